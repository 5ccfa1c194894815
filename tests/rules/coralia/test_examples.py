"""The worked examples of the ledger, most of them the booklet's."""

import pytest

from tablereef.games.coralia.scoring import pearl_points
from tablereef.kernel.game import OVER
from tests.rules.coralia.table import Table, at_the_end, lay

REST = "yellow-pearl yellow-pearl yellow-pearl"


@pytest.mark.rule("CO-A4")
def test_1_a_blue_octopus_on_a_reef_with_three_other_dice_brings_four_points() -> None:
    t = lay(station=f"blue-octopus {REST}", reefs={"blue": "pearl fish turtle"})
    t.place("blue-octopus")
    assert t.score(0) == 4


@pytest.mark.rule("CO-A5")
def test_2_a_diver_goes_from_green_to_blue_and_takes_the_chest_of_green() -> None:
    t = lay(station=f"blue-diver {REST}", reefs={"green": "diver"}, divers={0: "green"})
    t.place("blue-diver")
    assert (t.reef("green"), t.reef("blue")) == ("treasure", "diver")
    t.open("stingray")
    assert t.chests(0) == "stingray"
    assert t.s.stingrays[0] == 1
    t.take("green")
    t.roll("yellow-pearl yellow-pearl yellow-pearl green-diver")
    assert "place colour=green face=diver" in t.offers()


@pytest.mark.rule("CO-T3")
def test_3_two_turtles_and_the_blue_diver_kept() -> None:
    t = lay(station="blue-diver green-starfish yellow-pearl", turtles=["copy stingray"], due="taking")
    t.take("red")
    t.keep("blue-diver")
    t.play("roll")
    assert t.station == "blue-diver green-? yellow-? red-?"
    t.roll("green-fish yellow-turtle red-pearl")
    assert "place colour=blue face=diver" in t.offers()
    assert len(t.offers()) == 4


@pytest.mark.rule("CO-I1")
def test_4_a_green_die_on_the_island_and_the_green_octopus_of_another_player() -> None:
    full = "pearl fish starfish octopus diver turtle"
    reefs = {"green": "octopus diver", "red": full, "blue": full}
    t = lay(station="green-diver red-turtle blue-fish blue-fish", reefs=reefs, octopuses={"green": 1}, supply={})
    t.land("green-diver")
    assert (t.score(0), t.score(1)) == (0, 2)
    t.draw("pearl_2 lionfish")
    t.pick("lionfish")
    assert (t.hand(0), t.under("island")) == ("lionfish", "pearl_2@0")


def table_of_the_booklet() -> Table:
    """Jacques is seat 0, Franziska seat 1. Six of the seven red dice that the booklet's picture needs are there."""
    return at_the_end(
        hands=[
            "anemonefish pearl_6 chests_violet_yellow lionfish pearl_5 pearl_5 pearl_3",
            "per_turtle dice_red_violet lionfish pufferfish pearl_3 pearl_4",
        ],
        stingrays=[0, 1],
        turtles=["", "copy stingray"],
        reefs={"green": "turtle octopus pearl diver", "red": "pearl fish starfish octopus diver turtle treasure"},
        divers={0: "green", 1: "red"},
        island="blue orange",
        station="red-fish red-pearl violet-fish",
        supply={"blue": 1},
    )


@pytest.mark.rule("CO-Z1")
def test_5_the_booklets_final_scoring_44_to_59() -> None:
    t = table_of_the_booklet()
    t.show("pearl_6 anemonefish chests_violet_yellow")
    t.play_card("chests_violet_yellow")
    t.play("raise reef=violet")
    t.open("island_dice")
    assert t.score(0) == 4
    t.open("white_die")
    t.roll_white("starfish")
    t.play("set reef=green")
    t.draw("per_chest pearl_6 side_chest")
    t.pick("pearl_6")
    t.show("pearl_6")

    t.show("per_turtle dice_red_violet")
    t.play_card("per_turtle")
    assert t.score(1) == 6
    t.play_card("dice_red_violet")
    t.play("draw pile=fish")
    t.draw("angelfish")
    t.play("draw pile=starfish")
    t.draw("per_fish")
    t.show("per_fish")
    assert t.offers() == ["draw pile=pearl", "draw pile=island"]
    t.play("draw pile=island")
    t.draw("angelfish")
    t.show("-")

    t.show_all()
    assert t.to_move == OVER
    assert t.outcome().parts == (
        {"reef_chests": 4, "diver": 11, "fish": 7, "pearls": 22},
        {"per_turtle": 6, "diver": 15, "fish": 21, "per_fish": 10, "pearls": 7},
    )
    assert t.outcome().points == (44, 59)
    assert t.outcome().places == (2, 1)


@pytest.mark.rule("CO-X2")
@pytest.mark.parametrize(("score", "jellyfish"), [(7, 10), (10, 15)])
def test_6_the_jellyfish_from_seven_to_ten_and_from_ten_to_fifteen(score: int, jellyfish: int) -> None:
    t = lay(station=f"blue-turtle {REST}", reef_turtles={"blue": "jellyfish"}, points=[score])
    t.place("blue-turtle")
    assert t.score(0) == jellyfish


@pytest.mark.rule("CO-T8")
def test_7_four_octopus_dice_and_no_octopus_left() -> None:
    t = lay(
        station="green-pearl green-pearl yellow-pearl", reefs={"red": "octopus", "blue": "octopus"},
        octopuses={"red": 0, "blue": 0}, due="taking",
    )  # fmt: skip
    t.take("violet")
    t.roll("green-octopus green-octopus yellow-octopus violet-octopus")
    assert t.due() == ["rolling 4"]
    assert t.station == "green-? green-? yellow-? violet-?"


@pytest.mark.rule("CO-Z7")
def test_8_two_players_first_in_pearls_and_the_third_scores_his_best_card() -> None:
    # it needs five pearls of 4 and the box has four, so the cards are laid out open
    t = lay(seats=3, shown=["pearl_5 pearl_4 pearl_3", "pearl_4 pearl_4 pearl_4", "pearl_4 pearl_3"])
    assert [pearl_points(t.s, seat) for seat in range(3)] == [12, 12, 4]


@pytest.mark.rule("CO-X3")
def test_9_a_white_die_whose_spaces_are_all_taken() -> None:
    reefs = dict.fromkeys(("yellow", "blue", "red", "orange", "green", "violet"), "fish octopus")
    t = lay(reefs=reefs, octopuses={"green": 1, "red": 0}, supply={}, due="opening")
    t.open("white_die")
    t.roll_white("fish")
    assert t.island == "white white"
    assert t.due() == ["island_sort 1"]
    t.draw("lionfish")
    assert (t.hand(0), t.score(0), t.score(1)) == ("lionfish", 0, 0)
