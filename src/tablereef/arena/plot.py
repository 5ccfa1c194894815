"""A picture of an arena: ratings, and who comes in before whom, each with its interval."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from html import escape
from math import ceil, floor
from typing import NamedTuple

from tablereef.arena.setup import short
from tablereef.arena.standings import Summary
from tablereef.kernel.text import Text
from tablereef.kernel.words import Words

WIDTH, ROW, MARGIN = 720, 28, 24
LEFT, RIGHT = 250, 110  # room for names and for figures
WATER, INK, PALE, CORAL = "#f3f9fa", "#12343b", "#b9d3d8", "#d9573c"
STEPS = (5, 10, 20, 50, 100, 200, 500, 1000)  # between the marks of a scale
MOST_MARKS = 9


class Row(NamedTuple):
    """A figure with its interval."""

    name: str
    value: float
    low: float
    high: float
    said: str


class Scale:
    """Where numbers lie from left to right."""

    def __init__(self, rows: list[Row], middle: float | None) -> None:
        always = [0.0 if middle is None else middle]
        low, high = min([*always, *(row.low for row in rows)]), max([*always, *(row.high for row in rows)])
        self.step = next((step for step in STEPS if (high - low) / step < MOST_MARKS - 1), STEPS[-1])
        self.low = floor(low / self.step) * self.step
        self.high = max(ceil(high / self.step) * self.step, self.low + self.step)

    def x(self, value: float) -> float:
        """How far to the right a number lies."""
        return LEFT + (value - self.low) / (self.high - self.low) * (WIDTH - LEFT - RIGHT)

    def marks(self) -> range:
        """The numbers that are written below."""
        return range(self.low, self.high + 1, self.step)


def panel(top: float, title: str, rows: list[Row], middle: float | None, unit: str) -> Iterator[str]:
    """Rows of figures over one scale; a stronger line where nobody is better."""
    scale, bottom = Scale(rows, middle), top + ROW * (len(rows) + 1)
    yield f'<text x="{MARGIN}" y="{top + 8}" font-weight="600">{escape(title)}</text>'
    for mark in scale.marks():
        colour, x = INK if mark == middle else PALE, scale.x(mark)
        yield f'<path d="M{x:.1f} {top + 16}V{bottom}" stroke="{colour}" stroke-width="1"/>'
        yield f'<text x="{x:.1f}" y="{bottom + 16}" text-anchor="middle" font-size="11">{signed(mark)}{unit}</text>'
    if middle is not None and middle not in scale.marks():
        yield f'<path d="M{scale.x(middle):.1f} {top + 16}V{bottom}" stroke="{INK}" stroke-width="1"/>'
    for number, row in enumerate(rows, 1):
        y = top + ROW * number + 6
        yield f'<text x="{MARGIN}" y="{y + 4}">{escape(row.name)}</text>'
        yield f'<path d="M{scale.x(row.low):.1f} {y}H{scale.x(row.high):.1f}" stroke="{CORAL}" stroke-width="3"/>'
        yield f'<circle cx="{scale.x(row.value):.1f}" cy="{y}" r="5" fill="{CORAL}"/>'
        yield f'<text x="{WIDTH - MARGIN}" y="{y + 4}" text-anchor="end">{escape(row.said)}</text>'


def plot(summary: Summary, text: Text) -> str:
    """An SVG of ratings and shares."""
    ratings = [
        Row(
            short(line.bot),
            line.rating,
            line.rating - (line.error or 0),
            line.rating + (line.error or 0),
            elo(line.rating, line.error),
        )
        for line in summary.bots
    ]
    pairs = [
        Row(
            f"{short(line.bot)} : {short(line.against)}",
            100 * line.share,
            100 * line.low,
            100 * line.high,
            f"{line.share:.1%}",
        )
        for line in summary.pairs
    ]
    return picture(
        [
            (text.say(Words("arena-rating")), ratings, 0, ""),
            (text.say(Words("arena-before")), pairs, 50, " %"),
        ]
    )


def picture(panels: Iterable[tuple[str, list[Row], float | None, str]]) -> str:
    """An SVG of panels, one below the other: title, rows, where nobody is better, unit."""
    parts: list[str] = []
    height = MARGIN
    for title, rows, middle, unit in panels:
        parts += panel(height, title, rows, middle, unit)
        height += ROW * (len(rows) + 3)
    height -= ROW
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
            f'font-family="system-ui, sans-serif" font-size="14" fill="{INK}">',
            f'<rect width="{WIDTH}" height="{height}" rx="12" fill="{WATER}"/>',
            *parts,
            "</svg>\n",
        ]
    )


def elo(rating: float, error: float | None) -> str:
    """A rating as it is written: +87 ± 12."""
    return signed(f"{rating:+.0f}") + ("" if error is None else f" ± {error:.0f}")


def signed(number: object) -> str:
    """A number with a minus sign as people write it."""
    return str(number).replace("-", "−")
