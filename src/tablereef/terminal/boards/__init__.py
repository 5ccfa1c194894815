"""How each game lies on the terminal's table: one file for each, and one for those that have none."""

from __future__ import annotations

from importlib.metadata import entry_points
from typing import NamedTuple, Protocol

from rich.console import RenderableType

from tablereef.kernel.knowledge import Knowledge
from tablereef.kernel.view import Offer
from tablereef.terminal.speech import Speech

GROUP = "tablereef.boards"  # the entry points of other packages: a game's id, and a module that draws it


class Board(NamedTuple):
    """A picture of the table: what lies beside the story, and what lies below it, next to the question."""

    title: str
    side: RenderableType
    middle: list[RenderableType]


class Artist(Protocol):
    """Who draws a game."""

    def draw(self, knowledge: Knowledge, speech: Speech, plain: bool) -> Board:
        """The table as a seat sees it."""

    def label(self, knowledge: Knowledge, offer: Offer, speech: Speech) -> str:
        """A choice in words."""


def artist_of(game: str) -> Artist:
    """Who draws this game: its package, where that brings a board, or somebody here."""
    for entry in entry_points(group=GROUP, name=game):
        drawn: Artist = entry.load()
        return drawn
    from tablereef.terminal.boards import carcasse, coralia, generic, kleine_fische

    return {"carcasse": carcasse, "coralia": coralia, "kleine_fische": kleine_fische}.get(game, generic)
