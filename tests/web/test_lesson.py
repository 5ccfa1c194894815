"""The first lessons in the browser, to their ends, in every language: who learns does what glows."""

from __future__ import annotations

import os
from itertools import product

import pytest
from playwright.sync_api import Page, expect

from tablereef.games import find
from tablereef.kernel.text import LANGUAGES, Text
from tablereef.table.seen.lesson import lesson
from tests.table.test_lessons import TAUGHT
from tests.web.conftest import Visit
from tests.web.guests import DESK, PHONE, buttons, touch, touches
from tests.web.test_access import findings

EVERY = list(product(TAUGHT, LANGUAGES))
LESSONS = EVERY if os.environ.get("SOAK") else EVERY[:: len(LANGUAGES) + 1]  # each game once, in another language
MOMENT = """() => !document.querySelector('.fresh') && (document.querySelector('.bubble button')
  || document.querySelector('.offers .button.main:enabled, .piece.lit, .cover'))"""


def go_on(page: Page) -> None:
    """Read, or do the one thing that can be done."""
    page.wait_for_function(MOMENT)
    bubble = page.locator(".bubble button")
    written = buttons(page).locator("visible=true")
    things = next(things for things in (bubble, written, touches(page)) if things.count())
    touch(things.first)


@pytest.mark.parametrize(("game", "language"), LESSONS)
def test_a_lesson_is_played_to_its_end(visit: Visit, game: str, language: str) -> None:
    page = visit(f"/lesson/{game}", locale=language, viewport=PHONE if language == "de" else DESK)
    says = Text(language, find(game).texts)
    for stop in lesson(game).stops:
        if stop.words:
            expect(page.locator(".bubble p")).to_have_text(says.say(stop.words))
        go_on(page)
    expect(page.locator(".bubble a")).to_be_visible()
    expect(page.locator(".offers .button.main")).to_have_count(0)


def test_a_lesson_begins_at_home_and_leads_to_a_match(visit: Visit) -> None:
    page = visit()
    page.get_by_role("link", name="Lesson").first.click()
    expect(page.locator(".bubble p")).to_contain_text("Welcome aboard!")
    assert findings(page) == []
    for _ in lesson("carcasse").stops:
        go_on(page)
    page.locator(".bubble").get_by_role("button", name="Play now").click()
    expect(page.locator(".bar")).to_be_visible()


def test_where_there_is_no_lesson_it_is_said(visit: Visit) -> None:
    page = visit("/lesson/chess", refused=True)
    expect(page.get_by_role("alert")).to_contain_text("chess")
