"""The search: compiled as in CPython, reproducible, better than the player that it asks for advice."""

import time
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from tablereef.bots import Bot, Diver
from tablereef.bots.octopus import Octopus
from tablereef.kernel.dice import THOUGHT_STREAM, stream_of
from tablereef.kernel.game import OVER, takes_the_first
from tablereef.kernel.knowledge import Knowledge
from tablereef.kernel.match import seeded_match
from tablereef.kernel.refusals import Refusal
from tablereef.kernel.struct import clone
from tablereef.sim import search
from tablereef.sim.interpreted import interpreted
from tablereef.sim.search import Search, Thought, simulator_of
from tablereef.sim.simulator import LIMIT
from tests.mini import MINI
from tests.sim.test_play_on import some_positions

DECISIONS = [Knowledge(MINI, s, s.active) for s in some_positions(MINI, 3, 30) if MINI.turn(s) >= 0]
HARD = [known for known in DECISIONS if len(known.choices()) > 2]


def thought_in_cpython(known: Knowledge, codes: list[int], stream: int, rounds: int) -> tuple[list[int], list[int]]:
    """What each choice gains over the first one, and the squares, by the template in CPython."""
    tables, menu = [clone(known.state) for _ in range(3)], [SimpleNamespace(codes=[0] * MINI.menu_size)]
    gains, squares, worths = ([0] * len(codes) for _ in range(3))
    interpreted(MINI, search.think, bots=True)(
        tables, [None], menu, [1] * 3, codes, gains, squares, worths, [0] * 4, [0, 0],
        known.seat, 1, search.MARGIN, stream, 0, rounds, LIMIT,
    )  # fmt: skip
    return gains, squares


def test_thoughts_compiled_are_those_in_cpython() -> None:
    for known in HARD[:10]:
        searching, codes = Search(MINI), known.choices()
        tried = searching.tried(known, codes, Thought("1p"), 7)
        stream = stream_of(7, search.digest(searching.tables[:1]), THOUGHT_STREAM)
        advised = MINI.advise(known.state, list(codes), len(codes))
        order = [advised, *(code for code in codes if code != advised)]
        gains, squares = thought_in_cpython(known, order, stream, tried.rounds)
        found = dict(zip(order, zip(gains, squares, strict=True), strict=True))
        for code, *sums in zip(tried.codes.tolist(), tried.gains.tolist(), tried.squares.tolist(), strict=True):
            assert tuple(sums) == found[code]


def test_what_a_choice_is_worth_is_how_often_it_wins() -> None:
    """Of the choice that would be made, and of another, in worlds that the seat imagines; the same again."""
    for known in HARD[:5]:
        bot = Octopus(MINI, known.seat, 3, "300p")
        code, chance, other = bot.weigh(known)
        assert code == bot.choose(known)
        assert bot.weigh(known) == (code, chance, other)
        worlds = simulator_of(MINI).worlds(known, 2000, 5)
        won = {each: share_of(known, each, worlds) for each in known.choices()}
        assert won[code] == pytest.approx(chance, abs=0.1)
        assert min(abs(share - other) for each, share in won.items() if each != code) < 0.1


def share_of(known: Knowledge, code: int, worlds: Any) -> float:
    """How often the seat wins by a choice in these worlds."""
    simulator = simulator_of(MINI)
    positions = simulator.positions(worlds)
    for s in positions:
        MINI.apply(s, code)
    won = simulator.play_on(simulator.records(*positions), ("heuristic",), 5).places == 1
    return float((won / won.sum(axis=1, keepdims=True))[:, known.seat].mean())


def test_counted_by_playouts_a_decision_is_the_same_again() -> None:
    for known in HARD[:10]:
        one, two = (Octopus(MINI, known.seat, 3, "300p") for _ in range(2))
        choice = one.choose(known)
        assert choice in known.choices()
        assert (one.choose(known), two.choose(known)) == (choice, choice)


def test_one_choice_costs_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    known = next(known for known in DECISIONS if len(known.choices()) == 1)
    bot: Any = Octopus(MINI, known.seat, 1)
    monkeypatch.setattr(bot.search, "tried", None)
    assert [bot.choose(known)] == known.choices()


def test_it_thinks_as_long_as_it_may_and_no_longer() -> None:
    bot = Octopus(MINI, HARD[0].seat, 1, "40ms")
    bot.choose(HARD[0])  # compiles
    begun = time.thread_time()
    bot.choose(HARD[0])
    assert 0.04 <= time.thread_time() - begun < 0.08


def test_time_ends_where_more_playouts_are_of_no_use() -> None:
    """So two seconds are never weaker than half a second; who asks for playouts gets them all."""
    known, searching = HARD[0], Search(MINI)
    codes = known.choices()
    playouts = [searching.tried(known, codes, Thought(text, 3000), 7).playouts for text in ("60s", "3000p", "6000p")]
    assert playouts[0] == playouts[1] < 6000 <= playouts[2]
    sated = replace(MINI, playouts=300)
    for known in HARD[:10]:
        generous, counted = (Octopus(sated, known.seat, 3, text) for text in ("60s", "300p"))
        assert generous.choose(known) == counted.choose(known)


def test_where_a_game_has_no_player_of_its_own_it_plays_out_at_random() -> None:
    """And beats at once who takes the first choice."""
    game, wins = replace(MINI, advise=takes_the_first), 0.0
    for index in range(20):
        mine, match = index % 2, seeded_match(game, 2, index // 2)
        bots: dict[int, Bot] = {mine: Octopus(game, mine, index, "100p"), 1 - mine: Diver()}
        while (seat := match.turn()) != OVER:
            match.act(seat, bots[seat].choose(match.knowledge(seat)))
        wins += match.outcome().shares()[mine]
    assert wins > 15


@pytest.mark.parametrize("text", ["", "50", "ms", "0ms", "-5p", "1.5s", "50 ms"])
def test_a_thought_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(Refusal, match="50ms, 2s, 200p"):
        Thought(text)


def test_all_choices_meet_the_same_world_and_the_same_chance() -> None:
    """So a choice that is tried twice gains nothing over itself."""
    searching, known = Search(MINI), HARD[0]
    searching.tables[:1] = searching.simulator.records(known.state)
    twice = np.array(known.choices()[:1] * 2, dtype=np.int32)
    tried = search.Tried(twice, *np.zeros((2, 2), dtype=np.int64))
    searching.rounds(tried, known.seat, 5, 20)
    assert tried.squares.tolist() == [0, 0]
