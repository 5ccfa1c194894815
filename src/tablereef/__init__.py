"""Tablereef: three underwater board games on one table, exactly by their rulebooks.

The few names that most programs need stand here; each is imported when it is first used.
"""

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tablereef.bots import Bot, make_bot
    from tablereef.games import find
    from tablereef.kernel.game import CHANCE, OVER
    from tablereef.kernel.knowledge import Knowledge
    from tablereef.kernel.match import Match, seeded_match
    from tablereef.kernel.refusals import Refusal

__all__ = ("CHANCE", "OVER", "Bot", "Knowledge", "Match", "Refusal", "find", "make_bot", "read_journal", "seeded_match")

HOMES = {
    "Bot": "bots",
    "make_bot": "bots",
    "find": "games",
    "CHANCE": "kernel.game",
    "OVER": "kernel.game",
    "Knowledge": "kernel.knowledge",
    "Match": "kernel.match",
    "seeded_match": "kernel.match",
    "Refusal": "kernel.refusals",
}


def read_journal(path: str | Path) -> "Match":
    """The match of a journal, replayed."""
    from tablereef.games import find
    from tablereef.kernel.journal import read

    return read(Path(path), find)


def __getattr__(name: str) -> Any:
    """Fetch one of the names above from its home."""
    if name not in HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{HOMES[name]}"), name)


def __dir__() -> list[str]:
    """The names that are for use."""
    return sorted(__all__)
