"""Matches that are over are analysed when somebody asks: in a process of its own, one after the other, each once.

That process yields to the others. What was found is kept with the match, for everyone who may see it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any

from tablereef.analysis.possible import is_possible
from tablereef.kernel.match import Match
from tablereef.table.live.allowances import Shared
from tablereef.table.live.table import LiveTable
from tablereef.table.live.thinkers import Thinker
from tablereef.table.refusals import TableRefusal
from tablereef.table.seen.analysis import compile_analysis, go_on, is_compiled
from tablereef.table.store.analyses import keep, kept
from tablereef.table.store.database import Store
from tablereef.table.store.rows import Guest
from tablereef.table.wire.messages import Analysed, Analysis, Progress

log = logging.getLogger("tablereef.analyses")
MOST, MOST_OF_A_PLACE = 20, 5  # that wait or are thought about
COMPILE_SECONDS, WHILE_SECONDS = 900.0, 120.0  # longer than this nobody waits for the process
NICENESS = 10


@dataclass
class Work:
    """An analysis that is not done yet, and who asked for it."""

    guest: Guest
    progress: Progress = "waiting"
    share: float = 0.0


class Analyses:
    """All that were asked for."""

    def __init__(self, store: Store, allowance: Shared, spawn: Callable[[Coroutine[Any, Any, None]], object]) -> None:
        self.store, self.allowance, self.spawn = store, allowance, spawn
        self.analyst = Thinker(NICENESS)
        self.turn = asyncio.Lock()
        self.works: dict[str, Work] = {}  # by table

    async def close(self) -> None:
        """Nobody waits for a thought: whoever asks again gets it again."""
        self.analyst.kill()
        await self.analyst.close()

    async def of(self, table: LiveTable) -> Analysed:
        """How far the analysis of a match is, and what it found."""
        if (work := self.works.get(table.row.id)) is not None:
            return Analysed(progress=work.progress, share=work.share)
        if (found := await kept(self.store, table.row.id)) is not None:
            return Analysed(progress="done", share=1.0, found=found)
        return Analysed(progress="none" if is_possible(table.game) else "impossible")

    async def begin(self, table: LiveTable, match: Match, guest: Guest) -> Analysed:
        """Let a match be analysed that is over, unless it is already, or was."""
        known = await self.of(table)
        if known.progress == "impossible":
            raise TableRefusal("no_analysis")
        if known.progress == "none" and table.row.id not in self.works:
            self.check(guest)
            self.works[table.row.id] = work = Work(guest)
            self.spawn(self.analyse(table.row.id, match, work))
            return Analysed(progress=work.progress)
        return known

    def check(self, guest: Guest) -> None:
        """Refuse a second one at a time to a guest, more than there is room for, and more than an hour's thought."""
        asking = [work.guest for work in self.works.values()]
        if any(other.id == guest.id for other in asking):
            raise TableRefusal("analyses_one")
        if len(asking) >= MOST or sum(other.place == guest.place for other in asking) >= MOST_OF_A_PLACE:
            raise TableRefusal("house_full")
        self.allowance.check(guest)

    async def analyse(self, table_id: str, match: Match, work: Work) -> None:
        """From the first thought until it is kept."""
        try:
            async with self.turn:
                found = await self.thought(match, work)
            await keep(self.store, table_id, found)
        except Exception:
            log.exception("no analysis", extra={"table": table_id, "game": match.game.id})
        finally:
            del self.works[table_id]

    async def thought(self, match: Match, work: Work) -> Analysis:
        """Think for one while after the other; to compile is at the server's own cost."""
        if not await self.analyst.ask(is_compiled, match.game.id):
            work.progress = "compiling"
            await self.analyst.ask(compile_analysis, match.game.id, seconds=COMPILE_SECONDS)
        work.progress = "thinking"
        while True:
            gone = await self.analyst.ask(go_on, match.header, match.lines, seconds=WHILE_SECONDS)
            self.allowance.take(work.guest, gone.seconds)
            if gone.found is not None:
                return gone.found
            work.share = gone.share
