"""The position of Cap'taine Carcasse, and collections of cards.

A collection has one int for each family: bit r is the card of rank r. So it has no order that could tell a secret,
and what a hold shows at a glance (the highest card of a family) is its highest bit.
"""

from typing import Annotated, Any

from tablereef.games.carcasse import components as box
from tablereef.games.carcasse.components import FAMILY, FAMILY_COUNT, RANK, RANKS, VALUE
from tablereef.kernel.masks import TOP
from tablereef.kernel.pending import Pending
from tablereef.kernel.struct import struct, within

UNKNOWN = -1  # a card that a seat cannot know
NO_CARD = -1
NOBODY = -1
ROW = FAMILY_COUNT  # cards that fit an exploration: no family twice (CC-V5: no value twice, which is fewer)

ALL_RANKS = (1 << RANKS) - 1


@struct
class Cards:
    """A collection of cards."""

    n: Annotated[int, within(0, box.CARDS)]  # how many
    ranks: Annotated[list[int], FAMILY_COUNT, within(0, ALL_RANKS)]  # of each family, which ranks


@struct
class State:
    """All is open but the cards in `top` and `looked`, and so which ones are left in `pile` and `graveyard`."""

    seats: Annotated[int, within(2, box.SEATS)]  # how many play
    first_begins: Annotated[int, within(0, 1)]  # CC-S5: not drawn, seat 0 begins
    memory_aid: Annotated[int, within(0, 1)]  # CC-K3: show the contents of pile and graveyard
    variant: Annotated[int, within(0, len(box.VARIANTS) - 1)]
    owner: Annotated[list[int], len(box.DIVERS), within(NOBODY, box.SEATS - 1)]  # the seat that has each diver
    target: Annotated[int, within(NOBODY, box.SEATS - 1)]  # CC-D17: the seat that the Saboteuse named
    active: Annotated[int, within(0, box.SEATS - 1)]  # the seat whose turn it is
    pile_size: Annotated[int, within(0, box.CARDS - FAMILY_COUNT)]  # CC-S3: all its cards, those in `top` too
    pile: Cards  # the cards of the pile that nobody looked at, and those that a seat has forgotten
    top_n: Annotated[int, within(0, box.PILOT_CARDS)]  # how many cards on top of the pile were looked at
    top: Annotated[list[int], box.PILOT_CARDS, within(UNKNOWN, box.CARDS - 1)]  # these cards, the topmost first
    top_seen: Annotated[list[int], box.PILOT_CARDS, within(0, (1 << box.SEATS) - 1)]  # the mask of seats that saw each
    graveyard_size: Annotated[int, within(0, box.CARDS)]  # cards of the graveyard, those in `looked` too
    graveyard: Cards  # the others, and those that a seat has forgotten
    looked_n: Annotated[int, within(0, box.MAP_CARDS)]  # cards of the graveyard that the active player looks at
    looked: Annotated[list[int], box.MAP_CARDS, within(UNKNOWN, box.CARDS - 1)]  # these, in the order of their codes
    row_n: Annotated[int, within(0, ROW)]  # cards in the exploration
    row: Annotated[list[int], ROW, within(0, box.CARDS - 1)]  # the exploration, in the order of placing
    marks: Annotated[int, within(0, 1023)]  # the mask of families (CC-V5: of values) in the exploration
    netted: Annotated[int, within(0, 2047)]  # the mask of places in the row whose card a net brought or brings
    debt: Annotated[int, within(0, 24)]  # CC-F2: cards that the squid still wants placed
    card: Annotated[int, within(NO_CARD, box.CARDS - 1)]  # the card that arrives, or that caused the incident
    plundered: Annotated[int, within(NOBODY, box.SEATS - 1)]  # CC-D7: whose hold the bonus comes from
    hold: Annotated[list[Cards], box.SEATS]  # the hold of each seat
    pending: Pending  # what is due (steps.py)
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


def mark_of(s: State, card: int) -> int:
    """CC-T3: what must not come twice in an exploration, the family; CC-V5: the value."""
    return 1 << (VALUE[card] if s.variant == box.STRANGE_LANDS else FAMILY[card])


def is_diver(s: State, diver: int) -> bool:
    """Whether the active player has this diver."""
    return s.owner[diver] == s.active


def opponent_with(s: State, diver: int) -> int:
    """The opponent of the active player who has this diver, or NOBODY."""
    return s.owner[diver] if s.owner[diver] != s.active else NOBODY


def bury(s: State, card: int) -> None:
    """A card goes to the graveyard."""
    put(s.graveyard, card)
    s.graveyard_size += 1
