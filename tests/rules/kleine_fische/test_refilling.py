"""Phase 3: refilling, and when the game ends (KF-R…)."""

import pytest

from tablereef.games.kleine_fische import GAME
from tablereef.kernel.game import CHANCE, OVER
from tablereef.kernel.match import Deal, Match, new_header
from tests.rules.kleine_fische.table import lay

TWO_UP = "1.1=moray-4 4.3=boxfish-4"


# — refilling —


@pytest.mark.rule("KF-R1")
def test_empty_places_are_filled_from_the_stack_row_by_row() -> None:
    t = lay(up="4.3=boxfish-4 1.1=moray-4 1.0=flounder-4", pile="fish cave_3 cave_5 fish fish")
    t.play("stop")
    assert (t.back("1.0"), t.back("1.1"), t.back("4.3")) == ("fish", "none", "none")
    t.play("next back=cave_3")
    assert (t.back("1.0"), t.back("1.1"), t.back("4.3")) == ("fish", "cave_3", "none")
    t.play("next back=cave_5")
    assert (t.back("1.0"), t.back("1.1"), t.back("4.3")) == ("fish", "cave_3", "cave_5")
    assert t.s.pile_n == 2
    assert t.laid() == ["cell=1.0 back=fish", "cell=1.1 back=cave_3", "cell=4.3 back=cave_5"]


@pytest.mark.rule("KF-R1")
def test_new_cards_lie_face_down_and_nobody_knows_them() -> None:
    t = lay(up=TWO_UP, lit={"1.2=moray-1": [1]})
    t.play("stop", "next back=fish", "next back=fish")
    assert (t.face("1.1"), t.face("4.3"), t.face("1.2")) == ("?", "?", "moray-1")
    assert t == lay(stacks=["moray-4 boxfish-4", ""], lit={"1.2=moray-1": [1]}, active=1)


@pytest.mark.rule("KF-R1")
def test_a_fish_that_was_lit_leaves_no_trace_when_it_is_collected() -> None:
    t = lay(lit={"1.1=moray-4": [0, 1]})
    t.play("move space=v1.2", "turn_up cell=1.1", "reveal fish=moray-4", "stop", "next back=cave_6")
    assert (t.back("1.1"), t.face("1.1"), t.s.lit, t.s.shown) == ("fish", "?", [0] * 25, [0] * 25)


@pytest.mark.rule("KF-R1")
def test_divers_and_octopus_stay_where_they_are() -> None:
    t = lay(up=TWO_UP, octopus="h3.3")
    t.play("stop", "next back=fish", "next back=fish")
    assert (t.diver(0), t.diver(1), t.octopus) == ("v2.2>x2.2", "v2.4>x2.4", "h3.3")


@pytest.mark.rule("KF-R1")
def test_the_place_of_an_explored_cave_is_filled_too() -> None:
    t = lay("1.1=cave_3", up="4.0=moray-4 4.1=boxfish-4 4.2=flounder-4")
    t.play("swim_on", "move space=v1.2", "explore cell=1.1", "enter cave=fins_3", *["next back=fish"] * 4)
    assert "none" not in [t.back(cell) for cell in ("1.1", "4.0", "4.1", "4.2")]
    assert t.to_move == 1


# — the end —


@pytest.mark.rule("KF-R2")
@pytest.mark.parametrize("pile", ["", "fish", "cave_6"])
def test_with_fewer_cards_than_empty_places_none_is_laid_and_the_game_is_over(pile: str) -> None:
    t = lay(up=TWO_UP, pile=pile)
    t.play("stop")
    assert t.to_move == OVER
    assert t.told()[-1] == "ended"
    assert (t.back("1.1"), t.back("4.3"), t.s.pile_n, t.laid()) == ("none", "none", len(pile.split()), [])
    assert (t.offers(), t.odds()) == ([], {})
    assert t.due() == ["game_over 1"], "nothing else is due any longer"
    assert t.outcome().reason == "pile"


@pytest.mark.rule("KF-R2")
def test_what_was_collected_in_the_last_turn_counts() -> None:
    t = lay(up=TWO_UP, pile="")
    t.play("stop")
    assert t.stack(0) == "moray-4 boxfish-4"
    assert t.outcome().points[0] == 8


@pytest.mark.rule("KF-R2")
def test_a_cave_explored_in_the_last_turn_is_taken_before_the_end() -> None:
    t = lay("1.1=cave_3", up="4.0=moray-4 4.1=boxfish-4 4.2=flounder-4", pile="fish fish fish")
    t.play("swim_on", "move space=v1.2", "explore cell=1.1")
    assert t.asks() == "entering"
    t.play(next(iter(t.odds())))
    assert t.to_move == OVER
    assert t.s.held_n[0] == [1, 0, 0, 0]


@pytest.mark.rule("KF-R2")
def test_with_exactly_enough_cards_it_goes_on_with_an_empty_stack() -> None:
    t = lay(up=TWO_UP, pile="fish cave_4")
    t.play("stop", "next back=cave_4")
    assert (t.back("1.1"), t.back("4.3"), t.s.pile_n, t.s.top) == ("fish", "cave_4", 0, -1)
    assert t.to_move == 1


@pytest.mark.rule("KF-R2")
def test_over_an_empty_stack_a_turn_that_takes_nothing_does_not_end_the_game() -> None:
    t = lay("1.3=cave_6 1.4=cave_6", pile="", active=1)
    t.play("move space=v1.4")
    assert (t.told(), t.laid()) == (["moved seat=1 space=v1.4", "passed seat=1"], [])
    assert t.to_move == 0
    t = lay(up="4.0=reef_shark-4", pile="")
    t.play("swim_on", "move space=v1.2", "turn_up cell=1.1", "reveal fish=reef_shark-3a")
    assert (t.to_move, t.told()[-1]) == (1, "hidden seat=0 fish=reef_shark-3a")


@pytest.mark.rule("KF-R2")
def test_a_match_may_be_ended_by_consent_and_counts_as_it_stands() -> None:
    match = Match(GAME, new_header(GAME, ["Ada", "Bob"], {}, Deal(), "test"))
    match.state = lay(up=TWO_UP, stacks=["moray-3a", "flounder-4"], caves=["fins_3", "chest_a"]).s
    match.end(0, range(len(match.header.seats)))
    assert match.turn() == OVER
    assert match.outcome().reason == "ended"
    assert match.outcome().points == (4, 5)
    assert match.outcome().places == (2, 1)


@pytest.mark.rule("KF-R2")
def test_the_game_goes_on_while_the_stack_lasts() -> None:
    t = lay(up=TWO_UP, pile="fish fish fish")
    t.play("stop", "next back=fish")
    assert t.to_move == CHANCE, "the back of the last card is seen too"
    t.play("next back=fish")
    assert (t.to_move, t.s.pile_n) == (1, 1)
