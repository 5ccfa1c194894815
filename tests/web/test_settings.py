"""The settings: one place, at home and at the table, kept by the browser."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.guests import RUNNING, open_options, play_now, standing, wish
from tests.web.test_access import findings

SEA = "getComputedStyle(document.body).backgroundColor"
LIGHT, DARK = "rgb(227, 241, 241)", "rgb(7, 26, 36)"


def test_colours_are_the_systems_until_others_are_wanted(visit: Visit) -> None:
    page = visit(color_scheme="dark")
    page.get_by_role("banner").wait_for()
    assert page.evaluate(SEA) == DARK
    wish(page, "Colours", "light")
    assert page.evaluate(SEA) == LIGHT
    page.reload()
    page.get_by_role("banner").wait_for()
    assert page.evaluate(SEA) == LIGHT
    wish(page, "Colours", "system")
    assert page.evaluate(SEA) == DARK


def test_motion_is_the_systems_until_another_is_wanted(visit: Visit) -> None:
    page = visit(reduced_motion="reduce")
    play_now(page, "coralia")
    assert standing(page) == "asked"
    page.wait_for_function(f"() => {RUNNING} === 0")  # what has changed fades in, and that ends
    wish(page, "Motion", "full")
    page.wait_for_function(f"() => {RUNNING} > 0")
    wish(page, "Motion", "reduced")
    page.wait_for_function(f"() => {RUNNING} === 0")
    page.emulate_media(reduced_motion="no-preference")
    page.reload()
    assert standing(page) == "asked"
    page.wait_for_function(f"() => {RUNNING} === 0")  # what has changed fades in, and that ends


def test_the_table_menu_leads_to_the_settings_and_escape_leads_back(home: Page) -> None:
    play_now(home, "carcasse")
    home.get_by_role("button", name="Table", exact=True).click()
    home.get_by_role("dialog").get_by_role("button", name="Settings").click()
    expect(home.get_by_role("dialog", name="Settings").get_by_label("Language")).to_be_visible()
    home.keyboard.press("Escape")
    expect(home.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious_in_the_settings(visit: Visit, scheme: str) -> None:
    page = visit(color_scheme=scheme)
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert findings(page) == []


def memory_aid(page: Page) -> str:
    """What the form of a new table begins with."""
    open_options(page, "carcasse", "Options")
    aid = page.get_by_label("Memory aid").input_value()
    page.go_back()
    return aid


def test_newcomers_are_helped_to_remember_until_they_have_finished_a_match(home: Page) -> None:
    assert memory_aid(home) == "on"
    play_now(home, "carcasse")
    home.get_by_role("button", name="Table", exact=True).click()
    expect(home.get_by_role("dialog")).to_contain_text("show what is left in the pile")
    home.get_by_role("button", name="Agree to end here").click()
    expect(home.locator(".ending")).to_be_visible()
    home.get_by_role("link", name="Home").click()
    assert memory_aid(home) == "off"
    wish(home, "Memory aid", "on")
    assert memory_aid(home) == "on"


def test_tables_with_friends_begin_without_the_memory_aid(home: Page) -> None:
    open_options(home, "carcasse", "Invite friends")
    expect(home.get_by_label("Memory aid")).to_have_value("off")
