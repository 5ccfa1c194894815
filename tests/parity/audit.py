"""Compiled play with an inventory after every event: a template of the tests, bound like those of the simulator."""

from typing import Any

import numpy as np
from numba import from_dtype, int32, int64, njit, uint64

from tablereef.games.carcasse.components import CARDS, FAMILY, FAMILY_COUNT, RANK
from tablereef.games.carcasse.state import ALL_RANKS, NO_CARD, SIZE
from tablereef.kernel.dice import CHANCE_STREAM, CHOICE_STREAM, draw, stream_of
from tablereef.kernel.game import CHANCE, OVER, Game
from tablereef.sim.compiler import Compiler, stand_ins
from tablereef.sim.hooks import apply, choices, lot, lots, setup, turn
from tablereef.sim.twins import Twins, dtype_of


def inventory(s: Any) -> bool:
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
            if k == limit or not inventory(s):
                return -1 - i
        events += k
    return events


def carcasse_inventory(s: Any) -> bool:
    """All cards of a family together are the whole family, and there are 60 in all."""
    number = s.top_n + s.looked_n + s.row_n + (s.card != NO_CARD) + s.pile.n + s.graveyard.n
    for seat in range(s.seats):
        number += s.hold[seat].n
    if number != CARDS or s.pile_size != s.pile.n + s.top_n or s.graveyard_size != s.graveyard.n + s.looked_n:
        return False
    for family in range(FAMILY_COUNT):
        together = s.pile.ranks[family] + s.graveyard.ranks[family] + lying(s, family)
        cards = SIZE[s.pile.ranks[family]] + SIZE[s.graveyard.ranks[family]] + SIZE[lying(s, family)]
        for seat in range(s.seats):
            together += s.hold[seat].ranks[family]
            cards += SIZE[s.hold[seat].ranks[family]]
        if together != ALL_RANKS or cards != SIZE[ALL_RANKS]:
            return False
    return True


def lying(s: Any, family: int) -> int:
    """The cards of a family that lie in the row, are looked at, or are on their way."""
    ranks = 0
    for i in range(s.top_n):
        ranks += bit(s.top[i], family)
    for i in range(s.looked_n):
        ranks += bit(s.looked[i], family)
    for i in range(s.row_n):
        ranks += bit(s.row[i], family)
    return ranks if s.card == NO_CARD else ranks + bit(s.card, family)


def bit(card: int, family: int) -> int:
    """The rank of a card as a mask, if it belongs to the family."""
    return 1 << RANK[card] if FAMILY[card] == family else 0


def compiled_audit(game: Game, inventory_of_game: Any) -> Any:
    """The template for one game."""
    twins = Twins({**stand_ins(game, bots=False), inventory: inventory_of_game}, Compiler(game).inner)
    record = from_dtype(dtype_of(game.State))
    return njit(int64(record[::1], int32[::1], int32[::1], int64, uint64, int64, int64), nogil=True)(
        twins.rebind(audit)
    )


def run_audit(compiled: Any, game: Game, seats: int, options: dict[str, str], seed: int, games: int) -> int:
    """Play games with an inventory after every event; how many events, or less than zero."""
    states, menu = np.zeros(games, dtype=dtype_of(game.State)), np.zeros(game.menu_size, dtype=np.int32)
    values = np.array(game.option_values(options), dtype=np.int32)
    return int(compiled(states, menu, values, seats, seed, 0, 5000))
