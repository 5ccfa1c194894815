"""Compiled games replayed in CPython: after every event both positions must be the same ints."""

from collections.abc import Mapping

import numpy as np

from tablereef.kernel.game import CHANCE
from tablereef.kernel.struct import clone, flat, unflat
from tablereef.sim.simulator import Array, Simulator

INTS = np.int32


def rows(positions: Array) -> list[list[int]]:
    """Records as plain lists of ints, as `flat` gives them."""
    return positions.view(INTS).reshape(len(positions), -1).tolist()


def replay(sim: Simulator, seats: int, seed: int, index: int, options: Mapping[str, str]) -> int:
    """Replay one compiled game of random players; how many events were compared."""
    game = sim.game
    positions, movers, codes = sim.trace(seats, seed, index, options)
    s = game.new(seats, options)
    compiled = rows(positions)
    assert flat(s) == compiled[0]
    for k, (mover, code) in enumerate(zip(movers, codes, strict=True)):
        assert game.turn(s) == mover
        assert code in (game.odds(s) if mover == CHANCE else game.legal(s))
        game.apply(s, code)
        assert flat(s) == compiled[k + 1], f"game {index} differs after event {k}"
    return len(codes)


def advice_is_the_same(sim: Simulator, seats: int, seed: int, index: int, options: Mapping[str, str]) -> None:
    """A compiled game of heuristic players, each choice advised anew in CPython on the seat's knowledge."""
    game = sim.game
    _, movers, codes = sim.trace(seats, seed, index, options, ("heuristic",))
    s = game.new(seats, options)
    for mover, code in zip(movers, codes, strict=True):
        if mover >= 0:
            known = clone(s)
            game.conceal(known, mover)
            before, menu = flat(known), game.legal(s)
            assert game.advise(known, menu, len(menu)) == code
            assert flat(known) == before, "advice changes the position"
        game.apply(s, code)


def knowledge_is_the_same(sim: Simulator, seats: int, seed: int, index: int, options: Mapping[str, str]) -> None:
    """What each seat knows and imagines in every position of a compiled game."""
    game = sim.game
    positions, _, _ = sim.trace(seats, seed, index, options)
    for seat in range(seats):
        concealed, imagined = sim.conceal_and_imagine(positions, seat, 99)
        rolls = [99, 0]
        for row, hidden, dealt in zip(rows(positions), rows(concealed), rows(imagined), strict=True):
            s = unflat(game.State(), row)
            game.conceal(s, seat)
            assert flat(s) == hidden
            game.imagine(s, rolls)
            assert flat(s) == dealt
