"""A match taken apart: its decisions as they stand, and where its turns begin."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from tablereef.kernel.game import CHANCE, OVER
from tablereef.kernel.knowledge import Knowledge
from tablereef.kernel.match import Event, Match
from tablereef.kernel.struct import clone


class Choice(NamedTuple):
    """A choice among at least two: after how many lines, what its seat knew, and what it chose."""

    version: int
    knowledge: Knowledge
    code: int


class Beginning(NamedTuple):
    """Where a turn begins: after how many lines, who moves, and the whole position."""

    version: int
    seat: int
    position: Any


def positions_of(match: Match) -> list[Any]:
    """The position before every line, and at last the end."""
    again = Match(match.game, match.header)
    positions = [clone(again.state)]
    for line in match.lines:
        again.add(line)
        positions.append(clone(again.state))
    return positions


def standing_events(match: Match) -> list[tuple[int, Event]]:
    """All events that were not taken back, each with the lines before it."""
    found: list[tuple[int, Event]] = []
    for version, line in enumerate(match.lines):
        if isinstance(line, Event):
            found.append((version, line))
        elif line.remark == "undo":
            found.pop()
    return found


def choices_of(match: Match, positions: list[Any]) -> Iterator[Choice]:
    """All decisions that stand and had an alternative."""
    for version, event in standing_events(match):
        if event.by != CHANCE:
            knowledge = Knowledge(match.game, positions[version], event.by)
            if len(knowledge.choices()) > 1:
                yield Choice(version, knowledge, event.code)


def beginnings_of(match: Match, positions: list[Any]) -> Iterator[Beginning]:
    """The turns: wherever another seat is asked than before."""
    mover = CHANCE
    for version, _ in standing_events(match):
        seat = match.game.turn(positions[version])
        if seat not in (CHANCE, OVER, mover):
            mover = seat
            yield Beginning(version, seat, positions[version])
