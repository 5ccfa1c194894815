"""A match from its start on, as somebody saw it."""

from __future__ import annotations

from collections.abc import Iterator

from tablereef.kernel.match import Match
from tablereef.kernel.told import check_replay, told_of
from tablereef.table.seen.ending import ending
from tablereef.table.seen.view import seat_of, view
from tablereef.table.wire.messages import Frame, Replay

MOST_FRAMES = 50


def replay(match: Match, viewer: int | None, first: int, count: int) -> Replay:
    """Frames of a match from version `first` on, folded anew."""
    check_replay(match)
    return Replay(versions=match.version, frames=tuple(frames(match, seat_of(viewer), first, min(count, MOST_FRAMES))))


def frames(match: Match, seat: int, first: int, count: int) -> Iterator[Frame]:
    """One frame for each version."""
    again = Match(match.game, match.header)
    for version in range(min(first + count, match.version + 1)):
        if version:
            again.add(match.lines[version - 1])
        if version >= first:
            told = told_of(again, version - 1, seat) if version else None
            yield Frame(version=version, told=told, view=view(again, seat), ending=ending(again))
