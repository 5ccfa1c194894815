"""What things are worth to Coralia's player in the end, in tenths of a point, as far as a seat knows.

Cards are weighed by adding them to the own hand and looking at what that is then worth. The constants are judgement.
"""

from tablereef.games.coralia.components import (
    ANEMONEFISH,
    ANGELFISH,
    CHEST_POINTS,
    DIVER,
    FIRST_CHESTS,
    FIRST_DICE,
    FIRST_OF,
    FISH,
    FISH_CARD_POINTS,
    ISLAND,
    JELLYFISH_CARD,
    JELLYFISH_STEP,
    KINDS_OF,
    LIONFISH,
    OCTOPUS,
    PAIRS,
    PEARL,
    PEARL_2,
    PEARL_3,
    PEARL_6,
    PEARL_VALUES,
    PER_CHEST,
    PER_FISH,
    PER_ISLAND_DIE,
    PER_PEARL,
    PER_TURTLE,
    REEFS,
    SET_POINTS,
    SIDE_CHEST,
    SPACE_POINTS,
    SPACES,
    SPECIES,
    STARFISH,
    STATION_DICE,
    STINGRAYS,
    TREASURE,
    TURTLE,
    TURTLE_CHEST,
    TURTLE_COPY,
    TURTLE_FISH,
    TURTLE_ISLAND,
    TURTLE_JELLYFISH,
    TURTLE_KINDS,
    TURTLE_POINTS,
    TURTLE_STARFISH,
    TURTLE_STINGRAY,
    TURTLE_WHITE,
)
from tablereef.games.coralia.final import leftover_dice
from tablereef.games.coralia.state import (
    NOBODY,
    NOWHERE,
    PLAYING_ROUNDS,
    SIZE,
    State,
    count,
    is_free,
    island_dice,
    pile_size,
    put,
    take,
    total,
)

POINT = 10  # values are in tenths
MEAN_PEARL = 32  # of a pearl card that one has not seen
CHEST_VALUE = 46  # of a chest not yet opened
WHITE_VALUE = 57  # of a white die
OCTOPUS_VALUE = 5  # of an octopus, for each octopus and each die of its colour that may still come
PEARL_SPREAD = 60  # how far a lead in pearls must go to be rather safe
PEARL_SPREAD_PER_TURN = 16  # and how much farther for each turn to come
LEAD_VALUE = 15  # of having most pearls, beyond the own points: another has them not
SET_HOPE = 20  # that a set of fish grows by one, in a game of ten turns
FISH_LUCK = 50  # percent of the way from the mean to the best card: how good the better one of two is
STARFISH_LUCK = 60  # and the best one of three
OWN_OCTOPUS, OTHER_OCTOPUS = 10, -10  # of a die on the island to the own octopus, to another's, who lets choose
DIVER_SHARE = 50  # percent of a space's points for who has a diver on that reef: divers may still leave
REEF_GROWTH = 60  # percent of the dice to come of a colour that will lie on its reef
ISLAND_GROWTH = 4  # dice on the island that each turn to come may bring
TILE_GROWTH = 10  # turtles, and chests, that each own turn to come may bring
LEFTOVER_VALUE = 40  # of a card for a leftover die

# — what a hand is worth —


def held(s: State, card: int) -> int:
    """How many cards of a kind the player has, face down or face up."""
    return count(s.hand[s.active], card) + count(s.shown[s.active], card)


def own_turns(s: State) -> int:
    """How many turns the player has after the one under way."""
    return (s.turns - 1) // s.seats if s.stage == PLAYING_ROUNDS else 0


def fish_worth(s: State) -> int:
    """CO-Z6: sets of different fish, and the card for fish cards."""
    points, fish, sets, species, turns = 0, 0, 0, 1, own_turns(s)
    while species:
        species = 1 if s.stingrays[s.active] > sets else 0
        if held(s, ANEMONEFISH) > sets:
            species += 1
        for card in range(LIONFISH, ANGELFISH + 1):
            if held(s, card) > sets:
                species += 1
        points += POINT * SET_POINTS[species] + SET_HOPE * turns * min(species, SPECIES - species) // 10
        fish += species
        sets += 1
    return points + POINT * held(s, PER_FISH) * FISH_CARD_POINTS * fish


def pearl_worth(s: State) -> int:
    """CO-Z7: the best cards, by how likely each place in value is; and the card for pearl cards."""
    value_of_all, cards, best_one, best_two, best_four = 0, 0, 0, 0, 0
    for i in range(len(PEARL_VALUES)):
        points = PEARL_VALUES[len(PEARL_VALUES) - 1 - i]
        for _ in range(held(s, PEARL_6 if i == 0 else PEARL_2 + len(PEARL_VALUES) - 1 - i)):
            best_one += points if cards < 1 else 0
            best_two += points if cards < 2 else 0
            best_four += points if cards < 4 else 0
            value_of_all += points
            cards += 1
    first, second = chance_to_lead(s, POINT * value_of_all, 0), 100
    if s.seats > 2:
        second = chance_to_lead(s, POINT * value_of_all, 1)
    beaten = second * best_two + (100 - second) * best_one
    points = (first * 100 * best_four + (100 - first) * beaten) // 1000 + first * LEAD_VALUE // 100
    return points + POINT * held(s, PER_PEARL) * cards


def chance_to_lead(s: State, value_of_all: int, ahead: int) -> int:
    """How likely, in percent, the player's pearls beat all others (0 ahead) or all but the strongest (1 ahead)."""
    strongest, next_one = 0, 0
    for seat in range(s.seats):
        if seat != s.active:
            theirs = MEAN_PEARL * (3 * s.drawn[seat][PEARL] + s.drawn[seat][ISLAND]) // 3
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
    if card == PER_ISLAND_DIE:
        return POINT * island_dice(s) + ISLAND_GROWTH * s.seats * turns
    if card == PER_TURTLE:
        return TURTLE_POINTS * (POINT * SIZE[s.turtles[s.active]] + TILE_GROWTH * turns // POINT)
    if card == PER_CHEST:
        return CHEST_POINTS * (POINT * SIZE[s.chests[s.active]] + TILE_GROWTH * turns // POINT)
    if card == SIDE_CHEST:
        return CHEST_VALUE if s.side_chests else 0
    if card == JELLYFISH_CARD:
        return POINT * (JELLYFISH_STEP + 1) // 2
    first, second = PAIRS[card - FIRST_CHESTS]
    if card < FIRST_DICE:
        chests = (s.reef_chests >> first & 1) + (s.reef_chests >> second & 1)
        return chests * (CHEST_VALUE - turns)
    return LEFTOVER_VALUE * STATION_DICE * leftover_dice(s, card) // max(all_dice_to_come(s), STATION_DICE)


def all_dice_to_come(s: State) -> int:
    """All dice in the supply and on the station."""
    dice = s.station_n
    for colour in range(REEFS):
        dice += s.supply[colour]
    return dice


# — what a card is worth —


def gain_of(s: State, card: int) -> int:
    """What a card adds to the player's hand."""
    group = group_of(card)
    if group == STARFISH:
        return card_worth(s, card)
    before = pearl_worth(s) if group == PEARL else fish_worth(s)
    put(s.hand[s.active], card)
    after = pearl_worth(s) if group == PEARL else fish_worth(s)
    take(s.hand[s.active], card)
    return after - before


def group_of(card: int) -> int:
    """CO-Z2, CO-Z3: whether a card counts with the pearls, with the fish, or is a starfish card done at once."""
    if card < LIONFISH or card in (PEARL_6, PER_PEARL):
        return PEARL
    return FISH if card < PER_ISLAND_DIE else STARFISH


def mean_gain(s: State, sort: int) -> int:
    """What a card of a sort adds, on average over those not seen."""
    gain, cards = 0, 0
    for card in range(FIRST_OF[sort], FIRST_OF[sort] + KINDS_OF[sort]):
        n = count(s.unseen, card)
        if n:
            gain += n * gain_of(s, card)
            cards += n
    return gain // max(cards, 1)


def top_gain(s: State, sort: int) -> int:
    """What the best card of a sort adds, among those not seen."""
    best = 0
    for card in range(FIRST_OF[sort], FIRST_OF[sort] + KINDS_OF[sort]):
        if count(s.unseen, card):
            best = max(best, gain_of(s, card))
    return best


# What draws add, worked out once for a decision: a card of each pile, then the actions pearl, fish and starfish.
PEARL_ACTION = 4


def gains_of_piles(s: State) -> tuple[int, ...]:
    """What the top card of each pile adds, and what two pearls, the better fish and the best starfish add."""
    pearl, fish, starfish = mean_gain(s, PEARL), mean_gain(s, FISH), mean_gain(s, STARFISH)
    better_fish = fish + FISH_LUCK * (top_gain(s, FISH) - fish) // 100
    best_starfish = starfish + STARFISH_LUCK * (top_gain(s, STARFISH) - starfish) // 100
    weights = s.island_sorts[PEARL] * pearl + s.island_sorts[FISH] * fish + s.island_sorts[STARFISH] * starfish
    sorts = s.island_sorts[PEARL] + s.island_sorts[FISH] + s.island_sorts[STARFISH]
    island = weights // max(sorts, 1) if pile_size(s, ISLAND) else 0
    return (pearl, fish, starfish, island, pearl + second_pearl(s), better_fish, best_starfish)


def second_pearl(s: State) -> int:
    """CO-A1: what a pearl card adds after another one."""
    put(s.hand[s.active], PEARL_3)
    gain = mean_gain(s, PEARL)
    take(s.hand[s.active], PEARL_3)
    return gain


# — what a space is worth —


def space_value(s: State, reef: int, face: int, gains: tuple[int, ...]) -> int:
    """What a die on a free space brings: its action, and points for the divers on that reef."""
    if face == DIVER:
        return dive_value(s, reef)
    points = divers_share(s, reef, SPACE_POINTS[face])
    if face == OCTOPUS:
        return points + octopus_value(s, reef)
    if face == TURTLE:
        counted = held(s, PER_TURTLE) * TURTLE_POINTS * POINT
        return points + counted + turtle_value(s, s.reef_turtle[reef], gains)
    return points + gains[PEARL_ACTION + face]


def divers_share(s: State, reef: int, points: int) -> int:
    """CO-Z5: what points beside a space are worth when a die comes to lie there."""
    share = 0
    for seat in range(s.seats):
        if s.diver[seat] == reef:
            share += POINT * points if seat == s.active else -POINT * points // (s.seats - 1)
    return share * DIVER_SHARE // 100


def octopus_value(s: State, reef: int) -> int:
    """CO-A4: points now, those of others, and what the octopus will bring until the end."""
    points = POINT * (SIZE[s.dice[reef]] + 1)
    for other in range(REEFS):
        owner = s.octopus[other]
        if owner != NOBODY and other != reef:
            points += POINT if owner == s.active else -POINT // (s.seats - 1)
    return points + octopus_future(s, reef)


def octopus_future(s: State, reef: int) -> int:
    """CO-A4, CO-I1: octopuses still to be set elsewhere, and dice of this colour that may go to the island."""
    sets = 0
    for seat in range(s.seats):
        sets += s.octopuses[seat]
    later = min(sets, own_turns(s))
    return OCTOPUS_VALUE * (later + dice_to_come(s, reef) * SIZE[s.dice[reef]] // 4)


def dice_to_come(s: State, colour: int) -> int:
    """How many dice of a colour can still be placed."""
    dice = s.supply[colour]
    for i in range(s.station_n):
        if s.colour[i] == colour:
            dice += 1
    return min(dice, s.turns)


def dive_value(s: State, reef: int) -> int:
    """CO-A5, CO-Z5: the new reef instead of the old one, and the chest that is left behind."""
    left = s.diver[s.active]
    value_of_reef = reef_outlook(s, reef)
    if left == NOWHERE:
        return value_of_reef
    value_of_reef -= reef_outlook(s, left)
    if is_free(s, left, TREASURE) and s.reef_chests >> left & 1:
        value_of_reef += CHEST_VALUE
    return value_of_reef


def reef_outlook(s: State, reef: int) -> int:
    """CO-Z5: what a reef can be expected to pay in the end."""
    covered, bare, free = 0, 0, 1
    for space in range(SPACES):
        if s.dice[reef] >> space & 1:
            covered += SPACE_POINTS[space]
        elif space != TREASURE:
            bare += SPACE_POINTS[space]
            free += 1
    growth = min(REEF_GROWTH * dice_to_come(s, reef) // free, 90)
    return POINT * covered + growth * bare // POINT


def island_value(s: State, colour: int, card: int) -> int:
    """CO-I1: an island card, or the better one of two; two points for the octopus of that colour."""
    owner = s.octopus[colour]
    if owner == NOBODY:
        return card
    return card + (OWN_OCTOPUS if owner == s.active else OTHER_OCTOPUS)


# — what a bonus is worth —


def turtle_value(s: State, turtle: int, gains: tuple[int, ...]) -> int:
    """CO-B8: what a turtle's bonus brings."""
    if turtle == TURTLE_COPY:
        best = 0
        for other in range(TURTLE_KINDS):
            if s.side_turtles >> other & 1:
                best = max(best, bonus_value(s, other, gains))
        return best
    return bonus_value(s, turtle, gains)


def bonus_value(s: State, turtle: int, gains: tuple[int, ...]) -> int:
    """CO-B8: what the bonus of a turtle other than the copying one brings."""
    if turtle == TURTLE_WHITE:
        return WHITE_VALUE if s.island_white else 0
    if turtle == TURTLE_JELLYFISH:
        return POINT * (JELLYFISH_STEP - total(s, s.active) % JELLYFISH_STEP)
    if turtle == TURTLE_STINGRAY:
        return stingray_value(s)
    if turtle == TURTLE_STARFISH:
        return gains[STARFISH]
    if turtle == TURTLE_ISLAND:
        return gains[ISLAND]
    if turtle == TURTLE_FISH:
        return gains[FISH]
    if turtle == TURTLE_CHEST:
        return CHEST_VALUE if s.side_chests else 0
    return 0


def stingray_value(s: State) -> int:
    """CO-X1: what a stingray adds, if one is left."""
    left = STINGRAYS
    for seat in range(s.seats):
        left -= s.stingrays[seat]
    if left == 0:
        return 0
    before = fish_worth(s)
    s.stingrays[s.active] += 1
    after = fish_worth(s)
    s.stingrays[s.active] -= 1
    return after - before
