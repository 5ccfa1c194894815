"""Tokens: random, kept only as their hash, compared in constant time."""

from __future__ import annotations

import hashlib
import hmac
import secrets

TOKEN_BYTES = 24
ID_BYTES = 9


def new_token() -> str:
    """Something that nobody can guess."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_id() -> str:
    """A short name that nobody has yet."""
    return secrets.token_urlsafe(ID_BYTES)


def hash_of(token: str) -> str:
    """What the store keeps of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def is_same(one: str, other: str) -> bool:
    """Whether two secrets are equal; how long it takes does not tell how much of them is."""
    return hmac.compare_digest(one.encode(), other.encode())
