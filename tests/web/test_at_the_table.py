"""One person at one table: reload, undo, the way back, languages."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.guests import (
    GAMES,
    PHONE,
    SIZES,
    buttons,
    choose,
    open_options,
    open_table,
    play_now,
    position,
    question,
    resize,
    standing,
    touch,
    touches,
    wish,
)

IN_SIGHT = """() => [...document.querySelectorAll('.piece.lit')].map((piece) => piece.getBoundingClientRect())
  .some(({ top, bottom }) => top >= 0 && bottom < document.querySelector('.foot').getBoundingClientRect().top)"""

# Whether things are in the window, and nothing of them is under the bar.
CLEAR = """things => things.every((thing) => {
  const { left, top, right, bottom } = thing.getBoundingClientRect()
  const foot = document.querySelector('.foot').getBoundingClientRect()
  const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
  return isInside && (right <= foot.left || bottom <= foot.top)
})"""

# What can be done next and lies beyond its place, or is only seen when the end is scrolled.
ASTRAY = """() => {
  const [ending, place] = ['.ending', '.next'].map((one) => document.querySelector(one).getBoundingClientRect())
  return [...document.querySelectorAll('.ending .next .button')].filter((way) => {
    const { top, bottom } = way.getBoundingClientRect()
    return top < place.top || bottom > ending.bottom
  }).map((way) => way.textContent)
}"""

TWO_LINES = 24  # pixels


def begin(page: Page, game: str) -> None:
    """A table against a bot at which the guest begins."""
    open_options(page, game, "Options")
    page.get_by_label("Who goes first").select_option("0")
    open_table(page)
    assert standing(page) == "asked"


def test_a_reload_in_mid_turn_changes_nothing(home: Page) -> None:
    begin(home, "coralia")
    choose(home, Random(1))
    before, asked = position(home), question(home)
    home.reload()
    assert standing(home) == "asked"
    assert (position(home), question(home)) == (before, asked)


def test_undo_takes_the_last_choice_back(home: Page) -> None:
    begin(home, "coralia")
    before = touches(home).count()
    choose(home, Random(1))
    assert touches(home).count() == before - 1, "a colour is taken once"
    home.get_by_role("button", name="Undo").click()
    expect(touches(home)).to_have_count(before)
    expect(home.locator(".log")).to_contain_text("takes back the last choice.")
    expect(home.get_by_role("button", name="Undo")).to_have_count(0)


def test_large_decisions_go_in_small_steps_with_a_way_back(home: Page) -> None:
    begin(home, "kleine_fische")
    entries = touches(home).count()
    log = home.locator(".log li").count()
    touch(touches(home).first)
    expect(home.locator(".chosen")).to_have_count(1)
    assert touches(home).count() == 2, "the two ways that the head can point"
    home.get_by_role("button", name="Back").click()
    expect(touches(home)).to_have_count(entries)
    assert home.locator(".log li").count() == log, "nothing was sent"


def test_the_language_switches_at_any_moment(home: Page) -> None:
    begin(home, "carcasse")
    home.locator(".log h3 button").last.click()
    asked, told, offered = (home.locator(part).inner_text() for part in (".question", ".log", ".offers"))
    wish(home, "Language", "de")
    expect(home.locator(".yours")).to_have_text("Du bist dran")
    assert question(home) != asked
    assert home.locator(".log").inner_text() != told
    assert home.locator("html").get_attribute("lang") == "de"
    assert home.locator(".offers").inner_text() != offered
    home.reload()
    expect(home.locator(".yours")).to_have_text("Du bist dran")


def test_a_clock_runs_where_that_is_wanted(home: Page) -> None:
    open_options(home, "carcasse", "Options")
    home.get_by_label("Who goes first").select_option("0")
    home.get_by_label("Pace").select_option("seconds")
    home.get_by_label("How many seconds").fill("90")
    open_table(home)
    expect(home.get_by_role("timer")).to_have_text(re.compile(r"1:2\d"))


@pytest.mark.slow
def test_when_the_time_is_over_a_bot_moves_and_the_log_says_so(home: Page) -> None:
    open_options(home, "carcasse", "Options")
    home.get_by_label("Who goes first").select_option("0")
    home.get_by_label("Pace").select_option("seconds")
    home.get_by_label("How many seconds").fill("5")
    open_table(home)
    assert standing(home) == "asked"
    expect(home.get_by_role("timer")).to_have_text(re.compile(r"0:0[0-5]"))
    home.keyboard.press("Shift")
    home.locator("[aria-label=Exploration] .piece").last.focus()
    expect(home.locator(".tip")).to_have_count(1)  # the card that explains itself will be taken away
    log = home.locator(".log")
    expect(log.get_by_text("Time is up: a bot moves for").locator("visible=true")).not_to_have_count(0)
    name = home.evaluate("localStorage['tablereef-name']")
    expect(log).to_contain_text("Coralie")  # whose turn comes after the one that the bot has finished
    expect(home.get_by_role("region", name=name, exact=True)).not_to_contain_text("Bot")
    expect(log).not_to_contain_text("is back.")
    assert standing(home) == "asked", "the seat is given back"


def test_pieces_and_choices_explain_themselves(home: Page) -> None:
    begin(home, "carcasse")
    card = home.locator(".common .pile .piece:last-child").first  # nothing lies on it
    card.hover()
    expect(home.locator(".tip p")).not_to_have_count(0)
    assert len(home.locator(".tip p").all_inner_texts()) > 1, "the name, then what it does"
    assert home.locator(".tip p").nth(1).inner_text() in str(card.text_content())


def test_a_space_of_a_reef_says_what_its_number_means(home: Page) -> None:
    begin(home, "coralia")
    home.locator("[data-id=reef-red-pearl]").hover()
    expect(home.locator(".tip")).to_contain_text("scores this many points at the end if your diver is on the same reef")


def test_the_backs_of_cards_explain_themselves(home: Page) -> None:
    begin(home, "kleine_fische")
    backs = home.locator("[data-id^=card-]")
    home.locator("[data-id=card-12]").hover()  # in the middle, where no space takes the touch
    expect(home.locator(".tip p")).to_have_count(2)
    said = set(backs.locator(".hidden").all_text_contents())
    fish = {text for text in said if re.match(r"Fish, row \d, column [A-E]\. A fish, face down\.", text)}
    cave = r"Cave (\d), row \d, column [A-E]\. A cave card, face down\..* exactly \1 fish"
    caves = {text for text in said if re.match(cave, text)}
    assert fish
    assert said == fish | caves


def test_the_log_does_not_begin_with_the_bots(home: Page) -> None:
    begin(home, "carcasse")
    expect(home.locator(".log li")).not_to_have_count(0)
    expect(home.locator(".log")).not_to_contain_text("A bot plays for")


def test_all_of_coralia_is_in_sight_on_a_desk(home: Page) -> None:
    begin(home, "coralia")
    for things in (".reef", ".player", "[aria-label=Station]", "[aria-label=Supply]", "[aria-label=Island]"):
        assert home.locator(things).count()
        assert home.locator(things).evaluate_all(CLEAR), things


def test_on_a_phone_the_end_of_four_is_seen_whole(visit: Visit) -> None:
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    open_options(page, "kleine_fische", "Options")
    page.get_by_text("4 players").click()
    page.get_by_label("Name").first.fill("Delfina")
    open_table(page)
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("button", name="Agree to end here").click()
    expect(page.locator(".ending")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)
    wish(page, "Language", "de")
    expect(page.locator(".ending")).to_contain_text("Alle wollten hier aufhören")
    names = page.locator(".ending thead th span:last-child")
    heights = names.evaluate_all("all => all.map((name) => name.offsetHeight)")
    assert len(heights) == 4
    assert max(heights) < TWO_LINES, "no name is broken"
    assert page.locator(".ending .scroll").evaluate("table => table.scrollWidth <= table.clientWidth")


def end(page: Page, game: str) -> None:
    """A match that ends after some choices, because everybody wants that."""
    begin(page, game)
    for _ in range(12):
        choose(page, Random(1))
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("button", name="Agree to end here").click()
    expect(page.locator(".ending.counted")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_the_score_is_counted_in_one_line_for_each_seat(home: Page, game: str) -> None:
    end(home, game)
    strips = home.locator(".ending .strip")
    expect(strips).to_have_count(2)
    tops = strips.evaluate_all("all => all.map((one) => [...one.children].map((part) => part.offsetTop))")
    assert all(len(set(parts)) <= 1 for parts in tops), tops
    figures = home.locator(".ending .scroll")
    assert figures.evaluate("one => one.scrollHeight - one.clientHeight") <= 1, "all of it is seen"
    expect(figures.locator("[href$='-digit-0']")).to_have_count(0)  # what is counted has no number of its own


@pytest.mark.parametrize(("game", "language"), [("kleine_fische", "de"), ("coralia", "it")])
def test_at_the_end_what_can_be_done_next_is_in_sight(home: Page, game: str, language: str) -> None:
    end(home, game)
    home.evaluate(f"localStorage['tablereef-language'] = '{language}'")
    home.reload()
    expect(home.locator(".ending.counted")).to_be_visible()
    figures = home.locator(".ending .scroll")
    for size in SIZES:
        resize(home, size)
        assert home.locator(".ending .next .button").count() == 4
        assert home.evaluate(ASTRAY) == [], size
        assert figures.evaluate("one => one.scrollHeight - one.clientHeight") <= 1, "all of it is seen"


def test_the_rules_are_at_hand(home: Page) -> None:
    play_now(home, "kleine_fische")
    home.get_by_role("button", name="Rules").click()
    assert home.locator("dialog ol li").count() > 4
    home.keyboard.press("Escape")
    expect(home.locator("dialog")).to_have_count(0)


def test_on_a_phone_what_glows_comes_into_sight_where_the_world_does_not_come(visit: Visit) -> None:
    page = visit(refused=True, viewport=PHONE, has_touch=True, is_mobile=True)
    page.route("**/assets/world-*", lambda route: route.abort())
    begin(page, "coralia")
    assert page.evaluate(IN_SIGHT)
    page.get_by_role("button", name="List all").tap()
    page.evaluate("scrollTo(0, 99999)")
    assert not page.evaluate(IN_SIGHT)
    buttons(page).first.tap()
    page.wait_for_function(IN_SIGHT)
