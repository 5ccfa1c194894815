"""The position of Cap'taine Carcasse, and collections of cards.

A collection of cards has one int for each family: bit r is the card of rank r. So it has no order that could
tell a secret, and what a hold shows at a glance (the highest card of a family) is its highest bit.
"""

from typing import Annotated, Any

from tablereef.games.carcasse.components import CARDS, FAMILY, FAMILY_COUNT, MAP_CARDS, RANK, RANKS, ROW, SEATS
from tablereef.kernel.pending import Pending
from tablereef.kernel.struct import struct, within

UNKNOWN = -1  # a card that a seat cannot know
LOOKS = 3  # cards of the pile that can have been looked at, and so lie in a known order
ALL_RANKS = (1 << RANKS) - 1
SIZE = tuple(bin(mask).count("1") for mask in range(1 << RANKS))  # how many cards a mask of ranks holds
NTH = tuple(
    tuple([r for r in range(RANKS) if mask >> r & 1] + [0] * (RANKS - SIZE[mask])) for mask in range(1 << RANKS)
)
TOP = tuple(mask.bit_length() - 1 for mask in range(1 << RANKS))  # the highest rank in a mask, −1 if none

# What is due: first what asks nobody, then the questions to the active player, then chance.
STEPS = (
    "nothing", "losing", "turn_end",
    "deciding", "knifing", "harpooning", "netting", "digging",
    "first_player", "turning_over", "drone_look", "map_look", "bonus",
    "game_over",
)  # fmt: skip
NOTHING, LOSING, TURN_END = range(3)
DECIDING, KNIFING, HARPOONING, NETTING, DIGGING = range(3, 8)
FIRST_PLAYER, TURNING_OVER, DRONE_LOOK, MAP_LOOK, BONUS = range(8, 13)
GAME_OVER = 13
FIRST_QUESTION, FIRST_CHANCE = DECIDING, FIRST_PLAYER


@struct
class Cards:
    """A collection of cards."""

    n: Annotated[int, within(0, CARDS)]  # how many
    ranks: Annotated[list[int], FAMILY_COUNT, within(0, ALL_RANKS)]  # of each family, which ranks


@struct
class State:
    """All ints are open to everyone but the cards in `top` and `looked`, and what is left in `pile` without them."""

    seats: Annotated[int, within(2, SEATS)]  # how many play
    memory_aid: Annotated[int, within(0, 1)]  # CC-K3: show the contents of pile and graveyard
    active: Annotated[int, within(0, SEATS - 1)]  # the seat whose turn it is
    pile_size: Annotated[int, within(0, CARDS - FAMILY_COUNT)]  # CC-S3: all cards of the pile, those in `top` too
    pile: Cards  # the cards of the pile in no order; a seat knows which ones follow from what lay open
    top_n: Annotated[int, within(0, LOOKS)]  # how many cards on top of the pile were looked at
    top: Annotated[list[int], LOOKS, within(UNKNOWN, CARDS - 1)]  # these cards, the topmost first
    top_seen: Annotated[list[int], LOOKS, within(0, 15)]  # the mask of seats that looked at each
    graveyard_size: Annotated[int, within(0, CARDS)]  # cards of the graveyard, those in `looked` too
    graveyard: Cards  # the cards of the graveyard in no order
    looked_n: Annotated[int, within(0, MAP_CARDS)]  # cards of the graveyard that the active player looks at
    looked: Annotated[list[int], MAP_CARDS, within(UNKNOWN, CARDS - 1)]  # these cards in order of their codes
    row_n: Annotated[int, within(0, ROW)]  # cards in the exploration
    families: Annotated[int, within(0, 1023)]  # the mask of families in the exploration
    row: Annotated[list[int], ROW, within(0, CARDS - 1)]  # the exploration, in the order of placing
    debt: Annotated[int, within(0, 2)]  # CC-F2: cards that the squid still wants placed
    culprit: Annotated[int, within(0, CARDS - 1)]  # the card that caused the incident, while it is being settled
    hold: Annotated[list[Cards], SEATS]  # the hold of each seat
    pending: Pending  # the steps above
    story: Any  # where happenings are told; no part of the position


def put(cards: Cards, card: int) -> None:
    """Add a card to a collection."""
    cards.ranks[FAMILY[card]] += 1 << RANK[card]
    cards.n += 1


def take(cards: Cards, card: int) -> None:
    """Remove a card from a collection."""
    cards.ranks[FAMILY[card]] -= 1 << RANK[card]
    cards.n -= 1


def highest(cards: Cards, family: int) -> int:
    """The highest card of a family that the collection has."""
    return family * RANKS + TOP[cards.ranks[family]]


def nth(cards: Cards, i: int) -> int:
    """Card number i of a collection, in the order of their codes."""
    family = 0
    while i >= SIZE[cards.ranks[family]]:
        i -= SIZE[cards.ranks[family]]
        family += 1
    return family * RANKS + NTH[cards.ranks[family]][i]
