"""A real server, a real browser."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.table.server import FAST, Server
from tests.web.guests import chromium, enter

Visit = Callable[..., Page]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One table for all tests of this process."""
    with Server(tmp_path_factory.mktemp("web"), *FAST, "--away", "1") as running:
        yield running


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One browser for a file, as no other event loop can run beside it; each visit has a context of its own."""
    with chromium() as running:
        yield running


@pytest.fixture
def visit(server: Server, browser: Browser) -> Iterator[Visit]:
    """Somebody comes in with a browser of their own; nothing may go wrong in it."""
    problems: list[str] = []
    pages: list[Page] = []

    def come(path: str = "/", refused: bool = False, **looks: Any) -> Page:
        page = enter(browser, server.url + path, [] if refused else problems, **looks)
        pages.append(page)
        return page

    yield come
    for page in pages:
        page.context.close()
    assert not problems


@pytest.fixture
def home(visit: Visit) -> Page:
    """The home page on a desk."""
    return visit()
