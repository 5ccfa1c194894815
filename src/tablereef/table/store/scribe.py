"""Who writes the changes of tables, many in one transaction: on PostgreSQL beside all else, on SQLite in one go.

A statement that goes to SQLite's thread and back by itself costs more than what it does there. So a whole transaction
goes: the same functions write on both.
"""

from __future__ import annotations

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol

import sqlalchemy as sql
from sqlalchemy.ext.asyncio import AsyncEngine

from tablereef.table.store.engine import open_sqlite, writing
from tablereef.table.store.pen import Pen, written
from tablereef.table.store.rows import Change, TableRow
from tablereef.table.store.session import CHANGED
from tablereef.table.store.shapes import (
    ACTS,
    LINES,
    SEAT_COLUMNS,
    SEATS,
    TABLES,
    json,
    seat_values,
    table_values,
    values_of,
)

CHANGING = ("header", "phase", "turn", "due", "changed", "rematch", "revision")
UPDATE_TABLE = (
    sql.update(TABLES)
    .where(TABLES.c.id == sql.bindparam("_id"))
    .values({name: sql.bindparam(f"_{name}") for name in CHANGING})
)
UPDATE_SEAT = (
    sql.update(SEATS)
    .where(SEATS.c.table_id == sql.bindparam("_table_id"), SEATS.c.seat == sql.bindparam("_seat"))
    .values({name: sql.bindparam(f"_{name}") for name in SEAT_COLUMNS[1:]})
)


REVISIONS = (
    sql.select(TABLES.c.id, TABLES.c.revision)
    .where(TABLES.c.id.in_(sql.bindparam("wanted", expanding=True)))
    .with_for_update()
)
TELL = sql.text("SELECT pg_notify(:channel, id) FROM unnest(CAST(:ids AS text[])) AS id").bindparams(channel=CHANGED)
INSERT_TABLE, INSERT_SEAT, INSERT_LINE, INSERT_ACT = map(sql.insert, (TABLES, SEATS, LINES, ACTS))


class Overtaken(Exception):
    """A table was changed since by somebody else, or is gone."""


class Scribe(Protocol):
    """Who writes changes."""

    async def write(self, wanted: list[Change]) -> None:
        """All of them, or none; when this returns they are on the disk."""

    async def close(self) -> None:
        """Nothing more is written."""


def scribe_for(url: str, engine: AsyncEngine) -> Scribe:
    """Who writes to a database."""
    return ThreadScribe(url) if url.startswith("sqlite") else SessionScribe(engine)


class SessionScribe:
    """Writes in a session of a database that answers by itself, and tells other workers in the same commit."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = writing(engine)

    async def write(self, wanted: list[Change]) -> None:
        """All changes in one transaction."""
        async with self.engine.begin() as connection:
            await connection.run_sync(write, wanted)
            await connection.execute(TELL, {"ids": [change.table.id for change in wanted]})

    async def close(self) -> None:
        """The engine is another's."""


class ThreadScribe:
    """Writes to SQLite in a thread of its own."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.thread = ThreadPoolExecutor(1, "scribe")
        self.driver: sqlite3.Connection | None = None  # once there is something to write

    async def write(self, wanted: list[Change]) -> None:
        """All changes in one transaction."""
        await asyncio.get_running_loop().run_in_executor(self.thread, self.commit, wanted)

    def commit(self, wanted: list[Change]) -> None:
        """The same, in that thread."""
        self.driver = self.driver or open_sqlite(self.url)
        with written(self.driver) as pen:
            write(pen, wanted)

    async def close(self) -> None:
        """What was begun is finished."""
        self.thread.submit(self.hang_up)
        await asyncio.to_thread(self.thread.shutdown)

    def hang_up(self) -> None:
        """The end, in that thread."""
        if self.driver is not None:
            self.driver.close()


# — one transaction —


def write(connection: sql.Connection | Pen, wanted: list[Change]) -> None:
    """Write changes of different tables."""
    changes = [change for one in wanted for change in (one, one.also) if change is not None]
    for change in changes:
        if change.is_new:
            insert_table(connection, change.table)
    check_revisions(connection, [change for change in changes if not change.is_new])
    for statement, rows in written_rows([change for change in changes if not change.is_new]):
        execute(connection, statement, rows)
    execute(connection, INSERT_LINE, [row for change in changes for row in line_rows(change)])
    execute(connection, INSERT_ACT, [row for change in changes for row in act_rows(change)])


def insert_table(connection: sql.Connection | Pen, table: TableRow) -> None:
    """A new table with its seats."""
    connection.execute(INSERT_TABLE, table_values(table))
    connection.execute(INSERT_SEAT, seat_values(table))


def check_revisions(connection: sql.Connection | Pen, changes: list[Change]) -> None:
    """Every change was made from the table as it is; nobody else can change it before this is written."""
    wanted = [change.table.id for change in changes]
    found = connection.execute(REVISIONS, {"wanted": wanted})
    now: dict[str, int] = dict(tuple(row) for row in found)
    for change in changes:
        if now.get(change.table.id) != change.revision:
            raise Overtaken(change.table.id)
        now[change.table.id] += 1


def execute(connection: sql.Connection | Pen, statement: Any, rows: list[dict[str, Any]]) -> None:
    """A statement for all these rows at once."""
    if rows:
        connection.execute(statement, rows)


def written_rows(changes: list[Change]) -> list[tuple[Any, list[dict[str, Any]]]]:
    """What changed of tables that are there already."""
    seats = [keyed(seat) for change in changes if change.seats for seat in seat_values(change.table)]
    return [(UPDATE_TABLE, list(map(changed_values, changes))), (UPDATE_SEAT, seats)]


def changed_values(change: Change) -> dict[str, Any]:
    """What may have changed of a table."""
    values = values_of(change.table, CHANGING)
    return keyed(values | {"id": change.table.id, "revision": change.revision + 1})


def line_rows(change: Change) -> list[dict[str, Any]]:
    """The new lines, numbered."""
    numbered = enumerate(change.lines, change.first + 1)
    return [{"table_id": change.table.id, "number": number, "line": json(line)} for number, line in numbered]


def act_rows(change: Change) -> list[dict[str, Any]]:
    """The id of the command, if it was one."""
    if change.act is None:
        return []
    return [{"table_id": change.table.id, "act": change.act, "version": change.version}]


def keyed(values: dict[str, Any]) -> dict[str, Any]:
    """Values under the names that the statements above give them."""
    return {f"_{name}": value for name, value in values.items()}
