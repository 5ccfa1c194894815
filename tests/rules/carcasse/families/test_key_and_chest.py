"""Key and chest together double the haul."""

import pytest

from tablereef.kernel.game import CHANCE
from tests.rules.carcasse.table import lay
from tests.rules.table import each


@pytest.mark.rule("CC-F6")
def test_key_and_chest_bring_as_many_cards_of_the_graveyard_as_the_exploration_holds() -> None:
    t = lay("key-4 siren-9 chest-3", holds=["net-7", "map-7"], graveyard="key-2 chest-2 siren-4 map-2 knife-2")
    t.play("surface")
    assert t.to_move == CHANCE
    assert t.asks() == "bonus"
    assert t.due() == ["bonus 3", "turn_end 1"]
    assert t.odds() == each("gain card", "map-2 key-2 chest-2 knife-2 siren-4")
    t.gain("knife-2")
    assert t.odds() == each("gain card", "map-2 key-2 chest-2 siren-4")
    t.gain("map-2")
    assert t.odds() == each("gain card", "key-2 chest-2 siren-4")
    t.gain("siren-4")
    assert t.told() == [
        "surfaced seat=0",
        "collected seat=0 card=key-4",
        "collected seat=0 card=siren-9",
        "collected seat=0 card=chest-3",
        "gained seat=0 card=knife-2",
        "gained seat=0 card=map-2",
        "gained seat=0 card=siren-4",
    ]
    hold = "net-7 key-4 siren-9 chest-3 knife-2 map-2 siren-4"
    assert t == lay(holds=[hold, "map-7"], graveyard="key-2 chest-2", active=1)


@pytest.mark.rule("CC-F6")
def test_a_graveyard_with_just_as_many_cards_is_emptied_by_the_bonus() -> None:
    t = lay("chest-3 key-4", graveyard="siren-4 siren-5")
    t.play("surface")
    t.gain("siren-5 siren-4")
    assert t == lay(holds=["chest-3 key-4 siren-4 siren-5", ""], active=1)


@pytest.mark.rule("CC-F6")
def test_a_graveyard_with_fewer_cards_gives_all_of_them() -> None:
    t = lay("chest-3 key-4 map-7", graveyard="siren-4", holds=["", "", ""], active=2)
    t.play("surface")
    t.gain("siren-4")
    assert t == lay(holds=["", "", "chest-3 key-4 map-7 siren-4"])


@pytest.mark.rule("CC-F6")
def test_an_empty_graveyard_gives_no_bonus() -> None:
    t = lay("chest-3 key-4")
    t.play("surface")
    assert t == lay(holds=["chest-3 key-4", ""], active=1)


@pytest.mark.rule("CC-F6")
@pytest.mark.parametrize("half", ["key-4", "chest-4"])
def test_a_key_without_a_chest_and_a_chest_without_a_key_bring_nothing(half: str) -> None:
    t = lay(f"{half} siren-9", graveyard="siren-4")
    t.play("surface")
    assert t == lay(holds=[f"{half} siren-9", ""], graveyard="siren-4", active=1)


@pytest.mark.rule("CC-F6")
@pytest.mark.parametrize(("half", "other"), [("key-4", "chest-4"), ("chest-4", "key-4")])
def test_a_key_or_a_chest_that_lay_in_the_hold_does_not_count(half: str, other: str) -> None:
    t = lay(f"{half} siren-9", holds=[other, ""], graveyard="siren-4")
    t.play("surface")
    assert t == lay(holds=[f"{other} {half} siren-9", ""], graveyard="siren-4", active=1)


@pytest.mark.rule("CC-F6")
def test_bonus_cards_have_no_effect_and_bring_no_further_bonus() -> None:
    t = lay("key-4 chest-3", holds=["net-7", "siren-7"], graveyard="key-2 chest-2 squid-2 map-2")
    t.play("surface")
    t.gain("key-2 chest-2")
    assert t == lay(
        holds=["net-7 key-4 chest-3 key-2 chest-2", "siren-7"],
        graveyard="squid-2 map-2",
        active=1,
    )

    t = lay("key-4 chest-3", holds=["net-7", "siren-7"], graveyard="key-2 chest-2 squid-2 knife-2")
    t.play("surface")
    t.gain("squid-2 knife-2")
    assert t == lay(
        holds=["net-7 key-4 chest-3 squid-2 knife-2", "siren-7"],
        graveyard="key-2 chest-2",
        active=1,
    )


@pytest.mark.rule("CC-F7")
def test_key_and_chest_saved_from_an_incident_bring_as_many_cards_as_were_saved() -> None:
    t = lay("key-4 siren-9 chest-3 anchor-6 map-4", graveyard="siren-4 siren-5 siren-6 siren-7")
    t.play("continue")
    t.turn_over("map-5")
    assert t.odds() == each("gain card", "siren-4 siren-5 siren-6 siren-7")
    t.gain("siren-4 siren-5 siren-7")
    assert t == lay(
        holds=["key-4 siren-9 chest-3 siren-4 siren-5 siren-7", ""],
        graveyard="siren-6 anchor-6 map-4 map-5",
        active=1,
    )


@pytest.mark.rule("CC-F7")
def test_the_bonus_is_drawn_before_the_lost_cards_go_anywhere() -> None:
    t = lay("key-4 chest-3 anchor-6", graveyard="siren-4")
    t.play("continue")
    t.turn_over("key-7")
    assert t.odds() == {"gain card=siren-4": 1}
    assert t.row == "anchor-6"
    assert t.due() == ["bonus 1", "losing 1", "turn_end 1"]
    t.gain("siren-4")
    assert t.told()[-3:] == ["gained seat=0 card=siren-4", "lost seat=0 card=anchor-6", "lost seat=0 card=key-7"]
    assert t == lay(holds=["key-4 chest-3 siren-4", ""], graveyard="anchor-6 key-7", active=1)


@pytest.mark.rule("CC-F7")
def test_the_lost_cards_themselves_are_no_bonus() -> None:
    t = lay("key-4 chest-3 anchor-6")
    t.play("continue")
    t.turn_over("key-7")
    assert t == lay(holds=["key-4 chest-3", ""], graveyard="anchor-6 key-7", active=1)


@pytest.mark.rule("CC-F7")
@pytest.mark.parametrize(("saved", "lost"), [("key-4", "chest-3"), ("chest-3", "key-4")])
def test_a_key_and_a_chest_on_either_side_of_the_anchor_bring_nothing(saved: str, lost: str) -> None:
    t = lay(f"{saved} anchor-6 {lost}", graveyard="siren-4")
    t.play("continue")
    t.turn_over("anchor-7")
    assert t == lay(holds=[saved, ""], graveyard=f"siren-4 anchor-6 {lost} anchor-7", active=1)
