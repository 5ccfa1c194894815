"""Whoever is connected to a table, as the table sees them."""

from __future__ import annotations

from typing import Protocol

from tablereef.kernel.refusals import Refusal
from tablereef.table.store.rows import Guest
from tablereef.table.wire.messages import Reacted


class Onlooker(Protocol):
    """Somebody who is connected to a table."""

    guest: Guest | None
    place: str  # from where

    def notice(self) -> None:
        """Something changed."""

    def answer(self, message: Reacted) -> None:
        """Something is said that is not kept."""

    def dismiss(self, refusal: Refusal, again: bool) -> None:
        """The table is gone."""
