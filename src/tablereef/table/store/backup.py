"""A store in one file: saved while it is served, put back while it is not."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

import sqlalchemy as sql

from tablereef.table.refusals import TableRefusal
from tablereef.table.settings import SQLITE_FILE, Settings


def save(settings: Settings, file: Path) -> None:
    """The whole store as it is at one moment, into a new file that only its owner reads."""
    try:
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        if settings.database is None:
            copy(settings.folder / SQLITE_FILE, file)
        else:
            run("pg_dump", settings.database, "--format=custom", f"--file={file}")
    except (OSError, sqlite3.Error) as problem:
        raise TableRefusal("no_backup", why=str(problem)) from None


def put_back(settings: Settings, file: Path) -> None:
    """The store as it was saved; whatever came later is gone."""
    try:
        if settings.database is None:
            copy(file, settings.folder / SQLITE_FILE)
        else:
            how = ("--clean", "--if-exists", "--no-owner", "--single-transaction")
            run("pg_restore", settings.database, *how, str(file))
    except (OSError, sqlite3.Error) as problem:
        raise TableRefusal("no_backup", why=str(problem)) from None


def copy(source: Path, target: Path) -> None:
    """Page by page, in one transaction; SQLite sees to it that others may write meanwhile."""
    with (
        closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as old,
        closing(sqlite3.connect(target)) as new,
    ):
        old.execute("SELECT count(*) FROM steps")  # it is one of ours
        old.backup(new)


def run(program: str, url: str, *how: str) -> None:
    """A program of PostgreSQL; the password is not on its command line."""
    if (found := shutil.which(program)) is None:
        raise TableRefusal("no_backup", why=f"{program} is missing")
    where = sql.make_url(url)
    known = {} if where.password is None else {"PGPASSWORD": str(where.password)}
    address = where.set(drivername="postgresql", password=None).render_as_string()
    done = subprocess.run([found, *how, f"--dbname={address}"], env=os.environ | known, capture_output=True, text=True)
    if done.returncode:
        raise TableRefusal("no_backup", why=done.stderr.strip().partition("\n")[0])
