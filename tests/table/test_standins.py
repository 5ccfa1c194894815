"""Who decides for whom: ends that all agree to, and bots that stand in for people."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest

from tablereef.bots.levels import STANDIN
from tablereef.kernel.dealers import derived_nonce
from tablereef.kernel.match import Remark
from tablereef.table.live.info import info_of
from tablereef.table.live.table import CLOCK, LiveTable
from tablereef.table.live.tables import Tables
from tablereef.table.store.rows import Guest
from tablereef.table.wire.messages import Bot, Consent, Free, NewTable, Nonce, Person, Replace, Resign, SeatPlan, Sit
from tests.table.inside import served, settings_in
from tests.table.test_tables import an_act

Work = Callable[[Tables, Guest, Guest], Awaitable[None]]


@pytest.fixture
def run(tmp_path: Path) -> Callable[[Work], None]:
    """Runs something at open tables, with two guests, of whom nobody is waited for."""
    settings = replace(settings_in(tmp_path), away_seconds=0)
    return lambda work: served(settings, work, "Ada", "Bob")


async def seated(tables: Tables, ada: Guest, bob: Guest, *bots: SeatPlan) -> LiveTable:
    """A table of two people whose match has a header and waits for nonces."""
    table = await tables.open_table(ada, NewTable(game="carcasse", seats=(Person(name="Ada"), Free(), *bots)))
    await tables.sit(table, bob, Sit(invite=table.row.invite, name="Bob"))
    return table


async def dealt(tables: Tables, ada: Guest, bob: Guest, *bots: SeatPlan) -> LiveTable:
    """The same, dealt."""
    table = await seated(tables, ada, bob, *bots)
    for seat, guest in enumerate((ada, bob)):
        await tables.command(table, guest, Nonce(id="n", seat=seat, nonce="x"))
    return table


async def agree(tables: Tables, table: LiveTable, guest: Guest, seat: int, number: int = 0) -> bool:
    """Somebody agrees to end the match; whether it has ended."""
    await tables.command(table, guest, Consent(id=f"c{seat}{number}", seat=seat, agrees=True))
    return table.phase() == "over"


async def stand_in(tables: Tables, table: LiveTable, ada: Guest) -> None:
    """An opponent lets a bot play for somebody who is away."""
    await tables.command(table, ada, Replace(id="r", seat=1, level="plankton"))


async def hurry(tables: Tables, table: LiveTable, ada: Guest) -> None:
    """The clock lets a bot play for a moment."""
    table.seat_bot(1, CLOCK)


@pytest.mark.parametrize("bot", [stand_in, hurry])
def test_a_leader_cannot_end_a_match_while_a_bot_stands_in_for_the_other(
    run: Callable[[Work], None], bot: Callable[[Tables, LiveTable, Guest], Awaitable[None]]
) -> None:
    async def work(tables: Tables, ada: Guest, bob: Guest) -> None:
        table = await dealt(tables, ada, bob)
        if table.turn() == 1:
            await tables.command(table, bob, an_act(table))
        if table.turn() == 0:  # the bot on Bob's seat would end the agreement by moving
            await bot(tables, table, ada)
            assert 1 in table.bots
            assert not await agree(tables, table, ada, 0)
            assert await agree(tables, table, bob, 1), "who is replaced may agree from outside"
            assert table.match is not None
            assert Remark("ended", 1, "0 1") in table.match.lines

    run(work)


def test_a_consent_lapses_with_the_next_act(run: Callable[[Work], None]) -> None:
    async def work(tables: Tables, ada: Guest, bob: Guest) -> None:
        table = await dealt(tables, ada, bob)
        first, other = (ada, bob) if table.turn() == 0 else (bob, ada)
        seat = table.turn()
        assert not await agree(tables, table, other, 1 - seat)
        await tables.command(table, first, an_act(table))
        assert not table.seat(1 - seat).agrees
        stored = await tables.store.load(table.row.id)
        assert stored is not None
        assert not any(row.agrees for row in stored.table.seats)
        if table.phase() != "over":
            assert not await agree(tables, table, first, seat), "the other agreed to another end"

    run(work)


@pytest.mark.parametrize(("bots", "level"), [((), STANDIN), ((Bot(level="plankton"),), "plankton")])
def test_a_stand_in_plays_at_the_level_of_the_table(
    run: Callable[[Work], None], bots: tuple[SeatPlan, ...], level: str
) -> None:
    async def work(tables: Tables, ada: Guest, bob: Guest) -> None:
        table = await dealt(tables, ada, bob, *bots)
        other = "plankton" if level == STANDIN else STANDIN
        await tables.command(table, ada, Replace(id="r", seat=1, level=other))
        assert table.bots[1] == level, "an opponent does not choose who plays for a leaver"
        await tables.command(table, ada, Resign(id="x", seat=0))
        assert table.bots[0] == level

    run(work)


def test_who_names_no_level_gets_the_one_of_the_table(run: Callable[[Work], None]) -> None:
    async def work(tables: Tables, ada: Guest, bob: Guest) -> None:
        table = await dealt(tables, ada, bob, Bot(level="snorkeller"))
        await tables.command(table, ada, Replace(id="r", seat=0))
        assert table.bots[0] == "snorkeller"

    run(work)


def test_old_ids_of_levels_go_on_working(run: Callable[[Work], None]) -> None:
    """From a program of before, and in a journal of before, which stays as it is."""

    async def work(tables: Tables, ada: Guest, bob: Guest) -> None:
        table = await dealt(tables, ada, bob, Bot(level="random"))
        await tables.command(table, ada, Replace(id="r", seat=0, level="heuristic"))
        table.remark(Remark("bot", 1, "random"))
        assert [seat.level for seat in info_of(table, ada).seats] == ["diver", "plankton", "plankton"]
        assert table.match is not None
        assert Remark("bot", 1, "random") in table.match.lines

    run(work)


def test_the_nonce_of_who_is_away_is_nobodys_choice(run: Callable[[Work], None]) -> None:
    async def work(tables: Tables, ada: Guest, bob: Guest) -> None:
        table = await seated(tables, ada, bob, Bot(level="plankton"))
        await stand_in(tables, table, ada)
        assert table.match is not None
        for seat in (1, 2):
            nonce = derived_nonce(table.match.header.digest(), seat)
            assert Remark("derived", seat, nonce) in table.match.lines

    run(work)
