"""Which tests are not part of `make quick`, beside those that say so themselves; which of them stay together."""

import re
from typing import Any

import pytest
from xdist.scheduler import LoadScopeScheduling

SLOW = re.compile(  # they start servers and browsers, play whole games, compile much, or imagine thousands of worlds
    r"tests/(table|web)/|test_imagine|test_compiled_games_lose|test_the_heuristic_player|cheats.*octopus"
    r"|search_in_the_true_world|simulator_is_called|test_balance.py::test_the_command"
)

# Each game is compiled by one worker, once; where none is named it is Carcasse.
COMPILED = re.compile(
    r"tests/(?:analysis/|arena/test_table|(?:parity|laws|golden|sim|bots)/.*\b(carcasse|kleine_fische|coralia|mini))"
)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark them before the tests are chosen."""
    for item in items:
        if SLOW.search(item.nodeid):
            item.add_marker("slow")


class ByGame(LoadScopeScheduling):  # type: ignore[misc]
    """Shares out tests one by one, but those that compile a game together."""

    def _split_scope(self, nodeid: str) -> str:
        of_game = COMPILED.search(nodeid)
        return of_game[1] or "carcasse" if of_game else nodeid


def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> ByGame:
    """How the workers are given their tests."""
    return ByGame(config, log)
