"""The end: four steps, each in seat order from the start player (CO-Z1), and what is shown in them (CO-K1)."""

from tablereef.games.coralia import components as box
from tablereef.games.coralia import events, state, steps
from tablereef.games.coralia.bonuses import earn, swim_to_jellyfish, take_side_chest
from tablereef.games.coralia.cards import draw_cards
from tablereef.games.coralia.scoring import diver_points, fish_card_points, fish_points, pearl_card_points, pearl_points
from tablereef.games.coralia.showing import begin_showing
from tablereef.games.coralia.state import State, dice_left, is_waiting, island_dice, pile_size
from tablereef.kernel.pending import done, finish, push
from tablereef.kernel.steps import Ask
from tablereef.kernel.story import tell
from tablereef.kernel.turns import next_seat

# — the steps —


def begin_scoring(s: State) -> None:
    """CO-Z1: after the last round."""
    begin_step(s, state.STARFISH_STEP, events.STARFISH_CARDS)


def begin_step(s: State, stage: int, step: int) -> None:
    """CO-Z1: each step goes round from the start player."""
    tell(s, events.SCORING, step)
    s.stage = stage
    s.active = s.first
    s.turns = s.seats
    begin_showing(s)


def go_on_scoring(s: State) -> None:
    """The active player has nothing pending: the next starfish card, the next player, or the next step."""
    if is_one_chest_left(s):
        raise_last_chest(s)
        return
    if s.waiting:
        push(s.pending, steps.PLAYING, 1)
        return
    s.part = state.PLAY_PART
    s.raising = s.tapped = 0
    if s.stage == state.FISH_STEP:
        score_fish(s)
    s.turns -= 1
    if s.turns:
        s.active = next_seat(s)
        begin_showing(s)
    else:
        end_step(s)


def end_step(s: State) -> None:
    """CO-Z1: starfish, divers, fish, pearls, in this order."""
    if s.stage == state.STARFISH_STEP:
        score_divers(s)
        begin_step(s, state.FISH_STEP, events.FISH)
    elif s.stage == state.FISH_STEP:
        begin_step(s, state.PEARL_STEP, events.PEARLS)
    else:
        score_pearls(s)
        tell(s, events.ENDED)
        s.stage = state.ALL_OVER
        finish(s.pending, steps.GAME_OVER)


def score_part(s: State, seat: int, part: int, points: int, reason: int) -> None:
    """Points of a step, for a seat."""
    s.active = seat
    s.part = part
    earn(s, seat, points, reason)


def score_divers(s: State) -> None:
    """CO-Z5: step 2."""
    tell(s, events.SCORING, events.DIVERS)
    for i in range(s.seats):
        seat = (s.first + i) % s.seats
        score_part(s, seat, state.DIVER_PART, diver_points(s, seat), events.FOR_DIVER)


def score_fish(s: State) -> None:
    """CO-Z6: step 3, for the active player."""
    score_part(s, s.active, state.FISH_PART, fish_points(s, s.active), events.FOR_FISH)
    score_part(s, s.active, state.PER_FISH_PART, fish_card_points(s, s.active), events.FOR_FISH_CARDS)


def score_pearls(s: State) -> None:
    """CO-Z7: step 4, when all pearls are shown."""
    for i in range(s.seats):
        seat = (s.first + i) % s.seats
        score_part(s, seat, state.PEARL_PART, pearl_points(s, seat), events.FOR_PEARLS)
        score_part(s, seat, state.PER_PEARL_PART, pearl_card_points(s, seat), events.FOR_PEARL_CARDS)


# — step 1: starfish cards —


def playing(s: State, menu: list[int]) -> int:
    """CO-Z3: any of the cards that wait."""
    n = 0
    for card in range(box.PER_ISLAND_DIE, box.CARD_KINDS):
        if is_waiting(s, card):
            menu[n] = events.PLAY + card
            n += 1
    return n


def play_card(s: State, card: int) -> None:
    """CO-Z4: what each starfish card brings."""
    tell(s, events.PLAYED, s.active, card)
    s.waiting -= state.ONE[card]
    s.part = state.PART_OF[card]
    if card == box.PER_ISLAND_DIE:
        earn(s, s.active, island_dice(s), events.FOR_ISLAND_DICE)
    elif card == box.PER_TURTLE:
        earn(s, s.active, box.TURTLE_POINTS * state.SIZE[s.turtles[s.active]], events.FOR_TURTLES)
    elif card == box.PER_CHEST:
        earn(s, s.active, box.CHEST_POINTS * state.SIZE[s.chests[s.active]], events.FOR_CHESTS)
    elif card == box.SIDE_CHEST:
        take_side_chest(s)
    elif card == box.JELLYFISH_CARD:
        swim_to_jellyfish(s)
    elif card < box.FIRST_DICE:
        raise_chests(s, card)
    else:
        draw_for_leftover(s, card)


# — chests of two reefs —


def raise_chests(s: State, card: int) -> None:
    """CO-Z4h: those of the two reefs of the card, one after the other."""
    first, second = box.PAIR[card]
    s.raising = 1 << first | 1 << second
    push(s.pending, steps.RAISING, 2)
    if is_one_chest_left(s):
        done(s.pending)
        raise_last_chest(s)


def chests_to_raise(s: State) -> int:
    """CO-Z4h: the mask of reefs among the two whose chest still lies there."""
    return s.raising & s.reef_chests


def has_choice_of_chest(s: State) -> bool:
    """CO-Z4h: which chest is the first is asked only where both are there."""
    return state.SIZE[chests_to_raise(s)] == 2


def is_one_chest_left(s: State) -> bool:
    """CO-Z4h: whether the only chest, or the second one, is still to be raised."""
    return state.SIZE[chests_to_raise(s)] == 1


def raise_last_chest(s: State) -> None:
    """CO-Z4h: nobody is asked for it."""
    raise_chest(s, state.NTH[chests_to_raise(s)][0])


def raising(s: State, menu: list[int]) -> int:
    """CO-Z4h: in the order he likes."""
    mask = chests_to_raise(s)
    for i in range(state.SIZE[mask]):
        menu[i] = events.RAISE + state.NTH[mask][i]
    return state.SIZE[mask]


def raise_chest(s: State, reef: int) -> None:
    """CO-Z4h: also from under a set-up die, which stays."""
    tell(s, events.RAISED, s.active, reef)
    s.reef_chests -= 1 << reef
    push(s.pending, steps.OPENING, 1)


# — leftover dice —


def draw_for_leftover(s: State, card: int) -> None:
    """CO-Z4f: a card for each leftover die of two colours, from different piles."""
    s.tapped = 0
    dice = leftover_dice(s, card)
    if dice:
        push(s.pending, steps.DRAWING, min(dice, box.PILE_COUNT))


def leftover_dice(s: State, card: int) -> int:
    """CO-Z4f: dice of two colours in the supply and on the station."""
    return dice_left(s, box.PAIR[card][0]) + dice_left(s, box.PAIR[card][1])


def piles_to_draw(s: State) -> int:
    """CO-Z4f: the mask of piles with cards that were not drawn from."""
    mask = 0
    for pile in range(box.PILE_COUNT):
        if pile_size(s, pile):
            mask |= 1 << pile
    return mask & ~s.tapped


def has_pile_to_draw(s: State) -> bool:
    """CO-Z4f: whether a pile is left."""
    return piles_to_draw(s) > 0


def drawing(s: State, menu: list[int]) -> int:
    """CO-Z4f: any of these, each at most once."""
    mask = piles_to_draw(s)
    for i in range(state.SIZE[mask]):
        menu[i] = events.DRAW + state.NTH[mask][i]
    return state.SIZE[mask]


def draw_from(s: State, pile: int) -> None:
    """CO-Z4f: its top card."""
    s.tapped |= 1 << pile
    draw_cards(s, pile, 1)


ROWS = (
    Ask(steps.PLAYING, playing, {events.PLAY: play_card}),
    Ask(steps.RAISING, raising, {events.RAISE: raise_chest}, needs=has_choice_of_chest),
    Ask(steps.DRAWING, drawing, {events.DRAW: draw_from}, needs=has_pile_to_draw),
)
