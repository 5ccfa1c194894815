"""People whose turn it is are called, where moves may take days: by push messages that only their browser can read."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tablereef.table.live import caller
from tablereef.table.live.table import LiveTable
from tablereef.table.live.tables import Tables
from tablereef.table.post import outside, seal
from tablereef.table.settings import Settings
from tablereef.table.store.calls import MOST, house_key, subscriptions_of
from tablereef.table.store.rows import Guest
from tablereef.table.wire.messages import Bot, Days, Free, NewTable, NoClock, Nonce, Pace, Person, SeatPlan, Sit
from tests.table.conftest import STORES, Database
from tests.table.inside import Inside, serving, settings_in
from tests.table.push_service import Browser, PushService, claims
from tests.table.test_tables import an_act, until

HOUSE = "https://reef.example.org"
CALM = 0.1  # seconds
Work = Callable[[Inside, PushService], Awaitable[None]]


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits long to be called."""
    monkeypatch.setattr(caller, "CALM_SECONDS", CALM)


def run(settings: Settings, work: Work) -> None:
    """Something at a server, beside a push service."""

    async def opened() -> None:
        async with PushService() as service, serving(replace(settings, push_anywhere=True, address=HOUSE)) as house:
            await work(house, service)

    asyncio.run(opened())


class Friend:
    """A guest with a browser that wants to be called."""

    def __init__(self, house: Inside, name: str) -> None:
        self.house, self.name, self.browser = house, name, Browser()

    async def come(self, endpoint: str = "") -> Friend:
        self.guest, self.token = await self.house.tables.welcome(self.name)
        if endpoint:
            assert (await self.wish(endpoint)).status_code == 200
        return self

    async def wish(self, endpoint: str, wanted: bool = True, more: dict[str, str] | None = None) -> Any:
        body = self.browser.wish(endpoint, wanted) | (more or {})
        return await self.house.client.put("/api/me/push", json=body, headers={"Authorization": f"Bearer {self.token}"})


async def opened(tables: Tables, guests: list[Guest], pace: Pace, *more: SeatPlan) -> LiveTable:
    """A table of two, at which both have sat down and nobody is there."""
    plan = NewTable(game="carcasse", seats=(Person(name="Ada"), Free(), *more), pace=pace)
    table = await tables.find((await tables.open_table(guests[0], plan)).row.id)
    await tables.sit(table, guests[1], Sit(invite=table.row.invite, name="Bob"))
    return table


async def turn_goes_over(tables: Tables, table: LiveTable, guests: list[Guest]) -> None:
    """Somebody moves until it is another's turn."""
    seat = table.turn()
    while table.turn() == seat:
        await tables.command(table, guests[seat], an_act(table, f"{table.version()}"))


async def settled(tables: Tables) -> None:
    """All calls are made."""
    while tables.works:
        await asyncio.sleep(0.01)


def test_who_comes_by_themselves_in_a_moment_is_not_called(tmp_path: Path) -> None:
    async def work(house: Inside, service: PushService) -> None:
        guests = [(await Friend(house, name).come(f"{service.url}/{name}")).guest for name in ("Ada", "Bob")]
        table = await opened(house.tables, guests, Days(per_move=2))
        table.present[guests[1].id] += 1
        await settled(house.tables)
        assert [path for path, _, _ in service.taken] == ["/Ada"]

    run(settings_in(tmp_path), work)


def test_a_server_that_closes_calls_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(caller, "CALM_SECONDS", 60.0)

    async def come() -> None:
        async with PushService() as service:
            async with serving(replace(settings_in(tmp_path), push_anywhere=True)) as house:
                guests = [(await Friend(house, name).come(f"{service.url}/{name}")).guest for name in ("Ada", "Bob")]
                await opened(house.tables, guests, Days(per_move=2))
                assert service.taken == []
            assert len(service.taken) == 2

    asyncio.run(asyncio.wait_for(come(), 30))


@pytest.mark.parametrize("store", STORES)
def test_whose_turn_it_is_is_called_in_their_language(tmp_path: Path, database: Database, store: str) -> None:
    async def work(house: Inside, service: PushService) -> None:
        friends = [await Friend(house, name).come(f"{service.url}/{name}") for name in ("Ada", "Bob")]
        guests = [friend.guest for friend in friends]
        table = await opened(house.tables, guests, Days(per_move=2))
        await until(lambda: len(service.taken) == 2, "both are awaited for the deal")
        for seat, guest in enumerate(guests):
            await house.tables.command(table, guest, Nonce(id=f"n{seat}", seat=seat, nonce=f"x{seat}"))
        await settled(house.tables)
        service.taken.clear()
        await turn_goes_over(house.tables, table, guests)
        await until(lambda: len(service.taken) == 1, "nobody was called")
        friend = friends[table.turn()]
        path, headers, body = service.taken[0]
        assert path == f"/{friend.name}"
        told = {"title": "Cap'taine Carcasse", "body": "Du bist am Zug.", "tag": f"/table/{table.row.id}"}
        assert friend.browser.read(body) == told
        assert (headers["content-encoding"], headers["topic"]) == ("aes128gcm", table.row.id)
        key = (await house.client.get("/api/calls")).json()["key"]
        said = claims(headers["authorization"], key)
        assert (said["aud"], said["sub"]) == (service.url, HOUSE)
        assert 0 < said["exp"] - time.time() <= 86_400

    run(replace(settings_in(tmp_path), database=database(store)), work)


def test_nobody_is_called_who_is_there_or_plays_without_days_or_has_a_bot(tmp_path: Path) -> None:
    async def work(house: Inside, service: PushService) -> None:
        friends = [await Friend(house, name).come(f"{service.url}/{name}") for name in ("Ada", "Bob")]
        guests = [friend.guest for friend in friends]
        await opened(house.tables, guests, NoClock())
        table = await opened(house.tables, guests, Days(per_move=2), Bot(level="diver"))
        await settled(house.tables)
        assert {path for path, _, _ in service.taken} == {"/Ada", "/Bob"}, "for the table with days alone"
        assert len(service.taken) == 2
        table.present[guests[0].id] = table.present[guests[1].id] = 1
        for seat, guest in enumerate(guests):
            await house.tables.command(table, guest, Nonce(id=f"n{seat}", seat=seat, nonce=f"x{seat}"))
        await settled(house.tables)
        assert len(service.taken) == 2

    run(settings_in(tmp_path), work)


def test_a_table_that_comes_from_the_store_calls_only_whom_the_next_move_awaits(tmp_path: Path) -> None:
    async def work(house: Inside, service: PushService) -> None:
        guests = [(await Friend(house, name).come(f"{service.url}/{name}")).guest for name in ("Ada", "Bob")]
        table = await opened(house.tables, guests, Days(per_move=2))
        for seat, guest in enumerate(guests):
            await house.tables.command(table, guest, Nonce(id=f"n{seat}", seat=seat, nonce=f"x{seat}"))
        await settled(house.tables)
        service.taken.clear()
        del house.tables.live[table.row.id]
        table = await house.tables.find(table.row.id)
        await settled(house.tables)
        assert service.taken == []
        await turn_goes_over(house.tables, table, guests)
        await settled(house.tables)
        assert [path for path, _, _ in service.taken] == [f"/{('Ada', 'Bob')[table.turn()]}"]

    run(settings_in(tmp_path), work)


def test_a_browser_that_is_gone_is_forgotten(tmp_path: Path) -> None:
    async def work(house: Inside, service: PushService) -> None:
        plan = NewTable(game="carcasse", seats=(Person(name="Ada"), Free()))
        friend = await Friend(house, "Ada").come()
        table = await house.tables.open_table(friend.guest, plan)
        for service.status, left in ((410, 0), (404, 0), (500, 1), (201, 1)):
            await friend.wish(f"{service.url}/x")
            await house.tables.caller.call(friend.guest.id, table.row)
            assert len(await subscriptions_of(house.tables.store, friend.guest.id)) == left

    run(settings_in(tmp_path), work)


def test_it_is_off_at_one_click_and_a_browser_calls_for_one_guest(tmp_path: Path) -> None:
    async def work(house: Inside, service: PushService) -> None:
        ada, bob = [await Friend(house, name).come(f"{service.url}/same") for name in ("Ada", "Bob")]
        assert await subscriptions_of(house.tables.store, ada.guest.id) == []
        assert len(await subscriptions_of(house.tables.store, bob.guest.id)) == 1
        await bob.wish(f"{service.url}/same", wanted=False)
        assert await subscriptions_of(house.tables.store, bob.guest.id) == []
        answers = [(await bob.wish(f"{service.url}/{number}")).status_code for number in range(MOST + 1)]
        assert answers == [200] * MOST + [429]
        assert (await house.client.put("/api/me/push", json=bob.browser.wish(service.url))).status_code == 401

    run(settings_in(tmp_path), work)


WRONG = (
    {"p256dh": "AAAA"}, {"auth": "AAAA"}, {"auth": "A"}, {"endpoint": "https://push.example.org/a b"},
    {"endpoint": "http://push.example.org/x"}, {"endpoint": "https://push.example.org:8443/x"},
    {"endpoint": "https://user@push.example.org/x"}, {"endpoint": "https:///x"}, {"language": "tlh"},
)  # fmt: skip
OURS = ("127.0.0.1", "localhost", "[::1]", "10.0.0.1", "169.254.169.254", "[::ffff:10.0.0.1]")
WRAPPED = (
    "224.0.0.1",
    "[ff0e::1]",
    "[fec0::1]",
    "[2002:7f00:1::]",
    "[64:ff9b::7f00:1]",
    "[::7f00:1]",
    "[64:ff9b:1::1]",
)


def test_where_nobody_can_be_called_is_refused(tmp_path: Path) -> None:
    async def come() -> None:
        async with serving(settings_in(tmp_path)) as house:
            friend = await Friend(house, "Ada").come("https://push.example.org/x")
            for wrong in WRONG:
                answer = await friend.wish("https://push.example.org/x", more=wrong)
                assert answer.status_code in (400, 404), wrong

    asyncio.run(come())


@pytest.mark.parametrize("host", [*OURS, *WRAPPED])
def test_nothing_is_sent_into_our_own_network(host: str) -> None:
    with pytest.raises(outside.Unreachable, match="public internet"):
        asyncio.run(outside.post(f"https://{host}/x", {}, b""))


@pytest.mark.parametrize("address", ["1.1.1.1", "2606:4700::1111", "64:ff9b::101:101"])
def test_what_is_public_is_reached_also_through_a_network_without_ipv4(address: str) -> None:
    assert outside.is_public(address)


def test_nobody_waits_long_for_a_service_that_does_not_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        silent = await asyncio.start_server(lambda reader, writer: asyncio.sleep(5), "127.0.0.1", 0)
        port = silent.sockets[0].getsockname()[1]
        with pytest.raises(outside.Unreachable, match="Timeout"):
            await outside.post(f"http://127.0.0.1:{port}/", {}, b"", anywhere=True)
        silent.close()

    monkeypatch.setattr(outside, "SECONDS", 0.2)
    asyncio.run(work())


def test_all_workers_have_the_same_key(tmp_path: Path, database: Database) -> None:
    settings = replace(settings_in(tmp_path), database=database("postgresql"))

    async def work() -> None:
        workers = [Tables(settings), Tables(settings)]
        for tables in workers:
            await tables.store.open()
        keys = await asyncio.gather(*(tables.caller.key() for tables in workers))
        assert len({seal.point(key) for key in keys}) == 1
        assert seal.point(seal.key_of(await house_key(workers[0].store, seal.new_key))) == seal.point(keys[0])
        for tables in workers:
            await tables.store.close()

    asyncio.run(work())


def test_the_example_of_the_standard() -> None:
    """RFC 8291, appendix A."""
    own = seal.key_of(seal.octets("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw").hex())
    theirs = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    lock = seal.Lock(seal.octets(theirs), seal.octets("BTBZMqHH6r4Tts7J_aSIgg"))
    message = b"When I grow up, I want to be a watermelon"
    body = seal.sealed_by(own, seal.octets("DGv6ra1nlYgDCS1FRnbzlw"), message, lock)
    assert seal.text(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_y"
        "l95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
