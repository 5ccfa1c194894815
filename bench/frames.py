"""How smoothly things move: `python -m bench.frames` lets Coralia's four dice roll in a browser, frame by frame."""

from __future__ import annotations

import tempfile
from itertools import pairwise
from pathlib import Path
from statistics import median, quantiles

from playwright.sync_api import Page

from bench.page import when_and_where, write_table
from tests.table.server import FAST, Server
from tests.web.guests import chromium, enter, insist, standing, touch, touches
from tests.web.test_at_the_table import begin

ROLLS = 5
ROLLING = 1200  # milliseconds
SIZES = {"desk": (1280, 800), "phone": (390, 844)}

# The time of every frame for as long.
FRAMES = """(long) => new Promise((done) => {
  const [times, first] = [[], performance.now()]
  const frame = (now) => { times.push(now); now - first < long ? requestAnimationFrame(frame) : done(times) }
  requestAnimationFrame(frame)
})"""


def roll(page: Page) -> list[float]:
    """Begin a match, let the dice roll, and note how long each frame took."""
    begin(page, "coralia")
    touch(page.locator(".cover").first if page.locator(".cover").count() else touches(page).first)
    insist(page)
    times: list[float] = page.evaluate(FRAMES, ROLLING)
    return [after - before for before, after in pairwise(times)]


def measure(url: str, size: tuple[int, int]) -> list[float]:
    """The milliseconds of all frames while dice roll."""
    with chromium() as browser:
        frames: list[float] = []
        for _ in range(ROLLS):
            width, height = size
            looks = {"viewport": {"width": width, "height": height}, "reduced_motion": "no-preference"}
            page = enter(browser, url, [], speed="normal", **looks)
            frames += roll(page)
            standing(page)
            page.context.close()
    return frames


def main() -> None:
    """Measure, print, and write the section."""
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder), *FAST) as server:
        found = {name: measure(server.url, size) for name, size in SIZES.items()}
    rows = [
        f"| {name} | {median(frames):.1f} ms | {quantiles(frames, n=20)[-1]:.1f} ms | {max(frames):.0f} ms |"
        for name, frames in found.items()
    ]
    print("\n".join(rows))
    write_table(
        "## Four dice roll",
        f"{when_and_where()} Coralia in headless Chromium without a GPU: the frames of {ROLLS} rolls.",
        ["window", "median frame", "95 %", "worst"],
        rows,
    )


if __name__ == "__main__":
    main()
