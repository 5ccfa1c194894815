"""Points and places of Cap'taine Carcasse."""

from tablereef.games.carcasse import components as box
from tablereef.games.carcasse.components import FAMILY_COUNT, RANKS, SIREN
from tablereef.games.carcasse.state import State
from tablereef.kernel.masks import SIZE, TOP

PARTS = (*box.FAMILIES, "missing")
MISSING = FAMILY_COUNT  # the part of the score that CC-V4 takes away
BEHIND = 1000 * box.CARDS  # further down than any points can reach
ENDINGS = ("pile", "sudden_death")
BY_PILE, BY_SUDDEN_DEATH = range(2)


SETS = range(1 << RANKS)  # of cards of a family, as masks of ranks
HIGHEST = tuple(1 << TOP[ranks] if ranks else 0 for ranks in SETS)  # of each set the highest card, again as a set
VALUES = tuple(  # of each family and set, all values added up
    tuple(sum(lowest + rank for rank in range(RANKS) if ranks >> rank & 1) for ranks in SETS) for lowest in box.LOWEST
)


def part(s: State, seat: int, i: int) -> int:
    """CC-E2: the points of a family; CC-V4: what missing families cost."""
    if i == MISSING:
        return missing_families(s, seat) * missing_points(s)
    return family_points(s, seat, i, s.hold[seat].ranks[i]) if s.hold[seat].ranks[i] else 0


def family_points(s: State, seat: int, family: int, ranks: int) -> int:
    """CC-E2: the highest of these cards of a family scores; CC-V2: all; CC-D15: sirens more; CC-V4: none costs."""
    scored = ranks if s.variant == box.PILE_OF_TREASURE else HIGHEST[ranks]
    total = VALUES[family][scored]
    if family == SIREN and s.owner[box.GOLDEN] == seat:
        total += box.GOLDEN_POINTS * SIZE[scored]
    return total if ranks else missing_points(s)


def missing_points(s: State) -> int:
    """CC-V4: what each missing family costs."""
    return -box.MISSING_POINTS if s.variant == box.ALL_HANDS else 0


def missing_families(s: State, seat: int) -> int:
    """CC-V4: families of which the hold has no card."""
    n = 0
    for family in range(FAMILY_COUNT):
        if s.hold[seat].ranks[family] == 0:
            n += 1
    return n


def points(s: State, seat: int) -> int:
    """CC-E2: the sum over all families, missing ones included."""
    total, hold = 0, s.hold[seat]
    for family in range(FAMILY_COUNT):
        total += family_points(s, seat, family, hold.ranks[family])
    return total


def standing(s: State, seat: int) -> int:
    """CC-E3: more points, then more cards in the hold; CC-V6: who came up too high is behind, unless all did."""
    points_and_cards = points(s, seat) * (box.CARDS + 1) + s.hold[seat].n
    if s.variant == box.BENEATH_THE_WAVES and is_too_high(s, seat):
        return 0 if all_too_high(s) else points_and_cards - BEHIND
    return points_and_cards


def is_too_high(s: State, seat: int) -> bool:
    """CC-V6: whether a seat cannot win."""
    return is_too_much(points(s, seat))


def is_too_much(total: int) -> bool:
    """CC-V6: with 60 points or more nobody wins."""
    return total >= box.DEEP_POINTS


def all_too_high(s: State) -> bool:
    """CC-V6: nobody is left to win, so all share."""
    for seat in range(s.seats):
        if not is_too_high(s, seat):
            return False
    return True


def ending(s: State) -> int:
    """CC-E1: the pile is empty; CC-V3: or a hold is worth 50."""
    for seat in range(s.seats):
        if s.variant == box.SUDDEN_DEATH and points(s, seat) >= box.SUDDEN_DEATH_POINTS:
            return BY_SUDDEN_DEATH
    return BY_PILE
