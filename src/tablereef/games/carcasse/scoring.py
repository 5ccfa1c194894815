"""Points and places of Cap'taine Carcasse."""

from tablereef.games.carcasse import components as box
from tablereef.games.carcasse.components import FAMILY_COUNT, RANKS, SIREN, VALUE
from tablereef.games.carcasse.state import State, highest

PARTS = (*box.FAMILIES, "missing")
MISSING = FAMILY_COUNT  # the part of the score that CC-V4 takes away
BEHIND = 1000 * box.CARDS  # further down than any points can reach
ENDINGS = ("pile", "sudden_death")
BY_PILE, BY_SUDDEN_DEATH = range(2)


def part(s: State, seat: int, i: int) -> int:
    """CC-E2: the points of a family; CC-V4: what missing families cost."""
    if i == MISSING:
        return -box.MISSING_POINTS * missing_families(s, seat) if s.variant == box.ALL_HANDS else 0
    if s.hold[seat].ranks[i] == 0:
        return 0
    if s.variant == box.PILE_OF_TREASURE:
        return all_of_family(s, seat, i)
    return worth(s, seat, highest(s.hold[seat], i))


def worth(s: State, seat: int, card: int) -> int:
    """What a card that scores is worth; CC-D15: a siren five more."""
    if card >= SIREN * RANKS and s.owner[box.GOLDEN] == seat:
        return VALUE[card] + box.GOLDEN_POINTS
    return VALUE[card]


def all_of_family(s: State, seat: int, family: int) -> int:
    """CC-V2: all cards score."""
    total = 0
    for rank in range(RANKS):
        if s.hold[seat].ranks[family] >> rank & 1:
            total += worth(s, seat, family * RANKS + rank)
    return total


def missing_families(s: State, seat: int) -> int:
    """CC-V4: families of which the hold has no card."""
    n = 0
    for family in range(FAMILY_COUNT):
        if s.hold[seat].ranks[family] == 0:
            n += 1
    return n


def points(s: State, seat: int) -> int:
    """CC-E2: the sum over all parts."""
    total = 0
    for i in range(FAMILY_COUNT + 1):
        total += part(s, seat, i)
    return total


def standing(s: State, seat: int) -> int:
    """CC-E3: more points, then more cards in the hold; CC-V6: who came up too high is behind, unless all did."""
    points_and_cards = points(s, seat) * (box.CARDS + 1) + s.hold[seat].n
    if s.variant == box.BENEATH_THE_WAVES and is_too_high(s, seat):
        return 0 if all_too_high(s) else points_and_cards - BEHIND
    return points_and_cards


def is_too_high(s: State, seat: int) -> bool:
    """CC-V6: with 60 points or more nobody wins."""
    return points(s, seat) >= box.DEEP_POINTS


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
