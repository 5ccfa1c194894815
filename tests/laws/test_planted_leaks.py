"""Leaks planted on purpose: each law must catch the one that it is there for."""

import random
from dataclasses import replace
from typing import Any

import pytest

from tablereef.kernel.game import Game
from tablereef.kernel.match import Match
from tablereef.kernel.refusals import Refusal
from tablereef.kernel.struct import clone, differences
from tablereef.kernel.view import Zone
from tablereef.kernel.words import Words
from tablereef.testing import laws
from tests.games import LEAKS
from tests.known import Law, Leak
from tests.mini import MINI
from tests.mini import game as mini

BYTES: Law = laws.alike_worlds_give_the_same_bytes
EVERY_LEAK = pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: f"{leak.honest.id}: {leak.name}")


def is_caught(game: Game, law: Law, games: int = 40) -> bool:
    """Whether a law fails somewhere in a few random games."""
    for seed in range(games):
        rng = random.Random(seed)
        for s in laws.positions(game, rng.choice(game.seats), {}, rng):
            if rng.random() < 0.3:
                try:
                    law(game, s, rng)
                except (AssertionError, Refusal):
                    return True
    return False


@EVERY_LEAK
def test_a_leak_of_a_game_is_caught(leak: Leak) -> None:
    assert is_caught(leak.leaky, leak.law)


@EVERY_LEAK
def test_the_game_itself_passes(leak: Leak) -> None:
    assert not is_caught(leak.honest, leak.law, games=4)


def test_a_view_that_remembers_the_true_position_is_caught() -> None:
    """`zones` gets only knowledge; one that peeks past it is found by its bytes."""
    seen: list[Any] = []

    def peeking_zones(s: Any, seat: int) -> tuple[Zone, ...]:
        true = seen[-1]
        return (*MINI.zones(s, seat), Zone("peek", Words(f"top-{true.top.shells[0]}"), 0))

    def law(game: Game, s: Any, rng: random.Random) -> None:
        for seat in laws.onlookers(s):
            other = laws.alike(game, s, seat, rng)
            seen.append(s)
            one = laws.all_bytes(laws.match_at(game, s), seat)
            seen.append(other)
            assert one == laws.all_bytes(laws.match_at(game, other), seat)

    assert is_caught(replace(MINI, zones=peeking_zones), law)


def test_an_error_that_names_a_secret_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """A refusal that shows more than the seat knows."""

    def telling(self: Match, seat: int) -> None:
        raise Refusal("illegal_choice", event=str(self.state.top.shells))

    assert not is_caught(MINI, BYTES, games=3)
    monkeypatch.setattr(Match, "check_running", telling)
    assert is_caught(MINI, BYTES)


def mini_imagines_the_lowest(s: Any, dice: list[int]) -> None:
    """No shell is drawn: each is the lowest that is left."""
    for hand in (s.top, s.under, *s.hand[: s.seats]):
        for i in range(hand.n):
            if hand.shells[i] == mini.UNKNOWN:
                hand.shells[i] = min(kind for kind in range(mini.KINDS) if s.unseen[kind])
                s.unseen[hand.shells[i]] -= 1


def test_an_imagine_that_does_not_vary_is_caught_by_its_odds() -> None:
    s = MINI.new(2)
    for form in ("first seat=0", "draw", "shell shell=nautilus"):
        codes = MINI.codes(MINI.turn(s))
        MINI.apply(s, codes.code(form))
    odds = dict.fromkeys(range(4), 0.25)

    def read(world: Any) -> int:
        return int(world.hand[0].shells[0])

    laws.frequencies_follow(odds, laws.imagined_faces(MINI, s, 1, 4000, 5, read))
    leaky = replace(MINI, imagine=mini_imagines_the_lowest)
    with pytest.raises(AssertionError):
        laws.frequencies_follow(odds, laws.imagined_faces(leaky, s, 1, 4000, 5, read))


def test_an_imagine_that_keeps_the_truth_is_caught() -> None:
    """An imagine that knows the truth never varies, so its worlds never differ: no pair counts, and that is noticed."""
    truth: list[Any] = []

    def remembering(s: Any, seat: int) -> None:
        truth.append(clone(s))
        mini.conceal(s, seat)

    def recalling(s: Any, dice: list[int]) -> None:
        for name in s.fields:
            setattr(s, name, getattr(truth[-1], name))

    leaky, hidden = replace(MINI, conceal=remembering, imagine=recalling), set()
    for seed in range(5):
        rng = random.Random(seed)
        for s in laws.positions(leaky, 3, {}, rng):
            hidden |= differences(s, laws.alike(leaky, s, 0, rng))
    assert hidden == set(), "the law demands that every kind of secret occurs; here none does"
