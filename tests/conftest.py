"""Which tests are not part of `make quick`, beside those that say so themselves."""

import re

import pytest

SLOW = re.compile(  # they start servers and browsers, play whole games, compile much, or imagine thousands of worlds
    r"tests/(table|web)/|test_imagine|test_compiled_games_lose|test_the_heuristic_player"
)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark them before the tests are chosen."""
    for item in items:
        if SLOW.search(item.nodeid):
            item.add_marker("slow")
