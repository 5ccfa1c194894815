"""What cards are worth to Coralia's player in the end, in tenths of a point, as far as a seat knows.

A fish joins a set, a pearl the best ones of a place: only what changes is counted. The constants are judgement.
"""

from tablereef.games.coralia import components as box
from tablereef.games.coralia import state
from tablereef.games.coralia.final import leftover_dice
from tablereef.games.coralia.scoring import (
    best_for_place,
    fish_cards,
    held,
    least_for_place,
    pearl_cards,
    pearl_value,
    pearls_of,
    species_left,
)
from tablereef.games.coralia.state import SIZE, State, count, island_dice, pile_size

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
PEARL_OF = tuple(  # the value of each kind of card that is a pearl
    box.PEARL_VALUES[box.PEARL_KINDS.index(card)] if card in box.PEARL_KINDS else 0 for card in range(box.CARD_KINDS)
)
ALL_TURNS = max(seats * rounds for seats, rounds in enumerate(box.ROUNDS))
OWN_TURNS = tuple(  # by the number of players and the turns to come, the one under way included
    tuple((turns - 1) // max(seats, 1) for turns in range(ALL_TURNS + 1)) for seats in range(box.SEATS + 1)
)
SPREAD = tuple(PEARL_SPREAD + PEARL_SPREAD_PER_TURN * turns for turns in range(max(box.ROUNDS)))
FAR = max(SPREAD)  # a lead that is safe at any time
CHANCE_TO_LEAD = tuple(  # in percent, by the turns to come and the lead, from -FAR on
    tuple(min(max(50 + 50 * lead // spread, 4), 96) for lead in range(-FAR, FAR + 1)) for spread in SPREAD
)


def own_turns(s: State) -> int:
    """How many turns the player has after the one under way."""
    return OWN_TURNS[s.seats][s.turns] if s.stage == state.PLAYING_ROUNDS else 0


# — what a fish adds —


def fish_gain(s: State, number: int) -> int:
    """CO-Z6: what one more fish adds of a species that one has so many of: it joins a set; the card for fish cards."""
    in_set = SET_GAIN[own_turns(s)][species_left(s, s.active, number)]
    return in_set + POINT * box.FISH_CARD_POINTS * held(s, s.active, box.PER_FISH)


def set_worth(turns: int, species: int) -> int:
    """CO-Z6: what a set of so many species pays, and the hope that it grows in the turns to come."""
    return POINT * box.SET_POINTS[species] + SET_HOPE * turns * min(species, box.SPECIES - species) // 10


SET_GAIN = tuple(  # by the turns to come and the species of the set that a fish joins
    tuple(set_worth(turns, species + 1) - set_worth(turns, species) for species in range(box.SPECIES))
    for turns in range(max(box.ROUNDS))
)


# — what a pearl adds —


def pearls_in_hand(s: State) -> tuple[int, ...]:
    """What the player's pearls are worth by."""
    strongest, next_one = rivals(s)
    return appraised(pearls_of(s, s.active), strongest, next_one)


def appraised(pearls: tuple[int, ...], strongest: int, next_one: int) -> tuple[int, ...]:
    """What pearls are worth by: the value of all, that of two rivals; for each place the best ones, and their least."""
    return (
        POINT * pearl_value(pearls),
        strongest,
        next_one,
        best_for_place(pearls, 1),
        least_for_place(pearls, 1),
        best_for_place(pearls, 2),
        least_for_place(pearls, 2),
        best_for_place(pearls, 3),
        least_for_place(pearls, 3),
    )


def rivals(s: State) -> tuple[int, int]:
    """What the pearls of the two strongest others may be worth, by the cards that they drew."""
    strongest, next_one = 0, 0
    for seat in range(s.seats):
        if seat != s.active:
            theirs = MEAN_PEARL * (3 * s.drawn[seat][box.PEARL_SORT] + s.drawn[seat][box.ISLAND]) // 3
            if theirs > strongest:
                strongest, next_one = theirs, strongest
            elif theirs > next_one:
                next_one = theirs
    return strongest, next_one


def pearl_worth(s: State, pearls: tuple[int, ...], more: int) -> int:
    """CO-Z7: the best cards, one more of this value among them, by how likely each place in value is."""
    value, strongest, next_one, best, least, best_of_second, least_of_second, best_of_third, least_of_third = pearls
    first = chance_to_lead(s, value + POINT * more - strongest)
    points = best + max(more - least, 0)
    beaten = 100 * (best_of_second + max(more - least_of_second, 0))
    if s.seats > 2:
        second = chance_to_lead(s, value + POINT * more - next_one)
        beaten = second * (beaten // 100) + (100 - second) * (best_of_third + max(more - least_of_third, 0))
    return (first * 100 * points + (100 - first) * beaten) // 1000 + first * LEAD_VALUE // 100


def chance_to_lead(s: State, lead: int) -> int:
    """How likely, in percent, pearls that are worth so much more than another's beat them in the end."""
    return CHANCE_TO_LEAD[own_turns(s)][min(max(lead + FAR, 0), 2 * FAR)]


# — what a starfish card adds —


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
        chests = (s.reef_chests >> box.PAIR[card][0] & 1) + (s.reef_chests >> box.PAIR[card][1] & 1)
        return chests * (CHEST_VALUE - turns)
    return LEFTOVER_VALUE * box.STATION_DICE * leftover_dice(s, card) // max(all_dice_left(s), box.STATION_DICE)


def all_dice_left(s: State) -> int:
    """All dice in the supply and on the station."""
    dice = s.station_n
    for colour in range(box.REEFS):
        dice += s.supply[colour]
    return dice


# — what a card adds —


def gain_of(s: State, card: int, pearls: tuple[int, ...], worth: int) -> int:
    """What a card adds to the player's hand, whose pearls are worth so much."""
    if PEARL_OF[card]:
        return pearl_worth(s, pearls, PEARL_OF[card]) - worth + POINT * held(s, s.active, box.PER_PEARL)
    return other_gain(s, card)


def other_gain(s: State, card: int) -> int:
    """What a card adds that is no pearl."""
    if card == box.PER_PEARL:
        return POINT * pearl_cards(s, s.active)
    if card == box.PER_FISH:
        return POINT * box.FISH_CARD_POINTS * fish_cards(s, s.active)
    if card < box.PER_ISLAND_DIE:
        return fish_gain(s, held(s, s.active, card))
    return card_worth(s, card)


def group_of(card: int) -> int:
    """CO-Z2, CO-Z3: whether a card counts with the pearls, with the fish, or is a starfish card done at once."""
    if PEARL_OF[card] or card == box.PER_PEARL:
        return box.PEARL_SORT
    return box.FISH_SORT if card < box.PER_ISLAND_DIE else box.STARFISH_SORT


def gains_of_sort(s: State, sort: int, pearls: tuple[int, ...], worth: int) -> tuple[int, int]:
    """What a card of a sort adds to pearls worth so much, among those not seen: on average, and the best one."""
    total, cards, best = 0, 0, 0
    for card in range(box.FIRST_OF[sort], box.FIRST_OF[sort] + box.KINDS_OF[sort]):
        n = count(s.unseen, card)
        if n:
            gain = gain_of(s, card, pearls, worth)
            total += n * gain
            cards += n
            best = max(best, gain)
    return total // max(cards, 1), best


# What draws add, worked out once for a decision: a card of each pile, then the actions of these faces.
ACTION_GAIN = (4, 5, 6)  # where the gain of the faces pearl, fish and starfish stands
GAINS = 7


def gains_of_piles(s: State) -> tuple[int, ...]:
    """What the top card of each pile adds, and what two pearls, the better fish and the best starfish add."""
    pearls = pearls_in_hand(s)
    worth = pearl_worth(s, pearls, 0)
    pearl, _ = gains_of_sort(s, box.PEARL_SORT, pearls, worth)
    fish, best_fish = gains_of_sort(s, box.FISH_SORT, pearls, worth)
    starfish, best_starfish = gains_of_sort(s, box.STARFISH_SORT, pearls, worth)
    better_fish = fish + FISH_LUCK * (best_fish - fish) // 100
    best_of_three = starfish + STARFISH_LUCK * (best_starfish - starfish) // 100
    return (
        pearl,
        fish,
        starfish,
        island_gain(s, pearl, fish, starfish),
        pearl + second_pearl(s, pearls[1], pearls[2]),
        better_fish,
        best_of_three,
    )


def island_gain(s: State, pearl: int, fish: int, starfish: int) -> int:
    """What the top card of the island pile adds, by the sorts that may lie there."""
    if pile_size(s, box.ISLAND) == 0:
        return 0
    pearls, fishes, starfishes = (
        s.island_sorts[box.PEARL_SORT],
        s.island_sorts[box.FISH_SORT],
        s.island_sorts[box.STARFISH_SORT],
    )
    return (pearls * pearl + fishes * fish + starfishes * starfish) // max(pearls + fishes + starfishes, 1)


def second_pearl(s: State, strongest: int, next_one: int) -> int:
    """CO-A1: what a pearl card adds after another one."""
    two, three, four, five, six = pearls_of(s, s.active)
    pearls = appraised((two, three + 1, four, five, six), strongest, next_one)
    gain, _ = gains_of_sort(s, box.PEARL_SORT, pearls, pearl_worth(s, pearls, 0))
    return gain
