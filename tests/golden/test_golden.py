"""Goldens a person can read: whole games, and counts of ways to play. UPDATE_GOLDEN=1 writes the games anew."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from tablereef.games import find
from tablereef.kernel.game import Game
from tablereef.kernel.struct import flat, unflat
from tablereef.sim import playout
from tablereef.sim.interpreted import interpreted
from tablereef.sim.simulator import Simulator
from tests.golden.files import agrees
from tests.golden.playthrough import FOLDER, playthrough
from tests.mini import MINI
from tests.rules.kleine_fische.table import Table, lay

CARCASSE = find("carcasse")
CORALIA = find("coralia")
KLEINE_FISCHE = find("kleine_fische")
GAMES = {
    "carcasse_2": (CARCASSE, 2, 3, {}),
    "carcasse_4_divers": (CARCASSE, 4, 4, {"divers": "on"}),
    "carcasse_3_strange_lands": (CARCASSE, 3, 5, {"divers": "on", "variant": "strange_lands"}),
    "kleine_fische_2": (KLEINE_FISCHE, 2, 9, {}),
    "kleine_fische_4_memory_aid": (KLEINE_FISCHE, 4, 7, {"memory_aid": "on"}),
    "coralia_2": (CORALIA, 2, 3, {}),
    "coralia_3": (CORALIA, 3, 4, {}),
    "coralia_4": (CORALIA, 4, 5, {"begins": "first_seat"}),
}


def starting_at(table: Table) -> Game:
    """Kleine Fische from a position in the middle: its first events only lay the board."""

    def setup(s: Any, seats: int, options: Sequence[int]) -> None:
        unflat(s, flat(table.s))

    return replace(KLEINE_FISCHE, setup=setup)


JUMP = starting_at(lay(divers=["boat", "boat"]))
SWIM = starting_at(lay(divers=["h0.0>x0.0", "v0.5>x0.5"], caves=["fins_3 light_2", ""], octopus="v0.0"))
ATTACK = starting_at(
    lay(
        up="1.1=seahorse-1_ink",
        octopus="h2.2",
        stacks=["reef_shark-4", "moray-4 moray-1"],
        caves=["roll_2 octopus_3", "fins_5"],
    )
)
PERFT = [  # game, seats, options, ways to play 1, 2, 3, … events from the start, each lot of chance a way of its own
    (MINI, 2, {}, [2, 6, 54, 222, 1014, 4974, 19470]),
    (MINI, 3, {}, [3, 9, 81, 333, 1485, 6633]),
    (CARCASSE, 2, {}, [2, 100, 1220, 30360, 383590]),
    (CARCASSE, 3, {"variant": "strange_lands"}, [3, 150, 1830, 46110]),
    (CARCASSE, 4, {"divers": "on"}, [17, 256, 3372, 38232, 152928]),
    (JUMP, 2, {}, [22, 1290, 4004, 76258, 1868152]),
    (SWIM, 2, {}, [3, 30, 2486, 57428]),
    (ATTACK, 2, {}, [2, 9, 276, 1128, 5947, 96834, 1315866]),
    (CORALIA, 2, {}, [8, 56, 336, 1680, 6720, 20160, 120960]),
    (CORALIA, 4, {"begins": "first_seat"}, [8, 56, 336, 1680, 6720, 20160, 20160, 120960, 604800]),
]
INTERPRETED = 6_000  # ways that CPython counts too


@pytest.mark.parametrize("name", GAMES)
def test_a_playthrough_is_as_it_was(name: str) -> None:
    game, seats, seed, options = GAMES[name]
    assert agrees(FOLDER / f"{name}.txt", playthrough(game, seats, seed, options))


@pytest.mark.parametrize(("game", "seats", "options", "ways"), PERFT)
def test_ways_to_play_counted_in_cpython(game: Game, seats: int, options: dict[str, str], ways: list[int]) -> None:
    for depth, expected in enumerate(ways, 1):
        if expected < INTERPRETED:
            trace = [game.new(seats, options) for _ in range(depth + 1)]
            menus = [[0] * game.menu_size for _ in range(depth + 1)]
            assert interpreted(game, playout.perft)(trace, menus, [0] * (depth + 1), depth) == expected


@pytest.mark.slow
@pytest.mark.parametrize("game", [MINI, CARCASSE, JUMP, SWIM, ATTACK, CORALIA], ids=lambda game: game.id)
def test_ways_to_play_counted_by_the_compiled_rules(game: Game) -> None:
    sim = Simulator(game)
    for _, seats, options, ways in (row for row in PERFT if row[0] is game):
        assert [sim.perft(seats, depth, options) for depth in range(1, len(ways) + 1)] == ways
