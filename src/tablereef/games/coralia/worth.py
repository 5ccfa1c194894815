"""What cards are worth to Coralia's player in the end, in tenths of a point, as far as a seat knows.

Cards are weighed by adding them to the own hand and looking at what that is then worth. The constants are judgement.
"""

from tablereef.games.coralia import components as box
from tablereef.games.coralia import state
from tablereef.games.coralia.final import leftover_dice
from tablereef.games.coralia.scoring import (
    best_for_place,
    fish_card_points,
    fish_points,
    pearl_card_points,
    pearls_of,
    species_left,
)
from tablereef.games.coralia.state import SIZE, State, count, dice_left, island_dice, pile_size, put, take

POINT = 10  # values are in tenths
MEAN_PEARL = 32  # of a pearl card that one has not seen
CHEST_VALUE = 46  # of a chest not yet opened
PEARL_SPREAD = 60  # how far a lead in pearls must go to be rather safe
PEARL_SPREAD_PER_TURN = 16  # and how much farther for each turn to come
LEAD_VALUE = 15  # of having most pearls, beyond the own points: another has them not
SET_HOPE = 20  # that a set of fish grows by one, in a game of ten turns
FISH_LUCK = 50  # percent of the way from the mean to the best card: how good the better one of two is
STARFISH_LUCK = 60  # and the best one of three
ISLAND_GROWTH = 4  # dice on the island that each turn to come may bring
TILE_GROWTH = 10  # turtles, and chests, that each own turn to come may bring
LEFTOVER_VALUE = 40  # of a card for a leftover die

# — what a hand is worth —


def pearl_value(s: State, seat: int) -> int:
    """CO-Z7: the total value of the pearls."""
    value = 0
    for i in range(len(box.PEARL_VALUES)):
        value += box.PEARL_VALUES[i] * pearls_of(s, seat, i)
    return value


def own_turns(s: State) -> int:
    """How many turns the player has after the one under way."""
    return (s.turns - 1) // s.seats if s.stage == state.PLAYING_ROUNDS else 0


def fish_worth(s: State) -> int:
    """CO-Z6: what the fish bring, and the hope that sets grow."""
    sets, species, hope, turns = 0, 1, 0, own_turns(s)
    while species:
        species = species_left(s, s.active, sets)
        hope += SET_HOPE * turns * min(species, box.SPECIES - species) // 10
        sets += 1
    return POINT * (fish_points(s, s.active) + fish_card_points(s, s.active)) + hope


def pearl_worth(s: State) -> int:
    """CO-Z7: the best cards, by how likely each place in value is; and the card for pearl cards."""
    seat, value = s.active, POINT * pearl_value(s, s.active)
    first, second = chance_to_lead(s, value, 0), 100
    if s.seats > 2:
        second = chance_to_lead(s, value, 1)
    beaten = second * best_for_place(s, seat, 2) + (100 - second) * best_for_place(s, seat, 3)
    points = (first * 100 * best_for_place(s, seat, 1) + (100 - first) * beaten) // 1000 + first * LEAD_VALUE // 100
    return points + POINT * pearl_card_points(s, seat)


def chance_to_lead(s: State, value_of_all: int, ahead: int) -> int:
    """How likely, in percent, the player's pearls beat all others (0 ahead) or all but the strongest (1 ahead)."""
    strongest, next_one = 0, 0
    for seat in range(s.seats):
        if seat != s.active:
            theirs = MEAN_PEARL * (3 * s.drawn[seat][box.PEARL_SORT] + s.drawn[seat][box.ISLAND]) // 3
            if theirs > strongest:
                strongest, next_one = theirs, strongest
            elif theirs > next_one:
                next_one = theirs
    lead = value_of_all - (next_one if ahead else strongest)
    spread = PEARL_SPREAD + PEARL_SPREAD_PER_TURN * own_turns(s)
    return min(max(50 + 50 * lead // spread, 4), 96)


def card_worth(s: State, card: int) -> int:
    """CO-Z4: what a starfish card that is done at once can be expected to bring."""
    turns = own_turns(s)
    if card == box.PER_ISLAND_DIE:
        return POINT * island_dice(s) + ISLAND_GROWTH * s.seats * turns
    if card == box.PER_TURTLE:
        return box.TURTLE_POINTS * (POINT * SIZE[s.turtles[s.active]] + TILE_GROWTH * turns // POINT)
    if card == box.PER_CHEST:
        return box.CHEST_POINTS * (POINT * SIZE[s.chests[s.active]] + TILE_GROWTH * turns // POINT)
    if card == box.SIDE_CHEST:
        return CHEST_VALUE if s.side_chests else 0
    if card == box.JELLYFISH_CARD:
        return POINT * (box.JELLYFISH_STEP + 1) // 2
    if card < box.FIRST_DICE:
        first, second = box.PAIR[card]
        chests = (s.reef_chests >> first & 1) + (s.reef_chests >> second & 1)
        return chests * (CHEST_VALUE - turns)
    return LEFTOVER_VALUE * box.STATION_DICE * leftover_dice(s, card) // max(all_dice_left(s), box.STATION_DICE)


def all_dice_left(s: State) -> int:
    """All dice in the supply and on the station."""
    dice = 0
    for colour in range(box.REEFS):
        dice += dice_left(s, colour)
    return dice


# — what a card is worth —


def gain_of(s: State, card: int) -> int:
    """What a card adds to the player's hand."""
    group = group_of(card)
    if group == box.STARFISH_SORT:
        return card_worth(s, card)
    before = pearl_worth(s) if group == box.PEARL_SORT else fish_worth(s)
    put(s.hand[s.active], card)
    after = pearl_worth(s) if group == box.PEARL_SORT else fish_worth(s)
    take(s.hand[s.active], card)
    return after - before


def group_of(card: int) -> int:
    """CO-Z2, CO-Z3: whether a card counts with the pearls, with the fish, or is a starfish card done at once."""
    if card < box.LIONFISH or card in (box.PEARL_6, box.PER_PEARL):
        return box.PEARL_SORT
    return box.FISH_SORT if card < box.PER_ISLAND_DIE else box.STARFISH_SORT


def mean_gain(s: State, sort: int) -> int:
    """What a card of a sort adds, on average over those not seen."""
    gain, cards = 0, 0
    for card in range(box.FIRST_OF[sort], box.FIRST_OF[sort] + box.KINDS_OF[sort]):
        n = count(s.unseen, card)
        if n:
            gain += n * gain_of(s, card)
            cards += n
    return gain // max(cards, 1)


def top_gain(s: State, sort: int) -> int:
    """What the best card of a sort adds, among those not seen."""
    best = 0
    for card in range(box.FIRST_OF[sort], box.FIRST_OF[sort] + box.KINDS_OF[sort]):
        if count(s.unseen, card):
            best = max(best, gain_of(s, card))
    return best


# What draws add, worked out once for a decision: a card of each pile, then the actions of these faces.
ACTION_GAIN = (4, 5, 6)  # where the gain of the faces pearl, fish and starfish stands


def gains_of_piles(s: State) -> tuple[int, ...]:
    """What the top card of each pile adds, and what two pearls, the better fish and the best starfish add."""
    pearl, fish, starfish = mean_gain(s, box.PEARL_SORT), mean_gain(s, box.FISH_SORT), mean_gain(s, box.STARFISH_SORT)
    better_fish = fish + FISH_LUCK * (top_gain(s, box.FISH_SORT) - fish) // 100
    best_starfish = starfish + STARFISH_LUCK * (top_gain(s, box.STARFISH_SORT) - starfish) // 100
    weights = (
        s.island_sorts[box.PEARL_SORT] * pearl
        + s.island_sorts[box.FISH_SORT] * fish
        + s.island_sorts[box.STARFISH_SORT] * starfish
    )
    sorts = s.island_sorts[box.PEARL_SORT] + s.island_sorts[box.FISH_SORT] + s.island_sorts[box.STARFISH_SORT]
    island = weights // max(sorts, 1) if pile_size(s, box.ISLAND) else 0
    return (pearl, fish, starfish, island, pearl + second_pearl(s), better_fish, best_starfish)


def second_pearl(s: State) -> int:
    """CO-A1: what a pearl card adds after another one."""
    put(s.hand[s.active], box.PEARL_3)
    gain = mean_gain(s, box.PEARL_SORT)
    take(s.hand[s.active], box.PEARL_3)
    return gain
