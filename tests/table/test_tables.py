"""The server's tables, where a test must reach inside: a store that fails, times and links."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from tablereef.kernel.refusals import Refusal
from tablereef.table.live import shelf as shelf_module
from tablereef.table.live.table import LiveTable, folded
from tablereef.table.live.tables import Tables
from tablereef.table.store.rows import Change, Guest
from tablereef.table.wire.messages import (
    Act,
    Bot,
    Days,
    Free,
    NewTable,
    NoClock,
    Nonce,
    Pace,
    Person,
    Replace,
    Resign,
    Sit,
)
from tests.table.inside import served, serving, settings_in

Work = Callable[[Tables, Guest], Awaitable[None]]
PATIENCE = 60  # seconds
TWO = (Person(name="Ada"), Person(name="Bob"))


@pytest.fixture
def run(tmp_path: Path) -> Callable[[Work], None]:
    """Runs something at open tables, with a guest."""
    return lambda work: served(settings_in(tmp_path), work, "Ada")


async def dealt(tables: Tables, guest: Guest, plan: NewTable) -> LiveTable:
    """A table whose match runs."""
    table = await tables.open_table(guest, plan)
    for seat in table.seats_of(guest):
        await tables.command(table, guest, Nonce(id=f"n{seat}", seat=seat, nonce=f"x{seat}"))
    assert table.phase() == "running"
    return table


def an_act(table: LiveTable, act_id: str = "a") -> Act:
    """The first choice of the seat to move."""
    assert table.match is not None
    code = table.match.knowledge(table.turn()).choices()[0]
    return Act(id=act_id, seat=table.turn(), version=table.version(), code=code)


async def refused(work: Awaitable[object]) -> str:
    """The kind with which something is refused."""
    try:
        await work
    except Refusal as refusal:
        return refusal.kind
    raise AssertionError("it was done")


async def until(is_so: Callable[[], bool], problem: str) -> None:
    """Wait for something that the server does by itself; long, as a busy machine is slow to begin a process."""
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end, problem
        await asyncio.sleep(0.05)


def test_what_could_not_be_written_was_not_done(run: Callable[[Work], None], monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(change: Change) -> None:
        raise OSError("the disk is full")

    async def work(tables: Tables, guest: Guest) -> None:
        table = await dealt(tables, guest, NewTable(game="carcasse", seats=TWO))
        before, act = table.version(), an_act(table)
        with monkeypatch.context() as patch:
            patch.setattr(tables.store, "keep", fail)
            assert await refused(tables.command(table, guest, act)) == "store_failed"
        assert await refused(tables.command(table, guest, an_act(table, "b"))) == "store_failed"
        again = await tables.find(table.row.id)
        assert again is not table
        assert again.version() == before
        assert await tables.command(again, guest, act) > before

    run(work)


@pytest.mark.parametrize("path", ["", "/journal", "/verdict", "/analysis"])
def test_an_end_that_is_not_written_yet_is_told_to_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    fails = asyncio.Event()

    async def fail(change: Change) -> None:
        await fails.wait()
        raise OSError("the disk is full")

    async def work() -> None:
        async with serving(settings_in(tmp_path)) as inside:
            guest, token = await inside.tables.welcome("Ada")
            table = await dealt(inside.tables, guest, NewTable(game="carcasse", seats=TWO))
            monkeypatch.setattr(inside.tables.store, "keep", fail)
            ending = asyncio.create_task(inside.tables.command(table, guest, Resign(id="r", seat=0)))
            await until(lambda: table.phase() == "over", "nobody gave up")
            head = {"Authorization": f"Bearer {token}"}
            asking = asyncio.create_task(inside.client.get(f"/api/tables/{table.row.id}{path}", headers=head))
            await asyncio.wait([asking], timeout=1)
            fails.set()
            assert await refused(ending) == "store_failed"
            answer = await asking
            assert answer.json()["kind"] == "store_failed", answer.text

    asyncio.run(work())


def test_a_command_that_breaks_leaves_the_table_as_it_was(
    run: Callable[[Work], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(tables: Tables, guest: Guest) -> None:
        table = await dealt(tables, guest, NewTable(game="carcasse", seats=TWO))
        before, act = table.version(), an_act(table)
        assert table.match is not None
        with monkeypatch.context() as patch:
            patch.setattr(table.match, "deal", lambda: 1 / 0)
            assert await refused(tables.command(table, guest, act)) == "broken"
        again = await tables.find(table.row.id)
        assert again.version() == before

    run(work)


def test_days_for_a_move_end_too(run: Callable[[Work], None], monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(tables: Tables, guest: Guest) -> None:
        table = await dealt(tables, guest, NewTable(game="carcasse", seats=TWO, pace=Days(per_move=2)))
        seat, due = table.turn(), table.row.due
        assert due == pytest.approx(time.time() + 2 * 86_400, abs=5)
        assert tables.dues[table.row.id] == due
        tables.dues[table.row.id] = table.row.due = time.time() - 1
        await until(lambda: table.turn() != seat and not table.bots, "no bot moved")
        assert table.match is not None
        remarks = [getattr(line, "text", None) for line in table.match.lines if getattr(line, "remark", "") == "bot"]
        assert remarks == ["clock"]

    run(work)


@pytest.mark.parametrize("pace", [NoClock(), Days(per_move=2)])
def test_where_a_move_may_take_days_so_may_an_absence(run: Callable[[Work], None], pace: Pace) -> None:
    async def work(tables: Tables, guest: Guest) -> None:
        tables.settings = replace(tables.settings, away_seconds=0)
        table = await tables.open_table(guest, NewTable(game="carcasse", seats=(TWO[0], Free()), pace=pace))
        bob, _ = await tables.welcome("Bob")
        await tables.sit(table, bob, Sit(invite=table.row.invite, name="Bob"))
        for seat, who in enumerate((guest, bob)):
            await tables.command(table, who, Nonce(id="n", seat=seat, nonce="x"))
        command = tables.command(table, guest, Replace(id="r", seat=1, level="plankton"))
        if isinstance(pace, Days):
            assert await refused(command) == "still_here"
        else:
            await command
        assert (1 in table.bots) == isinstance(pace, NoClock)

    run(work)


def test_tables_that_nobody_looks_at_leave_the_memory_and_come_back(
    run: Callable[[Work], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shelf_module, "IDLE_SECONDS", 0)

    async def work(tables: Tables, guest: Guest) -> None:
        table = await dealt(tables, guest, NewTable(game="carcasse", seats=TWO))
        await until(lambda: table.row.id not in tables.live, "it stayed")
        again = await tables.find(table.row.id)
        assert again.version() == table.version()
        assert again.acts == table.acts

    run(work)


def test_a_bot_that_fails_takes_the_first_choice(run: Callable[[Work], None], monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object) -> int:
        raise ValueError("no idea")

    async def work(tables: Tables, guest: Guest) -> None:
        monkeypatch.setattr(tables.thinkers, "choose", fail)
        plan = NewTable(game="carcasse", seats=(Person(name="Ada"), Bot(level="diver")))
        table = await dealt(tables, guest, plan)
        await tables.command(table, guest, Replace(id="r", seat=0, level="plankton"))
        await until(lambda: table.phase() == "over", "the match is stuck")

    run(work)


def test_a_match_of_another_edition_goes_on_and_the_log_says_so(
    run: Callable[[Work], None], caplog: pytest.LogCaptureFixture
) -> None:
    async def work(tables: Tables, guest: Guest) -> None:
        table = await dealt(tables, guest, NewTable(game="carcasse", seats=TWO))
        stored = await tables.store.load(table.row.id)
        assert stored is not None
        assert stored.table.header is not None
        assert (await folded(stored, LiveTable)).edition() is None
        assert not caplog.records
        stored.table.header = msgspec.structs.replace(stored.table.header, rules=99)
        again = await folded(stored, LiveTable)
        assert again.phase() == "running"
        (record,) = caplog.records
        assert "edition 99 of the rules" in record.__dict__["why"]

    with caplog.at_level("WARNING"):
        run(work)
