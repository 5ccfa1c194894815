"""Load: real matches over real sockets, 200 tables with four seats, one act per table and second.

`python -m bench.load` starts a server of its own, plays, and prints the time from an act to its acknowledgement, and
what a table costs in memory; with `--postgresql --boardgame-io` the same on these in the same run.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import secrets
import subprocess
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import inf
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from bench.page import when_and_where, write_section
from tablereef.table.wire.messages import PROTOCOL
from tests.table.postgres import new_database, postgres
from tests.table.server import FAST, Server

SEATS = 4
WARM_UP = 5.0
OTHER = Path(__file__).parent / "boardgame_io"


class Offer(msgspec.Struct):
    code: int


class Asked(msgspec.Struct):
    turn: int
    offers: list[Offer] = []


class Heard(msgspec.Struct):
    """As much of a message as a player needs who chooses at random."""

    type: str
    id: str | None = None
    version: int = 0
    asked: Asked | None = None
    ending: Any = None


decode = msgspec.json.Decoder(Heard).decode


@dataclass
class Figures:
    """What was measured."""

    seconds: list[float] = field(default_factory=list)
    refused: int = 0
    messages: int = 0
    octets: int = 0
    matches: int = 0


@dataclass
class Clock:
    """When acts count, and when it is over; known once all tables are open."""

    measure_from: float = inf
    until: float = inf


class Seat:
    """One player with one socket."""

    def __init__(self, number: int, figures: Figures) -> None:
        self.number, self.figures = number, figures
        self.state: Heard | None = None
        self.answers: dict[str, asyncio.Future[str]] = {}
        self.moved = asyncio.Event()

    async def sit(self, server: Server, table: str, token: str) -> None:
        address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
        self.wire: ClientConnection = await connect(address, compression=None, max_size=None, open_timeout=60)
        await self.send(type="hello", protocol=PROTOCOL, token=token, seat=self.number)
        self.listening = asyncio.create_task(self.listen())
        await self.do("nonce", nonce=secrets.token_hex(16))

    async def send(self, **message: Any) -> None:
        await self.wire.send(json.dumps(message))

    async def do(self, command: str, **fields: Any) -> str:
        """Send a command; `accepted` or `refused`."""
        command_id = secrets.token_hex(8)
        answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self.answers[command_id] = answer
        await self.send(type=command, id=command_id, seat=self.number, **fields)
        return await answer

    async def listen(self) -> None:
        async for text in self.wire:
            self.figures.messages += 1
            self.figures.octets += len(text)
            heard = decode(text)
            if heard.type == "state":
                self.state = heard
                self.moved.set()
            elif heard.id in self.answers:
                self.answers.pop(heard.id).set_result(heard.type)

    async def leave(self) -> None:
        self.listening.cancel()
        await self.wire.close()


class Table:
    """Four players who play match after match."""

    def __init__(self, server: Server, game: str, figures: Figures) -> None:
        self.server, self.game, self.figures = server, game, figures
        self.tokens: list[str] = []
        self.seats: list[Seat] = []
        self.rng = random.Random(secrets.randbits(32))

    async def open(self, client: httpx.AsyncClient) -> None:
        """Four guests sit down, and the cards are dealt."""
        while len(self.tokens) < SEATS:
            answer = await client.post("/api/guests", json={"name": f"Guest {len(self.tokens)}"})
            self.tokens.append(answer.json()["token"])
        seats = [{"type": "person", "name": "Guest 0"}, *[{"type": "free"}] * (SEATS - 1)]
        opened = await client.post("/api/tables", json={"game": self.game, "seats": seats}, headers=self.bearer(0))
        table = opened.json()
        for number in range(1, SEATS):
            sit = {"invite": table["invite"], "name": f"Guest {number}"}
            await client.post(f"/api/tables/{table['id']}/seats", json=sit, headers=self.bearer(number))
        self.seats = [Seat(number, self.figures) for number in range(SEATS)]
        for seat, token in zip(self.seats, self.tokens, strict=True):
            await seat.sit(self.server, table["id"], token)

    def bearer(self, seat: int) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.tokens[seat]}"}

    def mover(self) -> Seat | None:
        """Who has something to choose."""
        return next((seat for seat in self.seats if seat.state and seat.state.asked and seat.state.asked.offers), None)

    async def play(self, client: httpx.AsyncClient, clock: Clock) -> None:
        """One act a second."""
        due = time.monotonic() + self.rng.random()
        while due < clock.until:
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            await self.act(client, clock)
            due += 1.0

    async def act(self, client: httpx.AsyncClient, clock: Clock) -> None:
        """Somebody chooses something; after the end the next match begins."""
        mover = self.mover()
        if mover is None:
            await self.begin_again(client)
            return
        assert mover.state is not None
        assert mover.state.asked is not None
        offer, version, sent = self.rng.choice(mover.state.asked.offers), mover.state.version, time.monotonic()
        mover.state = None
        answer = await mover.do("act", version=version, code=offer.code)
        if sent >= clock.measure_from:
            self.figures.seconds.append(time.monotonic() - sent)
            self.figures.refused += answer != "accepted"

    async def begin_again(self, client: httpx.AsyncClient) -> None:
        if any(seat.state and seat.state.ending for seat in self.seats):
            self.figures.matches += 1
            await self.close()
            await self.open(client)

    async def close(self) -> None:
        for seat in self.seats:
            await seat.leave()


def family(process_id: int) -> list[int]:
    """A process, and all that it has begun: workers, and those who think for bots."""
    children = Path(f"/proc/{process_id}/task/{process_id}/children").read_text(encoding="ascii").split()
    return [process_id, *(one for child in children for one in family(int(child)))]


def resident(process_id: int) -> int:
    """The memory of a server, in bytes."""
    found = [Path(f"/proc/{one}/status").read_text(encoding="ascii") for one in family(process_id)]
    return sum(int(status.split("VmRSS:")[1].split()[0]) * 1024 for status in found)


def processor_seconds(process_id: int) -> float:
    """The computing time of a server."""
    found = [Path(f"/proc/{one}/stat").read_text(encoding="ascii") for one in family(process_id)]
    return sum(sum(map(int, stat.rpartition(")")[2].split()[11:13])) for stat in found) / 100


def stolen_seconds() -> float:
    """The computing time that this machine wanted and its host gave to others."""
    return int(Path("/proc/stat").read_text(encoding="ascii").split()[8]) / 100


async def load(server: Server, tables: int, seconds: float, game: str) -> dict[str, Any]:
    """Open all tables, then play at all of them and measure: as on boardgame.io, within one match where it lasts."""
    assert server.process is not None
    process, figures = server.process.pid, Figures()
    limits = httpx.Limits(max_connections=20)
    async with httpx.AsyncClient(base_url=server.url, timeout=60, limits=limits) as client:
        party = [Table(server, game, figures) for _ in range(tables)]
        await party[0].open(client)
        empty = resident(process)
        for table in party[1:]:
            await table.open(client)
        full, began, used, stolen = resident(process), time.monotonic(), processor_seconds(process), stolen_seconds()
        clock = Clock(began + WARM_UP, began + WARM_UP + seconds)
        await asyncio.gather(*[table.play(client, clock) for table in party])
        lasted = time.monotonic() - began
        used, stolen = (processor_seconds(process) - used) / lasted, (stolen_seconds() - stolen) / lasted
        for table in party:
            await table.close()
    return report(figures, tables, seconds, (full - empty) / max(1, tables - 1), used, stolen)


def report(figures: Figures, tables: int, seconds: float, memory: float, used: float, stolen: float) -> dict[str, Any]:
    """The figures, rounded."""
    times = sorted(figures.seconds)
    return {
        "tables": tables,
        "seats": tables * SEATS,
        "acts": len(times),
        "acts_per_second": round(len(times) / seconds, 1),
        "refused": figures.refused,
        "matches_finished": figures.matches,
        "ms_median": round(1000 * percentile(times, 0.5), 2),
        "ms_p99": round(1000 * percentile(times, 0.99), 2),
        "ms_worst": round(1000 * times[-1], 2),
        "kB_per_table": round(memory / 1024, 1),
        "server_cores": round(used, 2),
        "stolen_cores": round(stolen, 2),
        "server_ms_per_act": round(1000 * used * seconds / max(1, len(times)), 2),
        "bytes_per_message": round(figures.octets / max(1, figures.messages)),
    }


def percentile(times: Sequence[float], share: float) -> float:
    """The time that this share does not exceed."""
    return times[min(len(times) - 1, int(share * len(times)))]


def on_tablereef(chosen: argparse.Namespace, database: str | None, workers: int = 1) -> dict[str, Any]:
    """The load on a server of our own."""
    options = [*FAST, "--most-guests", "1000000", "--workers", str(workers)]
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder), *options, database=database) as server:
        return asyncio.run(load(server, chosen.tables, chosen.seconds, chosen.game))


def on_boardgame_io(tables: int, seconds: float) -> dict[str, Any]:
    """The same kind of load on boardgame.io's server."""
    if not (OTHER / "node_modules").exists():
        subprocess.run(["npm", "ci", "--silent"], cwd=OTHER, check=True)
    command = ["node", "load.js", str(tables), str(round(seconds))]
    ran = subprocess.run(command, cwd=OTHER, check=True, capture_output=True, text=True)
    found: dict[str, Any] = json.loads(ran.stdout.splitlines()[-1])
    return found


ROWS = ("acts", "ms_median", "ms_p99", "ms_worst", "kB_per_table", "server_cores", "stolen_cores", "matches_finished")


def section(columns: dict[str, dict[str, Any]]) -> str:
    """The figures as a section of the page of results."""
    first = next(iter(columns.values()))
    rows = [f"| {row} | " + " | ".join(str(found[row]) for found in columns.values()) + " |" for row in ROWS]
    return "\n".join(
        [
            f"## table: {first['tables']} tables with four seats, one act per table and second",
            "",
            f"{when_and_where()} Server and load on this machine. The time is that from an act to its acknowledgement",
            "(on boardgame.io: the update that shows it); then Tablereef has the act on disk, boardgame.io in memory.",
            "",
            "| | " + " | ".join(columns) + " |",
            "|---" * (len(columns) + 1) + "|",
            *rows,
            "",
        ]
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--game", default="carcasse")
    parser.add_argument("--postgresql", action="store_true", help="the same on a PostgreSQL that is started for it")
    parser.add_argument("--workers", type=int, default=1, help="the same by so many workers on that PostgreSQL")
    parser.add_argument("--boardgame-io", action="store_true", help="the same on boardgame.io, and write results.md")
    chosen = parser.parse_args()
    columns = {"tablereef, SQLite": on_tablereef(chosen, None)}
    if chosen.postgresql:
        with postgres() as cluster:
            columns["tablereef, PostgreSQL"] = on_tablereef(chosen, new_database(cluster, "load"))
            if chosen.workers > 1:
                column = f"tablereef, {chosen.workers} workers"
                columns[column] = on_tablereef(chosen, new_database(cluster, "more"), chosen.workers)
    if chosen.boardgame_io:
        columns["boardgame.io, memory"] = on_boardgame_io(chosen.tables, chosen.seconds)
        write_section(section(columns))
    for name, found in columns.items():
        print(name, json.dumps(found))


if __name__ == "__main__":
    main()
