"""Pictures of the table: what differs from one to the next, and a number that tells whether two are the same."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from zlib import adler32

import msgspec

from tablereef.kernel.view import Picture, Piece, Plate, Zone
from tablereef.kernel.words import Words


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


def differing(before: Picture, after: Picture) -> list[tuple[Zone, Zone]]:
    """The zones that differ, as they were and as they are; both pictures have the same ones."""
    return [(old, new) for old, new in zip(before, after, strict=True) if old is not new and old != new]


def changes_of(pairs: Sequence[tuple[Zone, Zone]]) -> tuple[Change, ...]:
    """What differs in these zones, which are all that differ; no piece lies in two of them."""
    still = [lies_still(old.pieces, new.pieces) for old, new in pairs]
    left = (old for (old, _), is_still in zip(pairs, still, strict=True) if not is_still)
    known = pieces_in(left)  # a piece that has come to one of these has left another one
    return tuple(
        turning(old, new) if is_still else moving(old, new, known)
        for (old, new), is_still in zip(pairs, still, strict=True)
    )


def lies_still(was: Sequence[Piece], now: Sequence[Piece]) -> bool:
    """Whether no piece has come, gone or changed its place, however it looks now."""
    return len(was) == len(now) and all(old is new or old.id == new.id for old, new in zip(was, now, strict=True))


def pieces_in(zones: Iterable[Zone]) -> dict[str, Piece]:
    """All pieces of some zones, by their names."""
    return {piece.id: piece for zone in zones for piece in zone.pieces}


def turning(old: Zone, new: Zone) -> Change:
    """What differs in a zone whose pieces lie still; most are the very same."""
    pairs = zip(old.pieces, new.pieces, strict=True)
    return Change(
        new.id, *heading(old, new), changed=tuple([now for was, now in pairs if was is not now and was != now])
    )


def moving(old: Zone, new: Zone, known: dict[str, Piece]) -> Change:
    """What differs in a zone to which pieces have come, for who knows these, or that they have left."""
    was, now = [piece.id for piece in old.pieces], [piece.id for piece in new.pieces]
    stay = staying(was, now)
    return Change(
        new.id,
        *heading(old, new),
        gone=tuple([name for name in was if name not in stay]),
        come=tuple([Come(at, name) for at, name in enumerate(now) if name not in stay]),
        changed=tuple([piece for piece in new.pieces if known.get(piece.id) != piece]),
    )


def heading(old: Zone, new: Zone) -> tuple[int | None, Words | None]:
    """Size and words of a zone, where they are others."""
    assert (old.id, old.columns) == (new.id, new.columns), "a zone has come or gone"
    return new.size if new.size != old.size else None, new.words if new.words != old.words else None


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


def new_plates(before: tuple[Plate, ...], now: tuple[Plate, ...]) -> tuple[Plate | None, ...]:
    """The plates that are others, None for each that is as before; nothing where all are."""
    if now is before or now == before:
        return ()
    return tuple(new if new != old else None for old, new in zip(before, now, strict=True))


def plates_after(plates: tuple[Plate, ...], new: tuple[Plate | None, ...]) -> tuple[Plate, ...]:
    """How each seat stands next."""
    return tuple(now or old for old, now in zip(plates, new, strict=True)) if new else plates


def checksum(zones: Iterable[Zone]) -> int:
    """A number by which two pictures can be compared."""
    return adler32("".join([zone.spelled for zone in zones]).encode())
