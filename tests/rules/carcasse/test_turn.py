"""The turn: turn over, continue or surface, incident, whose turn is next (CC-T…)."""

import pytest

from tablereef.games.carcasse.view import question
from tablereef.kernel.game import CHANCE
from tests.rules.carcasse.table import lay
from tests.rules.table import each


@pytest.mark.rule("CC-T1")
def test_a_turn_begins_with_a_card_and_not_with_a_choice() -> None:
    t = lay(pile="key-4 siren-9 map-3", rest="graveyard", active=1)
    assert t.to_move == CHANCE
    assert t.offers() == []
    assert t.odds() == each("turn card", "map-3 key-4 siren-9")


@pytest.mark.rule("CC-T1")
def test_the_first_card_is_placed_in_the_exploration() -> None:
    t = lay(active=1)
    t.turn_over("key-4")
    assert t.told() == ["turned seat=1 card=key-4"]
    assert t == lay("key-4", active=1)


@pytest.mark.rule("CC-T1")
def test_with_the_first_card_the_question_says_that_nobody_asked_for_it() -> None:
    t = lay()
    t.turn_over("key-4")
    assert question(t.s).key == "question-first_card"
    t.play("continue")
    t.turn_over("siren-9")
    assert question(t.s).key == "question-deciding"


@pytest.mark.rule("CC-T1")
def test_the_next_card_is_placed_at_the_end_of_the_exploration() -> None:
    t = lay("siren-9 key-4")
    t.play("continue")
    assert t.to_move == CHANCE
    t.turn_over("anchor-2")
    assert t.row == "siren-9 key-4 anchor-2"
    assert t.told() == ["turned seat=0 card=anchor-2"]
    assert t == lay("siren-9 key-4 anchor-2")


@pytest.mark.rule("CC-T1")
def test_a_card_turned_over_has_left_the_pile() -> None:
    t = lay(pile="siren-9 siren-8 key-4", rest="graveyard")
    t.turn_over("siren-9")
    t.play("continue")
    assert t.s.pile_size == 2
    assert t.odds() == each("turn card", "key-4 siren-8")


@pytest.mark.rule("CC-T1")
def test_the_effect_is_applied_at_once_before_the_player_decides() -> None:
    t = lay("siren-9", holds=["", "key-2"])
    t.play("continue")
    t.turn_over("knife-4")
    assert t.row == "siren-9 knife-4"
    assert t.offers() == ["cut seat=1 family=key"]


@pytest.mark.rule("CC-T2")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_when_all_effects_are_done_the_active_player_may_continue_or_surface(seat: int) -> None:
    t = lay("key-3", holds=["", "", "", ""], active=seat)
    t.play("continue")
    t.turn_over("siren-5")
    assert t.to_move == seat
    assert t.asks() == "deciding"
    assert t.offers() == ["continue", "surface"]


@pytest.mark.rule("CC-T2")
def test_continue_turns_over_exactly_one_card_and_asks_again() -> None:
    t = lay("siren-5")
    t.play("continue")
    t.turn_over("key-3")
    assert t.to_move == 0
    assert t.offers() == ["continue", "surface"]


@pytest.mark.rule("CC-T2")
def test_the_player_decides_only_after_nested_effects() -> None:
    t = lay(holds=["map-5 siren-4", "harpoon-6 siren-9"], graveyard="harpoon-3 siren-5")
    t.turn_over("net-3")
    assert t.offers() == ["haul family=map", "haul family=siren"]
    t.play("haul family=map")
    t.look("siren-5 harpoon-3")
    assert t.offers() == ["dig card=harpoon-3", "dig card=siren-5"]
    t.play("dig card=harpoon-3")
    assert t.offers() == ["spear seat=1 family=harpoon"]
    t.play("spear seat=1 family=harpoon")
    assert t.told() == [
        "turned seat=0 card=net-3",
        "netted seat=0 card=map-5",
        "sifted seat=0 card=siren-5",
        "sifted seat=0 card=harpoon-3",
        "dug seat=0 card=harpoon-3",
        "harpooned seat=0 victim=1 card=harpoon-6",
        "incident seat=0 card=harpoon-6",
        "lost seat=0 card=net-3",
        "lost seat=0 card=map-5",
        "lost seat=0 card=harpoon-3",
        "lost seat=0 card=harpoon-6",
    ]
    graveyard = "net-3 map-5 harpoon-3 harpoon-6 siren-5"
    assert t == lay(holds=["siren-4", "siren-9"], graveyard=graveyard, active=1)


@pytest.mark.rule("CC-T2", "CC-T4")
def test_effects_bring_effects_one_after_the_other_until_none_is_left() -> None:
    t = lay(holds=["map-5 siren-4", "knife-6 siren-9"], graveyard="harpoon-3")
    t.turn_over("net-3")
    t.play("haul family=map")
    t.look("harpoon-3")
    t.play("dig card=harpoon-3")
    t.play("spear seat=1 family=knife")
    assert t.offers() == ["cut seat=1 family=siren"]
    t.play("cut seat=1 family=siren")
    row = "net-3 map-5 harpoon-3 knife-6"
    assert t == lay(row, netted="map-5", holds=["siren-4", ""], graveyard="siren-9")
    assert t.offers() == ["continue", "surface"]


@pytest.mark.rule("CC-T3")
def test_a_family_already_in_the_exploration_is_an_incident_and_all_goes_to_the_graveyard() -> None:
    t = lay("siren-9 key-4", holds=["map-7", "net-7"], graveyard="map-2")
    t.play("continue")
    t.turn_over("siren-4")
    assert t.told() == [
        "turned seat=0 card=siren-4",
        "incident seat=0 card=siren-4",
        "lost seat=0 card=siren-9",
        "lost seat=0 card=key-4",
        "lost seat=0 card=siren-4",
    ]
    assert t.hold(0) == "map-7"
    assert t.graveyard == "map-2 key-4 siren-4 siren-9"
    assert t.s.graveyard_size == 4
    assert t == lay(holds=["map-7", "net-7"], graveyard="map-2 siren-9 key-4 siren-4", active=1)


@pytest.mark.rule("CC-T3")
def test_every_family_can_cause_an_incident() -> None:
    families = ["anchor", "squid", "map", "key", "chest", "knife", "drone", "net", "harpoon"]
    for family in families:
        t = lay(f"{family}-2")
        t.play("continue")
        t.turn_over(f"{family}-7")
        assert t == lay(graveyard=f"{family}-2 {family}-7", active=1)


@pytest.mark.rule("CC-T3")
def test_the_last_card_of_a_long_exploration_is_compared_like_the_first() -> None:
    t = lay("siren-9 key-4 chest-4 drone-3 harpoon-3")
    t.play("continue")
    t.turn_over("harpoon-4")
    assert t == lay(graveyard="siren-9 key-4 chest-4 drone-3 harpoon-3 harpoon-4", active=1)


@pytest.mark.rule("CC-T3")
def test_the_card_of_the_incident_does_not_act() -> None:
    t = lay("knife-2", holds=["", "siren-9"])
    t.play("continue")
    t.turn_over("knife-7")
    assert t == lay(holds=["", "siren-9"], graveyard="knife-2 knife-7", active=1)


@pytest.mark.rule("CC-T3")
def test_the_next_exploration_starts_without_the_families_of_the_last() -> None:
    t = lay("siren-9")
    t.play("continue")
    t.turn_over("siren-4")
    t.turn_over("siren-5")
    assert t == lay("siren-5", graveyard="siren-4 siren-9", active=1)


@pytest.mark.rule("CC-T4")
def test_a_card_from_the_graveyard_acts_and_is_checked() -> None:
    t = lay(holds=["siren-4", "key-7"], graveyard="knife-2 map-2")
    t.turn_over("map-3")
    t.look("map-2 knife-2")
    t.play("dig card=knife-2")
    assert t.offers() == ["cut seat=1 family=key"]

    t = lay(holds=["siren-4", "key-7"], graveyard="knife-2 map-2")
    t.turn_over("map-3")
    t.look("map-2 knife-2")
    t.play("dig card=map-2")
    assert t == lay(holds=["siren-4", "key-7"], graveyard="knife-2 map-2 map-3", active=1)


@pytest.mark.rule("CC-T4")
def test_a_card_from_the_own_hold_acts_and_is_checked() -> None:
    t = lay(holds=["knife-2 net-2", "key-7"])
    t.turn_over("net-3")
    t.play("haul family=knife")
    assert t.offers() == ["cut seat=1 family=key"]

    t = lay(holds=["knife-2 net-2", "key-7"])
    t.turn_over("net-3")
    t.play("haul family=net")
    assert t == lay(holds=["knife-2", "key-7"], graveyard="net-2 net-3", active=1)


@pytest.mark.rule("CC-T4")
def test_a_card_from_another_hold_acts_and_is_checked() -> None:
    t = lay(holds=["", "knife-2 harpoon-2"])
    t.turn_over("harpoon-3")
    t.play("spear seat=1 family=knife")
    assert t.offers() == ["cut seat=1 family=harpoon"]

    t = lay(holds=["", "knife-2 harpoon-2"])
    t.turn_over("harpoon-3")
    t.play("spear seat=1 family=harpoon")
    assert t == lay(holds=["", "knife-2"], graveyard="harpoon-2 harpoon-3", active=1)


@pytest.mark.rule("CC-T4")
def test_key_and_chest_do_nothing_when_placed() -> None:
    t = lay(graveyard="siren-4", holds=["siren-5", "siren-6"])
    t.turn_over("key-3")
    t.play("continue")
    t.turn_over("chest-3")
    assert t.told() == ["turned seat=0 card=key-3", "turned seat=0 card=chest-3"]
    assert t == lay("key-3 chest-3", graveyard="siren-4", holds=["siren-5", "siren-6"])


@pytest.mark.rule("CC-T5")
def test_who_surfaces_takes_all_cards_of_the_exploration_into_the_hold() -> None:
    t = lay("siren-9 anchor-4 key-2", holds=["siren-4 map-7", "net-7"], graveyard="map-2")
    t.play("surface")
    assert t.told() == [
        "surfaced seat=0",
        "collected seat=0 card=siren-9",
        "collected seat=0 card=anchor-4",
        "collected seat=0 card=key-2",
    ]
    assert t.hold(0) == "anchor-4 map-7 key-2 siren-4 siren-9"
    assert t == lay(holds=["siren-9 anchor-4 key-2 siren-4 map-7", "net-7"], graveyard="map-2", active=1)


@pytest.mark.rule("CC-T5")
def test_an_exploration_of_all_ten_families_can_be_brought_up() -> None:
    row = "anchor-2 squid-3 map-4 key-5 chest-6 knife-7 drone-2 net-3 harpoon-4"
    t = lay(row)
    t.play("continue")
    t.turn_over("siren-9")
    assert t == lay(f"{row} siren-9")
    t.play("surface")
    assert t == lay(holds=[f"{row} siren-9", ""], active=1)


@pytest.mark.rule("CC-T6")
@pytest.mark.parametrize(
    ("seats", "seat", "left"),
    [(2, 0, 1), (2, 1, 0), (3, 0, 1), (3, 1, 2), (3, 2, 0), (4, 0, 1), (4, 2, 3), (4, 3, 0)],
)
def test_after_surfacing_and_after_an_incident_the_player_to_the_left_plays(seats: int, seat: int, left: int) -> None:
    holds = [""] * seats
    t = lay("siren-9", holds=holds, active=seat)
    t.play("surface")
    assert t == lay(holds=[*holds[:seat], "siren-9", *holds[seat + 1 :]], active=left)
    t.turn_over("key-3")
    assert t.to_move == left

    t = lay("siren-9", holds=holds, active=seat)
    t.play("continue")
    t.turn_over("siren-8")
    assert t == lay(holds=holds, graveyard="siren-8 siren-9", active=left)
    t.turn_over("key-3")
    assert t.to_move == left


@pytest.mark.rule("CC-T7")
@pytest.mark.parametrize(
    ("card", "offer"),
    [
        ("knife-3", "cut seat=1 family=key"),
        ("harpoon-3", "spear seat=1 family=key"),
        ("net-3", "haul family=siren"),
    ],
)
def test_effects_are_never_optional(card: str, offer: str) -> None:
    t = lay(holds=["siren-4", "key-7"])
    t.turn_over(card)
    assert t.offers() == [offer]


@pytest.mark.rule("CC-T7")
def test_looking_is_never_optional() -> None:
    t = lay(graveyard="siren-5")
    t.turn_over("map-3")
    assert t.odds() == {"sift card=siren-5": 1}
    t.look("siren-5")
    assert t.offers() == ["dig card=siren-5"]

    t = lay(pile="drone-3 siren-9", rest="graveyard")
    t.turn_over("drone-3")
    assert t.odds() == {"peek card=siren-9": 1}


@pytest.mark.rule("CC-T7")
@pytest.mark.parametrize("family", ["knife", "net", "harpoon", "map"])
def test_an_effect_without_an_object_is_ignored(family: str) -> None:
    t = lay(active=1)
    t.turn_over(f"{family}-3")
    assert t.told() == [f"turned seat=1 card={family}-3", f"ignored seat=1 family={family}"]
    assert t == lay(f"{family}-3", active=1)


@pytest.mark.rule("CC-T7")
def test_a_drone_over_an_empty_pile_is_ignored() -> None:
    t = lay(pile="drone-3", rest="graveyard", active=1)
    t.turn_over("drone-3")
    assert t.told() == ["turned seat=1 card=drone-3", "ignored seat=1 family=drone"]
    assert t == lay("drone-3", rest="graveyard", active=1)


@pytest.mark.rule("CC-T1", "CC-D12", "CC-D13", "CC-D16")
@pytest.mark.parametrize(
    ("divers", "gone"),
    [(("fisher", ""), "squid-3"), (("charming_singer", ""), "siren-9"), (("", "parrying_harpooner"), "harpoon-4")],
)
def test_no_card_comes_by_itself_after_one_that_is_gone(divers: tuple[str, str], gone: str) -> None:
    t = lay(divers=divers)
    t.turn_over(gone)
    t.play("continue")
    t.turn_over("key-4")
    assert t.row == "key-4"
    assert question(t.s).key == "question-deciding"
