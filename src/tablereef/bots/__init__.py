"""Players over the protocol: they get knowledge, never the true position."""

from __future__ import annotations

from random import Random
from typing import Protocol

from tablereef.kernel.knowledge import Knowledge


class Bot(Protocol):
    """Who chooses for a seat."""

    def choose(self, knowledge: Knowledge) -> int:
        """The code of one of `knowledge.choices()`."""


class RandomBot:
    """Any choice, each as likely."""

    def __init__(self, seed: int = 0) -> None:
        self.random = Random(seed)

    def choose(self, knowledge: Knowledge) -> int:
        """Any of the choices."""
        return self.random.choice(knowledge.choices())
