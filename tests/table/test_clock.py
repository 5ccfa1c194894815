"""The clock of the house: what the server does by itself, whose time is over, and which time does not count."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql
from prometheus_client import REGISTRY
from websockets.asyncio.client import connect

from tablereef.table.live import clock as clocks
from tablereef.table.live import table as table_module
from tablereef.table.live.clock import Clock
from tablereef.table.live.tables import Tables
from tablereef.table.loops import STUCK_SECONDS, Loop
from tablereef.table.refusals import TableRefusal
from tablereef.table.store import database, engine
from tablereef.table.store.shapes import PULSES, TABLES
from tablereef.table.wire.messages import PROTOCOL, Days, Free, NewTable, Nonce, Person, Return, Seconds, Sit
from tests.table.inside import served, serving, settings_in
from tests.table.test_tables import TWO, dealt, until

HOUR = 3600.0


def test_a_round_that_fails_is_not_the_last(caplog: pytest.LogCaptureFixture) -> None:
    rounds: list[int] = []

    async def work() -> None:
        rounds.append(len(rounds))
        if rounds[-1] == 0:
            raise TableRefusal("store_failed")
        if rounds[-1] == 1:
            raise ZeroDivisionError

    async def watch() -> None:
        loop = Loop("test", 0.01, work)
        loop.done -= HOUR
        assert not loop.is_alive()
        assert REGISTRY.get_sample_value("tablereef_loop_age_seconds", {"loop": "test"}) == pytest.approx(HOUR, abs=5)
        running = asyncio.create_task(loop.run())
        while not loop.is_alive():
            await asyncio.sleep(0.01)
        running.cancel()
        assert loop.age() < STUCK_SECONDS

    asyncio.run(watch())
    assert len(rounds) >= 3
    assert [record.levelname for record in caplog.records] == ["WARNING", "ERROR"]


def test_a_table_that_cannot_be_read_stops_no_other_clock(tmp_path: Path) -> None:
    async def work(tables: Tables, guest: Any) -> None:
        plan = NewTable(game="carcasse", seats=TWO, pace=Days(per_move=2))
        bad, good = await dealt(tables, guest, plan), await dealt(tables, guest, plan)
        async with tables.store.transaction() as connection:
            await connection.execute(sql.update(TABLES).where(TABLES.c.id == bad.row.id).values(pace="{"))
        del tables.live[bad.row.id]
        seat, now = good.turn(), time.time()
        good.row.due = now - 1
        tables.dues |= {bad.row.id: now - 2, good.row.id: now - 1}
        await until(lambda: good.turn() != seat and not good.bots, "no bot moved")
        assert bad.row.id not in tables.dues
        assert await tables.is_ready()

    served(settings_in(tmp_path), work, "Ada")


def test_what_breaks_at_one_table_is_tried_again_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clocks, "LATER_SECONDS", 0.0)

    async def work(tables: Tables, guest: Any) -> None:
        table = await dealt(tables, guest, NewTable(game="carcasse", seats=TWO, pace=Days(per_move=2)))
        tables.dues[table.row.id] = table.row.due = time.time() - 1
        seat, seats = table.turn(), iter((ZeroDivisionError(), TableRefusal("store_failed")))
        seat_bots = clocks.seat_bots

        def fail_twice(which: Any) -> bool:
            for problem in seats:
                raise problem
            return seat_bots(which)

        monkeypatch.setattr(clocks, "seat_bots", fail_twice)
        await until(lambda: table.turn() != seat and not table.bots, "no bot moved")

    served(settings_in(tmp_path), work, "Ada")


def test_who_withholds_the_nonce_loses_the_seat_to_a_bot_and_can_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(tables: Tables, guest: Any) -> None:
        plan = NewTable(game="carcasse", seats=(Person(name="Ada"), Free()))
        table = await tables.open_table(guest, plan)
        assert table.row.due is None
        bob, _ = await tables.welcome("Bob")
        await tables.sit(table, bob, Sit(invite=table.row.invite, name="Bob"))
        due = table.row.due
        assert due == pytest.approx(time.time() + table_module.NONCE_SECONDS, abs=5)
        await tables.command(table, guest, Nonce(id="n", seat=0, nonce="x"))
        assert table.phase() == "dealing"
        assert table.row.due == due, "what others do gives no more time"
        assert tables.dues[table.row.id] == due
        tables.dues[table.row.id] = table.row.due = time.time() - 1
        await until(lambda: table.phase() != "dealing", "the deal waits for ever")
        assert 1 in table.bots
        assert 0 not in table.bots
        await tables.command(table, bob, Return(id="r", seat=1))
        assert not table.bots

    served(settings_in(tmp_path), work, "Ada")


def test_where_a_move_may_take_days_so_may_a_nonce(tmp_path: Path) -> None:
    async def work(tables: Tables, guest: Any) -> None:
        table = await tables.open_table(guest, NewTable(game="carcasse", seats=TWO, pace=Days(per_move=3)))
        assert table.row.due == pytest.approx(time.time() + 3 * 86_400, abs=5)

    served(settings_in(tmp_path), work, "Ada")


def test_the_time_in_which_the_server_was_down_does_not_count(tmp_path: Path) -> None:
    found: list[tuple[str, float]] = []

    async def play(tables: Tables, guest: Any) -> None:
        table = await dealt(tables, guest, NewTable(game="carcasse", seats=TWO, pace=Seconds(per_move=600)))
        assert table.row.due is not None
        found.append((table.row.id, table.row.due))

    async def an_hour_passes(tables: Tables, guest: Any) -> None:
        async with tables.store.transaction() as connection:
            await connection.execute(sql.update(PULSES).values(beat=PULSES.c.beat - HOUR))
            await connection.execute(sql.update(TABLES).values(due=TABLES.c.due - HOUR))

    async def look(tables: Tables, guest: Any) -> None:
        table_id, due = found[0]
        assert tables.dues[table_id] == pytest.approx(due, abs=30)
        assert (await tables.find(table_id)).row.due == tables.dues[table_id]

    for work in (play, an_hour_passes, look):
        served(settings_in(tmp_path), work, "Ada")


def test_who_looks_on_is_told_that_a_time_was_put_off(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(settings_in(tmp_path)) as server:
            guest, token = await server.tables.welcome("Ada")
            plan = NewTable(game="carcasse", seats=TWO, pace=Seconds(per_move=600))
            table = await dealt(server.tables, guest, plan)
            address = f"ws://127.0.0.1:{server.port}/api/tables/{table.row.id}/socket"
            async with connect(address) as socket:
                await socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "token": token, "seat": 0}))
                before = await next_deadline(socket)
                server.tables.put_off(time.time(), 60.0)
                assert await next_deadline(socket) == pytest.approx(before + 60.0, abs=1)

    asyncio.run(play())


def test_a_table_that_is_read_while_a_time_is_put_off_has_that_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(tables: Tables, guest: Any) -> None:
        table = await dealt(tables, guest, NewTable(game="carcasse", seats=TWO, pace=Seconds(per_move=600)))
        due, load = table.row.due, tables.store.load
        assert due is not None
        del tables.live[table.row.id]

        async def load_and_put_off(table_id: str) -> Any:
            stored = await load(table_id)
            monkeypatch.undo()
            await tables.store.beat(time.time(), lambda last: 60.0)
            tables.put_off(due - 1, 60.0)
            return stored

        monkeypatch.setattr(tables.store, "load", load_and_put_off)
        assert (await tables.find(table.row.id)).row.due == pytest.approx(due + 60.0, abs=1)

    served(settings_in(tmp_path), play, "Ada")


async def next_deadline(socket: Any) -> float:
    """As the next state tells it."""
    while True:
        message = json.loads(await asyncio.wait_for(socket.recv(), 20))
        if message["type"] == "state":
            return float(message["deadline"])


class House:
    """As much of a house as a clock needs that only beats."""

    def __init__(self, tmp_path: Path) -> None:
        tables = Tables(settings_in(tmp_path))
        self.store, self.claim, self.dues, self.put_off = tables.store, tables.claim, tables.dues, tables.put_off
        self.dues |= {"soon": time.time() + 10, "long ago": time.time() - HOUR}


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_whoever_sets_the_wall_clock_takes_no_time_from_anyone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jump: float
) -> None:
    async def beat() -> None:
        house: Any = House(tmp_path)
        await house.store.open()
        clock = Clock(house, 0.0)
        await clock.beat()
        assert clock.away() == 0
        assert not clock.is_beat_due()
        before, real = dict(house.dues), time.time
        monkeypatch.setattr(time, "time", lambda: real() + jump)
        assert clock.is_beat_due()
        await clock.beat()
        assert house.dues["soon"] == pytest.approx(before["soon"] + jump, abs=2)
        assert house.dues["long ago"] == before["long ago"]
        assert clock.away() == 0
        await house.claim.release()
        await house.store.close()

    asyncio.run(beat())


def test_readiness_needs_loops_that_go_on_and_a_store_that_takes_something(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine, "SQLITE", ("journal_mode=WAL", "busy_timeout=1000"))
    monkeypatch.setattr(database, "PROOF_SECONDS", 0.0)

    async def work(tables: Tables, guest: Any) -> None:
        assert await tables.is_ready()
        file = tmp_path / "tablereef.db"
        with sqlite3.connect(file, isolation_level=None, check_same_thread=False) as other:
            await asyncio.to_thread(other.execute, "BEGIN IMMEDIATE")  # once the server has finished what it writes
            with pytest.raises(TableRefusal):
                await tables.is_ready()
            other.execute("ROLLBACK")
        assert await tables.is_ready()
        monkeypatch.setattr(tables.loops[0], "age", lambda: HOUR)
        assert not await tables.is_ready()

    served(settings_in(tmp_path), work, "Ada")
