"""How the players of Coralia stand: the points so far are open; what cards will bring is not counted before the end."""

from tablereef.games.coralia.state import State, total
from tablereef.kernel.view import Plate
from tablereef.kernel.words import Words


def plates(s: State, seat: int) -> tuple[Plate, ...]:
    """CO-B9: the ship on the score track, and the octopuses still to be placed."""
    return tuple(Plate(total(s, owner), left=octopuses(s.octopuses[owner])) for owner in range(s.seats))


def octopuses(left: int) -> tuple[Words, ...]:
    """CO-B9: how many; CO-T8: who has none is not asked for one."""
    return (Words("octopuses-left", {"number": left}),) if left else ()
