"""Garbage leaves the memory, although Python itself no longer looks for it."""

from __future__ import annotations

import asyncio
import gc
import time
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest

from tablereef.table.sweeping import AT_MOST, QUIET_SECONDS, Sweeper
from tests.table.server import FAST, Server, ask


class Ring:
    """Something that holds itself, as garbage does that is not gone by itself."""

    def __init__(self) -> None:
        self.itself: Ring | None = self


@pytest.fixture
def sweeper() -> Iterator[Sweeper]:
    """One for this process; then everything is as before."""
    yield Sweeper()
    gc.unfreeze()
    gc.enable()


def work() -> None:
    """Compute for longer than at a quiet moment."""
    end = time.thread_time() + 2 * QUIET_SECONDS
    while time.thread_time() < end:
        pass


def test_new_garbage_is_gone_at_once(sweeper: Sweeper) -> None:
    ring = weakref.ref(Ring())
    assert ring() is not None
    asyncio.run(sweeper.sweep())
    assert ring() is None


def test_old_garbage_is_gone_at_a_quiet_moment_once_there_is_twice_as_much_of_everything(sweeper: Sweeper) -> None:
    kept = Ring()
    ring = weakref.ref(kept)
    asyncio.run(sweeper.sweep())
    del kept
    asyncio.run(sweeper.sweep())
    assert ring() is not None, "what is old is looked at seldom"
    more: list[list[object]] = [[] for _ in range(sweeper.kept + 1)]
    work()
    asyncio.run(sweeper.sweep())
    assert ring() is not None, "somebody waits for an answer"
    asyncio.run(sweeper.sweep())
    assert ring() is None
    assert sweeper.kept >= len(more)


def test_memory_does_not_fill_where_no_moment_is_quiet(sweeper: Sweeper) -> None:
    ring = weakref.ref(kept := Ring())
    asyncio.run(sweeper.sweep())
    del kept
    more: list[list[object]] = [[] for _ in range(AT_MOST * sweeper.kept)]
    work()
    asyncio.run(sweeper.sweep())
    assert ring() is None
    assert sweeper.kept >= len(more)


def test_what_comes_and_goes_does_not_count_as_twice_as_much(sweeper: Sweeper) -> None:
    kept, ring = sweeper.kept, weakref.ref(held := Ring())
    asyncio.run(sweeper.sweep())
    del held
    for _ in range(3):
        more: list[list[object]] = [[] for _ in range(kept // 2)]
        asyncio.run(sweeper.sweep())
        del more
        asyncio.run(sweeper.sweep())
    assert ring() is not None
    assert sweeper.kept == kept


def test_a_server_sweeps(folder: Path) -> None:
    with Server(folder, *FAST) as server:
        assert 'tablereef_loop_age_seconds{loop="sweep"}' in ask(server, "GET", "/metrics").decode()
