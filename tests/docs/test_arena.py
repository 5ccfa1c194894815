"""docs/arena.md is what it says: its command prints its table and writes its file, its bot is the example's."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

from tests.terminal.terminal import run

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "arena.md"


def blocks(page: Path, language: str = "") -> list[str]:
    """The fenced blocks of a page in one language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", page.read_text(encoding="utf-8"), re.S | re.M)


def test_the_command_prints_the_table_and_writes_the_file(tmp_path: Path) -> None:
    (bot,) = blocks(ROOT / "docs" / "bots.md", "python")
    (tmp_path / "mybot.py").write_text(bot, encoding="utf-8")
    command, table, *others = blocks(PAGE)
    (file,) = (block for block in others if block.startswith('{"arena"'))
    _, *arguments = shlex.split(command)
    printed = run(*arguments, "--processes", "1", home=tmp_path)
    assert printed.stdout == table, printed.stderr
    assert set(file.splitlines()) <= set((tmp_path / "arena.jsonl").read_text(encoding="utf-8").splitlines())


def test_the_bot_of_the_page_is_the_example() -> None:
    (shown,) = blocks(PAGE, "js")
    assert shown == (ROOT / "examples" / "cautious_bot.mjs").read_text(encoding="utf-8")
