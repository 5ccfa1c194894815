"""Ends thought through: as a plain recursion says, and by Octopus where playouts alone go wrong."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tablereef.games import find
from tablereef.games.carcasse.components import RANKS
from tablereef.games.carcasse.state import take
from tablereef.kernel.game import CHANCE, OVER
from tablereef.kernel.knowledge import Knowledge
from tablereef.kernel.masks import nth
from tablereef.kernel.struct import clone
from tablereef.sim.ends import WHOLE, Ends
from tablereef.sim.search import Search, Thought, simulator_of

GAME = find("carcasse")
FEW, SOME = 400, 20_000  # positions that follow
THOUGHT = Thought("1000p")


def choices_from_the_end(index: int) -> Iterator[Knowledge]:
    """What is chosen in a game between Divers, the last choice first."""
    sim = simulator_of(GAME)
    records, movers, _ = sim.trace(2, 1, index, bots=("heuristic",))
    for s, seat in reversed(list(zip(sim.positions(records[:-1]), movers, strict=True))):
        if seat >= 0 and len(GAME.legal(s)) > 1:
            yield Knowledge(GAME, s, seat)


def ends(games: range, most: int) -> list[tuple[Knowledge, dict[int, int]]]:
    """The ends of some games, with what each choice is worth."""
    found, thinker = [], Ends(simulator_of(GAME))
    for index in games:
        for known in choices_from_the_end(index):
            worths = thinker.worths_of(known, known.choices(), most)
            if worths is None:
                break
            found.append((known, worths))
    return found


def worth(s: Any) -> list[int]:
    """What a position is worth to each seat, by recursion."""
    mover = GAME.turn(s)
    if mover == OVER:
        outcome = GAME.outcome(s)
        shares = [WHOLE // outcome.places.count(1) if place == 1 else 0 for place in outcome.places]
        one, other = outcome.points
        return [shares[0] + one - other, shares[1] + other - one]
    codes = [GAME.lot(s, i) for i in range(GAME.lots(s))] if mover == CHANCE else GAME.legal(s)
    ways = [worth(after(s, code)) for code in codes]
    if mover == CHANCE:
        return [sum(way[seat] for way in ways) // len(ways) for seat in range(2)]
    return max(ways, key=lambda way: way[mover])


def after(s: Any, code: int) -> Any:
    """The position after an event."""
    later = clone(s)
    GAME.apply(later, code)
    return later


@pytest.mark.slow
def test_ends_are_worth_what_a_recursion_says() -> None:
    found = ends(range(25), FEW)
    assert len(found) > 20
    for known, worths in found:
        assert worths == {code: worth(after(known.state, code))[known.seat] for code in known.choices()}


@pytest.mark.slow
def test_octopus_plays_ends_best_where_playouts_alone_do_not() -> None:
    search, misled = Search(GAME), 0
    for known, worths in ends(range(60), SOME):
        best = max(worths.values())
        if search.is_near_the_end(known, known.choices(), seed=1):
            assert worths[search.best(known, THOUGHT, seed=1)] == best
            misled += worths[search.tried(known, known.choices(), THOUGHT, seed=1).choice()] < best
    assert misled


@pytest.mark.slow
def test_what_is_hidden_is_not_thought_through() -> None:
    """Another seat has looked at the top of the pile: the end is as short as before, but one cannot know it."""
    thinker = Ends(simulator_of(GAME))
    known, worths = next((known, worths) for known, worths in ends(range(25), FEW) if known.state.pile.n)
    looked_at = clone(known.state)
    looked_at.top[0] = nth(looked_at.pile.ranks, 0, RANKS)
    take(looked_at.pile, looked_at.top[0])
    looked_at.top_n, looked_at.top_seen[0] = 1, 1 << (1 - known.seat)
    blind = Knowledge(GAME, looked_at, known.seat)
    assert thinker.worths_of(known, known.choices(), SOME) == worths
    assert thinker.worths_of(blind, blind.choices(), SOME) is None
