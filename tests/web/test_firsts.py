"""What happens for the first time is explained, once, beside what can be chosen."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tablereef.games import find
from tablereef.kernel.text import Text
from tablereef.kernel.words import Words
from tests.web.conftest import Visit
from tests.web.guests import DESK, PHONE, buttons, insist, play_now, settled, standing, touch, touches, wish
from tests.web.test_access import findings

GAME = "carcasse"  # who never surfaces sees an incident soon
MOST = 40  # choices, and something was explained
COVERED = """() => {
  const meet = (one, other) =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
  const bubble = document.querySelector('.explained:not(.waits)')?.getBoundingClientRect()
  const offers = bubble ? [...document.querySelectorAll('.lit, .cover, .bar')] : []
  return offers.filter((thing) => meet(bubble, thing.getBoundingClientRect())).map((thing) => thing.textContent)
}"""
KEPT = "() => Object.keys(localStorage).filter((key) => key.startsWith('tablereef-first-')).length"


def sayings() -> list[str]:
    """All that may be explained."""
    script, text = find(GAME).lesson, Text("en", find(GAME).texts)
    assert script is not None
    return [text.say(Words(f"first-{kind}")) for kind in script.firsts]


def dare(page: Page) -> None:
    """Dive on, or do whatever else is asked first."""
    assert standing(page) == "asked"
    with settled(page):
        touch((buttons(page) if buttons(page).count() else touches(page)).first)
        insist(page)


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_what_happens_first_is_explained_beside_the_offers(visit: Visit, size: dict[str, int]) -> None:
    page = visit(viewport=size)
    play_now(page, GAME)
    bubble = page.locator(".explained:not(.waits)")
    for _ in range(MOST):
        assert standing(page) == "asked"
        page.wait_for_function(f"() => !({COVERED})().length")
        if bubble.count():
            break
        dare(page)
    assert bubble.locator("p").inner_text() in sayings()
    assert page.evaluate(KEPT) >= 1
    assert findings(page) == []
    while page.locator(".explained").count():
        page.get_by_role("button", name="Got it").click()
    page.reload()
    assert standing(page) == "asked"
    expect(page.locator(".explained")).to_have_count(0)


def test_who_knows_the_game_can_do_without(visit: Visit) -> None:
    page = visit()
    wish(page, "What happens for the first time", "off")
    play_now(page, GAME)
    while "Incident!" not in str(page.locator(".log").text_content()):
        dare(page)
    expect(page.locator(".explained")).to_have_count(0)
    assert page.evaluate(KEPT) == 0
