"""Several workers on one PostgreSQL: a table is in the memory of one of them, and goes where its people are led."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest
import sqlalchemy as sql
from websockets.asyncio.client import ClientConnection, connect

from tablereef.kernel.refusals import Refusal
from tablereef.table.live import shelf as shelves
from tablereef.table.live import tables as tables_module
from tablereef.table.live.table import LiveTable
from tablereef.table.live.tables import Tables
from tablereef.table.settings import Settings
from tablereef.table.store.retention import purge
from tablereef.table.store.rows import Guest
from tablereef.table.store.shapes import TABLES
from tablereef.table.wire.messages import PROTOCOL, Bot, Days, Free, NewTable, Nonce, Person, Resign, Seconds
from tests.table.conftest import Database
from tests.table.inside import Inside, serving, settings_in
from tests.table.test_claim import cut_off
from tests.table.test_tables import PATIENCE, TWO, an_act, until

Work = Callable[[Tables, Tables, Guest], Awaitable[None]]


@pytest.fixture
def run(tmp_path: Path, database: Database, monkeypatch: pytest.MonkeyPatch) -> Callable[[Work], None]:
    """Something at two workers, with a guest."""
    monkeypatch.setattr(shelves, "PEACE_SECONDS", 0.0)
    monkeypatch.setattr(tables_module, "ADOPTION_SECONDS", 0.1)

    async def opened(work: Work) -> None:
        settings = replace(settings_in(tmp_path), database=database("postgresql"))
        workers = Tables(settings), Tables(settings)
        await asyncio.gather(*(tables.open() for tables in workers))
        guest, _ = await workers[0].welcome("Ada")
        try:
            await work(*workers, guest)
        finally:
            for tables in workers:
                await tables.close()

    return lambda work: asyncio.run(opened(work))


async def dealt(tables: Tables, guest: Guest, plan: NewTable) -> LiveTable:
    """A table whose match runs, in the memory of a worker."""
    table = await tables.find((await tables.open_table(guest, plan)).row.id)
    for seat in table.seats_of(guest):
        await tables.command(table, guest, Nonce(id=f"n{seat}", seat=seat, nonce=f"x{seat}"))
    return table


def test_a_table_goes_to_the_worker_that_is_asked_for_it(run: Callable[[Work], None]) -> None:
    async def work(one: Tables, other: Tables, guest: Guest) -> None:
        table = await dealt(one, guest, NewTable(game="carcasse", seats=TWO))
        await one.command(table, guest, an_act(table))
        there = await other.find(table.row.id)
        assert there.version() == table.version()
        assert there.acts == table.acts
        assert not one.live
        with pytest.raises(Refusal) as refusal:
            await one.command(table, guest, an_act(table, "again"))
        assert refusal.value.kind == "elsewhere"
        await other.command(there, guest, an_act(there, "again"))

    run(work)


def test_a_worker_keeps_a_table_in_peace_for_a_while(
    run: Callable[[Work], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(one: Tables, other: Tables, guest: Guest) -> None:
        monkeypatch.setattr(shelves, "PEACE_SECONDS", 60.0)
        monkeypatch.setattr(shelves, "PATIENCE", 0.3)
        table = await dealt(one, guest, NewTable(game="carcasse", seats=TWO))
        with pytest.raises(Refusal) as refusal:
            await other.find(table.row.id)
        assert refusal.value.kind == "elsewhere"
        assert list(one.live) == [table.row.id]
        assert not other.live

    run(work)


def test_who_comes_to_the_wrong_worker_is_told_to_come_again(
    tmp_path: Path, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shelves, "PATIENCE", 0.1)
    settings = replace(settings_in(tmp_path), database=database("postgresql"))

    async def come() -> None:
        async with serving(settings) as one, serving(settings) as other:
            guest, token = await one.tables.welcome("Ada")
            table = await dealt(one.tables, guest, NewTable(game="carcasse", seats=TWO))
            path = f"/api/tables/{table.row.id}"
            answer = await other.client.get(path, headers={"Authorization": f"Bearer {token}"})
            assert (answer.status_code, answer.json()["kind"]) == (421, "elsewhere")
            assert answer.headers["connection"] == "close"
            async with connect(f"ws://127.0.0.1:{other.port}{path}/socket") as socket:
                await socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "token": token, "seat": 0}))
                closed = json.loads(await socket.recv())
                assert (closed["type"], closed["kind"], closed["again"]) == ("closed", "elsewhere", True)
            assert list(one.tables.live) == [table.row.id]

    asyncio.run(come())


async def seen_by(socket: ClientConnection, version: int) -> str:
    """The state in which somebody sees a version, as it was sent."""
    async with asyncio.timeout(PATIENCE):
        while True:
            text = str(await socket.recv())
            message = json.loads(text)
            assert message["type"] != "closed", message
            if message["type"] == "state" and message["version"] == version:
                return text


@asynccontextmanager
async def watching(inside: Inside, table: LiveTable) -> AsyncIterator[ClientConnection]:
    """Somebody who looks on, without a seat."""
    async with connect(f"ws://127.0.0.1:{inside.port}/api/tables/{table.row.id}/socket") as socket:
        await socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL}))
        yield socket


@asynccontextmanager
async def open_table_of_one(settings: Settings) -> AsyncIterator[tuple[Inside, Inside, Guest, LiveTable]]:
    """Two workers, and a table of the first at which anyone may look on."""
    async with serving(settings) as one, serving(settings) as other:
        guest, _ = await one.tables.welcome("Ada")
        plan = NewTable(game="carcasse", seats=TWO, spectators="open")
        yield one, other, guest, await dealt(one.tables, guest, plan)


def test_who_looks_on_does_so_at_any_worker(tmp_path: Path, database: Database) -> None:
    settings = replace(settings_in(tmp_path), database=database("postgresql"))

    async def look_on() -> None:
        async with open_table_of_one(settings) as (one, other, guest, table):
            async with watching(one, table) as here, watching(other, table) as there:
                assert await seen_by(here, table.version()) == await seen_by(there, table.version())
                for number in range(12):
                    await one.tables.command(table, guest, an_act(table, f"a{number}"))
                    assert await seen_by(here, table.version()) == await seen_by(there, table.version())
                info = (await other.client.get(f"/api/tables/{table.row.id}")).json()
                assert info["version"] == table.version()
                await one.tables.command(table, guest, Resign(id="r", seat=0))
                assert json.loads(await seen_by(there, table.version()))["ending"] is not None
            assert list(one.tables.live) == [table.row.id]
            assert not other.tables.live

    asyncio.run(look_on())


def test_who_looks_on_elsewhere_comes_again_when_the_table_comes(tmp_path: Path, database: Database) -> None:
    settings = replace(settings_in(tmp_path), database=database("postgresql"))

    async def come() -> None:
        async with open_table_of_one(settings) as (one, other, _, table):
            async with watching(other, table) as there:
                await seen_by(there, table.version())
                await one.tables.retire()
                await other.tables.find(table.row.id)
                closed = json.loads(await there.recv())
                while closed["type"] != "closed":
                    closed = json.loads(await there.recv())
                assert (closed["kind"], closed["again"]) == ("elsewhere", True)
            assert not other.tables.shelf.gallery.tables

    asyncio.run(come())


def test_a_worker_that_is_cut_off_gives_up_its_tables_and_comes_back(run: Callable[[Work], None]) -> None:
    async def work(one: Tables, other: Tables, guest: Guest) -> None:
        table = await dealt(one, guest, NewTable(game="carcasse", seats=TWO))
        await cut_off(one.settings.database_url())
        await until(lambda: not one.live, "it kept the table")
        assert table.forgotten is not None
        there = await in_the_end(lambda: other.find(table.row.id))
        assert there.version() == table.version()
        again = await in_the_end(lambda: dealt(one, guest, NewTable(game="carcasse", seats=TWO)))
        assert await one.find(again.row.id) is again

    run(work)


async def in_the_end(work: Callable[[], Awaitable[LiveTable]]) -> LiveTable:
    """What is done once the store answers again; until then one is told to come again."""
    for _ in range(50):
        try:
            return await work()
        except Refusal as refusal:
            if refusal.kind not in ("store_failed", "elsewhere"):
                raise
            await asyncio.sleep(0.2)
    raise AssertionError("it never came back")


def test_a_worker_that_stops_leaves_its_tables_to_others_at_once(
    run: Callable[[Work], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(one: Tables, other: Tables, guest: Guest) -> None:
        table = await dealt(one, guest, NewTable(game="carcasse", seats=TWO))
        monkeypatch.setattr(shelves, "PEACE_SECONDS", 60.0)  # asking would be in vain,
        monkeypatch.setattr(shelves, "PATIENCE", 0.0)  # and waiting too
        await one.retire()
        assert (await other.find(table.row.id)).version() == table.version()
        assert not await one.is_ready()
        with pytest.raises(Refusal) as refusal:
            await one.find(table.row.id)
        assert refusal.value.kind == "elsewhere"

    run(work)


def test_bots_and_clocks_of_a_lost_worker_are_looked_after_once(run: Callable[[Work], None]) -> None:
    async def work(one: Tables, other: Tables, guest: Guest) -> None:
        bots = await dealt(one, guest, NewTable(game="carcasse", seats=(Person(name="Ada"), Bot(level="random"))))
        late = await dealt(one, guest, NewTable(game="carcasse", seats=TWO, pace=Seconds(per_move=600)))
        async with one.store.transaction() as connection:
            await connection.execute(sql.update(TABLES).where(TABLES.c.id == late.row.id).values(due=time.time() - 60))
        await one.retire()
        await until(lambda: late.row.id in other.live, "nobody looked at the clock")
        there = other.live[late.row.id]
        await until(lambda: there.version() > late.version(), "no bot moved for who was late")
        assert (await other.find(bots.row.id)).version() >= bots.version()

    run(work)


def test_a_clock_is_looked_at_only_by_the_worker_that_has_the_table(run: Callable[[Work], None]) -> None:
    async def work(one: Tables, other: Tables, guest: Guest) -> None:
        table = await dealt(one, guest, NewTable(game="carcasse", seats=TWO, pace=Days(per_move=2)))
        other.dues[table.row.id] = time.time() - 1
        await until(lambda: table.row.id not in other.dues, "it was not looked at")
        await asyncio.sleep(0.1)
        assert list(one.live) == [table.row.id]
        assert not other.live

    run(work)


def test_every_worker_lists_tables_whose_hosts_are_there(run: Callable[[Work], None]) -> None:
    async def work(one: Tables, other: Tables, guest: Guest) -> None:
        plan = NewTable(game="carcasse", seats=(Person(name="Ada"), Free()), joining="anyone")
        hosted, left = [await one.open_table(guest, plan) for _ in range(2)]
        assert await other.waiting() == []
        table = await one.find(hosted.row.id)
        assert [row.id for row in await other.waiting()] == [hosted.row.id]
        assert await one.waiting() == []
        table.present[guest.id] += 1
        assert [row.id for row in await one.waiting()] == [hosted.row.id]
        assert left.row.id not in one.live

    run(work)


def test_what_another_worker_has_is_not_purged(run: Callable[[Work], None]) -> None:
    async def work(one: Tables, other: Tables, guest: Guest) -> None:
        used, left = [await one.open_table(guest, NewTable(game="carcasse", seats=TWO)) for _ in range(2)]
        await one.find(used.row.id)
        async with one.store.transaction() as connection:
            await connection.execute(sql.update(TABLES).values(changed=time.time() - 40 * 86_400))
        assert await purge(other.store, one.settings.keep) == [left.row.id]

    run(work)
