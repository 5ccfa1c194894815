"""Somebody comes to a store to look or to change something, and leaves again."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tablereef.table.refusals import TableRefusal
from tablereef.table.settings import Settings
from tablereef.table.store.claim import Claim, take
from tablereef.table.store.database import Store
from tablereef.table.store.engine import answering, is_damage


@asynccontextmanager
async def visit(settings: Settings, claim: Claim | None = None) -> AsyncIterator[Store]:
    """A store in shape, with a claim where one is needed; what is wrong with it is said in one sentence."""
    store = Store(settings.database_url())
    try:
        with answering():
            if claim is not None:
                await take(claim)
            await store.open()
            yield store
    except TableRefusal as refusal:
        raise unusable(refusal.__cause__) if refusal.kind == "store_failed" else refusal from None
    finally:
        if claim is not None:
            await claim.release()
        await store.close()


def unusable(problem: BaseException | None) -> TableRefusal:
    """Why a database cannot be used."""
    return TableRefusal("damaged_store") if is_damage(problem) else TableRefusal("no_store", why=type(problem).__name__)
