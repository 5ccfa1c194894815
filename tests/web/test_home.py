"""Home: who one plays against, and how a game opens."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.table.people import Party
from tests.table.server import Server
from tests.web.conftest import Visit
from tests.web.guests import GAMES, GUARDED, open_options, open_table, play_now


def test_play_seats_the_bot_that_was_chosen_last(home: Page) -> None:
    against = home.get_by_role("group", name="Play against")
    expect(against.get_by_role("radio", name="Snorkeller")).to_be_checked()
    against.get_by_role("radio", name="Plankton").check()
    home.reload()
    expect(against.get_by_role("radio", name="Plankton")).to_be_checked()
    with home.expect_request(lambda request: request.method == "POST" and request.url.endswith("/api/tables")) as sent:
        play_now(home, "carcasse")
    assert {"type": "bot", "level": "plankton"} in json.loads(sent.value.post_data or "")["seats"]


def test_an_octopus_brings_the_question_how_long_it_thinks(home: Page) -> None:
    open_options(home, "carcasse", "Options")
    level = home.get_by_role("radiogroup", name="Level")
    expect(level.get_by_role("radio", name="Snorkeller")).to_be_checked()
    expect(home.get_by_label("Octopus thinks")).to_have_count(0)
    level.get_by_role("radio", name="Octopus: thinks ahead").check()
    expect(home.get_by_label("Octopus thinks")).to_have_value("normal")


def test_the_form_of_a_table_waits_for_its_words(home: Page) -> None:
    held: list[Route] = []
    words = "**/api/texts/*/carcasse.ftl"
    home.route(words, lambda route: held.append(route))
    with home.expect_request(words):
        home.locator("article", has_text=GAMES["carcasse"]).get_by_role("link", name="Options").click()
    expect(home).to_have_url(re.compile("/new/"))
    expect(home.get_by_role("banner")).to_be_visible()
    home.wait_for_timeout(GUARDED)
    expect(home.get_by_role("button", name="Open the table")).to_have_count(0)
    assert held
    for route in held:
        route.continue_()
    expect(home.get_by_label("Who goes first")).to_be_visible()


def test_a_host_chooses_the_level_of_a_bot_in_the_lobby(home: Page) -> None:
    open_options(home, "carcasse", "Invite friends")
    home.get_by_label("3 players").check()
    open_table(home)
    home.get_by_role("group", name="Add a bot").first.get_by_role("button", name="Plankton: plays anything").click()
    expect(home.locator(".raft").get_by_role("listitem").nth(1)).to_contain_text("Plankton")


def test_the_rules_are_read_at_home_with_pictures(home: Page) -> None:
    home.locator("article", has_text=GAMES["kleine_fische"]).get_by_role("button", name="Rules").click()
    dialog = home.get_by_role("dialog")
    expect(dialog.get_by_text("Clownfish", exact=True)).to_be_visible()
    assert dialog.locator(".mini svg").count() > 20
    expect(dialog.get_by_text("At this table")).to_have_count(0)


def test_the_water_floods_in_and_is_gone_when_the_table_is_there(visit: Visit) -> None:
    page = visit(reduced_motion="no-preference")
    page.locator("article", has_text=GAMES["coralia"]).get_by_role("button", name="Play now").click()
    expect(page.locator(".flood")).to_be_attached()
    expect(page.locator(".bar")).to_be_visible()
    expect(page.locator(".flood")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_who_plays_now_begins(home: Page, game: str) -> None:
    with home.expect_request(
        lambda request: request.method == "POST" and request.url.endswith("/api/tables")
    ) as opened:
        play_now(home, game)
    plan = json.loads(opened.value.post_data or "")
    assert (plan["options"]["begins"], plan["seats"][0]["type"]) == ("first_seat", "person")
    expect(home.locator(".lit, .offers button:enabled").first).to_be_visible()


def test_a_table_is_fetched_when_a_hand_comes_near(home: Page) -> None:
    with home.expect_request("**/TablePage-*.js"):
        home.locator("article", has_text=GAMES["carcasse"]).get_by_role("button", name="Play now").hover()


# The ways of a game whose name is broken or wider than what is touched.
BROKEN = """() => [...document.querySelectorAll('.way > span')].filter((name) => {
  const { width, height } = name.getBoundingClientRect()
  const isBroken = height > 1.5 * parseFloat(getComputedStyle(name).lineHeight)
  return isBroken || width > name.parentElement.getBoundingClientRect().width + 0.5
}).map((name) => name.textContent)"""


@pytest.mark.parametrize("language", ["de", "en", "fr", "it", "nl"])
def test_all_ways_of_a_card_are_read_on_one_line(visit: Visit, server: Server, language: str) -> None:
    with Party(server, game="coralia", spectators="open"):
        page = visit(locale=language)
        expect(page.locator("a.way[href^='/watch/']").first).to_be_attached()
        for width, height in ((1280, 800), (1920, 1080), (390, 844), (844, 390)):
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(BROKEN) == []


def test_a_card_leads_to_a_table_to_watch(home: Page, server: Server) -> None:
    with Party(server, game="coralia", spectators="open"):
        home.reload()
        home.locator("article", has_text=GAMES["coralia"]).get_by_role("link", name="Watch").click()
        expect(home.get_by_text("You are watching")).to_be_visible()
