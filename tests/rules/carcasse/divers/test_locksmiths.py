"""Plunderer and Hoarder: what key and chest bring them."""

import pytest

from tablereef.kernel.game import CHANCE
from tablereef.kernel.story import SPECTATOR
from tests.rules.carcasse.table import lay
from tests.rules.table import each


@pytest.mark.rule("CC-D7")
def test_the_plunderers_bonus_comes_at_random_from_the_whole_hold_of_a_chosen_opponent() -> None:
    divers = ("", "plunderer", "")
    t = lay(
        "key-4 siren-9 chest-3",
        holds=["siren-4 siren-7 map-2 net-3", "net-7", "key-2"],
        graveyard="knife-2 drone-2 map-3",
        divers=divers,
        active=1,
    )
    t.play("surface")
    assert t.to_move == 1
    assert t.asks() == "plundering"
    assert t.due() == ["plundering 1", "looting 3", "turn_end 1"]
    assert t.offers() == ["plunder seat=0", "plunder seat=2"]
    assert t.paths() == {"plunder seat=0": ("hold-0",), "plunder seat=2": ("hold-2",)}
    assert t.audience() == [0, 1, 2, SPECTATOR]
    t.play("plunder seat=0")
    assert t.to_move == CHANCE
    assert t.asks() == "looting"
    assert t.due() == ["looting 3", "turn_end 1"]
    assert t.odds() == each("loot card", "map-2 net-3 siren-4 siren-7")
    assert t.audience() == [0, 1, 2, SPECTATOR]
    t.loot("siren-4")
    assert t.odds() == each("loot card", "map-2 net-3 siren-7")
    t.loot("net-3")
    assert t.odds() == each("loot card", "map-2 siren-7")
    t.loot("map-2")
    assert t.told() == [
        "surfaced seat=1",
        "collected seat=1 card=key-4",
        "collected seat=1 card=siren-9",
        "collected seat=1 card=chest-3",
        "looted seat=1 victim=0 card=siren-4",
        "looted seat=1 victim=0 card=net-3",
        "looted seat=1 victim=0 card=map-2",
    ]
    holds = ["siren-7", "net-7 key-4 siren-9 chest-3 siren-4 net-3 map-2", "key-2"]
    assert t == lay(holds=holds, graveyard="knife-2 drone-2 map-3", divers=divers, active=2)


@pytest.mark.rule("CC-D7")
def test_a_plundered_hold_gives_no_more_than_it_has_even_where_another_has_more() -> None:
    t = lay("key-4 chest-3", holds=["", "siren-7", "map-2 net-3 squid-4"], divers=("plunderer", "", ""))
    t.play("surface")
    assert t.due() == ["plundering 1", "looting 2", "turn_end 1"]
    t.play("plunder seat=1")
    assert t.due() == ["looting 1", "turn_end 1"]
    t.loot("siren-7")
    assert t.asks() == "turning_over"


@pytest.mark.rule("CC-D7")
@pytest.mark.parametrize("hold", ["siren-7", "siren-7 net-2"])
def test_a_plundered_hold_with_fewer_or_just_as_many_cards_gives_all_of_them(hold: str) -> None:
    divers = ("plunderer", "")
    t = lay("key-4 chest-3", holds=["", hold], graveyard="map-2", divers=divers)
    t.play("surface")
    assert t.offers() == ["plunder seat=1"]
    t.play("plunder seat=1")
    t.loot(hold)
    assert t == lay(holds=[f"key-4 chest-3 {hold}", ""], graveyard="map-2", divers=divers, active=1)


@pytest.mark.rule("CC-D7")
def test_only_opponents_who_have_a_card_can_be_plundered() -> None:
    t = lay("key-4 chest-3", holds=["", "siren-4", "map-2", "siren-5"], divers=("", "", "plunderer", ""), active=2)
    t.play("surface")
    assert t.offers() == ["plunder seat=1", "plunder seat=3"]
    t = lay("key-4 chest-3", holds=["siren-4", "", "map-2"], divers=("", "", "plunderer"), active=2)
    t.play("surface")
    assert t.offers() == ["plunder seat=0"]
    t = lay("key-4 chest-3", holds=["siren-4", "", "map-2"], divers=("plunderer", "", ""))
    t.play("surface")
    assert t.offers() == ["plunder seat=2"]


@pytest.mark.rule("CC-D7")
def test_when_no_opponent_has_a_card_the_plunderer_gets_no_bonus_not_even_from_the_graveyard() -> None:
    divers = ("plunderer", "", "")
    t = lay("key-4 chest-3", holds=["siren-4", "", ""], graveyard="siren-5 siren-6", divers=divers)
    t.play("surface")
    holds = ["siren-4 key-4 chest-3", "", ""]
    assert t == lay(holds=holds, graveyard="siren-5 siren-6", divers=divers, active=1)


@pytest.mark.rule("CC-D7", "CC-F6")
def test_the_plunderer_needs_key_and_chest_and_what_is_plundered_does_nothing() -> None:
    divers = ("plunderer", "")
    t = lay("key-4 siren-9", holds=["chest-2", "siren-4"], divers=divers)
    t.play("surface")
    assert t == lay(holds=["chest-2 key-4 siren-9", "siren-4"], divers=divers, active=1)
    t = lay("key-4 chest-2", holds=["", "key-3 chest-3 squid-2"], divers=divers)
    t.play("surface")
    t.play("plunder seat=1")
    t.loot("chest-3 key-3")
    assert t == lay(holds=["key-4 chest-2 chest-3 key-3", "squid-2"], divers=divers, active=1)


@pytest.mark.rule("CC-D7", "CC-F7")
def test_the_plunderer_also_plunders_with_key_and_chest_saved_from_an_incident() -> None:
    divers = ("plunderer", "")
    t = lay("key-4 chest-3 anchor-5 map-3", holds=["", "siren-4 siren-5 net-2"], graveyard="map-2", divers=divers)
    t.play("continue")
    t.turn_over("map-4")
    assert t.due() == ["plundering 1", "looting 2", "losing 1", "turn_end 1"]
    t.play("plunder seat=1")
    t.loot("net-2 siren-5")
    assert t.told()[-5:] == [
        "looted seat=0 victim=1 card=net-2",
        "looted seat=0 victim=1 card=siren-5",
        "lost seat=0 card=anchor-5",
        "lost seat=0 card=map-3",
        "lost seat=0 card=map-4",
    ]
    holds = ["key-4 chest-3 net-2 siren-5", "siren-4"]
    assert t == lay(holds=holds, graveyard="map-2 anchor-5 map-3 map-4", divers=divers, active=1)


@pytest.mark.rule("CC-D7")
def test_an_opponents_plunderer_leaves_the_bonus_in_the_graveyard() -> None:
    divers = ("", "plunderer")
    t = lay("key-4 chest-3", holds=["", "siren-4"], graveyard="map-2", divers=divers)
    t.play("surface")
    assert t.odds() == each("gain card", "map-2")


@pytest.mark.rule("CC-D8")
def test_the_hoarders_bonus_is_doubled() -> None:
    divers = ("hoarder", "")
    graveyard = "siren-4 siren-5 siren-6 map-2 net-2"
    t = lay("key-4 chest-3", holds=["", "siren-8"], graveyard=graveyard, divers=divers)
    t.play("surface")
    assert t.due() == ["bonus 4", "turn_end 1"]
    assert t.odds() == each("gain card", "map-2 net-2 siren-4 siren-5 siren-6")
    t.gain("siren-6 siren-4 map-2 net-2")
    holds = ["key-4 chest-3 siren-6 siren-4 map-2 net-2", "siren-8"]
    assert t == lay(holds=holds, graveyard="siren-5", divers=divers, active=1)


@pytest.mark.rule("CC-D8")
def test_three_collected_cards_bring_the_hoarder_six() -> None:
    graveyard = "siren-4 siren-5 siren-6 map-2 net-2 squid-2 drone-2"
    t = lay("key-4 chest-3 anchor-3", graveyard=graveyard, divers=("", "hoarder"), active=1)
    t.play("surface")
    assert t.due() == ["bonus 6", "turn_end 1"]


@pytest.mark.rule("CC-D8")
@pytest.mark.parametrize("graveyard", ["siren-4 siren-5 siren-6 map-2", "siren-4 siren-5 siren-6", "siren-4", ""])
def test_the_hoarder_gets_no_more_than_the_graveyard_has(graveyard: str) -> None:
    divers = ("hoarder", "")
    t = lay("key-4 chest-3", graveyard=graveyard, divers=divers)
    t.play("surface")
    t.gain(graveyard)
    assert t == lay(holds=[f"key-4 chest-3 {graveyard}", ""], divers=divers, active=1)


@pytest.mark.rule("CC-D8", "CC-F7")
def test_the_bonus_for_saved_cards_is_doubled_too() -> None:
    divers = ("hoarder", "")
    graveyard = "siren-4 siren-5 siren-6 map-2 net-2"
    t = lay("key-4 chest-3 anchor-5", graveyard=graveyard, divers=divers)
    t.play("continue")
    t.turn_over("anchor-6")
    assert t.due() == ["bonus 4", "losing 1", "turn_end 1"]
    t.gain("siren-4 siren-5 siren-6 map-2")
    holds = ["key-4 chest-3 siren-4 siren-5 siren-6 map-2", ""]
    assert t == lay(holds=holds, graveyard="net-2 anchor-5 anchor-6", divers=divers, active=1)


@pytest.mark.rule("CC-D8")
def test_without_a_bonus_nothing_is_doubled_nor_by_an_opponents_hoarder() -> None:
    t = lay("key-4 siren-9", graveyard="siren-4", divers=("hoarder", ""))
    t.play("surface")
    assert t == lay(holds=["key-4 siren-9", ""], graveyard="siren-4", divers=("hoarder", ""), active=1)
    t = lay("key-4 chest-3", graveyard="siren-4 siren-5 siren-6", divers=("", "hoarder"))
    t.play("surface")
    assert t.due() == ["bonus 2", "turn_end 1"]
