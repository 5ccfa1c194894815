"""What every seat could hope for, turn by turn; which choices cost most; choices and luck told apart.

The chances of a position are how often each seat wins when the game's own player plays on for all of them. As long as
everybody chooses as that player would, they change by luck alone. Where somebody chose otherwise, both choices are
played on in the same worlds with the same luck: the difference is what the choice did to every seat. The rest is luck.

Choices are judged by what the seat could know: the worlds are imagined from its knowledge, never the true one.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Any

import msgspec
import numpy as np

from tablereef.analysis.events import Choice, beginnings_of, choices_of, positions_of
from tablereef.kernel.game import Game
from tablereef.kernel.knowledge import Knowledge
from tablereef.kernel.match import Match
from tablereef.kernel.struct import unflat
from tablereef.sim import playout
from tablereef.sim.binding import silent
from tablereef.sim.search import Search, Thought, think
from tablereef.sim.simulator import Array

PLAYOUTS = 400  # from the beginning of each turn
WORLDS, MORE_WORLDS = 64, 400  # in which choices are compared, and compared again where another seems better
THOUGHT = "100p"  # to find what would have been better
SURELY = 2.0  # standard errors by which another choice must have been better to be named
SEED = 2026
COMPILED = (playout.batch_on, playout.worlds, think)  # what an analysis runs by


class Turn(msgspec.Struct, frozen=True):
    """Who moves after so many lines, and how likely each seat was to win then."""

    version: int
    seat: int
    chances: tuple[float, ...]


class Slip(msgspec.Struct, frozen=True):
    """A choice that another one would have bettered: by how much of a victory, and how sure that is."""

    version: int
    seat: int
    played: int
    better: int
    cost: float
    error: float


class Account(msgspec.Struct, frozen=True):
    """How a seat came from its first chances to its share of the victory; the parts between add up."""

    start: float
    own: float  # by its own choices
    others: float  # by those of the others
    luck: float
    end: float


class Analysis(msgspec.Struct, frozen=True):
    """All of it."""

    turns: tuple[Turn, ...]
    slips: tuple[Slip, ...]  # the costliest first
    accounts: tuple[Account, ...]


def analyse(match: Match, progress: Callable[[float], None] = silent) -> Analysis:
    """Analyse a match that is over; `progress` is told which share is done."""
    steps = analysing(match)
    while True:
        try:
            progress(next(steps))
        except StopIteration as end:
            found: Analysis = end.value
            return found


def analysing(match: Match) -> Generator[float, None, Analysis]:
    """The same step by step, so that others come between; each step says which share is done."""
    analyst, positions = Analyst(match.game), positions_of(match)
    begun, choices = list(beginnings_of(match, positions)), list(choices_of(match, positions))
    total, turns, judged = len(begun) + len(choices), [], []
    for done, (version, seat, position) in enumerate(begun, 1):
        turns.append(Turn(version, seat, analyst.chances(position)))
        yield done / total
    for done, choice in enumerate(choices, len(begun) + 1):
        judged.append(analyst.judge(choice))
        yield done / total
    slips = sorted((slip for _, _, slip in judged if slip is not None), key=lambda slip: -slip.cost)
    effects = [(seat, effect) for seat, effect, _ in judged]
    ends = [float(share) for share in match.outcome().shares()]
    start = turns[0].chances if turns else ends  # who gave up before the first choice had no other
    return Analysis(tuple(turns), tuple(slips), accounts(start, effects, ends))


def accounts(start: Sequence[float], effects: list[tuple[int, Array]], ends: list[float]) -> tuple[Account, ...]:
    """Each seat's way; what no choice explains was luck."""
    found = []
    for seat, end in enumerate(ends):
        own = sum(float(effect[seat]) for by, effect in effects if by == seat)
        others = sum(float(effect[seat]) for by, effect in effects if by != seat)
        found.append(Account(start[seat], own, others, end - start[seat] - own - others, end))
    return tuple(found)


def mean_and_error(gains: Array, seat: int) -> tuple[float, float]:
    """What a seat gains on average over all worlds, and the standard error of that."""
    own = gains[:, seat]
    return float(own.mean()), float(own.std() / np.sqrt(len(own)))


def is_clear(gains: Array, seat: int, errors: float) -> bool:
    """Whether a seat gains more than so many standard errors."""
    mean, error = mean_and_error(gains, seat)
    return mean > errors * error


class Analyst:
    """Plays on from positions of one game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.search = Search(game)
        self.simulator = self.search.simulator
        self.thought = Thought(THOUGHT)

    def chances(self, position: Any) -> tuple[float, ...]:
        """How often each seat wins from a whole position."""
        shares = self.shares(np.repeat(self.simulator.records(position), PLAYOUTS))
        return tuple(float(share) for share in shares.mean(axis=0))

    def shares(self, positions: Array, first: int = 0) -> Array:
        """Each seat's share of the victory from each position, number i by luck first + i."""
        won = self.simulator.play_on(positions, ("heuristic",), SEED, first=first).places == 1
        shares: Array = won / won.sum(axis=1, keepdims=True)
        return shares

    def judge(self, choice: Choice) -> tuple[int, Array, Slip | None]:
        """Whose choice it was, what it did to each seat, and whether another would have been better."""
        knowledge, played = choice.knowledge, choice.code
        codes = knowledge.choices()
        advised = self.game.advise(knowledge.state, codes, len(codes))
        better = self.search.best(knowledge, self.thought, SEED)
        asked = {played, advised, better}
        compared = self.compared(knowledge, asked, WORLDS, 0)
        if is_clear(compared[better] - compared[played], knowledge.seat, 1):
            compared = self.compared(knowledge, asked, MORE_WORLDS, WORLDS)
        effect: Array = (compared[played] - compared[advised]).mean(axis=0)
        gains = compared[better] - compared[played]
        if not is_clear(gains, knowledge.seat, SURELY):
            return knowledge.seat, effect, None
        cost, error = mean_and_error(gains, knowledge.seat)
        return knowledge.seat, effect, Slip(choice.version, knowledge.seat, played, better, cost, error)

    def compared(self, knowledge: Knowledge, codes: set[int], number: int, first: int) -> dict[int, Array]:
        """The shares that each of these choices brings, in the same worlds with the same luck."""
        if len(codes) == 1:
            return dict.fromkeys(codes, np.zeros((number, knowledge.state.seats)))
        worlds = self.simulator.worlds(knowledge, number, SEED, first=first)
        return {code: self.shares(self.after(worlds, code), first) for code in codes}

    def after(self, worlds: Array, code: int) -> Array:
        """The worlds once this was chosen."""
        found = []
        for ints in worlds.view(np.int32).reshape(len(worlds), -1).tolist():
            s = unflat(self.game.State(), ints)
            self.game.apply(s, code)
            found.append(s)
        return self.simulator.records(*found)
