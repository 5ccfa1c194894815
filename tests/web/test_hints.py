"""What would a good player do? The table lights it and says its words."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web.conftest import Visit
from tests.web.guests import DESK, GAMES, PHONE, open_options, open_table, play_now, standing
from tests.web.test_access import findings

ASK = "What would a good player do?"


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_lights_a_choice_and_says_it(visit: Visit, game: str) -> None:
    page = visit(viewport=PHONE if game == "coralia" else DESK)
    play_now(page, game)
    assert standing(page) == "asked"
    page.get_by_role("button", name=ASK).click()
    expect(page.locator(".news .advice")).to_contain_text("A good player would choose: ")
    expect(page.locator(".piece.meant, .cover.meant, .zone.meant, .button.advised").first).to_be_visible()
    assert findings(page) == []


@pytest.mark.parametrize(
    ("other", "words"), [(0.55, "63 %, otherwise 55 % at best"), (0.615, "63 %; another choice is as good")]
)
def test_a_hint_says_what_it_is_worth(home: Page, other: float, words: str) -> None:
    """Where the server thought ahead; here it always did."""

    def weighed(line: WebSocketRoute) -> None:
        def tell(message: str | bytes) -> None:
            told = json.loads(message)
            worth = {"worth": {"chance": 0.63, "other": other}} if told["type"] == "advice" else {}
            line.send(json.dumps(told | worth))

        line.connect_to_server().on_message(tell)

    home.route_web_socket("**/socket", weighed)
    play_now(home, "carcasse")
    assert standing(home) == "asked"
    home.keyboard.press("h")
    expect(home.locator(".news .advice")).to_contain_text(words)


def test_a_hint_is_gone_with_the_choice(home: Page) -> None:
    play_now(home, "coralia")
    assert standing(home) == "asked"
    home.keyboard.press("h")
    expect(home.locator(".news .advice")).to_be_visible()
    home.keyboard.press("1")
    expect(home.locator(".news .advice")).to_have_count(0)


def test_a_table_without_hints_has_no_button_for_them(home: Page) -> None:
    open_options(home, "carcasse", "Options")
    home.get_by_label("Hints").select_option("off")
    open_table(home)
    assert standing(home) == "asked"
    expect(home.get_by_role("button", name=ASK)).to_have_count(0)
