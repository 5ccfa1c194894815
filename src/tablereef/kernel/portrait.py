"""A table as one picture (SVG), for notebooks: each zone with its pieces, as a seat sees them, in any game."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from textwrap import wrap
from typing import NamedTuple
from zlib import crc32

from tablereef.kernel.text import Text
from tablereef.kernel.view import Piece, View, Zone
from tablereef.kernel.words import Words

WIDTH, MARGIN, LINE = 960, 10, 13  # of the picture; between zones; of a line of text
CARD, NARROW = (74, 46), 26  # a piece; a row or a column of a grid in which nothing but figures stands
MOST_LINES = 3
HUES = {"red": 0, "orange": 30, "yellow": 52, "green": 120, "blue": 210, "violet": 275}  # of what is named so
STYLE = (
    "text{font:11px Nunito,system-ui,sans-serif;fill:#10324a}.title{font-weight:700}"
    ".sea{fill:#dff1f6}.zone{fill:#fff;stroke:#9cc5d3}.back{fill:#5b8ca3}.mark{font-size:9px;font-weight:700}.back~.mark{fill:#fff}"
)


class Box(NamedTuple):
    """Something drawn: its size, and its SVG with its corner at 0, 0."""

    width: float
    height: float
    svg: str


def portrait(view: View, text: Text) -> str:
    """The table that a view shows."""
    boxes, height = flow([zone_box(zone, text) for zone in view.zones], WIDTH - 2 * MARGIN)
    question = escape(text.say(view.question))
    height += 3 * MARGIN + LINE
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" role="img">'
        f'<style>{STYLE}</style><rect class="sea" width="{WIDTH}" height="{height}" rx="12"/>'
        f'<text class="title" x="{MARGIN}" y="{MARGIN + LINE}">{question}</text>'
        f"{moved(MARGIN, 2 * MARGIN + LINE, boxes)}</svg>"
    )


def flow(boxes: list[Box], width: float) -> tuple[str, float]:
    """Boxes side by side, and the next row where there is no more room; all of them, and their height."""
    x = y = deepest = 0.0
    drawn = []
    for box in boxes:
        if x and x + box.width > width:
            x, y, deepest = 0.0, y + deepest + MARGIN, 0.0
        drawn.append(moved(x, y, box.svg))
        x, deepest = x + box.width + MARGIN, max(deepest, box.height)
    return "".join(drawn), y + deepest


def moved(x: float, y: float, svg: str) -> str:
    """The same at another place."""
    return f'<g transform="translate({x:g} {y:g})">{svg}</g>'


def zone_box(zone: Zone, text: Text) -> Box:
    """A place of the table: its words, how many pieces it has, and those that are seen."""
    title = f"{text.say(zone.words)} ({zone.size})"
    inside = grid(zone, text) if zone.columns else row(zone, text)
    width = max(inside.width, 6.4 * len(title)) + 2 * MARGIN
    height = inside.height + LINE + 2 * MARGIN
    return Box(
        width,
        height,
        f'<rect class="zone" width="{width:g}" height="{height:g}" rx="8"/>'
        f'<text class="title" x="{MARGIN}" y="{LINE + 2}">{escape(title)}</text>'
        f"{moved(MARGIN, LINE + MARGIN, inside.svg)}",
    )


def row(zone: Zone, text: Text) -> Box:
    """Pieces in a line, in several where they are many."""
    each = [Box(*CARD, piece_svg(piece, text, *CARD)) for piece in zone.pieces]
    a_line = max(1, (WIDTH - 4 * MARGIN) // (CARD[0] + MARGIN))
    svg, height = flow(each, a_line * (CARD[0] + MARGIN))
    return Box(min(len(each), a_line) * (CARD[0] + MARGIN), height, svg)


def grid(zone: Zone, text: Text) -> Box:
    """Pieces in rows and columns; those without a face of their own are narrow."""
    rows = [zone.pieces[i : i + zone.columns] for i in range(0, len(zone.pieces), zone.columns)]
    widths = [CARD[0] if any(one[j].words for one in rows) else NARROW for j in range(zone.columns)]
    heights = [CARD[1] if any(piece.words for piece in one) else NARROW for one in rows]
    drawn = [
        moved(sum(widths[:j]), sum(heights[:i]), piece_svg(piece, text, widths[j] - 4, heights[i] - 4))
        for i, one in enumerate(rows)
        for j, piece in enumerate(one)
        if piece.words or piece.marks
    ]
    return Box(sum(widths), sum(heights), "".join(drawn))


def piece_svg(piece: Piece, text: Text, width: float, height: float) -> str:
    """A piece with its name, or its back, and what stands on it."""
    said = text.say(piece.words) if piece.words else ""
    marks = ", ".join(text.say(mark) for mark in piece.marks)
    title = " – ".join(filter(None, [piece.id, said, marks]))
    lines = wrap(said, int(width / 6))[:MOST_LINES]
    fill = f'style="fill:hsl({hue(piece.words)} 70% 84%)"' if piece.words else 'class="back"'
    return (
        f'<svg width="{width:g}" height="{height:g}"><title>{escape(title)}</title>'
        f'<rect {fill} width="{width:g}" height="{height:g}" rx="5"/>'
        + "".join(f'<text x="4" y="{LINE * (i + 1):g}">{escape(line)}</text>' for i, line in enumerate(lines))
        + (f'<text class="mark" x="3" y="{height - 4:g}">{escape(marks[: int(width / 5)])}</text>' if marks else "")
        + "</svg>"
    )


def hue(words: Words) -> int:
    """Pieces of one kind have one colour: the kind is what is named within the words, or they themselves."""
    kind = next(kinds(words), words).key
    return HUES.get(kind.rpartition("-")[2], crc32(kind.encode()) % 360)


def kinds(words: Words) -> Iterator[Words]:
    """Words within words."""
    return (value for value in words.fields.values() if isinstance(value, Words))
