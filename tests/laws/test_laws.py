"""The laws of the protocol, over random games of every game."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from tablereef.kernel.game import CHANCE, Game
from tablereef.kernel.knowledge import Knowledge
from tests.laws import laws
from tests.laws.tables import EVERY_GAME, INVENTORY, KLEINE_FISCHE_ROBBERS, PACE, RARE, SECRETS, a_table, every_table

ROBBERS = pytest.param(KLEINE_FISCHE_ROBBERS, id="kleine_fische_robbers", marks=pytest.mark.slow)
GAMES = pytest.mark.parametrize("game", [*(pytest.param(game, id=game.id) for game in EVERY_GAME), ROBBERS])


def positions_of(game: Game, games: int) -> Iterator[tuple[Any, random.Random]]:
    """All positions of at least one game for every table, and of more at random up to so many."""
    tables, games = every_table(game), int(games * PACE.get(game.id, 1))
    tables += [a_table(game, random.Random(i)) for i in range(games - len(tables))]
    for i, (seats, options) in enumerate(tables):
        rng = random.Random(i)
        for s in laws.positions(game, seats, options, rng, RARE.get(game.id)):
            yield s, rng


@GAMES
def test_choices_ranges_and_inventory(game: Game) -> None:
    for s, _ in positions_of(game, 150):
        laws.choices_are_sorted_and_never_none(game, s)
        laws.fields_stay_in_range(s)
        INVENTORY[game.id](s)


@GAMES
def test_knowledge_is_sound(game: Game) -> None:
    for s, rng in positions_of(game, 40):
        if rng.random() < 0.3:
            laws.knowledge_is_sound(game, s, rng)


@GAMES
def test_two_worlds_alike_to_a_seat_give_it_the_same_bytes(game: Game) -> None:
    hidden: set[str] = set()
    for s, rng in positions_of(game, 40):
        if rng.random() < 0.15 * PACE.get(game.id, 1):
            hidden |= laws.alike_worlds_give_the_same_bytes(game, s, rng)
    assert hidden == SECRETS[game.id], "every kind of secret must occur, and no other"


@GAMES
def test_in_a_step_a_seat_is_told_the_same(game: Game) -> None:
    hidden: set[str] = set()
    for s, rng in positions_of(game, 80):
        if rng.random() < 0.3 * PACE.get(game.id, 1):
            hidden |= laws.a_step_tells_the_same(game, s, rng)
    assert hidden == SECRETS[game.id]


@GAMES
def test_a_choice_that_tells_a_secret_is_one_that_reveals(game: Game) -> None:
    """So an undo, which crosses no such choice, takes nothing back that somebody was told."""
    found: set[str] = set()
    for s, rng in positions_of(game, 40):
        if rng.random() < 0.3 * PACE.get(game.id, 1):
            found |= laws.choices_that_reveal(game, s, rng)
    assert found == {kind.name for kind in game.choice_codes.kinds if kind.reveals()}


@GAMES
def test_what_chance_can_bring_every_seat_holds_to_be_possible(game: Game) -> None:
    for s, rng in positions_of(game, 20):
        if game.turn(s) == CHANCE and rng.random() < 0.3:
            for seat in laws.onlookers(s):
                assert game.chances(s).keys() <= Knowledge(game, s, seat).odds().keys()
