"""Intervals, ratings and the sequential test say what is true, as often as they claim."""

from __future__ import annotations

from math import log10
from random import Random

import pytest

from tablereef.arena.moments import Moments
from tablereef.arena.ratings import no_wins, ratings, strengths
from tablereef.arena.sprt import Verdict, mirrored, verdict


def of(shares: list[float]) -> Moments:
    moments = Moments()
    for share in shares:
        moments.add(share)
    return moments


@pytest.mark.parametrize(("share", "deals"), [(0.5, 30), (0.8, 30), (0.97, 60)])
def test_an_interval_holds_the_truth_in_95_of_100_cases(share: float, deals: int) -> None:
    random = Random(1)

    def deal() -> float:  # two games, mirrored
        return ((random.random() < share) + (random.random() < share)) / 2

    intervals = [of([deal() for _ in range(deals)]).interval() for _ in range(2000)]
    assert sum(low <= share <= high for low, high in intervals) / 2000 > 0.93


def test_an_interval_claims_nothing_from_nothing_and_little_from_little() -> None:
    assert Moments().interval() == (0, 1)
    low, high = of([1.0] * 3).interval()
    assert (low < 0.45, high) == (True, 1)


def test_games_that_luck_decides_vary_less_when_mirrored() -> None:
    """A deal that whoever sits first wins is half for both: ten thousand such tell nothing, and vary by nothing."""
    assert of([0.5] * 10_000).interval() == pytest.approx((0.5, 0.5), abs=0.001)


def test_a_rating_is_the_logarithm_of_the_odds() -> None:
    wins = [[0.0, 3e6], [1e6, 0.0]]
    first, second = strengths(wins)
    assert first - second == pytest.approx(400 * log10(3), abs=0.01)
    assert first + second == pytest.approx(0)


def test_ratings_find_the_strengths_behind_the_games() -> None:
    truth = [150.0, 20.0, -170.0]
    wins = no_wins(3)
    for i in range(3):
        for j in range(3):
            wins[i][j] = 1e6 / (1 + 10 ** ((truth[j] - truth[i]) / 400)) if i != j else 0.0
    assert strengths(wins) == pytest.approx(truth, abs=0.01)


def test_who_never_loses_has_a_rating_too() -> None:
    (best, _), (worst, _) = ratings([[[0.0, 5.0], [0.0, 0.0]]] * 4)
    assert 300 < best < 700
    assert worst == pytest.approx(-best)


def test_the_error_of_a_rating_is_what_repeating_it_shows() -> None:
    random = Random(2)
    found, errors = [], []
    for _ in range(60):
        blocks = []
        for _ in range(50):
            won = sum(random.random() < 0.6 for _ in range(8))
            blocks.append([[0.0, float(won)], [8.0 - won, 0.0]])
        (elo, error), _ = ratings(blocks)
        assert error is not None
        found.append(elo)
        errors.append(error)
    mean = sum(found) / 60
    spread = (sum((elo - mean) ** 2 for elo in found) / 59) ** 0.5
    assert sum(errors) / 60 == pytest.approx(1.96 * spread, rel=0.25)


def test_one_deal_has_no_error() -> None:
    assert all(error is None for _, error in ratings([[[0.0, 1.0], [0.0, 0.0]]]))


def walked(share: float, random: Random, most: int = 3000) -> tuple[Verdict, int]:
    """What the test says of a bot that wins so many of its games, and after how many deals."""
    moments = Moments()
    for deals in range(1, most):
        moments.add(((random.random() < share) + (random.random() < share)) / 2)
        if (found := verdict(moments, 0.05)) is not Verdict.OPEN:
            return found, deals
    return Verdict.OPEN, most


@pytest.mark.parametrize(
    ("share", "expected"), [(0.5, Verdict.EVEN), (0.57, Verdict.BETTER), (0.43, Verdict.WORSE), (0.8, Verdict.BETTER)]
)
def test_the_sequential_test_is_seldom_wrong(share: float, expected: Verdict) -> None:
    random = Random(3)
    found = [walked(share, random)[0] for _ in range(100)]
    assert found.count(expected) >= 93


def test_the_clearer_it_is_the_sooner_it_stops() -> None:
    random = Random(4)
    needed = [sum(walked(share, random)[1] for _ in range(20)) / 20 for share in (0.95, 0.8, 0.65)]
    assert needed == sorted(needed)
    assert needed[0] < 25


def test_both_bots_are_judged_alike() -> None:
    moments = of([1, 0.5, 1, 1, 0, 0.5, 1])
    other = mirrored(moments)
    assert other.interval() == pytest.approx([1 - bound for bound in reversed(moments.interval())])
    many = of([1.0] * 40)
    assert (verdict(many, 0.05), verdict(mirrored(many), 0.05)) == (Verdict.BETTER, Verdict.WORSE)
