"""How the players stand: the score track, and the octopuses that are left."""

import pytest

from tests.rules.coralia.table import lay


@pytest.mark.rule("CO-B9")
def test_everyone_sees_the_points_so_far_and_the_octopuses_left() -> None:
    t = lay(reefs={"red": "octopus", "blue": "octopus"}, octopuses={"red": 1, "blue": 1}, points=(7, 12))
    for viewer in (0, 1):
        assert t.plate(0, viewer) == ["7", "2 octopuses left"]
        assert t.plate(1, viewer) == ["12"]


@pytest.mark.rule("CO-Z5", "CO-Z6", "CO-Z7")
def test_one_sees_oneself_what_the_scoring_will_pay_at_least() -> None:
    t = lay(reefs={"red": "pearl fish"}, divers={0: "red"}, hands=("pearl_3 lionfish pufferfish", "lionfish"))
    pearl, fish, reef = 3, 7, 5 + 4
    assert t.plate(0, 0)[-1] == f"at least +{pearl + fish + reef} at the end"
    assert not any("at the end" in said for said in t.plate(0, 1) + t.plate(1, 0))


@pytest.mark.rule("CO-T7")
def test_each_reef_says_how_many_spaces_are_free() -> None:
    t = lay(reefs={"red": "pearl fish", "blue": "octopus"})
    free = {"red": 4, "blue": 5}
    assert t.tags(0) == {
        f"reef-{name}": f"{free.get(name, 6)} free" for name in ("yellow", "blue", "red", "orange", "green", "violet")
    }
    assert t.view(1).plates[0].tags == t.view(0).plates[0].tags, "and everyone may see it"
    assert t.view(0).plates[1].tags == (), "it is said once"
