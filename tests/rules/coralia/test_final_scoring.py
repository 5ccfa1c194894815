"""The end, and the starfish cards in the scoring (CO-Z1 … CO-Z4h)."""

import pytest

from tablereef.games.coralia.components import COLOURS
from tablereef.games.coralia.events import SCORING_STEPS
from tablereef.kernel.game import OVER
from tablereef.kernel.story import SPECTATOR
from tests.rules.coralia.table import Table, at_the_end

REST = [*(f"scoring step={step}" for step in SCORING_STEPS[1:]), "ended"]  # when nothing more is counted


def with_cards(cards: str, **position: object) -> Table:
    """Seat 0 has these starfish cards and has turned them up."""
    t = at_the_end(hands=[cards], **position)
    t.show_all()
    return t


def played(card: str, **position: object) -> Table:
    """Seat 0 has one starfish card, and plays it."""
    t = with_cards(card, **position)
    t.play_card(card)
    return t


# — the four steps —


@pytest.mark.rule("CO-Z1")
def test_four_steps_each_in_seat_order_from_the_start_player() -> None:
    hands = ["per_turtle lionfish pearl_2", "per_chest pufferfish pearl_3", "jellyfish angelfish pearl_4"]
    t = at_the_end(
        seats=3, first=1, active=0, hands=hands, divers={0: "red", 1: "blue", 2: "green"},
        reefs={"red": "diver pearl", "blue": "diver fish", "green": "diver octopus"},
        turtles=["stingray", "", ""], opened=["", "stingray", ""],
    )  # fmt: skip
    for seat, card in ((1, "per_chest"), (2, "jellyfish"), (0, "per_turtle")):
        assert t.s.active == seat
        t.show(card)
        assert t.to_move == seat
        t.play_card(card)
    t.show("pufferfish angelfish lionfish pearl_3 pearl_4 pearl_2")
    assert t.to_move == OVER
    assert t.told() == [
        "scoring step=starfish",
        "showed seat=1 card=per_chest",
        "played seat=1 card=per_chest",
        "earned seat=1 number=2 reason=chests",
        "showed seat=2 card=jellyfish",
        "played seat=2 card=jellyfish",
        "earned seat=2 number=5 reason=jellyfish",
        "showed seat=0 card=per_turtle",
        "played seat=0 card=per_turtle",
        "earned seat=0 number=3 reason=turtles",
        "scoring step=divers",
        "earned seat=1 number=4 reason=diver",
        "earned seat=2 number=3 reason=diver",
        "earned seat=0 number=5 reason=diver",
        "scoring step=fish",
        "showed seat=1 card=pufferfish",
        "earned seat=1 number=3 reason=fish",
        "showed seat=2 card=angelfish",
        "earned seat=2 number=3 reason=fish",
        "showed seat=0 card=lionfish",
        "earned seat=0 number=3 reason=fish",
        "scoring step=pearls",
        "showed seat=1 card=pearl_3",
        "showed seat=2 card=pearl_4",
        "showed seat=0 card=pearl_2",
        "earned seat=1 number=3 reason=pearls",
        "earned seat=2 number=4 reason=pearls",
        "earned seat=0 number=2 reason=pearls",
        "ended",
    ]
    assert t.outcome().points == (13, 12, 15)
    assert t.outcome().places == (2, 3, 1)
    assert t.outcome().reason == "rounds"


@pytest.mark.rule("CO-Z1")
def test_without_cards_and_divers_nobody_is_asked_anything() -> None:
    t = at_the_end(seats=4, points=[3, 1, 4, 1])
    assert t.to_move == OVER
    assert t.told() == ["scoring step=starfish", *REST]
    assert t.outcome().points == (3, 1, 4, 1)
    assert t.outcome().parts == ({"play": 3}, {"play": 1}, {"play": 4}, {"play": 1})
    assert (t.asks(), t.offers(), t.odds()) == ("game_over", [], {})
    assert [t.view(seat).notes for seat in (0, 3, SPECTATOR)] == [()] * 3


@pytest.mark.rule("CO-Z1")
def test_the_first_step_is_over_before_divers_are_paid() -> None:
    t = with_cards("side_chest", reefs={"red": "diver pearl", "blue": "diver"}, divers={0: "red", 1: "blue"})
    t.play_card("side_chest")
    t.open("white_die")
    assert "earned" not in " ".join(t.told())
    t.roll_white("octopus")
    t.play("set reef=blue")
    assert t.told()[-6:] == [
        "scoring step=divers",
        "earned seat=0 number=5 reason=diver",
        "earned seat=1 number=3 reason=diver",
        "scoring step=fish",
        "scoring step=pearls",
        "ended",
    ]


# — starfish cards that join pearls and fish —


@pytest.mark.rule("CO-Z2")
def test_pearls_of_six_and_anemone_fish_join_pearls_and_fish_and_are_not_played() -> None:
    t = with_cards("pearl_6 anemonefish lionfish pearl_2")
    assert t.told()[1:3] == ["showed seat=0 card=pearl_6", "showed seat=0 card=anemonefish"]
    assert t.to_move == OVER
    assert t.outcome().parts[0] == {"fish": 7, "pearls": 8}


@pytest.mark.rule("CO-Z2")
def test_cards_for_fish_and_for_pearls_join_them_too() -> None:
    t = with_cards("per_fish per_pearl lionfish pearl_2")
    assert "played" not in " ".join(t.told())
    assert t.outcome().parts[0] == {"fish": 3, "per_fish": 2, "pearls": 2, "per_pearl": 1}


@pytest.mark.rule("CO-Z2")
@pytest.mark.parametrize("card", ["pearl_6", "anemonefish", "per_fish", "per_pearl"])
def test_none_of_the_four_kinds_waits_to_be_played(card: str) -> None:
    t = at_the_end(hands=[card, "jellyfish"])
    t.show(card)
    assert t.s.active == 1


# — the others are played —


@pytest.mark.rule("CO-Z3")
def test_all_other_cards_are_played_in_any_order() -> None:
    t = with_cards("per_island_die per_turtle per_chest jellyfish", turtles=["copy"], opened=["stingray"])
    assert (t.to_move, t.asks()) == (0, "playing")
    kinds = ["per_island_die", "per_turtle", "per_chest", "jellyfish"]
    for card in ("per_turtle", "jellyfish", "per_chest", "per_island_die"):
        assert t.offers() == [f"play card={kind}" for kind in kinds]
        t.play_card(card)
        kinds.remove(card)
    assert t.to_move == OVER
    assert t.outcome().parts[0] == {"per_turtle": 3, "jellyfish": 2, "per_chest": 2, "per_island_die": 2}


@pytest.mark.rule("CO-Z3")
def test_the_order_may_matter() -> None:
    t = with_cards("jellyfish per_turtle", turtles=["copy"])
    t.play_card("jellyfish")
    t.play_card("per_turtle")
    assert t.score(0) == 8


@pytest.mark.rule("CO-Z3")
def test_all_are_compulsory() -> None:
    t = with_cards("per_turtle")
    assert t.offers() == ["play card=per_turtle"]
    t.play_card("per_turtle")
    assert t.told()[-5:] == ["played seat=0 card=per_turtle", *REST]
    assert t.score(0) == 0


@pytest.mark.rule("CO-Z3")
def test_two_equal_cards_are_played_one_after_the_other() -> None:
    t = with_cards("side_chest side_chest")
    assert t.offers() == ["play card=side_chest"]
    t.play_card("side_chest")
    t.open("stingray")
    assert t.offers() == ["play card=side_chest"]
    t.play_card("side_chest")
    t.open("jellyfish")
    assert t.chests(0) == "stingray jellyfish"
    assert t.s.side_chests == 0


@pytest.mark.rule("CO-Z3")
def test_a_card_is_finished_with_all_it_triggers_before_the_next_is_chosen() -> None:
    t = with_cards("side_chest per_turtle", reef_turtles={"red": "jellyfish"})
    t.play_card("side_chest")
    t.open("white_die")
    t.roll_white("turtle")
    t.play("set reef=red")
    assert t.offers() == ["play card=per_turtle"]
    t.play_card("per_turtle")
    assert t.outcome().parts[0] == {"side_chest": 5, "per_turtle": 3}


@pytest.mark.rule("CO-Z3")
def test_starfish_cards_drawn_meanwhile_join_the_choice() -> None:
    t = with_cards("side_chest per_turtle", turtles=["copy"])
    t.play_card("side_chest")
    t.open("starfish_card")
    t.draw("per_chest")
    assert t.odds() == {"show card=per_chest": 1}
    t.show("per_chest")
    assert t.offers() == ["play card=per_turtle", "play card=per_chest"]
    t.play_card("per_chest")
    t.play_card("per_turtle")
    assert t.outcome().parts[0] == {"per_turtle": 3, "per_chest": 2}


@pytest.mark.rule("CO-Z3")
def test_a_starfish_card_kept_after_a_look_joins_the_choice_too() -> None:
    t = with_cards("side_chest")
    t.play_card("side_chest")
    t.open("white_die")
    t.roll_white("starfish")
    t.play("set reef=red")
    t.draw("jellyfish per_chest per_turtle")
    t.pick("jellyfish")
    t.show("jellyfish")
    assert t.offers() == ["play card=jellyfish"]
    t.play_card("jellyfish")
    assert t.outcome().parts[0] == {"jellyfish": 5}
    assert t.under("starfish") == "per_chest@0 per_turtle@0"


@pytest.mark.rule("CO-Z3")
def test_a_starfish_card_from_the_island_joins_the_choice_and_another_sort_does_not() -> None:
    t = played("side_chest")
    t.open("island_card")
    t.draw("per_chest")
    assert t.odds() == {"show card=per_chest": 1}
    t.show("per_chest")
    assert t.offers() == ["play card=per_chest"]

    t = played("side_chest")
    t.open("island_card")
    t.draw("lionfish")
    assert t.odds() == {"no_more": 1}
    t.show("- lionfish")
    assert t.to_move == OVER
    assert t.outcome().parts[0] == {"fish": 3}


@pytest.mark.rule("CO-Z3")
def test_an_island_card_of_another_sort_is_asked_for_once() -> None:
    t = at_the_end(hands=["side_chest island:lionfish"])
    t.show("side_chest -")
    t.play_card("side_chest")
    t.open("starfish_card")
    t.draw("per_chest")
    t.show("per_chest")
    assert t.offers() == ["play card=per_chest"]


@pytest.mark.rule("CO-Z3")
def test_a_white_diver_moves_the_own_diver_even_to_a_poorer_reef() -> None:
    reefs = {reef: "diver" for reef in COLOURS if reef != "red"} | {"blue": "pearl fish diver treasure"}
    t = played("side_chest", reefs=reefs, divers={0: "blue"})
    t.open("white_die")
    t.roll_white("diver")
    assert t.offers() == ["set reef=red"]
    t.play("set reef=red")
    assert t.outcome().points == (0, 0)
    assert t.s.diver[0] == 2


@pytest.mark.rule("CO-Z3")
def test_an_octopus_set_by_a_white_die_scores_and_pays_as_in_a_turn() -> None:
    t = played("side_chest", reefs={"blue": "octopus", "red": "fish"}, octopuses={"blue": 1})
    t.open("white_die")
    t.roll_white("octopus")
    t.play("set reef=red")
    assert t.outcome().parts == ({"side_chest": 2}, {"play": 1})


@pytest.mark.rule("CO-Z3")
def test_the_next_player_plays_his_own_cards() -> None:
    t = at_the_end(hands=["per_turtle", "per_chest"], turtles=["copy", ""], opened=["", "stingray"])
    t.show("per_turtle")
    t.play_card("per_turtle")
    t.show("per_chest")
    assert t.to_move == 1
    assert t.offers() == ["play card=per_chest"]


# — what each card brings —


@pytest.mark.rule("CO-Z4a")
def test_a_point_for_each_die_on_the_island() -> None:
    t = played("per_island_die", island="red red green")
    assert "earned seat=0 number=5 reason=island_dice" in t.told()
    assert t.outcome().parts[0] == {"per_island_die": 5}


@pytest.mark.rule("CO-Z4b")
@pytest.mark.parametrize(("turtles", "points"), [("", 0), ("copy", 3), ("copy stingray white_die", 9)])
def test_three_points_for_each_own_turtle(turtles: str, points: int) -> None:
    t = played("per_turtle", turtles=[turtles, "jellyfish"])
    assert t.outcome().points == (points, 0)
    if points:
        assert t.told()[-5:] == [f"earned seat=0 number={points} reason=turtles", *REST]


@pytest.mark.rule("CO-Z4g")
@pytest.mark.parametrize(("chests", "points"), [("", 0), ("jellyfish", 2), ("jellyfish stingray white_die", 6)])
def test_two_points_for_each_own_chest(chests: str, points: int) -> None:
    t = played("per_chest", opened=[chests, "fish_card"])
    assert t.outcome().points == (points, 0)
    if points:
        assert t.told()[-5:] == [f"earned seat=0 number={points} reason=chests", *REST]


@pytest.mark.rule("CO-Z4c")
def test_the_next_big_jellyfish() -> None:
    assert played("jellyfish", points=[7]).outcome().parts[0] == {"play": 7, "jellyfish": 3}
    assert played("jellyfish", points=[10]).outcome().parts[0] == {"play": 10, "jellyfish": 5}


@pytest.mark.rule("CO-Z4c")
def test_the_jellyfish_counts_from_all_points_so_far() -> None:
    t = with_cards("per_turtle jellyfish", turtles=["copy"], points=[3])
    t.play_card("per_turtle")
    t.play_card("jellyfish")
    assert t.score(0) == 10


@pytest.mark.rule("CO-Z4d")
def test_one_chest_from_beside_the_board() -> None:
    t = played("side_chest", island="red")
    assert t.due() == ["opening 1"]
    t.open("island_dice")
    assert t.outcome().parts[0] == {"side_chest": 3}
    assert t.chests(0) == "island_dice"
    assert t.s.side_chests == 1
    t = played("side_chest", side_chests=0)
    assert t.to_move == OVER


@pytest.mark.rule("CO-Z4e")
def test_cards_gained_in_the_scoring_count_as_ones_own() -> None:
    t = played("dice_blue_green", supply={"blue": 2, "green": 2})
    for pile, card in (("pearl", "pearl_5"), ("fish", "lionfish"), ("starfish", "pearl_6"), ("island", "lionfish")):
        t.play(f"draw pile={pile}")
        t.draw(card)
        t.show_all()
    t.show_all()
    assert t.outcome().parts[0] == {"fish": 6, "pearls": 11}
    assert t.s.drawn[0] == [1, 1, 2, 1]


@pytest.mark.rule("CO-Z4e")
def test_a_card_gained_in_the_scoring_breaks_a_tie() -> None:
    t = at_the_end(hands=["side_chest", "dice_blue_green"], side_chests=0, supply={"blue": 1}, points=[3, 0])
    t.show("side_chest")
    t.play_card("side_chest")
    t.show("dice_blue_green")
    t.play_card("dice_blue_green")
    t.play("draw pile=fish")
    t.draw("lionfish")
    t.show_all()
    assert t.outcome().points == (3, 3)
    assert t.outcome().places == (2, 1)


# — leftover dice (CO-Z4f) —


@pytest.mark.rule("CO-Z4f")
@pytest.mark.parametrize(
    ("card", "first", "second"),
    [
        ("dice_red_violet", "red", "violet"),
        ("dice_blue_green", "blue", "green"),
        ("dice_yellow_orange", "yellow", "orange"),
    ],
)
def test_a_card_for_each_die_left_of_one_of_two_colours(card: str, first: str, second: str) -> None:
    others = {colour: 1 for colour in COLOURS if colour not in (first, second)}
    assert played(card, supply=others).to_move == OVER
    assert played(card, supply={**others, first: 1}).due() == ["drawing 1"]
    assert played(card, supply={**others, second: 2}).due() == ["drawing 2"]
    assert played(card, supply={first: 2}, station=f"{second}-fish {first}-fish").due() == ["drawing 4"]
    assert played(card, supply={}, station=f"{second}-fish").due() == ["drawing 1"]
    strangers = " ".join(f"{colour}-fish" for colour in others)
    assert played(card, supply={}, station=strangers).to_move == OVER


@pytest.mark.rule("CO-Z4f")
def test_they_are_drawn_one_by_one_from_different_piles_each_seen_before_the_next() -> None:
    t = played("dice_red_violet", supply={"red": 2, "violet": 1})
    assert (t.to_move, t.asks()) == (0, "drawing")
    assert t.offers() == [f"draw pile={pile}" for pile in ("pearl", "fish", "starfish", "island")]
    t.play("draw pile=fish")
    assert t.due() == ["fish_card 1", "drawing 2"]
    t.draw("lionfish")
    assert t.told(0)[-1] == "drew seat=0 pile=fish card=lionfish"
    assert t.offers() == [f"draw pile={pile}" for pile in ("pearl", "starfish", "island")]
    t.play("draw pile=island")
    t.draw("pearl_3")
    t.show("-")
    assert t.offers() == [f"draw pile={pile}" for pile in ("pearl", "starfish")]
    t.play("draw pile=pearl")
    t.draw("pearl_2")
    assert t.s.active == 0
    t.show_all()
    assert t.outcome().parts[0] == {"fish": 3, "pearls": 5}


@pytest.mark.rule("CO-Z4f")
def test_surplus_dice_bring_nothing() -> None:
    t = played("dice_red_violet", supply={"red": 4, "violet": 2})
    for pile, card in (("pearl", "pearl_2"), ("fish", "lionfish"), ("starfish", "pearl_6"), ("island", "pearl_6")):
        t.play(f"draw pile={pile}")
        t.draw(card)
        t.show_all()
    assert t.to_move == OVER


@pytest.mark.rule("CO-Z4f")
def test_only_piles_with_cards_can_be_drawn_from() -> None:
    t = played("dice_red_violet", supply={"red": 4}, empty="fish", island_pile="")
    assert t.offers() == ["draw pile=pearl", "draw pile=starfish"]
    t.play("draw pile=pearl")
    t.draw("pearl_2")
    assert t.offers() == ["draw pile=starfish"]
    t.play("draw pile=starfish")
    t.draw("pearl_6")
    t.show_all()
    assert t.to_move == OVER
    t = played("dice_red_violet", supply={"red": 4}, empty="pearl fish starfish", island_pile="")
    assert t.to_move == OVER
    t = played("dice_red_violet", supply={"red": 4}, empty="fish starfish", island_pile="")
    assert t.offers() == ["draw pile=pearl"]


@pytest.mark.rule("CO-Z4f")
def test_a_pile_of_cards_put_under_is_a_pile_with_cards() -> None:
    t = played("dice_red_violet", supply={"red": 1}, empty="pearl fish starfish", under={"fish": "lionfish@1"})
    assert t.offers() == ["draw pile=fish", "draw pile=island"]
    t.play("draw pile=fish")
    assert t.odds() == {"card card=lionfish": 1}


@pytest.mark.rule("CO-Z4f")
def test_each_such_card_may_draw_from_every_pile_again() -> None:
    t = with_cards("dice_red_violet dice_blue_green", supply={"red": 1, "blue": 1})
    t.play_card("dice_red_violet")
    t.play("draw pile=fish")
    t.draw("lionfish")
    t.play_card("dice_blue_green")
    assert t.offers() == [f"draw pile={pile}" for pile in ("pearl", "fish", "starfish", "island")]
    t.play("draw pile=fish")
    t.draw("lionfish")
    t.show_all()
    assert t.outcome().parts[0] == {"fish": 6}


@pytest.mark.rule("CO-Z4f")
def test_a_starfish_card_drawn_so_is_played_after_the_other_draws() -> None:
    t = played("dice_red_violet", supply={"red": 2})
    t.play("draw pile=starfish")
    t.draw("jellyfish")
    t.show("jellyfish")
    assert t.asks() == "drawing"
    t.play("draw pile=pearl")
    t.draw("pearl_2")
    assert t.offers() == ["play card=jellyfish"]
    t.play_card("jellyfish")
    t.show_all()
    assert t.outcome().parts[0] == {"jellyfish": 5, "pearls": 2}


# — chests of two reefs (CO-Z4h) —


@pytest.mark.rule("CO-Z4h")
@pytest.mark.parametrize(
    ("card", "reefs"),
    [
        ("chests_violet_yellow", ("yellow", "violet")),
        ("chests_red_green", ("red", "green")),
        ("chests_blue_orange", ("blue", "orange")),
    ],
)
def test_the_chests_of_two_reefs_in_the_order_he_likes_each_done_before_the_next(
    card: str, reefs: tuple[str, str]
) -> None:
    t = played(card)
    assert (t.to_move, t.asks()) == (0, "raising")
    assert t.offers() == [f"raise reef={reef}" for reef in reefs]
    t.play(f"raise reef={reefs[1]}")
    assert t.told()[-1] == f"raised seat=0 reef={reefs[1]}"
    assert t.s.reef_chests == 0b111111 - (1 << COLOURS.index(reefs[1]))
    t.open("fish_card")
    t.draw("lionfish")
    assert t.told()[-1] == f"raised seat=0 reef={reefs[0]}"
    assert t.due() == ["opening 1"]
    assert t.s.reef_chests == 0b111111 - sum(1 << COLOURS.index(reef) for reef in reefs)
    t.open("jellyfish")
    assert t.chests(0) == "fish_card jellyfish"
    assert t.s.side_chests == 2
    t.show_all()
    assert t.outcome().parts[0] == {"reef_chests": 5, "fish": 3}


@pytest.mark.rule("CO-Z4h")
def test_only_chests_that_still_lie_there_are_taken() -> None:
    t = played("chests_red_green", gone="red blue")
    assert t.due() == ["opening 1", "raising 1"]
    assert t.s.reef_chests == 0b101001
    t.open("jellyfish")
    assert t.to_move == OVER
    assert t.chests(0) == "jellyfish"
    t = played("chests_red_green", gone="red green")
    assert t.to_move == OVER


@pytest.mark.rule("CO-Z4h")
def test_a_chest_under_a_set_up_die_is_taken_and_the_die_stays() -> None:
    t = played("chests_red_green", reefs={"red": "treasure"}, gone="green")
    t.open("jellyfish")
    assert t.reef("red") == "treasure"
    assert t.s.reef_chests == 0b101011


@pytest.mark.rule("CO-Z4h")
def test_an_uncovered_treasure_space_stays_uncovered() -> None:
    t = played("chests_red_green", reefs={"red": "diver"}, divers={0: "red"}, gone="green")
    t.open("white_die")
    assert t.reef("red") == "diver"
    t.roll_white("diver")
    t.play("set reef=blue")
    assert t.reef("red") == "treasure"
    assert t.chests(0) == "white_die"
    assert t.to_move == OVER


@pytest.mark.rule("CO-Z4h")
def test_a_white_diver_may_take_the_second_chest_first() -> None:
    t = played("chests_red_green", reefs={"green": "diver"}, divers={0: "green"})
    t.play("raise reef=red")
    t.open("white_die")
    t.roll_white("diver")
    t.play("set reef=blue")
    assert t.told()[-1] == "slid reef=green"
    t.open("jellyfish")
    assert t.to_move == OVER
    assert t.chests(0) == "white_die jellyfish"


@pytest.mark.rule("CO-Z4h")
def test_chests_taken_so_count_for_two_per_chest_played_later() -> None:
    t = with_cards("chests_red_green per_chest")
    t.play_card("chests_red_green")
    t.play("raise reef=red")
    t.open("stingray")
    t.open("jellyfish")
    t.play_card("per_chest")
    t.show_all()
    assert t.outcome().parts[0] == {"reef_chests": 5, "per_chest": 4, "fish": 3}


@pytest.mark.rule("CO-Z4")
def test_when_the_next_player_comes_no_mark_is_left() -> None:
    t = at_the_end(hands=["chests_red_green dice_blue_green", "jellyfish"], supply={"blue": 1}, gone="red green")
    t.show("chests_red_green dice_blue_green")
    t.play_card("chests_red_green")
    t.play_card("dice_blue_green")
    t.play("draw pile=pearl")
    t.draw("pearl_2")
    assert (t.s.active, t.asks()) == (1, "showing")
    assert (t.s.raising, t.s.tapped, t.s.waiting, t.s.part) == (0, 0, 0, 0)
