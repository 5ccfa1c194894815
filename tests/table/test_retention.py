"""How long the store keeps what nobody comes back to, and what a purge tells before it removes it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest
import sqlalchemy as sql

from tablereef.kernel.match import Line, Remark
from tablereef.kernel.refusals import Refusal
from tablereef.table.live.opening import new_row
from tablereef.table.live.shelf import IDLE_SECONDS
from tablereef.table.live.tables import Tables
from tablereef.table.purge import purge as told
from tablereef.table.settings import Settings, default_keep, kept_days
from tablereef.table.store.database import Store
from tablereef.table.store.retention import AT_ONCE, Leftover, leftovers, purge
from tablereef.table.store.rows import Change, Guest, SeatRow
from tablereef.table.store.shapes import TABLES
from tablereef.table.wire.messages import Free, NewTable, NoClock, Person, Phase
from tests.table.conftest import STORES, Database
from tests.table.inside import served, settings_in
from tests.terminal.terminal import run as tablereef

ADA = Guest("ada", "Ada")
PHASES: tuple[Phase, ...] = ("waiting", "dealing", "running", "over")
KEEP = {"waiting": 30.0, "dealing": 7.0, "running": 90.0, "over": 365.0, "guests": 30.0}
Run = Callable[[Callable[[Store], Awaitable[None]]], None]


@pytest.fixture(params=STORES)
def run(request: pytest.FixtureRequest, tmp_path: Path, database: Database) -> Run:
    """Runs something on an open store of each kind, with a guest."""
    url = Settings(folder=tmp_path, database=database(request.param)).database_url()

    async def opened(work: Callable[[Store], Awaitable[None]]) -> None:
        store = Store(url)
        await store.open()
        try:
            await store.add_guest(ADA, "a" * 32)
            await work(store)
        finally:
            await store.close()

    return lambda work: asyncio.run(opened(work))


async def with_table(store: Store, phase: Phase, days: float) -> str:
    """A table of a phase with two lines, at which nothing happened for some days; its id."""
    row = new_row(ADA, "carcasse", {}, "open", NoClock(), [SeatRow(0, "ada", "Ada")])
    row.phase, row.changed = phase, time.time() - days * 86_400
    lines: list[Line] = [Remark("nonce", 0, "a"), Remark("nonce", 1, "b")]
    await store.keep(Change(row, 0, lines, 2, is_new=True))
    return row.id


async def ids(store: Store) -> set[str]:
    """Which tables there are."""
    async with store.reading() as connection:
        return set((await connection.execute(sql.select(TABLES.c.id))).scalars().all())


def test_every_phase_is_kept_for_its_own_time(run: Run) -> None:
    async def work(store: Store) -> None:
        old = [await with_table(store, phase, KEEP[phase] + 1) for phase in PHASES]
        new = [await with_table(store, phase, KEEP[phase] - 1) for phase in PHASES]
        found = await leftovers(store, KEEP)
        assert found == [Leftover(phase, KEEP[phase], 1, 2) for phase in PHASES]
        assert set(await purge(store, KEEP)) == set(old)
        assert await ids(store) == set(new)
        assert await leftovers(store, KEEP) == []

    run(work)


def test_what_is_kept_for_ever_stays_and_matches_that_ended_are(run: Run) -> None:
    async def work(store: Store) -> None:
        ended = await with_table(store, "over", 10_000)
        await with_table(store, "running", 10_000)
        await purge(store, default_keep())
        assert await ids(store) == {ended}

    run(work)


def test_many_are_removed_some_at_a_time_and_the_spared_stay(run: Run) -> None:
    async def work(store: Store) -> None:
        old = [await with_table(store, "running", 100) for _ in range(AT_ONCE + 2)]
        assert set(await purge(store, KEEP, spared=old[:1])) == set(old[1:])
        assert await ids(store) == {old[0]}

    run(work)


def test_the_server_removes_by_itself_what_nobody_looks_at(tmp_path: Path) -> None:
    async def work() -> None:
        tables = Tables(replace(settings_in(tmp_path), keep=KEEP))
        await tables.open()
        guest, _ = await tables.welcome("Ada")
        plan = NewTable(game="carcasse", seats=(Person(name="Ada"), Free()))
        used, left = [await tables.open_table(guest, plan) for _ in range(2)]
        async with tables.store.transaction() as connection:
            await connection.execute(sql.update(TABLES).values(changed=time.time() - 40 * 86_400))
        left.used -= IDLE_SECONDS + 1
        await tables.purge()
        assert await ids(tables.store) == {used.row.id}
        assert list(tables.live) == [used.row.id]
        assert left.forgotten is not None
        assert {loop.name for loop in tables.loops} == {"writer", "clock", "purge", "orders"}
        await tables.close()

    asyncio.run(work())


def stale(folder: Path) -> Settings:
    """A folder in which a match was left long ago."""

    async def work() -> None:
        store = Store(settings.database_url())
        await store.open()
        await store.add_guest(ADA, "a" * 32)
        await with_table(store, "running", 100)
        await store.close()

    settings = settings_in(folder)
    asyncio.run(work())
    return settings


def test_a_purge_tells_what_it_would_remove_and_removes_it_when_told_to(tmp_path: Path) -> None:
    settings = stale(tmp_path)
    what = "Matches at which nobody has played for more than 90 days: 1 (2 lines)"
    ask = "Nothing has been removed yet; --yes removes all of this for good."
    for _ in range(2):
        assert told(settings, False, "en") == [what, ask]
    assert told(settings, True, "en") == [what, "All of this has been removed."]
    assert told(settings, True, "en") == ["Nothing has been kept too long."]


def test_nothing_is_purged_under_a_running_server(tmp_path: Path) -> None:
    async def work(_: Tables) -> str:
        return await asyncio.to_thread(refused)

    def refused() -> str:
        with pytest.raises(Refusal) as refusal:
            told(settings, True, "en")
        return refusal.value.kind

    settings = stale(tmp_path)
    assert served(settings, work) == "store_taken"


def test_the_command_of_the_operator(tmp_path: Path) -> None:
    stale(tmp_path / "data")
    said = tablereef("purge", "--data", "data", "--keep", "running=1000,over=0.5", home=tmp_path)
    assert (said.returncode, said.stdout) == (0, "Nothing has been kept too long.\n")
    said = tablereef("admin", "--data", "data", "retention", "--keep", "running=1", home=tmp_path)
    assert said.stdout.splitlines()[1] == "Nothing has been removed yet; --yes removes all of this for good."


@pytest.mark.parametrize("wanted", [{"mondays": "3"}, {"over": "soon"}, {"over": ""}, {"over": "-1"}])
def test_what_cannot_be_set_is_refused(wanted: dict[str, str]) -> None:
    with pytest.raises(Refusal, match="cannot be set; known are: waiting, dealing, running, over, guests"):
        kept_days(wanted)
    assert kept_days({"over": "2.5", "running": "forever"}) == default_keep() | {"over": 2.5, "running": None}
