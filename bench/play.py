"""Random play in one run on one core: OpenSpiel's pig from Python, our rules interpreted, our rules compiled."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from tablereef.kernel.game import CHANCE, OVER, Game
from tablereef.sim.simulator import Report, Simulator

SECONDS = 0.5
ROUNDS = 20  # of every contestant in turn; the best counts, because other load on the machine only slows down


@dataclass
class Rate:
    """Steps and games per second."""

    steps: float
    games: float


def timed(play_one: Callable[[], int]) -> Rate:
    """Play games for a while, by CPU time; `play_one` gives the steps of one game."""
    steps = games = 0
    begun = time.process_time()
    while time.process_time() - begun < SECONDS:
        steps += play_one()
        games += 1
    seconds = time.process_time() - begun
    return Rate(steps / seconds, games / seconds)


def sample(outcomes: tuple[int, ...], weights: tuple[float, ...]) -> int:
    """Chance by the standard library."""
    return random.choices(outcomes, weights)[0]


def sample_with_numpy(outcomes: tuple[int, ...], weights: tuple[float, ...]) -> int:
    """Chance as OpenSpiel's own example samples it."""
    return int(np.random.choice(outcomes, p=weights))


def play_pig(sample_chance: Callable[[tuple[int, ...], tuple[float, ...]], int]) -> Callable[[], int]:
    """OpenSpiel's C++ game `pig`, driven from Python as its documentation shows."""
    import pyspiel

    game = pyspiel.load_game("pig")

    def play_one() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(sample_chance(*zip(*state.chance_outcomes(), strict=True)))
            else:
                state.apply_action(random.choice(state.legal_actions()))
            steps += 1
        return steps

    return play_one


def play_interpreted(game: Game, seats: int) -> Callable[[], int]:
    """Our rules as plain Python."""
    menu, draw = [0] * game.menu_size, random.random
    turn, choices, lots, lot, apply = game.turn, game.choices, game.lots, game.lot, game.apply

    def play_one() -> int:
        s, steps = game.new(seats), 0
        mover = turn(s)
        while mover != OVER:
            if mover == CHANCE:
                n = lots(s)
                apply(s, lot(s, int(draw() * n)))
            else:
                n = choices(s, menu)
                apply(s, menu[int(draw() * n)])
            if n > 1:
                steps += 1
            mover = turn(s)
        return steps

    return play_one


def compiled(sim: Simulator, seats: int, games: int, threads: int) -> Report:
    """Our rules compiled."""
    return sim.play(seats, games, random.getrandbits(32), threads=threads)


def rate_of(report: Report) -> Rate:
    """Steps and games per second of a batch."""
    return Rate((report.decisions + report.chances) / report.seconds, report.games / report.seconds)


def best(contestants: dict[str, Callable[[], Rate]]) -> dict[str, Rate]:
    """Everyone in turn, several rounds; the best of each."""
    found: dict[str, list[Rate]] = {name: [] for name in contestants}
    for _ in range(ROUNDS):
        for name, run in contestants.items():
            found[name].append(run())
    return {name: max(rates, key=lambda rate: rate.steps) for name, rates in found.items()}


def contest(game: Game, sim: Simulator) -> dict[str, Rate]:
    """All contestants, for every seat count."""
    runs: dict[str, Callable[[], Rate]] = {
        "pig": lambda: timed(play_pig(sample)),
        "pig, chance by numpy": lambda: timed(play_pig(sample_with_numpy)),
    }
    for seats in game.seats:
        runs[f"interpreted, {seats} seats"] = lambda n=seats: timed(play_interpreted(game, n))  # type: ignore[misc]
        runs[f"compiled, {seats} seats"] = lambda n=seats: rate_of(compiled(sim, n, 50_000, 1))  # type: ignore[misc]
    runs["compiled, 2 seats, 2 threads"] = lambda: rate_of(compiled(sim, 2, 100_000, 2))
    return best(runs)


def start_up(game_id: str, folder: str) -> tuple[float, float]:
    """Seconds until a fresh process can play compiled: the first time, and from the cache."""
    import os
    import subprocess
    import sys

    program = (
        "from tablereef.games import find; from tablereef.sim.simulator import Simulator\n"
        f"Simulator(find('{game_id}')).play(2, 1, 1)"
    )

    def run() -> float:
        begun = time.perf_counter()
        subprocess.run([sys.executable, "-c", program], check=True, env={**os.environ, "XDG_CACHE_HOME": folder})
        return time.perf_counter() - begun

    return run(), run()


def figures(game: Game) -> dict[str, Any]:
    """All that the results page shows for one game."""
    import tempfile

    with tempfile.TemporaryDirectory() as folder:
        first, cached = start_up(game.id, folder)
    sim = Simulator(game)
    sim.play(2, 1, 1)
    return {"first": first, "cached": cached, "bytes": sim.dtype.itemsize, "rates": contest(game, sim)}
