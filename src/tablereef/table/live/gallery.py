"""Tables of other workers at which people only look on: read from the store, and further whenever it tells of a change.

So nobody who watches takes a table from its worker. Who is connected and what they feel is known only there.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence

from tablereef.kernel.match import Line
from tablereef.kernel.refusals import Refusal
from tablereef.table.live.table import LiveTable, folded
from tablereef.table.live.works import Works, kept_in
from tablereef.table.refusals import TableRefusal
from tablereef.table.store.database import Store
from tablereef.table.store.rows import Guest, Stored, TableRow

IDLE_SECONDS = 60  # a table that nobody looked at so long leaves the memory


class Watched(LiveTable):
    """A table as the store has it."""

    def is_connected(self, guest_id: str | None) -> bool:
        """Everyone who sits there counts as connected."""
        return guest_id is not None

    def deal_if_ready(self) -> None:
        """Its worker deals."""

    def go_on(self, row: TableRow, lines: Sequence[Line]) -> None:
        """What was written since."""
        self.row = row
        self.fold_on(lines)
        self.look_back()


class Gallery:
    """All tables that are watched from here."""

    def __init__(self, store: Store, works: Works) -> None:
        self.store, self.works = store, works
        self.tables: dict[str, Watched] = {}
        self.behind: set[str] = set()  # tables that changed and were not read since

    async def show(self, table_id: str, guest: Guest | None) -> Watched | None:
        """A table whose match has begun; none for who has something to do there."""
        table = self.tables.get(table_id) or await self.opened(table_id, guest)
        if table is None or is_of(table.row, guest):
            return None
        table.used = time.monotonic()
        return table

    async def opened(self, table_id: str, guest: Guest | None) -> Watched | None:
        """The same, from the store; what is written while it is read is read once more."""
        stored = await self.store.load(table_id)
        if stored is None or stored.table.header is None or is_of(stored.table, guest):
            return None
        table = self.tables.setdefault(table_id, await folded(stored, Watched))
        await self.catch_up(table)
        return table

    def hear(self, table_id: str) -> None:
        """A table has changed."""
        if table_id in self.tables and table_id not in self.behind:
            self.behind.add(table_id)
            kept_in(self.works, self.catch_up(self.tables[table_id]))

    async def catch_up(self, table: Watched) -> None:
        """Read what was written since; where that fails everyone there comes again."""
        async with table.lock:
            self.behind.discard(table.row.id)
            try:
                stored = await self.news_of(table)
                await asyncio.to_thread(table.go_on, stored.table, stored.lines)
            except Refusal as refusal:
                self.close(table.row.id, refusal)
        table.tell()

    async def news_of(self, table: Watched) -> Stored:
        """A table with the lines that are new."""
        stored = await self.store.load_since(table.row.id, table.kept)
        if stored is None:
            raise TableRefusal("no_table")
        return stored

    def close(self, table_id: str, reason: Refusal) -> None:
        """A table is not watched from here any more; who did comes again."""
        table = self.tables.pop(table_id, None)
        if table is not None:
            table.forgotten = reason
            table.dismiss(reason, again=True)

    def close_all(self, reason: Refusal) -> None:
        """The store tells us nothing any more."""
        for table_id in tuple(self.tables):
            self.close(table_id, reason)

    def forget_idle(self) -> None:
        """Tables that nobody looks at leave the memory."""
        for table in tuple(self.tables.values()):
            if not table.onlookers and time.monotonic() - table.used > IDLE_SECONDS:
                del self.tables[table.row.id]


def is_of(row: TableRow, guest: Guest | None) -> bool:
    """Whether a guest sits at a table or opened it."""
    return guest is not None and guest.id in (row.host, *(seat.guest for seat in row.seats))
