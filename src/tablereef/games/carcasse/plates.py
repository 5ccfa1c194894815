"""How the players of Cap'taine Carcasse stand: all holds are open (CC-K1), and so is what a dive would bring."""

from tablereef.games.carcasse.dive import saved
from tablereef.games.carcasse.events import CARD
from tablereef.games.carcasse.meaning import worth_of_dive
from tablereef.games.carcasse.scoring import points
from tablereef.games.carcasse.state import State, put
from tablereef.kernel.struct import clone
from tablereef.kernel.view import Plate, Tag
from tablereef.kernel.words import Words, points_words

VOCABULARY = ("plate-dive", "tag-gain", "tag-safe")


def plates(s: State, seat: int) -> tuple[Plate, ...]:
    """CC-E2: the points of every hold; CC-T5: of the exploration, for who dives."""
    return tuple(diving(s) if owner == s.active else Plate(points(s, owner)) for owner in range(s.seats))


def diving(s: State) -> Plate:
    """The active player: what the dive is worth, and what each card has to do with that."""
    own = points(s, s.active)
    if not s.row_n:
        return Plate(own)
    return Plate(own, Words("plate-dive", {"change": points_words(worth_of_dive(s))}), tags=gains(s))


def gains(s: State) -> tuple[Tag, ...]:
    """CC-E2: what each card adds to those before it; CC-F1: whether an incident leaves it to the player."""
    after, safe, before = clone(s), saved(s), points(s, s.active)
    tags = []
    for i, card in enumerate(s.row[: s.row_n]):
        put(after.hold[s.active], card)
        now = points(after, s.active)
        key = "tag-safe" if safe >> i & 1 else "tag-gain"
        tags.append(Tag(str(CARD.names[card]), Words(key, {"number": now - before})))
        before = now
    return tuple(tags)
