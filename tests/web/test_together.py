"""Several people: two browsers, one screen, spectators, leavers."""

from __future__ import annotations

import os
import re
import time
from datetime import UTC, datetime, timedelta
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.guests import (
    A_MOMENT,
    GAMES,
    PHONE,
    choose,
    id_in,
    is_asked,
    open_options,
    open_table,
    play_now,
    standing,
)

pytestmark = pytest.mark.slow
PATIENCE = 480  # seconds for a match of three, on a busy machine
MOST_MATCHES = 3  # in one of 1,500 somebody has no hidden card for 60 choices
AWAY = 1100  # milliseconds after which this server lets a bot play for a leaver


def invited(host: Page, visit: Visit, name: str) -> Page:
    """Somebody follows the invitation that the host sees."""
    link = host.get_by_label("Invitation").input_value()
    expect(host.get_by_role("img", name="QR code")).to_be_visible()
    friend = visit(link[link.index("/join") :])
    friend.get_by_label("Your name").fill(name)
    friend.get_by_role("button", name="Sit down").click()
    expect(friend.locator(".table")).to_be_visible()
    return friend


def three(visit: Visit, game: str) -> tuple[Page, Page]:
    """A host, a friend and a bot at one table."""
    host = visit()
    open_options(host, game, "Invite friends")
    host.get_by_label("3 players").check()
    host.get_by_label("Seat 3", exact=True).select_option("bot")
    open_table(host)
    friend = invited(host, visit, "Grace")
    for page in (host, friend):
        expect(page.locator(".bar")).to_be_visible()
        expect(page.get_by_role("region", name="Grace", exact=True)).to_be_visible()
    return host, friend


def play_together(pages: tuple[Page, Page]) -> int:
    """Whoever is asked touches something, never both, until it is over for both; how often."""
    dice, touches, end = Random(7), 0, time.monotonic() + PATIENCE
    while not all(page.locator(".ending").count() for page in pages):
        assert time.monotonic() < end, f"this match does not end, after {touches} touches"
        asked = [page for page in pages if is_asked(page)]
        assert len(asked) < 2, "it is the turn of both"
        for page in asked:
            choose(page, dice)
        pages[0].wait_for_timeout(0 if asked else A_MOMENT)
        touches += len(asked)
    return touches


def agree_to_end(pages: tuple[Page, Page]) -> None:
    """Both agree while one of them is asked: a bot that moves would free who agreed before."""
    while not any(map(is_asked, pages)):
        pages[0].wait_for_timeout(A_MOMENT)
    for page in pages:
        page.get_by_role("button", name="Table", exact=True).click()
        page.get_by_role("button", name="Agree to end here").click()


def results(pages: tuple[Page, Page]) -> set[str]:
    """What the end screens say."""
    return {page.locator(".ending table").inner_text() for page in pages}


@pytest.mark.parametrize("game", GAMES if os.environ.get("SOAK") else ["coralia"])  # each to its end by one browser
def test_two_browsers_and_a_bot_play_a_match_to_its_end(visit: Visit, game: str) -> None:
    pages = three(visit, game)
    assert play_together(pages) > 10
    assert len(results(pages)) == 1


def test_a_match_of_three_ends_when_both_people_agree(visit: Visit) -> None:
    pages = three(visit, "carcasse")
    for page in pages:
        expect(page.locator(".ending")).to_have_count(0)
    agree_to_end(pages)
    assert len(results(pages)) == 1


def test_whose_turn_it_is_stands_in_the_title_and_on_the_home_page(visit: Visit) -> None:
    host = visit()
    open_options(host, "coralia", "Invite friends")
    host.get_by_label("Who goes first").select_option("1")
    open_table(host)
    friend = invited(host, visit, "Grace")
    expect(friend).to_have_title("● Your turn · Coralia · Tablereef")
    expect(friend.locator(".yours")).to_have_text("Your turn")
    expect(host).to_have_title("Coralia · Tablereef")
    expect(host.locator(".bar")).to_contain_text("Waiting for Grace")
    friend.goto(friend.url.split("/table")[0])
    expect(friend).to_have_title("(1) Your turn · Tablereef")
    friend.get_by_role("link", name="Your turn").click()
    expect(friend.locator(".yours")).to_be_visible()


def test_days_per_move_leave_time_and_the_home_page_says_whose_turn_it_is(visit: Visit) -> None:
    host, days = visit(timezone_id="UTC"), [in_three_days()]
    host_name = host.get_by_label("Your name").input_value()
    open_options(host, "coralia", "Invite friends")
    host.get_by_label("Who goes first").select_option("1")
    host.get_by_label("Pace").select_option("days")
    host.get_by_label("How many days").fill("3")
    open_table(host)
    friend = invited(host, visit, "Grace")
    expect(friend).to_have_title("● Your turn · Coralia · Tablereef")
    for page in (host, friend):
        expect(page.get_by_role("timer")).to_contain_text("3 days")
    days.append(in_three_days())  # another one, if it was midnight meanwhile
    expect(host.get_by_role("timer")).to_have_text(re.compile(rf"\b({'|'.join(days)})"))
    home, table = host.url.split("/table/")
    host.goto(home)
    expect(host.locator(f"a[href='/table/{table}']")).to_contain_text("in progress")  # others may be watched
    expect(host).to_have_title("Tablereef")
    expect(friend.get_by_role("region", name=host_name, exact=True)).to_contain_text("away")
    play_until_another_is_asked(friend)
    expect(friend.get_by_role("button", name="Let a bot play on")).to_have_count(0)
    expect(host).to_have_title("(1) Your turn · Tablereef")
    expect(host.get_by_role("link", name="Your turn")).to_contain_text("3 days")
    host.get_by_role("link", name="Your turn").click()
    expect(host).to_have_title("● Your turn · Coralia · Tablereef")


def in_three_days() -> str:
    """The day as the clock names it."""
    end = datetime.now(tz=UTC) + timedelta(days=3)
    return f"{end.day} {end:%b}"


def play_until_another_is_asked(page: Page) -> None:
    """The rest of a turn."""
    dice = Random(2)
    while not page.get_by_text("Waiting for").count():
        if is_asked(page):
            choose(page, dice)
        page.wait_for_timeout(A_MOMENT)


def test_on_one_screen_the_curtain_hides_what_is_private(visit: Visit) -> None:
    page, dice = visit(), Random(1)
    for _ in range(MOST_MATCHES):
        page.goto(page.url.split("/table")[0])
        open_options(page, "coralia", "One screen")
        page.get_by_label("Who goes first").select_option("0")
        open_table(page)
        if len(passed_on(page, dice)) == 2:
            return
    raise AssertionError("the curtain never came for both")


def passed_on(page: Page, dice: Random) -> set[str]:
    """Play until both had the screen to themselves, or it is over; to whom it was passed."""
    seen: set[str] = set()
    while len(seen) < 2 and (now := standing(page)) != "over":
        if now == "pass":
            assert not page.locator(".piece").count(), "something is seen behind the curtain"
            name = page.locator(".curtain h1").inner_text().removeprefix("Pass to ")
            seen.add(name)
            page.get_by_role("button", name=f"I am {name}").click()
            expect(page.locator(".player.on h2")).to_contain_text(name)
            expect(page.locator(".player h2").first).to_contain_text(name)
        else:
            choose(page, dice)
    return seen


def test_a_spectator_sees_the_table_by_its_link_but_no_choice(visit: Visit) -> None:
    player = visit()
    play_now(player, "coralia")
    player.get_by_role("button", name="Table", exact=True).click()
    link = player.get_by_label("Link for spectators").input_value()
    spectator = visit(link[link.index("/watch") :])
    expect(spectator.get_by_text("You are watching")).to_be_visible()
    expect(spectator.locator(".bar")).to_be_visible()
    assert standing(player) == "asked"
    assert not spectator.locator(".lit, .offers").count()
    stranger = visit(link[link.index("/watch") :].split("#")[0], refused=True)
    expect(stranger.get_by_role("alert")).to_be_visible()


def test_open_tables_are_found_on_the_home_page(visit: Visit) -> None:
    host = visit()
    open_options(host, "carcasse", "Options")
    host.get_by_label("Spectators").select_option("open")
    host.get_by_label("Name").fill("Hypatia")
    open_table(host)
    spectator = visit()
    spectator.get_by_role("link", name="Hypatia").click()
    expect(spectator.get_by_text("You are watching")).to_be_visible()


def test_anyone_joins_a_table_that_is_open_to_all(visit: Visit) -> None:
    host = visit()
    open_options(host, "carcasse", "Invite friends")
    host.get_by_label("Name").fill("Sappho")
    host.get_by_label("Who may join").select_option("anyone")
    open_table(host)
    expect(host.get_by_text("Anyone may sit down")).to_be_visible()
    stranger = visit()
    expect(stranger.get_by_text("Sappho's table")).to_be_visible()
    stranger.get_by_role("link", name=re.compile("^Join.*Sappho")).click()
    stranger.get_by_label("Your name").fill("Phaon")
    stranger.get_by_role("button", name="Sit down").click()
    for page in (host, stranger):
        expect(page.locator(".bar")).to_be_visible()
        expect(page.get_by_role("region", name="Phaon", exact=True)).to_be_visible()


def test_a_reaction_is_seen_at_the_plate_of_who_shows_it_and_goes(visit: Visit) -> None:
    host, friend = three(visit, "carcasse")
    friend.get_by_role("button", name="Show a feeling").click()
    expect(friend.get_by_role("group", name="Show a feeling").get_by_role("button")).to_have_count(6)
    friend.get_by_role("button", name="applause").click()
    for page in (host, friend):
        expect(page.get_by_role("region", name="Grace", exact=True).locator(".feels")).to_be_visible()
        expect(page.locator("[aria-live]", has_text="Grace: applause")).to_have_count(1)
    expect(friend.get_by_role("group", name="Show a feeling")).to_have_count(0)
    expect(host.locator(".feels")).to_have_count(0)


def test_a_bot_takes_the_seat_and_gives_it_back(visit: Visit) -> None:
    host = visit()
    open_options(host, "coralia", "Invite friends")
    host.get_by_label("Who goes first").select_option("1")
    open_table(host)
    friend = invited(host, visit, "Grace")
    expect(friend.locator(".yours")).to_be_visible()
    host.get_by_role("button", name="Table", exact=True).click()
    host.get_by_role("button", name="Let a bot play for me").click()
    expect(friend.locator(".player").nth(1)).to_contain_text("Bot")
    host.get_by_role("dialog").get_by_role("button", name="Take my seat back").click()
    expect(host.get_by_role("button", name="Let a bot play for me")).to_be_visible()
    host.keyboard.press("Escape")
    expect(host.locator(".log")).to_contain_text("is back.")
    expect(friend.locator(".player").nth(1)).not_to_contain_text("Bot")


def test_a_bot_plays_on_for_a_leaver_who_takes_the_seat_back(visit: Visit) -> None:
    host = visit()
    open_options(host, "coralia", "Invite friends")
    host.get_by_label("Who goes first").select_option("1")
    open_table(host)
    link = host.get_by_label("Invitation").input_value()
    friend = invited(host, visit, "Grace")
    expect(friend.locator(".yours")).to_be_visible()
    friend.close()
    grace = host.get_by_role("region", name="Grace", exact=True)
    expect(grace).to_contain_text("away")
    expect(host.get_by_text("Grace is away.")).to_be_visible()
    host.wait_for_timeout(AWAY)
    host.get_by_role("button", name="Let a bot play on").click()
    expect(host.locator(".log")).to_contain_text("A bot plays for Grace.")
    expect(host.locator(".yours")).to_be_visible()
    again = friend.context.new_page()
    again.goto(link)
    expect(again.get_by_text("A bot plays for Grace.").last).to_be_visible()
    again.get_by_role("button", name="Take my seat back").click()
    expect(host.locator(".log")).to_contain_text("Grace is back.")
    expect(grace).not_to_contain_text("Bot")
    play_until_another_is_asked(host)
    expect(again.locator(".yours")).to_be_visible()
    choose(again, Random(1))


def test_the_match_ends_when_all_people_agree(home: Page) -> None:
    play_now(home, "carcasse")
    home.get_by_role("button", name="Table", exact=True).click()
    home.get_by_role("button", name="Agree to end here").click()
    expect(home.locator(".ending")).to_contain_text("Everyone agreed to end here.")


def test_a_rematch_is_proposed_declined_and_accepted_in_sight_of_all(visit: Visit) -> None:
    pages = host, friend = three(visit, "carcasse")
    name = str(host.evaluate("localStorage['tablereef-name']"))
    agree_to_end(pages)
    for page in pages:
        expect(page.locator(".ending")).to_be_visible()
    host.get_by_role("button", name="Play again").click()
    expect(host.get_by_text("Waiting for Grace to answer.")).to_be_visible()
    friend.goto(friend.url.split("/table")[0])
    expect(host.get_by_text("Grace is away.")).to_be_visible()
    friend.get_by_role("link", name=f"{name} proposes to play again.").click()
    expect(friend.get_by_text(f"{name} proposes to play again.")).to_be_visible()
    friend.get_by_role("button", name="No, thank you").click()
    expect(host.get_by_text("Grace does not play on.")).to_be_visible()
    expect(friend.get_by_text("You do not play on.")).to_be_visible()
    old = id_in(host)
    friend.get_by_role("button", name="Play again too").click()
    for page in pages:
        page.wait_for_url(lambda url: old not in url)
        expect(page.locator(".bar")).to_be_visible()
    assert id_in(host) == id_in(friend)
    host.go_back()
    expect(host.get_by_role("link", name="To the next table")).to_be_visible()


def test_past_matches_stand_on_the_home_page_until_they_are_dismissed(home: Page) -> None:
    address = home.url
    play_now(home, "carcasse")
    table = id_in(home)
    home.get_by_role("button", name="Table", exact=True).click()
    home.get_by_role("button", name="Give up").click()
    home.get_by_role("button", name="Yes, give up").click()
    expect(home.locator(".ending")).to_be_visible()
    home.goto(address)
    past = home.locator(f"a[href='/replay/{table}']")
    expect(past).to_contain_text("place 2, 0 points")
    home.get_by_text("Your figures").click()
    expect(home.get_by_role("row", name=f"{GAMES['carcasse']} 1 0")).to_be_visible()
    expect(home.get_by_role("row", name="against Snorkeller")).to_be_visible()
    home.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    assert home.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    past.click()
    expect(home.get_by_role("slider")).to_be_visible()
    home.go_back()
    home.get_by_role("button", name="Dismiss").click()
    expect(past).to_have_count(0)
    home.reload()
    expect(home.get_by_text("Your figures")).to_be_visible()
    expect(past).to_have_count(0)


@pytest.mark.parametrize("spectators", ["open", "link", "closed"])
def test_a_moment_of_a_replay_is_shared_by_its_link(visit: Visit, spectators: str) -> None:
    player, dice = visit(), Random(4)
    open_options(player, "carcasse", "Options")
    player.get_by_label("Spectators").select_option(spectators)
    open_table(player)
    for _ in range(4):
        choose(player, dice)
    player.get_by_role("button", name="Table", exact=True).click()
    player.get_by_role("button", name="Agree to end here").click()
    player.get_by_role("link", name="Replay").click()
    player.get_by_role("slider").fill("5")
    player.context.grant_permissions(["clipboard-read", "clipboard-write"])
    player.get_by_role("button", name="Share this moment").click()
    expect(player.get_by_role("button", name="Copied")).to_be_visible()
    link = str(player.evaluate("navigator.clipboard.readText()"))
    assert ("#" in link) == (spectators != "open")
    friend = visit(link[link.index("/replay") :])
    expect(friend.get_by_role("slider")).to_have_value("5")
    eyes = [
        page.get_by_label("Through the eyes of").locator("option:checked").inner_text() for page in (player, friend)
    ]
    assert eyes[0] == eyes[1]
    assert friend.locator("p.told").inner_text() == player.locator("p.told").inner_text()
    if spectators != "open":
        stranger = visit(link[link.index("/replay") :].split("#")[0], refused=True)
        expect(stranger.get_by_role("alert")).to_be_visible()


def test_who_has_not_come_to_the_table_yet_is_named(visit: Visit) -> None:
    host = visit()
    open_options(host, "carcasse", "Invite friends")
    open_table(host)
    friend = invited(host, visit, "Grace")
    expect(host.locator(".bar")).to_be_visible()
    for page in (host, friend):
        page.get_by_role("button", name="Table", exact=True).click()
        page.get_by_role("button", name="Agree to end here").click()
    friend.get_by_role("button", name="Play again").click()
    expect(friend.get_by_text("to answer.")).to_be_visible()
    friend.goto(friend.url.split("/table")[0])
    host.get_by_role("button", name="Play again too").click()
    expect(host.get_by_text("Waiting for Grace to come to the table.")).to_be_visible()


def test_who_gives_up_is_asked_twice_and_loses(home: Page) -> None:
    play_now(home, "carcasse")
    home.get_by_role("button", name="Table", exact=True).click()
    home.get_by_role("button", name="Give up").click()
    home.get_by_role("button", name="Yes, give up").click()
    expect(home.locator(".ending h1")).to_be_visible()
    name = home.evaluate("localStorage['tablereef-name']")
    expect(home.locator(".ending h1")).not_to_have_text(f"{name} wins!")


def test_the_personal_link_makes_another_device_the_same_guest(visit: Visit) -> None:
    here = visit()
    play_now(here, "carcasse")
    table = id_in(here)
    here.goto(here.url.split("/table")[0] + "/me")
    link = here.get_by_label("Personal link").input_value()
    there = visit(link[link.index("/me") :])
    there.get_by_role("button", name="Play on here").click()
    there.locator(f"a[href$='{table}']").click()
    expect(there.locator(".bar")).to_be_visible()
    assert there.evaluate("localStorage['tablereef-name']") == here.evaluate("localStorage['tablereef-name']")
