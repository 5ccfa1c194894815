"""For everyone: phones, the keyboard alone, screen readers, light and dark."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tablereef.bots.levels import LEVELS
from tests.web.conftest import Visit
from tests.web.guests import (
    DESK,
    GAMES,
    GUARDED,
    PHONE,
    RUNNING,
    buttons,
    insist,
    open_options,
    open_rules,
    open_table,
    play_now,
    settled,
    standing,
    touches,
)

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
SCAN = """async () => (await axe.run()).violations
  .map(({ id, nodes }) => [id, nodes.length, nodes[0].html.slice(0, 200), nodes[0].failureSummary.slice(0, 300)])"""

FOCUS_ON_A_CHOICE = """() => !document.querySelector('.fresh')
  && document.activeElement.matches('.piece.lit, .cover, .offers .button.main')"""


def findings(page: Page) -> list[Any]:
    """What axe finds, on a phone by night and on a desk by day."""
    session = page.context.new_cdp_session(page)  # the page's own policy forbids other scripts than its own
    session.send("Runtime.evaluate", {"expression": AXE.read_text(encoding="utf-8")})
    page.set_viewport_size(PHONE)
    page.emulate_media(color_scheme="dark")
    by_night = page.evaluate(SCAN)
    page.set_viewport_size(DESK)
    page.emulate_media(color_scheme="light")
    return [*by_night, *page.evaluate(SCAN)]


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_at_the_table(visit: Visit, game: str) -> None:
    page = visit()
    play_now(page, game)
    assert standing(page) == "asked"
    page.keyboard.press("h")
    expect(page.locator(".advice")).to_be_visible()
    assert findings(page) == []
    open_rules(page)
    expect(page.get_by_role("dialog").locator(".mini").first).to_be_visible()
    assert findings(page) == []


def test_axe_finds_nothing_elsewhere(visit: Visit) -> None:
    page = visit()
    expect(page.locator("article")).to_have_count(len(GAMES))
    expect(page.get_by_role("radio")).to_have_count(len(LEVELS))
    assert findings(page) == []
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert findings(page) == []
    page.keyboard.press("Escape")
    open_options(page, "carcasse", "Invite friends")
    assert findings(page) == []
    open_table(page)
    expect(page.get_by_role("button", name="Close the table")).to_be_visible()
    assert findings(page) == []
    page.goto(page.url.split("/table")[0] + "/me")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert findings(page) == []


def test_axe_finds_nothing_in_a_lesson(visit: Visit) -> None:
    page = visit("/lesson/kleine_fische")
    expect(page.locator(".bubble p")).to_be_visible()
    assert findings(page) == []


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_at_the_end(visit: Visit, game: str) -> None:
    page = visit()
    play_now(page, game)
    page.get_by_role("button", name="Table", exact=True).click()
    assert findings(page) == []
    page.get_by_role("button", name="Agree to end here").click()
    page.keyboard.press("Escape")
    page.get_by_text("Was it dealt fairly?").click()
    assert findings(page) == []
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("slider")).to_be_visible()
    assert findings(page) == []


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_nothing_sticks_out_and_everything_can_be_touched(visit: Visit, game: str) -> None:
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    expect(page.locator("article")).to_have_count(len(GAMES))
    assert width(page) <= PHONE["width"]
    open_options(page, game, "Options")
    assert width(page) <= PHONE["width"]
    page.go_back()
    play_now(page, game)
    assert standing(page) == "asked"
    assert width(page) <= PHONE["width"]
    first = page.locator(".piece.lit, .cover").first
    first.scroll_into_view_if_needed()
    box = first.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 20
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def width(page: Page) -> int:
    """How wide the page is, with all that sticks out."""
    return int(page.evaluate("document.documentElement.scrollWidth"))


def test_a_turn_is_played_by_the_keyboard_alone(home: Page) -> None:
    expect(home.locator("article")).to_have_count(len(GAMES))
    tab_to(home, "Play now", times=2)
    home.keyboard.press("Enter")
    assert standing(home) == "asked"
    tab_to_glow(home)
    home.keyboard.press("Enter")
    expect(home.locator(".chosen")).to_have_count(1)
    home.wait_for_function(FOCUS_ON_A_CHOICE)
    home.keyboard.press("Escape")
    expect(home.locator(".chosen")).to_have_count(0)
    home.wait_for_function(FOCUS_ON_A_CHOICE)
    log = home.locator(".log li").count()
    first = home.evaluate("document.activeElement.dataset.id")
    home.keyboard.press("ArrowRight")
    assert home.evaluate("document.activeElement.dataset.id") != first
    home.keyboard.press("Space")
    home.wait_for_function(FOCUS_ON_A_CHOICE)
    home.keyboard.press("Enter")
    expect(home.locator(".log li")).not_to_have_count(log)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_is_played_by_the_keyboard_alone(home: Page, game: str) -> None:
    expect(home.locator("article")).to_have_count(len(GAMES))
    tab_to(home, "Play now", times=1 + list(GAMES).index(game))
    home.keyboard.press("Enter")
    assert standing(home) == "asked"
    read_the_rules(home)
    dice, choices, presses = Random(3), 0, 0
    while standing(home) != "over":
        home.wait_for_function(FOCUS_ON_A_CHOICE)
        presses += choose_by_keys(home, dice)
        choices += 1
    assert choices > 5
    assert presses < 3 * choices
    expect(home.locator(".ending h1")).to_be_focused()
    tab_to(home, "Play again")
    home.keyboard.press("Enter")
    expect(home.locator(".ending")).to_have_count(0)
    assert standing(home) == "asked"
    home.wait_for_function(FOCUS_ON_A_CHOICE)


def read_the_rules(page: Page) -> None:
    """Open them, close them, and go back to what can be chosen."""
    tab_to(page, "Rules")
    page.keyboard.press("Enter")
    expect(page.locator("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    page.keyboard.press("ArrowDown")


def choose_by_keys(page: Page, dice: Random) -> int:
    """Walk a few steps, or none, and press Enter; how many keys that were."""
    ways = dice.choices(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"], k=dice.randrange(3))
    with settled(page):
        for key in [*ways, "Enter"]:
            page.keyboard.press(key)
        if page.get_by_role("dialog").count():
            tab_to(page, "Do it anyway")
            page.wait_for_timeout(GUARDED)
            page.keyboard.press("Enter")
    return len(ways) + 1


def tab_to(page: Page, name: str, times: int = 1) -> None:
    """Press Tab until a button of that name has come so often."""
    for _ in range(60):
        page.keyboard.press("Tab")
        times -= name in str(page.evaluate("document.activeElement.closest('a, button')?.textContent"))
        if not times:
            return
    raise AssertionError(f"{name} cannot be reached by Tab")


def tab_to_glow(page: Page) -> None:
    """Press Tab until something that glows has the focus."""
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('.piece.lit, .cover')"):
            return
    raise AssertionError("what glows cannot be reached by Tab")


def test_number_keys_choose(home: Page) -> None:
    play_now(home, "coralia")  # begins with six colours; a knife of Carcasse may find too many families for buttons
    assert standing(home) == "asked"
    log = home.locator(".log li").count()
    home.keyboard.press("1")
    expect(home.locator(".log li")).not_to_have_count(log)


def test_what_happens_is_told_to_screen_readers(home: Page) -> None:
    play_now(home, "coralia")
    assert standing(home) == "asked"
    lines = home.locator(".log li")
    told = lines.count()
    home.keyboard.press("1")
    expect(lines.nth(told)).to_be_attached()
    said = home.locator("[aria-live=polite].news p").first
    expect(said).to_have_text(lines.nth(told).locator("p").first.inner_text())


def test_motion_is_reduced_where_that_is_wanted(visit: Visit) -> None:
    moving, still = visit(reduced_motion="no-preference"), visit(reduced_motion="reduce")
    for page in (moving, still):
        play_now(page, "coralia")
        assert standing(page) == "asked"
    moving.wait_for_function(f"() => {RUNNING} > 0")
    still.wait_for_function(f"() => {RUNNING} === 0")  # what has changed fades in, and that ends


def test_pieces_glide_to_their_places(visit: Visit) -> None:
    page = visit(reduced_motion="no-preference")
    page.add_init_script(
        "Element.prototype.animate = new Proxy(Element.prototype.animate, { apply(act, on, said) {"
        "(window.glided ??= []).push(on.dataset.piece); return Reflect.apply(act, on, said) } })"
    )
    page.reload()
    play_now(page, "carcasse")
    for _ in range(40):
        assert standing(page) == "asked"
        surface = buttons(page).filter(has_text="Surface")
        if surface.count():
            row = page.locator(".common .piece").evaluate_all("all => all.map((piece) => piece.dataset.piece)")
            page.evaluate("window.glided = []")
            surface.click()
            insist(page)
            page.wait_for_function("row => row.some((name) => window.glided.includes(name))", arg=row)
            return
        with settled(page):
            (buttons(page) if buttons(page).count() else touches(page)).first.click()
            insist(page)
    raise AssertionError("nobody could surface")


def test_pieces_of_a_board_say_where_they_lie(home: Page) -> None:
    play_now(home, "kleine_fische")
    assert standing(home) == "asked"
    expect(home.locator("[data-id=card-7]")).to_contain_text("row 2, column C")
    expect(touches(home).first).to_contain_text(re.compile(r", above [A-E]1"))
    levels = home.locator(".table :is(h1, h2, h3)").evaluate_all("all => all.map(({ tagName }) => Number(tagName[1]))")
    assert levels[0] == 1
    assert all(after <= before + 1 for before, after in pairwise(levels)), levels


def test_spaces_of_a_reef_say_on_which_they_are(home: Page) -> None:
    play_now(home, "coralia")
    assert standing(home) == "asked"
    expect(home.locator("[data-id=reef-yellow-pearl]")).to_contain_text("the yellow reef")
