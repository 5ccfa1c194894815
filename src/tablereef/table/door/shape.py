"""The shape of a request, before anybody reads it: its address must be text, and short, and its host one."""

from __future__ import annotations

from typing import Any
from urllib.parse import unquote_to_bytes, urlsplit

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
    if "\0" in text:
        return TableRefusal("malformed", why="its address has a NUL")
    return None if is_host(host_of(scope)) else TableRefusal("malformed", why="its host is none")


def host_of(scope: Any) -> str:
    """Under which name somebody asks."""
    return bytes(dict(scope["headers"]).get(b"host", b"")).decode("latin-1")


def is_host(name: str) -> bool:
    """Whether it can be the name of a server, perhaps with a port."""
    try:
        return urlsplit(f"//{name}").port != 0
    except ValueError:
        return False
