"""Words: keys with fields, in no language yet. The engine and the server speak only so."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Union

import msgspec


class Words(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):  # never in a circle, and there are many
    """A key of the texts and the fields of its sentence."""

    key: str
    fields: dict[str, Value] = {}

    def spelled(self) -> str:
        """Key and fields, the same in every program."""
        return f"{self.key}({''.join(f'{name}:{spelled(self.fields[name])},' for name in sorted(self.fields))})"


Value = Union[int, str, Words]


def spelled(value: Value) -> str:
    """A field, the same in every program."""
    return value.spelled() if isinstance(value, Words) else str(value)


def seat_words(seat: int) -> Words:
    """A player, by the name at this table."""
    return Words("seat", {"seat": seat})


def listed(words: Sequence[Words]) -> Words:
    """One after the other."""
    first, *others = words
    return Words("list", {"one": first, "others": listed(others)}) if others else first


def points_words(change: int, seat: int | None = None) -> Words:
    """How points change: one's own, or those of a seat."""
    key = "points-more" if change >= 0 else "points-less"
    if seat is None:
        return Words(key, {"number": abs(change)})
    return Words(f"{key}-of", {"seat": seat_words(seat), "number": abs(change)})
