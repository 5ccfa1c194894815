"""The pictures of the docs, taken from real matches: `make pictures`."""

from __future__ import annotations

import tempfile
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, Page, expect

from tests.games import MODULES
from tests.known import Picture
from tests.table.server import FAST, Server
from tests.terminal import pictures as terminal
from tests.web.guests import DESK, GAMES, PHONE, choose, chromium, enter, play_now, standing

FOLDER = Path(__file__).parents[2] / "docs/pictures"
LOOKS: dict[str, dict[str, Any]] = {
    "desk": {"viewport": DESK},
    "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True},
}


def take(page: Page, name: str) -> None:
    """One picture, when all is still."""
    page.mouse.move(0, 0)
    page.screenshot(path=FOLDER / f"{name}.png", animations="disabled")


def take_table(browser: Browser, url: str, game: str, look: str) -> None:
    """A table in the middle of a match."""
    picture: Picture = MODULES[game].PICTURE
    page = enter(browser, url, [], color_scheme=picture.shade, **LOOKS[look])
    play_now(page, game)
    dice = Random(4)
    for _ in range(picture.touches):
        if standing(page) == "over":
            break
        choose(page, dice)
    standing(page)
    take(page, f"web-{game}-{look}")
    page.context.close()


def take_home(browser: Browser, url: str) -> None:
    """The home page."""
    page = enter(browser, url, [])
    expect(page.locator("article")).to_have_count(len(GAMES))
    take(page, "web-home")
    page.context.close()


def main() -> None:
    """All of them, those of the terminal first."""
    terminal.take_all()
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder), *FAST) as server, chromium() as browser:
        take_home(browser, server.url)
        for game in GAMES:
            for look in LOOKS:
                take_table(browser, server.url, game, look)


if __name__ == "__main__":
    main()
