"""The worked examples of the ledger, one test each."""

import pytest

from tests.rules.kleine_fische.table import Table, lay
from tests.rules.kleine_fische.test_end_and_points import end
from tests.rules.table import each


@pytest.mark.rule("KF-E4")
def test_example_1_ranks_1_2_2_4_pay_1_3_3_7() -> None:
    """Interim scores 31, 29, 29, 24: all fours first, the other species of the two who tie differ."""
    stacks = [
        "clownfish-4 stingray-4 angelfish-4 seahorse-4 pufferfish-4 lionfish-4 moray-4 boxfish-3a",
        "clownfish-3a stingray-3a angelfish-3a seahorse-3a pufferfish-3a lionfish-3a moray-3a boxfish-4 trumpetfish-4",
        "clownfish-3b stingray-3b angelfish-3b seahorse-3b pufferfish-3b lionfish-3b moray-3b flounder-4 frogfish-4",
        "parrotfish-4 reef_shark-4 clownfish-2a stingray-2a angelfish-2a seahorse-2a pufferfish-2a lionfish-2a "
        "moray-2a boxfish-2a",
    ]
    assert end(stacks).points == (31, 29, 29, 24)
    for owner, pays in enumerate((1, 3, 3, 7)):
        caves = ["chest_a" if seat == owner else "" for seat in range(4)]
        assert end(stacks, caves).parts[owner]["chests"] == pays


@pytest.mark.rule("KF-E3")
def test_example_2_the_picture_of_scoring() -> None:
    stacks = ["clownfish-4 clownfish-2a stingray-3a angelfish-4 seahorse-3b pufferfish-1", ""]
    assert end(stacks, ["rainbow_a roll_1", ""]).points[0] == 4 + 3 + 4 + 3 + 4 + 1


@pytest.mark.rule("KF-D7")
def test_example_3_both_rays_and_what_lies_between_go_down() -> None:
    t = lay(divers=["boat", "boat"])
    t.play("jump space=v0.2 heading=on", "turn_up cell=0.1", "reveal fish=clownfish-3a")
    t.play("swim_on", "move space=v1.2", "turn_up cell=1.1", "reveal fish=stingray-2a")
    t.play("swim_on", "move space=v2.2", "turn_up cell=2.1", "reveal fish=angelfish-4")
    t.play("swim_on", "move space=v3.2", "turn_up cell=3.1", "reveal fish=stingray-4")
    assert t.told()[-5:] == [
        "turned_up seat=0 cell=3.1 fish=stingray-4",
        "hidden seat=0 fish=stingray-2a",
        "hidden seat=0 fish=angelfish-4",
        "hidden seat=0 fish=stingray-4",
        "collected seat=0 fish=clownfish-3a",
    ]
    t.play("next back=fish")
    seen = "1.1=stingray-2a 2.1=angelfish-4 3.1=stingray-4"
    assert t == lay(seen=seen, divers=["v3.2>x4.2", "boat"], stacks=["clownfish-3a", ""], active=1)


@pytest.mark.rule("KF-D8")
@pytest.mark.parametrize(("fish", "may"), [(3, False), (4, True), (5, False)])
def test_example_4_difficulty_4_needs_exactly_4_fish(fish: int, may: bool) -> None:
    up = "4.0=moray-4 4.1=boxfish-4 4.2=flounder-4 4.3=frogfish-4 4.4=lionfish-4"
    t = lay("1.1=cave_4", up=" ".join(up.split()[:fish]))
    t.play("swim_on", "move space=v1.2")
    assert ("explore cell=1.1" in t.offers()) == may


@pytest.mark.rule("KF-M5")
def test_example_5_who_begins_in_the_blocked_corner_may_turn() -> None:
    t = lay(divers=["h5.4>x5.5", "boat"], octopus="v4.5")
    t.play("turn_round")
    assert t.diver(0) == "h5.4>x5.4"
    assert t.offers() == ["move space=h5.3", "move space=v4.4"]


@pytest.mark.rule("KF-M6")
def test_example_5_who_swims_there_must_stop() -> None:
    t = lay(up="0.0=moray-4", divers=["h5.3>x5.4", "boat"], octopus="v4.5")
    t.play("swim_on", "move space=h5.4", "reveal fish=boxfish-4")
    assert t.diver(0) == "h5.4>x5.5"
    assert t.offers() == ["stop"]


def announced_two() -> Table:
    """Announced 2, rolled 1, Roll Again 2× played."""
    stacks = ["reef_shark-4", "moray-2a moray-4 boxfish-1"]
    t = lay(up="1.1=seahorse-1", octopus="h2.3", stacks=stacks, caves=["roll_2", ""])
    t.play("stop", "octopus space=v2.4", "rob seat=1", "announce number=2", "die result=1")
    t.play("play cave=roll_2", "die result=1", "again")
    return t


@pytest.mark.rule("KF-C5")
def test_example_6_the_last_roll_is_a_minus_one() -> None:
    t = announced_two()
    t.play("die result=-1")
    assert t.odds() == each("forfeit fish", "reef_shark-4")
    t.play("forfeit fish=reef_shark-4")
    assert t.stack(1) == "moray-2a moray-4 boxfish-1 reef_shark-4"


@pytest.mark.rule("KF-C5")
def test_example_6_the_last_roll_is_a_three() -> None:
    t = announced_two()
    t.play("die result=3", "steal fish=moray-4", "steal fish=boxfish-1")
    assert (t.stack(0), t.stack(1)) == ("seahorse-1 moray-4 boxfish-1 reef_shark-4", "moray-2a")


@pytest.mark.rule("KF-M1")
def test_example_7_three_ways_on() -> None:
    assert lay(divers=["v2.3>x2.3", "boat"]).offers() == ["move space=h2.2", "move space=h2.3", "move space=v1.3"]


@pytest.mark.rule("KF-D2")
def test_example_8_swap_then_jump() -> None:
    caves = "0.0=cave_3 0.1=cave_4 0.2=cave_5 0.3=cave_6 0.4=cave_3"
    t = lay(caves, divers=["boat", "boat"])
    t.play("swap column=1 cell=3.3", "jump space=v0.2 heading=on", "reveal fish=moray-4")
    assert t == lay(caves.replace("0.1=", "3.3="), up="0.1=moray-4", divers=["v0.2>x1.2", "boat"])
