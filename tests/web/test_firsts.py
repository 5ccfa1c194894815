"""What happens for the first time is explained, once, beside what can be chosen."""

from __future__ import annotations

import json
from random import Random

import msgspec
import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tablereef.games import find
from tablereef.games.kleine_fische.events import CELL
from tablereef.kernel.game import CHANCE
from tablereef.kernel.match import Event, Match
from tablereef.kernel.text import Text
from tablereef.kernel.told import shown_to
from tablereef.kernel.words import Words
from tablereef.table.seen.news import Heard, match_state
from tablereef.testing.laws import match_at
from tests.rules.kleine_fische.table import Table, lay
from tests.web.conftest import Visit
from tests.web.guests import (
    DESK,
    PHONE,
    buttons,
    choose,
    insist,
    play_now,
    question,
    settled,
    standing,
    touch,
    touches,
    wish,
)
from tests.web.scenes import AIDED, NAMES, Theatre, scene_telling
from tests.web.test_access import findings

GAME = "carcasse"  # who never surfaces sees an incident soon
MOST = 40  # choices, and something was explained
COVERED = """() => {
  const meet = (one, other) =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
  const bubble = document.querySelector('.explained:not(.waits)')?.getBoundingClientRect()
  const offers = bubble ? [...document.querySelectorAll('.lit, .cover, .bar')] : []
  return offers.filter((thing) => meet(bubble, thing.getBoundingClientRect())).map((thing) => thing.textContent)
}"""
# How far the bubble is from what it is about, in parts of the window; none: it stands over it.
FAR = """(at) => {
  const [bubble, about] = ['.explained', `[data-id="${at}"], [data-zone="${at}"]`]
    .map((one) => document.querySelector(one).getBoundingClientRect())
  const across = Math.max(bubble.left - about.right, about.left - bubble.right, 0)
  const down = Math.max(bubble.top - about.bottom, about.top - bubble.bottom, 0)
  return Math.hypot(across / innerWidth, down / innerHeight)
}"""
PAIR = "reveal fish=boxfish-1"
KEPT = "() => Object.keys(localStorage).filter((key) => key.startsWith('tablereef-first-')).length"


NEAR = 0.4
LONGER_THAN_A_BREATH = 2500  # milliseconds


def sayings() -> dict[str, str]:
    """All that may be explained, and where it is seen."""
    script, text = find(GAME).lesson, Text("en", find(GAME).texts)
    assert script is not None
    return {text.say(Words(f"first-{kind}")): first.at for kind, first in script.firsts.items()}


def place_of(page: Page, said: str) -> str:
    """The zone that is spoken of, at one's own seat."""
    hold = page.locator(".own [data-zone^=hold-]").get_attribute("data-zone")
    assert hold is not None
    seat = hold.removeprefix("hold-")
    return sayings()[said].format(seat=seat, victim=seat)


def dare(page: Page) -> None:
    """Dive on, or do whatever else is asked first."""
    assert standing(page) == "asked"
    with settled(page):
        touch((buttons(page) if buttons(page).count() else touches(page)).first)
        insist(page)


def dare_until_explained(page: Page) -> str:
    """Dive on until something is explained, beside what can be chosen; what is said."""
    bubble = page.locator(".explained:not(.waits)")
    for _ in range(MOST):
        assert standing(page) == "asked"
        page.wait_for_function(f"() => !({COVERED})().length")
        if bubble.count():
            break
        dare(page)
    return bubble.locator("p").inner_text()


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_what_happens_first_is_explained_beside_the_offers(visit: Visit, size: dict[str, int]) -> None:
    page = visit(viewport=size)
    play_now(page, GAME)
    assert page.evaluate(FAR, place_of(page, dare_until_explained(page))) < NEAR
    assert page.evaluate(KEPT) >= 1
    expect(page.locator(".ring rect")).to_have_count(1)  # around what it is about
    assert findings(page) == []
    while page.locator(".explained").count():
        page.get_by_role("button", name="Got it").click()
    page.reload()
    assert standing(page) == "asked"
    expect(page.locator(".explained")).to_have_count(0)


def test_an_explanation_goes_with_the_next_choice(visit: Visit) -> None:
    page = visit()
    play_now(page, GAME)
    said = dare_until_explained(page)
    dare(page)
    expect(page.locator(".explained", has_text=said)).to_have_count(0)


@pytest.mark.parametrize("is_closed", [True, False])
def test_nobody_plays_on_while_an_explanation_is_read(visit: Visit, is_closed: bool) -> None:
    """Whoever does not close it has some time, then it makes room."""
    theatre = Theatre(page := visit(speed="quick"), "kleine_fische", options=AIDED, firsts="on")
    scene, _ = scene_telling("kleine_fische", f"pair {NAMES[0]} must hide", AIDED)
    theatre.tell(scene)
    expect(page.locator(".explained:not(.waits)")).to_contain_text("A pair!")
    page.wait_for_timeout(LONGER_THAN_A_BREATH)
    expect(page.locator(".bar.playing")).to_be_visible()
    expect(page.locator(".banner")).to_have_count(0)
    if is_closed:
        page.get_by_role("button", name="Got it").click()
    expect(page.locator(".banner")).to_be_visible()
    expect(page.locator(".explained")).to_have_count(0)


# How far what is said is from what it rings, in pixels.
AWAY = """() => {
  const [bubble, ring] = ['.explained:not(.waits)', '.ring rect:last-of-type']
    .map((one) => document.querySelector(one)?.getBoundingClientRect())
  if (!bubble || !ring) return Infinity
  const across = Math.max(bubble.left - ring.right, ring.left - bubble.right, 0)
  const down = Math.max(bubble.top - ring.bottom, ring.top - bubble.bottom, 0)
  return Math.hypot(across, down)
}"""
NEXT_TO_IT = 120


@pytest.mark.parametrize("sentence", ["pair {} must hide", "{} moves the octopus"])
def test_on_the_reef_an_explanation_lies_next_to_what_it_is_about(visit: Visit, sentence: str) -> None:
    """It covers the empty water rather than going to a corner."""
    theatre = Theatre(page := visit(speed="quick"), "kleine_fische", options=AIDED, firsts="on")
    theatre.tell(scene_telling("kleine_fische", sentence.format(NAMES[0]), AIDED)[0])
    page.wait_for_function(f"limit => ({AWAY})() < limit", arg=NEXT_TO_IT)


def test_who_knows_the_game_can_do_without(visit: Visit) -> None:
    page = visit()
    wish(page, "What happens for the first time", "off")
    play_now(page, GAME)
    while "Incident!" not in str(page.locator(".log").text_content()):
        dare(page)
    expect(page.locator(".explained")).to_have_count(0)
    assert page.evaluate(KEPT) == 0


def test_what_ended_the_turn_is_explained_first(visit: Visit) -> None:
    """A squid held on to somebody, and the next card was an incident."""
    theatre, text = Theatre(page := visit(), GAME, firsts="on"), Text("en", find(GAME).texts)
    scene, _ = scene_telling(GAME, f"Incident! .+ ends {NAMES[0]}", {})
    told = [said.key for said in scene.happenings()]
    assert told.index("told-indebted") < told.index("told-incident")
    theatre.tell(scene)
    for first in ("first-incident", "first-indebted"):
        expect(page.locator(".explained p")).to_have_text(text.say(Words(first)))
        page.get_by_role("button", name="Got it").click()


# Whether the tail of what is said is directed at a card of one's own.
POINTED = """() => {
  const found = document.querySelector('.pointer path')?.getAttribute('d').match(/-?[\\d.]+/g).map(Number)
  const [x1, y1, x, y, x2, y2] = found ?? []
  const [from, by] = [{ x: (x1 + x2) / 2, y: (y1 + y2) / 2 }, 0.02]
  const at = (far) => [from.x + far * (x - from.x), from.y + far * (y - from.y)]
  const cards = [...document.querySelectorAll('.own .piece')].map((card) => card.getBoundingClientRect())
  const hits = ([x, y]) =>
    cards.some(({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom)
  return Array.from({ length: 500 }, (_, i) => at(1 + i * by)).some(hits)
}"""


def test_what_is_said_of_key_and_chest_points_at_a_card(visit: Visit) -> None:
    theatre = Theatre(page := visit(speed="quick"), GAME, firsts="on")
    theatre.tell(scene_telling(GAME, f"Key and chest bring {NAMES[0]}", {})[0])
    expect(page.locator(".explained:not(.waits)")).to_contain_text("Key and chest in one dive")
    page.wait_for_function(POINTED)


# Whether there is a ring around each of these pieces, and no other.
RINGED = """(names) => {
  const rings = [...document.querySelectorAll('.ring rect')].map((ring) => ring.getBoundingClientRect())
  const isIn = (box, ring) => Math.max(
    Math.abs(ring.left + ring.right - box.left - box.right), Math.abs(ring.top + ring.bottom - box.top - box.bottom),
    Math.abs(ring.width - box.width - 6), Math.abs(ring.height - box.height - 6)) < 6
  const boxes = names.map((name) => document.querySelector(`[data-id="${name}"]`).getBoundingClientRect())
  return rings.length === names.length && boxes.every((box) => rings.some((ring) => isIn(box, ring)))
}"""


def before_a_pair(seat: int) -> Table:
    """A boxfish lies open beside a moray, and the next fish is about to be turned up."""
    divers = [("v2.2>x2.2", "v2.4>x2.4")[number != seat] for number in range(2)]
    t = lay(up="4.0=moray-4 4.1=boxfish-4", divers=divers, active=seat)
    t.play("swim_on", "move space=v1.2", "turn_up cell=1.2")
    return t


def with_a_pair(page: Page) -> None:
    """Whatever is dealt, a pair comes up as soon as one sits at the table."""

    def state_of(match: Match, seat: int, is_told: bool) -> str:
        state = match_state(match, seat, (seat,), Heard(), None)
        told = {"zones": None, "told": tuple(shown_to(match, seat, 0))} if is_told else {}
        return msgspec.json.encode(msgspec.structs.replace(state, **told)).decode()

    def between(client: WebSocketRoute) -> None:
        def hear(message: str) -> None:
            heard = json.loads(message)
            if heard["type"] != "state":
                client.send(message)
            elif heard["seat"] is not None and not met:
                met.append(heard["seat"])
                match = match_at(find("kleine_fische"), before_a_pair(heard["seat"]).s)
                client.send(state_of(match, heard["seat"], is_told=False))
                match.add(Event(CHANCE, match.game.chance_codes.code(PAIR), PAIR))
                client.send(state_of(match, heard["seat"], is_told=True))

        met: list[int] = []
        client.connect_to_server().on_message(lambda message: hear(str(message)))

    page.route_web_socket("**/socket", between)


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_the_first_fish_explains_what_it_brings_and_what_its_number_opens(visit: Visit, size: dict[str, int]) -> None:
    """Shells are points, its number is none: caves are explored by it (KF-D8)."""
    page, dice = visit(viewport=size), Random(1)
    play_now(page, "kleine_fische")
    while "swim on, or stop" not in question(page):
        assert standing(page) == "asked"
        choose(page, dice)
    bubble = page.locator(".explained:not(.waits)", has_text="each shell is a point")
    expect(bubble).to_contain_text("The badge on it counts your open fish")
    assert page.evaluate(COVERED) == []


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_both_cards_of_a_pair_are_ringed_where_they_come_to_rest(visit: Visit, size: dict[str, int]) -> None:
    page = visit(viewport=size, reduced_motion="no-preference")
    with_a_pair(page)
    play_now(page, "kleine_fische")
    pair = [f"card-{CELL.index(place)}" for place in ("4.1", "1.2")]
    page.wait_for_function(RINGED, arg=pair)
    page.set_viewport_size({"width": size["height"], "height": size["width"]})
    page.wait_for_function(RINGED, arg=pair)
