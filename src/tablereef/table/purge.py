"""What an operator sees of a purge, before it is done and after."""

from __future__ import annotations

import asyncio

from tablereef.table.addresses import said
from tablereef.table.settings import Settings
from tablereef.table.store.claim import claim_on
from tablereef.table.store.retention import Leftover, leftovers
from tablereef.table.store.retention import purge as remove
from tablereef.table.store.visit import visit


def purge(settings: Settings, really: bool, language: str) -> list[str]:
    """Say what is kept too long; really: remove it, if no server is running, which does so by itself."""
    found = asyncio.run(found_in(settings, really))
    if not found:
        return [said("purge-nothing", language)]
    last = said("purge-done" if really else "purge-ask", language)
    return [*(sentence(one, language) for one in found), last]


async def found_in(settings: Settings, really: bool) -> list[Leftover]:
    """What the store keeps too long, and no longer if it is really meant."""
    claim = claim_on(settings.database_url(), alone=True) if really else None
    async with visit(settings, claim) as store:
        found = await leftovers(store, settings.keep)
        if really:
            await remove(store, settings.keep)
        return found


def sentence(one: Leftover, language: str) -> str:
    """How much of one kind."""
    return said(f"purge-{one.kind}", language, count=one.count, lines=one.lines, days=f"{one.days:g}")
