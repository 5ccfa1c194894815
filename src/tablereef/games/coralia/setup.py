"""Before the first turn: piles, turtles, set-up dice, the start player."""

from collections.abc import Sequence

from tablereef.games.coralia import components as box
from tablereef.games.coralia import events, state, steps
from tablereef.games.coralia.events import die_of
from tablereef.games.coralia.state import State, faces_of_die, is_free
from tablereef.kernel.pending import due, push
from tablereef.kernel.steps import Draw
from tablereef.kernel.story import tell
from tablereef.kernel.turns import first_player

OPTION_BEGINS = 0


def setup(s: State, seats: int, options: Sequence[int]) -> None:
    """CO-S3, CO-S4, CO-S5: turtles, then set-up dice, then the start player are drawn."""
    s.seats = seats
    s.first_begins = options[OPTION_BEGINS]
    lay_board(s)
    lay_cards(s)
    push(s.pending, steps.FIRST_PLAYER, 1)
    if box.SETUP_DICE[seats]:
        push(s.pending, steps.COVERING, box.SETUP_DICE[seats] * box.REEFS)
    push(s.pending, steps.LAYING_TURTLE, box.REEFS)


def lay_board(s: State) -> None:
    """CO-S2, CO-S3, CO-B9: dice in the supply, white dice on the island, tiles and figures."""
    for reef in range(box.REEFS):
        s.supply[reef] = box.DICE_OF_COLOUR
        s.octopus[reef] = state.NOBODY
        s.reef_turtle[reef] = state.NO_TURTLE
    for seat in range(box.SEATS):
        s.diver[seat] = state.NOWHERE
    for seat in range(s.seats):
        s.octopuses[seat] = box.OCTOPUSES
    s.island_white = box.WHITE_DICE
    s.white_face = state.UNROLLED
    s.side_turtles = (1 << box.TURTLE_KINDS) - 1
    s.closed_chests = (1 << box.CHEST_KINDS) - 1
    s.reef_chests = (1 << box.REEFS) - 1
    s.side_chests = box.CHESTS_BESIDE


def lay_cards(s: State) -> None:
    """CO-S1: three cards of each sort, unseen, are the island pile."""
    for sort in range(box.SORT_COUNT):
        s.unseen.n[sort] = box.CARDS_OF[sort]
        s.unseen.faces[sort] = state.ALL_FACES[sort]
        s.fresh[sort] = box.CARDS_OF[sort] - box.ISLAND_CARDS
        s.island_sorts[sort] = box.ISLAND_CARDS
    s.fresh[box.ISLAND] = box.ISLAND_SIZE
    s.looking = state.NO_PILE


def turtles_left(s: State) -> int:
    """CO-S3: how many turtles lie on no reef yet."""
    return state.SIZE[s.side_turtles]


def turtle_on_lot(s: State, i: int) -> int:
    """CO-S3: one of the turtles that lie on no reef yet, for the next reef."""
    return (box.REEFS - due(s.pending, steps.LAYING_TURTLE)) * box.TURTLE_KINDS + state.NTH[s.side_turtles][i]


def lay_turtle(s: State, reef: int, turtle: int) -> None:
    """CO-S3: open on its reef; the last two stay beside the board."""
    tell(s, events.LAID, reef, turtle)
    s.reef_turtle[reef] = turtle
    s.side_turtles -= 1 << turtle


def setup_die_on_lot(s: State, i: int) -> int:
    """CO-S5: the next set-up die shows one of its faces."""
    dice = box.SETUP_DICE[s.seats]
    return die_of((dice * box.REEFS - due(s.pending, steps.COVERING)) // dice, i)


def cover(s: State, colour: int, face: int) -> None:
    """CO-S6, CO-S7: the die covers its space, on the diver face the chest; a second one goes to the island."""
    space = box.TREASURE if face == box.DIVER else face
    if not is_free(s, colour, space):
        tell(s, events.WASHED, colour, face)
        s.supply[colour] -= 1
        s.island[colour] += 1
        return
    tell(s, events.COVERED, colour, face)
    s.supply[colour] -= 1
    s.dice[colour] |= 1 << space
    if face == box.TURTLE:
        displace(s, colour)


def displace(s: State, reef: int) -> None:
    """CO-S7: the turtle under a set-up die goes beside the board."""
    turtle = s.reef_turtle[reef]
    tell(s, events.DISPLACED, turtle)
    s.side_turtles += 1 << turtle
    s.reef_turtle[reef] = state.NO_TURTLE


def begin(s: State, seat: int) -> None:
    """CO-S4, CO-T1: the start player takes four dice."""
    tell(s, events.BEGAN, seat)
    s.first = s.active = seat
    s.stage = state.PLAYING_ROUNDS
    s.turns = box.ROUNDS[s.seats] * s.seats
    push(s.pending, steps.TAKING, box.STATION_DICE)


ROWS = (
    Draw(steps.LAYING_TURTLE, turtles_left, turtle_on_lot, {events.LAY: lay_turtle}),
    Draw(steps.COVERING, faces_of_die, setup_die_on_lot, {events.COVER: cover}),
    first_player(steps.FIRST_PLAYER, events.FIRST, begin),
)
