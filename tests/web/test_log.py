"""The log: beside the words a small picture of the piece that they tell of."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.guests import play_now, standing


def check_pictures(page: Page) -> None:
    """A card that was turned over is shown; that somebody begins is only said."""
    assert standing(page) == "asked"
    turned = page.locator(".log .told", has_text="turns over").last
    expect(turned.locator(".mini svg").first).to_be_attached()
    expect(page.locator(".log .told", has_text="goes first").locator(".mini")).to_have_count(0)


def test_what_is_told_is_shown_in_the_log(visit: Visit) -> None:
    page = visit(refused=True)  # that its world does not arrive is noted on the page
    play_now(page, "carcasse")
    expect(page.locator(".world")).to_be_visible()
    check_pictures(page)
    page.route("**/world-*", lambda route: route.abort())
    page.reload()
    expect(page.locator(".table:not(.world)")).to_be_visible()
    check_pictures(page)
