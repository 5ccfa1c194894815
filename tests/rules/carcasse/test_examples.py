"""The worked examples of the ledger, one test each."""

import pytest

from tablereef.kernel.game import CHANCE, OVER
from tests.rules.carcasse.table import lay
from tests.rules.table import each


@pytest.mark.rule("CC-F2")
def test_example_1_net_and_siren_pay_the_squid_that_a_map_placed() -> None:
    t = lay(holds=["siren-4 siren-7", ""], graveyard="squid-5")
    t.turn_over("map-3")
    t.look("squid-5")
    t.play("dig card=squid-5")
    assert t == lay("map-3 squid-5", holds=["siren-4 siren-7", ""], debt=2)
    t.turn_over("net-6")
    t.play("haul family=siren")
    assert t.told() == [
        "turned seat=0 card=map-3",
        "sifted seat=0 card=squid-5",
        "dug seat=0 card=squid-5",
        "indebted seat=0 number=2",
        "turned seat=0 card=net-6",
        "netted seat=0 card=siren-7",
    ]
    assert t == lay("map-3 squid-5 net-6 siren-7", netted="siren-7", holds=["siren-4", ""])
    assert t.offers() == ["continue", "surface"]


@pytest.mark.rule("CC-F7", "CC-F1")
def test_example_2_key_and_chest_before_the_anchor_are_saved_and_bring_a_bonus() -> None:
    t = lay("key-4 chest-3 anchor-6 knife-3", graveyard="siren-4 siren-5 map-2")
    t.play("continue")
    t.turn_over("key-7")
    assert t.to_move == CHANCE
    assert t.odds() == each("gain card", "map-2 siren-4 siren-5")
    t.gain("siren-5")
    assert t.odds() == each("gain card", "map-2 siren-4")
    t.gain("map-2")
    assert t.told() == [
        "turned seat=0 card=key-7",
        "incident seat=0 card=key-7",
        "collected seat=0 card=key-4",
        "collected seat=0 card=chest-3",
        "gained seat=0 card=siren-5",
        "gained seat=0 card=map-2",
        "lost seat=0 card=anchor-6",
        "lost seat=0 card=knife-3",
        "lost seat=0 card=key-7",
    ]
    graveyard = "siren-4 anchor-6 knife-3 key-7"
    assert t == lay(holds=["key-4 chest-3 siren-5 map-2", ""], graveyard=graveyard, active=1)


@pytest.mark.rule("CC-F6")
def test_example_3_three_cards_and_the_two_of_the_graveyard_enter_the_hold() -> None:
    t = lay("key-4 chest-3 siren-8", graveyard="net-2 map-2")
    t.play("surface")
    t.gain("map-2 net-2")
    assert t.told() == [
        "surfaced seat=0",
        "collected seat=0 card=key-4",
        "collected seat=0 card=chest-3",
        "collected seat=0 card=siren-8",
        "gained seat=0 card=map-2",
        "gained seat=0 card=net-2",
    ]
    assert t == lay(holds=["key-4 chest-3 siren-8 map-2 net-2", ""], active=1)


@pytest.mark.rule("CC-F12")
def test_example_4_a_harpoon_is_ignored_when_the_player_owns_every_family_of_the_opponents() -> None:
    holds = ["siren-4 key-2 map-2", "siren-9 key-7", "map-7"]
    t = lay(holds=holds)
    t.turn_over("harpoon-5")
    assert t.told() == ["turned seat=0 card=harpoon-5", "ignored seat=0 family=harpoon"]
    assert t == lay("harpoon-5", holds=holds)
    assert t.offers() == ["continue", "surface"]


@pytest.mark.rule("CC-E1", "CC-F9")
def test_example_5_a_card_that_the_drone_leaves_on_top_is_the_next_players_last_one() -> None:
    t = lay(pile="drone-4 siren-9", rest="graveyard")
    t.turn_over("drone-4")
    t.look("siren-9")
    t.play("surface")
    assert t.to_move == CHANCE
    assert t == lay(holds=["drone-4", ""], top={"siren-9": [0]}, rest="graveyard", active=1)
    t.turn_over("siren-9")
    assert t.offers() == ["surface"]
    t.play("surface")
    assert t.told()[-3:] == ["surfaced seat=1", "collected seat=1 card=siren-9", "ended"]
    assert t == lay(holds=["drone-4", "siren-9"], rest="graveyard", active=1)
    assert t.to_move == OVER


@pytest.mark.rule("CC-E2", "CC-E3")
def test_example_6_the_highest_card_of_each_family_counts() -> None:
    t = lay(holds=["anchor-2 anchor-5 siren-9 siren-4 map-7", ""], rest="graveyard")
    outcome = t.outcome()
    assert outcome.points == (21, 0)
    assert outcome.parts == ({"anchor": 5, "map": 7, "siren": 9}, {})
    assert t.s.hold[0].n == 5
    assert outcome.places == (1, 2)


@pytest.mark.rule("CC-F4", "CC-E1")
def test_example_7_the_debt_of_a_squid_that_is_the_last_card_is_cancelled() -> None:
    t = lay("key-4", pile="squid-6", rest="graveyard")
    t.play("continue")
    t.turn_over("squid-6")
    assert t == lay("key-4 squid-6", rest="graveyard")
    assert t.offers() == ["surface"]
    t.play("surface")
    assert t.told() == [
        "turned seat=0 card=squid-6",
        "indebted seat=0 number=2",
        "released seat=0",
        "surfaced seat=0",
        "collected seat=0 card=key-4",
        "collected seat=0 card=squid-6",
        "ended",
    ]
    assert t == lay(holds=["key-4 squid-6", ""], rest="graveyard")
    assert t.to_move == OVER
