"""What may lie on top of a pile, as equally likely lots: one where the truth fixes it, more for who does not know it.

A seat thinks of every card that it has not seen. Two things it may know besides. Island cards that a player did not
turn up with his starfish cards are none (`dry`). And of a look that it recognised (CO-K3) the player kept any of the n
cards as likely; so the first of them lies first under the pile in n - 1 of n cases, the second where he kept the first.
"""

from tablereef.games.coralia import events, steps
from tablereef.games.coralia.cards import draw_from_island, draw_from_sort, drawer, sort_island_card
from tablereef.games.coralia.components import FISH_SORT, ISLAND, PEARL_SORT, SORT, SORT_COUNT, STARFISH_SORT
from tablereef.games.coralia.showing import dry_unknown
from tablereef.games.coralia.state import UNDER_FIRST, UNKNOWN, State, nth
from tablereef.kernel.steps import Draw

# — the first card under a pile —


def is_first_known(s: State, pile: int) -> bool:
    """CO-K2: whether there is no unseen card on the pile, and one knows the first that was put under it."""
    return s.fresh[pile] == 0 and s.under.card[UNDER_FIRST[pile]] != UNKNOWN


def cases(s: State, pile: int) -> int:
    """CO-K3: how many cards the player looked at who put the top card there; 1 where one recognised none of them."""
    number = s.under.memory[UNDER_FIRST[pile]] - 1
    return 1 if s.fresh[pile] or number < 0 else s.memory.n[number]


def top_card(s: State, pile: int, kept: int) -> int:
    """The top card if its player kept card number `kept` of those he looked at; UNKNOWN: any that one has not seen."""
    if s.fresh[pile]:
        return UNKNOWN
    place = UNDER_FIRST[pile]
    number = s.under.memory[place] - 1
    if number < 0 or s.under.card[place] != UNKNOWN:
        return s.under.card[place]
    return s.memory.card[number][0 if kept else 1]


# — a card of a pile of one sort —


def sort_drawn(s: State) -> int:
    """The pile that a card is drawn from: the step says which."""
    return s.pending.step - steps.PEARL_CARD


def lots_of_card(s: State) -> int:
    """How many lots the top card of such a pile has."""
    sort = sort_drawn(s)
    if s.fresh[sort]:
        return s.unseen.n[sort]
    return 1 if is_first_known(s, sort) else cases(s, sort) * max(s.unseen.n[sort], 1)


def card_on_lot(s: State, i: int) -> int:
    """The top card of such a pile, on lot i."""
    sort = sort_drawn(s)
    if s.fresh[sort]:
        return nth(s.unseen, sort, i)
    unseen = max(s.unseen.n[sort], 1)
    card = top_card(s, sort, i // unseen)
    return nth(s.unseen, sort, i % unseen) if card == UNKNOWN else card


# — the sort of an island card —


def sort_weight(s: State, sort: int, dry: int) -> int:
    """In how many ways an island card of which one knows nothing is of a sort; so many others are known as dry."""
    if dry == 0:
        return s.island_sorts[sort]
    others = s.island_sorts[PEARL_SORT] + s.island_sorts[FISH_SORT]
    return s.island_sorts[sort] * (others if sort == STARFISH_SORT else others - dry)


def lots_of_any_sort(s: State) -> int:
    """How many ways there are in all; 1 where one knows all island cards."""
    n, dry = 0, dry_unknown(s)
    for sort in range(SORT_COUNT):
        n += sort_weight(s, sort, dry)
    return max(n, 1)


def lots_of_sort(s: State) -> int:
    """How many lots the sort of the top island card has."""
    return 1 if is_first_known(s, ISLAND) else cases(s, ISLAND) * lots_of_any_sort(s)


def sort_on_lot(s: State, i: int) -> int:
    """The sort of the top island card, on lot i."""
    ways = lots_of_any_sort(s)
    card = top_card(s, ISLAND, i // ways)
    if card != UNKNOWN:
        return SORT[card]
    i %= ways
    sort, dry = 0, dry_unknown(s)
    while i >= sort_weight(s, sort, dry):
        i -= sort_weight(s, sort, dry)
        sort += 1
    return sort


# — an island card —


def lots_of_island_card(s: State) -> int:
    """How many lots the top island card has: those of its sort, or for who does not know that, of every sort."""
    if is_first_known(s, ISLAND):
        return 1
    if s.sort == UNKNOWN:
        return lots_of_sort(s) * lots_in_every_sort(s)
    if s.fresh[ISLAND]:
        return s.unseen.n[s.sort]
    return lots_with_sort(s) * max(s.unseen.n[s.sort], 1)


def lots_in_every_sort(s: State) -> int:
    """So many lots that they can be shared out evenly among the unseen cards of any sort."""
    lots = 1
    for sort in range(SORT_COUNT):
        lots *= max(s.unseen.n[sort], 1)
    return lots


def lots_with_sort(s: State) -> int:
    """On how many of its lots the sort of the top island card is the one that was drawn."""
    n = 0
    for kept in range(cases(s, ISLAND)):
        n += lots_if_kept(s, kept)
    return n


def lots_if_kept(s: State, kept: int) -> int:
    """How many of these there are if its player kept card number `kept` of those he looked at."""
    card = top_card(s, ISLAND, kept)
    if card == UNKNOWN:
        return sort_weight(s, s.sort, dry_unknown(s))
    return lots_of_any_sort(s) if SORT[card] == s.sort else 0


def case_with_sort(s: State, i: int) -> int:
    """Which card the player kept, on number i of these lots."""
    kept = 0
    while i >= lots_if_kept(s, kept):
        i -= lots_if_kept(s, kept)
        kept += 1
    return kept


def island_card_on_lot(s: State, i: int) -> int:
    """The top island card, on lot i."""
    if s.sort == UNKNOWN:
        return island_card_of_any_sort(s, i)
    each = max(s.unseen.n[s.sort], 1)
    card = UNKNOWN if s.fresh[ISLAND] else top_card(s, ISLAND, case_with_sort(s, i // each))
    return nth(s.unseen, s.sort, i % each) if card == UNKNOWN else card


def island_card_of_any_sort(s: State, i: int) -> int:
    """The same for who does not know its sort: first that, then a card of it."""
    each = lots_in_every_sort(s)
    card = top_card(s, ISLAND, i // each // lots_of_any_sort(s))
    if card == UNKNOWN:
        sort = sort_on_lot(s, i // each)
        card = nth(s.unseen, sort, i % each % s.unseen.n[sort])
    return card


CARD_OF_SORT, CARD_OF_ISLAND = {events.CARD_IS: draw_from_sort}, {events.CARD_IS: draw_from_island}
ROWS = (
    Draw(steps.STARFISH_CARD, lots_of_card, card_on_lot, CARD_OF_SORT, audience=drawer),
    Draw(steps.FISH_CARD, lots_of_card, card_on_lot, CARD_OF_SORT, audience=drawer),
    Draw(steps.PEARL_CARD, lots_of_card, card_on_lot, CARD_OF_SORT, audience=drawer),
    Draw(steps.ISLAND_SORT, lots_of_sort, sort_on_lot, {events.SORT_IS: sort_island_card}, audience=drawer),
    Draw(steps.ISLAND_CARD, lots_of_island_card, island_card_on_lot, CARD_OF_ISLAND, audience=drawer),
)
