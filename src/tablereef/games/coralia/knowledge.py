"""What a seat may know (CO-K1, CO-K2, CO-K3): all but others' cards, the piles, and what others put under them."""

from tablereef.games.coralia import components as box
from tablereef.games.coralia import state, steps
from tablereef.games.coralia.odds import case_with_sort, lots_with_sort, top_card
from tablereef.games.coralia.showing import (
    has_shown_fish,
    hidden_island,
    in_question,
    knows_hand,
    most_to_have,
    surely_hidden,
    ways_to_have,
)
from tablereef.games.coralia.state import UNDER_FIRST, UNKNOWN, Cards, State, nth, put, take
from tablereef.kernel.dice import roll

VEILED = (  # what `conceal` needs
    "seats", "active", "pending.step", "hand", "shown", "drawn", "unseen", "island_sorts", "under", "memory",
    "looking", "looked", "looked_n", "looked_by", "sort",
)  # fmt: skip

# — forgetting —


def conceal(s: State, seat: int) -> None:
    """Forget all that the seat has not seen; then whatever it does not know of is among the unseen."""
    for other in range(s.seats):
        if other != seat:
            forget_hand(s.hand[other])
    forget_under(s, seat)
    forget_look(s, seat)
    for number in range(state.MEMORIES):
        forget_memory(s, number, seat)
    recount(s, seat)


def forget_hand(hand: Cards) -> None:
    """CO-K2: the cards in front of the others."""
    for sort in range(box.SORT_COUNT):
        hand.n[sort] = hand.faces[sort] = 0


def forget_under(s: State, seat: int) -> None:
    """CO-K2: what a player put under a pile only he knows."""
    for pile in range(box.PILE_COUNT):
        for place in range(UNDER_FIRST[pile], UNDER_FIRST[pile] + s.under.n[pile]):
            if s.under.by[place] != seat:
                s.under.card[place] = UNKNOWN


def forget_look(s: State, seat: int) -> None:
    """CO-K2, CO-K3: what another player looks at, unless one had put it there; the sort of his island card."""
    if seat != s.active:
        for i in range(s.looked_n):
            if s.looked_by[i] != seat:
                s.looked[i] = UNKNOWN
        if s.pending.step == steps.ISLAND_CARD:
            s.sort = UNKNOWN


def forget_memory(s: State, number: int, seat: int) -> None:
    """CO-K3: what others recognised; who looked knows it all."""
    if s.memory.seat[number] != seat:
        for i in range(s.memory.n[number]):
            if s.memory.by[number][i] != seat:
                s.memory.card[number][i] = UNKNOWN


def recount(s: State, seat: int) -> None:
    """The unseen cards and the island's sorts are all that the seat does not see elsewhere."""
    for sort in range(box.SORT_COUNT):
        s.unseen.n[sort] = box.CARDS_OF[sort]
        s.unseen.faces[sort] = state.ALL_FACES[sort]
        s.island_sorts[sort] = box.ISLAND_CARDS
    for owner in range(s.seats):
        leave_out(s, owner)
    for pile in range(box.PILE_COUNT):
        for place in range(UNDER_FIRST[pile], UNDER_FIRST[pile] + s.under.n[pile]):
            leave_out_card(s, pile, s.under.card[place])
    for i in range(s.looked_n):
        leave_out_card(s, s.looking, s.looked[i])
    for number in range(state.MEMORIES):
        if s.memory.seat[number] != seat:
            for i in range(s.memory.n[number]):
                leave_out_card(s, s.memory.pile[number], s.memory.card[number][i])


def leave_out(s: State, owner: int) -> None:
    """What the seat sees in front of a player is not unseen; more of a sort than he drew came from the island."""
    for sort in range(box.SORT_COUNT):
        n = s.hand[owner].n[sort] + s.shown[owner].n[sort]
        s.unseen.n[sort] -= n
        s.unseen.faces[sort] -= s.hand[owner].faces[sort] + s.shown[owner].faces[sort]
        s.island_sorts[sort] -= max(n - s.drawn[owner][sort], 0)


def leave_out_card(s: State, pile: int, card: int) -> None:
    """A card of a pile that the seat knows is not unseen."""
    if card != UNKNOWN:
        take(s.unseen, card)
        if pile == box.ISLAND:
            s.island_sorts[box.SORT[card]] -= 1


# — imagining —


def imagine(s: State, dice: list[int]) -> None:
    """Deal the forgotten anew; of island cards first those whose sort is least free, so that none is left over."""
    if knows_only_sort_of_top(s):
        imagine_top(s, dice)
    imagine_memories(s, False, dice)
    for seat in range(s.seats):
        imagine_pile_cards(s, seat, dice)
    top = s.sort if s.pending.step == steps.ISLAND_CARD and s.fresh[box.ISLAND] else UNKNOWN
    if top != UNKNOWN:
        s.island_sorts[top] -= 1
    for most in range(box.STARFISH_SORT):
        imagine_showing(s, most, dice)
        for seat in range(s.seats):
            imagine_island_cards(s, seat, most, dice)
    imagine_showing(s, box.STARFISH_SORT, dice)
    imagine_memories(s, True, dice)
    for seat in range(s.seats):
        imagine_island_cards(s, seat, box.STARFISH_SORT, dice)
    imagine_under(s, dice)
    if top != UNKNOWN:
        s.island_sorts[top] += 1
    imagine_look(s, dice)


def knows_only_sort_of_top(s: State) -> bool:
    """CO-K2: whether one draws an island card that somebody had put under the pile, and knows no more than its sort."""
    is_drawn = s.pending.step == steps.ISLAND_CARD and s.fresh[box.ISLAND] == 0
    return is_drawn and s.sort != UNKNOWN and s.under.card[UNDER_FIRST[box.ISLAND]] == UNKNOWN


def imagine_top(s: State, dice: list[int]) -> None:
    """CO-K3: what the sort of such a card says about the look from which it was put back, and about the card."""
    place = UNDER_FIRST[box.ISLAND]
    kept = case_with_sort(s, roll(dice, lots_with_sort(s)))
    card, number = top_card(s, box.ISLAND, kept), s.under.memory[place] - 1
    if card == UNKNOWN:
        s.island_sorts[s.sort] -= 1
        card = deal_card(s, s.sort, dice)
        if number >= 0:
            s.memory.card[number][0 if kept else 1] = card
    s.under.card[place] = card


def deal(s: State, pile: int, most: int, dice: list[int]) -> int:
    """Any card that can come from a pile; of an island card the sort is at most `most`."""
    sort = pile
    if pile == box.ISLAND:
        sort = deal_sort(s, most, dice)
        s.island_sorts[sort] -= 1
    return deal_card(s, sort, dice)


def deal_card(s: State, sort: int, dice: list[int]) -> int:
    """Any unseen card of a sort."""
    card = nth(s.unseen, sort, roll(dice, s.unseen.n[sort]))
    take(s.unseen, card)
    return card


def deal_sort(s: State, most: int, dice: list[int]) -> int:
    """Any sort up to `most`, each as likely as there are such cards."""
    n = 0
    for sort in range(most + 1):
        n += s.island_sorts[sort]
    i, sort = roll(dice, n), 0
    while i >= s.island_sorts[sort]:
        i -= s.island_sorts[sort]
        sort += 1
    return sort


def imagine_memories(s: State, of_island: bool, dice: list[int]) -> None:
    """CO-K3: which of the cards looked at another player kept."""
    for number in range(state.MEMORIES):
        matches = (s.memory.pile[number] == box.ISLAND) == of_island
        if s.memory.n[number] and matches and not knows_hand(s, s.memory.seat[number]):
            imagine_memory(s, number, dice)


def imagine_memory(s: State, number: int, dice: list[int]) -> None:
    """CO-K3: any of them, each as likely; the others lie under the pile in the order drawn."""
    cards, pile = s.memory.card[number], s.memory.pile[number]
    kept, place = kept_card(s, number, dice), UNDER_FIRST[pile]
    for i in range(s.memory.n[number]):
        if cards[i] == UNKNOWN:
            cards[i] = deal(s, pile, box.STARFISH_SORT, dice)
        if i == kept:
            put(s.hand[s.memory.seat[number]], cards[i])
        else:
            while s.under.memory[place] != number + 1:
                place += 1
            s.under.card[place] = cards[i]
            place += 1


def kept_card(s: State, number: int, dice: list[int]) -> int:
    """CO-K3: any of the cards looked at, unless it is settled which of two lies on the island pile."""
    place = UNDER_FIRST[s.memory.pile[number]]
    if s.under.memory[place] == number + 1 and s.under.card[place] != UNKNOWN:
        return 1 if s.under.card[place] == s.memory.card[number][0] else 0
    return roll(dice, s.memory.n[number])


def imagine_pile_cards(s: State, seat: int, dice: list[int]) -> None:
    """The cards of a hand that were drawn from the pile of their sort."""
    for sort in range(box.SORT_COUNT):
        while s.hand[seat].n[sort] < surely_hidden(s, seat, sort):
            put(s.hand[seat], deal(s, sort, box.STARFISH_SORT, dice))


def imagine_island_cards(s: State, seat: int, most: int, dice: list[int]) -> None:
    """The island cards of a hand of which it is known that their sort is at most `most`."""
    hand, dealt = s.hand[seat], 0
    for sort in range(box.SORT_COUNT):
        dealt += hand.n[sort] - surely_hidden(s, seat, sort)
    for _ in range(dealt, island_cards_up_to(s, seat, most)):
        put(hand, deal(s, box.ISLAND, most, dice))


def island_cards_up_to(s: State, seat: int, most: int) -> int:
    """How many hidden island cards of a seat are known to be pearls, to be no starfish, or to be anything."""
    if most == box.STARFISH_SORT or (most == box.PEARL_SORT and has_shown_fish(s, seat)):
        return hidden_island(s, seat)
    return min(s.dry[seat], hidden_island(s, seat)) if most == box.FISH_SORT else 0


def imagine_showing(s: State, sort: int, dice: list[int]) -> None:
    """While a player turns up cards of a sort: how many more he has from the island (what he showed is any of them)."""
    if s.pending.step != steps.SHOWING or state.SORT_SHOWN[s.stage] != sort or knows_hand(s, s.active):
        return
    others, ways = 0, 0
    for other in range(sort):
        others += s.island_sorts[other]
    for number in range(most_to_have(s) + 1):
        ways += ways_to_have(s, number, others)
    i, number, hand = roll(dice, ways), 0, s.hand[s.active]
    while i >= ways_to_have(s, number, others):
        i -= ways_to_have(s, number, others)
        number += 1
    for _ in range(number, in_question(s)):
        put(hand, deal(s, box.ISLAND, sort - 1, dice))
    for _ in range(number):
        s.island_sorts[sort] -= 1
        put(hand, deal(s, sort, box.STARFISH_SORT, dice))


def imagine_under(s: State, dice: list[int]) -> None:
    """What others put under the piles."""
    for pile in range(box.PILE_COUNT):
        for place in range(UNDER_FIRST[pile], UNDER_FIRST[pile] + s.under.n[pile]):
            if s.under.card[place] == UNKNOWN:
                s.under.card[place] = deal(s, pile, box.STARFISH_SORT, dice)


def imagine_look(s: State, dice: list[int]) -> None:
    """What another player looks at, and the sort of the island card that he draws."""
    for i in range(s.looked_n):
        if s.looked[i] == UNKNOWN:
            s.looked[i] = deal(s, s.looking, box.STARFISH_SORT, dice)
    if s.sort == UNKNOWN:
        s.sort = (
            deal_sort(s, box.STARFISH_SORT, dice)
            if s.fresh[box.ISLAND]
            else box.SORT[s.under.card[UNDER_FIRST[box.ISLAND]]]
        )
