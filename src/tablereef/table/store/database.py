"""The store: guests, tables and the lines of their matches, in SQLite or PostgreSQL.

Acts of many tables that come at the same time are committed together: one wait for the disk serves all.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from math import inf
from typing import Any

import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from tablereef.table.loops import Loop
from tablereef.table.refusals import TableRefusal
from tablereef.table.store.engine import answering, open_engine, writing
from tablereef.table.store.migrations import migrate
from tablereef.table.store.rows import Change, Guest, Stored, TableRow
from tablereef.table.store.scribe import Overtaken, insert_table, scribe_for
from tablereef.table.store.shapes import (
    ACTS,
    GUESTS,
    IS_NOT_OVER,
    LINES,
    PULSES,
    SEATS,
    TABLES,
    lines_of,
    table_of,
    tables_in,
)
from tablereef.table.store.tokens import hash_of, is_same

LISTED = 50  # tables in a list
MOST_WAITING = 500  # that are looked at, to list those whose hosts are there
PROOF_SECONDS = 1.0  # so long it counts that the database was ready
IDLE_SECONDS = 1.0  # that the writer waits for something to write, before it shows that it is alive
NEWEST = (TABLES.c.phase == "over", TABLES.c.changed.desc())
LATEST_OF_HOST = sql.func.row_number().over(partition_by=TABLES.c.host, order_by=TABLES.c.changed.desc())
BY_HOSTS = (LATEST_OF_HOST, TABLES.c.changed.desc())  # nobody fills a list alone


class Store:
    """One database."""

    def __init__(self, url: str) -> None:
        self.engine = open_engine(url)
        self.scribe = scribe_for(url, self.engine)
        self.writing = asyncio.Lock()  # SQLite has one writer; a second would only wait for its lock
        self.proving, self.proved = asyncio.Lock(), -inf  # when the database last took something and gave it back
        self.waiting: list[tuple[Change, asyncio.Future[None]]] = []
        self.wake = asyncio.Event()
        self.writer = Loop("writer", 0, self.write_waiting)
        self.task: asyncio.Task[None] | None = None  # of the writer

    async def open(self) -> None:
        """Bring the database into shape and begin to write."""
        with answering():
            await migrate(self.engine)
        self.task = asyncio.create_task(self.writer.run())

    async def close(self) -> None:
        """Nothing more is written; whoever asked for something has waited for it."""
        if self.task is not None:
            self.task.cancel()
        await self.scribe.close()
        await self.engine.dispose()

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that writes."""
        with self.watched():
            async with self.writing, writing(self.engine).begin() as connection:
                yield connection

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that only reads."""
        with self.watched():
            async with self.engine.connect() as connection:
                yield connection

    # — whether it is there —

    @contextmanager
    def watched(self) -> Iterator[None]:
        """A store that does not answer is a refusal, and has to prove itself anew."""
        try:
            with answering():
                yield
        except TableRefusal as refusal:
            if refusal.kind == "store_failed":
                self.doubt()
            raise

    def doubt(self) -> None:
        """Something failed: that the database was ready a moment ago counts no longer."""
        self.proved = -inf

    async def is_ready(self) -> bool:
        """Whether the database takes something and gives it back, now or a moment ago, whoever asks."""
        async with self.proving:
            if time.monotonic() - self.proved > PROOF_SECONDS:
                now = time.time()
                async with self.transaction() as connection:
                    await connection.execute(beat_of("ready", now))
                if await self.pulse("ready") < now:  # another worker may have asked since
                    return False
                self.proved = time.monotonic()
        return True

    async def pulse(self, name: str) -> float:
        """When something was last noted: that the server is open, that the store is ready."""
        async with self.reading() as connection:
            return float(
                (await connection.execute(sql.select(PULSES.c.beat).where(PULSES.c.name == name))).scalar_one()
            )

    async def beat(self, now: float, away_from: Callable[[float], float]) -> None:
        """The house is open; what was due after it last was is put off by the time that it was away."""
        async with self.transaction() as connection:
            last = float((await connection.execute(LAST_OPEN)).scalar_one())
            await connection.execute(beat_of("open", now))
            if away := away_from(last):
                later = sql.update(TABLES).where(TABLES.c.due > last).values(due=TABLES.c.due + away)
                await connection.execute(later)

    # — guests —

    async def add_guest(self, guest: Guest, token: str) -> None:
        """Somebody new."""
        row = {"id": guest.id, "name": guest.name, "token_hash": hash_of(token), "seen": time.time()}
        async with self.transaction() as connection:
            await connection.execute(sql.insert(GUESTS), row)

    async def guest_of(self, token: str) -> Guest | None:
        """Whose token this is."""
        hashed = hash_of(token)
        async with self.reading() as connection:
            found = await connection.execute(sql.select(GUESTS).where(GUESTS.c.token_hash == hashed))
            row = found.one_or_none()
        if row is None or not is_same(row.token_hash, hashed):
            return None
        return Guest(row.id, row.name, row.seen, dismissals=row.dismissals)

    async def greet(self, guest: Guest, name: str) -> None:
        """A guest was seen, perhaps with another name, which is for tables to come."""
        async with self.transaction() as connection:
            new = sql.update(GUESTS).where(GUESTS.c.id == guest.id).values(name=name, seen=time.time())
            await connection.execute(new)

    async def rotate(self, guest_id: str, token: str) -> bool:
        """A guest has another token from now on, and who came with the old one is sent away; whether it is a guest."""
        new = {"token_hash": hash_of(token), "dismissals": GUESTS.c.dismissals + 1}
        async with self.transaction() as connection:
            rotated = sql.update(GUESTS).where(GUESTS.c.id == guest_id).values(new)
            return bool((await connection.execute(rotated)).rowcount)

    async def count_guests(self) -> int:
        """How many guests there are."""
        return await self.count(sql.select(sql.func.count()).select_from(GUESTS))

    # — tables —

    async def add_table(self, table: TableRow) -> None:
        """A new table."""
        async with self.transaction() as connection:
            await connection.run_sync(insert_table, table)

    async def remove_table(self, table: TableRow) -> None:
        """A table that its host closed before the match began."""
        async with self.transaction() as connection:
            is_it = (TABLES.c.id == table.id, TABLES.c.revision == table.revision)
            if (await connection.execute(sql.delete(TABLES).where(*is_it))).rowcount != 1:
                raise TableRefusal("stale")

    async def load(self, table_id: str) -> Stored | None:
        """A table with its lines and acts."""
        async with self.reading() as connection:
            stored = await stored_in(connection, table_id, 0)
            if stored is not None:
                acts = await connection.execute(sql.select(ACTS).where(ACTS.c.table_id == table_id))
                stored.acts = {act.act: act.version for act in acts}
        return stored

    async def load_since(self, table_id: str, version: int) -> Stored | None:
        """A table with the lines after a version, without its acts."""
        async with self.reading() as connection:
            return await stored_in(connection, table_id, version)

    async def game_of(self, table_id: str) -> str | None:
        """What is played at a table."""
        async with self.reading() as connection:
            found = await connection.execute(sql.select(TABLES.c.game).where(TABLES.c.id == table_id))
            return found.scalar_one_or_none()

    async def tables_of(self, guest: Guest) -> list[TableRow]:
        """Where a guest sits and what is not dismissed: first what is not over, the newest first."""
        return await self.listed(is_shown_to(guest))

    async def open_tables(self) -> list[TableRow]:
        """Matches that anyone may watch: of each host the newest, then what else they have."""
        is_open = (TABLES.c.spectators == "open", TABLES.c.phase == "running")
        return await self.listed(*is_open, order=BY_HOSTS)

    async def waiting_tables(self) -> list[TableRow]:
        """Tables at which anyone may sit down: of each host the newest, then what else they have."""
        is_free = (TABLES.c.joining == "anyone", TABLES.c.phase == "waiting")
        return await self.listed(*is_free, count=MOST_WAITING, order=BY_HOSTS)

    async def listed(
        self, *which: Any, first: int = 0, count: int = LISTED, order: Sequence[Any] = NEWEST
    ) -> list[TableRow]:
        """Some tables with their seats."""
        async with self.reading() as connection:
            newest = sql.select(TABLES).where(*which).order_by(*order).offset(first).limit(count)
            rows = (await connection.execute(newest)).all()
            seats = (await connection.execute(seats_of([row.id for row in rows]))).all()
        return tables_in(rows, seats)

    async def dues(self, before: float = inf) -> dict[str, float]:
        """The tables at which the server has something to do before a moment, and when."""
        async with self.reading() as connection:
            rows = await connection.execute(sql.select(TABLES.c.id, TABLES.c.due).where(TABLES.c.due < before))
            return {row.id: row.due for row in rows if isinstance(row.due, float)}

    async def count_tables(self, guest: Guest | None = None) -> int:
        """How many tables there are that have not ended, in all or of a host."""
        running = sql.select(sql.func.count()).select_from(TABLES).where(IS_NOT_OVER)
        return await self.count(running if guest is None else running.where(TABLES.c.host == guest.id))

    async def count(self, query: Any) -> int:
        """A number from the database."""
        async with self.reading() as connection:
            return int((await connection.execute(query)).scalar_one())

    # — matches —

    async def keep(self, change: Change) -> None:
        """Write a change; when this returns it is on the disk."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append((change, done))
        self.wake.set()
        await done

    async def write_waiting(self) -> None:
        """Write whatever waits, all of it in one transaction; if nothing comes, look whether all is well."""
        with suppress(TimeoutError):
            async with asyncio.timeout(IDLE_SECONDS):
                await self.wake.wait()
        self.wake.clear()
        batch, self.waiting = self.waiting, []
        if batch:
            await self.write_batch(batch)

    async def write_batch(self, batch: list[tuple[Change, asyncio.Future[None]]]) -> None:
        """One transaction for all; where one of them cannot be, each has its own."""
        try:
            await self.commit([change for change, _ in batch])
        except (IntegrityError, Overtaken) as problem:
            if len(batch) > 1:
                for one in batch:
                    await self.write_batch([one])
            else:
                settle(batch, problem)
        except Exception as problem:
            settle(batch, problem)
        else:
            for change, _ in batch:
                change.is_kept()
            settle(batch, None)

    async def commit(self, wanted: list[Change]) -> None:
        """Write changes of different tables."""
        with self.watched():
            async with self.writing:
                await self.scribe.write(wanted)


def settle(batch: list[tuple[Change, asyncio.Future[None]]], problem: Exception | None) -> None:
    """Tell those who wait how it went."""
    for _, done in batch:
        if done.done():
            continue
        if problem is None:
            done.set_result(None)
        else:
            done.set_exception(problem)


LAST_OPEN = sql.select(PULSES.c.beat).where(PULSES.c.name == "open").with_for_update()


async def stored_in(connection: AsyncConnection, table_id: str, version: int) -> Stored | None:
    """A table with the lines after a version, if it is there."""
    row = (await connection.execute(sql.select(TABLES).where(TABLES.c.id == table_id))).one_or_none()
    if row is None:
        return None
    seats = (await connection.execute(seats_of([table_id]))).all()
    later = (LINES.c.table_id == table_id, LINES.c.number > version)
    lines = await connection.execute(sql.select(LINES.c.line).where(*later).order_by(LINES.c.number))
    return Stored(table_of(row, seats), lines_of(table_id, lines.scalars().all()))


def beat_of(name: str, now: float) -> Any:
    """Note that something was seen."""
    return sql.update(PULSES).where(PULSES.c.name == name).values(beat=now)


def is_shown_to(guest: Guest) -> Any:
    """Where a guest has a seat, and has not dismissed it."""
    return TABLES.c.id.in_(sql.select(SEATS.c.table_id).where(SEATS.c.guest == guest.id, SEATS.c.hidden == 0))


def seats_of(tables: list[str]) -> Any:
    """The seats of some tables, in their order."""
    return sql.select(SEATS).where(SEATS.c.table_id.in_(tables)).order_by(SEATS.c.table_id, SEATS.c.seat)
