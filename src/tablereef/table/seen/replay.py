"""A match from its start on, as somebody saw it."""

from __future__ import annotations

from tablereef.kernel.match import Match
from tablereef.kernel.told import Eyes, Told, check_replay, told_to
from tablereef.table.seen.ending import ending
from tablereef.table.seen.view import seat_of
from tablereef.table.wire.messages import Replay

MOST_LINES = 50


def replay(match: Match, viewer: int | None, first: int, count: int) -> Replay:
    """The lines of a match after version `first`, folded anew."""
    check_replay(match)
    again, seat = Match(match.game, match.header, shows=1), seat_of(viewer)
    for line in match.lines[:first]:
        again.add(line)
    eyes = Eyes(again, seat, again.version)
    zones, lines, plates = eyes.picture, list[Told](), [eyes.known.plates()]
    for line in match.lines[first : first + min(count, MOST_LINES)]:
        again.add(line)
        lines += map(eyes.see, told_to(again, seat, again.version - 1))
        plates.append(eyes.known.plates())
    return Replay(versions=match.version, zones=zones, lines=tuple(lines), plates=tuple(plates), ending=ending(again))
