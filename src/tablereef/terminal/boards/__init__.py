"""How each game lies on the terminal's table: one file for each, and one for those that have none."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from rich.console import RenderableType

from tablereef.kernel.knowledge import Knowledge
from tablereef.terminal.speech import Speech


class Board(NamedTuple):
    """A picture of the table: what lies beside the story, and what lies below it, next to the question."""

    title: str
    side: RenderableType
    middle: list[RenderableType]


class Artist(Protocol):
    """Who draws a game."""

    def draw(self, knowledge: Knowledge, speech: Speech, plain: bool) -> Board:
        """The table as a seat sees it."""

    def outlook(self, knowledge: Knowledge, code: int, speech: Speech) -> str:
        """What more is to be said about a choice; nothing where there is nothing."""


def artist_of(game: str) -> Artist:
    """Who draws this game."""
    from tablereef.terminal.boards import carcasse, generic

    return {"carcasse": carcasse}.get(game, generic)
