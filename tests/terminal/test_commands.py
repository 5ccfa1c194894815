"""The other commands: the list of games, help, simulation."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.terminal.terminal import check_golden, run


def test_the_list_of_games(tmp_path: Path) -> None:
    result = run("games", home=tmp_path)
    check_golden("games", "\n".join(line.rstrip() for line in result.stdout.splitlines()) + "\n")


HELP_AND_MODULES = """
import atexit, sys
from tablereef.cli import main
atexit.register(lambda: print(*sys.modules))
main()
"""


def test_help_has_examples_and_loads_nothing_heavy() -> None:
    result = subprocess.run([sys.executable, "-c", HELP_AND_MODULES, "--help"], capture_output=True, text=True)
    assert "tablereef play carcasse --names Ada,Bob" in result.stdout
    assert "tablereef.kernel" in result.stdout.split()
    assert not {"numpy", "numba", "litestar", "sqlalchemy"} & set(result.stdout.split())


def test_completion_is_for_the_asking(tmp_path: Path) -> None:
    shell_is_named = {"_TYPER_COMPLETE_TEST_DISABLE_SHELL_DETECTION": "1"}  # not found where no shell runs the tests
    result = run("--show-completion", "bash", home=tmp_path, settings=shell_is_named)
    assert "complete -o default" in result.stdout


@pytest.mark.slow
def test_simulation_counts_and_writes_journals(tmp_path: Path) -> None:
    arguments = ("simulate", "carcasse", "--players", "3", "--games", "50", "--bots", "plankton", "--seed", "2")
    result = run(*arguments, "--json", "--journals", "games.jsonl", "--threads", "2", home=tmp_path)
    figures = json.loads(result.stdout)
    assert set(figures) == {
        "game", "players", "games", "decisions", "chances", "seconds", "steps_per_second", "games_per_second",
        "wins", "mean_scores", "events", "capped",
    }  # fmt: skip
    assert (figures["players"], figures["games"], sum(figures["wins"])) == (3, 50, pytest.approx(50))
    verified = run("verify", "games.jsonl", home=tmp_path)
    assert "50 matches" in verified.stdout
    assert (tmp_path / "games.jsonl").read_text().count('{"remark":"result"') == 50
    table = run(*arguments, home=tmp_path)
    assert "50 games" in table.stdout
