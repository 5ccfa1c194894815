"""Verifying: a good journal, one that was tampered with, one that was cut."""

import json
from pathlib import Path
from subprocess import CompletedProcess

import pytest

from tests.terminal.terminal import run


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("verify")
    run("play", "carcasse", "--players", "2", "--bots", "random,random", "--save", "fair.jsonl", home=folder)
    seeded = ("--seed", "5", "--save", "seed.jsonl")
    run("play", "carcasse", "--players", "2", "--bots", "random,random", *seeded, home=folder)
    return folder


def verify(home: Path, lines: list[str]) -> CompletedProcess[str]:
    (home / "other.jsonl").write_text("".join(lines))
    return run("verify", "other.jsonl", home=home)


def test_a_fair_match(home: Path) -> None:
    result = run("verify", "fair.jsonl", home=home)
    assert result.returncode == 0
    assert "every event is possible" in result.stdout
    assert "The secret matches its commitment, every nonce is there" in result.stdout


def test_a_seeded_match(home: Path) -> None:
    result = run("verify", "seed.jsonl", home=home)
    assert result.returncode == 0
    assert "what the seed gives" in result.stdout


def test_a_match_of_other_rules_is_announced(home: Path) -> None:
    (header, *rest) = (home / "seed.jsonl").read_text().splitlines(keepends=True)
    old = json.dumps(json.loads(header) | {"rules": 99}) + "\n"
    for lines in ([old, *rest, old, *rest], [old, *rest]):
        result = verify(home, lines)
        assert result.returncode == 0
        assert result.stdout.count("was played by edition 99 of the rules") == 1
    assert "was played by edition 99 of the rules" in run("watch", "other.jsonl", home=home).stdout


def test_several_matches_in_a_file(home: Path) -> None:
    lines = [(home / name).read_text() for name in ("fair.jsonl", "seed.jsonl")]
    assert "2 matches" in verify(home, lines).stdout


def test_another_card_is_found(home: Path) -> None:
    lines = (home / "seed.jsonl").read_text().splitlines(keepends=True)
    number = next(i for i, line in enumerate(lines) if '"turn card=' in line)
    event = json.loads(lines[number])
    event["code"] += 1 if event["event"][-1] != "7" else -1
    value = int(event["event"][-1]) + (1 if event["event"][-1] != "7" else -1)
    event["event"] = event["event"][:-1] + str(value)
    lines[number] = json.dumps(event) + "\n"
    result = verify(home, lines[: number + 1])
    assert result.returncode == 2
    assert f"ine {number + 1} " in result.stderr
    assert "the deal gives" in result.stderr


def test_an_impossible_choice_is_found(home: Path) -> None:
    lines = (home / "seed.jsonl").read_text().splitlines(keepends=True)
    number = next(i for i, line in enumerate(lines) if '"by":0' in line)
    lines[number] = '{"by":0,"code":0,"event":"surface"}\n'
    result = verify(home, lines)
    assert result.returncode == 2
    assert f"line {number + 1}: " in result.stderr


def test_another_secret_is_found(home: Path) -> None:
    lines = (home / "fair.jsonl").read_text().splitlines(keepends=True)
    assert verify(home, [*lines[:-1], '{"remark":"revealed","text":"00"}\n']).returncode == 2


def test_a_match_cut_between_lines_has_not_ended(home: Path) -> None:
    result = verify(home, (home / "fair.jsonl").read_text().splitlines(keepends=True)[:-5])
    assert result.returncode == 0
    assert "cannot be checked" in result.stdout
    assert "not ended" in result.stdout


def test_a_match_cut_within_its_last_line_has_not_ended(home: Path) -> None:
    text = (home / "seed.jsonl").read_text()
    result = verify(home, [text[: len(text) // 2].rstrip("}\n")])
    assert result.returncode == 0
    assert "not ended" in result.stdout


def test_a_line_that_cannot_be_read_is_refused(home: Path) -> None:
    lines = (home / "seed.jsonl").read_text().splitlines(keepends=True)
    result = verify(home, [*lines[:8], lines[8][:20] + "\n", *lines[9:]])
    assert result.returncode == 2
    assert "line 9 cannot be read" in result.stderr
