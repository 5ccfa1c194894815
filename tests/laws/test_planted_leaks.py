"""Leaks planted on purpose: each law must catch the one that it is there for, on mini and on Carcasse."""

import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from tablereef.games import find
from tablereef.games.carcasse import events, state, steps
from tablereef.kernel.forms import Domain, Happenings, Kind
from tablereef.kernel.game import Game
from tablereef.kernel.match import Match
from tablereef.kernel.refusals import Refusal
from tablereef.kernel.struct import clone
from tablereef.kernel.view import Zone
from tablereef.kernel.words import Words
from tests.laws import laws
from tests.mini import MINI
from tests.mini import game as mini

CARCASSE = find("carcasse")
Law = Callable[[Game, Any, random.Random], object]
BYTES: Law = laws.alike_worlds_give_the_same_bytes
STEP: Law = laws.a_step_tells_the_same
SOUND: Law = laws.knowledge_is_sound


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


def open_happenings(table: Happenings) -> Happenings:
    """The same table with nothing secret in it: the log tells everyone."""

    def opened(domain: Domain) -> Domain:
        return replace(domain, secret=False)

    return Happenings(*(Kind(k.name, **{n: opened(d) for n, d in k.fields.items()}) for k in table.kinds))


@pytest.mark.parametrize("game", [MINI, CARCASSE], ids=lambda game: game.id)
@pytest.mark.parametrize("law", [BYTES, STEP, SOUND])
def test_the_games_themselves_pass(game: Game, law: Law) -> None:
    assert not is_caught(game, law, games=4)


def mini_forgets_no_top(s: Any, seat: int) -> None:
    mini.forget(s, s.under, seat)
    for other in range(s.seats):
        mini.forget(s, s.hand[other], seat)


def carcasse_forgets_no_top(s: Any, seat: int) -> None:
    if seat != s.active:
        for i in range(s.looked_n):
            if s.looked[i] != state.UNKNOWN:
                state.put(s.graveyard, s.looked[i])
                s.looked[i] = state.UNKNOWN


@pytest.mark.parametrize(("game", "conceal"), [(MINI, mini_forgets_no_top), (CARCASSE, carcasse_forgets_no_top)])
def test_a_face_that_conceal_does_not_forget_is_caught_in_the_view(game: Game, conceal: Any) -> None:
    """A wrong `conceal` against what a true one calls alike: the bytes of the view differ."""

    def leaking(leaky: Game, s: Any, rng: random.Random) -> None:
        for seat in laws.onlookers(s):
            other = laws.alike(game, s, seat, rng)
            assert laws.all_bytes(laws.match_at(leaky, s), seat) == laws.all_bytes(laws.match_at(leaky, other), seat)

    assert is_caught(replace(game, conceal=conceal), leaking)


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


@pytest.mark.parametrize("game", [MINI, CARCASSE], ids=lambda game: game.id)
def test_a_log_line_that_names_the_card_is_caught(game: Game) -> None:
    assert is_caught(replace(game, happenings=open_happenings(game.happenings)), STEP)


def mini_offers_by_the_top(s: Any, menu: list[int]) -> int:
    """Looking is offered only when something good lies on top."""
    n = mini.choices(s, menu)
    if s.pending.step == mini.DECIDING and s.top.n and s.top.shells[0] < 2:
        menu[1 : n - 1] = menu[2:n]
        return n - 1
    return n


def carcasse_offers_by_the_top(s: Any, menu: list[int]) -> int:
    """Continuing is not offered when it would be an incident that somebody saw coming."""
    n = CARCASSE.choices(s, menu)
    if s.pending.step == steps.DECIDING and s.top_n and s.top[0] != state.UNKNOWN and s.top[0] % 2:
        menu[0] = events.SURFACE
        return 1
    return n


def test_a_choice_list_that_depends_on_a_secret_is_caught() -> None:
    assert is_caught(replace(MINI, choices=mini_offers_by_the_top), SOUND)
    assert carcasse_leak_is_caught(replace(CARCASSE, choices=carcasse_offers_by_the_top))
    assert not carcasse_leak_is_caught(CARCASSE)


def carcasse_leak_is_caught(game: Game) -> bool:
    """Two worlds in which another seat looked at the top card before the player who decides now."""
    s = game.new(2)
    game.apply(s, events.FIRST)
    game.apply(s, game.lot(s, 0))
    while game.turn(s) != 0 or s.pending.step != steps.DECIDING:
        game.apply(s, laws.random_event(game, s, random.Random(0)))
    card = state.nth(s.pile, 1)
    state.take(s.pile, card)
    s.top_n, s.top[0], s.top_seen[0] = 1, card, 0b10
    try:
        for seed in range(20):
            laws.knowledge_is_sound(game, s, random.Random(seed))
    except (AssertionError, Refusal):
        return True
    return False


def test_an_error_that_names_a_secret_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """A refusal that shows more than the seat knows."""

    def telling(self: Match, seat: int) -> None:
        raise Refusal("illegal_choice", event=str(self.state.top.shells))

    assert not is_caught(MINI, BYTES, games=3)
    monkeypatch.setattr(Match, "check_running", telling)
    assert is_caught(MINI, BYTES)


def mini_skips_single_answers(s: Any, code: int) -> None:
    """Nobody is asked what to hide when there is only one kind to hide."""
    mini.apply(s, code)
    menu = [0] * 8
    if s.pending.step == mini.SINKING and mini.choices(s, menu) == 1:
        mini.apply(s, menu[0])


def test_a_number_of_messages_that_depends_on_a_secret_is_caught() -> None:
    assert is_caught(replace(MINI, apply=mini_skips_single_answers), STEP)


def mini_imagines_the_lowest(s: Any, dice: list[int]) -> None:
    """No shell is drawn: each is the lowest that is left."""
    for hand in (s.top, s.under, *s.hand[: s.seats]):
        for i in range(hand.n):
            if hand.shells[i] == mini.UNKNOWN:
                hand.shells[i] = min(kind for kind in range(mini.KINDS) if s.unseen[kind])
                s.unseen[hand.shells[i]] -= 1


def carcasse_imagines_from_the_wrong_pile(s: Any, dice: list[int]) -> None:
    """What somebody saw on the pile is imagined from all cards, those of the row too."""
    for i in range(s.top_n):
        if s.top[i] == state.UNKNOWN:
            s.top[i] = dice[0] % 60


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


def test_an_imagine_that_deals_impossible_cards_is_caught() -> None:
    assert is_caught(replace(CARCASSE, imagine=carcasse_imagines_from_the_wrong_pile), SOUND)


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
            hidden |= laws.differences(leaky, s, laws.alike(leaky, s, 0, rng))
    assert hidden == set(), "the law demands that every kind of secret occurs; here none does"
