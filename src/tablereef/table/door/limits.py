"""How much anyone may ask for: buckets that fill again with time, one for each place that people come from."""

from __future__ import annotations

import ipaddress
import time
from functools import lru_cache
from typing import Any

BURST_SECONDS = 10  # so many seconds' worth may come at once
KEPT = 10_000  # places remembered
NETWORK_BITS = 64  # of an IPv6 address; whoever has one has all that begin so


def place_of(scope: Any) -> str:
    """Where a request or a socket comes from."""
    return place((scope.get("client") or ("",))[0])


@lru_cache(KEPT)
def place(address: str) -> str:
    """Whose addresses share a limit: an IPv4 address alone, those of IPv6 by their network."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    return str(found.ipv4_mapped or ipaddress.ip_network((found, NETWORK_BITS), strict=False))


class Bucket:
    """So many things each second, and some more at once."""

    __slots__ = ("filled", "level", "most", "rate")

    def __init__(self, rate: float, burst: float = BURST_SECONDS) -> None:
        self.rate = rate
        self.level = self.most = rate * burst
        self.filled = time.monotonic()

    def fill(self) -> None:
        """What time has brought."""
        now = time.monotonic()
        self.level = min(self.most, self.level + (now - self.filled) * self.rate)
        self.filled = now

    def takes(self, cost: float = 1.0) -> bool:
        """Whether one more thing is within the limit."""
        self.fill()
        if self.level < cost:
            return False
        self.level -= cost
        return True


class Buckets:
    """A bucket for each place; the oldest are forgotten."""

    def __init__(self, rate: float) -> None:
        self.rate = rate
        self.buckets: dict[str, Bucket] = {}

    def takes(self, place: str, cost: float = 1.0) -> bool:
        """Whether one more thing from a place is within the limit."""
        if place not in self.buckets:
            while len(self.buckets) >= KEPT:
                del self.buckets[next(iter(self.buckets))]
            self.buckets[place] = Bucket(self.rate)
        return self.buckets[place].takes(cost)
