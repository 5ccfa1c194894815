"""What a seat sees of Cap'taine Carcasse: zones with their cards, the question, the pieces to touch."""

from functools import cache

from tablereef.games.carcasse import components as box
from tablereef.games.carcasse import play, steps
from tablereef.games.carcasse.events import CARD, CHOICES
from tablereef.games.carcasse.families import can_spear
from tablereef.games.carcasse.setup import saboteuse
from tablereef.games.carcasse.state import (
    NO_CARD,
    NOBODY,
    UNKNOWN,
    Cards,
    State,
    highest,
    is_diver,
    opponent_with,
)
from tablereef.kernel.drawing import Drawing, own_part, part
from tablereef.kernel.pending import due
from tablereef.kernel.view import Picture, Piece, Zone, remembered
from tablereef.kernel.words import Words, seat_words

RULES = ("aim", "turn", "incident", "effects", "hold", "end")
VOCABULARY = (  # keys of the texts that follow from no table of events
    "game-goal", "ending-tie",
    "card", "part-missing", "zone-pile", "zone-pile-about", "zone-graveyard", "zone-row", "zone-row-about", "zone-hold",
    "zone-diver",
    "note-debt", "note-lacking", "note-parry", "note-target",
    "question-first_card", "question-surfacing",
    *(f"question-{step}" for step in steps.STEPS.questions()),
    *(f"family-{name}{about}" for name in box.FAMILIES for about in ("", "-about")),
    *(f"diver-{name}{about}" for name in box.DIVERS for about in ("", "-about")),
    *(f"option-variant-{name}-about" for name in box.VARIANTS),
    *(f"rules-{section}" for section in RULES),
)  # fmt: skip


def pile_zone(s: State) -> Picture:
    """The pile and its size."""
    return (Zone("pile", Words("zone-pile"), s.pile_size, pile(s)),)


def graveyard_zone(s: State, seat: int) -> Picture:
    """The graveyard and its size."""
    return (Zone("graveyard", Words("zone-graveyard"), s.graveyard_size, graveyard(s, seat)),)


def row_zone(s: State) -> Picture:
    """The exploration."""
    row = tuple(map(open_card, row_in_sight(s)))
    return (Zone("row", Words("zone-row"), len(row), row),)


def hold_zones(s: State) -> Picture:
    """The hold of each player."""
    return tuple(hold(owner, *s.hold[owner].ranks) for owner in range(s.seats))


@remembered
def hold(owner: int, *ranks: int) -> Zone:
    """One hold, with all its cards."""
    cards = cards_of(*ranks)
    return Zone(f"hold-{owner}", Words("zone-hold", {"seat": seat_words(owner)}), len(cards), cards)


def diver_zones(s: State) -> Picture:
    """CC-S6: the divers, where they are played with."""
    return tuple(
        Zone(f"diver-{owner}", Words("zone-diver", {"seat": seat_words(owner)}), len(cards), cards)
        for owner in range(s.seats if has_divers(s) else 0)
        for cards in [tuple(diver_card(diver) for diver in range(len(box.DIVERS)) if s.owner[diver] == owner)]
    )


def row_in_sight(s: State) -> list[int]:
    """The exploration, and the card that has just come and causes an incident."""
    return [card for card in (*s.row[: s.row_n], s.card) if card != NO_CARD]


def has_divers(s: State) -> bool:
    """CC-S6: whether every player has a diver, or gets one now."""
    return due(s.pending, steps.DEALING) > 0 or any(owner != NOBODY for owner in s.owner)


def pile(s: State) -> tuple[Piece, ...]:
    """What was looked at on top; with the memory aid (CC-K3) all cards that can lie in the pile."""
    looked_at = tuple(face(f"pile-{i}", card) for i, card in enumerate(s.top[: s.top_n]))
    return looked_at + (open_cards(s.pile) if s.memory_aid else ())


def graveyard(s: State, seat: int) -> tuple[Piece, ...]:
    """What the seat looks at; with the memory aid (CC-K3) or for the Cartographer (CC-D9) all cards."""
    looked_at = tuple(face(f"graveyard-{i}", card) for i, card in enumerate(s.looked[: s.looked_n]))
    searching = s.pending.step == steps.DIGGING and s.active == seat and is_diver(s, box.CARTOGRAPHER)
    return looked_at + (open_cards(s.graveyard) if s.memory_aid or searching else ())


def dealt(s: State, seat: int) -> tuple[str, ...]:
    """CC-S6: the diver of a seat."""
    return tuple(f"diver-{name}" for diver, name in enumerate(box.DIVERS) if s.owner[diver] == seat)


@cache
def diver_card(diver: int) -> Piece:
    """The diver in front of a player."""
    return Piece(f"diver-{box.DIVERS[diver]}", Words(f"diver-{box.DIVERS[diver]}"))


def open_cards(cards: Cards) -> tuple[Piece, ...]:
    """A collection, card by card."""
    return cards_of(*cards.ranks)


@remembered
def cards_of(*ranks: int) -> tuple[Piece, ...]:
    """The cards of each family, card by card."""
    return tuple(
        open_card(family * box.RANKS + rank)
        for family in range(box.FAMILY_COUNT)
        for rank in range(box.RANKS)
        if ranks[family] >> rank & 1
    )


@cache
def open_card(card: int) -> Piece:
    """A card that lies open."""
    return Piece(str(CARD.names[card]), words_of(card))


def face(place: str, card: int) -> Piece:
    """A card at a place of a face-down pile: shown to who looked at it."""
    return Piece(place, None if card == UNKNOWN else words_of(card))


def words_of(card: int) -> Words:
    """A card in words."""
    words = CARD.words(card)
    assert isinstance(words, Words)
    return words


zones = Drawing(  # the places of the table, as far as a seat sees them
    part(pile_zone, "pile_size", "top", "top_n", "pile", "memory_aid"),
    own_part(
        graveyard_zone,
        *("graveyard_size", "graveyard", "looked", "looked_n", "memory_aid"),
        *("pending", "active", "owner"),
    ),
    part(row_zone, "row", "row_n", "card"),
    part(hold_zones, "seats", "hold"),
    part(diver_zones, "seats", "pending", "owner"),
)


def question(s: State) -> Words:
    """What is asked now, and whom; CC-T1: nobody asks for the first card; CC-E1: an empty pile leaves no choice."""
    mover = play.RULES.turn(s)
    asked = steps.STEPS.names[s.pending.step]
    if s.pending.step == steps.DECIDING and not s.pile_size:
        asked = "surfacing"
    elif s.pending.step == steps.DECIDING and nobody_asked(s):
        asked = "first_card"
    return Words(f"question-{asked}", {"seat": seat_words(mover if mover >= 0 else s.active)})


def nobody_asked(s: State) -> bool:
    """CC-T1: for the one card there; CC-D12, CC-D13, CC-D16: unless another may have come before, and left."""
    keeps = is_diver(s, box.FISHER) or is_diver(s, box.CHARMER)
    return s.row_n == 1 and not keeps and opponent_with(s, box.PARRY) == NOBODY


def notes(s: State) -> tuple[Words, ...]:
    """The squid's open debt (CC-F2), what binds a harpoon, and whom the Saboteuse named (CC-D17)."""
    debt = Words("note-debt", {"number": s.debt})
    named = Words("note-target", {"seat": seat_words(saboteuse(s)), "victim": seat_words(s.target)})
    return (
        *([debt] if s.debt else []),
        *(bound_harpoon(s) if s.pending.step == steps.HARPOONING else []),
        *([named] if s.target != NOBODY else []),
    )


def bound_harpoon(s: State) -> list[Words]:
    """CC-D12: who parries loses a squid and nothing else; CC-F12: families that the player has are safe."""
    parrying = opponent_with(s, box.PARRY)
    if parrying != NOBODY:
        return [Words("note-parry", {"seat": seat_words(parrying)})]
    is_bound = any(
        s.hold[seat].ranks[family] and not can_spear(s, seat, family)
        for seat in range(s.seats)
        if seat != s.active
        for family in range(box.FAMILY_COUNT)
    )
    return [Words("note-lacking")] if is_bound else []


def path(s: State, code: int) -> tuple[str, ...]:
    """The pieces to touch for a choice: the pile, the row, a hold, or the card that would move."""
    kind, values = CHOICES.split(code)
    if kind.name == "continue":
        return ("pile",)
    if kind.name == "surface":
        return ("row",)
    if kind.name in ("plunder", "name"):
        return (f"hold-{values[0]}",)
    if kind.name == "dig":
        return (place_in_graveyard(s, values[0]),)
    seat, family = values if len(values) == 2 else (s.active, values[0])
    return (str(CARD.names[highest(s.hold[seat], family)]),)


def place_in_graveyard(s: State, card: int) -> str:
    """The piece of the graveyard that shows a card: one looked at, or (CC-D9) one of all."""
    looked = s.looked[: s.looked_n]
    return f"graveyard-{looked.index(card)}" if card in looked else str(CARD.names[card])
