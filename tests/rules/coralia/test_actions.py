"""The six actions (CO-A…)."""

import pytest

from tablereef.games.coralia.components import COLOURS
from tests.rules.coralia.table import Table, lay

REST = "yellow-pearl yellow-pearl yellow-pearl"  # the three dice that nobody takes


def placed(die: str, **position: object) -> Table:
    """A table on which the active player has just placed a die."""
    t = lay(station=f"{die} {REST}", **position)  # type: ignore[arg-type]
    t.place(die)
    return t


# — pearl, fish, starfish —


@pytest.mark.rule("CO-A1")
def test_a_pearl_brings_the_top_two_pearl_cards() -> None:
    t = placed("blue-pearl")
    assert t.due() == ["pearl_card 2"]
    assert t.odds() == {"card card=pearl_2": 6, "card card=pearl_3": 5, "card card=pearl_4": 4, "card card=pearl_5": 3}
    t.draw("pearl_3")
    assert t.odds() == {"card card=pearl_2": 6, "card card=pearl_3": 4, "card card=pearl_4": 4, "card card=pearl_5": 3}
    t.draw("pearl_5")
    assert t == lay(active=1, turns=4, station=REST, reefs={"blue": "pearl"}, hands=["pearl_3 pearl_5"], due="taking")


@pytest.mark.rule("CO-A1")
def test_the_others_do_not_see_the_pearl_cards() -> None:
    t = placed("blue-pearl", seats=3, active=1)
    assert t.audience() == [1]
    t.draw("pearl_3 pearl_5")
    assert t.told(1)[-2:] == ["drew seat=1 pile=pearl card=pearl_3", "drew seat=1 pile=pearl card=pearl_5"]
    for other in (0, 2):
        assert t.told(other)[-2:] == ["drew seat=1 pile=pearl"] * 2


@pytest.mark.rule("CO-A2")
def test_a_fish_lets_look_at_two_fish_cards_and_keep_one() -> None:
    t = placed("blue-fish", active=1)
    assert t.due() == ["fish_card 2", "picking 1"]
    t.draw("pufferfish lionfish")
    assert t.looked == "pufferfish lionfish"
    assert t.odds() == {}
    assert (t.to_move, t.asks()) == (1, "picking")
    assert t.offers() == ["pick card=lionfish", "pick card=pufferfish"]
    t.pick("lionfish")
    assert t == lay(
        active=0, turns=4, station=REST, reefs={"blue": "fish"}, hands=["", "lionfish"],
        under={"fish": "pufferfish@1"}, due="taking",
    )  # fmt: skip
    assert t.told(1)[-3:] == [
        "looked seat=1 pile=fish card=pufferfish",
        "looked seat=1 pile=fish card=lionfish",
        "picked seat=1 pile=fish card=lionfish",
    ]
    assert t.told(0)[-3:] == ["looked seat=1 pile=fish", "looked seat=1 pile=fish", "picked seat=1 pile=fish"]


@pytest.mark.rule("CO-A2")
def test_the_first_of_two_fish_may_be_kept_as_well() -> None:
    t = placed("blue-fish")
    t.draw("pufferfish lionfish")
    t.pick("pufferfish")
    assert (t.hand(0), t.under("fish")) == ("pufferfish", "lionfish@0")


@pytest.mark.rule("CO-A2")
def test_of_two_equal_fish_one_is_kept_and_one_put_back() -> None:
    t = placed("blue-fish")
    t.draw("lionfish lionfish")
    assert t.offers() == ["pick card=lionfish"]
    t.pick("lionfish")
    assert (t.hand(0), t.under("fish")) == ("lionfish", "lionfish@0")


@pytest.mark.rule("CO-A3")
def test_a_starfish_lets_look_at_three_starfish_cards_and_keep_one() -> None:
    t = placed("blue-starfish")
    assert t.due() == ["starfish_card 3", "picking 1"]
    t.draw("per_turtle pearl_6 side_chest")
    assert t.offers() == ["pick card=pearl_6", "pick card=per_turtle", "pick card=side_chest"]
    t.pick("pearl_6")
    assert t == lay(
        active=1, turns=4, station=REST, reefs={"blue": "starfish"}, hands=["pearl_6"],
        under={"starfish": "per_turtle@0 side_chest@0"}, due="taking",
    )  # fmt: skip
    assert t.told(0)[1:] == [
        "looked seat=0 pile=starfish card=per_turtle",
        "looked seat=0 pile=starfish card=pearl_6",
        "looked seat=0 pile=starfish card=side_chest",
        "picked seat=0 pile=starfish card=pearl_6",
    ]
    assert t.told(1)[1:] == ["looked seat=0 pile=starfish"] * 3 + ["picked seat=0 pile=starfish"]


@pytest.mark.rule("CO-A3")
@pytest.mark.parametrize(
    ("kept", "under"),
    [
        ("per_turtle", "pearl_6@0 side_chest@0"),
        ("pearl_6", "per_turtle@0 side_chest@0"),
        ("side_chest", "per_turtle@0 pearl_6@0"),
    ],
)
def test_the_others_go_under_the_pile_in_the_order_drawn(kept: str, under: str) -> None:
    t = placed("blue-starfish")
    t.draw("per_turtle pearl_6 side_chest")
    t.pick(kept)
    assert t.under("starfish") == under


@pytest.mark.rule("CO-A3")
def test_what_is_put_under_later_lies_deeper() -> None:
    t = placed("blue-starfish", under={"starfish": "anemonefish@1 per_fish@0"})
    t.draw("per_turtle pearl_6 side_chest")
    t.pick("pearl_6")
    assert t.under("starfish") == "anemonefish@1 per_fish@0 per_turtle@0 side_chest@0"


@pytest.mark.rule("CO-A3")
def test_what_was_put_under_is_reached_when_the_rest_of_the_pile_is_gone_the_first_first() -> None:
    t = placed("blue-starfish", empty="starfish", under={"starfish": "anemonefish@0 per_fish@0 per_turtle@0 pearl_6@0"})
    for card in ("anemonefish", "per_fish", "per_turtle"):
        assert t.odds() == {f"card card={card}": 1}
        t.draw(card)
    assert t.looked == "anemonefish per_fish per_turtle"
    t.pick("per_fish")
    assert t.under("starfish") == "pearl_6@0 anemonefish@0 per_turtle@0"
    assert t.hand(0) == "per_fish"


@pytest.mark.rule("CO-A3")
def test_before_that_no_card_put_under_the_pile_is_drawn() -> None:
    t = placed("blue-fish", under={"fish": "lionfish@0 lionfish@1 lionfish@0 lionfish@1 lionfish@0"})
    assert t.odds() == {"card card=pufferfish": 5, "card card=angelfish": 5}


# — octopus —


@pytest.mark.rule("CO-A4")
def test_an_octopus_pays_a_point_for_each_die_on_its_reef_the_new_one_included() -> None:
    for reef, points in (("", 1), ("pearl", 2), ("pearl fish starfish diver turtle", 6)):
        t = placed("blue-octopus", reefs={"blue": reef, "red": "pearl fish"}, active=1)
        assert (t.score(0), t.score(1)) == (0, points)
        assert t.told()[-1] == f"earned seat=1 number={points} reason=octopus"


@pytest.mark.rule("CO-A4")
def test_all_seven_spaces_count_and_white_dice_too() -> None:
    reef = "pearl fish starfish diver turtle treasure"
    t = placed("blue-octopus", reefs={"blue": reef}, white={"blue": "fish treasure"})
    assert t.score(0) == 7


@pytest.mark.rule("CO-A4")
def test_the_octopus_stands_on_the_reef_and_one_is_left() -> None:
    t = placed("blue-octopus")
    assert t.s.octopus == [-1, 0, -1, -1, -1, -1]
    assert t.s.octopuses[:2] == [1, 2]
    t = placed("blue-octopus", reefs={"red": "octopus"}, octopuses={"red": 0})
    assert t.s.octopuses[:2] == [0, 2]
    assert t.sees(0, "front-0") == (0, "")


@pytest.mark.rule("CO-A4")
def test_every_octopus_on_another_reef_brings_its_owner_a_point_the_own_one_included() -> None:
    reefs = {"yellow": "octopus fish", "red": "octopus", "orange": "octopus", "violet": "octopus"}
    owners = {"yellow": 1, "red": 1, "orange": 0, "violet": 2}
    t = placed("blue-octopus", seats=3, reefs=reefs, octopuses=owners)
    assert [t.score(seat) for seat in range(3)] == [1 + 1, 2, 1]
    assert t.told()[1:] == [
        "earned seat=0 number=1 reason=octopus",
        "earned seat=1 number=1 reason=octopus_elsewhere",
        "earned seat=1 number=1 reason=octopus_elsewhere",
        "earned seat=0 number=1 reason=octopus_elsewhere",
        "earned seat=2 number=1 reason=octopus_elsewhere",
    ]


@pytest.mark.rule("CO-A4")
def test_an_octopus_die_without_owner_pays_nobody() -> None:
    t = placed("blue-octopus", reefs={"yellow": "octopus", "violet": "octopus"})
    assert [t.score(0), t.score(1)] == [1, 0]


@pytest.mark.rule("CO-A4")
def test_the_new_octopus_does_not_pay_for_itself_as_one_on_another_reef() -> None:
    for colour in COLOURS:
        t = placed(f"{colour}-octopus")
        assert t.score(0) == 1


# — diver —


@pytest.mark.rule("CO-A5")
def test_the_first_dive_takes_no_chest() -> None:
    t = placed("yellow-diver", active=1)
    assert t.told() == ["placed seat=1 colour=yellow face=diver", "dived seat=1 reef=yellow"]
    assert t == lay(active=0, turns=4, station=REST, reefs={"yellow": "diver"}, divers={1: "yellow"}, due="taking")


@pytest.mark.rule("CO-A5")
def test_a_diver_that_leaves_a_reef_slides_the_die_and_takes_the_chest() -> None:
    t = placed("yellow-diver", reefs={"violet": "diver pearl"}, divers={0: "violet", 1: "red"})
    assert t.told()[1:] == ["dived seat=0 reef=yellow", "slid reef=violet"]
    assert (t.reef("violet"), t.reef("yellow")) == ("pearl treasure", "diver")
    assert t.s.diver[:2] == [0, 2]
    assert t.due() == ["opening 1"]
    t.open("island_dice")
    assert t.told()[3:] == ["opened seat=0 chest=island_dice", "earned seat=0 number=2 reason=island_dice"]
    assert t == lay(
        active=1, turns=4, station=REST, reefs={"violet": "pearl treasure", "yellow": "diver"}, points=[2],
        divers={0: "yellow", 1: "red"}, opened=["island_dice"], gone="violet", due="taking",
    )  # fmt: skip


@pytest.mark.rule("CO-A5")
def test_the_diver_arrives_even_where_the_treasure_space_is_covered() -> None:
    t = placed("yellow-diver", reefs={"yellow": "treasure", "violet": "diver"}, divers={0: "violet"})
    assert t.reef("yellow") == "diver treasure"
    assert t.s.diver[0] == 0
    assert t.due() == ["opening 1"]


@pytest.mark.rule("CO-A5")
def test_the_chest_lies_closed_before_its_player_until_it_is_opened() -> None:
    t = placed("yellow-diver", reefs={"violet": "diver"}, divers={0: "violet"})
    assert t.sees(1, "front-0") == (2, "octopuses-0=octopuses-left closed-chest=chest")
    t.open("stingray")
    assert t.sees(1, "front-0")[1].split()[1:] == ["chest-stingray=chest-stingray", "stingray-0-0=stingray"]


@pytest.mark.rule("CO-A5")
def test_a_diver_moved_again_by_the_chest_leaves_the_new_reef() -> None:
    t = placed("yellow-diver", reefs={"violet": "diver"}, divers={0: "violet"})
    t.open("white_die")
    t.roll_white("diver")
    assert t.offers() == [f"set reef={reef}" for reef in ("blue", "red", "orange", "green", "violet")]
    t.play("set reef=violet")
    assert t.told()[-3:] == ["set_white seat=0 reef=violet face=diver", "dived seat=0 reef=violet", "slid reef=yellow"]
    assert (t.reef("violet"), t.reef("yellow")) == ("diver treasure", "treasure")
    assert t.s.reef_chests == 0b011110
    t.open("stingray")
    assert t.chests(0) == "stingray white_die"


@pytest.mark.rule("CO-A5")
def test_where_the_chest_is_gone_the_die_slides_and_nothing_is_taken() -> None:
    t = placed("yellow-diver", reefs={"violet": "diver"}, divers={0: "violet"}, gone="violet yellow")
    assert t.told()[-1] == "slid reef=violet"
    assert t == lay(
        active=1, turns=4, station=REST, reefs={"violet": "treasure", "yellow": "diver"}, gone="violet yellow",
        divers={0: "yellow"}, due="taking",
    )  # fmt: skip


@pytest.mark.rule("CO-A5")
def test_the_diver_space_left_behind_is_free_for_anyone() -> None:
    t = placed("yellow-diver", reefs={"violet": "diver"}, divers={0: "violet"})
    t.open("jellyfish")
    t.take("violet")
    t.roll("yellow-pearl yellow-pearl yellow-pearl violet-diver")
    t.place("violet-diver")
    assert t.reef("violet") == "diver treasure"
    assert t.s.diver[:2] == [0, 5]


@pytest.mark.rule("CO-A6")
def test_from_a_covered_treasure_space_nothing_slides_and_no_chest_is_taken() -> None:
    reefs = {"violet": "diver treasure pearl"}
    t = placed("yellow-diver", reefs=reefs, divers={0: "violet"})
    assert t.told() == ["placed seat=0 colour=yellow face=diver", "dived seat=0 reef=yellow"]
    assert t == lay(
        active=1, turns=4, station=REST, reefs={**reefs, "yellow": "diver"}, divers={0: "yellow"}, due="taking"
    )


@pytest.mark.rule("CO-A6")
def test_the_reef_left_behind_so_is_closed_for_divers() -> None:
    t = lay(
        station="violet-diver yellow-pearl yellow-pearl yellow-pearl",
        reefs={"violet": "diver treasure", "yellow": "diver"}, divers={0: "yellow"}, active=1,
    )  # fmt: skip
    assert t.offers() == ["place colour=yellow face=pearl", "land colour=violet face=diver"]


# — turtle —


@pytest.mark.rule("CO-A7")
def test_a_turtle_brings_its_bonus_at_once_and_is_kept() -> None:
    t = placed("blue-turtle", reef_turtles={"blue": "jellyfish", "red": "copy"}, points=[3], active=0)
    assert t.told() == [
        "placed seat=0 colour=blue face=turtle",
        "met seat=0 turtle=jellyfish",
        "earned seat=0 number=2 reason=jellyfish",
    ]
    assert t == lay(
        active=1, turns=4, station=REST, reefs={"blue": "turtle"}, reef_turtles={"red": "copy"},
        turtles=["jellyfish"], points=[5], due="taking",
    )  # fmt: skip


@pytest.mark.rule("CO-A7")
def test_the_turtle_keeps_a_die_in_the_next_turn() -> None:
    t = placed("blue-turtle", reef_turtles={"blue": "jellyfish"})
    t.take("red")
    t.roll("yellow-fish yellow-fish yellow-fish red-octopus")
    t.place("red-octopus")
    t.take("red")
    assert t.offers() == ["roll", "keep colour=yellow face=fish"]


# — piles that run out —


@pytest.mark.rule("CO-A8")
def test_with_one_pearl_card_left_it_is_drawn_and_with_none_nothing() -> None:
    t = placed("blue-pearl", empty="pearl", hands=["", "pearl_2"])
    assert (t.to_move, t.asks()) == (1, "taking")
    t = lay(station=f"blue-pearl {REST}")
    t.s.fresh[0] = 1
    t.place("blue-pearl")
    assert t.due() == ["pearl_card 1"]
    t.draw("pearl_2")
    assert (t.to_move, t.hand(0)) == (1, "pearl_2")


@pytest.mark.rule("CO-A8")
@pytest.mark.parametrize(("die", "pile", "card"), [("blue-fish", 1, "lionfish"), ("blue-starfish", 2, "per_fish")])
def test_a_single_card_left_is_taken_without_a_choice(die: str, pile: int, card: str) -> None:
    t = lay(station=f"{die} {REST}")
    t.s.fresh[pile] = 1
    t.place(die)
    t.draw(card)
    assert (t.to_move, t.asks(), t.hand(0)) == (1, "taking", card)
    t = lay(station=f"{die} {REST}")
    t.s.fresh[pile] = 0
    t.place(die)
    assert (t.to_move, t.asks()) == (1, "taking")


@pytest.mark.rule("CO-A8")
def test_of_two_starfish_cards_left_one_is_kept() -> None:
    t = placed("blue-starfish", empty="starfish", under={"starfish": "anemonefish@1 per_fish@0"})
    t.draw("anemonefish per_fish")
    assert t.offers() == ["pick card=anemonefish", "pick card=per_fish"]
    t.pick("anemonefish")
    assert t.under("starfish") == "per_fish@0"


@pytest.mark.rule("CO-A8")
def test_what_was_put_under_comes_after_the_last_unseen_card() -> None:
    t = lay(station=f"blue-fish {REST}", under={"fish": "lionfish@1"})
    t.s.fresh[1] = 1
    t.place("blue-fish")
    assert t.odds() == {"card card=lionfish": 4, "card card=pufferfish": 5, "card card=angelfish": 5}
    t.draw("pufferfish")
    assert t.odds() == {"card card=lionfish": 1}
    t.draw("lionfish")
    t.pick("lionfish")
    assert t.under("fish") == "pufferfish@0"


# — pieces alike —


def touched(t: Table) -> dict[str, tuple[str, ...]]:
    """For each choice of the player to move what may be touched first."""
    offers = t.view(t.to_move).offers
    return {t.game.choice_codes.form(offer.code): (offer.path[0], *offer.twins) for offer in offers}


@pytest.mark.rule("CO-A2")
def test_either_of_two_equal_cards_may_be_touched() -> None:
    t = placed("red-starfish")
    t.draw("pearl_6 per_turtle pearl_6")
    assert touched(t) == {"pick card=pearl_6": ("looked-0", "looked-2"), "pick card=per_turtle": ("looked-1",)}


@pytest.mark.rule("CO-T4")
def test_each_of_several_equal_dice_may_be_touched() -> None:
    t = lay(station="blue-fish red-fish blue-fish blue-pearl")
    assert touched(t)["place colour=blue face=fish"] == ("station-0", "station-2")
    assert touched(t)["place colour=blue face=pearl"] == ("station-3",)
