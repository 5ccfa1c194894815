"""What an operator orders while servers run: guests sent away, their seats handed over, addresses shut out."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql
from websockets.asyncio.client import connect

from tablereef.bots.levels import STANDIN
from tablereef.kernel.refusals import Refusal
from tablereef.table.admin import Desk, place_named
from tablereef.table.live import shelf as shelves
from tablereef.table.live import tables as tables_module
from tablereef.table.live.table import CLOCK, LiveTable
from tablereef.table.live.tables import Tables
from tablereef.table.settings import Settings
from tablereef.table.store import orders
from tablereef.table.store.rows import Guest
from tablereef.table.store.shapes import TABLES
from tablereef.table.wire.messages import PROTOCOL, Free, NewTable, Person, Return, Sit
from tests.table.conftest import Database
from tests.table.inside import Inside, served, serving, settings_in
from tests.table.test_standins import dealt, seated
from tests.table.test_tables import until

PLAN = NewTable(game="carcasse", seats=(Person(name="Ada"), Free()), spectators="open")
HERE = "127.0.0.1"


@pytest.fixture(autouse=True)
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits long for a round of the steward."""
    monkeypatch.setattr(tables_module, "ROUND_SECONDS", 0.05)


async def at_desk(settings: Settings, order: str, *about: str) -> Any:
    """What the operator is told, who sits in another process."""
    return await asyncio.to_thread(getattr(Desk(settings, "en"), order), *about)


async def nothing_is_left(tables: Tables) -> None:
    """Until all seats are handed over."""
    while (await orders.standing(tables.store)).leaving:
        await asyncio.sleep(0.05)


def bot_of_bob(table: LiveTable) -> str | None:
    return table.bots.get(1)


def test_the_seats_of_a_kicked_guest_go_to_bots_and_can_be_taken_back(settings: Settings) -> None:
    async def work(tables: Tables, ada: Guest, bob: Guest) -> None:
        table = await tables.find((await dealt(tables, ada, bob)).row.id)
        said = await at_desk(settings, "kick", bob.id)
        assert said == f"{bob.id} is sent away; tables where bots take the seats, or the seats are free: 1"
        await until(lambda: bot_of_bob(table) == STANDIN, "nobody took the seat")
        await nothing_is_left(tables)
        await tables.command(table, bob, Return(id="back", seat=1))
        await asyncio.sleep(0.2)
        assert bot_of_bob(table) is None, "it was ordered once"

    served(settings, work, "Ada", "Bob")
    with pytest.raises(Refusal, match="There is no guest nobody"):
        Desk(settings, "en").kick("nobody")


def test_a_bot_that_only_moves_for_the_clock_stays(tmp_path: Path) -> None:
    async def work(tables: Tables, ada: Guest, bob: Guest) -> None:
        table = await seated(tables, ada, bob)
        table.seat_bot(1, CLOCK)
        await orders.kick(tables.store, bob.id)
        await until(lambda: bot_of_bob(table) == STANDIN, "the seat is Bob's again after one move")

    served(settings_in(tmp_path), work, "Ada", "Bob")


def test_before_a_match_begins_the_seats_are_free_and_a_hosts_table_is_gone(settings: Settings) -> None:
    async def work(tables: Tables, ada: Guest, bob: Guest) -> None:
        three = NewTable(game="carcasse", seats=(*PLAN.seats, Free()))
        hosts, guests = (await tables.open_table(bob, PLAN)).row.id, await tables.open_table(ada, three)
        table = await tables.find(guests.row.id)
        await tables.sit(table, bob, Sit(invite=table.row.invite, name="Bob"))
        assert await orders.kick(tables.store, bob.id) == 2
        await nothing_is_left(tables)
        table = await tables.find(table.row.id)
        assert [row.name for row in table.row.seats] == ["Ada", None, None]
        with pytest.raises(Refusal, match="does not exist"):
            await tables.find(hosts)

    served(settings, work, "Ada", "Bob")


def test_what_was_ordered_while_nobody_served_is_done_later(settings: Settings) -> None:
    ids: list[str] = []

    async def play(tables: Tables, ada: Guest, bob: Guest) -> None:
        ids.extend([(await dealt(tables, ada, bob)).row.id, bob.id])

    async def look(tables: Tables, ada: Guest, bob: Guest) -> None:
        await nothing_is_left(tables)
        assert bot_of_bob(await tables.find(ids[0])) == STANDIN

    served(settings, play, "Ada", "Bob")
    Desk(settings, "en").kick(ids[1])
    served(settings, look, "Ada", "Bob")


def test_a_table_that_cannot_be_opened_is_given_up_and_keeps_nobody_else(tmp_path: Path) -> None:
    async def work(tables: Tables, ada: Guest, bob: Guest) -> None:
        broken, table = [await dealt(tables, ada, bob) for _ in range(2)]
        del tables.live[broken.row.id]
        async with tables.store.transaction() as connection:
            damage = sql.update(TABLES).where(TABLES.c.id == broken.row.id).values(pace="nonsense")
            await connection.execute(damage)
        await orders.kick(tables.store, bob.id)
        await nothing_is_left(tables)
        assert bot_of_bob(table) == STANDIN

    served(settings_in(tmp_path), work, "Ada", "Bob")


def test_guests_are_listed_with_what_they_hold(settings: Settings) -> None:
    assert Desk(settings, "en").guests() == ["Nobody has come yet."]

    async def work(tables: Tables, ada: Guest, bob: Guest) -> None:
        table = await tables.open_table(ada, PLAN)
        rows = {row.split("  ")[0]: row.split("  ")[2:] for row in await at_desk(settings, "guests")}
        assert rows == {ada.id: ["Ada", table.row.id], bob.id: ["Bob", "–"]}

    served(settings, work, "Ada", "Bob")


# — over real sockets —


async def hello(house: Inside, table_id: str, token: str | None) -> Any:
    """A socket at a table, after its first message."""
    socket = await connect(f"ws://{HERE}:{house.port}/api/tables/{table_id}/socket")
    await socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "token": token}))
    assert json.loads(await socket.recv())["type"] == "table"
    return socket


async def farewell(socket: Any) -> tuple[str, bool]:
    """Why a socket is closed, and whether one should come again."""
    async with asyncio.timeout(10):
        while (message := json.loads(await socket.recv()))["type"] != "closed":
            pass
        await socket.wait_closed()
    return message["kind"], message["again"]


@pytest.mark.parametrize("order", ["kick", "revoke", "rotate"])
def test_whoever_is_sent_away_is_told_so_and_others_stay(settings: Settings, order: str) -> None:
    async def come() -> None:
        async with serving(settings) as house:
            ada, others = await house.tables.welcome("Ada")
            bob, token = await house.tables.welcome("Bob")
            table = (await house.tables.open_table(ada, PLAN)).row
            host, watcher = [await hello(house, table.id, one) for one in (others, token)]
            said = await at_desk(settings, order, bob.id)
            assert await farewell(watcher) == ("kicked", False)
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(farewell(host), 0.3)
            answers = [await asks(house, one) for one in (token, said.rpartition(" ")[2])]
            assert answers == {"kick": [200, 401], "revoke": [401, 401], "rotate": [401, 200]}[order]
            await host.close()

    asyncio.run(come())


async def asks(house: Inside, token: str) -> int:
    """What somebody with a token is answered."""
    return (await house.client.get("/api/me", headers={"Authorization": f"Bearer {token}"})).status_code


def test_nobody_comes_in_from_a_banned_address_until_the_ban_is_lifted(settings: Settings) -> None:
    async def come() -> None:
        async with serving(settings) as house:
            ada, token = await house.tables.welcome("Ada")
            table = (await house.tables.open_table(ada, PLAN)).row
            sockets = [await hello(house, table.id, one) for one in (token, None)]
            assert await orders.ban(house.tables.store, HERE)
            assert not await orders.ban(house.tables.store, HERE)
            assert [await farewell(socket) for socket in sockets] == [("banned", False)] * 2
            answer = await house.client.get("/api/house")
            assert (answer.status_code, answer.json()["kind"]) == (403, "banned")
            assert await orders.lift(house.tables.store, HERE)
            await until(lambda: not house.tables.steward.banned, "it is still banned")
            assert (await house.client.get("/api/house")).status_code == 200

    asyncio.run(come())


def test_all_workers_heed_an_order_and_the_one_that_has_the_table_hands_it_over(
    tmp_path: Path, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shelves, "PEACE_SECONDS", 60.0)
    settings = replace(settings_in(tmp_path), database=database("postgresql"))

    async def work() -> None:
        async with AsyncExitStack() as stack:
            workers = Tables(settings), Tables(settings)
            for tables in workers:
                await tables.open()
                stack.push_async_callback(tables.close)
            one, other = workers
            ada, bob = (await one.welcome("Ada"))[0], (await other.welcome("Bob"))[0]
            opened = await one.find((await seated(one, ada, bob)).row.id)
            await at_desk(settings, "kick", bob.id)
            await at_desk(settings, "ban", "2001:db8::1")
            await nothing_is_left(one)
            assert bot_of_bob(opened) == STANDIN
            assert not other.live
            await until(lambda: all(tables.steward.is_banned("2001:db8::/64") for tables in workers), "not banned")

    asyncio.run(work())


def test_addresses_are_banned_by_their_place(settings: Settings) -> None:
    desk = Desk(settings, "en")
    assert desk.bans() == ["No address is banned."]
    assert desk.ban("2001:db8::7") == "Nobody comes in from 2001:db8::/64 any more."
    assert desk.ban("2001:db8::/64") == "2001:db8::/64 was banned already."
    assert [row.split("  ")[1] for row in desk.bans()] == ["2001:db8::/64"]
    assert desk.lift("2001:db8::8") == "People may come in from 2001:db8::/64 again."
    with pytest.raises(Refusal, match="is not banned"):
        desk.lift("2001:db8::8")


@pytest.mark.parametrize(
    "address", ["", "everyone", "10.0.0.0/8", "2001:db8::/32", HERE, "::1", "::", "::ffff:127.0.0.1"]
)
def test_what_is_no_address_of_a_guest_is_not_banned(address: str) -> None:
    with pytest.raises(Refusal, match="cannot be banned"):
        place_named(address)
    assert [place_named(one) for one in ("10.0.0.7", "10.0.0.7/32", "::ffff:10.0.0.7")] == ["10.0.0.7"] * 3
