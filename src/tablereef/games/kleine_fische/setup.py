"""Set-up: the pile, the boat, the first player."""

from collections.abc import Sequence

from tablereef.games.kleine_fische.board import CELLS, NO_CELL
from tablereef.games.kleine_fische.components import (
    BACK_COUNT,
    CARDS,
    FISH_BACK,
    FISH_CARDS,
    OF_EACH_DIFFICULTY,
    SPECIES_COUNT,
)
from tablereef.games.kleine_fische.events import BEGAN
from tablereef.games.kleine_fische.state import (
    ALL_CAVES,
    ALL_RANKS,
    ANY_WAY,
    BOAT,
    DEN,
    EASIEST_BACK,
    EMPTY,
    FIRST_PLAYER,
    NEXT_BACK,
    NOBODY,
    REFILLING,
    TURN_BEGIN,
    UNKNOWN,
    State,
)
from tablereef.kernel.pending import push
from tablereef.kernel.story import tell

OPTION_BEGINS, OPTION_MEMORY_AID = range(2)


def setup(s: State, seats: int, options: Sequence[int]) -> None:
    """KF-S1, KF-S2: all cards are in the pile, all divers in the boat, the octopus in its den."""
    s.seats = seats
    s.first_begins = options[OPTION_BEGINS]
    s.memory_aid = options[OPTION_MEMORY_AID]
    fill_pile(s)
    for cell in range(CELLS):
        s.back[cell] = EMPTY
        s.face[cell] = UNKNOWN
    for seat in range(len(s.diver)):
        s.diver[seat] = BOAT
    s.octopus = DEN
    s.cell = s.explored = NO_CELL
    s.victim = NOBODY
    s.way = ANY_WAY
    push(s.pending, TURN_BEGIN, 1)
    push(s.pending, REFILLING, 1)
    push(s.pending, NEXT_BACK, 1)
    push(s.pending, FIRST_PLAYER, 1)


def fill_pile(s: State) -> None:
    """KF-S1: all 103 cards in one pile."""
    s.pile_n = CARDS
    s.top = EMPTY
    s.pile[FISH_BACK] = FISH_CARDS
    for back in range(EASIEST_BACK, BACK_COUNT):
        s.pile[back] = OF_EACH_DIFFICULTY
    s.fish.n = FISH_CARDS
    for species in range(SPECIES_COUNT):
        s.fish.ranks[species] = ALL_RANKS
    s.caves = ALL_CAVES


def lots_for_first(s: State) -> int:
    """KF-S3: anyone may be drawn, unless the table wants seat 0 to begin."""
    return 1 if s.first_begins else s.seats


def begin(s: State, seat: int) -> None:
    """KF-S3: the first player."""
    tell(s, BEGAN, seat)
    s.active = seat
