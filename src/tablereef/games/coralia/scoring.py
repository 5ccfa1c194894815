"""Points and places of Coralia. All cards of a seat count; when they are scored they have all been shown."""

from tablereef.games.coralia import components as box
from tablereef.games.coralia.components import PEARL_VALUES, SORT
from tablereef.games.coralia.state import LAST_DIGIT, NOWHERE, SHIFT, SIZE, State, card_count, total

ENDINGS = ("rounds",)
BY_ROUNDS = 0
MOST_CARDS, MOST_TURTLES = 64, 16  # more than anyone can have
REEF_POINTS = tuple(  # CO-Z5: of each set of spaces with a die
    sum(box.SPACE_POINTS[space] for space in range(box.SPACES) if dice >> space & 1) for dice in range(1 << box.SPACES)
)


def part(s: State, seat: int, i: int) -> int:
    """The points of one part of the score."""
    return s.points[seat][i]


def held(s: State, seat: int, card: int) -> int:
    """How many cards of a kind a seat has, face down or face up."""
    sort = SORT[card]
    return s.hand[seat].faces[sort] + s.shown[seat].faces[sort] >> SHIFT[card] & LAST_DIGIT[sort]


def diver_points(s: State, seat: int) -> int:
    """CO-Z5: the points beside each space with a die, on the reef of the diver."""
    return reef_points(s, s.diver[seat]) if s.diver[seat] != NOWHERE else 0


def reef_points(s: State, reef: int) -> int:
    """CO-Z5: what a reef pays as it is now."""
    return REEF_POINTS[s.dice[reef]]


def fish_points(s: State, seat: int) -> int:
    """CO-Z6: sets of different fish; the next set takes one of every species that is left."""
    points, sets, species = 0, 0, 1
    while species:
        species = species_left(s, seat, sets)
        points += box.SET_POINTS[species]
        sets += 1
    return points


def species_left(s: State, seat: int, sets: int) -> int:
    """CO-Z6: how many species there are more than so many fish of."""
    n = 0
    for fish in range(box.LIONFISH, box.ANGELFISH + 1):
        if held(s, seat, fish) > sets:
            n += 1
    if held(s, seat, box.ANEMONEFISH) > sets:
        n += 1
    if s.stingrays[seat] > sets:
        n += 1
    return n


def fish_cards(s: State, seat: int) -> int:
    """CO-Z6: stingrays and anemone fish count too."""
    fish = held(s, seat, box.LIONFISH) + held(s, seat, box.PUFFERFISH) + held(s, seat, box.ANGELFISH)
    return fish + held(s, seat, box.ANEMONEFISH) + s.stingrays[seat]


def fish_card_points(s: State, seat: int) -> int:
    """CO-Z6: the starfish card for fish cards."""
    return box.FISH_CARD_POINTS * held(s, seat, box.PER_FISH) * fish_cards(s, seat)


def pearls_of(s: State, seat: int) -> tuple[int, ...]:
    """How many pearl cards of each value a seat has, the lowest value first."""
    return (
        held(s, seat, box.PEARL_2),
        held(s, seat, box.PEARL_3),
        held(s, seat, box.PEARL_4),
        held(s, seat, box.PEARL_5),
        held(s, seat, box.PEARL_6),
    )


def pearl_cards(s: State, seat: int) -> int:
    """CO-Z7: pearls of 6 count too."""
    two, three, four, five, six = pearls_of(s, seat)
    return two + three + four + five + six


def pearl_rank(s: State, seat: int) -> int:
    """CO-Z7: the total value of the pearls, then their number."""
    return MOST_CARDS * pearl_value(pearls_of(s, seat)) + pearl_cards(s, seat)


def pearl_value(pearls: tuple[int, ...]) -> int:
    """CO-Z7: the total value of so many pearls of each value."""
    value = 0
    for i in range(len(PEARL_VALUES)):
        value += PEARL_VALUES[i] * pearls[i]
    return value


def pearl_points(s: State, seat: int) -> int:
    """CO-Z7: the best 4, 2 or 1 pearl cards, by the place in value."""
    place, rank = 1, pearl_rank(s, seat)
    for other in range(s.seats):
        if pearl_rank(s, other) > rank:
            place += 1
    return best_for_place(pearls_of(s, seat), place)


def best_for_place(pearls: tuple[int, ...], place: int) -> int:
    """CO-Z7: the value of the best pearl cards, as many as a place scores."""
    points, number = 0, box.PEARLS_SCORED[place]
    for i in range(len(PEARL_VALUES)):
        value = len(PEARL_VALUES) - 1 - i
        scored = min(number, pearls[value])
        points += PEARL_VALUES[value] * scored
        number -= scored
    return points


def least_for_place(pearls: tuple[int, ...], place: int) -> int:
    """CO-Z7: the value of the least of these cards; 0 where there are fewer than the place scores."""
    number = box.PEARLS_SCORED[place]
    for i in range(len(PEARL_VALUES)):
        value = len(PEARL_VALUES) - 1 - i
        number -= pearls[value]
        if number <= 0:
            return PEARL_VALUES[value]
    return 0


def pearl_card_points(s: State, seat: int) -> int:
    """CO-Z7: the starfish card for pearl cards."""
    return held(s, seat, box.PER_PEARL) * pearl_cards(s, seat)


def standing(s: State, seat: int) -> int:
    """CO-Z8: points, then cards collected, then turtles."""
    return (total(s, seat) * MOST_CARDS + card_count(s, seat)) * MOST_TURTLES + SIZE[s.turtles[seat]]


def ending(s: State) -> int:
    """CO-T1: the rounds are over."""
    return BY_ROUNDS
