"""The folder of the data: secrets of running matches lie there, so it is its owner's alone."""

from __future__ import annotations

import os
from pathlib import Path

from tablereef.table.refusals import TableRefusal
from tablereef.table.settings import SQLITE_FILE

OTHERS = 0o077  # whatever anybody else may do
OWNERS_FOLDER, OWNERS_FILE = 0o700, 0o600


def make_private(folder: Path) -> None:
    """Make the folder and what will be in it private; one that holds other things too is refused instead."""
    os.umask(OTHERS)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if is_open(folder) and not is_ours(folder):
            raise TableRefusal("not_private", folder=str(folder))
        close(folder, OWNERS_FOLDER)
        for file in folder.glob(f"{SQLITE_FILE}*"):
            close(file, OWNERS_FILE)
    except OSError as problem:
        raise TableRefusal("no_store", why=str(problem)) from None


def is_open(path: Path) -> bool:
    """Whether others may do something there; where the system has no such rights, nobody can tell."""
    return os.name == "posix" and bool(path.stat().st_mode & OTHERS)


def is_ours(folder: Path) -> bool:
    """Whether nothing but our data is in a folder."""
    return all(file.name.startswith(SQLITE_FILE) for file in folder.iterdir())


def close(path: Path, mode: int) -> None:
    """Let nobody else in."""
    if is_open(path):
        try:
            path.chmod(mode)
        except PermissionError:
            raise TableRefusal("not_private", folder=str(path)) from None
