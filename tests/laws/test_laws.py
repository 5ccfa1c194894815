"""The laws of the protocol, over random games of every game."""

import random

import pytest

from tablereef.kernel.game import OVER, Game
from tablereef.kernel.struct import clone
from tests.laws import laws
from tests.laws.tables import EVERY_GAME, INVENTORY, KLEINE_FISCHE_ROBBERS, PACE, RARE, SECRETS, a_table, every_table

ROBBERS = pytest.param(KLEINE_FISCHE_ROBBERS, id="kleine_fische_robbers", marks=pytest.mark.slow)
GAMES = pytest.mark.parametrize("game", [*(pytest.param(game, id=game.id) for game in EVERY_GAME), ROBBERS])


def tables_and_games(game: Game, games: int) -> list[tuple[int, dict[str, str], random.Random]]:
    """At least one game for every table, and more at random up to so many."""
    tables, games = every_table(game), int(games * PACE.get(game.id, 1))
    rows = tables + [a_table(game, random.Random(i)) for i in range(games - len(tables))]
    return [(seats, options, random.Random(i)) for i, (seats, options) in enumerate(rows)]


@GAMES
def test_choices_ranges_and_inventory(game: Game) -> None:
    for seats, options, rng in tables_and_games(game, 150):
        for s in laws.positions(game, seats, options, rng, RARE.get(game.id)):
            laws.choices_are_sorted_and_never_none(game, s)
            laws.fields_stay_in_range(s)
            INVENTORY[game.id](s)
        assert game.turn(s) == OVER


@GAMES
def test_knowledge_is_sound(game: Game) -> None:
    for seats, options, rng in tables_and_games(game, 40):
        for s in laws.positions(game, seats, options, rng, RARE.get(game.id)):
            if rng.random() < 0.3:
                laws.knowledge_is_sound(game, s, rng)


@GAMES
def test_two_worlds_alike_to_a_seat_give_it_the_same_bytes(game: Game) -> None:
    hidden: set[str] = set()
    for seats, options, rng in tables_and_games(game, 40):
        for s in laws.positions(game, seats, options, rng, RARE.get(game.id)):
            if rng.random() < 0.15 * PACE.get(game.id, 1):
                hidden |= laws.alike_worlds_give_the_same_bytes(game, s, rng)
    assert hidden == SECRETS[game.id], "every kind of secret must occur, and no other"


@GAMES
def test_in_a_step_a_seat_is_told_the_same(game: Game) -> None:
    hidden: set[str] = set()
    for seats, options, rng in tables_and_games(game, 80):
        for s in laws.positions(game, seats, options, rng, RARE.get(game.id)):
            if rng.random() < 0.3 * PACE.get(game.id, 1):
                hidden |= laws.a_step_tells_the_same(game, s, rng)
    assert hidden == SECRETS[game.id]


@GAMES
def test_the_odds_a_seat_has_are_the_true_ones_where_it_knows_all(game: Game) -> None:
    """Where nothing is hidden from a seat its own odds are the odds."""
    compared = 0
    for seats, options, rng in tables_and_games(game, 20):
        for s in laws.positions(game, seats, options, rng, RARE.get(game.id)):
            for seat in range(seats):
                known = clone(s)
                game.conceal(known, seat)
                if known == s and game.turn(s) == -1:
                    assert game.chances(known) == game.chances(s)
                    compared += 1
    assert compared
