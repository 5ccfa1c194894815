"""How the players stand: points now, and what the dive is worth."""

import pytest

from tests.rules.carcasse.table import lay


@pytest.mark.rule("CC-K1")
@pytest.mark.rule("CC-E2")
def test_everyone_sees_the_points_of_every_hold_and_the_worth_of_the_dive() -> None:
    t = lay("siren-9 map-3", holds=["siren-5 knife-2", "siren-8 siren-4"])
    for viewer in (0, 1):
        assert t.plate(0, viewer) == ["7", "This dive: +7 points"]
        assert t.plate(1, viewer) == ["8"]


@pytest.mark.rule("CC-T5")
def test_the_plate_says_the_same_as_the_choice() -> None:
    t = lay("siren-9 map-3", holds=["siren-5 knife-2", ""])
    assert t.leads_to("surface")[1] == "+7 points, 14 in all"
    t.play("surface")
    assert t.plate(0) == ["14"]


@pytest.mark.rule("CC-F2")
def test_a_dive_has_its_worth_while_the_squid_wants_cards() -> None:
    assert lay("squid-5", debt=2).plate(0) == ["0", "This dive: +5 points"]
