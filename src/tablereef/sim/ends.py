"""The end of a game, thought through: every choice and every outcome of chance, where nothing is hidden from a seat.

Everyone takes what is best for themselves, to win, and then to be far ahead; and is taken to know what the seat knows.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tablereef.kernel.game import CHANCE, OVER
from tablereef.kernel.knowledge import Knowledge
from tablereef.kernel.struct import flat
from tablereef.sim import hooks
from tablereef.sim.hooks import apply, choices, copy, lot, lots, turn
from tablereef.sim.playout import worth
from tablereef.sim.simulator import Simulator

DEEPEST = 200  # events to the end
WHOLE = 1_000_000  # what a victory is worth beside a point ahead; averages over chance lose little of it


def think_through(
    trace: hooks.Records, menus: hooks.Table, tried: hooks.Ints, widths: hooks.Ints, worths: hooks.Longs,
    parts: int, most: int,
) -> int:  # fmt: skip
    """What trace[0] is worth to each seat, in the first worths; how many positions follow from it, −1: too many."""
    seen, at, seats = 0, 0, trace[0].seats
    tried[0] = 0
    while True:
        s = trace[at]
        mover = turn(s)
        if mover != OVER and tried[at] == 0:
            widths[at] = lots(s) if mover == CHANCE else choices(s, menus[at])
        if mover != OVER and tried[at] < widths[at]:
            if seen == most or at + 1 == len(tried):
                return -1
            code = lot(s, tried[at]) if mover == CHANCE else menus[at][tried[at]]
            tried[at] += 1
            seen += 1
            copy(trace, at + 1, s)
            apply(trace[at + 1], code)
            at += 1
            tried[at] = 0
            continue
        if mover == OVER:
            for seat in range(seats):
                worths[at * seats + seat] = worth(s, seat, parts, WHOLE, 1)
        elif mover == CHANCE:
            for seat in range(seats):
                worths[at * seats + seat] //= widths[at]
        if at == 0:
            return seen
        at -= 1
        hand_up(trace[at], tried[at] == 1, worths, at * seats)


def hand_up(s: Any, is_first: bool, worths: Any, mine: int) -> None:
    """A way on from a position is known: chance adds it up, who is to move takes it if it is better."""
    mover, below = turn(s), mine + s.seats
    if mover == CHANCE and not is_first:
        for seat in range(s.seats):
            worths[mine + seat] += worths[below + seat]
    elif is_first or worths[below + mover] > worths[mine + mover]:
        for seat in range(s.seats):
            worths[mine + seat] = worths[below + seat]


class Ends:
    """Thinks ends through, in buffers of its own."""

    def __init__(self, simulator: Simulator) -> None:
        self.simulator, game = simulator, simulator.game
        self.trace = np.zeros(DEEPEST, dtype=simulator.dtype)
        self.menus = np.zeros((DEEPEST, game.menu_size), dtype=np.int32)
        self.tried, self.widths = np.zeros((2, DEEPEST), dtype=np.int32)
        self.worths = np.zeros(DEEPEST * game.seats[-1], dtype=np.int64)

    def compiled(self) -> Any:
        """The template for this game, compiled when first asked for."""
        return self.simulator.compiler.entry(think_through)

    def is_cached(self) -> bool:
        """Whether it was compiled before."""
        return self.simulator.compiler.is_cached(think_through)

    def worths_of(self, knowledge: Knowledge, codes: list[int], most: int) -> dict[int, int] | None:
        """What each choice is worth to the seat; None where something is hidden, or more than `most` can follow."""
        if not is_open(knowledge):
            return None
        found, left, parts = {}, most, len(knowledge.game.parts.names)
        for code in codes:
            self.trace[:1] = self.simulator.records(knowledge.ahead(code).state)
            seen = self.compiled()(self.trace, self.menus, self.tried, self.widths, self.worths, parts, left)
            if seen < 0:
                return None
            found[code], left = int(self.worths[knowledge.seat]), left - seen
        return found


def is_open(knowledge: Knowledge) -> bool:
    """Whether nothing is hidden from the seat: there is nothing to imagine."""
    return flat(knowledge.imagine([0, 0])) == flat(knowledge.state)
