"""The analysis of a match that is over: thought about beside the server, once, and kept with the match."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql

from tablereef.analysis import possible
from tablereef.kernel.match import Match
from tablereef.kernel.words import Words
from tablereef.table.live import analyses as live
from tablereef.table.live.table import LiveTable
from tablereef.table.live.tables import Tables
from tablereef.table.seen import analysis as seen
from tablereef.table.seen.analysis import Gone
from tablereef.table.settings import Settings
from tablereef.table.store.analyses import keep, kept
from tablereef.table.store.database import Store
from tablereef.table.store.retention import purge
from tablereef.table.store.rows import Guest
from tablereef.table.wire.messages import Account, Analysed, Analysis, Chances, NewTable, Resign, Slip
from tests.table.conftest import STORES, Database
from tests.table.inside import served, serving, settings_in
from tests.table.test_allowances import dealt, from_place
from tests.table.test_retention import ADA, KEEP, with_table
from tests.table.test_tables import TWO, refused

FOUND = Analysis(
    versions=12,
    chances=(Chances(version=7, seat=0, shares=(0.5, 0.5)),),
    slips=(Slip(version=9, seat=1, played=Words("a"), better=Words("b"), cost=0.1, error=0.02),),
    accounts=(Account(start=0.5, own=-0.1, others=0.0, luck=-0.4, end=0.0),) * 2,
)
WHILES = 3


class Analyst:
    """Instead of a process: finds the same in every match after some whiles, once it may go on."""

    def __init__(self, is_compiled: bool = True) -> None:
        self.asked: list[Callable[..., Any]] = []
        self.is_compiled, self.may_go_on = is_compiled, asyncio.Event()
        self.most = self.now = 0  # at the same time

    async def ask(self, question: Callable[..., Any], *_: Any, seconds: float | None = None) -> Any:
        """An answer to what the server asks."""
        self.asked.append(question)
        if question is seen.is_compiled:
            return self.is_compiled
        self.now += 1
        self.most = max(self.most, self.now)
        await self.may_go_on.wait()
        await asyncio.sleep(0)
        self.now -= 1
        done = self.asked.count(seen.go_on) % WHILES
        return Gone(done / WHILES, None if done else FOUND, 2.0)

    def kill(self) -> None:
        """The server closes."""

    async def close(self) -> None:
        """It is closed."""


class House:
    """An open server with a stand-in for the process that analyses."""

    def __init__(self, tables: Tables, analyst: Analyst) -> None:
        self.tables, self.analyst = tables, analyst
        tables.analyses.analyst = analyst  # type: ignore[assignment]

    async def over(self, guest: Guest) -> tuple[LiveTable, Match]:
        """A match that ended at once."""
        table = await dealt(self.tables, guest)
        await self.tables.command(table, guest, Resign(id="x", seat=0))
        assert table.match is not None
        return table, table.match

    async def done(self, table: LiveTable) -> Analysed:
        """Let the analyst go on until it is done."""
        self.analyst.may_go_on.set()
        while table.row.id in self.tables.analyses.works:
            await asyncio.sleep(0.001)
        return await self.tables.analyses.of(table)


@pytest.fixture
def run(tmp_path: Path) -> Callable[..., None]:
    """Runs something at such a server."""

    def opened(work: Callable[[House], Awaitable[None]], is_compiled: bool = True, **limits: Any) -> None:
        settings = replace(settings_in(tmp_path), **limits)
        served(settings, lambda tables: work(House(tables, Analyst(is_compiled))))

    return opened


def test_it_says_how_far_it_is_and_is_done_once(run: Callable[..., None]) -> None:
    async def work(house: House) -> None:
        guest = await from_place(house.tables, "here")
        table, match = await house.over(guest)
        analyses = house.tables.analyses
        assert (await analyses.of(table)).progress == "none"
        assert (await analyses.begin(table, match, guest)).progress == "waiting"
        await asyncio.sleep(0.01)
        assert (await analyses.of(table)).progress == "thinking"
        other = await from_place(house.tables, "elsewhere")
        assert (await analyses.begin(table, match, other)).progress == "thinking", "who asks too waits for the same"
        assert await house.done(table) == Analysed(progress="done", share=1.0, found=FOUND)
        assert (await analyses.begin(table, match, guest)).found == FOUND
        assert house.analyst.asked.count(seen.go_on) == WHILES

    run(work)


def test_that_it_compiles_is_said(run: Callable[..., None]) -> None:
    async def work(house: House) -> None:
        guest = await from_place(house.tables, "here")
        table, match = await house.over(guest)
        await house.tables.analyses.begin(table, match, guest)
        await asyncio.sleep(0.01)
        assert (await house.tables.analyses.of(table)).progress == "compiling"
        assert (await house.done(table)).progress == "done"

    run(work, is_compiled=False)


def test_a_guest_has_one_at_a_time_and_the_server_thinks_about_one(run: Callable[..., None]) -> None:
    async def work(house: House) -> None:
        analyses = house.tables.analyses
        guest, other = [await from_place(house.tables, place) for place in ("here", "there")]
        first, second, third = [await house.over(guest), await house.over(guest), await house.over(other)]
        await analyses.begin(*first, guest)
        assert await refused(analyses.begin(*second, replace(guest, name="Eve"))) == "analyses_one"
        await analyses.begin(*third, other)
        assert (await analyses.of(third[0])).progress == "waiting"
        for table, _ in (first, third):
            assert (await house.done(table)).progress == "done"
        assert house.analyst.most == 1
        await analyses.begin(*second, guest)

    run(work)


def test_one_place_does_not_take_all_the_room(run: Callable[..., None], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "MOST_OF_A_PLACE", 1)

    async def work(house: House) -> None:
        one, other, third = [await from_place(house.tables, place) for place in ("here", "here", "there")]
        for guest in (one, third):
            await house.tables.analyses.begin(*await house.over(guest), guest)
        assert await refused(house.tables.analyses.begin(*await house.over(other), other)) == "house_full"

    run(work)


def test_who_had_an_hours_thought_waits(run: Callable[..., None]) -> None:
    """Charged is what the process took, while by while."""

    async def work(house: House) -> None:
        guest = await from_place(house.tables, "here")
        first, second = await house.over(guest), await house.over(guest)
        await house.tables.analyses.begin(*first, guest)
        assert (await house.done(first[0])).progress == "done"
        assert house.tables.allowances.analyses.guests.left(guest.id) == pytest.approx(6 - 2 * WHILES, abs=0.1)
        assert await refused(house.tables.analyses.begin(*second, guest)) == "too_much"
        assert (await house.tables.analyses.begin(*first, guest)).found == FOUND, "what is there costs nothing"

    run(work, analysis_seconds_per_hour=6)


def test_one_that_fails_is_logged_and_may_be_asked_for_again(
    run: Callable[..., None], caplog: pytest.LogCaptureFixture
) -> None:
    async def work(house: House) -> None:
        guest = await from_place(house.tables, "here")
        table, match = await house.over(guest)
        house.analyst.ask = in_vain  # type: ignore[method-assign]
        await house.tables.analyses.begin(table, match, guest)
        assert (await house.done(table)).progress == "none"
        del house.analyst.ask
        await house.tables.analyses.begin(table, match, guest)
        assert (await house.done(table)).progress == "done"

    run(work)
    assert [record.message for record in caplog.records if record.levelno >= logging.ERROR] == ["no analysis"]


def endlessly(_: str) -> bool:
    """What a process does that thinks for long."""
    time.sleep(600)
    return True


def test_a_house_that_closes_waits_for_no_thought(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a real process, in the midst of one."""
    monkeypatch.setattr(live, "is_compiled", endlessly)

    async def work() -> None:
        tables = Tables(settings_in(tmp_path))
        await tables.open()
        guest = await from_place(tables, "here")
        table = await dealt(tables, guest)
        await tables.command(table, guest, Resign(id="x", seat=0))
        assert table.match is not None
        await tables.analyses.begin(table, table.match, guest)
        while not tables.analyses.analyst.is_up:
            await asyncio.sleep(0.01)
        async with asyncio.timeout(10):
            await tables.close()
        assert not tables.analyses.works

    asyncio.run(work())


async def in_vain(*_: Any, **__: Any) -> Any:
    raise ValueError("no idea")


def test_where_there_is_no_simulator_it_is_impossible(
    run: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(possible, "find_spec", lambda _: None)

    async def work(house: House) -> None:
        guest = await from_place(house.tables, "here")
        table, match = await house.over(guest)
        assert (await house.tables.analyses.of(table)).progress == "impossible"
        assert await refused(house.tables.analyses.begin(table, match, guest)) == "no_analysis"

    run(work)


def test_it_is_served_to_whoever_may_see_the_match_once_it_is_over(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(settings_in(tmp_path)) as inside:
            house = House(inside.tables, Analyst())
            ada, token = await inside.tables.welcome("Ada")
            _, stranger = await inside.tables.welcome("Eve")
            table = await inside.tables.open_table(ada, NewTable(game="carcasse", seats=TWO))
            ended, _ = await house.over(ada)
            running, over = (f"/api/tables/{one.row.id}/analysis" for one in (table, ended))

            async def ask(method: str, path: str, who: str | None, link: str | None = None) -> Any:
                headers = {} if who is None else {"Authorization": f"Bearer {who}"}
                headers |= {} if link is None else {"Tablereef-Link": link}
                said = (await inside.client.request(method, path, headers=headers)).json()
                return said.get("kind") or said["progress"]

            assert await ask("GET", running, token) == await ask("POST", running, token) == "match_running"
            assert await ask("GET", over, stranger) == await ask("POST", over, stranger) == "wrong_link"
            assert await ask("POST", over, None, ended.row.watch) == "unknown_guest"
            assert await ask("GET", over, token) == "none"
            assert await ask("POST", over, token) == "waiting"
            await house.done(ended)
            assert await ask("GET", over, None, ended.row.watch) == "done"

    asyncio.run(work())


@pytest.mark.parametrize("kind", STORES)
def test_the_store_keeps_it_as_long_as_the_match(kind: str, tmp_path: Path, database: Database) -> None:
    async def work() -> None:
        store = Store(Settings(folder=tmp_path, database=database(kind)).database_url())
        await store.open()
        try:
            await store.add_guest(ADA, "a" * 32)
            table = await with_table(store, "over", KEEP["over"] + 1)
            assert await kept(store, table) is None
            for _ in range(2):  # two workers may find the same
                await keep(store, table, FOUND)
            assert await kept(store, table) == FOUND
            await purge(store, KEEP)
            assert await kept(store, table) is None
            await keep(store, table, FOUND)  # the match is gone
            assert await store.count(sql.text("SELECT count(*) FROM analyses")) == 0
        finally:
            await store.close()

    asyncio.run(work())
