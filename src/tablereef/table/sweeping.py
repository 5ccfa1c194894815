"""Garbage is looked for among what is new, often and shortly; among everything only once there is twice as much.

Matches hold many objects and hardly a cycle. Left to itself, Python looks through tens of thousands at once, or through
all, and nobody is answered meanwhile. To look through all of 200 tables takes half a second, so it waits for a moment
in which nobody does anything; only for so long, though, as memory does not fill.
"""

from __future__ import annotations

import gc
import time

SWEEP_SECONDS = 0.1
QUIET_SECONDS = 0.01  # of computing between two sweeps
TWICE, AT_MOST = 2, 8  # times as many objects as when everything was looked through: at a quiet moment, at any


class Sweeper:
    """Looks for the garbage of this process, instead of Python."""

    def __init__(self) -> None:
        gc.disable()
        self.kept = 0  # objects that are left since everything was looked through
        self.new = 0  # objects since then, some of those that are gone again included
        self.used = time.thread_time()
        self.sweep_all()

    async def sweep(self) -> None:
        """Look through what is new; whatever is not garbage now is not looked at again for long."""
        used = time.thread_time() - self.used
        self.new += gc.get_count()[0]
        gc.collect(0)
        gc.freeze()
        if self.has_grown(TWICE if used < QUIET_SECONDS else AT_MOST):
            self.sweep_all()
        self.used = time.thread_time()

    def has_grown(self, times: int) -> bool:
        """Whether there are so many times the objects there were when everything was looked through; seldom counted."""
        most = (times - 1) * self.kept
        if self.new < most:
            return False
        self.new = gc.get_freeze_count() - self.kept
        return self.new >= most

    def sweep_all(self) -> None:
        """Look through everything."""
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        self.kept, self.new = gc.get_freeze_count(), 0
