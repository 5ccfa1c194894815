"""A table laid out for one test, in the words of the ledger.

`lay("key-4 chest-3", holds=["siren-7", ""])` puts cards in their places, the `rest` in the pile; what is due follows
from the position. Then cards come (`turn_over`, `look`, `gain`, …), and whatever else happens is `play`ed.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from tablereef.games.carcasse import GAME
from tablereef.games.carcasse.components import CARDS, DIVERS, RANKS, STRANGE_LANDS, VALUE
from tablereef.games.carcasse.events import CARD
from tablereef.games.carcasse.state import NO_CARD, NOBODY, UNKNOWN, Cards, State
from tablereef.games.carcasse.steps import DECIDING, GAME_OVER, STEPS, TURNING_OVER
from tablereef.kernel.pending import Pending, push
from tablereef.kernel.view import Piece
from tests.games.carcasse import conserved
from tests.rules.table import GameTable

# — laying out —


def fresh(
    seats: int, memory_aid: str = "off", divers: str = "off", variant: str = "none", begins: str = "random"
) -> "Table":
    """A game that has just been set up."""
    return Table(GAME.new(seats, {"memory_aid": memory_aid, "divers": divers, "variant": variant, "begins": begins}))


def lay(
    row: str = "",
    *,
    netted: str = "",
    holds: Sequence[str] = ("", ""),
    graveyard: str = "",
    pile: str = "",
    top: Mapping[str, Sequence[int]] | None = None,
    rest: str = "pile",
    debt: int = 0,
    active: int = 0,
    memory_aid: str = "off",
    divers: Sequence[str] = (),
    variant: str = "none",
    target: int = NOBODY,
    due: str = "",
) -> "Table":
    """A table in the middle of a game, with one hold for each seat.

    `netted` are the cards of the row that a net brought, `top` the cards on top of the pile that some seats looked at,
    `divers` the diver of each seat ("" for none), `target` the seat that the Saboteuse named. `due` is what no other
    position tells: that the player decides with an empty row.
    """
    s: State = GAME.new(len(holds), {"memory_aid": memory_aid, "variant": variant})
    s.active, s.debt, s.pending, s.pile, s.graveyard = active, debt, Pending(), Cards(), Cards()
    for seat, diver in enumerate(divers):
        if diver:
            s.owner[DIVERS.index(diver)] = seat
    s.target = target
    places = {"pile": s.pile, "graveyard": s.graveyard} | {f"hold-{seat}": s.hold[seat] for seat in range(s.seats)}
    known = {"pile": pile, "graveyard": graveyard} | {f"hold-{seat}": hold for seat, hold in enumerate(holds)}
    for place, lying in known.items():
        fill(places[place], cards(lying))
    lay_row(s, cards(row), cards(netted))
    lay_top(s, top or {})
    named = cards(" ".join([row, *known.values(), *(top or {})]))
    assert len(named) == len(set(named)), "a card lies in two places"
    fill(places[rest], [card for card in range(CARDS) if card not in named])
    s.pile_size, s.graveyard_size = s.pile.n + s.top_n, s.graveyard.n
    push(s.pending, STEPS.names.index(due) if due else what_is_due(s), 1)
    return Table(s)


def fill(place: Cards, lying: Iterable[int]) -> None:
    """Put cards into a pile or a hold."""
    for card in lying:
        place.ranks[card // RANKS] |= 1 << card % RANKS
        place.n += 1


def lay_row(s: State, row: list[int], netted: list[int]) -> None:
    """Place the exploration."""
    s.row_n = len(row)
    s.row[: len(row)] = row
    s.marks = sum(1 << (VALUE[card] if s.variant == STRANGE_LANDS else card // RANKS) for card in row)
    s.netted = sum(1 << row.index(card) for card in netted)


def lay_top(s: State, top: Mapping[str, Sequence[int]]) -> None:
    """Put cards on top of the pile, the topmost first, that some seats looked at."""
    s.top_n = len(top)
    s.top[: len(top)] = cards(" ".join(top))
    s.top_seen[: len(top)] = [sum(1 << seat for seat in seats) for seats in top.values()]


def what_is_due(s: State) -> int:
    """A turn starts or a squid wants cards, the player decides, or all is over."""
    if s.row_n and not s.debt:
        return DECIDING
    return TURNING_OVER if s.pile_size else GAME_OVER


def cards(names: str) -> list[int]:
    """The cards of these names."""
    return [CARD.index(name) for name in names.split()]


def names(of: Iterable[int]) -> str:
    """The names of these cards; ? where a face is unknown."""
    return " ".join("?" if card == UNKNOWN else str(CARD.names[card]) for card in of)


def names_in(place: Cards) -> str:
    """The names of the cards in a pile or a hold, family by family."""
    return names(card for card in range(CARDS) if place.ranks[card // RANKS] >> card % RANKS & 1)


# — playing and reading —


class Table(GameTable[State]):
    """A table of Carcasse."""

    game, steps = GAME, STEPS.names

    # what comes

    def turn_over(self, card: str) -> None:
        """The top card of the pile is turned over."""
        self.play(f"turn card={card}")

    def look(self, cards: str) -> None:
        """The active player looks at cards of the pile or of the graveyard, as the effect that is due says."""
        for card in cards.split():
            kind = "peek" if f"peek card={card}" in self.odds() else "sift"
            self.play(f"{kind} card={card}")

    def gain(self, cards: str) -> None:
        """Bonus cards come out of the graveyard."""
        for card in cards.split():
            self.play(f"gain card={card}")

    def loot(self, cards: str) -> None:
        """Bonus cards come out of the plundered hold."""
        for card in cards.split():
            self.play(f"loot card={card}")

    def deal(self, divers: str) -> None:
        """Divers are dealt, seat by seat."""
        for diver in divers.split():
            self.play(f"deal diver={diver}")

    def check(self) -> None:
        """Every card is in exactly one place; a pile that is laid out may have more of them than a game's."""
        assert conserved(self.s)

    # what lies where

    @property
    def row(self) -> str:
        """The exploration, in its order."""
        return names(self.s.row[: self.s.row_n])

    def hold(self, seat: int) -> str:
        """A seat's hold."""
        return names_in(self.s.hold[seat])

    @property
    def graveyard(self) -> str:
        """The graveyard, without what is being looked at."""
        return names_in(self.s.graveyard)

    @property
    def looked(self) -> str:
        """The cards of the graveyard that the active player looks at."""
        return names(self.s.looked[: self.s.looked_n])

    @property
    def pile(self) -> str:
        """The cards of the pile that nobody looked at."""
        return names_in(self.s.pile)

    @property
    def top(self) -> str:
        """The cards on top of the pile that somebody looked at."""
        return names(self.s.top[: self.s.top_n])

    @property
    def card(self) -> str:
        """The card that caused the incident under way."""
        return names([self.s.card] if self.s.card != NO_CARD else [])

    # how it reads

    def form_of_piece(self, piece: Piece) -> str:
        """A card that lies open by its name; one at a place as `pile-0=siren-9`, face down as `pile-0=?`."""
        faces = [str(CARD.names[card]) for card in range(CARDS) if CARD.words(card) == piece.words]
        face = faces[0] if faces else "?"
        return face if piece.id == face else f"{piece.id}={face}"

    def legible(self, value: Any) -> object:
        """Cards by their names."""
        return (value.n, names_in(value)) if isinstance(value, Cards) else super().legible(value)
