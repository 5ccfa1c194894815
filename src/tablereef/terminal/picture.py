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
            screen.show(*self.story.new, "", self.board.title, self.board.side, "", *self.below(screen))
        else:
            title = Rule(Styled(self.board.title, "bold"), align="left", style=palette.FAINT)
            screen.show(title, self.sides(screen), *self.below(screen))
            if self.room(screen) >= self.board_height(screen):
                screen.show(Styled(self.hints, palette.FAINT))

    def below(self, screen: Screen) -> list[RenderableType]:
        """The middle of the table, the question and the choices; these in one line each where the board needs it."""
        whole = self.with_choices(screen, is_cut=False)
        fits = screen.plain or self.left_by(whole, screen) >= self.board_height(screen)
        return whole if fits else self.with_choices(screen, is_cut=True)

    def with_choices(self, screen: Screen, is_cut: bool) -> list[RenderableType]:
        """The middle of the table, the question and the choices."""
        answers = [in_columns(self.choices, screen.width, is_cut)] if self.choices else []
        return [*self.board.middle, self.question, *answers]

    def room(self, screen: Screen) -> int:
        """The lines that are left for the board and the story."""
        return self.left_by(self.below(screen), screen)

    def left_by(self, below: list[RenderableType], screen: Screen) -> int:
        """The lines that are left above that."""
        return screen.height - OWN_LINES - height_of(Group(*below), screen, screen.width)

    def board_height(self, screen: Screen) -> int:
        """The lines of the board."""
        return height_of(self.board.side, screen, screen.width)

    def sides(self, screen: Screen) -> RenderableType:
        """The board and beside it the story, or below it where there is no room."""
        options = screen.console.options.update(width=screen.width)
        beside = screen.width - Measurement.get(screen.console, options, self.board.side).maximum - BETWEEN
        if beside < NARROW:
            left = self.room(screen) - self.board_height(screen)
            return Group(self.board.side, *self.latest(screen, screen.width, left))
        told = self.latest(screen, beside, max(self.board_height(screen), self.room(screen)))
        bar = Styled("\n".join([" │ "] * max(self.board_height(screen), len(told))), palette.FAINT)
        table = Table.grid()
        table.add_row(self.board.side, bar, Group(*told))
        return table

    def latest(self, screen: Screen, width: int, height: int) -> list[Styled]:
        """The end of the story, as much as fits; a mark where something new does not."""
        faded = [Styled(line.plain, palette.FAINT) for line in self.story.old]
        old, new = (
            [part for line in told for part in line.wrap(screen.console, width)] for told in (faded, self.story.new)
        )
        shown = (old + new)[-height:] if height > 0 else []
        return [Styled(UNSEEN, palette.FAINT), *shown[1:]] if 0 < height < len(new) else shown


def height_of(thing: RenderableType, screen: Screen, width: int) -> int:
    """How many lines something takes."""
    return len(screen.console.render_lines(thing, screen.console.options.update(width=width)))
