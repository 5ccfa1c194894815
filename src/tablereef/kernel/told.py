"""What somebody is told of a match, line by line, what of it is seen, and what of it fades.

A match keeps what happened; this page says to whom it is told. A happening that is new is also shown: the table changes
from how it stood when it was told to how it stood at the next one, each time through the eyes of the same seat. Without
the memory aid the log does not remember for people: what is said for a while only is left out of lines of earlier
turns, until the match is over.
"""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from tablereef.kernel.drawing import joined
from tablereef.kernel.game import MEMORY_AID, OVER
from tablereef.kernel.knowledge import Everything, Knowledge
from tablereef.kernel.match import Match, Remark
from tablereef.kernel.picture import Change, new_plates
from tablereef.kernel.refusals import Refusal
from tablereef.kernel.story import ALL_SEEING, EVERYONE, Happening, is_told
from tablereef.kernel.struct import clone, differences
from tablereef.kernel.view import Plate
from tablereef.kernel.words import Words


class Scene(msgspec.Struct, frozen=True, omit_defaults=True):
    """A happening: its words, and how the table changes with it."""

    words: Words
    changes: tuple[Change, ...] = ()
    why: Words | None = None  # it ended one's own turn unasked
    plates: tuple[Plate | None, ...] = ()  # how each seat stands then, where that is new


class Told(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one seat is told of one line; the code only where the seat belongs to its audience."""

    version: int
    by: int
    code: int | None = None
    remark: Remark | None = None
    scenes: tuple[Scene, ...] = ()
    changes: tuple[Change, ...] = ()  # without a happening: something was taken back
    plates: tuple[Plate | None, ...] = ()  # the same

    @property
    def words(self) -> tuple[Words, ...]:
        """All that is said."""
        return tuple(scene.words for scene in self.scenes)


Tale = TypeVar("Tale", Scene, Told)


def told_to(match: Match, seat: int, since: int = 0) -> list[Told]:
    """All that a seat was told, one message for each line after version `since`."""
    fresh = fresh_from(match, seat) if fades(match) else 0
    return [line_told(match, number, seat, number < fresh) for number in range(since, match.version)]


def shown_to(match: Match, seat: int, since: int) -> list[Told]:
    """The same for who sees it happen."""
    eyes = eyes_of(match, seat, since)
    return [eyes.see(told) for told in told_to(match, seat, since)]


def line_told(match: Match, number: int, seat: int, faded: bool) -> Told:
    """One line for a seat, at once or (faded) long after; for who sees everything, with all its secrets."""
    line, (audience, story) = match.lines[number], match.stories[number]
    if isinstance(line, Remark):
        return Told(number + 1, line.by, remark=line)
    if seat == ALL_SEEING:
        audience, story = EVERYONE, [happening._replace(audience=EVERYONE) for happening in story]
    table = match.game.happenings
    scenes = tuple(Scene(table.words(one, seat, faded), why=table.why(one, seat)) for one in story)
    known = is_told(audience, seat) and not (faded and is_fleeting(match, story))
    return Told(number + 1, line.by, code=line.code if known else None, scenes=scenes)


# — what is seen —


def can_show(match: Match, since: int) -> bool:
    """Whether a match knows how the table stood at every happening after version `since`."""
    return since in match.positions


class Eyes:
    """The eyes of a seat on a table: they see what changes, from one position to the next."""

    def __init__(self, match: Match, seat: int, version: int) -> None:
        self.match, self.seat, self.version = match, seat, version
        self.position = match.positions[version][-1] if can_show(match, version) else clone(match.state)
        self.known = self.knowledge_of(self.position)
        self.parts = match.easel.begun(self.known.state, seat)
        self.picture = joined(self.parts)
        self.plates = match.easel.plates.draw(self.known.state, seat)

    def knowledge_of(self, position: Any) -> Knowledge:
        """What the seat knows of a position; all of it who sees everything."""
        game = self.match.game
        return Everything(game, position) if self.seat == ALL_SEEING else Knowledge(game, position, self.seat)

    def look(self, position: Any) -> tuple[Change, ...]:
        """What has changed."""
        before, known = self.picture, self.known.next(self.position, position)
        changed = differences(self.known.state, known.state)
        self.position, self.known = position, known
        if not changed:
            return ()
        self.parts = self.match.easel.again(known.state, self.seat, self.parts, changed)
        self.picture = joined(self.parts)
        self.plates = self.match.easel.plates.again(known.state, self.seat, self.plates, changed)
        return self.match.easel.changes(before, self.picture)

    def see(self, told: Told) -> Told:
        """The next line, with all that is seen of it."""
        self.version, positions = told.version, self.match.positions[told.version]
        if not told.scenes:
            return self.watch(told, positions[-1])
        scenes = zip(told.scenes, positions[1:], strict=True)
        return msgspec.structs.replace(told, scenes=tuple(self.watch(*scene) for scene in scenes))

    def watch(self, told: Tale, later: Any) -> Tale:
        """What is told, with all that is seen of it."""
        before, changes = self.plates, self.look(later)
        return msgspec.structs.replace(told, changes=changes, plates=new_plates(before, self.plates))


def eyes_of(match: Match, seat: int, version: int) -> Eyes:
    """The eyes of a seat as it saw the table at a version; if they looked there last, they only look on."""
    eyes: Eyes | None = match.eyes.get(seat)
    if eyes is None or eyes.version != version:
        eyes = match.eyes[seat] = Eyes(match, seat, version)
    return eyes


# — what fades —


def fades(match: Match) -> bool:
    """Whether the log keeps to itself what people are expected to remember: no memory aid, and not yet over."""
    return match.game.happenings.fade and match.header.options.get(MEMORY_AID.name) != "on" and match.turn() != OVER


def is_fleeting(match: Match, story: list[Happening]) -> bool:
    """Whether something was told that is said for a while only."""
    return any(match.game.happenings.kinds[happening.kind].fades() for happening in story)


def fresh_from(match: Match, seat: int) -> int:
    """The first line not faded for a seat: of this turn, or since its last choice, or with none since the start."""
    if seat == match.mover or seat not in range(len(match.header.seats)):
        return match.turn_from
    return match.chosen.get(seat, -1) + 1


def check_replay(match: Match) -> None:
    """Refuse to show again what people are expected to remember by themselves."""
    if fades(match):
        raise Refusal("no_replay")
