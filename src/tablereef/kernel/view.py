"""What a seat sees: zones with pieces, the question, and the choices with the pieces to touch."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, lru_cache
from typing import NamedTuple, ParamSpec, TypeVar

import msgspec

from tablereef.kernel.words import Words

P = ParamSpec("P")
T = TypeVar("T")
REMEMBERED = 4096  # of each part of a picture


def remembered(draw: Callable[P, T]) -> Callable[P, T]:
    """A part of a picture that depends on nothing but what it is drawn from: the same is drawn again and again."""
    return lru_cache(REMEMBERED)(draw)  # type: ignore[return-value]


class Piece(msgspec.Struct, frozen=True, omit_defaults=True, dict=True):
    """Something on the table. A hidden piece is named by its place, never by its card."""

    id: str
    words: Words | None = None  # None: face down
    marks: tuple[Words, ...] = ()  # what stands on it

    @cached_property
    def spelled(self) -> str:
        """The piece, its face, and what stands on it: the same in every program."""
        face = self.words.spelled() if self.words else ""
        return "+".join([f"{self.id}={face}", *(mark.spelled() for mark in self.marks)]) + ";"


class Zone(msgspec.Struct, frozen=True, omit_defaults=True, dict=True):
    """A place on the table: its pieces in order, and how many there are, shown or not."""

    id: str
    words: Words
    size: int
    pieces: tuple[Piece, ...] = ()
    columns: int = 0  # the pieces lie in a grid, row by row; 0: in a line

    @cached_property
    def spelled(self) -> str:
        """All of the zone in one line: the same in every program."""
        return f"{self.id}|{self.size}|{self.words.spelled()}|{''.join([piece.spelled for piece in self.pieces])}\n"


Picture = tuple[Zone, ...]


class Meaning(NamedTuple):
    """What a choice leads to, as far as the seat knows."""

    about: tuple[Words, ...] = ()
    warning: Words | None = None  # it is certain to hurt


class Offer(msgspec.Struct, frozen=True, omit_defaults=True):
    """A choice that may be made: its code, its words, the pieces to touch for it, and what it leads to."""

    code: int
    words: Words
    path: tuple[str, ...]
    about: tuple[Words, ...] = ()
    warning: Words | None = None  # it is certain to hurt
    twins: tuple[str, ...] = ()  # pieces exactly like the first of the path: a touch of any means the same


class Tag(msgspec.Struct, frozen=True):
    """What a piece or place on the table means to a seat now."""

    at: str  # its id
    words: Words


class Plate(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):  # as Words
    """How a seat stands now, as far as who looks may know."""

    points: int | None = None  # None: a secret
    stake: Words | None = None  # what this turn may bring, and may still lose
    left: tuple[Words, ...] = ()  # what the seat has to play with, or has collected
    tags: tuple[Tag, ...] = ()  # what lies on the table for it: what a card brings, where something can get to


class View(msgspec.Struct, frozen=True):
    """All that a seat (None: who only watches) sees of a match."""

    game: str
    seat: int | None
    turn: int
    question: Words
    notes: tuple[Words, ...]  # what else matters now, in words
    plates: tuple[Plate, ...]  # how each seat stands; none where the game says nothing of it
    zones: tuple[Zone, ...]
    offers: tuple[Offer, ...]
