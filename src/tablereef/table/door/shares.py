"""Nobody takes more than a share of the server's time: what one place asks for is charged by what it costs to compute.

Who owes time waits, and whatever one place asks for is done one by one, so that others come between.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine, Generator, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

from tablereef.table.door.limits import Bucket

T = TypeVar("T")
BURST_SECONDS = 0.2  # so many seconds' share may be taken at once


class Share:
    """What one place takes of the server's time."""

    def __init__(self, rate: float) -> None:
        self.bucket = Bucket(rate, BURST_SECONDS)
        self.lane = asyncio.Lock()
        self.costly = asyncio.Lock()  # for what takes long: one at a time

    async def turn(self) -> None:
        """Wait until something may be done for this place; whoever else is waiting comes first."""
        async with self.lane:
            await asyncio.sleep(self.bucket.lack())

    async def pay(self) -> None:
        """Wait for one's turn only while time is owed: for what is told unasked."""
        if self.bucket.lack():
            await self.turn()

    async def charged(self, work: Coroutine[Any, Any, T]) -> T:
        """Work on the event loop, charged step by step."""
        result: T = await Charged(self, work)
        return result

    @contextmanager
    def charging(self) -> Iterator[None]:
        """Work of other threads and processes, charged by the clock."""
        began = time.monotonic()
        try:
            yield
        finally:
            self.bucket.charge(time.monotonic() - began)


class Charged(Generator[Any, Any, Any]):
    """A coroutine of which each step is charged, and not what others compute between them."""

    def __init__(self, share: Share, work: Coroutine[Any, Any, Any]) -> None:
        self.share, self.work = share, work

    def __await__(self) -> Charged:
        return self

    def send(self, value: Any) -> Any:
        """One step."""
        began = time.thread_time()
        try:
            return self.work.send(value)
        finally:
            self.share.bucket.charge(time.thread_time() - began)

    def throw(self, *problem: Any) -> Any:
        """Something happened that it waited for, or that ends it."""
        return self.work.throw(*problem)
