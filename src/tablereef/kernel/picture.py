"""Pictures of the table: what differs from one to the next, and a number that tells whether two are the same."""

from __future__ import annotations

from collections.abc import Iterable
from zlib import adler32

import msgspec

from tablereef.kernel.view import Piece, Zone
from tablereef.kernel.words import Words

Picture = tuple[Zone, ...]


class Change(msgspec.Struct, frozen=True, omit_defaults=True):
    """What differs in a zone from one picture to the next."""

    zone: str
    size: int | None = None
    words: Words | None = None
    pieces: tuple[Piece, ...] | None = None  # all of them, where others lie there or in another order
    changed: tuple[Piece, ...] = ()  # else those that look otherwise, at their old places


def changes(before: Iterable[Zone], after: Iterable[Zone]) -> tuple[Change, ...]:
    """What differs; both pictures have the same zones."""
    pairs = zip(before, after, strict=True)
    return tuple(change(old, new) for old, new in pairs if old is not new and old != new)


def change(old: Zone, new: Zone) -> Change:
    """What differs in a zone."""
    assert (old.id, old.columns) == (new.id, new.columns), "a zone has come or gone"
    stay = [piece.id for piece in old.pieces] == [piece.id for piece in new.pieces]
    changed = [piece for was, piece in zip(old.pieces, new.pieces, strict=True) if was != piece] if stay else []
    return Change(
        new.id,
        size=new.size if new.size != old.size else None,
        words=new.words if new.words != old.words else None,
        pieces=None if stay else new.pieces,
        changed=tuple(changed),
    )


def after(zones: Iterable[Zone], changes: Iterable[Change]) -> tuple[Zone, ...]:
    """The next picture."""
    by_zone = {change.zone: change for change in changes}
    return tuple(changed(zone, by_zone[zone.id]) if zone.id in by_zone else zone for zone in zones)


def changed(zone: Zone, change: Change) -> Zone:
    """A zone in the next picture."""
    new = {piece.id: piece for piece in change.changed}
    pieces = tuple(new.get(piece.id, piece) for piece in zone.pieces) if change.pieces is None else change.pieces
    size = zone.size if change.size is None else change.size
    return Zone(zone.id, change.words or zone.words, size, pieces, zone.columns)


def checksum(zones: Iterable[Zone]) -> int:
    """A number by which two pictures can be compared."""
    return adler32("".join(map(zone_text, zones)).encode())


def zone_text(zone: Zone) -> str:
    """All of a zone in one line."""
    return f"{zone.id}|{zone.size}|{zone.words.spelled()}|{''.join(map(piece_text, zone.pieces))}\n"


def piece_text(piece: Piece) -> str:
    """A piece, its face, and what stands on it."""
    face = piece.words.spelled() if piece.words else ""
    return "+".join([f"{piece.id}={face}", *(mark.spelled() for mark in piece.marks)]) + ";"
