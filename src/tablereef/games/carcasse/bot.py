"""The game's own player: exact odds of the next card against what would be lost; sensible targets.

It reads a seat's knowledge. Every number it weighs is in points of the final score, from `scoring` itself, so divers
and variants are known to it without a rule of their own here. `WISH` alone is judgement: what a family's effect is
worth on top of its points when it is placed.
"""

from tablereef.games.carcasse.components import BENEATH_THE_WAVES, FAMILY, FAMILY_COUNT
from tablereef.games.carcasse.dive import bonus_cards, goes_straight, heir_of_incident, is_repeated, opens_chest, saved
from tablereef.games.carcasse.events import CONTINUE, CUT, DIG, HAUL, NAME, PLUNDER, SPEAR
from tablereef.games.carcasse.families import card_in_pile, lots_in_pile
from tablereef.games.carcasse.scoring import is_too_high, points
from tablereef.games.carcasse.state import NOBODY, State, highest, mark_of, put, take

WISH = (1, -4, 1, 1, 1, 4, 2, -2, 4, 0)  # points hoped for from the effect of each family, anchor to siren
BONUS_WISH = 2  # points hoped for from each bonus card


def advise(s: State, menu: list[int], n: int) -> int:
    """The best of the n choices in the menu, for the seat to move."""
    best, code = value(s, menu[0]), menu[0]
    for i in range(1, n):
        worth = value(s, menu[i])
        if worth > best:
            best, code = worth, menu[i]
    return code


def value(s: State, code: int) -> int:
    """What a choice is worth; comparable within one question only."""
    if code == CONTINUE:
        return continuing(s)
    if code < CUT:
        return surfacing(s) * lots_in_pile(s)
    if code < SPEAR:
        return cutting(s, (code - CUT) // FAMILY_COUNT, (code - CUT) % FAMILY_COUNT)
    if code < HAUL:
        return spearing(s, (code - SPEAR) // FAMILY_COUNT, (code - SPEAR) % FAMILY_COUNT)
    if code < DIG:
        return hauling(s, code - HAUL)
    if code < PLUNDER:
        return arriving(s, code - DIG)
    if code < NAME:
        return standing(s, code - PLUNDER)
    return standing(s, code - NAME)


def continuing(s: State) -> int:
    """All that the next card can bring, added up over the lots of the pile; then the player would surface."""
    total = 0
    for i in range(lots_in_pile(s)):
        total += after_turning(s, card_in_pile(s, i))
    return total


def after_turning(s: State, card: int) -> int:
    """What the dive is worth once this card has been turned over."""
    if not goes_straight(s, FAMILY[card]):
        return arriving(s, card)
    put(s.hold[s.active], card)
    worth = surfacing(s)
    take(s.hold[s.active], card)
    return worth


def standing(s: State, seat: int) -> int:
    """The points of a seat; CC-V6: who came up too high had better lose them again."""
    total = points(s, seat)
    return -total if s.variant == BENEATH_THE_WAVES and is_too_high(s, seat) else total


def surfacing(s: State) -> int:
    """The own points when all of the exploration is collected now."""
    return points_with(s, (1 << s.row_n) - 1) + bonus(s, (1 << s.row_n) - 1)


def arriving(s: State, card: int) -> int:
    """What the dive is worth when a card comes to the exploration: an incident, or one card more and its effect."""
    if is_repeated(s, mark_of(s, card)):
        return points_with(s, saved(s)) + bonus(s, saved(s)) - inherited(s, card)
    s.row[s.row_n] = card
    s.row_n += 1
    worth = surfacing(s) + WISH[FAMILY[card]]
    s.row_n -= 1
    s.row[s.row_n] = 0
    return worth


def points_with(s: State, mask: int) -> int:
    """The own points with the cards of the row in this mask in the hold."""
    for i in range(s.row_n):
        if mask >> i & 1:
            put(s.hold[s.active], s.row[i])
    total = standing(s, s.active)
    for i in range(s.row_n):
        if mask >> i & 1:
            take(s.hold[s.active], s.row[i])
    return total


def bonus(s: State, mask: int) -> int:
    """What a key with a chest among the cards of this mask may bring."""
    families, number = 0, 0
    for i in range(s.row_n):
        if mask >> i & 1:
            families |= 1 << FAMILY[s.row[i]]
            number += 1
    return BONUS_WISH * bonus_cards(s, number) if opens_chest(families) else 0


def inherited(s: State, card: int) -> int:
    """What an incident by this card would give to another player."""
    heir, mask = heir_of_incident(s), saved(s)
    if heir == NOBODY:
        return 0
    before = standing(s, heir)
    put(s.hold[heir], card)
    for i in range(s.row_n):
        if not mask >> i & 1:
            put(s.hold[heir], s.row[i])
    gain = standing(s, heir) - before
    take(s.hold[heir], card)
    for i in range(s.row_n):
        if not mask >> i & 1:
            take(s.hold[heir], s.row[i])
    return gain


def loss(s: State, victim: int, family: int) -> int:
    """What a hold loses with the highest card of a family."""
    card, before = highest(s.hold[victim], family), standing(s, victim)
    take(s.hold[victim], card)
    after = standing(s, victim)
    put(s.hold[victim], card)
    return before - after


def cutting(s: State, victim: int, family: int) -> int:
    """A loss of the leader is worth most; one's own is to be small."""
    lost = loss(s, victim, family)
    return -lost if victim == s.active else lost * 100 + standing(s, victim)


def spearing(s: State, victim: int, family: int) -> int:
    """What the card brings in the exploration, and what its owner loses."""
    card, lost = highest(s.hold[victim], family), loss(s, victim, family)
    take(s.hold[victim], card)
    worth = arriving(s, card)
    put(s.hold[victim], card)
    return 2 * worth + lost


def hauling(s: State, family: int) -> int:
    """The card leaves the hold and comes to the exploration."""
    card = highest(s.hold[s.active], family)
    take(s.hold[s.active], card)
    worth = arriving(s, card)
    put(s.hold[s.active], card)
    return worth
