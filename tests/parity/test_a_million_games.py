"""A million random games, with an inventory after every event."""

import pytest

from tablereef.games import find
from tests.laws.tables import every_table
from tests.parity.audit import carcasse_inventory, compiled_audit, run_audit

CARCASSE = find("carcasse")


@pytest.mark.slow
def test_a_million_games_over_all_tables_lose_and_double_no_card() -> None:
    tables = [(seats, options) for seats, options in every_table(CARCASSE) if options["memory_aid"] == "off"]
    compiled, games = compiled_audit(CARCASSE, carcasse_inventory), 1_000_000 // len(tables) + 1
    for seed, (seats, options) in enumerate(tables):
        events = run_audit(compiled, CARCASSE, seats, options, seed, games)
        assert events > 50 * games, f"game {-1 - events} of seed {seed}: {seats} seats, {options}"
    assert games * len(tables) >= 1_000_000
