"""What is in the box (CO-B…)."""

import pytest

from tablereef.games.coralia import GAME, components
from tablereef.kernel.game import CHANCE
from tests.rules.coralia.table import fresh, lay
from tests.rules.table import each

COLOURS = "yellow blue red orange green violet"
FACES = "pearl fish starfish octopus diver turtle"


@pytest.mark.rule("CO-B1")
def test_there_are_six_dice_and_a_reef_of_each_of_six_colours() -> None:
    t = fresh(4)
    assert t.supply == dict.fromkeys(COLOURS.split(), 6)
    assert [t.reef(colour) for colour in COLOURS.split()] == [""] * 6
    zones = [zone.id for zone in t.view(0).zones]
    assert zones[:6] == [f"reef-{colour}" for colour in COLOURS.split()]


@pytest.mark.rule("CO-B1")
@pytest.mark.parametrize("colour", COLOURS.split())
def test_a_die_shows_each_of_its_six_faces_as_likely(colour: str) -> None:
    t = lay(station="red-fish red-fish red-fish", due="taking")
    t.take(colour)
    t.roll("red-fish red-fish red-fish")
    assert t.odds() == each(f"rolled colour={colour} face", FACES)


@pytest.mark.rule("CO-B2")
def test_there_are_two_white_dice_with_the_same_six_faces() -> None:
    assert fresh(4).island == "white white"
    t = lay(opened=["jellyfish"], due="opening")
    t.open("white_die")
    assert t.odds() == each("white face", FACES)


@pytest.mark.rule("CO-B3")
def test_a_reef_has_seven_spaces_with_points_beside_five_of_them() -> None:
    points = {"pearl": 5, "fish": 4, "starfish": 2, "octopus": 3, "diver": 0, "turtle": 1, "treasure": 0}
    for zone in fresh(4).view(1).zones[:6]:
        spaces = [piece.words for piece in zone.pieces]
        assert {words.key.removeprefix("space-"): words.fields["number"] for words in spaces if words} == points
    assert sum(points.values()) == 15


@pytest.mark.rule("CO-B4")
def test_there_are_eighteen_pearl_cards_of_the_values_two_to_five() -> None:
    t = lay(opened=["jellyfish"], due="opening")
    t.open("pearl_card")
    assert t.odds() == {"card card=pearl_2": 6, "card card=pearl_3": 5, "card card=pearl_4": 4, "card card=pearl_5": 3}
    assert sum(t.odds().values()) == 18


@pytest.mark.rule("CO-B5")
def test_there_are_fifteen_fish_cards_of_three_species() -> None:
    t = lay(opened=["jellyfish"], due="opening")
    t.open("fish_card")
    assert t.odds() == {"card card=lionfish": 5, "card card=pufferfish": 5, "card card=angelfish": 5}


@pytest.mark.rule("CO-B5")
def test_there_are_two_stingrays() -> None:
    assert fresh(3).sees(0, "stingrays") == (2, "stingray-0=stingray stingray-1=stingray")
    assert lay(stingrays=[1, 1], due="taking").sees(0, "stingrays") == (0, "")
    assert lay(stingrays=[0, 1], due="taking").sees(0, "front-1") == (
        2,
        "octopuses-1=octopuses-left stingray-1-0=stingray",
    )


@pytest.mark.rule("CO-B6")
def test_there_are_eighteen_starfish_cards_of_fifteen_kinds() -> None:
    t = lay(opened=["jellyfish"], due="opening")
    t.open("starfish_card")
    twice = {f"card card={card}": 2 for card in ("pearl_6", "anemonefish", "side_chest")}
    once = each(
        "card card",
        "per_fish per_pearl per_island_die per_turtle per_chest jellyfish"
        " chests_violet_yellow chests_red_green chests_blue_orange dice_red_violet dice_blue_green dice_yellow_orange",
    )
    assert t.odds() == twice | once
    assert sum(t.odds().values()) == 18


@pytest.mark.rule("CO-B7")
def test_there_are_eight_different_chests() -> None:
    t = lay(turtles=["side_chest"], due="opening")
    kinds = "fish_card pearl_card starfish_card island_card island_dice stingray white_die jellyfish"
    assert t.odds() == each("chest chest", kinds)


@pytest.mark.rule("CO-B8")
def test_there_are_eight_different_turtles() -> None:
    kinds = "white_die jellyfish stingray starfish_card island_card fish_card copy side_chest"
    assert fresh(2).odds() == each("turtle reef=yellow turtle", kinds)


@pytest.mark.rule("CO-B9")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_has_a_diver_two_octopuses_and_a_ship_at_zero(seats: int) -> None:
    t = fresh(seats)
    assert t.to_move == CHANCE
    assert t.s.diver[:seats] == [-1] * seats
    assert t.s.octopuses == [2] * seats + [0] * (4 - seats)
    assert [t.score(seat) for seat in range(seats)] == [0] * seats
    assert t.s.octopus == [-1] * 6
    for seat in range(seats):
        assert t.sees(0, f"front-{seat}") == (1, f"octopuses-{seat}=octopuses-left")


@pytest.mark.rule("CO-B9")
def test_two_to_four_can_play() -> None:
    assert list(GAME.seats) == [2, 3, 4]
    assert components.SEATS == 4


@pytest.mark.rule("CO-B9")
@pytest.mark.parametrize(("score", "jellyfish"), [(0, 5), (1, 5), (4, 5), (5, 10), (9, 10), (12, 15), (49, 50)])
def test_big_jellyfish_stand_on_every_multiple_of_five(score: int, jellyfish: int) -> None:
    t = lay(points=[score], opened=["stingray"], due="opening")
    t.open("jellyfish")
    assert t.score(0) == jellyfish
