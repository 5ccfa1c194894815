"""Verifying: a good journal, one that was tampered with, one that was cut."""

import json
from pathlib import Path
from subprocess import CompletedProcess

import pytest

from tablereef.games import find
from tablereef.kernel import journal
from tablereef.kernel.refusals import Refusal
from tests.terminal.terminal import run


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("verify")
    run("play", "carcasse", "--players", "2", "--bots", "plankton,plankton", "--save", "fair.jsonl", home=folder)
    seeded = ("--seed", "5", "--save", "seed.jsonl")
    run("play", "carcasse", "--players", "2", "--bots", "plankton,plankton", *seeded, home=folder)
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


# — what a dealer who cheats would write —


def found(home: Path, lines: list[str]) -> str:
    """What is found in a match that was tampered with."""
    (home / "forged.jsonl").write_text("".join(lines))
    with pytest.raises(Refusal) as refused:
        journal.verify(journal.read(home / "forged.jsonl", find))
    return str(refused.value)


@pytest.mark.parametrize(
    ("line", "at", "why"),
    [
        ('{"remark":"nonce","by":7,"text":"ground"}', 1, "There is no seat 7"),
        ('{"remark":"nonce","by":-1,"text":"ground"}', 1, "There is no seat -1"),
        ('{"remark":"nonce","by":0,"text":"ground"}', 3, "only there; that of seat 0 breaks this rule"),
        ('{"remark":"revealed","text":"00"}', 1, '"revealed" cannot stand here'),
        ('{"remark":"resigned","by":5}', 8, "There is no seat 5"),
        ('{"remark":"ended"}', 8, "There is no seat -1"),
        ('{"remark":"ended","by":0}', 8, "Not everyone who plays agreed"),
        ('{"remark":"result","text":"1:0 2:0"}', 8, '"result" cannot stand here'),
    ],
)
def test_a_line_that_a_cheat_would_add_is_found(home: Path, line: str, at: int, why: str) -> None:
    lines = (home / "fair.jsonl").read_text().splitlines(keepends=True)
    said = found(home, [*lines[:at], line + "\n", *lines[at:]])
    assert f"line {at + 1}: " in said
    assert why in said


def test_a_card_dealt_before_the_nonces_is_found(home: Path) -> None:
    header, *lines = (home / "fair.jsonl").read_text().splitlines(keepends=True)
    nonces = [line for line in lines if '"derived"' in line]
    rest = [line for line in lines if '"derived"' not in line]
    said = found(home, [header, *rest[:3], *nonces, *rest[3:]])
    assert "every seat must add its nonce first" in said


def test_other_rules_deal_another_match(home: Path) -> None:
    """The header is a part of the seed: who changes it changes every card."""
    header, *lines = (home / "fair.jsonl").read_text().splitlines(keepends=True)
    assert "of the rules" in found(home, [header.replace('"rules":', '"rules":9'), *lines])


def test_a_match_of_the_first_format_verifies_and_says_what_it_cannot_show(home: Path) -> None:
    old = Path(__file__).parents[1] / "kernel" / "format1"
    result = verify(home, [(old / name).read_text() for name in ("whole.jsonl", "seeded.jsonl", "undealt.jsonl")])
    assert result.returncode == 0
    said = " ".join(result.stdout.split())
    assert "3 matches" in said
    assert "every chance event follows from them" in said
    assert "2 matches are in the first format: their dealer chose the nonces of bots" in said
    assert "Nothing was dealt" in said
