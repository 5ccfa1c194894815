"""A choice by thinking ahead: worlds are imagined, each choice is tried in them, and the game is played out.

In a round every choice that is left meets the same world and the same chance, so that what differs is the choice. Most
choices are soon seen to be worse: at a share u of the thought, n to the power 1 − u of n choices are left. The choice
of the game's own player stays to the end, and is taken unless another is clearly better. Where the rest of a game lies
open and is short, it is thought through instead.
"""

from __future__ import annotations

import math
import re
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from hashlib import blake2b
from typing import Any, NamedTuple

import numpy as np

from tablereef.kernel.dice import CHANCE_STREAM, CHOICE_STREAM, IMAGINE_STREAM, THOUGHT_STREAM, stream_of
from tablereef.kernel.game import Game, takes_the_first
from tablereef.kernel.knowledge import Knowledge
from tablereef.kernel.refusals import Refusal
from tablereef.sim import hooks, playout
from tablereef.sim.ends import Ends
from tablereef.sim.hooks import apply, copy, imagine
from tablereef.sim.playout import play_on, worth
from tablereef.sim.simulator import LIMIT, Array, Simulator

KNOWN, WORLD, TABLE = range(3)  # what the seat knows, what it imagines, where a choice is tried
VICTORY = 2520  # what winning alone is worth: k winners share it, for any k up to ten
SLICE = 32  # playouts before the first look at the clock
SLICES = 16  # then a look whenever so small a part more has been played
MARGIN = VICTORY // 25  # what every point ahead is worth beside it: it tells choices apart long before the victory does
WEIGHED = 400  # worlds more in which the best two choices are compared, for who wants to know their worth
SHORT = 12  # events in a playout: then all that can follow may be few enough to be thought through
POSITIONS = 20  # that cost no more than a playout
PLAYOUT_SECONDS = 2e-5  # for a short one
CLEARLY = 1.0  # standard errors by which another choice must be better than the game's own player's


@hooks.often
def think(
    tables: hooks.Records, scratch: hooks.Records, menu: hooks.Menus, players: hooks.Ints, codes: hooks.Ints,
    gains: hooks.Longs, squares: hooks.Longs, worths: hooks.Longs, counts: hooks.Longs, dice: hooks.Dice,
    seat: int, parts: int, margin: int, thought: hooks.Seed, first: int, rounds: int, limit: int,
) -> None:  # fmt: skip
    """Try all choices in so many imagined worlds; add up what each gains over the first one, and the squares."""
    for k in range(first, first + rounds):
        copy(tables, WORLD, tables[KNOWN])
        dice[0], dice[1] = stream_of(thought, k, IMAGINE_STREAM), 0
        imagine(tables[WORLD], dice)
        chance, choice = stream_of(thought, k, CHANCE_STREAM), stream_of(thought, k, CHOICE_STREAM)
        for i in range(len(codes)):
            copy(tables, TABLE, tables[WORLD])
            apply(tables[TABLE], codes[i])
            play_on(tables[TABLE], scratch, menu[0].codes, players, counts, chance, choice, limit)
            worths[i] = worth(tables[TABLE], seat, parts, VICTORY, margin)
            gains[i] += worths[i] - worths[0]
            squares[i] += (worths[i] - worths[0]) * (worths[i] - worths[0])


class Thought:
    """How long to think: so many playouts (`200p`), or this thread's own time on a core (`50ms`, `2s`).

    Time is over after `enough` playouts too, so that a longer one changes nothing.
    """

    def __init__(self, text: str, enough: float = math.inf) -> None:
        found = re.fullmatch("([1-9][0-9]*)(ms|s|p)", text)
        if found is None:
            raise Refusal("option_value", name="thought", value=text, known="50ms, 2s, 200p")
        self.number, self.unit, self.enough = int(found[1]), found[2], enough

    def begin(self) -> Callable[[int], float]:
        """Begin to think; what tells by the playouts so far which share of the thought is over."""
        if self.unit == "p":
            return lambda playouts: playouts / self.number
        begun, seconds = time.thread_time(), self.seconds()
        return lambda playouts: max((time.thread_time() - begun) / seconds, playouts / self.enough)

    def seconds(self) -> float:
        """The time of a thought that is one."""
        return self.number * (0.001 if self.unit == "ms" else 1)

    def positions(self) -> int:
        """How many positions of an end may be looked at."""
        return round(POSITIONS * (self.number if self.unit == "p" else self.seconds() / PLAYOUT_SECONDS))


@dataclass
class Tried:
    """The choices that are left, the advised one first, and what trying them has brought."""

    codes: Array
    gains: Array  # what each brought more than the advised one, added up over all rounds
    squares: Array
    rounds: int = 0
    playouts: int = 0

    def means(self) -> Array:
        """What each choice brings more than the advised one."""
        return self.gains / max(self.rounds, 1)

    def errors(self) -> Array:
        """The standard errors of these means."""
        spread: Array = self.squares / max(self.rounds, 1) - self.means() ** 2
        return np.sqrt(spread / max(self.rounds - 1, 1))

    def drop(self, most: float) -> None:
        """Keep so many of the choices: the advised one, and the best others."""
        others = max(1, math.ceil(most) - 1)
        if len(self.codes) > 1 + others:
            kept = np.concatenate([[0], 1 + np.argsort(-self.gains[1:], kind="stable")[:others]])
            self.codes, self.gains, self.squares = self.codes[kept], self.gains[kept], self.squares[kept]

    def choice(self) -> int:
        """The best choice where it is clearly better than the advised one."""
        clear = self.means() - CLEARLY * self.errors()
        return int(self.codes[np.argmax(np.where(clear > 0, self.means(), 0))])


class Weighed(NamedTuple):
    """A choice, how likely its seat is to win by it, and how likely by the best other one."""

    code: int
    chance: float
    other: float


class Search:
    """Thinks for one seat at a time, in buffers of its own; what is compiled is shared by all searches of a game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.simulator = simulator_of(game)
        self.is_advised = game.advise is not takes_the_first  # else chance is the better guide
        player = playout.HEURISTIC if self.is_advised else playout.RANDOM
        self.players = np.full(game.seats[-1], player, dtype=np.int32)
        self.tables, (self.menu, self.scratch) = np.zeros(3, dtype=self.simulator.dtype), self.simulator.buffers()
        self.worths, self.dice = np.zeros(game.menu_size, dtype=np.int64), np.zeros(2, dtype=np.uint64)
        self.counts = np.zeros(playout.COUNTERS, dtype=np.int64)
        self.ends = Ends(self.simulator) if game.has_open_ends else None

    def wake(self) -> None:
        """Compile all that is needed to think."""
        self.compiled()
        if self.ends is not None:
            self.ends.compiled()

    def compiled(self) -> Any:
        """The template for this game, compiled when first asked for."""
        return self.simulator.compiler.entry(think, bots=self.is_advised)

    def is_cached(self) -> bool:
        """Whether it was compiled before."""
        is_awake = self.ends is None or self.ends.is_cached()
        return is_awake and self.simulator.compiler.is_cached(think, bots=self.is_advised)

    def best(self, knowledge: Knowledge, thought: Thought, seed: int) -> int:
        """The choice that seems best; counted by playouts it follows from the seed and what the seat knows."""
        codes = knowledge.choices()
        if len(codes) == 1:
            return codes[0]
        exact = self.thought_through(knowledge, codes, thought, seed)
        return self.tried(knowledge, codes, thought, seed).choice() if exact is None else exact

    def thought_through(self, knowledge: Knowledge, codes: list[int], thought: Thought, seed: int) -> int | None:
        """The best choice near an end that lies open, the advised one of several; None where it is not so near."""
        if self.ends is None or not self.is_near_the_end(knowledge, codes, seed):
            return None
        worths = self.ends.worths_of(knowledge, codes, thought.positions())
        if worths is None:
            return None
        advised = self.game.advise(knowledge.state, list(codes), len(codes))
        return max(codes, key=lambda code: (worths[code], code == advised))

    def is_near_the_end(self, knowledge: Knowledge, codes: list[int], seed: int) -> bool:
        """Whether playouts are short: one after each choice."""
        self.tables[KNOWN] = self.simulator.records(knowledge.state)[0]
        before = int(self.counts[playout.EVENTS])
        self.rounds(in_order(codes, codes[0]), knowledge.seat, self.stream(seed), 1)
        return int(self.counts[playout.EVENTS]) - before <= SHORT * len(codes)

    def tried(self, knowledge: Knowledge, codes: list[int], thought: Thought, seed: int) -> Tried:
        """Try choices for as long as the thought lasts."""
        self.compiled()
        share_of, share = thought.begin(), 0.0
        self.tables[KNOWN] = self.simulator.records(knowledge.state)[0]
        stream = self.stream(seed)
        tried = in_order(codes, self.game.advise(knowledge.state, list(codes), len(codes)))
        while share < 1:
            self.rounds(tried, knowledge.seat, stream, max(SLICE // len(tried.codes), tried.rounds // SLICES, 1))
            share = share_of(tried.playouts)
            tried.drop(len(codes) ** (1 - share))
        return tried

    def weigh(self, knowledge: Knowledge, thought: Thought, seed: int) -> Weighed:
        """The choice that seems best, of several, and what it is worth: in new worlds, which did not speak for it."""
        tried = self.tried(knowledge, knowledge.choices(), thought, seed)
        best = tried.choice()
        (other,) = (code for code in tried.codes.tolist() if code != best)
        left, won = replace(in_order([best, other], best), rounds=tried.rounds), np.zeros(2, dtype=np.int64)
        for _ in range(WEIGHED):
            self.rounds(left, knowledge.seat, self.stream(seed), 1, margin=0)
            won += self.worths[:2]
        return Weighed(best, *(won / (WEIGHED * VICTORY)).tolist())

    def stream(self, seed: int) -> int:
        """The randomness of a thought: what the seat knows decides it, however often it was asked before."""
        return stream_of(seed, digest(self.tables[:1]), THOUGHT_STREAM)

    def rounds(self, tried: Tried, seat: int, stream: int, number: int, margin: int = MARGIN) -> None:
        """Try the choices that are left in so many worlds more."""
        self.compiled()(
            self.tables, self.scratch, self.menu, self.players, tried.codes, tried.gains, tried.squares, self.worths,
            self.counts, self.dice, seat, len(self.game.parts.names), margin, np.uint64(stream), tried.rounds, number,
            LIMIT,
        )  # fmt: skip
        tried.rounds += number
        tried.playouts += number * len(tried.codes)


@cache
def simulator_of(game: Game) -> Simulator:
    """One for all searches of a game, so that it is compiled once."""
    return Simulator(game)


def in_order(codes: list[int], advised: int) -> Tried:
    """Choices of which nothing is known yet, the advised one first."""
    order = [advised, *(code for code in codes if code != advised)]
    nothing = np.zeros(len(order), dtype=np.int64)
    return Tried(np.array(order, dtype=np.int32), nothing, nothing.copy())


def digest(position: Array) -> int:
    """64 bits of a hash of a position."""
    return int.from_bytes(blake2b(position.tobytes(), digest_size=8).digest())
