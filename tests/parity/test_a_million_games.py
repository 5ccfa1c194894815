"""Random games by the hundred thousand, with an inventory after every event; none is lost, doubled, or without end."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from tablereef.games import find
from tablereef.kernel.game import Game
from tests.laws.tables import every_table
from tests.parity.audit import compiled_audit, run_audit
from tests.parity.carcasse_audit import carcasse_inventory
from tests.parity.kleine_fische_audit import kleine_fische_inventory, setup_with_caves
from tests.rules.kleine_fische.table import lay

CARCASSE, KLEINE_FISCHE = find("carcasse"), find("kleine_fische")
WITH_CAVES = replace(KLEINE_FISCHE, setup=setup_with_caves)  # random play hardly meets some cave cards


@pytest.mark.slow
def test_a_million_games_over_all_tables_lose_and_double_no_card() -> None:
    tables = [(seats, options) for seats, options in every_table(CARCASSE) if options["memory_aid"] == "off"]
    compiled, games = compiled_audit(CARCASSE, carcasse_inventory), 1_000_000 // len(tables) + 1
    for seed, (seats, options) in enumerate(tables):
        events = run_audit(compiled, CARCASSE, seats, options, seed, games)
        assert events > 50 * games, f"game {-1 - events} of seed {seed}: {seats} seats, {options}"
    assert games * len(tables) >= 1_000_000


def lost_fish(s: Any) -> None:
    s.fish.ranks[3] -= 1


def doubled_fish(s: Any) -> None:
    s.fish.ranks[0] += s.stack[0].ranks[0]


def lost_cave(s: Any) -> None:
    s.used = 0


def wrong_number(s: Any) -> None:
    s.stack_n[0] += 1


def wrong_back(s: Any) -> None:
    s.back[0] = 1


def forgotten_fish(s: Any) -> None:
    s.memory[2].may[0][0] = 0


@pytest.mark.parametrize("spoil", [lost_fish, doubled_fish, lost_cave, wrong_number, wrong_back, forgotten_fish])
def test_the_inventory_of_kleine_fische_notices(spoil: Callable[[Any], None]) -> None:
    s = lay("4.4=cave_3", up="0.0=moray-4", stacks=["clownfish-4", "moray-1"], caves=["fins_3"], used="roll_1").s
    assert kleine_fische_inventory(s)
    spoil(s)
    assert not kleine_fische_inventory(s)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "games"), [(KLEINE_FISCHE, 150_000), (WITH_CAVES, 50_000)], ids=["plain", "with_caves"]
)
def test_two_hundred_thousand_games_of_kleine_fische(game: Game, games: int) -> None:
    compiled = compiled_audit(game, kleine_fische_inventory)
    for seats in game.seats:
        events = run_audit(compiled, game, seats, {}, seats, games // 3 + 1)
        assert events > 200 * games // 3, f"game {-1 - events} of seed {seats}"
