"""Watching: forward, back, to a line or a turn, as anybody saw it."""

from pathlib import Path

import pytest

from tests.terminal.terminal import Terminal, check_golden, run


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("watch")
    bots = ("--players", "2", "--names", "Ada,Bob", "--bots", "plankton,plankton")
    run("play", "carcasse", *bots, "--seed", "3", "--save", "game.jsonl", home=folder)
    return folder


def test_going_back_and_forth(home: Path) -> None:
    with Terminal("watch", "game.jsonl", home=home) as terminal:
        first = terminal.shown()
        second = terminal.type("n")
        assert terminal.type("p") == first
        assert terminal.type("") == second
        screens = [terminal.type(command) for command in ("t 3", "30", "seat 1", "seat all", "99999")]
        terminal.type("q")
        assert terminal.child.exitstatus == 0
        assert terminal.longest_line() <= 80
    check_golden("watch", first, second, *screens)


def test_commands_that_mean_nothing_change_nothing(home: Path) -> None:
    with Terminal("watch", "game.jsonl", home=home) as terminal:
        shown = terminal.shown()
        for nonsense in ("x", "seat 7", "t", "t x", "n n", "-3"):
            assert terminal.type(nonsense) == shown


def test_in_a_pipe_it_is_a_log(home: Path) -> None:
    result = run("watch", "game.jsonl", home=home)
    assert result.returncode == 0
    check_golden("watch_pipe", "\n".join(line.rstrip() for line in result.stdout.splitlines()) + "\n")


def test_a_seat_sees_only_its_own_looks(home: Path) -> None:
    everyone, ada, bob = (
        run("watch", "game.jsonl", *seat, home=home).stdout for seat in ((), ("--seat", "0"), ("--seat", "1"))
    )
    assert "Ada finds" in ada
    assert "Bob finds" not in ada
    assert "Bob finds" in bob
    assert "Ada finds" not in bob
    assert "Ada finds" in everyone
    assert "Bob finds" in everyone


def test_of_a_running_match_everyone_sees_what_was_public(tmp_path: Path) -> None:
    run("play", "carcasse", "--names", "Ada,Bob", "--seed", "3", "--save", "game.jsonl", home=tmp_path)
    assert "finds" not in run("watch", "game.jsonl", home=tmp_path).stdout
    assert "Bob finds" in run("watch", "game.jsonl", "--seat", "1", home=tmp_path).stdout


def test_a_match_that_was_given_up_says_so(home: Path) -> None:
    lines = (home / "game.jsonl").read_text().splitlines(keepends=True)
    (home / "given_up.jsonl").write_text("".join([*lines[:20], '{"remark":"resigned","by":0}\n']))
    told = run("watch", "given_up.jsonl", home=home).stdout
    assert "Ada gives up." in told
    assert "Only one player is left. Bob wins!" in told
