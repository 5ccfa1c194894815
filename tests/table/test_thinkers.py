"""Bots think beside the event loop, each in a process that knows it; Diver moves for one that cannot."""

from __future__ import annotations

import asyncio
import os
import time
from collections import OrderedDict
from collections.abc import Coroutine
from typing import Any, get_args

import pytest

from tablereef.bots import Diver
from tablereef.bots.levels import LEVELS
from tablereef.bots.octopus import Octopus
from tablereef.games import find
from tablereef.kernel.match import seeded_match
from tablereef.kernel.struct import flat
from tablereef.table import metrics
from tablereef.table.live import sitters, thinkers
from tablereef.table.live.info import info_of
from tablereef.table.live.opening import once_more, planned
from tablereef.table.live.sitters import Choice, Sitter, sitter_at
from tablereef.table.live.thinkers import Thinker, Thinkers
from tablereef.table.store.rows import Guest
from tablereef.table.wire.messages import Bot, NewTable, Person, Thought, Worth

MATCH = seeded_match(find("carcasse"), 2, 1)
ASKED = MATCH.knowledge(MATCH.turn())
HOST = Guest("ada", "Ada")


def sitter(level: str, thought: int = 0) -> Sitter:
    """A bot that is asked something."""
    return Sitter("table", "carcasse", ASKED.seat, level, thought, luck=1)


def slowly(*_: Any) -> Choice:
    time.sleep(1.0)
    return Choice(ASKED.choices()[1], is_own=True)


def endlessly(*_: Any) -> Choice:
    time.sleep(600)
    raise AssertionError


def in_vain(*_: Any) -> Choice:
    raise ValueError("no idea")


def nonsense(*_: Any) -> Choice:
    return Choice(-5, is_own=True)


def drowsily(*_: Any) -> Choice:
    return Choice(Diver().choose(ASKED), is_own=False)


class Silly:
    """A bot of which nobody else would think."""

    def choose(self, _: object) -> int:
        return 99


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


def test_the_loop_goes_on_while_a_bot_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    """A thought of a second, and meanwhile the event loop does many other things."""
    monkeypatch.setattr(thinkers, "think", slowly)

    async def other_things() -> None:
        bots, done = Thinkers(1), 0
        thought = asyncio.create_task(bots.choose(sitter("plankton"), ASKED))
        while not thought.done():
            await asyncio.sleep(0.01)
            done += 1
        assert thought.result() == ASKED.choices()[1]
        assert done > 10
        await bots.close()

    run(other_things())


def test_a_bot_that_dies_is_replaced() -> None:
    async def think_twice() -> None:
        bots = Thinkers(1)
        assert await bots.choose(sitter("diver"), ASKED) in ASKED.choices()
        for process in bots.of("table").pool._processes.values():
            process.kill()
        assert await bots.choose(sitter("diver"), ASKED) in ASKED.choices()
        await bots.close()

    run(think_twice())


@pytest.mark.parametrize(
    ("think", "why"), [(endlessly, "late"), (in_vain, "failed"), (nonsense, "failed"), (drowsily, "asleep")]
)
def test_diver_moves_for_a_bot_that_cannot_and_the_log_says_so(
    think: Any, why: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(thinkers, "think", think)
    if think is endlessly:
        monkeypatch.setattr(sitters, "PATIENCE_SECONDS", 1.0)
    figure = metrics.BOTS_REPLACED.labels("carcasse", why)._value
    before = figure.get()

    async def ask() -> None:
        bots = Thinkers(1)
        assert await bots.choose(sitter("octopus", 20), ASKED) == Diver().choose(ASKED)
        monkeypatch.undo()
        assert await bots.choose(sitter("plankton"), ASKED) in ASKED.choices(), "the next one thinks again"
        await bots.close()

    run(ask())
    assert [(record.message, vars(record)["bot"], vars(record)["why"]) for record in caplog.records] == [
        ("Diver chose for a bot", "octopus:20ms", why)
    ]
    assert figure.get() == before + 1


def test_the_plate_of_an_octopus_says_that_it_sleeps_until_it_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not where it is awake after a moment, and not of bots that never sleep."""
    monkeypatch.setattr(thinkers, "WAKING_SECONDS", 0)
    seats = Person(name="Ada"), Bot(level="octopus"), Bot(level="diver")
    table = planned(HOST, NewTable(game="carcasse", seats=seats))
    told: list[tuple[bool, ...]] = []
    monkeypatch.setattr(table, "tell", lambda: told.append(tuple(seat.asleep for seat in info_of(table, HOST).seats)))

    async def rouse(*answers: bool) -> None:
        bots, said = Thinkers(1), iter(answers)
        monkeypatch.setattr(Thinker, "ask", lambda *_: asyncio.sleep(0, next(said)))
        assert table.has_sleeper()
        await bots.rouse(table)
        await bots.rouse(table)
        assert next(said, None) is None, "once"

    run(rouse(False, False, False, True, True))
    assert told == [(False, True, False), (False, False, False)]
    table.is_roused = False
    run(rouse(False, True, True))
    assert len(told) == 2


def test_a_table_keeps_to_its_thinker_and_the_next_goes_to_another() -> None:
    async def ask() -> None:
        bots = Thinkers(2)
        one, other, again = [await bots.of(table).ask(os.getpid) for table in ("a", "b", "a")]
        assert one == again != other
        await bots.close()

    run(ask())


def test_one_choice_needs_no_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    knowledge = MATCH.knowledge(MATCH.turn())
    monkeypatch.setattr(type(knowledge), "choices", lambda _: [7])

    async def ask() -> None:
        bots = Thinkers(1)
        assert await bots.choose(sitter("octopus", 1), knowledge) == 7
        assert not bots.of_table

    run(ask())


def test_a_bot_is_made_once_for_its_seat_and_match(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sitters, "SITTING", OrderedDict())
    monkeypatch.setattr(sitters, "KEPT_BOTS", 2)
    first = sitters.bot_of(sitter("snorkeller"))
    assert sitters.bot_of(sitter("snorkeller")) is first
    assert sitters.bot_of(sitter("plankton")) is not first
    sitters.bot_of(sitter("diver"))
    assert sitters.bot_of(sitter("snorkeller")) is not first, "who was not asked for longest has gone"


def test_an_octopus_plays_like_diver_until_its_search_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sitters, "SITTING", OrderedDict({sitter("octopus", 1): Silly()}))
    monkeypatch.setattr(sitters, "AWAKE", set())
    monkeypatch.setattr(sitters, "WAKING", {})
    monkeypatch.setattr(sitters, "compile_search", lambda _: None)
    ints = flat(ASKED.state)
    assert sitters.think(sitter("octopus", 1), ints) == Choice(Diver().choose(ASKED), is_own=False)
    sitters.AWAKE.add("carcasse")
    assert sitters.think(sitter("octopus", 1), ints) == Choice(99, is_own=True)


class Weighing(Silly):
    """A bot that knows what its choices are worth."""

    def weigh(self, _: object) -> tuple[int, float, float]:
        return 99, 0.63, 0.55


def test_a_hint_is_the_search_s_with_its_worth_once_an_octopus_is_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    """Before that it is Diver's: a hint is worth no minute of compiling, and nobody waits for one."""
    monkeypatch.setattr(sitters, "SITTING", OrderedDict({sitter("octopus", 1): Weighing()}))
    monkeypatch.setattr(sitters, "AWAKE", set())
    monkeypatch.setattr(sitters, "WAKING", {})
    monkeypatch.setattr(sitters, "compile_search", lambda game: sitters.AWAKE.add(game))
    compiled: list[bool] = [False]
    monkeypatch.setattr(Octopus, "wakes_at_once", lambda _: compiled[0])
    ints, divers = flat(ASKED.state), Choice(Diver().choose(ASKED), is_own=True)
    assert sitters.advise(sitter("octopus", 1), ints) == divers
    assert not sitters.WAKING
    compiled[0] = True
    assert sitters.advise(sitter("octopus", 1), ints) == Choice(99, True, Worth(chance=0.63, other=0.55))
    sitters.AWAKE.clear()  # as while it compiles for an octopus at some table
    assert sitters.advise(sitter("octopus", 1), ints) == divers
    monkeypatch.setattr(sitters, "levels_here", lambda: LEVELS[:-1])
    assert sitters.advise(sitter("octopus", 1), ints) == divers, "the simulator is not installed"


@pytest.mark.parametrize("advise", [endlessly, in_vain, nonsense])
def test_diver_gives_the_hint_where_the_search_cannot(advise: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers, "advise", advise)
    if advise is endlessly:
        monkeypatch.setattr(sitters, "PATIENCE_SECONDS", 1.0)

    async def ask() -> None:
        bots = Thinkers(1)
        assert await bots.advise(sitter("octopus", 20), ASKED) == Choice(Diver().choose(ASKED), is_own=False)
        await bots.close()

    run(ask())


def test_the_more_wait_the_shorter_an_octopus_thinks() -> None:
    thoughts = [sitter("octopus", 3000).hurried(others).thought for others in (0, 1, 3, 30, 3000)]
    assert thoughts == [3000, 1500, 750, 93, 20]
    assert sitter("diver").hurried(5) == sitter("diver")


def test_bots_move_at_a_human_pace_and_plankton_is_quick() -> None:
    paces = {level: [sitters.pause(level, 1.0) for _ in range(50)] for level in LEVELS}
    assert max(paces["plankton"]) < min(paces["snorkeller"] + paces["diver"])
    assert len(set(paces["diver"])) > 1
    assert sitters.pause("diver", 0) == 0


@pytest.mark.parametrize("wanted", get_args(Thought))
def test_an_octopus_thinks_as_long_as_its_table_wants(wanted: Thought) -> None:
    plan = NewTable(game="carcasse", seats=(Person(name="Ada"), Bot(level="octopus")), thought=wanted)
    row = planned(HOST, plan).row
    assert sitter_at(row, 1, "octopus").name() == f"octopus:{sitters.THOUGHTS[wanted]}ms"
    assert sitter_at(row, 1, "diver").name() == "diver"
    assert once_more(HOST, row).row.thought == wanted


def test_the_luck_of_a_bot_follows_from_the_secret_and_its_seat() -> None:
    row = planned(HOST, NewTable(game="carcasse", seats=(Person(name="Ada"), Bot(level="plankton")))).row
    assert sitter_at(row, 1, "plankton") == sitter_at(row, 1, "plankton")
    lucks = {sitter_at(row, seat, "plankton").luck for seat in (0, 1)}
    row.secret = "another"
    assert len({*lucks, sitter_at(row, 1, "plankton").luck}) == 3
