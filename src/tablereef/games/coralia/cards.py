"""The four piles: drawing, looking, what goes under a pile, and who remembers it.

A pile's cards that nobody has seen come first; when they are gone those come back that were put under it.
"""

from tablereef.games.coralia.components import ISLAND, SORT, SORT_COUNT, STARFISH
from tablereef.games.coralia.events import CARD_IS, DREW, LOOKED, PICK, PICKED, SORT_IS
from tablereef.games.coralia.state import (
    ISLAND_CARD,
    MEMORIES,
    NO_PILE,
    NOBODY,
    PEARL_CARD,
    PICKING,
    SHOWING,
    STARFISH_STEP,
    UNDER_FIRST,
    UNKNOWN,
    State,
    insert,
    nth,
    pile_size,
    put,
    take,
)
from tablereef.kernel.pending import push
from tablereef.kernel.story import only, whisper

# — drawing and looking —


def draw_cards(s: State, pile: int, number: int) -> None:
    """CO-A1, CO-X1: the top cards of a pile; CO-A8: or what is there. Of an island card the sort comes first."""
    number = min(number, pile_size(s, pile))
    if number:
        push(s.pending, PEARL_CARD + pile, number)


def look(s: State, pile: int, number: int) -> None:
    """CO-A2, CO-A3, CO-I1: look at the top cards and keep one; CO-A8: where there is only one it is taken."""
    if pile_size(s, pile) > 1:
        s.looking = pile
        push(s.pending, PICKING, 1)
    else:
        number = 1
    draw_cards(s, pile, number)


def sort_island_card(s: State, sort: int) -> None:
    """CO-K2: of an island card first the sort becomes known to the player, then the card."""
    s.sort = sort
    push(s.pending, ISLAND_CARD, 1)


def draw_card(s: State, pile: int, card: int) -> None:
    """A card comes into the player's hand, or among those looked at."""
    i = s.looked_n
    s.looked[i] = card
    s.looked_by[i] = leave_pile(s, pile, card)
    s.looked_n += 1
    s.sort = 0
    if s.looking == NO_PILE:
        whisper(s, only(s.active), DREW, s.active, pile, card)
        keep_card(s, pile, 0)
    else:
        whisper(s, only(s.active), LOOKED, s.active, pile, card)


def leave_pile(s: State, pile: int, card: int) -> int:
    """The top card leaves its pile; who had put it there, or NOBODY where it was unseen."""
    if s.fresh[pile] == 0:
        return leave_under(s, pile)
    s.fresh[pile] -= 1
    take(s.unseen, card)
    if pile == ISLAND:
        s.island_sorts[SORT[card]] -= 1
    return NOBODY


def picking(s: State, menu: list[int]) -> int:
    """CO-A2, CO-A3, CO-I1: one of the cards looked at."""
    n = 0
    for i in range(s.looked_n):
        n = insert(menu, n, PICK + s.looked[i])
    return n


def pick(s: State, card: int) -> None:
    """CO-A2, CO-A3, CO-I1: the card is kept, the others go under the pile."""
    pile, i = s.looking, 0
    while s.looked[i] != card:
        i += 1
    s.looking = NO_PILE
    whisper(s, only(s.active), PICKED, s.active, pile, card)
    keep_card(s, pile, i)


def keep_card(s: State, pile: int, kept: int) -> None:
    """One card looked at comes into the hand; in the own starfish step it may have to be shown (CO-K1)."""
    put(s.hand[s.active], s.looked[kept])
    s.drawn[s.active][pile] += 1
    memory = remember(s, pile) if is_recognised(s) else 0
    for i in range(s.looked_n):
        if i != kept:
            put_under(s, pile, s.looked[i], memory)
    for i in range(s.looked_n):
        s.looked[i] = s.looked_by[i] = 0
    s.looked_n = 0
    if s.stage == STARFISH_STEP and pile >= STARFISH:
        forget_all_of(s, s.active)
        push(s.pending, SHOWING, 1)


# — under the piles, and who remembers —


def put_under(s: State, pile: int, card: int, memory: int) -> None:
    """CO-A3: under the pile, after those already there; CO-K2: only who puts it there knows it."""
    place = UNDER_FIRST[pile] + s.under.n[pile]
    s.under.card[place] = card
    s.under.by[place] = s.active
    s.under.memory[place] = memory
    s.under.n[pile] += 1


def leave_under(s: State, pile: int) -> int:
    """The card that was put there first comes back; who had put it there. What it was mixed with is forgotten."""
    first = UNDER_FIRST[pile]
    by = s.under.by[first]
    if s.under.memory[first]:
        forget(s, s.under.memory[first] - 1)
    s.under.n[pile] -= 1
    last = first + s.under.n[pile]
    for place in range(first, last):
        s.under.card[place] = s.under.card[place + 1]
        s.under.by[place] = s.under.by[place + 1]
        s.under.memory[place] = s.under.memory[place + 1]
    s.under.card[last] = s.under.by[last] = s.under.memory[last] = 0
    return by


def is_recognised(s: State) -> bool:
    """CO-K3: whether another player had put one of these cards under the pile."""
    for i in range(s.looked_n):
        if s.looked_by[i] != NOBODY and s.looked_by[i] != s.active:
            return True
    return False


def remember(s: State, pile: int) -> int:
    """CO-K3: who put cards there knows that this player looked at them; number + 1 of the new memory."""
    number = 0
    while number < MEMORIES and s.memory.n[number]:
        number += 1
    if number == MEMORIES:
        number = 0
        forget(s, number)
    memory = s.memory
    memory.n[number] = s.looked_n
    memory.seat[number] = s.active
    memory.pile[number] = pile
    for i in range(s.looked_n):
        memory.card[number][i] = s.looked[i]
        memory.by[number][i] = s.looked_by[i]
    return number + 1


def forget(s: State, number: int) -> None:
    """A memory is of no use any longer."""
    memory, pile = s.memory, s.memory.pile[number]
    for i in range(memory.n[number]):
        memory.card[number][i] = memory.by[number][i] = 0
    for place in range(UNDER_FIRST[pile], UNDER_FIRST[pile] + s.under.n[pile]):
        if s.under.memory[place] == number + 1:
            s.under.memory[place] = 0
    memory.n[number] = memory.seat[number] = memory.pile[number] = 0


def forget_all_of(s: State, seat: int) -> None:
    """A player shows cards: what was remembered about him is of no use any longer."""
    for number in range(MEMORIES):
        if s.memory.n[number] and s.memory.seat[number] == seat:
            forget(s, number)


# — what can lie on top of a pile —


def lots_of_card(s: State, sort: int) -> int:
    """How many cards can lie on top of a pile of one sort: one that is known, or all unseen ones and suspects."""
    if s.fresh[sort]:
        return s.unseen.n[sort]
    return lots_under(s, sort, sort)


def card_on_lot(s: State, sort: int, i: int) -> int:
    """The card on top of a pile of one sort, on lot i."""
    if s.fresh[sort]:
        return CARD_IS + nth(s.unseen, sort, i)
    return CARD_IS + card_under(s, sort, sort, i)


def lots_under(s: State, pile: int, sort: int) -> int:
    """How many cards of a sort can lie first under a pile."""
    first = UNDER_FIRST[pile]
    if s.under.card[first] != UNKNOWN:
        return 1
    return s.unseen.n[sort] + suspects(s, first, sort)


def card_under(s: State, pile: int, sort: int, i: int) -> int:
    """The card of a sort that lies first under a pile, on lot i."""
    first = UNDER_FIRST[pile]
    if s.under.card[first] != UNKNOWN:
        return s.under.card[first]
    if i < s.unseen.n[sort]:
        return nth(s.unseen, sort, i)
    return suspect(s, first, sort, i - s.unseen.n[sort])


def suspects(s: State, place: int, sort: int) -> int:
    """CO-K3: how many cards of a sort one recognised that may lie at a place under a pile."""
    n, number = 0, s.under.memory[place] - 1
    if number >= 0:
        for i in range(s.memory.n[number]):
            card = s.memory.card[number][i]
            if card != UNKNOWN and SORT[card] == sort:
                n += 1
    return n


def suspect(s: State, place: int, sort: int, i: int) -> int:
    """CO-K3: number i of these cards."""
    cards, at = s.memory.card[s.under.memory[place] - 1], -1
    while i >= 0:
        at += 1
        if cards[at] != UNKNOWN and SORT[cards[at]] == sort:
            i -= 1
    return cards[at]


def lots_of_sort(s: State) -> int:
    """How many sorts the top island card can be of, each as often as it can be so."""
    if s.fresh[ISLAND] == 0 and s.under.card[UNDER_FIRST[ISLAND]] != UNKNOWN:
        return 1
    n = 0
    for sort in range(SORT_COUNT):
        n += sort_weight(s, sort)
    return n


def sort_weight(s: State, sort: int) -> int:
    """How many island cards of a sort can be the top one."""
    if s.fresh[ISLAND]:
        return s.island_sorts[sort]
    return s.island_sorts[sort] + suspects(s, UNDER_FIRST[ISLAND], sort)


def sort_on_lot(s: State, i: int) -> int:
    """The sort of the top island card, on lot i."""
    if s.fresh[ISLAND] == 0 and s.under.card[UNDER_FIRST[ISLAND]] != UNKNOWN:
        return SORT_IS + SORT[s.under.card[UNDER_FIRST[ISLAND]]]
    sort = 0
    while i >= sort_weight(s, sort):
        i -= sort_weight(s, sort)
        sort += 1
    return SORT_IS + sort


def lots_of_island_card(s: State) -> int:
    """How many lots the top island card has: those of its sort, or for who does not know that, of every sort."""
    if s.sort != UNKNOWN:
        return lots_in_sort(s, s.sort)
    if s.fresh[ISLAND] == 0 and s.under.card[UNDER_FIRST[ISLAND]] != UNKNOWN:
        return 1
    return lots_of_sort(s) * lots_in_every_sort(s)


def lots_in_sort(s: State, sort: int) -> int:
    """How many cards of a sort the top island card can be."""
    return s.unseen.n[sort] if s.fresh[ISLAND] else lots_under(s, ISLAND, sort)


def lots_in_every_sort(s: State) -> int:
    """The least number of lots that can be shared out evenly among the cards of any sort."""
    lots = 1
    for sort in range(SORT_COUNT):
        cards = max(lots_in_sort(s, sort), 1)
        divisor, rest = lots, cards
        while rest:
            divisor, rest = rest, divisor % rest
        lots = lots // divisor * cards
    return lots


def island_card_on_lot(s: State, i: int) -> int:
    """The top island card, on lot i."""
    sort = s.sort
    if sort == UNKNOWN:
        lots = lots_in_every_sort(s)
        sort = sort_on_lot(s, i // lots) - SORT_IS
        i = i % lots % lots_in_sort(s, sort)
    if s.fresh[ISLAND]:
        return CARD_IS + nth(s.unseen, sort, i)
    return CARD_IS + card_under(s, ISLAND, sort, i)
