"""A template and two policies as somebody may bring them: from a package that is neither ours nor the game's."""

from typing import Any

from tablereef.kernel.dice import below
from tablereef.sim.hooks import Ints, Longs, Menus, Records
from tablereef.sim.playout import play_on

EVERY = (1, 2)


def boldly(s: Any, menu: Any, n: int, dice: int) -> int:
    """The last choice but one; what `menu` ends with is to pass."""
    return menu[max(n - EVERY[1], 0)]  # type: ignore[no-any-return]


def wavering(s: Any, menu: Any, n: int, dice: int) -> int:
    """The first choice or any."""
    return first_of(menu) if below(dice, 2) else menu[below(dice >> 8, n)]


def first_of(menu: Any) -> int:
    """A callee in the same package."""
    return menu[0]  # type: ignore[no-any-return]


def longest(states: Records, scratch: Records, menu: Menus, players: Ints, counts: Longs, limit: int) -> int:
    """Play on from each position; the seat that is to move in the last of them."""
    mover = 0
    for i in range(len(states)):
        mover = play_on(states[i], scratch, menu[0].codes, players, counts, 1, 2, limit)
    return mover
