"""Hasty hands: double clicks, held keys and clicks that began too early play once at most; nothing changes place."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Visit
from tests.web.guests import DESK, GUARDED, PHONE, buttons, choose, play_now, settled, standing, touch, touches
from tests.web.test_at_the_table import begin
from tests.web.test_meaning import decide

HASTE = 60  # milliseconds between the clicks of a double click
TIMES = 10


class Wire:
    """What a page sends over its socket that changes the match."""

    def __init__(self, page: Page) -> None:
        self.acts: list[Any] = []
        page.on("websocket", lambda socket: socket.on("framesent", self.note))

    def note(self, frame: str | bytes) -> None:
        """Keep it, if it does."""
        message = json.loads(frame)
        if message["type"] in ("act", "undo", "resign", "rematch"):
            self.acts.append(message)


def middle(thing: Locator) -> tuple[float, float]:
    """Where a hand aims."""
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def double_click(page: Page, x: float, y: float) -> None:
    """As a hand does it: two clicks with a short time between them."""
    page.mouse.click(x, y)
    page.wait_for_timeout(HASTE)
    page.mouse.click(x, y, click_count=2)


def diving(page: Page) -> Wire:
    """A table at which the first choice draws a card that nobody can put back, and warns of nothing."""
    wire = Wire(page)
    decide(page)
    while buttons(page).filter(has_text="Next card").count():  # a drone has shown it, perhaps a twin
        page.goto(page.url.split("/table")[0])
        decide(page)
    wire.acts.clear()
    return wire


def test_a_double_click_plays_once(home: Page) -> None:
    wire = diving(home)
    double_click(home, *middle(buttons(home).first))
    standing(home)
    home.wait_for_timeout(2 * GUARDED)
    assert len(wire.acts) == 1


def test_ten_double_clicks_play_once_each_at_most_and_never_on_what_has_just_appeared(home: Page) -> None:
    wire = diving(home)
    place = middle(buttons(home).first)
    for _ in range(TIMES):
        double_click(home, *place)
    standing(home)
    assert 1 <= len(wire.acts) <= TIMES
    versions = [act["version"] for act in wire.acts]
    assert len(set(versions)) == len(versions)


@pytest.mark.parametrize("key", ["Enter", "1", "Space"])
def test_a_held_key_plays_once(home: Page, key: str) -> None:
    wire = diving(home)
    buttons(home).first.focus()
    for _ in range(3 * TIMES):  # each but the first is a repetition
        home.keyboard.down(key)
        home.wait_for_timeout(HASTE)
    home.keyboard.up(key)
    standing(home)
    assert len(wire.acts) == 1


def test_a_held_key_takes_back_once(home: Page) -> None:
    wire = Wire(home)
    begin(home, "coralia")
    for _ in range(2):
        standing(home)
        choose(home, Random(1))
    standing(home)
    for _ in range(TIMES):
        home.keyboard.down("u")
        home.wait_for_timeout(HASTE)
    home.keyboard.up("u")
    assert [act["type"] for act in wire.acts].count("undo") == 1


def test_a_click_that_began_before_the_choices_does_not_count(home: Page) -> None:
    wire = diving(home)
    home.mouse.move(*middle(buttons(home).first))
    home.keyboard.press("1")
    home.mouse.down()
    standing(home)
    home.mouse.up()
    home.wait_for_timeout(GUARDED)
    assert len(wire.acts) == 1


def test_who_clicks_without_a_press_is_understood(home: Page) -> None:
    wire = diving(home)
    buttons(home).first.dispatch_event("click")
    standing(home)
    assert len(wire.acts) == 1


def test_a_double_click_on_giving_up_only_asks(home: Page) -> None:
    wire = diving(home)
    home.get_by_role("button", name="Table", exact=True).click()
    double_click(home, *middle(home.get_by_role("button", name="Give up")))
    expect(home.get_by_role("button", name="Yes, give up")).to_be_visible()
    home.wait_for_timeout(GUARDED)
    assert wire.acts == []
    home.get_by_role("button", name="Yes, give up").click()
    expect(home.locator(".ending")).to_be_visible()


@pytest.mark.parametrize("viewport", [DESK, PHONE, {"width": 844, "height": 390}])
def test_undo_and_the_bar_keep_their_places(visit: Visit, viewport: dict[str, int]) -> None:
    page = visit(viewport=viewport)
    begin(page, "coralia")
    ways = page.locator(".ways")
    places = [ways.bounding_box()]
    with settled(page):
        touch(touches(page).first)
    expect(page.get_by_role("button", name="Undo")).to_be_visible()
    places.append(ways.bounding_box())
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("button", name="Undo")).to_have_count(0)
    places.append(ways.bounding_box())
    assert places[0] == places[1] == places[2]


def test_on_a_desk_the_table_does_not_change_its_size_from_turn_to_turn(home: Page) -> None:
    play_now(home, "coralia")
    sizes = set()
    for _ in range(5):
        assert standing(home) == "asked"
        box = home.locator(".surface").bounding_box()
        assert box is not None
        sizes.add(round(box["height"]))
        choose(home, Random(2))
    assert len(sizes) == 1
