"""The end: four steps, each in seat order from the start player (CO-Z1), and what is shown in them (CO-K1)."""

from tablereef.games.coralia.bonuses import earn, swim_to_jellyfish, take_side_chest
from tablereef.games.coralia.cards import draw_cards
from tablereef.games.coralia.components import (
    CHEST_POINTS,
    FIRST_DICE,
    FIRST_OF,
    JELLYFISH_CARD,
    KINDS_OF,
    PAIR,
    PER_CHEST,
    PER_ISLAND_DIE,
    PER_TURTLE,
    PILE_COUNT,
    SIDE_CHEST,
    STARFISH_SORT,
    TURTLE_POINTS,
)
from tablereef.games.coralia.events import (
    DRAW,
    ENDED,
    FOR_CHESTS,
    FOR_DIVER,
    FOR_FISH,
    FOR_FISH_CARDS,
    FOR_ISLAND_DICE,
    FOR_PEARL_CARDS,
    FOR_PEARLS,
    FOR_TURTLES,
    PLAY,
    PLAYED,
    RAISE,
    SCORING,
)
from tablereef.games.coralia.scoring import (
    diver_points,
    fish_card_points,
    fish_points,
    pearl_card_points,
    pearl_points,
)
from tablereef.games.coralia.showing import begin_showing
from tablereef.games.coralia.state import (
    ALL_OVER,
    DIVER_PART,
    DRAWING,
    FISH_PART,
    FISH_STEP,
    GAME_OVER,
    LAST_DIGIT,
    NTH,
    ONE,
    OPENING,
    PART_OF,
    PEARL_PART,
    PEARL_STEP,
    PER_FISH_PART,
    PER_PEARL_PART,
    PLAY_PART,
    PLAYING,
    RAISING,
    SHIFT,
    SIZE,
    STARFISH_STEP,
    State,
    dice_left,
    island_dice,
    pile_size,
)
from tablereef.kernel.pending import push
from tablereef.kernel.story import tell

# — the steps —


def begin_scoring(s: State) -> None:
    """CO-Z1: after the last round."""
    tell(s, SCORING)
    begin_step(s, STARFISH_STEP)


def begin_step(s: State, stage: int) -> None:
    """CO-Z1: each step goes round from the start player."""
    s.stage = stage
    s.active = s.first
    s.turns = s.seats
    begin_showing(s)


def go_on_scoring(s: State) -> None:
    """The active player has nothing pending: the next starfish card, the next player, or the next step."""
    if s.waiting:
        push(s.pending, PLAYING, 1)
        return
    s.part = PLAY_PART
    s.raising = s.tapped = 0
    if s.stage == FISH_STEP:
        score_fish(s)
    s.turns -= 1
    if s.turns:
        s.active = (s.active + 1) % s.seats
        begin_showing(s)
    else:
        end_step(s)


def end_step(s: State) -> None:
    """CO-Z1: starfish, divers, fish, pearls, in this order."""
    if s.stage == STARFISH_STEP:
        score_divers(s)
        begin_step(s, FISH_STEP)
    elif s.stage == FISH_STEP:
        begin_step(s, PEARL_STEP)
    else:
        score_pearls(s)
        tell(s, ENDED)
        s.stage = ALL_OVER
        push(s.pending, GAME_OVER, 1)


def score_part(s: State, seat: int, part: int, points: int, reason: int) -> None:
    """Points of a step, for a seat."""
    s.active = seat
    s.part = part
    earn(s, seat, points, reason)


def score_divers(s: State) -> None:
    """CO-Z5: step 2."""
    for i in range(s.seats):
        seat = (s.first + i) % s.seats
        score_part(s, seat, DIVER_PART, diver_points(s, seat), FOR_DIVER)


def score_fish(s: State) -> None:
    """CO-Z6: step 3, for the active player."""
    score_part(s, s.active, FISH_PART, fish_points(s, s.active), FOR_FISH)
    score_part(s, s.active, PER_FISH_PART, fish_card_points(s, s.active), FOR_FISH_CARDS)


def score_pearls(s: State) -> None:
    """CO-Z7: step 4, when all pearls are shown."""
    for i in range(s.seats):
        seat = (s.first + i) % s.seats
        score_part(s, seat, PEARL_PART, pearl_points(s, seat), FOR_PEARLS)
        score_part(s, seat, PER_PEARL_PART, pearl_card_points(s, seat), FOR_PEARL_CARDS)


# — step 1: starfish cards —


def playing(s: State, menu: list[int]) -> int:
    """CO-Z3: any of the cards that wait."""
    n = 0
    for card in range(PER_ISLAND_DIE, FIRST_OF[STARFISH_SORT] + KINDS_OF[STARFISH_SORT]):
        if s.waiting >> SHIFT[card] & LAST_DIGIT[STARFISH_SORT]:
            menu[n] = PLAY + card
            n += 1
    return n


def play_card(s: State, card: int) -> None:
    """CO-Z4: what each starfish card brings."""
    tell(s, PLAYED, s.active, card)
    s.waiting -= ONE[card]
    s.part = PART_OF[card]
    if card == PER_ISLAND_DIE:
        earn(s, s.active, island_dice(s), FOR_ISLAND_DICE)
    elif card == PER_TURTLE:
        earn(s, s.active, TURTLE_POINTS * SIZE[s.turtles[s.active]], FOR_TURTLES)
    elif card == PER_CHEST:
        earn(s, s.active, CHEST_POINTS * SIZE[s.chests[s.active]], FOR_CHESTS)
    elif card == SIDE_CHEST:
        take_side_chest(s)
    elif card == JELLYFISH_CARD:
        swim_to_jellyfish(s)
    elif card < FIRST_DICE:
        first, second = PAIR[card]
        s.raising = 1 << first | 1 << second
        push(s.pending, RAISING, 2)
    else:
        s.tapped = 0
        dice = leftover_dice(s, card)
        if dice:
            push(s.pending, DRAWING, min(dice, PILE_COUNT))


# — chests of two reefs —


def chests_to_raise(s: State) -> int:
    """CO-Z4h: the mask of reefs among the two whose chest still lies there."""
    return s.raising & s.reef_chests


def raising(s: State, menu: list[int]) -> int:
    """CO-Z4h: in the order he likes."""
    mask = chests_to_raise(s)
    for i in range(SIZE[mask]):
        menu[i] = RAISE + NTH[mask][i]
    return SIZE[mask]


def raise_chest(s: State, reef: int) -> None:
    """CO-Z4h: also from under a set-up die, which stays."""
    s.reef_chests -= 1 << reef
    push(s.pending, OPENING, 1)


# — leftover dice —


def leftover_dice(s: State, card: int) -> int:
    """CO-Z4f: dice of two colours in the supply and on the station."""
    first, second = PAIR[card]
    return dice_left(s, first) + dice_left(s, second)


def piles_to_draw(s: State) -> int:
    """CO-Z4f: the mask of piles with cards that were not drawn from."""
    mask = 0
    for pile in range(PILE_COUNT):
        if pile_size(s, pile):
            mask |= 1 << pile
    return mask & ~s.tapped


def drawing(s: State, menu: list[int]) -> int:
    """CO-Z4f: any of these, each at most once."""
    mask = piles_to_draw(s)
    for i in range(SIZE[mask]):
        menu[i] = DRAW + NTH[mask][i]
    return SIZE[mask]


def draw_from(s: State, pile: int) -> None:
    """CO-Z4f: its top card."""
    s.tapped |= 1 << pile
    draw_cards(s, pile, 1)
