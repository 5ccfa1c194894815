"""The other commands: the list of games, help, simulation."""

import json
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage

import pytest

from tests.terminal.terminal import check_golden, run


def test_the_list_of_games(tmp_path: Path) -> None:
    result = run("games", home=tmp_path)
    check_golden("games", "\n".join(line.rstrip() for line in result.stdout.splitlines()) + "\n")


def test_help_has_examples_and_comes_quickly(tmp_path: Path) -> None:
    before = getrusage(RUSAGE_CHILDREN)
    result = run("--help", home=tmp_path)
    after = getrusage(RUSAGE_CHILDREN)
    assert "tablereef play carcasse --names Ada,Bob" in result.stdout
    assert after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime < 0.5


def test_completion_is_for_the_asking(tmp_path: Path) -> None:
    result = run("--show-completion", "bash", home=tmp_path)
    assert result.returncode == 0


@pytest.mark.slow
def test_simulation_counts_and_writes_journals(tmp_path: Path) -> None:
    arguments = ("simulate", "carcasse", "--players", "3", "--games", "50", "--bots", "random", "--seed", "2")
    result = run(*arguments, "--json", "--journals", "games.jsonl", "--threads", "2", home=tmp_path)
    figures = json.loads(result.stdout)
    assert set(figures) == {
        "game", "players", "games", "decisions", "chances", "seconds", "steps_per_second", "games_per_second",
        "wins", "mean_scores", "events", "capped",
    }  # fmt: skip
    assert (figures["players"], figures["games"], sum(figures["wins"])) == (3, 50, pytest.approx(50))
    verified = run("verify", "games.jsonl", home=tmp_path)
    assert "50 matches" in verified.stdout
    table = run(*arguments, home=tmp_path)
    assert "50 games" in table.stdout
