"""The position of Coralia, and collections of cards.

A collection has one int for each sort: a digit for each kind, which says how many cards of that kind there are. So it
has no order that could tell a secret. Cards that nobody has seen lie in `unseen`, those of the piles and those of the
island alike; only how many of them lie where is known, and of the island pile which sorts (`island_sorts`).

Cards put under a pile lie in a queue, the one reached first in front. Who put a card there knows it; so when another
player draws it that player is recognised to have it (`Memory`, CO-K3).
"""

from math import comb
from typing import Annotated, Any

from tablereef.games.coralia import components as box
from tablereef.games.coralia.components import FIRST_OF, OCTOPUS, SORT
from tablereef.kernel.masks import NTH as NTH
from tablereef.kernel.masks import SIZE as SIZE
from tablereef.kernel.pending import Pending
from tablereef.kernel.struct import struct, within

UNKNOWN = -1  # a card or a sort that a seat cannot know
NO_CARD = -1
NOBODY = -1
NOWHERE = -1  # a diver on no reef
NO_TURTLE = -1
NO_PILE = -1
UNROLLED = -1  # the face of a die before it is rolled

# Collections: the digit of a kind within its sort's int.
DIGIT = (3, 3, 2)  # bits of a digit, by sort: there are up to six cards of a kind of pearls, two of starfish
SHIFT = tuple(DIGIT[SORT[card]] * (card - FIRST_OF[SORT[card]]) for card in range(box.CARD_KINDS))  # of each kind
ONE = tuple(1 << shift for shift in SHIFT)  # a card of each kind, as a digit
LAST_DIGIT = tuple((1 << bits) - 1 for bits in DIGIT)  # a mask of one digit, by sort
ALL_FACES = tuple(
    sum(box.COPIES[card] << SHIFT[card] for card in range(box.CARD_KINDS) if SORT[card] == sort)
    for sort in range(box.SORT_COUNT)
)  # every card of a sort
MOST_FACES = (1 << 30) - 1

# Places under the piles: at most so many cards at once, those of all piles in one list.
UNDER_FIRST = (0, 0, 6, 16)  # the first place of each pile (nothing goes under the pearls)
UNDER = 20  # 6 under the fish, 10 under the starfish, 4 under the island pile
LOOK = max(box.FISH_CARDS, box.STARFISH_CARDS, box.ISLAND_LOOK)
MEMORIES = 6

CHOOSE = tuple(
    tuple(comb(n, k) for k in range(box.ISLAND_SIZE + 1)) for n in range(box.ISLAND_SIZE + 1)
)  # k island cards of n

# The parts of a score: what came during play, then the four steps of the scoring, the first of them card by card.
PARTS = (
    "play", "per_island_die", "per_turtle", "per_chest", "side_chest", "jellyfish", "reef_chests",
    "diver", "fish", "per_fish", "pearls", "per_pearl",
)  # fmt: skip
PART_COUNT = 12
PLAY_PART = 0
ISLAND_DIE_PART, TURTLE_PART, CHEST_PART, SIDE_CHEST_PART, JELLYFISH_PART, REEF_CHESTS_PART = range(1, 7)
DIVER_PART, FISH_PART, PER_FISH_PART, PEARL_PART, PER_PEARL_PART = range(7, 12)
PART_OF = (
    *(PLAY_PART,) * box.PER_ISLAND_DIE,
    ISLAND_DIE_PART, TURTLE_PART, CHEST_PART, SIDE_CHEST_PART, JELLYFISH_PART,
    *(REEF_CHESTS_PART,) * (box.CARD_KINDS - box.FIRST_CHESTS),
)  # of each kind of card what it brings when it is played; leftover dice bring no points themselves  # fmt: skip

STAGES = ("setting_up", "playing", "starfish", "fish", "pearls", "over")  # CO-Z1: the divers' step asks nobody
SETTING_UP, PLAYING_ROUNDS, STARFISH_STEP, FISH_STEP, PEARL_STEP, ALL_OVER = range(6)
SORT_SHOWN = (NO_PILE, NO_PILE, box.STARFISH_SORT, box.FISH_SORT, box.PEARL_SORT, NO_PILE)  # CO-K1: in each stage


@struct
class Cards:
    """A collection of cards."""

    n: Annotated[list[int], box.SORT_COUNT, within(0, max(box.CARDS_OF))]  # how many of each sort
    faces: Annotated[list[int], box.SORT_COUNT, within(0, MOST_FACES)]  # of each sort, a digit for each kind


@struct
class Under:
    """The cards that were put under the piles; places of no card are zero."""

    n: Annotated[list[int], box.PILE_COUNT, within(0, UNDER)]  # how many under each pile
    card: Annotated[list[int], UNDER, within(UNKNOWN, box.CARD_KINDS - 1)]  # secret but to who put it there
    by: Annotated[list[int], UNDER, within(0, box.SEATS - 1)]  # who put it there
    memory: Annotated[list[int], UNDER, within(0, MEMORIES)]  # number + 1 of the memory that it belongs to, or 0


@struct
class Memory:
    """CO-K3: what players looked at or took that others had put under a pile, a row for each such look."""

    n: Annotated[list[int], MEMORIES, within(0, LOOK)]  # how many cards were looked at, one of them kept; 0: no memory
    seat: Annotated[list[int], MEMORIES, within(0, box.SEATS - 1)]  # who looked
    pile: Annotated[list[int], MEMORIES, within(0, box.PILE_COUNT - 1)]
    card: Annotated[list[list[int]], MEMORIES, LOOK, within(UNKNOWN, box.CARD_KINDS - 1)]  # in the order drawn; secret
    by: Annotated[
        list[list[int]], MEMORIES, LOOK, within(NOBODY, box.SEATS - 1)
    ]  # who had put each there, and so knows it


@struct
class State:
    """Open to all but `hand`, `unseen`, `island_sorts`, `sort`, `looked` and the cards in `under` and `memory`."""

    seats: Annotated[int, within(2, box.SEATS)]  # how many play
    first_begins: Annotated[int, within(0, 1)]  # CO-S4: not drawn, seat 0 begins
    first: Annotated[int, within(0, box.SEATS - 1)]  # the start player
    active: Annotated[int, within(0, box.SEATS - 1)]  # the seat whose turn it is, in the scoring too
    stage: Annotated[int, within(0, len(STAGES) - 1)]
    turns: Annotated[int, within(0, 32)]  # turns to come, the one under way included; in the scoring seats of a step
    # dice
    supply: Annotated[list[int], box.REEFS, within(0, box.DICE_OF_COLOUR)]  # of each colour
    station_n: Annotated[int, within(0, box.STATION_DICE)]
    colour: Annotated[list[int], box.STATION_DICE, within(0, box.REEFS - 1)]  # of each station die
    face: Annotated[list[int], box.STATION_DICE, within(UNROLLED, box.FACE_COUNT - 1)]  # of each station die
    kept: Annotated[int, within(0, (1 << box.STATION_DICE) - 1)]  # CO-T3: the mask of station dice kept on turtles
    dice: Annotated[
        list[int], box.REEFS, within(0, (1 << box.SPACES) - 1)
    ]  # of each reef the mask of spaces that bear a die
    white: Annotated[list[int], box.REEFS, within(0, (1 << box.SPACES) - 1)]  # those of them that bear a white one
    island: Annotated[list[int], box.REEFS, within(0, box.DICE_OF_COLOUR)]  # dice of each colour on the island
    island_white: Annotated[int, within(0, box.WHITE_DICE)]  # white dice on the island
    white_face: Annotated[int, within(UNROLLED, box.FACE_COUNT - 1)]  # of the white die in hand, if it is rolled
    # figures and tiles
    octopus: Annotated[list[int], box.REEFS, within(NOBODY, box.SEATS - 1)]  # whose octopus stands on each reef
    octopuses: Annotated[list[int], box.SEATS, within(0, box.OCTOPUSES)]  # that each seat has left
    diver: Annotated[list[int], box.SEATS, within(NOWHERE, box.REEFS - 1)]  # the reef of each seat's diver
    reef_turtle: Annotated[list[int], box.REEFS, within(NO_TURTLE, box.TURTLE_KINDS - 1)]  # on each reef
    side_turtles: Annotated[int, within(0, (1 << box.TURTLE_KINDS) - 1)]  # the mask of kinds beside the board
    turtles: Annotated[list[int], box.SEATS, within(0, (1 << box.TURTLE_KINDS) - 1)]  # the mask of kinds of each seat
    reef_chests: Annotated[int, within(0, (1 << box.REEFS) - 1)]  # the mask of reefs with a chest, face down
    side_chests: Annotated[int, within(0, box.CHESTS_BESIDE)]  # chests beside the board, face down
    closed_chests: Annotated[int, within(0, (1 << box.CHEST_KINDS) - 1)]  # the mask of kinds not yet turned up
    chests: Annotated[list[int], box.SEATS, within(0, (1 << box.CHEST_KINDS) - 1)]  # the mask of kinds of each seat
    # cards
    fresh: Annotated[list[int], box.PILE_COUNT, within(0, max(box.CARDS_OF))]  # cards of each pile that nobody has seen
    island_sorts: Annotated[list[int], box.SORT_COUNT, within(0, box.ISLAND_CARDS)]  # their sorts in the island pile
    unseen: Cards  # all of them, and those that a seat has forgotten
    under: Under
    memory: Memory
    hand: Annotated[list[Cards], box.SEATS]  # face down in front of each seat
    shown: Annotated[list[Cards], box.SEATS]  # face up in front of each seat, in the scoring
    drawn: Annotated[
        list[list[int]], box.SEATS, box.PILE_COUNT, within(0, max(box.CARDS_OF))
    ]  # cards a seat got from each pile
    stingrays: Annotated[list[int], box.SEATS, within(0, box.STINGRAYS)]  # of each seat
    dry: Annotated[list[int], box.SEATS, within(0, box.ISLAND_SIZE)]  # its island cards known as no starfish
    sort: Annotated[int, within(UNKNOWN, box.SORT_COUNT - 1)]  # of the island card being drawn, else 0
    looking: Annotated[int, within(NO_PILE, box.PILE_COUNT - 1)]  # the pile that the active player looks into
    looked_n: Annotated[int, within(0, LOOK)]
    looked: Annotated[list[int], LOOK, within(UNKNOWN, box.CARD_KINDS - 1)]  # these cards, in the order drawn
    looked_by: Annotated[
        list[int], LOOK, within(NOBODY, box.SEATS - 1)
    ]  # who had put each there, NOBODY: unseen before
    # points and the scoring
    points: Annotated[list[list[int]], box.SEATS, PART_COUNT, within(0, 200)]  # of each seat, the parts of its score
    part: Annotated[int, within(0, PART_COUNT - 1)]  # to which the active player's points belong now
    waiting: Annotated[int, within(0, MOST_FACES)]  # CO-Z3: starfish cards still to be played, a digit for each kind
    raising: Annotated[int, within(0, (1 << box.REEFS) - 1)]  # CO-Z4h: the mask of reefs whose chests are due
    tapped: Annotated[int, within(0, (1 << box.PILE_COUNT) - 1)]  # CO-Z4f: the mask of piles drawn from
    pending: Pending  # the steps of steps.py that are due
    story: Any  # where happenings are told; no part of the position


def put(cards: Cards, card: int) -> None:
    """Add a card to a collection."""
    sort = SORT[card]
    cards.faces[sort] += ONE[card]
    cards.n[sort] += 1


def take(cards: Cards, card: int) -> None:
    """Remove a card from a collection."""
    sort = SORT[card]
    cards.faces[sort] -= ONE[card]
    cards.n[sort] -= 1


def count(cards: Cards, card: int) -> int:
    """How many cards of a kind the collection has."""
    return cards.faces[SORT[card]] >> SHIFT[card] & LAST_DIGIT[SORT[card]]


def nth(cards: Cards, sort: int, i: int) -> int:
    """Card number i of a sort in a collection, in the order of their kinds."""
    faces, bits, digit, card = cards.faces[sort], DIGIT[sort], LAST_DIGIT[sort], FIRST_OF[sort]
    while i >= faces & digit:
        i -= faces & digit
        faces >>= bits
        card += 1
    return card


def is_waiting(s: State, card: int) -> bool:
    """CO-Z3: whether a starfish card of this kind is still to be played."""
    return s.waiting >> SHIFT[card] & LAST_DIGIT[box.STARFISH_SORT] > 0


def pile_size(s: State, pile: int) -> int:
    """All cards of a pile, seen or not."""
    return s.fresh[pile] + s.under.n[pile]


def total(s: State, seat: int) -> int:
    """The points of a seat so far: where its ship stands."""
    points = 0
    for part in range(PART_COUNT):
        points += s.points[seat][part]
    return points


def faces_of_die(s: State) -> int:
    """CO-B3: how many faces may come when a die is rolled, a white one too."""
    return box.FACE_COUNT


def white_dice_in_hand(s: State) -> int:
    """CO-X3: white dice that lie neither on the island nor on a reef: to be rolled or to be set."""
    dice = box.WHITE_DICE - s.island_white
    for reef in range(box.REEFS):
        dice -= SIZE[s.white[reef]]
    return dice


def chests_in_hand(s: State) -> int:
    """CO-A5, CO-X6: closed chests that lie neither on a reef nor beside the board: to be opened."""
    return SIZE[s.closed_chests] - SIZE[s.reef_chests] - s.side_chests


def is_free(s: State, reef: int, space: int) -> bool:
    """CO-T7: no die lies on that space."""
    return s.dice[reef] >> space & 1 == 0


def free_spaces(s: State, reef: int) -> int:
    """CO-T7: how many spaces of a reef a die may be placed on."""
    return box.FACE_COUNT - SIZE[s.dice[reef] & ((1 << box.FACE_COUNT) - 1)]


def has_figure_for(s: State, face: int) -> bool:
    """CO-T8, CO-X3: an octopus space needs an octopus that the active player has left."""
    return face != OCTOPUS or s.octopuses[s.active] > 0


def dice_left(s: State, colour: int) -> int:
    """CO-T1: dice of a colour in the supply and on the station."""
    dice = s.supply[colour]
    for i in range(s.station_n):
        if s.colour[i] == colour:
            dice += 1
    return dice


def stingrays_left(s: State) -> int:
    """CO-X1: how many of the special fish cards nobody has."""
    left = box.STINGRAYS
    for seat in range(s.seats):
        left -= s.stingrays[seat]
    return left


def island_dice(s: State) -> int:
    """CO-I2: all dice on the island, white and set-up ones included."""
    dice = s.island_white
    for colour in range(box.REEFS):
        dice += s.island[colour]
    return dice


def card_count(s: State, seat: int) -> int:
    """CO-Z8: all cards that a seat has collected."""
    cards = s.stingrays[seat]
    for pile in range(box.PILE_COUNT):
        cards += s.drawn[seat][pile]
    return cards


def insert(menu: list[int], n: int, code: int) -> int:
    """Put a code into a sorted menu, unless it is there already; how many there are then."""
    i = n
    while i and menu[i - 1] > code:
        i -= 1
    if i and menu[i - 1] == code:
        return n
    for j in range(n, i, -1):
        menu[j] = menu[j - 1]
    menu[i] = code
    return n + 1
