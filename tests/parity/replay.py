"""Compiled games replayed in CPython: after every event both positions must be the same ints."""

import numpy as np

from tablereef.kernel.game import CHANCE, Game
from tablereef.kernel.struct import flat
from tablereef.sim.simulator import Array, Simulator

INTS = np.int32


def rows(positions: Array) -> list[list[int]]:
    """Records as plain lists of ints, as `flat` gives them."""
    return positions.view(INTS).reshape(len(positions), -1).tolist()


def replay(game: Game, sim: Simulator, seats: int, seed: int, index: int, options: dict[str, str], bot: str) -> int:
    """Replay one compiled game; how many events were compared."""
    positions, movers, codes = sim.trace(seats, seed, index, options, (bot,))
    s = game.new(seats, options)
    compiled = rows(positions)
    assert flat(s) == compiled[0]
    for k, (mover, code) in enumerate(zip(movers, codes, strict=True)):
        assert game.turn(s) == mover
        assert code in (game.chances(s) if mover == CHANCE else game.legal(s))
        game.apply(s, code)
        assert flat(s) == compiled[k + 1], f"game {index} differs after event {k}"
    return len(codes)
