"""A choice says what it leads to; one with a warning asks once more; no click for what has only one answer."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from itertools import islice
from random import Random
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tablereef.games.carcasse.components import FAMILIES
from tablereef.kernel.words import Words, listed
from tests.web.conftest import Visit
from tests.web.guests import (
    PHONE,
    SIZES,
    buttons,
    choose,
    position,
    question,
    settled,
    standing,
    touch,
    touches,
    wish,
)
from tests.web.scenes import Theatre, scenes
from tests.web.test_at_the_table import begin

Offer = dict[str, Any]
WARNING = {"key": "warning-incident", "fields": {"mark": {"key": "family-siren"}}}


def rewritten(page: Page, change: Callable[[list[Offer]], list[Offer]]) -> None:
    """Whatever the table offers from now on is changed on its way to this page."""

    def change_in(value: Any) -> Any:
        if isinstance(value, list):
            return [change_in(item) for item in value]
        if not isinstance(value, dict):
            return value
        return {name: change(item) if name == "offers" else change_in(item) for name, item in value.items()}

    def between(client: WebSocketRoute) -> None:
        server = client.connect_to_server()
        server.on_message(lambda message: client.send(json.dumps(change_in(json.loads(message)))))

    page.route_web_socket("**/socket", between)


def warned(offers: list[Offer]) -> list[Offer]:
    """To continue is certain to hurt."""
    return [offer | {"warning": WARNING} if offer["words"]["key"] == "choice-continue" else offer for offer in offers]


def decide(page: Page) -> None:
    """A table of Carcasse at which one may continue or surface, whatever the first cards ask."""
    begin(page, "carcasse")
    while not buttons(page).filter(has_text="Continue").count():
        choose(page, Random(1))
        assert standing(page) == "asked"


def test_a_button_says_what_its_choice_leads_to(home: Page) -> None:
    decide(home)
    expect(buttons(home).filter(has_text="Surface")).to_contain_text("into your hold")
    risk = re.compile("Must not come again|Incident with|Next card: ")  # a drone shows the next card
    expect(buttons(home).filter(has_text="Continue")).to_contain_text(risk)


def test_what_glows_says_first_what_a_touch_does(home: Page) -> None:
    decide(home)
    risk = r"(Incident with \d+ of \d+ cards\. )?(Must not come again: |Incident with any ).*"
    what_it_is = "Once the pile is empty, the game ends with that turn."
    said = re.compile(rf"^Continue\. ({risk}|Next card: .*)\. {what_it_is}$")  # a drone shows the next card
    expect(home.locator(".cover[data-id=pile]")).to_have_text(said)


def dial(page: Page, about: list[Offer], warning: Offer | None = None) -> tuple[int, str]:
    """How many families glow on the dial when this is said of diving on, and its figure."""
    said = {"about": about, "warning": warning}
    rewritten(page, lambda offers: [one | said if one["words"]["key"] == "choice-continue" else one for one in offers])
    page.reload()
    assert standing(page) == "asked"
    return page.locator(".dial .risk").count(), str(page.locator(".dial .big").text_content())


def test_the_dial_shows_what_must_not_come_however_much_it_is(home: Page) -> None:
    decide(home)
    again = [Words(f"family-{name}") for name in FAMILIES[:5]]
    many = Words("about-odds", {"number": 1, "all": 4, "marks": listed(again)})
    assert dial(home, msgspec.to_builtins([many])) == (5, "25%")
    known = msgspec.to_builtins([Words("about-next", {"card": Words("card", {"family": again[0], "value": 5})})])
    assert dial(home, known) == (0, "0%")
    assert dial(home, known, WARNING) == (1, "100%")


def test_a_small_reef_says_that_it_is_touched_and_names_its_cards(visit: Visit) -> None:
    page = visit(viewport=PHONE)
    begin(page, "kleine_fische")
    assert {*page.locator(".reef text").all_text_contents()} == {*"ABCDE", *"12345"}
    while "which way will you swim on" not in question(page):
        choose(page, Random(1))
    with settled(page):
        touch(touches(page).first)  # where; then it is asked which way
    expect(page.locator(".offers [data-kind=choice-jump]")).to_have_count(2)
    expect(page.locator(".bar .hint")).to_be_visible()


# Letters of the reef above which something is drawn, were they to take a touch.
UNDER = """() => {
  const letters = [...document.querySelectorAll('.letters text')]
  for (const letter of letters) letter.style.pointerEvents = 'auto'
  return letters.filter((letter) => {
    const { left, top, width, height } = letter.getBoundingClientRect()
    return document.elementFromPoint(left + width / 2, top + height / 2) !== letter
  }).map((letter) => letter.textContent)
}"""


# Letters of the columns of which something lies on a lane that can be chosen; none has a part below the line.
ON_LANES = """() => {
  const boxes = (all) => [...document.querySelectorAll(all)].map((one) => one.getBoundingClientRect())
  const lanes = boxes('.lane .pill')
  const isOn = (letter) => lanes.some(({ left, right, top, bottom }) =>
    left < letter.right && letter.left < right && top < letter.top + 0.75 * letter.height && letter.top < bottom)
  return boxes('.letters text:not(.row)').filter(isOn).length
}"""


@pytest.mark.parametrize("size", ["desk", "wide", "upright", "sideways"])
def test_divers_and_lanes_hide_no_letter_of_the_reef(visit: Visit, size: str) -> None:
    width, height = SIZES[size]
    theatre = Theatre(page := visit(viewport={"width": width, "height": height}), "kleine_fische")
    for scene in islice(scenes("kleine_fische", 2, {}, seed=1), 4):  # along the rim
        theatre.show(scene)
        assert page.evaluate(UNDER) == []
        assert page.evaluate(ON_LANES) == 0


def test_below_a_card_of_coralia_stands_what_it_brings(visit: Visit) -> None:
    page, dice = visit(viewport=PHONE), Random(2)
    begin(page, "coralia")
    while not (brings := page.locator(".looked .brings")).count():
        choose(page, dice)
        assert standing(page) == "asked"
    assert brings.count() == page.locator(".looked .piece.lit").count()
    assert all(brings.all_inner_texts())


def test_of_two_pieces_alike_both_glow_and_a_touch_of_either_chooses(home: Page) -> None:
    def alike(offers: list[Offer]) -> list[Offer]:
        is_taken = [offer["path"] for offer in offers[:2]] == [["supply-yellow"], ["supply-blue"]]
        return [offers[0] | {"twins": ["supply-blue"]}] if is_taken else offers

    rewritten(home, alike)
    begin(home, "coralia")
    assert [thing.get_attribute("data-id") for thing in touches(home).all()] == ["supply-yellow", "supply-blue"]
    with settled(home):
        touch(touches(home).last)
    expect(home.locator(".log li").last).to_contain_text("yellow")


def test_a_choice_with_a_warning_asks_once_more(home: Page) -> None:
    rewritten(home, warned)
    decide(home)
    expect(buttons(home).filter(has_text="Continue")).to_contain_text("⚠ Incident: Siren again")
    before, doubt = position(home), home.get_by_role("dialog", name="Continue")
    for way in (buttons(home).filter(has_text="Continue"), home.locator(".cover[data-id=pile]")):
        touch(way)
        expect(doubt).to_contain_text("Incident: Siren again")
        home.keyboard.press("Enter")  # does no harm
        expect(doubt).to_have_count(0)
    assert position(home) == before
    touch(buttons(home).filter(has_text="Continue"))
    with settled(home):
        doubt.get_by_role("button", name="Do it anyway").click()
    expect(doubt).to_have_count(0)


def test_who_does_not_want_to_be_asked_is_not(home: Page) -> None:
    rewritten(home, warned)
    decide(home)
    wish(home, "Choices with a warning", "off")
    with settled(home):
        touch(buttons(home).filter(has_text="Continue"))
    expect(home.get_by_role("dialog")).to_have_count(0)


def test_where_nothing_else_can_be_done_nothing_is_asked_again(home: Page) -> None:
    rewritten(home, lambda offers: [offer for offer in warned(offers) if "warning" in offer] or offers)
    decide(home)
    with settled(home):
        touch(buttons(home).filter(has_text="Continue"))
    expect(home.get_by_role("dialog")).to_have_count(0)


def test_a_second_step_with_one_answer_is_taken_with_the_first(home: Page) -> None:
    """A jump names a space and where the diver looks; here only one way is left at each space."""
    rewritten(
        home, lambda offers: list({offer["path"][0] if offer["path"] else "": offer for offer in offers}.values())
    )
    begin(home, "kleine_fische")
    told = home.locator(".log li").count()
    touch(touches(home).first)
    expect(home.locator(".log li").nth(told)).to_contain_text("jumps in")


def test_buttons_stand_in_the_order_of_the_pieces(home: Page) -> None:
    paths: dict[str, str] = {}

    def noted(offers: list[Offer]) -> list[Offer]:
        paths.update({str(offer["code"]): offer["path"][0] for offer in offers})
        return offers[::-1]

    rewritten(home, noted)
    begin(home, "kleine_fische")
    home.get_by_role("button", name="List all").click()
    assert standing(home) == "asked"
    touched = [paths[code] for code in buttons(home).evaluate_all("all => all.map((one) => one.dataset.code)")]
    lying = touches(home).evaluate_all("all => all.map((one) => one.dataset.id)")
    assert list(dict.fromkeys(touched)) == lying
