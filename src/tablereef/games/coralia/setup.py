"""Before the first turn: piles, turtles, set-up dice, the start player."""

from collections.abc import Sequence

from tablereef.games.coralia.components import (
    CARDS_OF,
    CHEST_KINDS,
    CHESTS_BESIDE,
    DICE_OF_COLOUR,
    DIVER,
    ISLAND,
    ISLAND_CARDS,
    ISLAND_SIZE,
    OCTOPUSES,
    REEFS,
    ROUNDS,
    SEATS,
    SETUP_DICE,
    SORT_COUNT,
    STATION_DICE,
    TREASURE,
    TURTLE,
    TURTLE_KINDS,
    WHITE_DICE,
)
from tablereef.games.coralia.events import BEGAN, COVER, COVERED, DISPLACED, LAID, LAY, WASHED, die_of
from tablereef.games.coralia.state import (
    ALL_FACES,
    COVERING,
    FIRST_PLAYER,
    LAYING_TURTLE,
    NO_PILE,
    NO_TURTLE,
    NOBODY,
    NOWHERE,
    NTH,
    PLAYING_ROUNDS,
    TAKING,
    State,
    is_free,
)
from tablereef.kernel.pending import push
from tablereef.kernel.story import tell

OPTION_BEGINS = 0


def setup(s: State, seats: int, options: Sequence[int]) -> None:
    """CO-S3, CO-S4, CO-S5: turtles, then set-up dice, then the start player are drawn."""
    s.seats = seats
    s.first_begins = options[OPTION_BEGINS]
    lay_board(s)
    lay_cards(s)
    push(s.pending, FIRST_PLAYER, 1)
    if SETUP_DICE[seats]:
        push(s.pending, COVERING, SETUP_DICE[seats] * REEFS)
    push(s.pending, LAYING_TURTLE, REEFS)


def lay_board(s: State) -> None:
    """CO-S2, CO-S3, CO-B9: dice in the supply, white dice on the island, tiles and figures."""
    for reef in range(REEFS):
        s.supply[reef] = DICE_OF_COLOUR
        s.octopus[reef] = NOBODY
        s.reef_turtle[reef] = NO_TURTLE
    for seat in range(SEATS):
        s.diver[seat] = NOWHERE
    for seat in range(s.seats):
        s.octopuses[seat] = OCTOPUSES
    s.island_white = WHITE_DICE
    s.side_turtles = (1 << TURTLE_KINDS) - 1
    s.closed_chests = (1 << CHEST_KINDS) - 1
    s.reef_chests = (1 << REEFS) - 1
    s.side_chests = CHESTS_BESIDE


def lay_cards(s: State) -> None:
    """CO-S1: three cards of each sort, unseen, are the island pile."""
    for sort in range(SORT_COUNT):
        s.unseen.n[sort] = CARDS_OF[sort]
        s.unseen.faces[sort] = ALL_FACES[sort]
        s.fresh[sort] = CARDS_OF[sort] - ISLAND_CARDS
        s.island_sorts[sort] = ISLAND_CARDS
    s.fresh[ISLAND] = ISLAND_SIZE
    s.looking = NO_PILE


def turtle_on_lot(s: State, i: int) -> int:
    """CO-S3: one of the turtles that lie on no reef yet, for the next reef."""
    return LAY + (REEFS - s.pending.times) * TURTLE_KINDS + NTH[s.side_turtles][i]


def lay_turtle(s: State, reef: int, turtle: int) -> None:
    """CO-S3: open on its reef; the last two stay beside the board."""
    tell(s, LAID, reef, turtle)
    s.reef_turtle[reef] = turtle
    s.side_turtles -= 1 << turtle


def setup_die_on_lot(s: State, i: int) -> int:
    """CO-S5: the next set-up die shows one of its faces."""
    dice = SETUP_DICE[s.seats]
    return COVER + die_of((dice * REEFS - s.pending.times) // dice, i)


def cover(s: State, colour: int, face: int) -> None:
    """CO-S6, CO-S7: the die covers its space, on the diver face the chest; a second one goes to the island."""
    s.supply[colour] -= 1
    space = TREASURE if face == DIVER else face
    if not is_free(s, colour, space):
        tell(s, WASHED, colour, face)
        s.island[colour] += 1
        return
    tell(s, COVERED, colour, face)
    s.dice[colour] |= 1 << space
    if face == TURTLE:
        displace(s, colour)


def displace(s: State, reef: int) -> None:
    """CO-S7: the turtle under a set-up die goes beside the board."""
    turtle = s.reef_turtle[reef]
    tell(s, DISPLACED, turtle)
    s.side_turtles += 1 << turtle
    s.reef_turtle[reef] = NO_TURTLE


def lots_for_first(s: State) -> int:
    """CO-S4: anyone may be drawn, unless the table wants seat 0 to begin."""
    return 1 if s.first_begins else s.seats


def begin(s: State, seat: int) -> None:
    """CO-S4, CO-T1: the start player takes four dice."""
    tell(s, BEGAN, seat)
    s.first = s.active = seat
    s.stage = PLAYING_ROUNDS
    s.turns = ROUNDS[s.seats] * s.seats
    push(s.pending, TAKING, STATION_DICE)
