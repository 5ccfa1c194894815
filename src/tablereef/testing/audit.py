"""Compiled play in which all pieces are counted after every event: a template, bound like those of the simulator."""

from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np
from numba import from_dtype, int32, int64, njit, uint64

from tablereef.kernel.dice import CHANCE_STREAM, CHOICE_STREAM, draw, stream_of
from tablereef.kernel.game import CHANCE, OVER, Game
from tablereef.sim.binding import rules_instead
from tablereef.sim.hooks import apply, choices, lot, lots, setup, turn
from tablereef.sim.search import simulator_of
from tablereef.sim.simulator import LIMIT
from tablereef.sim.twins import dtype_of
from tablereef.sim.within_numba import our_way


def conserved(s: Any) -> bool:
    """Whether every piece is in exactly one place."""
    raise NotImplementedError


def audit(states: Any, menu: Any, options: Any, seats: int, seed: int, first: int, limit: int) -> int:
    """Play as many games as there are states; the events played, or −1 − the first game that lost or doubled one."""
    events = 0
    for i in range(len(states)):
        s = states[i]
        setup(s, seats, options)
        chance, choice = stream_of(seed, first + i, CHANCE_STREAM), stream_of(seed, first + i, CHOICE_STREAM)
        k = 0
        while turn(s) != OVER:
            if turn(s) == CHANCE:
                apply(s, lot(s, draw(chance, k, lots(s))))
            else:
                n = choices(s, menu)
                apply(s, menu[draw(choice, k, n)])
            k += 1
            if k == limit or not conserved(s):
                return -1 - i
        events += k
    return events


@cache
def compiled_audit(game: Game, played: Game, conserved_in_game: Any) -> Any:
    """The template for a game, or for what is `played` by its rules from another start: they are compiled once."""
    twins = simulator_of(game).compiler.plain.extended({**rules_instead(played), conserved: conserved_in_game})
    record = from_dtype(dtype_of(game.State))
    decorate = njit(int64(record[::1], int32[::1], int32[::1], int64, uint64, int64, int64), nogil=True)
    with our_way():
        return decorate(twins.rebind(audit))


def run_audit(compiled: Any, game: Game, seats: int, options: Mapping[str, str], seed: int, games: int) -> int:
    """Play games, counting all pieces after every event; how many events, or less than zero."""
    states, menu = np.zeros(games, dtype=dtype_of(game.State)), np.zeros(game.menu_size, dtype=np.int32)
    values = np.array(game.option_values(options), dtype=np.int32)
    return int(compiled(states, menu, values, seats, seed, 0, LIMIT))
