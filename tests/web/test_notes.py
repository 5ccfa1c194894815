"""What is written over Coralia's board: notes of several dice on one reef or the island, and the news."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from tablereef.games.coralia.components import COLOURS
from tests.web.conftest import Visit
from tests.web.guests import choose, settled
from tests.web.test_at_the_table import begin
from tests.web.test_meaning import Offer, rewritten
from tests.web.test_worlds import RESIZED, SIZES

ABOUT: dict[str, list[dict[str, Any]]] = {
    "pearl": [{"key": "about-pearl_cards"}],
    "fish": [{"key": "about-fish_card"}],
    "starfish": [{"key": "about-starfish_card"}],
    "octopus": [{"key": "points-more", "fields": {"number": 4}}],
    "turtle": [{"key": "turtle-white_die-about"}],
    "diver": [{"key": "about-chest"}, {"key": "about-diver", "fields": {"before": 6, "after": 4}}],
}
pytestmark = pytest.mark.slow
A_WHILE = 400  # milliseconds
FOUR = ["pearl fish octopus diver", "fish octopus starfish turtle", "pearl octopus turtle diver"]
ISLAND = [{"key": "about-two_cards"}, {"key": "about-one_card"}, {"key": "about-one_card"}, {"key": "about-two_cards"}]

# The notes that lie over each other, those that leave the window, and those that cannot be seen.
BAD_NOTES = """() => {
  const notes = [...document.querySelectorAll('.ghost .gain')].map((note) => ({
    text: note.innerText.replaceAll('\\n', ' '), box: note.getBoundingClientRect() }))
  const meet = ({ box: a }, { box: b }) =>
    a.left < b.right - 0.5 && b.left < a.right - 0.5 && a.top < b.bottom - 0.5 && b.top < a.bottom - 0.5
  const pairs = notes.flatMap((one, i) => notes.slice(i + 1).filter((other) => meet(one, other))
    .map((other) => `${one.text} / ${other.text}`))
  const out = notes.filter(({ box }) => !box.width || box.left < 0 || box.right > innerWidth || box.top < 0)
  return [...pairs, ...out.map(({ text, box }) => `${text} at ${Math.round(box.left)} ${Math.round(box.top)}`)]
}"""


def placing(number: int, colour: str, face: str, goal: str, about: list[dict[str, Any]]) -> Offer:
    """A die that may go somewhere; there are no station dice yet, so one of the supply is touched."""
    words = {"key": "choice-place", "fields": {"colour": {"key": f"colour-{colour}"}, "face": {"key": f"face-{face}"}}}
    return {"code": number, "words": words, "path": [f"supply-{COLOURS[number]}", goal], "about": about}


def reefed(colour: str, faces: str) -> list[Offer]:
    """Dice that may go to one reef."""
    goals = [(face, f"reef-{colour}-{face}") for face in faces.split()]
    return [placing(i, colour, face, goal, ABOUT[face]) for i, (face, goal) in enumerate(goals)]


def landed(count: int) -> list[Offer]:
    """Dice that may go to the island."""
    return [
        placing(i, "red", face, "island", [ISLAND[i]])
        for i, face in enumerate(["pearl", "fish", "turtle", "diver"][:count])
    ]


def test_notes_do_not_meet(visit: Visit) -> None:
    page = visit()
    cases = [reefed(colour, faces) for colour in ("yellow", "violet") for faces in FOUR]
    cases += [landed(count) for count in (2, 3, 4)]
    now = cases[:1]
    rewritten(page, lambda offers: now[0] if offers else [])
    begin(page, "coralia")
    for case in cases:
        now[0] = case
        page.reload()
        expect(page.locator(".ghost")).to_have_count(len(case))
        for size, (width, height) in SIZES.items():
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(RESIZED)
            assert page.evaluate(BAD_NOTES) == [], ([offer["path"][1] for offer in case], size)


def test_the_news_fade(visit: Visit) -> None:
    page = visit()
    begin(page, "coralia")
    choose(page, Random(1))
    expect(page.locator(".news p").last).to_have_css("opacity", "0")


def test_a_pointer_that_rests_after_a_press_opens_no_tip(visit: Visit) -> None:
    page, dice = visit(), Random(3)
    begin(page, "coralia")
    while not page.locator(".ghost").count():
        choose(page, dice)
    box = page.locator(".ghost").first.bounding_box()
    assert box is not None
    at = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.move(*at)
    expect(page.locator(".tip")).to_be_visible()
    with settled(page):
        page.mouse.click(*at)
    page.wait_for_timeout(A_WHILE)
    expect(page.locator(".tip")).to_have_count(0)
