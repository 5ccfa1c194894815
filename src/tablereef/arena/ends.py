"""Ends of games, for figures: who shared the victory, which parts of the score brought what, who was dealt what."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
import numpy as np

from tablereef.arena.play import POLICIES, Stretch, are_compiled, tables_of
from tablereef.arena.setup import Setup
from tablereef.arena.spread import Crew, spread
from tablereef.games import find
from tablereef.kernel.game import Game
from tablereef.kernel.struct import unflat
from tablereef.sim.search import simulator_of

CHUNK = 64  # games of one stretch, where the rules are compiled


class End(msgspec.Struct, frozen=True):
    """One game at its end, by seat."""

    shares: list[float]  # of the victory
    parts: list[list[int]]  # of the score
    dealt: list[list[str]]  # keys of the texts

    def points(self, seat: int) -> int:
        """All parts together."""
        return sum(self.parts[seat])


class Task(msgspec.Struct, frozen=True):
    """Some games of one of several set-ups."""

    number: int
    stretch: Stretch


class Done(msgspec.Struct, frozen=True):
    """A task, and how its games ended."""

    task: Task
    ends: list[End]


def end_of(game: Game, s: Any) -> End:
    """What a final position says."""
    seats, parts = range(s.seats), range(len(game.parts.names))
    return End(
        shares=[float(share) for share in game.outcome(s).shares()],
        parts=[[game.part(s, seat, part) for part in parts] for seat in seats],
        dealt=[list(game.dealt(s, seat)) for seat in seats],
    )


def finish(task: Task) -> Done:
    """Play the games of a task to their ends."""
    game = find(task.stretch.setup.game)
    return Done(task, [end_of(game, s) for s in finals(game, task.stretch)])


def finals(game: Game, stretch: Stretch) -> Iterator[Any]:
    """The final positions of a stretch, in the order of its deals."""
    if not are_compiled(stretch.bots()):
        yield from (table.state for _, table in tables_of(stretch))
        return
    setup, bots, games = stretch.setup, [POLICIES[bot] for bot in stretch.bots()], stretch.end - stretch.first
    report = simulator_of(game).play(
        setup.players, games, setup.seed, setup.options, bots, first=stretch.first, keep_states=True
    )
    assert report.states is not None
    for row in report.states.view(np.int32).reshape(games, -1).tolist():
        yield unflat(game.State(), row)


def tasks(setups: list[Setup], games: int) -> Iterator[Task]:
    """So many games of each set-up, in stretches; the first bot sits at every seat."""
    for number, setup in enumerate(setups):
        step = CHUNK if are_compiled(setup.bots) else 1
        for first in range(0, games, step):
            yield Task(number, Stretch(setup, (0,) * setup.players, first, min(first + step, games)))


def play_out(crew: Crew, setups: list[Setup], games: int) -> Iterable[Done]:
    """Play so many games of each set-up; what is done, as it comes."""
    return spread(crew, finish, tasks(setups, games))


def in_order(done: list[Done], number: int) -> list[End]:
    """The ends of one set-up, in the order of its deals, whoever was first."""
    mine = sorted((one for one in done if one.task.number == number), key=lambda one: one.task.stretch.first)
    return [end for one in mine for end in one.ends]
