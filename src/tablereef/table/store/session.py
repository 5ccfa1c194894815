"""A worker's session in a PostgreSQL: its advisory locks say which tables are this worker's.

The database frees them when the session ends, however it ends; a worker that is silent for too long loses it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from typing import Any, TypeAlias

import sqlalchemy as sql
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.pool import NullPool

from tablereef.table.refusals import TableRefusal
from tablereef.table.store.engine import FAILURES, answering, open_engine

HOUSE = 0x7AB1E  # the number of our lock among the advisory locks of a database; a table's is the hash of its id
Hear: TypeAlias = Callable[[str], object]  # what is done about a table that was named
WANTED = "tablereef_wanted"  # the channel on which workers ask for tables
CHANGED = "tablereef_changed"  # and that on which each commit says which tables it changed
WORKER = "tablereef worker"  # the name of a session, for operators
LEASE = {  # a worker shows every few seconds that it is there; nobody waits for one that does not, or is cut off
    "application_name": WORKER,
    "idle_session_timeout": "20000",
    "tcp_keepalives_idle": "5",
    "tcp_keepalives_interval": "3",
    "tcp_keepalives_count": "3",
}
LOCK_ALONE = sql.text("SELECT pg_try_advisory_lock(:key)").bindparams(key=HOUSE)
LOCK_SHARED = sql.text("SELECT pg_try_advisory_lock_shared(:key)").bindparams(key=HOUSE)
TAKE = sql.text("SELECT pg_try_advisory_lock(hashtextextended(CAST(:id AS text), 0))")
GIVE_UP = sql.text("SELECT count(pg_advisory_unlock(hashtextextended(id, 0))) FROM unnest(CAST(:ids AS text[])) AS id")
WANT = sql.text("SELECT count(pg_notify(:channel, CAST(:id AS text)))").bindparams(channel=WANTED)
IN_USE = sql.text(
    "SELECT array_agg(id) FROM unnest(CAST(:ids AS text[])) AS id WHERE hashtextextended(id, 0) IN ("
    " SELECT (classid::bigint << 32) | objid::bigint FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 1"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database()))"
)


class SessionClaim:
    """One worker among several, or somebody who must be alone."""

    def __init__(self, url: str, alone: bool = False) -> None:
        settings: dict[str, Any] = {} if alone else {"server_settings": LEASE}
        self.engine = open_engine(url, settings, poolclass=NullPool, isolation_level="AUTOCOMMIT")
        self.is_shared = not alone
        self.session: AsyncConnection | None = None
        self.is_broken = False  # the database ended it
        self.tables: set[str] = set()
        self.asking = asyncio.Lock()  # a session is asked one thing after the other
        self.wanted: Hear = lambda table_id: None
        self.changed: Hear = lambda table_id: None
        self.lost: Callable[[], object] = lambda: None

    def attend(self, wanted: Hear, changed: Hear, lost: Callable[[], object]) -> None:
        """Whom to tell that another worker wants a table of ours, that one changed, and that we lost all of ours."""
        self.wanted, self.changed, self.lost = wanted, changed, lost

    # — the session —

    async def is_taken(self) -> bool:
        """Whether we may serve now; it stays so if it was."""
        with answering():
            async with self.asking:
                self.is_broken = self.is_broken or self.session is None or not await is_alive(self.session)
                return await self.opened() is not None

    async def opened(self) -> AsyncConnection | None:
        """The session; where it broke there is a new one, without the tables of the old."""
        if self.is_broken:
            await self.end()
        self.session = self.session or await self.begun()
        return self.session

    async def begun(self) -> AsyncConnection | None:
        """A session that hears what others want and write, unless somebody must be alone."""
        session = await self.engine.connect()
        if not (await session.execute(LOCK_SHARED if self.is_shared else LOCK_ALONE)).scalar_one():
            await session.close()
            return None
        connection: Any = (await session.get_raw_connection()).driver_connection
        await connection.add_listener(WANTED, self.hear)
        await connection.add_listener(CHANGED, self.hear)
        connection.add_termination_listener(self.lose)
        return session

    def hear(self, connection: object, process: int, channel: str, table_id: str) -> None:
        """A worker wants a table, or has changed one."""
        if channel == CHANGED:
            self.changed(table_id)
        elif table_id in self.tables:
            self.wanted(table_id)

    def lose(self, connection: object) -> None:
        """The session has ended, and nothing is ours any more."""
        if self.session is not None:
            self.is_broken = True
            self.tables.clear()
            self.lost()

    async def end(self) -> None:
        """The session ends, and with it all that was ours."""
        session, self.session, self.is_broken = self.session, None, False
        self.tables.clear()
        if session is not None:
            await session.invalidate()
            await session.close()

    async def release(self) -> None:
        """Whatever was ours may be another's."""
        async with self.asking:
            await self.end()

    # — tables —

    async def takes(self, table_id: str) -> bool:
        """Whether a table is ours now: it was already, or it was free."""
        if table_id not in self.tables and await self.ask(TAKE, id=table_id):
            self.tables.add(table_id)
        return table_id in self.tables

    async def wants(self, table_id: str) -> None:
        """Ask whoever has a table to give it up."""
        await self.ask(WANT, id=table_id)

    async def gives_up(self, tables: Collection[str]) -> None:
        """Others may have these tables. Who takes one of them again meanwhile has its lock twice, and keeps it."""
        self.tables -= set(tables)
        if tables:
            await self.ask(GIVE_UP, ids=list(tables))

    async def in_use(self, tables: Collection[str]) -> set[str]:
        """Which of these tables some worker has."""
        return set(await self.ask(IN_USE, ids=list(tables)) or ())

    async def ask(self, question: sql.TextClause, **about: Any) -> Any:
        """Ask the session; without one nothing is known."""
        with answering():
            async with self.asking:
                session = await self.opened()
                if session is None:
                    raise TableRefusal("store_failed")
                answer = (await session.execute(question, about)).scalar_one()
                if self.is_broken:
                    raise TableRefusal("store_failed")
                return answer


async def is_alive(session: AsyncConnection) -> bool:
    """Whether a session is still there."""
    try:
        await session.execute(sql.text("SELECT 1"))
    except FAILURES:
        return False
    return True
