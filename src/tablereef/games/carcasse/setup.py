"""Before the first card: pile and graveyard, divers, the first player, the Saboteuse's victim."""

from collections.abc import Sequence

from tablereef.games.carcasse.components import CHARACTER, DIVERS, FAMILY_COUNT, RANKS, SABOTEUSE
from tablereef.games.carcasse.events import BEGAN, DEALT, NAME, NAMED
from tablereef.games.carcasse.state import (
    ALL_RANKS,
    DEALING,
    FIRST_PLAYER,
    NAMING,
    NO_CARD,
    NOBODY,
    TURNING_OVER,
    State,
)
from tablereef.kernel.pending import push
from tablereef.kernel.story import tell

DIVER_CARDS = len(DIVERS)
OPTION_BEGINS, OPTION_DIVERS, OPTION_VARIANT, OPTION_MEMORY_AID = range(4)


def setup(s: State, seats: int, options: Sequence[int]) -> None:
    """CC-S1, CC-S2: the lowest card of each family lies in the graveyard, the others in the pile."""
    s.seats = seats
    s.first_begins = options[OPTION_BEGINS]
    s.variant = options[OPTION_VARIANT]
    s.memory_aid = options[OPTION_MEMORY_AID]
    for diver in range(DIVER_CARDS):
        s.owner[diver] = NOBODY
    s.target = s.plundered = NOBODY
    s.card = NO_CARD
    for family in range(FAMILY_COUNT):
        s.graveyard.ranks[family] = 1
        s.pile.ranks[family] = ALL_RANKS - 1
    s.graveyard.n = s.graveyard_size = FAMILY_COUNT
    s.pile.n = s.pile_size = FAMILY_COUNT * (RANKS - 1)
    push(s.pending, FIRST_PLAYER, 1)
    if options[OPTION_DIVERS]:
        push(s.pending, DEALING, seats)


# These loops count and have one end: left in several places, as in `return` from within, the GPU's assembler
# gets them wrong where the threads of a warp part (tests/parity/test_cuda.py).
def taken_characters(s: State) -> int:
    """CC-S6: the mask of characters that somebody has."""
    taken = 0
    for diver in range(DIVER_CARDS):
        if s.owner[diver] != NOBODY:
            taken |= 1 << CHARACTER[diver]
    return taken


def is_free(s: State, diver: int) -> bool:
    """CC-S6: nobody has this diver's character yet."""
    return taken_characters(s) >> CHARACTER[diver] & 1 == 0


def free_divers(s: State) -> int:
    """CC-S6: how many divers may still be dealt."""
    n = 0
    for diver in range(DIVER_CARDS):
        n += is_free(s, diver)
    return n


def nth_free_diver(s: State, i: int) -> int:
    """CC-S6: number i of the divers that may still be dealt."""
    diver = -1
    while i >= 0:
        diver += 1
        i -= is_free(s, diver)
    return diver


def deal(s: State, seat: int, diver: int) -> None:
    """CC-S6: a seat gets its diver."""
    tell(s, DEALT, seat, diver)
    s.owner[diver] = seat


def lots_for_first(s: State) -> int:
    """CC-S5: anyone may be drawn, unless the table wants seat 0 to begin."""
    return 1 if s.first_begins else s.seats


def begin(s: State, seat: int) -> None:
    """CC-S5: the first player was drawn; CC-D17: the Saboteuse names her victim before the first card."""
    tell(s, BEGAN, seat)
    s.active = seat
    push(s.pending, TURNING_OVER, 1)
    if s.owner[SABOTEUSE] != NOBODY:
        push(s.pending, NAMING, 1)


def naming(s: State, menu: list[int]) -> int:
    """CC-D17: any opponent."""
    n = 0
    for seat in range(s.seats):
        if seat != s.owner[SABOTEUSE]:
            menu[n] = NAME + seat
            n += 1
    return n


def name(s: State, victim: int) -> None:
    """CC-D17: for the whole game."""
    tell(s, NAMED, s.owner[SABOTEUSE], victim)
    s.target = victim
