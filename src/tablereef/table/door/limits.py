"""How much anyone may ask for: buckets that fill again with time, one for each place that people come from."""

from __future__ import annotations

import ipaddress
import time
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Generic, TypeVar

T = TypeVar("T")
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

    def charge(self, cost: float) -> None:
        """Something was done already; it may lead into debt."""
        self.fill()
        self.level -= cost

    def lack(self) -> float:
        """Seconds until there is no debt."""
        self.fill()
        return max(0.0, -self.level / self.rate)


class Places(Generic[T]):
    """Something for each place; the oldest are forgotten."""

    def __init__(self, new: Callable[[], T]) -> None:
        self.new = new
        self.known: dict[str, T] = {}

    def of(self, place: str) -> T:
        """What a place has."""
        if place not in self.known:
            while len(self.known) >= KEPT:
                del self.known[next(iter(self.known))]
            self.known[place] = self.new()
        return self.known[place]
