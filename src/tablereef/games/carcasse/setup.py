"""Before the first card: pile and graveyard, divers, the first player, the Saboteuse's victim."""

from collections.abc import Sequence

from tablereef.games.carcasse import components as box
from tablereef.games.carcasse import events, steps
from tablereef.games.carcasse.state import ALL_RANKS, NO_CARD, NOBODY, State
from tablereef.kernel.pending import due, push
from tablereef.kernel.steps import Ask, Draw
from tablereef.kernel.story import tell
from tablereef.kernel.turns import first_player

DIVER_CARDS = len(box.DIVERS)
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
    for family in range(box.FAMILY_COUNT):
        s.graveyard.ranks[family] = 1
        s.pile.ranks[family] = ALL_RANKS - 1
    s.graveyard.n = s.graveyard_size = box.FAMILY_COUNT
    s.pile.n = s.pile_size = box.FAMILY_COUNT * (box.RANKS - 1)
    push(s.pending, steps.FIRST_PLAYER, 1)
    if options[OPTION_DIVERS]:
        push(s.pending, steps.DEALING, seats)


# These loops count and have one end: left in several places, as in `return` from within, the GPU's assembler
# gets them wrong where the threads of a warp part (tests/parity/test_cuda.py).
def taken_characters(s: State) -> int:
    """CC-S6: the mask of characters that somebody has."""
    taken = 0
    for diver in range(DIVER_CARDS):
        if s.owner[diver] != NOBODY:
            taken |= 1 << box.CHARACTER[diver]
    return taken


def is_free(s: State, diver: int) -> bool:
    """CC-S6: nobody has this diver's character yet."""
    return taken_characters(s) >> box.CHARACTER[diver] & 1 == 0


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


def deal(s: State, diver: int) -> None:
    """CC-S6: the next seat gets its diver."""
    seat = s.seats - 1 - due(s.pending, steps.DEALING)
    tell(s, events.DEALT, seat, diver)
    s.owner[diver] = seat


def begin(s: State, seat: int) -> None:
    """CC-S5: the first player was drawn; CC-D17: the Saboteuse names her victim before the first card."""
    tell(s, events.BEGAN, seat)
    s.active = seat
    push(s.pending, steps.TURNING_OVER, 1)
    if saboteuse(s) != NOBODY:
        push(s.pending, steps.NAMING, 1)


def saboteuse(s: State) -> int:
    """CC-D17: the seat that names."""
    return s.owner[box.SABOTEUSE]


def naming(s: State, menu: list[int]) -> int:
    """CC-D17: any opponent."""
    n = 0
    for seat in range(s.seats):
        if seat != saboteuse(s):
            menu[n] = events.NAME + seat
            n += 1
    return n


def name(s: State, victim: int) -> None:
    """CC-D17: for the whole game."""
    tell(s, events.NAMED, saboteuse(s), victim)
    s.target = victim


ROWS = (
    Draw(steps.DEALING, free_divers, nth_free_diver, {events.DEAL: deal}),
    first_player(steps.FIRST_PLAYER, events.FIRST, begin),
    Ask(steps.NAMING, naming, {events.NAME: name}, who=saboteuse),
)
