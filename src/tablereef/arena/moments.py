"""Means of shares with 95 % intervals."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

CERTAIN = 1.96  # standard errors on each side of a 95 % interval
IN_ADVANCE = 2  # deals won, and as many lost, that everyone is given: few deals then claim little (Agresti and Coull)


@dataclass
class Moments:
    """How many numbers between 0 and 1 there were, their sum, and the sum of their squares."""

    n: int = 0
    total: float = 0
    squares: float = 0

    def add(self, x: float) -> None:
        """One more."""
        self.n += 1
        self.total += x
        self.squares += x * x

    @property
    def mean(self) -> float:
        """What they are on average."""
        return self.total / self.n if self.n else 0.5

    def cautious(self) -> tuple[int, float, float]:
        """Number, mean and variance, together with those given in advance: no variance is then 0."""
        n = self.n + 2 * IN_ADVANCE
        mean = (self.total + IN_ADVANCE) / n
        return n, mean, (self.squares + IN_ADVANCE - n * mean * mean) / (n - 1)

    def interval(self) -> tuple[float, float]:
        """Where the true mean lies, in 95 of 100 cases."""
        n, mean, variance = self.cautious()
        error = CERTAIN * sqrt(variance / n)
        return max(0.0, mean - error), min(1.0, mean + error)
