"""What somebody sees of a match now: always `Knowledge` of a seat, of a spectator, or of all when it is over."""

from __future__ import annotations

from collections.abc import Sequence

from tablereef.kernel.knowledge import Knowledge
from tablereef.kernel.match import Match
from tablereef.kernel.story import SPECTATOR
from tablereef.table.wire.messages import Asked


def seat_of(viewer: int | None) -> int:
    """The seat of who looks; None is a spectator."""
    return SPECTATOR if viewer is None else viewer


def asked(match: Match, known: Knowledge) -> Asked:
    """What is asked, and of the seat to move what it may answer; once a match is ended, nothing more."""
    turn = match.turn()
    offers = tuple(map(known.offer, known.choices())) if turn == known.seat else ()
    return Asked(turn=turn, question=known.question(), notes=known.notes(), offers=offers)


def sees_more(match: Match, seat: int) -> bool:
    """Whether a seat sees what a spectator does not."""
    if seat == SPECTATOR:
        return False
    return match.knowledge(seat).zones() != match.knowledge(SPECTATOR).zones()


def pass_to(match: Match, seat: int, mine: Sequence[int]) -> int | None:
    """Of several seats at one screen, the one that must be alone with what it sees now."""
    turn = match.turn()
    return turn if len(mine) > 1 and turn in mine and turn != seat and sees_more(match, turn) else None
