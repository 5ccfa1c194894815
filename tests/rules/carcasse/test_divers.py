"""The seventeen divers, each by itself (CC-D1 … CC-D17)."""

import pytest

from tablereef.games.carcasse.components import FAMILIES
from tablereef.kernel.game import CHANCE
from tablereef.kernel.story import SPECTATOR
from tests.rules.carcasse.table import each, lay

# — bosun —


@pytest.mark.rule("CC-D1")
def test_the_bosun_saves_the_anchor_and_the_next_two_cards_as_well() -> None:
    divers = ("bosun", "")
    t = lay("siren-9 anchor-6 key-4 drone-3 map-3", holds=["siren-4", "net-7"], graveyard="key-2", divers=divers)
    t.choose("continue")
    t.turn_over("siren-5")
    assert t.told() == [
        "turned seat=0 card=siren-5",
        "incident seat=0 card=siren-5",
        "collected seat=0 card=siren-9",
        "collected seat=0 card=anchor-6",
        "collected seat=0 card=key-4",
        "collected seat=0 card=drone-3",
        "lost seat=0 card=map-3",
        "lost seat=0 card=siren-5",
    ]
    holds = ["siren-4 siren-9 anchor-6 key-4 drone-3", "net-7"]
    assert t == lay(holds=holds, graveyard="key-2 map-3 siren-5", divers=divers, active=1)


@pytest.mark.rule("CC-D1")
@pytest.mark.parametrize(
    ("row", "saved", "lost"),
    [
        ("siren-9 anchor-6", "siren-9 anchor-6", ""),
        ("siren-9 anchor-6 key-4", "siren-9 anchor-6 key-4", ""),
        ("anchor-6 siren-9 key-4", "anchor-6 siren-9 key-4", ""),
        ("anchor-6 siren-9 key-4 drone-3", "anchor-6 siren-9 key-4", "drone-3"),
        ("key-4 drone-3 map-3 siren-9 anchor-6", "key-4 drone-3 map-3 siren-9 anchor-6", ""),
        ("key-4 drone-3 siren-9", "", "key-4 drone-3 siren-9"),
    ],
)
def test_the_bosun_saves_as_many_of_the_next_two_as_there_are(row: str, saved: str, lost: str) -> None:
    t = lay(row, divers=("", "bosun"), active=1)
    t.choose("continue")
    t.turn_over("siren-5")
    assert t == lay(holds=["", saved], graveyard=f"{lost} siren-5", divers=("", "bosun"))


@pytest.mark.rule("CC-D1")
def test_the_bosun_counts_cards_of_the_row_wherever_they_came_from() -> None:
    t = lay("anchor-6", holds=["drone-7 siren-4", "siren-8"], divers=("bosun", ""))
    t.choose("continue")
    t.turn_over("net-3")
    t.choose("haul family=siren")
    t.choose("continue")
    t.turn_over("key-3")
    t.choose("continue")
    t.turn_over("net-5")
    assert t == lay(
        holds=["drone-7 anchor-6 net-3 siren-4", "siren-8"],
        graveyard="key-3 net-5",
        divers=("bosun", ""),
        active=1,
    )


@pytest.mark.rule("CC-D1")
def test_an_opponents_bosun_saves_nothing() -> None:
    t = lay("siren-9 anchor-6 key-4", divers=("", "bosun"))
    t.choose("continue")
    t.turn_over("siren-5")
    assert t == lay(holds=["siren-9", ""], graveyard="anchor-6 key-4 siren-5", divers=("", "bosun"), active=1)


@pytest.mark.rule("CC-D1", "CC-F7")
@pytest.mark.parametrize("row", ["anchor-6 key-4 chest-3", "key-4 anchor-6 chest-3", "chest-3 anchor-6 key-4"])
def test_key_and_chest_saved_by_the_bosun_bring_as_many_cards_as_were_saved(row: str) -> None:
    divers = ("bosun", "")
    t = lay(f"{row} siren-9 map-3", graveyard="siren-4 siren-5 siren-6 siren-7 siren-8", divers=divers)
    t.choose("continue")
    t.turn_over("map-7")
    number = 3 if row.startswith("anchor") else 4
    assert t.due() == [f"bonus {number}", "losing 1", "turn_end 1"]
    t.gain(" ".join(["siren-4", "siren-5", "siren-6", "siren-7"][:number]))
    saved = f"{row} {'' if number == 3 else 'siren-9'}"
    assert t.to_move == CHANCE
    assert t.s.hold[0].n == number * 2
    assert set(saved.split()) <= set(t.hold(0).split())


# — careful trawler —


@pytest.mark.rule("CC-D2")
def test_the_careful_trawler_saves_the_net_and_the_card_it_took() -> None:
    divers = ("careful_trawler", "")
    t = lay("map-3", holds=["siren-7 siren-4", "net-7"], graveyard="key-2", divers=divers)
    t.choose("continue")
    t.turn_over("net-3")
    t.choose("haul family=siren")
    t.choose("continue")
    t.turn_over("key-4")
    t.choose("continue")
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
    t.choose("continue")
    t.turn_over("key-7")
    holds = ["net-2", "siren-5"]
    assert t == lay(holds=holds, graveyard="key-4 key-7", divers=("careful_trawler", ""), active=1)


@pytest.mark.rule("CC-D2")
def test_the_careful_trawler_does_not_save_what_the_netted_card_brought_in_turn() -> None:
    divers = ("", "careful_trawler")
    t = lay(holds=["key-7", "harpoon-5 siren-4"], divers=divers, active=1)
    t.turn_over("net-3")
    t.choose("haul family=harpoon")
    t.choose("spear seat=0 family=key")
    assert t == lay("net-3 harpoon-5 key-7", netted="harpoon-5", holds=["", "siren-4"], divers=divers, active=1)
    t.choose("continue")
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
    t.choose("continue")
    t.turn_over("siren-5")
    assert t == lay(holds=[saved, ""], graveyard=f"{lost} siren-5", divers=divers, active=1)


@pytest.mark.rule("CC-D2", "CC-F1")
def test_the_careful_trawler_loses_an_anchor_that_no_net_brought() -> None:
    divers = ("careful_trawler", "")
    t = lay("siren-9 anchor-5 key-4 net-3 drone-4", netted="drone-4", divers=divers)
    t.choose("continue")
    t.turn_over("siren-5")
    holds = ["siren-9 net-3 drone-4", ""]
    assert t == lay(holds=holds, graveyard="anchor-5 key-4 siren-5", divers=divers, active=1)


@pytest.mark.rule("CC-D2", "CC-D18")
def test_a_netted_card_that_causes_the_incident_is_not_saved() -> None:
    divers = ("careful_trawler", "")
    t = lay("siren-9", holds=["siren-4", ""], divers=divers)
    t.choose("continue")
    t.turn_over("net-3")
    t.choose("haul family=siren")
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
    t.choose("continue")
    t.turn_over("key-5")
    assert t == lay(graveyard="net-3 drone-4 key-4 key-5", divers=divers, active=1)


@pytest.mark.rule("CC-D2")
def test_what_a_net_brought_is_forgotten_with_the_turn() -> None:
    divers = ("careful_trawler", "")
    t = lay("net-3 siren-9", netted="siren-9", divers=divers)
    t.choose("surface")
    assert t == lay(holds=["net-3 siren-9", ""], divers=divers, active=1)


@pytest.mark.rule("CC-D2", "CC-F7")
def test_a_netted_key_saved_with_a_chest_brings_as_many_cards_as_were_saved() -> None:
    divers = ("careful_trawler", "")
    row = "chest-3 anchor-5 map-3 net-3 key-4"
    t = lay(row, netted="key-4", graveyard="siren-4 siren-5 siren-6 siren-7", divers=divers)
    t.choose("continue")
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
    t.choose("haul family=siren")
    assert t.to_move == 0
    assert t.due() == ["netting 1"]
    assert t.offers() == ["haul family=key", "haul family=drone", "haul family=siren"]
    t.choose("haul family=key")
    assert t.told() == ["turned seat=0 card=net-3", "netted seat=0 card=siren-7", "netted seat=0 card=key-3"]
    holds = ["siren-4 drone-2", "map-7"]
    assert t == lay("net-3 siren-7 key-3", netted="siren-7 key-3", holds=holds, divers=divers)
    assert t.offers() == ["continue", "surface"]


@pytest.mark.rule("CC-D3")
def test_with_one_card_in_the_hold_the_greedy_net_brings_just_that_one() -> None:
    t = lay(holds=["", "siren-4"], divers=("", "greedy_trawler"), active=1)
    t.turn_over("net-3")
    t.choose("haul family=siren")
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
    t.choose("continue")
    t.turn_over("net-3")
    t.choose("haul family=siren")
    assert t == lay(holds=["key-3", ""], graveyard="siren-4 siren-9 net-3", divers=divers, active=1)


@pytest.mark.rule("CC-D3")
def test_the_second_card_of_the_greedy_net_can_cause_an_incident() -> None:
    divers = ("greedy_trawler", "")
    t = lay(holds=["siren-4 siren-7", ""], divers=divers)
    t.turn_over("net-3")
    t.choose("haul family=siren")
    assert t.offers() == ["haul family=siren"]
    t.choose("haul family=siren")
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
    t.choose("haul family=map")
    assert t.due() == ["map_look 1", "digging 1", "netting 1"]
    t.look("harpoon-3")
    t.choose("dig card=harpoon-3")
    t.choose("spear seat=1 family=knife")
    assert t.due() == ["knifing 1", "netting 1"]
    t.choose("cut seat=1 family=key")
    assert t.offers() == ["haul family=siren"]
    t.choose("haul family=siren")
    row = "net-3 map-5 harpoon-3 knife-6 siren-4"
    assert t == lay(row, netted="map-5 siren-4", graveyard="key-7", divers=divers)


@pytest.mark.rule("CC-D3")
def test_an_incident_in_the_effect_of_the_first_card_stops_the_greedy_net() -> None:
    divers = ("greedy_trawler", "")
    t = lay(holds=["harpoon-5 siren-4", "harpoon-7"], divers=divers)
    t.turn_over("net-3")
    t.choose("haul family=harpoon")
    t.choose("spear seat=1 family=harpoon")
    graveyard = "net-3 harpoon-5 harpoon-7"
    assert t == lay(holds=["siren-4", ""], graveyard=graveyard, divers=divers, active=1)


@pytest.mark.rule("CC-D3", "CC-F9")
def test_a_drone_as_the_first_card_looks_before_the_second_is_chosen() -> None:
    divers = ("greedy_trawler", "")
    t = lay(holds=["drone-5 siren-4", ""], pile="net-3 key-4 key-5", rest="graveyard", divers=divers)
    t.turn_over("net-3")
    t.choose("haul family=drone")
    assert t.due() == ["drone_look 1", "netting 1"]
    t.look("key-5")
    t.choose("haul family=siren")
    row = "net-3 drone-5 siren-4"
    assert t == lay(row, netted="drone-5 siren-4", pile="key-4", top={"key-5": [0]}, rest="graveyard", divers=divers)


@pytest.mark.rule("CC-D3", "CC-F2")
def test_the_second_card_of_the_greedy_net_pays_the_squid_that_was_the_first() -> None:
    divers = ("greedy_trawler", "")
    t = lay(holds=["squid-5 siren-4", ""], divers=divers)
    t.turn_over("net-3")
    t.choose("haul family=squid")
    assert t.due() == ["netting 1"]
    assert t.s.debt == 2
    t.choose("haul family=siren")
    assert t == lay("net-3 squid-5 siren-4", netted="squid-5 siren-4", debt=1, divers=divers)
    assert t.to_move == CHANCE


@pytest.mark.rule("CC-D3", "CC-F2")
def test_the_greedy_net_and_both_its_cards_pay_an_open_debt() -> None:
    divers = ("greedy_trawler", "")
    t = lay("squid-5", holds=["key-3 siren-4", ""], debt=2, divers=divers)
    t.turn_over("net-3")
    t.choose("haul family=key")
    assert t.s.debt == 0
    assert t.offers() == ["haul family=siren"]
    t.choose("haul family=siren")
    assert t == lay("squid-5 net-3 key-3 siren-4", netted="key-3 siren-4", divers=divers)


@pytest.mark.rule("CC-D3")
def test_an_opponents_greedy_trawler_does_not_widen_the_net() -> None:
    t = lay(holds=["siren-4 key-3", ""], divers=("", "greedy_trawler"))
    t.turn_over("net-3")
    t.choose("haul family=siren")
    assert t == lay("net-3 siren-4", netted="siren-4", holds=["key-3", ""], divers=("", "greedy_trawler"))


# — blades —


@pytest.mark.rule("CC-D4")
def test_the_reapers_knife_takes_the_whole_family() -> None:
    divers = ("reaper", "")
    t = lay(holds=["siren-9", "siren-4 siren-7 siren-8 key-3 net-2"], graveyard="map-2", divers=divers)
    t.turn_over("knife-3")
    assert t.offers() == ["cut seat=1 family=key", "cut seat=1 family=net", "cut seat=1 family=siren"]
    t.choose("cut seat=1 family=siren")
    assert t.told() == [
        "turned seat=0 card=knife-3",
        "knifed seat=0 victim=1 card=siren-8",
        "knifed seat=0 victim=1 card=siren-7",
        "knifed seat=0 victim=1 card=siren-4",
    ]
    holds = ["siren-9", "key-3 net-2"]
    assert t == lay("knife-3", holds=holds, graveyard="map-2 siren-4 siren-7 siren-8", divers=divers)


@pytest.mark.rule("CC-D4")
def test_the_reaper_takes_a_family_of_one_card_and_of_the_chosen_opponent_alone() -> None:
    divers = ("", "", "reaper")
    t = lay(holds=["key-4 key-3", "key-5", ""], divers=divers, active=2)
    t.turn_over("knife-3")
    t.choose("cut seat=1 family=key")
    assert t == lay("knife-3", holds=["key-4 key-3", "", ""], graveyard="key-5", divers=divers, active=2)


@pytest.mark.rule("CC-D4")
def test_an_opponents_reaper_does_not_sharpen_the_knife() -> None:
    divers = ("", "reaper")
    t = lay(holds=["", "key-4 key-3"], divers=divers)
    t.turn_over("knife-3")
    t.choose("cut seat=1 family=key")
    assert t == lay("knife-3", holds=["", "key-3"], graveyard="key-4", divers=divers)


@pytest.mark.rule("CC-D5")
def test_what_the_scavengers_knife_takes_goes_into_his_hold_at_once() -> None:
    divers = ("scavenger", "", "")
    t = lay(holds=["siren-4", "siren-7 siren-5", "key-3"], graveyard="map-2", divers=divers)
    t.turn_over("knife-3")
    assert t.offers() == ["cut seat=1 family=siren", "cut seat=2 family=key"]
    t.choose("cut seat=1 family=siren")
    assert t.told() == ["turned seat=0 card=knife-3", "scavenged seat=0 victim=1 card=siren-7"]
    holds = ["siren-4 siren-7", "siren-5", "key-3"]
    assert t == lay("knife-3", holds=holds, graveyard="map-2", divers=divers)
    t.choose("continue")
    t.turn_over("knife-4")
    assert t.hold(0) == "siren-4 siren-7"


@pytest.mark.rule("CC-D5")
def test_a_scavenged_card_does_not_act_and_pays_no_debt() -> None:
    divers = ("scavenger", "")
    t = lay("siren-9", holds=["", "squid-7 siren-4"], divers=divers)
    t.choose("continue")
    t.turn_over("knife-3")
    t.choose("cut seat=1 family=squid")
    assert t == lay("siren-9 knife-3", holds=["squid-7", "siren-4"], divers=divers)
    t = lay("squid-5", holds=["", "squid-7 siren-4"], debt=2, divers=divers)
    t.turn_over("knife-3")
    t.choose("cut seat=1 family=squid")
    assert t == lay("squid-5 knife-3", holds=["squid-7", "siren-4"], debt=1, divers=divers)


@pytest.mark.rule("CC-D5", "CC-F6")
def test_a_scavenged_key_brings_no_bonus() -> None:
    divers = ("scavenger", "")
    t = lay("chest-5", holds=["", "key-7"], graveyard="siren-4", divers=divers)
    t.choose("continue")
    t.turn_over("knife-3")
    t.choose("cut seat=1 family=key")
    t.choose("surface")
    assert t == lay(holds=["chest-5 knife-3 key-7", ""], graveyard="siren-4", divers=divers, active=1)


@pytest.mark.rule("CC-D5")
def test_an_opponents_scavenger_gets_nothing() -> None:
    divers = ("", "scavenger")
    t = lay(holds=["", "key-4"], divers=divers)
    t.turn_over("knife-3")
    t.choose("cut seat=1 family=key")
    assert t == lay("knife-3", graveyard="key-4", divers=divers)


@pytest.mark.rule("CC-D6")
def test_against_a_jinx_the_knife_must_hit_a_family_of_the_own_hold() -> None:
    divers = ("", "", "jinx")
    t = lay(holds=["siren-8", "siren-4 siren-7 key-3", "net-7 map-2"], graveyard="map-3", divers=divers, active=1)
    t.turn_over("knife-3")
    assert t.to_move == 1
    assert t.offers() == ["cut seat=1 family=key", "cut seat=1 family=siren"]
    assert t.paths() == {"cut seat=1 family=key": ("key-3",), "cut seat=1 family=siren": ("siren-7",)}
    t.choose("cut seat=1 family=siren")
    assert t.told() == ["turned seat=1 card=knife-3", "knifed seat=1 victim=1 card=siren-7"]
    holds = ["siren-8", "siren-4 key-3", "net-7 map-2"]
    assert t == lay("knife-3", holds=holds, graveyard="map-3 siren-7", divers=divers, active=1)


@pytest.mark.rule("CC-D6")
def test_against_a_jinx_a_knife_with_an_empty_hold_is_ignored() -> None:
    divers = ("jinx", "", "")
    holds = ["siren-8", "", "key-2"]
    t = lay(holds=holds, divers=divers, active=1)
    t.turn_over("knife-3")
    assert t.told() == ["turned seat=1 card=knife-3", "ignored seat=1 family=knife"]
    assert t == lay("knife-3", holds=holds, divers=divers, active=1)


@pytest.mark.rule("CC-D6")
def test_the_jinxs_own_knife_hits_opponents_like_any_other() -> None:
    divers = ("jinx", "")
    t = lay(holds=["siren-8", "key-2 siren-4"], divers=divers)
    t.turn_over("knife-3")
    assert t.offers() == ["cut seat=1 family=key", "cut seat=1 family=siren"]
    t.choose("cut seat=1 family=siren")
    assert t == lay("knife-3", holds=["siren-8", "key-2"], graveyard="siren-4", divers=divers)


# — locksmiths —


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
    t.choose("surface")
    assert t.to_move == 1
    assert t.asks() == "plundering"
    assert t.due() == ["plundering 1", "looting 3", "turn_end 1"]
    assert t.offers() == ["plunder seat=0", "plunder seat=2"]
    assert t.paths() == {"plunder seat=0": ("hold-0",), "plunder seat=2": ("hold-2",)}
    assert [t.is_told(seat) for seat in (0, 1, 2, SPECTATOR)] == [True] * 4
    t.choose("plunder seat=0")
    assert t.to_move == CHANCE
    assert t.asks() == "looting"
    assert t.due() == ["looting 3", "turn_end 1"]
    assert t.odds() == each("loot", "map-2 net-3 siren-4 siren-7")
    assert [t.is_told(seat) for seat in (0, 1, 2, SPECTATOR)] == [True] * 4
    t.loot("siren-4")
    assert t.odds() == each("loot", "map-2 net-3 siren-7")
    t.loot("net-3")
    assert t.odds() == each("loot", "map-2 siren-7")
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
@pytest.mark.parametrize("hold", ["siren-7", "siren-7 net-2"])
def test_a_plundered_hold_with_fewer_or_just_as_many_cards_gives_all_of_them(hold: str) -> None:
    divers = ("plunderer", "")
    t = lay("key-4 chest-3", holds=["", hold], graveyard="map-2", divers=divers)
    t.choose("surface")
    assert t.offers() == ["plunder seat=1"]
    t.choose("plunder seat=1")
    t.loot(hold)
    assert t == lay(holds=[f"key-4 chest-3 {hold}", ""], graveyard="map-2", divers=divers, active=1)


@pytest.mark.rule("CC-D7")
def test_only_opponents_who_have_a_card_can_be_plundered() -> None:
    t = lay("key-4 chest-3", holds=["", "siren-4", "map-2", "siren-5"], divers=("", "", "plunderer", ""), active=2)
    t.choose("surface")
    assert t.offers() == ["plunder seat=1", "plunder seat=3"]
    t = lay("key-4 chest-3", holds=["siren-4", "", "map-2"], divers=("", "", "plunderer"), active=2)
    t.choose("surface")
    assert t.offers() == ["plunder seat=0"]
    t = lay("key-4 chest-3", holds=["siren-4", "", "map-2"], divers=("plunderer", "", ""))
    t.choose("surface")
    assert t.offers() == ["plunder seat=2"]


@pytest.mark.rule("CC-D7")
def test_when_no_opponent_has_a_card_the_plunderer_gets_no_bonus_not_even_from_the_graveyard() -> None:
    divers = ("plunderer", "", "")
    t = lay("key-4 chest-3", holds=["siren-4", "", ""], graveyard="siren-5 siren-6", divers=divers)
    t.choose("surface")
    holds = ["siren-4 key-4 chest-3", "", ""]
    assert t == lay(holds=holds, graveyard="siren-5 siren-6", divers=divers, active=1)


@pytest.mark.rule("CC-D7", "CC-F6")
def test_the_plunderer_needs_key_and_chest_and_what_is_plundered_does_nothing() -> None:
    divers = ("plunderer", "")
    t = lay("key-4 siren-9", holds=["chest-2", "siren-4"], divers=divers)
    t.choose("surface")
    assert t == lay(holds=["chest-2 key-4 siren-9", "siren-4"], divers=divers, active=1)
    t = lay("key-4 chest-2", holds=["", "key-3 chest-3 squid-2"], divers=divers)
    t.choose("surface")
    t.choose("plunder seat=1")
    t.loot("chest-3 key-3")
    assert t == lay(holds=["key-4 chest-2 chest-3 key-3", "squid-2"], divers=divers, active=1)


@pytest.mark.rule("CC-D7", "CC-F7")
def test_the_plunderer_also_plunders_with_key_and_chest_saved_from_an_incident() -> None:
    divers = ("plunderer", "")
    t = lay("key-4 chest-3 anchor-5 map-3", holds=["", "siren-4 siren-5 net-2"], graveyard="map-2", divers=divers)
    t.choose("continue")
    t.turn_over("map-4")
    assert t.due() == ["plundering 1", "looting 2", "losing 1", "turn_end 1"]
    t.choose("plunder seat=1")
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
    t.choose("surface")
    assert t.odds() == each("gain", "map-2")


@pytest.mark.rule("CC-D8")
def test_the_hoarders_bonus_is_doubled() -> None:
    divers = ("hoarder", "")
    graveyard = "siren-4 siren-5 siren-6 map-2 net-2"
    t = lay("key-4 chest-3", holds=["", "siren-8"], graveyard=graveyard, divers=divers)
    t.choose("surface")
    assert t.due() == ["bonus 4", "turn_end 1"]
    assert t.odds() == each("gain", "map-2 net-2 siren-4 siren-5 siren-6")
    t.gain("siren-6 siren-4 map-2 net-2")
    holds = ["key-4 chest-3 siren-6 siren-4 map-2 net-2", "siren-8"]
    assert t == lay(holds=holds, graveyard="siren-5", divers=divers, active=1)


@pytest.mark.rule("CC-D8")
def test_three_collected_cards_bring_the_hoarder_six() -> None:
    graveyard = "siren-4 siren-5 siren-6 map-2 net-2 squid-2 drone-2"
    t = lay("key-4 chest-3 anchor-3", graveyard=graveyard, divers=("", "hoarder"), active=1)
    t.choose("surface")
    assert t.due() == ["bonus 6", "turn_end 1"]


@pytest.mark.rule("CC-D8")
@pytest.mark.parametrize("graveyard", ["siren-4 siren-5 siren-6 map-2", "siren-4 siren-5 siren-6", "siren-4", ""])
def test_the_hoarder_gets_no_more_than_the_graveyard_has(graveyard: str) -> None:
    divers = ("hoarder", "")
    t = lay("key-4 chest-3", graveyard=graveyard, divers=divers)
    t.choose("surface")
    t.gain(graveyard)
    assert t == lay(holds=[f"key-4 chest-3 {graveyard}", ""], divers=divers, active=1)


@pytest.mark.rule("CC-D8", "CC-F7")
def test_the_bonus_for_saved_cards_is_doubled_too() -> None:
    divers = ("hoarder", "")
    graveyard = "siren-4 siren-5 siren-6 map-2 net-2"
    t = lay("key-4 chest-3 anchor-5", graveyard=graveyard, divers=divers)
    t.choose("continue")
    t.turn_over("anchor-6")
    assert t.due() == ["bonus 4", "losing 1", "turn_end 1"]
    t.gain("siren-4 siren-5 siren-6 map-2")
    holds = ["key-4 chest-3 siren-4 siren-5 siren-6 map-2", ""]
    assert t == lay(holds=holds, graveyard="net-2 anchor-5 anchor-6", divers=divers, active=1)


@pytest.mark.rule("CC-D8")
def test_without_a_bonus_nothing_is_doubled_nor_by_an_opponents_hoarder() -> None:
    t = lay("key-4 siren-9", graveyard="siren-4", divers=("hoarder", ""))
    t.choose("surface")
    assert t == lay(holds=["key-4 siren-9", ""], graveyard="siren-4", divers=("hoarder", ""), active=1)
    t = lay("key-4 chest-3", graveyard="siren-4 siren-5 siren-6", divers=("", "hoarder"))
    t.choose("surface")
    assert t.due() == ["bonus 2", "turn_end 1"]


# — cartographer —


@pytest.mark.rule("CC-D9")
def test_the_cartographer_chooses_from_the_whole_graveyard_without_looking_card_by_card() -> None:
    divers = ("", "cartographer", "")
    graveyard = "siren-5 siren-4 key-2 chest-2 drone-2 anchor-2"
    t = lay("siren-9", holds=["", "map-7", ""], graveyard=graveyard, divers=divers, active=1)
    t.choose("continue")
    t.turn_over("map-3")
    assert t.to_move == 1
    assert t.asks() == "digging"
    assert t.due() == ["digging 1"]
    sorted_names = ["anchor-2", "key-2", "chest-2", "drone-2", "siren-4", "siren-5"]
    assert t.offers() == [f"dig card={card}" for card in sorted_names]
    assert t.paths() == {f"dig card={card}": (card,) for card in sorted_names}
    assert t.sees(1, "graveyard") == (6, " ".join(sorted_names))
    assert [t.sees(seat, "graveyard") for seat in (0, 2, SPECTATOR)] == [(6, "")] * 3
    t.choose("dig card=drone-2")
    assert t.told() == ["turned seat=1 card=map-3", "dug seat=1 card=drone-2"]
    assert t.asks() == "drone_look"
    assert t.graveyard == "anchor-2 key-2 chest-2 siren-4 siren-5"
    assert t.s.graveyard_size == 5
    assert t.sees(1, "graveyard") == (5, "")
    t.look("net-7")
    row, graveyard = "siren-9 map-3 drone-2", "siren-5 siren-4 key-2 chest-2 anchor-2"
    holds = ["", "map-7", ""]
    assert t == lay(row, holds=holds, graveyard=graveyard, top={"net-7": [1]}, divers=divers, active=1)


@pytest.mark.rule("CC-D9")
def test_the_cartographer_may_have_sixty_cards_to_choose_from_less_the_map() -> None:
    t = lay(pile="map-3", rest="graveyard", divers=("cartographer", ""))
    t.turn_over("map-3")
    assert len(t.offers()) == 59
    t.choose("dig card=siren-9")
    assert t == lay("map-3 siren-9", rest="graveyard", divers=("cartographer", ""))


@pytest.mark.rule("CC-D9")
def test_the_cartographer_must_place_a_card_even_into_an_incident_and_finds_nothing_in_an_empty_graveyard() -> None:
    divers = ("cartographer", "")
    t = lay("siren-9", graveyard="siren-4", divers=divers)
    t.choose("continue")
    t.turn_over("map-3")
    assert t.offers() == ["dig card=siren-4"]
    t.choose("dig card=siren-4")
    assert t == lay(graveyard="siren-4 map-3 siren-9", divers=divers, active=1)
    t = lay("siren-9", divers=divers)
    t.choose("continue")
    t.turn_over("map-3")
    assert t.told() == ["turned seat=0 card=map-3", "ignored seat=0 family=map"]
    assert t == lay("siren-9 map-3", divers=divers)


@pytest.mark.rule("CC-D9")
def test_an_opponents_cartographer_does_not_help_with_the_map() -> None:
    t = lay(graveyard="siren-4 siren-5 siren-6 siren-7", divers=("", "cartographer"))
    t.turn_over("map-3")
    assert t.due() == ["map_look 3", "digging 1"]
    t.look("siren-4 siren-7 siren-5")
    assert t.offers() == ["dig card=siren-4", "dig card=siren-5", "dig card=siren-7"]


# — pilot —


@pytest.mark.rule("CC-D10")
def test_the_pilot_looks_at_the_next_three_cards_and_their_order_stays() -> None:
    divers = ("", "pilot", "")
    t = lay(holds=["", "", ""], pile="drone-3 siren-9 map-7 key-3 net-4", rest="graveyard", divers=divers, active=1)
    t.turn_over("drone-3")
    assert t.to_move == CHANCE
    assert t.due() == ["drone_look 3"]
    assert [t.is_told(seat) for seat in (0, 1, 2, SPECTATOR)] == [False, True, False, False]
    assert t.odds() == each("peek", "map-7 key-3 net-4 siren-9")
    t.look("siren-9")
    assert t.odds() == each("peek", "map-7 key-3 net-4")
    t.look("key-3")
    assert t.odds() == each("peek", "map-7 net-4")
    assert [t.is_told(seat) for seat in (0, 1, 2, SPECTATOR)] == [False, True, False, False]
    t.look("map-7")
    assert t.told(1) == [
        "turned seat=1 card=drone-3",
        "peeked seat=1 card=siren-9",
        "peeked seat=1 card=key-3",
        "peeked seat=1 card=map-7",
    ]
    unseen = ["turned seat=1 card=drone-3", "peeked seat=1", "peeked seat=1", "peeked seat=1"]
    assert [t.told(seat) for seat in (0, 2, SPECTATOR)] == [unseen] * 3
    top = {"siren-9": [1], "key-3": [1], "map-7": [1]}
    laid = lay("drone-3", holds=["", "", ""], pile="net-4", top=top, rest="graveyard", divers=divers, active=1)
    assert t == laid
    assert t.sees(1, "pile") == (4, "pile-0=siren-9 pile-1=key-3 pile-2=map-7")
    assert t.sees(0, "pile") == (4, "pile-0=? pile-1=? pile-2=?")
    assert t.offers() == ["continue", "surface"]
    t.choose("continue")
    assert t.odds() == {"turn card=siren-9": 1}
    t.turn_over("siren-9")
    t.choose("continue")
    assert t.odds() == {"turn card=key-3": 1}
    t.turn_over("key-3")
    t.choose("surface")
    assert t.odds() == {"turn card=map-7": 1}
    assert t.known(1).odds() == {"turn card=map-7": 1}
    assert t.known(2).odds() == each("turn", "map-7 net-4")


@pytest.mark.rule("CC-D10")
@pytest.mark.parametrize("pile", ["siren-9", "siren-9 map-7", "siren-9 map-7 key-3"])
def test_with_fewer_cards_in_the_pile_the_pilot_looks_at_those(pile: str) -> None:
    divers = ("pilot", "")
    t = lay(pile=f"drone-3 {pile}", rest="graveyard", divers=divers)
    t.turn_over("drone-3")
    assert t.due() == [f"drone_look {len(pile.split())}"]
    t.look(pile)
    top = {card: [0] for card in pile.split()}
    assert t == lay("drone-3", top=top, rest="graveyard", divers=divers)


@pytest.mark.rule("CC-D10")
def test_the_pilot_over_an_empty_pile_looks_at_nothing() -> None:
    t = lay(pile="drone-3", rest="graveyard", divers=("pilot", ""))
    t.turn_over("drone-3")
    assert t.told() == ["turned seat=0 card=drone-3", "ignored seat=0 family=drone"]
    assert t == lay("drone-3", rest="graveyard", divers=("pilot", ""))


@pytest.mark.rule("CC-D10", "CC-K2")
def test_the_pilot_looks_again_at_what_he_or_another_has_seen() -> None:
    divers = ("pilot", "", "")
    top = {"drone-3": [0], "siren-9": [0], "key-3": [0, 2]}
    t = lay(holds=["", "", ""], pile="map-7 net-4", top=top, rest="graveyard", divers=divers)
    t.turn_over("drone-3")
    assert t.due() == ["drone_look 3"]
    assert t.odds() == {"peek card=siren-9": 1}
    assert t.known(2).odds() == each("peek", "map-7 net-4 siren-9")
    t.look("siren-9")
    assert t.odds() == {"peek card=key-3": 1}
    assert t.known(1).odds() == each("peek", "map-7 key-3 net-4 siren-9")
    assert t.known(2).odds() == {"peek card=key-3": 1}
    t.look("key-3")
    assert t.odds() == each("peek", "map-7 net-4")
    assert t.known(2).odds() == each("peek", "map-7 net-4 siren-9")
    t.look("net-4")
    top = {"siren-9": [0], "key-3": [0, 2], "net-4": [0]}
    laid = lay("drone-3", holds=["", "", ""], pile="map-7", top=top, rest="graveyard", divers=divers)
    assert t == laid
    assert t.told()[1:] == ["peeked seat=0 card=siren-9", "peeked seat=0 card=key-3", "peeked seat=0 card=net-4"]


@pytest.mark.rule("CC-D10", "CC-K2")
def test_another_players_drone_shows_him_only_the_first_card_that_the_pilot_has_seen() -> None:
    divers = ("pilot", "")
    top = {"drone-3": [0], "siren-9": [0], "key-3": [0]}
    t = lay(pile="map-7 net-4", top=top, rest="graveyard", divers=divers, active=1)
    assert t.known(1).odds() == each("turn", "map-7 key-3 drone-3 net-4 siren-9")
    t.turn_over("drone-3")
    assert t.due() == ["drone_look 1"]
    assert t.odds() == {"peek card=siren-9": 1}
    assert t.known(1).odds() == each("peek", "map-7 key-3 net-4 siren-9")
    t.look("siren-9")
    top = {"siren-9": [0, 1], "key-3": [0]}
    assert t == lay("drone-3", pile="map-7 net-4", top=top, rest="graveyard", divers=divers, active=1)
    assert t.known(1).top == "siren-9 ?"
    assert t.known(1).pile == "map-7 key-3 net-4"


@pytest.mark.rule("CC-D10", "CC-F10")
def test_the_pilot_in_debt_turns_over_what_he_has_seen() -> None:
    divers = ("pilot", "")
    t = lay("squid-4", pile="drone-3 siren-9 map-7 key-3", rest="graveyard", debt=2, divers=divers)
    t.turn_over("drone-3")
    t.look("siren-9 key-3 map-7")
    assert t.to_move == CHANCE
    assert t.odds() == {"turn card=siren-9": 1}


# — harpooners —


@pytest.mark.rule("CC-D11")
def test_the_ruthless_harpooner_may_also_take_a_family_that_he_has() -> None:
    divers = ("ruthless_harpooner", "", "")
    t = lay(holds=["map-2 siren-4", "map-7 siren-5 drone-3", "key-3"], divers=divers)
    t.turn_over("harpoon-3")
    assert t.offers() == [
        "spear seat=1 family=map",
        "spear seat=1 family=drone",
        "spear seat=1 family=siren",
        "spear seat=2 family=key",
    ]
    t.choose("spear seat=1 family=siren")
    assert t.told() == ["turned seat=0 card=harpoon-3", "harpooned seat=0 victim=1 card=siren-5"]
    holds = ["map-2 siren-4", "map-7 drone-3", "key-3"]
    assert t == lay("harpoon-3 siren-5", holds=holds, divers=divers)


@pytest.mark.rule("CC-D11")
def test_the_ruthless_harpoon_is_mandatory_while_any_opponent_has_a_card() -> None:
    divers = ("", "ruthless_harpooner")
    t = lay("siren-9", holds=["siren-7", "siren-4"], divers=divers, active=1)
    t.choose("continue")
    t.turn_over("harpoon-3")
    assert t.offers() == ["spear seat=0 family=siren"]
    t.choose("spear seat=0 family=siren")
    assert t == lay(holds=["", "siren-4"], graveyard="siren-9 harpoon-3 siren-7", divers=divers)
    t = lay("siren-9", holds=["", "siren-4"], divers=divers, active=1)
    t.choose("continue")
    t.turn_over("harpoon-3")
    assert t.told() == ["turned seat=1 card=harpoon-3", "ignored seat=1 family=harpoon"]
    assert t == lay("siren-9 harpoon-3", holds=["", "siren-4"], divers=divers, active=1)


@pytest.mark.rule("CC-D11")
def test_an_opponents_ruthless_harpooner_widens_no_choice() -> None:
    t = lay(holds=["map-2", "map-7 siren-5"], divers=("", "ruthless_harpooner"))
    t.turn_over("harpoon-3")
    assert t.offers() == ["spear seat=1 family=siren"]


@pytest.mark.rule("CC-D12")
@pytest.mark.parametrize("own", ["", "squid-3", "squid-3 map-2 drone-2"])
def test_a_harpoon_must_take_the_highest_squid_of_who_parries_whatever_its_owner_has(own: str) -> None:
    divers = ("", "", "parrying_harpooner")
    t = lay(holds=[own, "siren-8 squid-7", "squid-4 squid-5 siren-9"], divers=divers)
    t.turn_over("harpoon-3")
    assert t.to_move == 0
    assert t.offers() == ["spear seat=2 family=squid"]
    t.choose("spear seat=2 family=squid")
    assert t.told() == [
        "turned seat=0 card=harpoon-3",
        "harpooned seat=0 victim=2 card=squid-5",
        "indebted seat=0 number=2",
    ]
    holds = [own, "siren-8 squid-7", "squid-4 siren-9"]
    assert t == lay("harpoon-3 squid-5", holds=holds, debt=2, divers=divers)


@pytest.mark.rule("CC-D12")
def test_the_squid_of_who_parries_can_cause_an_incident() -> None:
    divers = ("parrying_harpooner", "")
    t = lay("squid-3 key-4", holds=["squid-4", ""], divers=divers, active=1)
    t.choose("continue")
    t.turn_over("harpoon-3")
    t.choose("spear seat=0 family=squid")
    assert t == lay(graveyard="squid-3 key-4 harpoon-3 squid-4", divers=divers)


@pytest.mark.rule("CC-D12")
def test_without_a_squid_to_give_the_harpoon_is_parried_and_leaves_the_row_at_once() -> None:
    divers = ("", "parrying_harpooner", "")
    holds = ["", "siren-9", "squid-7 key-3"]
    t = lay("key-4", holds=holds, graveyard="map-2", divers=divers)
    t.choose("continue")
    t.turn_over("harpoon-3")
    assert t.told() == ["turned seat=0 card=harpoon-3", "parried seat=0 victim=1"]
    assert t == lay("key-4", holds=holds, graveyard="map-2 harpoon-3", divers=divers)
    assert t.s.graveyard_size == 2
    t.choose("continue")
    t.turn_over("harpoon-4")
    assert t == lay("key-4", holds=holds, graveyard="map-2 harpoon-3 harpoon-4", divers=divers)
    t.choose("surface")
    holds = ["key-4", "siren-9", "squid-7 key-3"]
    assert t == lay(holds=holds, graveyard="map-2 harpoon-3 harpoon-4", divers=divers, active=1)


@pytest.mark.rule("CC-D12")
def test_after_a_parry_the_player_may_surface_even_with_an_empty_row() -> None:
    divers = ("parrying_harpooner", "")
    t = lay(holds=["siren-4", "key-3"], divers=divers, active=1)
    t.turn_over("harpoon-3")
    holds = ["siren-4", "key-3"]
    laid = lay(holds=holds, graveyard="harpoon-3", divers=divers, active=1, due="deciding")
    assert t == laid
    assert t.to_move == 1
    assert t.offers() == ["continue", "surface"]
    t.choose("surface")
    assert t.told() == ["turned seat=1 card=harpoon-3", "parried seat=1 victim=0", "surfaced seat=1"]
    assert t == lay(holds=holds, graveyard="harpoon-3", divers=divers)


@pytest.mark.rule("CC-D12", "CC-E1")
def test_a_parried_harpoon_as_the_last_card_leaves_only_surfacing() -> None:
    divers = ("parrying_harpooner", "")
    t = lay(pile="harpoon-3", rest="graveyard", divers=divers, active=1)
    t.turn_over("harpoon-3")
    assert t.offers() == ["surface"]
    t.choose("surface")
    assert t == lay(rest="graveyard", divers=divers, active=1)


@pytest.mark.rule("CC-D12", "CC-F2")
def test_a_parried_harpoon_was_placed_so_it_pays_a_squid() -> None:
    divers = ("", "parrying_harpooner")
    t = lay("squid-4", debt=2, divers=divers)
    t.turn_over("harpoon-3")
    assert t == lay("squid-4", graveyard="harpoon-3", debt=1, divers=divers)
    t.turn_over("harpoon-4")
    assert t == lay("squid-4", graveyard="harpoon-3 harpoon-4", divers=divers)
    assert t.offers() == ["continue", "surface"]


@pytest.mark.rule("CC-D12")
def test_a_parried_harpoon_is_no_part_of_a_later_incident() -> None:
    divers = ("", "parrying_harpooner")
    t = lay("siren-9", divers=divers)
    t.choose("continue")
    t.turn_over("harpoon-3")
    t.choose("continue")
    t.turn_over("siren-4")
    assert t.told() == [
        "turned seat=0 card=harpoon-3",
        "parried seat=0 victim=1",
        "turned seat=0 card=siren-4",
        "incident seat=0 card=siren-4",
        "lost seat=0 card=siren-9",
        "lost seat=0 card=siren-4",
    ]
    assert t == lay(graveyard="harpoon-3 siren-9 siren-4", divers=divers, active=1)


@pytest.mark.rule("CC-D12", "CC-F6")
def test_a_parried_harpoon_is_not_counted_for_the_bonus() -> None:
    divers = ("", "parrying_harpooner")
    t = lay("key-4 chest-3", graveyard="siren-4 siren-5", divers=divers)
    t.choose("continue")
    t.turn_over("harpoon-3")
    t.choose("surface")
    assert t.due() == ["bonus 2", "turn_end 1"]
    assert t.odds() == each("gain", "harpoon-3 siren-4 siren-5")


@pytest.mark.rule("CC-D12")
def test_the_own_harpoon_of_who_parries_acts_like_any_other() -> None:
    divers = ("parrying_harpooner", "")
    t = lay(holds=["map-2", "map-7 siren-5"], divers=divers)
    t.turn_over("harpoon-3")
    assert t.offers() == ["spear seat=1 family=siren"]
    t.choose("spear seat=1 family=siren")
    assert t == lay("harpoon-3 siren-5", holds=["map-2", "map-7"], divers=divers)


# — tamers and singers that go straight to the hold —

STRAIGHT = pytest.mark.parametrize(
    ("diver", "low", "high"), [("fisher", "squid-4", "squid-6"), ("charming_singer", "siren-4", "siren-9")]
)


@STRAIGHT
@pytest.mark.rule("CC-D13", "CC-D16", "CC-D19")
def test_a_card_of_that_family_from_the_pile_goes_straight_into_the_hold(diver: str, low: str, high: str) -> None:
    divers = ("", diver)
    t = lay("key-4", holds=["net-2", "map-2"], divers=divers, active=1)
    t.choose("continue")
    t.turn_over(high)
    assert t.told() == [f"turned seat=1 card={high}", f"kept seat=1 card={high}"]
    assert t == lay("key-4", holds=["net-2", f"map-2 {high}"], divers=divers, active=1)
    assert t.offers() == ["continue", "surface"]


@STRAIGHT
@pytest.mark.rule("CC-D13", "CC-D16", "CC-D19")
def test_it_causes_no_incident(diver: str, low: str, high: str) -> None:
    t = lay(f"key-4 {low}", divers=(diver, ""))
    t.choose("continue")
    t.turn_over(high)
    assert t == lay(f"key-4 {low}", holds=[high, ""], divers=(diver, ""))
    t.choose("continue")
    t.turn_over("key-3")
    assert t == lay(holds=[high, ""], graveyard=f"key-4 {low} key-3", divers=(diver, ""), active=1)


@STRAIGHT
@pytest.mark.rule("CC-D13", "CC-D16", "CC-D19")
def test_as_the_first_card_it_leaves_an_empty_row_with_which_the_player_may_surface(
    diver: str, low: str, high: str
) -> None:
    divers = ("", "", diver)
    t = lay(holds=["", "", ""], divers=divers, active=2)
    t.turn_over(high)
    assert t == lay(holds=["", "", high], divers=divers, active=2, due="deciding")
    assert t.to_move == 2
    assert t.offers() == ["continue", "surface"]
    t.choose("surface")
    assert t.told()[2:] == ["surfaced seat=2"]
    assert t == lay(holds=["", "", high], divers=divers)


@STRAIGHT
@pytest.mark.rule("CC-D13", "CC-D16", "CC-D19")
def test_the_player_may_also_continue_with_the_empty_row(diver: str, low: str, high: str) -> None:
    t = lay(divers=(diver, ""))
    t.turn_over(high)
    t.choose("continue")
    t.turn_over(low)
    assert t == lay(holds=[f"{high} {low}", ""], divers=(diver, ""), due="deciding")


@STRAIGHT
@pytest.mark.rule("CC-D13", "CC-D16", "CC-D19")
def test_it_was_not_placed_so_it_pays_no_debt(diver: str, low: str, high: str) -> None:
    t = lay("squid-2 key-4", debt=1, divers=(diver, ""))
    t.turn_over(high)
    assert t == lay("squid-2 key-4", holds=[high, ""], debt=1, divers=(diver, ""))
    assert t.to_move == CHANCE


@STRAIGHT
@pytest.mark.rule("CC-D13", "CC-D16", "CC-D19", "CC-F4")
def test_as_the_last_card_it_leaves_the_rest_of_a_debt_to_be_cancelled(diver: str, low: str, high: str) -> None:
    t = lay("squid-2 key-4", pile=high, rest="graveyard", debt=1, divers=(diver, ""))
    t.turn_over(high)
    assert t.told() == [f"turned seat=0 card={high}", f"kept seat=0 card={high}", "released seat=0"]
    assert t == lay("squid-2 key-4", holds=[high, ""], rest="graveyard", divers=(diver, ""))
    assert t.offers() == ["surface"]


@STRAIGHT
@pytest.mark.rule("CC-D13", "CC-D16", "CC-D19", "CC-E1")
def test_as_the_last_card_of_all_it_still_leaves_the_turn_to_be_finished(diver: str, low: str, high: str) -> None:
    t = lay(pile=high, rest="graveyard", divers=(diver, ""))
    t.turn_over(high)
    assert t.offers() == ["surface"]
    t.choose("surface")
    assert t.told()[2:] == ["surfaced seat=0", "ended"]
    assert t == lay(holds=[high, ""], rest="graveyard", divers=(diver, ""))


@STRAIGHT
@pytest.mark.rule("CC-D13", "CC-D16", "CC-F9")
def test_a_card_that_the_drone_showed_goes_straight_too(diver: str, low: str, high: str) -> None:
    t = lay("drone-3", top={high: [0]}, divers=(diver, ""))
    t.choose("continue")
    t.turn_over(high)
    assert t == lay("drone-3", holds=[high, ""], divers=(diver, ""))


@STRAIGHT
@pytest.mark.rule("CC-D13", "CC-D16")
def test_from_a_net_a_map_or_a_harpoon_it_arrives_like_any_other(diver: str, low: str, high: str) -> None:
    debt = 2 if diver == "fisher" else 0
    t = lay(holds=[high, ""], divers=(diver, ""))
    t.turn_over("net-3")
    t.choose(f"haul family={high[:-2]}")
    assert t == lay(f"net-3 {high}", netted=high, debt=debt, divers=(diver, ""))

    t = lay(graveyard=high, divers=(diver, ""))
    t.turn_over("map-3")
    t.look(high)
    t.choose(f"dig card={high}")
    assert t == lay(f"map-3 {high}", debt=debt, divers=(diver, ""))

    t = lay(holds=["", high], divers=(diver, ""))
    t.turn_over("harpoon-3")
    t.choose(f"spear seat=1 family={high[:-2]}")
    assert t == lay(f"harpoon-3 {high}", debt=debt, divers=(diver, ""))

    t = lay(low, holds=[high, ""], divers=(diver, ""))
    t.choose("continue")
    t.turn_over("net-3")
    t.choose(f"haul family={high[:-2]}")
    assert t == lay(graveyard=f"{low} net-3 {high}", divers=(diver, ""), active=1)


@pytest.mark.rule("CC-D13", "CC-D16")
@pytest.mark.parametrize(("diver", "straight"), [("fisher", "squid"), ("charming_singer", "siren")])
def test_no_other_family_goes_straight(diver: str, straight: str) -> None:
    for family in FAMILIES:
        if family not in (straight, "drone", "squid"):
            t = lay(divers=(diver, ""))
            t.turn_over(f"{family}-5")
            assert t == lay(f"{family}-5", divers=(diver, ""))


@pytest.mark.rule("CC-D16")
def test_the_charming_singers_squid_is_placed_and_acts() -> None:
    t = lay(divers=("charming_singer", ""))
    t.turn_over("squid-5")
    assert t == lay("squid-5", debt=2, divers=("charming_singer", ""))


@STRAIGHT
@pytest.mark.rule("CC-D13", "CC-D16")
def test_an_opponents_diver_takes_nothing_out_of_the_dive(diver: str, low: str, high: str) -> None:
    t = lay(low, divers=("", diver))
    t.choose("continue")
    t.turn_over(high)
    assert t == lay(graveyard=f"{low} {high}", divers=("", diver), active=1)


# — beastmaster —


@pytest.mark.rule("CC-D14")
@pytest.mark.parametrize("seat", [0, 1])
def test_against_a_beastmaster_a_squid_forces_four_cards(seat: int) -> None:
    divers = ("", "", "beastmaster")
    holds = ["", "", ""]
    t = lay(holds=holds, divers=divers, active=seat)
    t.turn_over("squid-4")
    assert t.told() == [f"turned seat={seat} card=squid-4", f"indebted seat={seat} number=4"]
    assert t == lay("squid-4", holds=holds, debt=4, divers=divers, active=seat)
    for card in ("key-3", "chest-3", "siren-4"):
        t.turn_over(card)
        assert t.to_move == CHANCE
    t.turn_over("anchor-3")
    assert t == lay("squid-4 key-3 chest-3 siren-4 anchor-3", holds=holds, divers=divers, active=seat)
    assert t.offers() == ["continue", "surface"]


@pytest.mark.rule("CC-D14")
def test_the_beastmasters_own_squid_forces_two() -> None:
    t = lay(divers=("beastmaster", ""))
    t.turn_over("squid-4")
    assert t.told() == ["turned seat=0 card=squid-4", "indebted seat=0 number=2"]
    assert t == lay("squid-4", debt=2, divers=("beastmaster", ""))


# — golden singer —


@pytest.mark.rule("CC-D15")
def test_the_siren_of_the_golden_singer_that_scores_is_worth_five_more() -> None:
    divers = ("golden_singer", "", "")
    holds = ["siren-4 siren-7 harpoon-3", "siren-9 harpoon-7", "siren-5"]
    t = lay(holds=holds, rest="graveyard", divers=divers)
    assert t.outcome().points == (15, 16, 5)
    assert t.outcome().parts == ({"harpoon": 3, "siren": 12}, {"harpoon": 7, "siren": 9}, {"siren": 5})


@pytest.mark.rule("CC-D15")
@pytest.mark.parametrize("siren", [4, 5, 6, 7, 8, 9])
def test_every_siren_can_be_golden(siren: int) -> None:
    t = lay(holds=["", f"siren-{siren}"], rest="graveyard", divers=("", "golden_singer"))
    assert t.outcome().parts == ({}, {"siren": siren + 5})
    assert t.outcome().places == (2, 1)


@pytest.mark.rule("CC-D15")
def test_the_golden_singer_without_a_siren_gains_nothing() -> None:
    t = lay(holds=["harpoon-7 anchor-2", ""], rest="graveyard", divers=("golden_singer", ""))
    assert t.outcome().parts == ({"anchor": 2, "harpoon": 7}, {})


# — saboteuse —


@pytest.mark.rule("CC-D17")
def test_what_the_victims_incidents_would_send_to_the_graveyard_goes_into_the_saboteuses_hold() -> None:
    divers = ("saboteuse", "", "")
    t = lay("siren-9 key-4", holds=["map-2", "", "net-2"], graveyard="net-3", divers=divers, target=2, active=2)
    t.choose("continue")
    t.turn_over("siren-4")
    assert t.told() == [
        "turned seat=2 card=siren-4",
        "incident seat=2 card=siren-4",
        "inherited seat=0 victim=2 card=siren-9",
        "inherited seat=0 victim=2 card=key-4",
        "inherited seat=0 victim=2 card=siren-4",
    ]
    holds = ["map-2 siren-9 key-4 siren-4", "", "net-2"]
    assert t == lay(holds=holds, graveyard="net-3", divers=divers, target=2)
    assert t.s.graveyard_size == 1


@pytest.mark.rule("CC-D17")
def test_what_the_victim_saves_stays_his() -> None:
    divers = ("", "saboteuse")
    t = lay("siren-9 anchor-5 key-4", divers=divers, target=0)
    t.choose("continue")
    t.turn_over("key-5")
    assert t == lay(holds=["siren-9", "anchor-5 key-4 key-5"], divers=divers, target=0, active=1)


@pytest.mark.rule("CC-D17")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_incidents_of_others_and_her_own_go_to_the_graveyard(seat: int) -> None:
    divers = ("", "saboteuse", "")
    holds = ["", "", ""]
    t = lay("siren-9", holds=holds, divers=divers, target=2, active=seat)
    t.choose("continue")
    t.turn_over("siren-4")
    assert t.told()[-2:] == [f"lost seat={seat} card=siren-9", f"lost seat={seat} card=siren-4"]
    assert t == lay(holds=holds, graveyard="siren-4 siren-9", divers=divers, target=2, active=seat + 1)


@pytest.mark.rule("CC-D17")
def test_other_ways_of_the_victims_cards_do_not_lead_to_the_saboteuse() -> None:
    divers = ("saboteuse", "", "")
    t = lay(holds=["", "siren-4", "siren-5"], divers=divers, target=1, active=2)
    t.turn_over("knife-3")
    t.choose("cut seat=1 family=siren")
    assert t == lay("knife-3", holds=["", "", "siren-5"], graveyard="siren-4", divers=divers, target=1, active=2)
    t = lay("siren-4", holds=["", "", "siren-5"], divers=divers, target=1, active=1)
    t.choose("surface")
    assert t == lay(holds=["", "siren-4", "siren-5"], divers=divers, target=1, active=2)


@pytest.mark.rule("CC-D17", "CC-F6")
def test_an_inherited_key_and_chest_bring_no_bonus() -> None:
    divers = ("saboteuse", "")
    t = lay("key-4 chest-3", graveyard="siren-4", divers=divers, target=1, active=1)
    t.choose("continue")
    t.turn_over("key-5")
    assert t == lay(holds=["key-4 chest-3 key-5", ""], graveyard="siren-4", divers=divers, target=1)
