"""Imagined faces follow the exact odds where only chance is hidden."""

from typing import Any

import pytest

from tablereef.games import find
from tablereef.games.kleine_fische.events import FISH
from tablereef.kernel.game import Game
from tablereef.kernel.story import SPECTATOR
from tablereef.testing import laws
from tests.mini import MINI
from tests.rules.kleine_fische.table import Table, lay

CARCASSE, KLEINE_FISCHE = find("carcasse"), find("kleine_fische")


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


def robbed(drawn: str) -> Table:
    """Kleine Fische: seat 0 drew these of four fish blindly from seat 1, who has collected one more since."""
    stacks = ["seahorse-4", "moray-2a moray-4 boxfish-1 boxfish-3a", "flounder-4"]
    divers = ["v2.2>x2.2", "v2.4>x2.4", "v0.0>x0.0"]
    t = lay(up="1.1=seahorse-1", divers=divers, octopus="h2.3", stacks=stacks)
    t.play("stop", "octopus space=v2.4", "rob seat=1", f"announce number={len(drawn.split())}", "die result=3")
    t.play(*(f"steal fish={fish}" for fish in drawn.split()), "next back=fish")
    t.play("move space=v1.4", "turn_up cell=1.3", "reveal fish=reef_shark-2a", "stop", "next back=fish")
    return t


@pytest.mark.parametrize(
    ("drawn", "ways"), [("moray-4", 4), ("moray-4 boxfish-1", 6), ("moray-4 boxfish-1 moray-2a", 4)]
)
@pytest.mark.parametrize("seat", [2, SPECTATOR])
def test_after_a_single_theft_any_fish_of_the_stack_is_as_likely_to_be_gone(drawn: str, ways: int, seat: int) -> None:
    t = robbed(drawn)
    found = laws.imagined_faces(KLEINE_FISCHE, t.s, seat, 2_000, 5, lambda world: Table(world).stack(0))
    assert len(found) == ways
    assert all(stack.startswith("seahorse-1 seahorse-4 ") for stack in found)
    laws.frequencies_follow(dict.fromkeys(found, 1 / ways), found)
    rest = laws.imagined_faces(KLEINE_FISCHE, t.s, seat, 200, 6, lambda world: Table(world).stack(1))
    assert all("reef_shark-2a" in stack for stack in rest), "what was collected since is where it was seen to go"


def test_a_fish_that_another_seat_lit_is_any_that_nobody_saw_turned_up() -> None:
    t = lay(lit={"4.4=moray-4": [1], "0.0=boxfish-4": [0]}, seen="2.2=flounder-4", stacks=["frogfish-4", "moray-1"])
    found = laws.imagined_faces(KLEINE_FISCHE, t.s, 0, 40_000, 7, lambda world: Table(world).face("4.4"))
    unseen = [name for name in FISH.names if name not in ("boxfish-4", "flounder-4", "frogfish-4", "moray-1")]
    assert len(unseen) == 87
    laws.frequencies_follow(dict.fromkeys(unseen, 1 / 87), found)
    certain = laws.imagined_faces(KLEINE_FISCHE, t.s, 0, 50, 7, lambda world: Table(world).face("0.0"))
    assert set(certain) == {"boxfish-4"}


def test_caves_of_others_are_any_of_their_difficulty_that_nobody_has_shown() -> None:
    divers, caves = ["v2.2>x2.2", "v2.4>x2.4", "boat"], ["fins_3 light_1", "octopus_3 roll_1", ""]
    t = lay("0.0=cave_4", divers=divers, caves=caves, used="fins_5")
    found = laws.imagined_faces(
        KLEINE_FISCHE, t.s, 2, 6_000, 8, lambda world: (Table(world).caves(0), Table(world).caves(1))
    )
    threes = ["fins_3", "light_1", "octopus_3"]
    ways = [
        (" ".join(three for three in threes if three != theirs), f"{theirs} {four}")
        for theirs in threes
        for four in ("light_2", "roll_1")
    ]
    laws.frequencies_follow(dict.fromkeys(ways, 1 / 6), found)
    own = laws.imagined_faces(
        KLEINE_FISCHE, t.s, 0, 600, 8, lambda world: (Table(world).caves(0), Table(world).caves(1))
    )
    laws.frequencies_follow({("fins_3 light_1", f"octopus_3 {four}"): 1 / 2 for four in ("light_2", "roll_1")}, own)
