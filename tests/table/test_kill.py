"""The server is killed at random moments under load: no acknowledged act is lost, none is done twice, nothing is stuck.

Six moments for each store here, three for workers behind a proxy; `make soak` has 200.
"""

from __future__ import annotations

import asyncio
import math
import os
import random
import secrets
import threading
import time
from collections import Counter
from collections.abc import Sequence
from http.client import HTTPException
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import WebSocketException

from tablereef.games import GAMES
from tablereef.kernel.match import Event
from tablereef.table.live.table import LiveTable
from tablereef.table.settings import Settings
from tablereef.table.store.database import Store
from tablereef.table.store.rows import Stored
from tests.table.conftest import STORES, Database
from tests.table.fleet import Fleet, start_all
from tests.table.people import BOT
from tests.table.server import FAST, Answer, Door, Guest, Server, Socket

MOMENTS = 200 if os.environ.get("SOAK") else 6
WORKER_MOMENTS = 200 if os.environ.get("SOAK") else 3
TABLES = 4
WAITING_SECONDS = 60
BAD_GATEWAY = 502  # says a proxy when a worker was killed amid an answer
BROKEN = (OSError, HTTPException, WebSocketException, EOFError, TimeoutError)


class Acknowledged:
    """How many commands were acknowledged at all tables, for whoever waits for more."""

    def __init__(self) -> None:
        self.number, self.changed = 0, threading.Condition()

    def one_more(self) -> None:
        with self.changed:
            self.number += 1
            self.changed.notify_all()

    def wait_for(self, more: int) -> None:
        with self.changed:
            enough = self.number + more
            assert self.changed.wait_for(lambda: self.number >= enough, WAITING_SECONDS), "nobody plays on"


class Table(threading.Thread):
    """One guest with two seats against a bot, who plays match after match, whatever happens to the server."""

    def __init__(self, server: Door, seed: int, all_acts: Acknowledged) -> None:
        super().__init__(daemon=True)
        self.server, self.rng, self.all_acts = server, random.Random(seed), all_acts
        self.guest = Guest(server, f"Guest {seed}")
        self.table: Any = None
        self.acknowledged: dict[str, dict[str, int]] = {}  # for each table, the ids with their versions
        self.pending: dict[str, Any] | None = None  # sent, and not yet answered
        self.silence, self.lost = 0.0, math.inf  # the longest time without a server, and since when there was none
        self.problem: BaseException | None = None
        self.is_enough = threading.Event()

    def run(self) -> None:
        try:
            while not self.is_enough.is_set():
                self.try_on()
        except BaseException as problem:
            self.problem = problem

    def try_on(self) -> None:
        """Play until the connection breaks or the match is over."""
        try:
            if self.table is None:
                self.table = self.guest.open(
                    [{"type": "person", "name": "A"}, {"type": "person", "name": "B"}, BOT],
                    game=self.rng.choice(GAMES),
                )
                self.acknowledged[self.table["id"]] = {}
            with Socket(self.server, self.table["id"], token=self.guest.token, seat=0) as socket:
                self.play(socket)
        except BROKEN:
            self.lost = min(self.lost, time.monotonic())
            time.sleep(0.02)
        except Answer as answer:
            if answer.status != BAD_GATEWAY:
                raise

    def play(self, socket: Socket) -> None:
        """Whatever was not answered is sent again, with its id."""
        socket.until(lambda message: message["type"] == "table")
        self.silence, self.lost = max(self.silence, time.monotonic() - self.lost), math.inf
        if self.pending is not None:
            self.send(socket, self.pending)
        for seat in (0, 1):
            if not socket.table["seats"][seat]["nonce"]:
                nonce = {"type": "nonce", "id": f"nonce-{seat}", "seat": seat, "nonce": secrets.token_hex(16)}
                self.send(socket, nonce)
        while not self.is_enough.is_set():
            state = socket.state
            if state is not None and state["ending"]:
                self.table = None
                return
            if state is None or state["view"]["turn"] not in (0, 1):
                socket.receive()
            elif state["view"]["turn"] != state["seat"]:
                self.look(socket, state["view"]["turn"])
            else:
                self.act(socket, state)

    def look(self, socket: Socket, seat: int) -> None:
        socket.send({"type": "look", "seat": seat})
        socket.until(lambda message: message["type"] == "state" and message["seat"] == seat)

    def act(self, socket: Socket, state: Any) -> None:
        code = self.rng.choice(state["view"]["offers"])["code"]
        act = {"type": "act", "id": f"act-{secrets.token_hex(6)}", "seat": state["seat"]}
        self.send(socket, act | {"version": state["version"], "code": code})

    def send(self, socket: Socket, command: dict[str, Any]) -> None:
        """Send a command, and keep it until it is answered."""
        self.pending = command
        socket.send(command)
        answer = socket.until(lambda m: m["type"] in ("accepted", "refused") and m["id"] == command["id"])
        assert answer["type"] == "accepted", f"{command} {answer}"
        self.acknowledged[self.table["id"]][command["id"]] = answer["version"]
        self.pending = None
        self.all_acts.one_more()


def play_and_kill(door: Door, workers: Sequence[Server], seed: int, moments: int = MOMENTS) -> list[Table]:
    """Some tables, and servers that are killed again and again: amid play, or when hardly anyone is back."""
    rng, all_acts = random.Random(seed), Acknowledged()
    tables = [Table(door, number, all_acts) for number in range(TABLES)]
    for table in tables:
        table.start()
    for _ in range(moments):
        all_acts.wait_for(rng.randint(2 * TABLES, 10 * TABLES) if rng.random() < 0.8 else rng.randint(0, 2))
        victims = rng.sample(workers, rng.randint(1, max(1, len(workers) - 1)))
        for victim in victims:
            victim.kill()
        start_all(victims)
    all_acts.wait_for(2 * TABLES)
    return ended(tables)


def ended(tables: list[Table]) -> list[Table]:
    """Enough; what went wrong is said."""
    for table in tables:
        table.is_enough.set()
    for table in tables:
        table.join(timeout=60)
        assert not table.is_alive()
        if table.problem is not None:
            raise table.problem
    return tables


def stored(url: str, ids: list[str]) -> dict[str, Stored]:
    """What the store has of some tables."""

    async def load() -> dict[str, Stored]:
        store = Store(url)
        found = {table_id: await store.load(table_id) for table_id in ids}
        await store.close()
        return {table_id: table for table_id, table in found.items() if table is not None}

    return asyncio.run(load())


def check(table: Stored, acknowledged: dict[str, int]) -> int:
    """Nothing lost, nothing doubled, and every line still legal; how many acts it were."""
    done = {act.rpartition("/")[2]: version for act, version in table.acts.items()}
    lost = {act for act, version in acknowledged.items() if done.get(act) != version}
    assert not lost, f"acknowledged, but not kept: {lost}"
    by_seat = Counter(line.by for line in table.lines if isinstance(line, Event))
    acts = Counter(int(act.partition("/")[0]) for act in table.acts if "/act-" in act)
    assert all(by_seat[seat] == acts[seat] for seat in (0, 1)), "an act was done twice, or half"
    assert LiveTable(table).version() == len(table.lines)
    return sum(acts.values())


def check_all(tables: list[Table], url: str) -> tuple[int, int]:
    """All matches of all tables; how many matches and acts they were."""
    acts = matches = 0
    for table in tables:
        found = stored(url, list(table.acknowledged))
        assert set(found) == set(table.acknowledged)
        acts += sum(check(found[table_id], acts_of) for table_id, acts_of in table.acknowledged.items())
        matches += len(found)
    return matches, acts


def finish(table: Table) -> None:
    """No match is stuck: the last one is played to its end."""
    table.is_enough.clear()
    began = time.monotonic()
    while table.table is not None:
        assert time.monotonic() - began < 60, "stuck"
        table.try_on()


@pytest.mark.slow
@pytest.mark.parametrize("store", STORES)
def test_nothing_is_lost_or_doubled_or_stuck(folder: Path, database: Database, store: str) -> None:
    url = database(store)
    with Server(folder, *FAST, database=url) as server:
        tables = play_and_kill(server, [server], seed=1)
        server.stop()
        matches, acts = check_all(tables, Settings(folder=folder, database=url).database_url())
        assert acts > MOMENTS
        server.start()
        for table in tables:
            finish(table)
        print(f"{store}: {MOMENTS} moments, {matches} matches, {acts} acts")


@pytest.mark.slow
def test_workers_behind_a_proxy_lose_and_double_nothing(folder: Path, database: Database) -> None:
    """Three workers, one or two of which are killed at a time; no two of them ever write to one table."""
    url = database("postgresql")
    assert url is not None
    with Fleet(folder, url) as fleet:
        tables = play_and_kill(fleet, fleet.workers, seed=2, moments=WORKER_MOMENTS)
        matches, acts = check_all(tables, Settings(database=url).database_url())
        assert acts > WORKER_MOMENTS
        for table in tables:
            finish(table)
        assert "not written" not in fleet.logs(), "two workers had one table"
        print(f"workers: {WORKER_MOMENTS} moments, {matches} matches, {acts} acts")
