"""Words: keys with fields, in no language yet. The engine and the server speak only so."""

from __future__ import annotations

from typing import Union

import msgspec


class Words(msgspec.Struct, frozen=True, omit_defaults=True):
    """A key of the texts and the fields of its sentence."""

    key: str
    fields: dict[str, Value] = {}


Value = Union[int, str, Words]


def seat_words(seat: int) -> Words:
    """A player, by the name at this table."""
    return Words("seat", {"seat": seat})
