"""How divers move (KF-M…)."""

import pytest

from tests.rules.kleine_fische.table import lay

CORNERS = [  # a space, the corner at its end, the one space ahead, the other end
    ("h0.0", "x0.0", "v0.0", "x0.1"),
    ("v0.0", "x0.0", "h0.0", "x1.0"),
    ("h0.4", "x0.5", "v0.5", "x0.4"),
    ("v0.5", "x0.5", "h0.4", "x1.5"),
    ("h5.0", "x5.0", "v4.0", "x5.1"),
    ("v4.0", "x5.0", "h5.0", "x4.0"),
    ("h5.4", "x5.5", "v4.5", "x5.4"),
    ("v4.5", "x5.5", "h5.4", "x4.5"),
]
EVERY_CORNER = pytest.mark.parametrize(("space", "corner", "ahead", "behind"), CORNERS)


@pytest.mark.rule("KF-M1")
def test_a_diver_moves_along_its_heading_one_space_at_a_time() -> None:
    t = lay(divers=["h3.1>x3.2", "boat"])
    assert t.offers() == ["move space=h3.2", "move space=v2.2", "move space=v3.2"]
    t.play("move space=h3.2", "turn_up cell=2.2", "reveal fish=moray-4", "swim_on")
    assert t.diver(0) == "h3.2>x3.3"
    assert t.offers() == ["move space=h3.3", "move space=v2.3", "move space=v3.3"]


@pytest.mark.rule("KF-M1")
def test_a_diver_cannot_turn_round_by_itself() -> None:
    t = lay(divers=["h0.0>x0.0", "boat"])
    assert t.offers() == ["move space=v0.0"]


@pytest.mark.rule("KF-M2")
def test_several_divers_may_share_a_space() -> None:
    t = lay(divers=["v2.2>x2.2", "v1.2>x2.2", "v1.2>x1.2"])
    assert "move space=v1.2" in t.offers()
    t.play("move space=v1.2")
    assert [t.diver(seat) for seat in range(3)] == ["v1.2>x1.2", "v1.2>x2.2", "v1.2>x1.2"]
    assert t.sees_space(0, "v1.2") == "(diver-up-0 diver-down-1 diver-up-2)"


@pytest.mark.rule("KF-M2")
def test_a_diver_may_jump_onto_another() -> None:
    t = lay(divers=["boat", "h0.2>x0.2"])
    t.play("jump space=h0.2 heading=on")
    assert (t.diver(0), t.diver(1)) == ("h0.2>x0.3", "h0.2>x0.2")


@pytest.mark.rule("KF-M3")
@pytest.mark.parametrize("octopus", ["h2.1", "h2.2", "v1.2"])
def test_a_diver_never_moves_onto_the_octopus(octopus: str) -> None:
    t = lay(octopus=octopus)
    assert t.offers() == [f"move space={space}" for space in ("h2.1", "h2.2", "v1.2") if space != octopus]


@pytest.mark.rule("KF-M3")
@pytest.mark.parametrize("octopus", ["h0.2", "v0.2", "v0.3"])
def test_a_diver_never_jumps_onto_the_octopus(octopus: str) -> None:
    t = lay("0.0=cave_3 0.1=cave_3 0.3=cave_4 0.4=cave_5", divers=["boat", "boat"], octopus=octopus)
    spaces = [space for space in ("h0.2", "v0.2", "v0.3") if space != octopus]
    assert t.offers() == [f"jump space={space} heading={end}" for space in spaces for end in ("back", "on")]


@pytest.mark.rule("KF-M3")
def test_a_diver_leaves_the_space_of_the_octopus_along_its_heading() -> None:
    t = lay(octopus="v2.2")
    assert t.offers() == ["move space=h2.1", "move space=h2.2", "move space=v1.2"]


@pytest.mark.rule("KF-M4")
def test_who_cannot_move_can_only_stop() -> None:
    t = lay(up="0.0=moray-4", divers=["h0.0>x0.0", "boat"], octopus="v0.0")
    assert t.offers() == ["stop"]
    t.play("stop")
    assert t.told() == ["stopped seat=0", "collected seat=0 fish=moray-4"]


@pytest.mark.rule("KF-M4")
def test_only_a_corner_can_be_blocked() -> None:
    for octopus in ("h0.1", "v0.1", "h0.0", "v0.0"):
        t = lay(up="0.0=moray-4", divers=["h0.0>x0.1", "boat"], octopus=octopus)
        assert t.offers() == ["swim_on", "stop"]


@pytest.mark.rule("KF-M5")
@EVERY_CORNER
def test_a_diver_blocked_in_a_corner_at_the_start_may_turn_round(
    space: str, corner: str, ahead: str, behind: str
) -> None:
    t = lay(divers=[f"{space}>{corner}", "boat"], octopus=ahead)
    assert t.offers() == ["turn_round", "decline"]
    t.play("turn_round")
    assert t.diver(0) == f"{space}>{behind}"
    assert t.told() == ["turned_round seat=0"]
    assert t == lay(divers=[f"{space}>{behind}", "boat"], octopus=ahead), "then the first movement must follow"
    assert len(t.offers()) == 2


@pytest.mark.rule("KF-M5")
@EVERY_CORNER
def test_a_diver_in_a_corner_that_is_not_blocked_may_not_turn(space: str, corner: str, ahead: str, behind: str) -> None:
    for octopus in ("den", space, "v2.2"):
        t = lay(divers=[f"{space}>{corner}", "boat"], octopus=octopus)
        assert t.offers() == [f"move space={ahead}"]
    t = lay(divers=[f"{space}>{behind}", "boat"], octopus=ahead)
    assert len(t.offers()) == 2
    assert all(offer.startswith("move ") for offer in t.offers())


@pytest.mark.rule("KF-M6")
@EVERY_CORNER
def test_who_swims_into_a_blocked_corner_turns_up_a_card_and_must_stop(
    space: str, corner: str, ahead: str, behind: str
) -> None:
    before = {"x0.1": "h0.1", "x1.0": "v1.0", "x0.4": "h0.3", "x1.5": "v1.5"}
    before |= {"x5.1": "h5.1", "x4.0": "v3.0", "x5.4": "h5.3", "x4.5": "v3.5"}
    t = lay(divers=[f"{before[behind]}>{behind}", "boat"], octopus=ahead)
    t.play(f"move space={space}", "reveal fish=moray-4")
    assert t.diver(0) == f"{space}>{corner}"
    assert t.offers() == ["stop"]


@pytest.mark.rule("KF-M6")
def test_who_swims_into_a_blocked_corner_may_explore_there() -> None:
    up = "4.0=moray-4 4.1=boxfish-4 4.2=flounder-4"
    t = lay("0.0=cave_3", up=up, divers=["h0.1>x0.1", "boat"], octopus="v0.0")
    t.play("swim_on", "move space=h0.0")
    assert t.told()[1] == "explored seat=0 back=cave_3"


@pytest.mark.rule("KF-M6")
def test_who_declines_to_turn_cannot_move_and_the_turn_ends_at_once() -> None:
    t = lay(divers=["h0.0>x0.0", "boat"], octopus="v0.0", caves=["octopus_3", ""])
    t.play("decline")
    assert t.told() == ["passed seat=0"]
    assert t == lay(divers=["h0.0>x0.0", "boat"], octopus="v0.0", caves=["octopus_3", ""], active=1)
