"""Compiled = interpreted, position by position, over all seat counts and options."""

import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tablereef.games import GAMES, find
from tablereef.kernel import dice
from tablereef.kernel.game import Game
from tablereef.kernel.struct import clone, flat, unflat
from tablereef.sim import machine_dice
from tablereef.sim.simulator import Simulator
from tests.laws.tables import EVERY_GAME, a_table, every_table
from tests.mini import MINI
from tests.parity.replay import replay, rows

CARCASSE = find("carcasse")


@pytest.fixture(scope="module")
def simulator() -> Simulator:
    return Simulator(CARCASSE)


@pytest.fixture(scope="module")
def checked() -> Simulator:
    return Simulator(CARCASSE, boundscheck=True)


@pytest.mark.slow
@pytest.mark.parametrize("share", range(4))
def test_twenty_thousand_plain_games_replay_in_cpython(simulator: Simulator, checked: Simulator, share: int) -> None:
    """The same games compiled with bounds checks are the same, so they replay too."""
    events = 0
    for index in range(share, 20_000, 4):
        events += replay(CARCASSE, simulator, 2 + index % 3, 11, index, {}, "random")
        plain, checks = (sim.trace(2 + index % 3, 11, index)[0] for sim in (simulator, checked))
        assert plain.tobytes() == checks.tobytes()
    assert events > 600_000


@pytest.mark.slow
def test_games_over_all_options_replay_in_cpython(simulator: Simulator) -> None:
    for index, (seats, options) in enumerate(every_table(CARCASSE) * 6):
        replay(CARCASSE, simulator, seats, 12, index, options, "random")


@pytest.mark.slow
def test_games_over_random_options_replay_under_bounds_checks(checked: Simulator) -> None:
    for index in range(500):
        seats, options = a_table(CARCASSE, random.Random(index))
        replay(CARCASSE, checked, seats, 13, index, options, "random")


@pytest.mark.slow
def test_the_heuristic_player_chooses_the_same_compiled_and_interpreted(simulator: Simulator) -> None:
    """A compiled game of heuristic players, each choice advised anew in CPython on the seat's knowledge."""
    for index in range(30):
        seats, options = a_table(CARCASSE, random.Random(index))
        _, movers, codes = simulator.trace(seats, 15, index, options, ("heuristic",))
        s = CARCASSE.new(seats, options)
        for mover, code in zip(movers, codes, strict=True):
            if mover >= 0:
                known = clone(s)
                CARCASSE.conceal(known, mover)
                before, menu = flat(known), CARCASSE.legal(s)
                assert CARCASSE.advise(known, menu, len(menu)) == code
                assert flat(known) == before, "advice leaves the position as it was"
            CARCASSE.apply(s, code)


def test_a_few_games_replay(simulator: Simulator) -> None:
    for index in range(60):
        seats, options = a_table(CARCASSE, random.Random(index))
        assert replay(CARCASSE, simulator, seats, 16, index, options, "random") > 20


def test_mini_replays_too() -> None:
    for sim in (Simulator(MINI), Simulator(MINI, boundscheck=True)):
        for index in range(300):
            seats, options = a_table(MINI, random.Random(index))
            replay(MINI, sim, seats, 17, index, options, "random")


def score_from_the_end(s: Any, seat: int) -> int:
    return s.score[seat - s.seats]  # type: ignore[no-any-return]


def test_bounds_checks_refuse_an_index_from_the_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """CPython would count from the end; compiled rules do not, so no rule may."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    with pytest.raises(IndexError):
        Simulator(replace(MINI, standing=score_from_the_end), boundscheck=True).play(2, 1, 1)


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_players_that_think_stay_within_bounds(name: str) -> None:
    checked = Simulator(find(name), boundscheck=True)
    for index in range(150):
        seats, options = a_table(checked.game, random.Random(index))
        report = checked.play(seats, 20, index, options, (("heuristic",), ("heuristic", "random"))[index % 2])
        assert report.capped == 0


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.id)
def test_knowledge_is_concealed_and_imagined_the_same(game: Game) -> None:
    sim = Simulator(game)
    for index in range(20):
        seats, options = a_table(game, random.Random(index))
        positions, _, _ = sim.trace(seats, 18, index, options)
        for seat in range(seats):
            concealed, imagined = sim.conceal_and_imagine(positions, seat, 99)
            rolls = [99, 0]
            for row, hidden, dealt in zip(rows(positions), rows(concealed), rows(imagined), strict=True):
                s = unflat(game.State(), row)
                game.conceal(s, seat)
                assert flat(s) == hidden
                game.imagine(s, rolls)
                assert flat(s) == dealt


def test_batches_threads_and_journals_are_the_same_games(simulator: Simulator) -> None:
    one = simulator.play(3, 2000, 5, keep_states=True)
    two = simulator.play(3, 2000, 5, threads=2, keep_states=True)
    later = simulator.play(3, 500, 5, first=1500, keep_states=True)
    assert one.states is not None
    assert two.states is not None
    assert later.states is not None
    assert one.states.tobytes() == two.states.tobytes()
    assert one.states[1500:].tobytes() == later.states.tobytes()
    assert (one.decisions, one.chances, one.events) == (two.decisions, two.chances, two.events)
    positions, _, _ = simulator.trace(3, 5, 1999)
    assert positions[-1:].tobytes() == one.states[1999:].tobytes()


def test_points_and_places_are_those_of_the_rules(simulator: Simulator) -> None:
    report = simulator.play(4, 200, 6, {"variant": "all_hands"}, keep_states=True)
    assert report.states is not None
    for row, points, places in zip(rows(report.states), report.points, report.places, strict=True):
        outcome = CARCASSE.outcome(unflat(CARCASSE.State(), row))
        assert outcome.points == tuple(points)
        assert outcome.places == tuple(places)
    assert report.shares().sum() == pytest.approx(200)


def test_the_dice_of_the_machine_are_the_dice_of_the_kernel() -> None:
    rng = random.Random(1)
    with np.errstate(over="ignore"):
        for _ in range(2000):
            seed, game, purpose = rng.getrandbits(64), rng.getrandbits(40), rng.randrange(3)
            stream = dice.stream_of(seed, game, purpose)
            assert machine_dice.stream_of(seed, game, purpose) == stream
            k, n = rng.getrandbits(20), rng.choice([1, 2, 3, 50, 2**31 - 1, rng.randrange(1, 2**31)])
            assert machine_dice.draw(np.uint64(stream), k, n) == dice.draw(stream, k, n)
            rolled, machine = [stream, 5], np.array([stream, 5], dtype=np.uint64)
            assert machine_dice.roll(machine, n) == dice.roll(rolled, n)
            assert machine.tolist() == rolled
