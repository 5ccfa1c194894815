"""How a match ended, and what may be known then."""

from __future__ import annotations

from tablereef.kernel.game import OVER
from tablereef.kernel.journal import draws, verify
from tablereef.kernel.match import Event, Match
from tablereef.kernel.words import Words
from tablereef.table.refusals import TableRefusal
from tablereef.table.wire.messages import Course, Ending, Part, Verdict


def ending(match: Match, course: Course | None = None) -> Ending | None:
    """How the match ended, if it did, and how it went, if somebody has looked."""
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
        tie=match.game.tie_break(outcome),
        parts=tuple(Part(words=words, points=points) for words, points in rows if any(points)),
        secret=match.secret,
        course=course,
    )


def verdict(match: Match) -> Verdict:
    """Deal the match again from its revealed secret; refused where anything differs."""
    verify(match)
    if match.secret is None or match.header.deal.commitment is None:
        raise TableRefusal("match_running")
    return Verdict(
        commitment=match.header.deal.commitment,
        secret=match.secret,
        nonces=tuple(match.nonces[seat] for seat in sorted(match.nonces)),
        events=sum(isinstance(line, Event) for line in match.lines),
        draws=tuple(draws(match, match.secret)),
    )
