"""What a choice says before it is made: what lies there, the catch, the risk, whom the octopus reaches."""

from typing import Any

import pytest

from tablereef.games.kleine_fische import GAME
from tablereef.kernel.text import Text
from tests.rules.kleine_fische.table import Table, lay

SPEECH = Text("en", GAME.texts)

# — where the diver arrives —


@pytest.mark.rule("KF-D4")
def test_a_first_movement_to_where_nothing_can_be_found_warns_that_the_turn_ends() -> None:
    t = lay("0.1=cave_4 0.2=cave_3 1.1=cave_5 2.1=none 2.2=none 1.2=none", divers=("v1.2>x1.2", "boat"))
    for space in ("h1.1", "h1.2", "v0.2"):
        assert t.leads_to(f"move space={space}") == ["Nothing to find: your turn ends at once!"]


@pytest.mark.rule("KF-D9")
def test_a_later_movement_to_where_nothing_can_be_found_keeps_the_fish() -> None:
    t = lay("2.1=none 2.2=none", up="1.2=moray-4", divers=("v1.2>x2.2", "boat"))
    t.play("swim_on")
    assert t.leads_to("move space=v2.2") == [
        "Nothing to find: you must stop",
        "You keep one fish: +4 points",
    ]


@pytest.mark.rule("KF-D6")
@pytest.mark.rule("KF-D8")
def test_a_movement_says_what_lies_beside_the_space() -> None:
    t = lay("2.2=cave_3", up="0.0=moray-4 0.1=boxfish-4 1.2=clownfish-4", divers=("v1.2>x2.2", "boat"))
    t.play("swim_on")
    assert t.leads_to("move space=h2.1") == ["Then you turn up B2 or B3"]
    assert t.leads_to("move space=h2.2") == ["Explores the cave C3", "You keep 3 fish: +12 points"]
    t = lay("2.2=cave_4", up="1.2=moray-4", divers=("v1.2>x2.2", "boat"))
    t.play("swim_on")
    assert t.leads_to("move space=v2.2") == ["Turns up B3"]


@pytest.mark.rule("KF-D1")
def test_a_jump_says_what_lies_there() -> None:
    t = lay("0.0=cave_3", divers=("boat", "boat"))
    assert t.leads_to("jump space=h0.1 heading=back") == ["Turns up B1"]
    assert t.leads_to("jump space=v0.2 heading=on") == ["Then you turn up B1 or C1"]


@pytest.mark.rule("KF-C2")
@pytest.mark.rule("KF-E3")
def test_the_fins_say_how_far_they_still_carry_and_what_they_cost() -> None:
    t = lay(divers=("v1.2>x2.2", "boat"), caves=("fins_3", ""))
    about, cost = t.leads_to("play cave=fins_3")
    assert about.startswith("Once this turn, swim up to 3 spaces")
    assert cost == "−1 point"
    t.play("play cave=fins_3")
    assert t.leads_to("move space=v2.2") == ["The fins can carry you up to 2 spaces further."]


@pytest.mark.rule("KF-D1")
@pytest.mark.rule("KF-D2")
def test_who_is_still_in_the_boat_is_told_what_a_dive_is_about() -> None:
    for board in ("", "0.0=cave_3 0.1=cave_4 0.2=cave_5 0.3=cave_6 0.4=cave_3"):
        notes = lay(board, divers=("boat", "boat")).view(0).notes
        assert [SPEECH.say(note) for note in notes] == ["Turn up fish, and stop before two are alike!"]
    assert lay(divers=("v1.2>x2.2", "boat")).view(0).notes == ()


# — turning up —


def choosing(known: dict[str, tuple[int, ...]], seen: str = "", memory_aid: str = "off") -> Table:
    """The player with two morays' risk between B3 and C3."""
    t = lay(up="0.0=boxfish-3a 1.2=moray-1", seen=seen, lit=known, divers=("v1.2>x2.2", "boat"), memory_aid=memory_aid)
    t.play("swim_on", "move space=v2.2")
    return t


@pytest.mark.rule("KF-K2")
@pytest.mark.rule("KF-D7")
def test_who_looked_by_light_is_told_the_fish_and_warned_of_a_pair() -> None:
    pair = ["There: Moray eel 4", "A pair: you keep 1 of 2 fish!"]
    assert choosing({"2.1=moray-4": (0,)}).leads_to("turn_up cell=2.1") == pair
    assert choosing({"2.1=seahorse-4": (0,)}).leads_to("turn_up cell=2.1") == ["There: Seahorse 4"]
    assert choosing({"2.1=moray-4": (1,)}).leads_to("turn_up cell=2.1") == []


@pytest.mark.rule("KF-K3")
def test_a_fish_that_was_hidden_again_is_told_with_the_memory_aid_alone() -> None:
    assert choosing({}, seen="2.1=moray-4").leads_to("turn_up cell=2.1") == []
    assert "A pair: you keep 1 of 2 fish!" in choosing({}, "2.1=moray-4", "on").leads_to("turn_up cell=2.1")


@pytest.mark.rule("KF-K3")
def test_the_odds_of_a_pair_are_told_with_the_memory_aid_alone() -> None:
    assert choosing({}).leads_to("turn_up cell=2.1") == []
    assert choosing({}, memory_aid="on").leads_to("turn_up cell=2.1") == ["Risk of a pair: 12 in 89"]
    with_one_moray_seen = choosing({}, seen="4.4=moray-4", memory_aid="on")
    assert with_one_moray_seen.leads_to("turn_up cell=2.1") == ["Risk of a pair: 11 in 88"]


@pytest.mark.rule("KF-K3")
def test_a_movement_to_one_card_says_the_same_of_it() -> None:
    t = lay("2.2=cave_4", up="1.2=moray-1", seen="2.1=moray-4", divers=("v1.2>x2.2", "boat"), memory_aid="on")
    t.play("swim_on")
    assert t.leads_to("move space=v2.2") == [
        "There: Moray eel 4",
        "Turns up B3",
        "A pair: you keep 0 of 1 fish!",
    ]


@pytest.mark.rule("KF-D7")
@pytest.mark.rule("KF-K3")
def test_a_movement_says_first_how_likely_a_pair_is_of_two_cards_with_the_better_one() -> None:
    def told(board: str = "", seen: str = "", memory_aid: str = "on") -> list[str]:
        up = "0.0=boxfish-3a 1.2=moray-1"
        t = lay(board, up=up, seen=seen, divers=("v1.2>x2.2", "boat"), memory_aid=memory_aid)
        t.play("swim_on")
        return t.leads_to("move space=v2.2")

    either = "Then you turn up B3 or C3"
    assert told("2.2=cave_4") == ["Risk of a pair: 12 in 89", "Turns up B3"]
    assert told() == ["Risk of a pair: 12 in 89", either]
    assert told(seen="2.1=moray-4") == ["Risk of a pair: 11 in 88", either]
    assert told(seen="2.1=seahorse-4") == [either]
    assert told(memory_aid="off") == [either]


@pytest.mark.rule("KF-D7")
@pytest.mark.rule("KF-K3")
def test_a_movement_between_two_known_pairs_is_warned_of() -> None:
    def told(seen: str) -> list[str]:
        t = lay(up="1.2=moray-1", seen=seen, divers=("v1.2>x2.2", "boat"), memory_aid="on")
        t.play("swim_on")
        return t.leads_to("move space=v2.2")

    assert told("2.1=moray-4 2.2=moray-2a") == ["Then you turn up B3 or C3", "A pair either way: you must stop!"]
    assert told("2.1=moray-4") == ["Risk of a pair: 5 in 89", "Then you turn up B3 or C3"]


# — stop or swim on —


@pytest.mark.rule("KF-D5")
@pytest.mark.rule("KF-E1")
@pytest.mark.rule("KF-O1")
def test_to_stop_says_the_catch_and_how_far_the_octopus_may_go() -> None:
    t = lay(up="1.2=moray-4 0.0=boxfish-1_ink", stacks=("moray-2a",), divers=("v1.2>x2.2", "boat"))
    best = "5 shells, but each species counts once"
    assert t.leads_to("stop") == ["You keep 2 fish: +3 points", best, "The octopus may move up to 2 spaces."]
    assert t.leads_to("swim_on") == ["At stake: 2 fish, +3 points"]


@pytest.mark.rule("KF-E1")
def test_to_stop_counts_the_shells_of_the_catch() -> None:
    t = lay(up="1.2=moray-4 0.0=boxfish-3a", divers=("v1.2>x2.2", "boat"))
    assert t.leads_to("stop") == ["You keep 2 fish: +7 points", "7 shells"]


@pytest.mark.rule("KF-R2")
def test_to_stop_says_that_the_game_is_over_where_the_pile_cannot_fill_the_board() -> None:
    t = lay(up="1.2=moray-4", divers=("v1.2>x2.2", "boat"), pile="")
    assert t.leads_to("stop")[-1] == "The game is over."


EVERY_WAY_ENDS = "Every way on ends your dive!"
NOTHING_TO_FIND = "Nothing more to find: your dive ends!"
NOTHING_LIES_AHEAD = "2.1=none 2.2=none 1.1=none"  # C2 is open


def before_the_crossing(board: str = NOTHING_LIES_AHEAD, other: str = "boat", **more: Any) -> list[str]:
    """What it says to swim on to the crossing below B2 and C2, where C2 is the open fish."""
    return lay(board, up="1.2=moray-4", divers=("v1.2>x2.2", other), **more).leads_to("swim_on")


@pytest.mark.rule("KF-D9")
def test_to_swim_on_warns_where_every_way_on_ends_the_dive() -> None:
    assert before_the_crossing() == ["You keep one fish: +4 points", NOTHING_TO_FIND]
    assert before_the_crossing("2.1=none 2.2=none")[1:] == []  # B2 can be turned up
    assert before_the_crossing("2.1=none 2.2=none 1.1=cave_4")[1:] == [NOTHING_TO_FIND]


@pytest.mark.rule("KF-R2")
def test_to_swim_on_warns_where_the_next_turn_follows_at_once() -> None:
    told = before_the_crossing("2.1=cave_4 2.2=cave_5 1.1=cave_6", other="h0.0>x0.0", pile="fish")
    assert told[1:] == [NOTHING_TO_FIND]


@pytest.mark.rule("KF-M3")
def test_to_swim_on_warns_where_the_octopus_blocks_the_only_good_way() -> None:
    assert before_the_crossing("2.1=none 2.2=none", octopus="h2.1")[1:] == [NOTHING_TO_FIND]


@pytest.mark.rule("KF-D8")
def test_to_swim_on_does_not_warn_where_a_cave_can_be_explored() -> None:
    up = "0.0=moray-4 0.1=boxfish-4 1.2=clownfish-4"
    told = [
        lay(f"2.1=none 2.2={cave} 1.1=none", up=up, divers=("v1.2>x2.2", "boat")).leads_to("swim_on")[1:]
        for cave in ("cave_3", "cave_4")
    ]
    assert told == [[], [NOTHING_TO_FIND]]


@pytest.mark.rule("KF-D7")
@pytest.mark.rule("KF-K2")
@pytest.mark.rule("KF-K3")
def test_to_swim_on_warns_of_pairs_only_whom_the_table_lets_know() -> None:
    board = "2.1=none 2.2=none"
    assert before_the_crossing(board, lit={"1.1=moray-1": (0,)}) == ["At stake: one fish, +4 points", EVERY_WAY_ENDS]
    assert before_the_crossing(board, lit={"1.1=boxfish-4": (0,)})[1:] == []
    assert before_the_crossing(board, lit={"1.1=moray-1": (1,)})[1:] == []
    assert before_the_crossing(board, seen="1.1=moray-1")[1:] == []
    assert before_the_crossing(board, seen="1.1=moray-1", memory_aid="on")[1:] == [EVERY_WAY_ENDS]
    pairs = "1.1=moray-1 2.1=moray-2a 2.2=moray-2b"
    assert before_the_crossing("", seen=pairs, memory_aid="on")[1:] == [EVERY_WAY_ENDS]


@pytest.mark.rule("KF-C2")
def test_fins_may_carry_past_what_ends_the_dive() -> None:
    assert before_the_crossing(caves=("fins_3", ""))[1:] == []


# — octopus —


def octopus_out(stack: str = "moray-4 boxfish-4", own: str = "", cave: str = "") -> Table:
    """The octopus may move two spaces, and reach the second diver with one."""
    t = lay(
        up="1.2=clownfish-1_ink", divers=("v1.2>x2.2", "h4.3>x4.3"), octopus="h4.4", stacks=(own, stack),
        caves=(cave, ""),
    )  # fmt: skip
    t.play("stop")
    return t


@pytest.mark.rule("KF-O5")
@pytest.mark.rule("KF-O6")
def test_a_movement_of_the_octopus_says_whom_it_reaches() -> None:
    assert octopus_out().leads_to("octopus space=h4.3") == ["Meets Bob: you may rob"]
    assert octopus_out(stack="").leads_to("octopus space=h4.3") == ["Meets Bob: nothing to rob"]
    assert octopus_out().leads_to("octopus space=v4.4") == []


@pytest.mark.rule("KF-O7")
@pytest.mark.rule("KF-B6")
def test_an_announcement_says_its_odds() -> None:
    t = octopus_out()
    t.play("octopus space=h4.3")
    assert t.leads_to("rob seat=1") == ["2 fish to draw from"]
    t.play("rob seat=1")
    odds = [t.leads_to(f"announce number={number}") for number in (1, 2, 3)]
    assert odds == [[f"Succeeds on {sides} of 6 sides"] for sides in (5, 3, 2)]
    t = octopus_out(own="frogfish-4")
    t.play("octopus space=h4.3", "rob seat=1")
    assert t.leads_to("announce number=3")[1:] == ["You lose a fish on one of 6 sides"]


@pytest.mark.rule("KF-O7")
def test_what_the_die_must_show_is_said_before_it_is_rolled() -> None:
    def said(own: str) -> list[str]:
        t = octopus_out(own=own)
        t.play("octopus space=h4.3", "rob seat=1")
        return [SPEECH.say(note) for note in t.view(0).notes]

    assert said("frogfish-4") == ["Roll your number or more; on −1 you lose a fish."]
    assert said("") == ["Roll your number or more."]


@pytest.mark.rule("KF-O7")
@pytest.mark.rule("KF-B6")
def test_an_announcement_names_the_sides_on_which_it_succeeds_and_those_that_cost_a_fish() -> None:
    t = octopus_out(own="frogfish-4")
    t.play("octopus space=h4.3", "rob seat=1")
    sides = [[(words.fields["on"], words.fields["of"]) for words in offer.about] for offer in t.view(0).offers]
    die = "-1 1 1 2 3 3"
    assert sides == [[(on, die), ("-1", die)] for on in ("1 1 2 3 3", "2 3 3", "3 3")]


@pytest.mark.rule("KF-C5")
def test_a_new_roll_says_its_odds() -> None:
    t = lay(
        up="1.2=clownfish-1_ink", divers=("v1.2>x2.2", "h4.3>x4.3"), octopus="h4.4", stacks=("", "moray-4"),
        caves=("roll_1", ""),
    )  # fmt: skip
    t.play("stop", "octopus space=h4.3", "rob seat=1", "announce number=2", "die result=1")
    assert t.leads_to("play cave=roll_1") == [
        "If your roll is too low, roll once more. The last roll counts.",
        "Succeeds on 3 of 6 sides",
        "−1 point",
    ]
    assert t.leads_to("accept") == ["No fish for you"]


@pytest.mark.rule("KF-O7")
def test_to_leave_a_roll_says_what_is_lost() -> None:
    t = octopus_out(own="frogfish-4", cave="light_2")
    t.play("octopus space=h4.3", "rob seat=1", "announce number=1", "die result=-1")
    assert t.offers() == ["accept"]
    assert t.leads_to("accept") == ["No fish for you, and you lose one"]


@pytest.mark.rule("KF-C4")
def test_that_the_octopus_stays_says_the_catch() -> None:
    t = lay(up="1.1=moray-4", caves=["octopus_3"])
    t.play("stop")
    assert t.leads_to("octopus_stays") == ["You keep one fish: +4 points"]
