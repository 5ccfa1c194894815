"""One game between bots: chance does not hang on them, and who fails forfeits."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tablereef.arena.play import Stretch, play, table_tally, tally
from tablereef.arena.setup import new_setup
from tablereef.arena.table import Table
from tablereef.games import find
from tests.arena.bots import bot_file

CARCASSE = find("carcasse")


@pytest.fixture
def bots(tmp_path: Path) -> str:
    return bot_file(tmp_path)


def draws(deal: int, names: list[str]) -> list[tuple[int, int]]:
    """Each draw of a deal: how many lots there were, and which came."""
    drawn: list[tuple[int, int]] = []

    def lot(s: Any, i: int) -> int:
        drawn.append((CARCASSE.lots(s), i))
        return CARCASSE.lot(s, i)

    Table(replace(CARCASSE, lot=lot), names, 7, deal, {}).play()
    return drawn


def test_chance_event_k_falls_the_same_whoever_plays(bots: str) -> None:
    seen = 0
    for deal in range(10):
        one, other = draws(deal, ["diver", f"{bots}:First"]), draws(deal, [f"{bots}:First", "diver"])
        assert one != other, "they do not play alike"
        alike = [(mine, its) for (lots, mine), (others, its) in zip(one, other, strict=False) if lots == others]
        assert all(mine == its for mine, its in alike)
        seen += len(alike)
    assert seen > 40


@pytest.mark.slow
def test_the_game_is_the_one_that_the_simulator_plays() -> None:
    setup = new_setup("carcasse", 2, {}, ["diver", "diver"], 5)
    compiled = play(Stretch(setup, (0, 1), 3, 9))
    for game in compiled:
        table = Table(CARCASSE, setup.bots, 5, game.deal, {})
        table.play()
        assert (table.places(), table.points()) == (game.places, game.points)


@pytest.mark.slow
def test_both_ways_to_play_count_the_same() -> None:
    setup = new_setup("carcasse", 3, {}, ["diver"] * 3, 5)
    tables = [Table(CARCASSE, setup.bots, 5, deal, {}) for deal in range(4)]
    for table in tables:
        table.play()
    first, *others = map(table_tally, tables)
    assert sum(others, start=first) == tally(Stretch(setup, (0, 1, 2), 0, 4))


@pytest.mark.parametrize(("bot", "why"), [("Broken", "no idea"), ("Cheat", 'answered "1000000"')])
def test_who_fails_is_placed_behind_and_the_others_have_their_game(bots: str, bot: str, why: str) -> None:
    table = Table(CARCASSE, [f"{bots}:First", f"{bots}:{bot}", f"{bots}:First"], 1, 0, {})
    table.play()
    assert list(table.forfeits) == [1]
    assert why in table.forfeits[1]
    assert table.places()[1] == 3
    assert min(table.places()) == 1
    points = table.points()
    assert points[1] > max(points[0], points[2]), "the game's own player took the seat, and did better"


def test_nobody_is_asked_where_there_is_one_choice(bots: str) -> None:
    table = Table(CARCASSE, [f"{bots}:First"] * 2, 1, 0, {})
    asked: list[int] = []
    for bot in table.bots:
        choose = bot.choose
        bot.choose = lambda knowledge, choose=choose: asked.append(len(knowledge.choices())) or choose(knowledge)  # type: ignore[method-assign, func-returns-value, misc]
    table.play()
    assert len(asked) == table.decisions > 10
    assert min(asked) > 1
