"""Everyone sees how everyone stands, what it is all about, and why a turn has ended; the log tells turns."""

from __future__ import annotations

import json
import re
from random import Random

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.table.people import Party
from tests.table.server import Server
from tests.web.conftest import Visit
from tests.web.guests import (
    GAMES,
    PHONE,
    SIZES,
    buttons,
    choose,
    insist,
    open_options,
    open_table,
    play_now,
    resize,
    settled,
    standing,
)
from tests.web.test_meaning import decide
from tests.web.test_worlds import UNREAD

ASLEEP = '"asleep":true'
SEEN = [
    {"key": f"note-{how}", "fields": {"seat": {"key": "seat", "fields": {"seat": 1}}, "card": {"key": f"card-{card}"}}}
    for how, card in (("recognised", "per_turtle"), ("took", "lionfish"))
]


def test_points_and_what_is_at_stake_stand_beside_a_name(home: Page) -> None:
    decide(home)
    own = home.locator(".player.own")
    worth = re.search(r"\+(\d+) points?,", buttons(home).filter(has_text="Surface").inner_text())
    assert worth
    expect(own.locator(".stake")).to_have_text(re.compile(rf"This dive: \+{worth[1]} points?$"))
    expect(home.locator(".player .points")).to_have_count(home.locator(".player").count())


def test_the_goal_of_the_game_stands_at_the_table_or_with_the_rules(visit: Visit) -> None:
    for looks in ({}, {"viewport": PHONE}):
        page = visit(**looks)
        play_now(page, "carcasse")
        if looks:
            page.get_by_role("button", name="Rules").click()
        goal = page.locator("dialog .goal" if looks else ".head .goal")
        expect(goal).to_contain_text("Have the most points when the pile is empty")
        expect(goal).to_be_visible()


def test_why_a_turn_ended_is_said_until_the_next_choice(home: Page) -> None:
    decide(home)
    why = home.locator(".bar .why")
    for turn in range(60):
        if why.count():
            break
        further = buttons(home).filter(has_text="Continue")
        if further.count():
            with settled(home):
                further.click()
                insist(home)
        else:
            choose(home, Random(turn))
        assert standing(home) == "asked"
    expect(why).to_contain_text("Why did you have to stop? Incident!")
    home.reload()
    assert standing(home) == "asked"
    expect(why).to_contain_text(re.compile(r"Incident! (.+ \d) ends .+ \1 came, and .+ one like it\.$"))
    assert home.locator(".asked").evaluate("asked => asked.scrollHeight - asked.clientHeight") <= 2, "it is read whole"
    said = why.inner_text()
    choose(home, Random(1))
    expect(why.filter(has_text=said)).to_have_count(0)  # the next turn may have ended as well


def test_the_log_is_told_turn_by_turn(home: Page) -> None:
    decide(home)
    turns = home.locator(".log .turn")
    for turn in range(40):
        if turns.count() > 3:
            break
        choose(home, Random(turn))
        assert standing(home) == "asked"
    for told in (turns.last, turns.first):
        expect(told.locator("li").first).to_be_hidden()
        told.get_by_role("button", expanded=False).click()
        expect(told.locator("li").first).to_be_visible()


@pytest.mark.parametrize("memory_aid", ["off", "on"])
def test_a_log_that_forgets_says_so(home: Page, memory_aid: str) -> None:
    open_options(home, "kleine_fische", "Options")
    home.get_by_label("Memory aid").select_option(memory_aid)
    open_table(home)
    assert standing(home) == "asked"
    expect(home.get_by_text("is not repeated here")).to_have_count(int(memory_aid == "off"))
    expect(home.locator(".log .turn").first).to_contain_text("Set-up")


@pytest.mark.parametrize("game", GAMES)
def test_the_plate_of_an_octopus_that_sleeps_says_so_on_a_phone_too(visit: Visit, game: str) -> None:
    """Here every bot is one."""

    def asleep(line: WebSocketRoute) -> None:
        line.connect_to_server().on_message(lambda message: line.send(str(message).replace('"asleep":false', ASLEEP)))

    page = visit(viewport=PHONE)
    page.route_web_socket("**/socket", asleep)
    play_now(page, game)
    expect(page.get_by_title("until then it plays as Diver does").first).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_who_looks_on_sees_every_place_once(visit: Visit, server: Server, game: str) -> None:
    with Party(server, ("Ada",), bots=1, game=game, spectators="open") as party:
        page = visit(f"/watch/{party.id}")
        expect(page.locator(".world .player")).to_have_count(2)
        zones = page.locator("[data-zone]").evaluate_all("all => all.map((one) => one.dataset.zone)")
    assert len(zones) == len(set(zones)), zones


def test_an_eye_on_a_plate_shows_which_cards_one_knows(visit: Visit) -> None:
    """CO-K3: the bar keeps its room for the question."""

    def recognised(line: WebSocketRoute) -> None:
        line.connect_to_server().on_message(lambda message: line.send(with_notes(str(message))))

    page = visit()
    page.route_web_socket("**/socket", recognised)
    play_now(page, "coralia")
    assert standing(page) == "asked"
    for size, (_, height) in SIZES.items():
        resize(page, size)
        assert page.evaluate(UNREAD) == []
        page.locator(".player:not(.own) .known").click()
        for told in ("has looked at it since: “3 per turtle”", "has taken it since: Lionfish"):
            expect(page.locator(".tip")).to_contain_text(told)
        page.mouse.click(1, height // 2)
        expect(page.locator(".tip")).to_have_count(0)
    expect(page.locator(".player.own .known")).to_have_count(0)


def with_notes(message: str) -> str:
    """Somebody else knows two cards that one put under a pile."""
    told = json.loads(message)
    if asked := told.get("asked"):
        asked["notes"] += SEEN
    return json.dumps(told)
