"""The first load: `python -m bench.first_load` visits a server of its own with a browser that has seen nothing yet."""

from __future__ import annotations

import tempfile
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, expect

from bench.page import when_and_where, write_section
from tests.table.server import FAST, Server
from tests.web.guests import A_MOMENT, GAMES, chromium
from tests.web.test_client import SIZES

VISITS = 10  # for each game

# Frame by frame, in the page itself: when somebody clicked, and when there was something to choose.
WATCH = """
addEventListener('click', ({ timeStamp }) => {
  const look = () => {
    if (document.querySelector('.lit, .offers button')) window.firstChoice = performance.now() - timeStamp
    else requestAnimationFrame(look)
  }
  look()
}, { capture: true, once: true })
"""


def visit(browser: Browser, url: str, game: str) -> tuple[float, float, float]:
    """Bytes of the home page, milliseconds until it can be used, and from a click to the first choice at a table."""
    context = browser.new_context(locale="en")
    context.add_init_script(WATCH)
    page = context.new_page()
    page.goto(url, wait_until="commit")
    play = page.locator("article", has_text=GAMES[game]).get_by_role("button", name="Play now")
    expect(play).to_be_enabled()
    usable, size = page.evaluate("performance.now()"), page.evaluate(SIZES)
    play.click()
    choice = page.wait_for_function("() => window.firstChoice", polling=A_MOMENT).json_value()
    context.close()
    return size, usable, choice


def row(what: str, figures: list[float], unit: str, form: str) -> str:
    """A line of the table."""
    return f"| {what} | {median(figures):{form}} {unit} | {max(figures):{form}} {unit} |"


def main() -> None:
    """Visit, print, and write the section."""
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder), *FAST) as server, chromium() as browser:
        visits = {game: [visit(browser, server.url, game) for _ in range(VISITS)] for game in GAMES}
    everyone = [one for some in visits.values() for one in some]
    rows = [
        row("first load, compressed", [size / 1000 for size, _, _ in everyone], "kB", ".1f"),
        row("until *Play now* can be clicked", [usable for _, usable, _ in everyone], "ms", ".0f"),
        *(row(f"to a choice, {GAMES[game]}", [one[2] for one in some], "ms", ".0f") for game, some in visits.items()),
    ]
    section = "\n".join(
        [
            "## The first load in the browser",
            "",
            f"{when_and_where()} Chromium on loopback, {VISITS} visits for each game, each by a browser that has"
            " nothing cached; *Play now* is clicked as soon as it can be.",
            "",
            "| what | median | worst |",
            "|---|---|---|",
            *rows,
            "",
        ]
    )
    print(section)
    write_section(section)


if __name__ == "__main__":
    main()
