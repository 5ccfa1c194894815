"""Whatever is wrong is said in one sentence, with status 2 and no traceback."""

from pathlib import Path

import pytest

from tablereef.cli import main
from tests.terminal.terminal import run


@pytest.mark.parametrize(
    "arguments",
    [
        "play chess",
        "play carcasse --players 7",
        "play carcasse --players many",
        "play carcasse --players 0",
        "play carcasse --players 2 --seed -1",
        "play carcasse --players 2 --options weather=rain",
        "play carcasse --players 2 --options divers",
        "play carcasse --players 2 --bots genius",
        "play carcasse --players 2 --bots none.py:Mine",
        "play carcasse --players 2 --bots plankton,plankton,plankton",
        "play carcasse --players 2 --names A,B,C",
        "play carcasse --players 2 --lang xx",
        "play carcasse --players 2 --save /proc/none/here",
        "play --resume none.jsonl",
        "play --frobnicate",
        "frobnicate",
        "watch",
        "watch none.jsonl",
        "verify none.jsonl",
        "verify .",
        "simulate chess",
        "simulate carcasse --players 9",
        "simulate carcasse --games 0",
        "simulate carcasse --bots genius",
        "simulate carcasse --bots ./none",
        "simulate carcasse --on somewhere",
        "arena chess --bots plankton,diver",
        "arena carcasse",
        "arena carcasse --bots plankton",
        "arena carcasse --bots plankton,genius",
        "arena carcasse --bots plankton,none.py:Mine",
        "arena carcasse --bots plankton,diver --players 9",
        "arena carcasse --bots plankton,diver --on somewhere",
        "arena carcasse --bots plankton,diver --out /proc/none/here",
    ],
)
def test_one_sentence(
    tmp_path: Path, arguments: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("sys.argv", ["tablereef", *arguments.split()])
    with pytest.raises(SystemExit) as left:
        main()
    printed = capsys.readouterr()
    assert (left.value.code, printed.out) == (2, "")
    assert printed.err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_is_no_journal(tmp_path: Path) -> None:
    (tmp_path / "poem.txt").write_text("The sea, the sea\n")
    for command in ("watch", "verify"):
        result = run(command, "poem.txt", home=tmp_path)
        assert (result.returncode, result.stdout) == (2, "")
        assert "line 1 cannot be read" in result.stderr


def test_an_error_is_said_in_the_language_asked_for(tmp_path: Path) -> None:
    asked = run("play", "carcasse", "--players", "2", "--names", "A,B,C", "--lang", "de", home=tmp_path)
    assert "Namen sind zu viele" in asked.stderr
    dutch = {"LANG": "nl_NL.UTF-8"}
    by_locale = run("play", "carcasse", "--players", "2", "--names", "A,B,C", home=tmp_path, settings=dutch)
    assert "namen zijn te veel" in by_locale.stderr
