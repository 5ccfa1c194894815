"""Set-up: graveyard, pile, first player (CC-S…)."""

import pytest

from tablereef.games.carcasse.components import FAMILIES
from tablereef.kernel.game import CHANCE
from tablereef.kernel.story import SPECTATOR
from tests.rules.carcasse.table import fresh, lay
from tests.rules.table import each

LOWEST = "anchor-2 squid-2 map-2 key-2 chest-2 knife-2 drone-2 net-2 harpoon-2 siren-4"
OTHERS = " ".join(
    f"{family}-{value}" for family in FAMILIES for value in (range(5, 10) if family == "siren" else range(3, 8))
)


@pytest.mark.rule("CC-S1")
def test_the_lowest_card_of_each_family_forms_the_graveyard() -> None:
    t = fresh(2)
    assert t.graveyard == LOWEST
    assert t.s.graveyard_size == 10


@pytest.mark.rule("CC-S2")
def test_the_other_fifty_cards_are_the_pile() -> None:
    t = fresh(4)
    assert t.pile == OTHERS
    assert t.s.pile_size == 50
    assert [t.hold(seat) for seat in range(4)] == ["", "", "", ""]


@pytest.mark.rule("CC-S2")
def test_the_pile_is_shuffled_so_each_of_its_cards_can_be_on_top() -> None:
    t = fresh(2)
    t.play("first seat=0")
    assert t.odds() == each("turn card", OTHERS)


@pytest.mark.rule("CC-S3")
def test_the_numbers_of_pile_and_graveyard_are_public_and_their_cards_are_not() -> None:
    t = fresh(2)
    for seat in (0, 1, SPECTATOR):
        assert t.sees(seat, "pile") == (50, "")
        assert t.sees(seat, "graveyard") == (10, "")


@pytest.mark.rule("CC-S3")
def test_the_numbers_are_public_at_all_times() -> None:
    t = lay("map-3 drone-3", holds=["", "siren-7"], graveyard="map-2 key-2", active=1)
    t.play("continue")
    t.turn_over("drone-4")
    for seat in (0, 1, SPECTATOR):
        assert t.sees(seat, "pile") == (54, "")
        assert t.sees(seat, "graveyard") == (5, "")


@pytest.mark.rule("CC-S4")
def test_nobody_sees_what_lies_in_the_graveyard_not_even_who_put_it_there() -> None:
    t = lay("siren-4")
    t.play("continue")
    t.turn_over("siren-5")
    assert t.graveyard == "siren-4 siren-5"
    assert [t.sees(seat, "graveyard") for seat in (0, 1, SPECTATOR)] == [(2, "")] * 3


@pytest.mark.rule("CC-S4")
def test_the_graveyard_is_shuffled_at_each_use_so_what_was_put_back_is_as_likely_as_the_rest() -> None:
    t = lay(graveyard="key-2 chest-2 siren-4 siren-5")
    t.turn_over("map-3")
    t.look("key-2 siren-4 siren-5")
    t.play("dig card=siren-5")
    t.play("surface")
    t.turn_over("map-4")
    assert t.odds() == each("sift card", "key-2 chest-2 siren-4")


@pytest.mark.rule("CC-S4")
def test_what_everyone_saw_go_into_the_graveyard_is_known_to_everyone() -> None:
    t = lay(graveyard="key-2 chest-2")
    t.turn_over("map-3")
    for seat in (0, 1, SPECTATOR):
        assert t.known(seat).graveyard == "key-2 chest-2"


@pytest.mark.rule("CC-S5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_player_is_drawn_at_random(seats: int) -> None:
    t = fresh(seats)
    assert t.to_move == CHANCE
    assert t.asks() == "first_player"
    assert t.odds() == {f"first seat={seat}": 1 for seat in range(seats)}


@pytest.mark.rule("CC-S5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_table_may_let_the_first_seat_begin(seats: int) -> None:
    assert fresh(seats, begins="first_seat").odds() == {"first seat=0": 1}


@pytest.mark.rule("CC-S5", "CC-S1", "CC-S2")
@pytest.mark.parametrize(("seats", "seat"), [(2, 0), (2, 1), (3, 2), (4, 3)])
def test_who_was_drawn_begins(seats: int, seat: int) -> None:
    t = fresh(seats)
    t.play(f"first seat={seat}")
    assert t.told() == [f"began seat={seat}"]
    assert t == lay(holds=[""] * seats, graveyard=LOWEST, active=seat)
    assert t.to_move == CHANCE
    assert t.asks() == "turning_over"
