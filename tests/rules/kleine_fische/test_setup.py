"""Set-up (KF-S…)."""

import pytest

from tablereef.kernel.game import CHANCE
from tests.rules.kleine_fische.table import fresh, lay

ALL_BACKS = {
    "next back=fish": 91,
    "next back=cave_3": 3,
    "next back=cave_4": 3,
    "next back=cave_5": 3,
    "next back=cave_6": 3,
}


@pytest.mark.rule("KF-S1")
def test_all_cards_are_in_one_stack_and_any_may_lie_on_top() -> None:
    t = fresh(2)
    t.play("first seat=0")
    assert t.s.pile_n == 103
    assert t.odds() == ALL_BACKS


@pytest.mark.rule("KF-S1")
def test_cards_are_laid_row_by_row_from_the_left() -> None:
    t = fresh(2)
    t.play("first seat=0")
    backs = ["fish", "cave_3", "fish", "cave_4", "cave_5"] * 3 + ["fish"] * 7 + ["cave_6"] * 3
    for number, back in enumerate(backs):
        assert t.odds() == {k: n for k, n in left(backs[:number]).items() if n}
        t.play(f"next back={back}")
        assert [t.s.back[cell] >= 0 for cell in range(25)] == [cell <= number for cell in range(25)]
        assert t.back(f"{number // 5}.{number % 5}") == back
    assert (t.s.pile_n, t.s.top) == (78, -1)
    assert t.to_move == CHANCE, "the back of the next card is seen at once (KF-K1)"
    t.play("next back=fish")
    assert t.to_move == 0
    assert t.told() == ["began seat=0"]
    assert t.laid() == [f"cell={i // 5}.{i % 5} back={back}" for i, back in enumerate(backs)]


def left(laid: list[str]) -> dict[str, int]:
    """The odds of the next back when some are laid."""
    return {form: n - laid.count(form.removeprefix("next back=")) for form, n in ALL_BACKS.items()}


@pytest.mark.rule("KF-S1")
def test_the_board_is_laid_face_down() -> None:
    t = fresh(3)
    t.play("first seat=0", *["next back=fish"] * 26)
    assert (t.up, t.s.shown, t.s.face) == ("", [0] * 25, [-1] * 25)
    assert t == lay(divers=["boat"] * 3)


@pytest.mark.rule("KF-S2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_divers_begin_in_the_boat_and_the_octopus_in_its_cave(seats: int) -> None:
    t = fresh(seats)
    t.play("first seat=0", *["next back=fish"] * 26)
    assert [t.diver(seat) for seat in range(seats)] == ["boat"] * seats
    assert t.octopus == "den"
    assert t.sees(0, "boat") == (seats, " ".join(f"diver-boat-{seat}" for seat in range(seats)))
    assert t.sees(0, "den") == (1, "octopus")
    assert [t.s.stack_n[seat] for seat in range(seats)] == [0] * seats
    assert [t.caves(seat) for seat in range(seats)] == [""] * seats


@pytest.mark.rule("KF-S3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_player_is_drawn_at_random(seats: int) -> None:
    t = fresh(seats)
    assert t.odds() == {f"first seat={seat}": 1 for seat in range(seats)}
    t.play(f"first seat={seats - 1}", *["next back=fish"] * 26)
    assert t.to_move == seats - 1
    assert t.told() == [f"began seat={seats - 1}"]


@pytest.mark.rule("KF-S3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_table_may_let_the_first_seat_begin(seats: int) -> None:
    assert fresh(seats, begins="first_seat").odds() == {"first seat=0": 1}


@pytest.mark.rule("KF-S3")
@pytest.mark.parametrize(("seats", "seat"), [(seats, seat) for seats in (2, 3, 4) for seat in range(seats)])
def test_the_next_player_is_the_one_to_the_left(seats: int, seat: int) -> None:
    t = lay("0.1=cave_3 0.2=cave_3", divers=["v1.2>x1.2"] * seats, active=seat)
    t.play("move space=v0.2")
    assert t.to_move == (seat + 1) % seats
    divers = ["v0.2>x0.2" if other == seat else "v1.2>x1.2" for other in range(seats)]
    assert t == lay("0.1=cave_3 0.2=cave_3", divers=divers, active=(seat + 1) % seats)
