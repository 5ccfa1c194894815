"""The porter counts who is connected: so many in all and from one place, with room kept for who sits at a table.

Whoever connects and then neither asks nor reads is sent away.
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Protocol

from tablereef.table import metrics
from tablereef.table.door.limits import Places, place
from tablereef.table.door.shares import Share
from tablereef.table.refusals import TableRefusal
from tablereef.table.settings import Settings

KEPT_FILES = 128  # for the store, the bots, the logs and the client's files
MANY_FILES = 65_536
PATROL_SECONDS = 1
READ_BYTES = 1024  # who reads less than this in the time of a stall does not read


class Speaker(Protocol):
    """Who speaks on a connection: HTTP, then perhaps a socket."""

    def waits_from(self) -> float | None:
        """Since when a whole request is waited for; None where it is the server's turn."""


@dataclass(eq=False)
class Call:
    """One connection."""

    transport: asyncio.Transport
    place: str
    speaker: Speaker
    unread: int = 0  # bytes that the other side has not taken
    took: float = field(default_factory=time.monotonic)  # when it last took some

    def is_stalled(self, now: float, seconds: float) -> bool:
        """Whether what was sent is not read."""
        waiting = self.transport.get_write_buffer_size()
        if waiting == 0 or waiting <= self.unread - READ_BYTES:
            self.unread, self.took = waiting, now
        self.unread = max(self.unread, waiting)
        return waiting > 0 and now - self.took > seconds

    def is_silent(self, now: float, seconds: float) -> bool:
        """Whether no whole request comes."""
        since = self.speaker.waits_from()
        return since is not None and now - since > seconds


class Porter:
    """Counts connections and sockets."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.most = min(settings.most_connections, open_files() - KEPT_FILES)
        self.most_of_a_place = settings.most_sockets_of_a_place + settings.more_connections_of_a_place
        self.most_sockets = min(settings.most_sockets, self.most * 4 // 5)
        self.kept = self.most_sockets // 5  # sockets for who sits at a table
        self.calls: dict[asyncio.BaseTransport, Call] = {}
        self.unheard: dict[asyncio.BaseTransport, Call] = {}  # who has not asked for anything yet, the oldest first
        self.from_place: Counter[str] = Counter()
        self.at_door: Counter[str | None] = Counter()  # sockets by place, and by guest
        self.sockets = 0
        self.shares = Places(lambda: Share(settings.share_of_a_place))

    # — connections —

    def admit(self, transport: asyncio.Transport, speaker: Speaker) -> bool:
        """Whether somebody may connect; for a newcomer the one leaves who has been silent for longest."""
        call = Call(transport, place((transport.get_extra_info("peername") or ("",))[0]), speaker)
        self.calls[transport] = self.unheard[transport] = call
        self.from_place[call.place] += 1
        if not self.settings.behind_proxy and self.from_place[call.place] > self.most_of_a_place:
            return False
        if len(self.calls) > self.most:
            next(iter(self.unheard.values())).transport.abort()
        return True

    def heard(self, transport: asyncio.BaseTransport) -> None:
        """Somebody has asked for something."""
        self.unheard.pop(transport, None)

    def hand_over(self, transport: asyncio.BaseTransport, speaker: Speaker) -> None:
        """Another one speaks on a connection from now on."""
        self.heard(transport)
        self.calls[transport].speaker = speaker

    def gone(self, transport: asyncio.BaseTransport) -> None:
        """A connection has ended."""
        self.heard(transport)
        forget(self.from_place, self.calls.pop(transport).place)

    async def patrol(self) -> None:
        """Send away who lets us wait."""
        now = time.monotonic()
        for call in tuple(self.calls.values()):
            if call.is_stalled(now, self.settings.stall_seconds) or call.is_silent(now, self.settings.request_seconds):
                call.transport.abort()

    # — sockets —

    @contextmanager
    def let_in(self, place: str) -> Iterator[None]:
        """A socket from a place, where there are not too many of them."""
        with self.one_more(place, self.settings.most_sockets_of_a_place):
            yield

    @contextmanager
    def seat(self, guest: str | None, is_seated: bool) -> Iterator[None]:
        """A socket at a table; the last ones are kept for who sits there."""
        if self.sockets >= self.most_sockets - (0 if is_seated else self.kept):
            raise TableRefusal("house_full")
        self.sockets += 1
        metrics.SOCKETS.inc()
        try:
            with self.one_more(guest, self.settings.most_sockets_of_a_guest if guest else self.most_sockets):
                yield
        finally:
            self.sockets -= 1
            metrics.SOCKETS.dec()

    @contextmanager
    def one_more(self, who: str | None, most: int) -> Iterator[None]:
        """One more socket of somebody."""
        if self.at_door[who] >= most:
            raise TableRefusal("house_full")
        self.at_door[who] += 1
        try:
            yield
        finally:
            forget(self.at_door, who)


def forget(counted: Counter[Any], who: str | None) -> None:
    """One less; who has none left is not remembered."""
    counted[who] -= 1
    if not counted[who]:
        del counted[who]


def open_files() -> int:
    """How many files this process may open: as many as the system lets it."""
    if sys.platform == "win32":
        return MANY_FILES
    import resource

    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if most == resource.RLIM_INFINITY or most > MANY_FILES:
        most = MANY_FILES
    if now != resource.RLIM_INFINITY and now < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
        now = most
    return MANY_FILES if now == resource.RLIM_INFINITY else now
