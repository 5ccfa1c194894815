"""The inventory of Coralia in the Python that is compiled: every die, turtle, chest and card in exactly one place."""

from typing import Any

from tablereef.games.coralia.components import (
    CARD_KINDS,
    CARDS_OF,
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
from tablereef.games.coralia.state import OPENING, ROLLING_WHITE, SETTING, SIZE, UNDER_FIRST, count

EVERY_KIND = 255  # the mask of all eight turtles, or of all eight chests


def coralia_inventory(s: Any) -> bool:
    """Whether nothing is lost or doubled."""
    return dice_agree(s) and tiles_agree(s) and cards_agree(s) and numbers_agree(s)


def is_due(s: Any, step: int) -> int:
    """How many times a step is pending."""
    n = 1 if s.pending.step == step else 0
    for i in range(s.pending.depth):
        if s.pending.steps[i] == step:
            n += 1
    return n


def dice_agree(s: Any) -> bool:
    """Six dice of each colour, two white ones, two octopuses of each player."""
    white, set_octopuses = s.island_white + is_due(s, ROLLING_WHITE) + is_due(s, SETTING), 0
    for reef in range(REEFS):
        dice = SIZE[s.dice[reef]] - SIZE[s.white[reef]] + s.island[reef] + s.supply[reef]
        for i in range(s.station_n):
            if s.colour[i] == reef:
                dice += 1
        if dice != DICE_OF_COLOUR or s.white[reef] & ~s.dice[reef]:
            return False
        white += SIZE[s.white[reef]]
        set_octopuses += s.octopus[reef] >= 0
    for seat in range(s.seats):
        set_octopuses += s.octopuses[seat]
    return bool(white == WHITE_DICE and set_octopuses == OCTOPUSES * s.seats)


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
    island = 0
    for sort in range(SORT_COUNT):
        n = s.unseen.n[sort]
        for seat in range(s.seats):
            n += s.hand[seat].n[sort] + s.shown[seat].n[sort]
        for pile in range(PILE_COUNT):
            for i in range(s.under.n[pile]):
                n += SORT[s.under.card[UNDER_FIRST[pile] + i]] == sort
        for i in range(s.looked_n):
            n += SORT[s.looked[i]] == sort
        if n != CARDS_OF[sort] or s.unseen.n[sort] != s.fresh[sort] + s.island_sorts[sort]:
            return False
        island += s.island_sorts[sort]
    return bool(island == s.fresh[ISLAND])
