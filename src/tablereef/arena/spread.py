"""Work handed to any executor of Python's `concurrent.futures` kind: this process, several, or a cluster."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, CancelledError, Executor, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing.connection import Connection
from typing import Any, NamedTuple, TypeVar

from tablereef.arena.refusals import ArenaRefusal
from tablereef.bots.program import kill_all

T = TypeVar("T")
R = TypeVar("R")

DASK = "dask://"
PATIENCE = 10  # seconds for a cluster to answer
AHEAD = 4  # tasks that wait for each pair of hands


class Crew(NamedTuple):
    """Who does the work, and how many at a time."""

    executor: Executor
    hands: int


class Here(Executor):
    """Does everything at once, in this very process."""

    def submit(self, fn: Callable[..., R], /, *args: Any, **kwargs: Any) -> Future[R]:
        """Done before it returns."""
        future: Future[R] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as failure:
            future.set_exception(failure)
        return future


@contextmanager
def crew(processes: int, on: str = "") -> Iterator[Crew]:
    """So many processes of this machine, or the cluster at an address."""
    if on:
        with cluster(on) as found:
            yield found
    elif processes == 1:
        yield Crew(Here(), 1)
    else:
        with several(processes) as pool:
            yield Crew(pool, processes)


@contextmanager
def several(processes: int) -> Iterator[Executor]:
    """Processes of this machine; they end when we need them no more, in the midst of a game too, or are killed."""
    context = multiprocessing.get_context("spawn")
    theirs, ours = context.Pipe(duplex=False)
    pool = ProcessPoolExecutor(processes, context, get_ready, (theirs,))
    try:
        yield pool
    finally:
        ours.close()
        pool.shutdown(cancel_futures=True)


@contextmanager
def cluster(address: str) -> Iterator[Crew]:
    """The Dask cluster at dask://host:port; whatever a lost worker had to do goes to another."""
    from distributed import Client

    if not address.startswith(DASK):
        raise ArenaRefusal("no_cluster", address=address)
    try:
        client = Client(address.replace(DASK, "tcp://", 1), timeout=PATIENCE)
    except OSError:
        raise ArenaRefusal("no_cluster", address=address) from None
    with client:
        yield Crew(client.get_executor(pure=False), max(1, sum(client.ncores().values())))


def spread(crew: Crew, work: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]:
    """The results as they come; tasks are made when they are needed, so a thousand million are no long list."""
    under_way: set[Future[R]] = set()
    try:
        for task in tasks:
            under_way.add(crew.executor.submit(work, task))
            if len(under_way) >= AHEAD * crew.hands:
                done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
                yield from [future.result() for future in done]
        while under_way:
            done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
            yield from [future.result() for future in done]
    except (BrokenProcessPool, CancelledError):  # of a pool, of a cluster
        raise ArenaRefusal("worker_lost") from None
    finally:
        for future in under_way:
            future.cancel()


def get_ready(theirs: Connection) -> None:
    """A process of ours ends when the pipe does, for whatever reason; an interrupt is our business."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with, args=(theirs,), daemon=True).start()


def end_with(theirs: Connection) -> None:
    """Wait until nobody holds the other end any more."""
    theirs.poll(None)
    kill_all()
    os._exit(0)
