"""What takes long is thought about in processes beside the server, which answers others meanwhile."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from tablereef.bots import make_bot
from tablereef.games import find, playable
from tablereef.kernel.knowledge import Knowledge
from tablereef.kernel.struct import flat, unflat

T = TypeVar("T")


class Thinkers:
    """Some processes that choose for bots or look into old matches; a broken one is replaced."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.pool = self.new_pool()

    def new_pool(self) -> ProcessPoolExecutor:
        """Fresh processes that begin when they are first needed."""
        return ProcessPoolExecutor(self.processes, multiprocessing.get_context("spawn"), get_ready)

    async def choose(self, level: str, knowledge: Knowledge, seed: int) -> int:
        """The choice of a bot that knows what its seat knows."""
        return await self.ask(think, level, knowledge.game.id, knowledge.seat, flat(knowledge.state), seed)

    async def ask(self, question: Callable[..., T], *about: Any) -> T:
        """An answer that takes a while."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self.pool, question, *about)
        except BrokenProcessPool:
            self.pool = self.new_pool()
            return await loop.run_in_executor(self.pool, question, *about)

    async def close(self) -> None:
        """Whoever thinks finishes the thought; nobody begins another."""
        await asyncio.to_thread(self.pool.shutdown, wait=True, cancel_futures=True)


def get_ready() -> None:
    """A new process knows the games, and ends when the server is gone; an interrupt is the server's business."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_the_server, daemon=True).start()
    playable()


def end_with_the_server() -> None:
    """Wait until the server is gone, killed or not."""
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(0)


def think(level: str, game_id: str, seat: int, ints: list[int], seed: int) -> int:
    """Choose; what comes in is what the seat knows, and nothing else."""
    game = find(game_id)
    knowledge = Knowledge(game, unflat(game.State(), ints), seat)
    return make_bot(level, game, seat, seed).choose(knowledge)
