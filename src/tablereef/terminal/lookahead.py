"""What a choice certainly leads to: the game itself plays it, on positions that the seat can imagine."""

from __future__ import annotations

from typing import Any, NamedTuple

from tablereef.kernel.dice import IMAGINE_STREAM, stream_of
from tablereef.kernel.game import Game
from tablereef.kernel.knowledge import Knowledge
from tablereef.kernel.story import Happening
from tablereef.kernel.struct import clone

WORLDS = 3  # positions imagined; what differs between them is not certain


class Effect(NamedTuple):
    """What follows at once: the kinds of happenings, and how the points of each seat change."""

    kinds: frozenset[str]
    points: tuple[int, ...]


def certain_effect(knowledge: Knowledge, code: int) -> Effect:
    """What follows from a choice in every world that the seat can imagine."""
    first, *others = (effect(knowledge.game, world, code) for world in worlds(knowledge))
    return Effect(
        kinds=first.kinds.intersection(*(other.kinds for other in others)),
        points=tuple(n if all(o.points[i] == n for o in others) else 0 for i, n in enumerate(first.points)),
    )


def odds_of(knowledge: Knowledge, code: int, kind: str) -> tuple[int, int]:
    """Of how many equally likely lots after a choice a happening of that kind comes, and of how many in all."""
    game = knowledge.game
    s = clone(next(iter(worlds(knowledge))))
    game.apply(s, code)
    after = Knowledge(game, s, knowledge.seat)
    odds = after.odds()
    bad = sum(lots for outcome, lots in odds.items() if kind in effect(game, s, outcome).kinds)
    return bad, odds.total()


def effect(game: Game, s: Any, code: int) -> Effect:
    """What follows at once from an event, in one position."""
    after = clone(s)
    after.story = []
    before = game.outcome(s).points
    game.apply(after, code)
    changes = tuple(new - old for old, new in zip(before, game.outcome(after).points, strict=True))
    return Effect(frozenset(kind_of(game, happening) for happening in after.story), changes)


def kind_of(game: Game, happening: Happening) -> str:
    """The name of a happening's kind."""
    return game.happenings.kinds[happening.kind].name


def worlds(knowledge: Knowledge) -> list[Any]:
    """Some positions that agree with all the seat knows."""
    return [knowledge.imagine([stream_of(number, 0, IMAGINE_STREAM), 0]) for number in range(WORLDS)]
