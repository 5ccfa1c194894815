"""Phase 2: robbing and collecting (KF-O6 to KF-O9)."""

import pytest

from tablereef.kernel.game import CHANCE
from tablereef.kernel.story import SPECTATOR
from tests.rules.kleine_fische.table import Table, lay
from tests.rules.table import each

DIVERS = ("v2.2>x2.2", "v2.4>x2.4", "v2.4>x3.4")
VICTIM = "moray-2a moray-4 boxfish-1 flounder-3a"


def attack(*stacks: str, caves: tuple[str, ...] = (), up: str = "1.1=seahorse-1") -> Table:
    """The octopus of seat 0 has come to the space of seats 1 and 2."""
    t = lay(up=up, divers=DIVERS, octopus="h2.3", stacks=stacks, caves=caves)
    t.play("stop", "octopus space=v2.4")
    return t


def rolled(announced: int, result: int, *stacks: str, caves: tuple[str, ...] = ()) -> Table:
    """Seat 0 has announced so many fish of seat 1 and rolled this."""
    t = attack(*stacks, caves=caves)
    t.play("rob seat=1", f"announce number={announced}", f"die result={result}")
    return t


# — whom —


@pytest.mark.rule("KF-O6")
@pytest.mark.parametrize(
    ("stacks", "offers"),
    [
        (("", "moray-4", "moray-3a"), ["rob seat=1", "rob seat=2", "spare"]),
        (("", "moray-4", ""), ["rob seat=1", "spare"]),
        (("boxfish-4", "", "moray-3a"), ["rob seat=2", "spare"]),
    ],
)
def test_one_of_the_divers_there_who_have_a_fish_may_be_robbed(stacks: tuple[str, ...], offers: list[str]) -> None:
    assert attack(*stacks).offers() == offers


@pytest.mark.rule("KF-O6")
def test_where_nobody_has_a_fish_there_is_no_attack() -> None:
    t = attack("moray-4", "", "")
    assert t.asks() == "next_back"
    assert t.told()[-1] == "collected seat=0 fish=seahorse-1"


@pytest.mark.rule("KF-O6")
def test_only_divers_on_that_space_can_be_robbed() -> None:
    divers = ["v2.2>x2.2", "v2.4>x2.4", "v1.4>x1.4", "boat"]
    t = lay(up="1.1=seahorse-1", divers=divers, octopus="h2.3", stacks=["", "moray-4", "moray-3a", "moray-2a"])
    t.play("stop", "octopus space=v2.4")
    assert t.offers() == ["rob seat=1", "spare"]


@pytest.mark.rule("KF-O6")
def test_nobody_need_be_robbed() -> None:
    t = attack("", "moray-4", "moray-3a")
    t.play("spare")
    assert t.told() == ["stopped seat=0", "octopus_moved seat=0 space=v2.4", "collected seat=0 fish=seahorse-1"]
    assert (t.stack(1), t.stack(2)) == ("moray-4", "moray-3a")


@pytest.mark.rule("KF-O6")
def test_standing_on_a_diver_since_an_earlier_turn_gives_no_attack() -> None:
    t = lay(up="1.1=seahorse-1", divers=DIVERS, octopus="v2.4", stacks=["", "moray-4", "moray-3a"])
    t.play("stop")
    assert t.asks() == "octopus_moving"
    t.play("octopus_stays")
    assert t.asks() == "next_back"


@pytest.mark.rule("KF-O6")
def test_after_the_attack_octopus_and_diver_stay() -> None:
    t = rolled(1, 3, "", "moray-4", "")
    t.play("steal fish=moray-4", "next back=fish")
    assert (t.octopus, t.diver(1)) == ("v2.4", "v2.4>x2.4")


# — announce, roll —


@pytest.mark.rule("KF-O7")
@pytest.mark.parametrize("stack", ["moray-4", VICTIM])
def test_one_two_or_three_are_announced_even_more_than_there_are(stack: str) -> None:
    t = attack("", stack, "")
    t.play("rob seat=1")
    assert t.offers() == ["announce number=1", "announce number=2", "announce number=3"]
    t.play("announce number=3")
    assert t.told()[-1] == "announced seat=0 victim=1 number=3"
    assert t.asks() == "rolling"


@pytest.mark.rule("KF-O7")
@pytest.mark.parametrize(("announced", "result"), [(1, 1), (1, 2), (1, 3), (2, 2), (2, 3), (3, 3)])
def test_a_roll_of_at_least_the_announcement_steals_that_many_fish(announced: int, result: int) -> None:
    t = rolled(announced, result, "reef_shark-4", VICTIM, "moray-1")
    assert t.told()[-1] == f"rolled seat=0 result={result}"
    left = VICTIM.split()
    for fish in ("boxfish-1", "moray-4", "flounder-3a")[:announced]:
        assert t.odds() == each("steal fish", " ".join(left))
        t.play(f"steal fish={fish}")
        left.remove(fish)
    assert t.asks() == "next_back"
    assert t.stack(1) == " ".join(left)
    assert t.s.stack_n[:3] == [2 + announced, 4 - announced, 1]


@pytest.mark.rule("KF-O7")
@pytest.mark.parametrize(("stack", "number"), [("moray-4", 1), ("moray-4 boxfish-1", 2)])
def test_where_fewer_are_there_all_are_stolen(stack: str, number: int) -> None:
    t = rolled(3, 3, "", stack, "")
    for fish in stack.split():
        t.play(f"steal fish={fish}")
    assert t.asks() == "next_back"
    assert t.s.stack_n[:2] == [number + 1, 0]


@pytest.mark.rule("KF-O7")
@pytest.mark.parametrize(("announced", "result"), [(2, 1), (3, 1), (3, 2)])
def test_a_lower_roll_brings_nothing(announced: int, result: int) -> None:
    t = rolled(announced, result, "reef_shark-4", VICTIM, "moray-1")
    assert t.told()[-3:] == [
        f"rolled seat=0 result={result}",
        "failed seat=0 victim=1",
        "collected seat=0 fish=seahorse-1",
    ]
    assert t.s.stack_n[:3] == [2, 4, 1]


@pytest.mark.rule("KF-O7")
@pytest.mark.parametrize("announced", [1, 2, 3])
def test_with_minus_one_the_victim_draws_one_fish_from_the_robber(announced: int) -> None:
    t = rolled(announced, -1, "reef_shark-4 moray-1", VICTIM, "boxfish-4")
    assert t.odds() == each("forfeit fish", "moray-1 reef_shark-4")
    t.play("forfeit fish=moray-1")
    assert t.told()[-4:] == [
        "rolled seat=0 result=-1",
        "failed seat=0 victim=1",
        "stole seat=1 victim=0 fish=moray-1",
        "collected seat=0 fish=seahorse-1",
    ]
    assert (t.stack(0), t.stack(1)) == ("seahorse-1 reef_shark-4", "moray-1 moray-2a moray-4 boxfish-1 flounder-3a")
    assert t.s.stack_n[:3] == [2, 5, 1]


@pytest.mark.rule("KF-O7")
def test_with_minus_one_and_no_fish_nothing_is_drawn() -> None:
    t = rolled(1, -1, "", VICTIM, "")
    assert t.asks() == "next_back"
    assert t.told()[-2:] == ["failed seat=0 victim=1", "collected seat=0 fish=seahorse-1"]


@pytest.mark.rule("KF-O7")
def test_cave_cards_cannot_be_stolen() -> None:
    t = attack("", "moray-4", "moray-3a", caves=("", "roll_1 chest_a", "rainbow_a"))
    t.play("rob seat=1", "announce number=3", "die result=3")
    assert t.odds() == each("steal fish", "moray-4")
    t.play("steal fish=moray-4")
    assert (t.caves(0), t.caves(1)) == ("", "roll_1 chest_a")
    t = attack("", "", "", caves=("", "roll_1", ""))
    assert t.asks() == "next_back", "who has only caves cannot be robbed"


# — blindly —


@pytest.mark.rule("KF-O8")
def test_robber_and_victim_know_what_was_taken_and_the_others_that_something_was() -> None:
    t = rolled(1, 1, "", VICTIM, "")
    assert t.audience() == [0, 1]
    t.play("steal fish=moray-4")
    line = "stole seat=0 victim=1"
    assert [t.told(seat)[-2] for seat in (0, 1)] == [f"{line} fish=moray-4"] * 2
    assert [t.told(seat)[-2] for seat in (2, SPECTATOR)] == [line] * 2


@pytest.mark.rule("KF-O8")
def test_what_the_victim_draws_is_known_to_the_same_two() -> None:
    t = rolled(1, -1, VICTIM, "reef_shark-4", "")
    assert t.audience() == [0, 1]
    t.play("forfeit fish=moray-4")
    line = "stole seat=1 victim=0"
    assert [t.told(seat)[-2] for seat in (0, 1)] == [f"{line} fish=moray-4"] * 2
    assert [t.told(seat)[-2] for seat in (2, SPECTATOR)] == [line] * 2


@pytest.mark.rule("KF-O8")
def test_the_die_and_the_announcement_are_open() -> None:
    t = attack("", VICTIM, "")
    for event in ("rob seat=1", "announce number=2", "die result=2"):
        assert t.audience() == [0, 1, 2, SPECTATOR]
        t.play(event)


@pytest.mark.rule("KF-O8")
def test_a_seat_of_a_higher_number_robs_in_secret_too() -> None:
    divers = ["v2.4>x2.4", "v2.2>x2.2", "v2.4>x3.4", "boat"]
    t = lay(up="1.1=seahorse-1", divers=divers, octopus="h2.3", stacks=["moray-1", "", "moray-4"], active=1)
    t.play("stop", "octopus space=v2.4", "rob seat=2", "announce number=1", "die result=1")
    assert t.audience() == [1, 2]
    t.play("steal fish=moray-4")
    assert t.told(0)[-2] == "stole seat=1 victim=2"


# — collecting —


@pytest.mark.rule("KF-O9")
def test_all_fish_still_up_go_onto_the_own_stack() -> None:
    t = lay(up="1.1=moray-4 4.3=boxfish-2a", stacks=["flounder-1", "frogfish-4"])
    t.play("stop")
    assert t.told() == ["stopped seat=0", "collected seat=0 fish=moray-4", "collected seat=0 fish=boxfish-2a"]
    assert (t.stack(0), t.stack(1)) == ("moray-4 boxfish-2a flounder-1", "frogfish-4")
    assert (t.up, t.s.open, t.s.shown) == ("", 0, [0] * 25)


@pytest.mark.rule("KF-O9")
def test_then_the_explored_cave_which_only_its_owner_sees() -> None:
    up = "4.0=moray-4 4.1=boxfish-4 4.2=flounder-4"
    t = lay("1.1=cave_3", up=up, divers=DIVERS)
    t.play("swim_on", "move space=v1.2", "explore cell=1.1")
    assert t.told()[-1] == "collected seat=0 fish=flounder-4"
    assert t.audience() == [0]
    t.play("enter cave=light_1")
    assert t.told(0)[-1] == "entered seat=0 cave=light_1"
    assert [t.told(seat)[-1] for seat in (1, 2, SPECTATOR)] == ["entered seat=0"] * 3
    assert t.caves(0) == "light_1"
    assert t.s.held_n[0] == [1, 0, 0, 0]
    assert t.s.explored == -1
    t.play(*["next back=fish"] * 4)
    assert t == lay(
        divers=["v1.2>x1.2", *DIVERS[1:]], stacks=["moray-4 boxfish-4 flounder-4"], caves=["light_1"], active=1
    )


@pytest.mark.rule("KF-O9")
@pytest.mark.parametrize(
    ("difficulty", "held", "unseen"),
    [
        (3, "fins_3", ["light_1", "octopus_3"]),
        (4, "roll_1", ["fins_5", "light_2"]),
        (5, "octopus_5", ["roll_2", "rainbow_a"]),
        (6, "chest_a", ["rainbow_b", "chest_b"]),
    ],
)
def test_the_cave_is_any_of_its_difficulty_that_nobody_has_seen(difficulty: int, held: str, unseen: list[str]) -> None:
    up = "4.0=moray-4 4.1=boxfish-4 4.2=flounder-4 4.3=frogfish-4 4.4=lionfish-4 3.0=seahorse-4"
    up = " ".join(up.split()[:difficulty])
    t = lay(f"1.1=cave_{difficulty}", up=up, divers=DIVERS, caves=["", held])
    t.play("swim_on", "move space=v1.2", "explore cell=1.1")
    assert t.odds() == {f"enter cave={cave}": 1 for cave in unseen}
    t.play(f"enter cave={unseen[1]}")
    assert t.caves(0) == unseen[1]
    assert t.s.held_n[0] == [int(difficulty == d) for d in (3, 4, 5, 6)]
    assert t.back("1.1") == "fish", "the place is filled again"


@pytest.mark.rule("KF-O9")
def test_robbing_comes_before_collecting_so_the_fish_of_this_turn_are_safe() -> None:
    t = rolled(1, -1, "reef_shark-4", VICTIM, "")
    assert t.up == "1.1=seahorse-1"
    assert t.odds() == each("forfeit fish", "reef_shark-4")
    assert t.to_move == CHANCE
