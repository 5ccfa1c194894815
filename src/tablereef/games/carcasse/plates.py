"""How the players of Cap'taine Carcasse stand: all holds are open (CC-K1), and so is what a dive would bring."""

from tablereef.games.carcasse.components import FAMILY_COUNT
from tablereef.games.carcasse.dive import is_repeated, saved
from tablereef.games.carcasse.events import CARD
from tablereef.games.carcasse.meaning import worth_of_dive
from tablereef.games.carcasse.scoring import missing_families, points
from tablereef.games.carcasse.state import NO_CARD, State, mark_of, put
from tablereef.kernel.drawing import part
from tablereef.kernel.struct import clone, layout
from tablereef.kernel.view import Plate, Tag
from tablereef.kernel.words import Words, points_words

VOCABULARY = ("plate-dive", "plate-families", "plate-cards", "tag-gain", "tag-safe")


def plate(s: State, owner: int, is_diving: bool) -> Plate:
    """One player: points and hold; what the dive is worth, and what each card has to do with that."""
    families = Words("plate-families", {"number": FAMILY_COUNT - missing_families(s, owner), "all": FAMILY_COUNT})
    return Plate(
        points(s, owner),
        Words("plate-dive", {"change": points_words(worth_of_dive(s))}) if is_diving else None,
        (families, Words("plate-cards", {"number": s.hold[owner].n})),
        gains(s) if is_diving else (),
    )


def plates_of(s: State) -> tuple[Plate, ...]:
    """CC-E2: the points of every hold; CC-T5: of the exploration, for who dives."""
    return tuple(plate(s, owner, owner == s.active and is_diving(s)) for owner in range(s.seats))


plates = part(plates_of, *layout(State))  # who knows the same sees the same


def is_diving(s: State) -> bool:
    """CC-T5: cards may be collected, and are not yet; CC-T3: no card has come that causes an incident."""
    is_incident = s.card != NO_CARD and is_repeated(s, mark_of(s, s.card))
    return s.row_n > 0 and NO_CARD not in s.row[: s.row_n] and not is_incident


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
