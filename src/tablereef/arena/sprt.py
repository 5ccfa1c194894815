"""A sequential test: whether one bot is clearly better, or clearly none by as much as matters.

Wald's test, twice (Sobel and Wald): does the first win half of the games, or a margin more? And the second? Deals are
the unit, so mirrored games do not count as two witnesses; their variance is estimated as they come.
"""

from __future__ import annotations

from enum import StrEnum
from math import log

from tablereef.arena.moments import Moments

RISK = 0.025  # of each kind of error in each of the two tests
CLEAR = log((1 - RISK) / RISK)


class Verdict(StrEnum):
    """What a pair of bots comes to."""

    OPEN = "open"
    BETTER = "better"
    WORSE = "worse"
    EVEN = "even"


def evidence(moments: Moments, margin: float) -> float:
    """The logarithm of how much better `half and a margin` explains the shares than `half` does."""
    n, mean, variance = moments.cautious()
    return n * margin * (mean - 0.5 - margin / 2) / variance


def mirrored(moments: Moments) -> Moments:
    """The same deals, as the other bot sees them."""
    return Moments(moments.n, moments.n - moments.total, moments.n - 2 * moments.total + moments.squares)


def verdict(moments: Moments, margin: float) -> Verdict:
    """What is clear so far."""
    first, second = evidence(moments, margin), evidence(mirrored(moments), margin)
    if first >= CLEAR:
        return Verdict.BETTER
    if second >= CLEAR:
        return Verdict.WORSE
    return Verdict.EVEN if max(first, second) <= -CLEAR else Verdict.OPEN
