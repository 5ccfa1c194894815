"""The protocol: what every game gives, and what the kernel derives from it for all of them."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property
from operator import attrgetter
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec

from tablereef.kernel.codes import Codes, Domain, Happenings
from tablereef.kernel.lesson import Lesson
from tablereef.kernel.refusals import Refusal
from tablereef.kernel.story import is_told
from tablereef.kernel.view import Meaning, Plate, Zone
from tablereef.kernel.words import Words

CHANCE = -1  # turn(s): nobody moves, chance does
OVER = -2  # turn(s): the game has ended
UNTOLD = -1  # seen(s, seat, code): the seat is not told the code


@dataclass(frozen=True)
class Option:
    """A table option: its name and its values, the default first."""

    name: str
    values: tuple[str, ...]


BEGINS = Option("begins", ("random", "first_seat"))  # every game has it: who begins
MEMORY_AID = Option("memory_aid", ("off", "on"))  # whether the table helps to remember what was seen


class Outcome(msgspec.Struct, frozen=True):
    """How a game stands or has ended; k winners share, 1/k each."""

    places: tuple[int, ...]
    points: tuple[int, ...]
    parts: tuple[dict[str, int], ...]
    reason: str

    def shares(self) -> tuple[Fraction, ...]:
        """Each seat's share of the victory."""
        winners = self.places.count(1)
        return tuple(Fraction(int(place == 1), winners) for place in self.places)

    def breaks_a_tie(self) -> bool:
        """Whether somebody is placed before another with as many points."""
        return len(set(zip(self.points, self.places, strict=True))) > len(set(self.points))


# — what a game without secrets, without a player of its own, with a plain table need not say —


def hides_nothing(s: Any, seat: int) -> None:
    """Every seat knows everything."""


def nothing_veiled(s: Any) -> None:
    """Nothing of a position is."""


def imagines_nothing(s: Any, dice: list[int]) -> None:
    """There is nothing to deal anew."""


def takes_the_first(s: Any, menu: list[int], n: int) -> int:
    """A player without ideas."""
    return menu[0]


def first_reason(s: Any) -> int:
    """The only reason for which the game ends."""
    return 0


def no_notes(s: Any) -> tuple[Words, ...]:
    """There is nothing else to say."""
    return ()


def nothing_dealt(s: Any, seat: int) -> tuple[str, ...]:
    """All begin with the same."""
    return ()


def no_plates(s: Any, seat: int) -> tuple[Plate, ...]:
    """How the seats stand is seen on the table."""
    return ()


def no_path(s: Any, code: int) -> tuple[str, ...]:
    """All choices are buttons."""
    return ()


def no_twins(s: Any, code: int) -> tuple[str, ...]:
    """No two pieces to touch are alike."""
    return ()


def no_meaning(knowledge: Any, code: int) -> Meaning:
    """The words of a choice say it all."""
    return Meaning()


@dataclass(frozen=True, kw_only=True)
class Game:
    """A game's id card and its functions; `s` is always a position of the class `State`."""

    id: str
    version: int
    seats: range
    minutes: int
    options: tuple[Option, ...]
    State: type[Any]
    menu_size: int  # no question has more answers
    components: tuple[ModuleType, ...]  # the facts of the box, as constants
    texts: Path
    choice_codes: Codes
    chance_codes: Codes
    happenings: Happenings
    parts: Domain  # the parts of a score, in the order of the end screen
    endings: Domain  # the reasons for which a game ends
    # the rules, in a Python small enough to be compiled
    setup: Callable[[Any, int, Sequence[int]], None]  # an empty position becomes the start
    turn: Callable[[Any], int]  # the seat to move, CHANCE or OVER
    choices: Callable[[Any, list[int]], int]  # fills the menu, sorted; how many; never none
    lots: Callable[[Any], int]  # how many equally likely lots chance has
    lot: Callable[[Any, int], int]  # the outcome on lot i
    apply: Callable[[Any, int], None]  # the one door, for players and for chance
    audience: Callable[[Any], int]  # who is told the code of the event that is due
    part: Callable[[Any, int, int], int]  # points of a seat for one part of the score
    standing: Callable[[Any, int], int]  # who stands higher is placed before; equal standings share
    ending: Callable[[Any], int] = first_reason  # why the game is over
    conceal: Callable[[Any, int], None] = hides_nothing  # forget what the seat cannot know
    veiled: tuple[str, ...] | None = None  # all fields that `conceal` reads or changes (`a.b`: reads); None: not said
    imagine: Callable[[Any, list[int]], None] = imagines_nothing  # deal the forgotten anew
    advise: Callable[[Any, list[int], int], int] = takes_the_first  # the heuristic player's choice, on knowledge
    certain: tuple[Callable[[Any, int], bool], ...] = ()  # what holds for each seat until something is concealed
    has_open_ends: bool = False  # in the end nothing is hidden, and little enough follows to be thought through
    playouts: int | None = None  # for a choice: more of them were not shown to help who searches
    dealt: Callable[[Any, int], tuple[str, ...]] = nothing_dealt  # what a seat alone has all along, by keys of texts
    # how it is shown, in ordinary Python
    zones: Callable[[Any, int], tuple[Zone, ...]]  # knowledge of a seat → zones and their pieces; best as a `Drawing`
    question: Callable[[Any], Words]  # what is asked now, in words
    notes: Callable[[Any], tuple[Words, ...]] = no_notes  # what else matters now: debts, marks, what is still to come
    plates: Callable[[Any, int], tuple[Plate, ...]] = no_plates  # of what a seat knows: how each seat stands
    path: Callable[[Any, int], tuple[str, ...]] = no_path  # the pieces to touch for a choice
    twins: Callable[[Any, int], tuple[str, ...]] = no_twins  # other pieces exactly like the first of the path
    meaning: Callable[[Any, int], Meaning] = no_meaning  # `Knowledge` of the seat to move, a choice → what it leads to
    lesson: Lesson | None = field(default=None, hash=False)  # the first match of who is new to it
    vocabulary: tuple[str, ...] = ()  # the keys of its texts that follow from no table above

    def new(self, seats: int, options: Mapping[str, str] | None = None) -> Any:
        """The start of a game; shuffles, deals and the first player are pending chance events."""
        if seats not in self.seats:
            raise Refusal("seat_count", count=seats, least=self.seats[0], most=self.seats[-1])
        s = self.State()
        self.setup(s, seats, self.option_values(options or {}))
        return s

    def option_values(self, options: Mapping[str, str]) -> list[int]:
        """The options as the rules take them: for each the number of its value."""
        known = {option.name: option.values for option in self.options}
        for name, value in options.items():
            if name not in known:
                raise Refusal("unknown_option", name=name, known=", ".join(known) or "—")
            if value not in known[name]:
                raise Refusal("option_value", name=name, value=value, known=", ".join(known[name]))
        return [values.index(options.get(name, values[0])) for name, values in known.items()]

    @cached_property
    def veiled_part(self) -> Callable[[Any], Any]:
        """All of a position on which it depends what is concealed."""
        return attrgetter(*self.veiled) if self.veiled else nothing_veiled

    @cached_property
    def concealed(self) -> tuple[str, ...]:
        """The fields that `conceal` may change."""
        return tuple(name for name in self.veiled or () if "." not in name)

    def legal(self, s: Any) -> list[int]:
        """The codes of all legal choices."""
        menu = [0] * self.menu_size
        return menu[: self.choices(s, menu)]

    def odds(self, s: Any) -> Counter[int]:
        """The exact odds: how many of the equally likely lots bring each outcome."""
        return Counter(self.lot(s, i) for i in range(self.lots(s)))

    def can_bring(self, s: Any, code: int) -> bool:
        """Whether chance may come out so."""
        return any(self.lot(s, i) == code for i in range(self.lots(s)))

    def seen(self, s: Any, seat: int, code: int) -> int:
        """How the event that is due looks to a seat: its code, or UNTOLD."""
        return code if is_told(self.audience(s), seat) else UNTOLD

    def codes(self, by: int) -> Codes:
        """The table of codes of a seat, or of chance."""
        return self.chance_codes if by == CHANCE else self.choice_codes

    def outcome(self, s: Any) -> Outcome:
        """Places, points with their parts, and the reason."""
        seats = range(s.seats)
        standings = [self.standing(s, seat) for seat in seats]
        parts = tuple(
            {str(name): points for i, name in enumerate(self.parts.names) if (points := self.part(s, seat, i))}
            for seat in seats
        )
        return Outcome(
            places=tuple(1 + sum(other > mine for other in standings) for mine in standings),
            points=tuple(sum(of.values()) for of in parts),
            parts=parts,
            reason=str(self.endings.names[self.ending(s)]),
        )

    def tie_break(self, outcome: Outcome) -> Words | None:
        """What decided between seats with as many points, where something did."""
        is_played_out = outcome.reason in self.endings.names
        return Words("ending-tie") if is_played_out and outcome.breaks_a_tie() else None

    def tables(self) -> str:
        """A hash of all facts of the box: an owner may have corrected one."""
        facts = [
            sorted((k, v) for k, v in vars(part).items() if k.isupper() and is_plain(v)) for part in self.components
        ]
        return hashlib.sha256(repr(facts).encode()).hexdigest()[:16]


def is_plain(value: object) -> bool:
    """Whether a constant is a fact: numbers and names, and tables of them."""
    if isinstance(value, dict):
        value = [*value, *value.values()]
    return all(map(is_plain, value)) if isinstance(value, (tuple, list)) else isinstance(value, (int, float, str))
