"""The log: beside the words a small picture of the piece that they tell of."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Visit
from tests.web.guests import GAMES, PHONE, buttons, choose, insist, play_now, resize, settled, standing
from tests.web.scenes import NAMES, Theatre, asking, many_scenes, scene_telling

MOST_CARDS = 60
A_WHILE = 32  # choices, and more was told than a phone has room for

# Whether the last words of the log can be read: they are what lies there.
IS_READ = """() => {
  const words = [...document.querySelectorAll('.log .told p')].at(-1)
  const { left, right, top, bottom } = words.getBoundingClientRect()
  return words.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
}"""


def read_all(page: Page) -> None:
    """Every turn in words."""
    for heading in page.locator(".log h3 button").all():
        if heading.get_attribute("aria-expanded") == "false":
            heading.click()


def check_pictures(page: Page) -> None:
    """A card that was turned over is shown; that somebody begins is only said."""
    assert standing(page) == "asked"
    read_all(page)
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


def incident(page: Page) -> Locator:
    """Go on until one has ended a dive, and another turn is told of after it; the turn of the dive."""
    for card in range(MOST_CARDS):
        assert standing(page) == "asked"
        turns = page.locator(".log .turn")
        ended = [number for number, told in enumerate(turns.all_text_contents()[:-1]) if "Incident!" in told]
        if ended:
            return turns.nth(ended[0])
        further = buttons(page).filter(has_text="Continue")
        if not further.count():
            choose(page, Random(card))
            continue
        with settled(page):
            further.click()
            insist(page)
    raise AssertionError("no incident")


def test_a_turn_is_seen_at_a_glance(home: Page) -> None:
    """Who, how it went, and its cards, pale where they are lost; in words when it is opened."""
    play_now(home, "carcasse")
    turn = incident(home)
    expect(turn.locator("h3 .face")).to_be_visible()
    expect(turn.locator(".result.loss")).to_have_text("⚡")
    expect(turn.locator(".lost .mini svg")).not_to_have_count(0)
    expect(turn.get_by_text("Incident!").first).to_be_hidden()
    turn.get_by_role("button").click()
    expect(turn.get_by_text("Incident!").first).to_be_visible()
    expect(turn.locator(".result")).to_have_count(0)


def test_a_turn_came_to_what_it_was_for_whose_it_is(visit: Visit) -> None:
    """What another gains by it is not the last word; what happens to another's card bears that player's colour."""
    theatre = Theatre(page := visit(), "coralia")
    theatre.show(scene_telling("coralia", "Coralie: one point", {})[0])
    for turn in page.locator(".log .turn").all()[1:]:
        gist, who = turn.locator(".gist"), turn.locator(".who").inner_text()
        assert gist.inner_text().startswith(who), gist.inner_text()
    theatre = Theatre(page := visit(), "carcasse")
    theatre.show(scene_telling("carcasse", f"{NAMES[0]}'s knife sends Coralie's", {})[0])
    expect(page.locator(".log .theirs .mini")).not_to_have_count(0)


def test_on_a_phone_the_last_turn_stands_beside_the_boat(visit: Visit) -> None:
    page = visit(viewport=PHONE)
    play_now(page, "kleine_fische")
    grip = page.get_by_role("button", name="What happened", exact=True)
    for turn in range(MOST_CARDS):
        if grip.locator(".mini").count():
            break
        choose(page, Random(turn))
        assert standing(page) == "asked"
    expect(grip.locator(".mini").first).to_be_visible()
    grip.click()
    expect(page.locator(".log .told").last).to_be_visible()
    expect(grip.locator(".mini")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(".log .told").last).to_be_hidden()
    grip.click()
    shut = page.get_by_role("button", name="Close", exact=True)
    box = shut.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44
    shut.click()
    expect(page.locator(".log .told").last).to_be_hidden()


@pytest.mark.parametrize("game", GAMES)
def test_the_log_of_a_phone_opens_where_its_latest_words_are_read(visit: Visit, game: str) -> None:
    page = visit()
    Theatre(page, game).show(many_scenes(game, seats=2, number=A_WHILE)[-1])
    for size in ("upright", "small", "sideways"):
        resize(page, size)
        page.locator(".shut .grip").click()
        page.wait_for_function(IS_READ)
        page.locator(".log .turns").press("Escape")


# Small cards of the last turn at a glance that are cut above or below, and slots of the album under what is at stake.
HIDDEN = """() => {
  const box = (one) => one.getBoundingClientRect()
  const shown = document.querySelector('.grip .pictures .shown')
  const cards = [...shown.querySelectorAll('.mini')].map(box)
  const stake = box(document.querySelector('.own .stake'))
  const slots = [...document.querySelectorAll('.own .slot')].map(box)
  const [{ top, bottom }, most] = [box(shown), 6]
  return [cards.filter((card) => card.top < top - 1 || card.bottom > bottom + 1).length,
    slots.filter((slot) => slot.bottom > stake.top + most && slot.left < stake.right).length]
}"""


def test_on_a_tall_phone_the_last_turn_and_the_album_are_seen_whole(visit: Visit) -> None:
    theatre = Theatre(page := visit(viewport={"width": 390, "height": 844}), "kleine_fische")
    theatre.show(next(asking("question-deciding", many_scenes("kleine_fische", 2, 12))))
    assert page.evaluate(HIDDEN) == [0, 0]
