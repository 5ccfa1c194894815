"""Points and places of Cap'taine Carcasse."""

from tablereef.games.carcasse.components import FAMILY_COUNT, VALUE
from tablereef.games.carcasse.state import State, highest

PARTS = FAMILY_COUNT
ENDINGS = ("pile",)


def part(s: State, seat: int, family: int) -> int:
    """CC-E2: of each family only the highest card in the hold counts."""
    return VALUE[highest(s.hold[seat], family)] if s.hold[seat].ranks[family] else 0


def points(s: State, seat: int) -> int:
    """CC-E2: the sum over all families."""
    total = 0
    for family in range(PARTS):
        total += part(s, seat, family)
    return total


def place(s: State, seat: int) -> int:
    """CC-E3: one behind all who are better; who is equal in everything shares."""
    ahead = 0
    for other in range(s.seats):
        if is_better(s, other, seat):
            ahead += 1
    return 1 + ahead


def is_better(s: State, one: int, other: int) -> bool:
    """CC-E3: more points, or as many and more cards in the hold."""
    difference = points(s, one) - points(s, other)
    return difference > 0 or (difference == 0 and s.hold[one].n > s.hold[other].n)


def ending(s: State) -> int:
    """CC-E1: the pile is empty."""
    return 0
