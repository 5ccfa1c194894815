"""How much one guest, and one place, may begin: guests, tables, matches, lines."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest

from tablereef.kernel.refusals import Refusal
from tablereef.table.live import allowances
from tablereef.table.live.allowances import HOUR, Allowance
from tablereef.table.live.table import LiveTable
from tablereef.table.live.tables import Tables
from tablereef.table.settings import limited
from tablereef.table.store.rows import Guest
from tablereef.table.wire.messages import (
    Consent,
    Free,
    Leave,
    NewTable,
    Nonce,
    Person,
    Rematch,
    Replace,
    Resign,
    Return,
    Sit,
)
from tests.table.inside import served, serving, settings_in
from tests.table.test_tables import TWO, an_act, refused

Work = Callable[[Tables], Awaitable[None]]
WAITING = NewTable(game="carcasse", seats=(Person(name="Ada"), Free()))
ANYONES = NewTable(game="carcasse", seats=(Person(name="Ada"), Free()), joining="anyone")
ONE_SCREEN = NewTable(game="carcasse", seats=TWO)


@pytest.fixture
def run(tmp_path: Path) -> Callable[..., None]:
    """Runs something at open tables with some limits."""
    return lambda work, **limits: served(replace(settings_in(tmp_path), **limits), work)


async def from_place(tables: Tables, place: str) -> Guest:
    """Somebody who comes from a place."""
    guest, _ = await tables.welcome("Ada", place)
    return replace(guest, place=place)


async def dealt(tables: Tables, guest: Guest) -> LiveTable:
    """A match of one screen."""
    table = await tables.open_table(guest, ONE_SCREEN)
    for seat in (0, 1):
        await tables.command(table, guest, Nonce(id=f"n{seat}", seat=seat, nonce="x"))
    return table


async def play_again(tables: Tables, table: LiveTable, guest: Guest) -> LiveTable:
    """Give up at once, and once more."""
    await tables.command(table, guest, Resign(id="x", seat=0))
    await tables.command(table, guest, Rematch(id="r", seat=0))
    assert table.row.rematch is not None
    return await tables.find(table.row.rematch)


def test_matches_that_begin_again_and_again_come_to_an_end(run: Callable[..., None]) -> None:
    async def work(tables: Tables) -> None:
        guest = await from_place(tables, "here")
        table = await tables.open_table(guest, ONE_SCREEN)
        for _ in range(2):
            table = await play_again(tables, table, guest)
        assert await refused(play_again(tables, table, guest)) == "too_much"
        assert table.row.rematch is None
        assert await refused(tables.open_table(guest, WAITING)) == "too_much"
        await tables.open_table(await from_place(tables, "here"), WAITING)

    run(work, matches_per_hour=3)


def test_nobody_sits_down_everywhere(run: Callable[..., None]) -> None:
    """Who takes the seats of others and does not play spoils their matches."""

    async def work(tables: Tables) -> None:
        eve = await from_place(tables, "there")
        opened = [await tables.open_table(await from_place(tables, "here"), ANYONES) for _ in range(4)]
        for table in opened[:3]:
            await tables.sit(table, eve, Sit(name="Eve"))
        assert await refused(tables.sit(opened[3], eve, Sit(name="Eve"))) == "too_much"
        await tables.sit(opened[0], eve, Sit(name="Eve"))  # where she sits already
        await tables.sit(opened[3], await from_place(tables, "there"), Sit(name="Bob"))

    run(work, matches_per_hour=3)


def test_many_guests_of_one_place_share_what_it_may_begin(run: Callable[..., None]) -> None:
    async def work(tables: Tables) -> None:
        for _ in range(allowances.OF_A_PLACE):
            await tables.open_table(await from_place(tables, "here"), WAITING)
        assert await refused(tables.open_table(await from_place(tables, "here"), WAITING)) == "too_much"
        await tables.open_table(await from_place(tables, "there"), WAITING)

    run(work, matches_per_hour=1)


def test_a_place_has_only_so_many_tables_that_have_not_ended(run: Callable[..., None]) -> None:
    async def work(tables: Tables) -> None:
        ada, bob = await from_place(tables, "here"), await from_place(tables, "here")
        waiting, running = await tables.open_table(ada, WAITING), await tables.open_table(bob, ONE_SCREEN)
        assert await refused(tables.open_table(bob, WAITING)) == "too_many_here"
        await tables.command(running, bob, Resign(id="x", seat=0))
        await tables.open_table(bob, WAITING)
        assert await refused(tables.open_table(bob, WAITING)) == "too_many_here"
        await tables.command(waiting, ada, Leave(id="l", seat=0))
        await tables.open_table(bob, WAITING)
        await tables.open_table(await from_place(tables, "there"), WAITING)

    run(work, most_tables_of_a_place=2)


def test_a_guest_writes_only_so_many_lines(run: Callable[..., None]) -> None:
    async def work(tables: Tables) -> None:
        guest, other = await from_place(tables, "here"), await from_place(tables, "here")
        table = await dealt(tables, guest)
        while table.version() < 8:
            await tables.command(table, guest, an_act(table, f"a{table.version()}"))
        before = table.version()
        assert await refused(tables.command(table, guest, an_act(table))) == "too_much"
        assert table.version() == before
        await dealt(tables, other)

    run(work, lines_per_hour=8)


def test_who_changes_their_mind_all_the_time_writes_too(run: Callable[..., None]) -> None:
    async def work(tables: Tables) -> None:
        guest = await from_place(tables, "here")
        table = await dealt(tables, guest)
        for number in range(table.version(), 20):
            await tables.command(table, guest, Consent(id=f"c{number}", seat=0, agrees=bool(number % 2)))
        assert await refused(tables.command(table, guest, Consent(id="c", seat=0, agrees=True))) == "too_much"

    run(work, lines_per_hour=20)


def test_in_a_very_long_match_nothing_is_taken_back_but_it_goes_on(run: Callable[..., None]) -> None:
    async def work(tables: Tables) -> None:
        guest = await from_place(tables, "here")
        table = await dealt(tables, guest)
        for command in (Replace(id="b", seat=0, level="plankton"), Return(id="c", seat=0)):
            assert await refused(tables.command(table, guest, command)) == "too_long"
        await tables.command(table, guest, an_act(table))

    run(work, most_lines=1)


def test_new_guests_come_only_so_fast_from_one_place(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(replace(settings_in(tmp_path), guests_per_hour=2)) as inside:
            answers = [await inside.client.post("/api/guests", json={"name": "Eve"}) for _ in range(3)]
            assert [answer.status_code for answer in answers] == [201, 201, 429]
            assert answers[-1].json()["kind"] == "too_much"
            token = {"Authorization": f"Bearer {answers[0].json()['token']}"}
            plan = {"game": "carcasse", "seats": [{"type": "person", "name": "Eve"}, {"type": "free"}]}
            assert (await inside.client.post("/api/tables", json=plan, headers=token)).status_code == 201
            assert list(inside.tables.allowances.opened.values()) == ["127.0.0.1"]

    asyncio.run(work())


def test_an_allowance_comes_back_with_time_and_forgets_who_waited_longest(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr("tablereef.table.live.allowances.time.monotonic", lambda: now)
    monkeypatch.setattr(allowances, "KEPT", 2)
    allowance = Allowance(60)
    allowance.take("ada", 60)
    assert allowance.left("ada") == 0
    now += HOUR / 2
    assert allowance.left("ada") == 30
    now += 10 * HOUR
    assert allowance.left("ada") == 60
    for who in ("ada", "bob", "cleo"):
        allowance.take(who, 10)
    assert list(allowance.levels) == ["bob", "cleo"]


def test_limits_are_set_by_name() -> None:
    assert limited({"tables": "7", "lines": "9"}) == {"most_tables_of_a_place": 7, "lines_per_hour": 9}
    with pytest.raises(Refusal, match="cannot be set; known are: guests, tables, matches, lines"):
        limited({"tables": "many"})
