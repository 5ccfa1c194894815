"""The shape of a request, before anybody reads it: its address must be text, and short."""

from __future__ import annotations

from typing import Any
from urllib.parse import unquote_to_bytes

from tablereef.table.refusals import TableRefusal

LONGEST = 1024  # bytes of an address with its query


def misshapen(scope: Any) -> TableRefusal | None:
    """Why nobody can have meant this address."""
    asked = scope["raw_path"] + b"?" + scope["query_string"]
    if len(asked) > LONGEST:
        return TableRefusal("malformed", why="its address is too long")
    try:
        text = unquote_to_bytes(asked).decode()
    except UnicodeDecodeError:
        return TableRefusal("malformed", why="its address is no UTF-8")
    return TableRefusal("malformed", why="its address has a NUL") if "\0" in text else None
