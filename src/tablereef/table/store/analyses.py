"""What an analysis found, kept with its match: it goes when the match goes."""

from __future__ import annotations

import logging
from contextlib import suppress

import msgspec
import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError

from tablereef.table.store.database import Store
from tablereef.table.store.shapes import ANALYSES, json
from tablereef.table.wire.messages import Analysis

log = logging.getLogger("tablereef.store")
KEEP = sql.text(
    "INSERT INTO analyses (table_id, found) VALUES (:table_id, :found)"
    " ON CONFLICT (table_id) DO UPDATE SET found = excluded.found"
)


async def keep(store: Store, table_id: str, found: Analysis) -> None:
    """Keep what was found; of a match that is gone by now nothing is kept."""
    with suppress(IntegrityError):
        async with store.transaction() as connection:
            await connection.execute(KEEP, {"table_id": table_id, "found": json(found)})


async def kept(store: Store, table_id: str) -> Analysis | None:
    """What was found in a match, if that is known; what is not as we write it today is found anew."""
    async with store.reading() as connection:
        wanted = sql.select(ANALYSES.c.found).where(ANALYSES.c.table_id == table_id)
        text = (await connection.execute(wanted)).scalar_one_or_none()
    try:
        return None if text is None else msgspec.json.decode(text, type=Analysis)
    except msgspec.MsgspecError as problem:
        log.warning("an analysis cannot be read", extra={"table": table_id, "why": str(problem)})
        return None
