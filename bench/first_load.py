"""The first load: `python -m bench.first_load` visits a server of its own with a browser that has seen nothing yet."""

from __future__ import annotations

import tempfile
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, expect

from bench.page import when_and_where, write_section
from tests.table.server import FAST, Server
from tests.web.guests import chromium
from tests.web.test_client import SIZES

VISITS = 15


def visit(browser: Browser, url: str) -> tuple[float, float, float]:
    """Bytes of the home page, milliseconds until it can be used, and from a click to the first choice at a table."""
    page = browser.new_context(locale="en").new_page()
    page.goto(url, wait_until="commit")
    play = page.get_by_role("button", name="Play now").first
    expect(play).to_be_enabled()
    usable, size = page.evaluate("performance.now()"), page.evaluate(SIZES)
    play.click()
    page.locator(".lit, .offers button").first.wait_for()
    table = page.evaluate("performance.now()") - usable
    page.context.close()
    return size, usable, table


def main() -> None:
    """Visit, print, and write the section."""
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder), *FAST) as server, chromium() as browser:
        visits = [visit(browser, server.url) for _ in range(VISITS)]
    size, usable, table = ([one[i] for one in visits] for i in range(3))
    section = "\n".join(
        [
            "## The first load in the browser",
            "",
            f"{when_and_where()} Chromium on loopback, {VISITS} visits, each by a browser that has nothing cached.",
            "",
            "| what | median | worst |",
            "|---|---|---|",
            f"| first load, compressed | {median(size) / 1000:.1f} kB | {max(size) / 1000:.1f} kB |",
            f"| until *Play now* can be clicked | {median(usable):.0f} ms | {max(usable):.0f} ms |",
            f"| from that click to the first choice at a table | {median(table):.0f} ms | {max(table):.0f} ms |",
            "",
        ]
    )
    print(section)
    write_section(section)


if __name__ == "__main__":
    main()
