"""Points and places (KF-E…)."""

from fractions import Fraction

import pytest

from tablereef.games.kleine_fische.components import SPECIES
from tablereef.kernel.game import Outcome
from tests.rules.kleine_fische.table import lay

EVERY_SPECIES = " ".join(f"{name}-4" for name in SPECIES)


def end(stacks: list[str], caves: list[str] | None = None) -> Outcome:
    """How a game ends in which the seats have these fish and cave cards."""
    return lay(divers=["v2.2>x2.2"] * len(stacks), stacks=stacks, caves=caves or []).outcome()


def worth(number: int, first: int = 0) -> str:
    """Fish worth so many points: fours of different species from one on, and the rest."""
    fours = [f"{name}-4" for name in SPECIES[first : first + number // 4]]
    rest = {0: "", 1: "1", 2: "2a", 3: "3a"}[number % 4]
    return " ".join([*fours, f"{SPECIES[first + number // 4]}-{rest}"] if rest else fours)


# — fish —


@pytest.mark.rule("KF-E1")
@pytest.mark.parametrize(
    ("stack", "points"),
    [
        ("", 0),
        ("moray-1", 1),
        ("moray-1_ink", 1),
        ("moray-1 moray-2b", 2),
        ("moray-3a moray-3b moray-1", 3),
        ("moray-1 moray-1_ink moray-2a moray-2b moray-3a moray-3b moray-4", 4),
        ("clownfish-2a reef_shark-3a clownfish-1", 5),
        (EVERY_SPECIES, 52),
    ],
)
def test_of_each_species_the_most_valuable_fish_counts(stack: str, points: int) -> None:
    assert end([stack, ""]).points == (points, 0)


@pytest.mark.rule("KF-E1")
def test_each_species_is_a_part_of_the_score() -> None:
    assert end(["moray-3a moray-1 reef_shark-4", ""]).parts[0] == {"moray": 3, "reef_shark": 4}


# — rainbows —


@pytest.mark.rule("KF-E2")
@pytest.mark.parametrize(
    ("stack", "caves", "gain"),
    [
        ("moray-1", "rainbow_a", 3),
        ("moray-2a", "rainbow_b", 2),
        ("moray-3a", "rainbow_a", 1),
        ("moray-4", "rainbow_a", 0),
        ("moray-3a boxfish-1 flounder-2a", "rainbow_a", 3),
        ("moray-3a boxfish-1 flounder-2a", "rainbow_a rainbow_b", 5),
        ("moray-1 boxfish-1_ink flounder-1", "rainbow_a rainbow_b", 6),
        ("moray-1", "rainbow_a rainbow_b", 3),
        ("moray-4 boxfish-3a", "rainbow_a rainbow_b", 1),
        ("moray-1 moray-3a", "rainbow_a", 1),
    ],
)
def test_each_rainbow_lies_where_it_brings_most_and_counts_four(stack: str, caves: str, gain: int) -> None:
    plain = end([stack, ""]).points[0]
    outcome = end([stack, ""], [caves, ""])
    assert outcome.points == (plain + gain, 0)
    assert outcome.parts[0].get("rainbow", 0) == gain


@pytest.mark.rule("KF-E2")
def test_without_a_fish_a_rainbow_counts_nothing() -> None:
    assert end(["", "moray-1"], ["rainbow_a rainbow_b", ""]).points == (0, 1)


@pytest.mark.rule("KF-E2")
def test_rainbows_are_laid_even_where_a_lower_rank_would_pay_more() -> None:
    """With the rainbow seat 0 has 16 and leads 15; without it 13 and a chest worth 3 would be as good."""
    outcome = end([worth(13), worth(15, 4)], ["rainbow_a chest_a", ""])
    assert outcome.points == (13 + 3 + 1, 15)


# — the interim score —


@pytest.mark.rule("KF-E3")
@pytest.mark.parametrize(
    ("caves", "points"),
    [
        ("", 0),
        ("fins_3", 1),
        ("light_1", 1),
        ("octopus_3", 1),
        ("roll_1", 1),
        ("fins_3 fins_5 light_1 light_2 octopus_3 octopus_5 roll_1 roll_2", 8),
        ("rainbow_a rainbow_b", 0),
        ("roll_2 rainbow_a", 1),
    ],
)
def test_each_unused_cave_is_worth_a_point_but_rainbow_and_chest(caves: str, points: int) -> None:
    outcome = end(["", ""], [caves, ""])
    assert outcome.points == (points, 0)
    assert outcome.parts[0].get("caves", 0) == points


@pytest.mark.rule("KF-E3")
def test_used_caves_are_worth_nothing() -> None:
    assert lay(used="fins_3 light_1", caves=["fins_5", ""]).outcome().points == (1, 0)


@pytest.mark.rule("KF-E3")
def test_rainbows_and_caves_count_for_the_rank() -> None:
    assert end(["moray-1", "boxfish-3a"], ["rainbow_a chest_a", ""]).points == (5, 3)
    assert end(["moray-3a", "boxfish-3a"], ["fins_3", "chest_a"]).points == (4, 6)


# — chests —


@pytest.mark.rule("KF-E4")
@pytest.mark.parametrize(("place", "pays"), [(0, 1), (1, 3), (2, 5), (3, 7)])
def test_a_chest_pays_by_the_rank_of_its_owner(place: int, pays: int) -> None:
    scores = [12, 9, 6, 3]
    outcome = end(
        [worth(score, 3 * i) for i, score in enumerate(scores)], ["chest_a" if i == place else "" for i in range(4)]
    )
    assert outcome.points == tuple(score + pays * (i == place) for i, score in enumerate(scores))
    assert outcome.parts[place]["chests"] == pays


@pytest.mark.rule("KF-E4")
@pytest.mark.parametrize(("first", "second", "pays"), [(8, 4, (1, 3)), (4, 8, (3, 1)), (6, 6, (1, 1))])
def test_with_two_players_too(first: int, second: int, pays: tuple[int, int]) -> None:
    outcome = end([worth(first), worth(second, 6)], ["chest_a", "chest_b"])
    assert outcome.points == (first + pays[0], second + pays[1])


@pytest.mark.rule("KF-E4")
@pytest.mark.parametrize(
    ("scores", "ranks"),
    [
        ((12, 9, 9, 3), (1, 2, 2, 4)),
        ((10, 10, 10, 4), (1, 1, 1, 4)),
        ((8, 8, 4, 4), (1, 1, 3, 3)),
        ((4, 8, 4, 4), (2, 1, 2, 2)),
    ],
)
def test_equal_scores_share_the_better_rank_and_the_next_is_skipped(
    scores: tuple[int, ...], ranks: tuple[int, ...]
) -> None:
    for owner in range(4):
        caves = ["chest_b" if seat == owner else "" for seat in range(4)]
        outcome = end([worth(score, 3 * seat) for seat, score in enumerate(scores)], caves)
        assert outcome.parts[owner]["chests"] == (1, 3, 5, 7)[ranks[owner] - 1]


@pytest.mark.rule("KF-E4")
def test_both_chests_of_one_owner_count() -> None:
    assert end([worth(8), worth(12, 4), worth(4, 9)], ["chest_a chest_b"]).points == (14, 12, 4)


@pytest.mark.rule("KF-E4")
def test_chests_do_not_change_the_ranks() -> None:
    assert end([worth(8), worth(9, 4)], ["chest_a", "chest_b"]).points == (11, 10)


# — places —


@pytest.mark.rule("KF-E5")
def test_most_points_win() -> None:
    outcome = end([worth(8), worth(9, 4), worth(4, 9)])
    assert outcome.places == (2, 1, 3)
    assert outcome.shares() == (Fraction(0), Fraction(1), Fraction(0))


@pytest.mark.rule("KF-E5")
def test_a_tie_goes_to_more_fish_and_rainbows_are_no_fish() -> None:
    assert end(["moray-4 moray-1", "boxfish-4"]).places == (1, 2)
    assert end(["moray-4", "boxfish-4 boxfish-2a boxfish-1"]).places == (2, 1)
    outcome = end(["moray-1", "boxfish-4"], ["rainbow_a", ""])
    assert (outcome.points, outcome.places) == ((4, 4), (1, 1))
    outcome = end(["moray-3a", "boxfish-4"], ["fins_3", ""])
    assert (outcome.points, outcome.places) == ((4, 4), (1, 1)), "nor are caves"


@pytest.mark.rule("KF-E5")
def test_points_go_before_any_number_of_fish() -> None:
    many = " ".join(f"{name}-{rank}" for name in SPECIES[:6] for rank in ("1", "1_ink", "2a", "2b"))
    outcome = end([many, worth(13, 6)])
    assert (outcome.points, outcome.places) == ((12, 13), (2, 1))


@pytest.mark.rule("KF-E5")
def test_tied_again_they_share_the_victory() -> None:
    outcome = end(["moray-4", "boxfish-4", "flounder-3a", "frogfish-3a"])
    assert outcome.places == (1, 1, 3, 3)
    assert outcome.shares() == (Fraction(1, 2), Fraction(1, 2), Fraction(0), Fraction(0))
