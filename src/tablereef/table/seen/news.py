"""What is new to somebody who heard so much of a match before."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tablereef.kernel.match import Match
from tablereef.kernel.picture import checksum
from tablereef.kernel.told import can_show, eyes_of, fades, fresh_from, told_to
from tablereef.table.seen.ending import ending
from tablereef.table.seen.view import asked, pass_to, seat_of, sees_more
from tablereef.table.wire.messages import Course, MatchState

FAR_BEHIND = 200  # lines; who knows less gets the view and the latest lines


class Heard(NamedTuple):
    """What somebody was told."""

    version: int = 0
    fresh_from: int = 0  # the first line that had not faded then


def heard(match: Match, viewer: int | None) -> Heard:
    """What somebody knows who has the latest state."""
    return Heard(match.version, fresh_from(match, seat_of(viewer)))


def match_state(
    match: Match,
    viewer: int | None,
    mine: Sequence[int],
    before: Heard,
    deadline: float | None,
    course: Course | None = None,
) -> MatchState:
    """The match as somebody sees it, with all that is new or told otherwise to who heard so much before."""
    seat, known = seat_of(viewer), before.version
    since, goes_on = told_from(match, seat, before), can_go_on(match, seat, known)
    eyes = eyes_of(match, seat, known if goes_on else match.version)
    lines = told_to(match, seat, since)
    told = tuple(eyes.see(line) if goes_on and line.version > known else line for line in lines)
    return MatchState(
        seat=viewer,
        since=since,
        version=match.version,
        told=told,
        zones=None if goes_on else eyes.picture,
        plates=None if goes_on else eyes.plates,
        checksum=checksum(eyes.picture),
        asked=asked(match, eyes.known),
        deadline=deadline,
        can_undo=match.can_undo(seat),
        private=len(mine) > 1 and sees_more(match, seat),
        pass_to=pass_to(match, seat, mine),
        ending=ending(match, course),
    )


def can_go_on(match: Match, seat: int, known: int) -> bool:
    """Whether somebody who knows the table at a version sees what happened since; what has faded is not seen again."""
    is_fresh = not fades(match) or known >= fresh_from(match, seat)
    return 0 < known <= match.version and is_fresh and can_show(match, known)


def told_from(match: Match, seat: int, before: Heard) -> int:
    """From which version on the story is told: what is new, and what has faded since."""
    latest, since = max(0, match.version - FAR_BEHIND), before.version
    if fades(match) and fresh_from(match, seat) != before.fresh_from:
        since = min(since, before.fresh_from)
    return max(latest, min(since, match.version))
