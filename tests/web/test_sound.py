"""The table can be heard: from the first touch on, until somebody mutes it."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Page

from tests.web.conftest import Visit
from tests.web.guests import GUARDED, choose, play_now, standing, wish

LISTEN = """for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
  const start = kind.prototype.start
  kind.prototype.start = function (...when) { (window.voices ??= []).push(kind.name); return start.apply(this, when) }
}"""
HEARD = "window.voices?.length ?? 0"


def listen(visit: Visit) -> Page:
    """At a table of one who hears well."""
    page = visit()
    page.add_init_script(LISTEN)
    page.reload()
    play_now(page, "carcasse")
    return page


def play_on(page: Page, most: int) -> None:
    """Go on until something is heard, or for so many choices."""
    dice = Random(2)
    for _ in range(most):
        if standing(page) == "over" or page.evaluate(HEARD):
            return
        choose(page, dice)


def test_nothing_is_heard_before_the_first_touch_and_then_ones_turn_is(visit: Visit) -> None:
    page = listen(visit)
    page.reload()
    assert standing(page) == "asked"
    assert page.evaluate(HEARD) == 0
    play_on(page, 40)
    assert page.evaluate(HEARD) > 0


def test_one_tap_mutes_the_table_and_it_stays_so(visit: Visit) -> None:
    page = listen(visit)
    mute = page.get_by_role("button", name="Sound")
    assert mute.get_attribute("aria-pressed") == "true"
    mute.click()
    assert mute.get_attribute("aria-pressed") == "false"
    page.reload()
    page.wait_for_timeout(GUARDED)
    play_on(page, 8)
    assert page.evaluate(HEARD) == 0
    wish(page, "Sound", "on")
    assert mute.get_attribute("aria-pressed") == "true"
