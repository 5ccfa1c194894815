"""How a match ended, and what may be known then."""

from __future__ import annotations

from tablereef.kernel.game import OVER
from tablereef.kernel.journal import verify
from tablereef.kernel.match import Event, Match, Remark
from tablereef.kernel.words import Words
from tablereef.table.refusals import TableRefusal
from tablereef.table.wire.messages import Ending, Part, Verdict


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
        chances=match.chance_count,
    )
