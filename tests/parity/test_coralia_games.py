"""Random games of Coralia: with an inventory after every event, and compiled = interpreted, position by position."""

import random

import numpy as np
import pytest

from tablereef.games import find
from tablereef.sim.simulator import Simulator
from tablereef.sim.twins import dtype_of
from tests.laws.tables import a_table, every_table
from tests.parity.audit import compiled_audit
from tests.parity.coralia_audit import coralia_inventory
from tests.parity.replay import replay

CORALIA = find("coralia")
GAMES = 200_000
LEFT = {2: 4, 3: 3, 4: 4}  # dice left at the end (CO-T1), three of them on the station


@pytest.mark.slow
def test_all_games_lose_and_double_nothing_and_leave_the_right_number_of_dice() -> None:
    compiled, tables = compiled_audit(CORALIA, coralia_inventory), every_table(CORALIA)
    menu, games = np.zeros(CORALIA.menu_size, dtype=np.int32), GAMES // len(tables) + 1
    for seed, (seats, options) in enumerate(tables):
        states = np.zeros(games, dtype=dtype_of(CORALIA.State))
        values = np.array(CORALIA.option_values(options), dtype=np.int32)
        events = int(compiled(states, menu, values, seats, seed, 0, 5000))
        assert events > 150 * games, f"game {-1 - events} of seed {seed}: {seats} seats, {options}"
        assert (states["station_n"] == 3).all()
        assert (states["station_n"] + states["supply"].sum(axis=1) == LEFT[seats]).all()
    assert games * len(tables) >= GAMES


def test_a_few_games_replay() -> None:
    simulator = Simulator(CORALIA)
    for index in range(60):
        seats, options = a_table(CORALIA, random.Random(index))
        assert replay(CORALIA, simulator, seats, 16, index, options, "random") > 150


@pytest.mark.slow
def test_many_games_replay_under_bounds_checks() -> None:
    checked = Simulator(CORALIA, boundscheck=True)
    for index in range(2000):
        seats, options = a_table(CORALIA, random.Random(index))
        replay(CORALIA, checked, seats, 17, index, options, "random")
