"""What a choice says before it is made: the cards, the points, the risk, the incident that it would be."""

import pytest

from tests.rules.carcasse.table import lay

# — continue —


@pytest.mark.rule("CC-T3")
def test_to_continue_says_what_must_not_come_again() -> None:
    t = lay("siren-9 key-4", pile="siren-4 map-3", rest="graveyard")
    assert t.leads_to("continue") == ["Must not come again: Siren, Key"]


@pytest.mark.rule("CC-T3")
@pytest.mark.rule("CC-V5")
def test_of_many_that_must_not_come_again_only_the_number_is_said() -> None:
    row = "siren-9 key-4 map-3 net-5"
    assert lay(row).leads_to("continue") == ["Incident with any of 4 families"]
    assert lay(row, variant="strange_lands").leads_to("continue") == ["Must not come again: value 4, value 3, value 5"]
    assert lay(f"{row} drone-6", variant="strange_lands").leads_to("continue") == ["Incident with any of 4 values"]


@pytest.mark.rule("CC-T3")
@pytest.mark.rule("CC-K3")
def test_where_the_odds_are_said_the_number_of_families_says_nothing_more() -> None:
    t = lay("siren-9 key-4 map-3 net-5", pile="siren-4 key-3 map-4 net-3 drone-3", rest="graveyard", memory_aid="on")
    assert t.leads_to("continue") == ["Incident with 4 of 5 cards"]


@pytest.mark.rule("CC-V5")
def test_in_strange_lands_values_must_not_come_again() -> None:
    t = lay("siren-9 siren-7 key-4", variant="strange_lands")  # no other card has a 9
    assert t.leads_to("continue") == ["Must not come again: value 7, value 4"]


@pytest.mark.rule("CC-D13")
def test_what_goes_straight_into_the_hold_may_come_again() -> None:
    t = lay("squid-3 key-4", netted="squid-3", divers=["fisher", ""])
    assert t.leads_to("continue") == ["Must not come again: Key"]


@pytest.mark.rule("CC-K3")
def test_the_odds_of_an_incident_are_said_with_the_memory_aid_alone() -> None:
    row, pile = "siren-9 key-4", "siren-4 siren-5 key-3 map-3 map-4"
    told = [
        lay(row, pile=pile, rest="graveyard", memory_aid=aid, active=1).leads_to("continue") for aid in ("on", "off")
    ]
    assert told[0][0] == "Incident with 3 of 5 cards"
    assert told[1] == told[0][1:]


@pytest.mark.rule("CC-K3")
def test_the_memory_aid_warns_where_no_other_card_is_left() -> None:
    t = lay("siren-9 key-4", pile="siren-4", rest="graveyard", memory_aid="on")
    assert t.leads_to("continue")[0] == "Incident with 1 of 1 card"
    assert t.leads_to("continue")[-1] == "An incident for certain!"
    t = lay("siren-9 key-4", pile="siren-4", rest="graveyard")
    assert t.leads_to("continue") == ["Must not come again: Siren, Key"]


@pytest.mark.rule("CC-K3")
def test_the_memory_aid_names_only_what_can_still_come() -> None:
    row = "siren-9 key-4"
    t = lay(row, pile="key-3 map-3", rest="graveyard", memory_aid="on")
    assert t.leads_to("continue") == ["Incident with 1 of 2 cards", "Must not come again: Key"]
    t = lay(row, pile="map-3 map-4", rest="graveyard", memory_aid="on")
    assert t.leads_to("continue") == ["Incident with 0 of 2 cards"]


@pytest.mark.rule("CC-K3")
def test_what_only_others_have_seen_is_as_likely_as_any_card() -> None:
    t = lay("siren-9", pile="siren-4 map-3 map-4", top={"key-3": [1]}, rest="graveyard", memory_aid="on")
    assert t.leads_to("continue")[0] == "Incident with 1 of 4 cards"


@pytest.mark.rule("CC-F9")
@pytest.mark.parametrize("memory_aid", ["on", "off"])
def test_who_has_seen_the_next_card_is_told_it_and_warned_of_an_incident(memory_aid: str) -> None:
    t = lay("drone-3 key-4", top={"map-3": [0]}, memory_aid=memory_aid)
    assert t.leads_to("continue") == ["Next card: Treasure Map 3"]
    t = lay("drone-3 key-4", top={"key-5": [0]}, memory_aid=memory_aid)
    assert t.leads_to("continue") == ["Next card: Key 5", "Incident: Key again!"]


@pytest.mark.rule("CC-D13")
def test_a_card_that_goes_straight_into_the_hold_is_no_incident() -> None:
    t = lay("drone-3 squid-4", netted="squid-4", top={"squid-5": [0]}, divers=["fisher", ""])
    assert t.leads_to("continue") == ["Next card: Giant Squid 5"]


# — surface —


@pytest.mark.rule("CC-T5")
def test_to_surface_says_how_many_cards_and_points() -> None:
    t = lay("siren-9 map-3", holds=["siren-5 knife-2", "siren-8"])
    assert t.leads_to("surface") == ["+7 points, 14 in all", "2 cards into your hold"]


@pytest.mark.rule("CC-F6")
def test_to_surface_with_key_and_chest_says_the_bonus() -> None:
    t = lay("key-3 chest-4 map-3", graveyard="map-2 net-2")
    assert t.leads_to("surface")[1] == "Then 2 bonus cards"


@pytest.mark.rule("CC-D7")
def test_the_plunderers_bonus_comes_from_a_hold() -> None:
    t = lay("key-3 chest-4 map-3", holds=["", "siren-9 net-5"], divers=["plunderer", ""])
    assert t.leads_to("surface")[1] == "Then 2 bonus cards"
    t.play("surface")
    assert t.leads_to("plunder seat=1") == ["Drawn at random: 2 of 2 cards"]


@pytest.mark.rule("CC-E1")
def test_to_surface_after_the_last_card_says_that_the_game_is_over() -> None:
    t = lay("siren-9", holds=["", ""], rest="graveyard")
    assert t.leads_to("surface") == ["+9 points, 9 in all", "The game is over.", "One card into your hold"]


@pytest.mark.rule("CC-V6")
def test_beneath_the_waves_warns_of_too_many_points() -> None:
    hold = "siren-9 map-7 net-7 key-7 chest-7 knife-7 drone-7 squid-3"
    for variant, warned in (("beneath_the_waves", True), ("none", False)):
        t = lay("anchor-7", holds=[hold, ""], variant=variant)
        assert (t.leads_to("surface")[-1] == "With 60 points or more you cannot win!") == warned
    t = lay("anchor-5", holds=[hold, ""], variant="beneath_the_waves")
    assert t.leads_to("surface") == ["+5 points, 59 in all", "One card into your hold"]


# — what the cards ask —


@pytest.mark.rule("CC-F11")
@pytest.mark.rule("CC-E2")
def test_a_card_that_is_placed_is_named_with_its_effect() -> None:
    t = lay("siren-9", holds=["drone-5 drone-3 map-2 squid-4", "key-2"], rest="graveyard", pile="net-3 net-4")
    t.play("continue")
    t.turn_over("net-3")
    assert t.leads_to("haul family=drone") == [
        "Drone 5 is placed",
        "Your hold: −2 points until you surface",
        "Shows you the next card",
        "Then Drone 3 counts",
    ]
    assert t.leads_to("haul family=squid") == [
        "Giant Squid 4 is placed",
        "Your hold: −4 points until you surface",
        "The squid wants 2 more cards.",
    ]


@pytest.mark.rule("CC-F6")
def test_the_second_of_key_and_chest_says_what_surfacing_brings_then() -> None:
    for row, told in (
        ("key-3 siren-9", "Key and chest: 4 bonus cards when you surface"),
        ("siren-9", "A bonus together with a key"),
    ):
        t = lay(row, graveyard="chest-2 map-2 net-2 net-3 net-4")
        t.play("continue")
        t.turn_over("map-3")
        t.look("chest-2 map-2 net-2")
        assert t.leads_to("dig card=chest-2") == [told]


@pytest.mark.rule("CC-F12")
@pytest.mark.rule("CC-E2")
def test_a_harpoon_says_what_its_victim_loses_and_what_counts_then() -> None:
    t = lay("siren-9", holds=["", "drone-5 drone-3 map-2"], rest="graveyard", pile="harpoon-3 net-4")
    t.play("continue")
    t.turn_over("harpoon-3")
    assert t.leads_to("spear seat=1 family=drone") == [
        "Drone 5 is placed",
        "Bob: −2 points",
        "Shows you the next card",
        "Then Drone 3 counts",
    ]
    assert t.leads_to("spear seat=1 family=map")[1] == "Bob: −2 points"


@pytest.mark.rule("CC-T7")
@pytest.mark.rule("CC-F8")
def test_a_card_without_effect_says_why_it_has_none() -> None:
    t = lay("siren-9", graveyard="knife-2 knife-3 knife-4")
    t.play("continue")
    t.turn_over("map-3")
    t.look("knife-2 knife-3 knife-4")
    assert t.leads_to("dig card=knife-3") == ["Knife: there is no card to cut."]


@pytest.mark.rule("CC-F5")
@pytest.mark.rule("CC-T3")
def test_a_card_that_would_be_an_incident_warns_and_says_what_is_lost() -> None:
    t = lay("siren-9", graveyard="siren-4 map-2 net-2")
    t.play("continue")
    t.turn_over("map-3")
    t.look("siren-4 map-2 net-2")
    assert t.leads_to("dig card=siren-4") == ["The whole exploration is lost", "Incident: Siren again!"]
    assert t.leads_to("dig card=map-2") == ["The whole exploration is lost", "Incident: Treasure Map again!"]


@pytest.mark.rule("CC-F1")
@pytest.mark.rule("CC-F11")
def test_an_incident_says_what_the_anchor_saves_and_what_the_hold_loses() -> None:
    t = lay("siren-9 key-4 anchor-3", holds=["key-7 anchor-5", ""])
    t.play("continue")
    t.turn_over("net-3")
    assert t.leads_to("haul family=anchor") == ["Saved: 2 of 4 cards", "+4 points", "Incident: Anchor again!"]


@pytest.mark.rule("CC-V1")
@pytest.mark.rule("CC-F12")
def test_an_incident_says_who_gets_the_loot() -> None:
    t = lay("siren-9", holds=["", "siren-8", ""], variant="thieves_island")
    t.play("continue")
    t.turn_over("harpoon-3")
    assert t.leads_to("spear seat=1 family=siren") == [
        "The whole exploration is lost",
        "Bob: +4 points",
        "Incident: Siren again!",
    ]


@pytest.mark.rule("CC-F8")
def test_a_knife_says_which_card_goes_and_what_it_costs() -> None:
    t = lay("siren-9", holds=["", "map-7 map-4"])
    t.play("continue")
    t.turn_over("knife-3")
    told = ["To the graveyard: Treasure Map 7", "Bob: −3 points", "Then Treasure Map 4 counts"]
    assert t.leads_to("cut seat=1 family=map") == told


@pytest.mark.rule("CC-V2")
def test_where_all_cards_count_none_counts_instead_of_another() -> None:
    t = lay("siren-9", holds=["", "map-7 map-4"], variant="pile_of_treasure")
    t.play("continue")
    t.turn_over("knife-3")
    assert t.leads_to("cut seat=1 family=map") == ["To the graveyard: Treasure Map 7", "Bob: −7 points"]


@pytest.mark.rule("CC-D4")
@pytest.mark.rule("CC-D5")
@pytest.mark.parametrize(
    ("diver", "told"),
    [
        ("reaper", ["To the graveyard: Treasure Map 7, Treasure Map 4", "Bob: −7 points"]),
        ("scavenger", ["Into your hold: Treasure Map 7", "+7 points", "Bob: −3 points", "Then Treasure Map 4 counts"]),
    ],
)
def test_a_divers_knife_says_what_it_does(diver: str, told: list[str]) -> None:
    t = lay("siren-9", holds=["", "map-7 map-4"], divers=[diver, ""])
    t.play("continue")
    t.turn_over("knife-3")
    assert t.leads_to("cut seat=1 family=map") == told


@pytest.mark.rule("CC-D17")
def test_the_saboteuse_is_told_what_her_choice_means() -> None:
    t = lay(holds=["", "", ""], divers=["", "saboteuse", ""], due="naming")
    assert t.leads_to("name seat=2") == ["Bob gets what Cleo loses in incidents."]
