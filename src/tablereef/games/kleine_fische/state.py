"""The position of Kleine Fische, and collections of fish.

A collection has one int for each species: bit r is the fish of rank r. So it has no order that could tell a secret.
"""

from typing import Annotated, Any

from tablereef.games.kleine_fische import components as box
from tablereef.games.kleine_fische.board import CELLS, CROSSINGS, NO_CELL, SPACES
from tablereef.games.kleine_fische.components import (
    CAVE_CARDS,
    FISH_BACK,
    OF_EACH_DIFFICULTY,
    RANK_OF,
    RANKS,
    SPECIES_COUNT,
    SPECIES_OF,
    STRENGTH,
    USE_OF,
)
from tablereef.kernel.pending import Pending
from tablereef.kernel.struct import struct, within

UNKNOWN = -1  # a fish that nobody has seen, or that a seat cannot know
EMPTY = -1  # a place without a card
NOBODY = -1
BOAT = -1  # the space of a diver before the first turn
DEN = -1  # the space of the octopus before it first comes out
ANY_WAY = -1  # the octopus may leave its space through either end
VIEWERS = box.SEATS + 1  # the seats, and who only watches
WATCHER = box.SEATS

ALL_RANKS = (1 << RANKS) - 1
ALL_CAVES = (1 << CAVE_CARDS) - 1
ALL_OF_DIFFICULTY = (1 << OF_EACH_DIFFICULTY) - 1
ALL_SEATS = (1 << box.SEATS) - 1
EASIEST_BACK = FISH_BACK + 1  # of a cave; each of the next ones is harder by one
LEVEL_OF = tuple(cave // OF_EACH_DIFFICULTY for cave in range(CAVE_CARDS))  # of each cave card, the easiest are 0
MOST_FINS = max(STRENGTH[cave] for cave in range(CAVE_CARDS) if USE_OF[cave] == box.FINS)
MOST_INK = SPECIES_COUNT * max(box.INK) + sum(STRENGTH[cave] for cave in range(CAVE_CARDS) if USE_OF[cave] == box.TURBO)


@struct
class Fish:
    """A collection of fish."""

    n: Annotated[int, within(0, box.FISH_CARDS)]  # how many
    ranks: Annotated[list[int], SPECIES_COUNT, within(0, ALL_RANKS)]  # of each species, which ranks


@struct
class Memory:
    """What somebody remembers of all stacks (KF-K4): for each seat the fish that may be there."""

    may: Annotated[list[list[int]], box.SEATS, SPECIES_COUNT, within(0, ALL_RANKS)]


@struct
class State:
    """All is open but the faces of cards, as KF-K1 to KF-K4 say."""

    seats: Annotated[int, within(2, box.SEATS)]  # how many play
    first_begins: Annotated[int, within(0, 1)]  # KF-S3: not drawn, seat 0 begins
    memory_aid: Annotated[int, within(0, 1)]  # KF-K3: show fish that were turned up and hidden again
    active: Annotated[int, within(0, box.SEATS - 1)]  # the seat whose turn it is
    pile_n: Annotated[int, within(0, box.CARDS)]  # cards in the pile
    pile: Annotated[list[int], box.BACK_COUNT, within(0, box.FISH_CARDS)]  # of each back, how many below the top card
    top: Annotated[int, within(EMPTY, box.BACK_COUNT - 1)]  # the back of the top card (KF-K1)
    fish: Fish  # all fish, in the pile or on the board, that nobody saw, and those that a seat has forgotten
    caves: Annotated[int, within(0, ALL_CAVES)]  # the same of the cave cards, as a mask
    back: Annotated[list[int], CELLS, within(EMPTY, box.BACK_COUNT - 1)]  # the back of the card on each place
    face: Annotated[list[int], CELLS, within(UNKNOWN, box.FISH_CARDS - 1)]  # the fish there, if somebody saw it
    shown: Annotated[list[int], CELLS, within(0, 1)]  # it was turned up once, so all saw it
    lit: Annotated[list[int], CELLS, within(0, ALL_SEATS)]  # the mask of seats that looked at it by light
    up_n: Annotated[int, within(0, SPECIES_COUNT)]  # fish that lie face up
    up: Annotated[list[int], SPECIES_COUNT, within(0, CELLS - 1)]  # their places, in the order of turning up
    open: Annotated[int, within(0, (1 << CELLS) - 1)]  # the same places as a mask
    diver: Annotated[list[int], box.SEATS, within(BOAT, SPACES - 1)]  # the space of each diver
    heading: Annotated[list[int], box.SEATS, within(0, CROSSINGS - 1)]  # the crossing its head points to
    octopus: Annotated[int, within(DEN, SPACES - 1)]  # its space
    fins: Annotated[int, within(0, MOST_FINS)]  # spaces that the Turbo Fins still carry
    swum: Annotated[int, within(0, 1)]  # they have carried at least one
    cell: Annotated[int, within(NO_CELL, CELLS - 1)]  # the place of the card that is turned up or looked at
    explored: Annotated[int, within(NO_CELL, CELLS - 1)]  # KF-D8: the place of the cave that was announced
    ink: Annotated[int, within(0, MOST_INK)]  # spaces that the octopus may still move
    way: Annotated[int, within(ANY_WAY, CROSSINGS - 1)]  # the crossing through which it goes on
    victim: Annotated[int, within(NOBODY, box.SEATS - 1)]  # whom it robs
    announced: Annotated[int, within(0, box.MOST_ANNOUNCED)]  # how many fish the robber announced
    rolled: Annotated[int, within(min(box.DIE), max(box.DIE))]  # what the die showed
    rerolls: Annotated[int, within(0, 1)]  # KF-C5: rolls left of a Roll Again 2×
    stack_n: Annotated[list[int], box.SEATS, within(0, box.FISH_CARDS)]  # fish that each seat has
    stack: Annotated[list[Fish], box.SEATS]  # these fish, as far as they are known
    memory: Annotated[list[Memory], VIEWERS]  # what each seat, and who only watches, knows of all stacks
    held_n: Annotated[
        list[list[int]], box.SEATS, box.DIFFICULTIES, within(0, OF_EACH_DIFFICULTY)
    ]  # cave cards by difficulty
    held: Annotated[list[int], box.SEATS, within(0, ALL_CAVES)]  # these cards, as far as they are known
    used: Annotated[int, within(0, ALL_CAVES)]  # KF-C1: cave cards that are out of the game
    pending: Pending  # what is due (steps.py)
    story: Any  # where happenings are told; no part of the position


def put(fish: Fish, card: int) -> None:
    """Add a fish to a collection."""
    fish.ranks[SPECIES_OF[card]] += 1 << RANK_OF[card]
    fish.n += 1


def take(fish: Fish, card: int) -> None:
    """Remove a fish from a collection."""
    fish.ranks[SPECIES_OF[card]] -= 1 << RANK_OF[card]
    fish.n -= 1


def is_open(s: State, cell: int) -> bool:
    """Whether a fish lies face up there."""
    return s.open >> cell & 1 == 1


def is_face_down_fish(s: State, cell: int) -> bool:
    """Whether a fish lies face down there."""
    return s.back[cell] == FISH_BACK and not is_open(s, cell)


def level_of_back(back: int) -> int:
    """KF-B4: how hard a cave with this back is, the easiest are 0."""
    return back - EASIEST_BACK


def holds(s: State, seat: int, cave: int) -> bool:
    """Whether a seat is known to have this cave card."""
    return s.held[seat] >> cave & 1 == 1


def may_hold(s: State, use: int) -> bool:
    """KF-C5: whether, for all that everybody knows, the active player may have a cave card of this use.

    A question is asked even where the player turns out to have none: to skip it would tell.
    """
    for cave in range(CAVE_CARDS):
        if USE_OF[cave] == use and not s.used >> cave & 1 and s.held_n[s.active][LEVEL_OF[cave]]:
            return True
    return False
