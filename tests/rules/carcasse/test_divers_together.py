"""Divers that meet divers, and divers that meet variants (CC-D18, CC-D19, CC-D20)."""

import pytest

from tablereef.kernel.game import CHANCE, OVER
from tablereef.kernel.struct import out_of_range
from tests.rules.carcasse.table import lay
from tests.rules.table import each

# — the order: straight to the hold, incident, saving, opponents' divers, own ones, the effect, where it ends —


@pytest.mark.rule("CC-D18", "CC-D13", "CC-D17")
def test_straight_to_the_hold_comes_before_the_incident_so_a_saboteuse_gets_nothing() -> None:
    divers = ("fisher", "saboteuse")
    t = lay("squid-3 key-4", divers=divers, target=0)
    t.play("continue")
    t.turn_over("squid-5")
    assert t == lay("squid-3 key-4", holds=["squid-5", ""], divers=divers, target=0)


@pytest.mark.rule("CC-D18", "CC-D1", "CC-D17")
def test_saving_comes_before_the_saboteuse() -> None:
    divers = ("bosun", "saboteuse", "")
    t = lay("siren-9 anchor-5 key-4 map-3 drone-3", holds=["", "", ""], divers=divers, target=0)
    t.play("continue")
    t.turn_over("siren-5")
    holds = ["siren-9 anchor-5 key-4 map-3", "drone-3 siren-5", ""]
    assert t == lay(holds=holds, divers=divers, target=0, active=1)


@pytest.mark.rule("CC-D18", "CC-D2", "CC-D17")
def test_what_the_careful_trawler_saves_stays_his_and_the_saboteuse_gets_the_card_of_the_incident() -> None:
    divers = ("saboteuse", "careful_trawler")
    t = lay("siren-9", holds=["", "siren-4 key-3"], divers=divers, target=1, active=1)
    t.play("continue")
    t.turn_over("net-3")
    t.play("haul family=siren")
    assert t.told()[-4:] == [
        "incident seat=1 card=siren-4",
        "collected seat=1 card=net-3",
        "inherited seat=0 victim=1 card=siren-9",
        "inherited seat=0 victim=1 card=siren-4",
    ]
    assert t == lay(holds=["siren-9 siren-4", "key-3 net-3"], divers=divers, target=1)


@pytest.mark.rule("CC-D18", "CC-F7", "CC-D8", "CC-D17")
def test_the_saved_bonus_is_drawn_before_the_saboteuse_gets_the_lost_cards() -> None:
    divers = ("hoarder", "saboteuse")
    t = lay("key-4 chest-3 anchor-5", graveyard="siren-4 siren-5 siren-6 siren-7 map-2", divers=divers, target=0)
    t.play("continue")
    t.turn_over("key-7")
    assert t.due() == ["bonus 4", "losing 1", "turn_end 1"]
    assert t.hold(1) == ""
    t.gain("siren-4 siren-5 siren-6 siren-7")
    holds = ["key-4 chest-3 siren-4 siren-5 siren-6 siren-7", "anchor-5 key-7"]
    assert t == lay(holds=holds, graveyard="map-2", divers=divers, target=0, active=1)


@pytest.mark.rule("CC-D18", "CC-F7", "CC-D7", "CC-D17")
def test_a_saboteuse_is_plundered_before_she_gets_the_lost_cards() -> None:
    divers = ("plunderer", "saboteuse")
    t = lay("key-4 chest-3 anchor-5", holds=["", "siren-4"], divers=divers, target=0)
    t.play("continue")
    t.turn_over("key-7")
    t.play("plunder seat=1")
    assert t.odds() == each("loot card", "siren-4")
    t.loot("siren-4")
    assert t.told()[-3:] == [
        "looted seat=0 victim=1 card=siren-4",
        "inherited seat=1 victim=0 card=anchor-5",
        "inherited seat=1 victim=0 card=key-7",
    ]
    holds = ["key-4 chest-3 siren-4", "anchor-5 key-7"]
    assert t == lay(holds=holds, divers=divers, target=0, active=1)


@pytest.mark.rule("CC-D18", "CC-D7", "CC-F7", "CC-D17")
def test_a_saboteuse_who_would_only_have_the_lost_cards_cannot_be_plundered() -> None:
    divers = ("plunderer", "saboteuse")
    t = lay("key-4 chest-3 anchor-5", graveyard="siren-4", divers=divers, target=0)
    t.play("continue")
    t.turn_over("key-7")
    assert t == lay(holds=["key-4 chest-3", "anchor-5 key-7"], graveyard="siren-4", divers=divers, target=0, active=1)


@pytest.mark.rule("CC-D18", "CC-D14", "CC-D3", "CC-F2")
def test_the_beastmasters_four_cards_are_paid_by_the_greedy_nets_second_card() -> None:
    divers = ("greedy_trawler", "beastmaster")
    t = lay(holds=["squid-5 siren-4 key-3", ""], divers=divers)
    t.turn_over("net-3")
    t.play("haul family=squid")
    t.play("haul family=siren")
    assert t.told()[1:] == [
        "netted seat=0 card=squid-5",
        "indebted seat=0 number=4",
        "netted seat=0 card=siren-4",
    ]
    row = "net-3 squid-5 siren-4"
    assert t == lay(row, netted="squid-5 siren-4", holds=["key-3", ""], debt=3, divers=divers)


@pytest.mark.rule("CC-D18", "CC-D12", "CC-D14")
def test_a_squid_that_parries_forces_four_cards_when_another_opponent_is_the_beastmaster() -> None:
    divers = ("", "parrying_harpooner", "beastmaster")
    t = lay(holds=["", "squid-3 squid-6", "siren-4"], divers=divers)
    t.turn_over("harpoon-3")
    assert t.offers() == ["spear seat=1 family=squid"]
    t.play("spear seat=1 family=squid")
    assert t == lay("harpoon-3 squid-6", holds=["", "squid-3", "siren-4"], debt=4, divers=divers)


@pytest.mark.rule("CC-D18", "CC-D12", "CC-D13")
def test_a_squid_that_parries_a_fisher_does_not_go_straight_for_it_does_not_come_from_the_pile() -> None:
    divers = ("fisher", "parrying_harpooner")
    t = lay(holds=["", "squid-6"], divers=divers)
    t.turn_over("harpoon-3")
    t.play("spear seat=1 family=squid")
    assert t == lay("harpoon-3 squid-6", debt=2, divers=divers)


@pytest.mark.rule("CC-D18", "CC-D12", "CC-D14", "CC-F2")
def test_a_parried_harpoon_pays_one_of_the_beastmasters_four_cards() -> None:
    divers = ("", "parrying_harpooner", "beastmaster")
    t = lay("squid-4", holds=["", "", ""], debt=4, divers=divers)
    t.turn_over("harpoon-3")
    assert t == lay("squid-4", holds=["", "", ""], graveyard="harpoon-3", debt=3, divers=divers)


@pytest.mark.rule("CC-D12", "CC-D1")
def test_a_parried_harpoon_is_not_counted_by_the_bosun() -> None:
    divers = ("bosun", "parrying_harpooner")
    t = lay("anchor-5 key-4", divers=divers)
    t.play("continue")
    t.turn_over("harpoon-3")
    t.play("continue")
    t.turn_over("siren-4")
    t.play("continue")
    t.turn_over("drone-3")
    t.look("siren-5")
    t.play("continue")
    t.turn_over("siren-5")
    graveyard = "harpoon-3 drone-3 siren-5"
    assert t == lay(holds=["anchor-5 key-4 siren-4", ""], graveyard=graveyard, divers=divers, active=1)


@pytest.mark.rule("CC-D12", "CC-D2")
def test_the_place_of_a_netted_harpoon_that_was_parried_is_not_taken_for_netted_later() -> None:
    divers = ("careful_trawler", "parrying_harpooner")
    t = lay(holds=["harpoon-4 siren-4", ""], divers=divers)
    t.turn_over("net-3")
    t.play("haul family=harpoon")
    assert t.told() == [
        "turned seat=0 card=net-3",
        "netted seat=0 card=harpoon-4",
        "parried seat=0 victim=1",
    ]
    assert t == lay("net-3", holds=["siren-4", ""], graveyard="harpoon-4", divers=divers)
    assert t.s.netted == 0
    t.play("continue")
    t.turn_over("key-4")
    t.play("continue")
    t.turn_over("key-5")
    assert t == lay(holds=["siren-4 net-3", ""], graveyard="harpoon-4 key-4 key-5", divers=divers, active=1)


@pytest.mark.rule("CC-D12", "CC-D2")
def test_a_parry_forgets_nothing_that_a_net_brought_before() -> None:
    divers = ("careful_trawler", "parrying_harpooner")
    t = lay("net-3 siren-9 key-4", netted="siren-9", divers=divers)
    t.play("continue")
    t.turn_over("harpoon-3")
    assert t == lay("net-3 siren-9 key-4", netted="siren-9", graveyard="harpoon-3", divers=divers)


@pytest.mark.rule("CC-D12", "CC-D3")
def test_after_a_parried_first_card_the_greedy_net_brings_the_second() -> None:
    divers = ("greedy_trawler", "parrying_harpooner")
    t = lay(holds=["harpoon-4 siren-4", ""], divers=divers)
    t.turn_over("net-3")
    t.play("haul family=harpoon")
    assert t.due() == ["netting 1"]
    t.play("haul family=siren")
    assert t == lay("net-3 siren-4", netted="siren-4", graveyard="harpoon-4", divers=divers)


@pytest.mark.rule("CC-D12", "CC-D9")
def test_a_parried_harpoon_that_a_map_brought_goes_back_to_the_graveyard() -> None:
    divers = ("cartographer", "parrying_harpooner")
    t = lay(graveyard="harpoon-4 siren-4", divers=divers)
    t.turn_over("map-3")
    t.play("dig card=harpoon-4")
    assert t == lay("map-3", graveyard="harpoon-4 siren-4", divers=divers)


@pytest.mark.rule("CC-D6", "CC-D3", "CC-D18")
def test_against_a_jinx_the_own_hold_is_hit_before_the_greedy_net_takes_its_second_card() -> None:
    divers = ("greedy_trawler", "jinx")
    t = lay(holds=["knife-4 siren-4", "siren-9"], divers=divers)
    t.turn_over("net-3")
    t.play("haul family=knife")
    assert t.offers() == ["cut seat=0 family=siren"]
    t.play("cut seat=0 family=siren")
    row = "net-3 knife-4"
    assert t == lay(row, netted="knife-4", holds=["", "siren-9"], graveyard="siren-4", divers=divers)


@pytest.mark.rule("CC-D4", "CC-D3")
def test_a_reaped_family_of_an_opponent_leaves_the_own_hold_alone() -> None:
    divers = ("greedy_trawler", "reaper")
    t = lay(holds=["key-4 key-5", "siren-4"], divers=divers, active=1)
    t.turn_over("knife-3")
    t.play("cut seat=0 family=key")
    assert t == lay("knife-3", holds=["", "siren-4"], graveyard="key-4 key-5", divers=divers, active=1)


@pytest.mark.rule("CC-D16", "CC-D10")
def test_two_players_skills_do_not_mix() -> None:
    divers = ("pilot", "charming_singer")
    t = lay("drone-3", top={"siren-9": [0], "siren-8": [0]}, divers=divers)
    t.play("surface")
    t.turn_over("siren-9")
    assert t.hold(1) == "siren-9"
    assert t.known(1).top == "?"
    t.play("continue")
    assert t.odds() == {"turn card=siren-8": 1}
    t.turn_over("siren-8")
    assert t == lay(holds=["drone-3", "siren-8 siren-9"], divers=divers, active=1, due="deciding")


# — skills work by themselves —


@pytest.mark.rule("CC-D20", "CC-D13", "CC-D16")
@pytest.mark.parametrize(("diver", "card"), [("fisher", "squid-5"), ("charming_singer", "siren-5")])
def test_nobody_is_asked_whether_a_card_goes_straight(diver: str, card: str) -> None:
    t = lay("key-4", divers=(diver, ""))
    t.play("continue")
    t.turn_over(card)
    assert t.offers() == ["continue", "surface"]
    assert t.hold(0) == card


@pytest.mark.rule("CC-D20", "CC-D3")
def test_the_greedy_net_must_bring_a_second_card_even_into_an_incident() -> None:
    t = lay("key-2", holds=["key-4 siren-4", ""], divers=("greedy_trawler", ""))
    t.play("continue")
    t.turn_over("net-3")
    t.play("haul family=siren")
    assert t.offers() == ["haul family=key"]


@pytest.mark.rule("CC-D20", "CC-D7")
def test_the_plunderer_cannot_decline_nor_turn_to_the_graveyard() -> None:
    t = lay("key-4 chest-3", holds=["", "siren-4"], graveyard="siren-9", divers=("plunderer", ""))
    t.play("surface")
    assert t.offers() == ["plunder seat=1"]


@pytest.mark.rule("CC-D20", "CC-D11")
def test_only_the_ruthless_harpooner_has_a_wider_choice() -> None:
    holds = ["map-2", "map-7 siren-5"]
    t = lay(holds=holds, divers=("ruthless_harpooner", ""))
    t.turn_over("harpoon-3")
    assert t.offers() == ["spear seat=1 family=map", "spear seat=1 family=siren"]
    t = lay(holds=holds, divers=("hoarder", ""))
    t.turn_over("harpoon-3")
    assert t.offers() == ["spear seat=1 family=siren"]


# — divers and Thieves' Island —


@pytest.mark.rule("CC-V1", "CC-D17")
@pytest.mark.parametrize("saboteuse", [0, 1, 3])
def test_on_thieves_island_all_of_the_victims_incident_goes_to_the_saboteuse(saboteuse: int) -> None:
    divers = ["", "", "", ""]
    divers[saboteuse] = "saboteuse"
    t = lay("siren-9", holds=[""] * 4, divers=divers, target=2, variant="thieves_island", active=2)
    t.play("continue")
    t.turn_over("siren-4")
    holds = ["siren-9 siren-4" if seat == saboteuse else "" for seat in range(4)]
    assert t == lay(holds=holds, divers=divers, target=2, variant="thieves_island", active=3)


@pytest.mark.rule("CC-V1", "CC-D17")
@pytest.mark.parametrize(("seat", "heir"), [(0, 1), (1, 2), (3, 0)])
def test_on_thieves_island_the_incidents_of_the_others_go_to_the_next_player(seat: int, heir: int) -> None:
    divers = ("", "saboteuse", "", "")
    t = lay("siren-9", holds=[""] * 4, divers=divers, target=2, variant="thieves_island", active=seat)
    t.play("continue")
    t.turn_over("siren-4")
    holds = ["siren-9 siren-4" if owner == heir else "" for owner in range(4)]
    assert t == lay(holds=holds, divers=divers, target=2, variant="thieves_island", active=heir)


@pytest.mark.rule("CC-V1", "CC-D12")
def test_on_thieves_island_a_parried_harpoon_still_goes_to_the_graveyard() -> None:
    divers = ("", "parrying_harpooner")
    t = lay("key-4", divers=divers, variant="thieves_island")
    t.play("continue")
    t.turn_over("harpoon-3")
    assert t == lay("key-4", graveyard="harpoon-3", divers=divers, variant="thieves_island")


@pytest.mark.rule("CC-V1", "CC-D1", "CC-D18")
def test_on_thieves_island_what_the_bosun_saves_stays_his() -> None:
    divers = ("", "bosun")
    t = lay("siren-9 anchor-5 key-4 map-3 drone-3", divers=divers, variant="thieves_island", active=1)
    t.play("continue")
    t.turn_over("key-5")
    holds = ["drone-3 key-5", "siren-9 anchor-5 key-4 map-3"]
    assert t == lay(holds=holds, divers=divers, variant="thieves_island")


# — divers and points —


@pytest.mark.rule("CC-V2", "CC-D15")
def test_in_a_pile_of_treasure_every_siren_of_the_golden_singer_is_worth_five_more() -> None:
    t = lay(
        holds=["siren-4 siren-7 siren-9 key-2 key-3", "siren-5 siren-6"],
        rest="graveyard",
        divers=("golden_singer", ""),
        variant="pile_of_treasure",
    )
    assert t.outcome().parts == ({"key": 5, "siren": 35}, {"siren": 11})
    assert t.outcome().points == (40, 11)


@pytest.mark.rule("CC-V4", "CC-D15")
def test_the_golden_siren_and_the_missing_families_are_added() -> None:
    t = lay(holds=["siren-4", ""], rest="graveyard", divers=("golden_singer", ""), variant="all_hands")
    assert t.outcome().parts == ({"siren": 9, "missing": -45}, {"missing": -50})
    assert t.outcome().points == (-36, -50)


@pytest.mark.rule("CC-V6", "CC-D15")
def test_golden_sirens_can_carry_a_player_too_high() -> None:
    hold = "anchor-7 squid-7 map-7 key-7 chest-7 knife-7 drone-7 siren-6"
    t = lay(holds=[hold, "net-2"], rest="graveyard", divers=("", ""), variant="beneath_the_waves")
    assert t.outcome().points == (55, 2)
    assert t.outcome().places == (1, 2)
    t = lay(holds=[hold, "net-2"], rest="graveyard", divers=("golden_singer", ""), variant="beneath_the_waves")
    assert t.outcome().points == (60, 2)
    assert t.outcome().places == (2, 1)


# — divers and Sudden Death —

FORTY_TWO = "anchor-7 squid-7 map-7 drone-7 net-7 harpoon-7"


@pytest.mark.rule("CC-V3", "CC-D15")
@pytest.mark.parametrize(("siren", "is_over"), [("", False), ("golden_singer", True)])
def test_golden_sirens_count_for_sudden_death(siren: str, is_over: bool) -> None:
    divers = (siren, "")
    t = lay("siren-4", holds=[FORTY_TWO, ""], divers=divers, variant="sudden_death")
    t.play("surface")
    assert (t.to_move == OVER) == is_over
    assert t.outcome().points == (51 if is_over else 46, 0)


@pytest.mark.rule("CC-V3", "CC-D15")
@pytest.mark.parametrize(("rest", "is_over"), [("key-2", False), ("key-3", True)])
def test_sudden_death_comes_at_fifty_and_not_at_forty_nine_with_a_golden_siren(rest: str, is_over: bool) -> None:
    divers = ("", "golden_singer")
    holds = ["", f"anchor-7 squid-7 map-7 drone-7 net-6 {rest}"]
    t = lay("siren-8", holds=holds, divers=divers, variant="sudden_death", active=1)
    t.play("surface")
    assert t.outcome().points == (0, 50 if is_over else 49)
    assert t.to_move == (OVER if is_over else CHANCE)
    assert t.outcome().reason == ("sudden_death" if is_over else "pile")


@pytest.mark.rule("CC-V3", "CC-D13", "CC-D16")
@pytest.mark.parametrize(
    ("diver", "hold", "card", "is_over"),
    [
        ("fisher", "anchor-7 map-7 drone-7 net-7 harpoon-7 siren-8", "squid-7", True),
        ("fisher", "anchor-7 map-7 drone-7 net-7 harpoon-7 siren-8", "squid-6", False),
        ("charming_singer", FORTY_TWO, "siren-8", True),
        ("charming_singer", FORTY_TWO, "siren-7", False),
    ],
)
def test_a_card_that_goes_straight_into_the_hold_can_win_at_once(
    diver: str, hold: str, card: str, is_over: bool
) -> None:
    t = lay("key-4", holds=["", hold], divers=("", diver), variant="sudden_death", active=1)
    t.play("continue")
    t.turn_over(card)
    assert t.told()[:2] == [f"turned seat=1 card={card}", f"kept seat=1 card={card}"]
    assert t.told()[2:] == (["ended"] if is_over else [])
    assert t.to_move == (OVER if is_over else 1)
    assert t.row == "key-4"
    assert t.outcome().points == (0, 50 if is_over else 49)
    assert t.due() == (["game_over 1"] if is_over else ["deciding 1"])


@pytest.mark.rule("CC-V3", "CC-D5")
@pytest.mark.parametrize(("siren", "is_over"), [("siren-8", True), ("siren-7", False)])
def test_a_scavenged_card_can_win_at_once(siren: str, is_over: bool) -> None:
    t = lay("key-4", holds=[FORTY_TWO, f"{siren} siren-4"], divers=("scavenger", ""), variant="sudden_death")
    t.play("continue")
    t.turn_over("knife-3")
    t.play("cut seat=1 family=siren")
    assert t.told()[1:] == [f"scavenged seat=0 victim=1 card={siren}", *(["ended"] if is_over else [])]
    assert t.to_move == (OVER if is_over else 0)
    assert t.row == "key-4 knife-3"
    assert t.outcome().points == (50 if is_over else 49, 4)
    assert t.outcome().reason == ("sudden_death" if is_over else "pile")


@pytest.mark.rule("CC-V3", "CC-D7")
def test_plundered_cards_are_one_change_and_the_game_stops_when_the_last_one_came() -> None:
    hold = "anchor-7 squid-7 map-7 drone-7 net-7"
    holds = [hold, "siren-9 siren-4 harpoon-2"]
    t = lay("key-3 chest-2 anchor-5", holds=holds, graveyard="map-2", divers=("plunderer", ""), variant="sudden_death")
    t.play("continue")
    t.turn_over("anchor-6")
    t.play("plunder seat=1")
    t.loot("siren-9")
    assert t.to_move == CHANCE
    assert t.outcome().points == (49, 6)
    t.loot("siren-4")
    assert t.told()[-2:] == ["lost seat=0 card=anchor-5", "lost seat=0 card=anchor-6"]
    assert t.s.active == 1

    t = lay("key-4 chest-3 anchor-5", holds=holds, graveyard="map-2", divers=("plunderer", ""), variant="sudden_death")
    t.play("continue")
    t.turn_over("anchor-6")
    t.play("plunder seat=1")
    t.loot("siren-9")
    assert t.outcome().points == (51, 6)
    assert t.to_move == CHANCE
    assert t.s.plundered == 1
    t.loot("harpoon-2")
    assert t.told()[-3:] == [
        "looted seat=0 victim=1 card=siren-9",
        "looted seat=0 victim=1 card=harpoon-2",
        "ended",
    ]
    assert t.to_move == OVER
    assert t.due() == ["game_over 1"]
    assert t.s.plundered == -1
    assert (t.row, t.card, t.graveyard) == ("anchor-5", "anchor-6", "map-2")
    assert t.outcome().points == (53, 4)
    assert t.outcome().places == (1, 2)
    assert t.outcome().reason == "sudden_death"


@pytest.mark.rule("CC-V3", "CC-D7")
def test_who_reaches_fifty_with_the_collected_cards_plunders_nobody() -> None:
    t = lay("key-7 chest-3", holds=[FORTY_TWO, "siren-9"], divers=("plunderer", ""), variant="sudden_death")
    t.play("surface")
    assert t.told() == ["surfaced seat=0", "collected seat=0 card=key-7", "collected seat=0 card=chest-3", "ended"]
    assert t.to_move == OVER
    assert t.due() == ["game_over 1"]
    assert t.hold(1) == "siren-9"


@pytest.mark.rule("CC-V3", "CC-D17")
@pytest.mark.parametrize(("siren", "is_over"), [("siren-8", True), ("siren-7", False)])
def test_lost_cards_can_win_for_the_saboteuse(siren: str, is_over: bool) -> None:
    divers = ("", "saboteuse")
    t = lay(f"{siren} key-7", holds=["key-3", FORTY_TWO.replace("harpoon-7", "")], divers=divers, target=0,
            variant="sudden_death")  # fmt: skip
    t.play("continue")
    t.turn_over("siren-4")
    assert t.told()[2:5] == [
        f"inherited seat=1 victim=0 card={siren}",
        "inherited seat=1 victim=0 card=key-7",
        "inherited seat=1 victim=0 card=siren-4",
    ]
    assert t.told()[5:] == (["ended"] if is_over else [])
    assert t.outcome().points == (3, 50 if is_over else 49)
    assert t.outcome().places == (2, 1)
    assert t.to_move == (OVER if is_over else CHANCE)
    assert (t.row, t.card, t.graveyard) == ("", "", "")
    assert t.s.active == (0 if is_over else 1)


@pytest.mark.rule("CC-V3", "CC-D17", "CC-D1")
def test_who_reaches_fifty_with_saved_cards_wins_before_the_saboteuse_gets_the_lost_ones() -> None:
    divers = ("bosun", "saboteuse")
    holds = [FORTY_TWO.replace("anchor-7", ""), FORTY_TWO.replace("7", "6")]
    t = lay("siren-9 anchor-5 key-3 chest-3 knife-7", holds=holds, divers=divers, target=0, variant="sudden_death")
    t.play("continue")
    t.turn_over("siren-8")
    assert t.told()[-2:] == ["collected seat=0 card=chest-3", "ended"]
    assert t.outcome().points == (55, 36)
    assert t.outcome().places == (1, 2)
    assert t.to_move == OVER
    assert (t.row, t.card) == ("knife-7", "siren-8")


# — divers and Strange Lands —


@pytest.mark.rule("CC-V5", "CC-D1", "CC-F14")
def test_in_strange_lands_the_bosun_saves_behind_the_last_anchor() -> None:
    divers = ("bosun", "")
    t = lay("anchor-2 siren-9 anchor-3 key-4 map-5 drone-6", divers=divers, variant="strange_lands")
    t.play("continue")
    t.turn_over("chest-6")
    holds = ["anchor-2 siren-9 anchor-3 key-4 map-5", ""]
    assert t == lay(holds=holds, graveyard="drone-6 chest-6", divers=divers, variant="strange_lands", active=1)


@pytest.mark.rule("CC-V5", "CC-D2")
def test_in_strange_lands_the_careful_trawler_saves_every_net_and_what_each_took() -> None:
    divers = ("careful_trawler", "")
    t = lay(
        "key-2 net-3 siren-9 map-4 net-5 drone-6",
        netted="siren-9 drone-6",
        divers=divers,
        variant="strange_lands",
    )
    t.play("continue")
    t.turn_over("chest-4")
    holds = ["net-3 siren-9 net-5 drone-6", ""]
    assert t == lay(holds=holds, graveyard="key-2 map-4 chest-4", divers=divers, variant="strange_lands", active=1)


@pytest.mark.rule("CC-V5", "CC-D3")
def test_in_strange_lands_a_greedy_net_within_a_greedy_net_brings_its_two_first() -> None:
    divers = ("greedy_trawler", "")
    t = lay(holds=["net-4 siren-9 siren-8 siren-7 siren-6", ""], divers=divers, variant="strange_lands")
    t.turn_over("net-3")
    t.play("haul family=net")
    assert t.due() == ["netting 2", "netting 1"]
    t.play("haul family=siren")
    t.play("haul family=siren")
    assert t.due() == ["netting 1"]
    t.play("haul family=siren")
    row = "net-3 net-4 siren-9 siren-8 siren-7"
    netted = "net-4 siren-9 siren-8 siren-7"
    assert t == lay(row, netted=netted, holds=["siren-6", ""], divers=divers, variant="strange_lands")


@pytest.mark.rule("CC-V5", "CC-D3")
def test_in_strange_lands_two_greedy_nets_end_with_the_hold() -> None:
    divers = ("greedy_trawler", "")
    t = lay(holds=["net-4 siren-9", ""], divers=divers, variant="strange_lands")
    t.turn_over("net-3")
    t.play("haul family=net")
    t.play("haul family=siren")
    assert t == lay("net-3 net-4 siren-9", netted="net-4 siren-9", divers=divers, variant="strange_lands")


@pytest.mark.rule("CC-V5", "CC-D14")
def test_in_strange_lands_a_further_squid_pays_one_card_and_adds_the_beastmasters_four() -> None:
    divers = ("", "beastmaster")
    t = lay("squid-4", debt=4, divers=divers, variant="strange_lands")
    t.turn_over("squid-5")
    assert t.told() == ["turned seat=0 card=squid-5", "indebted seat=0 number=7"]
    assert t == lay("squid-4 squid-5", debt=7, divers=divers, variant="strange_lands")


@pytest.mark.rule("CC-V5", "CC-D12")
def test_in_strange_lands_the_value_of_a_parried_harpoon_is_free_again() -> None:
    divers = ("", "parrying_harpooner")
    t = lay("harpoon-4", divers=divers, variant="strange_lands")
    t.play("continue")
    t.turn_over("harpoon-3")
    assert t == lay("harpoon-4", graveyard="harpoon-3", divers=divers, variant="strange_lands")
    t.play("continue")
    t.turn_over("key-3")
    assert t == lay("harpoon-4 key-3", graveyard="harpoon-3", divers=divers, variant="strange_lands")


@pytest.mark.rule("CC-V5", "CC-D13", "CC-D16", "CC-D18")
@pytest.mark.parametrize(("diver", "card"), [("fisher", "squid-5"), ("charming_singer", "siren-5")])
def test_in_strange_lands_a_repeated_value_that_goes_straight_is_no_incident(diver: str, card: str) -> None:
    t = lay("key-5", divers=(diver, ""), variant="strange_lands")
    t.play("continue")
    t.turn_over(card)
    assert t == lay("key-5", holds=[card, ""], divers=(diver, ""), variant="strange_lands")


@pytest.mark.rule("CC-V5", "CC-D12")
def test_in_strange_lands_the_squid_of_who_parries_may_come_beside_another() -> None:
    divers = ("", "parrying_harpooner")
    t = lay("squid-4", holds=["squid-2", "squid-6 squid-3"], debt=2, divers=divers, variant="strange_lands")
    t.turn_over("harpoon-3")
    t.play("spear seat=1 family=squid")
    row, holds = "squid-4 harpoon-3 squid-6", ["squid-2", "squid-3"]
    assert t == lay(row, holds=holds, debt=2, divers=divers, variant="strange_lands")


# — the longest exploration —


@pytest.mark.rule("CC-D2", "CC-F7", "CC-F11")
def test_a_net_as_the_tenth_card_brings_an_incident_and_every_field_stays_in_its_range() -> None:
    divers = ("careful_trawler", "")
    row = "key-2 chest-2 anchor-2 squid-2 map-2 knife-2 drone-2 harpoon-2 siren-4"
    t = lay(row, holds=["siren-9", ""], graveyard="map-7 map-6 map-5", divers=divers)
    t.play("continue")
    t.turn_over("net-2")
    t.play("haul family=siren")
    assert t.due() == ["bonus 3", "losing 1", "turn_end 1"]
    assert out_of_range(t.s) == []
