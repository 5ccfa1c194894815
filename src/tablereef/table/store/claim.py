"""One server for one store: only who has the claim on it may serve. A server that dies loses its claim by that."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from typing import Protocol

import sqlalchemy as sql
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.pool import NullPool

from tablereef.table.refusals import TableRefusal
from tablereef.table.store.engine import FAILURES, answering, open_engine

HOUSE = 0x7AB1E  # the number of our lock among the advisory locks of a database
PATIENCE, PAUSE = 3.0, 0.2  # seconds: a database takes a moment to notice that a server was killed


class Claim(Protocol):
    """The right to serve from a store."""

    async def is_taken(self) -> bool:
        """Whether it is ours now; it stays ours if it was."""

    async def release(self) -> None:
        """Another server may have it."""


class FileClaim:
    """A lock that the system keeps beside an SQLite file, as long as this process lives."""

    def __init__(self, file: str) -> None:
        self.file = f"{file}.lock"
        self.held: sqlite3.Connection | None = None

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


class DatabaseClaim:
    """An advisory lock of PostgreSQL, which ends with the connection that took it."""

    def __init__(self, url: str) -> None:
        self.engine = open_engine(url, poolclass=NullPool, isolation_level="AUTOCOMMIT")
        self.held: AsyncConnection | None = None

    async def is_taken(self) -> bool:
        """Whether it is ours now; where the connection broke it is asked for anew."""
        with answering():
            if self.held is None or not await is_alive(self.held):
                await self.release()
                self.held = await self.locked()
        return self.held is not None

    async def locked(self) -> AsyncConnection | None:
        """A connection that has the lock."""
        connection = await self.engine.connect()
        asked = await connection.execute(sql.select(sql.func.pg_try_advisory_lock(HOUSE)))
        if asked.scalar_one():
            return connection
        await connection.close()
        return None

    async def release(self) -> None:
        """Another server may have it."""
        if self.held is not None:
            held, self.held = self.held, None
            await held.invalidate()
            await held.close()


async def is_alive(connection: AsyncConnection) -> bool:
    """Whether a connection is still there."""
    try:
        await connection.execute(sql.text("SELECT 1"))
    except FAILURES:
        return False
    return True


def claim_on(url: str) -> Claim:
    """The claim on a store."""
    if url.startswith("sqlite"):
        return FileClaim(sql.make_url(url).database or "")
    return DatabaseClaim(url)


async def take(claim: Claim) -> None:
    """Have the claim, or refuse: a second server would do harm."""
    end = time.monotonic() + PATIENCE
    while not await claim.is_taken():
        if time.monotonic() > end:
            raise TableRefusal("store_taken")
        await asyncio.sleep(PAUSE)
