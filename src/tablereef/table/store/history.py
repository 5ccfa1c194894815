"""What a guest has played: matches that are over, and figures about them. Nothing here knows a running match."""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sql

from tablereef.table.refusals import TableRefusal
from tablereef.table.store.database import Store, is_shown_to
from tablereef.table.store.rows import Guest, TableRow
from tablereef.table.store.shapes import SEATS, TABLES
from tablereef.table.wire.messages import GameRecord

IS_OVER = TABLES.c.phase == "over"


async def past(store: Store, guest: Guest, first: int, count: int) -> list[TableRow]:
    """Some matches of a guest that are over, the newest first."""
    return await store.listed(is_shown_to(guest), IS_OVER, first=first, count=count)


async def count_past(store: Store, guest: Guest) -> int:
    """How many they are."""
    return await store.count(sql.select(sql.func.count()).select_from(TABLES).where(is_shown_to(guest), IS_OVER))


async def dismiss(store: Store, guest: Guest, table_id: str) -> None:
    """A guest no longer wants to see a match in the list; it stays, and counts."""
    (table,) = await store.listed(TABLES.c.id == table_id) or (None,)
    if table is None:
        raise TableRefusal("no_table")
    if not any(row.guest == guest.id for row in table.seats):
        raise TableRefusal("wrong_link")
    if table.phase != "over":
        raise TableRefusal("match_running")
    mine = (SEATS.c.guest == guest.id, SEATS.c.table_id == table_id)
    async with store.transaction() as connection:
        await connection.execute(sql.update(SEATS).where(*mine).values(hidden=1))


async def records(store: Store, guest: Guest) -> list[GameRecord]:
    """A guest's figures by game, over all matches and over those against bots of each level."""
    mine = results(guest)
    bots = sql.select(SEATS.c.table_id, SEATS.c.level).where(SEATS.c.level.is_not(None)).distinct().subquery()
    by_game = sql.select(*figures(mine, sql.null())).join_from(mine, TABLES, at_its_table(mine)).group_by(TABLES.c.game)
    by_level = (
        sql.select(*figures(mine, bots.c.level))
        .join_from(mine, TABLES, at_its_table(mine))
        .join(bots, bots.c.table_id == mine.c.table_id)
        .group_by(TABLES.c.game, bots.c.level)
    )
    async with store.reading() as connection:
        rows = [*(await connection.execute(by_game)).all(), *(await connection.execute(by_level)).all()]
    return [msgspec.convert({**row._mapping, "mean": float(row.mean)}, GameRecord) for row in rows]


def results(guest: Guest) -> Any:
    """The guest's own results; a match with several own seats at one screen is nobody's."""
    return (
        sql.select(
            SEATS.c.table_id, sql.func.min(SEATS.c.place).label("place"), sql.func.min(SEATS.c.points).label("points")
        )
        .where(SEATS.c.guest == guest.id, SEATS.c.place.is_not(None))
        .group_by(SEATS.c.table_id)
        .having(sql.func.count() == 1)
        .subquery()
    )


def at_its_table(mine: Any) -> Any:
    """A result belongs to its table."""
    return TABLES.c.id == mine.c.table_id


def figures(mine: Any, level: Any) -> tuple[Any, ...]:
    """How often, how often won, how many points at best and on average."""
    return (
        TABLES.c.game,
        level.label("level"),
        sql.func.count().label("matches"),
        sql.func.sum(sql.case((mine.c.place == 1, 1), else_=0)).label("wins"),
        sql.func.max(mine.c.points).label("best"),
        sql.func.avg(mine.c.points).label("mean"),
    )
