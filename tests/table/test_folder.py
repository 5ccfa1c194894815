"""What must stay private on the operator's machine: the folder of the data, and the database's password."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tablereef.kernel.refusals import Refusal
from tablereef.table import settings
from tablereef.table.folder import make_private
from tablereef.table.settings import with_password


@pytest.fixture(autouse=True)
def mask() -> Iterator[None]:
    """Rights of new files as the system usually gives them."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def rights(path: Path) -> int:
    return path.stat().st_mode & 0o777


def test_a_new_folder_and_what_comes_into_it_are_private(tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "table"
    make_private(folder)
    (folder / "tablereef.db").touch()
    assert rights(folder) == 0o700
    assert rights(folder / "tablereef.db") == 0o600


def test_an_existing_folder_of_ours_is_made_private(tmp_path: Path) -> None:
    folder = tmp_path / "table"
    folder.mkdir(mode=0o755)
    for name in ("tablereef.db", "tablereef.db-wal"):
        (folder / name).touch(mode=0o644)
    make_private(folder)
    assert rights(folder) == 0o700
    assert {rights(file) for file in folder.iterdir()} == {0o600}


def test_an_open_folder_with_other_things_is_refused_and_left_alone(tmp_path: Path) -> None:
    folder = tmp_path / "home"
    folder.mkdir(mode=0o755)
    (folder / "letters").touch(mode=0o644)
    with pytest.raises(Refusal, match="chmod 700"):
        make_private(folder)
    assert rights(folder) == 0o755
    folder.chmod(0o700)
    make_private(folder)
    assert rights(folder / "letters") == 0o644


def test_a_password_comes_from_a_file_or_is_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = tmp_path / "password"
    kept.write_text("p@ss/word\n", encoding="utf-8")
    url = "postgresql://reef:p%40ss%2Fword@127.0.0.1/reef"
    assert with_password("postgresql://reef@127.0.0.1/reef", kept, "") == url
    monkeypatch.setattr(settings, "getpass", lambda question: {"Say it: ": "p@ss/word"}[question])
    assert with_password("postgresql://reef@127.0.0.1/reef", Path("-"), "Say it:") == url


@pytest.mark.parametrize(
    ("database", "file", "sentence"),
    [
        (None, "x", "--password-file needs --database"),
        ("postgresql://reef@127.0.0.1/reef", "missing", "Cannot open the database .FileNotFoundError"),
        ("nonsense", "x", "Cannot open the database"),
    ],
)
def test_a_password_that_cannot_be_used_is_refused(
    tmp_path: Path, database: str | None, file: str, sentence: str
) -> None:
    (tmp_path / "x").write_text("secret", encoding="utf-8")
    with pytest.raises(Refusal, match=sentence) as refused:
        with_password(database, tmp_path / file, "")
    assert "secret" not in str(refused.value)


def test_the_database_may_be_named_in_the_environment() -> None:
    tablereef = Path(sys.executable).with_name("tablereef")
    where = {"TABLEREEF_DATABASE": "postgresql://nobody:secret@127.0.0.1:1/none"}
    run = subprocess.run([tablereef, "serve"], env=os.environ | where, capture_output=True, text=True, timeout=60)
    assert (run.returncode, run.stderr[:24]) == (2, "Cannot open the database")
    assert "secret" not in run.stderr
