"""What takes long is thought about in processes beside the server, which answers others meanwhile."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from tablereef.bots import Diver
from tablereef.games import playable
from tablereef.kernel.knowledge import Knowledge
from tablereef.kernel.struct import flat
from tablereef.table import metrics
from tablereef.table.live.sitters import WAKING_SECONDS, Choice, Sitter, advise, think, wake
from tablereef.table.live.table import LiveTable

T = TypeVar("T")
log = logging.getLogger("tablereef.bots")
KEPT_TABLES = 10_000  # of which is remembered who thinks for them


class Thinker:
    """One process, which answers one question after the other; where it breaks or hangs there is a new one."""

    def __init__(self, niceness: int = 0) -> None:
        self.niceness = niceness  # how far it yields to other processes
        self.begin_anew()
        self.turn = asyncio.Lock()
        self.waiting = 0  # questions
        self.tables = 0  # that keep to it

    def begin_anew(self) -> None:
        """With a fresh process, which begins when it is first needed."""
        self.pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), get_ready, (self.niceness,))
        self.is_up = False

    async def ask(self, question: Callable[..., T], *about: Any, seconds: float | None = None) -> T:
        """An answer that takes a while, but not longer than so many seconds; to begin may take a process longer."""
        self.waiting += 1
        try:
            async with self.turn:
                if not self.is_up:
                    self.is_up = bool(await self.answer(os.getpid))
                async with asyncio.timeout(seconds):
                    return await self.answer(question, *about)
        except TimeoutError:
            self.kill()
            raise
        finally:
            self.waiting -= 1

    async def answer(self, question: Callable[..., T], *about: Any) -> T:
        """What the process says, or the next one where it broke."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self.pool, question, *about)
        except BrokenProcessPool:
            self.begin_anew()
            return await loop.run_in_executor(self.pool, question, *about)

    def kill(self) -> None:
        """End a process that does not answer."""
        for process in tuple(self.pool._processes.values()):  # from Python 3.14 on: kill_workers()
            process.kill()
        self.begin_anew()

    async def close(self) -> None:
        """Whoever thinks finishes the thought; nobody begins another."""
        await asyncio.to_thread(self.pool.shutdown, wait=True, cancel_futures=True)


class Thinkers:
    """Processes that choose for bots; a table keeps to one of them, where its bots live."""

    def __init__(self, processes: int) -> None:
        self.all = [Thinker() for _ in range(processes)]
        self.of_table: dict[str, Thinker] = {}

    def of(self, table: str) -> Thinker:
        """Who thinks for a table: always the same one, at first the one with least to do."""
        if table not in self.of_table:
            self.of_table[table] = min(self.all, key=lambda thinker: (thinker.waiting, thinker.tables))
            self.of_table[table].tables += 1
            while len(self.of_table) > KEPT_TABLES:
                self.of_table.pop(next(iter(self.of_table))).tables -= 1
        return self.of_table[table]

    async def get_up(self) -> None:
        """All of them begin now, so that nobody waits for it later."""
        await asyncio.gather(*(thinker.ask(os.getpid) for thinker in self.all))

    async def rouse(self, table: LiveTable) -> None:
        """Wake the search of an octopus that sits at a table, once; as long as that takes its plate says so."""
        if not table.has_sleeper():
            return
        table.is_roused = True
        while not await self.of(table.row.id).ask(wake, table.row.game):
            await asyncio.sleep(WAKING_SECONDS)
            table.show_asleep(not await self.of(table.row.id).ask(wake, table.row.game))

    async def choose(self, sitter: Sitter, knowledge: Knowledge) -> int:
        """What a bot chooses; Diver moves for one that fails or takes too long. One choice needs no thought."""
        choices = knowledge.choices()
        if len(choices) == 1:
            return choices[0]
        choice, why = await self.answer(think, sitter, knowledge)
        if why is not None:
            metrics.BOTS_REPLACED.labels(sitter.game, why).inc()
        return choice.code

    async def advise(self, sitter: Sitter, knowledge: Knowledge) -> Choice:
        """What a good player would choose, and what it is worth where somebody could think ahead."""
        choices = knowledge.choices()
        if len(choices) == 1:
            return Choice(choices[0], is_own=True)
        choice, _ = await self.answer(advise, sitter, knowledge)
        return choice

    async def answer(
        self, question: Callable[[Sitter, list[int]], Choice], sitter: Sitter, knowledge: Knowledge
    ) -> tuple[Choice, str | None]:
        """What a bot answers; or Diver's choice, and why it is."""
        thinker = self.of(sitter.table)
        sitter = sitter.hurried(thinker.waiting)
        try:
            choice = await thinker.ask(question, sitter, flat(knowledge.state), seconds=sitter.seconds())
            if choice.code not in knowledge.choices():
                raise ValueError(f"{choice.code} is not offered")
        except Exception as problem:
            why = note(sitter, "late" if isinstance(problem, TimeoutError) else "failed", problem)
            return Choice(await asyncio.to_thread(Diver().choose, knowledge), is_own=False), why
        return choice, None if choice.is_own else note(sitter, "asleep")

    async def close(self) -> None:
        """All of them finish what they think."""
        await asyncio.gather(*(thinker.close() for thinker in self.all))


def note(sitter: Sitter, why: str, problem: Exception | None = None) -> str:
    """Diver chose for a bot: because it failed, was late, or its search still wakes up."""
    about = {"table": sitter.table, "game": sitter.game, "bot": sitter.name(), "why": why}
    log.warning("Diver chose for a bot", extra=about, exc_info=problem)
    return why


def get_ready(niceness: int) -> None:
    """A new process knows the games, and ends when the server is gone; an interrupt is the server's business."""
    if sys.platform != "win32":
        os.nice(niceness)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_the_server, daemon=True).start()
    playable()


def end_with_the_server() -> None:
    """Wait until the server is gone, killed or not."""
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(0)
