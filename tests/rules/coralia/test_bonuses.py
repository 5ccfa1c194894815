"""Bonuses of chests and turtles (CO-X…)."""

import pytest

from tablereef.games.coralia.components import COLOURS, FACES
from tablereef.games.coralia.view import die_words
from tests.rules.coralia.table import Table, lay

REST = "yellow-pearl yellow-pearl yellow-pearl"


def opened(chest: str, **position: object) -> Table:
    """The active player turns up a chest that he has just taken from the violet reef."""
    t = lay(station=REST, gone="violet", due="opening", **position)  # type: ignore[arg-type]
    t.open(chest)
    return t


def met(turtle: str, **position: object) -> Table:
    """The active player places a die on the space of a turtle."""
    position.setdefault("reef_turtles", {"blue": turtle})
    t = lay(station=f"blue-turtle {REST}", **position)  # type: ignore[arg-type]
    t.place("blue-turtle")
    return t


def set_white(face: str, reef: str, **position: object) -> Table:
    """The active player has a white die that shows a face and sets it on a reef."""
    t = opened("white_die", **position)
    t.roll_white(face)
    t.play(f"set reef={reef}")
    return t


def turn_is_over(t: Table) -> bool:
    """Whether the next player is to take a die."""
    return t.asks() == "taking" and t.to_move == 1


# — cards and stingrays —


@pytest.mark.rule("CO-X1")
@pytest.mark.parametrize(
    ("chest", "pile", "card"),
    [
        ("fish_card", "fish", "lionfish"),
        ("pearl_card", "pearl", "pearl_3"),
        ("starfish_card", "starfish", "per_chest"),
        ("island_card", "island", "angelfish"),
    ],
)
def test_a_card_chest_brings_the_top_card_unseen_by_the_others(chest: str, pile: str, card: str) -> None:
    t = opened(chest)
    assert t.audience() == [0]
    t.draw(card)
    assert t.told(0) == [f"opened seat=0 chest={chest}", f"drew seat=0 pile={pile} card={card}"]
    assert t.told(1) == [f"opened seat=0 chest={chest}", f"drew seat=0 pile={pile}"]
    hand = f"island:{card}" if pile == "island" else card
    assert t == lay(active=1, turns=4, station=REST, hands=[hand], opened=[chest], gone="violet", due="taking")


@pytest.mark.rule("CO-X1")
@pytest.mark.parametrize(
    ("turtle", "pile", "card"),
    [
        ("fish_card", "fish", "lionfish"),
        ("starfish_card", "starfish", "per_chest"),
        ("island_card", "island", "angelfish"),
    ],
)
def test_a_card_turtle_brings_the_top_card_unseen_by_the_others(turtle: str, pile: str, card: str) -> None:
    t = met(turtle)
    assert t.audience() == [0]
    t.draw(card)
    assert t.told(1)[1:] == [f"met seat=0 turtle={turtle}", f"drew seat=0 pile={pile}"]
    hand = f"island:{card}" if pile == "island" else card
    assert t == lay(
        active=1, turns=4, station=REST, hands=[hand], reefs={"blue": "turtle"}, turtles=[turtle], reef_turtles={},
        due="taking",
    )  # fmt: skip


@pytest.mark.rule("CO-X1")
@pytest.mark.parametrize("taken", [[0, 0], [1, 0], [0, 1]])
def test_a_stingray_is_gained_while_one_is_left(taken: list[int]) -> None:
    t = opened("stingray", stingrays=taken)
    assert t.told()[-1] == "gained_stingray seat=0"
    assert t.s.stingrays[:2] == [taken[0] + 1, taken[1]]
    assert turn_is_over(t)
    assert met("stingray", stingrays=taken).s.stingrays[:2] == [taken[0] + 1, taken[1]]


@pytest.mark.rule("CO-X1")
@pytest.mark.parametrize("taken", [[2, 0, 0], [1, 1, 0], [0, 1, 1], [0, 0, 2]])
def test_with_no_stingray_left_there_is_none_to_gain(taken: list[int]) -> None:
    t = opened("stingray", seats=3, stingrays=taken)
    assert t.s.stingrays[:3] == taken
    assert t.told() == ["opened seat=0 chest=stingray"]
    t = met("stingray", seats=3, stingrays=taken)
    assert t.s.stingrays[:3] == taken
    assert t.turtles(0) == "stingray"


@pytest.mark.rule("CO-X1")
def test_a_card_of_an_empty_pile_is_no_error() -> None:
    assert turn_is_over(opened("island_card", island_pile=""))
    assert turn_is_over(met("island_card", island_pile=""))


# — jellyfish —


@pytest.mark.rule("CO-X2")
@pytest.mark.parametrize(("score", "gain"), [(0, 5), (1, 4), (2, 3), (3, 2), (4, 1), (5, 5), (6, 4), (23, 2)])
def test_the_jellyfish_moves_on_to_the_next_multiple_of_five_above_the_score(score: int, gain: int) -> None:
    t = opened("jellyfish", points=[score, 2])
    assert t.told()[-1] == f"earned seat=0 number={gain} reason=jellyfish"
    assert (t.score(0), t.score(1)) == (score + gain, 2)
    assert met("jellyfish", points=[score, 2]).score(0) == score + gain


# — white dice —


@pytest.mark.rule("CO-X3")
def test_a_white_die_comes_from_the_island_and_is_rolled() -> None:
    for t in (opened("white_die"), met("white_die")):
        assert t.island == "white"
        assert t.asks() == "rolling_white"
        t.roll_white("fish")
        assert t.told()[-1] == "rolled_white seat=0 face=fish"


@pytest.mark.rule("CO-X3")
@pytest.mark.parametrize("face", ["pearl", "turtle"])
def test_all_see_the_white_die_before_its_player_until_it_lies_on_a_reef(face: str) -> None:
    t = opened("white_die")
    for seat in (0, 1):
        assert t.sees(seat, "front-0")[1].split()[-1] == "white-die=die-unrolled"
    t.roll_white(face)
    for seat in (0, 1):
        assert t.sees(seat, "front-0")[1].split()[-1] == "white-die=die"
        assert t.zone(seat, "front-0").pieces[-1].words == die_words("white", FACES.index(face))
        assert "white-die" not in t.sees(seat, "front-1")[1]
    t.play("set reef=green")
    assert "white-die" not in t.sees(0, "front-0")[1]


@pytest.mark.rule("CO-X3")
def test_it_may_be_placed_on_any_reef_with_that_space_free() -> None:
    t = opened("white_die", reefs={"blue": "fish pearl", "orange": "fish", "red": "starfish treasure"})
    t.roll_white("fish")
    assert (t.to_move, t.asks()) == (0, "setting")
    assert t.offers() == [f"set reef={reef}" for reef in ("yellow", "red", "green", "violet")]


@pytest.mark.rule("CO-X3")
def test_where_only_one_reef_has_the_space_it_must_go_there() -> None:
    for free in COLOURS:
        t = opened("white_die", reefs={reef: "fish" for reef in COLOURS if reef != free}, supply={})
        t.roll_white("fish")
        assert t.offers() == [f"set reef={free}"]


@pytest.mark.rule("CO-X3")
def test_a_white_pearl() -> None:
    t = set_white("pearl", "green")
    assert t.told()[-1] == "set_white seat=0 reef=green face=pearl"
    assert t.reef("green") == "pearl"
    t.draw("pearl_2 pearl_3")
    assert t == lay(
        active=1, turns=4, station=REST, opened=["white_die"], gone="violet", reefs={"green": "pearl"},
        white={"green": "pearl"}, hands=["pearl_2 pearl_3"], due="taking",
    )  # fmt: skip


@pytest.mark.rule("CO-X3")
def test_a_white_fish() -> None:
    t = set_white("fish", "green")
    t.draw("lionfish angelfish")
    t.pick("angelfish")
    assert t == lay(
        active=1, turns=4, station=REST, opened=["white_die"], gone="violet", reefs={"green": "fish"},
        white={"green": "fish"}, hands=["angelfish"], under={"fish": "lionfish@0"}, due="taking",
    )  # fmt: skip


@pytest.mark.rule("CO-X3")
def test_a_white_starfish() -> None:
    t = set_white("starfish", "green")
    assert t.due() == ["starfish_card 3", "picking 1"]


@pytest.mark.rule("CO-X3")
def test_a_white_octopus_needs_an_octopus() -> None:
    t = set_white("octopus", "green", reefs={"red": "octopus", "green": "fish"}, octopuses={"red": 0})
    assert t.score(0) == 2 + 1
    assert t.s.octopus[4] == 0
    assert t.s.octopuses[0] == 0

    reefs = {"red": "octopus", "blue": "octopus"}
    t = opened("white_die", reefs=reefs, octopuses={"red": 0, "blue": 0})
    t.roll_white("octopus")
    assert t.told()[-1] == "returned_white seat=0 face=octopus"
    assert t.island == "white white"
    assert t.due() == ["island_sort 1"]


@pytest.mark.rule("CO-X3")
def test_a_white_turtle_brings_the_turtle_of_the_reef() -> None:
    t = set_white("turtle", "green", reef_turtles={"green": "jellyfish"})
    assert t.told()[-2:] == ["met seat=0 turtle=jellyfish", "earned seat=0 number=5 reason=jellyfish"]
    assert t.turtles(0) == "jellyfish"


@pytest.mark.rule("CO-X3")
def test_without_a_free_space_it_goes_back_for_one_island_card_and_no_octopus_pays() -> None:
    reefs = dict.fromkeys(COLOURS, "fish octopus")
    t = opened("white_die", reefs=reefs, octopuses=dict.fromkeys(("red", "blue"), 1), supply={})
    t.roll_white("fish")
    assert t.told()[-1] == "returned_white seat=0 face=fish"
    assert t.island == "white white"
    assert t.due() == ["island_sort 1"]
    t.draw("pearl_4")
    assert t == lay(
        active=1, turns=4, station=REST, opened=["white_die"], gone="violet", reefs=reefs, supply={},
        octopuses=dict.fromkeys(("red", "blue"), 1), hands=["island:pearl_4"], due="taking",
    )  # fmt: skip


@pytest.mark.rule("CO-X3")
def test_a_white_die_that_went_back_may_be_taken_again() -> None:
    reefs = dict.fromkeys(COLOURS, "fish")
    t = opened("white_die", reefs=reefs, supply={"blue": 6}, reef_turtles={"blue": "white_die"}, island_pile="")
    t.roll_white("fish")
    assert t.island == "white white"
    t.take("blue")
    t.roll("yellow-pearl yellow-pearl yellow-pearl blue-turtle")
    t.place("blue-turtle")
    assert t.asks() == "rolling_white"
    assert t.island == "white"


@pytest.mark.rule("CO-X3")
def test_with_no_white_die_on_the_island_there_is_none_to_take() -> None:
    white = {"reefs": {"red": "fish pearl"}, "white": {"red": "fish pearl"}}
    assert turn_is_over(opened("white_die", **white))
    assert turn_is_over(met("white_die", **white))


@pytest.mark.rule("CO-X4")
def test_a_white_die_carries_a_diver_and_slides_to_the_treasure() -> None:
    t = set_white("diver", "green", reefs={"red": "diver"}, divers={0: "red"})
    assert t.s.diver[0] == 4
    assert t.reef("red") == "treasure"
    t.open("jellyfish")
    assert t == lay(
        active=1, turns=4, station=REST, opened=["white_die jellyfish"], gone="violet red", points=[5],
        reefs={"green": "diver", "red": "treasure"}, white={"green": "diver"}, divers={0: "green"}, due="taking",
    )  # fmt: skip

    t = lay(station=f"blue-diver {REST}", reefs={"green": "diver pearl"}, white={"green": "diver"}, divers={0: "green"})
    t.place("blue-diver")
    t.open("jellyfish")
    assert t == lay(
        active=1, turns=4, station=REST, opened=["jellyfish"], gone="green", points=[5],
        reefs={"green": "treasure pearl", "blue": "diver"}, white={"green": "treasure"}, divers={0: "blue"},
        due="taking",
    )  # fmt: skip


@pytest.mark.rule("CO-X4")
def test_a_coloured_die_that_slides_leaves_a_white_one_of_its_reef_where_it_is() -> None:
    t = lay(station=f"blue-diver {REST}", reefs={"green": "diver pearl"}, white={"green": "pearl"}, divers={0: "green"})
    t.place("blue-diver")
    assert t.sees(0, "reef-green")[1].split()[0] == "reef-green-pearl=space-pearl+die-white"
    assert t.sees(0, "reef-green")[1].split()[6] == "reef-green-treasure=space-treasure+die-lying"


@pytest.mark.rule("CO-X4")
def test_a_white_die_takes_the_space_from_dice_of_the_reefs_colour() -> None:
    t = lay(station=f"green-fish {REST}", reefs={"green": "fish"}, white={"green": "fish"})
    assert t.offers() == ["place colour=yellow face=pearl", "land colour=green face=fish"]


@pytest.mark.rule("CO-X4")
def test_a_white_octopus_is_paid_for_dice_of_its_reefs_colour_on_the_island() -> None:
    t = lay(
        station=f"green-octopus {REST}", reefs={"green": "octopus"}, white={"green": "octopus"}, octopuses={"green": 1}
    )
    t.land("green-octopus")
    assert t.score(1) == 2


# — turtles beside the board —


@pytest.mark.rule("CO-X5")
def test_the_bonus_of_any_turtle_beside_the_board_is_chosen_and_the_turtle_stays() -> None:
    reef_turtles = {"blue": "copy", "yellow": "white_die", "red": "starfish_card", "green": "island_card"}
    t = met("copy", reef_turtles=reef_turtles, points=[1])
    assert (t.to_move, t.asks()) == (0, "copying")
    assert t.offers() == [f"copy turtle={kind}" for kind in ("jellyfish", "stingray", "fish_card", "side_chest")]
    t.play("copy turtle=jellyfish")
    assert t.told()[-3:] == [
        "met seat=0 turtle=copy",
        "copied seat=0 turtle=jellyfish",
        "earned seat=0 number=4 reason=jellyfish",
    ]
    assert t.turtles(0) == "copy"
    kinds = " ".join(f"turtle-{kind}=turtle-{kind}" for kind in ("jellyfish", "stingray", "fish_card", "side_chest"))
    assert t.sees(0, "side_turtles") == (4, kinds)
    assert turn_is_over(t)


@pytest.mark.rule("CO-X5")
@pytest.mark.parametrize("kind", ["white_die", "starfish_card", "island_card", "fish_card", "side_chest"])
def test_a_copied_turtle_does_what_it_does(kind: str) -> None:
    t = met("copy")
    t.play(f"copy turtle={kind}")
    due = {
        "white_die": "rolling_white 1",
        "starfish_card": "starfish_card 1",
        "island_card": "island_sort 1",
        "fish_card": "fish_card 1",
        "side_chest": "opening 1",
    }
    assert t.due() == [due[kind]]


@pytest.mark.rule("CO-X5")
def test_one_must_be_chosen_even_if_it_brings_nothing() -> None:
    on_reefs = dict(zip(COLOURS, ("white_die", "copy", "jellyfish", "starfish_card", "island_card"), strict=False))
    t = met("copy", reef_turtles={**on_reefs, "violet": "fish_card"}, stingrays=[2], side_chests=0)
    assert t.offers() == ["copy turtle=stingray", "copy turtle=side_chest"]
    t.play("copy turtle=stingray")
    assert t.s.stingrays[0] == 2
    assert turn_is_over(t)


# — chests beside the board —


@pytest.mark.rule("CO-X6")
def test_a_chest_from_beside_the_board_is_turned_up_and_done_and_belongs_to_the_player() -> None:
    t = met("side_chest", opened=["", "stingray"])
    assert t.due() == ["opening 1"]
    assert len(t.odds()) == 7
    t.open("island_dice")
    assert t.told()[-2:] == ["opened seat=0 chest=island_dice", "earned seat=0 number=2 reason=island_dice"]
    assert t == lay(
        active=1, turns=4, station=REST, reefs={"blue": "turtle"}, reef_turtles={}, turtles=["side_chest"],
        opened=["island_dice", "stingray"], side_chests=1, points=[2], due="taking",
    )  # fmt: skip


@pytest.mark.rule("CO-X6")
def test_chests_of_the_reefs_do_not_go_when_one_from_beside_the_board_does() -> None:
    t = met("side_chest")
    t.open("jellyfish")
    assert t.s.reef_chests == 0b111111


@pytest.mark.rule("CO-X6")
def test_the_last_chest_beside_the_board_and_none() -> None:
    t = met("side_chest", side_chests=1)
    t.open("jellyfish")
    assert t.sees(1, "side_chests") == (0, "")
    t = met("side_chest", side_chests=0)
    assert turn_is_over(t)
    assert t.chests(0) == ""


# — bonuses that bring bonuses —


@pytest.mark.rule("CO-X7")
def test_bonuses_bring_bonuses_and_each_is_finished_before_the_play_goes_on() -> None:
    t = met("copy")
    t.play("copy turtle=side_chest")
    t.open("white_die")
    t.roll_white("turtle")
    assert t.offers() == [f"set reef={reef}" for reef in COLOURS if reef != "blue"]


@pytest.mark.rule("CO-X7")
def test_a_turtle_a_white_die_a_turtle_a_chest_and_a_card() -> None:
    t = met("white_die", reef_turtles={"blue": "white_die", "green": "side_chest"})
    t.roll_white("turtle")
    t.play("set reef=green")
    t.open("fish_card")
    t.draw("angelfish")
    assert t == lay(
        active=1, turns=4, station=REST, reefs={"blue": "turtle", "green": "turtle"}, white={"green": "turtle"},
        reef_turtles={}, turtles=["white_die side_chest"], opened=["fish_card"], side_chests=1, hands=["angelfish"],
        due="taking",
    )  # fmt: skip


@pytest.mark.rule("CO-X7")
def test_both_white_dice_may_come_in_one_turn() -> None:
    t = met("white_die", reef_turtles={"blue": "white_die", "green": "side_chest"})
    t.roll_white("turtle")
    t.play("set reef=green")
    t.open("white_die")
    t.roll_white("pearl")
    t.play("set reef=red")
    t.draw("pearl_2 pearl_2")
    assert t.island == ""
    assert turn_is_over(t)


@pytest.mark.rule("CO-X7")
def test_actions_and_bonuses_are_compulsory() -> None:
    t = opened("white_die", reefs={reef: "diver" for reef in COLOURS if reef != "red"}, divers={0: "blue"})
    t.roll_white("diver")
    assert t.offers() == ["set reef=red"]
    t = met("fish_card")
    assert t.due() == ["fish_card 1"]
