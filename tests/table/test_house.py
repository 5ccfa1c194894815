"""The house itself, where a test must reach inside: a store that fails, times and links."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest

from tablereef.kernel.refusals import Refusal
from tablereef.table import house as house_module
from tablereef.table.house import House
from tablereef.table.live import Live
from tablereef.table.messages import Act, Bot, Days, Free, NewTable, NoClock, Nonce, Pace, Person, Replace, Sit
from tablereef.table.rows import Change, Guest
from tests.table.inside import settings_in

Work = Callable[[House, Guest], Awaitable[None]]
PATIENCE = 60  # seconds
TWO = (Person(name="Ada"), Person(name="Bob"))


@pytest.fixture
def run(tmp_path: Path) -> Callable[[Work], None]:
    """Runs something in an open house, with a guest."""

    async def opened(work: Work) -> None:
        house = House(settings_in(tmp_path))
        await house.open()
        guest, _ = await house.welcome("Ada")
        try:
            await work(house, guest)
        finally:
            await house.close()

    return lambda work: asyncio.run(opened(work))


async def dealt(house: House, guest: Guest, plan: NewTable) -> Live:
    """A table whose match runs."""
    live = await house.open_table(guest, plan)
    for seat in live.seats_of(guest):
        await house.command(live, guest, Nonce(id=f"n{seat}", seat=seat, nonce=f"x{seat}"))
    assert live.phase() == "running"
    return live


def an_act(live: Live, act_id: str = "a") -> Act:
    """The first choice of the seat to move."""
    assert live.match is not None
    code = live.match.knowledge(live.turn()).choices()[0]
    return Act(id=act_id, seat=live.turn(), version=live.version(), code=code)


async def refused(work: Awaitable[object]) -> str:
    """The kind with which something is refused."""
    try:
        await work
    except Refusal as refusal:
        return refusal.kind
    raise AssertionError("it was done")


async def until(is_so: Callable[[], bool], problem: str) -> None:
    """Wait for something that the house does by itself; long, as a busy machine is slow to begin a process."""
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end, problem
        await asyncio.sleep(0.05)


def test_what_could_not_be_written_was_not_done(run: Callable[[Work], None], monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(change: Change) -> None:
        raise OSError("the disk is full")

    async def work(house: House, guest: Guest) -> None:
        live = await dealt(house, guest, NewTable(game="carcasse", seats=TWO))
        before, act = live.version(), an_act(live)
        with monkeypatch.context() as patch:
            patch.setattr(house.store, "keep", fail)
            assert await refused(house.command(live, guest, act)) == "store_failed"
        assert await refused(house.command(live, guest, an_act(live, "b"))) == "store_failed"
        again = await house.table(live.table.id)
        assert again is not live
        assert again.version() == before
        assert await house.command(again, guest, act) > before

    run(work)


def test_a_command_that_breaks_leaves_the_table_as_it_was(
    run: Callable[[Work], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(house: House, guest: Guest) -> None:
        live = await dealt(house, guest, NewTable(game="carcasse", seats=TWO))
        before, act = live.version(), an_act(live)
        assert live.match is not None
        with monkeypatch.context() as patch:
            patch.setattr(live.match, "deal", lambda: 1 / 0)
            assert await refused(house.command(live, guest, act)) == "broken"
        again = await house.table(live.table.id)
        assert again.version() == before

    run(work)


def test_days_for_a_move_end_too(run: Callable[[Work], None], monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(house: House, guest: Guest) -> None:
        live = await dealt(house, guest, NewTable(game="carcasse", seats=TWO, pace=Days(per_move=2)))
        seat, due = live.turn(), live.table.due
        assert due == pytest.approx(time.time() + 2 * 86_400, abs=5)
        assert house.dues[live.table.id] == due
        house.dues[live.table.id] = live.table.due = time.time() - 1
        await until(lambda: live.turn() != seat and not live.bots, "no bot moved")
        assert live.match is not None
        remarks = [getattr(line, "text", None) for line in live.match.lines if getattr(line, "remark", "") == "bot"]
        assert remarks == ["clock"]

    run(work)


@pytest.mark.parametrize("pace", [NoClock(), Days(per_move=2)])
def test_where_a_move_may_take_days_so_may_an_absence(run: Callable[[Work], None], pace: Pace) -> None:
    async def work(house: House, guest: Guest) -> None:
        house.settings = replace(house.settings, away_seconds=0)
        live = await house.open_table(guest, NewTable(game="carcasse", seats=(TWO[0], Free()), pace=pace))
        bob, _ = await house.welcome("Bob")
        await house.sit(live, bob, Sit(invite=live.table.invite, name="Bob"))
        for seat, who in enumerate((guest, bob)):
            await house.command(live, who, Nonce(id="n", seat=seat, nonce="x"))
        command = house.command(live, guest, Replace(id="r", seat=1, level="random"))
        if isinstance(pace, Days):
            assert await refused(command) == "still_here"
        else:
            await command
        assert (1 in live.bots) == isinstance(pace, NoClock)

    run(work)


def test_tables_that_nobody_looks_at_leave_the_memory_and_come_back(
    run: Callable[[Work], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house_module, "IDLE_SECONDS", 0)

    async def work(house: House, guest: Guest) -> None:
        live = await dealt(house, guest, NewTable(game="carcasse", seats=TWO))
        await until(lambda: live.table.id not in house.lives, "it stayed")
        again = await house.table(live.table.id)
        assert again.version() == live.version()
        assert again.acts == live.acts

    run(work)


def test_a_bot_that_fails_takes_the_first_choice(run: Callable[[Work], None], monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object) -> int:
        raise ValueError("no idea")

    async def work(house: House, guest: Guest) -> None:
        monkeypatch.setattr(house.thinkers, "choose", fail)
        plan = NewTable(game="carcasse", seats=(Person(name="Ada"), Bot(level="heuristic")))
        live = await dealt(house, guest, plan)
        await house.command(live, guest, Replace(id="r", seat=0, level="random"))
        await until(lambda: live.phase() == "over", "the match is stuck")

    run(work)
