"""Phase 2: the octopus moves (KF-O1 to KF-O5)."""

import pytest

from tests.rules.kleine_fische.table import Table, lay

INK_3 = "4.0=moray-1 4.1=boxfish-1_ink"


def sent(octopus: str, up: str = INK_3, divers: tuple[str, ...] = ("v0.0>x0.0", "v0.1>x0.1")) -> Table:
    """The player has stopped and moves the octopus from here; the divers are far away."""
    t = lay(up=up, divers=divers, octopus=octopus)
    t.play("stop")
    return t


# — how far —


@pytest.mark.rule("KF-O1")
@pytest.mark.parametrize(
    ("up", "spaces"),
    [
        ("4.0=moray-1", 1),
        ("4.0=moray-1_ink", 2),
        ("4.0=moray-1 4.1=boxfish-1_ink", 3),
        ("4.0=moray-4 4.1=boxfish-1_ink 4.2=flounder-1_ink 4.3=frogfish-2a", 4),
    ],
)
def test_the_octopus_moves_as_many_spaces_as_the_fish_up_have_octopus_points(up: str, spaces: int) -> None:
    t = sent("h3.0", up)
    way = ["octopus space=h3.1", "octopus space=h3.2", "octopus space=h3.3", "octopus space=h3.4"]
    t.play(*way[:spaces])
    assert t.told()[1 : 1 + spaces] == [f"octopus_moved seat=0 space=h3.{i}" for i in range(1, 1 + spaces)]
    assert t.asks() == "next_back", "the movement has ended by itself"
    assert t.octopus == f"h3.{spaces}"


@pytest.mark.rule("KF-O1")
def test_the_octopus_may_stay_or_stop_on_its_way() -> None:
    t = sent("h3.0")
    assert t.offers()[-1] == "octopus_stays"
    t.play("octopus_stays")
    assert (t.octopus, t.asks()) == ("h3.0", "next_back")
    t = sent("h3.0")
    t.play("octopus space=h3.1", "octopus_stays")
    assert (t.octopus, t.asks()) == ("h3.1", "next_back")


@pytest.mark.rule("KF-O1")
@pytest.mark.parametrize("rank", ["2a", "2b", "3a", "3b", "4"])
def test_without_octopus_points_it_does_not_move(rank: str) -> None:
    t = sent("h3.0", f"4.0=moray-{rank}")
    assert t.asks() == "next_back"


@pytest.mark.rule("KF-O1")
def test_octopus_points_of_the_turn_do_not_last() -> None:
    t = sent("h3.0")
    t.play("octopus_stays", "next back=fish", "next back=fish", "move space=h0.0", "reveal fish=flounder-4", "stop")
    assert t.asks() == "next_back"
    assert t.to_move == -1


# — out of its cave —


@pytest.mark.rule("KF-O2")
def test_from_its_cave_it_comes_onto_one_of_the_two_spaces_in_the_corner() -> None:
    t = sent("den")
    assert t.offers() == ["octopus space=h5.4", "octopus space=v4.5", "octopus_stays"]


@pytest.mark.rule("KF-O2")
@pytest.mark.parametrize(("door", "ways"), [("h5.4", ["h5.3", "v4.4", "v4.5"]), ("v4.5", ["h4.4", "h5.4", "v3.5"])])
def test_coming_out_costs_one_point_and_then_it_goes_on_through_either_end(door: str, ways: list[str]) -> None:
    t = sent("den", "4.0=moray-1_ink")
    t.play(f"octopus space={door}")
    assert t.offers() == [*(f"octopus space={way}" for way in ways), "octopus_stays"]
    t.play(f"octopus space={ways[0]}")
    assert t.asks() == "next_back"


@pytest.mark.rule("KF-O2")
def test_with_one_point_it_only_comes_out() -> None:
    t = sent("den", "4.0=moray-1")
    t.play("octopus space=h5.4")
    assert (t.octopus, t.asks()) == ("h5.4", "next_back")


@pytest.mark.rule("KF-O2")
def test_after_passing_the_corner_it_does_not_go_back_through_it() -> None:
    t = sent("den")
    t.play("octopus space=h5.4", "octopus space=v4.5")
    assert t.offers() == ["octopus space=h4.4", "octopus space=v3.5", "octopus_stays"]


# — in any direction, but not back —


@pytest.mark.rule("KF-O3")
def test_it_moves_in_any_direction_first() -> None:
    t = sent("v2.2")
    ways = ["h2.1", "h2.2", "h3.1", "h3.2", "v1.2", "v3.2"]
    assert t.offers() == [*(f"octopus space={way}" for way in ways), "octopus_stays"]


@pytest.mark.rule("KF-O3")
@pytest.mark.parametrize(
    ("first", "ways"),
    [
        ("h2.2", ["h2.3", "v1.3", "v2.3"]),
        ("h2.1", ["h2.0", "v1.1", "v2.1"]),
        ("v1.2", ["h1.1", "h1.2", "v0.2"]),
        ("h3.1", ["h3.0", "v2.1", "v3.1"]),
        ("h3.2", ["h3.3", "v2.3", "v3.3"]),
        ("v3.2", ["h4.1", "h4.2", "v4.2"]),
    ],
)
def test_it_leaves_a_space_through_the_other_end(first: str, ways: list[str]) -> None:
    t = sent("v2.2")
    t.play(f"octopus space={first}")
    assert t.offers() == [*(f"octopus space={way}" for way in ways), "octopus_stays"]


@pytest.mark.rule("KF-O3")
def test_the_shortest_way_back_is_a_circle_of_four() -> None:
    up = "4.0=moray-1_ink 4.1=boxfish-1_ink"
    for length in range(1, 5):
        reached = {way[-1] for way in ways_of(up, length)}
        assert ("v2.2" in reached) == (length == 4)


def ways_of(up: str, length: int) -> list[list[str]]:
    """All ways of so many spaces that the octopus can go from V(2,2)."""
    ways: list[list[str]] = [[]]
    for _ in range(length):
        longer = []
        for way in ways:
            t = sent("v2.2", up)
            t.play(*(f"octopus space={space}" for space in way))
            longer += [[*way, offer.removeprefix("octopus space=")] for offer in t.offers() if offer != "octopus_stays"]
        ways = longer
    return ways


@pytest.mark.rule("KF-O3")
def test_every_turn_it_starts_afresh() -> None:
    t = lay(up="4.0=moray-1", divers=["v0.0>x0.0", "v0.5>x0.5"], octopus="v2.2")
    t.play("stop", "octopus space=h2.2", "next back=fish", "move space=h0.4", "reveal fish=boxfish-1", "stop")
    assert "octopus space=v2.2" in t.offers()
    assert len(t.offers()) == 7


@pytest.mark.rule("KF-O3")
def test_nothing_of_its_movement_is_left_when_the_turn_is_over() -> None:
    t = lay(up="4.0=moray-1_ink", divers=["v0.0>x0.0", "v0.5>x0.5"], octopus="v2.2")
    t.play("stop", "octopus space=h2.2", "octopus_stays", "next back=fish")
    assert t == lay(divers=["v0.0>x0.0", "v0.5>x0.5"], octopus="h2.2", stacks=["moray-1_ink", ""], active=1)


@pytest.mark.rule("KF-O3")
def test_in_a_dead_end_the_movement_ends() -> None:
    t = sent("h0.1", divers=("v0.0>x0.0", "v2.4>x2.4"))
    t.play("octopus space=h0.0")
    assert t.told()[-1] == "collected seat=0 fish=boxfish-1_ink", "the space ahead is the player's own"
    assert t.octopus == "h0.0"


# — divers in its way —


@pytest.mark.rule("KF-O4")
@pytest.mark.parametrize("divers", [("h2.2>x2.2", "v0.1>x0.1"), ("h2.2>x2.2", "h2.2>x2.2")])
def test_it_never_enters_the_space_of_the_active_diver(divers: tuple[str, ...]) -> None:
    t = sent("v2.2", divers=divers)
    ways = ["h2.1", "h3.1", "h3.2", "v1.2", "v3.2"]
    assert t.offers() == [*(f"octopus space={way}" for way in ways), "octopus_stays"]


@pytest.mark.rule("KF-O4")
@pytest.mark.parametrize(("own", "other"), [("h5.4", "v4.5"), ("v4.5", "h5.4")])
def test_it_does_not_come_out_onto_the_active_diver(own: str, other: str) -> None:
    t = sent("den", divers=(f"{own}>x5.5", "v0.1>x0.1"))
    assert t.offers() == [f"octopus space={other}", "octopus_stays"]


@pytest.mark.rule("KF-O4")
def test_it_may_leave_the_space_of_the_active_diver() -> None:
    t = sent("v2.2", divers=("v2.2>x2.2", "v0.1>x0.1"))
    assert len(t.offers()) == 7


@pytest.mark.rule("KF-O5")
def test_entering_a_space_with_another_diver_ends_the_movement() -> None:
    t = lay(up=INK_3, divers=["v0.0>x0.0", "h2.2>x2.2"], octopus="v2.2", stacks=["", "moray-4"])
    t.play("stop", "octopus space=h2.2")
    assert t.asks() == "robbing"
    t.play("spare")
    assert (t.octopus, t.asks()) == ("h2.2", "next_back"), "points left over are lost"


@pytest.mark.rule("KF-O5")
def test_a_diver_without_fish_ends_it_too() -> None:
    t = sent("v2.2", divers=("v0.0>x0.0", "h2.2>x2.2"))
    t.play("octopus space=h2.2")
    assert t.asks() == "next_back"
    assert t.octopus == "h2.2"


@pytest.mark.rule("KF-O5")
def test_it_passes_where_nobody_is() -> None:
    t = sent("v2.2", divers=("v0.0>x0.0", "boat", "h2.3>x2.3"))
    t.play("octopus space=h2.2")
    assert t.offers() == ["octopus space=h2.3", "octopus space=v1.3", "octopus space=v2.3", "octopus_stays"]


@pytest.mark.rule("KF-O5")
def test_a_diver_from_whose_space_it_comes_does_not_hold_it() -> None:
    t = sent("v2.2", divers=("v0.0>x0.0", "v2.2>x2.2"))
    assert len(t.offers()) == 7


@pytest.mark.rule("KF-O5")
def test_on_its_way_out_of_the_cave_it_meets_divers_too() -> None:
    t = lay(up=INK_3, divers=["v0.0>x0.0", "h5.4>x5.5"], stacks=["", "moray-4"])
    t.play("stop", "octopus space=h5.4")
    assert t.offers() == ["rob seat=1", "spare"]
