"""Two worlds alike to somebody, on two servers: every byte that this one receives must be equal.

World one is played at random. In world two the same public things happen with other secrets: each event is drawn among
those that look alike to the observer. Where the worlds can no longer be kept alike, a new second world is imagined.
"""

from __future__ import annotations

import asyncio
import copy
import json
import random
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tablereef.kernel.dealers import Dealer
from tablereef.kernel.game import OVER, Game
from tablereef.kernel.match import Match
from tablereef.kernel.refusals import Refusal
from tablereef.kernel.story import SPECTATOR
from tablereef.kernel.struct import clone, differences
from tablereef.table.live.opening import new_row
from tablereef.table.live.table import SHOWN, LiveTable
from tablereef.table.store.rows import Guest, SeatRow, Stored, TableRow
from tablereef.table.wire.messages import PROTOCOL, Act, NoClock
from tablereef.testing.laws import alike, same_to
from tests.games import specimen_of
from tests.table.inside import Inside

MOST_SEATS = 8
PATIENCE = 60
EVERY = 5  # rounds of the socket to one of HTTP
GUESTS = [Guest(f"guest{number}", f"Guest {number}") for number in range(MOST_SEATS)]
TOKENS = [f"token-of-guest-{number}-xxxxxxxxxx" for number in range(MOST_SEATS)]


class Diverged(Exception):
    """Nothing in world two looks like what happened in world one."""


class Recorder:
    """Chance of world one: at random, and how it looked to the observer."""

    def __init__(self, rng: random.Random, observer: int) -> None:
        self.rng, self.observer = rng, observer
        self.looks: list[int] = []

    def deal(self, game: Game, s: Any, number: int) -> int:
        code = game.lot(s, self.rng.randrange(game.lots(s)))
        self.looks.append(game.seen(s, self.observer, code))
        return code


class Follower:
    """Chance of world two: anything that looks the same."""

    def __init__(self, recorder: Recorder) -> None:
        self.recorder = recorder
        self.has_diverged = False

    def deal(self, game: Game, s: Any, number: int) -> int:
        assert self.recorder.looks, "chance is asked more often in one world"
        look = self.recorder.looks.pop(0)
        same = [code for code in game.odds(s) if game.seen(s, self.recorder.observer, code) == look]
        if not same:
            self.has_diverged = True
            raise Diverged
        return self.recorder.rng.choice(sorted(same))


async def let_in(server: Inside) -> None:
    """The same guests with the same tokens in every world."""
    for guest, token in zip(GUESTS, TOKENS, strict=True):
        await server.tables.store.add_guest(guest, token)


class Pair:
    """One table in two worlds, and somebody who must not be able to tell them apart."""

    def __init__(self, servers: tuple[Inside, Inside], game: Game, rng: random.Random) -> None:
        self.servers, self.game, self.rng = servers, game, rng
        self.rare = specimen_of(game.id).rare
        self.seats, self.options = specimen_of(game.id).a_table(rng)
        self.viewer = rng.choice([None, *range(self.seats)])
        self.observer = SPECTATOR if self.viewer is None else self.viewer
        self.recorder = Recorder(rng, self.observer)
        self.tables: list[LiveTable] = []
        self.wires: list[ClientConnection] = []
        self.heard: tuple[list[str], list[str]] = ([], [])
        self.follower = Follower(self.recorder)
        self.is_planted = False
        self.hidden: set[str] = set()
        self.compared = self.rounds = 0

    # — making worlds —

    async def begin(self, position: Any = None) -> None:
        """The table in both worlds: from its start, or at a position and at one that is alike."""
        await self.hang_up()
        row = self.new_row()
        self.recorder.looks.clear()
        self.follower, self.is_planted = Follower(self.recorder), position is not None
        dealers: list[Dealer] = [self.recorder, self.follower]
        for server, dealer in zip(self.servers, dealers, strict=True):
            table = LiveTable(Stored(copy.deepcopy(row), []))
            table.begin_if_full()
            match = self.match_of(table)
            for seat in range(self.seats):
                match.add_nonce(seat, f"nonce{seat}")
            if position is not None:
                match.state = clone(position)
                match.show(SHOWN)
                position = alike(self.game, position, self.observer, self.rng)
            match.dealer = dealer
            match.deal()
            await server.tables.keep(table, table.change(None, is_new=True))
            server.tables.live[row.id] = table
            self.tables.append(table)
        self.wires = [await self.ring(server, row.id) for server in self.servers]

    def new_row(self) -> TableRow:
        seats = [SeatRow(seat, GUESTS[seat].id, GUESTS[seat].name) for seat in range(self.seats)]
        return new_row(GUESTS[0], self.game.id, self.options, "open", NoClock(), seats)

    def match_of(self, table: LiveTable) -> Match:
        assert table.match is not None
        return table.match

    def matches(self) -> tuple[Match, Match]:
        one, two = (self.match_of(table) for table in self.tables)
        return one, two

    async def ring(self, server: Inside, table_id: str) -> ClientConnection:
        """The observer's socket in one world."""
        address = f"ws://127.0.0.1:{server.port}/api/tables/{table_id}/socket"
        wire = await connect(address, compression=None, max_size=None)
        token = None if self.viewer is None else TOKENS[self.viewer]
        await wire.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "token": token, "seat": self.viewer}))
        return wire

    async def hang_up(self) -> None:
        for wire in self.wires:
            await wire.close()
        for server, table in zip(self.servers, self.tables, strict=False):
            server.tables.live.pop(table.row.id, None)
        self.wires, self.tables, self.heard = [], [], ([], [])

    # — playing —

    async def play(self) -> None:
        """A whole match; again and again the second world is another one."""
        await self.go_on(self.start())
        while self.matches()[0].turn() != OVER:
            try:
                await self.step()
            except Diverged:
                await self.go_on(clone(self.matches()[0].state))
        await self.hang_up()

    def start(self) -> Any:
        """The start of the game, or (every other time) one with what random play hardly meets."""
        if self.rare is None or self.rng.random() < 0.5:
            return None
        s = self.game.new(self.seats, self.options)
        self.rare(s, self.rng)
        return s

    async def go_on(self, position: Any) -> None:
        """From where world one is, with a second world that is alike."""
        while True:
            try:
                await self.begin(position)
            except Diverged:
                continue
            break
        if self.matches()[0].turn() != OVER:
            await self.compare()

    async def step(self) -> None:
        """The same public choice in both worlds, and all that follows."""
        one, two = self.matches()
        seat, code = one.turn(), self.rng.choice(self.game.legal(one.state))
        assert two.turn() == seat, "who moves differs"
        twin = (
            code if seat == self.observer else same_to(self.game, one.state, code, two.state, self.observer, self.rng)
        )
        await self.act(0, seat, code)
        if one.turn() == OVER:
            return
        if twin is None:
            raise Diverged
        await self.act(1, seat, twin)
        if two.turn() == OVER:
            raise Diverged  # what the end reveals may differ
        assert not self.recorder.looks, "chance is asked more often in one world"
        self.hidden |= differences(one.state, two.state)
        await self.compare()

    async def act(self, world: int, seat: int, code: int) -> None:
        """A choice; the observer's own goes over the wire."""
        table, tables = self.tables[world], self.servers[world].tables
        act = Act(id=f"act{table.version()}", seat=seat, version=table.version(), code=code)
        try:
            if seat == self.observer:
                await self.wires[world].send(msgspec.json.encode(act).decode())
                await self.listen(world, "accepted")
            else:
                await tables.command(table, GUESTS[seat], act)
        except (Refusal, ConnectionClosed):
            if world == 1 and self.follower.has_diverged:
                raise Diverged from None
            raise

    # — comparing —

    async def listen(self, world: int, kind: str) -> None:
        """All messages up to one of a kind."""
        heard = self.heard[world]
        async with asyncio.timeout(PATIENCE):
            while not heard or json.loads(heard[-1])["type"] != kind:
                text = await self.wires[world].recv()
                assert isinstance(text, str)
                heard.append(text)

    async def compare(self) -> None:
        """Everything that came, some refusals, and what HTTP tells: byte for byte."""
        one, two = [await self.all_bytes(world) for world in (0, 1)]
        assert one == two, "the bytes differ"
        self.compared += len(one)
        self.rounds += 1

    async def all_bytes(self, world: int) -> list[Any]:
        """What the observer got in one world since the last comparison."""
        for message in self.questions(world):
            await self.wires[world].send(json.dumps(message))
        await self.listen(world, "pong")
        heard: list[Any] = list(self.heard[world])
        self.heard[world].clear()
        return heard + [await self.fetched(world, path) for path in self.pages(world)]

    def pages(self, world: int) -> list[str]:
        """What can be asked for by HTTP; a position that was planted has no past to replay."""
        here = f"/api/tables/{self.tables[world].row.id}"
        since = max(0, self.tables[world].version() - 3)
        seat = "" if self.viewer is None else f"&seat={self.viewer}"
        if self.rounds % EVERY:
            return []
        replay = [] if self.is_planted else [f"{here}/replay?first={since}{seat}"]
        return [here, f"{here}/journal", f"{here}/verdict", *replay]

    def questions(self, world: int) -> list[Any]:
        """Things that are refused, everything told again, and a ping to know that all has come."""
        match, seat = self.matches()[world], self.viewer or 0
        legal = self.game.legal(match.state) if match.turn() == seat else []
        codes = [code for code in (0, self.game.choice_codes.size // 2, 10**9) if code not in legal]
        wrong = {"type": "act", "id": "wrong", "seat": seat, "version": match.version}
        bad = [wrong | {"code": code} for code in codes]
        looks = [{"type": "look", "seat": self.viewer, "since": since} for since in (0, max(1, match.version - 3))]
        again = [] if self.rounds % EVERY else looks
        return [*bad, *again, {"type": "ping"}]

    async def fetched(self, world: int, path: str) -> bytes:
        token = {} if self.viewer is None else {"Authorization": f"Bearer {TOKENS[self.viewer]}"}
        return (await self.servers[world].client.get(path, headers=token)).content
