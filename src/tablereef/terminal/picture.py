"""One picture of the table: board and story side by side, the exploration, the question, the choices."""

from __future__ import annotations

from typing import NamedTuple

from rich.console import Group, RenderableType
from rich.measure import Measurement
from rich.rule import Rule
from rich.table import Table
from rich.text import Text as Styled

from tablereef.terminal import palette
from tablereef.terminal.boards import Board
from tablereef.terminal.choices import Choice, in_columns
from tablereef.terminal.screen import Screen

NARROW = 26  # columns that the story needs beside the board
BETWEEN = 3  # columns between the two
UNSEEN = "⋯ l"  # more has happened: the log tells it
OWN_LINES = 3  # title, hints, prompt


class Story(NamedTuple):
    """What happened long ago, and what is new."""

    old: list[Styled]
    new: list[Styled]


class Picture(NamedTuple):
    """All that one picture shows."""

    board: Board
    story: Story
    question: Styled
    choices: list[Choice]
    hints: str

    def show(self, screen: Screen) -> None:
        """Draw it; plain lines tell first what is new."""
        screen.turn_page()
        if screen.plain:
            board, below = self.board, self.below(screen, is_cut=False)
            screen.show(*self.story.new, "", board.title, board.side, "", *below)
        else:
            Page(self, screen).show()

    def below(self, screen: Screen, is_cut: bool) -> list[RenderableType]:
        """The middle of the table, the question and the choices, whole or cut to one line each."""
        answers = [in_columns(self.choices, screen.width, is_cut)] if self.choices else []
        return [*self.board.middle, self.question, *answers]


class Page:
    """A picture on a screen of so many lines: choices are cut where the board needs their room."""

    def __init__(self, picture: Picture, screen: Screen) -> None:
        self.picture, self.screen = picture, screen
        self.board_height = self.height_of(picture.board.side)
        self.lay_out(is_cut=False)
        if self.room < self.board_height:
            self.lay_out(is_cut=True)

    def lay_out(self, is_cut: bool) -> None:
        """What stands below, and the lines that it leaves for the board and the story."""
        self.below = self.picture.below(self.screen, is_cut)
        self.room = self.screen.height - OWN_LINES - self.height_of(Group(*self.below))

    def height_of(self, thing: RenderableType) -> int:
        """How many lines something takes."""
        console = self.screen.console
        return len(console.render_lines(thing, console.options.update(width=self.screen.width)))

    def show(self) -> None:
        """Draw it, with hints where there is room."""
        title = Rule(Styled(self.picture.board.title, "bold"), align="left", style=palette.FAINT)
        self.screen.show(title, self.sides(), *self.below)
        if self.room >= self.board_height:
            self.screen.show(Styled(self.picture.hints, palette.FAINT))

    def sides(self) -> RenderableType:
        """The board and beside it the story, or below it where there is no room."""
        screen, side = self.screen, self.picture.board.side
        options = screen.console.options.update(width=screen.width)
        beside = screen.width - Measurement.get(screen.console, options, side).maximum - BETWEEN
        if beside < NARROW:
            return Group(side, *self.latest(screen.width, self.room - self.board_height))
        told = self.latest(beside, max(self.board_height, self.room))
        bar = Styled("\n".join([" │ "] * max(self.board_height, len(told))), palette.FAINT)
        table = Table.grid()
        table.add_row(side, bar, Group(*told))
        return table

    def latest(self, width: int, height: int) -> list[Styled]:
        """The end of the story, as much as fits; a mark where something new does not."""
        story, console = self.picture.story, self.screen.console
        faded = [Styled(line.plain, palette.FAINT) for line in story.old]
        old, new = ([part for line in told for part in line.wrap(console, width)] for told in (faded, story.new))
        shown = (old + new)[-height:] if height > 0 else []
        return [Styled(UNSEEN, palette.FAINT), *shown[1:]] if 0 < height < len(new) else shown
