"""What the store keeps, as queries name it, and how its rows become what is handed around."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Any

import msgspec
import sqlalchemy as sql

from tablereef.kernel.match import Event, Line, Remark
from tablereef.table.refusals import TableRefusal
from tablereef.table.store.rows import TableRow

TEXT, INT, REAL = sql.Text, sql.Integer, sql.Double


def shape(table: str, /, **columns: Any) -> sql.TableClause:
    """A table of the database, as far as queries name it."""
    return sql.table(table, *(sql.column(column, kind) for column, kind in columns.items()))


GUESTS = shape("guests", id=TEXT, name=TEXT, token_hash=TEXT, seen=REAL, dismissals=INT)
TABLES = shape(
    "tables",
    **dict.fromkeys(("id", "game", "options", "host", "spectators", "pace", "invite", "watch", "secret"), TEXT),
    header=TEXT,
    phase=TEXT,
    turn=INT,
    due=REAL,
    changed=REAL,
    rematch=TEXT,
    joining=TEXT,
    revision=INT,
    hints=INT,
    thought=TEXT,
)
SEATS = shape(
    "seats",
    **dict.fromkeys(("table_id", "guest", "name", "level", "again"), TEXT),
    **dict.fromkeys(("seat", "agrees", "place", "points", "hidden"), INT),
)
SEAT_COLUMNS = ("seat", "guest", "name", "level", "agrees", "again", "place", "points")  # as they are handed around
LINES = shape("lines", table_id=TEXT, number=INT, line=TEXT)
TABLE_COLUMNS = tuple(column.name for column in TABLES.columns)
ACTS = shape("acts", table_id=TEXT, act=TEXT, version=INT)
ANALYSES = shape("analyses", table_id=TEXT, found=TEXT)
PULSES = shape("pulses", name=TEXT, beat=REAL)
BANS = shape("bans", place=TEXT, since=REAL)
LEAVERS = shape("leavers", table_id=TEXT, guest=TEXT)
MAILS = shape("mails", **dict.fromkeys(("guest", "address", "language", "off", "code"), TEXT), tries=INT, asked=REAL)
KEYS = shape("keys", name=TEXT, value=TEXT)
SUBSCRIPTIONS = shape("subscriptions", endpoint=TEXT, guest=TEXT, p256dh=TEXT, auth=TEXT, language=TEXT)
IS_NOT_OVER = sql.text("phase <> 'over'")  # in the words of the index

log = logging.getLogger("tablereef.store")
DAMAGE = (msgspec.MsgspecError, TypeError, AttributeError)  # what a row gives that we did not write so


def json(value: object) -> str:
    """A value as the store keeps it."""
    return msgspec.json.encode(value).decode()


WRITTEN: Mapping[str, Callable[[Any], object]] = {  # columns that do not hold a value as it is handed around
    "options": json,
    "pace": json,
    "hints": int,
    "header": lambda header: header and json(header),
}


def table_values(table: TableRow) -> dict[str, Any]:
    """A table as a row."""
    return values_of(table, TABLE_COLUMNS)


def values_of(table: TableRow, columns: Iterable[str]) -> dict[str, Any]:
    """Some columns of it."""
    return {name: WRITTEN.get(name, as_it_is)(getattr(table, name)) for name in columns}


def as_it_is(value: object) -> object:
    """Most values."""
    return value


def seat_values(table: TableRow) -> list[dict[str, Any]]:
    """The seats of a table as rows."""
    return [
        {"table_id": table.id} | {name: getattr(row, name) for name in SEAT_COLUMNS} | {"agrees": int(row.agrees)}
        for row in table.seats
    ]


def lines_of(table_id: str, written: Sequence[str]) -> list[Line]:
    """The lines of a match as they were written."""
    try:
        return [line_of(text) for text in written]
    except DAMAGE as problem:
        raise damaged(table_id, problem) from problem


def line_of(text: str) -> Line:
    """A line as it was written."""
    kind: Any = Remark if text.startswith('{"remark"') else Event
    line: Line = msgspec.json.decode(text, type=kind)
    return line


def table_of(row: Any, seats: Sequence[Any]) -> TableRow:
    """A row and the rows of its seats as a table; nothing that is not as we wrote it comes further than here."""
    values = dict(row._mapping)
    try:
        for name in ("options", "pace", "header"):
            values[name] = values[name] and msgspec.json.decode(values[name])
        values["hints"] = bool(values["hints"])
        values["seats"] = [
            {name: getattr(seat, name) for name in SEAT_COLUMNS} | {"agrees": bool(seat.agrees)} for seat in seats
        ]
        return msgspec.convert(values, TableRow)
    except DAMAGE as problem:
        raise damaged(row.id, problem) from problem


def damaged(table_id: str, problem: Exception) -> TableRefusal:
    """One table is not as we wrote it; the operator should know, and the others go on."""
    log.error("a table is damaged", extra={"table": str(table_id), "why": str(problem)})
    return TableRefusal("damaged_table")


def tables_in(rows: Sequence[Any], seats: Sequence[Any]) -> list[TableRow]:
    """All tables that are not damaged."""
    found = []
    for row in rows:
        with suppress(TableRefusal):
            found.append(table_of(row, [seat for seat in seats if seat.table_id == row.id]))
    return found
