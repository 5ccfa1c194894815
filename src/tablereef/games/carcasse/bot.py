"""The game's own player: exact odds of the next card against what would be lost; sensible targets.

It reads a seat's knowledge. Every number it weighs is in points of the final score, from `scoring` itself, so divers
and variants are known to it without a rule of their own here. `WISH` alone is judgement: what a family's effect is
worth on top of its points when it is placed.
"""

from tablereef.games.carcasse.components import BENEATH_THE_WAVES, FAMILY, FAMILY_COUNT, RANK, RANKS, STRANGE_LANDS
from tablereef.games.carcasse.dive import bonus_cards, goes_straight, heir_of_incident, is_repeated, opens_chest, saved
from tablereef.games.carcasse.events import CONTINUE, CUT, DIG, HAUL, NAME, PLUNDER, SPEAR
from tablereef.games.carcasse.families import lots_in_pile
from tablereef.games.carcasse.scoring import family_points, is_too_much, points
from tablereef.games.carcasse.state import NOBODY, UNKNOWN, State, highest, mark_of, put, take
from tablereef.kernel.masks import NTH, SIZE

WISH = (1, -4, 1, 1, 1, 4, 2, -2, 4, 0)  # points hoped for from the effect of each family, anchor to siren
BONUS_WISH = 2  # points hoped for from each bonus card


def advise(s: State, menu: list[int], n: int) -> int:
    """The best of the n choices in the menu, for the seat to move."""
    own = points(s, s.active)
    best, code = value(s, menu[0], own), menu[0]
    for i in range(1, n):
        worth = value(s, menu[i], own)
        if worth > best:
            best, code = worth, menu[i]
    return code


def value(s: State, code: int, own: int) -> int:
    """What a choice is worth to who has so many points of his own; comparable within one question only."""
    if code == CONTINUE:
        return continuing(s, own)
    if code < CUT:
        return surfacing(s, own) * lots_in_pile(s)
    if code < SPEAR:
        return cutting(s, (code - CUT) // FAMILY_COUNT, (code - CUT) % FAMILY_COUNT)
    if code < HAUL:
        return spearing(s, (code - SPEAR) // FAMILY_COUNT, (code - SPEAR) % FAMILY_COUNT, own)
    if code < DIG:
        return hauling(s, code - HAUL, own)
    if code < PLUNDER:
        return arriving(s, code - DIG, own)
    if code < NAME:
        return standing(s, code - PLUNDER)
    return standing(s, code - NAME)


# — continue or surface —


def continuing(s: State, own: int) -> int:
    """All that the next card can bring, added up over the lots of the pile; then the player would surface."""
    left, families = left_by_incident(s, own), families_in(s, whole_row(s))
    sure, total = load(s, s.active, whole_row(s), own), 0
    for family in range(FAMILY_COUNT):
        cards = may_come(s, family)
        if cards == 0:
            continue
        if goes_straight(s, family):
            total += each_added(s, family, cards, sure) + SIZE[cards] * bonus(s, families, s.row_n)
            continue
        repeats = repeating(s, family, cards)
        total += SIZE[repeats] * left - inherited_by_each(s, family, repeats)
        total += each_added(s, family, cards & ~repeats, sure)
        total += SIZE[cards & ~repeats] * effect(s, family, families)
    unload(s, s.active, whole_row(s))
    return total


def surfacing(s: State, own: int) -> int:
    """The own points when all of the exploration is collected now."""
    return collecting(s, whole_row(s), own)


def may_come(s: State, family: int) -> int:
    """Which cards of a family may be turned over next, as a mask of ranks."""
    if s.top_n == 0 or s.top[0] == UNKNOWN:
        return s.pile.ranks[family]
    return 1 << RANK[s.top[0]] if FAMILY[s.top[0]] == family else 0


def repeating(s: State, family: int, cards: int) -> int:
    """Which of these cards would be incidents: all of the family or none; CC-V5: each by its value."""
    if s.variant != STRANGE_LANDS:
        return cards if is_repeated(s, mark_of(s, family * RANKS)) else 0
    for rank in range(RANKS):
        if not is_repeated(s, mark_of(s, family * RANKS + rank)):
            cards &= ~(1 << rank)
    return cards


def each_added(s: State, family: int, cards: int, sure: int) -> int:
    """What so many sure points are worth with each of these cards in the hold, added up."""
    ranks, total = s.hold[s.active].ranks[family], 0
    others = sure - family_points(s, s.active, family, ranks)
    for k in range(SIZE[cards]):
        total += counted(s, others + family_points(s, s.active, family, ranks | 1 << NTH[cards][k]))
    return total


def inherited_by_each(s: State, family: int, cards: int) -> int:
    """What incidents by each of these cards would give to another player, added up."""
    total = 0
    if heir_of_incident(s) != NOBODY:
        for rank in range(RANKS):
            if cards >> rank & 1:
                total += inherited(s, family * RANKS + rank)
    return total


# — a card comes to the exploration —


def arriving(s: State, card: int, own: int) -> int:
    """What the dive is worth when a card comes to the exploration: an incident, or one card more and its effect."""
    if is_repeated(s, mark_of(s, card)):
        return left_by_incident(s, own) - inherited(s, card)
    total = load(s, s.active, whole_row(s), own)
    total += stow(s, s.active, card)
    take(s.hold[s.active], card)
    unload(s, s.active, whole_row(s))
    return counted(s, total) + effect(s, FAMILY[card], families_in(s, whole_row(s)))


def effect(s: State, family: int, families: int) -> int:
    """What is hoped for from a card that joins these families in the exploration, on top of its points."""
    return bonus(s, families | 1 << family, s.row_n + 1) + WISH[family]


def left_by_incident(s: State, own: int) -> int:
    """The own points when only what is saved is collected."""
    return collecting(s, saved(s) & whole_row(s), own)


def inherited(s: State, card: int) -> int:
    """What an incident by this card would give to another player."""
    heir = heir_of_incident(s)
    if heir == NOBODY:
        return 0
    before, lost = points(s, heir), whole_row(s) & ~saved(s)
    after = load(s, heir, lost, before) + stow(s, heir, card)
    take(s.hold[heir], card)
    unload(s, heir, lost)
    return counted(s, after) - counted(s, before)


# — the cards of the exploration —


def whole_row(s: State) -> int:
    """The mask of all cards of the row."""
    return (1 << s.row_n) - 1


def families_in(s: State, mask: int) -> int:
    """The families of the cards of the row in this mask."""
    families = 0
    for i in range(s.row_n):
        if mask >> i & 1:
            families |= 1 << FAMILY[s.row[i]]
    return families


def collecting(s: State, mask: int, own: int) -> int:
    """What the own points are worth with the cards of the row in this mask, and with the bonus for them."""
    number = 0
    for i in range(s.row_n):
        number += mask >> i & 1
    total = load(s, s.active, mask, own)
    unload(s, s.active, mask)
    return counted(s, total) + bonus(s, families_in(s, mask), number)


def bonus(s: State, families: int, number: int) -> int:
    """What a key with a chest among so many cards of these families may bring."""
    return BONUS_WISH * bonus_cards(s, number) if opens_chest(families) else 0


# — the cards of holds —


def counted(s: State, total: int) -> int:
    """What so many points are worth in the end; CC-V6: who came up too high had better lose them again."""
    return -total if s.variant == BENEATH_THE_WAVES and is_too_much(total) else total


def standing(s: State, seat: int) -> int:
    """What the points of a seat are worth."""
    return counted(s, points(s, seat))


def stow(s: State, seat: int, card: int) -> int:
    """Put a card into a hold; how many points it adds."""
    family = FAMILY[card]
    before = s.hold[seat].ranks[family]
    put(s.hold[seat], card)
    after = s.hold[seat].ranks[family]
    return family_points(s, seat, family, after) - family_points(s, seat, family, before)


def load(s: State, seat: int, mask: int, total: int) -> int:
    """Put the cards of the row in this mask into a hold of so many points; its points then."""
    for i in range(s.row_n):
        if mask >> i & 1:
            total += stow(s, seat, s.row[i])
    return total


def unload(s: State, seat: int, mask: int) -> None:
    """Take them out again."""
    for i in range(s.row_n):
        if mask >> i & 1:
            take(s.hold[seat], s.row[i])


def unstow(s: State, seat: int, card: int) -> int:
    """Take a card out of a hold; how many points it had added."""
    take(s.hold[seat], card)
    added = stow(s, seat, card)
    take(s.hold[seat], card)
    return added


def loss(s: State, victim: int, family: int, total: int) -> int:
    """What a hold of so many points loses with the highest card of a family."""
    card = highest(s.hold[victim], family)
    left = total - unstow(s, victim, card)
    put(s.hold[victim], card)
    return counted(s, total) - counted(s, left)


def cutting(s: State, victim: int, family: int) -> int:
    """A loss of the leader is worth most; one's own is to be small."""
    total = points(s, victim)
    lost = loss(s, victim, family, total)
    return -lost if victim == s.active else lost * 100 + counted(s, total)


def spearing(s: State, victim: int, family: int, own: int) -> int:
    """What the card brings in the exploration, and what its owner loses."""
    card, lost = highest(s.hold[victim], family), loss(s, victim, family, points(s, victim))
    take(s.hold[victim], card)
    worth = arriving(s, card, own)
    put(s.hold[victim], card)
    return 2 * worth + lost


def hauling(s: State, family: int, own: int) -> int:
    """The card leaves the hold and comes to the exploration."""
    card = highest(s.hold[s.active], family)
    worth = arriving(s, card, own - unstow(s, s.active, card))
    put(s.hold[s.active], card)
    return worth
