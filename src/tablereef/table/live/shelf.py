"""The tables that are in memory. Where several workers serve from one store, a table is in the memory of one of them.

Whoever is asked for a table takes it if it is free, or asks its worker for it, who gives it up after a while of peace:
so tables follow the people who are led to another worker, and two ways to one table do not tear it to and fro.
"""

from __future__ import annotations

import asyncio
import logging
import time

from tablereef.kernel.refusals import Refusal
from tablereef.table import metrics
from tablereef.table.live.clock import LATER_SECONDS
from tablereef.table.live.gallery import Gallery
from tablereef.table.live.table import LiveTable, folded
from tablereef.table.live.works import Works, kept_in
from tablereef.table.refusals import TableRefusal
from tablereef.table.store.claim import Claim
from tablereef.table.store.database import Store
from tablereef.table.store.rows import Guest

log = logging.getLogger("tablereef.shelf")
IDLE_SECONDS = 300  # a table that nobody looked at so long leaves the memory
WAITING_SECONDS = 5  # one that waits for players, where there is nothing to fold again: it is there for its host
PEACE_SECONDS = 5.0  # so long a worker keeps a table that it has taken
PATIENCE, PAUSE = 1.5, 0.05  # seconds that somebody waits for a table of another worker


class Shelf:
    """The tables in memory, and when something is due at which."""

    def __init__(self, store: Store, claim: Claim, works: Works) -> None:
        self.store, self.claim, self.works = store, claim, works
        self.live: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.dues: dict[str, float] = {}
        self.put_offs = 0  # so often time did not count
        self.is_closing = False
        self.gallery = Gallery(store, works)
        claim.attend(self.yield_to_another, self.gallery.hear, self.lose_all)

    async def find(self, table_id: str) -> LiveTable:
        """A table, from memory or from the store."""
        table = self.live.get(table_id)
        if table is None:
            if table_id not in self.loading:
                self.loading[table_id] = kept_in(self.works, self.load(table_id))
            table = await asyncio.shield(self.loading[table_id])
        table.used = time.monotonic()
        return table

    async def look_at(self, table_id: str, guest: Guest | None) -> LiveTable | None:
        """A table of another worker, for who only looks on; none where one has to find it."""
        if not self.claim.is_shared or table_id in self.live or await self.claim.takes(table_id):
            return None
        return await self.gallery.show(table_id, guest)

    async def load(self, table_id: str) -> LiveTable:
        """A table from the store, once nobody else has it."""
        try:
            await self.take(table_id)
            table = await self.read(table_id)
            if self.claim.is_shared and table_id not in self.claim.tables:
                raise TableRefusal("elsewhere")
            self.live[table_id] = table
            self.gallery.close(table_id, TableRefusal("elsewhere"))
        finally:
            del self.loading[table_id]
        return table

    async def read(self, table_id: str) -> LiveTable:
        """A table as the store has it; once more, if its time was put off there meanwhile."""
        while True:
            put_offs = self.put_offs
            stored = await self.store.load(table_id)
            if stored is None:
                raise TableRefusal("no_table")
            table = await folded(stored, LiveTable)
            if put_offs == self.put_offs:
                return table

    async def take(self, table_id: str) -> None:
        """A table is ours, unless its worker does not give it up."""
        if self.is_closing:
            raise TableRefusal("elsewhere")
        end = time.monotonic() + PATIENCE
        if await self.claim.takes(table_id):
            return
        await self.claim.wants(table_id)
        while not await self.claim.takes(table_id):
            if time.monotonic() > end:
                raise TableRefusal("elsewhere")
            await asyncio.sleep(PAUSE)

    def add(self, table: LiveTable) -> None:
        """A new table; where there are several workers, it is for whoever is first asked for it."""
        if not self.claim.is_shared:
            self.live[table.row.id] = table

    def put_off(self, last: float, away: float) -> None:
        """What was due after a moment is due later; who looks at it is told when."""
        self.put_offs += 1
        self.dues |= {table_id: due + away for table_id, due in self.dues.items() if due > last}
        for table in tuple(self.live.values()):
            if table.row.due is not None and table.row.due > last:
                table.row.due += away
                table.tell()

    # — what leaves the memory —

    def close(self, table: LiveTable, reason: Refusal) -> None:
        """A table is gone for good."""
        self.drop(table, reason, again=False)

    def read_anew(self, table: LiveTable, reason: Refusal) -> None:
        """A table may be ahead of the store: everyone there comes again, and so do its bots."""
        self.drop(table, reason, again=True)
        self.dues[table.row.id] = time.time() + LATER_SECONDS

    def drop(self, table: LiveTable, reason: Refusal, again: bool) -> None:
        """A table leaves the memory, and everyone there is sent away."""
        table.forgotten = reason
        self.live.pop(table.row.id, None)
        self.dues.pop(table.row.id, None)
        table.dismiss(reason, again)

    async def forget_idle(self) -> None:
        """Tables that nobody looks at leave the memory, and others may have them."""
        for table in [table for table in self.live.values() if self.is_idle(table)]:
            del self.live[table.row.id]
        self.gallery.forget_idle()
        metrics.LIVE_TABLES.set(len(self.live))
        await self.let_go()

    def is_idle(self, table: LiveTable) -> bool:
        """Whether nobody needs a table in memory."""
        in_use = table.onlookers or table.thinking is not None or table.lock.locked()
        is_waiting = self.claim.is_shared and table.match is None
        return not in_use and time.monotonic() - table.used > (WAITING_SECONDS if is_waiting else IDLE_SECONDS)

    async def let_go(self) -> None:
        """What is not in memory is not ours alone."""
        if unused := self.claim.tables - self.live.keys() - self.loading.keys():
            await self.claim.gives_up(unused)

    # — other workers —

    def yield_to_another(self, table_id: str) -> None:
        """Another worker was asked for a table of ours: it gets it, unless we were only a moment ago."""
        table = self.live.get(table_id)
        if table is None or time.monotonic() - table.opened > PEACE_SECONDS:
            kept_in(self.works, self.hand_over(table))

    async def hand_over(self, table: LiveTable | None) -> None:
        """What was begun at a table is finished; then it is another's."""
        if table is not None:
            async with table.lock:
                self.drop(table, TableRefusal("elsewhere"), again=True)
        await self.let_go()

    def lose_all(self) -> None:
        """Our session with the store has ended: other workers may have all that was ours."""
        log.warning("the session with the store has ended")
        self.store.doubt()
        for table in tuple(self.live.values()):
            self.drop(table, TableRefusal("store_failed"), again=True)
        self.gallery.close_all(TableRefusal("store_failed"))

    async def retire(self) -> None:
        """This worker will stop: whatever was begun is finished, and other workers have the tables at once."""
        if self.claim.is_shared:
            for table in tuple(self.live.values()):
                async with table.lock:
                    table.forgotten = TableRefusal("elsewhere")
            self.live.clear()
            self.gallery.close_all(TableRefusal("elsewhere"))
            await self.claim.release()
