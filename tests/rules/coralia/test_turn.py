"""The turn (CO-T…)."""

import random

import pytest

from tablereef.games.coralia import GAME
from tablereef.games.coralia.components import COLOURS
from tablereef.kernel.game import CHANCE
from tablereef.kernel.story import SPECTATOR
from tablereef.testing.laws import random_event
from tests.rules.coralia.table import Table, lay
from tests.rules.table import each

FACES = "pearl fish starfish octopus diver turtle"
PASSED_ON = "blue-diver green-starfish yellow-pearl"  # what the player before has left on the station


def play_to_the_scoring(seats: int, seed: int) -> tuple[Table, list[int]]:
    """A random game up to its scoring, and who placed or landed a die, in order."""
    t, rng = Table(GAME.new(seats)), random.Random(seed)
    while "scoring step=starfish" not in t.told():
        GAME.apply(t.s, random_event(GAME, t.s, rng))
    placed = [happening for happening in t.told() if happening.startswith(("placed ", "landed "))]
    return t, [int(happening.split()[1].removeprefix("seat=")) for happening in placed]


# — rounds —


@pytest.mark.rule("CO-T1")
@pytest.mark.parametrize(("seats", "rounds", "left"), [(2, 10, 4), (3, 9, 3), (4, 8, 4)])
@pytest.mark.parametrize("seed", range(4))
def test_each_player_places_one_die_a_round(seats: int, rounds: int, left: int, seed: int) -> None:
    t, placed = play_to_the_scoring(seats, seed)
    assert placed == [(t.s.first + i) % seats for i in range(seats * rounds)]
    assert t.s.station_n == 3
    assert sum(t.supply.values()) == left - 3


@pytest.mark.rule("CO-T1")
def test_after_the_last_turn_comes_the_scoring() -> None:
    t = lay(seats=3, active=1, first=2, turns=1, station=f"{PASSED_ON} red-octopus")
    t.place("red-octopus")
    assert "scoring step=starfish" in t.told()
    assert t.told()[-1] == "ended"
    assert t.station == PASSED_ON


@pytest.mark.rule("CO-T1")
def test_before_the_last_turn_there_is_one_more() -> None:
    t = lay(seats=3, active=1, first=2, turns=2, station=f"{PASSED_ON} red-octopus")
    t.place("red-octopus")
    assert not any(happening.startswith("scoring") for happening in t.told())
    assert t.to_move == 2


# — the fourth die and the roll —


@pytest.mark.rule("CO-T2")
def test_the_start_player_rolls_the_four_dice_taken_without_a_fifth() -> None:
    t = lay(seats=4, active=2, turns=32, due="taking taking taking taking")
    t.take("blue green yellow red")
    assert t.station == "blue-? green-? yellow-? red-?"
    t.roll("blue-diver green-starfish yellow-pearl red-fish")
    assert t.told()[-4:] == [
        "rolled seat=2 colour=blue face=diver",
        "rolled seat=2 colour=green face=starfish",
        "rolled seat=2 colour=yellow face=pearl",
        "rolled seat=2 colour=red face=fish",
    ]
    assert t == lay(seats=4, active=2, turns=32, station="blue-diver green-starfish yellow-pearl red-fish")
    assert t.to_move == 2


@pytest.mark.rule("CO-T2")
def test_later_a_fourth_die_of_any_colour_left_is_chosen_even_one_that_lies_on_the_station() -> None:
    supply = {"yellow": 1, "blue": 2, "violet": 3}
    t = lay(station=PASSED_ON, supply=supply, due="taking", active=1)
    assert t.offers() == ["take colour=yellow", "take colour=blue", "take colour=violet"]
    t.take("blue")
    assert t.supply == {"yellow": 1, "blue": 1, "violet": 3}
    assert t.told() == ["took seat=1 colour=blue"]


@pytest.mark.rule("CO-T2")
def test_all_four_dice_are_rolled_by_who_has_no_turtle() -> None:
    t = lay(station=PASSED_ON, due="taking", turtles=["", "copy"])
    t.take("red")
    assert t.to_move == CHANCE
    assert t.station == "blue-? green-? yellow-? red-?"
    assert t.odds() == each("rolled colour=blue face", FACES)
    t.roll("blue-fish")
    assert t.odds() == each("rolled colour=green face", FACES)
    t.roll("green-pearl yellow-turtle red-diver")
    assert t == lay(station="blue-fish green-pearl yellow-turtle red-diver", turtles=["", "copy"])


@pytest.mark.rule("CO-T2")
def test_there_is_no_choice_before_all_four_dice_are_rolled() -> None:
    t = lay(station=PASSED_ON, due="taking")
    t.take("red")
    for die in ("blue-fish", "green-pearl", "yellow-turtle"):
        t.roll(die)
        assert t.to_move == CHANCE
    t.roll("red-diver")
    assert t.to_move == 0


@pytest.mark.rule("CO-T6")
@pytest.mark.parametrize(("active", "before"), [(0, "Cleo"), (2, "Bob")])
def test_it_is_said_who_has_left_the_dice_of_the_station(active: int, before: str) -> None:
    t = lay(seats=3, active=active, station=PASSED_ON, due="taking")
    for seat in (0, 1, 2, SPECTATOR):
        assert t.notes(seat)[1:] == [f"{before} has left three dice on the station."]
    t.take("red")
    assert not any("has left" in said for said in t.notes(0))


@pytest.mark.rule("CO-S4")
def test_nobody_has_left_dice_at_the_start() -> None:
    t = lay(seats=2, turns=20, due="taking taking taking taking")
    for colour in ("blue", "green", "yellow"):
        t.take(colour)
        assert not any("has left" in said for said in t.notes(0))


# — turtles keep dice —


@pytest.mark.rule("CO-T3")
def test_it_is_said_which_die_is_new() -> None:
    t = lay(station=PASSED_ON, due="taking", turtles=["copy stingray", ""])
    t.take("red")
    for _ in range(2):
        assert t.asks() == "keeping"
        assert t.notes(0)[1] == "The red die is new: it is always rolled."
        t.play(t.offers()[-1])
    assert not any("new" in said for said in t.notes(0))


@pytest.mark.rule("CO-T3")
def test_with_a_turtle_one_station_die_may_be_kept() -> None:
    t = lay(station=PASSED_ON, due="taking", turtles=["copy", ""])
    t.take("red")
    assert t.to_move == 0
    assert t.asks() == "keeping"
    assert t.offers() == [
        "roll",
        "keep colour=yellow face=pearl",
        "keep colour=blue face=diver",
        "keep colour=green face=starfish",
    ]
    t.keep("green-starfish")
    assert t.told()[-1] == "kept seat=0 colour=green face=starfish"
    assert t.station == "blue-? green-starfish yellow-? red-?"
    assert t.due() == ["rolling 3"]
    t.roll("blue-fish yellow-fish red-fish")
    assert t == lay(station="blue-fish green-starfish yellow-fish red-fish", turtles=["copy", ""])


@pytest.mark.rule("CO-T3")
def test_nothing_need_be_kept() -> None:
    t = lay(station=PASSED_ON, due="taking", turtles=["copy stingray", ""])
    t.take("red")
    t.play("roll")
    assert t.told()[-1] == "threw seat=0 number=4"
    assert t.station == "blue-? green-? yellow-? red-?"
    assert t.due() == ["rolling 4"]


@pytest.mark.rule("CO-T3")
@pytest.mark.parametrize(
    ("turtles", "most", "station"),
    [
        (1, 1, "blue-diver green-? yellow-? red-?"),
        (2, 2, "blue-diver green-starfish yellow-? red-?"),
        (3, 3, "blue-diver green-starfish yellow-pearl red-?"),
        (4, 3, "blue-diver green-starfish yellow-pearl red-?"),
    ],
)
def test_up_to_one_die_is_kept_for_each_turtle_and_three_at_most(turtles: int, most: int, station: str) -> None:
    mine = " ".join(["copy", "stingray", "fish_card", "island_card"][:turtles])
    t = lay(station=PASSED_ON, due="taking", turtles=[mine, "white_die jellyfish"])
    t.take("red")
    for kept, die in enumerate(PASSED_ON.split()[:most]):
        assert t.to_move == 0
        assert len(t.offers()) == 1 + 3 - kept
        t.keep(die)
    assert t.due() == [f"rolling {4 - most}"]
    assert t.station == station


@pytest.mark.rule("CO-T3")
def test_after_one_die_another_need_not_be_kept() -> None:
    t = lay(station=PASSED_ON, due="taking", turtles=["copy stingray", ""])
    t.take("red")
    t.keep("blue-diver")
    assert t.offers() == ["roll", "keep colour=yellow face=pearl", "keep colour=green face=starfish"]
    t.play("roll")
    assert t.station == "blue-diver green-? yellow-? red-?"


@pytest.mark.rule("CO-T3")
def test_the_new_die_is_always_rolled() -> None:
    t = lay(station=PASSED_ON, due="taking", turtles=["copy stingray fish_card", ""])
    t.take("blue")
    assert [offer for offer in t.offers() if "colour=blue" in offer] == ["keep colour=blue face=diver"]
    for die in PASSED_ON.split():
        t.keep(die)
    assert t.station == f"{PASSED_ON} blue-?"
    assert t.odds() == each("rolled colour=blue face", FACES)
    t.roll("blue-fish")
    assert t.station == f"{PASSED_ON} blue-fish"


@pytest.mark.rule("CO-T3")
def test_two_equal_dice_are_kept_one_by_one() -> None:
    t = lay(station="red-fish red-fish blue-pearl", due="taking", turtles=["copy stingray", ""])
    t.take("red")
    assert t.offers() == ["roll", "keep colour=blue face=pearl", "keep colour=red face=fish"]
    t.keep("red-fish")
    assert t.offers() == ["roll", "keep colour=blue face=pearl", "keep colour=red face=fish"]
    t.keep("red-fish")
    assert t.station == "red-fish red-fish blue-? red-?"

    t = lay(station="blue-pearl red-fish red-fish", due="taking", turtles=["copy stingray", ""])
    t.take("red")
    t.keep("red-fish")
    t.keep("red-fish")
    assert t.station == "blue-? red-fish red-fish red-?"


@pytest.mark.rule("CO-T3")
def test_of_two_dice_of_a_colour_the_one_with_the_chosen_face_is_kept() -> None:
    t = lay(station="red-fish red-pearl blue-pearl", due="taking", turtles=["copy", ""])
    t.take("red")
    t.keep("red-pearl")
    assert t.station == "red-? red-pearl blue-? red-?"
    t = lay(station="blue-pearl red-fish red-pearl", due="taking", turtles=["copy", ""])
    t.take("red")
    t.keep("red-pearl")
    assert t.station == "blue-? red-? red-pearl red-?"


@pytest.mark.rule("CO-T3")
def test_kept_dice_that_are_not_used_go_on_with_the_station() -> None:
    t = lay(station=PASSED_ON, due="taking", turtles=["copy", ""])
    t.take("red")
    t.keep("green-starfish")
    t.roll("blue-fish yellow-fish red-octopus")
    t.place("red-octopus")
    assert t.station == "blue-fish green-starfish yellow-fish"
    t.take("red")
    assert t.station == "blue-? green-? yellow-? red-?"


@pytest.mark.rule("CO-T3")
def test_the_start_player_has_nothing_to_keep_before_the_first_roll() -> None:
    t = lay(seats=4, turns=32, due="taking taking taking taking", turtles=["copy"])
    t.take("blue green yellow red")
    assert t.due() == ["rolling 4"]


# — placing —


@pytest.mark.rule("CO-T4")
def test_any_of_the_four_dice_may_be_placed_on_its_free_space() -> None:
    t = lay(station="violet-turtle yellow-fish blue-fish yellow-pearl", reefs={"yellow": "octopus", "blue": "pearl"})
    assert t.offers() == [
        "place colour=yellow face=pearl",
        "place colour=yellow face=fish",
        "place colour=blue face=fish",
        "place colour=violet face=turtle",
    ]


@pytest.mark.rule("CO-T4")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_die_goes_to_the_space_of_its_face_on_the_reef_of_its_colour(colour: str) -> None:
    for face in FACES.split():
        t = lay(station=f"{colour}-{face} red-fish red-fish red-fish")
        t.place(f"{colour}-{face}")
        assert t.told()[0] == f"placed seat=0 colour={colour} face={face}"
        assert {reef: t.reef(reef) for reef in COLOURS if t.reef(reef)} == {colour: face}
        assert t.station == "red-fish red-fish red-fish"


@pytest.mark.rule("CO-T4")
def test_two_equal_dice_are_one_choice() -> None:
    t = lay(station="red-fish blue-fish red-fish blue-fish", reefs={"blue": "fish"})
    assert t.offers() == ["place colour=red face=fish", "land colour=blue face=fish"]


@pytest.mark.rule("CO-T5")
def test_a_die_whose_space_is_taken_may_go_to_the_island_and_no_other_one() -> None:
    reefs = {"yellow": "fish", "blue": "pearl diver turtle", "red": "octopus starfish"}
    t = lay(station="yellow-fish blue-fish blue-turtle red-diver", reefs=reefs)
    assert t.offers() == [
        "place colour=blue face=fish",
        "place colour=red face=diver",
        "land colour=yellow face=fish",
        "land colour=blue face=turtle",
    ]
    t.land("blue-turtle")
    assert t.told()[0] == "landed seat=0 colour=blue face=turtle"
    assert t.island == "blue white white"
    assert t.station == "yellow-fish blue-fish red-diver"
    assert t.reef("blue") == "pearl diver turtle"


@pytest.mark.rule("CO-T5")
def test_the_island_may_be_chosen_though_another_die_could_be_placed_and_must_be_where_none_can() -> None:
    full = "pearl fish starfish octopus diver turtle"
    t = lay(station="red-fish red-pearl red-turtle red-diver", reefs={"red": full}, supply={"blue": 1})
    faces = ("pearl", "fish", "diver", "turtle")
    assert t.offers() == [f"land colour=red face={face}" for face in faces]


@pytest.mark.rule("CO-T5")
def test_a_diver_die_of_the_reef_of_the_own_diver_has_a_taken_space() -> None:
    t = lay(station="red-diver blue-fish blue-fish blue-fish", reefs={"red": "diver"}, divers={0: "red"})
    assert t.offers() == ["place colour=blue face=fish", "land colour=red face=diver"]


@pytest.mark.rule("CO-T5")
def test_for_a_diver_die_only_the_diver_space_matters_and_never_the_treasure_space() -> None:
    t = lay(station="red-diver blue-diver blue-fish blue-fish", reefs={"red": "treasure", "blue": "diver"})
    assert t.offers() == ["place colour=blue face=fish", "place colour=red face=diver", "land colour=blue face=diver"]


@pytest.mark.rule("CO-T6")
@pytest.mark.parametrize("die", ["blue-diver", "green-starfish", "yellow-pearl", "red-octopus"])
def test_the_other_three_dice_are_passed_on_as_they_lie(die: str) -> None:
    dice = ["blue-diver", "green-starfish", "yellow-pearl", "red-octopus"]
    t = lay(station=" ".join(dice))
    t.place(die)
    dice.remove(die)
    assert t.station == " ".join(dice)
    assert (t.s.colour[3], t.s.face[3]) == (0, 0)


@pytest.mark.rule("CO-T6")
def test_a_die_leaves_the_station_by_its_colour_and_face() -> None:
    t = lay(station="red-fish blue-octopus red-octopus green-pearl")
    t.place("red-octopus")
    assert t.station == "red-fish blue-octopus green-pearl"


@pytest.mark.rule("CO-T6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_station_passes_clockwise(seats: int) -> None:
    for seat in range(seats):
        t = lay(seats=seats, active=seat, station=f"{PASSED_ON} red-octopus")
        t.place("red-octopus")
        after = (seat + 1) % seats
        assert (t.to_move, t.asks()) == (after, "taking")
        assert t == lay(
            seats=seats, active=after, turns=4, station=PASSED_ON, reefs={"red": "octopus"},
            octopuses={"red": seat}, points=[int(other == seat) for other in range(seats)], due="taking",
        )  # fmt: skip


@pytest.mark.rule("CO-T7")
def test_dice_that_were_placed_stay_and_no_space_takes_a_second() -> None:
    t = lay(station="red-fish red-fish blue-pearl blue-pearl", reefs={"red": "octopus pearl"})
    t.place("red-fish")
    assert t.reef("red") == "pearl fish octopus"
    t.draw("lionfish pufferfish")
    t.pick("lionfish")
    t.take("violet")
    t.roll("red-fish blue-pearl blue-pearl violet-diver")
    assert "place colour=red face=fish" not in t.offers()
    assert "land colour=red face=fish" in t.offers()


# — no octopus left —


@pytest.mark.rule("CO-T8")
def test_who_has_no_octopus_left_cannot_use_an_octopus_die_with_a_free_space() -> None:
    reefs = {"red": "octopus", "blue": "octopus"}
    station = "red-octopus green-octopus yellow-fish blue-octopus"
    t = lay(station=station, reefs=reefs, octopuses={"red": 0, "blue": 0})
    assert t.offers() == [
        "place colour=yellow face=fish",
        "land colour=blue face=octopus",
        "land colour=red face=octopus",
    ]
    t = lay(station=station, reefs=reefs, octopuses={"red": 0, "blue": 1})
    assert "place colour=green face=octopus" in t.offers()


@pytest.mark.rule("CO-T8")
def test_the_octopuses_of_others_do_not_matter() -> None:
    reefs = {"red": "octopus", "blue": "octopus"}
    t = lay(station="green-octopus yellow-fish red-fish red-fish", reefs=reefs, octopuses={"red": 1, "blue": 1})
    assert "place colour=green face=octopus" in t.offers()


def about_to_roll(turtles: str = "") -> Table:
    """Seat 1 has no octopus left and takes a fourth die."""
    return lay(
        active=1, station="green-octopus green-octopus yellow-octopus", turtles=["", turtles], due="taking",
        reefs={"red": "octopus", "blue": "octopus"}, octopuses={"red": 1, "blue": 1},
    )  # fmt: skip


@pytest.mark.rule("CO-T8")
def test_four_unusable_dice_are_all_rolled_again_as_often_as_needed() -> None:
    t = about_to_roll()
    t.take("violet")
    for _ in range(3):
        assert t.due() == ["rolling 4"]
        t.roll("green-octopus green-octopus yellow-octopus violet-octopus")
        assert t.told()[-1] == "rerolled seat=1"
        assert t.station == "green-? green-? yellow-? violet-?"
    t.roll("green-octopus green-octopus yellow-octopus violet-turtle")
    assert t.offers() == ["place colour=violet face=turtle"]


@pytest.mark.rule("CO-T8")
def test_kept_dice_are_rolled_again_too_without_a_new_choice_to_keep() -> None:
    t = about_to_roll("copy")
    t.take("violet")
    t.keep("yellow-octopus")
    assert t.due() == ["rolling 3"]
    t.roll("green-octopus green-octopus violet-octopus")
    assert t.told()[-1] == "rerolled seat=1"
    assert t.due() == ["rolling 4"]
    assert t.station == "green-? green-? yellow-? violet-?"
    assert t.s.kept == 0


@pytest.mark.rule("CO-T8")
def test_an_octopus_die_for_the_island_is_usable_so_nothing_is_rolled_again() -> None:
    t = about_to_roll()
    t.take("red")
    t.roll("green-octopus green-octopus yellow-octopus red-octopus")
    assert t.offers() == ["land colour=red face=octopus"]
    assert "rerolled seat=1" not in t.told()
