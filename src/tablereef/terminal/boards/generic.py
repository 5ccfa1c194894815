"""Any game: its zones one below the other, with the pieces that lie there."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text as Styled

from tablereef.kernel.knowledge import Knowledge
from tablereef.kernel.view import Offer, Piece, Zone
from tablereef.kernel.words import Words
from tablereef.terminal.boards import Board
from tablereef.terminal.speech import Speech

FACE_DOWN = "?"


def draw(knowledge: Knowledge, speech: Speech, plain: bool) -> Board:
    """The zones as lines."""
    return Board(speech.say(Words("game-name")), zone_table(knowledge.view().zones, speech), [])


def label(knowledge: Knowledge, offer: Offer, speech: Speech) -> str:
    """The words of a choice."""
    return speech.say(offer.words)


def zone_table(zones: tuple[Zone, ...], speech: Speech) -> Table:
    """Zones one below the other: name, size, pieces."""
    table = Table.grid(padding=(0, 2))
    for zone in zones:
        table.add_row(Styled(speech.say(zone.words)), str(zone.size), Styled(pieces_text(zone.pieces, speech)))
    return table


def pieces_text(pieces: tuple[Piece, ...], speech: Speech) -> str:
    """Pieces in order."""
    return ", ".join(piece_text(piece, speech) for piece in pieces)


def piece_text(piece: Piece, speech: Speech) -> str:
    """A piece in words; one that lies face down has none."""
    return FACE_DOWN if piece.words is None else speech.say(piece.words)
