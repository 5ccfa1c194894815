"""Pictures of the table: what differs from one to the next, and a number that tells whether two are the same."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from zlib import adler32

import msgspec

from tablereef.kernel.view import Piece, Zone
from tablereef.kernel.words import Words

Picture = tuple[Zone, ...]


class Come(msgspec.Struct, frozen=True):
    """A piece that has come to a zone, and at which place it lies."""

    at: int
    id: str


class Change(msgspec.Struct, frozen=True, omit_defaults=True):
    """What differs in a zone from one picture to the next."""

    zone: str
    size: int | None = None
    words: Words | None = None
    gone: tuple[str, ...] = ()  # pieces that are no longer there
    come: tuple[Come, ...] = ()  # then those that are new there, the first first
    changed: tuple[Piece, ...] = ()  # pieces that look otherwise than in the picture before, or were not in it


def changes(before: Picture, after: Picture) -> tuple[Change, ...]:
    """What differs; both pictures have the same zones, and no piece lies in two of them."""
    pairs = [(old, new) for old, new in zip(before, after, strict=True) if old is not new and old != new]
    known = pieces_in(before) if pairs else {}
    return tuple(change(old, new, known) for old, new in pairs)


def pieces_in(zones: Picture) -> dict[str, Piece]:
    """All pieces of a picture, by their names."""
    return {piece.id: piece for zone in zones for piece in zone.pieces}


def change(old: Zone, new: Zone, known: dict[str, Piece]) -> Change:
    """What differs in a zone, for who knows these pieces."""
    assert (old.id, old.columns) == (new.id, new.columns), "a zone has come or gone"
    was, now = [piece.id for piece in old.pieces], [piece.id for piece in new.pieces]
    stay = staying(was, now)
    return Change(
        new.id,
        size=new.size if new.size != old.size else None,
        words=new.words if new.words != old.words else None,
        gone=tuple(name for name in was if name not in stay),
        come=tuple(Come(at, name) for at, name in enumerate(now) if name not in stay),
        changed=tuple(piece for piece in new.pieces if known.get(piece.id) != piece),
    )


def staying(was: list[str], now: list[str]) -> set[str]:
    """The names that are in both lists; none where they come in another order."""
    both = set(was).intersection(now)
    same_order = [name for name in was if name in both] == [name for name in now if name in both]
    return both if same_order else set()


def after(zones: Picture, changes: Iterable[Change]) -> Picture:
    """The next picture."""
    by_zone, known = {change.zone: change for change in changes}, pieces_in(zones)
    return tuple(changed(zone, by_zone[zone.id], known) if zone.id in by_zone else zone for zone in zones)


def changed(zone: Zone, change: Change, known: dict[str, Piece]) -> Zone:
    """A zone in the next picture, for who knows these pieces."""
    names = [piece.id for piece in zone.pieces if piece.id not in change.gone]
    for one in change.come:
        names.insert(one.at, one.id)
    known = known | {piece.id: piece for piece in change.changed}
    size = zone.size if change.size is None else change.size
    return Zone(zone.id, change.words or zone.words, size, tuple(known[name] for name in names), zone.columns)


def checksum(zones: Iterable[Zone]) -> int:
    """A number by which two pictures can be compared."""
    return adler32("".join(map(zone_text, zones)).encode())


def zone_text(zone: Zone) -> str:
    """All of a zone in one line. Few zones change from picture to picture, so the lines are kept."""
    return line_of(msgspec.json.encode(zone))


@lru_cache(maxsize=4096)
def line_of(encoded: bytes) -> str:
    """The line of a zone that is encoded so: its own fields cannot be hashed, and this is quick."""
    zone = msgspec.json.decode(encoded, type=Zone)
    return f"{zone.id}|{zone.size}|{zone.words.spelled()}|{''.join(map(piece_text, zone.pieces))}\n"


def piece_text(piece: Piece) -> str:
    """A piece, its face, and what stands on it."""
    face = piece.words.spelled() if piece.words else ""
    return "+".join([f"{piece.id}={face}", *(mark.spelled() for mark in piece.marks)]) + ";"
