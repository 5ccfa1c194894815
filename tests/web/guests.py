"""People at a browser: they come in, open tables, and touch what glows."""

from __future__ import annotations

import os
import re
import shutil
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect, sync_playwright

from tablereef import games
from tablereef.games import find
from tablereef.kernel.text import Text
from tablereef.kernel.words import Words

GAMES = {name: Text("en", find(name).texts).say(Words("game-name")) for name in games.GAMES}
DESK: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 360, "height": 740}
SIZES = {"desk": (1280, 800), "wide": (1920, 1080), "upright": (390, 844), "small": (360, 640), "sideways": (844, 390)}
QUIET = ["--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-component-update"]
GUARDED = 250  # milliseconds for which what has just appeared takes no answer
MOST_TOUCHES = 3000
PATIENCE, A_MOMENT = 20_000, 20  # milliseconds
expect.set_options(timeout=PATIENCE)

# What can be done now: nothing yet, or these things; or it is over.
STANDING = """() => {
  if (document.querySelector('.ending')) return 'over'
  if (document.querySelector('.curtain')) return 'pass'
  if (document.querySelector('.fresh')) return null // what has just appeared takes no answer yet
  if (document.querySelector('.offers .button.main:enabled, .piece.lit, .cover')) return 'asked'
  return null
}"""

RUNNING = "document.getAnimations().filter((one) => one.playState === 'running').length"  # what moves on the page

# When the window has another size, and the log has slid away where there is no room for it.
RESIZED = """() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() =>
  Promise.all(document.querySelector('aside').getAnimations().map((one) => one.finished)).then(() => done()))))"""


@contextmanager
def chromium() -> Iterator[Browser]:
    """The system's Chromium, without a screen."""
    found = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    assert found, "Chromium is missing; make test installs it"
    sandbox = ["--no-sandbox"] if os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=[*QUIET, *sandbox])
        yield browser
        browser.close()


def resize(page: Page, size: str) -> None:
    """Another window, when all has its place in it."""
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(RESIZED)


def enter(browser: Browser, address: str, problems: list[str], speed: str = "at-once", **looks: Any) -> Page:
    """A page of its own guest, who has not chosen another speed yet; errors in it are noted."""
    wanted = {"viewport": DESK, "locale": "en-GB", "reduced_motion": "reduce"} | looks
    context = browser.new_context(**wanted)
    context.add_init_script(f"localStorage['tablereef-speed'] ??= '{speed}'")
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.on("console", lambda said: problems.append(f"{said.text} {said.location}") if said.type == "error" else None)
    page.goto(address)
    return page


def play_now(page: Page, game: str) -> None:
    """One click on the home page."""
    page.locator("article", has_text=GAMES[game]).get_by_role("button", name="Play now").click()
    expect(page.locator(".bar")).to_be_visible()


def open_options(page: Page, game: str, way: str) -> None:
    """The form of a new table."""
    world = page.locator("article", has_text=GAMES[game])
    link, more = world.get_by_role("link", name=way), world.get_by_role("button", name="More")
    link.or_(more).filter(visible=True).first.wait_for()
    if more.is_visible():
        more.press("Enter")  # a phone has the other ways behind it; no mouse rests on what opens
    link.click()
    expect(page.get_by_role("button", name="Open the table")).to_be_visible()


def open_rules(page: Page) -> None:
    """The rules; on some phones they are in the menu."""
    rules = page.get_by_role("button", name="Rules")
    if not rules.is_visible():
        page.get_by_role("button", name="Table", exact=True).click()
    rules.click()


def open_table(page: Page) -> None:
    """Open it as it is filled in."""
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator(".table")).to_be_visible()


def wish(page: Page, setting: str, value: str) -> None:
    """Choose something in the settings, and close them; a small screen has the way to them in the menu of the table."""
    gear = page.get_by_role("banner").get_by_role("button")
    menu = page.get_by_role("button", name="Table", exact=True)
    gear.or_(menu).filter(visible=True).first.wait_for()
    if gear.is_visible():
        gear.click()
    else:
        menu.click()
        page.get_by_role("dialog").get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").get_by_label(setting).select_option(value)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def standing(page: Page) -> str:
    """Wait until something can be done, and say what."""
    return str(page.wait_for_function(STANDING, polling=A_MOMENT).json_value())


def touches(page: Page) -> Locator:
    """What glows on the table."""
    return page.locator(".piece.lit, .cover")


def buttons(page: Page) -> Locator:
    """The choices that are written out."""
    return page.locator(".offers .button.main:enabled")


def is_asked(page: Page) -> bool:
    """Whether this person can choose now."""
    return bool(page.evaluate(STANDING) == "asked")


def choose(page: Page, dice: Random) -> None:
    """Touch something that is offered, whatever it warns of."""
    page.bring_to_front()  # a page behind another may be drawn too seldom to be touched
    assert standing(page) == "asked"
    share = dice.random()
    with settled(page):
        at = in_time(lambda: page.evaluate(ONE, share))
        assert at is not None, "something covers what is offered"
        page.mouse.click(*at)
        insist(page)


def insist(page: Page) -> None:
    """Do what was warned of, if it was."""
    if page.evaluate("document.querySelector('dialog') !== null"):
        page.get_by_role("button", name="Do it anyway").click()


# Where a thing is touched: in its middle, a zone beside its pieces.
PLACE = """(thing) => {
  const { left, top, width, height } = thing.getBoundingClientRect()
  return thing.matches('.cover') ? [left + 8, top + 8] : [left + width / 2, top + height / 2]
}"""

# The same; nowhere if something else lies there.
AIM = f"""(thing) => {{
  const place = {PLACE}
  const aim = () => thing.contains(document.elementFromPoint(...place(thing))) ? place(thing) : null
  return aim() ?? (thing.scrollIntoView({{ block: 'center', behavior: 'instant' }}), aim())
}}"""

# One of what is offered: of what glows; where nothing does, of the buttons. A locator would look through all elements.
ONE = f"""(share) => {{
  const all = (chosen) => [...document.querySelectorAll(chosen)]
  const things = [all('.piece.lit, .cover'), all('.offers .button.main:enabled')].find(({{ length }}) => length)
  return ({AIM})(things[Math.floor(share * things.length)])
}}"""

# What lies there instead.
COVERING = f"(thing) => document.elementFromPoint(...({PLACE})(thing))?.outerHTML.slice(0, 300)"

PASSING = 3.0  # seconds in which whatever flies over a thing has passed it


def touch(thing: Locator) -> None:
    """Click where it is: on a busy machine frames are too rare for Playwright's wait until nothing moves."""
    at = in_time(lambda: thing.evaluate(AIM))
    assert at is not None, f"{thing.evaluate(COVERING)} covers {thing.text_content()}"
    thing.page.mouse.click(*at)


def in_time(look: Callable[[], Any]) -> Any:
    """What is found, if it is before whatever flies has passed."""
    found, end = look(), time.monotonic() + PASSING
    while found is None and time.monotonic() < end:
        found = look()
    return found


@contextmanager
def settled(page: Page) -> Iterator[None]:
    """Something is done here; wait until it counts and the table has answered."""
    before = position(page)
    yield
    is_settled = f"before => ({POSITION})() !== before && !document.querySelector('[aria-busy=true], .fresh')"
    page.wait_for_function(is_settled, arg=before, polling=A_MOMENT)


# The table as it stands, with what was touched: it changes with every touch that counts.
POSITION = """() => [...document.querySelectorAll('.lit, .chosen, .offers .button, .log li, .ending, .curtain')]
  .map((thing) => thing.dataset.id ?? thing.textContent).join('|')"""


def position(page: Page) -> str:
    """What can be told from what can be touched."""
    return str(page.evaluate(POSITION))


def play_to_the_end(page: Page, dice: Random) -> int:
    """Touch and press until it is over; how often."""
    for number in range(MOST_TOUCHES):
        if standing(page) == "over":
            return number
        choose(page, dice)
    raise AssertionError("this match does not end")


def question(page: Page) -> str:
    """What is asked now."""
    return page.locator(".bar .question").inner_text()


def id_in(page: Page) -> str:
    """The table's id, from the address."""
    found = re.search(r"/table/([\w-]+)", page.url)
    assert found is not None
    return found[1]
