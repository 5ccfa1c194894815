"""Divers, fish, pearls and places (CO-Z5 … CO-Z8)."""

from fractions import Fraction

import pytest

from tablereef.games.coralia.components import COLOURS
from tablereef.kernel.game import OVER
from tests.rules.coralia.table import Table, at_the_end


def ended(**position: object) -> Table:
    """A table after the scoring, where no starfish card had to be played."""
    t = at_the_end(**position)
    t.show_all()
    assert t.to_move == OVER
    return t


def part(name: str, **position: object) -> list[int]:
    """What each seat has for one part of the score."""
    return [parts.get(name, 0) for parts in ended(**position).outcome().parts]


# — divers —


@pytest.mark.rule("CO-Z5")
@pytest.mark.parametrize(
    ("space", "points"), [("pearl", 5), ("fish", 4), ("starfish", 2), ("octopus", 3), ("turtle", 1), ("treasure", 0)]
)
def test_the_reef_of_the_diver_pays_for_each_space_with_a_die(space: str, points: int) -> None:
    for colour in COLOURS:
        assert part("diver", reefs={colour: f"diver {space}"}, divers={1: colour}) == [0, points]


@pytest.mark.rule("CO-Z5")
def test_a_full_reef_pays_fifteen() -> None:
    full = "pearl fish starfish octopus diver turtle treasure"
    t = ended(reefs={"red": full, "blue": "diver"}, divers={0: "red", 1: "blue"}, supply={})
    assert t.told()[1:3] == ["scoring step=divers", "earned seat=0 number=15 reason=diver"]
    assert t.outcome().points == (15, 0)


@pytest.mark.rule("CO-Z5")
def test_without_a_diver_on_a_reef_there_is_nothing() -> None:
    full = "pearl fish starfish octopus diver turtle treasure"
    assert part("diver", reefs=dict.fromkeys(COLOURS, full), supply={}) == [0, 0]


@pytest.mark.rule("CO-Z5")
def test_white_and_set_up_dice_pay_too_and_other_reefs_do_not() -> None:
    reefs = {"red": "diver fish pearl", "blue": "turtle"}
    assert part("diver", reefs=reefs, white={"red": "fish"}, divers={0: "red"}) == [9, 0]


# — fish —


@pytest.mark.rule("CO-Z6")
@pytest.mark.parametrize(
    ("fish", "stingrays", "points"),
    [
        ("", 0, 0),
        ("lionfish", 0, 3),
        ("", 1, 3),
        ("anemonefish", 0, 3),
        ("lionfish pufferfish", 0, 7),
        ("lionfish pufferfish angelfish", 0, 12),
        ("lionfish pufferfish angelfish anemonefish", 0, 18),
        ("lionfish pufferfish angelfish", 1, 18),
        ("lionfish pufferfish angelfish anemonefish", 1, 25),
        ("lionfish lionfish", 0, 6),
        ("", 2, 6),
        ("anemonefish anemonefish", 0, 6),
        ("angelfish angelfish pufferfish", 0, 10),
        ("lionfish lionfish lionfish lionfish lionfish", 0, 15),
        ("lionfish lionfish pufferfish pufferfish", 0, 14),
        ("lionfish lionfish lionfish pufferfish pufferfish angelfish", 1, 18 + 7 + 3),
        ("lionfish lionfish pufferfish pufferfish angelfish angelfish anemonefish anemonefish", 2, 50),
    ],
)
def test_all_fish_are_divided_into_sets_of_different_fish(fish: str, stingrays: int, points: int) -> None:
    assert part("fish", hands=["", fish], stingrays=[0, stingrays]) == [0, points]


@pytest.mark.rule("CO-Z6")
@pytest.mark.parametrize("fish", ["lionfish", "pufferfish", "angelfish", "anemonefish"])
def test_every_species_is_one_of_its_own(fish: str) -> None:
    assert part("fish", hands=[fish], stingrays=[1]) == [7, 0]
    assert part("fish", hands=[f"{fish} {fish}"], stingrays=[1]) == [10, 0]


@pytest.mark.rule("CO-Z6")
@pytest.mark.parametrize(
    ("fish", "stingrays", "points"),
    [
        ("", 0, 0),
        ("lionfish", 0, 2),
        ("pufferfish pufferfish", 0, 4),
        ("angelfish angelfish angelfish", 0, 6),
        ("anemonefish", 0, 2),
        ("", 2, 4),
        ("lionfish pufferfish angelfish anemonefish", 1, 10),
        ("pearl_6 per_pearl pearl_2", 0, 0),
    ],
)
def test_two_points_for_each_fish_card_the_card_itself_not(fish: str, stingrays: int, points: int) -> None:
    t = ended(hands=[f"per_fish {fish}", "lionfish"], stingrays=[stingrays])
    assert t.outcome().parts[0].get("per_fish", 0) == points
    if points:
        assert f"earned seat=0 number={points} reason=per_fish" in t.told()


@pytest.mark.rule("CO-Z6")
def test_who_has_not_the_card_gets_nothing_for_fish_cards() -> None:
    assert part("per_fish", hands=["per_fish lionfish", "lionfish pufferfish"]) == [2, 0]


@pytest.mark.rule("CO-Z6")
def test_fish_from_the_island_pile_count_like_any_other() -> None:
    assert part("fish", hands=["island:lionfish pufferfish island:anemonefish"]) == [12, 0]


# — pearls —


@pytest.mark.rule("CO-Z7")
def test_the_first_scores_his_best_four_the_second_his_best_two_the_others_their_best() -> None:
    hands = ["pearl_2 pearl_3 pearl_3", "pearl_5 pearl_5 pearl_4 pearl_3 pearl_2", "pearl_2 pearl_5 pearl_4", "pearl_4"]
    assert part("pearls", seats=4, hands=hands) == [3, 17, 9, 4]


@pytest.mark.rule("CO-Z7")
def test_at_most_twenty_two() -> None:
    hand = "pearl_6 pearl_6 pearl_5 pearl_5 pearl_5 pearl_4 pearl_4"
    assert part("pearls", hands=[hand]) == [22, 0]


@pytest.mark.rule("CO-Z7")
@pytest.mark.parametrize("value", [2, 3, 4, 5, 6])
def test_each_pearl_is_worth_its_value(value: int) -> None:
    assert part("pearls", hands=["", f"pearl_{value}"]) == [0, value]


@pytest.mark.rule("CO-Z7")
def test_the_total_value_ranks_and_not_what_is_scored() -> None:
    hands = ["pearl_2 pearl_2 pearl_2 pearl_2 pearl_2 pearl_2", "pearl_6 pearl_5"]
    assert part("pearls", hands=hands) == [8, 11]
    hands = ["pearl_2 pearl_2 pearl_2 pearl_2 pearl_2 pearl_2", "pearl_5 pearl_4 pearl_3 pearl_3", "pearl_5 pearl_4"]
    assert part("pearls", seats=3, hands=hands) == [4, 15, 5]


@pytest.mark.rule("CO-Z7")
def test_pearls_of_six_rank_like_the_others() -> None:
    assert part("pearls", hands=["pearl_6 pearl_2 pearl_2", "pearl_5 pearl_4"]) == [10, 9]
    assert part("pearls", hands=["pearl_6 pearl_2 pearl_2", "pearl_5 pearl_4 pearl_2"]) == [8, 11]


@pytest.mark.rule("CO-Z7")
def test_a_tie_in_value_goes_to_who_has_more_pearl_cards() -> None:
    hands = ["pearl_3 pearl_3 pearl_3", "pearl_5 pearl_4", "pearl_3 pearl_2 pearl_2 pearl_2"]
    assert part("pearls", seats=3, hands=hands) == [6, 5, 9]


@pytest.mark.rule("CO-Z7")
def test_pearls_of_six_count_as_pearl_cards_in_a_tie() -> None:
    assert part("pearls", hands=["pearl_6 pearl_2 pearl_2", "pearl_5 pearl_5", "pearl_2"], seats=3) == [10, 10, 2]
    hands = ["pearl_6 pearl_2 pearl_2", "pearl_4 pearl_3 pearl_3"]
    assert part("pearls", hands=hands) == [10, 10]


@pytest.mark.rule("CO-Z7")
def test_the_card_for_pearl_cards_does_not_count_in_a_tie() -> None:
    hands = ["pearl_5 pearl_3 pearl_2 per_pearl", "pearl_4 pearl_4 pearl_2"]
    assert part("pearls", hands=hands) == [10, 10]


@pytest.mark.rule("CO-Z7")
def test_who_is_still_tied_scores_for_the_place_and_the_next_place_is_skipped() -> None:
    hands = ["pearl_5 pearl_3 pearl_2", "pearl_4 pearl_4 pearl_2", "pearl_4 pearl_3", "pearl_2"]
    assert part("pearls", seats=4, hands=hands) == [10, 10, 4, 2]
    hands = ["pearl_5 pearl_5", "pearl_4 pearl_2 pearl_3", "pearl_4 pearl_3 pearl_2", "pearl_2 pearl_2"]
    assert part("pearls", seats=4, hands=hands) == [10, 7, 7, 2]
    hands = ["pearl_5 pearl_3 pearl_2"] * 2 + ["pearl_4 pearl_4 pearl_2"] * 2
    assert part("pearls", seats=4, hands=hands) == [10, 10, 10, 10]
    hands = ["pearl_5 pearl_5", "pearl_4 pearl_4", "pearl_3 pearl_2", "pearl_3 pearl_2"]
    assert part("pearls", seats=4, hands=hands) == [10, 8, 3, 3]


@pytest.mark.rule("CO-Z7")
def test_no_pearls_no_points() -> None:
    assert part("pearls", seats=3, hands=["", "lionfish", "per_pearl"]) == [0, 0, 0]
    assert part("per_pearl", seats=3, hands=["", "lionfish", "per_pearl"]) == [0, 0, 0]


@pytest.mark.rule("CO-Z7")
@pytest.mark.parametrize(
    ("pearls", "points"),
    [("pearl_2", 1), ("pearl_6", 1), ("pearl_6 pearl_6 pearl_5 pearl_4 pearl_3 pearl_2 pearl_2", 7), ("per_fish", 0)],
)
def test_a_point_for_each_pearl_card_pearls_of_six_too_the_card_itself_not(pearls: str, points: int) -> None:
    t = ended(hands=["pearl_2 pearl_2", f"per_pearl {pearls}"])
    assert t.outcome().parts[1].get("per_pearl", 0) == points
    assert "per_pearl" not in t.outcome().parts[0]
    if points:
        assert f"earned seat=1 number={points} reason=per_pearl" in t.told()


@pytest.mark.rule("CO-Z7")
def test_it_pays_whatever_the_place() -> None:
    assert part("per_pearl", hands=["pearl_2 pearl_2 per_pearl", "pearl_5 pearl_5"]) == [2, 0]


# — places —


@pytest.mark.rule("CO-Z8")
def test_most_points_win() -> None:
    t = ended(seats=3, points=[20, 30, 25], hands=["lionfish lionfish lionfish"])
    assert t.outcome().points == (29, 30, 25)
    assert t.outcome().places == (2, 1, 3)
    assert t.outcome().shares() == (Fraction(0), Fraction(1), Fraction(0))


@pytest.mark.rule("CO-Z8")
@pytest.mark.parametrize("cards", ["pearl_2", "lionfish", "per_fish", "jellyfish", "island:pearl_2"])
def test_a_tie_goes_to_who_has_collected_more_cards_of_any_kind(cards: str) -> None:
    t = at_the_end(hands=[cards, ""], points=[0, 0], turtles=["", "copy stingray"], opened=["", "fish_card"])
    t.show_all()
    if t.to_move == 0:
        t.play_card(cards)
    t.s.points[1][0] = t.score(0)
    assert t.outcome().points[0] == t.outcome().points[1]
    assert t.outcome().places == (1, 2)


@pytest.mark.rule("CO-Z8")
def test_stingrays_are_cards_and_chests_and_turtles_are_none() -> None:
    t = ended(stingrays=[0, 1], points=[3, 0], opened=["fish_card pearl_card"], turtles=["copy jellyfish white_die"])
    assert t.outcome().points == (3, 3)
    assert t.outcome().places == (2, 1)


@pytest.mark.rule("CO-Z8")
def test_all_cards_count_together() -> None:
    t = ended(hands=["pearl_2 island:pearl_2", "lionfish"], stingrays=[0, 1], points=[3, 0])
    assert t.outcome().points == (7, 7)
    assert t.outcome().places == (1, 1)
    t = ended(hands=["pearl_3 pearl_3 island:pearl_2", "lionfish"], stingrays=[0, 1], points=[0, 1])
    assert t.outcome().points == (8, 8)
    assert t.outcome().places == (1, 2)


@pytest.mark.rule("CO-Z8")
def test_a_tie_in_cards_goes_to_who_has_more_turtles() -> None:
    t = ended(hands=["pearl_2", "pearl_2"], turtles=["copy stingray", "jellyfish"], opened=["", "fish_card pearl_card"])
    assert t.outcome().points == (2, 2)
    assert t.outcome().places == (1, 2)


@pytest.mark.rule("CO-Z8")
def test_who_is_tied_in_all_shares_the_victory() -> None:
    t = ended(seats=3, hands=["pearl_2", "pearl_2"], turtles=["copy", "jellyfish"])
    assert t.outcome().places == (1, 1, 3)
    assert t.outcome().shares() == (Fraction(1, 2), Fraction(1, 2), Fraction(0))


@pytest.mark.rule("CO-Z8")
def test_points_come_before_cards_and_cards_before_turtles() -> None:
    many = "lionfish lionfish lionfish lionfish lionfish pearl_2 pearl_2 pearl_2 pearl_2 pearl_2 pearl_2"
    t = ended(hands=[many, ""], points=[0, 24], turtles=["copy stingray jellyfish"])
    assert t.outcome().points == (23, 24)
    assert t.outcome().places == (2, 1)
    t = ended(hands=["", "lionfish"], points=[3, 0], turtles=["copy stingray jellyfish white_die"])
    assert t.outcome().places == (2, 1)


@pytest.mark.rule("CO-Z8")
def test_all_places_are_decided_the_same_way() -> None:
    t = ended(seats=4, points=[9, 5, 5, 5], stingrays=[0, 0, 0, 0], turtles=["", "", "copy", "stingray jellyfish"])
    assert t.outcome().places == (1, 4, 3, 2)
