"""A whole match of each game, by touching what glows."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.web.guests import GAMES, SIZES, choose, id_in, play_now, play_to_the_end, resize, standing

HAND = '[aria-label="Coralie\'s hidden cards"]'
BACK, OPEN = f"{HAND} .back", f"{HAND} .face"

# Words of names that are broken, and parts of the bars that do not show their number.
UNREAD_IN_BARS = """() => {
  const range = document.createRange()
  const broken = [...document.querySelectorAll('.bars .who strong')].flatMap(({ firstChild }) =>
    [...firstChild.data.matchAll(/\\S+/g)].flatMap(({ 0: word, index }) => {
      range.setStart(firstChild, index)
      range.setEnd(firstChild, index + word.length)
      return range.getClientRects().length > 1 ? [word] : []
    }))
  const bare = [...document.querySelectorAll('.bars .strip i')].filter((part) => {
    const [box, figure] = [part, part.querySelector('b')].map((one) => one.getBoundingClientRect())
    return box.width && (!figure.width || figure.left < box.left || figure.right > box.right)
  })
  return [...broken, ...bare.map((part) => part.textContent)]
}"""


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
    for size in SIZES:
        resize(home, size)
        home.wait_for_function(f"() => !({UNREAD_IN_BARS})().length")
    verify(home)
    share(home)
    look_back(home)
    replay(home)
    rematch(home)


def verify(page: Page) -> None:
    page.get_by_text("Was it dealt fairly?").click()
    page.get_by_role("button", name="Verify").click()
    expect(page.get_by_text("chance events check out")).to_be_visible()


def share(page: Page) -> None:
    """Where the device has nothing for sharing, the link to the replay is copied."""
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert f"/replay/{id_in(page)}#" in str(page.evaluate("navigator.clipboard.readText()"))


def look_back(page: Page) -> None:
    """Who lost reads where, who won what was best; a link leads there."""
    told = page.get_by_role("region", name="How the match went")
    expect(told).to_contain_text(re.compile(r"The match turned in|best turn was turn \d+|scored most at the very end"))
    told.get_by_role("link", name="Show me").first.click()
    slider = page.get_by_role("slider")
    expect(slider).to_be_visible()
    expect(slider).not_to_have_value("0")
    page.go_back()
    expect(page.locator(".ending")).to_be_visible()


def replay(page: Page) -> None:
    page.get_by_role("link", name="Replay").click()
    slider = page.get_by_role("slider")
    expect(slider).to_be_visible()
    first = page.locator(".surface").inner_text()
    last = int(slider.get_attribute("max") or 0)
    assert last > 20
    slider.fill(str(last))
    expect(page.locator(".surface")).not_to_have_text(first)
    page.get_by_role("link", name="To the table").click()


def rematch(page: Page) -> None:
    before = page.url
    page.get_by_role("button", name="Play again").click()
    expect(page.locator(".bar")).to_be_visible()
    assert page.url != before


@pytest.mark.slow
def test_the_replay_shows_what_oneself_saw_and_what_everyone_saw(home: Page) -> None:
    hidden = play_until_the_other_hides_a_card(home)
    home.get_by_role("button", name="Table", exact=True).click()
    home.get_by_role("button", name="Agree to end here").click()
    home.keyboard.press("Escape")
    verify(home)
    home.get_by_role("link", name="Replay").click()
    slider, eyes = home.get_by_role("slider"), home.get_by_label("Through the eyes of")
    expect(eyes.locator("option:checked")).to_have_text(home.evaluate("localStorage['tablereef-name']"))
    slider.fill(str(slider.get_attribute("max")))
    expect(home.locator(BACK)).to_have_count(hidden)
    eyes.select_option("everyone at once")
    expect(home.locator(BACK)).to_have_count(0)
    expect(home.locator(OPEN)).to_have_count(hidden)
    slider.fill("0")
    expect(home.locator(OPEN)).to_have_count(0)


def play_until_the_other_hides_a_card(page: Page) -> int:
    """Play on; how many cards are hidden then."""
    play_now(page, "coralia")
    dice = Random(3)
    while standing(page) == "asked" and not page.locator(BACK).count():
        choose(page, dice)
    assert page.locator(BACK).count(), "it ended before"
    return page.locator(BACK).count()
