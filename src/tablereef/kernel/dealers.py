"""Dealers answer chance: by a seed, by a script, or provably fair.

A dealer is asked with the number of the chance event, so an undo never rolls again.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from typing import Any, Protocol

from tablereef.kernel.dice import CHANCE_STREAM, draw, stream_of
from tablereef.kernel.game import Game


class Dealer(Protocol):
    """Who answers chance."""

    def deal(self, game: Game, s: Any, number: int) -> int:
        """The outcome of chance event `number`, which is due in s."""


class Seeded:
    """Chance by counting on (seed, game, number), as the simulators have it."""

    def __init__(self, seed: int, index: int = 0) -> None:
        self.stream = stream_of(seed, index, CHANCE_STREAM)

    def deal(self, game: Game, s: Any, number: int) -> int:
        """One draw among the lots; where there is only one lot it is not drawn."""
        lots = game.lots(s)
        return game.lot(s, draw(self.stream, number, lots) if lots > 1 else 0)


class Scripted:
    """Chance as written down beforehand: one outcome for each chance event, in readable form."""

    def __init__(self, script: Sequence[str]) -> None:
        self.script = list(script)

    def deal(self, game: Game, s: Any, number: int) -> int:
        """The outcome that the script has for this event."""
        return game.chance_codes.code(self.script[number])


class Fair:
    """Chance that nobody at the table could steer: a committed secret, then a nonce of every seat.

    The server first publishes SHA-256(secret) in the header of the match. Then each seat adds a nonce. Only then
    the seed is known: SHA-256 of secret, header and nonces. Event k takes HMAC-SHA-256(seed, k), by rejection
    sampling. When the secret is revealed at the end, everyone can deal the match again.
    """

    def __init__(self, secret: str, header: str, nonces: Sequence[str]) -> None:
        self.seed = digest_of("\n".join([secret, header, *nonces]))

    def deal(self, game: Game, s: Any, number: int) -> int:
        """One draw among the lots."""
        return game.lot(s, self.pick(number, game.lots(s)))

    def pick(self, number: int, lots: int) -> int:
        """An int below `lots`, each exactly as likely."""
        fair, attempt = (1 << 256) // lots * lots, 0
        while True:
            digest = hmac.digest(self.seed, f"{number}.{attempt}".encode(), "sha256")
            if (value := int.from_bytes(digest, "big")) < fair:
                return value % lots
            attempt += 1


def new_secret() -> str:
    """A secret that nobody can guess."""
    return secrets.token_hex(32)


def commitment_to(secret: str) -> str:
    """What is published of a secret before the first nonce."""
    return digest_of(secret).hex()


def derived_nonce(header: str, seat: int) -> str:
    """The nonce of a seat at which nobody is there to choose one: it follows from the header alone."""
    return digest_of(f"{header}\n{seat}").hex()


def digest_of(text: str) -> bytes:
    """SHA-256."""
    return hashlib.sha256(text.encode()).digest()
