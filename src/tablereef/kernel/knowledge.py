"""What one seat knows: the position with all forgotten that the seat cannot know.

`conceal` of the game is the one owner of secrecy; this wrapper is the only thing that bots, views
and observations are given. Nothing can be played on it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, NamedTuple

from tablereef.kernel.dice import IMAGINE_STREAM, stream_of
from tablereef.kernel.game import CHANCE, OVER, Game
from tablereef.kernel.portrait import portrait
from tablereef.kernel.refusals import Refusal
from tablereef.kernel.story import ALL_SEEING, SPECTATOR, Happening
from tablereef.kernel.struct import clone, clone_in_part, flat, shared
from tablereef.kernel.text import Text
from tablereef.kernel.view import Offer, Plate, View, Zone
from tablereef.kernel.words import Words, seat_words

A_FEW = 6  # choices that a `repr` names
A_WORLD = stream_of(0, 0, IMAGINE_STREAM)  # any would do


class Choice(NamedTuple):
    """Something that may be chosen: its code, its readable form, its words."""

    code: int
    form: str
    words: str


class Chance(NamedTuple):
    """How likely something is: it comes on so many of all lots."""

    some: int
    lots: int


class Ahead(NamedTuple):
    """What follows from an event: the position then, as far as the seat knows it, who is to move, what happened."""

    state: Any
    turn: int
    story: list[Happening]

    def fields_of(self, kind: int) -> list[tuple[int, ...]]:
        """The fields of each happening of a kind, in their order."""
        return [happening.fields for happening in self.story if happening.kind == kind]


class Knowledge:
    """A seat and the position as far as that seat knows it."""

    __slots__ = ("game", "seat", "state", "world")

    def __init__(self, game: Game, s: Any, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.state = clone(s)
        self.world: Any = None  # one that the seat can imagine, once somebody looks ahead
        game.conceal(self.state, seat)

    def next(self, before: Any, s: Any) -> Knowledge:
        """What the seat knows of a kept position, if this is what it knows of the one kept before.

        Where nothing has changed that `conceal` reads or changes, what was concealed is the same, and all else is open.
        """
        game = self.game
        if game.veiled is None:
            return Knowledge(game, s, self.seat)
        known = object.__new__(Knowledge)
        known.game, known.seat, known.world = game, self.seat, None
        if game.veiled_part(before) == game.veiled_part(s):
            known.state = shared(s, self.state, game.concealed)
        else:
            known.state = clone_in_part(s, game.concealed)
            game.conceal(known.state, self.seat)
        return known

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Knowledge) and (self.seat, flat(self.state)) == (other.seat, flat(other.state))

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        watchers = {SPECTATOR: "a spectator knows", ALL_SEEING: "everyone together knows"}
        return f"<{self.game.id} as {watchers.get(self.seat, f'seat {self.seat} knows')} it: {self.awaited()}>"

    def awaited(self) -> str:
        """What comes next: this seat's choices, or who else is to move."""
        if self.turn() != self.seat:
            return whose_turn(self.turn())
        forms = [self.game.choice_codes.form(code) for code in self.choices()]
        more = [f"{len(forms) - A_FEW} more"] if len(forms) > A_FEW else []
        return " | ".join(forms[:A_FEW] + more)

    def _repr_svg_(self) -> str:
        """The table as a notebook shows it."""
        return portrait(self.view(), Text("en", self.game.texts))

    def turn(self) -> int:
        """The seat to move, CHANCE or OVER."""
        return self.game.turn(self.state)

    def choices(self) -> list[int]:
        """The legal codes, for the seat to move alone."""
        if self.turn() != self.seat:
            raise Refusal("not_your_turn", seat=seat_words(self.seat))
        return self.game.legal(self.state)

    def offers(self, language: str = "en") -> list[Choice]:
        """The legal choices, as a person reads them."""
        codes, text = self.game.choice_codes, Text(language, self.game.texts)
        return [Choice(code, codes.form(code), text.say(codes.words(code))) for code in self.choices()]

    def odds(self) -> Counter[int]:
        """The seat's own odds of the chance event that is due."""
        return self.game.odds(self.state) if self.turn() == CHANCE else Counter()

    def imagine(self, dice: list[int]) -> Any:
        """A whole position that agrees with all the seat knows, dealt at random."""
        s = clone(self.state)
        self.game.imagine(s, dice)
        return s

    def ahead(self, code: int) -> Ahead:
        """What a choice leads to, until chance or somebody is to move."""
        then, story = self.after(code)
        return Ahead(then.state, then.turn(), story)

    def after(self, code: int) -> tuple[Knowledge, list[Happening]]:
        """What the seat knows after a choice, and what happened.

        A world is imagined and the rules play in it. By the law of the step a seat is told the same in all worlds that
        it cannot tell apart, so it does not matter which one.
        """
        if self.world is None:
            self.world = self.imagine([A_WORLD, 0])
        s = clone(self.world)
        story = played(self.game, s, code)
        then = Knowledge(self.game, s, self.seat)
        then.world = s
        return then, story

    def chance_of(self, code: int, happens: Callable[[Ahead], bool]) -> Chance:
        """How likely, by the seat's own odds, the chance after a choice brings something; no lots: no chance comes."""
        after = self.ahead(code)
        odds = self.game.odds(after.state) if after.turn == CHANCE else Counter()
        return Chance(sum(lots for lot, lots in odds.items() if happens(self.brought(after.state, lot))), odds.total())

    def brought(self, s: Any, lot: int) -> Ahead:
        """What follows from an outcome of chance that is due in a position as the seat knows it."""
        after = clone(s)
        story = played(self.game, after, lot)
        return Ahead(after, self.game.turn(after), story)

    def zones(self) -> tuple[Zone, ...]:
        """The table as this seat sees it."""
        return self.game.zones(self.state, self.seat)

    def question(self) -> Words:
        """What is asked now."""
        return self.game.question(self.state)

    def notes(self) -> tuple[Words, ...]:
        """What else matters now."""
        return self.game.notes(self.state)

    def plates(self) -> tuple[Plate, ...]:
        """How each seat stands."""
        return self.game.plates(self.state, self.seat)

    def view(self) -> View:
        """The message for this seat."""
        return View(
            game=self.game.id,
            seat=self.seat if self.seat < ALL_SEEING else None,
            turn=self.turn(),
            question=self.question(),
            notes=self.notes(),
            plates=self.plates(),
            zones=self.zones(),
            offers=tuple(map(self.offer, self.choices())) if self.turn() == self.seat else (),
        )

    def offer(self, code: int) -> Offer:
        """A choice as it is offered to this seat."""
        game = self.game
        words, path, twins = game.choice_codes.words(code), game.path(self.state, code), game.twins(self.state, code)
        return Offer(code, words, path, *game.meaning(self, code), twins=twins)


class Everything(Knowledge):
    """What everyone together knows: the position itself, to look at after the end."""

    def __init__(self, game: Game, s: Any) -> None:
        self.game, self.seat, self.state, self.world = game, ALL_SEEING, clone(s), None

    def next(self, before: Any, s: Any) -> Everything:
        """Nothing is concealed."""
        return Everything(self.game, s)


def played(game: Game, s: Any, code: int) -> list[Happening]:
    """Let an event happen in a position that nobody else has; what happened."""
    story: list[Happening] = []
    s.story = story
    game.apply(s, code)
    return story


def whose_turn(turn: int) -> str:
    """Who is to move, for people who write programs."""
    return {CHANCE: "chance is to move", OVER: "over"}.get(turn, f"seat {turn} is to move")
