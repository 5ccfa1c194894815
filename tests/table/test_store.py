"""The store itself: what it refuses, what it keeps, and how it comes into shape."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from math import inf
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError

from tablereef.kernel.match import Event, Line, Remark
from tablereef.kernel.refusals import Refusal
from tablereef.table.live.opening import new_row
from tablereef.table.live.table import LiveTable
from tablereef.table.logs import JsonLines
from tablereef.table.settings import Settings, default_keep
from tablereef.table.store import migrations
from tablereef.table.store.database import Store
from tablereef.table.store.history import past, records
from tablereef.table.store.retention import purge
from tablereef.table.store.rows import Change, Guest, SeatRow, Stored, TableRow
from tablereef.table.store.scribe import Overtaken
from tablereef.table.store.shapes import ACTS, GUESTS, LINES, SEATS, TABLES
from tablereef.table.store.tokens import hash_of, is_same, new_token
from tablereef.table.wire.messages import Days, NoClock
from tests.table.conftest import STORES, Database

ADA = Guest("ada", "Ada")
TOKEN = "a" * 32
Work = Callable[[Store], Awaitable[None]]


@pytest.fixture(params=STORES)
def run(request: pytest.FixtureRequest, tmp_path: Path, database: Database) -> Callable[[Work], None]:
    """Runs something on an open store of each kind; the same one, if it is called again."""
    url = Settings(folder=tmp_path, database=database(request.param)).database_url()

    async def opened(work: Work) -> None:
        store = Store(url)
        await store.open()
        try:
            await work(store)
        finally:
            await store.close()

    return lambda work: asyncio.run(opened(work))


def a_table(seats: int = 2) -> TableRow:
    chairs = [SeatRow(seat, "ada" if seat == 0 else None, "Ada" if seat == 0 else None) for seat in range(seats)]
    return new_row(ADA, "carcasse", {"divers": "on"}, "link", Days(per_move=2), chairs)


def lines(count: int) -> list[Line]:
    return [Event(0, number, f"event {number}") for number in range(count)]


async def with_table(store: Store) -> TableRow:
    await store.add_guest(ADA, TOKEN)
    table = a_table()
    await store.add_table(table)
    return table


def test_a_table_comes_back_as_it_was_written(run: Callable[[Work], None]) -> None:
    async def write(store: Store) -> None:
        table = await with_table(store)
        table.seats[1].name, table.seats[1].level = "Triton", "plankton"
        table.phase, table.turn, table.due = "running", 1, 12.5
        told: list[Line] = [Remark("nonce", 0, "abc"), Event(-1, 3, "first seat=1"), Remark("undo", 0)]
        await store.keep(Change(table, 0, told, 3, act="0/ada/x", seats=True))
        stored = await store.load(table.id)
        assert stored is not None
        assert stored.table == table
        assert stored.lines == told
        assert stored.acts == {"0/ada/x": 3}
        assert await store.dues() == {table.id: 12.5}
        assert [row.id for row in await store.tables_of(ADA)] == [table.id]
        assert await store.load("nobody") is None

    run(write)


def test_the_same_number_of_a_match_cannot_be_written_twice(run: Callable[[Work], None]) -> None:
    """Two servers on one database: the second is refused, and the lines of the first stay."""

    async def write(store: Store) -> None:
        table = await with_table(store)
        await store.keep(Change(table, 0, lines(2), 2, act="a"))
        with pytest.raises(IntegrityError):
            await store.keep(Change(table, 1, [Event(0, 9, "other")], 2, act="b"))
        stored = await store.load(table.id)
        assert stored is not None
        assert stored.lines == lines(2)
        assert stored.acts == {"a": 2}

    run(write)


def test_one_that_cannot_be_written_does_not_hold_up_the_others(run: Callable[[Work], None]) -> None:
    async def write(store: Store) -> None:
        good = await with_table(store)
        bad = a_table()
        await store.add_table(bad)
        await store.keep(Change(bad, 0, lines(1), 1))
        changes = [Change(good, 0, lines(1), 1, act="1"), Change(bad, 0, lines(1), 1, act="2")]
        changes += [Change(good, 1, lines(1), 2, act="3")]
        changes[2].revision = 1  # made from what the first one makes
        done = await asyncio.gather(*map(store.keep, changes), return_exceptions=True)
        assert done[0] is done[2] is None
        assert isinstance(done[1], IntegrityError)
        assert await store.count(sql.select(sql.func.count()).select_from(LINES)) == 3
        assert await store.count(sql.select(sql.func.count()).select_from(ACTS)) == 2

    run(write)


def test_many_changes_at_once_are_all_kept(run: Callable[[Work], None]) -> None:
    async def write(store: Store) -> None:
        await store.add_guest(ADA, TOKEN)
        tables = [a_table() for _ in range(20)]
        for table in tables:
            await store.add_table(table)
        await asyncio.gather(*(store.keep(Change(table, 0, lines(3), 3, act="x")) for table in tables))
        assert await store.count(sql.select(sql.func.count()).select_from(LINES)) == 60

    run(write)


def test_tokens_are_kept_as_hashes_only(run: Callable[[Work], None], tmp_path: Path) -> None:
    async def write(store: Store) -> None:
        await store.add_guest(ADA, TOKEN)
        assert await store.guest_of(TOKEN) == ADA
        assert await store.guest_of("b" * 32) is None
        async with store.engine.connect() as connection:
            rows = (await connection.execute(sql.text("SELECT * FROM guests"))).all()
        assert TOKEN not in str(rows)
        assert hash_of(TOKEN) in str(rows)

    run(write)
    for file in tmp_path.iterdir():
        assert TOKEN.encode() not in file.read_bytes()


def test_tokens_differ_and_are_compared_whole() -> None:
    assert len({new_token() for _ in range(1000)}) == 1000
    assert is_same("abc", "abc")
    assert not is_same("abc", "abd")
    assert not is_same("abc", "äbc")


def test_the_steps_are_done_once_and_new_ones_later(run: Callable[[Work], None], monkeypatch: Any) -> None:
    async def first(store: Store) -> None:
        await with_table(store)
        assert await migrations.migrate(store.engine) == 0

    async def second(store: Store) -> None:
        assert await store.guest_of(TOKEN) == ADA
        async with store.engine.begin() as connection:
            await connection.execute(sql.text("INSERT INTO extra (number) VALUES (1)"))

    run(first)
    monkeypatch.setattr(migrations, "STEPS", (*migrations.STEPS, ("CREATE TABLE extra (number INTEGER)",)))
    run(second)


def test_a_database_of_the_first_edition_comes_into_todays_shape(run: Callable[[Work], None], monkeypatch: Any) -> None:
    known = {"game": "carcasse", "options": "{}", "host": "ada", "spectators": "link", "pace": '{"type":"none"}'}
    hidden = {"invite": "i", "watch": "w", "secret": "s"}
    guest = {"id": "ada", "name": "Ada", "token_hash": hash_of(TOKEN), "seen": 1.0}
    table = {"id": "old", "phase": "over", "turn": -2, "changed": 1.0} | known | hidden
    seat = {"table_id": "old", "seat": 0, "guest": "ada", "name": "Ada"}
    bots = [{"table_id": "old", "seat": 1, "level": "random"}, {"table_id": "old", "seat": 2, "level": "heuristic"}]

    async def write(store: Store) -> None:
        async with store.transaction() as connection:
            for shape, row in ((GUESTS, guest), (TABLES, table), *((SEATS, row) for row in (seat, *bots))):
                await connection.execute(sql.insert(shape).values(row))

    async def look(store: Store) -> None:
        (row,) = await store.tables_of(ADA)
        assert row.seats == [SeatRow(0, "ada", "Ada"), SeatRow(1, level="plankton"), SeatRow(2, level="diver")]
        assert (row.joining, row.thought) == ("link", "normal")
        assert await past(store, ADA, 0, 5) == [row]
        assert await records(store, ADA) == []

    steps = migrations.STEPS
    monkeypatch.setattr(migrations, "STEPS", steps[:1])
    run(write)
    monkeypatch.setattr(migrations, "STEPS", steps)
    run(look)


def test_a_database_of_a_newer_edition_is_refused(run: Callable[[Work], None], monkeypatch: Any) -> None:
    async def nothing(store: Store) -> None:
        pass

    monkeypatch.setattr(migrations, "STEPS", (*migrations.STEPS, ("CREATE TABLE extra (number INTEGER)",)))
    run(nothing)
    monkeypatch.undo()
    with pytest.raises(Refusal, match="newer"):
        run(nothing)


def test_a_step_that_fails_leaves_nothing_of_it(run: Callable[[Work], None], monkeypatch: Any) -> None:
    async def nothing(store: Store) -> None:
        pass

    async def look(store: Store) -> None:
        async with store.reading() as connection:
            assert (await connection.execute(sql.text("SELECT count(*) FROM extra"))).scalar_one() == 0

    steps = migrations.STEPS
    made = "CREATE TABLE extra (number INTEGER)"
    monkeypatch.setattr(migrations, "STEPS", (*steps, (made, "INSERT INTO extra VALUES (1)", "CREATE nonsense")))
    with pytest.raises(Refusal):
        run(nothing)
    monkeypatch.setattr(migrations, "STEPS", (*steps, (made,)))
    run(look)


def test_a_change_is_refused_where_another_was_made_since(run: Callable[[Work], None]) -> None:
    """Two servers on one store: nobody takes a seat that somebody has, no match that is over runs again."""

    async def write(store: Store) -> None:
        table = await with_table(store)
        other = await store.load(table.id)
        assert other is not None
        table.seats[1].name, table.phase = "Bob", "over"
        await store.keep(Change(table, 0, [], 0, seats=True))
        other.table.seats[1].name, other.table.phase = "Eve", "running"
        with pytest.raises(Overtaken):
            await store.keep(Change(other.table, 0, [], 0, seats=True))
        with pytest.raises(Refusal):
            await store.remove_table(other.table)
        kept = await store.load(table.id)
        assert kept is not None
        assert kept.table == table
        assert table.revision == 1
        await store.remove_table(table)
        with pytest.raises(Overtaken):
            await store.keep(Change(table, 0, [], 0, seats=True))

    run(write)


def test_a_damaged_table_concerns_no_other(run: Callable[[Work], None], caplog: pytest.LogCaptureFixture) -> None:
    async def damage(store: Store) -> None:
        good = await with_table(store)
        bad, worse = a_table(), a_table()
        for table in (bad, worse):
            await store.add_table(table)
        await store.keep(Change(worse, 0, lines(2), 2))
        async with store.transaction() as connection:
            await connection.execute(sql.update(TABLES).where(TABLES.c.id == bad.id).values(pace="{"))
            await connection.execute(sql.update(LINES).values(line='{"by":'))
        assert {row.id for row in await store.tables_of(ADA)} == {good.id, worse.id}
        for table in (bad, worse):
            with pytest.raises(Refusal, match="damaged"):
                await store.load(table.id)
        assert await store.load(good.id) is not None
        assert {record.__dict__["table"] for record in caplog.records} == {bad.id, worse.id}

    run(damage)


def test_what_was_written_is_not_in_the_words_of_a_failure(run: Callable[[Work], None]) -> None:
    async def fail(store: Store) -> None:
        await store.add_guest(Guest("bob", "Bob"), TOKEN)
        with pytest.raises(IntegrityError) as failure:
            await store.add_guest(ADA, TOKEN)
        error = failure.value
        record = logging.LogRecord("x", logging.ERROR, "", 0, "not written", (), (type(error), error, None))
        logged = JsonLines().format(record)
        assert "IntegrityError" in logged
        assert hash_of(TOKEN) not in logged

    run(fail)


@pytest.mark.parametrize("whose", [None, ADA])
def test_counting_tables_looks_only_at_those_that_are_not_over(tmp_path: Path, whose: Guest | None) -> None:
    async def plan() -> str:
        store = Store(Settings(folder=tmp_path).database_url())
        await store.open()
        asked: list[str] = []

        def note(connection: Any, cursor: Any, statement: str, *_: Any) -> None:
            asked.append(statement)

        sql.event.listen(store.engine.sync_engine, "before_cursor_execute", note)
        await store.count_tables(whose)
        async with store.reading() as connection:
            rows = await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {asked[-1]}", ("ada",) if whose else ())
            found = " ".join(str(row) for row in rows)
        await store.close()
        return found

    assert "INDEX tables_not_over" in asyncio.run(plan())


def test_nobody_fills_the_lists_of_tables_alone(run: Callable[[Work], None]) -> None:
    async def work(store: Store) -> None:
        for host in ("ada", "bob"):
            await store.add_guest(Guest(host, host), new_token())
        for host in ("bob", *["ada"] * 60):
            await store.add_table(replace(a_table(), host=host, joining="anyone"))
            await store.add_table(replace(a_table(), host=host, spectators="open", phase="running"))
        for found in (await store.waiting_tables(), await store.open_tables()):
            assert [row.host for row in found[:3]] == ["ada", "bob", "ada"]

    run(work)


def test_whoever_asks_the_store_is_proved_ready_once_in_a_moment(run: Callable[[Work], None]) -> None:
    async def ask(store: Store) -> None:
        assert all(await asyncio.gather(*(store.is_ready() for _ in range(20))))
        proof = await store.pulse("ready")
        assert await store.is_ready()
        assert await store.pulse("ready") == proof
        store.proved = -inf
        assert await store.is_ready()
        assert await store.pulse("ready") > proof

    run(ask)


def test_what_nobody_comes_back_to_is_swept(run: Callable[[Work], None]) -> None:
    async def sweep(store: Store) -> None:
        table = await with_table(store)
        await store.add_guest(Guest("bob", "Bob"), "b" * 32)
        long_ago = {"past": time.time() - 40 * 86_400}
        await purge(store, default_keep())
        assert await store.count_guests() == 2
        async with store.transaction() as connection:
            await connection.execute(sql.text("UPDATE guests SET seen = :past"), long_ago)
        await purge(store, default_keep())
        assert await store.guest_of("b" * 32) is None
        assert await store.guest_of(TOKEN) == ADA, "who sits somewhere stays"
        async with store.transaction() as connection:
            await connection.execute(sql.text("UPDATE tables SET changed = :past"), long_ago)
        await purge(store, default_keep())
        assert await store.load(table.id) is None
        assert await store.guest_of(TOKEN) is None

    run(sweep)


def test_sqlite_waits_for_the_disk(tmp_path: Path) -> None:
    async def settings() -> list[Any]:
        store = Store(Settings(folder=tmp_path).database_url())
        await store.open()
        async with store.engine.connect() as connection:
            found = [
                (await connection.execute(sql.text(f"PRAGMA {name}"))).scalar_one()
                for name in ("journal_mode", "synchronous", "foreign_keys")
            ]
        await store.close()
        return found

    assert asyncio.run(settings()) == ["wal", 2, 1]
    with sqlite3.connect(tmp_path / "tablereef.db") as connection:
        assert connection.execute("SELECT count(*) FROM steps").fetchone()[0] == len(migrations.STEPS)


@pytest.mark.parametrize(
    ("given", "used"),
    [
        ("postgresql://u@h/d", "postgresql+asyncpg://u@h/d"),
        ("postgres://u@h/d", "postgresql+asyncpg://u@h/d"),
        ("sqlite:///x.db", "sqlite+aiosqlite:///x.db"),
        ("postgresql+asyncpg://u@h/d", "postgresql+asyncpg://u@h/d"),
    ],
)
def test_plain_urls_get_their_driver(given: str, used: str) -> None:
    assert Settings(database=given).database_url() == used


def test_no_clock_is_kept_too(run: Callable[[Work], None]) -> None:
    async def write(store: Store) -> None:
        await store.add_guest(ADA, TOKEN)
        table = new_row(ADA, "carcasse", {}, "open", NoClock(), [SeatRow(0, "ada", "Ada")])
        await store.add_table(table)
        stored = await store.load(table.id)
        assert stored is not None
        assert stored.table.pace == NoClock()

    run(write)


def test_a_match_that_other_rules_wrote_names_its_line() -> None:
    table = a_table()
    table.seats[1] = SeatRow(1, "bob", "Bob")
    LiveTable(Stored(table, [])).begin_if_full()
    told: list[Line] = [Remark("nonce", 0, "a"), Remark("nonce", 1, "b"), Event(-1, 99, "first seat=9")]
    with pytest.raises(Refusal, match=f"^{table.id}, line 3"):
        LiveTable(Stored(table, told))
    assert table.header is not None
    table.header = msgspec.structs.replace(table.header, rules=99)
    with pytest.raises(Refusal, match=f"edition 99 of the rules.*{table.id}, line 3"):
        LiveTable(Stored(table, told))
