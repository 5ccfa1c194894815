"""The board of Kleine Fische as letters: cards, the spaces around them as lines, and what stands on them.

It comes in two sizes: with cards of two lines where the terminal is large enough, else with cards of one.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from rich.console import Console, ConsoleOptions
from rich.measure import Measurement
from rich.text import Text as Styled

from tablereef.games.kleine_fische.board import LINES, SIZE_OF_BOARD, cell, direction, horizontal, vertical
from tablereef.games.kleine_fische.components import EASIEST, FISH_BACK, INK, RANK_OF, SHELLS, SPECIES, SPECIES_OF
from tablereef.games.kleine_fische.events import COLUMN_LETTERS, SPECIES_WORDS
from tablereef.games.kleine_fische.state import DEN, EMPTY, UNKNOWN, State, is_open, level_of_back
from tablereef.games.kleine_fische.view import card_id, shown_fish, space_id
from tablereef.kernel.words import Words
from tablereef.terminal import palette
from tablereef.terminal.speech import Speech

ARROWS = "←→↑↓"  # in the order of the board's DIRECTIONS
OCTOPUS = "Ω"
OCTOPUS_POINT = "*"
FISH_SIGN = "><>"
SHELL = "●"
REMEMBERED = "~"  # before a fish that lies face down
LIT = f"{palette.KEY} reverse"
JUNCTIONS = ("┌┬┐", "├┼┤", "└┴┘")
LABEL = 2  # columns beside the board for the number of the row


class Size(NamedTuple):
    """How large the board is drawn."""

    card: int  # columns of a card
    gap: int  # columns between two cards
    lines: int  # lines of a card
    columns: int  # of the terminal, at least
    height: int  # of the terminal, at least


WIDE = Size(9, 4, 2, 100, 30)
COMPACT = Size(6, 3, 1, 0, 0)


class Token(NamedTuple):
    """Something on a space: as it is, and where there is little room."""

    full: str
    short: str
    style: str


@dataclass(frozen=True)
class Reef:
    """The board as a seat sees it, with the numbers of its choices on spaces and cards."""

    s: State  # what the seat knows
    seat: int
    labels: Mapping[str, Sequence[Token]]  # by the id of the piece
    letters: tuple[str, ...]  # of the divers
    speech: Speech

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        size = size_for(console)
        return Measurement(width_of(size), width_of(size))

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Styled]:
        size = size_for(console)
        yield self.head(size)
        for i in range(SIZE_OF_BOARD):
            yield self.spaces_line(i, size)
            yield from self.cards_lines(i, size)
        yield self.spaces_line(SIZE_OF_BOARD, size)
        if console.height >= WIDE.height:
            yield Styled(self.speech.ui("legend-kleine_fische"), palette.FAINT)

    def head(self, size: Size) -> Styled:
        """The letters of the columns."""
        gap, letters = " " * size.gap, (letter.center(size.card) for letter in COLUMN_LETTERS)
        return Styled(" " * LABEL + gap + gap.join(letters), palette.FAINT)

    def spaces_line(self, i: int, size: Size) -> Styled:
        """A line of horizontal spaces and crossings."""
        line = Styled(" " * LABEL).append_text(self.crossing(i, 0, size.gap))
        for j in range(SIZE_OF_BOARD):
            line.append_text(across(self.tokens(horizontal(i, j)), size.card))
            line.append_text(self.crossing(i, j + 1, size.gap))
        return line

    def crossing(self, i: int, j: int, gap: int) -> Styled:
        """Where lines meet; the octopus waits at the lower right before it comes out."""
        last = LINES - 1
        if self.s.octopus == DEN and i == j == last:
            return Styled(OCTOPUS.center(gap), "bold")
        sign = JUNCTIONS[(i > 0) + (i == last)][(j > 0) + (j == last)]
        before = (gap - 1) // 2
        left, right = " " if j == 0 else "─", " " if j == last else "─"
        return Styled(left * before + sign + right * (gap - 1 - before), palette.FAINT)

    def cards_lines(self, i: int, size: Size) -> Iterator[Styled]:
        """A row of cards with the vertical spaces between them."""
        squares = [downwards(self.tokens(vertical(i, 0)), size)]
        for j in range(SIZE_OF_BOARD):
            squares += [self.card(cell(i, j), size), downwards(self.tokens(vertical(i, j + 1)), size)]
        for number in range(size.lines):
            label = str(i + 1) if number == 0 else ""
            yield Styled.assemble((label.ljust(LABEL), palette.FAINT), *(lines[number] for lines in squares))

    def tokens(self, space: int) -> list[Token]:
        """What is on a space: numbers of choices, the diver who moves, the others, the octopus."""
        there = [seat for seat in range(self.s.seats) if self.s.diver[seat] == space]
        divers = [self.diver(seat) for seat in sorted(there, key=lambda seat: seat != self.s.active)]
        octopus = [Token(OCTOPUS, OCTOPUS, "bold")] if self.s.octopus == space else []
        return [*self.labels.get(space_id(space), ()), *divers, *octopus]

    def diver(self, seat: int) -> Token:
        """A diver and where its head points."""
        letter, arrow = self.letters[seat], ARROWS[direction(self.s.diver[seat], self.s.heading[seat])]
        return Token(letter + arrow, letter, f"bold {palette.seat_style(seat)}")

    def card(self, place: int, size: Size) -> list[Styled]:
        """A card, with the number of its choice before it."""
        label = "".join(token.full for token in self.labels.get(card_id(place), ()))
        room = size.card - len(label)
        shown, style = self.face(place, room, size.lines)
        lines = [Styled(text.center(room) if len(text) < room else text, style) for text in shown]
        heads = [Styled(label, LIT), *(Styled(" " * len(label)) for _ in lines[1:])]
        return [head.append_text(line) for head, line in zip(heads, lines, strict=True)]

    def face(self, place: int, room: int, lines: int) -> tuple[list[str], str]:
        """What is seen of a card, and its style."""
        back, fish = self.s.back[place], shown_fish(self.s, self.seat, place)
        if back == EMPTY:
            return [""] * lines, ""
        if is_open(self.s, place):
            return self.fish(fish, "", room, lines), palette.CARD
        if fish != UNKNOWN:
            return self.fish(fish, REMEMBERED, room, lines), palette.FAINT
        if back == FISH_BACK:
            return [FISH_SIGN, ""][:lines], ""
        return [cave_sign(level_of_back(back)), ""][:lines], "bold"

    def fish(self, fish: int, sign: str, room: int, lines: int) -> list[str]:
        """Its name, shells and octopus points, in two lines or in one."""
        species = SPECIES_OF[fish]
        short = short_name(species, self.speech)
        if lines == 1:
            return [(sign + short)[: room - len(figures(fish))].ljust(room - len(figures(fish))) + figures(fish)]
        name, rank = sign + self.speech.say(SPECIES_WORDS[species]), RANK_OF[fish]
        points = SHELL * SHELLS[rank] + OCTOPUS_POINT * INK[rank]
        return [name if len(name) <= room else (sign + short)[:room], sign + points]


def size_for(console: Console) -> Size:
    """The largest size for which the terminal has room."""
    return WIDE if console.width >= WIDE.columns and console.height >= WIDE.height else COMPACT


def width_of(size: Size) -> int:
    """The columns of the board."""
    return LABEL + SIZE_OF_BOARD * size.card + LINES * size.gap


def across(tokens: Sequence[Token], width: int) -> Styled:
    """A horizontal space: a line, and what is on it."""
    body = fitted(tokens, width)
    left = (width - body.cell_len) // 2
    right = width - body.cell_len - left
    return Styled.assemble(("─" * left, palette.FAINT), body, ("─" * right, palette.FAINT))


def downwards(tokens: Sequence[Token], size: Size) -> list[Styled]:
    """A vertical space, in as many lines as a card has."""
    share = -(-len(tokens) // size.lines)
    shares = [tokens[number * share : (number + 1) * share] for number in range(size.lines)]
    return [upright(fitted(those, size.gap), size.gap) for those in shares]


def upright(body: Styled, gap: int) -> Styled:
    """A piece of a vertical line, or what is on it."""
    before = (gap - 1) // 2
    if not body:
        return Styled(" " * before + "│" + " " * (gap - 1 - before), palette.FAINT)
    left = (gap - body.cell_len) // 2
    return Styled.assemble(" " * left, body, " " * (gap - left - body.cell_len))


def fitted(tokens: Sequence[Token], width: int) -> Styled:
    """Tokens side by side, the last ones shortened where there is little room; a plus where there is none."""
    bodies = [row(tokens, len(tokens), " "), *(row(tokens, whole, "") for whole in range(len(tokens), -1, -1))]
    for body in bodies:
        if body.cell_len <= width:
            return body
    body.truncate(width - 1)
    return body.append("+")


def row(tokens: Sequence[Token], whole: int, between: str) -> Styled:
    """Tokens in a row, the first ones whole and the others shortened."""
    texts = (token.full if number < whole else token.short for number, token in enumerate(tokens))
    return Styled(between).join(Styled(text, token.style) for text, token in zip(texts, tokens, strict=True))


def cave_sign(level: int) -> str:
    """The back of a cave with its difficulty."""
    return f"({EASIEST + level})"


def short_name(species: int, speech: Speech) -> str:
    """A species in few letters."""
    return speech.say(Words(f"species-{SPECIES[species]}-short"))


def figures(fish: int) -> str:
    """The shells and octopus points of a fish."""
    return f"{SHELLS[RANK_OF[fish]]}{OCTOPUS_POINT * INK[RANK_OF[fish]]}"
