"""One's turn is said beyond the page: title, icon, notification. The page can be installed as an application."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, expect

from tests.table.server import Server, ask
from tests.web.conftest import Visit
from tests.web.guests import id_in, open_options, open_table
from tests.web.test_at_the_table import begin
from tests.web.test_together import invited

ICON = "document.querySelector('link[rel=icon]').href"
IS_CALLING = f"{ICON}.startsWith('data:image/svg+xml')"
IS_PLAIN = f"{ICON}.endsWith('/icon.svg')"
NOTIFIED = """async () => {
  const worker = await navigator.serviceWorker.getRegistration('/worker.js')
  return ((await worker?.getNotifications()) ?? []).map(({ title, body, tag }) => [title, body, tag])
}"""
NOTES_CALLS = """() => {
  const { showNotification } = ServiceWorkerRegistration.prototype
  ServiceWorkerRegistration.prototype.showNotification = async function (...told) {
    await showNotification.apply(this, told)
    window.shown = true
  }
  const { close } = Notification.prototype
  Notification.prototype.close = function () {
    close.apply(this)
    window.gone = true
  }
}"""  # Chromium forgets a notification if it is asked for them while that one comes
HIDDEN, SEEN = (  # no page of this browser is ever out of sight by itself
    f"""Object.defineProperty(document, 'hidden', {{ get: () => {answer}, configurable: true }})
    document.dispatchEvent(new Event('visibilitychange'))"""
    for answer in ("true", "false")
)
BELL = "Notify me when it is my turn"


def together(visit: Visit) -> tuple[Page, Page]:
    """A host and a friend at one table; the friend begins."""
    host = visit()
    open_options(host, "coralia", "Invite friends")
    host.get_by_label("Who goes first").select_option("1")
    open_table(host)
    friend = invited(host, visit, "Grace")
    expect(friend.locator(".yours")).to_be_visible()
    return host, friend


def test_the_icon_of_the_tab_says_whose_turn_it_is(visit: Visit) -> None:
    host, friend = together(visit)
    friend.wait_for_function(IS_CALLING)
    assert host.evaluate(IS_PLAIN)
    friend.goto(friend.url.split("/table")[0])
    expect(friend).to_have_title("(1) Your turn · Tablereef")
    friend.wait_for_function(IS_CALLING)
    friend.get_by_role("link", name="Options").first.click()
    friend.wait_for_function(IS_PLAIN)


def let_notify(page: Page) -> None:
    """A click in the settings."""
    page.get_by_role("button", name="Settings").click()
    page.get_by_label(BELL).check()
    page.keyboard.press("Escape")


def test_a_notification_comes_where_it_is_allowed_and_the_page_is_out_of_sight(visit: Visit) -> None:
    host, friend = together(visit)
    host.context.grant_permissions(["notifications"])
    let_notify(host)
    assert host.evaluate(NOTIFIED) == []
    host.evaluate(NOTES_CALLS)
    host.evaluate(HIDDEN)
    friend.get_by_role("button", name="Table", exact=True).click()
    friend.get_by_role("button", name="Let a bot play for me").click()
    expect(host.locator(".yours")).to_be_visible()
    host.wait_for_function("() => window.shown")
    assert host.evaluate(NOTIFIED) == [["Coralia", "Your turn", f"/table/{id_in(host)}"]]
    host.evaluate(SEEN)
    host.wait_for_function("() => window.gone")
    assert host.evaluate(NOTIFIED) == []


def test_nobody_is_notified_who_did_not_wish_it(visit: Visit) -> None:
    page = visit()
    page.context.grant_permissions(["notifications"])
    page.evaluate(HIDDEN)
    begin(page, "coralia")
    assert page.evaluate(NOTIFIED) == []


def test_a_browser_that_refuses_notifications_is_explained(visit: Visit) -> None:
    page = visit()
    page.evaluate("Notification.requestPermission = async () => 'denied'")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label(BELL).click()
    expect(page.get_by_role("alert")).to_contain_text("does not allow notifications")
    expect(page.get_by_label(BELL)).not_to_be_checked()


def test_the_page_can_be_installed(visit: Visit, server: Server) -> None:
    page = visit()
    found = page.context.new_cdp_session(page).send("Page.getAppManifest")
    assert found["errors"] == []
    manifest: Any = json.loads(found["data"])
    assert {"any", "192x192", "512x512"} == {icon["sizes"] for icon in manifest["icons"]}
    assert "maskable" in {icon.get("purpose") for icon in manifest["icons"]}
    for icon in manifest["icons"]:
        assert ask(server, "GET", icon["src"])


def test_the_frame_of_the_browser_has_the_colours_of_the_page(visit: Visit) -> None:
    page = visit(color_scheme="light")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Colours").select_option("dark")
    colours = "[...document.querySelectorAll('meta[name=theme-color]')].map(({ content, media }) => [content, media])"
    assert page.evaluate(colours) == [["#e3f1f1", "not all"], ["#071a24", "all"]]
