"""A match from its start on, as somebody saw it: looked into by a process beside the server, which keeps bookmarks."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from copy import copy
from typing import NamedTuple

import msgspec

from tablereef.games import find
from tablereef.kernel.match import Header, Line, Match
from tablereef.kernel.struct import clone
from tablereef.kernel.told import Eyes, Told, told_to
from tablereef.table.seen.ending import ending, verdict
from tablereef.table.seen.view import seat_of
from tablereef.table.wire.messages import Replay

MOST_LINES = 50
BETWEEN = 50  # lines from one bookmark to the next
MOST_BOOKS = 20


class Book:
    """A match with a bookmark every so many lines, so that no page needs all lines before it."""

    def __init__(self, header: Header) -> None:
        self.bookmarks = [Match(find(header.game), header, shows=1)]

    def opened(self, lines: Sequence[Line], version: int) -> Match:
        """The match after so many of its lines."""
        match = copied(self.bookmarks[min(version // BETWEEN, len(self.bookmarks) - 1)])
        for line in lines[match.version : version]:
            match.add(line)
            if match.version == BETWEEN * len(self.bookmarks):
                self.bookmarks.append(copied(match))
        return match


def copied(match: Match) -> Match:
    """The same match, that can go on by itself."""
    other = copy(match)
    for name, kept in vars(match).items():
        if isinstance(kept, list | dict):
            setattr(other, name, copy(kept))
    other.state, other.before = clone(match.state), [clone(position) for position in match.before]
    return other


def replay(book: Book, lines: Sequence[Line], viewer: int | None, first: int, count: int) -> Replay:
    """The lines of a match after version `first`, and how it stood before."""
    again, seat = book.opened(lines, first), seat_of(viewer)
    eyes = Eyes(again, seat, again.version)
    zones, plates, told = eyes.picture, eyes.plates, list[Told]()
    for line in lines[first : first + min(count, MOST_LINES)]:
        again.add(line)
        told += map(eyes.see, told_to(again, seat, again.version - 1))
    return Replay(versions=len(lines), zones=zones, plates=plates, lines=tuple(told), ending=ending(again))


# — in a process of its own —


class Looked(NamedTuple):
    """What was found, written out, and the time that it took."""

    found: bytes
    seconds: float


books: OrderedDict[str, Book] = OrderedDict()


def look_back(header: Header, lines: Sequence[Line], viewer: int | None, first: int, count: int) -> Looked:
    """A page of a match."""
    return timed(lambda: replay(book_of(header), lines, viewer, first, count))


def look_into(header: Header, lines: Sequence[Line]) -> Looked:
    """The deal of a match, done again."""
    return timed(lambda: verdict(book_of(header).opened(lines, len(lines))))


def book_of(header: Header) -> Book:
    """A match that was looked at lately, or another one."""
    book = books.setdefault(header.match, Book(header))
    books.move_to_end(header.match)
    if len(books) > MOST_BOOKS:
        books.popitem(last=False)
    return book


def timed(look: Callable[[], msgspec.Struct]) -> Looked:
    """Look, with an eye on the time."""
    began = time.process_time()
    found = msgspec.json.encode(look())
    return Looked(found, time.process_time() - began)
