"""How long the store keeps what nobody comes back to: tables by their phase, guests who sit nowhere."""

from __future__ import annotations

import time
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sql
from sqlalchemy.ext.asyncio import AsyncConnection

from tablereef.table.store.database import Store
from tablereef.table.store.shapes import GUESTS, LINES, SEATS, TABLES

DAY = 86_400.0
AT_ONCE = 100  # tables in one transaction, so that nobody waits long for the store

FREE = sql.text(
    "SELECT id FROM unnest(CAST(:ids AS text[])) AS id WHERE pg_try_advisory_xact_lock(hashtextextended(id, 0))"
)
Keep = Mapping[str, float | None]  # for each phase of tables and for guests, how many days; None: for ever


@dataclass(frozen=True)
class Leftover:
    """Tables of one phase, or guests, that were kept long enough."""

    kind: str
    days: float
    count: int
    lines: int


async def leftovers(store: Store, keep: Keep) -> list[Leftover]:
    """What a purge would remove, kind by kind."""
    found = [await leftover(store, kind, days) for kind, days in keep.items() if days is not None]
    return [one for one in found if one.count]


async def leftover(store: Store, kind: str, days: float) -> Leftover:
    """How much of one kind."""
    if kind == "guests":
        count = await store.count(sql.select(sql.func.count()).select_from(GUESTS).where(*is_lost(days)))
        return Leftover(kind, days, count, 0)
    tables = sql.select(TABLES.c.id).where(*is_stale(kind, days))
    count = await store.count(sql.select(sql.func.count()).select_from(tables.subquery()))
    lines = sql.select(sql.func.count()).select_from(LINES).where(LINES.c.table_id.in_(tables))
    return Leftover(kind, days, count, await store.count(lines))


async def purge(store: Store, keep: Keep, spared: Collection[str] = ()) -> list[str]:
    """Remove all of it but the spared tables; which tables these were."""
    removed: list[str] = []
    for phase, days in keep.items():
        if phase != "guests" and days is not None:
            removed += await purge_tables(store, phase, days, spared)
    if (days := keep["guests"]) is not None:
        async with store.transaction() as connection:
            await connection.execute(sql.delete(GUESTS).where(*is_lost(days)))
    return removed


async def purge_tables(store: Store, phase: str, days: float, spared: Collection[str]) -> list[str]:
    """The tables of one phase, some at a time; their seats, lines and acts go with them."""
    stale, last = (*is_stale(phase, days), TABLES.c.id.not_in(spared)), ""
    removed: list[str] = []
    while batch := await some(store, TABLES.c.id > last, *stale):
        async with store.transaction() as connection:
            free = await nobodys(connection, batch)
            gone = sql.delete(TABLES).where(TABLES.c.id.in_(free), *stale).returning(TABLES.c.id)
            removed += (await connection.execute(gone)).scalars().all()
        last = batch[-1]
    return removed


async def some(store: Store, *which: Any) -> Sequence[str]:
    """The ids of a few tables, in their order."""
    few = sql.select(TABLES.c.id).where(*which).order_by(TABLES.c.id).limit(AT_ONCE)
    async with store.reading() as connection:
        return (await connection.execute(few)).scalars().all()


async def nobodys(connection: AsyncConnection, tables: Sequence[str]) -> Sequence[str]:
    """Those that no worker has; until the end of the transaction none can take them."""
    if connection.dialect.name != "postgresql":
        return tables
    return (await connection.execute(FREE, {"ids": list(tables)})).scalars().all()


def is_stale(phase: str, days: float) -> tuple[Any, ...]:
    """Tables of a phase at which nothing happened for so long."""
    return TABLES.c.phase == phase, TABLES.c.changed < time.time() - days * DAY


def is_lost(days: float) -> tuple[Any, ...]:
    """Guests who were not seen for so long and sit nowhere."""
    seated = sql.select(SEATS.c.guest).where(SEATS.c.guest.is_not(None))
    hosting = sql.select(TABLES.c.host)
    return GUESTS.c.seen < time.time() - days * DAY, GUESTS.c.id.not_in(seated), GUESTS.c.id.not_in(hosting)
