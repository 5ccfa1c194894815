"""A first lesson: a match known beforehand. Bubbles say what is to be seen, and the learner does what is to be done."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

LEARNER = 0  # the seat of who learns; the other one belongs to a friend
SEATS = 2


class Bubble(NamedTuple):
    """What is said before the next step, and what it points at."""

    key: str  # `lesson-KEY` in the game's texts
    at: tuple[str, ...] = ()  # zones and pieces


class First(NamedTuple):
    """What is explained the first time it happens to a player."""

    player: str  # the happening's field that is the player
    at: str  # the zone or piece where it is seen; {field}: the seat's number, or the key, named; none: what it changes


class Lesson(NamedTuple):
    """The readable forms of all events, in their order, and what is said between them."""

    options: Mapping[str, str]
    steps: tuple[str | Bubble, ...]
    firsts: Mapping[str, First] = {}  # afterwards, by kinds of happenings

    def vocabulary(self) -> tuple[str, ...]:
        """The keys of its texts."""
        bubbles = (f"lesson-{step.key}" for step in self.steps if isinstance(step, Bubble))
        return (*bubbles, *(f"first-{kind}" for kind in self.firsts))
