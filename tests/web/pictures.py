"""The pictures of the docs, taken from real matches: `make pictures`."""

from __future__ import annotations

import base64
import tempfile
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, Page, expect

from tests.games import MODULES
from tests.known import Picture
from tests.table.server import FAST, Server
from tests.terminal import pictures as terminal
from tests.web.guests import A_MOMENT, GAMES, chromium, enter, play_to_the_end
from tests.web.scenes import Scene, Theatre, aided, all_scenes, asking, moments, scene_telling

FOLDER = Path(__file__).parents[2] / "docs/pictures"
SCHEMES = ("light", "dark")
LOOKS: dict[str, dict[str, tuple[int, int]]] = {  # by what points at the page, the sizes of its window
    "mouse": {"desk": (1280, 800), "wide": (1920, 1080)},
    "finger": {"phone": (390, 844), "sideways": (844, 390)},
}
DEVICES: dict[str, dict[str, Any]] = {"mouse": {}, "finger": {"has_touch": True, "is_mobile": True}}
SHRUNK = {"desk": 0.4, "wide": 0.27, "phone": 0.5, "sideways": 0.5}  # on a sheet
NAME = "Ondine"
MANY = 400  # scenes
A_LONG_TURN = 120_000  # milliseconds

# Pictures in rows side by side, each so much smaller, as one WebP.
SHEET = """async ([rows, scale]) => {
  const load = (src) => new Promise((done) => { const one = new Image(); one.onload = () => done(one); one.src = src })
  const images = await Promise.all(rows.map((row) => Promise.all(row.map(load))))
  const [width, height] = [images[0][0].width * scale, images[0][0].height * scale].map(Math.round)
  const canvas = Object.assign(document.createElement('canvas'), {
    width: images[0].length * width, height: images.length * height })
  const pen = canvas.getContext('2d')
  pen.imageSmoothingQuality = 'high'
  images.forEach((row, y) => row.forEach((one, x) => pen.drawImage(one, x * width, y * height, width, height)))
  return canvas.toDataURL('image/webp', 0.7).split(',')[1]
}"""


class Album:
    """Keeps pictures as WebP: a browser does what is needed for that."""

    def __init__(self, browser: Browser) -> None:
        self.page = browser.new_page()

    def keep(self, name: str, rows: list[list[bytes]], scale: float = 1.0) -> None:
        """One picture of several, or of one."""
        data = [[f"data:image/png;base64,{base64.b64encode(one).decode()}" for one in row] for row in rows]
        encoded = self.page.evaluate(SHEET, [data, scale])
        (FOLDER / f"{name}.webp").write_bytes(base64.b64decode(encoded))


def taken(page: Page) -> bytes:
    """One picture, when all is still."""
    page.mouse.move(0, 0)
    return page.screenshot(animations="disabled")


def take_home(browser: Browser, url: str, album: Album) -> None:
    """The home page."""
    page = enter(browser, url, [])
    expect(page.locator("article")).to_have_count(len(GAMES))
    album.keep("web-home", [[taken(page)]])
    page.context.close()


def take_match(browser: Browser, url: str, game: str, pointer: str, album: Album) -> None:
    """A match at its first move, in its middle, at its climax and its end, at all sizes, by day and by night."""
    picture: Picture = MODULES[game].PICTURE
    sizes = LOOKS[pointer]
    page = enter(browser, url, [], "normal", viewport=viewport(next(iter(sizes.values()))), **DEVICES[pointer])
    page.set_default_timeout(A_LONG_TURN)
    page.clock.install()
    theatre = Theatre(page, game, options=aided(game), name=NAME)
    pictures = []
    for scene in (next(all_scenes(game, options=aided(game))), middle(game, picture.asks)):
        theatre.show(scene)
        pictures.append(at_all_sizes(page, sizes))
    for size, shades in pictures[-1].items():
        album.keep(f"web-{game}-{size}", [[shades[picture.shade]]])
    pictures.append(climax(theatre, game, picture.climax, sizes))
    close(theatre)
    play_to_the_end(page, Random(4))
    expect(page.locator(".ending.counted")).to_be_visible()
    pictures.append(at_all_sizes(page, sizes))
    page.context.close()
    for size in sizes:
        rows = [[moment[size][scheme] for moment in pictures] for scheme in SCHEMES]
        album.keep(f"sheet-{game}-{size}", rows, SHRUNK[size])


def middle(game: str, question: str) -> Scene:
    """Of many scenes that ask this, the one in which the choices say most."""
    found = islice(all_scenes(game, options=aided(game)), MANY)
    return max(asking(question, found), key=lambda scene: sum(len(offer.about) for offer in scene.now.asked.offers))


def viewport(size: tuple[int, int]) -> dict[str, int]:
    """A window's size, as the browser wants it."""
    return {"width": size[0], "height": size[1]}


def at_all_sizes(page: Page, sizes: dict[str, tuple[int, int]]) -> dict[str, dict[str, bytes]]:
    """The page as it stands, at each size, by day and by night."""
    found: dict[str, dict[str, bytes]] = {}
    for size, (width, height) in sizes.items():
        page.set_viewport_size({"width": width, "height": height})
        found[size] = {}
        for scheme in SCHEMES:
            page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
            found[size][scheme] = taken(page)
    return found


def climax(
    theatre: Theatre, game: str, sentence: str, sizes: dict[str, tuple[int, int]]
) -> dict[str, dict[str, bytes]]:
    """The page when this is said; until all is seen, its clock stands."""
    page = theatre.page
    theatre.tell(scene_telling(game, sentence, aided(game), of_match=moments)[0])
    said = f"/{sentence}/.test(document.querySelector('.news')?.textContent ?? '')"
    page.wait_for_function(f"() => {said}", polling=A_MOMENT)
    page.clock.pause_at(page.evaluate("Date.now()"))
    found = at_all_sizes(page, sizes)
    page.clock.resume()
    return found


def close(theatre: Theatre) -> None:
    """From now on the page shows the match of its own table, at once."""
    theatre.page.evaluate("localStorage['tablereef-speed'] = 'at-once'")
    theatre.page.reload()


def main() -> None:
    """All of them, those of the terminal first."""
    terminal.take_all()
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder), *FAST) as server, chromium() as browser:
        album = Album(browser)
        take_home(browser, server.url, album)
        for game in GAMES:
            for pointer in LOOKS:
                take_match(browser, server.url, game, pointer, album)


if __name__ == "__main__":
    main()
