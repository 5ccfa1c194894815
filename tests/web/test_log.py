"""The log: beside the words a small picture of the piece that they tell of."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.guests import play_now, standing


@pytest.mark.parametrize("has_world", [True, False])
def test_what_is_told_is_shown_in_the_log(visit: Visit, has_world: bool) -> None:
    page = visit(refused=not has_world)
    if not has_world:
        page.route("**/world-*", lambda route: route.abort())
    play_now(page, "carcasse")
    assert standing(page) == "asked"
    turned = page.locator(".log .told", has_text="turns over").last
    expect(turned.locator(".mini svg").first).to_be_attached()
    expect(page.locator(".log .told", has_text="goes first").locator(".mini")).to_have_count(0)
