"""Codes and their readable forms, both from one table per game.

Inside, an event is an int. At the edges it reads `cut seat=1 family=siren`. A table of kinds lays the
codes end to end: each kind is a block with one code for every combination of its fields.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from math import prod

from tablereef.kernel.refusals import Refusal
from tablereef.kernel.story import Happening, is_told
from tablereef.kernel.words import Value, Words, seat_words

REMEMBERED = 4096  # codes or happenings; the same come again and again


@dataclass(frozen=True)
class Domain:
    """The values a field may take, by name; `spell` gives a value's words."""

    name: str
    names: Sequence[str | int]
    spell: Callable[[int], Value] | None = None
    secret: bool = False  # for the audience of a happening alone
    fleeting: bool = False  # said while the turn lasts; later only with the memory aid
    reveals: bool = False  # whoever is told the choice learns what only the chooser knew

    def words(self, index: int) -> Value:
        """The words of a value: its own key in the texts, unless the domain spells otherwise."""
        if self.spell is not None:
            return self.spell(index)
        return Words(f"{self.name}-{self.names[index]}")

    def is_hidden(self) -> bool:
        """Whether a field may be left out of its sentence."""
        return self.secret or self.fleeting

    def index(self, name: str) -> int:
        """The value of that name; ValueError where there is none."""
        return [str(known) for known in self.names].index(name)


def seats(most: int) -> Domain:
    """The domain of players, for a game of at most so many."""
    return Domain("seat", range(most), seat_words)


def numbers(least: int, most: int) -> Domain:
    """The domain of plain numbers."""
    return Domain("number", range(least, most + 1), lambda index: least + index)


def secret(domain: Domain) -> Domain:
    """The same domain, for a field that only the audience of a happening may know."""
    return replace(domain, secret=True)


def fleeting(domain: Domain) -> Domain:
    """The same domain, for a field that people are expected to remember by themselves."""
    return replace(domain, fleeting=True)


def revealing(domain: Domain) -> Domain:
    """The same domain, for a field of a choice that shows others what they could not know: it is not taken back."""
    return replace(domain, reveals=True)


Spelling = Callable[[Sequence[int]], dict[str, Value]]


class Kind:
    """One kind of event or happening: its name and the fields that tell one from another.

    `spell` gives the words of fields that read differently beside others.
    """

    def __init__(self, name: str, spell: Spelling | None = None, /, **fields: Domain) -> None:
        self.name = name
        self.spell = spell
        self.fields = fields
        self.size = prod(len(domain.names) for domain in fields.values())

    def words(self, prefix: str, values: Sequence[int], told: bool = True, faded: bool = False) -> Words:
        """This kind in words; a sentence without what is secret (not told) or no longer said (faded)."""
        spelled = {
            name: domain.words(value)
            for (name, domain), value in zip(self.fields.items(), values, strict=True)
            if not ((domain.secret and not told) or (domain.fleeting and faded))
        }
        if self.spell is not None:
            spelled |= self.spell(values)
        return Words(f"{prefix}-{self.name}" + ("" if len(spelled) == len(self.fields) else "-hidden"), spelled)

    def reason(self, values: Sequence[int]) -> Words:
        """This kind as the reason for something; without what may not be said to everyone and for good."""
        every = zip(self.fields.items(), values, strict=True)
        said = {name: domain.words(value) for (name, domain), value in every if not domain.is_hidden()}
        return Words(f"why-{self.name}", said)

    def fades(self) -> bool:
        """Whether a field is said for a while only."""
        return any(domain.fleeting for domain in self.fields.values())

    def reveals(self) -> bool:
        """Whether a field shows others what they could not know."""
        return any(domain.reveals for domain in self.fields.values())


class Codes:
    """The numbering of a game's choices or chances."""

    def __init__(self, prefix: str, *kinds: Kind) -> None:
        self.prefix = prefix
        self.kinds = kinds
        self.firsts = [sum(kind.size for kind in kinds[:i]) for i in range(len(kinds))]
        self.size = sum(kind.size for kind in kinds)

    @lru_cache(REMEMBERED)  # noqa: B019 - there is one table for each game
    def split(self, code: int) -> tuple[Kind, tuple[int, ...]]:
        """The kind of a code and the values of its fields."""
        if not 0 <= code < self.size:
            raise Refusal("unknown_event", event=str(code))
        at = max(i for i, first in enumerate(self.firsts) if first <= code)
        rest, values = code - self.firsts[at], []
        for domain in reversed(self.kinds[at].fields.values()):
            rest, value = divmod(rest, len(domain.names))
            values.append(value)
        return self.kinds[at], tuple(reversed(values))

    def form(self, code: int) -> str:
        """The readable form of a code."""
        kind, values = self.split(code)
        fields = (f"{n}={d.names[v]}" for (n, d), v in zip(kind.fields.items(), values, strict=True))
        return " ".join([kind.name, *fields])

    def code(self, form: str) -> int:
        """The code of a readable form."""
        name, *pairs = form.split() or [""]
        for kind, first in zip(self.kinds, self.firsts, strict=True):
            if kind.name == name and [pair.split("=")[0] for pair in pairs] == list(kind.fields):
                try:
                    return first + offset(kind, [pair.partition("=")[2] for pair in pairs])
                except ValueError:
                    break
        raise Refusal("unknown_event", event=form)

    def words(self, code: int) -> Words:
        """A code in words."""
        kind, values = self.split(code)
        return kind.words(self.prefix, values)


def offset(kind: Kind, names: list[str]) -> int:
    """The place of these field values within the block of their kind."""
    place = 0
    for domain, name in zip(kind.fields.values(), names, strict=True):
        place = place * len(domain.names) + domain.index(name)
    return place


class Happenings:
    """The table of what a game's rules may tell."""

    def __init__(
        self,
        *kinds: Kind,
        reasons: Sequence[str] = (),
        finale: str = "",
    ) -> None:
        self.kinds = kinds
        self.numbers = range(len(kinds))
        self.reasons = reasons  # kinds that end a player's turn unasked; the player is their field `seat`
        self.finale = finale  # the kind with which the final scoring begins, where it is nobody's turn
        self.fade = any(kind.fades() for kind in kinds)  # something is said for a while only

    def words(self, happening: Happening, seat: int, faded: bool = False) -> Words:
        """What a seat is told of a happening, at once or (faded) long after."""
        return self.said(happening.kind, happening.fields, is_told(happening.audience, seat), faded)

    @lru_cache(REMEMBERED)  # noqa: B019 - there is one table for each game
    def said(self, kind: int, fields: tuple[int, ...], told: bool, faded: bool) -> Words:
        """A happening in words, the same to all who may know as much of it."""
        return self.kinds[kind].words("told", fields, told, faded)

    def why(self, happening: Happening, seat: int) -> Words | None:
        """Why a seat's own turn ended, if this happening ended it."""
        kind = self.kinds[happening.kind]
        is_own = kind.name in self.reasons and happening.fields[list(kind.fields).index("seat")] == seat
        return kind.reason(happening.fields) if is_own else None
