"""The way to the database: how SQLite and PostgreSQL are spoken to, and what is said when they do not answer."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import asyncpg
import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from tablereef.table.refusals import TableRefusal

FAILURES = (SQLAlchemyError, OSError, sqlite3.Error, asyncpg.PostgresError, asyncpg.InterfaceError)
UNDEFINED_TABLE, UNDEFINED_COLUMN = "42P01", "42703"  # of PostgreSQL
DAMAGE = {sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_ERROR, UNDEFINED_TABLE, UNDEFINED_COLUMN}
CONNECT_SECONDS, ANSWER_SECONDS = 5, 10  # longer than this nobody waits for PostgreSQL
SQLITE = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")  # it loses nothing


def open_engine(url: str, session: Mapping[str, Any] | None = None, **more: Any) -> AsyncEngine:
    """The database; PostgreSQL may be told more about each session. What is written never comes into a log: secrets
    and invitations are among it.
    """
    if url.startswith("sqlite"):
        engine = create_async_engine(url, hide_parameters=True, **more)
        attend_to_sqlite(engine.sync_engine)
        return engine
    how = {"timeout": CONNECT_SECONDS, "command_timeout": ANSWER_SECONDS, **(session or {})}
    try:
        return create_async_engine(url, hide_parameters=True, pool_pre_ping=True, connect_args=how, **more)
    except (SQLAlchemyError, ImportError, ValueError) as problem:  # no address of a database, or of none that we know
        raise TableRefusal("no_store", why=type(problem).__name__) from None


def open_sqlite(url: str) -> sqlite3.Connection:
    """The same SQLite, by its own driver, for the thread that writes."""
    driver = sqlite3.connect(sql.make_url(url).database or ":memory:")
    set_up_sqlite(driver, None)
    return driver


def attend_to_sqlite(engine: sql.Engine) -> None:
    """Each connection, and each transaction, begins as below."""
    sql.event.listen(engine, "connect", set_up_sqlite)
    sql.event.listen(engine, "begin", begin_sqlite)


def set_up_sqlite(connection: Any, record: Any) -> None:
    """Each connection loses nothing, and begins its transactions itself: Python's driver leaves CREATE out of them."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for setting in SQLITE:
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def begin_sqlite(connection: Any) -> None:
    """Whoever will write takes SQLite's only lock at once: waiting for it later could be in vain."""
    is_writing = connection.get_execution_options().get("is_writing", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if is_writing else "BEGIN")


def writing(engine: AsyncEngine) -> AsyncEngine:
    """The same database, for transactions that write."""
    return engine.execution_options(is_writing=True)


@contextmanager
def answering() -> Iterator[None]:
    """A store that does not answer is a refusal like any other; that something is there already is for who asked."""
    try:
        yield
    except IntegrityError:
        raise
    except FAILURES as problem:
        raise TableRefusal("store_failed") from problem


def is_damage(problem: BaseException | None) -> bool:
    """Whether a database is there but is not, or no longer, what we made."""
    told = getattr(problem, "orig", problem)
    return getattr(told, "sqlite_errorcode", None) in DAMAGE or getattr(told, "sqlstate", None) in DAMAGE
