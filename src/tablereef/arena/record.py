"""The file of an arena: its set-up, then a line of JSON for each game, in the order in which they ended.

It only grows. A last line that a kill cut short is dropped, and its game is played again.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, TypeVar

import msgspec

from tablereef.arena.refusals import ArenaRefusal
from tablereef.arena.setup import Played, Setup

T = TypeVar("T")


class Record:
    """The games of an arena on disk."""

    def __init__(self, path: Path, setup: Setup) -> None:
        self.path = path
        self.seatings = frozenset(setup.seatings())
        header = msgspec.json.encode(setup) + b"\n"
        begun = self.first_line()
        if header.startswith(begun) and begun != header:  # nothing, or what a kill left of it
            with self.opened("wb") as file:
                file.write(header)
        self.check(setup)
        self.mend()

    @contextmanager
    def opened(self, mode: str) -> Iterator[IO[bytes]]:
        """The file; refused where it cannot be read or written."""
        try:
            with self.path.open(mode) as file:
                yield file
        except OSError:
            raise ArenaRefusal("cannot_keep", path=str(self.path)) from None

    def first_line(self) -> bytes:
        """How the file begins; a file that is not there is begun."""
        with self.opened("ab+") as file:
            file.seek(0)
            return file.readline()

    def mend(self) -> None:
        """Drop what a kill left of a last line."""
        with self.opened("rb+") as file:
            written = file.read()
            file.truncate(written.rfind(b"\n") + 1)

    def check(self, setup: Setup) -> None:
        """Refuse games of another set-up: what would be said of them together?"""
        found = self.decoded(self.first_line(), Setup, 1)
        for setting in setup.__struct_fields__:
            theirs, ours = getattr(found, setting), getattr(setup, setting)
            if theirs != ours:
                raise ArenaRefusal(
                    "other_arena", path=str(self.path), setting=setting, found=said(theirs), asked=said(ours)
                )

    def games(self) -> Iterator[Played]:
        """All games that were played so far."""
        with self.opened("rb") as file:
            next(file)
            for number, line in enumerate(file, 2):
                game = self.decoded(line, Played, number)
                if game.deal < 0 or game.seating not in self.seatings or len(game.places) != len(game.seating):
                    raise self.unreadable(number)
                yield game

    def decoded(self, line: bytes, kind: type[T], number: int) -> T:
        """A line of the file; refused where it is none."""
        try:
            return msgspec.json.decode(line, type=kind)
        except msgspec.MsgspecError:
            raise self.unreadable(number) from None

    def unreadable(self, number: int) -> ArenaRefusal:
        """A line is none of an arena."""
        return ArenaRefusal("not_an_arena", path=str(self.path), line=number)

    def keep(self, games: Iterable[Played]) -> None:
        """Write games down, before anybody counts on them."""
        with self.opened("ab") as file:
            file.writelines(msgspec.json.encode(game) + b"\n" for game in games)


def said(value: object) -> str:
    """A setting as it is typed."""
    if isinstance(value, dict):
        return ",".join(f"{name}={chosen}" for name, chosen in sorted(value.items())) or "—"
    return ",".join(value) if isinstance(value, tuple) else str(value)
