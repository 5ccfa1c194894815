"""The choices of a question: numbered, each with what it leads to, in as many columns as fit."""

from __future__ import annotations

from typing import NamedTuple

from rich.table import Table
from rich.text import Text as Styled

from tablereef.kernel.knowledge import Knowledge
from tablereef.kernel.view import Offer, View
from tablereef.kernel.words import Words
from tablereef.terminal import palette
from tablereef.terminal.boards import Artist
from tablereef.terminal.lookahead import certain_effect
from tablereef.terminal.speech import Speech
from tablereef.terminal.story import seat_in

FEW = 4  # choices that stand one below the other
COLUMNS = 3
GAP = 2


class Choice(NamedTuple):
    """A choice as it is shown: its number as typed, and its line."""

    number: int
    code: int
    line: Styled


def choices(knowledge: Knowledge, artist: Artist, speech: Speech) -> list[Choice]:
    """All choices of the seat to move."""
    view = knowledge.view()
    return [
        Choice(number, offer.code, line_of(number, offer, view, knowledge, artist, speech))
        for number, offer in enumerate(view.offers, 1)
    ]


def line_of(number: int, offer: Offer, view: View, knowledge: Knowledge, artist: Artist, speech: Speech) -> Styled:
    """Number, words, the piece that is meant, and what follows."""
    line = Styled.assemble((f"{number:>2}", palette.KEY), f"  {speech.say(pointed(offer, view))}")
    if changes := change_of_points(knowledge, offer, speech):
        line.append(f"  {changes}", palette.FAINT)
    if outlook := artist.outlook(knowledge, offer.code, speech):
        line.append(f"  {outlook}", palette.ALARM)
    return line


def pointed(offer: Offer, view: View) -> Words:
    """The words of a choice; where they name a piece by half (its family), all of it is named."""
    pieces = {piece.id: piece.words for zone in view.zones for piece in zone.pieces}
    meant = pieces.get(offer.path[-1]) if offer.path else None
    if meant is None:
        return offer.words
    halves = [half for half in meant.fields.values() if isinstance(half, Words)]
    fields = {name: meant if value in halves else value for name, value in offer.words.fields.items()}
    return Words(offer.words.key, fields)


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
    columns = 1 if len(shown) <= FEW else max(1, min(COLUMNS, (width + GAP) // widest))
    rows = -(-len(shown) // columns)
    table = Table.grid(padding=(0, GAP, 0, 0))
    for row in range(rows):
        table.add_row(*(choice.line for choice in shown[row::rows]))
    return table
