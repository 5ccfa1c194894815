"""Goldens a person can read: whole games, and counts of ways to play. UPDATE_GOLDEN=1 writes the games anew."""

import pytest

from tablereef.sim import playout
from tablereef.sim.interpreted import interpreted
from tablereef.sim.search import simulator_of
from tests.games import PLAYTHROUGHS, WAYS
from tests.golden.files import agrees
from tests.golden.playthrough import FOLDER, playthrough
from tests.known import Playthrough, Ways

EVERY_COUNT = pytest.mark.parametrize("ways", WAYS, ids=lambda ways: f"{ways.game.id}_{ways.seats}")
INTERPRETED = 6_000  # ways that CPython counts too


@pytest.mark.parametrize("played", PLAYTHROUGHS, ids=lambda played: played.name)
def test_a_playthrough_is_as_it_was(played: Playthrough) -> None:
    assert agrees(FOLDER / f"{played.name}.txt", playthrough(played))


@EVERY_COUNT
def test_ways_to_play_counted_in_cpython(ways: Ways) -> None:
    game, count = ways.game, interpreted(ways.game, playout.perft)
    for depth, expected in enumerate(ways.counts, 1):
        if expected < INTERPRETED:
            trace = [game.new(ways.seats, ways.options) for _ in range(depth + 1)]
            menus = [[0] * game.menu_size for _ in range(depth + 1)]
            assert count(trace, menus, [0] * (depth + 1), depth) == expected


@pytest.mark.slow
@EVERY_COUNT
def test_ways_to_play_counted_by_the_compiled_rules(ways: Ways) -> None:
    sim, depths = simulator_of(ways.game), range(1, len(ways.counts) + 1)
    assert tuple(sim.perft(ways.seats, depth, ways.options) for depth in depths) == ways.counts
