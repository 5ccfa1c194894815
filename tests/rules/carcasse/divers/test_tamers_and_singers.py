"""Fisher and Beastmaster, and the two Singers."""

import pytest

from tablereef.games.carcasse.components import FAMILIES
from tablereef.kernel.game import CHANCE
from tests.rules.carcasse.table import lay

# — tamers and singers that go straight to the hold —

STRAIGHT = pytest.mark.parametrize(
    ("diver", "low", "high"), [("fisher", "squid-4", "squid-6"), ("charming_singer", "siren-4", "siren-9")]
)


@STRAIGHT
@pytest.mark.rule("CC-D13", "CC-D16", "CC-D19")
def test_a_card_of_that_family_from_the_pile_goes_straight_into_the_hold(diver: str, low: str, high: str) -> None:
    divers = ("", diver)
    t = lay("key-4", holds=["net-2", "map-2"], divers=divers, active=1)
    t.play("continue")
    t.turn_over(high)
    assert t.told() == [f"turned seat=1 card={high}", f"kept seat=1 card={high}"]
    assert t == lay("key-4", holds=["net-2", f"map-2 {high}"], divers=divers, active=1)
    assert t.offers() == ["continue", "surface"]


@STRAIGHT
@pytest.mark.rule("CC-D13", "CC-D16", "CC-D19")
def test_it_causes_no_incident(diver: str, low: str, high: str) -> None:
    t = lay(f"key-4 {low}", divers=(diver, ""))
    t.play("continue")
    t.turn_over(high)
    assert t == lay(f"key-4 {low}", holds=[high, ""], divers=(diver, ""))
    t.play("continue")
    t.turn_over("key-3")
    assert t == lay(holds=[high, ""], graveyard=f"key-4 {low} key-3", divers=(diver, ""), active=1)


@STRAIGHT
@pytest.mark.rule("CC-D13", "CC-D16", "CC-D19")
def test_as_the_first_card_it_leaves_an_empty_row_with_which_the_player_may_surface(
    diver: str, low: str, high: str
) -> None:
    divers = ("", "", diver)
    t = lay(holds=["", "", ""], divers=divers, active=2)
    t.turn_over(high)
    assert t == lay(holds=["", "", high], divers=divers, active=2, due="deciding")
    assert t.to_move == 2
    assert t.offers() == ["continue", "surface"]
    t.play("surface")
    assert t.told()[2:] == ["surfaced seat=2"]
    assert t == lay(holds=["", "", high], divers=divers)


@STRAIGHT
@pytest.mark.rule("CC-D13", "CC-D16", "CC-D19")
def test_the_player_may_also_continue_with_the_empty_row(diver: str, low: str, high: str) -> None:
    t = lay(divers=(diver, ""))
    t.turn_over(high)
    t.play("continue")
    t.turn_over(low)
    assert t == lay(holds=[f"{high} {low}", ""], divers=(diver, ""), due="deciding")


@STRAIGHT
@pytest.mark.rule("CC-D13", "CC-D16", "CC-D19")
def test_it_was_not_placed_so_it_pays_no_debt(diver: str, low: str, high: str) -> None:
    t = lay("squid-2 key-4", debt=1, divers=(diver, ""))
    t.turn_over(high)
    assert t == lay("squid-2 key-4", holds=[high, ""], debt=1, divers=(diver, ""))
    assert t.to_move == CHANCE


@STRAIGHT
@pytest.mark.rule("CC-D13", "CC-D16", "CC-D19", "CC-F4")
def test_as_the_last_card_it_leaves_the_rest_of_a_debt_to_be_cancelled(diver: str, low: str, high: str) -> None:
    t = lay("squid-2 key-4", pile=high, rest="graveyard", debt=1, divers=(diver, ""))
    t.turn_over(high)
    assert t.told() == [f"turned seat=0 card={high}", f"kept seat=0 card={high}", "released seat=0"]
    assert t == lay("squid-2 key-4", holds=[high, ""], rest="graveyard", divers=(diver, ""))
    assert t.offers() == ["surface"]


@STRAIGHT
@pytest.mark.rule("CC-D13", "CC-D16", "CC-D19", "CC-E1")
def test_as_the_last_card_of_all_it_still_leaves_the_turn_to_be_finished(diver: str, low: str, high: str) -> None:
    t = lay(pile=high, rest="graveyard", divers=(diver, ""))
    t.turn_over(high)
    assert t.offers() == ["surface"]
    t.play("surface")
    assert t.told()[2:] == ["surfaced seat=0", "ended"]
    assert t == lay(holds=[high, ""], rest="graveyard", divers=(diver, ""))


@STRAIGHT
@pytest.mark.rule("CC-D13", "CC-D16", "CC-F9")
def test_a_card_that_the_drone_showed_goes_straight_too(diver: str, low: str, high: str) -> None:
    t = lay("drone-3", top={high: [0]}, divers=(diver, ""))
    t.play("continue")
    t.turn_over(high)
    assert t == lay("drone-3", holds=[high, ""], divers=(diver, ""))


@STRAIGHT
@pytest.mark.rule("CC-D13", "CC-D16")
def test_from_a_net_a_map_or_a_harpoon_it_arrives_like_any_other(diver: str, low: str, high: str) -> None:
    debt = 2 if diver == "fisher" else 0
    t = lay(holds=[high, ""], divers=(diver, ""))
    t.turn_over("net-3")
    t.play(f"haul family={high[:-2]}")
    assert t == lay(f"net-3 {high}", netted=high, debt=debt, divers=(diver, ""))

    t = lay(graveyard=high, divers=(diver, ""))
    t.turn_over("map-3")
    t.look(high)
    t.play(f"dig card={high}")
    assert t == lay(f"map-3 {high}", debt=debt, divers=(diver, ""))

    t = lay(holds=["", high], divers=(diver, ""))
    t.turn_over("harpoon-3")
    t.play(f"spear seat=1 family={high[:-2]}")
    assert t == lay(f"harpoon-3 {high}", debt=debt, divers=(diver, ""))

    t = lay(low, holds=[high, ""], divers=(diver, ""))
    t.play("continue")
    t.turn_over("net-3")
    t.play(f"haul family={high[:-2]}")
    assert t == lay(graveyard=f"{low} net-3 {high}", divers=(diver, ""), active=1)


@pytest.mark.rule("CC-D13", "CC-D16")
@pytest.mark.parametrize(("diver", "straight"), [("fisher", "squid"), ("charming_singer", "siren")])
def test_no_other_family_goes_straight(diver: str, straight: str) -> None:
    for family in FAMILIES:
        if family not in (straight, "drone", "squid"):
            t = lay(divers=(diver, ""))
            t.turn_over(f"{family}-5")
            assert t == lay(f"{family}-5", divers=(diver, ""))


@pytest.mark.rule("CC-D16")
def test_the_charming_singers_squid_is_placed_and_acts() -> None:
    t = lay(divers=("charming_singer", ""))
    t.turn_over("squid-5")
    assert t == lay("squid-5", debt=2, divers=("charming_singer", ""))


@STRAIGHT
@pytest.mark.rule("CC-D13", "CC-D16")
def test_an_opponents_diver_takes_nothing_out_of_the_dive(diver: str, low: str, high: str) -> None:
    t = lay(low, divers=("", diver))
    t.play("continue")
    t.turn_over(high)
    assert t == lay(graveyard=f"{low} {high}", divers=("", diver), active=1)


# — beastmaster —


@pytest.mark.rule("CC-D14")
@pytest.mark.parametrize("seat", [0, 1])
def test_against_a_beastmaster_a_squid_forces_four_cards(seat: int) -> None:
    divers = ("", "", "beastmaster")
    holds = ["", "", ""]
    t = lay(holds=holds, divers=divers, active=seat)
    t.turn_over("squid-4")
    assert t.told() == [f"turned seat={seat} card=squid-4", f"indebted seat={seat} number=4"]
    assert t == lay("squid-4", holds=holds, debt=4, divers=divers, active=seat)
    for card in ("key-3", "chest-3", "siren-4"):
        t.turn_over(card)
        assert t.to_move == CHANCE
    t.turn_over("anchor-3")
    assert t == lay("squid-4 key-3 chest-3 siren-4 anchor-3", holds=holds, divers=divers, active=seat)
    assert t.offers() == ["continue", "surface"]


@pytest.mark.rule("CC-D14")
def test_the_beastmasters_own_squid_forces_two() -> None:
    t = lay(divers=("beastmaster", ""))
    t.turn_over("squid-4")
    assert t.told() == ["turned seat=0 card=squid-4", "indebted seat=0 number=2"]
    assert t == lay("squid-4", debt=2, divers=("beastmaster", ""))


# — golden singer —


@pytest.mark.rule("CC-D15")
def test_the_siren_of_the_golden_singer_that_scores_is_worth_five_more() -> None:
    divers = ("golden_singer", "", "")
    holds = ["siren-4 siren-7 harpoon-3", "siren-9 harpoon-7", "siren-5"]
    t = lay(holds=holds, rest="graveyard", divers=divers)
    assert t.outcome().points == (15, 16, 5)
    assert t.outcome().parts == ({"harpoon": 3, "siren": 12}, {"harpoon": 7, "siren": 9}, {"siren": 5})


@pytest.mark.rule("CC-D15")
@pytest.mark.parametrize("siren", [4, 5, 6, 7, 8, 9])
def test_every_siren_can_be_golden(siren: int) -> None:
    t = lay(holds=["", f"siren-{siren}"], rest="graveyard", divers=("", "golden_singer"))
    assert t.outcome().parts == ({}, {"siren": siren + 5})
    assert t.outcome().places == (2, 1)


@pytest.mark.rule("CC-D15")
def test_the_golden_singer_without_a_siren_gains_nothing() -> None:
    t = lay(holds=["harpoon-7 anchor-2", ""], rest="graveyard", divers=("golden_singer", ""))
    assert t.outcome().parts == ({"anchor": 2, "harpoon": 7}, {})
