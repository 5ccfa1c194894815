"""How the players of Cap'taine Carcasse stand: all holds are open (CC-K1), and so is what a dive would bring."""

from tablereef.games.carcasse.components import FAMILY_COUNT
from tablereef.games.carcasse.dive import is_repeated, saved
from tablereef.games.carcasse.events import CARD
from tablereef.games.carcasse.meaning import feared, gains, worth_of_dive
from tablereef.games.carcasse.scoring import missing_families, points
from tablereef.games.carcasse.state import NO_CARD, State, mark_of
from tablereef.kernel.drawing import part
from tablereef.kernel.view import Plate, Tag
from tablereef.kernel.words import Words, listed, points_words

VOCABULARY = (
    "plate-dive", "plate-safe", "plate-families", "plate-cards", "tag-gain", "tag-safe",
    "dial-risk", "dial-families", "dial-values", "shout-incident", "shout-surfaced", "pennant-own", "pennant-rival",
)  # fmt: skip


def plate(s: State, owner: int, is_diving: bool) -> Plate:
    """One player: points and hold; what the dive is worth, and what each card has to do with that."""
    families = Words("plate-families", {"number": FAMILY_COUNT - missing_families(s, owner), "all": FAMILY_COUNT})
    return Plate(
        points(s, owner),
        stake(s) if is_diving else None,
        (families, Words("plate-cards", {"number": s.hold[owner].n})),
        tags(s) if is_diving else (),
    )


def stake(s: State) -> Words:
    """CC-T5: what the dive would bring; for a board to show: CC-T3 what must not come again, CC-F1 what is safe."""
    marks = {"marks": listed(again)} if (again := feared(s)) else {}
    safe = {"safe": Words("plate-safe", {"number": number})} if (number := sum(gains(s, saved(s)))) else {}
    return Words("plate-dive", {"change": points_words(worth_of_dive(s)), **marks, **safe})


def plates_of(s: State) -> tuple[Plate, ...]:
    """CC-E2: the points of every hold; CC-T5: of the exploration, for who dives."""
    return tuple(plate(s, owner, owner == s.active and is_diving(s)) for owner in range(s.seats))


plates = part(
    plates_of,
    *("seats", "variant", "memory_aid", "owner", "hold"),
    *("active", "row", "row_n", "marks", "netted", "card", "pile"),
)


def is_diving(s: State) -> bool:
    """CC-T5: cards may be collected, and are not yet; CC-T3: no card has come that causes an incident."""
    is_incident = s.card != NO_CARD and is_repeated(s, mark_of(s, s.card))
    return s.row_n > 0 and NO_CARD not in s.row[: s.row_n] and not is_incident


def tags(s: State) -> tuple[Tag, ...]:
    """CC-E2: what each card adds to those before it; CC-F1: whether an incident leaves it to the player."""
    safe = saved(s)
    keys = ("tag-safe" if safe >> i & 1 else "tag-gain" for i in range(s.row_n))
    return tuple(
        Tag(str(CARD.names[card]), Words(key, {"number": gain}))
        for card, key, gain in zip(s.row, keys, gains(s), strict=False)
    )
