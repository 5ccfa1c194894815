"""What an operator does with a store: look, close, send people away, save it, put it back, check it."""

from __future__ import annotations

import asyncio
import ipaddress
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import sqlalchemy as sql

from tablereef.kernel.journal import verify
from tablereef.kernel.refusals import Refusal
from tablereef.kernel.words import Value
from tablereef.table.addresses import is_loopback, said
from tablereef.table.door.limits import NETWORK_BITS, place
from tablereef.table.live.shelf import Shelf
from tablereef.table.live.table import LiveTable, folded
from tablereef.table.purge import purge
from tablereef.table.refusals import TableRefusal
from tablereef.table.settings import Settings
from tablereef.table.store import backup, orders
from tablereef.table.store.claim import claim_on
from tablereef.table.store.database import Store
from tablereef.table.store.retention import Keep, some
from tablereef.table.store.rows import SeatRow, TableRow
from tablereef.table.store.shapes import GUESTS, IS_NOT_OVER, SEATS, TABLES
from tablereef.table.store.tokens import new_token
from tablereef.table.store.visit import visit

LISTED = 1_000  # tables, or guests
LOOPBACK_6 = "::1"


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

    def guests(self) -> list[str]:
        """Who was here, the last one first, with the tables that have not ended at which they sit."""
        return asyncio.run(guest_rows(self.settings)) or [self.said("nobody")]

    def kick(self, guest_id: str) -> str:
        """A guest is sent away, and the guest's seats go to bots or are free; the token still works."""
        return self.said("kicked", guest=guest_id, count=asyncio.run(kicked(self.settings, guest_id)))

    def revoke(self, guest_id: str) -> str:
        """A guest's token and personal link work no longer, and nobody is that guest any more."""
        asyncio.run(rotated(self.settings, guest_id))
        return self.said("revoked", guest=guest_id)

    def rotate(self, guest_id: str) -> str:
        """The same, but whoever is given the new token is that guest."""
        return self.said("token", token=asyncio.run(rotated(self.settings, guest_id)))

    def bans(self) -> list[str]:
        """From where nobody may come in, and since when."""
        found = asyncio.run(banned(self.settings))
        return [f"{moment(since)}  {where}" for where, since in found.items()] or [self.said("no-bans")]

    def ban(self, address: str) -> str:
        """Nobody comes in from an address any more, and who is there leaves."""
        where = place_named(address)
        is_new = asyncio.run(changed(self.settings, orders.ban, where))
        return self.said("banned" if is_new else "banned-already", place=where)

    def lift(self, address: str) -> str:
        """People may come in from an address again."""
        where = place_named(address)
        if not asyncio.run(changed(self.settings, orders.lift, where)):
            raise TableRefusal("not_banned", place=where)
        return self.said("lifted", place=where)

    def retention(self, keep: Keep) -> list[str]:
        """What is kept too long, and would go with a purge."""
        return purge(replace(self.settings, keep=keep), False, self.language)

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
    return "  ".join((row.id, moment(row.changed), row.phase, row.game, ", ".join(map(who, row.seats))))


def moment(when: float) -> str:
    """A time as an operator reads it."""
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(when))


def who(row: SeatRow) -> str:
    """Somebody at a table."""
    return (row.name or "–") if row.guest is None else f"{row.name} ({row.guest})"


def place_named(address: str) -> str:
    """The place of an address that an operator names, or the place itself, as lists have it."""
    try:
        named = ipaddress.ip_interface(address)
    except ValueError:
        raise TableRefusal("no_address", address=address) from None
    is_place = named.network.prefixlen in (named.max_prefixlen, NETWORK_BITS if named.version == 6 else None)
    where = place(str(named.ip))
    if not is_place or is_loopback(where) or where == place(LOOPBACK_6):
        raise TableRefusal("no_address", address=address)
    return where


async def listed(settings: Settings) -> list[TableRow]:
    """The tables that have not ended."""
    async with visit(settings) as store:
        return await store.listed(IS_NOT_OVER, count=LISTED)


async def guest_rows(settings: Settings) -> list[str]:
    """Guests, as they stand in a list."""
    newest = sql.select(GUESTS).order_by(GUESTS.c.seen.desc()).limit(LISTED)
    sitting = sql.select(SEATS.c.guest, SEATS.c.table_id).distinct().order_by(SEATS.c.table_id)
    open_tables = sql.select(TABLES.c.id).where(IS_NOT_OVER)
    async with visit(settings) as store, store.reading() as connection:
        guests = (await connection.execute(newest)).all()
        seats = (await connection.execute(sitting.where(SEATS.c.table_id.in_(open_tables)))).all()
    held: dict[str | None, list[str]] = defaultdict(list)
    for seat in seats:
        held[seat.guest].append(seat.table_id)
    return ["  ".join((row.id, moment(row.seen), row.name, ", ".join(held[row.id]) or "–")) for row in guests]


async def kicked(settings: Settings, guest_id: str) -> int:
    """At how many tables a guest who is sent away sat."""
    async with visit(settings) as store:
        count = await orders.kick(store, guest_id)
    if count is None:
        raise TableRefusal("no_guest", guest=guest_id)
    return count


async def banned(settings: Settings) -> dict[str, float]:
    """From where nobody may come in."""
    async with visit(settings) as store:
        return await orders.bans(store)


async def changed(settings: Settings, order: Callable[[Store, str], Awaitable[bool]], where: str) -> bool:
    """Something is ordered about a place; whether that changed anything."""
    async with visit(settings) as store:
        return await order(store, where)


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
        table = None if stored is None else await folded(stored, LiveTable)
        if table is not None and table.match is not None and table.phase() == "over":
            verify(table.match)
    except Refusal as refusal:
        return refusal
    return None
