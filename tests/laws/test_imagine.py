"""Imagined faces follow the exact odds where only chance is hidden."""

from typing import Any

from tablereef.games import find
from tablereef.kernel.game import Game
from tests.laws import laws
from tests.mini import MINI

CARCASSE = find("carcasse")


def played(game: Game, seats: int, forms: list[str]) -> Any:
    """The position after these events."""
    s = game.new(seats)
    for form in forms:
        game.apply(s, game.codes(game.turn(s)).code(form))
    return s


def test_a_card_another_seat_looked_at_is_any_card_of_the_pile() -> None:
    s = played(CARCASSE, 2, ["first seat=0", "turn card=drone-7", "peek card=siren-9"])
    found = laws.imagined_faces(CARCASSE, s, 1, 20_000, 3, lambda world: int(world.top[0]))
    pile = [int(s.top[0]), *(c for c in range(60) if s.pile.ranks[c // 6] >> c % 6 & 1)]
    assert len(pile) == 49
    laws.frequencies_follow(dict.fromkeys(pile, 1 / 49), found)


def test_cards_another_seat_found_in_the_graveyard_are_any_three_of_it() -> None:
    forms = ["first seat=0", "turn card=map-7", "sift card=anchor-2", "sift card=net-2", "sift card=siren-4"]
    s = played(CARCASSE, 2, forms)
    found = laws.imagined_faces(CARCASSE, s, 1, 12_000, 4, lambda world: tuple(world.looked))
    assert len(found) == 120, "ten cards, three of them looked at"
    laws.frequencies_follow(dict.fromkeys(found, 1 / 120), found)


def test_who_looked_imagines_what_he_saw() -> None:
    s = played(CARCASSE, 2, ["first seat=0", "turn card=drone-7", "peek card=siren-9"])
    found = laws.imagined_faces(CARCASSE, s, 0, 50, 3, lambda world: int(world.top[0]))
    assert set(found) == {59}


def test_a_hand_is_drawn_from_all_that_a_seat_has_not_seen() -> None:
    s = played(MINI, 2, ["first seat=0", "draw", "shell shell=whelk", "draw", "shell shell=whelk"])
    found = laws.imagined_faces(MINI, s, 1, 20_000, 9, lambda world: int(world.hand[0].shells[0]))
    laws.frequencies_follow({0: 2 / 11, 1: 3 / 11, 2: 3 / 11, 3: 3 / 11}, found)
