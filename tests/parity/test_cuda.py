"""On a GPU = on the CPU: every value of every option of every game, int for int. Skipped where there is no GPU."""

import pytest

from tablereef.games import GAMES, find
from tablereef.sim.simulator import Simulator

pytest.importorskip("numba.cuda.np", reason="the extra `cuda` is not installed")

from numba import cuda

from bench.gpu import play_equally, tables
from tablereef.sim.cuda import CudaSimulator

ENOUGH = 5_000  # games for each table: warps whose threads go different ways; `bench.gpu` compares more


@pytest.mark.slow
@pytest.mark.skipif(not cuda.is_available(), reason="no GPU here")
@pytest.mark.parametrize("name", GAMES)
def test_every_game_comes_out_as_on_the_cpu(name: str) -> None:
    game = find(name)
    cpu, gpu = Simulator(game), CudaSimulator(game)
    for seats in game.seats:
        for options in tables(game):
            assert play_equally(cpu, gpu, seats, ENOUGH, options) > ENOUGH
