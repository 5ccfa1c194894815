"""The terminal's pictures of the docs, taken from real matches: part of `make pictures`."""

from __future__ import annotations

import tempfile
from io import StringIO
from itertools import groupby
from pathlib import Path
from random import Random
from typing import Any

from rich.color import ANSI_COLOR_NAMES
from rich.console import Console
from rich.text import Text

from tests.terminal.terminal import Terminal

FOLDER = Path(__file__).parents[2] / "docs/pictures"
NAMES = {"default": "", "brown": "yellow"}  # colours that pyte calls otherwise than rich
SCENES = {  # for each picture: game, players, bots, columns, lines, how many choices have been made
    "table": ("carcasse", "Ada", "diver", 80, 24, 9),
    "coralia": ("coralia", "Ada", "diver,diver", 100, 34, 24),
}


def style_of(cell: Any) -> str:
    """How one character of the screen is drawn, as rich says it."""
    colour = NAMES.get(cell.fg, cell.fg if cell.fg in ANSI_COLOR_NAMES else f"#{cell.fg}")
    return " ".join(filter(None, ("bold" if cell.bold else "", "reverse" if cell.reverse else "", colour)))


def runs(cells: list[Any]) -> list[tuple[str, str]]:
    """A line of the screen, as pieces of one style each."""
    return [("".join(cell.data for cell in run), style) for style, run in groupby(cells, style_of)]


def take(name: str, home: Path) -> None:
    """One picture of a table in the middle of a match."""
    game, people, bots, columns, lines, choices = SCENES[name]
    arguments = ("play", game, "--names", people, "--bots", bots, "--seed", "11")
    with Terminal(*arguments, home=home, lines=lines, columns=columns) as terminal:
        terminal.play_on(Random(2), choices)
        console = Console(record=True, width=columns, file=StringIO())
        for row in range(lines):
            cells = [terminal.screen.buffer[row][column] for column in range(columns)]
            console.print(Text.assemble(*runs(cells)), soft_wrap=True)
    console.save_svg(str(FOLDER / f"{name}.svg"), title=f"tablereef play {game}")


def take_all() -> None:
    """All of them."""
    with tempfile.TemporaryDirectory() as folder:
        for name in SCENES:
            take(name, Path(folder))
