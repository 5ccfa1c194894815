"""The stage: what happens is seen in its order and long enough, it can be skipped, seen again, and played faster."""

from __future__ import annotations

import json
import re
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tablereef.kernel.words import seat_words
from tests.web.conftest import Visit
from tests.web.guests import (
    A_MOMENT,
    GAMES,
    GUARDED,
    SIZES,
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
from tests.web.scenes import AIDED, Scene, Theatre, all_scenes, scene_telling
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

# What lies under it of what can be read.
UNDER_THE_BANNER = """() => {
  const banner = document.querySelector('.banner')?.getBoundingClientRect()
  const isUnder = ({ left, right, top, bottom }) =>
    left < banner.right && banner.left < right && top < banner.bottom && banner.top < bottom
  const panels = [...document.querySelectorAll('.head > *, .player, aside:not(.shut) .log, .grip, .bar')]
  return banner && [panels.filter((one) => isUnder(one.getBoundingClientRect())).map((one) => one.className)]
}"""

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
def lively(visit: Visit) -> Page:
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


@pytest.mark.parametrize(
    ("game", "options", "zone", "sentence"),
    [
        ("carcasse", {}, "row", r"Incident! (.+) ends (?!Coralie)"),
        ("kleine_fische", AIDED, "board", r"pair (?!Coralie).+ must hide (.+) again"),
        ("coralia", {}, "station", r"Coralie sends the (.+) to the island"),
    ],
)
def test_what_ends_a_turn_is_seen_in_its_place_before_it_goes(
    lively: Page, game: str, options: dict[str, str], zone: str, sentence: str
) -> None:
    scene, found = scene_telling(game, sentence, options)
    theatre = Theatre(lively, game, options=options)
    lively.evaluate(WATCH)
    theatre.show(scene)
    assert lain(lively, zone, found[1]) >= LOOK


# What is seen on the board at any time, with its text.
SIGNS = """() => {
  window.seen = {}
  const note = (name, chosen) => {
    for (const { textContent } of document.querySelectorAll(chosen)) (window.seen[name] ??= []).push(textContent.trim())
  }
  new MutationObserver(() => {
    note('shout', '.shout .text')
    note('chain', '.row.struck .chain')
    note('call', '.own .crate .call')
    note('face', '.fleet:has(.boat.on:not(.own)) + .common .swimmer .face')
  }).observe(document.querySelector('.dive'), { childList: true, subtree: true, attributes: true, characterData: true })
}"""


def is_saved_in_part(scene: Scene) -> bool:
    """Whether an incident of one's own leaves something to stow."""
    said = scene.happenings() if scene.now.zones is None else []  # the changes lead to it
    return any(
        one.key == "told-incident" and one.fields["seat"] == seat_words(0) and other.key == "told-collected"
        for one, other in pairwise(said)
    )


def test_an_incident_is_shouted_and_crates_call_what_the_chain_has_saved(lively: Page) -> None:
    scene = next(filter(is_saved_in_part, all_scenes("carcasse", options=AIDED)))
    stowed = sum(words.key == "told-collected" for words in scene.happenings())
    theatre = Theatre(lively, "carcasse", options=AIDED)
    lively.evaluate(SIGNS)
    theatre.show(scene)
    seen = {name: [*dict.fromkeys(found)] for name, found in lively.evaluate("window.seen").items()}
    assert seen["shout"][0] == "Incident!"
    assert seen["chain"], "it holds until its cards are stowed"
    assert 0 < len(seen["call"]) <= stowed
    assert seen["face"], "a rival's captain looks out of the helmet"


def watch_a_bot(page: Page, game: str) -> None:
    """A table at which the other begins; its turn has just begun."""
    open_options(page, game, "Options")
    page.get_by_label("Who goes first").select_option("1")
    open_table(page)
    page.wait_for_function(BANNER, arg="Coralie", polling=A_MOMENT)  # it goes before somebody who looks seldom sees it
    page.evaluate(LISTEN)


@pytest.mark.parametrize("size", ["desk", "upright"])
@pytest.mark.parametrize("game", GAMES)
def test_whose_turn_begins_is_said_over_the_board_alone(visit: Visit, game: str, size: str) -> None:
    width, height = SIZES[size]
    page = visit(speed="normal", viewport={"width": width, "height": height})
    open_options(page, game, "Options")
    page.get_by_label("Who goes first").select_option("1")
    open_table(page)
    assert page.wait_for_function(UNDER_THE_BANNER, polling=A_MOMENT).json_value() == [[]]


def picture(page: Page) -> list[str]:
    """What lies where."""
    return list(page.evaluate(PICTURE))


@pytest.mark.parametrize("game", GAMES)
def test_a_bots_turn_shows_every_happening_in_its_order(lively: Page, game: str) -> None:
    watch_a_bot(lively, game)
    assert buttons(lively).count() == touches(lively).count() == 0, "nothing is offered while it plays"
    assert standing(lively) == "asked"
    said: list[Any] = lively.evaluate("window.said")
    assert len(said) > 2
    assert [words for words, _ in said] == one_by_one(log(lively)[lively.evaluate("window.before") :])
    gaps = [later - sooner for (_, sooner), (_, later) in pairwise(said)]
    assert min(gaps) >= A_SCENE, gaps
    assert picture(lively) == reloaded(lively)


def test_the_round_is_the_one_that_is_played(lively: Page) -> None:
    begin(lively, "coralia")
    lively.evaluate(ROUNDS)
    while not (rounds := lively.evaluate("window.rounds")):
        choose(lively, Random(1))
    assert rounds[0] == "Round 1 of 10"


def test_a_plate_counts_what_was_won_while_the_next_one_plays(lively: Page) -> None:
    begin(lively, "kleine_fische")
    while not (stop := buttons(lively).filter(has_text="Stop", has_not_text="octopus")).count():
        choose(lively, Random(1))
        assert standing(lively) == "asked"
    touch(stop)
    bar = "document.querySelector('.bar.playing')"
    own = "[...document.querySelectorAll('.player')].find(({ textContent }) => /You/.test(textContent)).textContent"
    plays = "/Coralie/.test(document.querySelector('.news p:last-child')?.textContent)"
    said = f"() => {bar}?.textContent.includes('Waiting for Coralie') && {plays} && {own}"
    assert re.search(r"\b[1-9]\d* fish", lively.wait_for_function(said, polling=A_MOMENT).json_value())


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
def test_who_skips_sees_the_same_picture(lively: Page, way: str) -> None:
    watch_a_bot(lively, "coralia")
    lively.wait_for_timeout(GUARDED + A_MOMENT)
    if way == "button":
        lively.get_by_role("button", name="Skip").click()
    elif way == "tap":
        lively.mouse.click(*lively.evaluate(OPEN_WATER))
    else:
        lively.keyboard.press(way)
    expect(lively.get_by_role("button", name="Skip")).to_have_count(0, timeout=A_SCENE)
    assert standing(lively) == "asked"
    assert picture(lively) == reloaded(lively)


def test_a_double_click_skips_nothing(lively: Page) -> None:
    begin(lively, "carcasse")
    lively.evaluate(LISTEN)
    buttons(lively).first.dblclick()
    expect(lively.get_by_role("button", name="Skip")).to_be_visible()


def test_what_was_played_is_shown_again(lively: Page) -> None:
    watch_a_bot(lively, "coralia")
    assert standing(lively) == "asked"
    played, seen, told = lively.evaluate("window.said"), picture(lively), log(lively)
    lively.evaluate("window.said = []")
    lively.get_by_role("button", name="Show me again").click()
    expect(lively.get_by_role("button", name="Skip")).to_be_visible()
    assert picture(lively) != seen
    assert standing(lively) == "asked"
    again: list[Any] = lively.evaluate("window.said")
    assert [words for words, _ in again][-len(played) :] == [words for words, _ in played]
    assert (picture(lively), log(lively)) == (seen, told)


def test_nothing_is_played_while_the_page_is_out_of_sight(lively: Page) -> None:
    watch_a_bot(lively, "coralia")
    lively.evaluate(HIDDEN)
    expect(lively.get_by_role("button", name="Skip")).to_have_count(0, timeout=A_SCENE)
    lively.evaluate(SEEN)
    assert standing(lively) == "asked"


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


def test_while_another_dives_nothing_is_at_stake_for_oneself(lively: Page) -> None:
    begin(lively, "carcasse")
    while not (up := buttons(lively).filter(has_text="Surface")).count():
        choose(lively, Random(1))
        assert standing(lively) == "asked"
    expect(lively.locator(".bar .worth")).to_be_visible()
    touch(up)
    bar = "document.querySelector('.bar.playing')"
    theirs = f"() => {bar}?.textContent.includes('Waiting for Coralie') && [{bar}.querySelectorAll('.worth').length]"
    assert lively.wait_for_function(theirs, polling=A_MOMENT).json_value() == [0]


def test_what_an_incident_takes_is_not_at_stake_any_more(lively: Page) -> None:
    begin(lively, "carcasse")
    lost = "() => document.querySelector('.sea.struck') && [document.querySelectorAll('.bar .worth').length]"
    for turn in range(MOST_TURNS):
        further = buttons(lively).filter(has_text="Continue")
        touch((further if further.count() else buttons(lively) if buttons(lively).count() else touches(lively)).first)
        insist(lively)
        seen = lively.wait_for_function(f"() => ({lost})() || ({STANDING})()", polling=A_MOMENT).json_value()
        if isinstance(seen, list):
            assert seen == [0]
            break
        assert seen == "asked", turn
    why = "document.querySelector('.bar.playing:not(.mine) .why')"
    alone = f"() => {why} && [document.querySelectorAll('.bar :is(.worth, .dial)').length]"
    assert lively.wait_for_function(alone, polling=A_MOMENT).json_value() == [0], "what another risks stands beside it"


def test_the_speed_is_kept(lively: Page) -> None:
    wish(lively, "Speed", "quick")
    lively.reload()
    lively.get_by_role("banner").get_by_role("button").click()
    expect(lively.get_by_role("dialog").get_by_label("Speed")).to_have_value("quick")


def test_a_replay_goes_by_happening_and_by_turn(lively: Page) -> None:
    watch_a_bot(lively, "coralia")
    lively.keyboard.press("Escape")
    lively.get_by_role("button", name="Table", exact=True).click()
    lively.get_by_role("link", name="Replay").click()
    slider = lively.get_by_role("slider")
    expect(slider).to_have_value("0")
    first = picture(lively)
    expect(lively.locator(".player .points")).to_have_count(lively.locator(".player").count())
    lively.get_by_role("button", name="One turn forward").click()
    turn = int(slider.input_value())
    lively.get_by_role("button", name="One step forward").click()
    expect(slider).to_have_value(str(turn + 1))
    lively.get_by_role("button", name="One turn back").click()
    expect(slider).to_have_value(str(turn))
    lively.get_by_label("Speed").select_option("4×")
    lively.get_by_role("button", name="Play").click()
    expect(lively.get_by_role("button", name="Pause")).to_be_visible()
    lively.get_by_role("button", name="Pause").click()
    lively.get_by_role("button", name="Play").click()
    expect(slider).to_have_value(slider.get_attribute("max") or "")
    expect(lively.get_by_role("button", name="Play")).to_be_visible()
    assert len(log(lively)) > 2
    slider.fill("0")
    assert picture(lively) == first
