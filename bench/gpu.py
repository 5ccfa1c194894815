"""Random play on a GPU, beside the same games on one CPU core; every final position must be equal.

On a machine with a GPU and the extra `cuda`: python -m bench.gpu [game …]
"""

import os
import sys
import time

import numpy as np

from tablereef.games import GAMES, find
from tablereef.kernel.game import Game
from tablereef.sim.cuda import CudaSimulator
from tablereef.sim.simulator import Simulator

EQUAL = 100_000  # games whose final positions are compared
TABLES = (65_536, 262_144, 1_048_576)  # played at once


def tables(game: Game) -> list[dict[str, str]]:
    """Sets of options in which every value of every option comes; the first has the defaults."""
    most = max(len(option.values) for option in game.options)
    return [{option.name: option.values[i % len(option.values)] for option in game.options} for i in range(most)]


def play_equally(cpu: Simulator, gpu: CudaSimulator, seats: int, games: int, options: dict[str, str]) -> int:
    """Play the same games on both; every int must be equal; how many events it were."""
    one = cpu.play(seats, games, 7, options, keep_states=True, threads=os.cpu_count() or 1)
    two = gpu.play(seats, games, 7, options)
    assert one.states is not None
    assert two.states is not None
    assert np.array_equal(one.states.view(np.int32), two.states.view(np.int32))
    assert np.array_equal(one.points, two.points)
    assert np.array_equal(one.places, two.places)
    assert one.events == two.events
    return one.events


def compare(game: Game) -> None:
    """Compile for both, compare, and time the GPU over growing batches."""
    begun = time.perf_counter()
    gpu = CudaSimulator(game)
    gpu.play(2, 128, 1)
    print(f"{game.id}: first compile for the GPU {time.perf_counter() - begun:.1f} s", flush=True)
    cpu = Simulator(game)
    cpu.play(2, 512, 1)
    for seats in game.seats:
        for options in tables(game):
            events, values = play_equally(cpu, gpu, seats, EQUAL, options), ", ".join(options.values())
            print(f"{game.id}, {seats} seats, {values}: {EQUAL} games equal, {events} events", flush=True)
    alone = cpu.play(2, EQUAL, 7)
    print(f"{game.id}: one CPU core here {alone.events / alone.seconds / 1e6:.1f} M events/s")
    for games in TABLES:
        best = min((gpu.play(2, games, seed) for seed in range(3)), key=lambda report: report.seconds)
        rate = best.events / best.seconds
        print(
            f"{game.id}: {games} tables: {rate / 1e9:.2f}·10⁹ events/s, {games / best.seconds / 1e6:.1f} M games/s",
            flush=True,
        )


if __name__ == "__main__":
    for name in sys.argv[1:] or GAMES:
        compare(find(name))
