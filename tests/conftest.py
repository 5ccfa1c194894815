"""Which tests are not part of `make quick`, beside those that say so themselves."""

import re

import pytest

SLOW = re.compile(  # they start servers and browsers, play whole games, compile much, or imagine thousands of worlds
    r"tests/(table|web)/|terminal/test_(coralia|kleine_fische)|test_imagine|test_coralia_games"
    r"|test_(laws|parity).*(coralia|kleine_fische)"
)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark them before the tests are chosen."""
    for item in items:
        if SLOW.search(item.nodeid):
            item.add_marker("slow")
