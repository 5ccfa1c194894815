"""Points and places of Coralia. All cards of a seat count; when they are scored they have all been shown."""

from tablereef.games.coralia.components import (
    ANEMONEFISH,
    ANGELFISH,
    FISH_CARD_POINTS,
    LIONFISH,
    PEARL_KINDS,
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


def held(s: State, seat: int, card: int) -> int:
    """How many cards of a kind a seat has, face down or face up."""
    return count(s.hand[seat], card) + count(s.shown[seat], card)


def diver_points(s: State, seat: int) -> int:
    """CO-Z5: the points beside each space with a die, on the reef of the diver."""
    return reef_points(s, s.diver[seat]) if s.diver[seat] != NOWHERE else 0


def reef_points(s: State, reef: int) -> int:
    """CO-Z5: what a reef pays as it is now."""
    points = 0
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
    n = 0
    for fish in range(LIONFISH, ANGELFISH + 1):
        if held(s, seat, fish) > sets:
            n += 1
    if held(s, seat, ANEMONEFISH) > sets:
        n += 1
    if s.stingrays[seat] > sets:
        n += 1
    return n


def fish_cards(s: State, seat: int) -> int:
    """CO-Z6: stingrays and anemone fish count too."""
    fish = held(s, seat, LIONFISH) + held(s, seat, PUFFERFISH) + held(s, seat, ANGELFISH)
    return fish + held(s, seat, ANEMONEFISH) + s.stingrays[seat]


def fish_card_points(s: State, seat: int) -> int:
    """CO-Z6: the starfish card for fish cards."""
    return FISH_CARD_POINTS * held(s, seat, PER_FISH) * fish_cards(s, seat)


def pearls_of(s: State, seat: int, value: int) -> int:
    """How many pearl cards of a value (0 the lowest, 4 the six) a seat has."""
    return held(s, seat, PEARL_KINDS[value])


def pearl_cards(s: State, seat: int) -> int:
    """CO-Z7: pearls of 6 count too."""
    n = 0
    for value in range(len(PEARL_VALUES)):
        n += pearls_of(s, seat, value)
    return n


def pearl_value(s: State, seat: int) -> int:
    """CO-Z7: the total value of the pearls."""
    value = 0
    for i in range(len(PEARL_VALUES)):
        value += PEARL_VALUES[i] * pearls_of(s, seat, i)
    return value


def pearl_rank(s: State, seat: int) -> int:
    """CO-Z7: the total value of the pearls, then their number."""
    return pearl_value(s, seat) * MOST_CARDS + pearl_cards(s, seat)


def pearl_points(s: State, seat: int) -> int:
    """CO-Z7: the best 4, 2 or 1 pearl cards, by the place in value."""
    place = 1
    for other in range(s.seats):
        if pearl_rank(s, other) > pearl_rank(s, seat):
            place += 1
    return best_for_place(s, seat, place)


def best_for_place(s: State, seat: int, place: int) -> int:
    """CO-Z7: the value of the best pearl cards, as many as a place scores."""
    points, number = 0, PEARLS_SCORED[place]
    for i in range(len(PEARL_VALUES)):
        value = len(PEARL_VALUES) - 1 - i
        scored = min(number, pearls_of(s, seat, value))
        points += PEARL_VALUES[value] * scored
        number -= scored
    return points


def pearl_card_points(s: State, seat: int) -> int:
    """CO-Z7: the starfish card for pearl cards."""
    return held(s, seat, PER_PEARL) * pearl_cards(s, seat)


def standing(s: State, seat: int) -> int:
    """CO-Z8: points, then cards collected, then turtles."""
    return (total(s, seat) * MOST_CARDS + card_count(s, seat)) * MOST_TURTLES + SIZE[s.turtles[seat]]


def ending(s: State) -> int:
    """CO-T1: the rounds are over."""
    return BY_ROUNDS
