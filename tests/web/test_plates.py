"""Everyone sees how everyone stands."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.web.guests import buttons
from tests.web.test_meaning import decide


def test_points_and_what_is_at_stake_stand_beside_a_name(home: Page) -> None:
    decide(home)
    own = home.locator(".player.own")
    worth = re.search(r"\+(\d+) points?,", buttons(home).filter(has_text="Surface").inner_text())
    assert worth
    expect(own.locator(".stake")).to_have_text(re.compile(rf"This dive: \+{worth[1]} points?$"))
    expect(home.locator(".player .points")).to_have_count(home.locator(".player").count())
