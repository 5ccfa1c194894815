"""Bots in any language: one line of JSON in, one out, within their time."""

from __future__ import annotations

import os
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest

from tablereef.arena.play import Stretch, play
from tablereef.arena.setup import new_setup
from tablereef.arena.spread import crew
from tablereef.arena.table import Table
from tablereef.bots import make_bot
from tablereef.bots.program import Program, is_program
from tablereef.bots.refusals import BotRefusal
from tablereef.games import find
from tablereef.kernel.match import seeded_match
from tests.arena.bots import FIRST, bot_file, program
from tests.terminal.terminal import run

EXAMPLE = Path(__file__).parents[2] / "examples" / "cautious_bot.mjs"
CARCASSE = find("carcasse")


def asked(bot: Program) -> int:
    """What a bot chooses at the beginning of a match."""
    match = seeded_match(CARCASSE, 2, 1, options={"begins": "first_seat"})
    try:
        return bot.choose(match.knowledge(0))
    finally:
        bot.close()


def is_gone(process: int) -> None:
    """Wait until a process runs no more."""
    end, stat = time.monotonic() + 5, Path(f"/proc/{process}/stat")
    with suppress(FileNotFoundError, ProcessLookupError):
        while " Z " not in stat.read_text():
            assert time.monotonic() < end
            time.sleep(0.01)


@pytest.mark.parametrize("name", ["./mybot", "bots/mybot:200ms", "node mybot.mjs", "python3 mybot.py:2s"])
def test_a_path_or_a_command_is_a_program(name: str) -> None:
    assert is_program(name)


@pytest.mark.parametrize("name", ["plankton", "octopus:50ms", "mybot.py:Mine", "some/where/mybot.py:Mine"])
def test_a_level_or_a_class_in_a_file_is_none(name: str) -> None:
    assert not is_program(name)


@pytest.mark.parametrize(("ending", "limit"), [("", 10), (":3s", 3), (":2500ms", 2.5)])
def test_its_time_stands_in_its_name(tmp_path: Path, ending: str, limit: float) -> None:
    bot = make_bot(program(tmp_path, FIRST) + ending, CARCASSE, 0, 1)
    assert isinstance(bot, Program)
    assert bot.limit == limit
    assert asked(bot) == 0


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        ("time.sleep(60)", "took longer than 0.3 s for a choice"),
        ("sys.exit()", "ended instead of answering"),
        ("print('hello', flush=True)", 'answered "hello", which is not one of its choices'),
        ("print('{\"code\": 999}', flush=True)", 'answered "{"code": 999}", which is not one of its choices'),
    ],
)
def test_a_program_that_fails_is_told_in_one_sentence(tmp_path: Path, answer: str, why: str) -> None:
    limit = ":300ms" if "sleep" in answer else ""
    begun = time.monotonic()
    with pytest.raises(BotRefusal) as refused:
        asked(Program(program(tmp_path, answer) + limit, 0, 1))
    assert why in str(refused.value)
    assert time.monotonic() - begun < 5


def test_what_a_late_program_has_started_ends_with_it(tmp_path: Path) -> None:
    script = tmp_path / "bot.sh"
    script.write_text("sleep 60 & echo $! > child; wait\n", encoding="utf-8")
    bot = Program(f"sh -c 'cd {tmp_path} && . ./bot.sh':400ms", 0, 1)
    with pytest.raises(BotRefusal, match="took longer"):
        asked(bot)
    is_gone(int((tmp_path / "child").read_text()))


def test_a_program_that_is_not_there_is_refused_at_once() -> None:
    with pytest.raises(BotRefusal, match=r"There is no program \./none; check its path"):
        make_bot("./none", CARCASSE, 0, 1)


def test_what_is_no_program_or_no_command_is_refused(tmp_path: Path) -> None:
    poem = tmp_path / "poem"
    poem.write_text("The sea\n")
    poem.chmod(0o755)
    with pytest.raises(BotRefusal, match="There is no program"):
        asked(Program(str(poem), 0, 1))
    with pytest.raises(BotRefusal, match="There is no program"):
        Program("./mybot 'half a quotation", 0, 1)


def test_programs_end_with_the_process_that_started_them(tmp_path: Path) -> None:
    bots, kept = bot_file(tmp_path), tmp_path / "pid"
    slow = program(tmp_path, f"open({str(kept)!r}, 'w').write(str(__import__('os').getpid())); time.sleep(60)")
    setup = new_setup("carcasse", 2, {}, [slow, f"{bots}:First"], 1)
    with crew(2) as two:
        two.executor.submit(play, Stretch(setup, (0, 1), 0, 1))
        end = time.monotonic() + 20
        while not kept.exists() or not kept.read_text():
            assert time.monotonic() < end
            time.sleep(0.01)
    is_gone(int(kept.read_text()))


def test_it_hears_what_its_seat_may_know_and_each_thing_once(tmp_path: Path) -> None:
    keep = f"open({str(tmp_path / 'heard')!r}, 'a').write(line); {FIRST}"
    names = [program(tmp_path, keep), f"{bot_file(tmp_path)}:First"]
    table = Table(CARCASSE, names, 2, 0, {"begins": "first_seat"})
    table.play()
    assert not table.forfeits
    lines = (tmp_path / "heard").read_text().splitlines()
    assert len(lines) > 5
    assert '"story":[]' not in lines[1]
    assert all('"key":"told-' in line for line in lines[1:])
    assert '"choices":{"continue":0,"surface":1}' in lines[0]


def test_at_the_terminal_a_program_plays_and_a_failed_one_loses_nothing(tmp_path: Path) -> None:
    fails = f"sys.exit() if asked['story'] else {FIRST}"
    save = tmp_path / "match.jsonl"
    command = ["play", "carcasse", "--names", "Ada", "--seed", "1", "--bots"]
    bot = program(tmp_path, fails)
    failed = run(*command, bot, "--save", str(save), home=tmp_path, typed="1\n" * 400)
    assert failed.returncode == 2
    assert failed.stderr.endswith("program.py ended instead of answering.\n")
    program(tmp_path, FIRST)  # mended
    unnamed = run("play", "--resume", str(save), home=tmp_path)
    assert unnamed.returncode == 2
    assert f'if you trust it, name it: --bots "{bot}"' in unnamed.stderr, "a file from a stranger starts nothing"
    resumed = run("play", "--resume", str(save), "--bots", bot, home=tmp_path, typed="1\n" * 400)
    assert resumed.returncode == 0, resumed.stderr


@pytest.mark.parametrize("game", ["carcasse", "kleine_fische", "coralia"])
def test_the_example_in_another_language_plays_every_game(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= 30
    monkeypatch.setenv("PATH", f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")  # our own node
    table = Table(find(game), [str(EXAMPLE), "diver"], 1, 0, {})
    table.play()
    assert not table.forfeits
    assert table.decisions > 20
