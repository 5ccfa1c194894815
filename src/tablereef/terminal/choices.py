"""The choices of a question: numbered, each with what it leads to, in as many columns as fit."""

from __future__ import annotations

from typing import NamedTuple

from rich.table import Table
from rich.text import Text as Styled

from tablereef.kernel.knowledge import Knowledge
from tablereef.kernel.view import Offer
from tablereef.terminal import palette
from tablereef.terminal.boards import Artist
from tablereef.terminal.lookahead import certain_effect
from tablereef.terminal.speech import Speech
from tablereef.terminal.story import seat_in

FEW, MANY = 4, 12  # choices that stand one below the other; those that take all the columns there are
COLUMNS = 3
GAP = 2


class Choice(NamedTuple):
    """A choice as it is shown: its number as typed, and its line."""

    number: int
    code: int
    line: Styled


def choices(knowledge: Knowledge, artist: Artist, speech: Speech) -> list[Choice]:
    """All choices of the seat to move."""
    return [
        Choice(number, offer.code, line_of(number, offer, knowledge, artist, speech))
        for number, offer in enumerate(knowledge.view().offers, 1)
    ]


def line_of(number: int, offer: Offer, knowledge: Knowledge, artist: Artist, speech: Speech) -> Styled:
    """Number, words, what it leads to, and a warning."""
    line = Styled.assemble((f"{number:>2}", palette.KEY), f"  {artist.label(knowledge, offer, speech)}")
    if offer.about:
        line.append(f"  {' · '.join(map(speech.say, offer.about))}", palette.FAINT)
    elif changes := change_of_points(knowledge, offer, speech):
        line.append(f"  {changes}", palette.FAINT)
    if offer.warning:
        line.append(f"  {speech.say(offer.warning)}!", palette.ALARM)
    if outlook := artist.outlook(knowledge, offer.code, speech):
        line.append("  ").append_text(outlook)
    return line


def change_of_points(knowledge: Knowledge, offer: Offer, speech: Speech) -> str:
    """How points change at once; whose they are is said unless it is plain."""
    points = certain_effect(knowledge, offer.code).points
    changed = [seat for seat, change in enumerate(points) if change]
    plain = [knowledge.seat] if seat_in(offer.words) is None else [seat_in(offer.words)]
    names = ["" if changed == plain else f"{speech.names[seat]} " for seat in changed]
    return ", ".join(
        f"{name}{'+' * (points[seat] > 0)}{palette.figure(points[seat])}"
        for name, seat in zip(names, changed, strict=True)
    )


def in_columns(shown: list[Choice], width: int) -> Table:
    """The choices in columns, read downwards."""
    widest = max(choice.line.cell_len for choice in shown) + GAP
    most = 1 if len(shown) <= FEW else COLUMNS if len(shown) <= MANY else len(shown)
    columns = max(1, min(most, (width + GAP) // widest))
    rows = -(-len(shown) // columns)
    table = Table.grid(padding=(0, GAP, 0, 0))
    for row in range(rows):
        table.add_row(*(choice.line for choice in shown[row::rows]))
    return table
