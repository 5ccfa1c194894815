"""The usher of several workers: looks which table somebody asks for, and shows them in to the worker of that table.

A connection is handed over as it is, with all that was sent on it still unread: nothing passes through here. Workers
that die are replaced. On SIGHUP all are replaced, one after the other, each new one ready before the old one leaves.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import re
import signal
import socket
from collections.abc import Callable
from hashlib import blake2b
from itertools import count

from tablereef.table.door.porter import KEPT_FILES, open_files
from tablereef.table.settings import Settings

log = logging.getLogger("tablereef.usher")
READY = b"r"  # what a worker says when it may be asked
PEEK = 2048  # bytes of a request that are looked at
MOST_SILENT = 1_000  # connections on which nothing was said yet; then the oldest is cut off
RESTART_SECONDS = 5.0  # after a worker that did not even start
STOP_SECONDS = 20.0  # for a worker to finish what was begun
TABLE = re.compile(rb"[A-Z]+ /api/tables/([A-Za-z0-9_-]+)")
WORKER = re.compile(rb"[A-Z]+ /(?:health/[a-z]+|metrics)\?worker=(\d{1,4}) ")

Work = Callable[[Settings, socket.socket], None]
spawning = multiprocessing.get_context("spawn")


class Worker:
    """One process that serves."""

    def __init__(self, settings: Settings, work: Work) -> None:
        self.channel, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_STREAM)
        self.channel.setblocking(False)
        self.process = spawning.Process(target=work, args=(settings, theirs))
        self.process.start()
        theirs.close()
        self.is_ready = False
        self.spoke = asyncio.Event()  # it is ready, or it died before
        self.over = asyncio.Event()  # it has died, or is to be replaced
        self.gone = asyncio.Event()
        self.left = asyncio.Event()  # and somebody else is there
        asyncio.get_running_loop().add_reader(self.channel, self.hear)

    def hear(self) -> None:
        """It is ready, or it has died."""
        try:
            self.is_ready = self.channel.recv(1) == READY
        except OSError:
            self.is_ready = False
        self.spoke.set()
        if not self.is_ready:
            asyncio.get_running_loop().remove_reader(self.channel)
            self.over.set()
            self.gone.set()

    def takes(self, caller: socket.socket) -> bool:
        """Hand over a connection; whether it could be."""
        try:
            socket.send_fds(self.channel, [READY], [caller.fileno()])
        except OSError:
            return False
        return True

    async def stop(self) -> None:
        """Let it finish what was begun."""
        self.is_ready = False
        self.process.terminate()
        try:
            await asyncio.wait_for(self.gone.wait(), STOP_SECONDS)
        except TimeoutError:
            self.process.kill()
        await asyncio.to_thread(self.process.join)
        self.channel.close()
        self.left.set()


class Usher:
    """Stands at the door while the workers serve."""

    def __init__(self, settings: Settings, listening: socket.socket, work: Work) -> None:
        self.settings, self.listening, self.work = settings, listening, work
        self.workers: dict[int, Worker] = {}
        self.begun: list[Worker] = []  # at a place or not
        self.silent: dict[socket.socket, asyncio.TimerHandle] = {}  # nothing was said yet; the oldest first
        self.most_silent = min(MOST_SILENT, open_files() - KEPT_FILES)  # without a file nobody could be let in
        self.turns = count()
        self.renewing: asyncio.Task[None] | None = None

    async def run(self) -> None:
        """Until SIGINT or SIGTERM."""
        loop, is_over = asyncio.get_running_loop(), asyncio.Event()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, is_over.set)
        loop.add_signal_handler(signal.SIGHUP, self.renew)
        keeping = [loop.create_task(self.keep(place)) for place in range(self.settings.workers)]
        await is_over.wait()
        loop.remove_reader(self.listening)
        self.listening.close()
        for task in keeping:
            task.cancel()
        await asyncio.gather(*keeping, return_exceptions=True)
        await asyncio.gather(*(worker.stop() for worker in self.begun if not worker.left.is_set()))

    # — workers —

    async def keep(self, place: int) -> None:
        """There is always a worker at a place; the door opens when every place has one."""
        old: Worker | None = None
        while True:
            new = Worker(self.settings, self.work)
            self.begun = [worker for worker in self.begun if not worker.left.is_set()] + [new]
            await new.spoke.wait()
            if not new.is_ready:
                log.error("a worker did not start", extra={"worker": place})
                await asyncio.sleep(RESTART_SECONDS)
                continue
            self.workers[place] = new
            if len(self.workers) == self.settings.workers:
                self.listening.setblocking(False)
                asyncio.get_running_loop().add_reader(self.listening, self.receive)
            if old is not None:
                await old.stop()
            await new.over.wait()
            log.warning("a worker is replaced", extra={"worker": place})
            old = new

    def renew(self) -> None:
        """Replace all workers, unless that is being done."""
        if self.renewing is None or self.renewing.done():
            self.renewing = asyncio.get_running_loop().create_task(self.renew_in_turn())

    async def renew_in_turn(self) -> None:
        """One after the other; whoever has just died is replaced twice."""
        for place in tuple(self.workers):
            if (old := self.workers[place]).over.is_set():
                await old.left.wait()
            old = self.workers[place]
            old.over.set()
            await old.left.wait()

    # — callers —

    def receive(self) -> None:
        """Somebody connects; before anything is said nobody knows where to."""
        try:
            caller, _ = self.listening.accept()
        except OSError:  # gone already
            return
        loop = asyncio.get_running_loop()
        loop.add_reader(caller, self.show_in, caller)
        self.silent[caller] = loop.call_later(self.settings.request_seconds, self.turn_away, caller)
        if len(self.silent) > self.most_silent:
            self.turn_away(next(iter(self.silent)))

    def turn_away(self, caller: socket.socket) -> None:
        """Nobody waits longer for what somebody has to say."""
        asyncio.get_running_loop().remove_reader(caller)
        self.silent.pop(caller).cancel()
        caller.close()

    def show_in(self, caller: socket.socket) -> None:
        """Something was said: hand over the connection, to the next best where the best does not take it."""
        try:
            said = caller.recv(PEEK, socket.MSG_PEEK | socket.MSG_DONTWAIT)
        except OSError:
            said = b""
        if said:
            any(worker.takes(caller) for worker in self.best_for(said))
        self.turn_away(caller)

    def best_for(self, said: bytes) -> list[Worker]:
        """The workers that are there: for a table always in the same order, for the rest in turn."""
        ready = {place: worker for place, worker in self.workers.items() if worker.is_ready}
        if table := TABLE.match(said):
            return [ready[place] for place in sorted(ready, key=lambda place: rank(table[1], place))]
        if asked := WORKER.match(said):
            return [worker for place, worker in ready.items() if place == int(asked[1])]
        turn = next(self.turns) % max(1, len(ready))
        return [*ready.values()][turn:] + [*ready.values()][:turn]


def rank(table: bytes, place: int) -> bytes:
    """Where a table comes among those of a worker; if that worker is gone, its tables spread over all others."""
    return blake2b(b"%d/%b" % (place, table), digest_size=8).digest()
