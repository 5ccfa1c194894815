"""Plain lines: in a pipe, on a dumb terminal, without colours."""

from pathlib import Path

import pytest

from tablereef.games import GAMES, find
from tablereef.kernel import journal
from tablereef.kernel.game import MEMORY_AID
from tablereef.kernel.match import Event
from tablereef.kernel.text import Text
from tablereef.kernel.told import told_to
from tests.terminal.terminal import Terminal, check_golden, run

SEATS = ("play", "carcasse", "--names", "Ada,Bob", "--seed", "8", "--save", "game.jsonl")


def test_a_whole_game_in_a_pipe(tmp_path: Path) -> None:
    typed = "\n".join(["2", "1", "1"] * 60)
    result = run(*SEATS, home=tmp_path, typed=typed)
    assert result.returncode == 0
    assert "\x1b" not in result.stdout
    assert max(len(line) for line in result.stdout.splitlines()) <= 80
    check_golden("pipe", "\n".join(line.rstrip() for line in result.stdout.splitlines()) + "\n")


@pytest.mark.parametrize("settings", [{"NO_COLOR": "1"}, {"TERM": "dumb"}])
def test_no_colours_where_none_are_wanted(tmp_path: Path, settings: dict[str, str]) -> None:
    with Terminal(*SEATS, home=tmp_path, settings=settings) as terminal:
        terminal.type("1")
        assert b"\x1b" not in terminal.raw


def test_plain_on_demand(tmp_path: Path) -> None:
    with Terminal(*SEATS, "--plain", home=tmp_path) as terminal:
        assert b"\x1b" not in terminal.raw
        assert "│" not in terminal.shown()


def test_the_end_of_a_pipe_leaves_a_resumable_match(tmp_path: Path) -> None:
    result = run(*SEATS, home=tmp_path, typed="1\n")
    assert result.returncode == 0
    assert "tablereef play --resume game.jsonl" in result.stdout


def test_letters_that_the_terminal_lacks_do_no_harm(tmp_path: Path) -> None:
    result = run(*SEATS, home=tmp_path, typed="1\n", settings={"PYTHONIOENCODING": "ascii"})
    assert (result.returncode, result.stderr) == (0, "")


@pytest.mark.parametrize("game", GAMES)
def test_with_a_pace_every_happening_is_a_picture_of_its_own(tmp_path: Path, game: str) -> None:
    aid = ["--options", "memory_aid=on"] if MEMORY_AID in find(game).options else []  # so that the log does not fade
    arguments = ("play", game, "--names", "Ada", "--bots", "plankton", "--seed", "8", *aid)
    result = run(*arguments, "--save", "game.jsonl", "--pace", "0.001", home=tmp_path, typed="1\n" * 12)
    assert result.returncode == 0
    match = journal.read(tmp_path / "game.jsonl", find)
    asked = next(i for i, line in enumerate(match.lines) if isinstance(line, Event) and line.by == 0)
    text = Text("en", match.game.texts, names=match.header.seats)
    told = [text.say(words) for line in told_to(match, 0, asked) for words in line.words]
    shown = iter(" ".join(picture.split()) for picture in result.stdout.split("\n\n"))
    assert len(told) > 5
    for sentence in told:
        assert any(picture.endswith(sentence) for picture in shown), sentence
