"""One port, several workers: who connects is shown in to the worker of the table, also while workers come and go."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import time
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tablereef.table import usher
from tablereef.table.door.porter import KEPT_FILES
from tablereef.table.serve import listen
from tablereef.table.settings import Settings
from tablereef.table.usher import Usher
from tests.table.conftest import Database
from tests.table.people import Party
from tests.table.server import FAST, Server, ask
from tests.table.test_kill import TABLES, Acknowledged, Table, check_all, ended
from tests.table.test_operations import serve

WORKERS = 2
SILENCE_SECONDS = 2.0
TRIES = 3  # other tests may keep the processors busy


@pytest.fixture(scope="module")
def url(database: Database) -> str:
    """A database for this file."""
    url = database("postgresql")
    assert url is not None
    return url


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, url: str) -> Iterator[Server]:
    """One server with several workers."""
    folder = tmp_path_factory.mktemp("house")
    with Server(folder, *FAST, "--workers", str(WORKERS), database=url) as server:
        yield server
        assert server.stop() == 0


def workers_of(house: Server) -> set[int]:
    """The processes that serve now."""
    assert house.process is not None
    children = Path(f"/proc/{house.process.pid}/task/{house.process.pid}/children").read_text().split()
    return {int(child) for child in children if "spawn_main" in Path(f"/proc/{child}/cmdline").read_text()}


def live_tables(house: Server, worker: int) -> float:
    """How many tables a worker has in memory."""
    page = ask(house, "GET", f"/metrics?worker={worker}").decode()
    return float(page.split("\ntablereef_live_tables ")[1].split()[0])


def play(house: Server) -> tuple[list[Table], Acknowledged]:
    """Some tables that play on."""
    acts = Acknowledged()
    tables = [Table(house, seed, acts) for seed in range(TABLES)]
    for table in tables:
        table.start()
    acts.wait_for(2 * TABLES)
    return tables, acts


def test_several_workers_need_postgresql(tmp_path: Path) -> None:
    refused = serve("--workers", "2", "--data", str(tmp_path))
    assert refused.returncode == 2
    assert refused.stderr == "Several workers need PostgreSQL: name a database with --database.\n"


def test_the_silent_leave_files_to_let_others_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(usher, "open_files", lambda: KEPT_FILES + 2)

    async def knock() -> None:
        with listen("127.0.0.1", 0) as door, ExitStack() as gone:
            at_door = Usher(Settings(), door, lambda settings, channel: None)
            callers = [gone.enter_context(socket.create_connection(door.getsockname(), 10)) for _ in range(5)]
            for _ in callers:
                at_door.receive()
            assert len(at_door.silent) == 2
            assert [caller.recv(1) for caller in callers[:3]] == [b""] * 3, "who has been silent for longest leaves"
            for silent in tuple(at_door.silent):
                at_door.turn_away(silent)

    asyncio.run(knock())


@pytest.mark.slow
def test_everyone_at_a_table_meets_at_one_worker_and_every_worker_has_tables(house: Server) -> None:
    parties = [Party(house) for _ in range(8)]
    for party in parties:
        party.play_on(steps=3)
        party.level()
    time.sleep(1)  # until the clocks have counted
    counts = [live_tables(house, worker) for worker in range(WORKERS)]
    assert sum(counts) == len(parties)
    assert all(counts), "one worker has all tables"
    for party in parties:
        party.__exit__()


@pytest.mark.slow
def test_who_says_nothing_keeps_nobody_waiting(house: Server) -> None:
    with socket.create_connection(("127.0.0.1", house.port)) as silent:
        assert ask(house, "GET", "/health/live") == {"alive": True}
        silent.sendall(b"GET /health")
        assert ask(house, "GET", "/health/live") == {"alive": True}
        silent.sendall(b"/live HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert silent.recv(100).startswith(b"HTTP/1.1 200")


@pytest.mark.slow
def test_the_next_request_is_shown_in_anew(house: Server) -> None:
    with urllib.request.urlopen(f"{house.url}/api/house", timeout=30) as answer:
        assert answer.headers["connection"] == "close"
        assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.slow
def test_a_killed_worker_is_replaced_and_nothing_is_lost(house: Server, url: str) -> None:
    tables, acts = play(house)
    before = workers_of(house)
    os.kill(min(before), signal.SIGKILL)
    acts.wait_for(10 * TABLES)
    check_all(ended(tables), Settings(database=url).database_url())
    until_renewed(house, {min(before)})


@pytest.mark.slow
def test_all_workers_are_replaced_without_a_lost_act_or_a_long_silence(house: Server, url: str) -> None:
    tables, acts = play(house)
    silences = [silence_of_a_renewal(house, tables, acts)]
    while silences[-1] >= SILENCE_SECONDS and len(silences) < TRIES:
        silences.append(silence_of_a_renewal(house, tables, acts))
    check_all(ended(tables), Settings(database=url).database_url())
    print(f"{WORKERS} workers replaced, {acts.number} acts; the longest that anybody had no server: {silences} s")
    assert silences[-1] < SILENCE_SECONDS


def silence_of_a_renewal(house: Server, tables: list[Table], acts: Acknowledged) -> float:
    """For how long anybody had no server while all workers were replaced."""
    for table in tables:
        table.silence = 0.0
    before = workers_of(house)
    assert house.process is not None
    house.process.send_signal(signal.SIGHUP)
    until_renewed(house, before)
    acts.wait_for(2 * TABLES)
    return max(table.silence for table in tables)


def until_renewed(house: Server, old: set[int]) -> None:
    """Until none of these processes is left, and as many others are there."""
    end = time.monotonic() + 60
    while workers_of(house) & old or len(workers_of(house)) < WORKERS:
        assert time.monotonic() < end, "the workers were not replaced"
        time.sleep(0.05)
