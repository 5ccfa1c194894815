"""Points and places of Coralia; the cards that count are those shown."""

from tablereef.games.coralia.components import (
    ANEMONEFISH,
    ANGELFISH,
    FISH_CARD_POINTS,
    LIONFISH,
    PEARL_2,
    PEARL_5,
    PEARL_6,
    PEARL_VALUES,
    PEARLS_SCORED,
    PER_FISH,
    PER_PEARL,
    PUFFERFISH,
    SET_POINTS,
    SPACE_POINTS,
    SPACES,
)
from tablereef.games.coralia.state import NOWHERE, SIZE, State, card_count, count, total

ENDINGS = ("rounds",)
BY_ROUNDS = 0
MOST_CARDS, MOST_TURTLES = 64, 16  # more than anyone can have


def part(s: State, seat: int, i: int) -> int:
    """The points of one part of the score."""
    return s.points[seat][i]


def diver_points(s: State, seat: int) -> int:
    """CO-Z5: the points beside each space with a die, on the reef of the diver."""
    reef, points = s.diver[seat], 0
    if reef != NOWHERE:
        for space in range(SPACES):
            points += SPACE_POINTS[space] * (s.dice[reef] >> space & 1)
    return points


def fish_points(s: State, seat: int) -> int:
    """CO-Z6: sets of different fish; the next set takes one of every species that is left."""
    points, sets, species = 0, 0, 1
    while species:
        species = species_left(s, seat, sets)
        points += SET_POINTS[species]
        sets += 1
    return points


def species_left(s: State, seat: int, sets: int) -> int:
    """CO-Z6: how many species there are more than so many fish of."""
    shown, n = s.shown[seat], 0
    for fish in range(LIONFISH, ANGELFISH + 1):
        if count(shown, fish) > sets:
            n += 1
    if count(shown, ANEMONEFISH) > sets:
        n += 1
    if s.stingrays[seat] > sets:
        n += 1
    return n


def fish_cards(s: State, seat: int) -> int:
    """CO-Z6: stingrays and anemone fish count too."""
    shown = s.shown[seat]
    fish = count(shown, LIONFISH) + count(shown, PUFFERFISH) + count(shown, ANGELFISH)
    return fish + count(shown, ANEMONEFISH) + s.stingrays[seat]


def fish_card_points(s: State, seat: int) -> int:
    """CO-Z6: the starfish card for fish cards."""
    return FISH_CARD_POINTS * count(s.shown[seat], PER_FISH) * fish_cards(s, seat)


def pearls_of(s: State, seat: int, value: int) -> int:
    """How many pearl cards of a value (0 the lowest, 4 the six) a seat has."""
    return count(s.shown[seat], PEARL_6 if value > PEARL_5 else PEARL_2 + value)


def pearl_cards(s: State, seat: int) -> int:
    """CO-Z7: pearls of 6 count too."""
    n = 0
    for value in range(len(PEARL_VALUES)):
        n += pearls_of(s, seat, value)
    return n


def pearl_rank(s: State, seat: int) -> int:
    """CO-Z7: the total value of the pearls, then their number."""
    value, n = 0, 0
    for i in range(len(PEARL_VALUES)):
        value += PEARL_VALUES[i] * pearls_of(s, seat, i)
        n += pearls_of(s, seat, i)
    return value * MOST_CARDS + n


def pearl_points(s: State, seat: int) -> int:
    """CO-Z7: the best 4, 2 or 1 pearl cards, by the place in value."""
    place = 1
    for other in range(s.seats):
        if pearl_rank(s, other) > pearl_rank(s, seat):
            place += 1
    return best_pearls(s, seat, PEARLS_SCORED[place])


def best_pearls(s: State, seat: int, number: int) -> int:
    """CO-Z7: the value of so many of the best pearl cards."""
    points = 0
    for i in range(len(PEARL_VALUES)):
        value = len(PEARL_VALUES) - 1 - i
        scored = min(number, pearls_of(s, seat, value))
        points += PEARL_VALUES[value] * scored
        number -= scored
    return points


def pearl_card_points(s: State, seat: int) -> int:
    """CO-Z7: the starfish card for pearl cards."""
    return count(s.shown[seat], PER_PEARL) * pearl_cards(s, seat)


def standing(s: State, seat: int) -> int:
    """CO-Z8: points, then cards collected, then turtles."""
    return (total(s, seat) * MOST_CARDS + card_count(s, seat)) * MOST_TURTLES + SIZE[s.turtles[seat]]


def ending(s: State) -> int:
    """CO-T1: the rounds are over."""
    return BY_ROUNDS
