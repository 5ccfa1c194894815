"""Costly work: done once for all who see the same, beside the event loop, and charged to who asks for it."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tablereef.table.door.shares import Share
from tablereef.table.live.info import info_of, outline_of
from tablereef.table.live.opening import planned
from tablereef.table.live.table import LiveTable
from tablereef.table.seen import news
from tablereef.table.store.rows import Guest
from tablereef.table.wire.messages import Bot, NewTable, Person
from tests.table.inside import serving, settings_in
from tests.table.server import FAST, Answer, Server, ask

ADA = Guest("ada", "Ada")


class Watcher:
    """Somebody who is connected and does nothing."""

    guest: Guest | None = None
    place = ""

    def notice(self) -> None: ...

    def answer(self, message: Any) -> None: ...

    def dismiss(self, refusal: Any, again: bool) -> None: ...


def dealt_table() -> LiveTable:
    """A table of one person and a bot."""
    table = planned(ADA, NewTable(game="carcasse", seats=(Person(name="Ada"), Bot(level="plankton"))))
    give_nonce(table)
    return table


def give_nonce(table: LiveTable) -> None:
    """The person's part in the deal."""
    assert table.match is not None
    table.match.add_nonce(0, "ada" * 8)
    table.deal_if_ready()


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> Counter[int | None]:
    """How often a state was made, by who looks."""
    made: Counter[int | None] = Counter()
    make = news.match_state

    def counted(match: Any, viewer: int | None, *more: Any) -> Any:
        made[viewer] += 1
        return make(match, viewer, *more)

    monkeypatch.setattr(news, "match_state", counted)
    return made


def test_a_state_is_made_once_for_all_sockets_that_see_the_same(made: Counter[int | None]) -> None:
    table = dealt_table()
    told = {table.told(None, None, news.Heard()) for _ in range(100)}
    own = {table.told(ADA, 0, news.Heard()) for _ in range(100)}
    assert made == {None: 1, 0: 1}
    assert len(told) == len(own) == 1
    assert told != own


def test_a_state_is_made_anew_when_something_happened(made: Counter[int | None]) -> None:
    table = dealt_table()
    first = table.told(ADA, 0, news.Heard())
    table.seat_bot(0, "plankton")
    assert table.told(ADA, 0, news.Heard()) != first
    assert made[0] == 2


def test_states_that_are_kept_for_others_are_few() -> None:
    table = dealt_table()
    for since in range(table.version()):
        table.told(None, None, news.Heard(since))
        table.told(ADA, 0, news.Heard(since))
    assert len(table.written) <= 12


def test_many_watchers_do_not_make_the_table_costlier(monkeypatch: pytest.MonkeyPatch) -> None:
    table, asked = dealt_table(), list[Guest | None]()
    for _ in range(100):
        table.come(Watcher())

    def seats_of(_: LiveTable, guest: Guest | None) -> tuple[int, ...]:
        asked.append(guest)
        return ()

    monkeypatch.setattr(LiveTable, "seats_of", seats_of)
    assert info_of(table, None).watchers == 100
    assert len(asked) == 1


def test_what_anyone_may_know_of_a_table_is_made_once_until_something_is_told() -> None:
    table = dealt_table()
    first = outline_of(table)
    assert outline_of(table) is first
    table.come(Watcher())
    assert outline_of(table).watchers == first.watchers + 1


def test_who_owes_nothing_is_told_at_once() -> None:
    async def pay() -> float:
        share, began = Share(0.2), time.monotonic()
        async with share.lane:
            await share.pay()
        share.bucket.charge(0.08)
        await share.pay()
        return time.monotonic() - began

    assert 0.15 < asyncio.run(pay()) < 2


def test_who_took_more_than_a_share_waits_and_nobody_else() -> None:
    async def take() -> tuple[float, float]:
        greedy, other = Share(0.2), Share(0.2)
        greedy.bucket.charge(0.08)  # half of it is free; the rest takes five times as long
        began = time.monotonic()
        await other.turn()
        quick = time.monotonic() - began
        await greedy.turn()
        return quick, time.monotonic() - began

    quick, slow = asyncio.run(take())
    assert quick < 0.1 < 0.15 < slow < 2


def test_work_is_charged_by_its_computing_and_not_by_its_waiting() -> None:
    async def work(share: Share) -> float:
        async def compute_and_wait() -> str:
            end = time.thread_time() + 0.03
            while time.thread_time() < end:
                pass
            await asyncio.sleep(0.2)
            return "done"

        level = share.bucket.level
        assert await share.charged(compute_and_wait()) == "done"
        return level - share.bucket.level

    assert 0.03 <= asyncio.run(work(Share(1e-6))) < 0.15


def test_what_breaks_in_charged_work_is_noticed() -> None:
    async def work() -> None:
        async def wait_in_vain() -> None:
            await asyncio.sleep(10)

        async with asyncio.timeout(0.05):
            await Share(1.0).charged(wait_in_vain())

    with pytest.raises(TimeoutError):
        asyncio.run(work())


def test_others_come_between_what_one_place_asks_for() -> None:
    async def take() -> list[str]:
        greedy, other, done = Share(1.0), Share(1.0), list[str]()

        async def do(share: Share, name: str) -> None:
            await share.turn()
            done.append(name)

        await asyncio.gather(*(do(greedy, "greedy") for _ in range(50)), do(other, "other"))
        return done

    assert asyncio.run(take()).index("other") < 5


def test_a_replay_is_looked_at_beside_the_event_loop(tmp_path: Path) -> None:
    async def look() -> None:
        async with serving(replace(settings_in(tmp_path), share_of_a_place=0.2)) as inside:
            known = (await inside.client.post("/api/guests", json={"name": "Ada"})).json()
            bearer = {"Authorization": f"Bearer {known['token']}"}
            plan = {"game": "carcasse", "options": {"memory_aid": "on"}, "spectators": "open"}
            seats = [{"type": "person", "name": "Ada"}, {"type": "bot", "level": "plankton"}]
            opened = await inside.client.post("/api/tables", json=plan | {"seats": seats}, headers=bearer)
            table = await inside.tables.find(opened.json()["id"])
            give_nonce(table)
            await inside.tables.keep(table, table.change(None))
            answer = await inside.client.get(f"/api/tables/{table.row.id}/replay", headers=bearer)
            assert 0 < len(answer.json()["lines"]) == answer.json()["versions"]
            assert len(inside.tables.looker.pool._processes) == 1

    asyncio.run(look())


def test_readiness_is_asked_only_so_often(folder: Path) -> None:
    with Server(folder, *FAST) as server:
        answers = Counter[int]()
        for _ in range(100):
            try:
                ask(server, "GET", "/health/ready")
                answers[200] += 1
            except Answer as refused:
                answers[refused.status] += 1
        assert answers[429] > 0
        assert ask(server, "GET", "/api/house")["games"]
