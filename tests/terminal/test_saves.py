"""What is on disk: every choice at once, resumable however one leaves, verifiable in the end."""

import json
from pathlib import Path
from random import Random

import pytest

from tests.terminal.terminal import Terminal, run

SEATS = ("--names", "Ada", "--bots", "heuristic")


def play_some(home: Path, *more: str) -> Terminal:
    return Terminal("play", "carcasse", *SEATS, "--save", "game.jsonl", *more, home=home)


@pytest.mark.parametrize("leave", ["s", "q"])
def test_leaving_says_how_to_resume(tmp_path: Path, leave: str) -> None:
    with play_some(tmp_path) as terminal:
        assert "tablereef play --resume game.jsonl" in terminal.type(leave)
        assert terminal.child.exitstatus == 0


@pytest.mark.parametrize("key", ["c", "d"])
def test_ctrl_c_and_end_of_file_leave_a_resumable_match(tmp_path: Path, key: str) -> None:
    with play_some(tmp_path, "--seed", "1") as terminal:
        terminal.type("1")
        before = terminal.shown()
        assert "tablereef play --resume game.jsonl" in terminal.press(key)
    with Terminal("play", "--resume", "game.jsonl", home=tmp_path) as terminal:
        assert terminal.shown() == before.replace("⋯ l", "⋯ l")
