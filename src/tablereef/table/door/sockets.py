"""The socket of one table: commands come in, and whoever is connected sees the match as its seat does."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from tablereef.kernel.refusals import Refusal
from tablereef.kernel.words import seat_words
from tablereef.table import metrics
from tablereef.table.door.http import found
from tablereef.table.door.limits import Bucket, place_of
from tablereef.table.door.porter import Porter
from tablereef.table.door.shares import Share
from tablereef.table.live.info import info_of, outline_of
from tablereef.table.live.table import LiveTable, encoded
from tablereef.table.live.tables import Tables
from tablereef.table.refusals import TableRefusal
from tablereef.table.seen.news import Heard
from tablereef.table.store.rows import Guest
from tablereef.table.wire.messages import (
    PROTOCOL,
    Accepted,
    Advice,
    Closed,
    Hello,
    Hint,
    Look,
    Ping,
    Pong,
    React,
    RefusedCommand,
    TableInfo,
    TableState,
    ToServer,
)

log = logging.getLogger("tablereef.socket")
HELLO_SECONDS = 10
PATIENCE = 100  # refusals for haste, then the socket is closed
GOING_AWAY, POLICY, TRY_AGAIN = 1001, 1008, 1013
HUNG_UP = (WebSocketDisconnect, asyncio.CancelledError, OSError, RuntimeError)  # a socket ends in many ways

MESSAGE_SECONDS = 0.0001  # of the server's time, before it is taken
COMMAND_SECONDS = 0.003  # and to do what it says, which happens beside

decoder = msgspec.json.Decoder(ToServer)


class Connection:
    """One socket at one table. What is to be said is made when it can be sent, so a slow reader only skips."""

    def __init__(
        self, tables: Tables, table: LiveTable, socket: WebSocket[Any, Any, Any], guest: Guest | None, share: Share
    ) -> None:
        self.tables, self.table, self.socket, self.guest = tables, table, socket, guest
        self.place = place_of(socket.scope)
        self.share = share
        self.viewer: int | None = None
        self.heard = Heard()  # what was told
        self.deadline: float | None = None  # as it was told; time that does not count puts it off
        self.is_asked = True  # whether a state is to be sent even if it is known
        self.last_info: tuple[TableInfo, tuple[int, ...], str | None] | None = None  # what the last one was made from
        self.answers: list[str] = []
        self.changed = asyncio.Event()
        self.farewell: Closed | None = None
        self.bucket = Bucket(tables.settings.messages_per_second)
        self.hasty = 0

    def notice(self) -> None:
        """Something changed."""
        self.changed.set()

    def dismiss(self, refusal: Refusal, again: bool) -> None:
        """The table is gone, or whoever is connected has to go; the first reason is told."""
        self.farewell = self.farewell or Closed(kind=refusal.kind, words=refusal.words, again=again)
        self.changed.set()

    def answer(self, message: Any) -> None:
        """Say something to this one alone."""
        self.answers.append(encoded(message))
        self.changed.set()

    def look(self, seat: int | None, since: int | None) -> None:
        """From now on as that seat sees it."""
        if seat is not None and seat not in self.table.seats_of(self.guest):
            self.table.seat(seat)
            raise TableRefusal("not_your_seat", seat=seat_words(seat))
        self.viewer, self.heard, self.is_asked = seat, Heard(since or 0), True
        self.changed.set()

    # — to the client —

    async def speak(self) -> None:
        """Send whatever there is to say, until the farewell."""
        while self.farewell is None:
            await self.changed.wait()
            await self.share.pay()
            self.changed.clear()
            async with self.table.lock:  # what is not in the store yet is told to nobody
                messages = self.news()
            for message in messages:
                await self.socket.send_text(message)
        await self.socket.send_text(encoded(self.farewell))
        await self.socket.close(GOING_AWAY if self.farewell.again else POLICY)

    def news(self) -> list[str]:
        """The table if it changed, the match if it went on; answers last, so that what they answer is seen before."""
        messages: list[str] = []
        if self.farewell is None:
            messages += self.table_news() + self.match_news()
        messages += self.answers
        self.answers = []
        return messages

    def table_news(self) -> list[str]:
        """The table, unless only the match went on."""
        info = outline_of(self.table), self.table.seats_of(self.guest), self.table.row.rematch
        if info == self.last_info:
            return []
        self.last_info = info
        return [encoded(TableState(table=info_of(self.table, self.guest)))]

    def match_news(self) -> list[str]:
        """The match as this one sees it."""
        deadline = self.table.deadline()
        if not self.is_asked and (self.heard.version, self.deadline) == (self.table.version(), deadline):
            return []
        state = self.table.told(self.guest, self.viewer, self.heard)
        if state is None:
            return []
        self.heard, self.is_asked, self.deadline = self.table.heard(self.viewer), False, deadline
        return [state]

    # — from the client —

    async def listen(self) -> None:
        """Take commands one after the other."""
        while True:
            text = await self.socket.receive_data("text")
            await self.share.turn()
            self.share.bucket.charge(MESSAGE_SECONDS)
            try:
                await self.take(text if isinstance(text, str) else "")
            except Refusal as refusal:
                self.refuse(None, refusal)

    async def take(self, text: str) -> None:
        """One message."""
        if not self.bucket.takes():
            self.hasty += 1
            if self.hasty > PATIENCE:
                self.dismiss(TableRefusal("too_fast"), again=False)
            raise TableRefusal("too_fast")
        message = read(text)
        if isinstance(message, Ping):
            self.answer(Pong())
        elif isinstance(message, Look):
            self.look(message.seat, message.since)
        elif isinstance(message, React):
            self.react(message)
        elif isinstance(message, Hint):
            await self.advise(message)
        elif isinstance(message, Hello):
            raise TableRefusal("malformed", why="hello was said already")
        else:
            await self.command(message)

    async def command(self, command: Any) -> None:
        """Do a command to its end, even if whoever asked is gone."""
        self.share.bucket.charge(COMMAND_SECONDS)
        await self.tables.finish(self.do(command))

    async def do(self, command: Any) -> None:
        """A command is accepted or refused, by its id; in the same moment as everyone is told what it did."""
        try:
            if self.guest is None:
                raise TableRefusal("not_your_seat", seat=seat_words(command.seat))
            version = await self.tables.command(self.table, self.guest, command)
        except Refusal as refusal:
            self.refuse(command.id, refusal)
        else:
            self.answer(Accepted(id=command.id, version=version))

    async def advise(self, hint: Hint) -> None:
        """A hint is given or refused, by its id."""
        try:
            if self.guest is None:
                raise TableRefusal("not_your_seat", seat=seat_words(hint.seat))
            version, choice = await self.tables.advise(self.table, self.guest, hint)
        except Refusal as refusal:
            self.refuse(hint.id, refusal)
        else:
            self.answer(Advice(id=hint.id, version=version, code=choice.code, worth=choice.worth))

    def react(self, message: React) -> None:
        """Who sits here may show a feeling; who watches may not."""
        self.table.seat(message.seat)
        if self.guest is None or message.seat not in self.table.seats_of(self.guest):
            raise TableRefusal("not_your_seat", seat=seat_words(message.seat))
        self.table.react(message.seat, self.guest, message.reaction)

    def refuse(self, command_id: str | None, refusal: Refusal) -> None:
        """Say why not; who is sent to another worker comes again there, with whatever has no answer."""
        if refusal.kind == "elsewhere":
            return
        metrics.REFUSALS.labels(refusal.kind).inc()
        self.answer(RefusedCommand(id=command_id, kind=refusal.kind, words=refusal.words))


def read(text: str) -> Any:
    """A message, if it is one."""
    try:
        return decoder.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as problem:
        raise TableRefusal("malformed", why=str(problem)) from None


async def introduce(tables: Tables, socket: WebSocket[Any, Any, Any], table_id: str, share: Share) -> Connection:
    """The first message says who comes and for which seat."""
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            hello = read(await socket.receive_data("text"))
    except TimeoutError:
        raise TableRefusal("malformed", why="no hello came") from None
    if not isinstance(hello, Hello):
        raise TableRefusal("malformed", why="the first message must be hello")
    if hello.protocol != PROTOCOL:
        raise TableRefusal("wrong_protocol", found=hello.protocol, expected=PROTOCOL)
    guest = await tables.guest(hello.token, place_of(socket.scope))
    table = await found(tables, table_id, guest, share)
    if not table.may_look(guest, hello.watch):
        raise TableRefusal("wrong_link")
    connection = Connection(tables, table, socket, guest, share)
    connection.look(hello.seat, hello.since)
    if not table.seats_of(guest) and table.watchers() >= tables.settings.most_watchers:
        raise TableRefusal("house_full")
    return connection


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any],
    tables: NamedDependency[Tables],
    porter: NamedDependency[Porter],
    table_id: FromPath[str],
) -> None:
    """One connection, from hello to the end."""
    await socket.accept()
    try:
        with porter.let_in(place_of(socket.scope)):
            connection = await introduce(tables, socket, table_id, porter.shares.of(place_of(socket.scope)))
            guest = connection.guest
            is_seated = bool(connection.table.seats_of(guest))
            with porter.seat(None if guest is None else guest.id, is_seated):
                await serve(connection)
    except Refusal as refusal:
        await turn_away(socket, refusal)
    except WebSocketDisconnect:
        pass


async def turn_away(socket: WebSocket[Any, Any, Any], refusal: Refusal) -> None:
    """Say why, and close; who found no room, no store, or the wrong worker may come again."""
    again = refusal.kind in ("house_full", "store_failed", "elsewhere")
    metrics.REFUSALS.labels(refusal.kind).inc()
    with suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_text(encoded(Closed(kind=refusal.kind, words=refusal.words, again=again)))
        await socket.close(TRY_AGAIN if again else POLICY)


async def serve(connection: Connection) -> None:
    """Speak and listen until one of both ends."""
    table = connection.table
    table.come(connection)
    speaking = asyncio.create_task(connection.share.charged(connection.speak()))
    listening = asyncio.create_task(connection.share.charged(connection.listen()))
    try:
        await asyncio.wait({speaking, listening}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (speaking, listening):
            task.cancel()
        for ended in await asyncio.gather(speaking, listening, return_exceptions=True):
            if ended is not None and not isinstance(ended, HUNG_UP):
                log.error("a socket broke", extra={"table": table.row.id}, exc_info=ended)
        table.leave(connection)
