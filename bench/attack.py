"""Beside an attacker: the same quiet tables, alone and while one address does all that the default limits let it do.

`python -m bench.attack` starts a server of its own with its default limits, plays there, and lets a process from
another address of this machine try one thing after the other. It shows the times from an act to its acknowledgement.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import secrets
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from bench.load import WARM_UP, Clock, Figures, Table, percentile, processor_seconds, resident
from bench.page import when_and_where, write_table
from tablereef.table.wire.messages import PROTOCOL
from tests.table.server import Server

ATTACKER = "127.0.0.66"
PERSON = {"type": "person", "name": "Eve"}
OWN, WATCHERS = 20, 100  # sockets
ABOUT = """Server, players and attacker
(one address) on this machine, beside other work. *Busy* is how long the server's event loop computed between an act and
its acknowledgement, whatever for: what an attacker adds to it, others wait for. *Clock* is the same by the clock."""
MEMORY = "/dev/shm"  # so that nobody waits for a disk
PING = b"\x89\x80\x00\x00\x00\x00"


class Eve:
    """Who tries it, from an address of her own."""

    def __init__(self, port: int) -> None:
        self.port = port
        wire = httpx.AsyncHTTPTransport(local_address=ATTACKER, limits=httpx.Limits(max_connections=50))
        self.client = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", transport=wire, timeout=60)
        self.token = ""

    async def table(self, game: str) -> str:
        """A table of her own, on one screen, where anyone may watch."""
        self.token = (await self.client.post("/api/guests", json={"name": "Eve"})).json()["token"]
        self.client.headers["Authorization"] = f"Bearer {self.token}"
        plan = {"game": game, "seats": [PERSON] * 4, "spectators": "open", "options": {"memory_aid": "on"}}
        if game != "kleine_fische":
            del plan["options"]
        return str((await self.client.post("/api/tables", json=plan)).json()["id"])

    async def socket(self, table: str, seat: int | None = None) -> ClientConnection:
        """A socket at her table; without a seat, one of nobody."""
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"
        wire = await connect(address, max_size=None, local_addr=(ATTACKER, 0), open_timeout=30)
        who = {} if seat is None else {"token": self.token, "seat": seat}
        await wire.send(json.dumps({"type": "hello", "protocol": PROTOCOL} | who))
        return wire

    async def dealt(self, game: str) -> tuple[str, ClientConnection]:
        """A match that has begun."""
        table = await self.table(game)
        wire = await self.socket(table, 0)
        for seat in range(4):
            await wire.send(command("nonce", seat=seat, nonce=secrets.token_hex(16)))
        return table, wire

    async def watch(self, table: str, watchers: int) -> None:
        """Sockets that take whatever comes."""
        for _ in range(watchers):
            (await self.socket(table)).transport.set_protocol(Discarding())


class Discarding(asyncio.Protocol):
    """Reads without looking: that costs the attacker nothing."""


def text_frame(text: str) -> bytes:
    """A short message, under a mask of zeros."""
    return b"\x81" + bytes([0x80 | len(text)]) + bytes(4) + text.encode()


def command(kind: str, **fields: Any) -> str:
    return json.dumps({"type": kind, "id": secrets.token_hex(8)} | fields)


async def again_and_again(work: Callable[[], Awaitable[Any]], pause: float = 0.0) -> None:
    """For ever, whatever comes."""
    while True:
        with suppress(OSError, WebSocketException, httpx.HTTPError, EOFError):
            await work()
        await asyncio.sleep(pause)


async def read(wire: ClientConnection) -> None:
    async for _ in wire:
        pass


async def pings(eve: Eve) -> None:
    """Ping frames as fast as they go, on a new socket when one is closed."""
    table = await eve.table("carcasse")

    async def flood() -> None:
        wire = await eve.socket(table, 0)
        while not wire.transport.is_closing():
            wire.transport.write(PING * 2000)
            await asyncio.sleep(0.01)

    await again_and_again(flood, 0.05)


async def silence(eve: Eve) -> None:
    """Connections that say nothing, as many as there can be."""

    async def be_silent() -> None:
        reader, _ = await asyncio.open_connection("127.0.0.1", eve.port, local_addr=(ATTACKER, 0))
        await reader.read()

    await asyncio.gather(*(again_and_again(be_silent, 0.2) for _ in range(500)))


async def looks(eve: Eve) -> None:
    """Many sockets at one table, each of which asks for everything again as often as it may."""
    table, first = await eve.dealt("coralia")
    wires = [first, *[await eve.socket(table, seat % 4) for seat in range(1, OWN)]]
    wires += [await eve.socket(table) for _ in range(WATCHERS)]

    for wire in wires:
        wire.transport.set_protocol(Discarding())
    while True:
        for number, wire in enumerate(wires):
            seat, since = number % 4 if number < OWN else None, secrets.randbelow(30)
            wire.transport.write(text_frame(json.dumps({"type": "look", "seat": seat, "since": since})))
        await asyncio.sleep(1 / 20)


async def acts(eve: Eve) -> None:
    """Acts as often as they are taken, told to a hundred sockets."""
    table, wire = await eve.dealt("carcasse")
    await eve.watch(table, WATCHERS)

    async def act() -> None:
        async for text in wire:
            heard = json.loads(text)
            if heard["type"] == "state" and heard["asked"]["turn"] >= 0:
                turn, offers = heard["asked"]["turn"], heard["asked"].get("offers", ())
                if heard["seat"] != turn:
                    await wire.send(json.dumps({"type": "look", "seat": turn}))
                elif offers:
                    fields = {"seat": turn, "version": heard["version"], "code": offers[0]["code"]}
                    await asyncio.sleep(0.05)
                    await wire.send(command("act", **fields))

    await again_and_again(act)


async def comings(eve: Eve) -> None:
    """Sockets that come and go at a table where a hundred others are."""
    table, _ = await eve.dealt("carcasse")
    await eve.watch(table, WATCHERS - 10)

    async def come_and_go() -> None:
        wire = await eve.socket(table)
        await wire.recv()
        await wire.close()

    await asyncio.gather(*(again_and_again(come_and_go, 0.1) for _ in range(10)))


async def replays(eve: Eve) -> None:
    """Pages of a long match, from everywhere in it."""
    table, wire = await eve.dealt("coralia")
    for seat in range(1, 4):
        await wire.send(command("replace", seat=seat, level="plankton"))
    await wire.send(command("replace", seat=0, level="plankton"))
    reading = asyncio.create_task(read(wire))

    async def page() -> None:
        await eve.client.get(f"/api/tables/{table}/replay?first={secrets.randbelow(300)}")

    await asyncio.gather(reading, *(again_and_again(page, 0.5) for _ in range(10)))


async def requests(eve: Eve) -> None:
    """All kinds of requests, as often as they are answered."""
    table = await eve.table("carcasse")
    paths = ("/health/ready", "/metrics", "/api/me", "/api/tables", f"/api/tables/{table}", "/schema/openapi.json", "/")
    await asyncio.gather(*(again_and_again(partial(eve.client.get, path), 0.05) for path in paths for _ in range(3)))


ATTACKS: dict[str, Callable[[Eve], Coroutine[Any, Any, None]]] = {
    attack.__name__: attack for attack in (pings, silence, looks, acts, comings, replays, requests)
}


class QuietTable(Table):
    """Four players from an address of their own; of each act we also know how long the server's event loop was busy."""

    def __init__(self, server: Server, number: int) -> None:
        super().__init__(server, "carcasse", Figures())
        self.busy: list[float] = []
        assert server.process is not None
        self.process = server.process.pid
        wire = httpx.AsyncHTTPTransport(local_address=f"127.0.1.{number}")
        self.client = httpx.AsyncClient(base_url=server.url, transport=wire, timeout=60)

    async def act(self, client: httpx.AsyncClient, clock: Clock) -> None:
        before, counted = loop_seconds(self.process), len(self.figures.seconds)
        await super().act(client, clock)
        if len(self.figures.seconds) > counted:
            self.busy.append(loop_seconds(self.process) - before)


def loop_seconds(process_id: int) -> float:
    """The computing time of a process's first thread; it stands still while others have the machine."""
    return int(Path(f"/proc/{process_id}/task/{process_id}/schedstat").read_text(encoding="ascii").split()[0]) / 1e9


class Beside(NamedTuple):
    """What quiet players and the server noticed: times in order, cores, MB."""

    times: list[float]
    busy: list[float]
    cores: float
    memory: float


async def play(server: Server, tables: int, seconds: float) -> Beside:
    """Quiet tables, one act a second."""
    party, clock = [QuietTable(server, number + 1) for number in range(tables)], Clock()
    for table in party:
        await table.open(table.client)
    process, began = party[0].process, time.monotonic()
    used, clock.measure_from, clock.until = processor_seconds(process), began + WARM_UP, began + WARM_UP + seconds
    await asyncio.gather(*(table.play(table.client, clock) for table in party))
    cores, memory = (processor_seconds(process) - used) / (time.monotonic() - began), resident(process) / 2**20
    for table in party:
        await table.close()
        await table.client.aclose()
    times = sorted(took for table in party for took in table.figures.seconds)
    return Beside(times, sorted(took for table in party for took in table.busy), cores, memory)


def beside(attack: str | None, tables: int, seconds: float) -> Beside:
    """Play on a server of our own, beside somebody."""
    with tempfile.TemporaryDirectory(dir=MEMORY) as folder, Server(Path(folder)) as server:
        eve = attack and subprocess.Popen([sys.executable, "-m", "bench.attack", "--as", attack, str(server.port)])
        try:
            return asyncio.run(play(server, tables, seconds))
        finally:
            if eve:
                eve.kill()
                eve.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--only", choices=ATTACKS, nargs="*", default=tuple(ATTACKS))
    parser.add_argument("--write", action="store_true", help="into results.md")
    parser.add_argument("--as", nargs=2, dest="attack", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.attack:
        attack, port = chosen.attack
        asyncio.run(ATTACKS[attack](Eve(int(port))))
        return
    found: dict[str, Beside] = {}
    for attack in (None, *chosen.only, None):
        name = attack or ("nobody" if "nobody" not in found else "nobody, again")
        found[name] = beside(attack, chosen.tables, chosen.seconds)
        print(row(name, found), flush=True)
    if chosen.write:
        heading = "## table: beside an attacker within the default limits"
        about = f"{when_and_where()} {chosen.tables} tables with four seats, one act per table and second. {ABOUT}"
        columns = ["attacker", "busy: median", "p99", "of alone", "clock: median", "p99", "server's cores", "MB"]
        write_table(heading, about, columns, [row(name, found) for name in found])


def row(name: str, found: dict[str, Beside]) -> str:
    """A line of the table."""
    alone, here = percentile(found["nobody"].busy, 0.99), found[name]
    middle, end, median, p99 = (percentile(times, p) for times in (here.busy, here.times) for p in (0.5, 0.99))
    figures = [milliseconds(middle), milliseconds(end), f"{end / alone:.2f} ×", milliseconds(median), milliseconds(p99)]
    return f"| {name} | {' | '.join(figures)} | {here.cores:.2f} | {here.memory:.0f} |"


def milliseconds(seconds: float) -> str:
    return f"{1000 * seconds:.1f} ms"


if __name__ == "__main__":
    main()
