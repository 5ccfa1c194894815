"""Who may serve from a store: one server where it is an SQLite file, several workers where it is a PostgreSQL.

Whoever dies loses all claims by that.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Collection
from typing import Protocol

import sqlalchemy as sql

from tablereef.table.refusals import TableRefusal
from tablereef.table.store.engine import answering
from tablereef.table.store.session import Hear, SessionClaim

PATIENCE, PAUSE = 3.0, 0.2  # seconds: a database takes a moment to notice that a server was killed


class Claim(Protocol):
    """The right to serve from a store, and to have tables of it in memory."""

    is_shared: bool  # whether other workers serve from the same store
    tables: set[str]  # those that nobody else may have, where it is shared

    def attend(self, wanted: Hear, changed: Hear, lost: Callable[[], object]) -> None:
        """Whom to tell that another worker wants a table of ours, that one changed, and that we lost all of ours."""

    async def is_taken(self) -> bool:
        """Whether we may serve now; it stays so if it was."""

    async def release(self) -> None:
        """Whatever was ours may be another's."""

    async def takes(self, table_id: str) -> bool:
        """Whether a table is ours now: it was already, or it was free."""

    async def wants(self, table_id: str) -> None:
        """Ask whoever has a table to give it up."""

    async def gives_up(self, tables: Collection[str]) -> None:
        """Others may have these tables."""

    async def in_use(self, tables: Collection[str]) -> set[str]:
        """Which of these tables some worker has."""


class FileClaim:
    """A lock that the system keeps beside an SQLite file, as long as this process lives: everything in it is ours."""

    is_shared = False

    def __init__(self, file: str) -> None:
        self.file = f"{file}.lock"
        self.held: sqlite3.Connection | None = None
        self.tables: set[str] = set()

    def attend(self, wanted: Hear, changed: Hear, lost: Callable[[], object]) -> None:
        """Nobody else is there."""

    async def is_taken(self) -> bool:
        """Whether it is ours now."""
        with answering():
            self.held = self.held or locked(self.file)
        return self.held is not None

    async def release(self) -> None:
        """Another server may have it."""
        if self.held is not None:
            self.held.close()
            self.held = None

    async def takes(self, table_id: str) -> bool:
        """All tables are ours."""
        return True

    async def wants(self, table_id: str) -> None:
        """Nobody else has one."""

    async def gives_up(self, tables: Collection[str]) -> None:
        """Nobody else takes one."""

    async def in_use(self, tables: Collection[str]) -> set[str]:
        """No other worker has one."""
        return set()


def locked(file: str) -> sqlite3.Connection | None:
    """An empty database that nobody else can open meanwhile; SQLite knows how to lock a file on every system."""
    connection = sqlite3.connect(file, timeout=0, isolation_level=None)
    try:
        connection.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as problem:
        connection.close()
        if problem.sqlite_errorcode != sqlite3.SQLITE_BUSY:
            raise
        return None
    return connection


def claim_on(url: str, alone: bool = False) -> Claim:
    """The claim on a store; alone: no worker may be there meanwhile."""
    if url.startswith("sqlite"):
        return FileClaim(sql.make_url(url).database or "")
    return SessionClaim(url, alone)


async def take(claim: Claim) -> None:
    """Have the claim, or refuse: a second server would do harm."""
    end = time.monotonic() + PATIENCE
    while not await claim.is_taken():
        if time.monotonic() > end:
            raise TableRefusal("store_taken")
        await asyncio.sleep(PAUSE)
