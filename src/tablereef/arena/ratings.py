"""Ratings on Elo's scale: the strengths that explain best who came in before whom (Bradley and Terry)."""

from __future__ import annotations

from collections.abc import Sequence
from math import log10, sqrt
from typing import NamedTuple

from tablereef.arena.moments import CERTAIN

Wins = list[list[float]]  # wins[i][j]: how often bot i came in before bot j
BLOCKS = 50  # of deals: each is left out once, to see how much the ratings hang on it
ENOUGH = 1e-9  # a step so small that nothing follows
DRAW = 0.5  # one between every two bots, in advance: who never loses has a rating, too


class Rating(NamedTuple):
    """A bot's rating, 0 being the mean of all; the true one lies within the error in 95 of 100 cases."""

    elo: float
    error: float | None  # a single deal does not tell


def no_wins(bots: int) -> Wins:
    """Before the first deal."""
    return [[0.0] * bots for _ in range(bots)]


def strengths(wins: Wins) -> list[float]:
    """Elo ratings around 0, by Newman's iteration."""
    bots = range(len(wins))
    won = [[wins[i][j] + DRAW if i != j else 0.0 for j in bots] for i in bots]
    strength, step = [1.0] * len(wins), 1.0
    while step > ENOUGH:
        step = 0.0
        for i in bots:
            gained = sum(won[i][j] * strength[j] / (strength[i] + strength[j]) for j in bots if j != i)
            lost = sum(won[j][i] / (strength[i] + strength[j]) for j in bots if j != i)
            step = max(step, abs(log10(gained / lost / strength[i])))
            strength[i] = gained / lost
    mean = sum(map(log10, strength)) / len(wins)
    return [400 * (log10(one) - mean) for one in strength]


def added(blocks: Sequence[Wins]) -> Wins:
    """The wins of some blocks together."""
    return [[sum(cell) for cell in zip(*rows, strict=True)] for rows in zip(*blocks, strict=True)]


def ratings(blocks: Sequence[Wins]) -> list[Rating]:
    """The ratings with their errors: each block of deals is left out once (the jackknife)."""
    whole = strengths(added(blocks))
    if len(blocks) < 2:
        return [Rating(elo, None) for elo in whole]
    without = [strengths(added([*blocks[:i], *blocks[i + 1 :]])) for i in range(len(blocks))]
    return [Rating(elo, CERTAIN * spread_of([left[bot] for left in without])) for bot, elo in enumerate(whole)]


def spread_of(estimates: Sequence[float]) -> float:
    """The standard error that estimates without one block each tell."""
    mean, blocks = sum(estimates) / len(estimates), len(estimates)
    return sqrt((blocks - 1) / blocks * sum((one - mean) ** 2 for one in estimates))
