"""Set-up: the pile, the boat, the first player."""

from collections.abc import Sequence

from tablereef.games.kleine_fische import components as box
from tablereef.games.kleine_fische import events, state, steps
from tablereef.games.kleine_fische.board import CELLS, NO_CELL
from tablereef.games.kleine_fische.state import State
from tablereef.kernel.pending import push
from tablereef.kernel.story import tell
from tablereef.kernel.turns import first_player

OPTION_BEGINS, OPTION_MEMORY_AID = range(2)


def setup(s: State, seats: int, options: Sequence[int]) -> None:
    """KF-S1, KF-S2: all cards are in the pile, all divers in the boat, the octopus in its den."""
    s.seats = seats
    s.first_begins = options[OPTION_BEGINS]
    s.memory_aid = options[OPTION_MEMORY_AID]
    fill_pile(s)
    for cell in range(CELLS):
        s.back[cell] = state.EMPTY
        s.face[cell] = state.UNKNOWN
    for seat in range(len(s.diver)):
        s.diver[seat] = state.BOAT
    s.octopus = state.DEN
    s.cell = s.explored = NO_CELL
    s.victim = state.NOBODY
    s.way = state.ANY_WAY
    push(s.pending, steps.TURN_BEGIN, 1)
    push(s.pending, steps.REFILLING, 1)
    push(s.pending, steps.NEXT_BACK, 1)
    push(s.pending, steps.FIRST_PLAYER, 1)


def fill_pile(s: State) -> None:
    """KF-S1: all 103 cards in one pile."""
    s.pile_n = box.CARDS
    s.top = state.EMPTY
    s.pile[box.FISH_BACK] = box.FISH_CARDS
    for back in range(state.EASIEST_BACK, box.BACK_COUNT):
        s.pile[back] = box.OF_EACH_DIFFICULTY
    s.fish.n = box.FISH_CARDS
    for species in range(box.SPECIES_COUNT):
        s.fish.ranks[species] = state.ALL_RANKS
    s.caves = state.ALL_CAVES


def begin(s: State, seat: int) -> None:
    """KF-S3: the first player."""
    tell(s, events.BEGAN, seat)
    s.active = seat


ROWS = (first_player(steps.FIRST_PLAYER, events.FIRST, begin),)
