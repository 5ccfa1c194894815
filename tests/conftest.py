"""Which tests are not part of `make quick`, beside those that say so themselves; which of them stay together."""

import re

import pytest

SLOW = re.compile(  # they start servers and browsers, play whole games, compile much, or imagine thousands of worlds
    r"tests/(table|web)/|test_imagine|test_compiled_games_lose|test_the_heuristic_player|cheats.*octopus|simulator_is_called"
)

# Each game is compiled by one worker, once.
COMPILED = re.compile(r"tests/(?:parity|laws|golden|sim|bots)/.*\b(carcasse|kleine_fische|coralia|mini)")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark them before the tests are chosen and shared out."""
    for item in items:
        if SLOW.search(item.nodeid):
            item.add_marker("slow")
        if of_game := COMPILED.search(item.nodeid):
            item.add_marker(pytest.mark.xdist_group(of_game[1]))
