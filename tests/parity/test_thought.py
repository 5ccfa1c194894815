"""Thinking together with others = thinking alone: the games of `bench.thought` come out as those of the arena."""

from pathlib import Path

import numpy as np
import pytest

from bench.thought import Player, Playouts, on_gpu, play_all
from tablereef.arena.arena import Arena
from tablereef.arena.setup import new_setup
from tablereef.arena.spread import Crew, Here
from tablereef.games import GAMES, find
from tablereef.kernel.game import Game
from tablereef.sim.search import MARGIN, Search
from tablereef.sim.simulator import LIMIT, Array


def on_a_core(game: Game) -> Player:
    """Plays one playout after the other, each as a thread of the GPU does."""

    def play(playouts: Playouts) -> Array:
        alone, worths = Search(game), np.zeros(len(playouts.codes), dtype=np.int64)
        nothing = np.zeros((2, 1), dtype=np.int64)
        for i, rounds in enumerate(playouts.rounds):
            alone.tables[:1] = playouts.known[rounds : rounds + 1]
            alone.compiled()(
                alone.tables, alone.scratch, alone.menu, alone.players, playouts.codes[i : i + 1], *nothing,
                worths[i : i + 1], alone.counts, alone.dice, playouts.seats[rounds], len(game.parts.names), MARGIN,
                playouts.thoughts[rounds], playouts.worlds[i], 1, LIMIT,
            )  # fmt: skip
        return worths

    return play


def are_equal(name: str, player: Player, bots: list[str], games: int, folder: Path) -> bool:
    """Whether the same games are played, together and by the arena."""
    setup = new_setup(name, 2, {}, bots, 1)
    together, alone = (Arena(setup, games, folder / how) for how in ("together", "alone"))
    play_all(together, player)
    assert list(alone.run(Crew(Here(), 1)))[-1] == games
    assert together.record is not None
    assert alone.record is not None
    return set(map(repr, together.record.games())) == set(map(repr, alone.record.games()))


def test_games_come_out_as_in_the_arena(tmp_path: Path) -> None:
    bots = ["octopus:60p", "octopus:20p"]
    assert are_equal("carcasse", on_a_core(find("carcasse")), bots, 4, tmp_path)


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_games_on_a_gpu_come_out_as_in_the_arena(name: str, tmp_path: Path) -> None:
    pytest.importorskip("numba.cuda.np", reason="the extra `cuda` is not installed")
    from numba import cuda

    if not cuda.is_available():
        pytest.skip("no GPU here")
    assert are_equal(name, on_gpu(find(name)), ["octopus:100p", "diver"], 20, tmp_path)
