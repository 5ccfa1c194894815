"""The choices of a question: numbered, each with what it leads to, in as many columns as fit."""

from __future__ import annotations

from typing import NamedTuple

import msgspec
from rich.table import Column, Table
from rich.text import Text as Styled

from tablereef.kernel.knowledge import Knowledge
from tablereef.kernel.view import Offer
from tablereef.terminal import palette
from tablereef.terminal.boards import Artist
from tablereef.terminal.speech import Speech

FEW, MANY = 4, 12  # choices that stand one below the other; those that take all the columns there are
COLUMNS = 3
GAP = 2


class Choice(NamedTuple):
    """A choice as it is shown: its number as typed, and its line."""

    number: int
    code: int
    line: Styled


def choices(knowledge: Knowledge, artist: Artist, speech: Speech) -> list[Choice]:
    """All choices of the seat to move; where there are many, only warnings are said of them."""
    offers = knowledge.view().offers
    told = offers if len(offers) <= MANY else [msgspec.structs.replace(offer, about=()) for offer in offers]
    return [
        Choice(number, offer.code, line_of(number, offer, knowledge, artist, speech))
        for number, offer in enumerate(told, 1)
    ]


def line_of(number: int, offer: Offer, knowledge: Knowledge, artist: Artist, speech: Speech) -> Styled:
    """Number, words, a warning, and what it leads to."""
    line = Styled.assemble((f"{number:>2}", palette.KEY), f"  {artist.label(knowledge, offer, speech)}")
    if offer.warning:
        line.append(f"  {speech.say(offer.warning)}!", palette.ALARM)
    if offer.about:
        line.append(f"  {' · '.join(map(speech.say, offer.about))}", palette.FAINT)
    return line


def in_columns(shown: list[Choice], width: int, is_cut: bool = False) -> Table:
    """The choices in columns, read downwards; cut, each takes one line."""
    most = 1 if len(shown) <= FEW else COLUMNS if len(shown) <= MANY else len(shown)
    columns = max((n for n in range(1, most + 1) if width_in(shown, n) <= width), default=1)
    rows = -(-len(shown) // columns)
    heads = (Column(no_wrap=is_cut, overflow="ellipsis") for _ in range(columns))
    table = Table.grid(*heads, padding=(0, GAP, 0, 0))
    for row in range(rows):
        table.add_row(*(choice.line for choice in shown[row::rows]))
    return table


def width_in(shown: list[Choice], columns: int) -> int:
    """The width of the choices in so many columns."""
    rows = -(-len(shown) // columns)
    widths = [choice.line.cell_len for choice in shown]
    return sum(max(widths[first : first + rows]) + GAP for first in range(0, len(shown), rows)) - GAP
