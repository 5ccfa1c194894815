"""Garbage is looked for among what is new, often and shortly; among everything only once there is twice as much.

Matches hold many objects and hardly a cycle. Left to itself, Python looks through tens of thousands at once, or through
all, and nobody is answered meanwhile.
"""

from __future__ import annotations

import gc

SWEEP_SECONDS = 0.1


class Sweeper:
    """Looks for the garbage of this process, instead of Python."""

    def __init__(self) -> None:
        gc.disable()
        self.kept = 0  # objects that are left since everything was looked through
        self.new = 0  # objects since then, some of those that are gone again included
        self.sweep_all()

    async def sweep(self) -> None:
        """Look through what is new; whatever is not garbage now is not looked at again for long."""
        self.new += gc.get_count()[0]
        gc.collect(0)
        gc.freeze()
        if self.has_doubled():
            self.sweep_all()

    def has_doubled(self) -> bool:
        """Whether there are twice as many objects as when everything was looked through; they are seldom counted."""
        if self.new < self.kept:
            return False
        self.new = gc.get_freeze_count() - self.kept
        return self.new >= self.kept

    def sweep_all(self) -> None:
        """Look through everything."""
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        self.kept, self.new = gc.get_freeze_count(), 0
