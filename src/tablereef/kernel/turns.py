"""What all games do alike: who begins, and who is next."""

from collections.abc import Callable
from typing import Any

from tablereef.kernel.steps import Draw


def first_player(step: int, first: int, begin: Callable[[Any, int], None]) -> Draw:
    """The row that draws the first player: chance of the kind `first`, one outcome for each seat."""
    return Draw(step, lots_for_first, seat_on_lot, {first: begin})


def lots_for_first(s: Any) -> int:
    """Anyone may be drawn, unless the table wants seat 0 to begin."""
    return 1 if s.first_begins else s.seats


def seat_on_lot(s: Any, i: int) -> int:
    """The first player, on lot i."""
    return i


def next_seat(s: Any) -> int:
    """The player to the left."""
    return (s.active + 1) % s.seats  # type: ignore[no-any-return]
