"""The four piles: drawing, looking, what goes under a pile, and who remembers it.

A pile's cards that nobody has seen come first; when they are gone those come back that were put under it.
"""

from tablereef.games.coralia import components as box
from tablereef.games.coralia import events, state, steps
from tablereef.games.coralia.state import NOBODY, UNDER_FIRST, Memory, State, insert, pile_size, put, take
from tablereef.kernel.pending import push
from tablereef.kernel.steps import Ask
from tablereef.kernel.story import only, whisper

# — drawing and looking —


def draw_cards(s: State, pile: int, number: int) -> None:
    """CO-A1, CO-X1: the top cards of a pile; CO-A8: or what is there. Of an island card the sort comes first."""
    number = min(number, pile_size(s, pile))
    if number:
        push(s.pending, steps.STEP_OF_PILE[pile], number)


def look(s: State, pile: int, number: int) -> None:
    """CO-A2, CO-A3, CO-I1: look at the top cards and keep one; CO-A8: where there is only one it is taken."""
    if pile_size(s, pile) > 1:
        s.looking = pile
        push(s.pending, steps.PICKING, 1)
    else:
        number = 1
    draw_cards(s, pile, number)


def sort_island_card(s: State, sort: int) -> None:
    """CO-K2: of an island card first the sort becomes known to the player, then the card."""
    s.sort = sort
    push(s.pending, steps.ISLAND_CARD, 1)


def draw_from_sort(s: State, card: int) -> None:
    """CO-A1, CO-A2, CO-A3: the top card of the pile of its sort."""
    draw_card(s, box.SORT[card], card)


def draw_from_island(s: State, card: int) -> None:
    """CO-I1: the top card of the island pile."""
    draw_card(s, box.ISLAND, card)


def draw_card(s: State, pile: int, card: int) -> None:
    """A card comes into the player's hand, or among those looked at."""
    kept = s.looking == state.NO_PILE
    s.sort = 0
    whisper(s, only(s.active), events.DREW if kept else events.LOOKED, s.active, pile, card)
    i = s.looked_n
    s.looked[i] = card
    s.looked_by[i] = leave_pile(s, pile, card)
    s.looked_n += 1
    if kept:
        keep_card(s, pile, 0)


def leave_pile(s: State, pile: int, card: int) -> int:
    """The top card leaves its pile; who had put it there, or NOBODY where it was unseen."""
    if s.fresh[pile] == 0:
        return leave_under(s, pile)
    s.fresh[pile] -= 1
    take(s.unseen, card)
    if pile == box.ISLAND:
        s.island_sorts[box.SORT[card]] -= 1
    return NOBODY


def picking(s: State, menu: list[int]) -> int:
    """CO-A2, CO-A3, CO-I1: one of the cards looked at."""
    n = 0
    for i in range(s.looked_n):
        n = insert(menu, n, events.PICK + s.looked[i])
    return n


def pick(s: State, card: int) -> None:
    """CO-A2, CO-A3, CO-I1: the card is kept, the others go under the pile."""
    pile, i = s.looking, 0
    while s.looked[i] != card:
        i += 1
    whisper(s, only(s.active), events.PICKED, s.active, pile, card)
    s.looking = state.NO_PILE
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
    if s.stage == state.STARFISH_STEP and pile >= box.STARFISH_SORT:
        forget_all_of(s, s.active)
        push(s.pending, steps.SHOWING, 1)


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
    memory, number = s.memory, 0
    if memory.n[state.MEMORIES - 1]:
        forget(s, 0)
    while memory.n[number]:
        number += 1
    memory.n[number] = s.looked_n
    memory.seat[number] = s.active
    memory.pile[number] = pile
    for i in range(s.looked_n):
        memory.card[number][i] = s.looked[i]
        memory.by[number][i] = s.looked_by[i]
    return number + 1


def forget(s: State, number: int) -> None:
    """A memory is of no use any longer; the later ones move up, so that the oldest is always the first."""
    for place in range(state.UNDER):
        if s.under.memory[place] == number + 1:
            s.under.memory[place] = 0
        elif s.under.memory[place] > number:
            s.under.memory[place] -= 1
    for later in range(number + 1, state.MEMORIES):
        copy_memory(s.memory, later, later - 1)
    clear_memory(s.memory, state.MEMORIES - 1)


def copy_memory(memory: Memory, number: int, to: int) -> None:
    """A memory takes the place of another."""
    memory.n[to], memory.seat[to], memory.pile[to] = memory.n[number], memory.seat[number], memory.pile[number]
    for i in range(state.LOOK):
        memory.card[to][i] = memory.card[number][i]
        memory.by[to][i] = memory.by[number][i]


def clear_memory(memory: Memory, number: int) -> None:
    """There is no memory of this number."""
    memory.n[number] = memory.seat[number] = memory.pile[number] = 0
    for i in range(state.LOOK):
        memory.card[number][i] = memory.by[number][i] = 0


def forget_all_of(s: State, seat: int) -> None:
    """A player shows cards: what was remembered about him is of no use any longer."""
    for later in range(state.MEMORIES):
        number = state.MEMORIES - 1 - later
        if s.memory.n[number] and s.memory.seat[number] == seat:
            forget(s, number)


def drawer(s: State) -> int:
    """CO-K2: cards drawn, looked at and kept are seen by the player alone."""
    return only(s.active)


ROWS = (Ask(steps.PICKING, picking, {events.PICK: pick}, audience=drawer),)
