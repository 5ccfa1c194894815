"""The steward does what the operator orders, while the server runs: sends people away and hands their seats over."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, Protocol

from tablereef.kernel.match import Remark
from tablereef.kernel.refusals import Refusal
from tablereef.table.live.onlooker import Onlooker
from tablereef.table.live.table import CLOCK, LiveTable
from tablereef.table.refusals import TableRefusal
from tablereef.table.store.claim import Claim
from tablereef.table.store.database import Store
from tablereef.table.store.orders import Orders, note_handed_over, standing
from tablereef.table.store.rows import Change

log = logging.getLogger("tablereef.steward")
ROUND_SECONDS = 1.0
PASSING = ("store_failed", "elsewhere", "stale")  # what helps to try again
HAND_OVER_SECONDS = 15.0  # nobody waits longer for one table


class House(Protocol):
    """Where the steward works."""

    store: Store
    claim: Claim
    live: dict[str, LiveTable]

    async def find(self, table_id: str) -> LiveTable:
        """A table, from memory or from the store."""

    async def finish(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something to its end."""

    async def keep(self, table: LiveTable, change: Change) -> None:
        """Write what changed, then tell everyone."""

    async def close_table(self, table: LiveTable) -> None:
        """A table whose match has not begun is gone."""


class Steward:
    """Looks again and again for what is ordered."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.banned: frozenset[str] = frozenset()  # places from which nobody may come in

    def is_banned(self, place: str) -> bool:
        """Whether nobody may come in from a place."""
        return place in self.banned

    async def heed(self) -> Orders:
        """Know what is ordered, and let nobody stay who was sent away."""
        orders = await standing(self.house.store)
        self.banned = orders.banned
        if orders.banned or orders.dismissals:
            for table in tuple(self.house.live.values()):
                for onlooker in tuple(table.onlookers):
                    if (refusal := sent_away(onlooker, orders)) is not None:
                        onlooker.dismiss(refusal, again=False)
        return orders

    async def go_round(self) -> None:
        """Do all that is ordered. Whatever goes wrong at one table concerns no other; what may pass is tried again."""
        for table_id, guest_id in (await self.heed()).leaving:
            try:
                async with asyncio.timeout(HAND_OVER_SECONDS):
                    await self.house.finish(self.hand_over(table_id, guest_id))
            except Refusal as refusal:
                log.warning("seats are not handed over", extra={"table": table_id, "kind": refusal.kind})
                if refusal.kind not in PASSING:
                    await note_handed_over(self.house.store, table_id, guest_id)
            except Exception:
                log.exception("seats are not handed over", extra={"table": table_id})

    async def hand_over(self, table_id: str, guest_id: str) -> None:
        """The seats of a guest at one table, if it is ours: others sit there now, or may."""
        if not await self.house.claim.takes(table_id):
            return
        table = await self.house.find(table_id)
        async with table.held():
            if table.match is None and table.row.host == guest_id:
                await self.house.close_table(table)
            elif is_left(table, guest_id):
                await self.house.keep(table, table.change(None, seats=True))
        await note_handed_over(self.house.store, table_id, guest_id)


def sent_away(onlooker: Onlooker, orders: Orders) -> TableRefusal | None:
    """Why somebody who is connected may not stay."""
    if onlooker.place in orders.banned:
        return TableRefusal("banned")
    guest = onlooker.guest
    is_kicked = guest is not None and orders.dismissals.get(guest.id, 0) > guest.dismissals
    return TableRefusal("kicked") if is_kicked else None


def is_left(table: LiveTable, guest_id: str) -> bool:
    """A guest leaves: before the match begins the seats are free, later a bot has them. Whether there were any."""
    seats = [row for row in table.row.seats if row.guest == guest_id and table.bots.get(row.seat, CLOCK) == CLOCK]
    if table.phase() == "over":
        return False
    for row in seats:
        if table.match is None:
            row.guest = row.name = None
        else:
            if row.seat in table.bots:
                table.remark(Remark("returned", row.seat))
            table.seat_bot(row.seat, table.standin())
    return bool(seats)
