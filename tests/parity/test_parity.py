"""What the laws hold of compiled games, at length; and what is the compiler's own affair."""

import os
import random
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from tablereef.games import GAMES, find
from tablereef.kernel import dice
from tablereef.kernel.struct import flat, unflat
from tablereef.sim import machine_dice
from tablereef.sim.search import simulator_of
from tablereef.sim.simulator import LIMIT, Simulator
from tablereef.testing import Specimen, laws
from tablereef.testing.audit import compiled_audit, run_audit
from tablereef.testing.parity import advice_is_the_same, replay, rows
from tablereef.testing.suite import pytest_generate_tests  # noqa: F401 — every `specimen` below
from tests.games import MODULES, SPECIMENS  # noqa: F401
from tests.mini import MINI

EVERY_MODULE = pytest.mark.parametrize("module", MODULES.values(), ids=MODULES)
CARCASSE = find("carcasse")
SHARES = 4  # of the long tests, one for each worker
SEATED = (("heuristic",), ("heuristic", "random"), ("random", "random", "heuristic"))  # at least one thinks
SOAK = bool(os.environ.get("SOAK"))
FEW = 2_000  # games that every run replays in CPython, where a game has more
PART = 1 if SOAK else 20  # of the audited games, one in so many; all in `make soak`


def test_every_game_of_the_house_is_tested() -> None:
    assert set(GAMES) < set(MODULES)


@pytest.mark.slow
@EVERY_MODULE
@pytest.mark.parametrize("share", range(SHARES))
def test_many_games_replay_in_cpython(module: ModuleType, share: int) -> None:
    (specimen,), rng = module.SPECIMENS, random.Random(share)
    games = module.REPLAYED if SOAK else min(module.REPLAYED, FEW)
    for index in range(share, games, SHARES):
        seats, options = (
            specimen.a_table(random.Random(index)) if index % 3 == 0 else (rng.choice(specimen.game.seats), {})
        )
        replay(simulator_of(specimen.game), seats, 11, index, options)


@pytest.mark.slow
def test_games_over_all_options_replay_in_cpython(specimen: Specimen) -> None:
    for index, (seats, options) in enumerate(specimen.every_table() * 6):
        replay(simulator_of(specimen.game), seats, 12, index, options)


@pytest.mark.slow
@EVERY_MODULE
def test_many_games_lose_and_double_nothing(module: ModuleType) -> None:
    (specimen,) = module.SPECIMENS
    tables = [table for table in specimen.every_table() if table[1].get("memory_aid", "off") == "off"]
    for game in (specimen.game, *specimen.also):
        audit, games = (
            compiled_audit(specimen.game, game, specimen.conserved),
            module.AUDITED // PART // len(tables) + 1,
        )
        for seed, (seats, options) in enumerate(tables):
            events = run_audit(audit, game, seats, options, seed, games)
            assert events > games * specimen.shortest, f"game {-1 - events} of seed {seed}: {seats} seats, {options}"


@EVERY_MODULE
def test_what_is_lost_or_doubled_is_noticed(module: ModuleType) -> None:
    """Whatever spoils a position anywhere in a game is noticed there."""
    (specimen,) = module.SPECIMENS
    for spoil in module.SPOILED:
        assert is_noticed(specimen, spoil), spoil.__name__


def is_noticed(specimen: Specimen, spoil: Callable[[Any], None]) -> bool:
    """Whether a position is no longer right when it is spoiled, wherever that changes anything."""
    noticed, rng = False, random.Random(1)
    for s in laws.positions(specimen.game, specimen.game.seats[-1], {}, rng, specimen.rare):
        before, spoiled = flat(s), unflat(specimen.game.State(), flat(s))
        spoil(spoiled)
        if flat(spoiled) != before:
            noticed = True
            assert not specimen.conserved(spoiled)
    return noticed


@pytest.mark.slow
def test_heuristic_players_choose_the_same_at_length(specimen: Specimen) -> None:
    for index in range(30):
        seats, options = specimen.a_table(random.Random(index))
        advice_is_the_same(simulator_of(specimen.game), seats, 15, index, options)


def score_from_the_end(s: Any, seat: int) -> int:
    return s.score[seat - s.seats]  # type: ignore[no-any-return]


def test_bounds_checks_refuse_an_index_from_the_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """CPython would count from the end; compiled rules do not, so no rule may."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    with pytest.raises(IndexError):
        Simulator(replace(MINI, standing=score_from_the_end), boundscheck=True).play(2, 1, 1)


@pytest.mark.slow
def test_all_players_stay_within_bounds(specimen: Specimen) -> None:
    """With bounds checks the same games are played, to their ends, by who thinks and by who does not."""
    plain, checked = simulator_of(specimen.game), Simulator(specimen.game, boundscheck=True)
    for index in range(3000):
        seats, options = specimen.a_table(random.Random(index))
        positions, _, codes = checked.trace(seats, 14, index, options, SEATED[index % len(SEATED)])
        assert len(codes) < LIMIT
        if index % 5 == 0:
            again, _, _ = plain.trace(seats, 14, index, options, SEATED[index % len(SEATED)])
            assert positions.tobytes() == again.tobytes()


def test_batches_threads_and_journals_are_the_same_games() -> None:
    one = simulator_of(CARCASSE).play(3, 2000, 5, keep_states=True)
    two = simulator_of(CARCASSE).play(3, 2000, 5, threads=2, keep_states=True)
    later = simulator_of(CARCASSE).play(3, 500, 5, first=1500, keep_states=True)
    assert one.states is not None
    assert two.states is not None
    assert later.states is not None
    assert one.states.tobytes() == two.states.tobytes()
    assert one.states[1500:].tobytes() == later.states.tobytes()
    assert (one.decisions, one.chances, one.events) == (two.decisions, two.chances, two.events)
    positions, _, _ = simulator_of(CARCASSE).trace(3, 5, 1999)
    assert positions[-1:].tobytes() == one.states[1999:].tobytes()


def test_points_and_places_are_those_of_the_rules(specimen: Specimen) -> None:
    game, (seats, options) = specimen.game, specimen.every_table()[-1]
    report = simulator_of(game).play(seats, 200, 6, options, keep_states=True)
    assert report.states is not None
    for row, points, places in zip(rows(report.states), report.points, report.places, strict=True):
        outcome = game.outcome(unflat(game.State(), row))
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
