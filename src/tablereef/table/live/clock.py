"""The clock of the house: whose time is over, and which time does not count."""

from __future__ import annotations

import asyncio
import logging
import signal
import time
from collections.abc import Coroutine
from typing import Any, Protocol

from tablereef.kernel.refusals import Refusal
from tablereef.table.live.table import CLOCK, LiveTable
from tablereef.table.refusals import TableRefusal
from tablereef.table.store.claim import Claim, take
from tablereef.table.store.database import Store
from tablereef.table.store.rows import Change

log = logging.getLogger("tablereef.clock")
TICK_SECONDS = 0.5
BEAT_SECONDS = 5.0  # so often the store is told that the server is open
SLACK_SECONDS = 2.0  # a beat may be late by so much
LATER_SECONDS = 1.0  # when a table could not be looked after
LOOK_SECONDS = 15.0  # nobody waits longer for one table
AT_ONCE = 20  # tables that are looked after at a time


class House(Protocol):
    """What the clock looks at."""

    store: Store
    claim: Claim
    dues: dict[str, float]

    async def find(self, table_id: str) -> LiveTable:
        """A table, from memory or from the store."""

    def spawn(self, work: Coroutine[Any, Any, Any]) -> object:
        """Do something beside."""

    async def finish(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something to its end."""

    async def keep(self, table: LiveTable, change: Change) -> None:
        """Write what changed, then tell everyone."""

    def note_due(self, table: LiveTable) -> None:
        """Remember when a time will be over."""

    def put_off(self, last: float, away: float) -> None:
        """What was due after a moment is due later."""

    async def forget_idle(self) -> None:
        """Tables that nobody looks at leave the memory."""


class Clock:
    """Looks at all times that people have. What passes while the server is closed, asleep or without its store, or
    because somebody sets the wall clock, is nobody's time: whatever is due is put off by it.
    """

    def __init__(self, house: House, last: float) -> None:
        self.house = house
        self.wall = last  # when the store was last told that the server is open; 0: never
        self.steady: float | None = None  # the same moment, on a clock that nobody sets
        self.looked_after: set[str] = set()  # tables, at this moment

    # — what counts —

    def away(self) -> float:
        """Seconds since our last beat that do not count; less than none if the wall clock was set back."""
        return self.away_from(self.wall)

    def away_from(self, last: float) -> float:
        """Seconds since a beat, of ours or of another worker, that do not count."""
        counted = 0.0 if self.steady is None else min(time.monotonic() - self.steady, BEAT_SECONDS)
        gap = time.time() - last - counted
        return gap if last and abs(gap) > SLACK_SECONDS else 0.0

    def is_beat_due(self) -> bool:
        """Whether it is time for a beat."""
        return self.steady is None or time.monotonic() - self.steady >= BEAT_SECONDS or self.away() != 0

    async def beat(self) -> None:
        """Tell the store that this server is open, if it is still the one."""
        await self.keep_claim()
        now, last, away = time.time(), self.wall, self.away()
        await self.house.store.beat(now, self.away_from)
        self.wall, self.steady = now, time.monotonic()
        if away:
            log.warning("a time that does not count", extra={"seconds": round(away, 1)})
            self.house.put_off(last, away)

    async def keep_claim(self) -> None:
        """Whoever lost the store to another server stops."""
        try:
            await take(self.house.claim)
        except TableRefusal as refusal:
            if refusal.kind == "store_taken":
                log.critical("another server has the store; this one stops")
                signal.raise_signal(signal.SIGTERM)
            raise

    # — whose time is over —

    async def tick(self) -> None:
        """Look at the clock: a bot moves for whose time is over."""
        if self.is_beat_due():
            await self.beat()
        over = [table_id for table_id, due in self.house.dues.items() if due <= time.time()]
        for table_id in over[: AT_ONCE - len(self.looked_after)]:
            del self.house.dues[table_id]
            self.looked_after.add(table_id)
            self.house.spawn(self.look_after(table_id))
        await self.house.forget_idle()

    async def look_after(self, table_id: str) -> None:
        """A time is over. Whatever goes wrong at one table concerns no other; what may pass is tried again."""
        try:
            async with asyncio.timeout(LOOK_SECONDS):
                await self.house.finish(self.time_is_over(table_id))
        except Refusal as refusal:
            log.warning("a table cannot be looked after", extra={"table": table_id, "kind": refusal.kind})
            if refusal.kind == "store_failed":
                self.look_later(table_id)
        except Exception:
            log.exception("a table could not be looked after", extra={"table": table_id})
            self.look_later(table_id)
        finally:
            self.looked_after.discard(table_id)

    def look_later(self, table_id: str) -> None:
        """Once more in a moment."""
        self.house.dues.setdefault(table_id, time.time() + LATER_SECONDS)

    async def time_is_over(self, table_id: str) -> None:
        """The seat to move had its time, or those who did not add their part to the deal; the table must be ours."""
        if not await self.house.claim.takes(table_id):
            return
        table = await self.house.find(table_id)
        async with table.held():
            if table.row.due is None or table.row.due > time.time():
                self.house.note_due(table)
            elif seat_bots(table):
                await self.house.keep(table, table.change(None))


def seat_bots(table: LiveTable) -> bool:
    """A bot moves until the turn is another's; who withholds a nonce loses the seat to one. Whether there was one."""
    if table.match is not None and table.phase() == "dealing":
        late = [row.seat for row in table.row.seats if row.seat not in table.match.nonces]
        for seat in late:
            table.seat_bot(seat, table.standin())
        return bool(late)
    if table.turn() < 0 or table.turn() in table.bots:
        return False
    table.seat_bot(table.turn(), CLOCK)
    return True
