"""What somebody is told of a match, line by line, and what of it fades.

A match keeps what happened; this page says to whom it is told. Without the memory aid the log does not remember for
people: what is said for a while only is left out of lines of earlier turns, until the match is over.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile

import msgspec

from tablereef.kernel.game import CHANCE, MEMORY_AID, OVER
from tablereef.kernel.match import Event, Match, Remark
from tablereef.kernel.refusals import Refusal
from tablereef.kernel.story import ALL_SEEING, EVERYONE, Happening, is_told
from tablereef.kernel.words import Words


class Told(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one seat is told of one line; the code only where the seat belongs to its audience."""

    version: int
    by: int
    code: int | None = None
    remark: Remark | None = None
    words: tuple[Words, ...] = ()


def told_to(match: Match, seat: int, since: int = 0) -> list[Told]:
    """All that a seat was told, one message for each line after version `since`."""
    fresh = fresh_from(match, seat) if fades(match) else 0
    return [line_told(match, number, seat, number < fresh) for number in range(since, match.version)]


def told_of(match: Match, number: int, seat: int) -> Told:
    """What a seat was told of one line."""
    return line_told(match, number, seat, fades(match) and number < fresh_from(match, seat))


def line_told(match: Match, number: int, seat: int, faded: bool) -> Told:
    """One line for a seat, at once or (faded) long after; for who sees everything, with all its secrets."""
    line, (audience, story) = match.lines[number], match.stories[number]
    if isinstance(line, Remark):
        return Told(number + 1, line.by, remark=line)
    if seat == ALL_SEEING:
        audience, story = EVERYONE, [happening._replace(audience=EVERYONE) for happening in story]
    words = tuple(match.game.happenings.words(happening, seat, faded) for happening in story)
    known = is_told(audience, seat) and not (faded and is_fleeting(match, story))
    return Told(number + 1, line.by, code=line.code if known else None, words=words)


# — what fades —


def fades(match: Match) -> bool:
    """Whether the log keeps to itself what people are expected to remember: no memory aid, and not yet over."""
    return match.game.happenings.fade and match.header.options.get(MEMORY_AID.name) != "on" and match.turn() != OVER


def is_fleeting(match: Match, story: list[Happening]) -> bool:
    """Whether something was told that is said for a while only."""
    return any(match.game.happenings.kinds[happening.kind].fades() for happening in story)


def fresh_from(match: Match, seat: int) -> int:
    """The first line not faded for a seat: of this turn, or since its last choice, or with none since the start."""
    mover = next((by for _, by in latest_choices(match)), seat)
    if seat == mover or seat not in range(len(match.header.seats)):
        turn = takewhile(lambda choice: choice[1] == mover, latest_choices(match))
        return min((number for number, _ in turn), default=0)
    return next((number + 1 for number, by in latest_choices(match) if by == seat), 0)


def latest_choices(match: Match) -> Iterator[tuple[int, int]]:
    """The choices so far, the latest first: each as the number of its line, and who made it."""
    for number in reversed(range(match.version)):
        line = match.lines[number]
        if isinstance(line, Event) and line.by != CHANCE:
            yield number, line.by


def check_replay(match: Match) -> None:
    """Refuse to show again what people are expected to remember by themselves."""
    if fades(match):
        raise Refusal("no_replay")
