"""A picture of a match: how likely each seat was to win, turn by turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from tablereef.analysis.analysis import Analysis

WIDTH, HEIGHT = 720, 360
LEFT, RIGHT, TOP, BOTTOM = 56, 130, 24, 40  # around the chart: scale, names, air, lines of the journal
WATER, INK, PALE = "#f3f9fa", "#12343b", "#b9d3d8"
COLOURS = ("#d9573c", "#1f7a8c", "#c98a12", "#6a4c93")  # of the seats
DASHES = ("none", "8 3", "2 3", "8 3 2 3")  # so that colour is not all that tells them apart
MARKS = (0, 25, 50, 75, 100)


def plot(analysis: Analysis, names: Sequence[str], lines: int) -> str:
    """An SVG of the chances of every seat over all lines of a match."""
    parts = [*marks(lines), *(part for seat, name in enumerate(names) for part in curve(analysis, seat, name, lines))]
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
            f'font-family="system-ui, sans-serif" font-size="13" fill="{INK}">',
            f'<rect width="{WIDTH}" height="{HEIGHT}" rx="12" fill="{WATER}"/>',
            *parts,
            "</svg>\n",
        ]
    )


def height(chance: float) -> float:
    """Where a chance lies, 100 % on top."""
    return TOP + (1 - chance) * (HEIGHT - TOP - BOTTOM)


def place(line: float, lines: int) -> float:
    """Where a line of the journal lies, the last one on the right."""
    return LEFT + line / max(lines, 1) * (WIDTH - LEFT - RIGHT)


def marks(lines: int) -> Iterator[str]:
    """The chances on the left, the lines of the journal below."""
    for mark in MARKS:
        y = height(mark / 100)
        yield f'<path d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}" stroke="{PALE}"/>'
        yield f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end" font-size="11">{mark} %</text>'
        line = lines * mark // 100
        x, below = place(line, lines), HEIGHT - BOTTOM / 2
        yield f'<text x="{x:.1f}" y="{below:.1f}" text-anchor="middle" font-size="11">{line}</text>'


def curve(analysis: Analysis, seat: int, name: str, lines: int) -> Iterator[str]:
    """The way of one seat, its name at the end."""
    points = [(turn.version, turn.chances[seat]) for turn in analysis.turns]
    points.append((lines, analysis.accounts[seat].end))
    placed = [(place(at, lines), height(chance)) for at, chance in points]
    way, colour, dashes = " ".join(f"{x:.1f},{y:.1f}" for x, y in placed), COLOURS[seat], DASHES[seat]
    yield f'<polyline points="{way}" fill="none" stroke="{colour}" stroke-width="2.5" stroke-dasharray="{dashes}"/>'
    before = sum(other.end == analysis.accounts[seat].end for other in analysis.accounts[:seat])
    x, y = WIDTH - RIGHT + 8, placed[-1][1] + 4 - 16 * before  # names that end alike stand one above the other
    yield f'<text x="{x}" y="{y:.1f}" fill="{colour}">{escape(name)}</text>'
