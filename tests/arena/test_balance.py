"""How a game plays: figures that follow from the ends of games, a page, a picture."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest

from tablereef.arena.balance import by_deal, by_part, by_seat, points_by, tables_of
from tablereef.arena.ends import End, in_order, play_out, tasks
from tablereef.arena.luck import share_of_chance
from tablereef.arena.spread import crew
from tablereef.games import find
from tablereef.kernel.words import Words
from tests.terminal.terminal import run

CARCASSE = find("carcasse")
ENDS = [End([1, 0], [[9, 1], [4, 0]], [["diver-jinx"], []]), End([0.5, 0.5], [[3, 0], [3, 0]], [[], ["diver-jinx"]])]


def test_a_seat_wins_its_shares() -> None:
    first, second = by_seat(2, ENDS * 50).lines
    assert (first.value, second.value) == (75, 25)
    assert first.low < 75 < first.high
    assert second.high < first.low


def test_what_was_dealt_is_followed_from_seat_to_seat() -> None:
    (line,) = by_deal([ENDS]).lines
    assert line.name == Words("diver-jinx")
    assert line.value == 75


def test_points_are_means_over_all_seats() -> None:
    assert points_by([(Words("some"), ENDS)]).lines[0].value == pytest.approx((10 + 4 + 3 + 3) / 4)
    assert [line.value for line in by_part(CARCASSE, 2, [End([1, 0], [[2] * 11, [4] * 11], [[], []])]).lines] == [
        3
    ] * 11


def test_all_options_are_played_and_the_memory_aid_is_none() -> None:
    names = [table.name.spelled() for table in tables_of(CARCASSE, "plankton", 0) if table.name is not None]
    assert any("sudden_death" in name for name in names)
    assert not any("memory_aid" in name or "begins" in name for name in names)


def test_ends_come_in_the_order_of_their_deals_whoever_is_first() -> None:
    setups = [table.setup for table in tables_of(CARCASSE, "snorkeller", 3)[:2]]
    with crew(1) as here:
        done = list(play_out(here, setups, 3))
    assert len(done) == len(list(tasks(setups, 3))) == 6
    assert in_order(done, 1) == in_order(done[::-1], 1)
    assert [len(end.shares) for end in in_order(done, 1)] == [3, 3, 3]


def test_chance_has_all_where_choices_change_nothing_and_nothing_where_deals_are_alike() -> None:
    rng = np.random.default_rng(1)
    deals, choices = rng.normal(size=(300, 1)), rng.normal(size=(300, 16))
    assert share_of_chance(deals + np.zeros((300, 16))) == 1
    assert share_of_chance(choices) == pytest.approx(0, abs=0.02)
    assert share_of_chance(deals + choices) == pytest.approx(0.5, abs=0.07)


def test_the_command_writes_a_page_a_picture_and_json(tmp_path: Path) -> None:
    page = tmp_path / "carcasse.md"
    command = ["balance", "carcasse", "--bot", "plankton", "--games", "10", "--processes", "1", "--json"]
    said = run(*command, "--out", str(page), home=tmp_path)
    assert said.returncode == 0, said.stderr
    assert str(page) in said.stderr
    assert "| seat 1 |" in page.read_text()
    assert "(carcasse.svg)" in page.read_text()
    assert ElementTree.parse(tmp_path / "carcasse.svg").getroot().findall("{*}circle")
    chapters = [chapter["title"]["key"] for chapter in json.loads(said.stdout)["chapters"]]
    assert {*chapters} == {f"balance-{name}" for name in ("seats", "begins", "points", "dealt", "parts", "luck")}
