"""The position of Coralia, and collections of cards.

A collection has one int for each sort: a digit for each kind, which says how many cards of that kind there are. So it
has no order that could tell a secret. Cards that nobody has seen lie in `unseen`, those of the piles and those of the
island alike; only how many of them lie where is known, and of the island pile which sorts (`island_sorts`).

Cards put under a pile lie in a queue, the one reached first in front. Who put a card there knows it; so when another
player draws it that player is recognised to have it (`Memory`, CO-K3).
"""

from math import comb
from typing import Annotated, Any

from tablereef.games.coralia.components import (
    CARD_KINDS,
    CARDS_OF,
    CHEST_KINDS,
    CHESTS_BESIDE,
    COPIES,
    DICE_OF_COLOUR,
    FACE_COUNT,
    FIRST_CHESTS,
    FIRST_OF,
    FISH_CARDS,
    FISH_SORT,
    ISLAND_CARDS,
    ISLAND_LOOK,
    ISLAND_SIZE,
    OCTOPUS,
    OCTOPUSES,
    PEARL_SORT,
    PER_ISLAND_DIE,
    PILE_COUNT,
    REEFS,
    SEATS,
    SORT,
    SORT_COUNT,
    SPACES,
    STARFISH_CARDS,
    STARFISH_SORT,
    STATION_DICE,
    STINGRAYS,
    TURTLE_KINDS,
    WHITE_DICE,
)
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
UNROLLED = -1  # the face of a station die before it is rolled

# Collections: the digit of a kind within its sort's int.
DIGIT = (3, 3, 2)  # bits of a digit, by sort: there are up to six cards of a kind of pearls, two of starfish
SHIFT = tuple(DIGIT[SORT[card]] * (card - FIRST_OF[SORT[card]]) for card in range(CARD_KINDS))  # of each kind
ONE = tuple(1 << shift for shift in SHIFT)  # a card of each kind, as a digit
LAST_DIGIT = tuple((1 << bits) - 1 for bits in DIGIT)  # a mask of one digit, by sort
ALL_FACES = tuple(
    sum(COPIES[card] << SHIFT[card] for card in range(CARD_KINDS) if SORT[card] == sort) for sort in range(SORT_COUNT)
)  # every card of a sort
MOST_FACES = (1 << 30) - 1

# Places under the piles: at most so many cards at once, those of all piles in one list.
UNDER_FIRST = (0, 0, 6, 16)  # the first place of each pile (nothing goes under the pearls)
UNDER = 20  # 6 under the fish, 10 under the starfish, 4 under the island pile
LOOK = max(FISH_CARDS, STARFISH_CARDS, ISLAND_LOOK)
MEMORIES = 6

CHOOSE = tuple(tuple(comb(n, k) for k in range(ISLAND_SIZE + 1)) for n in range(ISLAND_SIZE + 1))  # k island cards of n

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
    *(PLAY_PART,) * PER_ISLAND_DIE,
    ISLAND_DIE_PART, TURTLE_PART, CHEST_PART, SIDE_CHEST_PART, JELLYFISH_PART,
    *(REEF_CHESTS_PART,) * (CARD_KINDS - FIRST_CHESTS),
)  # of each kind of card what it brings when it is played; leftover dice bring no points themselves  # fmt: skip

STAGES = ("setting_up", "playing", "starfish", "fish", "pearls", "over")  # CO-Z1: the divers' step asks nobody
SETTING_UP, PLAYING_ROUNDS, STARFISH_STEP, FISH_STEP, PEARL_STEP, ALL_OVER = range(6)
SORT_SHOWN = (NO_PILE, NO_PILE, STARFISH_SORT, FISH_SORT, PEARL_SORT, NO_PILE)  # CO-K1: in each stage

# What is due: nothing, the questions to a player, then chance.
STEPS = (
    "nothing",
    "taking", "keeping", "placing", "picking", "setting", "copying", "playing", "raising", "drawing",
    "first_player", "laying_turtle", "covering", "rolling", "rolling_white",
    "pearl_card", "fish_card", "starfish_card", "island_sort", "island_card", "opening", "showing",
    "game_over",
)  # fmt: skip
NOTHING = 0
TAKING, KEEPING, PLACING, PICKING, SETTING, COPYING, PLAYING, RAISING, DRAWING = range(1, 10)
FIRST_PLAYER, LAYING_TURTLE, COVERING, ROLLING, ROLLING_WHITE = range(10, 15)
PEARL_CARD, FISH_CARD, STARFISH_CARD, ISLAND_SORT, ISLAND_CARD, OPENING, SHOWING = range(15, 22)
GAME_OVER = 22
STEP_OF_PILE = (PEARL_CARD, FISH_CARD, STARFISH_CARD, ISLAND_SORT)  # how a card of each pile begins to be drawn
FIRST_CHANCE = FIRST_PLAYER


@struct
class Cards:
    """A collection of cards."""

    n: Annotated[list[int], SORT_COUNT, within(0, max(CARDS_OF))]  # how many of each sort
    faces: Annotated[list[int], SORT_COUNT, within(0, MOST_FACES)]  # of each sort, a digit for each kind


@struct
class Under:
    """The cards that were put under the piles; places of no card are zero."""

    n: Annotated[list[int], PILE_COUNT, within(0, UNDER)]  # how many under each pile
    card: Annotated[list[int], UNDER, within(UNKNOWN, CARD_KINDS - 1)]  # secret but to who put it there
    by: Annotated[list[int], UNDER, within(0, SEATS - 1)]  # who put it there
    memory: Annotated[list[int], UNDER, within(0, MEMORIES)]  # number + 1 of the memory that it belongs to, or 0


@struct
class Memory:
    """CO-K3: what players looked at or took that others had put under a pile, a row for each such look."""

    n: Annotated[list[int], MEMORIES, within(0, LOOK)]  # how many cards were looked at, one of them kept; 0: no memory
    seat: Annotated[list[int], MEMORIES, within(0, SEATS - 1)]  # who looked
    pile: Annotated[list[int], MEMORIES, within(0, PILE_COUNT - 1)]
    card: Annotated[list[list[int]], MEMORIES, LOOK, within(UNKNOWN, CARD_KINDS - 1)]  # in the order drawn; secret
    by: Annotated[list[list[int]], MEMORIES, LOOK, within(NOBODY, SEATS - 1)]  # who had put each there, and so knows it


@struct
class State:
    """Open to all but `hand`, `unseen`, `island_sorts`, `sort`, `looked` and the cards in `under` and `memory`."""

    seats: Annotated[int, within(2, SEATS)]  # how many play
    first_begins: Annotated[int, within(0, 1)]  # CO-S4: not drawn, seat 0 begins
    first: Annotated[int, within(0, SEATS - 1)]  # the start player
    active: Annotated[int, within(0, SEATS - 1)]  # the seat whose turn it is, in the scoring too
    stage: Annotated[int, within(0, len(STAGES) - 1)]
    turns: Annotated[int, within(0, 32)]  # turns to come, the one under way included; in the scoring seats of a step
    # dice
    supply: Annotated[list[int], REEFS, within(0, DICE_OF_COLOUR)]  # of each colour
    station_n: Annotated[int, within(0, STATION_DICE)]
    colour: Annotated[list[int], STATION_DICE, within(0, REEFS - 1)]  # of each station die
    face: Annotated[list[int], STATION_DICE, within(UNROLLED, FACE_COUNT - 1)]  # of each station die
    kept: Annotated[int, within(0, (1 << STATION_DICE) - 1)]  # CO-T3: the mask of station dice kept on turtles
    dice: Annotated[list[int], REEFS, within(0, (1 << SPACES) - 1)]  # of each reef the mask of spaces that bear a die
    white: Annotated[list[int], REEFS, within(0, (1 << SPACES) - 1)]  # those of them that bear a white one
    island: Annotated[list[int], REEFS, within(0, DICE_OF_COLOUR)]  # dice of each colour on the island
    island_white: Annotated[int, within(0, WHITE_DICE)]  # white dice on the island
    white_face: Annotated[int, within(0, FACE_COUNT - 1)]  # of the white die in hand, else 0
    # figures and tiles
    octopus: Annotated[list[int], REEFS, within(NOBODY, SEATS - 1)]  # whose octopus stands on each reef
    octopuses: Annotated[list[int], SEATS, within(0, OCTOPUSES)]  # that each seat has left
    diver: Annotated[list[int], SEATS, within(NOWHERE, REEFS - 1)]  # the reef of each seat's diver
    reef_turtle: Annotated[list[int], REEFS, within(NO_TURTLE, TURTLE_KINDS - 1)]  # on each reef
    side_turtles: Annotated[int, within(0, (1 << TURTLE_KINDS) - 1)]  # the mask of kinds beside the board
    turtles: Annotated[list[int], SEATS, within(0, (1 << TURTLE_KINDS) - 1)]  # the mask of kinds of each seat
    reef_chests: Annotated[int, within(0, (1 << REEFS) - 1)]  # the mask of reefs with a chest, face down
    side_chests: Annotated[int, within(0, CHESTS_BESIDE)]  # chests beside the board, face down
    closed_chests: Annotated[int, within(0, (1 << CHEST_KINDS) - 1)]  # the mask of kinds not yet turned up
    chests: Annotated[list[int], SEATS, within(0, (1 << CHEST_KINDS) - 1)]  # the mask of kinds of each seat
    # cards
    fresh: Annotated[list[int], PILE_COUNT, within(0, max(CARDS_OF))]  # cards of each pile that nobody has seen
    island_sorts: Annotated[list[int], SORT_COUNT, within(0, ISLAND_CARDS)]  # their sorts in the island pile
    unseen: Cards  # all of them, and those that a seat has forgotten
    under: Under
    memory: Memory
    hand: Annotated[list[Cards], SEATS]  # face down in front of each seat
    shown: Annotated[list[Cards], SEATS]  # face up in front of each seat, in the scoring
    drawn: Annotated[list[list[int]], SEATS, PILE_COUNT, within(0, max(CARDS_OF))]  # cards a seat got from each pile
    stingrays: Annotated[list[int], SEATS, within(0, STINGRAYS)]  # of each seat
    dry: Annotated[list[int], SEATS, within(0, ISLAND_SIZE)]  # its island cards known as no starfish
    sort: Annotated[int, within(UNKNOWN, SORT_COUNT - 1)]  # of the island card being drawn, else 0
    looking: Annotated[int, within(NO_PILE, PILE_COUNT - 1)]  # the pile that the active player looks into
    looked_n: Annotated[int, within(0, LOOK)]
    looked: Annotated[list[int], LOOK, within(UNKNOWN, CARD_KINDS - 1)]  # these cards, in the order drawn
    looked_by: Annotated[list[int], LOOK, within(NOBODY, SEATS - 1)]  # who had put each there, NOBODY: unseen before
    # points and the scoring
    points: Annotated[list[list[int]], SEATS, PART_COUNT, within(0, 200)]  # of each seat, the parts of its score
    part: Annotated[int, within(0, PART_COUNT - 1)]  # to which the active player's points belong now
    waiting: Annotated[int, within(0, MOST_FACES)]  # CO-Z3: starfish cards still to be played, a digit for each kind
    raising: Annotated[int, within(0, (1 << REEFS) - 1)]  # CO-Z4h: the mask of reefs whose chests are due
    tapped: Annotated[int, within(0, (1 << PILE_COUNT) - 1)]  # CO-Z4f: the mask of piles drawn from
    pending: Pending  # the steps above
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


def pile_size(s: State, pile: int) -> int:
    """All cards of a pile, seen or not."""
    return s.fresh[pile] + s.under.n[pile]


def total(s: State, seat: int) -> int:
    """The points of a seat so far: where its ship stands."""
    points = 0
    for part in range(PART_COUNT):
        points += s.points[seat][part]
    return points


def is_free(s: State, reef: int, space: int) -> bool:
    """CO-T7: no die lies on that space."""
    return s.dice[reef] >> space & 1 == 0


def free_spaces(s: State, reef: int) -> int:
    """CO-T7: how many spaces of a reef a die may be placed on."""
    return FACE_COUNT - SIZE[s.dice[reef] & ((1 << FACE_COUNT) - 1)]


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
    left = STINGRAYS
    for seat in range(s.seats):
        left -= s.stingrays[seat]
    return left


def island_dice(s: State) -> int:
    """CO-I2: all dice on the island, white and set-up ones included."""
    dice = s.island_white
    for colour in range(REEFS):
        dice += s.island[colour]
    return dice


def card_count(s: State, seat: int) -> int:
    """CO-Z8: all cards that a seat has collected."""
    cards = s.stingrays[seat]
    for pile in range(PILE_COUNT):
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
