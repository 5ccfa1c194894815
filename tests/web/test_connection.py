"""The connection: lost, trying, back, always in sight; nothing can be chosen meanwhile."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.table.server import FAST, Server
from tests.web.guests import DESK, PHONE, buttons, choose, enter, position, standing, touches
from tests.web.test_access import findings
from tests.web.test_at_the_table import begin

ON_TOP = """(bar) => {
  const { left, top, width, height } = bar.getBoundingClientRect()
  const isInside = left >= 0 && left + width <= innerWidth
  return isInside && document.elementFromPoint(left + width / 2, top + height / 2) === bar
}"""
LOOKS: list[dict[str, Any]] = [
    {"viewport": DESK},
    {"viewport": PHONE, "has_touch": True, "is_mobile": True},
    {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True},
]


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Server]:
    """A server that only this test takes away."""
    with Server(tmp_path / "table", *FAST) as server:
        yield server


def at_a_table(browser: Browser, server: Server, **looks: Any) -> Page:
    """Somebody in the middle of a turn."""
    page = enter(browser, server.url, [], **looks)
    begin(page, "coralia")
    choose(page, Random(2))
    assert standing(page) == "asked"
    return page


def lose(page: Page, server: Server) -> None:
    """The server goes away."""
    server.kill()
    expect(page.get_by_role("status")).to_contain_text("Connection lost")


@pytest.mark.parametrize("look", LOOKS)
def test_a_lost_connection_is_in_sight_until_it_is_back(browser: Browser, own: Server, look: dict[str, Any]) -> None:
    page = at_a_table(browser, own, **look)
    before = position(page)
    page.evaluate("scrollTo(0, 400)")
    lose(page, own)
    bar = page.locator(".connection")
    assert bar.evaluate(ON_TOP)
    own.start()
    expect(bar).to_have_text("Connected again.")
    expect(bar).to_have_count(0)
    expect(page.get_by_role("status")).to_have_text("")
    assert standing(page) == "asked"
    assert position(page) == before
    choose(page, Random(3))
    page.context.close()


def test_without_a_connection_nothing_can_be_chosen(browser: Browser, own: Server) -> None:
    page = at_a_table(browser, own)
    log = page.locator(".log").inner_text()
    assert touches(page).count()
    lose(page, own)
    expect(touches(page)).to_have_count(0)
    expect(buttons(page)).to_have_count(0)
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()
    page.keyboard.press("1")
    page.keyboard.press("u")
    own.start()
    assert standing(page) == "asked"
    assert page.locator(".log").inner_text() == log
    page.context.close()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_lost_connection_is_seen_above_a_dialog(browser: Browser, own: Server, scheme: str) -> None:
    page = at_a_table(browser, own, color_scheme=scheme)
    page.get_by_role("button", name="Rules").click()
    lose(page, own)
    assert page.locator(".connection").evaluate("(bar) => bar.matches(':popover-open')")
    assert findings(page) == []
    page.context.close()
