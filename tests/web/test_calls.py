"""Being called while the page is closed: wished by one click, off at one click, shown by the worker."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import Page, expect

from tests.table.push_service import Browser, encoded
from tests.table.server import FAST, Port, Server
from tests.web.conftest import Visit
from tests.web.guests import enter, open_options, open_table
from tests.web.test_access import findings
from tests.web.test_turn import NOTIFIED

MOST_CALLS = 20  # the browser's own tool may lose one while its worker starts
CALL_ME = "even when this page is closed"
SUBSCRIBING = """(keys) => {
  let one = null
  const toJSON = () => ({ endpoint: 'https://push.example.org/x', keys })
  const made = { toJSON, unsubscribe: async () => ((one = null), true) }
  PushManager.prototype.subscribe = async ({ applicationServerKey }) => (window.key = applicationServerKey, one = made)
  PushManager.prototype.getSubscription = async () => one
}"""  # no push service can be reached from here, so the browser's is played


# Once the worker hears what is pushed.
AWAKE = """async () => {
  await navigator.serviceWorker.register('/worker.js')
  const { active } = await navigator.serviceWorker.ready
  if (active.state !== 'activated') await new Promise((done) => active.addEventListener('statechange', done))
}"""


def with_push_service(page: Page) -> Page:
    browser = Browser()
    page.evaluate(SUBSCRIBING, {"p256dh": encoded(browser.point), "auth": encoded(browser.auth)})
    page.context.grant_permissions(["notifications"])
    return page


def wishes(page: Page, is_wanted: bool) -> Any:
    """Click, and what the server is told."""
    with page.expect_response("**/api/me/push") as told:
        page.get_by_label(CALL_ME).set_checked(is_wanted)
    assert told.value.status == 200
    return json.loads(told.value.request.post_data or "")


def test_one_click_turns_it_on_and_one_click_off(visit: Visit) -> None:
    page = with_push_service(visit())
    page.get_by_role("button", name="Settings").click()
    wish = wishes(page, True)
    assert (wish["endpoint"], wish["language"], wish["wanted"]) == ("https://push.example.org/x", "en", True)
    assert len(page.evaluate("window.key")) == 87, "the key of the house"
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_label(CALL_ME)).to_be_checked()
    assert not wishes(page, False)["wanted"]
    expect(page.get_by_label(CALL_ME)).not_to_be_checked()


def test_a_table_where_moves_take_days_offers_it(visit: Visit) -> None:
    page = with_push_service(visit())
    open_options(page, "carcasse", "Invite friends")
    page.get_by_label("Pace").select_option("days")
    open_table(page)
    assert wishes(page, True)["wanted"]


def test_a_browser_that_cannot_be_called_says_so(visit: Visit) -> None:
    page = visit()
    page.evaluate("Notification.requestPermission = async () => 'denied'")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label(CALL_ME).click()
    expect(page.get_by_role("alert")).to_contain_text("cannot be called")
    expect(page.get_by_label(CALL_ME)).not_to_be_checked()


def test_a_push_message_shows_the_table_to_which_one_is_called(visit: Visit) -> None:
    page = visit()
    page.context.grant_permissions(["notifications"])
    page.evaluate(AWAKE)
    session, found = page.context.new_cdp_session(page), list[str]()
    session.on("ServiceWorker.workerRegistrationUpdated", lambda event: note(event, found))
    session.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(20)
    message = {"title": "Coralia", "body": "It is your turn.", "tag": "/table/abc"}
    where = {"origin": page.evaluate("location.origin"), "registrationId": found[0]}
    for _ in range(MOST_CALLS):
        session.send("ServiceWorker.deliverPushMessage", where | {"data": json.dumps(message)})
        page.wait_for_timeout(1000)
        if shown := page.evaluate(NOTIFIED):
            break
    assert shown == [["Coralia", "It is your turn.", "/table/abc"]], "a later call takes the place of one before"


def note(event: Any, found: list[str]) -> None:
    found.extend(one["registrationId"] for one in event["registrations"] if not one["isDeleted"])


class Letters:
    """A mail server in a thread of its own, and the letters that it took."""

    def __init__(self) -> None:
        self.kept, self.letters = Port(), list[str]()
        self.server = Controller(self, hostname="127.0.0.1", port=self.kept.number)
        self.url = f"smtp://127.0.0.1:{self.kept.number}"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        self.letters.append(envelope.content.decode())
        return "250 Thanks"


@pytest.fixture
def letters() -> Iterator[Letters]:
    taking = Letters()
    taking.server.start()
    yield taking
    taking.server.stop()
    taking.kept.close()


def test_mail_is_wished_confirmed_and_ended(letters: Letters, browser: Chromium, tmp_path: Path) -> None:
    how = ["--smtp", letters.url, "--mail-from", "reef@example.org", "--address", "https://reef.example.org"]
    with Server(tmp_path / "table", *FAST, *how) as house:
        page = enter(browser, house.url, [])
        page.get_by_role("button", name="Settings").click()
        page.get_by_label("Mail when it is my turn").get_by_role("textbox").fill("ada@example.org")
        page.get_by_role("button", name="Send me a code").click()
        expect(page.get_by_text("on its way to ada@example.org")).to_be_visible()
        (code,) = re.findall(r"Subject: .*: (\d{6})", letters.letters[0])
        page.get_by_label("Code").fill("nonsense")
        page.get_by_role("button", name="Confirm").click()
        expect(page.get_by_role("alert")).to_contain_text("not the code")
        page.get_by_label("Code").fill(code)
        page.get_by_role("button", name="Confirm").click()
        expect(page.get_by_text("mail goes to ada@example.org")).to_be_visible()
        assert findings(page) == []
        page.get_by_role("button", name="No more mail").click()
        expect(page.get_by_role("button", name="Send me a code")).to_be_visible()
        page.goto(f"{house.url}/mail-off#abc")
        page.get_by_role("button", name="No more mail").click()
        expect(page.get_by_role("status")).to_have_text("No more mail will come.")
