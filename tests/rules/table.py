"""A table laid out for one test: what the rule tests of all games share.

A game's own `table.py` lays positions out (`fresh`, `lay`) and reads what lies where, in the words of its ledger. All
else is here: what happens (`play`, written as in a journal), what is offered, how likely what is, what was told, who
knows what. A table equals another where all lies and is due alike.
"""

from collections.abc import Sequence
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar

from tablereef.kernel.game import CHANCE, Game, Outcome
from tablereef.kernel.knowledge import Knowledge
from tablereef.kernel.match import Event
from tablereef.kernel.pending import Pending
from tablereef.kernel.story import SPECTATOR, Happening, is_told
from tablereef.kernel.struct import flat, layout, out_of_range
from tablereef.kernel.text import Text
from tablereef.kernel.told import shown_to
from tablereef.kernel.view import Piece, Plate, View, Zone
from tablereef.kernel.words import seat_words
from tablereef.testing.laws import match_at

NAMES = ("Ada", "Bob", "Cleo", "Dan")  # of the seats, where something is said


class Position(Protocol):
    """What the positions of all games have."""

    seats: int
    active: int
    pending: Pending
    story: Any


S = TypeVar("S", bound=Position)


class GameTable(Generic[S]):
    """A position, and all that was told since it was laid out."""

    game: ClassVar[Game]
    steps: ClassVar[Sequence[str]]

    def __init__(self, s: S) -> None:
        self.s = s
        self.story: list[Happening] = []
        s.story = self.story

    # what happens

    def play(self, *events: str) -> None:
        """Players choose what is offered, chance brings what it can bring."""
        for event in events:
            possible = [*self.offers(), *self.odds()]
            assert event in possible, f"{event} is none of {possible}"
            self.game.apply(self.s, self.game.codes(self.to_move).code(event))
            self.check()

    def check(self) -> None:
        """What holds after every event: each int is in its range."""
        assert out_of_range(self.s) == []

    # what is due

    @property
    def to_move(self) -> int:
        """A seat, CHANCE or OVER."""
        return self.game.turn(self.s)

    def offers(self) -> list[str]:
        """All legal choices, in their order, written over a menu that was not clean."""
        menu = [-1] * self.game.menu_size
        number = self.game.choices(self.s, menu) if self.to_move >= 0 else 0
        return [self.game.choice_codes.form(code) for code in menu[:number]]

    def odds(self) -> dict[str, int]:
        """All outcomes that chance can have now, each with the number of its lots."""
        found = self.game.odds(self.s) if self.to_move == CHANCE else {}
        return {self.game.chance_codes.form(code): lots for code, lots in found.items()}

    def asks(self) -> str:
        """The question as it is put to everyone, which names who is asked."""
        words = self.game.question(self.s)
        assert words.fields == {"seat": seat_words(self.to_move if self.to_move >= 0 else self.s.active)}
        return words.key.removeprefix("question-")

    def due(self) -> list[str]:
        """All steps that are due and how often each, the next one first."""
        pending, below = self.s.pending, range(self.s.pending.depth - 1, -1, -1)
        steps = [(pending.step, pending.times), *((pending.steps[i], pending.times_of[i]) for i in below)]
        return [f"{self.steps[step]} {times}" for step, times in steps]

    def outcome(self) -> Outcome:
        """Points and places."""
        return self.game.outcome(self.s)

    # what was told, and who knows what

    def told(self, seat: int | None = None) -> list[str]:
        """All that was told, or all that a seat was told."""
        return [self.form_of(happening, seat) for happening in self.story]

    def form_of(self, happening: Happening, seat: int | None) -> str:
        """A happening in readable form, without what a seat is not told of it."""
        kind = self.game.happenings.kinds[happening.kind]
        told = seat is None or is_told(happening.audience, seat)
        fields = zip(kind.fields.items(), happening.fields, strict=True)
        return " ".join([kind.name, *(f"{n}={d.names[v]}" for (n, d), v in fields if told or not d.secret)])

    def audience(self) -> list[int]:
        """The seats that are told what comes now; who only watches is SPECTATOR."""
        return [seat for seat in [*range(self.s.seats), SPECTATOR] if is_told(self.game.audience(self.s), seat)]

    def known(self, seat: int) -> Self:
        """The table as a seat knows it."""
        return type(self)(Knowledge(self.game, self.s, seat).state)

    def imagined(self, seat: int, seed: int) -> Self:
        """A table as a seat can imagine it."""
        return type(self)(Knowledge(self.game, self.s, seat).imagine([seed, 0]))

    # what a seat sees

    def view(self, seat: int) -> View:
        """The message for a seat."""
        return Knowledge(self.game, self.s, seat).view()

    def zone(self, seat: int, name: str) -> Zone:
        """A place as the message shows it."""
        (found,) = [zone for zone in self.view(seat).zones if zone.id == name]
        return found

    def sees(self, seat: int, zone: str) -> tuple[int, str]:
        """A place as a seat sees it: how many pieces, and which are shown."""
        found = self.zone(seat, zone)
        return found.size, " ".join(map(self.form_of_piece, found.pieces))

    def form_of_piece(self, piece: Piece) -> str:
        """A piece as `looked-0=card-lionfish`, face down as `looked-0=?`, and behind it what stands on it."""
        return "+".join([f"{piece.id}={piece.words.key if piece.words else '?'}", *(mark.key for mark in piece.marks)])

    def paths(self) -> dict[str, tuple[str, ...]]:
        """For each offer to the player to move, the pieces to touch."""
        return {self.game.choice_codes.form(offer.code): offer.path for offer in self.view(self.to_move).offers}

    def leads_to(self, choice: str) -> list[str]:
        """What the player to move is told of a choice before making it, in English; a warning last, with !."""
        text = Text("en", self.game.texts, names=NAMES)
        (offer,) = [o for o in self.view(self.to_move).offers if self.game.choice_codes.form(o.code) == choice]
        return [*map(text.say, offer.about), *([f"{text.say(offer.warning)}!"] if offer.warning else [])]

    def notes(self, viewer: int) -> list[str]:
        """What is said beside the question, as a seat is shown it, in English."""
        text = Text("en", self.game.texts, names=NAMES)
        return [text.say(note) for note in self.view(viewer).notes]

    def plate(self, owner: int, viewer: int | None = None) -> list[str]:
        """How a player stands, as that player or another one is shown it, in English."""
        return self.said_on(self.view(owner if viewer is None else viewer).plates[owner])

    def said_on(self, plate: Plate) -> list[str]:
        """A plate in English."""
        text = Text("en", self.game.texts, names=NAMES)
        points = [] if plate.points is None else [str(plate.points)]
        return points + [text.say(words) for words in ([plate.stake] if plate.stake else []) + [*plate.left]]

    def follow(self, owner: int, viewer: int, *events: str) -> list[tuple[str, list[str]]]:
        """With each happening of some events, how a player stands then, as another one is shown it."""
        match, plate, seen = match_at(self.game, self.s), self.view(viewer).plates[owner], []
        for event in events:
            match.add(Event(match.turn(), self.game.codes(match.turn()).code(event), event))
        for line in shown_to(match, viewer, 0):
            for scene in line.scenes:
                plate = (scene.plates and scene.plates[owner]) or plate
                seen.append((scene.words.key.removeprefix("told-"), self.said_on(plate)))
        return seen

    def tags(self, owner: int) -> dict[str, str]:
        """What pieces and places mean to a player now, in English."""
        text = Text("en", self.game.texts, names=NAMES)
        return {tag.at: text.say(tag.words) for tag in self.view(owner).plates[owner].tags}

    # comparing

    def __eq__(self, other: object) -> bool:
        return isinstance(other, GameTable) and self.s == other.s

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return "".join(f"\n  {name}: {self.legible(getattr(self.s, name))}" for name in layout(type(self.s)))

    def legible(self, value: Any) -> object:
        """A field of the position for a failing test."""
        if isinstance(value, Pending):
            return self.steps[value.step], flat(value)
        return list(map(self.legible, value)) if isinstance(value, list) else value


def each(form: str, names: str) -> dict[str, int]:
    """Odds under which each of these is equally likely: `each("deal diver", "bosun pilot")`."""
    return {f"{form}={name}": 1 for name in names.split()}


def mask_of(names: str, among: Sequence[str]) -> int:
    """These names as a mask."""
    return sum(1 << among.index(name) for name in names.split())


def names_of(mask: int, among: Sequence[str]) -> str:
    """The names of a mask."""
    return " ".join(name for i, name in enumerate(among) if mask >> i & 1)
