"""What a seat may know, see and imagine (CO-K…)."""

import pytest

from tablereef.games.coralia.components import CARDS, COLOURS, FISH_SORT, TURTLES
from tablereef.games.coralia.state import MEMORIES, UNDER_FIRST
from tablereef.kernel.game import OVER
from tablereef.kernel.story import SPECTATOR
from tablereef.kernel.words import Words
from tests.games.coralia import conserved
from tests.rules.coralia.table import Table, at_the_end, lay

REST = "yellow-pearl yellow-pearl yellow-pearl"
FISH_DIE = f"blue-fish {REST}"
ISLAND_DIE = f"green-fish {REST}"


def imagined_by(t: Table, seat: int, number: int = 60) -> list[Table]:
    """Positions that a seat imagines: each with all pieces, and to that seat like the true one."""
    tables = [t.imagined(seat, seed) for seed in range(number)]
    for table in tables:
        assert conserved(table.s)
        assert table.known(seat) == t.known(seat)
    return tables


def looking_into_the_fish(fresh: int = 12, active: int = 1, under: str = "lionfish@0", seats: int = 3) -> Table:
    """A player who places a fish; so many unseen cards are left in the pile, the others lie in front of seat 2."""
    hand = ["pufferfish"] * 4 + ["angelfish"] * 3 + ["lionfish"] * 3
    drawn = " ".join(hand[: 12 - fresh - len(under.split())])
    t = lay(seats=seats, station=FISH_DIE, active=active, hands=["", "", drawn][:seats], under={"fish": under})
    assert t.s.fresh[1] == fresh
    t.place("blue-fish")
    return t


def recognised() -> Table:
    """Seat 1 looked at the lionfish that seat 0 had put under the pile and at an unseen angelfish, and kept one."""
    t = looking_into_the_fish(fresh=1)
    t.draw("angelfish lionfish")
    t.pick("angelfish")
    return t


# — what is open —


@pytest.mark.rule("CO-K1")
def test_dice_tiles_figures_and_scores_are_open_to_all() -> None:
    t = lay(
        seats=3, station=FISH_DIE, reefs={"red": "octopus diver treasure", "blue": "turtle"}, island="green",
        octopuses={"red": 1}, divers={2: "red"}, turtles=["", "copy", ""], opened=["", "", "stingray"],
        stingrays=[0, 0, 1], points=[3, 1, 4], gone="red",
    )  # fmt: skip
    for seat in (0, 1, 2, SPECTATOR):
        assert t.sees(seat, "reef-red")[1].split()[3:] == [
            "reef-red-octopus=space-octopus+die-lying+octopus",
            "reef-red-diver=space-diver+die-lying+diver",
            "reef-red-turtle=space-turtle+turtle-jellyfish",
            "reef-red-treasure=space-treasure+die-lying",
        ]
        assert t.sees(seat, "station") == (4, "station-0=die station-1=die station-2=die station-3=die")
        assert t.sees(seat, "supply")[0] == 36 - 4 - 4 - 1
        assert t.sees(seat, "island") == (3, "island-0=die-lying island-1=die-white island-2=die-white")
        assert t.sees(seat, "front-1") == (2, "octopuses-1=octopuses-left turtle-copy=turtle-copy")
        assert t.sees(seat, "front-2") == (
            3,
            "octopuses-2=octopuses-left chest-stingray=chest-stingray stingray-2-0=stingray",
        )
        assert t.sees(seat, "stingrays") == (1, "stingray-0=stingray")
        fronts = [zone.words for zone in t.view(seat).zones if zone.id.startswith("front-")]
        assert [words.fields["number"] for words in fronts] == [3, 1, 4]
        assert t.known(seat) == t


@pytest.mark.rule("CO-K1")
def test_the_sizes_of_the_piles_are_open() -> None:
    t = looking_into_the_fish(fresh=7)
    t.draw("angelfish angelfish")
    for seat in (0, 1, 2, SPECTATOR):
        assert [t.sees(seat, f"pile-{pile}")[0] for pile in ("pearl", "fish", "starfish", "island")] == [15, 6, 15, 9]


@pytest.mark.rule("CO-K1")
def test_how_many_cards_of_which_pile_each_player_has_is_open() -> None:
    t = lay(hands=["pearl_2", "lionfish lionfish island:pearl_3 per_fish"], due="taking")
    hidden = "hand-1-0=?+pile-fish hand-1-1=?+pile-fish hand-1-2=?+pile-starfish hand-1-3=?+pile-island"
    for seat in (0, SPECTATOR):
        assert t.sees(seat, "hand-1") == (4, hidden)
        assert t.known(seat).s.drawn == t.s.drawn
    assert t.sees(1, "hand-0") == (1, "hand-0-0=?+pile-pearl")


@pytest.mark.rule("CO-K1")
def test_everyone_is_told_what_is_no_card() -> None:
    tables = [
        lay(due="taking"),
        lay(station=f"{REST} red-fish"),
        lay(station=f"{REST} red-fish", turtles=["copy"], due="keeping"),
        lay(due="rolling_white"),
        lay(due="setting"),
        lay(due="copying"),
        lay(due="opening"),
        lay(due="rolling"),
        lay(due="first_player"),
        at_the_end(hands=["per_turtle"]),
    ]
    for t in tables:
        assert t.audience() == [0, 1, SPECTATOR]


@pytest.mark.rule("CO-K1")
def test_starfish_cards_become_open_at_step_one_fish_at_three_and_pearls_at_four() -> None:
    t = at_the_end(hands=["", "pearl_6 lionfish pearl_2", "angelfish"], seats=3)
    assert t.asks() == "showing"
    t.show("pearl_6")
    assert (t.shown(1), t.hand(1)) == ("pearl_6", "pearl_2 lionfish")
    assert t.sees(0, "shown-1") == (1, "shown-1-0=card-pearl_6")
    t.show("lionfish")
    assert (t.shown(1), t.hand(1)) == ("lionfish pearl_6", "pearl_2")
    t.show("angelfish pearl_2")
    assert (t.shown(1), t.hand(1), t.shown(2)) == ("pearl_2 lionfish pearl_6", "", "angelfish")
    assert t.to_move == OVER


@pytest.mark.rule("CO-K1")
def test_cards_of_one_step_are_turned_up_in_any_order_one_by_one() -> None:
    t = at_the_end(hands=["lionfish pufferfish lionfish per_turtle per_chest"])
    assert t.odds() == {"show card=per_turtle": 1, "show card=per_chest": 1}
    t.show("per_chest")
    assert t.odds() == {"show card=per_turtle": 1}
    t.show("per_turtle")
    t.play_card("per_turtle")
    t.play_card("per_chest")
    assert t.odds() == {"show card=lionfish": 2, "show card=pufferfish": 1}


@pytest.mark.rule("CO-K1")
def test_with_an_island_card_face_down_all_are_told_when_there_is_no_more_of_a_sort() -> None:
    t = at_the_end(hands=["per_turtle island:lionfish", ""])
    t.show("per_turtle")
    assert t.odds() == {"no_more": 1}
    t.show("-")
    assert t.s.dry == [1, 0, 0, 0]
    t.play_card("per_turtle")
    assert t.odds() == {"show card=lionfish": 1}
    t.show("lionfish")
    assert t.to_move == OVER

    t = at_the_end(hands=["island:pearl_2", ""])
    t.show("- -")
    assert t.odds() == {"show card=pearl_2": 1}


@pytest.mark.rule("CO-K1")
def test_cards_of_a_sort_that_was_surely_drawn_are_shown_without_asking_for_more() -> None:
    t = at_the_end(hands=["lionfish pearl_3"])
    assert t.odds() == {"show card=lionfish": 1}
    t.show("lionfish")
    assert t.odds() == {"show card=pearl_3": 1}


# — what is secret —


@pytest.mark.rule("CO-K2")
def test_the_cards_in_front_of_the_others_are_secret_and_ones_own_may_be_looked_at() -> None:
    t = lay(hands=["pearl_2 lionfish", "lionfish island:per_fish"], due="taking")
    assert t.sees(0, "hand-0") == (2, "hand-0-0=card-pearl_2 hand-0-1=card-lionfish")
    assert (t.known(0).hand(0), t.known(0).hand(1)) == ("pearl_2 lionfish", "")
    assert (t.known(1).hand(0), t.known(1).hand(1)) == ("", "lionfish per_fish")
    assert (t.known(SPECTATOR).hand(0), t.known(SPECTATOR).hand(1)) == ("", "")
    assert t.seen == "pearl_2 lionfish lionfish per_fish"
    assert t.known(0).seen == "pearl_2 lionfish"
    assert t.known(1).seen == "lionfish per_fish"
    assert t.known(SPECTATOR).seen == ""


@pytest.mark.rule("CO-K2")
def test_what_is_forgotten_can_lie_on_the_pile_as_well() -> None:
    t = lay(hands=["lionfish", "pufferfish pufferfish"], station=FISH_DIE)
    t.place("blue-fish")
    assert t.odds() == {"card card=lionfish": 4, "card card=pufferfish": 3, "card card=angelfish": 5}
    assert t.known(0).odds() == {"card card=lionfish": 4, "card card=pufferfish": 5, "card card=angelfish": 5}
    assert t.known(1).odds() == {"card card=lionfish": 5, "card card=pufferfish": 3, "card card=angelfish": 5}


@pytest.mark.rule("CO-K2")
def test_of_an_island_card_even_the_sort_is_secret() -> None:
    t = lay(seats=3, station=ISLAND_DIE, reefs={"green": "fish"}, hands=["", "island:lionfish island:per_fish"])
    t.land("green-fish")
    assert (t.asks(), t.audience()) == ("island_sort", [0])
    assert t.known(0).odds() == {"sort sort=pearl": 3, "sort sort=fish": 3, "sort sort=starfish": 3}
    assert t.odds() == t.known(1).odds() == {"sort sort=pearl": 3, "sort sort=fish": 2, "sort sort=starfish": 2}
    t.play("sort sort=pearl")
    assert (t.asks(), t.audience()) == ("island_card", [0])
    assert t.known(0).s.sort == 0
    assert [t.known(seat).s.sort for seat in (1, 2, SPECTATOR)] == [-1] * 3
    t.play("card card=pearl_5")
    assert t.told(0)[-1] == "drew seat=0 pile=island card=pearl_5"
    assert t.told(2)[-1] == "drew seat=0 pile=island"
    assert t.known(0).s.island_sorts == [2, 3, 3]
    assert t.known(1).s.island_sorts == [3, 2, 2]
    assert t.known(2).s.island_sorts == [3, 3, 3]


@pytest.mark.rule("CO-K2")
def test_to_the_others_an_island_card_is_any_card_of_any_sort() -> None:
    t = lay(station=ISLAND_DIE, reefs={"green": "fish"}, hands=["", "pearl_5 pearl_5 pearl_5 island:lionfish"])
    t.land("green-fish")
    t.play("sort sort=starfish")
    likely = chances(t.known(1))
    assert likely["pearl_2"] == pytest.approx(3 / 8 * 6 / 15)
    assert likely["lionfish"] == pytest.approx(2 / 8 * 4 / 14)
    assert likely["angelfish"] == pytest.approx(2 / 8 * 5 / 14)
    assert likely["pearl_6"] == pytest.approx(3 / 8 * 2 / 18)
    assert "pearl_5" not in likely


@pytest.mark.rule("CO-K2")
def test_who_draws_the_island_card_knows_its_sort_and_any_card_of_it_can_come() -> None:
    t = lay(station=ISLAND_DIE, reefs={"green": "fish"}, hands=["", "island:lionfish"])
    t.land("green-fish")
    t.play("sort sort=fish")
    assert t.odds() == {"card card=lionfish": 4, "card card=pufferfish": 5, "card card=angelfish": 5}
    assert t.known(0).odds() == {"card card=lionfish": 5, "card card=pufferfish": 5, "card card=angelfish": 5}


@pytest.mark.rule("CO-K2")
def test_looks_and_what_is_kept_are_told_to_the_player_alone() -> None:
    t = lay(seats=3, station=f"blue-starfish {REST}", active=2)
    t.place("blue-starfish")
    for card in ("per_fish", "pearl_6", "per_chest"):
        assert t.audience() == [2]
        t.draw(card)
    assert t.audience() == [2]
    assert t.sees(2, "looked") == (
        3,
        "looked-0=card-per_fish looked-1=card-pearl_6 looked-2=card-per_chest",
    )
    assert t.sees(0, "looked") == (3, "looked-0=? looked-1=? looked-2=?")
    assert (t.known(2).looked, t.known(1).looked) == ("per_fish pearl_6 per_chest", "? ? ?")
    assert (t.known(2).seen, t.known(1).seen) == ("pearl_6 per_fish per_chest", "")
    t.pick("pearl_6")
    assert t.told(SPECTATOR)[-1] == "picked seat=2 pile=starfish"


@pytest.mark.rule("CO-K2")
def test_what_a_player_put_under_a_pile_only_he_knows() -> None:
    t = lay(under={"starfish": "per_fish@0 pearl_6@1 per_chest@0", "island": "lionfish@1"}, due="taking")
    assert t.known(0).under("starfish") == "per_fish@0 ?@1 per_chest@0"
    assert t.known(1).under("starfish") == "?@0 pearl_6@1 ?@0"
    assert (t.known(0).under("island"), t.known(1).under("island")) == ("?@1", "lionfish@1")
    assert t.known(SPECTATOR).under("starfish") == "?@0 ?@1 ?@0"
    assert t.known(0).seen == "per_fish per_chest"
    assert t.known(1).seen == "lionfish pearl_6"
    assert t.known(1).s.island_sorts == [3, 2, 3]
    assert t.known(0).s.island_sorts == [3, 3, 3]
    assert t.sees(0, "pile-starfish") == (
        15,
        "under-starfish-0=card-per_fish under-starfish-1=? under-starfish-2=card-per_chest",
    )


@pytest.mark.rule("CO-K2")
def test_a_card_that_one_put_there_comes_back_as_a_certainty_and_to_the_others_as_any_unseen_card() -> None:
    t = looking_into_the_fish(fresh=0, under="lionfish@1 angelfish@0")
    assert t.odds() == {"card card=lionfish": 1}
    assert t.known(1).odds() == {"card card=lionfish": 1}
    assert t.known(0).odds() == {"card card=lionfish": 5, "card card=pufferfish": 5, "card card=angelfish": 4}
    assert t.known(2).odds() == {"card card=lionfish": 2, "card card=pufferfish": 1, "card card=angelfish": 2}


def drawing_from_the_island(active: int, under: str = "lionfish@0 pearl_2@1", taken: int = 7) -> Table:
    """A player draws an island card; so many are in front of seat 2, and these were put under the pile."""
    hand = ["pearl_3", "pearl_3", "angelfish", "angelfish", "per_fish", "per_chest", "pearl_6"][:taken]
    t = lay(
        seats=3, active=active, station=ISLAND_DIE, reefs={"green": "fish"}, under={"island": under},
        hands=["", "", " ".join(f"island:{card}" for card in hand)],
    )  # fmt: skip
    t.land("green-fish")
    return t


def chances(t: Table) -> dict[str, float]:
    """How likely each outcome is."""
    odds = t.odds()
    return {form.split("=")[1]: lots / sum(odds.values()) for form, lots in odds.items()}


@pytest.mark.rule("CO-K2")
@pytest.mark.parametrize("active", [0, 1])
def test_an_island_card_that_one_put_there_comes_back_with_its_sort(active: int) -> None:
    t = drawing_from_the_island(active)
    assert t.odds() == t.known(0).odds() == {"sort sort=fish": 1}
    assert t.known(1).odds() == {"sort sort=pearl": 2, "sort sort=fish": 3, "sort sort=starfish": 3}
    t.play("sort sort=fish")
    assert t.odds() == t.known(0).odds() == {"card card=lionfish": 1}


@pytest.mark.rule("CO-K2")
def test_to_who_has_not_seen_it_an_island_card_put_back_is_any_card_of_any_sort() -> None:
    t = drawing_from_the_island(active=1)
    t.play("sort sort=fish")
    spectator, seat_2 = chances(t.known(SPECTATOR)), chances(t.known(2))
    assert spectator["pearl_2"] == pytest.approx(1 / 3 * 6 / 18)
    assert spectator["lionfish"] == pytest.approx(1 / 3 * 5 / 15)
    assert spectator["pearl_6"] == pytest.approx(1 / 3 * 2 / 18)
    assert len(spectator) == 22
    assert seat_2.keys() == {"pearl_2", "pearl_3", "pearl_4", "pearl_5", "lionfish", "pufferfish", "angelfish"}
    assert seat_2["lionfish"] == pytest.approx(1 / 2 * 5 / 13)


@pytest.mark.rule("CO-K2")
def test_the_last_unseen_island_card_is_unknown_to_who_put_one_under_it() -> None:
    t = drawing_from_the_island(active=1, taken=6)
    assert t.s.fresh[3] == 1
    assert len(t.known(0).odds()) == 3
    t.play("sort sort=starfish")
    assert len(t.known(0).odds()) == 22


@pytest.mark.rule("CO-K2")
def test_chests_face_down_are_unknown_to_all() -> None:
    t = lay(opened=["stingray", "white_die"], due="opening", gone="red")
    for seat in (0, 1, SPECTATOR):
        assert t.known(seat).odds() == t.odds()
        assert t.sees(seat, "reef-blue")[1].split()[6] == "reef-blue-treasure=space-treasure+chest"
        assert t.sees(seat, "side_chests") == (2, "side-chest-0=? side-chest-1=?")
    assert len(t.odds()) == 6


@pytest.mark.rule("CO-K2")
def test_what_is_forgotten_once_is_not_forgotten_twice() -> None:
    for t in (recognised(), lay(hands=["pearl_2 lionfish", "lionfish island:per_fish"], due="taking")):
        for seat in (0, 1, SPECTATOR):
            assert t.known(seat).known(seat) == t.known(seat)


# — cards shown and forgotten in the scoring —


@pytest.mark.rule("CO-K2")
def test_before_a_card_is_shown_the_others_think_of_all_that_they_have_not_seen() -> None:
    t = at_the_end(hands=["per_turtle", "pearl_6"])
    assert t.odds() == {"show card=per_turtle": 1}
    assert t.known(1).odds()["show card=pearl_6"] == 1
    assert t.known(1).odds()["show card=anemonefish"] == 2
    assert sum(t.known(1).odds().values()) == 17
    assert sum(t.known(SPECTATOR).odds().values()) == 18
    assert t.known(0).odds() == {"show card=per_turtle": 1}


@pytest.mark.rule("CO-K2")
def test_who_has_all_starfish_cards_of_the_island_expects_those_of_the_pile() -> None:
    t = at_the_end(hands=["per_turtle", "island:pearl_6 island:pearl_6 island:anemonefish"])
    odds = t.known(1).odds()
    assert sum(odds.values()) == 15
    assert (odds["show card=anemonefish"], odds["show card=per_turtle"]) == (1, 1)
    assert "no_more" not in odds


@pytest.mark.rule("CO-K2")
@pytest.mark.parametrize(("number", "odds"), [(17, {"show card=jellyfish": 1, "no_more": 6}), (18, {"no_more": 6})])
def test_who_has_nearly_all_starfish_cards_expects_hardly_any(number: int, odds: dict[str, int]) -> None:
    kinds = [card for card in CARDS[7:] if card != "jellyfish"] + ["pearl_6", "anemonefish", "side_chest", "jellyfish"]
    mine = kinds[:number]
    hand = " ".join(mine[:15] + [f"island:{card}" for card in mine[15:]])
    t = at_the_end(hands=["island:lionfish", hand])
    assert t.known(1).odds() == odds


@pytest.mark.rule("CO-K2")
def test_an_island_card_face_down_may_or_may_not_have_to_be_shown() -> None:
    t = at_the_end(hands=["island:lionfish", ""])
    odds = t.known(1).odds()
    assert odds["no_more"] * 3 == sum(odds.values()) * 2
    t.show("-")
    assert t.asks() == "showing"
    odds = t.known(1).odds()
    assert odds["no_more"] * 2 == sum(odds.values())
    assert {form for form, n in odds.items() if "card" in form} == {
        "show card=lionfish",
        "show card=pufferfish",
        "show card=angelfish",
    }


@pytest.mark.rule("CO-K2")
def test_an_island_card_that_was_neither_starfish_nor_fish_is_a_pearl() -> None:
    t = at_the_end(hands=["island:pearl_3", ""])
    t.show("- -")
    assert set(t.known(1).odds()) == {f"show card=pearl_{value}" for value in (2, 3, 4, 5)}
    assert {table.hand(0) for table in imagined_by(t, 1)} == {"pearl_2", "pearl_3", "pearl_4", "pearl_5"}


@pytest.mark.rule("CO-K2")
def test_what_was_shown_is_known_to_all() -> None:
    t = at_the_end(hands=["per_turtle island:per_fish pearl_2", "lionfish"])
    t.show("per_turtle per_fish")
    assert t.known(1).seen == "lionfish per_fish per_turtle"
    assert t.known(SPECTATOR).seen == "per_fish per_turtle"
    assert t.known(SPECTATOR).s.island_sorts == [3, 3, 2]
    assert t.known(1).shown(0) == "per_fish per_turtle"


# — imagining —


@pytest.mark.rule("CO-K2")
def test_hands_are_imagined_from_the_pile_that_each_card_came_from() -> None:
    t = lay(hands=["", "lionfish pearl_2 per_fish"], due="taking")
    tables = imagined_by(t, 0)
    assert {len(table.hand(1).split()) for table in tables} == {3}
    assert {tuple(table.s.hand[1].n) for table in tables} == {(1, 1, 1)}
    assert len({table.hand(1) for table in tables}) > 20
    assert all(table.hand(1) == t.hand(1) for table in imagined_by(t, 1, 5))


@pytest.mark.rule("CO-K2")
def test_an_island_card_in_a_hand_is_imagined_of_every_sort() -> None:
    t = lay(hands=["", "island:lionfish"], due="taking")
    assert {tuple(table.s.hand[1].n) for table in imagined_by(t, 0)} == {(1, 0, 0), (0, 1, 0), (0, 0, 1)}


@pytest.mark.rule("CO-K2")
def test_island_cards_of_several_players_are_imagined_so_that_none_is_left_over() -> None:
    t = at_the_end(
        seats=3, hands=["island:lionfish island:pearl_2", "island:pearl_3 island:pearl_4", "island:angelfish per_chest"]
    )
    t.show("-")
    for seat in (0, 1, 2, SPECTATOR):
        for table in imagined_by(t, seat):
            assert table.s.hand[0].n[2] == 0
    t.show("-")
    t.show("per_chest")
    t.show("-")
    t.play_card("per_chest")
    for seat in (0, 1, 2, SPECTATOR):
        for table in imagined_by(t, seat):
            assert [table.s.hand[owner].n[2] for owner in range(3)] == [0, 0, 0]
    t.show("lionfish -")
    for table in imagined_by(t, SPECTATOR):
        assert table.s.hand[0].n == [1, 0, 0]


@pytest.mark.rule("CO-K2")
def test_while_a_player_shows_fish_his_island_card_may_be_one_and_afterwards_it_is_a_pearl() -> None:
    hands = ["island:lionfish", "island:pearl_2", "lionfish"]
    t = at_the_end(seats=3, first=1, hands=hands)
    t.show("- -")
    assert (t.s.active, t.asks()) == (1, "showing")
    pearl, fish = (1, 0, 0), (0, 1, 0)
    assert {tuple(table.s.hand[1].n) for table in imagined_by(t, SPECTATOR)} == {pearl, fish}
    t.show("-")
    assert t.s.active == 2
    tables = imagined_by(t, SPECTATOR)
    assert {tuple(table.s.hand[1].n) for table in tables} == {pearl}
    assert {tuple(table.s.hand[0].n) for table in tables} == {pearl, fish}


@pytest.mark.rule("CO-K2")
def test_who_has_all_pearls_of_the_island_imagines_none_with_the_others() -> None:
    t = lay(hands=["island:pearl_2 island:pearl_2 island:pearl_2", "island:lionfish"], due="taking")
    assert {tuple(table.s.hand[1].n) for table in imagined_by(t, 0)} == {(0, 1, 0), (0, 0, 1)}


@pytest.mark.rule("CO-K2")
def test_looks_and_cards_under_piles_are_imagined_from_the_unseen_ones() -> None:
    t = lay(station=f"blue-starfish {REST}", under={"starfish": "per_fish@0", "fish": "angelfish@0"})
    t.place("blue-starfish")
    t.draw("pearl_6 per_turtle")
    tables = imagined_by(t, 1)
    assert len({table.looked for table in tables}) > 30
    assert len({table.under("starfish") for table in tables}) > 8
    assert {table.under("fish") for table in tables} == {"lionfish@0", "pufferfish@0", "angelfish@0"}
    assert {(table.looked, table.under("starfish")) for table in imagined_by(t, 0, 10)} == {
        ("pearl_6 per_turtle", "per_fish@0")
    }


@pytest.mark.rule("CO-K2")
def test_the_sort_of_an_island_card_on_its_way_is_imagined() -> None:
    t = lay(station=ISLAND_DIE, reefs={"green": "fish"})
    t.land("green-fish")
    t.play("sort sort=fish")
    assert {table.s.sort for table in imagined_by(t, 1)} == {0, 1, 2}
    assert {table.s.sort for table in imagined_by(t, 0)} == {1}


@pytest.mark.rule("CO-K2")
def test_the_sort_of_an_island_card_that_was_put_back_is_that_of_the_imagined_card() -> None:
    hand = "island:pearl_3 island:pearl_3 island:angelfish island:angelfish island:per_fish island:per_chest"
    t = lay(
        seats=3, station=ISLAND_DIE, reefs={"green": "fish"}, hands=["", "", hand],
        under={"island": "lionfish@0 pearl_2@1 pearl_6@1"},
    )  # fmt: skip
    assert t.s.fresh[3] == 0
    t.land("green-fish")
    t.play("sort sort=fish")
    tables = imagined_by(t, 1)
    assert {table.s.sort for table in tables} == {0, 1, 2}
    for table in tables:
        (card,) = table.odds()
        assert table.under("island").split("@")[0] == card.removeprefix("card card=")


# — recognising —


@pytest.mark.rule("CO-K2")
def test_what_another_player_looks_at_is_any_unseen_card_of_that_pile() -> None:
    t = looking_into_the_fish(under="")
    t.draw("lionfish lionfish")
    looked = {card for table in imagined_by(t, 0) for card in table.looked.split()}
    assert looked == {"lionfish", "pufferfish", "angelfish"}
    assert {table.looked for table in imagined_by(t, 1, 10)} == {"lionfish lionfish"}


@pytest.mark.rule("CO-K3")
def test_who_put_a_card_under_a_pile_recognises_it_while_another_player_looks() -> None:
    t = looking_into_the_fish(fresh=1)
    t.draw("angelfish lionfish")
    assert t.known(0).looked == "? lionfish"
    assert t.known(2).looked == "? ?"
    assert t.sees(0, "looked") == (2, "looked-0=? looked-1=card-lionfish")
    assert t.known(0).seen == "lionfish"


@pytest.mark.rule("CO-K3")
def test_he_knows_what_that_player_looked_at_and_not_which_he_kept() -> None:
    t = recognised()
    assert t.known(0).seen == "lionfish"
    assert t.known(0).under("fish") == "?@1"
    assert t.known(2).seen == t.hand(2)
    tables = imagined_by(t, 0)
    kept = {(table.hand(1), table.under("fish")) for table in tables}
    assert {pair for pair in kept if pair[0] == "lionfish"} == {
        ("lionfish", "lionfish@1"),
        ("lionfish", "pufferfish@1"),
        ("lionfish", "angelfish@1"),
    }
    assert {pair for pair in kept if pair[1] == "lionfish@1"} >= {
        ("pufferfish", "lionfish@1"),
        ("angelfish", "lionfish@1"),
    }
    assert all("lionfish" in pair[0] or "lionfish" in pair[1] for pair in kept)


@pytest.mark.rule("CO-K3")
def test_a_secret_choice_is_imagined_uniformly_among_those_that_fit() -> None:
    t = looking_into_the_fish(fresh=0, under="lionfish@0 angelfish@0")
    t.draw("lionfish angelfish")
    t.pick("angelfish")
    kept = [table.hand(1) for table in imagined_by(t, 0, 400)]
    assert set(kept) == {"lionfish", "angelfish"}
    assert 150 < kept.count("lionfish") < 250


@pytest.mark.rule("CO-K3")
def test_of_three_cards_recognised_the_two_others_lie_in_the_order_drawn() -> None:
    t = lay(
        station=f"blue-starfish {REST}",
        active=1,
        empty="starfish",
        under={"starfish": "per_fish@0 pearl_6@0 jellyfish@0"},
    )
    t.place("blue-starfish")
    t.draw("per_fish pearl_6 jellyfish")
    t.pick("pearl_6")
    tables = [t.imagined(0, seed) for seed in range(60)]
    assert {(table.hand(1), table.under("starfish")) for table in tables} == {
        ("per_fish", "pearl_6@1 jellyfish@1"),
        ("pearl_6", "per_fish@1 jellyfish@1"),
        ("jellyfish", "per_fish@1 pearl_6@1"),
    }


@pytest.mark.rule("CO-K3")
def test_a_single_card_taken_is_recognised_for_certain() -> None:
    t = lay(active=1, opened=["", "jellyfish"], due="opening", empty="fish", under={"fish": "lionfish@0"})
    t.open("fish_card")
    t.draw("lionfish")
    assert t.known(0).seen == "lionfish"
    assert t.known(0).hand(1) == ""
    assert {t.imagined(0, seed).hand(1) for seed in range(30)} == {"lionfish"}
    assert [note.fields["card"] for note in t.view(0).notes if note.key == "note-took"] == [Words("card-lionfish")]
    for seat in (1, SPECTATOR):
        assert "note-took" not in [note.key for note in t.view(seat).notes]


@pytest.mark.rule("CO-K3")
def test_who_looked_knows_what_he_looked_at() -> None:
    t = recognised()
    assert t.known(1).s.memory == t.s.memory
    assert all(table.s.memory == t.s.memory for table in imagined_by(t, 1, 5))


@pytest.mark.rule("CO-K3")
def test_ones_own_cards_are_nothing_to_recognise() -> None:
    t = looking_into_the_fish(fresh=1, under="lionfish@1")
    t.draw("angelfish lionfish")
    t.pick("angelfish")
    assert t.s.memory.n == [0] * 6
    assert t.known(0).seen == ""


@pytest.mark.rule("CO-K3")
def test_a_card_that_may_be_the_recognised_one_comes_up_as_such() -> None:
    t = recognised()
    t.take("violet")
    t.roll("yellow-pearl yellow-pearl yellow-pearl violet-fish")
    t.place("violet-fish")
    assert t.odds() == {"card card=lionfish": 1}
    likely = chances(t.known(0))
    assert likely["lionfish"] == pytest.approx(1 / 2 + 1 / 2 * 4 / 14)
    assert likely["angelfish"] == likely["pufferfish"] == pytest.approx(1 / 2 * 5 / 14)


@pytest.mark.rule("CO-K3")
def test_single_cards_recognised_with_several_players_are_all_remembered() -> None:
    t = lay(
        seats=3, active=1, station=f"blue-turtle {REST}", reef_turtles={"blue": "fish_card", "red": "side_chest"},
        hands=[" ".join(["pufferfish"] * 4 + ["angelfish"] * 3 + ["lionfish"] * 3)],
        under={"fish": "lionfish@0 angelfish@0"},
    )  # fmt: skip
    t.place("blue-turtle")
    t.draw("lionfish")
    next_die(t, "red-turtle")
    t.open("fish_card")
    t.draw("angelfish")
    assert {(table.hand(1), table.hand(2)) for table in imagined_by(t, 0)} == {("lionfish", "angelfish")}


@pytest.mark.rule("CO-K3")
def test_of_more_than_six_looks_the_oldest_gives_way() -> None:
    t = lay(
        seats=3, active=1, station=f"blue-turtle {REST}", reef_turtles={"blue": "fish_card", "red": "side_chest"},
        hands=[" ".join(["pufferfish"] * 4 + ["angelfish"] * 3 + ["lionfish"] * 2)],
        under={"fish": "lionfish@0 lionfish@0 angelfish@0"},
    )  # fmt: skip
    memory, first = t.s.memory, UNDER_FIRST[FISH_SORT]
    memory.n[:], memory.seat[:], memory.pile[:] = [2, 1, 2, 1, 1, 1], [2] * MEMORIES, [FISH_SORT] * MEMORIES
    t.s.under.memory[first + 1] = 1  # the second card belongs to the first of six looks, the third to the third
    t.s.under.memory[first + 2] = 3
    t.place("blue-turtle")
    t.draw("lionfish")
    assert (memory.n, memory.seat) == ([1, 2, 1, 1, 1, 1], [2, 2, 2, 2, 2, 1])
    assert CARDS[memory.card[5][0]] == "lionfish"
    assert t.under("fish") == "lionfish@0 angelfish@0"
    assert t.s.under.memory[first : first + 3] == [0, 2, 0]
    next_die(t, "red-turtle")
    t.open("fish_card")
    t.draw("lionfish")
    assert (memory.n, memory.seat) == ([2, 1, 1, 1, 1, 1], [2, 2, 2, 2, 1, 2])
    assert t.s.under.memory[first : first + 2] == [1, 0]


def two_looks() -> Table:
    """Seat 0 put six starfish cards under the pile; seats 1 and 2 looked at three of them and kept one each."""
    kept = "anemonefish anemonefish side_chest side_chest dice_red_violet dice_blue_green"
    t = lay(
        seats=3, active=1, station=f"blue-starfish {REST}", reef_turtles={"green": "starfish_card"},
        hands=[f"{kept} chests_violet_yellow chests_red_green chests_blue_orange"],
        under={"starfish": "pearl_6@0 per_fish@0 per_pearl@0 per_turtle@0 per_chest@0 jellyfish@0"},
    )  # fmt: skip
    t.place("blue-starfish")
    t.draw("pearl_6 per_fish per_pearl")
    t.pick("pearl_6")
    next_die(t, "red-starfish")
    t.draw("per_turtle per_chest jellyfish")
    t.pick("jellyfish")
    return t


def next_die(t: Table, die: str) -> None:
    """The next player takes a die, rolls it and places it."""
    t.take(die.split("-")[0])
    t.roll(f"{REST} {die}")
    t.place(die)


@pytest.mark.rule("CO-K3")
def test_two_looks_are_remembered_each_with_what_it_left_under_the_pile() -> None:
    t = two_looks()
    assert t.known(0).under("starfish") == "?@1 ?@1 ?@2 ?@2"
    first = {("pearl_6", "per_fish per_pearl"), ("per_fish", "pearl_6 per_pearl"), ("per_pearl", "pearl_6 per_fish")}
    second = {
        ("per_turtle", "per_chest jellyfish"),
        ("per_chest", "per_turtle jellyfish"),
        ("jellyfish", "per_turtle per_chest"),
    }
    tables = imagined_by(t, 0)
    under = [table.under("starfish").replace("@1", "").replace("@2", "").split() for table in tables]
    assert {(table.hand(1), " ".join(cards[:2])) for table, cards in zip(tables, under, strict=True)} == first
    assert {(table.hand(2), " ".join(cards[2:])) for table, cards in zip(tables, under, strict=True)} == second
    for seat in (1, 2, SPECTATOR):
        imagined_by(t, seat, 10)


@pytest.mark.rule("CO-K3")
def test_when_a_card_of_the_first_look_is_drawn_the_second_is_still_remembered() -> None:
    t = two_looks()
    next_die(t, "green-turtle")
    t.draw("per_fish")
    assert t.under("starfish") == "per_pearl@1 per_turtle@2 per_chest@2"
    assert t.s.under.memory[6:16] == [0, 1, 1, 0, 0, 0, 0, 0, 0, 0]
    assert t.s.memory.n == [3, 1, 0, 0, 0, 0]
    assert {(table.hand(2), table.under("starfish").split("@1 ")[1]) for table in imagined_by(t, 0)} == {
        ("per_turtle", "per_chest@2 jellyfish@2"),
        ("per_chest", "per_turtle@2 jellyfish@2"),
        ("jellyfish", "per_turtle@2 per_chest@2"),
    }
    for seat in (1, 2, SPECTATOR):
        imagined_by(t, seat, 10)


@pytest.mark.rule("CO-K3")
def test_when_one_player_shows_cards_what_another_looked_at_is_still_remembered() -> None:
    t = two_looks()
    t.s.turns, t.s.first = 1, 1
    next_die(t, "green-octopus")
    assert (t.s.active, t.asks()) == (1, "showing")
    assert t.s.memory.n == [3, 0, 0, 0, 0, 0]
    assert {table.hand(2) for table in imagined_by(t, 0)} == {"per_turtle", "per_chest", "jellyfish"}


@pytest.mark.rule("CO-K3")
def test_of_a_memory_that_ends_nothing_is_left() -> None:
    t = recognised()
    t.s.reef_turtle[5] = TURTLES.index("fish_card")
    t.s.side_turtles -= 1 << TURTLES.index("fish_card")
    assert t.s.memory.n == [2, 0, 0, 0, 0, 0]
    next_die(t, "violet-turtle")
    t.draw("lionfish")
    assert (t.s.memory.seat, t.s.memory.pile) == ([2, 0, 0, 0, 0, 0], [1, 0, 0, 0, 0, 0])
    assert t.s.memory.n == [1, 0, 0, 0, 0, 0]
    assert t.s.memory.card == [[4, 0, 0], *[[0, 0, 0]] * 5]
    assert t.s.memory.by == [[1, 0, 0], *[[0, 0, 0]] * 5]
    assert t.s.under.memory == [0] * 20


@pytest.mark.rule("CO-K3")
def test_a_starfish_card_recognised_in_the_scoring_is_known_once_it_is_shown() -> None:
    t = at_the_end(hands=["side_chest"], under={"starfish": "per_chest@1"}, empty="starfish")
    t.show("side_chest")
    t.play_card("side_chest")
    t.open("starfish_card")
    t.draw("per_chest")
    t.show("per_chest")
    assert t.known(1).seen == "per_chest side_chest"
    assert t.s.memory == lay().s.memory


@pytest.mark.rule("CO-K3")
def test_an_island_card_recognised_is_one_that_the_player_may_have() -> None:
    hand = "island:pearl_3 island:pearl_3 island:angelfish island:angelfish island:per_fish island:per_chest"
    t = lay(
        seats=3, active=1, station=ISLAND_DIE, reefs={"green": "fish octopus"}, octopuses={"green": 0},
        under={"island": "lionfish@0 pearl_2@0 pearl_6@1"}, hands=["", "", hand],
    )  # fmt: skip
    t.land("green-fish")
    t.draw("lionfish pearl_2")
    t.pick("pearl_2")
    assert t.known(0).seen == "pearl_2 lionfish"
    assert t.known(0).s.island_sorts == [2, 2, 3]
    kept = {(table.hand(1), table.under("island").split()[1]) for table in imagined_by(t, 0)}
    assert kept == {("pearl_2", "lionfish@1"), ("lionfish", "pearl_2@1")}


@pytest.mark.rule("CO-K3")
def test_any_of_the_island_cards_recognised_may_be_the_one_put_back() -> None:
    mine = "island:jellyfish island:per_chest island:angelfish island:angelfish lionfish lionfish lionfish lionfish"
    t = lay(
        seats=3, active=1, station=ISLAND_DIE, reefs={"green": "fish octopus", "red": "fish"}, octopuses={"green": 0},
        under={"island": "per_fish@0 lionfish@0"}, hands=[mine, "", "island:pearl_2 island:pearl_2 island:pearl_2"],
    )  # fmt: skip
    t.land("green-fish")
    t.draw("per_fish lionfish")
    t.pick("lionfish")
    t.take("red")
    t.roll(f"{REST} red-fish")
    t.land("red-fish")
    assert t.odds() == {"sort sort=starfish": 1}
    assert t.known(0).odds().keys() >= {"sort sort=fish", "sort sort=starfish"}
    t.play("sort sort=starfish")
    assert chances(t.known(0)).keys() >= {"per_fish", "lionfish"}
    assert chances(t.known(1)) == {"per_fish": 1}
    t.play("card card=per_fish")
    for seat in (0, 1, 2, SPECTATOR):
        imagined_by(t, seat, 10)


@pytest.mark.rule("CO-K3")
def test_when_that_player_shows_his_cards_nothing_is_left_to_remember() -> None:
    t = recognised()
    t.s.turns = 1
    t.take("violet")
    t.roll("yellow-pearl yellow-pearl yellow-pearl violet-octopus")
    t.place("violet-octopus")
    t.show_all()
    assert t.to_move == OVER
    assert t.s.memory.n == [0] * 6
    assert t.known(0).hand(1) == ""
    assert COLOURS[t.s.octopus.index(2)] == "violet"
