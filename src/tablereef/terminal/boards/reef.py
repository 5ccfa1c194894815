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

from tablereef.kernel.view import Piece
from tablereef.kernel.words import Value, Words
from tablereef.terminal import palette
from tablereef.terminal.speech import Speech

ARROWS = {"left": "←", "right": "→", "up": "↑", "down": "↓"}
OCTOPUS = "Ω"
OCTOPUS_POINT = "*"
FISH_BACK = "><>"
SHELL = "●"
REMEMBERED = "~"  # before a fish that lies face down
LIT = f"{palette.KEY} reverse"
GRID = 11
LETTERS = "ABCDE"
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
    """The board of a seat, with the numbers of its choices on spaces and cards."""

    pieces: tuple[Piece, ...]
    labels: Mapping[str, Sequence[Token]]  # by the id of the piece
    letters: tuple[str, ...]  # of the divers
    active: int  # the seat whose turn it is
    octopus_in_den: bool
    speech: Speech

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        size = size_for(console)
        return Measurement(width_of(size), width_of(size))

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Styled]:
        size = size_for(console)
        yield self.head(size)
        for i in range(GRID):
            yield from self.spaces_line(i, size) if i % 2 == 0 else self.cards_lines(i, size)
        if console.height >= WIDE.height:
            yield Styled(self.speech.ui("legend-kleine_fische"), palette.FAINT)

    def head(self, size: Size) -> Styled:
        """The letters of the columns."""
        gap = " " * size.gap
        return Styled(" " * LABEL + gap + gap.join(letter.center(size.card) for letter in LETTERS), palette.FAINT)

    def spaces_line(self, i: int, size: Size) -> Iterator[Styled]:
        """A line of horizontal spaces and crossings."""
        line = Styled(" " * LABEL)
        for j in range(GRID):
            piece = self.pieces[i * GRID + j]
            line.append_text(across(self.tokens(piece), size.card) if j % 2 else self.crossing(i, j, size.gap))
        yield line

    def crossing(self, i: int, j: int, gap: int) -> Styled:
        """Where lines meet; the octopus waits at the lower right before it comes out."""
        if self.octopus_in_den and i == j == GRID - 1:
            return Styled(OCTOPUS.center(gap), "bold")
        sign = JUNCTIONS[(i > 0) + (i == GRID - 1)][(j > 0) + (j == GRID - 1)]
        before = (gap - 1) // 2
        left, right = " " if j == 0 else "─", " " if j == GRID - 1 else "─"
        return Styled(left * before + sign + right * (gap - 1 - before), palette.FAINT)

    def cards_lines(self, i: int, size: Size) -> Iterator[Styled]:
        """A row of cards with the vertical spaces between them."""
        squares = [self.square(self.pieces[i * GRID + j], j, size) for j in range(GRID)]
        for number in range(size.lines):
            label = str(i // 2 + 1) if number == 0 else ""
            yield Styled.assemble((label.ljust(LABEL), palette.FAINT), *(lines[number] for lines in squares))

    def square(self, piece: Piece, j: int, size: Size) -> list[Styled]:
        """A card or a vertical space."""
        return self.card(piece, size) if j % 2 else downwards(self.tokens(piece), size)

    def tokens(self, piece: Piece) -> list[Token]:
        """What is on a space: numbers of choices, the diver who moves, the others, the octopus."""
        return [*self.labels.get(piece.id, ()), *map(self.token, sorted(piece.marks, key=self.is_other))]

    def is_other(self, mark: Words) -> bool:
        """Whether a mark is not the diver who moves."""
        return mark.key == "octopus" or seat_of(mark.fields["seat"]) != self.active

    def token(self, mark: Words) -> Token:
        """A diver or the octopus."""
        if mark.key == "octopus":
            return Token(OCTOPUS, OCTOPUS, "bold")
        seat = seat_of(mark.fields["seat"])
        letter, arrow = self.letters[seat], ARROWS[mark.key.removeprefix("diver-")]
        return Token(letter + arrow, letter, f"bold {palette.seat_style(seat)}")

    def card(self, piece: Piece, size: Size) -> list[Styled]:
        """A card, with the number of its choice before it."""
        label = "".join(token.full for token in self.labels.get(piece.id, ()))
        room = size.card - len(label)
        shown, style = self.face(piece, room, size.lines)
        lines = [Styled(text.center(room) if len(text) < room else text, style) for text in shown]
        heads = [Styled(label, LIT), *(Styled(" " * len(label)) for _ in lines[1:])]
        return [head.append_text(line) for head, line in zip(heads, lines, strict=True)]

    def face(self, piece: Piece, room: int, lines: int) -> tuple[list[str], str]:
        """What is seen of a card, and its style."""
        if piece.words is None:
            return [""] * lines, ""
        if piece.words.key == "fish":
            return self.fish(piece.words, "", room, lines), palette.CARD
        if piece.marks:
            return self.fish(piece.marks[0], REMEMBERED, room, lines), palette.FAINT
        back = piece.words.key.removeprefix("back-")
        text = FISH_BACK if back == "fish" else cave_sign(back)
        return [text, ""][:lines], "" if back == "fish" else "bold"

    def fish(self, fish: Words, sign: str, room: int, lines: int) -> list[str]:
        """Its name, shells and octopus points, in two lines or in one."""
        species, shells, ink = parts_of(fish)
        short = self.speech.say(Words(f"{species.key}-short"))
        if lines == 1:
            figures = f"{shells}{OCTOPUS_POINT * ink}"
            return [(sign + short)[: room - len(figures)].ljust(room - len(figures)) + figures]
        name = sign + self.speech.say(species)
        return [name if len(name) <= room else (sign + short)[:room], sign + SHELL * shells + OCTOPUS_POINT * ink]


def size_for(console: Console) -> Size:
    """The largest size for which the terminal has room."""
    return WIDE if console.width >= WIDE.columns and console.height >= WIDE.height else COMPACT


def width_of(size: Size) -> int:
    """The columns of the board."""
    return LABEL + 5 * size.card + 6 * size.gap


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


def cave_sign(back: str) -> str:
    """The back of a cave with its difficulty."""
    return f"({back.removeprefix('cave_')})"


def parts_of(fish: Words) -> tuple[Words, int, int]:
    """The species of a fish, its shells and its octopus points."""
    species, shells, ink = (fish.fields[name] for name in ("species", "shells", "ink"))
    assert isinstance(species, Words)
    assert isinstance(shells, int)
    assert isinstance(ink, int)
    return species, shells, ink


def seat_of(words: Value) -> int:
    """The seat that is named."""
    seat = words.fields["seat"] if isinstance(words, Words) else words
    assert isinstance(seat, int)
    return seat
