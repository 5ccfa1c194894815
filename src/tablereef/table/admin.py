"""What an operator does with a store: look, close a table, give a new token, save it, put it back, check it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from pathlib import Path

import sqlalchemy as sql

from tablereef.kernel.journal import verify
from tablereef.kernel.refusals import Refusal
from tablereef.kernel.words import Value
from tablereef.table.addresses import said
from tablereef.table.live.shelf import Shelf, folded
from tablereef.table.refusals import TableRefusal
from tablereef.table.settings import Settings
from tablereef.table.store import backup
from tablereef.table.store.claim import claim_on
from tablereef.table.store.database import Store
from tablereef.table.store.retention import some
from tablereef.table.store.rows import SeatRow, TableRow
from tablereef.table.store.shapes import IS_NOT_OVER, TABLES
from tablereef.table.store.tokens import new_token
from tablereef.table.store.visit import visit

LISTED = 1_000  # tables


class Desk:
    """Where an operator sits, at one store; what is done is said."""

    def __init__(self, settings: Settings, language: str) -> None:
        self.settings, self.language = settings, language

    def said(self, what: str, **fields: Value) -> str:
        """A sentence."""
        return said(f"admin-{what}", self.language, **fields)

    def tables(self) -> list[str]:
        """The tables that have not ended, the newest first, with the ids of their guests."""
        return [row_of(row) for row in asyncio.run(listed(self.settings))] or [self.said("none")]

    def close(self, table_id: str) -> str:
        """Remove a table; who sits there is told that it is gone."""
        asyncio.run(remove(self.settings, table_id))
        return self.said("closed", table=table_id)

    def revoke(self, guest_id: str) -> str:
        """A guest's token and personal link work no longer; whoever is given the new one is that guest."""
        return self.said("token", token=asyncio.run(rotated(self.settings, guest_id)))

    def save(self, file: Path) -> str:
        """A backup, also while the store is served."""
        backup.save(self.settings, file)
        return self.said("saved", file=str(file))

    def restore(self, file: Path) -> str:
        """The store from a backup, while nobody serves it."""
        asyncio.run(put_back(self.settings, file))
        return self.said("restored", file=str(file))

    def check(self) -> tuple[list[str], bool]:
        """Every table is read and every match folded; where it is over, its deal is done again. Whether all is well."""
        found = asyncio.run(checked(self.settings))
        bad = [
            self.said("bad", table=one, why=why.said(self.language)) for one, why in found.items() if why is not None
        ]
        return [*bad, self.said("checked", count=len(found), bad=len(bad))], not bad


def row_of(row: TableRow) -> str:
    """A table in a list."""
    changed = time.strftime("%Y-%m-%d %H:%M", time.localtime(row.changed))
    return "  ".join((row.id, changed, row.phase, row.game, ", ".join(map(who, row.seats))))


def who(row: SeatRow) -> str:
    """Somebody at a table."""
    return (row.name or "–") if row.guest is None else f"{row.name} ({row.guest})"


async def listed(settings: Settings) -> list[TableRow]:
    """The tables that have not ended."""
    async with visit(settings) as store:
        return await store.listed(IS_NOT_OVER, count=LISTED)


async def remove(settings: Settings, table_id: str) -> None:
    """A table is gone; the worker that has it gives it up first."""
    claim = claim_on(settings.database_url())
    async with visit(settings, claim) as store:
        await Shelf(store, claim, set()).take(table_id)
        async with store.transaction() as connection:
            if not (await connection.execute(sql.delete(TABLES).where(TABLES.c.id == table_id))).rowcount:
                raise TableRefusal("no_table")


async def rotated(settings: Settings, guest_id: str) -> str:
    """The new token of a guest."""
    token = new_token()
    async with visit(settings) as store:
        if not await store.rotate(guest_id, token):
            raise TableRefusal("no_guest", guest=guest_id)
    return token


async def put_back(settings: Settings, file: Path) -> None:
    """The store from a backup."""
    async with visit(settings, claim_on(settings.database_url(), alone=True)):
        await asyncio.to_thread(backup.put_back, settings, file)


async def checked(settings: Settings) -> dict[str, Refusal | None]:
    """What is wrong at each table, if something is."""
    async with visit(settings) as store:
        return {table_id: await wrong_at(store, table_id) async for table_id in all_ids(store)}


async def all_ids(store: Store) -> AsyncIterator[str]:
    """The tables, some at a time."""
    last = ""
    while batch := await some(store, TABLES.c.id > last):
        for last in batch:
            yield last


async def wrong_at(store: Store, table_id: str) -> Refusal | None:
    """Why a table cannot be opened, or its deal was not fair; nothing is wrong with one that was removed meanwhile."""
    try:
        stored = await store.load(table_id)
        table = None if stored is None else await folded(stored)
        if table is not None and table.match is not None and table.phase() == "over":
            verify(table.match)
    except Refusal as refusal:
        return refusal
    return None
