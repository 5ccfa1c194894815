"""What somebody sees of a match now: always `Knowledge` of a seat, of a spectator, or of all when it is over."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tablereef.kernel.game import OVER
from tablereef.kernel.match import Match
from tablereef.kernel.story import ALL_SEEING, SPECTATOR
from tablereef.kernel.view import View


def seat_of(viewer: int | None) -> int:
    """The seat of who looks; None is a spectator."""
    return SPECTATOR if viewer is None else viewer


def view(match: Match, seat: int) -> View:
    """What a seat sees; once a match is ended nothing more is asked."""
    seen = (match.everything() if seat == ALL_SEEING else match.knowledge(seat)).view()
    return msgspec.structs.replace(seen, turn=OVER, offers=()) if match.turn() == OVER else seen


def sees_more(match: Match, seat: int) -> bool:
    """Whether a seat sees what a spectator does not."""
    if seat == SPECTATOR:
        return False
    return match.knowledge(seat).zones() != match.knowledge(SPECTATOR).zones()


def pass_to(match: Match, seat: int, mine: Sequence[int]) -> int | None:
    """Of several seats at one screen, the one that must be alone with what it sees now."""
    turn = match.turn()
    return turn if len(mine) > 1 and turn in mine and turn != seat and sees_more(match, turn) else None
