"""What a seat sees of Cap'taine Carcasse: zones with their cards, the question, the pieces to touch."""

from tablereef.games.carcasse.components import FAMILY_COUNT, RANKS
from tablereef.games.carcasse.events import CARD, CHOICES, DIG
from tablereef.games.carcasse.state import STEPS, UNKNOWN, Cards, State, highest
from tablereef.kernel.view import Piece, Zone
from tablereef.kernel.words import Words, seat_words


def zones(s: State, seat: int) -> tuple[Zone, ...]:
    """The places of the table, as far as a seat sees them."""
    holds = (
        Zone(f"hold-{owner}", Words("zone-hold", {"seat": seat_words(owner)}), size=len(cards), pieces=cards)
        for owner in range(s.seats)
        for cards in [open_cards(s.hold[owner])]
    )
    return (
        Zone("pile", Words("zone-pile"), s.pile_size, pile(s)),
        Zone("graveyard", Words("zone-graveyard"), s.graveyard_size, graveyard(s)),
        Zone("row", Words("zone-row"), s.row_n, tuple(open_card(card) for card in s.row[: s.row_n])),
        *holds,
    )


def pile(s: State) -> tuple[Piece, ...]:
    """What was looked at on top; with the memory aid (CC-K3) all cards that can lie in the pile."""
    looked_at = tuple(face(f"pile-{i}", card) for i, card in enumerate(s.top[: s.top_n]))
    return looked_at + (open_cards(s.pile) if s.memory_aid else ())


def graveyard(s: State) -> tuple[Piece, ...]:
    """What the seat looks at; with the memory aid (CC-K3) all cards of the graveyard."""
    looked_at = tuple(face(f"graveyard-{i}", card) for i, card in enumerate(s.looked[: s.looked_n]))
    return looked_at + (open_cards(s.graveyard) if s.memory_aid else ())


def open_cards(cards: Cards) -> tuple[Piece, ...]:
    """A collection, card by card."""
    return tuple(
        open_card(family * RANKS + rank)
        for family in range(FAMILY_COUNT)
        for rank in range(RANKS)
        if cards.ranks[family] >> rank & 1
    )


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


def question(s: State) -> Words:
    """What is asked now."""
    return Words(f"question-{STEPS[s.pending.step]}", {"seat": seat_words(s.active)})


def path(s: State, code: int) -> tuple[str, ...]:
    """The pieces to touch for a choice: the pile, the row, or the card that would move."""
    kind, values = CHOICES.split(code)
    if kind.name == "continue":
        return ("pile",)
    if kind.name == "surface":
        return ("row",)
    if kind.name == "dig":
        return (f"graveyard-{s.looked.index(code - DIG)}",)
    seat, family = values if len(values) == 2 else (s.active, values[0])
    return (str(CARD.names[highest(s.hold[seat], family)]),)
