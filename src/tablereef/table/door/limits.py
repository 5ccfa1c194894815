"""How much anyone may ask for: buckets that fill again with time."""

from __future__ import annotations

import time

BURST_SECONDS = 10  # so many seconds' worth may come at once
KEPT = 10_000  # addresses remembered


class Bucket:
    """So many things each second, and some more at once."""

    __slots__ = ("filled", "level", "rate")

    def __init__(self, rate: float) -> None:
        self.rate = rate
        self.level = rate * BURST_SECONDS
        self.filled = time.monotonic()

    def takes(self, cost: float = 1.0) -> bool:
        """Whether one more thing is within the limit."""
        now = time.monotonic()
        self.level = min(self.rate * BURST_SECONDS, self.level + (now - self.filled) * self.rate)
        self.filled = now
        if self.level < cost:
            return False
        self.level -= cost
        return True


class Buckets:
    """A bucket for each address; the oldest are forgotten."""

    def __init__(self, rate: float) -> None:
        self.rate = rate
        self.buckets: dict[str, Bucket] = {}

    def takes(self, address: str, cost: float = 1.0) -> bool:
        """Whether one more thing from an address is within the limit."""
        if address not in self.buckets:
            while len(self.buckets) >= KEPT:
                del self.buckets[next(iter(self.buckets))]
            self.buckets[address] = Bucket(self.rate)
        return self.buckets[address].takes(cost)
