"""The island (CO-I…)."""

import pytest

from tests.rules.coralia.table import Table, lay

REST = "yellow-pearl yellow-pearl yellow-pearl"


def landed(owner: int | None = None, **position: object) -> Table:
    """A green die comes to the island; the octopus of the green reef belongs to `owner`."""
    octopuses = {} if owner is None else {"green": owner}
    position.setdefault("reefs", {"green": "octopus fish"})
    t = lay(station=f"green-fish {REST}", octopuses=octopuses, **position)  # type: ignore[arg-type]
    t.land("green-fish")
    return t


@pytest.mark.rule("CO-I1")
def test_a_die_on_the_island_brings_the_top_island_card() -> None:
    t = landed(reefs={"green": "fish"})
    assert t.told() == ["landed seat=0 colour=green face=fish"]
    assert t.due() == ["island_sort 1"]
    t.draw("pearl_4")
    assert t.told(0)[1:] == ["drew seat=0 pile=island card=pearl_4"]
    assert t.told(1)[1:] == ["drew seat=0 pile=island"]
    assert t == lay(
        active=1, turns=4, station=REST, reefs={"green": "fish"}, island="green", hands=["island:pearl_4"], due="taking"
    )


@pytest.mark.rule("CO-I1")
def test_an_island_card_leaves_fewer_of_its_sort_in_the_island_pile() -> None:
    t = landed()
    t.draw("lionfish")
    t.take("green")
    t.roll("yellow-pearl yellow-pearl yellow-pearl green-fish")
    t.land("green-fish")
    assert t.odds() == {"sort sort=pearl": 3, "sort sort=fish": 2, "sort sort=starfish": 3}


@pytest.mark.rule("CO-I1")
def test_the_own_octopus_pays_two_points_and_one_card_is_taken() -> None:
    t = landed(owner=0, points=[5, 5])
    assert (t.score(0), t.score(1)) == (7, 5)
    assert t.told()[-1] == "earned seat=0 number=2 reason=octopus_island"
    assert t.due() == ["island_sort 1"]
    t.draw("pearl_4")
    assert (t.to_move, t.hand(0)) == (1, "pearl_4")


@pytest.mark.rule("CO-I1")
def test_another_players_octopus_pays_him_and_lets_choose_from_two_cards() -> None:
    t = landed(owner=1, points=[5, 5])
    assert (t.score(0), t.score(1)) == (5, 7)
    assert t.told()[-1] == "earned seat=1 number=2 reason=octopus_island"
    assert t.due() == ["island_sort 2", "picking 1"]
    t.draw("per_fish pearl_4")
    assert t.offers() == ["pick card=pearl_4", "pick card=per_fish"]
    t.pick("pearl_4")
    assert t == lay(
        active=1, turns=4, station=REST, reefs={"green": "octopus fish"}, island="green", octopuses={"green": 1},
        hands=["island:pearl_4"], under={"island": "per_fish@0"}, points=[5, 7], due="taking",
    )  # fmt: skip


@pytest.mark.rule("CO-I1")
def test_the_first_card_drawn_may_be_kept_as_well() -> None:
    t = landed(owner=1)
    t.draw("per_fish pearl_4")
    t.pick("per_fish")
    assert (t.hand(0), t.under("island")) == ("per_fish", "pearl_4@0")


@pytest.mark.rule("CO-I1")
def test_octopuses_on_reefs_of_other_colours_do_not_matter() -> None:
    t = lay(station=f"green-fish {REST}", reefs={"green": "fish", "blue": "octopus"}, octopuses={"blue": 1})
    t.land("green-fish")
    assert [t.score(0), t.score(1)] == [0, 0]
    assert t.due() == ["island_sort 1"]


@pytest.mark.rule("CO-I1")
def test_a_single_card_left_is_taken() -> None:
    t = landed(owner=1, island_pile="fish")
    assert t.due() == ["island_sort 1"]
    assert t.odds() == {"sort sort=fish": 1}
    t.draw("lionfish")
    assert (t.to_move, t.hand(0), t.under("island")) == (1, "lionfish", "")


@pytest.mark.rule("CO-I1")
@pytest.mark.parametrize(("owner", "points"), [(None, [0, 0]), (0, [2, 0]), (1, [0, 2])])
def test_with_no_card_left_the_owner_still_gets_his_points(owner: int | None, points: list[int]) -> None:
    t = landed(owner, island_pile="")
    assert [t.score(0), t.score(1)] == points
    assert (t.to_move, t.asks(), t.hand(0)) == (1, "taking", "")


@pytest.mark.rule("CO-I1")
def test_of_two_cards_left_one_unseen_and_one_put_there_one_is_kept() -> None:
    t = landed(owner=1, under={"island": "per_fish@1"}, island_pile="pearl")
    assert t.odds() == {"sort sort=pearl": 1}
    t.draw("pearl_2")
    assert t.odds() == {"sort sort=starfish": 1}
    t.play("sort sort=starfish")
    assert t.odds() == {"card card=per_fish": 1}
    t.play("card card=per_fish")
    t.pick("per_fish")
    assert (t.hand(0), t.under("island")) == ("per_fish", "pearl_2@0")


@pytest.mark.rule("CO-I1")
def test_cards_put_under_the_island_pile_come_back_in_their_order() -> None:
    t = landed(owner=1, under={"island": "per_fish@0 lionfish@0 pearl_3@0"}, island_pile="")
    t.draw("per_fish lionfish")
    t.pick("per_fish")
    assert t.under("island") == "pearl_3@0 lionfish@0"


@pytest.mark.rule("CO-I1")
def test_an_octopus_die_for_a_taken_space_goes_to_the_island_like_any_other() -> None:
    t = lay(station=f"green-octopus {REST}", reefs={"green": "octopus"}, octopuses={"green": 0})
    t.land("green-octopus")
    assert t.score(0) == 2
    assert t.s.octopuses[0] == 1


@pytest.mark.rule("CO-I2")
def test_all_dice_on_the_island_count_white_and_set_up_ones_included() -> None:
    t = lay(island="green green red", white={"blue": "fish"}, reefs={"blue": "fish"}, due="opening")
    t.open("island_dice")
    assert t.score(0) == 4
    t = lay(island="yellow violet", due="opening", active=1)
    t.open("island_dice")
    assert (t.score(0), t.score(1)) == (0, 4)


@pytest.mark.rule("CO-I2")
def test_they_count_for_the_starfish_card_too() -> None:
    t = lay(island="green green red", hands=["per_island_die"], turns=2, stage="starfish", due="showing")
    t.show("per_island_die")
    t.play_card("per_island_die")
    assert t.score(0) == 5
    assert t.outcome().parts[0] == {"per_island_die": 5}
