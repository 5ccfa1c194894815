"""What is written over Coralia's board: notes of several dice on one reef or the island, and the news."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, expect

from tablereef.games import find
from tablereef.games.coralia.components import COLOURS
from tablereef.kernel import view
from tablereef.kernel.text import Text
from tests.web.conftest import Visit
from tests.web.guests import SIZES, choose, resize, settled
from tests.web.scenes import Scene, Theatre, all_scenes, asking, many_scenes, offering
from tests.web.test_at_the_table import begin
from tests.web.test_meaning import Offer, rewritten

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
A_LITTLE = 4  # pixels
FOUR = ["pearl fish octopus diver", "fish octopus starfish turtle", "pearl octopus turtle diver"]
ISLAND = [{"key": "about-two_cards"}, {"key": "about-one_card"}, {"key": "about-one_card"}, {"key": "about-two_cards"}]

IS_SEEN_TO_ITS_END = """(thing) => {
  const { left, right, top, bottom } = thing.getBoundingClientRect()
  return [left + 12, right - 12].every((x) => thing.contains(document.elementFromPoint(x, (top + bottom) / 2)))
}"""

IS_IN_SIGHT = """(thing) => {
  const { left, top, width, height } = thing.getBoundingClientRect()
  return thing.closest('.piece').contains(document.elementFromPoint(left + width / 2, top + height / 2))
}"""

IS_ABOVE_NEWS = """(thing) => [...document.querySelectorAll('.news .latest')].every((said) =>
  thing.getBoundingClientRect().bottom <= said.getBoundingClientRect().top)"""

# How many pixels a note has more than its padding and its longest line.
SPARE = """(note) => {
  const words = document.createRange()
  const lines = [...note.querySelectorAll('span')].map((line) => {
    words.selectNodeContents(line)
    return line.getBoundingClientRect().width - words.getBoundingClientRect().width
  })
  return Math.min(...lines)
}"""

# The notes that lie over each other, over a die or under something, and those that leave the window or are not seen.
BAD_NOTES = """() => {
  const dice = [...document.querySelectorAll('.ghost')].map((ghost) => ({
    text: 'a die', ghost, box: ghost.querySelector('.die').getBoundingClientRect() }))
  const notes = [...document.querySelectorAll('.ghost .gain')].map((note) => ({
    text: note.innerText.replaceAll('\\n', ' '), ghost: note.parentElement, note, box: note.getBoundingClientRect() }))
  const meet = ({ box: a }, { box: b }) =>
    a.left < b.right - 0.5 && b.left < a.right - 0.5 && a.top < b.bottom - 0.5 && b.top < a.bottom - 0.5
  const pairs = notes.flatMap((one, i) => [...notes.slice(i + 1), ...dice.filter(({ ghost }) => ghost !== one.ghost)]
    .filter((other) => meet(one, other)).map((other) => `${one.text} / ${other.text}`))
  const out = notes.filter(({ box }) => !box.width || box.left < 0 || box.right > innerWidth || box.top < 0)
  const isOnTop = ({ note, box: { left, top, width, height } }) => {
    note.style.pointerEvents = 'auto'
    const isSeen = (x) => note.contains(document.elementFromPoint(left + x * width, top + height / 2))
    const isWhole = [0.15, 0.5, 0.85].every(isSeen)
    note.style.pointerEvents = ''
    return isWhole
  }
  const covered = notes.filter((one) => !isOnTop(one)).map(({ text }) => `${text} is covered`)
  const left = out.map(({ text, box }) => `${text} at ${Math.round(box.left)} ${Math.round(box.top)}`)
  return [...pairs, ...covered, ...left]
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


def spread(*goals: str) -> list[Offer]:
    """Dice that may go to several reefs."""
    named = [goal.split() for goal in goals]
    return [placing(i, colour, face, f"reef-{colour}-{face}", ABOUT[face]) for i, (colour, face) in enumerate(named)]


def check_notes(page: Page, cases: list[list[Offer]], language: str) -> None:
    """At each size, whatever may be placed."""
    theatre = Theatre(page, "coralia")
    theatre.speak(language)
    for case in cases:
        theatre.show(offering("coralia", msgspec.convert(case, tuple[view.Offer, ...])))
        expect(page.locator(".ghost")).to_have_count(len(case))
        for size in SIZES:
            resize(page, size)
            assert page.evaluate(BAD_NOTES) == [], ([offer["path"][1] for offer in case], size)


def test_notes_do_not_meet(visit: Visit) -> None:
    cases = [reefed(colour, faces) for colour in ("yellow", "violet") for faces in FOUR]
    check_notes(visit(), [*cases, *(landed(count) for count in (2, 3, 4))], "en")


def test_long_notes_of_neighbours_do_not_meet(visit: Visit) -> None:
    neighbours = spread("blue octopus", "blue diver", "yellow diver", "orange fish")
    check_notes(visit(), [neighbours, reefed("violet", "turtle diver")], "de")


def test_a_die_of_the_supply_says_what_its_number_is(visit: Visit) -> None:
    page = visit()
    begin(page, "coralia")
    die = page.locator("[data-id='supply-yellow']")
    number = die.locator(".count").inner_text().removeprefix("×")
    die.hover()
    for said in (f"yellow: {number} dice left", "The number on a die says how many of its colour are left."):
        expect(page.locator(".tip")).to_contain_text(said)
        expect(die.locator(".hidden")).to_contain_text(said)


def test_the_station_says_who_has_left_its_dice(visit: Visit) -> None:
    theatre = Theatre(visit(), "coralia")
    page = theatre.page
    scene = next(scene for scene in asking("question-taking", all_scenes("coralia")) if "note-left" in noted(scene))
    theatre.show(scene)
    left = page.locator(".station .left")
    expect(left).to_have_text("Coralie has left three dice on the station.")
    for size in SIZES:
        resize(page, size)
        assert left.evaluate("({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight"), size
    theatre.show(next(asking("question-placing", all_scenes("coralia"))))
    expect(left).to_have_count(0)


def test_why_an_octopus_die_cannot_be_used_is_said(visit: Visit) -> None:
    theatre = Theatre(page := visit(), "coralia")
    scene = next(scene for scene in all_scenes("coralia") if "note-no_octopus" in noted(scene))
    theatre.show(scene)
    assert len({offer.path[0] for offer in scene.now.asked.offers}) < page.locator(".station .piece").count()
    expect(page.locator(".bar .note[data-kind='note-no_octopus']")).to_be_visible()


def test_a_note_is_no_wider_than_its_words(visit: Visit) -> None:
    theatre = Theatre(page := visit(), "coralia")
    theatre.show(next(filter(leaving, asking("question-placing", all_scenes("coralia")))))
    for size in ("desk", "upright"):
        resize(page, size)
        page.wait_for_function(f"[...document.querySelectorAll('.gain')].every((note) => ({SPARE})(note) < {A_LITTLE})")


def test_cards_to_choose_from_lie_off_what_is_said(visit: Visit) -> None:
    theatre = Theatre(page := visit(), "coralia")
    theatre.show(next(asking("question-picking", all_scenes("coralia"))))
    assert page.locator(".held .looked").evaluate(IS_ABOVE_NEWS)
    resize(page, "upright")
    for card in page.locator(".held .piece").all():
        assert card.evaluate(IS_SEEN_TO_ITS_END)


def test_beside_turtles_to_choose_from_stands_what_each_brings(visit: Visit) -> None:
    theatre = Theatre(page := visit(), "coralia")
    theatre.show(scene := next(asking("question-copying", all_scenes("coralia"))))
    text = Text("en", find("coralia").texts)
    brought = [text.say(offer.about[0]) for offer in scene.now.asked.offers]
    for size in SIZES:
        resize(page, size)
        said = page.locator(".bringing li")
        assert [line.partition(" ")[2] for line in said.all_inner_texts()] == brought, size
        assert said.evaluate_all(f"all => all.every({IS_SEEN_TO_ITS_END})"), size


def test_of_hidden_cards_it_is_seen_from_which_pile_each_came(visit: Visit) -> None:
    theatre = Theatre(page := visit(), "coralia")
    theatre.show(list(asking("question-placing", many_scenes("coralia", seats=2, number=60)))[-1])
    marks = page.locator(".player .from").all()
    assert len(marks) > 3
    for mark in marks:
        assert mark.evaluate(IS_IN_SIGHT)


def test_the_bar_shows_each_die_with_its_key_and_its_points(visit: Visit) -> None:
    theatre = Theatre(page := visit(), "coralia")
    scene = next(scene for scene in asking("question-placing", all_scenes("coralia")) if paying(scene))
    theatre.show(scene)
    offers = scene.now.asked.offers
    lit = page.locator(".station .piece.lit").count()
    assert len(offers) == lit
    expect(page.locator(".pill kbd")).to_have_text([str(i + 1) for i in range(lit)])
    points = [fact.fields["number"] for offer in offers for fact in offer.about if fact.key == "points-more"]
    assert sorted(page.locator(".pill b:not(.theirs)").all_inner_texts()) == sorted(f"+{number}" for number in points)
    expect(page.locator(".ghost kbd")).to_have_count(page.locator(".ghost .gain").count())


def test_points_that_a_die_brings_another_bear_their_letter(visit: Visit) -> None:
    theatre = Theatre(page := visit(), "coralia")
    fed = (scene for scene in asking("question-placing", all_scenes("coralia")) if "points-more-of" in brought(scene))
    theatre.show(next(fed))
    expect(page.locator(".pill b.theirs").first).to_have_text(re.compile(r"^\s*B\s\+\d+\s*$"))


def test_the_list_of_all_choices_lies_over_the_log(visit: Visit) -> None:
    theatre = Theatre(page := visit(), "coralia")
    theatre.show(next(asking("question-placing", all_scenes("coralia"))))
    page.locator(".offers .list").click()
    for choice in page.locator(".offers .button.main").all():
        assert choice.evaluate(IS_SEEN_TO_ITS_END)


def brought(scene: Scene) -> list[str]:
    """The keys of what choices lead to."""
    return [fact.key for offer in scene.now.asked.offers for fact in offer.about]


def leaving(scene: Scene) -> bool:
    """Whether a diver can leave a reef for another: the longest note."""
    facts = [fact for offer in scene.now.asked.offers for fact in offer.about]
    return any(fact.key == "about-diver" and fact.fields["before"] != 0 for fact in facts)


def paying(scene: Scene) -> bool:
    """Whether a choice brings points at once, and no two dice are alike."""
    offers = scene.now.asked.offers
    return not any(offer.twins for offer in offers) and "points-more" in [f.key for o in offers for f in o.about]


def noted(scene: Scene) -> list[str]:
    """The keys of what is said beside the question."""
    return [note.key for note in scene.now.asked.notes]


def test_the_news_fade(visit: Visit) -> None:
    page = visit()
    begin(page, "coralia")
    choose(page, Random(1))
    expect(page.locator(".news p").last).to_have_css("opacity", "0")


def test_on_a_phone_the_news_do_not_hide_what_rolls_the_dice(visit: Visit) -> None:
    page = visit(viewport={"width": 390, "height": 844})
    roll = {"code": 0, "words": {"key": "choice-roll"}, "path": ["station"], "about": []}
    now: list[Offer] = []
    rewritten(page, lambda offers: now or offers)
    begin(page, "coralia")
    now.append(roll)
    choose(page, Random(1))
    news, word = page.locator(".news p").last.bounding_box(), page.locator(".station .cover span").first.bounding_box()
    assert news is not None
    assert word is not None
    assert news["y"] + news["height"] <= word["y"]


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
