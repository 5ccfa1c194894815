"""Addresses at which people want to get mail when it is their turn: used only once they are confirmed."""

from __future__ import annotations

import secrets
import time
from dataclasses import dataclass

import sqlalchemy as sql

from tablereef.table.store.database import Store
from tablereef.table.store.rows import Guest
from tablereef.table.store.shapes import MAILS
from tablereef.table.store.tokens import is_same, new_token

DIGITS = 6  # of a code
TRIES = 5  # to type it
CODE_SECONDS = 3600.0  # that it holds


@dataclass(frozen=True)
class Mail:
    """Where a guest wants mail."""

    address: str
    language: str
    off: str  # whoever knows this may end it: it stands in each mail
    code: str | None  # to be typed; None: the address is confirmed


async def mail_of(store: Store, guest_id: str) -> Mail | None:
    """The address of a guest, confirmed or not."""
    async with store.reading() as connection:
        row = (await connection.execute(sql.select(MAILS).where(MAILS.c.guest == guest_id))).one_or_none()
    return None if row is None else Mail(row.address, row.language, row.off, row.code)


async def wish(store: Store, guest: Guest, address: str, language: str) -> str:
    """A guest gives an address; the code that is sent there."""
    code = f"{secrets.randbelow(10**DIGITS):0{DIGITS}}"
    row = {"guest": guest.id, "address": address, "language": language, "off": new_token(), "code": code}
    async with store.transaction() as connection:
        await connection.execute(sql.delete(MAILS).where(MAILS.c.guest == guest.id))
        await connection.execute(sql.insert(MAILS), row | {"tries": 0, "asked": time.time()})
    return code


async def confirm(store: Store, guest: Guest, typed: str) -> bool:
    """A guest types the code; whether it is the one, typed in time and not guessed at."""
    mine = MAILS.c.guest == guest.id
    async with store.transaction() as connection:
        await connection.execute(sql.update(MAILS).where(mine).values(tries=MAILS.c.tries + 1))
        row = (await connection.execute(sql.select(MAILS).where(mine))).one_or_none()
        if row is None or row.code is None or row.tries > TRIES or row.asked < time.time() - CODE_SECONDS:
            return False
        if not is_same(row.code, typed):
            return False
        await connection.execute(sql.update(MAILS).where(mine).values(code=None))
    return True


async def forget(store: Store, guest: Guest) -> None:
    """A guest wants no more mail."""
    async with store.transaction() as connection:
        await connection.execute(sql.delete(MAILS).where(MAILS.c.guest == guest.id))


async def end(store: Store, off: str) -> None:
    """Somebody who got a mail wants no more."""
    async with store.transaction() as connection:
        await connection.execute(sql.delete(MAILS).where(MAILS.c.off == off))
