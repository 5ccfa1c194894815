"""The Trawlers and their nets."""

import pytest

from tablereef.kernel.game import CHANCE
from tests.rules.carcasse.table import lay

# — careful trawler —


@pytest.mark.rule("CC-D2")
def test_the_careful_trawler_saves_the_net_and_the_card_it_took() -> None:
    divers = ("careful_trawler", "")
    t = lay("map-3", holds=["siren-7 siren-4", "net-7"], graveyard="key-2", divers=divers)
    t.play("continue")
    t.turn_over("net-3")
    t.play("haul family=siren")
    t.play("continue")
    t.turn_over("key-4")
    t.play("continue")
    t.turn_over("map-4")
    assert t.told() == [
        "turned seat=0 card=net-3",
        "netted seat=0 card=siren-7",
        "turned seat=0 card=key-4",
        "turned seat=0 card=map-4",
        "incident seat=0 card=map-4",
        "collected seat=0 card=net-3",
        "collected seat=0 card=siren-7",
        "lost seat=0 card=map-3",
        "lost seat=0 card=key-4",
        "lost seat=0 card=map-4",
    ]
    holds = ["siren-4 siren-7 net-3", "net-7"]
    assert t == lay(holds=holds, graveyard="key-2 map-3 key-4 map-4", divers=divers, active=1)


@pytest.mark.rule("CC-D2")
@pytest.mark.parametrize("net", ["net-2 key-4", "key-4 net-2"])
def test_the_careful_trawler_saves_a_net_that_brought_nothing(net: str) -> None:
    t = lay(net, holds=["", "siren-5"], divers=("careful_trawler", ""))
    t.play("continue")
    t.turn_over("key-7")
    holds = ["net-2", "siren-5"]
    assert t == lay(holds=holds, graveyard="key-4 key-7", divers=("careful_trawler", ""), active=1)


@pytest.mark.rule("CC-D2")
def test_the_careful_trawler_does_not_save_what_the_netted_card_brought_in_turn() -> None:
    divers = ("", "careful_trawler")
    t = lay(holds=["key-7", "harpoon-5 siren-4"], divers=divers, active=1)
    t.turn_over("net-3")
    t.play("haul family=harpoon")
    t.play("spear seat=0 family=key")
    assert t == lay("net-3 harpoon-5 key-7", netted="harpoon-5", holds=["", "siren-4"], divers=divers, active=1)
    t.play("continue")
    t.turn_over("key-3")
    assert t == lay(holds=["", "siren-4 net-3 harpoon-5"], graveyard="key-3 key-7", divers=divers)


@pytest.mark.rule("CC-D2", "CC-F1")
@pytest.mark.parametrize(
    ("row", "saved", "lost"),
    [
        ("siren-9 net-3 anchor-5 key-4", "siren-9 net-3 anchor-5", "key-4"),
        ("net-3 anchor-5 siren-9 key-4", "net-3 anchor-5", "siren-9 key-4"),
        ("siren-9 net-3 key-4", "net-3", "siren-9 key-4"),
    ],
)
def test_the_careful_trawler_saves_on_top_of_the_anchor_and_even_a_netted_anchor(
    row: str, saved: str, lost: str
) -> None:
    divers = ("careful_trawler", "")
    t = lay(row, netted="anchor-5" if "anchor-5" in row else "", divers=divers)
    t.play("continue")
    t.turn_over("siren-5")
    assert t == lay(holds=[saved, ""], graveyard=f"{lost} siren-5", divers=divers, active=1)


@pytest.mark.rule("CC-D2", "CC-F1")
def test_the_careful_trawler_loses_an_anchor_that_no_net_brought() -> None:
    divers = ("careful_trawler", "")
    t = lay("siren-9 anchor-5 key-4 net-3 drone-4", netted="drone-4", divers=divers)
    t.play("continue")
    t.turn_over("siren-5")
    holds = ["siren-9 net-3 drone-4", ""]
    assert t == lay(holds=holds, graveyard="anchor-5 key-4 siren-5", divers=divers, active=1)


@pytest.mark.rule("CC-D2", "CC-D18")
def test_a_netted_card_that_causes_the_incident_is_not_saved() -> None:
    divers = ("careful_trawler", "")
    t = lay("siren-9", holds=["siren-4", ""], divers=divers)
    t.play("continue")
    t.turn_over("net-3")
    t.play("haul family=siren")
    assert t.told()[-5:] == [
        "netted seat=0 card=siren-4",
        "incident seat=0 card=siren-4",
        "collected seat=0 card=net-3",
        "lost seat=0 card=siren-9",
        "lost seat=0 card=siren-4",
    ]
    assert t == lay(holds=["net-3", ""], graveyard="siren-4 siren-9", divers=divers, active=1)


@pytest.mark.rule("CC-D2")
def test_an_opponents_careful_trawler_saves_nothing() -> None:
    divers = ("", "careful_trawler")
    t = lay("net-3 drone-4 key-4", netted="drone-4", divers=divers)
    t.play("continue")
    t.turn_over("key-5")
    assert t == lay(graveyard="net-3 drone-4 key-4 key-5", divers=divers, active=1)


@pytest.mark.rule("CC-D2")
def test_what_a_net_brought_is_forgotten_with_the_turn() -> None:
    divers = ("careful_trawler", "")
    t = lay("net-3 siren-9", netted="siren-9", divers=divers)
    t.play("surface")
    assert t == lay(holds=["net-3 siren-9", ""], divers=divers, active=1)


@pytest.mark.rule("CC-D2", "CC-F7")
def test_a_netted_key_saved_with_a_chest_brings_as_many_cards_as_were_saved() -> None:
    divers = ("careful_trawler", "")
    row = "chest-3 anchor-5 map-3 net-3 key-4"
    t = lay(row, netted="key-4", graveyard="siren-4 siren-5 siren-6 siren-7", divers=divers)
    t.play("continue")
    t.turn_over("map-4")
    assert t.due() == ["bonus 3", "losing 1", "turn_end 1"]
    assert t.row == "anchor-5 map-3"
    t.gain("siren-7 siren-4 siren-5")
    holds = ["chest-3 net-3 key-4 siren-7 siren-4 siren-5", ""]
    assert t == lay(holds=holds, graveyard="siren-6 anchor-5 map-3 map-4", divers=divers, active=1)


# — greedy trawler —


@pytest.mark.rule("CC-D3")
def test_the_greedy_trawlers_net_brings_two_cards_one_after_the_other() -> None:
    divers = ("greedy_trawler", "")
    t = lay(holds=["siren-4 siren-7 key-3 drone-2", "map-7"], divers=divers)
    t.turn_over("net-3")
    assert t.due() == ["netting 2"]
    assert t.offers() == ["haul family=key", "haul family=drone", "haul family=siren"]
    t.play("haul family=siren")
    assert t.to_move == 0
    assert t.due() == ["netting 1"]
    assert t.offers() == ["haul family=key", "haul family=drone", "haul family=siren"]
    t.play("haul family=key")
    assert t.told() == ["turned seat=0 card=net-3", "netted seat=0 card=siren-7", "netted seat=0 card=key-3"]
    holds = ["siren-4 drone-2", "map-7"]
    assert t == lay("net-3 siren-7 key-3", netted="siren-7 key-3", holds=holds, divers=divers)
    assert t.offers() == ["continue", "surface"]


@pytest.mark.rule("CC-D3")
def test_with_one_card_in_the_hold_the_greedy_net_brings_just_that_one() -> None:
    t = lay(holds=["", "siren-4"], divers=("", "greedy_trawler"), active=1)
    t.turn_over("net-3")
    t.play("haul family=siren")
    assert t.told() == ["turned seat=1 card=net-3", "netted seat=1 card=siren-4"]
    assert t == lay("net-3 siren-4", netted="siren-4", divers=("", "greedy_trawler"), active=1)


@pytest.mark.rule("CC-D3")
def test_with_an_empty_hold_the_greedy_net_is_ignored() -> None:
    t = lay(holds=["", "siren-4"], divers=("greedy_trawler", ""))
    t.turn_over("net-3")
    assert t.told() == ["turned seat=0 card=net-3", "ignored seat=0 family=net"]
    assert t == lay("net-3", holds=["", "siren-4"], divers=("greedy_trawler", ""))


@pytest.mark.rule("CC-D3")
def test_an_incident_by_the_first_card_stops_the_greedy_net() -> None:
    divers = ("greedy_trawler", "")
    t = lay("siren-9", holds=["siren-4 key-3", ""], divers=divers)
    t.play("continue")
    t.turn_over("net-3")
    t.play("haul family=siren")
    assert t == lay(holds=["key-3", ""], graveyard="siren-4 siren-9 net-3", divers=divers, active=1)


@pytest.mark.rule("CC-D3")
def test_the_second_card_of_the_greedy_net_can_cause_an_incident() -> None:
    divers = ("greedy_trawler", "")
    t = lay(holds=["siren-4 siren-7", ""], divers=divers)
    t.turn_over("net-3")
    t.play("haul family=siren")
    assert t.offers() == ["haul family=siren"]
    t.play("haul family=siren")
    assert t.told()[1:] == [
        "netted seat=0 card=siren-7",
        "netted seat=0 card=siren-4",
        "incident seat=0 card=siren-4",
        "lost seat=0 card=net-3",
        "lost seat=0 card=siren-7",
        "lost seat=0 card=siren-4",
    ]
    assert t == lay(graveyard="net-3 siren-4 siren-7", divers=divers, active=1)


@pytest.mark.rule("CC-D3")
def test_the_effect_of_the_first_card_is_completed_before_the_second_is_chosen() -> None:
    divers = ("greedy_trawler", "")
    t = lay(holds=["map-5 siren-4", "knife-6 key-7"], graveyard="harpoon-3", divers=divers)
    t.turn_over("net-3")
    t.play("haul family=map")
    assert t.due() == ["map_look 1", "digging 1", "netting 1"]
    t.look("harpoon-3")
    t.play("dig card=harpoon-3")
    t.play("spear seat=1 family=knife")
    assert t.due() == ["knifing 1", "netting 1"]
    t.play("cut seat=1 family=key")
    assert t.offers() == ["haul family=siren"]
    t.play("haul family=siren")
    row = "net-3 map-5 harpoon-3 knife-6 siren-4"
    assert t == lay(row, netted="map-5 siren-4", graveyard="key-7", divers=divers)


@pytest.mark.rule("CC-D3")
def test_an_incident_in_the_effect_of_the_first_card_stops_the_greedy_net() -> None:
    divers = ("greedy_trawler", "")
    t = lay(holds=["harpoon-5 siren-4", "harpoon-7"], divers=divers)
    t.turn_over("net-3")
    t.play("haul family=harpoon")
    t.play("spear seat=1 family=harpoon")
    graveyard = "net-3 harpoon-5 harpoon-7"
    assert t == lay(holds=["siren-4", ""], graveyard=graveyard, divers=divers, active=1)


@pytest.mark.rule("CC-D3", "CC-F9")
def test_a_drone_as_the_first_card_looks_before_the_second_is_chosen() -> None:
    divers = ("greedy_trawler", "")
    t = lay(holds=["drone-5 siren-4", ""], pile="net-3 key-4 key-5", rest="graveyard", divers=divers)
    t.turn_over("net-3")
    t.play("haul family=drone")
    assert t.due() == ["drone_look 1", "netting 1"]
    t.look("key-5")
    t.play("haul family=siren")
    row = "net-3 drone-5 siren-4"
    assert t == lay(row, netted="drone-5 siren-4", pile="key-4", top={"key-5": [0]}, rest="graveyard", divers=divers)


@pytest.mark.rule("CC-D3", "CC-F2")
def test_the_second_card_of_the_greedy_net_pays_the_squid_that_was_the_first() -> None:
    divers = ("greedy_trawler", "")
    t = lay(holds=["squid-5 siren-4", ""], divers=divers)
    t.turn_over("net-3")
    t.play("haul family=squid")
    assert t.due() == ["netting 1"]
    assert t.s.debt == 2
    t.play("haul family=siren")
    assert t == lay("net-3 squid-5 siren-4", netted="squid-5 siren-4", debt=1, divers=divers)
    assert t.to_move == CHANCE


@pytest.mark.rule("CC-D3", "CC-F2")
def test_the_greedy_net_and_both_its_cards_pay_an_open_debt() -> None:
    divers = ("greedy_trawler", "")
    t = lay("squid-5", holds=["key-3 siren-4", ""], debt=2, divers=divers)
    t.turn_over("net-3")
    t.play("haul family=key")
    assert t.s.debt == 0
    assert t.offers() == ["haul family=siren"]
    t.play("haul family=siren")
    assert t == lay("squid-5 net-3 key-3 siren-4", netted="key-3 siren-4", divers=divers)


@pytest.mark.rule("CC-D3")
def test_an_opponents_greedy_trawler_does_not_widen_the_net() -> None:
    t = lay(holds=["siren-4 key-3", ""], divers=("", "greedy_trawler"))
    t.turn_over("net-3")
    t.play("haul family=siren")
    assert t == lay("net-3 siren-4", netted="siren-4", holds=["key-3", ""], divers=("", "greedy_trawler"))
