"""Cap'taine Carcasse: the holds by family, and the exploration."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rich.console import RenderableType
from rich.table import Column, Table
from rich.text import Text as Styled

from tablereef.games.carcasse.components import VARIANTS
from tablereef.kernel.knowledge import Knowledge
from tablereef.kernel.view import Piece, Zone
from tablereef.kernel.words import Words
from tablereef.terminal import palette
from tablereef.terminal.boards import Board
from tablereef.terminal.boards.generic import label as label
from tablereef.terminal.boards.generic import pieces_text
from tablereef.terminal.screen import glued
from tablereef.terminal.speech import Speech

HIDDEN = ("pile", "graveyard")
COLUMN, LONGEST_HEAD = 7, 9  # columns that six values take; letters of a head


def draw(knowledge: Knowledge, speech: Speech, plain: bool) -> Board:
    """The sizes on top, the holds, and below them the exploration with all that presses."""
    zones = {zone.id: zone for zone in knowledge.view().zones}
    sizes = (f"{speech.say(zones[name].words)} {zones[name].size}" for name in HIDDEN)
    title = " · ".join([speech.say(Words("game-name")), *variant(knowledge, speech), *sizes])
    middle: list[RenderableType] = [exploration(zones["row"], speech, plain)]
    middle += [Styled(line, palette.ALARM) for line in pressing(knowledge, zones, speech)]
    others = [zone for name, zone in zones.items() if name not in (*HIDDEN, "row") and not is_hold(zone)]
    named = [speech.ui("label", name=zone.words, text=pieces_text(zone.pieces, speech)) for zone in others]
    return Board(
        title, holds(knowledge, zones, speech), [Styled(" · ".join(named), palette.FAINT), *middle] if named else middle
    )


def variant(knowledge: Knowledge, speech: Speech) -> list[str]:
    """The variant, where one is played."""
    number = knowledge.state.variant
    return [speech.say(Words(f"option-variant-{VARIANTS[number]}"))] if number else []


def is_hold(zone: Zone) -> bool:
    """Whether the zone is a player's hold."""
    return zone.id.startswith("hold-")


# — the exploration —


def exploration(row: Zone, speech: Speech, plain: bool) -> Styled:
    """The cards of the turn, in order."""
    line = Styled(speech.ui("label", name=row.words, text=""))
    for number, piece in enumerate(row.pieces):
        card = glued(pieces_text((piece,), speech))
        if plain:
            line.append(f" > {card}" if number else card)
        else:
            line.append(glued(f" {card} "), palette.CARD).append(" ")
    return line if row.pieces else line.append("–")


def pressing(knowledge: Knowledge, zones: Mapping[str, Zone], speech: Speech) -> Iterable[str]:
    """What else matters now, and what was looked at."""
    for note in knowledge.view().notes:
        yield speech.say(note)
    for name in HIDDEN:
        if looked := tuple(piece for piece in zones[name].pieces if piece.id.startswith(name)):
            yield speech.ui("carcasse-looked", zone=zones[name].words, cards=pieces_text(looked, speech))


# — the holds —


def holds(knowledge: Knowledge, zones: Mapping[str, Zone], speech: Speech) -> Table:
    """Families by players; with the memory aid the pile and the graveyard too."""
    owned = [zone for zone in zones.values() if is_hold(zone)]
    shown = owned + [zones[name] for name in HIDDEN if knowledge.state.memory_aid]
    heads = [head(knowledge, seat, speech) for seat in range(len(owned))]
    heads += [Styled(speech.say(zone.words), palette.FAINT) for zone in shown[len(owned) :]]
    table = Table.grid("", "", *(Column(min_width=COLUMN) for _ in shown), padding=(0, 1))
    table.add_row("", "", *(cut(name) for name in heads))
    for family in families(knowledge):
        mark = Styled("●" if values(zones["row"].pieces, family) else " ", palette.ALARM)
        cells = (cell(values(open_cards(zone), family)) for zone in shown)
        table.add_row(Styled(speech.say(family)), mark, *cells)
    points = (Styled(palette.figure(n), "bold") for n in knowledge.game.outcome(knowledge.state).points)
    table.add_row(Styled(speech.ui("points"), palette.FAINT), "", *points)
    return table


def head(knowledge: Knowledge, seat: int, speech: Speech) -> Styled:
    """The name of a player; an arrow points at who moves."""
    arrow = "▸" if knowledge.turn() == seat else ""
    return Styled(arrow + speech.names[seat], f"bold {palette.seat_style(seat)}")


def cut(name: Styled) -> Styled:
    """A name as wide as its column."""
    name.truncate(LONGEST_HEAD, overflow="ellipsis")
    return name


def families(knowledge: Knowledge) -> list[Words]:
    """The names of all families."""
    parts = knowledge.game.parts
    words = [parts.words(i) for i in range(len(parts.names))]
    return [name for name in words if isinstance(name, Words) and name.key.startswith("family-")]


def open_cards(zone: Zone) -> tuple[Piece, ...]:
    """The cards of a zone, without those that somebody looked at in their places."""
    return tuple(piece for piece in zone.pieces if is_hold(zone) or not piece.id.startswith(f"{zone.id}-"))


def values(pieces: Iterable[Piece], family: Words) -> list[int]:
    """The values that lie there of a family, the highest first."""
    cards = (piece.words.fields for piece in pieces if piece.words is not None)
    found = (card["value"] for card in cards if card.get("family") == family)
    return sorted((value for value in found if isinstance(value, int)), reverse=True)


def cell(shown: list[int]) -> Styled:
    """The highest value, then the others."""
    highest, others = shown[:1], shown[1:]
    line = Styled("".join(map(str, highest)), palette.HIGHEST)
    return line.append(" " + "".join(map(str, others)), palette.FAINT) if others else line
