"""The end of the game, points and places (CC-E…)."""

from fractions import Fraction

import pytest

from tablereef.games.carcasse.components import FAMILIES
from tablereef.games.carcasse.scoring import points
from tablereef.games.carcasse.view import question
from tablereef.kernel.game import CHANCE, OVER
from tests.rules.carcasse.table import fresh, lay

# — the end —


@pytest.mark.rule("CC-E1")
def test_who_turns_over_the_last_card_finishes_the_turn_and_may_only_surface() -> None:
    t = lay("key-4", holds=["", "", ""], pile="siren-9", rest="graveyard", active=1)
    t.play("continue")
    t.turn_over("siren-9")
    assert t.to_move == 1
    assert t.offers() == ["surface"]
    assert question(t.s).key == "question-surfacing"
    t.play("surface")
    assert t.told() == [
        "turned seat=1 card=siren-9",
        "surfaced seat=1",
        "collected seat=1 card=key-4",
        "collected seat=1 card=siren-9",
        "ended",
    ]
    assert t == lay(holds=["", "key-4 siren-9", ""], rest="graveyard", active=1)
    assert t.to_move == OVER
    assert t.offers() == []
    assert t.odds() == {}


@pytest.mark.rule("CC-E1")
def test_with_one_card_in_the_pile_the_player_may_still_continue() -> None:
    t = lay("key-4", pile="siren-9", rest="graveyard")
    assert t.offers() == ["continue", "surface"]
    assert question(t.s).key == "question-first_card"


@pytest.mark.rule("CC-E1")
def test_with_one_card_in_the_pile_surfacing_does_not_end_the_game() -> None:
    t = lay("key-4", pile="siren-9", rest="graveyard")
    t.play("surface")
    assert t.told() == ["surfaced seat=0", "collected seat=0 card=key-4"]
    assert t == lay(holds=["key-4", ""], pile="siren-9", rest="graveyard", active=1)
    assert t.to_move == CHANCE


@pytest.mark.rule("CC-E1")
def test_an_incident_with_the_last_card_ends_the_game() -> None:
    t = lay("siren-8 anchor-4 key-3", pile="siren-9", rest="graveyard")
    t.play("continue")
    t.turn_over("siren-9")
    assert t.told() == [
        "turned seat=0 card=siren-9",
        "incident seat=0 card=siren-9",
        "collected seat=0 card=siren-8",
        "lost seat=0 card=anchor-4",
        "lost seat=0 card=key-3",
        "lost seat=0 card=siren-9",
        "ended",
    ]
    assert t == lay(holds=["siren-8", ""], rest="graveyard")
    assert t.to_move == OVER


@pytest.mark.rule("CC-E1")
def test_the_effects_of_the_last_card_are_done_before_the_end() -> None:
    t = lay("key-4", holds=["", "drone-7"], pile="knife-3", rest="graveyard")
    t.play("continue")
    t.turn_over("knife-3")
    assert t.offers() == ["cut seat=1 family=drone"]
    t.play("cut seat=1 family=drone")
    assert t.offers() == ["surface"]


@pytest.mark.rule("CC-E1")
def test_the_bonus_still_comes_after_the_last_card() -> None:
    t = lay("key-4", holds=["", ""], pile="chest-3", graveyard="siren-4 siren-5", rest="hold-1")
    t.play("continue")
    t.turn_over("chest-3")
    t.play("surface")
    t.gain("siren-5 siren-4")
    assert t.told()[-3:] == ["gained seat=0 card=siren-5", "gained seat=0 card=siren-4", "ended"]
    assert t == lay(holds=["key-4 chest-3 siren-4 siren-5", ""], rest="hold-1")


@pytest.mark.rule("CC-E1")
def test_a_card_left_on_top_by_the_drone_is_still_in_the_pile() -> None:
    t = lay("drone-4", top={"siren-9": [0]}, rest="graveyard")
    assert t.s.pile_size == 1
    t.play("surface")
    assert "ended" not in t.told()
    assert t.odds() == {"turn card=siren-9": 1}


@pytest.mark.rule("CC-E1")
def test_the_game_ends_because_the_pile_is_empty_and_for_no_other_reason() -> None:
    assert lay(rest="graveyard").outcome().reason == "pile"
    assert lay(rest="hold-0").outcome().reason == "pile"


@pytest.mark.rule("CC-E1")
def test_a_rich_hold_does_not_end_the_game() -> None:
    rich = "anchor-7 squid-7 map-7 key-7 chest-7 knife-7 drone-7 net-7 harpoon-7"
    t = lay("siren-9", holds=[rich, ""])
    t.play("surface")
    assert t.outcome().points == (72, 0)
    assert t == lay(holds=[f"{rich} siren-9", ""], active=1)
    assert t.to_move == CHANCE


# — points —


@pytest.mark.rule("CC-E2")
@pytest.mark.parametrize("family", FAMILIES)
def test_each_family_scores_its_highest_card(family: str) -> None:
    low, middle, high = (4, 6, 9) if family == "siren" else (2, 4, 7)
    t = lay(holds=[f"{family}-{low}", f"{family}-{middle} {family}-{high}"], rest="graveyard")
    assert t.outcome().points == (low, high)
    assert t.outcome().parts == ({family: low}, {family: high})


@pytest.mark.rule("CC-E2")
def test_the_score_is_the_sum_over_all_families() -> None:
    hold = "anchor-2 squid-3 map-4 key-5 chest-6 knife-7 drone-2 net-3 harpoon-4 siren-9"
    t = lay(holds=[hold, "", "siren-4 key-2"], rest="graveyard")
    assert t.outcome().points == (45, 0, 6)
    assert [points(t.s, seat) for seat in range(3)] == [45, 0, 6]
    assert t.outcome().parts == (
        {
            "anchor": 2,
            "squid": 3,
            "map": 4,
            "key": 5,
            "chest": 6,
            "knife": 7,
            "drone": 2,
            "net": 3,
            "harpoon": 4,
            "siren": 9,
        },
        {},
        {"key": 2, "siren": 4},
    )


@pytest.mark.rule("CC-E2")
def test_the_most_a_hold_can_be_worth_is_72() -> None:
    t = lay(rest="hold-1")
    assert t.outcome().points == (0, 72)
    assert t.outcome().places == (2, 1)


@pytest.mark.rule("CC-E2")
def test_only_the_hold_counts() -> None:
    t = lay("siren-9", holds=["key-2", ""], graveyard="siren-8")
    assert t.outcome().points == (2, 0)


# — places —


@pytest.mark.rule("CC-E3")
def test_most_points_win_whatever_the_number_of_cards() -> None:
    t = lay(holds=["siren-4 siren-5 key-2", "siren-8"], rest="graveyard")
    assert t.outcome().points == (7, 8)
    assert t.outcome().places == (2, 1)
    assert t.outcome().shares() == (Fraction(0), Fraction(1))


@pytest.mark.rule("CC-E3")
def test_a_tie_goes_to_who_has_more_cards() -> None:
    t = lay(holds=["siren-7", "key-7 key-2"], rest="graveyard")
    assert t.outcome().points == (7, 7)
    assert t.outcome().places == (2, 1)
    t = lay(holds=["siren-7 siren-4 siren-5", "key-7 key-2"], rest="graveyard")
    assert t.outcome().places == (1, 2)


@pytest.mark.rule("CC-E3")
def test_a_tie_in_points_and_cards_shares_the_victory() -> None:
    t = lay(holds=["siren-7 siren-4", "key-7 key-2"], rest="graveyard")
    assert t.outcome().places == (1, 1)
    assert t.outcome().shares() == (Fraction(1, 2), Fraction(1, 2))


@pytest.mark.rule("CC-E3")
def test_all_places_are_decided_the_same_way() -> None:
    t = lay(holds=["siren-9", "key-6 key-2", "drone-6", "map-7"], rest="graveyard")
    assert t.outcome().places == (1, 3, 4, 2)
    assert t.outcome().shares() == (Fraction(1), Fraction(0), Fraction(0), Fraction(0))


@pytest.mark.rule("CC-E3")
def test_who_shares_a_place_leaves_the_next_one_free() -> None:
    t = lay(holds=["net-5", "key-7", "drone-7", "map-5"], rest="graveyard")
    assert t.outcome().places == (3, 1, 1, 3)
    t = lay(holds=["net-7", "key-2", "drone-7"], rest="graveyard")
    assert t.outcome().places == (1, 3, 1)
    t = lay(holds=["net-7", "key-7", "drone-7", "map-7"], rest="graveyard")
    assert t.outcome().places == (1, 1, 1, 1)
    assert t.outcome().shares() == (Fraction(1, 4),) * 4


@pytest.mark.rule("CC-E3")
def test_who_does_not_play_takes_no_place() -> None:
    assert fresh(2).outcome().places == (1, 1)
    assert fresh(3).outcome().places == (1, 1, 1)
