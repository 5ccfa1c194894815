"""A whole match of each game, by touching what glows."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.web.guests import GAMES, play_now, play_to_the_end


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_match_against_a_bot_is_played_to_its_end(home: Page, game: str) -> None:
    play_now(home, game)
    assert play_to_the_end(home, Random(5)) > 5
    ending = home.locator(".ending")
    expect(ending.get_by_role("heading", level=1)).to_have_text(re.compile("wins!|share the victory!"))
    rows = [row.split("\t") for row in ending.locator("tbody tr").all_inner_texts()]
    sums = ending.locator("tfoot tr").first.inner_text().split("\t")
    for seat in (1, 2):
        points = [int(row[seat].replace("−", "-").replace("·", "0")) for row in rows]
        assert sum(points) == int(sums[seat].replace("−", "-"))
    verify(home)
    replay(home)
    rematch(home)


def verify(page: Page) -> None:
    page.get_by_text("Was it dealt fairly?").click()
    page.get_by_role("button", name="Verify").click()
    expect(page.get_by_text("chance events agree")).to_be_visible()


def replay(page: Page) -> None:
    page.get_by_role("link", name="Replay").click()
    slider = page.get_by_role("slider")
    expect(slider).to_be_visible()
    first = page.locator(".surface").inner_text()
    last = int(slider.get_attribute("max") or 0)
    assert last > 20
    slider.fill(str(last))
    expect(page.locator(".surface")).not_to_have_text(first)
    page.get_by_label("Through the eyes of").select_option(index=1)
    page.get_by_role("link", name="To the table").click()


def rematch(page: Page) -> None:
    before = page.url
    page.get_by_role("button", name="Play again").click()
    expect(page.locator(".bar")).to_be_visible()
    assert page.url != before
