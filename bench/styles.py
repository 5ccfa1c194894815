"""What a change of the page costs: `python -m bench.styles` lets a word come and go in the bar of each game."""

from __future__ import annotations

import tempfile
from pathlib import Path
from random import Random

from bench.page import when_and_where, write_table
from tablereef.games import GAMES
from tests.table.server import FAST, Server
from tests.web.guests import choose, chromium, enter, play_now, standing

CHOICES = 8  # before it is measured, so that cards and dice lie everywhere
CHANGES = 31

# The median time in which the styles of the page are right again, of a word that comes, and goes.
COST = """(changes) => {
  const bar = document.querySelector('.bar .question')
  const times = [...Array(changes).keys()].map((number) => {
    const word = Object.assign(document.createElement('span'), { textContent: number })
    const begun = performance.now()
    bar.append(word)
    bar.scrollHeight
    word.remove()
    bar.scrollHeight
    return (performance.now() - begun) / 2
  })
  return times.sort((a, b) => a - b)[changes >> 1]
}"""


def main() -> None:
    """Measure, print, and write the section."""
    rows = []
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder), *FAST) as server, chromium() as browser:
        for game in GAMES:
            page, dice = enter(browser, server.url, []), Random(5)
            play_now(page, game)
            for _ in range(CHOICES):
                choose(page, dice)
                standing(page)
            things = page.evaluate("document.querySelectorAll('*').length")
            rows.append(f"| {game} | {things:,} | {page.evaluate(COST, CHANGES):.1f} ms |")
            page.context.close()
    print("\n".join(rows))
    write_table(
        "## A word comes into the bar",
        f"{when_and_where()} Headless Chromium: how long it takes until the styles of the whole page are right again.",
        ["game", "elements of the page", "median"],
        rows,
    )


if __name__ == "__main__":
    main()
