"""One server for one store: a second one is refused in one sentence, and a killed one leaves nothing half done."""

from __future__ import annotations

import asyncio
import random
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest
import sqlalchemy as sql

from tablereef.kernel.refusals import Refusal
from tablereef.table.settings import Settings
from tablereef.table.store import claim as claims
from tablereef.table.store.claim import claim_on, take
from tablereef.table.store.database import Store
from tablereef.table.store.session import WORKER
from tests.table.conftest import STORES, Database
from tests.table.server import FAST, Guest, Server, ask

KILLS = 8
TABLEREEF = Path(sys.executable).with_name("tablereef")
MIGRATE = """
import asyncio, sys
from tablereef.table.store.database import Store

async def migrate():
    store = Store(sys.argv[1])
    print("begin", flush=True)
    await store.open()

asyncio.run(migrate())
"""


def test_a_second_server_on_a_file_refuses_in_one_sentence(folder: Path) -> None:
    with Server(folder, *FAST) as first:
        ada = Guest(first, "Ada")
        command = [str(TABLEREEF), "serve", "--port", "1", "--data", str(folder)]
        second = subprocess.run(command, capture_output=True, text=True, timeout=60)
        assert second.returncode == 2
        assert second.stderr.startswith("Another server already serves this store")
        assert len(second.stderr.splitlines()) == 1
        assert ada.ask("GET", "/api/me")["name"] == "Ada"
        first.kill()
        first.start()
        assert ada.ask("GET", "/api/me")["name"] == "Ada"
        assert ask(first, "GET", "/health/ready") == {"ready": True}


@pytest.mark.parametrize("store", STORES)
def test_who_must_be_alone_has_a_store_until_it_is_given_back(
    tmp_path: Path, database: Database, store: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(claims, "PATIENCE", 0)
    url = Settings(folder=tmp_path, database=database(store)).database_url()

    async def claim() -> None:
        mine, other = claim_on(url, alone=True), claim_on(url)
        for first, second in ((mine, other), (other, mine)):
            await take(first)
            await take(first)
            with pytest.raises(Refusal, match="Another server"):
                await take(second)
            await first.release()

    asyncio.run(claim())


def test_a_table_has_one_worker_until_it_is_given_up_or_the_session_ends(database: Database) -> None:
    url = Settings(database=database("postgresql")).database_url()

    async def claim() -> None:
        mine, other = claim_on(url), claim_on(url)
        wanted: list[str] = []
        lost = asyncio.Event()
        mine.attend(wanted.append, lambda table_id: None, lost.set)
        assert await mine.takes("reef")
        assert await mine.takes("reef")
        assert not await other.takes("reef")
        assert await other.takes("cave")
        assert await mine.in_use(["reef", "cave", "wreck"]) == {"reef", "cave"}
        await other.wants("reef")
        while not wanted:
            await asyncio.sleep(0.01)
        assert wanted == ["reef"]
        await mine.gives_up(["reef"])
        assert await other.takes("reef")
        assert await mine.takes("wreck")
        await cut_off(url)
        await asyncio.wait_for(lost.wait(), 10)
        assert not mine.tables
        assert await mine.takes("reef")
        assert not await other.takes("reef")
        await mine.release()
        assert await other.takes("reef")
        await other.release()

    asyncio.run(claim())


async def cut_off(url: str) -> None:
    """The database ends the sessions of all workers."""
    store = Store(url)
    theirs = f"datname = current_database() AND application_name = '{WORKER}'"
    async with store.reading() as connection:
        await connection.execute(sql.text(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {theirs}"))
    await store.close()


@pytest.mark.parametrize("store", STORES)
def test_a_first_start_that_is_killed_spoils_nothing(tmp_path: Path, database: Database, store: str) -> None:
    """Killed at random moments of the steps; whoever comes next finishes them."""
    url, rng = Settings(folder=tmp_path, database=database(store)).database_url(), random.Random(8)
    for _ in range(KILLS):
        process = subprocess.Popen([sys.executable, "-c", MIGRATE, url], stdout=subprocess.PIPE)
        assert process.stdout is not None
        process.stdout.readline()
        time.sleep(rng.random() * 0.08)
        process.send_signal(signal.SIGKILL)
        process.communicate()

    async def look() -> None:
        opened = Store(url)
        await opened.open()
        assert await opened.is_ready()
        assert await opened.count_tables() == 0
        await opened.close()

    asyncio.run(look())


def test_a_damaged_database_is_said_in_one_sentence(folder: Path) -> None:
    folder.mkdir(mode=0o700)
    (folder / "tablereef.db").write_bytes(b"This is no database. " * 500)
    refused = subprocess.run([TABLEREEF, "serve", "--data", folder], capture_output=True, text=True, timeout=60)
    assert (refused.returncode, refused.stderr.strip()) == (2, "The database is damaged; restore a backup.")


def test_a_database_without_its_tables_is_damaged_too(folder: Path) -> None:
    folder.mkdir(mode=0o700)
    asyncio.run(made(folder))
    with sqlite3.connect(folder / "tablereef.db") as connection:
        connection.execute("DROP TABLE tables")
    refused = subprocess.run([TABLEREEF, "serve", "--data", folder], capture_output=True, text=True, timeout=60)
    assert (refused.returncode, refused.stderr.strip()) == (2, "The database is damaged; restore a backup.")


async def made(folder: Path) -> None:
    store = Store(Settings(folder=folder).database_url())
    await store.open()
    await store.close()
