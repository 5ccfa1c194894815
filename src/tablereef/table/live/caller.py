"""Calls people to tables at which moves may take days, when it is their turn and they are not there."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection, Coroutine
from typing import Any

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec

from tablereef.games import find
from tablereef.kernel.text import Text
from tablereef.kernel.words import Words
from tablereef.table import metrics
from tablereef.table.addresses import said
from tablereef.table.live.table import LiveTable
from tablereef.table.live.works import kept_in
from tablereef.table.post import outside, seal
from tablereef.table.post.mail import Mailer, Unsent
from tablereef.table.post.outside import Unreachable
from tablereef.table.settings import Settings
from tablereef.table.store.calls import Subscription, house_key, subscriptions_of, unsubscribe
from tablereef.table.store.database import Store
from tablereef.table.store.mails import Mail, mail_of
from tablereef.table.store.rows import TableRow
from tablereef.table.wire.messages import Days

Spawn = Callable[[Coroutine[Any, Any, Any]], asyncio.Task[Any]]  # what is done until the server is closed
log = logging.getLogger("tablereef.calls")
AT_ONCE = 8  # messages on their way
CALM_SECONDS = 5.0  # before somebody is called
GONE = (404, 410)  # the browser is no longer there
KEPT_SECONDS = 86_400  # so long a push service tries to reach a browser


class Caller:
    """Whoever is awaited at a table and was not before is called once."""

    def __init__(self, store: Store, settings: Settings, works: set[asyncio.Task[Any]], spawn: Spawn) -> None:
        self.store, self.settings, self.works, self.spawn = store, settings, works, spawn
        self.line = asyncio.Semaphore(AT_ONCE)
        self.mailer = Mailer(settings)
        self.own: ec.EllipticCurvePrivateKey | None = None

    async def key(self) -> ec.EllipticCurvePrivateKey:
        """By which push services know this house."""
        if self.own is None:
            self.own = seal.key_of(await house_key(self.store, seal.new_key))
        return self.own

    def see(self, table: LiveTable) -> None:
        """A table comes into memory: whoever is awaited there was called before."""
        if table.called is None:
            table.called = awaited(table)

    def note(self, table: LiveTable) -> None:
        """Something happened at a table."""
        before, now = table.called, awaited(table)
        table.called = now
        if before is None or not isinstance(table.row.pace, Days):
            return
        for guest in guests_at(table, now - before):
            if not table.is_connected(guest):
                kept_in(self.works, self.call_soon(guest, table))

    async def call_soon(self, guest_id: str, table: LiveTable) -> None:
        """Call who does not come by themselves: who has just sat down, or loads the page anew, is there in a moment.

        A server that closes waits no longer.
        """
        await asyncio.wait({self.spawn(asyncio.sleep(CALM_SECONDS))})
        if not table.is_connected(guest_id) and guest_id in guests_at(table, awaited(table)):
            await self.call(guest_id, table.row)

    async def call(self, guest_id: str, row: TableRow) -> None:
        """Call one person; that it fails is no harm to the match."""
        try:
            browsers, mail = await subscriptions_of(self.store, guest_id), await mail_of(self.store, guest_id)
            await asyncio.gather(self.mail(mail, row), *(self.push(browser, row) for browser in browsers))
        except Exception:
            log.exception("a call failed", extra={"table": row.id})

    async def mail(self, to: Mail | None, row: TableRow) -> None:
        """Call somebody by mail, at an address that is confirmed."""
        if to is None or to.code is not None or self.settings.smtp is None:
            return
        try:
            await self.mailer.send_call(to.address, to.off, title(row, to.language), row.id, to.language)
        except Unsent as problem:
            log.warning("a mail is not sent", extra={"why": str(problem)})
            metrics.CALLS.labels("mail", "failed").inc()
        else:
            metrics.CALLS.labels("mail", "sent").inc()

    async def push(self, to: Subscription, row: TableRow) -> None:
        """Call one browser; one that is no longer there is forgotten."""
        where = outside.origin_of(to.endpoint)
        lock = seal.Lock(seal.octets(to.p256dh), seal.octets(to.auth))
        headers = {
            "Content-Encoding": "aes128gcm",
            "TTL": str(KEPT_SECONDS),
            "Topic": row.id,  # a later call to the same table takes its place
            "Authorization": seal.proof(await self.key(), where, self.settings.address),
        }
        try:
            async with self.line:
                body = seal.sealed(summons(row, to.language), lock)
                status = await outside.post(to.endpoint, headers, body, self.settings.push_anywhere)
        except Unreachable as problem:
            status = 0
            log.warning("a push service is not reached", extra={"service": where, "why": str(problem)})
        if status in GONE:
            await unsubscribe(self.store, to.endpoint)
        metrics.CALLS.labels("push", "sent" if 200 <= status < 300 else "gone" if status in GONE else "failed").inc()


def awaited(table: LiveTable) -> frozenset[int]:
    """The seats of people without whom a match does not go on: to move, or to add their part to the deal."""
    if table.match is None or table.phase() == "over":
        return frozenset()
    is_dealt = table.phase() == "running"
    seats = {table.turn()} if is_dealt else set(range(len(table.row.seats))) - table.match.nonces.keys()
    return frozenset(seat for seat in seats if seat >= 0 and seat not in table.bots)


def guests_at(table: LiveTable, seats: Collection[int]) -> set[str]:
    """Who has these seats."""
    return {guest for seat in seats if (guest := table.row.seats[seat].guest) is not None}


def summons(row: TableRow, language: str) -> bytes:
    """What the browser shows: which game, that it is one's turn, and where."""
    body = {"title": title(row, language), "body": said("call-turn", language), "tag": f"/table/{row.id}"}
    return msgspec.json.encode(body)


def title(row: TableRow, language: str) -> str:
    """The name of the game."""
    return Text(language, find(row.game).texts).say(Words("game-name"))
