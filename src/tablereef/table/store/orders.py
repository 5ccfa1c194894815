"""What an operator orders while servers run: who is sent away, whose seats are handed over, who may not come in.

It lies in the store, and every worker looks for it: so it works alike on both stores, with any number of workers.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError

from tablereef.table.store.database import Store
from tablereef.table.store.shapes import BANS, GUESTS, IS_NOT_OVER, LEAVERS, SEATS, TABLES


@dataclass(frozen=True)
class Orders:
    """All that stands at a moment."""

    banned: frozenset[str]  # places
    dismissals: Mapping[str, int]  # how often a guest was sent away, where it ever happened
    leaving: Sequence[tuple[str, str]]  # a table, and a guest whose seats there are handed over


async def standing(store: Store) -> Orders:
    """What is ordered now."""
    async with store.reading() as connection:
        rows = (await connection.execute(STANDING)).all()
    return Orders(
        banned=frozenset(row.one for row in rows if row.kind == "ban"),
        dismissals={row.one: row.times for row in rows if row.kind == "dismissal"},
        leaving=[(row.one, row.other) for row in rows if row.kind == "leaver"],
    )


async def kick(store: Store, guest_id: str) -> int | None:
    """A guest's connections end, and the guest's seats are handed over; at how many tables. None: no such guest."""
    tables = sql.select(TABLES.c.id).where(IS_NOT_OVER)
    held = sql.select(SEATS.c.table_id).where(SEATS.c.guest == guest_id, SEATS.c.table_id.in_(tables)).distinct()
    async with store.transaction() as connection:
        away = sql.update(GUESTS).where(GUESTS.c.id == guest_id).values(dismissals=GUESTS.c.dismissals + 1)
        if not (await connection.execute(away)).rowcount:
            return None
        found = (await connection.execute(held)).scalars().all()
        await connection.execute(sql.delete(LEAVERS).where(LEAVERS.c.guest == guest_id))
        if found:
            await connection.execute(sql.insert(LEAVERS), [{"table_id": one, "guest": guest_id} for one in found])
    return len(found)


async def note_handed_over(store: Store, table_id: str, guest_id: str) -> None:
    """The seats of a guest at a table are handed over."""
    done = sql.delete(LEAVERS).where(LEAVERS.c.table_id == table_id, LEAVERS.c.guest == guest_id)
    async with store.transaction() as connection:
        await connection.execute(done)


async def bans(store: Store) -> dict[str, float]:
    """From where nobody may come in, and since when."""
    async with store.reading() as connection:
        rows = await connection.execute(sql.select(BANS).order_by(BANS.c.since))
        return {row.place: row.since for row in rows}


async def ban(store: Store, place: str) -> bool:
    """Nobody comes in from a place any more; whether somebody could."""
    try:
        async with store.transaction() as connection:
            await connection.execute(sql.insert(BANS), {"place": place, "since": time.time()})
    except IntegrityError:
        return False
    return True


async def lift(store: Store, place: str) -> bool:
    """People may come in from a place again; whether they could not."""
    async with store.transaction() as connection:
        return bool((await connection.execute(sql.delete(BANS).where(BANS.c.place == place))).rowcount)


STANDING = sql.text(  # one question, as it is asked every second; in the words of the index
    "SELECT 'ban' AS kind, place AS one, '' AS other, 0 AS times FROM bans"
    " UNION ALL SELECT 'dismissal', id, '', dismissals FROM guests WHERE dismissals > 0"
    " UNION ALL SELECT 'leaver', table_id, guest, 0 FROM leavers"
)
