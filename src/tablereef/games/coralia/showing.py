"""Cards turned up in the scoring (CO-K1), and what all may know of those that lie face down."""

from tablereef.games.coralia import components as box
from tablereef.games.coralia import events, state, steps
from tablereef.games.coralia.cards import forget_all_of
from tablereef.games.coralia.components import ISLAND, SORT_COUNT
from tablereef.games.coralia.state import SORT_SHOWN, State, nth, put, take
from tablereef.kernel.pending import push
from tablereef.kernel.steps import Draw
from tablereef.kernel.story import tell

NONE_TO_SHOW = events.NO_MORE - events.SHOW  # the lot on which no card is shown

# — what lies face down —


def hidden_cards(s: State, seat: int) -> int:
    """CO-K1: how many cards lie face down in front of a seat."""
    n = s.drawn[seat][ISLAND]
    for sort in range(SORT_COUNT):
        n += s.drawn[seat][sort] - s.shown[seat].n[sort]
    return n


def surely_hidden(s: State, seat: int, sort: int) -> int:
    """How many cards of a sort must be face down: drawn from its pile and not shown."""
    return max(s.drawn[seat][sort] - s.shown[seat].n[sort], 0)


def hidden_island(s: State, seat: int) -> int:
    """How many cards lie face down of which only the owner knows the sort."""
    n = hidden_cards(s, seat)
    for sort in range(SORT_COUNT):
        n -= surely_hidden(s, seat, sort)
    return n


def knows_hand(s: State, seat: int) -> bool:
    """Whether a hand is not forgotten: all its cards are there."""
    return s.hand[seat].n[0] + s.hand[seat].n[1] + s.hand[seat].n[2] == hidden_cards(s, seat)


def has_shown_fish(s: State, seat: int) -> bool:
    """CO-K1: whether a seat's third step is over: its hidden island cards are pearls."""
    passed = (seat - s.first) % s.seats < (s.active - s.first) % s.seats
    return s.stage > state.FISH_STEP or (s.stage == state.FISH_STEP and passed)


def dry_unknown(s: State) -> int:
    """How many island cards one has not seen that are known as no starfish."""
    n = 0
    for seat in range(s.seats):
        if s.dry[seat] and not knows_hand(s, seat):
            n += min(s.dry[seat], hidden_island(s, seat))
    return n


def pearls_unknown(s: State) -> int:
    """How many island cards one has not seen that are known as pearls."""
    n = 0
    for seat in range(s.seats):
        if has_shown_fish(s, seat) and not knows_hand(s, seat):
            n += hidden_island(s, seat)
    return n


# — turning up —


def begin_showing(s: State) -> None:
    """CO-K1: the active player's cards of this step become open."""
    forget_all_of(s, s.active)
    if has_more_to_show(s):
        push(s.pending, steps.SHOWING, 1)


def has_more_to_show(s: State) -> bool:
    """Whether, as far as all can see, a card may still have to be shown; an island card's sort is seen by nobody."""
    return surely_hidden(s, s.active, SORT_SHOWN[s.stage]) > 0 or in_question(s) > 0


def in_question(s: State) -> int:
    """How many hidden island cards of the active player can be of the sort that is shown."""
    return hidden_island(s, s.active) - (s.dry[s.active] if s.stage == state.STARFISH_STEP else 0)


def show(s: State, card: int) -> None:
    """CO-K1: a card is turned up, and a starfish card waits to be played (CO-Z3)."""
    seat = s.active
    tell(s, events.SHOWED, seat, card)
    take(s.hand[seat], card)
    put(s.shown[seat], card)
    if card >= box.PER_ISLAND_DIE:
        s.waiting += state.ONE[card]
    if has_more_to_show(s):
        push(s.pending, steps.SHOWING, 1)


def show_no_more(s: State) -> None:
    """CO-K1: there is no more; then the hidden island cards are known to be no starfish."""
    if s.stage == state.STARFISH_STEP:
        s.dry[s.active] = hidden_island(s, s.active)


# — what may be turned up —


def lots_to_show(s: State) -> int:
    """Any of the player's cards of this sort; who does not know them thinks of all that he has not seen."""
    sort = SORT_SHOWN[s.stage]
    if knows_hand(s, s.active):
        return max(s.hand[s.active].n[sort], 1)
    if surely_hidden(s, s.active, sort):
        return s.unseen.n[sort]
    return (ways_to_have_none(s) + ways_to_have_some(s)) * max(s.unseen.n[sort], 1)


def show_on_lot(s: State, i: int) -> int:
    """The card that is shown on lot i, or that there is none."""
    sort = SORT_SHOWN[s.stage]
    if knows_hand(s, s.active):
        return nth(s.hand[s.active], sort, i) if s.hand[s.active].n[sort] else NONE_TO_SHOW
    if surely_hidden(s, s.active, sort):
        return nth(s.unseen, sort, i)
    cards = max(s.unseen.n[sort], 1)
    return nth(s.unseen, sort, i % cards) if i // cards < ways_to_have_some(s) else NONE_TO_SHOW


def ways_to_have_none(s: State) -> int:
    """In how many ways no card in question is of the sort that is shown."""
    return ways_to_have(s, 0, cards_of_other_sorts(s))


def ways_to_have_some(s: State) -> int:
    """In how many ways at least one is."""
    ways, others = 0, cards_of_other_sorts(s)
    for number in range(1, most_to_have(s) + 1):
        ways += ways_to_have(s, number, others)
    return ways


def most_to_have(s: State) -> int:
    """How many of the cards in question can be of the sort that is shown."""
    return min(in_question(s), s.island_sorts[SORT_SHOWN[s.stage]])


def ways_to_have(s: State, number: int, others: int) -> int:
    """In how many ways so many cards in question are of the sort shown, with those shown already any of them all."""
    shown = shown_from_island(s)
    own = state.CHOOSE[s.island_sorts[SORT_SHOWN[s.stage]] + shown][shown + number]
    return own * state.CHOOSE[others][in_question(s) - number]


def shown_from_island(s: State) -> int:
    """How many island cards the player has shown since he was asked; a card drawn in the scoring is asked for alone."""
    if s.stage == state.STARFISH_STEP and s.part != state.PLAY_PART:
        return 0
    sort = SORT_SHOWN[s.stage]
    return max(s.shown[s.active].n[sort] - s.drawn[s.active][sort], 0)


def cards_of_other_sorts(s: State) -> int:
    """How many island cards of sorts still to be shown the cards in question can be, those known elsewhere left out."""
    if s.stage == state.STARFISH_STEP:
        return s.island_sorts[box.PEARL_SORT] + s.island_sorts[box.FISH_SORT] - dry_unknown(s)
    return s.island_sorts[box.PEARL_SORT] - pearls_unknown(s) if s.stage == state.FISH_STEP else 0


ROWS = (Draw(steps.SHOWING, lots_to_show, show_on_lot, {events.SHOW: show, events.NO_MORE: show_no_more}),)
