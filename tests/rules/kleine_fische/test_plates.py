"""How the players stand: what all may count, and to its owner what a stack is worth."""

import pytest

from tests.rules.kleine_fische.table import lay


@pytest.mark.rule("KF-K1")
@pytest.mark.rule("KF-K2")
def test_points_are_for_the_owner_and_numbers_for_all() -> None:
    t = lay(up="0.0=moray-4", stacks=("boxfish-4 moray-1", "moray-3a"), caves=("fins_3", ""))
    assert t.plate(0) == ["6", "At stake: one fish, +3 points", "2 fish", "1 cave card"]
    assert t.plate(0, viewer=1) == ["At stake: 1 fish", "2 fish", "1 cave card"]
    assert t.plate(1) == ["3", "1 fish", "0 cave cards"]
    assert t.plate(1, viewer=0) == ["1 fish", "0 cave cards"]
