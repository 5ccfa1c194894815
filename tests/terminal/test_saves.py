"""What is on disk: every choice at once, resumable however one leaves, verifiable in the end."""

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.terminal.terminal import Terminal, run

SEATS = ("play", "carcasse", "--names", "Ada", "--bots", "diver", "--save", "game.jsonl")
WON = re.compile("wins!|share the victory!")  # these matches are dealt anew in every run


def journal(home: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (home / "game.jsonl").read_text().splitlines()]


def board(screen: str) -> str:
    """The screen without the story, which begins anew for who comes back."""
    return "\n".join(line.partition("│")[0].rstrip() for line in screen.splitlines() if line.partition("│")[0].strip())


@pytest.mark.parametrize("leave", ["s", "q"])
def test_leaving_says_how_to_resume(tmp_path: Path, leave: str) -> None:
    with Terminal(*SEATS, home=tmp_path) as terminal:
        assert "tablereef play --resume game.jsonl" in terminal.type(leave)
        assert terminal.child.exitstatus == 0


@pytest.mark.parametrize("key", ["c", "d"])
def test_ctrl_c_and_end_of_input_leave_a_resumable_match(tmp_path: Path, key: str) -> None:
    with Terminal(*SEATS, "--seed", "1", home=tmp_path) as terminal:
        before = terminal.type("1")
        assert "tablereef play --resume game.jsonl" in terminal.press(key)
    with Terminal("play", "--resume", "game.jsonl", home=tmp_path) as terminal:
        assert board(terminal.shown()) == board(before)


def test_ctrl_c_at_the_questions_begins_nothing(tmp_path: Path) -> None:
    with Terminal("play", home=tmp_path) as terminal:
        terminal.press("c")
        assert terminal.child.exitstatus == 130
        assert "Traceback" not in terminal.shown()
    assert list(tmp_path.iterdir()) == []


def test_every_choice_is_on_disk_before_the_next_question(tmp_path: Path) -> None:
    with Terminal(*SEATS, home=tmp_path) as terminal:
        before = len(journal(tmp_path))
        terminal.type("1")
        assert any(line.get("by") == 0 for line in journal(tmp_path)[before:])
        terminal.child.kill(9)  # not even a sudden death loses it
    assert run("verify", "game.jsonl", home=tmp_path).returncode == 0


def test_a_resumed_match_goes_on_with_the_same_bots(tmp_path: Path) -> None:
    with Terminal(*SEATS, home=tmp_path) as terminal:
        terminal.play_on(Random(1), 3)
        terminal.type("s")
    assert [line["text"] for line in journal(tmp_path) if line.get("remark") == "bot"] == ["diver"]
    with Terminal("play", "--resume", "game.jsonl", home=tmp_path) as terminal:
        terminal.play_on(Random(1))
        assert WON.search(terminal.shown())
    assert run("verify", "game.jsonl", home=tmp_path).returncode == 0


def test_a_fair_match_hides_its_secret_until_the_end(tmp_path: Path) -> None:
    secret = tmp_path / "game.jsonl.secret"
    with Terminal(*SEATS, home=tmp_path) as terminal:
        assert secret.stat().st_mode & 0o077 == 0
        kept = secret.read_text().strip()
        assert kept not in (tmp_path / "game.jsonl").read_text()
        terminal.play_on(Random(1))
    assert not secret.exists()
    assert journal(tmp_path)[-1] == {"remark": "revealed", "text": kept}


def test_leaving_while_the_screen_goes_round(tmp_path: Path) -> None:
    arguments = ("play", "carcasse", "--names", "Ada,Bob", "--seed", "3", "--save", "game.jsonl")
    with Terminal(*arguments, home=tmp_path) as terminal:
        assert "Pass the screen" in terminal.shown()
        assert "tablereef play --resume game.jsonl" in terminal.type("s")
    with Terminal("play", "--resume", "game.jsonl", home=tmp_path) as terminal:
        assert "Pass the screen" in terminal.shown()


def test_a_match_without_its_secret_cannot_go_on(tmp_path: Path) -> None:
    run(*SEATS, home=tmp_path)
    (tmp_path / "game.jsonl.secret").unlink()
    result = run("play", "--resume", "game.jsonl", home=tmp_path)
    assert (result.returncode, result.stdout) == (2, "")
    assert "game.jsonl.secret is missing" in result.stderr


def test_a_finished_match_shows_its_end_again(tmp_path: Path) -> None:
    run("play", "carcasse", "--players", "2", "--bots", "plankton,plankton", "--save", "game.jsonl", home=tmp_path)
    before = journal(tmp_path)
    assert WON.search(run("play", "--resume", "game.jsonl", home=tmp_path).stdout)
    assert journal(tmp_path) == before


def test_saves_lie_in_the_data_folder(tmp_path: Path) -> None:
    run("play", "carcasse", "--players", "2", "--bots", "plankton,plankton", home=tmp_path)
    (save,) = (tmp_path / "tablereef" / "saves").iterdir()
    assert save.name.startswith("carcasse-")


def test_no_file_is_written_over(tmp_path: Path) -> None:
    (tmp_path / "game.jsonl").write_text("precious")
    assert run(*SEATS, home=tmp_path).returncode == 2
    assert (tmp_path / "game.jsonl").read_text() == "precious"
