"""What the server does by itself, again and again. A round that fails is logged, and the next one comes."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

from tablereef.kernel.refusals import Refusal
from tablereef.table import metrics

log = logging.getLogger("tablereef.loop")
RETRY_SECONDS = 60.0  # after a round that failed, at most
STUCK_SECONDS = 30.0  # then a round that is overdue will not come by itself


class Loop:
    """One thing that is done every so many seconds, as long as the server runs."""

    def __init__(self, name: str, seconds: float, work: Callable[[], Awaitable[object]]) -> None:
        self.name, self.seconds, self.work = name, seconds, work
        self.done = time.monotonic()
        metrics.LOOP_AGE.labels(name).set_function(self.age)

    def age(self) -> float:
        """Seconds since a round went well."""
        return time.monotonic() - self.done

    def is_alive(self) -> bool:
        """Whether the last round is not too long ago."""
        return self.age() < self.seconds + STUCK_SECONDS

    async def run(self) -> None:
        """Round after round."""
        while True:
            is_done = await self.goes_well()
            await asyncio.sleep(self.seconds if is_done else min(self.seconds, RETRY_SECONDS))

    async def goes_well(self) -> bool:
        """One round; whether nothing was wrong."""
        try:
            await self.work()
        except Refusal as refusal:
            log.warning("a round was refused", extra={"loop": self.name, "kind": refusal.kind})
            return False
        except Exception:
            log.exception("a round failed", extra={"loop": self.name})
            return False
        self.done = time.monotonic()
        return True
