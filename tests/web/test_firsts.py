"""What happens for the first time is explained, once, beside what can be chosen."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tablereef.games import find
from tablereef.kernel.text import Text
from tablereef.kernel.words import Words
from tests.web.conftest import Visit
from tests.web.guests import DESK, PHONE, STANDING, buttons, insist, play_now, settled, standing, touch, touches, wish
from tests.web.test_access import findings

GAME = "carcasse"  # who never surfaces sees an incident soon
MOST = 40  # choices, and something was explained
A_FEW = 12  # choices, and a pair has come up
COVERED = """() => {
  const meet = (one, other) =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
  const bubble = document.querySelector('.explained:not(.waits)')?.getBoundingClientRect()
  const offers = bubble ? [...document.querySelectorAll('.lit, .cover, .bar')] : []
  return offers.filter((thing) => meet(bubble, thing.getBoundingClientRect())).map((thing) => thing.textContent)
}"""
# How far the bubble is from what it is about, in parts of the window; none: it stands over it.
FAR = """(at) => {
  const [bubble, about] = ['.explained', `[data-id="${at}"], [data-zone="${at}"]`]
    .map((one) => document.querySelector(one).getBoundingClientRect())
  const across = Math.max(bubble.left - about.right, about.left - bubble.right, 0)
  const down = Math.max(bubble.top - about.bottom, about.top - bubble.bottom, 0)
  return Math.hypot(across / innerWidth, down / innerHeight)
}"""
KEPT = "() => Object.keys(localStorage).filter((key) => key.startsWith('tablereef-first-')).length"


NEAR = 0.4
LONGER_THAN_A_BREATH, A_LONG_TURN = 2500, 90_000  # milliseconds


def sayings() -> dict[str, str]:
    """All that may be explained, and where it is seen."""
    script, text = find(GAME).lesson, Text("en", find(GAME).texts)
    assert script is not None
    return {text.say(Words(f"first-{kind}")): first.at for kind, first in script.firsts.items()}


def place_of(page: Page, said: str) -> str:
    """The zone that is spoken of, at one's own seat."""
    hold = page.locator(".own [data-zone^=hold-]").get_attribute("data-zone")
    assert hold is not None
    seat = hold.removeprefix("hold-")
    return sayings()[said].format(seat=seat, victim=seat)


def dare(page: Page) -> None:
    """Dive on, or do whatever else is asked first."""
    assert standing(page) == "asked"
    with settled(page):
        touch((buttons(page) if buttons(page).count() else touches(page)).first)
        insist(page)


def dare_until_explained(page: Page) -> str:
    """Dive on until something is explained, beside what can be chosen; what is said."""
    bubble = page.locator(".explained:not(.waits)")
    for _ in range(MOST):
        assert standing(page) == "asked"
        page.wait_for_function(f"() => !({COVERED})().length")
        if bubble.count():
            break
        dare(page)
    return bubble.locator("p").inner_text()


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_what_happens_first_is_explained_beside_the_offers(visit: Visit, size: dict[str, int]) -> None:
    page = visit(viewport=size)
    play_now(page, GAME)
    assert page.evaluate(FAR, place_of(page, dare_until_explained(page))) < NEAR
    assert page.evaluate(KEPT) >= 1
    expect(page.locator(".ring rect")).to_have_count(1)  # around what it is about
    assert findings(page) == []
    while page.locator(".explained").count():
        page.get_by_role("button", name="Got it").click()
    page.reload()
    assert standing(page) == "asked"
    expect(page.locator(".explained")).to_have_count(0)


def test_an_explanation_goes_with_the_next_choice(visit: Visit) -> None:
    page = visit()
    play_now(page, GAME)
    said = dare_until_explained(page)
    dare(page)
    expect(page.locator(".explained", has_text=said)).to_have_count(0)


def swim_into_a_pair(page: Page) -> bool:
    """Swim on until a pair ends the turn and is explained; no, if the octopus is to be moved first, or never."""
    play_now(page, "kleine_fische")
    bubble, held = page.locator(".explained:not(.waits)"), page.locator(".bar.playing")
    for _ in range(A_FEW):
        if (bubble.count() and held.count()) or standing(page) != "asked":
            break
        touch((buttons(page) if buttons(page).count() else touches(page)).first)
        insist(page)
        page.wait_for_function(f"() => document.querySelector('.explained:not(.waits)') || ({STANDING})()")
        page.wait_for_timeout(LONGER_THAN_A_BREATH if bubble.count() else 0)
    return bool(bubble.count() and held.count())


def test_nobody_plays_on_while_an_explanation_is_read(visit: Visit) -> None:
    page = visit(speed="quick")
    page.set_default_timeout(A_LONG_TURN)
    while not swim_into_a_pair(page):
        page = visit(speed="quick")  # somebody else, to whom nothing was explained
        page.set_default_timeout(A_LONG_TURN)
    expect(page.locator(".banner")).to_have_count(0)
    page.get_by_role("button", name="Got it").click()
    expect(page.locator(".banner")).to_be_visible()


def test_who_knows_the_game_can_do_without(visit: Visit) -> None:
    page = visit()
    wish(page, "What happens for the first time", "off")
    play_now(page, GAME)
    while "Incident!" not in str(page.locator(".log").text_content()):
        dare(page)
    expect(page.locator(".explained")).to_have_count(0)
    assert page.evaluate(KEPT) == 0


def with_a_bonus_before_the_incident(page: Page) -> None:
    """Whenever a card ends one's own turn, something else to be explained is told in the same line before it."""

    def told(value: Any) -> Any:
        if isinstance(value, list):
            return [one for item in value for one in (*([bonus(item)] if is_fatal(item) else []), told(item))]
        return {name: told(item) for name, item in value.items()} if isinstance(value, dict) else value

    def is_fatal(scene: Any) -> bool:
        return isinstance(scene, dict) and "why" in scene

    def bonus(scene: dict[str, Any]) -> dict[str, Any]:
        return {"words": {"key": "told-gained", "fields": scene["words"]["fields"]}}

    def between(client: WebSocketRoute) -> None:
        server = client.connect_to_server()
        server.on_message(lambda message: client.send(json.dumps(told(json.loads(message)))))

    page.route_web_socket("**/socket", between)


def test_what_ended_the_turn_is_explained_first(visit: Visit) -> None:
    page, text = visit(), Text("en", find(GAME).texts)
    with_a_bonus_before_the_incident(page)
    for kind in ("knifed", "harpooned", "indebted", "peeked"):
        page.evaluate(f"localStorage['tablereef-first-{GAME}-{kind}'] = 'yes'")
    play_now(page, GAME)
    assert dare_until_explained(page) == text.say(Words("first-incident"))
    page.get_by_role("button", name="Got it").click()
    expect(page.locator(".explained p")).to_have_text(text.say(Words("first-gained")))
