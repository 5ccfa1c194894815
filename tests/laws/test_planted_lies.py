"""Lies planted on purpose in the miniature: the law of the stage must catch what is shown and is not so."""

import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from tablereef.kernel.drawing import Drawing, part
from tablereef.kernel.game import OVER, Game
from tablereef.kernel.match import Deal, Event, Match, new_header
from tablereef.kernel.story import whisper
from tablereef.kernel.struct import clone
from tablereef.kernel.view import Plate
from tablereef.testing import laws
from tests.mini import MINI
from tests.mini import game as mini

EVERYONE = 7  # all three seats


def untold(s: Any, code: int) -> None:
    """A move is forgotten."""
    story, s.story = s.story, None
    MINI.apply(s, code)
    s.story = story


def told_too_late(s: Any, code: int) -> None:
    """The table changes first."""
    again, story = clone(s), s.story
    again.story, s.story = [], None
    MINI.apply(again, code)
    MINI.apply(s, code)
    s.story = story
    for happening in again.story:
        whisper(s, happening.audience, happening.kind, *happening.fields)


def shown_to_the_wrong_seats(s: Any, code: int) -> None:
    """A shell drawn in secret lies open."""
    MINI.apply(s, code)
    for hand in s.hand:
        hand.seen[: hand.n] = [EVERYONE] * hand.n


def shown_too_early(s: Any, code: int) -> None:
    """The next shell of the pile lies open before anybody draws it."""
    MINI.apply(s, code)
    if s.middle and not s.top.n:
        kind = mini.nth_unseen(s, 0)
        s.middle -= 1
        s.unseen[kind] -= 1
        mini.add(s.top, kind, EVERYONE)


def doubled(s: Any, seat: int) -> Any:
    """A zone is shown twice, so that its pieces lie in two places."""
    zones = MINI.zones(s, seat)
    return (*zones, zones[-1])


def is_true(game: Game, seed: int) -> bool:
    """Whether the law of the stage, and that a seat is told the same in worlds alike, hold in a random match."""
    rng = random.Random(seed)
    match = Match(game, new_header(game, ["Ada", "Bob", "Cleo"], {}, Deal(), "lie"), shows=1)
    try:
        while match.turn() != OVER:
            laws.a_step_tells_the_same(game, match.state, rng)
            by, code = match.turn(), laws.random_event(game, match.state, rng)
            match.add(Event(by, code, game.codes(by).form(code)))
            for seat in laws.all_eyes(match):
                laws.the_stage_is_true(match, seat)
    except AssertionError:
        return False
    return True


@pytest.mark.parametrize("lie", [untold, told_too_late, shown_to_the_wrong_seats, shown_too_early])
def test_a_lie_of_the_rules_is_caught(lie: Callable[[Any, int], None]) -> None:
    assert not all(is_true(replace(MINI, apply=lie), seed) for seed in range(10))


def test_a_lie_of_the_view_is_caught() -> None:
    assert not is_true(replace(MINI, zones=doubled), 1)


def counted(s: Any, _seat: int) -> tuple[Plate, ...]:
    """Plates on which a shell in the hand is a point."""
    return tuple(Plate(hand.n) for hand in s.hand[: s.seats])


def test_whatever_plates_count_is_told_when_it_changes() -> None:
    assert is_true(replace(MINI, plates=counted), 1)


def is_veiled_by(names: tuple[str, ...]) -> bool:
    """Whether nothing else is needed to conceal the positions of a random match."""
    try:
        for s in laws.positions(MINI, 3, {}, random.Random(1)):
            laws.nothing_else_is_read(replace(MINI, veiled=names), s)
    except AttributeError:
        return False
    return True


def test_a_veil_that_leaves_a_field_out_is_caught() -> None:
    assert is_veiled_by(mini.VEILED)
    assert not any(is_veiled_by(tuple(name for name in mini.VEILED if name != left)) for left in mini.VEILED)


def test_a_part_that_does_not_say_what_it_is_drawn_from_is_caught() -> None:
    silent = Drawing(part(mini.hands, "seats"))
    with pytest.raises(AttributeError):
        laws.nothing_else_is_read(replace(MINI, zones=silent), MINI.new(3))


def test_the_miniature_itself_does_not_lie() -> None:
    assert all(is_true(MINI, seed) for seed in range(4))
