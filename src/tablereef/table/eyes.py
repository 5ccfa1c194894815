"""The one place where the content of a match leaves the server: always through somebody's eyes.

Whatever is made here comes from `Knowledge` of that seat and from what that seat was told.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import msgspec

from tablereef.kernel.game import OVER
from tablereef.kernel.journal import verify
from tablereef.kernel.match import Event, Match, Remark
from tablereef.kernel.story import ALL_EYES, SPECTATOR
from tablereef.kernel.told import Told, check_replay, fades, fresh_from, told_in_full, told_of, told_to
from tablereef.kernel.view import View
from tablereef.kernel.words import Words
from tablereef.table.messages import Ending, Frame, Part, Replay, State, Verdict
from tablereef.table.refusals import TableRefusal

FAR_BEHIND = 200  # lines; who knows less gets the view and the latest lines
MOST_FRAMES = 50


class Heard(NamedTuple):
    """What somebody was told."""

    version: int = 0
    fresh_from: int = 0  # the first line that had not faded then


def heard(match: Match, eyes: int | None) -> Heard:
    """What somebody knows who has the latest state."""
    return Heard(match.version, fresh_from(match, seat_of(eyes)))


def seat_of(eyes: int | None) -> int:
    """The seat through whose eyes one looks."""
    return SPECTATOR if eyes is None else eyes


def state(match: Match, eyes: int | None, mine: Sequence[int], before: Heard, deadline: float | None) -> State:
    """The match through a seat's eyes, with all that is new or told otherwise to who heard so much before."""
    seat = seat_of(eyes)
    since = told_from(match, seat, before)
    return State(
        seat=eyes,
        since=since,
        version=match.version,
        told=tuple(told_to(match, seat, since)),
        view=view(match, seat),
        deadline=deadline,
        can_undo=eyes is not None and can_undo(match, eyes),
        private=len(mine) > 1 and sees_more(match, seat),
        pass_to=pass_to(match, seat, mine),
        ending=ending(match),
    )


def view(match: Match, seat: int) -> View:
    """What a seat sees; once a match is ended nothing more is asked."""
    seen = (match.everything() if seat == ALL_EYES else match.knowledge(seat)).view()
    return msgspec.structs.replace(seen, turn=OVER, offers=()) if match.turn() == OVER else seen


def can_undo(match: Match, seat: int) -> bool:
    """Whether a seat can take something back now."""
    return match.turn() != OVER and bool(match.before) and match.last_actor() == seat


def sees_more(match: Match, seat: int) -> bool:
    """Whether a seat sees what a spectator does not."""
    if seat == SPECTATOR:
        return False
    return match.knowledge(seat).view().zones != match.knowledge(SPECTATOR).view().zones


def pass_to(match: Match, seat: int, mine: Sequence[int]) -> int | None:
    """Of several seats at one screen, the one that must be alone with what it sees now."""
    turn = match.turn()
    return turn if len(mine) > 1 and turn in mine and turn != seat and sees_more(match, turn) else None


def told_from(match: Match, seat: int, before: Heard) -> int:
    """From which version on the story is told: what is new, and what has faded since."""
    latest, since = max(0, match.version - FAR_BEHIND), before.version
    if fades(match) and fresh_from(match, seat) != before.fresh_from:
        since = min(since, before.fresh_from)
    return max(latest, min(since, match.version))


# — the end —


def secret_of(match: Match) -> str | None:
    """The secret of the deal, once it stands in a line."""
    lines = (line for line in reversed(match.lines) if isinstance(line, Remark))
    return next((line.text for line in lines if line.remark == "revealed"), None)


def ending(match: Match) -> Ending | None:
    """How the match ended, if it did."""
    if match.turn() != OVER:
        return None
    outcome, domain = match.outcome(), match.game.parts
    rows = (
        (words, tuple(of.get(str(name), 0) for of in outcome.parts))
        for i, name in enumerate(domain.names)
        if isinstance(words := domain.words(i), Words)
    )
    return Ending(
        outcome=outcome,
        reason=Words(f"ending-{outcome.reason}"),
        parts=tuple(Part(words=words, points=points) for words, points in rows if any(points)),
        secret=secret_of(match),
    )


def verdict(match: Match) -> Verdict:
    """Deal the match again from its revealed secret; refused where anything differs."""
    verify(match)
    secret = secret_of(match)
    if secret is None or match.header.deal.commitment is None:
        raise TableRefusal("match_running")
    return Verdict(
        commitment=match.header.deal.commitment,
        secret=secret,
        nonces=tuple(match.nonces[seat] for seat in sorted(match.nonces)),
        events=sum(isinstance(line, Event) for line in match.lines),
        chances=match.chances,
    )


# — replay —


def replay(match: Match, eyes: int | None, first: int, count: int) -> Replay:
    """Frames of a match from version `first` on, folded anew."""
    check_replay(match)
    return Replay(versions=match.version, frames=tuple(frames(match, seat_of(eyes), first, min(count, MOST_FRAMES))))


def frames(match: Match, seat: int, first: int, count: int) -> Iterator[Frame]:
    """One frame for each version."""
    again = Match(match.game, match.header)
    for version in range(min(first + count, match.version + 1)):
        if version:
            again.add(match.lines[version - 1])
        if version >= first:
            told = told_then(again, version - 1, seat) if version else None
            yield Frame(version=version, told=told, view=view(again, seat), ending=ending(again))


def told_then(match: Match, number: int, seat: int) -> Told:
    """What a seat was told of one line, or all eyes together."""
    return told_in_full(match, number) if seat == ALL_EYES else told_of(match, number, seat)
