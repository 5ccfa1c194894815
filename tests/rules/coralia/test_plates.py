"""How the players stand: the score track, and the octopuses that are left."""

import pytest

from tests.rules.coralia.table import lay


@pytest.mark.rule("CO-B9")
def test_everyone_sees_the_points_so_far_and_the_octopuses_left() -> None:
    t = lay(reefs={"red": "octopus", "blue": "octopus"}, octopuses={"red": 1, "blue": 1}, points=(7, 12))
    for viewer in (0, 1):
        assert t.plate(0, viewer) == ["7", "2 octopuses left"]
        assert t.plate(1, viewer) == ["12"]
