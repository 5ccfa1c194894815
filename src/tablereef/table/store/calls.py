"""Who wants to be called when it is their turn, and where."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError

from tablereef.table.refusals import TableRefusal
from tablereef.table.store.database import Store
from tablereef.table.store.rows import Guest
from tablereef.table.store.shapes import KEYS, SUBSCRIPTIONS

MOST = 10  # browsers of one guest


@dataclass(frozen=True)
class Subscription:
    """A browser that wants to be called."""

    endpoint: str  # where its push service takes messages for it
    p256dh: str
    auth: str
    language: str


async def house_key(store: Store, new: Callable[[], str]) -> str:
    """The secret key by which push services know this house: made once, the same for all workers."""
    kept = sql.select(KEYS.c.value).where(KEYS.c.name == "push")
    async with store.reading() as connection:
        found = (await connection.execute(kept)).scalar_one_or_none()
    if found is not None:
        return str(found)
    try:
        async with store.transaction() as connection:
            await connection.execute(sql.insert(KEYS), {"name": "push", "value": new()})
    except IntegrityError:  # another worker was quicker
        pass
    return await house_key(store, new)


async def subscriptions_of(store: Store, guest_id: str) -> list[Subscription]:
    """The browsers of a guest."""
    async with store.reading() as connection:
        rows = await connection.execute(sql.select(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.guest == guest_id))
        return [Subscription(row.endpoint, row.p256dh, row.auth, row.language) for row in rows]


async def subscribe(store: Store, guest: Guest, wanted: Subscription) -> None:
    """A browser wants to be called for a guest, and for nobody else any more."""
    mine = sql.select(sql.func.count()).select_from(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.guest == guest.id)
    row: dict[str, Any] = {"guest": guest.id, **vars(wanted)}
    async with store.transaction() as connection:
        await connection.execute(sql.delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.endpoint == wanted.endpoint))
        if (await connection.execute(mine)).scalar_one() >= MOST:
            raise TableRefusal("too_much")
        await connection.execute(sql.insert(SUBSCRIPTIONS), row)


async def unsubscribe(store: Store, endpoint: str) -> None:
    """A browser is called no longer."""
    async with store.transaction() as connection:
        await connection.execute(sql.delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.endpoint == endpoint))
