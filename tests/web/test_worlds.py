"""The worlds of the games: all that lies on the table is drawn, in one view at every size, and can be touched."""

from __future__ import annotations

import json
import re
from collections.abc import Hashable
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, WebSocket, expect

from tablereef.games import GAMES, find
from tablereef.kernel.text import Text
from tablereef.kernel.view import Picture
from tablereef.kernel.words import Words
from tests.table.server import after_lines
from tests.web.conftest import Visit
from tests.web.guests import (
    AIM,
    SIZES,
    buttons,
    choose,
    insist,
    play_now,
    resize,
    settled,
    standing,
    touch,
    touches,
)
from tests.web.scenes import (
    AIDED,
    Scene,
    Theatre,
    all_scenes,
    asking,
    many_scenes,
    scenes,
    with_most_choices,
    wordiest,
)

GLOW = "(thing) => getComputedStyle(thing).getPropertyValue('--glow')"

# Whether something is in sight from its top to its bottom.
IS_WHOLE = """(thing) => {
  const { left, width, top, height } = thing.getBoundingClientRect()
  const isSeen = (y) => thing.contains(document.elementFromPoint(left + width / 2, top + y * height))
  return [0.1, 0.5, 0.9].every(isSeen)
}"""

SKINS = Path(__file__).parents[2] / "web/src/skins"
MAY_USE = {
    "drawing",
    "hyphens",
    "lists",
    "motion",
    "picture",
    "place",
    "room",
    "settings.svelte",
    "sound",
    "speech.svelte",
    "tips.svelte",
}
FINGER, A_LINE = 44, 10  # pixels
MANY_SCENES, MANY_IN_SIGHT = 400, 8
SHORT_LIVED = {"flow"}  # the bubbles of a wake go with the question
ENOUGH_LOOKS, A_LONG_TURN = 60, 90_000  # milliseconds, where everything is waited for on a busy machine

# What can be touched and cannot be: too small, or covered by something else. A thing is as large as what takes its
# touch.
UNTOUCHABLE = """least => {
  const buttons = [...document.querySelectorAll('.offers .button:enabled')].filter((button) => button.checkVisibility())
  const low = buttons.filter((button) => button.getBoundingClientRect().height < least - 0.5)
  const things = [...document.querySelectorAll('.piece.lit, .cover')]
  const middleOf = (thing) => {
    const { left, top, width, height } = thing.getBoundingClientRect()
    return [left + width / 2, top + height / 2]
  }
  const isIt = (thing, x, y) => {
    const there = document.elementFromPoint(x, y)
    return thing.contains(there) || (thing.matches('.cover') && there?.closest('.piece.above, .piece.lit, .cover'))
  }
  const reach = (thing, dx, dy) => { // nothing on the table is narrower than the first steps
    const [x, y] = middleOf(thing)
    const isStill = (far) => isIt(thing, x + dx * far, y + dy * far)
    const by = (far, step) => (far <= least && isStill(far + step) ? by(far + step, step) : far)
    return [8, 1].reduce(by, 0)
  }
  const small = (thing) => {
    const width = reach(thing, -1, 0) + 1 + reach(thing, 1, 0)
    const height = reach(thing, 0, -1) + 1 + reach(thing, 0, 1)
    return Math.min(width, height) < least - 1 ? [`${thing.dataset.id} has ${width} × ${height}`] : []
  }
  const covered = (thing) => {
    const [x, y] = middleOf(thing)
    const there = document.elementFromPoint(x, y)
    if (thing.contains(there) || there?.closest('.piece.above, .piece.lit, .cover')) return small(thing)
    return [`${thing.dataset.id ?? thing.textContent} is under ${there?.outerHTML.slice(0, 90)}`]
  }
  return [...low.map((button) => `${button.textContent} is low`), ...things.flatMap(covered)]
}"""
OVERFLOW = """() => {
  const page = document.scrollingElement
  const bar = document.querySelector('.bar').getBoundingClientRect()
  const parts = [...document.querySelectorAll('.bar, .bar .words, .bar .offers')]
  const low = Math.max(...parts.map((part) => part.getBoundingClientRect().bottom - innerHeight))
  return [page.scrollWidth - innerWidth, page.scrollHeight - innerHeight, low, -bar.left, -bar.top]
}"""
# What of the bar lies under the dial.
DIALLED = """() => {
  const { left, right, top, bottom } = document.querySelector('.dial').getBoundingClientRect()
  return [...document.querySelectorAll('.aids .button, .offers .said')].filter((thing) => {
    const box = thing.getBoundingClientRect()
    return box.left < right && left < box.right && box.top < bottom && top < box.bottom
  }).map((thing) => thing.outerHTML)
}"""
# What is asked and cannot be read whole; a picture may stick out of it a little.
UNREAD = """() => [...document.querySelectorAll('.bar .words, .bar .asked')]
  .filter((part) => part.scrollHeight > part.clientHeight + (part.matches('.words') ? 3 : 5))
  .map((part) => part.textContent)"""
# What is written of stopping and cannot be read whole: cut, or beyond the bar.
CUT = """() => {
  const bar = document.querySelector('.bar').getBoundingClientRect()
  const said = [...document.querySelectorAll('.facts li, [data-kind=choice-stop] small, .offers .button')]
  return said.filter((one) => one.checkVisibility()).filter((one) => {
    const { top, bottom, left, right } = one.getBoundingClientRect()
    const isIn = bar.top <= top && bottom <= bar.bottom && bar.left <= left && right <= bar.right
    return !isIn || one.scrollHeight > one.clientHeight + 4 || one.scrollWidth > one.clientWidth + 1
  }).map((one) => one.textContent)
}"""
# How many choices of a list are seen whole.
LISTED = """() => {
  const { top, bottom } = document.querySelector('.offers').getBoundingClientRect()
  const boxes = [...document.querySelectorAll('.offers .button.main')].map((one) => one.getBoundingClientRect())
  return boxes.filter((box) => top <= box.top && box.bottom <= bottom + 1).length
}"""
# Where each zone that holds something lies.
PLACES = """() => Object.fromEntries([...document.querySelectorAll('[data-zone]')].flatMap((zone) => {
  const { left, top } = zone.getBoundingClientRect()
  return zone.querySelector('.piece, .deck') ? [[zone.dataset.zone, [left, top].map(Math.round)]] : []
}))"""


# What the news lie on, of the piles of Carcasse and what is written on them.
UNDER_THE_NEWS = """() => {
  const news = document.querySelector('.news .seen.latest')?.getBoundingClientRect() ?? new DOMRect()
  const isUnder = ({ left, right, top, bottom }) =>
    left < news.right && news.left < right && top < news.bottom && news.top < bottom
  const kept = '.zone:is(.graveyard, .pile) :is(h3, .deck, .known, .looked), .dial, .bar'
  const things = [...document.querySelectorAll(kept)]
  return things.filter((thing) => isUnder(thing.getBoundingClientRect())).map((thing) => thing.outerHTML.slice(0, 80))
}"""


# While somebody else plays: how often the number of their fish was looked at, and what lay over it or, of what is
# said, over the reef.
WATCH_THE_OTHER = """() => {
  Object.assign(window, { looks: 0, covering: [] })
  const boxOf = (thing) => thing.getBoundingClientRect()
  const meet = (one, other) =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
  const note = (thing, others) => {
    const over = [...document.querySelectorAll(others)].filter((other) => meet(boxOf(thing), boxOf(other)))
    window.covering.push(...over.map((other) => other.textContent))
  }
  const look = () => {
    const number = document.querySelector('.player:not(.own) .fan text')
    if (number && document.querySelector('.bar.playing:not(.mine)')) {
      window.looks += 1
      note(number, '.banner, .player:not(.own) .stake, .player:not(.own) .hold .piece, .news .seen.latest')
      note(document.querySelector('.reef'), '.news .seen.latest')
    }
    setTimeout(look, 30)
  }
  look()
}"""


class Wire:
    """What came over the socket of a page: the table as it must be drawn."""

    def __init__(self, page: Page) -> None:
        self.zones: Picture = ()
        page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self.hear)

    def hear(self, text: Any) -> None:
        message = json.loads(text)
        if message["type"] != "state":
            return
        whole = message.get("zones")
        self.zones = msgspec.convert(whole, Picture) if whole else after_lines(self.zones, message["told"])


@pytest.mark.parametrize("game", GAMES)
def test_everything_on_the_table_is_drawn_and_nothing_moves_when_something_is_offered(visit: Visit, game: str) -> None:
    page, dice = visit(), Random(3)
    wire, places = Wire(page), dict[str, list[int]]()
    play_now(page, game)
    for _ in range(25):
        if standing(page) != "asked":
            break
        zones: list[str] = page.locator("[data-zone]").evaluate_all("all => all.map((one) => one.dataset.zone)")
        assert sorted(zones) == sorted(zone.id for zone in wire.zones)
        drawn: list[str] = page.locator(".piece").evaluate_all("all => all.map((one) => one.dataset.id)")
        there = [piece.id for zone in wire.zones for piece in zone.pieces]
        assert set(there) <= set(drawn)
        assert len(drawn) == len(set(drawn))
        now = page.evaluate(PLACES)
        assert {zone: place for zone, place in now.items() if places.get(zone, place) != place} == {}
        places = now
        choose(page, dice)


@pytest.mark.parametrize("game", GAMES)
def test_board_and_bar_are_in_one_view_and_can_be_touched(visit: Visit, game: str) -> None:
    theatre = Theatre(page := visit(), game)
    for seen in theatre.show_everywhere(wordiest(game, many_scenes(game, seats=2, number=MANY_SCENES))):
        assert max(page.evaluate(OVERFLOW)) <= 1, seen
        assert page.evaluate(UNTOUCHABLE, FINGER) == [], seen
        assert page.evaluate(UNREAD) == [], seen
        if "wide" in seen:  # there is room for all that is asked
            expect(page.locator(".bar")).to_have_attribute("data-without", re.compile("^(hints)?$"))


@pytest.mark.parametrize("question", ["question-knifing", "question-harpooning"])
def test_crates_of_many_rivals_are_large_enough_for_a_finger(visit: Visit, question: str) -> None:
    theatre = Theatre(page := visit(), "carcasse", seats=4)
    theatre.show(with_most_choices(question, many_scenes("carcasse", seats=4, number=MANY_SCENES)))
    assert page.locator(".boat:not(.own) .piece.lit").count() > 10
    for size in ("upright", "small", "sideways"):
        resize(page, size)
        assert page.evaluate(UNTOUCHABLE, FINGER) == [], size


def test_a_whole_graveyard_can_be_touched(visit: Visit) -> None:
    """To the cartographer maps show all of it (CC-D9); a match of which nearly everything lay there."""
    theatre = Theatre(page := visit(), "carcasse", options={"divers": "on"})
    theatre.show(with_most_choices("question-digging", scenes("carcasse", 2, {"divers": "on"}, seed=377)))
    assert page.locator(".spread .piece.lit").count() == 53
    for size in SIZES:
        resize(page, size)
        assert page.evaluate(UNTOUCHABLE, FINGER) == [], size


def test_a_card_of_ones_own_says_what_it_is(visit: Visit) -> None:
    page, dice = visit(), Random(2)
    play_now(page, "coralia")
    card = page.locator(".fan .piece").first
    while not card.count():
        choose(page, dice)
    card.hover()
    expect(page.locator(".tip")).to_be_visible()


def test_on_a_phone_a_touch_of_the_hand_lifts_it_to_be_read(visit: Visit) -> None:
    theatre = Theatre(page := visit(has_touch=True, is_mobile=True), "coralia")
    theatre.show(list(asking("question-placing", many_scenes("coralia", seats=2, number=40)))[-1])
    card = page.locator(".fan .piece").last
    for size in ("upright", "small"):
        resize(page, size)
        assert not card.evaluate(IS_WHOLE), size
        card.tap(position={"x": 12, "y": 12})
        assert card.evaluate(IS_WHOLE), size
        page.locator(".head h1").tap()
        assert not card.evaluate(IS_WHOLE), size


def test_on_a_tall_phone_the_tab_of_the_log_bears_its_name(visit: Visit) -> None:
    theatre, size = Theatre(page := visit(has_touch=True, is_mobile=True), "coralia"), "upright"
    resize(page, size)
    for language, name in (("en", "What happened"), ("de", "Was geschah"), ("fr", "Ce qui s’est passé")):
        theatre.speak(language)
        title = page.locator(".grip .title", has_text=name)
        within, around = title.bounding_box(), page.locator(".grip").bounding_box()
        assert within is not None
        assert around is not None
        assert within["width"] <= around["width"]
        assert around["x"] <= within["x"]
        assert within["y"] + within["height"] <= around["y"] + around["height"]


def test_the_dial_hides_nothing_of_the_bar(visit: Visit) -> None:
    page = visit()
    play_now(page, "carcasse")
    assert standing(page) == "asked"
    for size in SIZES:
        resize(page, size)
        assert page.evaluate(DIALLED) == [], size


def test_what_the_dive_is_worth_is_never_squeezed(visit: Visit) -> None:
    theatre = Theatre(page := visit(), "carcasse", options=AIDED)
    theatre.speak("it")
    asked = asking("question-deciding", all_scenes("carcasse", options=AIDED))
    theatre.show(next(scene for scene in asked if scene.reasons()))
    for size in SIZES:
        resize(page, size)
        assert page.locator(".worth .lettering svg").evaluate("({ clientWidth }) => clientWidth") > 16, size


def test_on_a_desk_the_news_hide_nothing_of_the_piles(visit: Visit) -> None:
    page, dice = visit(), Random(5)
    play_now(page, "carcasse")
    for number in range(10):
        if standing(page) != "asked":
            break
        choose(page, dice)
        for size in ("desk", "wide"):
            resize(page, size)
            assert page.evaluate(UNDER_THE_NEWS) == [], (size, number)


def what_stopping_keeps(scene: Scene) -> Hashable:
    """How many fish, and what of them is said."""
    stop = next(offer for offer in scene.now.asked.offers if offer.words.key == "choice-stop")
    return stop.about[0].fields["number"], *(fact.key for fact in stop.about[1:])


def test_what_stopping_brings_is_read_whole(visit: Visit) -> None:
    theatre = Theatre(page := visit(), "kleine_fische")
    deciding = asking("question-deciding", many_scenes("kleine_fische", seats=2, number=MANY_SCENES))
    for seen in theatre.show_everywhere(wordiest("kleine_fische", deciding, kind=what_stopping_keeps)):
        assert page.evaluate(CUT) == [], seen


def test_a_card_that_is_certain_to_hurt_glows_in_another_colour(visit: Visit) -> None:
    theatre = Theatre(page := visit(), "carcasse")
    scene = next(filter(several_warned, asking("question-netting", all_scenes("carcasse"))))
    theatre.show(scene)
    warned = page.locator(".piece.lit.warned")
    expect(warned).to_have_count(sum(1 for offer in scene.now.asked.offers if offer.warning))
    glows = {name: page.locator(f".piece.lit{name}").first.evaluate(GLOW) for name in (".warned", ":not(.warned)")}
    assert len(set(glows.values())) == len(glows)


def several_warned(scene: Scene) -> bool:
    """Whether some choices are warned of, and some are not."""
    return len({offer.warning is None for offer in scene.now.asked.offers}) > 1


def risks(scene: Scene) -> list[Words]:
    """How likely each way ends the dive, where that is known."""
    moves = (offer for offer in scene.now.asked.offers if offer.words.key == "choice-move")
    return [said for offer in moves for said in offer.about if said.key == "about-pair"]


def test_how_likely_each_way_ends_the_dive_is_read_in_the_bar(visit: Visit) -> None:
    theatre = Theatre(page := visit(), "kleine_fische", options=AIDED)
    found = islice(all_scenes("kleine_fische", options=AIDED), MANY_SCENES)
    risky = wordiest("kleine_fische", filter(risks, asking("question-moving", found)))
    of = {scene.name: risks(scene) for spoken in risky.values() for scene in spoken}
    for language, size, name in theatre.show_everywhere(risky):
        text = Text(language, find("kleine_fische").texts)
        shown = " ".join(page.locator(".bar :is(.outlook, .offers small)").filter(visible=True).all_inner_texts())
        assert [shown.count(said) for said in map(text.say, of[name])] == [len(of[name])] * len(of[name]), (size, name)
        assert page.evaluate(UNREAD) == [], (language, size, name)


def test_on_a_phone_the_list_of_all_choices_is_as_long_as_there_is_room(visit: Visit) -> None:
    theatre = Theatre(page := visit(), "kleine_fische")
    theatre.speak("de")
    theatre.show(next(scenes("kleine_fische", 2, {}, seed=1)))
    page.locator(".offers .list").click()
    close = page.locator(".offers .list[aria-expanded=true]")
    for size in ("small", "upright", "sideways"):
        resize(page, size)
        assert page.evaluate(LISTED) >= MANY_IN_SIGHT, size
        assert close.evaluate(AIM) is not None, size
    close.click()
    expect(buttons(page).filter(visible=True)).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_a_world_draws_and_does_nothing_else(game: str) -> None:
    for file in [*(SKINS / game).rglob("*.svelte"), *(SKINS / game).rglob("*.ts")]:
        text = file.read_text(encoding="utf-8")
        assert set(re.findall(r"lib/([\w.]+)'", text)) <= MAY_USE, file
        assert not re.search(r"fetch\(|WebSocket|localStorage|\bact\(", text), file


def test_no_style_looks_for_anything_through_the_whole_page() -> None:
    """What any element could be is looked for at every change (`bench.styles`); a class says it once."""
    source = SKINS.parent
    for file in [*source.rglob("*.svelte"), *source.rglob("*.css")]:
        anywhere = r"(?:body|html|:root):has\(|:has\((?:[> ]|:global\()*(?::(?:nth|only|last|first)|\*)"
        assert not re.search(anywhere, file.read_text(encoding="utf-8")), file


@pytest.mark.parametrize("folder", ["home", *(f"skins/{game}" for game in GAMES)])
def test_what_moves_on_and_on_costs_the_page_nothing(folder: str) -> None:
    """Transform and opacity are the compositor's; a boat that rocked by `rotate` cost half a core, for nothing."""
    for file in [*(SKINS.parent / folder).rglob("*.svelte"), *(SKINS.parent / folder).rglob("*.css")]:
        text = file.read_text(encoding="utf-8")
        endless = set(re.findall(r"animation: ([\w-]+)[^;]* infinite", text)) - SHORT_LIVED
        for name, frames in re.findall(r"@keyframes ([\w-]+) {((?:[^{}]*{[^}]*})*)", text):
            if name in endless:
                assert set(re.findall(r"([\w-]+):", frames)) <= {"transform", "opacity"}, (file, name)


def test_stopping_shows_what_it_adds_to_the_album(visit: Visit) -> None:
    """As many points as the plate says are at stake, each at its species."""
    page, dice = visit(viewport={"width": 390, "height": 844}), Random(5)
    play_now(page, "kleine_fische")
    added = page.locator(".own .slot.gains b")
    while not added.count():
        choose(page, dice)
        assert standing(page) == "asked"
    points = sum(int(said) for said in added.all_text_contents())
    expect(page.locator(".own .stake")).to_contain_text(f"+{points} point")
    expect(added.first).to_be_visible()


@pytest.mark.parametrize("size", ["upright", "small", "sideways"])
def test_on_a_phone_the_reef_and_the_others_fish_are_in_sight_while_they_play(visit: Visit, size: str) -> None:
    width, height = SIZES[size]
    page = visit(viewport={"width": width, "height": height}, speed="quick", locale="de-DE")
    page.set_default_timeout(A_LONG_TURN)
    page.locator("article", has_text="Kleine Fische").locator(".play").click()
    assert standing(page) == "asked"
    page.evaluate(WATCH_THE_OTHER)
    while page.evaluate("window.looks") < ENOUGH_LOOKS:
        assert standing(page) == "asked"
        with settled(page):
            seen = buttons(page).filter(visible=True)
            touch(seen.last if seen.count() else touches(page).first)  # stop, where that can be
            if page.get_by_role("dialog").count():
                page.get_by_role("dialog").get_by_role("button").last.click()
    assert page.evaluate("window.covering") == []


def test_on_a_tall_phone_why_a_turn_ended_is_asked_and_answered(visit: Visit) -> None:
    page = visit(viewport={"width": 390, "height": 844})
    play_now(page, "kleine_fische")
    why = page.locator(".bar .why")
    while standing(page) == "asked" and not why.count():
        with settled(page):
            seen = buttons(page).filter(visible=True)
            barren = page.locator(".square:has(.barren) > .piece.lit")
            touch(barren.first if barren.count() else seen.first if seen.count() else touches(page).first)  # never stop
            insist(page)
    expect(why.locator("b")).to_have_text("Why did you have to stop?")
    boxes: list[Any] = [thing.bounding_box() for thing in (why.locator("b"), why, page.locator(".bar"))]
    assert boxes[0]["height"] > A_LINE
    assert boxes[2]["y"] < boxes[1]["y"] < boxes[1]["y"] + boxes[1]["height"] < boxes[2]["y"] + boxes[2]["height"]
    assert page.evaluate(UNREAD) == []
