"""Coralia under test."""

from typing import Any

from tablereef.games.coralia import GAME
from tablereef.games.coralia.components import (
    CARD_KINDS,
    COPIES,
    DICE_OF_COLOUR,
    ISLAND,
    OCTOPUSES,
    PILE_COUNT,
    REEFS,
    SORT,
    SORT_COUNT,
    WHITE_DICE,
)
from tablereef.games.coralia.state import (
    MEMORIES,
    SIZE,
    UNDER,
    UNDER_FIRST,
    Cards,
    count,
)
from tablereef.games.coralia.steps import GAME_OVER, OPENING, ROLLING_WHITE, SETTING
from tablereef.testing import Specimen
from tests.known import Picture, Playthrough, Ways

# — every die, turtle, chest and card is in exactly one place, in the Python that compiles —

EVERY_KIND = 255  # the mask of all eight turtles, or of all eight chests
LEFT = (0, 0, 4, 3, 4)  # CO-T1: dice left at the end, by the number of players
ON_STATION = 3  # of these


def conserved(s: Any) -> bool:
    """Whether nothing is lost or doubled."""
    return dice_agree(s) and tiles_agree(s) and cards_agree(s) and numbers_agree(s) and memories_agree(s)


def is_due(s: Any, step: int) -> int:
    """How many times a step is pending."""
    n = 1 if s.pending.step == step else 0
    for i in range(s.pending.depth):
        if s.pending.steps[i] == step:
            n += 1
    return n


def dice_agree(s: Any) -> bool:
    """Six dice of each colour, two white ones, two octopuses of each player; at the end the right number is left."""
    white, left = s.island_white + is_due(s, ROLLING_WHITE) + is_due(s, SETTING), s.station_n
    for reef in range(REEFS):
        dice = SIZE[s.dice[reef]] - SIZE[s.white[reef]] + s.island[reef] + s.supply[reef]
        for i in range(s.station_n):
            if s.colour[i] == reef:
                dice += 1
        if dice != DICE_OF_COLOUR or s.white[reef] & ~s.dice[reef]:
            return False
        white += SIZE[s.white[reef]]
        left += s.supply[reef]
    for seat in range(s.seats):
        octopuses = s.octopuses[seat]
        for reef in range(REEFS):
            octopuses += s.octopus[reef] == seat
        if octopuses != OCTOPUSES:
            return False
    if s.pending.step == GAME_OVER and (s.station_n != ON_STATION or left != LEFT[s.seats]):
        return False
    return bool(white == WHITE_DICE)


def tiles_agree(s: Any) -> bool:
    """Eight turtles and eight chests; as many chests are closed as lie face down."""
    turtles, chests, number = s.side_turtles, s.closed_chests, SIZE[s.side_turtles] + SIZE[s.closed_chests]
    for reef in range(REEFS):
        if s.reef_turtle[reef] >= 0:
            turtles |= 1 << s.reef_turtle[reef]
            number += 1
    for seat in range(s.seats):
        turtles |= s.turtles[seat]
        chests |= s.chests[seat]
        number += SIZE[s.turtles[seat]] + SIZE[s.chests[seat]]
    closed = SIZE[s.reef_chests] + s.side_chests + is_due(s, OPENING)
    each_once = turtles == chests == EVERY_KIND and number == 2 * SIZE[EVERY_KIND]
    return bool(each_once and SIZE[s.closed_chests] == closed)


def cards_agree(s: Any) -> bool:
    """Every card of every kind."""
    for card in range(CARD_KINDS):
        n = count(s.unseen, card)
        for seat in range(s.seats):
            n += count(s.hand[seat], card) + count(s.shown[seat], card)
        for pile in range(PILE_COUNT):
            for i in range(s.under.n[pile]):
                n += s.under.card[UNDER_FIRST[pile] + i] == card
        for i in range(s.looked_n):
            n += s.looked[i] == card
        if n != COPIES[card]:
            return False
    return True


def numbers_agree(s: Any) -> bool:
    """The numbers by sort and by pile are those of the cards."""
    if not is_counted(s.unseen):
        return False
    for seat in range(s.seats):
        if not is_counted(s.hand[seat]) or not is_counted(s.shown[seat]):
            return False
        cards = 0
        for sort in range(SORT_COUNT):
            cards += s.hand[seat].n[sort] + s.shown[seat].n[sort]
        for pile in range(PILE_COUNT):
            cards -= s.drawn[seat][pile]
        if cards != 0:
            return False
    island = 0
    for sort in range(SORT_COUNT):
        if s.unseen.n[sort] != s.fresh[sort] + s.island_sorts[sort]:
            return False
        island += s.island_sorts[sort]
    return bool(island == s.fresh[ISLAND])


def is_counted(cards: Cards) -> bool:
    """Whether a collection has as many cards of each sort as it says."""
    for sort in range(SORT_COUNT):
        n = 0
        for card in range(CARD_KINDS):
            if SORT[card] == sort:
                n += count(cards, card)
        if n != cards.n[sort]:
            return False
    return True


def memories_agree(s: Any) -> bool:
    """Of the cards of every look that is remembered all but the kept one are under a pile."""
    for number in range(MEMORIES):
        n = 0
        for i in range(UNDER):
            n += s.under.memory[i] == number + 1
        if n != (s.memory.n[number] - 1 if s.memory.n[number] else 0):
            return False
    return True


def lost_die(s: Any) -> None:
    """A die of the supply is gone."""
    s.supply[0] += 1


def doubled_turtle(s: Any) -> None:
    """The first player has every turtle, wherever it lies."""
    s.turtles[0] = EVERY_KIND


def lost_card(s: Any) -> None:
    """A card that nobody has seen is gone."""
    s.unseen.faces[0] = 0


def wrong_number(s: Any) -> None:
    """A hand says that it has one more."""
    s.hand[0].n[0] += 1


# — what is tried, and what came of it —

SPECIMENS = (
    Specimen(
        GAME, conserved=conserved, shortest=150, slow=True,
        secrets=frozenset({"hand", "unseen", "island_sorts", "sort", "looked", "under", "memory"}),
    ),
)  # fmt: skip
BETWEEN_CHANCES = {"sort"}  # a secret between two chances: no message is sent then
SPOILED = (lost_die, doubled_turtle, lost_card, wrong_number)
PLAYTHROUGHS = (
    Playthrough("coralia_2", GAME, 2, 3),
    Playthrough("coralia_3", GAME, 3, 4),
    Playthrough("coralia_4", GAME, 4, 5, {"begins": "first_seat"}),
)
WAYS = (
    Ways(GAME, 2, {}, (8, 56, 336, 1680, 6720, 20160, 120960)),
    Ways(GAME, 4, {"begins": "first_seat"}, (8, 56, 336, 1680, 6720, 20160, 20160, 120960, 604800)),
)
REPLAYED, AUDITED = 2_000, 200_000
PICTURE = Picture(asks="question-placing", shade="light", climax=r"points \((fish|pearls)")
