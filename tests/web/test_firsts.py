"""What happens for the first time is explained, once, beside what can be chosen."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect

from tablereef.games import find
from tablereef.kernel.text import Text
from tablereef.kernel.words import Words
from tests.web.conftest import Visit
from tests.web.guests import DESK, PHONE, choose, play_now, standing, wish
from tests.web.test_access import findings

MOST = 60  # choices, and something was explained
LOOKS = [("carcasse", DESK), ("coralia", PHONE), ("kleine_fische", PHONE)]
COVERED = """() => {
  const meet = (one, other) =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
  const bubble = document.querySelector('.explained:not(.waits)')?.getBoundingClientRect()
  const offers = bubble ? [...document.querySelectorAll('.lit, .cover, .bar')] : []
  return offers.filter((thing) => meet(bubble, thing.getBoundingClientRect())).map((thing) => thing.textContent)
}"""
KEPT = "() => Object.keys(localStorage).filter((key) => key.startsWith('tablereef-first-')).length"


def sayings(game: str) -> list[str]:
    """All that may be explained."""
    script, text = find(game).lesson, Text("en", find(game).texts)
    assert script is not None
    return [text.say(Words(f"first-{kind}")) for kind in script.firsts]


def play_until_explained(page: Page) -> None:
    """Choose until something is explained; it never lies on what can be chosen."""
    dice = Random(4)
    for _ in range(MOST):
        assert standing(page) == "asked"
        page.wait_for_function(f"() => !({COVERED})().length")
        if page.locator(".explained:not(.waits)").count():
            return
        choose(page, dice)
    raise AssertionError("nothing was explained")


@pytest.mark.parametrize(("game", "size"), LOOKS)
def test_what_happens_first_is_explained_beside_the_offers(visit: Visit, game: str, size: dict[str, int]) -> None:
    page = visit(viewport=size)
    play_now(page, game)
    play_until_explained(page)
    assert page.locator(".explained p").inner_text() in sayings(game)
    assert findings(page) == []
    explained = page.evaluate(KEPT)
    assert explained >= 1
    while page.locator(".explained").count():
        page.get_by_role("button", name="Got it").click()
    page.reload()
    assert standing(page) == "asked"
    expect(page.locator(".explained")).to_have_count(0)


def test_who_knows_the_game_can_do_without(visit: Visit) -> None:
    page = visit()
    wish(page, "What happens for the first time", "off")
    play_now(page, "carcasse")
    dice = Random(4)
    for _ in range(8):
        if standing(page) == "asked":
            choose(page, dice)
    expect(page.locator(".explained")).to_have_count(0)
    assert page.evaluate(KEPT) == 0
