"""The analysis of a match in the browser: asked for, waited for, and seen beside the replay and at the end."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from typing import Any, NamedTuple

import msgspec
import pytest
from playwright.sync_api import Page, Route, expect

from tablereef.kernel.words import Words
from tablereef.table.settings import SQLITE_FILE
from tablereef.table.wire.messages import Account, Analysed, Analysis, Chances, Slip
from tests.table.people import Party
from tests.table.server import Server
from tests.web.conftest import Visit
from tests.web.guests import DESK, PHONE
from tests.web.test_access import findings

pytestmark = pytest.mark.slow
A_LOOK = 1500  # milliseconds, longer than from one look at how far it is to the next
ASK = "Analyse this match"


class Played(NamedTuple):
    """A match that is over, who played it, and what is said to have been found in it."""

    table: str
    token: str
    found: Analysis


@pytest.fixture(scope="module")
def played(server: Server) -> Played:
    """A whole match against a bot; nothing is kept of an analysis yet."""
    with Party(server, ("Ada",), bots=1, spectators="open") as party:
        party.play_on()
        course = party.sockets[0].state["ending"]["course"]
    return Played(party.id, party.guests[0].token, made_up(course["versions"]))


def made_up(versions: list[int]) -> Analysis:
    """Chances that go up and down, and a slip of each seat in its third turn."""
    shares = [0.5 + 0.3 * (-1) ** turn * turn / len(versions) for turn in range(len(versions) - 1)]
    words = Words("choice-surface"), Words("choice-continue")
    return Analysis(
        versions=versions[-1],
        chances=tuple(
            Chances(version=version, seat=turn % 2, shares=(share, 1 - share))
            for turn, (version, share) in enumerate(zip(versions, shares, strict=False))
        ),
        slips=tuple(
            Slip(version=versions[2 + seat], seat=seat, played=words[0], better=words[1], cost=0.07, error=0.02)
            for seat in (0, 1)
        ),
        accounts=(
            Account(start=0.5, own=-0.24, others=0, luck=-0.26, end=0),
            Account(start=0.5, own=0, others=0.24, luck=0.26, end=1),
        ),
    )


@pytest.fixture
def kept(server: Server, played: Played) -> Played:
    """The analysis is in the store."""
    with closing(sqlite3.connect(server.folder / SQLITE_FILE, timeout=10)) as store:
        found = msgspec.json.encode(played.found).decode()
        store.execute("INSERT OR REPLACE INTO analyses VALUES (?, ?)", (played.table, found))
        store.commit()
    return played


def as_ada(visit: Visit, played: Played, path: str, **looks: Any) -> Page:
    """The browser of who played."""
    page = visit(**looks)
    page.evaluate("token => localStorage.setItem('tablereef-token', token)", played.token)
    page.goto(page.url.rstrip("/") + path)
    return page


def test_it_is_asked_for_and_says_how_far_it_is(visit: Visit, played: Played) -> None:
    """The server says so; here it only stands still at each step until it was seen."""
    said = [Analysed(progress="none")]

    def answer(route: Route) -> None:
        if route.request.method == "POST":
            said[0] = Analysed(progress="waiting")
        route.fulfill(status=200, content_type="application/json", body=json.dumps(msgspec.to_builtins(said[0])))

    page = visit()
    page.route("**/analysis", answer)
    page.evaluate("token => localStorage.setItem('tablereef-token', token)", played.token)
    page.goto(f"{page.url}table/{played.table}")
    page.get_by_role("button", name=ASK).click()
    expect(page.get_by_text("Another match is being analysed first")).to_be_visible()
    said[0] = Analysed(progress="compiling")
    expect(page.get_by_text("that takes a minute or two")).to_be_visible()
    assert page.get_by_role("progressbar").get_attribute("value") is None, "nobody knows how long"
    said[0] = Analysed(progress="thinking", share=0.5)
    expect(page.locator("progress[value='0.5']")).to_be_visible()
    said[0] = Analysed(progress="none")
    page.wait_for_timeout(A_LOOK)
    expect(page.get_by_text("That did not work; try again.")).to_be_visible()
    page.get_by_role("button", name=ASK).click()
    expect(page.get_by_text("Another match is being analysed first")).to_be_visible()
    said[0] = Analysed(progress="done", share=1, found=played.found)
    expect(page.locator(".hindsight .curves polyline")).to_have_count(2)
    expect(page.locator(".hindsight")).to_contain_text("Ada: from 50 % to 0 %. Own choices −24")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_replay_has_the_chances_on_its_own_axis(visit: Visit, kept: Played, size: Any) -> None:
    page = as_ada(visit, kept, f"/replay/{kept.table}", viewport=size)
    curves, slider = page.locator(".controls .curves"), page.get_by_role("slider")
    expect(curves.locator("polyline")).to_have_count(2)
    expect(curves.locator("i")).to_have_text(["1"])
    box = curves.bounding_box()
    assert box is not None
    curves.click(position={"x": box["width"] / 2, "y": 8})
    most = int(slider.get_attribute("max") or 0)
    assert abs(int(slider.input_value()) - most / 2) <= 2
    slip = page.locator(".hindsight ol li")
    expect(slip).to_contain_text("Another choice was worth 7 % more: “Continue”")
    slip.get_by_role("link").click()
    expect(slip).to_have_attribute("aria-current", "step")
    page.get_by_text("Turn by turn").click()
    rows = page.get_by_role("row")
    expect(rows).to_have_count(1 + len(kept.found.chances))
    expect(rows.nth(1)).to_contain_text("50 %")
    if size is PHONE:
        assert findings(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_who_did_not_play_sees_the_slips_of_everyone_and_cannot_ask(visit: Visit, kept: Played) -> None:
    page = visit(f"/replay/{kept.table}")
    expect(page.locator(".hindsight ol li")).to_have_count(2)
    expect(page.get_by_role("button", name=ASK)).to_have_count(0)
