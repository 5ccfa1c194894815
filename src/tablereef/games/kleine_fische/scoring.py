"""Points and places of Kleine Fische."""

from tablereef.games.kleine_fische import components as box
from tablereef.games.kleine_fische.components import FISH_CARDS, RANKS, SHELLS, SPECIES_COUNT, USE_OF
from tablereef.games.kleine_fische.state import State, holds
from tablereef.kernel.masks import TOP

PARTS = (*box.SPECIES, "rainbow", "caves", "chests")
RAINBOWS, CAVES_LEFT, CHESTS = range(SPECIES_COUNT, SPECIES_COUNT + 3)
ENDINGS = ("pile",)
BY_PILE = 0
BEST = tuple(SHELLS[TOP[ranks]] if ranks else 0 for ranks in range(1 << RANKS))  # KF-E1: of each set of a species


def part(s: State, seat: int, i: int) -> int:
    """The points of a species, of the rainbows, of the other cave cards, of the chests."""
    if i < SPECIES_COUNT:
        return best_of_species(s, seat, i)
    if i == RAINBOWS:
        return rainbow_gain(s, seat)
    if i == CAVES_LEFT:
        return unused_caves(s, seat)
    return chests(s, seat)


def best_of_species(s: State, seat: int, species: int) -> int:
    """KF-E1: the most valuable fish only."""
    return BEST[s.stack[seat].ranks[species]]


def held_for(s: State, seat: int, use: int) -> int:
    """How many cave cards of this use a seat has."""
    n = 0
    for cave in range(box.CAVE_CARDS):
        if holds(s, seat, cave) and USE_OF[cave] == use:
            n += 1
    return n


def rainbow_gain(s: State, seat: int) -> int:
    """KF-E2: each rainbow counts instead of one stack, of the poorest ones, where it is worth more."""
    gain, rainbows = 0, held_for(s, seat, box.RAINBOW)
    for shells in range(1, box.RAINBOW_SHELLS):
        for species in range(SPECIES_COUNT):
            if rainbows and best_of_species(s, seat, species) == shells:
                gain += box.RAINBOW_SHELLS - shells
                rainbows -= 1
    return gain


def unused_caves(s: State, seat: int) -> int:
    """KF-E3: one point for each unused cave card that is neither rainbow nor chest."""
    n = 0
    for cave in range(box.CAVE_CARDS):
        if holds(s, seat, cave) and USE_OF[cave] != box.RAINBOW and USE_OF[cave] != box.CHEST:
            n += box.UNUSED_CAVE_POINTS
    return n


def interim(s: State, seat: int) -> int:
    """KF-E3: the score before the chests."""
    total = rainbow_gain(s, seat) + unused_caves(s, seat)
    for species in range(SPECIES_COUNT):
        total += best_of_species(s, seat, species)
    return total


def rank(s: State, seat: int) -> int:
    """KF-E4: the rank in the interim score, 0 the first; equal scores share the better rank."""
    mine, better = interim(s, seat), 0
    for other in range(s.seats):
        if interim(s, other) > mine:
            better += 1
    return better


def chests(s: State, seat: int) -> int:
    """KF-E4: each chest pays by the owner's rank."""
    return held_for(s, seat, box.CHEST) * box.CHEST_POINTS[rank(s, seat)]


def points(s: State, seat: int) -> int:
    """KF-E3, KF-E4: the interim score and the chests."""
    return interim(s, seat) + chests(s, seat)


def standing(s: State, seat: int) -> int:
    """KF-E5: more points, then more fish."""
    return points(s, seat) * (FISH_CARDS + 1) + s.stack_n[seat]


def ending(s: State) -> int:
    """KF-R2: the pile cannot fill the board."""
    return BY_PILE
