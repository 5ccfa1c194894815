"""SQLite, spoken to by its own driver in the words that SQLAlchemy finds once for each statement.

To say a statement through SQLAlchemy costs several times what SQLite does for it: too much for what every act writes.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache, lru_cache
from typing import Any, TypeAlias

import sqlalchemy as sql
from sqlalchemy.dialects.sqlite.base import SQLiteDialect
from sqlalchemy.exc import IntegrityError

Values: TypeAlias = Mapping[str, Any]
NAMED = SQLiteDialect(paramstyle="named")
KEPT = 256  # lengths of lists for which a statement is kept


class Pen:
    """Executes statements within one transaction, as a connection of SQLAlchemy does."""

    def __init__(self, driver: sqlite3.Connection) -> None:
        self.driver = driver

    def execute(self, statement: Any, values: Values | Sequence[Values]) -> sqlite3.Cursor:
        """A statement with its values, or once for each row of them."""
        if not isinstance(values, Mapping):
            return self.driver.executemany(worded(statement, tuple(values[0])).string, values)
        listed = tuple((name, len(value)) for name, value in values.items() if isinstance(value, list))
        if not listed:
            return self.driver.execute(worded(statement, tuple(values)).string, values)
        single = {name: value for name, value in values.items() if not isinstance(value, list)}
        each = {f"{name}_{i}": value for name, _ in listed for i, value in enumerate(values[name], 1)}
        return self.driver.execute(spread(statement, tuple(values), listed), single | each)


@cache
def worded(statement: Any, names: tuple[str, ...]) -> sql.sql.compiler.SQLCompiler:
    """A statement in SQLite's words, for values of these names."""
    words: sql.sql.compiler.SQLCompiler = statement.compile(dialect=NAMED, column_keys=names)
    return words


@lru_cache(KEPT)
def spread(statement: Any, names: tuple[str, ...], listed: tuple[tuple[str, int], ...]) -> str:
    """A statement in SQLite's words, with a name for each value of the lists, which have these lengths."""
    values = dict.fromkeys(names, 0) | {name: [0] * length for name, length in listed}
    return worded(statement, names).construct_expanded_state(values).statement


@contextmanager
def written(driver: sqlite3.Connection) -> Iterator[Pen]:
    """A transaction that writes: all of it, or nothing."""
    try:
        with driver:
            driver.execute("BEGIN IMMEDIATE")
            yield Pen(driver)
    except sqlite3.IntegrityError as problem:
        raise IntegrityError(None, None, problem) from None
