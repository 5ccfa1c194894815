"""A game compiled for a GPU: the same templates and rules, one thread for each table.

Needs the extra `cuda`. Random play only; every game comes out as on the CPU, to the last int.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any

import numpy as np
from numba import cuda, from_dtype

from tablereef.kernel.game import Game
from tablereef.sim import playout
from tablereef.sim.binding import stand_ins
from tablereef.sim.simulator import LIMIT, Report
from tablereef.sim.twins import Twins, dtype_of
from tablereef.sim.within_numba import never_from_the_end

THREADS = 128  # of a block


def kernel_of(game: Game) -> Any:
    """One thread plays one game, in its own memory: there the threads of a warp read side by side."""
    twins = Twins(game, stand_ins(game, bots=False), cuda.jit(device=True))
    play_game, note_result = twins.twin(playout.play_game), twins.twin(playout.note_result)
    record, menu_size = from_dtype(dtype_of(game.State)), game.menu_size

    @cuda.jit
    def play(states, options, players, counts, points, places, seats, parts, seed, first, limit):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i < len(states):
            table, menu = cuda.local.array(1, record), cuda.local.array(menu_size, np.int32)
            table[0] = states[i]
            play_game(table[0], table, menu, options, players, counts[i], seats, seed, first + i, limit)
            note_result(table[0], points[i], places[i], seats, parts)
            states[i] = table[0]

    return play


class CudaSimulator:
    """One game, compiled for the GPU of this machine."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.dtype = dtype_of(game.State)
        self.kernel = kernel_of(game)

    def play(
        self, seats: int, games: int, seed: int, options: Mapping[str, str] | None = None, *, first: int = 0
    ) -> Report:
        """Play games first, first + 1, … of a seed, all at once."""
        values = np.array(self.game.option_values(options or {}), dtype=np.int32)
        players = np.zeros(seats, dtype=np.int32)
        states = cuda.to_device(np.zeros(games, dtype=self.dtype))
        counts = cuda.to_device(np.zeros((games, playout.COUNTERS), dtype=np.int64))
        points = cuda.device_array((games, self.game.seats[-1]), dtype=np.int32)
        places = cuda.device_array((games, self.game.seats[-1]), dtype=np.int32)
        blocks = (games + THREADS - 1) // THREADS
        arguments = (
            states, cuda.to_device(values), cuda.to_device(players), counts, points, places,
            seats, len(self.game.parts.names), np.uint64(seed), first, LIMIT,
        )  # fmt: skip
        cuda.synchronize()
        begun = time.perf_counter()
        with never_from_the_end("numba.cuda"):  # the first call compiles
            self.kernel[blocks, THREADS](*arguments)
        cuda.synchronize()
        seconds = time.perf_counter() - begun
        decisions, chances, events, capped = (int(n) for n in counts.copy_to_host().sum(axis=0))
        return Report(
            games, decisions, chances, events, capped, seconds,
            points.copy_to_host()[:, :seats], places.copy_to_host()[:, :seats], states.copy_to_host(),
        )  # fmt: skip
