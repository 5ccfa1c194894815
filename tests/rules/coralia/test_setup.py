"""Set-up (CO-S…)."""

import pytest

from tablereef.games.coralia.components import COLOURS
from tablereef.kernel.game import CHANCE
from tests.rules.coralia.table import Table, fresh, lay
from tests.rules.table import each

TURTLES = "white_die jellyfish stingray starfish_card island_card fish_card"


def with_turtles(seats: int, begins: str = "random") -> Table:
    """A table on which the turtles lie, the kinds in the order of the reefs."""
    t = fresh(seats, begins)
    t.lay_turtles(TURTLES)
    return t


def dice_of_each_colour(face: str, number: int = 1) -> str:
    """Set-up dice that all show one face."""
    return " ".join(f"{colour}-{face}" for colour in COLOURS for _ in range(number))


# — cards —


@pytest.mark.rule("CO-S1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_three_cards_of_each_pile_are_the_island_pile(seats: int) -> None:
    t = fresh(seats)
    sizes = [t.sees(0, f"pile-{pile}") for pile in ("pearl", "fish", "starfish", "island")]
    assert sizes == [(15, ""), (12, ""), (15, ""), (9, "")]
    assert t.s.unseen.n == [18, 15, 18]


@pytest.mark.rule("CO-S1")
def test_the_first_island_card_is_of_any_sort_and_any_card_of_it() -> None:
    t = lay(opened=["jellyfish"], due="opening")
    t.open("island_card")
    assert t.odds() == {"sort sort=pearl": 3, "sort sort=fish": 3, "sort sort=starfish": 3}
    t.play("sort sort=fish")
    assert t.odds() == {"card card=lionfish": 5, "card card=pufferfish": 5, "card card=angelfish": 5}


@pytest.mark.rule("CO-S1")
def test_nobody_has_cards_at_the_start() -> None:
    t = fresh(4)
    assert [t.hand(seat) + t.shown(seat) for seat in range(4)] == [""] * 4
    assert [t.sees(0, f"hand-{seat}") for seat in range(4)] == [(0, "")] * 4


@pytest.mark.rule("CO-S2")
def test_both_white_dice_lie_on_the_island_and_the_stingrays_lie_open() -> None:
    t = fresh(2)
    assert t.sees(1, "island") == (2, "island-0=die-white island-1=die-white")
    assert t.sees(1, "stingrays") == (2, "stingray-0=stingray stingray-1=stingray")


# — tiles —


@pytest.mark.rule("CO-S3")
def test_any_turtle_comes_on_the_first_reef_and_any_other_one_on_the_next() -> None:
    t = fresh(4)
    assert t.s.reef_turtle == [-1] * 6
    kinds = ["white_die", "jellyfish", "stingray", "starfish_card", "island_card", "fish_card", "copy", "side_chest"]
    for reef, kind in zip(COLOURS, kinds[2:], strict=True):
        left = [other for other in kinds if other not in kinds[2 : kinds.index(kind)]]
        assert t.odds() == each(f"turtle reef={reef} turtle", " ".join(left))
        t.play(f"turtle reef={reef} turtle={kind}")
    assert t.told()[0] == "laid reef=yellow turtle=stingray"
    assert t.told()[-1] == "laid reef=violet turtle=side_chest"
    assert t.s.reef_turtle == [2, 3, 4, 5, 6, 7]


@pytest.mark.rule("CO-S3")
def test_the_two_other_turtles_lie_open_beside_the_board() -> None:
    t = with_turtles(4)
    assert t.sees(3, "side_turtles") == (2, "turtle-copy=turtle-copy turtle-side_chest=turtle-side_chest")
    assert t.sees(3, "reef-blue")[1].split()[5] == "reef-blue-turtle=space-turtle+turtle-jellyfish"


@pytest.mark.rule("CO-S3")
def test_six_chests_lie_face_down_on_the_reefs_and_two_beside_the_board() -> None:
    t = fresh(3)
    for colour in COLOURS:
        assert t.sees(0, f"reef-{colour}")[1].split()[6] == f"reef-{colour}-treasure=space-treasure+chest"
    assert t.sees(0, "side_chests") == (2, "side-chest-0=? side-chest-1=?")
    assert t.s.closed_chests == 0b11111111


# — the start player —


@pytest.mark.rule("CO-S4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_anyone_may_begin(seats: int) -> None:
    t = with_turtles(seats)
    t.cover(dice_of_each_colour("pearl", 4 - seats))
    assert t.odds() == {f"first seat={seat}": 1 for seat in range(seats)}


@pytest.mark.rule("CO-S4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_table_may_want_the_first_seat_to_begin(seats: int) -> None:
    t = with_turtles(seats, "first_seat")
    t.cover(dice_of_each_colour("pearl", 4 - seats))
    assert t.odds() == {"first seat=0": 1}


@pytest.mark.rule("CO-S4")
def test_the_start_player_takes_four_dice_of_four_different_colours() -> None:
    t = with_turtles(4)
    t.play("first seat=2")
    assert t.told()[-1] == "began seat=2"
    assert (t.s.first, t.s.active, t.to_move) == (2, 2, 2)
    assert t.offers() == [f"take colour={colour}" for colour in COLOURS]
    t.take("red")
    assert t.offers() == [f"take colour={colour}" for colour in ("yellow", "blue", "orange", "green", "violet")]
    t.take("yellow violet")
    assert t.offers() == [f"take colour={colour}" for colour in ("blue", "orange", "green")]
    t.take("green")
    assert t.told()[-4:] == [f"took seat=2 colour={colour}" for colour in ("red", "yellow", "violet", "green")]
    assert t.station == "red-? yellow-? violet-? green-?"
    assert t.supply == {"yellow": 5, "blue": 6, "red": 5, "orange": 6, "green": 5, "violet": 5}
    assert t.to_move == CHANCE
    assert t.odds() == each("rolled colour=red face", "pearl fish starfish octopus diver turtle")


@pytest.mark.rule("CO-S4")
@pytest.mark.parametrize(("seats", "dice"), [(2, 2), (3, 1)])
def test_the_start_player_is_found_after_turtles_and_set_up_dice_lie(seats: int, dice: int) -> None:
    t = fresh(seats)
    assert t.due() == ["laying_turtle 6", f"covering {6 * dice}", "first_player 1"]
    assert fresh(4).due() == ["laying_turtle 6", "first_player 1"]


# — set-up dice —


@pytest.mark.rule("CO-S5")
def test_three_players_roll_one_die_of_each_colour() -> None:
    t = with_turtles(3)
    for colour in COLOURS:
        assert t.odds() == each(f"cover colour={colour} face", "pearl fish starfish octopus diver turtle")
        t.cover(f"{colour}-fish")
    assert [t.reef(colour) for colour in COLOURS] == ["fish"] * 6
    assert t.supply == dict.fromkeys(COLOURS, 5)
    assert t.told()[-1] == "covered colour=violet face=fish"
    assert t.due() == ["first_player 1"]


@pytest.mark.rule("CO-S5")
def test_two_players_roll_two_dice_of_each_colour() -> None:
    t = with_turtles(2)
    for colour in COLOURS:
        for face in ("octopus", "pearl"):
            assert t.odds() == each(f"cover colour={colour} face", "pearl fish starfish octopus diver turtle")
            t.cover(f"{colour}-{face}")
    assert [t.reef(colour) for colour in COLOURS] == ["pearl octopus"] * 6
    assert t.supply == dict.fromkeys(COLOURS, 4)
    assert t.due() == ["first_player 1"]


@pytest.mark.rule("CO-S5")
def test_four_players_roll_none() -> None:
    t = with_turtles(4)
    assert t.due() == ["first_player 1"]
    assert t.supply == dict.fromkeys(COLOURS, 6)


@pytest.mark.rule("CO-S6")
def test_a_space_with_a_set_up_die_is_taken() -> None:
    t = with_turtles(3)
    t.cover(dice_of_each_colour("fish"))
    t.play("first seat=0")
    t.take("yellow blue red orange")
    t.roll("yellow-fish blue-pearl red-fish orange-turtle")
    assert t.offers() == [
        "place colour=blue face=pearl",
        "place colour=orange face=turtle",
        "land colour=yellow face=fish",
        "land colour=red face=fish",
    ]


@pytest.mark.rule("CO-S6")
def test_a_face_that_comes_twice_covers_its_space_once_and_the_second_die_goes_to_the_island() -> None:
    t = with_turtles(2)
    t.cover("yellow-fish yellow-fish blue-starfish blue-fish")
    assert t.told()[-4:] == [
        "covered colour=yellow face=fish",
        "washed colour=yellow face=fish",
        "covered colour=blue face=starfish",
        "covered colour=blue face=fish",
    ]
    assert (t.reef("yellow"), t.reef("blue")) == ("fish", "fish starfish")
    assert t.island == "yellow white white"
    assert (t.supply["yellow"], t.supply["blue"]) == (4, 4)


@pytest.mark.rule("CO-S6")
def test_a_set_up_die_on_the_island_brings_nobody_a_card_or_points() -> None:
    t = with_turtles(2)
    t.cover(dice_of_each_colour("octopus", 2))
    assert t.island == "yellow blue red orange green violet white white"
    assert [t.score(0), t.score(1), t.hand(0), t.hand(1)] == [0, 0, "", ""]
    assert t.sees(0, "pile-island") == (9, "")
    assert t.due() == ["first_player 1"]


@pytest.mark.rule("CO-S7")
def test_a_turtle_under_a_set_up_die_goes_open_beside_the_board() -> None:
    t = with_turtles(3)
    t.cover("yellow-turtle blue-fish red-turtle")
    assert t.told()[-5:] == [
        "covered colour=yellow face=turtle",
        "displaced turtle=white_die",
        "covered colour=blue face=fish",
        "covered colour=red face=turtle",
        "displaced turtle=stingray",
    ]
    shown = " ".join(f"turtle-{kind}=turtle-{kind}" for kind in ("white_die", "stingray", "copy", "side_chest"))
    assert t.sees(1, "side_turtles") == (4, shown)
    assert t.s.reef_turtle == [-1, 1, -1, 3, 4, 5]
    assert t.reef("yellow") == "turtle"


@pytest.mark.rule("CO-S7")
def test_a_turtle_is_displaced_once_though_both_dice_show_it() -> None:
    t = with_turtles(2)
    t.cover("yellow-turtle yellow-turtle")
    assert t.s.reef_turtle[0] == -1
    assert t.s.side_turtles == 0b11000001
    assert t.island == "yellow white white"


@pytest.mark.rule("CO-S7")
def test_a_set_up_die_with_the_diver_lies_on_the_chest_and_the_diver_space_stays_free() -> None:
    t = with_turtles(3)
    t.cover("yellow-diver")
    assert t.told()[-1] == "covered colour=yellow face=diver"
    assert t.reef("yellow") == "treasure"
    assert t.sees(0, "reef-yellow")[1].split()[4:] == [
        "reef-yellow-diver=space-diver",
        "reef-yellow-turtle=space-turtle+turtle-white_die",
        "reef-yellow-treasure=space-treasure+die-lying+chest",
    ]


@pytest.mark.rule("CO-S7")
def test_of_two_dice_of_a_colour_with_the_diver_one_lies_on_the_chest_and_one_on_the_island() -> None:
    t = with_turtles(2)
    t.cover("yellow-diver yellow-diver")
    assert t.reef("yellow") == "treasure"
    assert t.island == "yellow white white"


@pytest.mark.rule("CO-S7")
def test_a_diver_may_go_to_a_reef_whose_chest_lies_under_a_set_up_die() -> None:
    t = with_turtles(3)
    t.cover(dice_of_each_colour("diver"))
    t.play("first seat=0")
    t.take("yellow blue red orange")
    t.roll("yellow-diver blue-diver red-diver orange-diver")
    assert t.offers() == [f"place colour={colour} face=diver" for colour in ("yellow", "blue", "red", "orange")]
    t.place("blue-diver")
    assert t.reef("blue") == "diver treasure"
    assert t.s.diver[0] == 1


@pytest.mark.rule("CO-S8")
def test_a_set_up_die_on_an_octopus_space_has_no_owner() -> None:
    t = with_turtles(3)
    t.cover(dice_of_each_colour("octopus"))
    assert t.s.octopus == [-1] * 6
    assert t.s.octopuses == [2, 2, 2, 0]
    t.play("first seat=0")
    t.take("yellow blue red orange")
    t.roll("yellow-octopus blue-pearl red-fish orange-turtle")
    t.land("yellow-octopus")
    assert [t.score(seat) for seat in range(3)] == [0, 0, 0]
    assert t.due() == ["island_sort 1"]


@pytest.mark.rule("CO-S4")
def test_all_that_was_set_up_is_as_a_table_laid_out() -> None:
    t = with_turtles(4)
    t.play("first seat=1")
    t.take("yellow blue red orange")
    t.roll("yellow-octopus blue-pearl red-fish orange-turtle")
    station = "yellow-octopus blue-pearl red-fish orange-turtle"
    assert t == lay(seats=4, active=1, first=1, turns=32, station=station)
