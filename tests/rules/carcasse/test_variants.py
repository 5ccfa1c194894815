"""The six variants, each by itself (CC-V1 … CC-V6, CC-F14)."""

from fractions import Fraction

import pytest

from tablereef.games.carcasse.components import FAMILIES
from tablereef.games.carcasse.scoring import points
from tablereef.kernel.game import CHANCE, OVER
from tests.rules.carcasse.table import Table, lay
from tests.rules.table import each

# — Thieves' Island —


@pytest.mark.rule("CC-V1")
@pytest.mark.parametrize(
    ("seats", "seat", "heir"), [(2, 0, 1), (2, 1, 0), (3, 0, 1), (3, 1, 2), (3, 2, 0), (4, 2, 3), (4, 3, 0)]
)
def test_what_an_incident_loses_goes_into_the_hold_of_the_next_player(seats: int, seat: int, heir: int) -> None:
    t = lay("siren-9 key-4", holds=[""] * seats, graveyard="map-2", active=seat, variant="thieves_island")
    t.play("continue")
    t.turn_over("siren-4")
    assert t.told()[1:] == [
        f"incident seat={seat} card=siren-4",
        f"inherited seat={heir} victim={seat} card=siren-9",
        f"inherited seat={heir} victim={seat} card=key-4",
        f"inherited seat={heir} victim={seat} card=siren-4",
    ]
    holds = ["siren-9 key-4 siren-4" if owner == heir else "" for owner in range(seats)]
    assert t == lay(holds=holds, graveyard="map-2", active=heir, variant="thieves_island")
    assert t.to_move == CHANCE


@pytest.mark.rule("CC-V1")
def test_on_thieves_island_saved_cards_stay() -> None:
    t = lay("siren-9 anchor-5 key-4", holds=["net-2", "map-2"], variant="thieves_island")
    t.play("continue")
    t.turn_over("siren-4")
    holds = ["net-2 siren-9", "map-2 anchor-5 key-4 siren-4"]
    assert t == lay(holds=holds, active=1, variant="thieves_island")


@pytest.mark.rule("CC-V1", "CC-F7")
def test_on_thieves_island_the_saved_bonus_is_drawn_before_the_lost_cards_are_handed_on() -> None:
    t = lay("key-4 chest-3 anchor-5", graveyard="siren-4", variant="thieves_island")
    t.play("continue")
    t.turn_over("key-7")
    assert t.odds() == each("gain card", "siren-4")
    t.gain("siren-4")
    assert t == lay(holds=["key-4 chest-3 siren-4", "anchor-5 key-7"], active=1, variant="thieves_island")


@pytest.mark.rule("CC-V1", "CC-F6")
def test_on_thieves_island_an_inherited_key_and_chest_bring_nothing() -> None:
    t = lay("key-4 chest-3", graveyard="siren-4", variant="thieves_island")
    t.play("continue")
    t.turn_over("chest-4")
    holds = ["", "key-4 chest-3 chest-4"]
    assert t == lay(holds=holds, graveyard="siren-4", active=1, variant="thieves_island")


@pytest.mark.rule("CC-V1")
def test_on_thieves_island_the_knife_still_sends_its_card_to_the_graveyard() -> None:
    t = lay(holds=["", "siren-4", "siren-5"], variant="thieves_island")
    t.turn_over("knife-3")
    t.play("cut seat=1 family=siren")
    assert t == lay("knife-3", holds=["", "", "siren-5"], graveyard="siren-4", variant="thieves_island")


@pytest.mark.rule("CC-V1", "CC-E1")
def test_on_thieves_island_the_last_incident_is_handed_on_before_the_game_ends() -> None:
    t = lay("siren-9", pile="siren-4", rest="graveyard", active=1, variant="thieves_island")
    t.play("continue")
    t.turn_over("siren-4")
    assert t == lay(holds=["siren-9 siren-4", ""], rest="graveyard", active=1, variant="thieves_island")
    assert t.to_move == OVER
    assert t.outcome().points == (9, 0)


# — Pile of Treasure —


@pytest.mark.rule("CC-V2")
@pytest.mark.parametrize("family", FAMILIES)
def test_in_a_pile_of_treasure_all_cards_of_a_family_score(family: str) -> None:
    low, middle, high = (4, 6, 9) if family == "siren" else (2, 4, 7)
    holds = [f"{family}-{low} {family}-{high} {family}-{middle}", f"{family}-5"]
    t = lay(holds=holds, rest="graveyard", variant="pile_of_treasure")
    assert t.outcome().parts == ({family: low + middle + high}, {family: 5})


@pytest.mark.rule("CC-V2")
def test_in_a_pile_of_treasure_all_cards_together_are_worth_282() -> None:
    t = lay(rest="hold-1", variant="pile_of_treasure")
    assert t.outcome().points == (0, 9 * 27 + 39)
    assert points(t.s, 1) == 282
    assert t.outcome().parts[1] == dict.fromkeys(FAMILIES, 27) | {"siren": 39}


@pytest.mark.rule("CC-V2", "CC-E3")
def test_a_pile_of_treasure_decides_the_places() -> None:
    holds = ["siren-9", "key-2 key-3 key-5", "map-4 map-5"]
    assert lay(holds=holds, rest="graveyard").outcome().places == (1, 2, 3)
    t = lay(holds=holds, rest="graveyard", variant="pile_of_treasure")
    assert t.outcome().points == (9, 10, 9)
    assert t.outcome().places == (3, 1, 2)
    assert t.outcome().reason == "pile"


# — Sudden Death —

FORTY_TWO = "anchor-7 squid-7 map-7 drone-7 net-7 harpoon-7"


def is_stopped(t: Table) -> bool:
    """Whether the game stopped at once: nothing is due, and that is told last."""
    assert (t.to_move == OVER) == (t.told()[-1] == "ended") == (t.due() == ["game_over 1"])
    assert (t.outcome().reason == "sudden_death") == (t.to_move == OVER)
    return t.to_move == OVER


@pytest.mark.rule("CC-V3")
@pytest.mark.parametrize(("siren", "stops"), [("siren-7", False), ("siren-8", True), ("siren-9", True)])
def test_a_hold_worth_fifty_wins_at_once(siren: str, stops: bool) -> None:
    t = lay(f"{siren} anchor-2", holds=["key-7", FORTY_TWO, ""], active=1, variant="sudden_death")
    t.play("surface")
    assert t.told()[:3] == [
        "surfaced seat=1",
        f"collected seat=1 card={siren}",
        "collected seat=1 card=anchor-2",
    ]
    assert is_stopped(t) == stops
    assert t.s.active == (1 if stops else 2)
    assert t.outcome().points == (7, 42 + int(siren[-1]), 0)
    assert t.outcome().places == (2, 1, 3)
    assert t.offers() == []
    assert (t.odds() == {}) == stops


@pytest.mark.rule("CC-V3")
@pytest.mark.parametrize("variant", ["none", "thieves_island", "pile_of_treasure", "strange_lands"])
def test_in_other_variants_fifty_points_end_nothing(variant: str) -> None:
    t = lay("siren-9", holds=[FORTY_TWO, ""], variant=variant)
    t.play("surface")
    assert t == lay(holds=[f"{FORTY_TWO} siren-9", ""], variant=variant, active=1)
    assert t.outcome().reason == "pile"


@pytest.mark.rule("CC-V3", "CC-F6")
def test_who_reaches_fifty_with_the_collected_cards_draws_no_bonus() -> None:
    t = lay("key-5 chest-3", holds=[FORTY_TWO, ""], graveyard="siren-9", variant="sudden_death")
    t.play("surface")
    assert is_stopped(t)
    assert t.told() == ["surfaced seat=0", "collected seat=0 card=key-5", "collected seat=0 card=chest-3", "ended"]
    assert (t.hold(0).split()[-1], t.graveyard) == ("harpoon-7", "siren-9")


@pytest.mark.rule("CC-V3", "CC-F6")
@pytest.mark.parametrize(
    ("gained", "reached"), [("siren-4 siren-5", 49), ("siren-6 siren-5", 50), ("siren-5 siren-6", 50)]
)
def test_the_bonus_cards_are_one_change_and_all_of_them_come(gained: str, reached: int) -> None:
    hold = FORTY_TWO.replace("net-7", "net-4")
    graveyard = "siren-4 siren-5 siren-6"
    t = lay("key-3 chest-2", holds=[hold, "key-2"], graveyard=graveyard, variant="sudden_death")
    t.play("surface")
    t.gain(gained.split()[0])
    assert t.to_move == CHANCE
    assert t.told()[-1] == f"gained seat=0 card={gained.split()[0]}"
    t.gain(gained.split()[1])
    assert is_stopped(t) == (reached == 50)
    assert t.outcome().points == (reached, 2)
    assert t.s.active == (0 if reached == 50 else 1)
    assert t.s.graveyard_size == 1


@pytest.mark.rule("CC-V3", "CC-F1")
@pytest.mark.parametrize(("siren", "stops"), [("siren-7", False), ("siren-8", True)])
def test_who_reaches_fifty_with_saved_cards_loses_nothing_more(siren: str, stops: bool) -> None:
    t = lay(f"{siren} anchor-5 key-4 map-3", holds=[FORTY_TWO, ""], graveyard="map-2", variant="sudden_death")
    t.play("continue")
    t.turn_over("key-6")
    assert is_stopped(t) == stops
    assert t.told()[2] == f"collected seat=0 card={siren}"
    if stops:
        assert t.told()[3:] == ["ended"]
        assert (t.row, t.card, t.graveyard) == ("anchor-5 key-4 map-3", "key-6", "map-2")
    else:
        graveyard = "map-2 anchor-5 key-4 map-3 key-6"
        assert t == lay(holds=[f"{FORTY_TWO} {siren}", ""], graveyard=graveyard, active=1, variant="sudden_death")


@pytest.mark.rule("CC-V3", "CC-F7")
def test_who_reaches_fifty_with_the_bonus_for_saved_cards_loses_nothing_more() -> None:
    row = "key-2 chest-2 anchor-5 map-3"
    t = lay(row, holds=[FORTY_TWO, "siren-4"], graveyard="siren-5 siren-6", variant="sudden_death")
    t.play("continue")
    t.turn_over("key-6")
    t.gain("siren-5 siren-6")
    assert is_stopped(t)
    assert t.told()[-3:] == ["gained seat=0 card=siren-5", "gained seat=0 card=siren-6", "ended"]
    assert (t.row, t.card, t.graveyard) == ("anchor-5 map-3", "key-6", "")
    assert t.outcome().points == (52, 4)


@pytest.mark.rule("CC-V3", "CC-E3")
def test_after_sudden_death_the_lower_places_are_decided_as_always() -> None:
    holds = ["key-6 key-2", FORTY_TWO, "chest-6", "knife-7"]
    t = lay("siren-9", holds=holds, active=1, variant="sudden_death")
    t.play("surface")
    assert is_stopped(t)
    assert t.outcome().places == (3, 1, 4, 2)
    assert t.outcome().shares() == (Fraction(0), Fraction(1), Fraction(0), Fraction(0))


@pytest.mark.rule("CC-V3")
def test_what_lies_in_the_exploration_wins_nothing_yet() -> None:
    t = lay("siren-8", holds=[FORTY_TWO, ""], variant="sudden_death")
    t.play("continue")
    t.turn_over("key-7")
    assert t.offers() == ["continue", "surface"]


@pytest.mark.rule("CC-V3", "CC-E1")
def test_without_a_hold_worth_fifty_the_game_ends_with_the_pile() -> None:
    t = lay("siren-7", pile="anchor-2", holds=[FORTY_TWO, ""], rest="graveyard", variant="sudden_death")
    t.play("continue")
    t.turn_over("anchor-2")
    t.play("surface")
    assert t.to_move == OVER
    assert t.outcome().points == (49, 0)
    assert t.outcome().reason == "pile"


@pytest.mark.rule("CC-V3", "CC-E1")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_hold_worth_fifty_is_the_reason_even_with_the_last_card(seat: int) -> None:
    holds = [FORTY_TWO if owner == seat else "" for owner in range(3)]
    t = lay("siren-8", pile="key-2", holds=holds, rest="graveyard", active=seat, variant="sudden_death")
    t.play("continue")
    t.turn_over("key-2")
    t.play("surface")
    assert is_stopped(t)
    assert t.told().count("ended") == 1


# — All Hands —


@pytest.mark.rule("CC-V4")
def test_each_missing_family_costs_five_points() -> None:
    holds = ["anchor-2 squid-3 map-4 key-5 chest-6 knife-7 drone-2 net-3 harpoon-4", "siren-9 siren-8", ""]
    t = lay(holds=holds, rest="graveyard", variant="all_hands")
    assert t.outcome().points == (31, -36, -50)
    assert [points(t.s, seat) for seat in range(3)] == [31, -36, -50]
    assert [parts["missing"] for parts in t.outcome().parts] == [-5, -45, -50]
    assert t.outcome().parts[1] == {"siren": 9, "missing": -45}


@pytest.mark.rule("CC-V4")
def test_with_all_families_nothing_is_taken_away() -> None:
    t = lay(rest="hold-0", variant="all_hands")
    assert t.outcome().points == (72, -50)
    assert "missing" not in t.outcome().parts[0]


@pytest.mark.rule("CC-V4", "CC-E3")
def test_missing_families_can_decide_the_places() -> None:
    holds = ["siren-9", "key-2 map-2"]
    assert lay(holds=holds, rest="graveyard").outcome().places == (1, 2)
    t = lay(holds=holds, rest="graveyard", variant="all_hands")
    assert t.outcome().points == (-36, -36)
    assert t.outcome().places == (2, 1)


# — Strange Lands —


@pytest.mark.rule("CC-V5")
def test_in_strange_lands_a_repeated_value_is_an_incident() -> None:
    t = lay("siren-9 key-4", graveyard="map-2", variant="strange_lands")
    t.play("continue")
    t.turn_over("chest-4")
    assert t.told() == [
        "turned seat=0 card=chest-4",
        "incident seat=0 card=chest-4",
        "lost seat=0 card=siren-9",
        "lost seat=0 card=key-4",
        "lost seat=0 card=chest-4",
    ]
    assert t == lay(graveyard="map-2 siren-9 key-4 chest-4", active=1, variant="strange_lands")


@pytest.mark.rule("CC-V5")
@pytest.mark.parametrize(("siren", "other"), [("siren-4", "key-4"), ("siren-7", "key-7")])
def test_the_values_of_sirens_count_like_all_others(siren: str, other: str) -> None:
    t = lay(siren, variant="strange_lands")
    t.play("continue")
    t.turn_over(other)
    assert t == lay(graveyard=f"{siren} {other}", active=1, variant="strange_lands")
    t = lay("siren-5", variant="strange_lands")
    t.play("continue")
    t.turn_over("key-3")
    assert t == lay("siren-5 key-3", variant="strange_lands")


@pytest.mark.rule("CC-V5")
def test_in_strange_lands_several_cards_of_a_family_lie_together_and_each_acts() -> None:
    t = lay("knife-4", holds=["", "siren-9 siren-8"], variant="strange_lands")
    t.play("continue")
    t.turn_over("knife-5")
    assert t.offers() == ["cut seat=1 family=siren"]
    t.play("cut seat=1 family=siren")
    t.play("continue")
    t.turn_over("knife-6")
    t.play("cut seat=1 family=siren")
    assert t == lay("knife-4 knife-5 knife-6", graveyard="siren-8 siren-9", variant="strange_lands")


@pytest.mark.rule("CC-V5")
def test_in_strange_lands_all_eight_values_can_be_brought_up() -> None:
    row = "key-2 key-3 key-4 key-5 key-6 key-7 siren-8"
    t = lay(row, variant="strange_lands")
    t.play("continue")
    t.turn_over("siren-9")
    assert t == lay(f"{row} siren-9", variant="strange_lands")
    t.play("surface")
    assert t == lay(holds=[f"{row} siren-9", ""], active=1, variant="strange_lands")
    t.turn_over("siren-7")
    assert t == lay("siren-7", holds=[f"{row} siren-9", ""], active=1, variant="strange_lands")


@pytest.mark.rule("CC-V5", "CC-T4")
def test_in_strange_lands_cards_from_elsewhere_are_checked_by_their_value_too() -> None:
    t = lay("siren-5", holds=["key-5 key-3", ""], variant="strange_lands")
    t.play("continue")
    t.turn_over("net-3")
    t.play("haul family=key")
    assert t == lay(holds=["key-3", ""], graveyard="siren-5 net-3 key-5", active=1, variant="strange_lands")


@pytest.mark.rule("CC-V5", "CC-F2")
def test_a_further_squid_pays_one_card_of_the_open_debt_then_adds_its_own() -> None:
    t = lay("squid-4", debt=2, variant="strange_lands")
    t.turn_over("squid-5")
    assert t.told() == ["turned seat=0 card=squid-5", "indebted seat=0 number=3"]
    assert t == lay("squid-4 squid-5", debt=3, variant="strange_lands")
    t.turn_over("squid-6")
    assert t == lay("squid-4 squid-5 squid-6", debt=4, variant="strange_lands")
    t.turn_over("key-3")
    assert t == lay("squid-4 squid-5 squid-6 key-3", debt=3, variant="strange_lands")


@pytest.mark.rule("CC-V5", "CC-F2")
def test_a_further_squid_without_an_open_debt_forces_two_cards() -> None:
    t = lay("squid-4", variant="strange_lands")
    t.play("continue")
    t.turn_over("squid-5")
    assert t == lay("squid-4 squid-5", debt=2, variant="strange_lands")


@pytest.mark.rule("CC-F14", "CC-V5")
@pytest.mark.parametrize(
    ("row", "saved", "lost"),
    [
        ("siren-9 anchor-2 key-4 anchor-3 map-5", "siren-9 anchor-2 key-4", "anchor-3 map-5"),
        ("anchor-3 anchor-2 map-5", "anchor-3", "anchor-2 map-5"),
        ("anchor-7 map-5 anchor-2 anchor-3", "anchor-7 map-5 anchor-2", "anchor-3"),
    ],
)
def test_of_several_anchors_the_last_one_placed_counts(row: str, saved: str, lost: str) -> None:
    t = lay(row, variant="strange_lands")
    t.play("continue")
    t.turn_over("chest-5")
    assert t == lay(holds=[saved, ""], graveyard=f"{lost} chest-5", active=1, variant="strange_lands")


@pytest.mark.rule("CC-V5", "CC-F6")
def test_several_keys_and_chests_bring_one_bonus() -> None:
    graveyard = "map-2 map-3 map-4 map-5 map-6"
    t = lay("key-4 key-3 chest-5 chest-6", graveyard=graveyard, variant="strange_lands")
    t.play("surface")
    assert t.due() == ["bonus 4", "turn_end 1"]
    t.gain("map-2 map-3 map-4 map-5")
    holds = ["key-4 key-3 chest-5 chest-6 map-2 map-3 map-4 map-5", ""]
    assert t == lay(holds=holds, graveyard="map-6", active=1, variant="strange_lands")


@pytest.mark.rule("CC-V5", "CC-F6")
def test_two_keys_without_a_chest_bring_nothing() -> None:
    t = lay("key-4 key-3", graveyard="map-2", variant="strange_lands")
    t.play("surface")
    assert t == lay(holds=["key-4 key-3", ""], graveyard="map-2", active=1, variant="strange_lands")


# — Beneath the Waves —

FIFTY_NINE = "anchor-7 squid-7 map-7 key-7 chest-7 knife-7 drone-7 net-7 harpoon-3"
SIXTY = "anchor-6 squid-6 map-6 key-6 chest-6 knife-6 drone-6 net-6 harpoon-6 siren-6"


@pytest.mark.rule("CC-V6")
def test_with_59_points_a_player_wins_and_with_60_not() -> None:
    t = lay(holds=[SIXTY, FIFTY_NINE], rest="graveyard", variant="beneath_the_waves")
    assert t.outcome().points == (60, 59)
    assert t.outcome().places == (2, 1)
    assert t.outcome().shares() == (Fraction(0), Fraction(1))
    assert lay(holds=[SIXTY, FIFTY_NINE], rest="graveyard").outcome().places == (1, 2)
    t = lay(holds=["siren-9", SIXTY, "key-2"], rest="graveyard", variant="beneath_the_waves")
    assert t.outcome().places == (1, 3, 2)


@pytest.mark.rule("CC-V6", "CC-E3")
def test_who_came_up_too_high_takes_the_places_behind_by_points_and_cards() -> None:
    sixty_three = SIXTY.replace("siren-6", "siren-9")
    other = "anchor-7 squid-7 map-7 key-7 chest-7 knife-7 drone-7 net-7 harpoon-7"
    t = lay(holds=[other, "siren-8", sixty_three, ""], rest="graveyard", variant="beneath_the_waves")
    assert t.outcome().points == (63, 8, 63, 0)
    assert t.outcome().places == (4, 1, 3, 2)
    t = lay(holds=["", other, SIXTY], rest="graveyard", variant="beneath_the_waves")
    assert t.outcome().places == (1, 2, 3)


@pytest.mark.rule("CC-V6", "CC-E3")
def test_below_sixty_the_places_are_decided_as_always() -> None:
    holds = ["siren-9", "key-6 key-2", "drone-6", "map-7"]
    t = lay(holds=holds, rest="graveyard", variant="beneath_the_waves")
    assert t.outcome().places == (1, 3, 4, 2)


@pytest.mark.rule("CC-V6")
def test_if_all_have_sixty_or_more_all_share() -> None:
    t = lay(holds=[SIXTY, FIFTY_NINE.replace("harpoon-3", "siren-9")], rest="graveyard", variant="beneath_the_waves")
    assert t.outcome().points == (60, 65)
    assert t.outcome().places == (1, 1)
    assert t.outcome().shares() == (Fraction(1, 2), Fraction(1, 2))


@pytest.mark.rule("CC-V6")
def test_a_high_hold_ends_nothing_beneath_the_waves() -> None:
    t = lay("siren-9", holds=[FIFTY_NINE, ""], variant="beneath_the_waves")
    t.play("surface")
    assert t == lay(holds=[f"{FIFTY_NINE} siren-9", ""], active=1, variant="beneath_the_waves")
    assert t.outcome().reason == "pile"
