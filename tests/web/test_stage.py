"""The stage: what happens is seen in its order and long enough, it can be skipped, seen again, and played faster."""

from __future__ import annotations

import json
import re
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web.conftest import Visit
from tests.web.guests import (
    A_MOMENT,
    GAMES,
    GUARDED,
    STANDING,
    buttons,
    choose,
    insist,
    open_options,
    open_table,
    standing,
    touch,
    touches,
    wish,
)
from tests.web.test_at_the_table import begin
from tests.web.test_turn import HIDDEN, SEEN

LOOK = 800  # milliseconds for which what ends a turn lies in its place
A_SCENE = 250  # milliseconds, at least
A_LONG_TURN = 90_000  # milliseconds, where everything is waited for on a busy machine
MOST_TURNS = 80

# Every thing by its zone and its name, with the longest time for which it lay in its place without moving.
WATCH = """() => {
  window.lain = {}
  const since = new Map()
  const look = () => {
    const [now, there] = [performance.now(), new Set()]
    for (const piece of document.querySelectorAll('[data-zone] .piece[data-id]')) {
      const name = piece.querySelector(':scope > .hidden')?.textContent.split('. ')[0]
      const key = `${piece.closest('[data-zone]').dataset.zone}: ${name}`
      if (!name || piece.getAnimations().length) continue
      there.add(key)
      if (!since.has(key)) since.set(key, now)
      window.lain[key] = Math.max(window.lain[key] ?? 0, now - since.get(key))
    }
    for (const key of since.keys()) if (!there.has(key)) since.delete(key)
    setTimeout(look, 16) // frames are rare on a busy machine
  }
  look()
}"""

# Whether a turn of this name begins.
BANNER = "(name) => document.querySelector('.banner')?.textContent.includes(name)"

# The round that is shown when somebody else's turn begins.
ROUNDS = """() => {
  window.rounds = []
  const look = () => {
    if (document.querySelector('.banner')) window.rounds.push(document.querySelector('.round b').textContent.trim())
    setTimeout(look, 16)
  }
  look()
}"""

# What is said above the bar, each with its time; and how much had happened before.
LISTEN = """() => {
  window.said = []
  window.before = document.querySelectorAll('.log li p').length
  const words = () => [...document.querySelectorAll('.news p')].map((p) => p.textContent)
  let known = words()
  new MutationObserver(() => {
    const all = words()
    if (all.length < known.length) known = []
    all.forEach((one, i) => one === known[i] || window.said.push([one, performance.now()]))
    known = all
  }).observe(document.querySelector('.news'), { childList: true, characterData: true, subtree: true })
}"""

# A point of the table at which nothing lies that could be pressed.
OPEN_WATER = """() => {
  for (let y = 60; y < innerHeight; y += 20)
    for (let x = 20; x < innerWidth; x += 20) {
      const there = document.elementFromPoint(x, y)
      if (there?.closest('.surface') && !there.closest('button, a')) return [x, y]
    }
}"""

PICTURE = """() => [...document.querySelectorAll('[data-zone]')].map((zone) => {
  const things = [...zone.querySelectorAll('[data-piece]')].map((thing) => thing.dataset.piece + thing.textContent)
  return [zone.dataset.zone, ...things].join()
})"""


@pytest.fixture
def theatre(visit: Visit) -> Page:
    """A page at the usual speed, with everything that flies."""
    page = visit(speed="normal", reduced_motion="no-preference")
    page.set_default_timeout(A_LONG_TURN)
    return page


def log(page: Page) -> list[str]:
    """What has happened so far."""
    return page.locator(".log li p").all_text_contents()


def one_by_one(lines: list[str]) -> list[str]:
    """What the log counts ("… ×3") as it was said: once, twice, three times."""
    counted = [line.partition(" ×") for line in lines]
    return [words + f" ×{n}" * (n > 1) for words, _, times in counted for n in range(1, int(times or 1) + 1)]


def lain(page: Page, zone: str, name: str) -> float:
    """For how many milliseconds a thing lay there."""
    times: dict[str, float] = page.evaluate("window.lain")
    found = [time for thing, time in times.items() if re.match(rf"{zone}:.*\b{re.escape(name)}", thing, re.IGNORECASE)]
    assert found, times
    return max(found)


def until(page: Page, game: str, sentence: str, *wanted: str) -> str:
    """Go on, by these buttons where they are there, until something has been told; the sentence."""
    watch(page, game)
    for turn in range(MOST_TURNS):
        found = [line for line in log(page) if re.search(sentence, line)]
        if found:
            return found[-1]
        if standing(page) == "over":
            page.goto(page.url.split("/table")[0])
            watch(page, game)
        named = [page.get_by_role("button", name=name).and_(buttons(page)) for name in wanted]
        things = next((button for button in named if button.count()), None) or touches(page)
        things = things if things.count() else buttons(page)
        touch(things.nth(turn % things.count()))
        insist(page)
        page.wait_for_timeout(A_SCENE)
    raise AssertionError(f"nothing like {sentence} has happened")


def watch(page: Page, game: str) -> None:
    """Begin a match, and note for how long things lie there."""
    begin(page, game)
    page.evaluate(WATCH)


@pytest.mark.parametrize(
    ("game", "zone", "sentence", "wanted"),
    [
        ("carcasse", "row", r"Incident! (.+) ends", ["Continue"]),
        ("kleine_fische", "board", r"must hide (.+) again", ["Swim on"]),
        ("coralia", "station", r"Coralie sends the (.+) to the island", []),
    ],
)
def test_what_ends_a_turn_is_seen_in_its_place_before_it_goes(
    theatre: Page, game: str, zone: str, sentence: str, wanted: list[str]
) -> None:
    told = until(theatre, game, sentence, *wanted)
    found = re.search(sentence, told)
    assert found is not None
    assert lain(theatre, zone, found[1]) >= LOOK


def watch_a_bot(page: Page, game: str) -> None:
    """A table at which the other begins; its turn has just begun."""
    open_options(page, game, "Options")
    page.get_by_label("Who goes first").select_option("1")
    open_table(page)
    page.wait_for_function(BANNER, arg="Coralie", polling=A_MOMENT)  # it goes before somebody who looks seldom sees it
    page.evaluate(LISTEN)


def picture(page: Page) -> list[str]:
    """What lies where."""
    return list(page.evaluate(PICTURE))


@pytest.mark.parametrize("game", GAMES)
def test_a_bots_turn_shows_every_happening_in_its_order(theatre: Page, game: str) -> None:
    watch_a_bot(theatre, game)
    assert buttons(theatre).count() == touches(theatre).count() == 0, "nothing is offered while it plays"
    assert standing(theatre) == "asked"
    said: list[Any] = theatre.evaluate("window.said")
    assert len(said) > 2
    assert [words for words, _ in said] == one_by_one(log(theatre)[theatre.evaluate("window.before") :])
    gaps = [later - sooner for (_, sooner), (_, later) in pairwise(said)]
    assert min(gaps) >= A_SCENE, gaps
    assert picture(theatre) == reloaded(theatre)


def test_the_round_is_the_one_that_is_played(theatre: Page) -> None:
    begin(theatre, "coralia")
    theatre.evaluate(ROUNDS)
    while not (rounds := theatre.evaluate("window.rounds")):
        choose(theatre, Random(1))
    assert rounds[0] == "Round 1 of 10"


def test_a_plate_counts_what_was_won_while_the_next_one_plays(theatre: Page) -> None:
    begin(theatre, "kleine_fische")
    while not (stop := buttons(theatre).filter(has_text="Stop", has_not_text="octopus")).count():
        choose(theatre, Random(1))
        assert standing(theatre) == "asked"
    touch(stop)
    bar = "document.querySelector('.bar.playing')"
    own = "[...document.querySelectorAll('.player')].find(({ textContent }) => /You/.test(textContent)).textContent"
    plays = "/Coralie/.test(document.querySelector('.news p:last-child')?.textContent)"
    said = f"() => {bar}?.textContent.includes('Waiting for Coralie') && {plays} && {own}"
    assert re.search(r"\b[1-9]\d* fish", theatre.wait_for_function(said, polling=A_MOMENT).json_value())


def test_at_rest_the_news_say_what_a_turn_came_to(home: Page) -> None:
    begin(home, "kleine_fische")
    while "New card" not in home.locator(".news").inner_text():
        choose(home, Random(1))
        assert standing(home) == "asked"
    expect(home.locator(".news .latest")).not_to_contain_text("New card")


def test_what_is_offered_can_be_touched_while_it_still_flies(home: Page) -> None:
    begin(home, "coralia")
    touches(home).first.evaluate("(piece) => piece.animate({ pointerEvents: ['none', 'none'] }, 1e6)")
    touch(touches(home).first)


def reloaded(page: Page) -> list[str]:
    """The picture of somebody who comes now."""
    page.reload()
    assert standing(page) == "asked"
    return picture(page)


@pytest.mark.parametrize("way", ["button", "Escape", "Space", "tap"])
def test_who_skips_sees_the_same_picture(theatre: Page, way: str) -> None:
    watch_a_bot(theatre, "coralia")
    theatre.wait_for_timeout(GUARDED + A_MOMENT)
    if way == "button":
        theatre.get_by_role("button", name="Skip").click()
    elif way == "tap":
        theatre.mouse.click(*theatre.evaluate(OPEN_WATER))
    else:
        theatre.keyboard.press(way)
    expect(theatre.get_by_role("button", name="Skip")).to_have_count(0, timeout=A_SCENE)
    assert standing(theatre) == "asked"
    assert picture(theatre) == reloaded(theatre)


def test_a_double_click_skips_nothing(theatre: Page) -> None:
    begin(theatre, "carcasse")
    theatre.evaluate(LISTEN)
    buttons(theatre).first.dblclick()
    expect(theatre.get_by_role("button", name="Skip")).to_be_visible()


def test_what_was_played_is_shown_again(theatre: Page) -> None:
    watch_a_bot(theatre, "coralia")
    assert standing(theatre) == "asked"
    played, seen, told = theatre.evaluate("window.said"), picture(theatre), log(theatre)
    theatre.evaluate("window.said = []")
    theatre.get_by_role("button", name="Show me again").click()
    expect(theatre.get_by_role("button", name="Skip")).to_be_visible()
    assert picture(theatre) != seen
    assert standing(theatre) == "asked"
    again: list[Any] = theatre.evaluate("window.said")
    assert [words for words, _ in again][-len(played) :] == [words for words, _ in played]
    assert (picture(theatre), log(theatre)) == (seen, told)


def test_nothing_is_played_while_the_page_is_out_of_sight(theatre: Page) -> None:
    watch_a_bot(theatre, "coralia")
    theatre.evaluate(HIDDEN)
    expect(theatre.get_by_role("button", name="Skip")).to_have_count(0, timeout=A_SCENE)
    theatre.evaluate(SEEN)
    assert standing(theatre) == "asked"


def test_at_once_there_is_nothing_to_skip(visit: Visit) -> None:
    page = visit(speed="at-once")
    begin(page, "carcasse")
    choose(page, Random(1))
    expect(page.get_by_role("button", name="Skip")).to_have_count(0)


def test_a_page_that_went_astray_asks_for_the_whole(visit: Visit) -> None:
    page, looks = visit(), list[Any]()

    def between(page_side: WebSocketRoute) -> None:
        table_side = page_side.connect_to_server()

        def ask(message: str | bytes) -> None:
            looks.extend(said for said in [json.loads(message)] if said["type"] == "look")
            table_side.send(message)

        def tell(message: str | bytes) -> None:
            told = json.loads(message)
            is_change = told["type"] == "state" and "zones" not in told
            page_side.send(json.dumps(told | {"checksum": 0} if is_change and not looks else told))

        page_side.on_message(ask)
        table_side.on_message(tell)

    page.route_web_socket("**/socket", between)
    begin(page, "carcasse")
    choose(page, Random(1))
    assert [look["since"] for look in looks][:1] == [None]
    assert standing(page) == "asked"
    assert picture(page) == reloaded(page)


def test_while_another_dives_nothing_is_at_stake_for_oneself(theatre: Page) -> None:
    begin(theatre, "carcasse")
    while not (up := buttons(theatre).filter(has_text="Surface")).count():
        choose(theatre, Random(1))
        assert standing(theatre) == "asked"
    expect(theatre.locator(".bar .worth")).to_be_visible()
    touch(up)
    bar = "document.querySelector('.bar.playing')"
    theirs = f"() => {bar}?.textContent.includes('Waiting for Coralie') && [{bar}.querySelectorAll('.worth').length]"
    assert theatre.wait_for_function(theirs, polling=A_MOMENT).json_value() == [0]


def test_what_an_incident_takes_is_not_at_stake_any_more(theatre: Page) -> None:
    begin(theatre, "carcasse")
    lost = "() => document.querySelector('.sea.struck') && [document.querySelectorAll('.bar .worth').length]"
    for turn in range(MOST_TURNS):
        further = buttons(theatre).filter(has_text="Continue")
        touch(
            (further if further.count() else buttons(theatre) if buttons(theatre).count() else touches(theatre)).first
        )
        insist(theatre)
        seen = theatre.wait_for_function(f"() => ({lost})() || ({STANDING})()", polling=A_MOMENT).json_value()
        if isinstance(seen, list):
            assert seen == [0]
            return
        assert seen == "asked", turn
    raise AssertionError("no incident")


def test_the_speed_is_kept(theatre: Page) -> None:
    wish(theatre, "Speed", "quick")
    theatre.reload()
    theatre.get_by_role("banner").get_by_role("button").click()
    expect(theatre.get_by_role("dialog").get_by_label("Speed")).to_have_value("quick")


def test_a_replay_goes_by_happening_and_by_turn(theatre: Page) -> None:
    watch_a_bot(theatre, "coralia")
    theatre.keyboard.press("Escape")
    theatre.get_by_role("button", name="Table", exact=True).click()
    theatre.get_by_role("link", name="Replay").click()
    slider = theatre.get_by_role("slider")
    expect(slider).to_have_value("0")
    first = picture(theatre)
    expect(theatre.locator(".player .points")).to_have_count(theatre.locator(".player").count())
    theatre.get_by_role("button", name="One turn forward").click()
    turn = int(slider.input_value())
    theatre.get_by_role("button", name="One step forward").click()
    expect(slider).to_have_value(str(turn + 1))
    theatre.get_by_role("button", name="One turn back").click()
    expect(slider).to_have_value(str(turn))
    theatre.get_by_label("Speed").select_option("4×")
    theatre.get_by_role("button", name="Play").click()
    expect(theatre.get_by_role("button", name="Pause")).to_be_visible()
    theatre.get_by_role("button", name="Pause").click()
    theatre.get_by_role("button", name="Play").click()
    expect(slider).to_have_value(slider.get_attribute("max") or "")
    expect(theatre.get_by_role("button", name="Play")).to_be_visible()
    assert len(log(theatre)) > 2
    slider.fill("0")
    assert picture(theatre) == first
