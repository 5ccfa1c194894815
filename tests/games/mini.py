"""The miniature under test."""

from dataclasses import replace
from typing import Any

from tablereef.testing import Specimen, laws
from tests.known import Leak, Ways, bytes_as_known_by, open_happenings
from tests.mini import MINI, game
from tests.mini.game import COPIES, KINDS, SHELLS, UNKNOWN, Hand

# — every shell is in exactly one place, in the Python that compiles —


def conserved(s: Any) -> bool:
    """No more shells of a kind than there are, and those that are nowhere were shown, and scored."""
    shown, unseen = 0, 0
    for kind in range(KINDS):
        held = count(s.top, kind) + count(s.under, kind)
        for seat in range(s.seats):
            held += count(s.hand[seat], kind)
        out = COPIES - s.unseen[kind] - held
        if out < 0:
            return False
        shown += out * (kind + 1)
        unseen += s.unseen[kind]
    for seat in range(s.seats):
        shown -= s.score[seat]
    return bool(shown == 0 and unseen == s.middle and count(s.top, UNKNOWN) == 0)


def count(hand: Hand, kind: int) -> int:
    """How many shells of a kind lie there."""
    n = 0
    for i in range(hand.n):
        n += hand.shells[i] == kind
    return n


def lost_shell(s: Any) -> None:
    """One that nobody has seen is gone."""
    s.unseen[0] = 0


def doubled_shell(s: Any) -> None:
    """There are too many whelks."""
    s.unseen[0] = SHELLS


# — leaks planted on purpose —


def forgets_no_top(s: Any, seat: int) -> None:
    """What somebody saw on top of the pile, all know."""
    game.forget(s, s.under, seat)
    for other in range(s.seats):
        game.forget(s, s.hand[other], seat)


def offers_by_the_top(s: Any, menu: list[int]) -> int:
    """Looking is offered only when something good lies on top."""
    n = MINI.choices(s, menu)
    if s.pending.step == game.DECIDING and s.top.n and s.top.shells[0] < 2:
        menu[1 : n - 1] = menu[2:n]
        return n - 1
    return n


def skips_single_answers(s: Any, code: int) -> None:
    """Nobody is asked what to hide when there is only one kind to hide."""
    MINI.apply(s, code)
    if s.pending.step == game.SINKING and len(MINI.legal(s)) == 1:
        MINI.apply(s, MINI.legal(s)[0])


STEP = laws.a_step_tells_the_same
LEAKS = (
    Leak("a face that is not forgotten", MINI, replace(MINI, conceal=forgets_no_top), bytes_as_known_by(MINI)),
    Leak("a log line that names it", MINI, replace(MINI, happenings=open_happenings(MINI.happenings)), STEP),
    Leak("choices by a secret", MINI, replace(MINI, choices=offers_by_the_top), laws.knowledge_is_sound),
    Leak("messages by a secret", MINI, replace(MINI, apply=skips_single_answers), STEP),
)

# — what is tried, and what came of it —

SPECIMENS = (
    Specimen(
        MINI, conserved=conserved, secrets=frozenset({"top", "under", "hand", "unseen"}), replayed=300, shortest=12
    ),
)
SPOILED = (lost_shell, doubled_shell)
WAYS = (
    Ways(MINI, 2, {}, (2, 6, 54, 222, 1014, 4974, 19470)),
    Ways(MINI, 3, {}, (3, 9, 81, 333, 1485, 6633)),
)
REPLAYED, AUDITED = 2_000, 100_000
