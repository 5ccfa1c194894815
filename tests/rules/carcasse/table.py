"""A table laid out for one test, in the words of the ledger.

`lay("key-4 chest-3", holds=["siren-7", ""])` puts cards in their places, the `rest` in the pile; what is due follows
from the position. Then cards come (`turn_over`, `look`, `gain`), players `choose`, and the test reads what lies where,
what is offered, how likely what is, and what was told. A table equals another where all lies and is due alike.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from tablereef.games.carcasse import GAME
from tablereef.games.carcasse.components import CARDS, DIVERS, RANKS, STRANGE_LANDS, VALUE
from tablereef.games.carcasse.events import CARD
from tablereef.games.carcasse.state import (
    DECIDING,
    GAME_OVER,
    NO_CARD,
    NOBODY,
    STEPS,
    TURNING_OVER,
    UNKNOWN,
    Cards,
    State,
)
from tablereef.kernel.game import CHANCE, Outcome
from tablereef.kernel.knowledge import Knowledge
from tablereef.kernel.pending import Pending, push
from tablereef.kernel.story import Happening, is_told
from tablereef.kernel.struct import flat, layout
from tablereef.kernel.view import Piece, View
from tablereef.kernel.words import seat_words

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
    push(s.pending, STEPS.index(due) if due else what_is_due(s), 1)
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


def each(kind: str, cards: str) -> dict[str, int]:
    """Odds under which each of these cards is equally likely."""
    return {f"{kind} card={card}": 1 for card in cards.split()}


# — playing and reading —


class Table:
    """A position, and all that was told since it was laid out."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.story: list[Happening] = []
        s.story = self.story

    # what comes

    def first(self, seat: int) -> None:
        """The first player is drawn."""
        self.draw(f"first seat={seat}")

    def turn_over(self, card: str) -> None:
        """The top card of the pile is turned over."""
        self.draw(f"turn card={card}")

    def look(self, cards: str) -> None:
        """The active player looks at cards of the pile or of the graveyard, as the effect that is due says."""
        for card in cards.split():
            kind = "peek" if f"peek card={card}" in self.odds() else "sift"
            self.draw(f"{kind} card={card}")

    def gain(self, cards: str) -> None:
        """Bonus cards come out of the graveyard."""
        for card in cards.split():
            self.draw(f"gain card={card}")

    def loot(self, cards: str) -> None:
        """Bonus cards come out of the plundered hold."""
        for card in cards.split():
            self.draw(f"loot card={card}")

    def deal(self, divers: str) -> None:
        """Divers are dealt, seat by seat."""
        for diver in divers.split():
            self.draw(f"deal diver={diver}")

    def draw(self, form: str) -> None:
        """Chance brings something that it can bring."""
        assert form in self.odds(), f"{form} is none of {self.odds()}"
        GAME.apply(self.s, GAME.chance_codes.code(form))

    def choose(self, form: str) -> None:
        """The player to move chooses something that is offered."""
        assert form in self.offers(), f"{form} is none of {self.offers()}"
        GAME.apply(self.s, GAME.choice_codes.code(form))

    # what is due

    @property
    def to_move(self) -> int:
        """A seat, CHANCE or OVER."""
        return GAME.turn(self.s)

    def offers(self) -> list[str]:
        """All legal choices, in their order, written over a menu that was not clean."""
        menu = [-1] * GAME.menu_size
        number = GAME.choices(self.s, menu) if self.to_move >= 0 else 0
        return [GAME.choice_codes.form(code) for code in menu[:number]]

    def odds(self) -> dict[str, int]:
        """All outcomes that chance can have now, each with the number of its lots."""
        found = GAME.chances(self.s) if self.to_move == CHANCE else {}
        return {GAME.chance_codes.form(code): lots for code, lots in found.items()}

    def due(self) -> list[str]:
        """All steps that are due and how often each, the next one first."""
        pending, below = self.s.pending, range(self.s.pending.depth - 1, -1, -1)
        steps = [(pending.step, pending.times), *((pending.steps[i], pending.times_of[i]) for i in below)]
        return [f"{STEPS[step]} {times}" for step, times in steps]

    def asks(self) -> str:
        """The question as it is put to everyone."""
        words = GAME.question(self.s)
        assert words.fields == {"seat": seat_words(self.to_move if self.to_move >= 0 else self.s.active)}
        return words.key.removeprefix("question-")

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

    def outcome(self) -> Outcome:
        """Points and places."""
        return GAME.outcome(self.s)

    # what was told, and who knows what

    def told(self, seat: int | None = None) -> list[str]:
        """All that was told, or all that a seat was told."""
        return [form_of(happening, seat) for happening in self.story]

    def is_told(self, seat: int) -> bool:
        """Whether a seat is told what chance brings now, or what is chosen."""
        return is_told(GAME.audience(self.s), seat)

    def known(self, seat: int) -> "Table":
        """The table as a seat knows it."""
        return Table(Knowledge(GAME, self.s, seat).state)

    def imagined(self, seat: int, seed: int) -> "Table":
        """A table as a seat can imagine it."""
        return Table(Knowledge(GAME, self.s, seat).imagine([seed, 0]))

    def view(self, seat: int) -> View:
        """The message for a seat."""
        return Knowledge(GAME, self.s, seat).view()

    def sees(self, seat: int, zone: str) -> tuple[int, str]:
        """A place as a seat sees it: how many cards, and which are shown."""
        (found,) = [shown for shown in self.view(seat).zones if shown.id == zone]
        return found.size, " ".join(map(form_of_piece, found.pieces))

    def paths(self) -> dict[str, tuple[str, ...]]:
        """For each offer to the player to move, the pieces to touch."""
        return {GAME.choice_codes.form(offer.code): offer.path for offer in self.view(self.to_move).offers}

    # comparing

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Table) and self.s == other.s

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return "".join(f"\n  {name}: {shown(getattr(self.s, name))}" for name in layout(State))


def form_of(happening: Happening, seat: int | None) -> str:
    """A happening in readable form, without what a seat is not told of it."""
    kind = GAME.happenings.kinds[happening.kind]
    told = seat is None or is_told(happening.audience, seat)
    fields = zip(kind.fields.items(), happening.fields, strict=True)
    return " ".join([kind.name, *(f"{n}={d.names[v]}" for (n, d), v in fields if told or not d.secret)])


def form_of_piece(piece: Piece) -> str:
    """A card that lies open by its name; one at a place as `pile-0=siren-9`, face down as `pile-0=?`."""
    faces = [str(CARD.names[card]) for card in range(CARDS) if CARD.words(card) == piece.words]
    face = faces[0] if faces else "?"
    return face if piece.id == face else f"{piece.id}={face}"


def shown(value: Any) -> object:
    """A field of the position for a failing test."""
    if isinstance(value, Cards):
        return value.n, names_in(value)
    if isinstance(value, Pending):
        return STEPS[value.step], flat(value)
    return list(map(shown, value)) if isinstance(value, list) else value
