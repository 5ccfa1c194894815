"""`import tablereef`: the few names that most programs need, and nothing loaded before it is used."""

import subprocess
import sys
from pathlib import Path

import pytest

import tablereef
from tablereef.kernel.journal import written


def test_every_name_is_there() -> None:
    assert dir(tablereef) == sorted(tablereef.__all__)
    assert all(getattr(tablereef, name) is not None for name in tablereef.__all__)


def test_any_other_name_is_none_of_its() -> None:
    with pytest.raises(AttributeError, match="module 'tablereef' has no attribute 'chess'"):
        _ = tablereef.chess


def test_importing_it_loads_nothing_else() -> None:
    program = "import sys, tablereef; print([name for name in sys.modules if name.startswith('tablereef.')])"
    assert subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout == "[]\n"


def test_a_journal_is_read_by_its_path_alone(tmp_path: Path) -> None:
    match = tablereef.seeded_match(tablereef.find("carcasse"), seats=2, seed=7)
    match.play("surface")
    file = tmp_path / "match.jsonl"
    file.write_text(written(match), encoding="utf-8")
    assert tablereef.read_journal(file).lines == tablereef.read_journal(str(file)).lines == match.lines
