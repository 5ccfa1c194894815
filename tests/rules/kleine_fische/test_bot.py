"""The game's own player: it follows the rules, above all where they stop the octopus."""

import pytest

from tablereef.games.kleine_fische import GAME
from tablereef.kernel.knowledge import Knowledge
from tests.rules.kleine_fische.table import Table, lay

RICH = "moray-4 boxfish-4 flounder-4"


def advice(t: Table) -> str:
    """What the player would do."""
    known = Knowledge(GAME, t.s, t.to_move)
    menu = known.choices()
    return GAME.choice_codes.form(GAME.advise(known.state, menu, len(menu)))


def robber(up: str, octopus: str, own: str, other: str, caves: str = "") -> Table:
    """The player has stopped; the other diver has fish worth stealing."""
    t = lay(up=up, octopus=octopus, divers=[own, other], stacks=["", RICH], caves=[caves, ""])
    t.play("stop")
    return t


INK_1, INK_2, INK_3 = "2.2=seahorse-1", "2.2=seahorse-1_ink", "2.2=seahorse-1 2.3=stingray-1_ink"


@pytest.mark.rule("KF-O6")
def test_it_sends_the_octopus_the_shortest_way_to_somebody_with_fish() -> None:
    t = robber(INK_2, "h2.0", "v0.0>x0.0", "h2.2>x2.2")
    assert advice(t) == "octopus space=h2.1"
    t.play("octopus space=h2.1")
    assert advice(t) == "octopus space=h2.2"


@pytest.mark.rule("KF-O4", "KF-C4")
def test_it_does_not_send_the_octopus_into_a_corner_where_its_own_diver_is_in_the_way() -> None:
    assert advice(robber(INK_3, "h5.3", "v1.1>x1.1", "v3.5>x3.5")) == "octopus space=h5.4", "three spaces either way"
    assert advice(robber(INK_3, "h5.3", "v4.5>x4.5", "v3.5>x3.5")) == "octopus space=v4.4"


@pytest.mark.rule("KF-O4", "KF-C4")
@pytest.mark.parametrize(("own", "choice"), [("v1.1>x1.1", "play cave=octopus_3"), ("v4.5>x4.5", "octopus_stays")])
def test_it_keeps_its_turbo_where_its_own_diver_makes_the_way_too_long(own: str, choice: str) -> None:
    assert advice(robber("2.2=seahorse-4", "h5.4", own, "v2.5>x2.5", "octopus_3")) == choice


@pytest.mark.rule("KF-O5")
def test_it_does_not_count_on_passing_a_diver() -> None:
    divers = ["v4.0>x4.0", "h0.0>x0.0", "v0.0>x1.0"]
    t = lay(up=INK_3, octopus="h0.2", divers=divers, stacks=["", "", RICH])
    t.play("stop")
    assert advice(t) == "octopus_stays", "who has no fish holds it up all the same"


@pytest.mark.rule("KF-O2")
@pytest.mark.parametrize(("other", "door"), [("v4.4>x4.4", "h5.4"), ("h4.4>x4.4", "v4.5")])
def test_from_a_door_it_goes_on_through_either_end(other: str, door: str) -> None:
    assert advice(robber(INK_2, "den", "v0.0>x0.0", other)) == f"octopus space={door}"


@pytest.mark.rule("KF-O3", "KF-O6")
def test_it_does_not_hope_to_come_back_at_once() -> None:
    t = robber(INK_3, "h2.2", "v0.0>x0.0", "h2.2>x2.2")
    assert advice(t) == "octopus_stays", "the shortest way back is four spaces"


@pytest.mark.rule("KF-D7", "KF-D6")
def test_it_stops_where_all_ways_on_lead_to_known_pairs() -> None:
    """Each card ahead would hide all that lies open: that is worse than a space without any card."""
    seen = "2.0=boxfish-1_ink 3.0=boxfish-3b"
    t = lay(up="1.1=boxfish-2a 2.1=seahorse-1 3.1=flounder-1", seen=seen, divers=["h3.1>x3.1", "boat"])
    assert t.offers() == ["swim_on", "stop"]
    assert advice(t) == "stop"
