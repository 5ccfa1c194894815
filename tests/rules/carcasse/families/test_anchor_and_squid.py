"""The anchor saves; the squid wants two more cards."""

import pytest

from tablereef.kernel.game import CHANCE
from tablereef.kernel.story import SPECTATOR
from tablereef.kernel.words import Words
from tests.rules.carcasse.table import lay

# — anchor —


@pytest.mark.rule("CC-F1")
def test_the_anchor_saves_what_came_before_it() -> None:
    t = lay("siren-9 map-4 anchor-6 knife-3", holds=["siren-4", "net-7"], graveyard="key-2")
    t.play("continue")
    t.turn_over("siren-5")
    assert t.told() == [
        "turned seat=0 card=siren-5",
        "incident seat=0 card=siren-5",
        "collected seat=0 card=siren-9",
        "collected seat=0 card=map-4",
        "lost seat=0 card=anchor-6",
        "lost seat=0 card=knife-3",
        "lost seat=0 card=siren-5",
    ]
    graveyard = "key-2 anchor-6 knife-3 siren-5"
    assert t == lay(holds=["siren-4 siren-9 map-4", "net-7"], graveyard=graveyard, active=1)


@pytest.mark.rule("CC-F1")
def test_an_anchor_in_the_first_place_saves_nothing() -> None:
    t = lay("anchor-6 siren-9", active=1)
    t.play("continue")
    t.turn_over("siren-5")
    assert t == lay(graveyard="anchor-6 siren-9 siren-5")


@pytest.mark.rule("CC-F1")
def test_an_anchor_in_the_last_place_saves_all_but_itself() -> None:
    t = lay("siren-9 key-4 drone-2 anchor-6")
    t.play("continue")
    t.turn_over("drone-5")
    assert t == lay(holds=["siren-9 key-4 drone-2", ""], graveyard="anchor-6 drone-5", active=1)


@pytest.mark.rule("CC-F1")
def test_a_second_anchor_causes_an_incident_in_which_the_first_one_saves() -> None:
    t = lay("siren-9 anchor-6 key-4")
    t.play("continue")
    t.turn_over("anchor-2")
    assert t == lay(holds=["siren-9", ""], graveyard="anchor-6 key-4 anchor-2", active=1)


@pytest.mark.rule("CC-F1")
def test_the_anchor_does_nothing_when_the_player_surfaces() -> None:
    t = lay("siren-9 anchor-6 key-4")
    t.play("surface")
    assert t == lay(holds=["siren-9 anchor-6 key-4", ""], active=1)


# — squid —


@pytest.mark.rule("CC-F2")
def test_the_squid_forces_two_more_cards_before_the_player_may_surface() -> None:
    t = lay("siren-9", active=1)
    t.play("continue")
    t.turn_over("squid-4")
    assert t.told() == ["turned seat=1 card=squid-4", "indebted seat=1 number=2"]
    assert t == lay("siren-9 squid-4", debt=2, active=1)
    assert t.to_move == CHANCE
    t.turn_over("key-3")
    assert t == lay("siren-9 squid-4 key-3", debt=1, active=1)
    assert t.to_move == CHANCE
    t.turn_over("chest-3")
    assert t == lay("siren-9 squid-4 key-3 chest-3", active=1)
    assert t.to_move == 1
    assert t.offers() == ["continue", "surface"]


@pytest.mark.rule("CC-F2")
def test_everyone_sees_how_many_cards_the_squid_still_wants() -> None:
    t = lay("squid-4", debt=2)
    assert [t.view(seat).notes for seat in (0, 1, SPECTATOR)] == [(Words("note-debt", {"number": 2}),)] * 3
    assert lay("siren-9").view(0).notes == ()


@pytest.mark.rule("CC-F2")
def test_a_second_squid_is_an_incident_and_its_debt_dies_with_the_turn() -> None:
    t = lay("squid-4", debt=2)
    t.turn_over("squid-3")
    assert t.told() == [
        "turned seat=0 card=squid-3",
        "incident seat=0 card=squid-3",
        "lost seat=0 card=squid-4",
        "lost seat=0 card=squid-3",
    ]
    assert t == lay(graveyard="squid-3 squid-4", active=1)
    t.turn_over("siren-4")
    assert t.offers() == ["continue", "surface"]


@pytest.mark.rule("CC-F2")
def test_a_net_and_its_card_pay_the_squid() -> None:
    t = lay("squid-4", holds=["siren-7", ""], debt=2)
    t.turn_over("net-3")
    assert t.s.debt == 1
    assert t.offers() == ["haul family=siren"]
    t.play("haul family=siren")
    assert t == lay("squid-4 net-3 siren-7", netted="siren-7")


@pytest.mark.rule("CC-F2")
def test_a_harpoon_and_its_card_pay_the_squid() -> None:
    t = lay("squid-4", holds=["", "siren-7"], debt=2)
    t.turn_over("harpoon-3")
    t.play("spear seat=1 family=siren")
    assert t == lay("squid-4 harpoon-3 siren-7")


@pytest.mark.rule("CC-F2")
def test_a_map_and_its_card_pay_the_squid() -> None:
    t = lay("squid-4", graveyard="siren-7", debt=2)
    t.turn_over("map-3")
    t.look("siren-7")
    t.play("dig card=siren-7")
    assert t == lay("squid-4 map-3 siren-7")


@pytest.mark.rule("CC-F2")
def test_a_knife_pays_one_card_only_for_nothing_is_placed_by_it() -> None:
    t = lay("squid-4", holds=["", "siren-7"], debt=2)
    t.turn_over("knife-3")
    t.play("cut seat=1 family=siren")
    assert t == lay("squid-4 knife-3", graveyard="siren-7", debt=1)


@pytest.mark.rule("CC-F2")
def test_a_net_that_pays_the_last_card_still_acts_and_overpays_nothing() -> None:
    t = lay("squid-4 key-3", holds=["siren-7", ""], debt=1)
    t.turn_over("net-3")
    t.play("haul family=siren")
    assert t == lay("squid-4 key-3 net-3 siren-7", netted="siren-7")
    assert t.s.debt == 0


@pytest.mark.rule("CC-F2")
def test_a_squid_brought_by_a_net_is_not_paid_by_that_net() -> None:
    t = lay(holds=["squid-7", ""])
    t.turn_over("net-3")
    t.play("haul family=squid")
    assert t.told() == [
        "turned seat=0 card=net-3",
        "netted seat=0 card=squid-7",
        "indebted seat=0 number=2",
    ]
    assert t == lay("net-3 squid-7", netted="squid-7", debt=2)


@pytest.mark.rule("CC-F2")
def test_an_incident_can_strike_while_the_debt_is_open_and_the_anchor_still_saves() -> None:
    t = lay("siren-9 anchor-3 squid-4", debt=2)
    t.turn_over("siren-4")
    assert t == lay(holds=["siren-9", ""], graveyard="anchor-3 squid-4 siren-4", active=1)


@pytest.mark.rule("CC-F2")
def test_effects_are_finished_before_the_next_forced_card_comes() -> None:
    t = lay("squid-4", holds=["", "siren-7 key-2"], debt=2)
    t.turn_over("knife-3")
    assert t.to_move == 0
    assert t.offers() == ["cut seat=1 family=key", "cut seat=1 family=siren"]


@pytest.mark.rule("CC-F3")
@pytest.mark.parametrize("family", ["net", "harpoon", "map"])
def test_an_ignored_effect_placed_no_second_card_so_another_must_be_turned_over(family: str) -> None:
    t = lay("squid-4", debt=2)
    t.turn_over(f"{family}-3")
    assert t.told() == [f"turned seat=0 card={family}-3", f"ignored seat=0 family={family}"]
    assert t == lay(f"squid-4 {family}-3", debt=1)
    assert t.to_move == CHANCE
    t.turn_over("siren-4")
    assert t == lay(f"squid-4 {family}-3 siren-4")


@pytest.mark.rule("CC-F4")
def test_with_an_empty_pile_the_rest_of_the_debt_is_cancelled() -> None:
    t = lay("squid-4", pile="siren-4", rest="graveyard", debt=2)
    t.turn_over("siren-4")
    assert t.told() == ["turned seat=0 card=siren-4", "released seat=0"]
    assert t == lay("squid-4 siren-4", rest="graveyard")
    assert t.s.debt == 0
    assert t.offers() == ["surface"]


@pytest.mark.rule("CC-F4")
def test_the_debt_is_cancelled_only_when_all_effects_are_done() -> None:
    t = lay("squid-4", holds=["key-3", ""], pile="net-3", rest="graveyard", debt=2)
    t.turn_over("net-3")
    assert t.offers() == ["haul family=key"]
    t.play("haul family=key")
    assert t.told() == ["turned seat=0 card=net-3", "netted seat=0 card=key-3"]
    assert t == lay("squid-4 net-3 key-3", netted="key-3", rest="graveyard")


@pytest.mark.rule("CC-F4")
def test_a_debt_that_is_paid_by_the_last_card_is_not_cancelled() -> None:
    t = lay("squid-4 key-3", pile="siren-4", rest="graveyard", debt=1)
    t.turn_over("siren-4")
    assert t.told() == ["turned seat=0 card=siren-4"]


@pytest.mark.rule("CC-F4")
def test_with_one_card_left_in_the_pile_the_debt_stands() -> None:
    t = lay("squid-4", pile="siren-4 key-3", rest="graveyard", debt=2)
    t.turn_over("siren-4")
    assert t.told() == ["turned seat=0 card=siren-4"]
    assert t == lay("squid-4 siren-4", pile="key-3", rest="graveyard", debt=1)
