"""Coralia: what a seat imagines follows the exact odds where only chance is hidden."""

from typing import Any

from tablereef.games import find
from tablereef.games.coralia.components import CARDS, COPIES
from tablereef.kernel.story import SPECTATOR
from tablereef.testing import laws
from tests.rules.coralia.table import Table, at_the_end, lay, names_in

CORALIA = find("coralia")
REST = "yellow-pearl yellow-pearl yellow-pearl"
OF_SORT = {"pearl": CARDS[:4], "fish": CARDS[4:7], "starfish": CARDS[7:]}


def follows(odds: dict[Any, float], t: Table, seat: int, read: Any) -> None:
    """Many imagined positions show each reading as often as the odds say, which are all."""
    assert abs(sum(odds.values()) - 1) < 1e-9
    laws.frequencies_follow(odds, laws.imagined_faces(CORALIA, t.s, seat, 12_000, 7, read))


def hand_of(seat: int) -> Any:
    """What lies in front of a seat in an imagined position."""
    return lambda world: names_in(world.hand[seat])


def sorts_of(*seats: int) -> Any:
    """How many cards of each sort lie in front of each of these seats."""
    return lambda world: tuple(tuple(world.hand[seat].n) for seat in seats)


def test_an_island_card_of_another_player_is_of_any_sort_and_any_card_of_it() -> None:
    t = lay(hands=["lionfish pearl_5", "island:pearl_2"], due="taking")
    left = dict(zip(CARDS, COPIES, strict=True)) | {"lionfish": 4, "pearl_5": 2}
    odds = {card: left[card] / sum(left[other] for other in cards) / 3 for cards in OF_SORT.values() for card in cards}
    follows(odds, t, 0, hand_of(1))


def test_two_island_cards_are_two_of_those_that_one_has_not_seen() -> None:
    t = lay(hands=["island:lionfish", "island:pearl_2 island:per_fish"], due="taking")
    odds = {
        (2, 0, 0): 3 / 28, (0, 2, 0): 1 / 28, (0, 0, 2): 3 / 28, (1, 1, 0): 6 / 28, (1, 0, 1): 9 / 28, (0, 1, 1): 6 / 28
    }  # fmt: skip
    follows({(sorts,): odd for sorts, odd in odds.items()}, t, 0, sorts_of(1))


def test_a_hand_from_one_pile_is_drawn_from_its_unseen_cards() -> None:
    t = lay(hands=["lionfish lionfish", "lionfish angelfish"], due="taking")
    pairs = 13 * 12 / 2
    odds = {
        "lionfish lionfish": 3 / pairs, "pufferfish pufferfish": 10 / pairs, "angelfish angelfish": 10 / pairs,
        "lionfish pufferfish": 15 / pairs, "lionfish angelfish": 15 / pairs, "pufferfish angelfish": 25 / pairs,
    }  # fmt: skip
    follows(odds, t, 0, hand_of(1))


def test_cards_that_another_player_looks_at_are_any_of_the_unseen_ones_in_any_order() -> None:
    t = lay(station=f"blue-fish {REST}", hands=["", "lionfish lionfish"])
    t.place("blue-fish")
    t.draw("angelfish pufferfish")
    left = {4: 3, 5: 5, 6: 5}
    odds = {(a, b): left[a] * (left[b] - (a == b)) / (13 * 12) for a in left for b in left}
    follows(odds, t, 1, lambda world: tuple(world.looked[:2]))


def test_a_card_put_under_a_pile_is_any_unseen_one_to_who_did_not_see_it() -> None:
    t = lay(hands=["lionfish", ""], under={"fish": "angelfish@1"}, due="taking")
    follows({4: 4 / 14, 5: 5 / 14, 6: 5 / 14}, t, 0, lambda world: int(world.under.card[0]))
    follows({6: 1.0}, t, 1, lambda world: int(world.under.card[0]))


def test_an_island_card_known_to_be_no_starfish_and_one_not_yet_asked_for() -> None:
    t = at_the_end(hands=["island:lionfish", "island:pearl_2 pearl_3"])
    t.show("-")
    pearl, fish, starfish = (1, 0, 0), (0, 1, 0), (0, 0, 1)
    odds = {
        (pearl, pearl): 2 / 16, (pearl, fish): 3 / 16, (pearl, starfish): 3 / 16,
        (fish, pearl): 3 / 16, (fish, fish): 2 / 16, (fish, starfish): 3 / 16,
    }  # fmt: skip

    def island_sorts(world: Any) -> tuple[tuple[int, ...], ...]:
        first, second = sorts_of(0, 1)(world)
        return first, (second[0] - 1, *second[1:])

    follows(odds, t, SPECTATOR, island_sorts)


def test_the_sort_of_the_island_card_that_another_player_draws() -> None:
    t = lay(station=f"green-fish {REST}", reefs={"green": "fish"}, hands=["", "island:lionfish island:pearl_2"])
    t.land("green-fish")
    t.play("sort sort=starfish")
    follows({0: 2 / 7, 1: 2 / 7, 2: 3 / 7}, t, 1, lambda world: int(world.sort))


def test_which_of_the_cards_recognised_was_kept_is_a_matter_of_chance() -> None:
    t = lay(
        station=f"blue-starfish {REST}", active=1, empty="starfish",
        under={"starfish": "per_fish@0 pearl_6@0 jellyfish@0"},
    )  # fmt: skip
    t.place("blue-starfish")
    t.draw("per_fish pearl_6 jellyfish")
    t.pick("pearl_6")
    follows({"per_fish": 1 / 3, "pearl_6": 1 / 3, "jellyfish": 1 / 3}, t, 0, hand_of(1))


def test_of_a_recognised_and_an_unseen_card_either_was_kept() -> None:
    drawn = " ".join(["pufferfish"] * 4 + ["angelfish"] * 3 + ["lionfish"] * 3)
    t = lay(seats=3, active=1, station=f"blue-fish {REST}", hands=["", "", drawn], under={"fish": "lionfish@0"})
    t.place("blue-fish")
    t.draw("angelfish lionfish")
    t.pick("angelfish")
    odds = {"lionfish": 1 / 2 + 4 / 14 / 2, "pufferfish": 5 / 14 / 2, "angelfish": 5 / 14 / 2}
    follows(odds, t, 0, hand_of(1))


def test_closed_chests_are_hidden_from_all_alike_and_none_is_imagined() -> None:
    t = lay(opened=["stingray", ""], gone="red", due="opening")
    follows({t.s.closed_chests: 1.0}, t, 1, lambda world: int(world.closed_chests))
    assert t.known(1).odds() == t.odds()
    assert set(t.odds().values()) == {1}
    assert len(t.odds()) == 7
