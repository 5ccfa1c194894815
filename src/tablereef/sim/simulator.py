"""Batches of games over threads, and journals of single games, by the compiled rules."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from tablereef.kernel.game import OVER, Game
from tablereef.kernel.knowledge import Knowledge
from tablereef.kernel.match import Deal, Event, Header, Line, Remark, new_header, result_of
from tablereef.kernel.refusals import Refusal
from tablereef.kernel.struct import flat, unflat
from tablereef.sim import playout
from tablereef.sim.binding import NO_POLICIES, Policies, silent
from tablereef.sim.compiler import Compiler, menu_dtype
from tablereef.sim.twins import dtype_of

Array = np.ndarray[Any, Any]

CHUNK = 512  # tables of one call: they fit a core's cache, and progress shows often
LIMIT = 5000  # events after which a simulated game is cut short
PLAYERS = ("random", "heuristic")  # as playout.RANDOM and playout.HEURISTIC
ASKED = "asked"  # instead of a bot: play stops where this seat is to move


@dataclass
class Report:
    """What a batch of games came to."""

    games: int
    decisions: int  # with at least two choices
    chances: int  # with at least two outcomes
    events: int
    capped: int  # games cut short by the limit
    seconds: float  # of play, not of compiling
    points: Array  # per game and seat
    places: Array
    states: Array | None  # final positions, where they were asked for

    def shares(self) -> Array:
        """Each seat's victories: k winners share, 1/k each."""
        won = self.places == 1
        shares: Array = (won / won.sum(axis=1, keepdims=True)).sum(axis=0)
        return shares


@dataclass
class Played:
    """Where positions stand that were played on."""

    movers: Array  # per position: the seat to move, CHANCE or OVER
    points: Array  # per position and seat
    places: Array
    events: int


def players_of(bots: Sequence[str], seats: int, known: Sequence[str] = PLAYERS) -> Array:
    """Who sits at each seat; fewer names than seats are repeated in turn."""
    for name in bots:
        if name not in known:
            raise Refusal("unknown_bot", name=name, known=", ".join(known))
    return np.array([known.index(bots[seat % len(bots)]) for seat in range(seats)], dtype=np.int32)


def shared_out(work: Callable[[range], Array], games: int, threads: int) -> tuple[list[int], float]:
    """Let each thread do every so-many-th chunk; what all have counted, and the seconds."""
    begun = time.perf_counter()
    with ThreadPoolExecutor(threads) as pool:
        shares = [range(thread * CHUNK, games, threads * CHUNK) for thread in range(threads)]
        counts = np.sum(list(pool.map(work, shares)), axis=0)
    return [int(n) for n in counts], time.perf_counter() - begun


class Simulator:
    """One game, compiled; `policies`: players to be compiled with it, by name."""

    def __init__(self, game: Game, *, boundscheck: bool = False, policies: Policies = NO_POLICIES) -> None:
        self.game = game
        self.dtype = dtype_of(game.State)
        self.compiler = Compiler(game, boundscheck=boundscheck, policies=policies)
        self.players = (*PLAYERS, *policies)

    def table(self, seats: int, options: Mapping[str, str] | None, bots: Sequence[str]) -> tuple[Array, Array]:
        """Options and players as the rules take them; refused where the game does not have them."""
        self.game.new(seats, options)
        return np.array(self.game.option_values(options or {}), dtype=np.int32), players_of(bots, seats, self.players)

    def buffers(self) -> tuple[Array, Array]:
        """A menu, and a position for what a player knows."""
        return np.zeros(1, dtype=menu_dtype(self.game)), np.zeros(1, dtype=self.dtype)

    def play(
        self,
        seats: int,
        games: int,
        seed: int,
        options: Mapping[str, str] | None = None,
        bots: Sequence[str] = ("random",),
        *,
        first: int = 0,
        threads: int = 1,
        keep_states: bool = False,
        progress: Callable[[int], None] = silent,
    ) -> Report:
        """Play games first, first + 1, … of a seed; the same games on any number of threads."""
        values, players = self.table(seats, options, bots)
        batch, parts = self.compiler.entry(playout.batch, bots=bool(players.any())), len(self.game.parts.names)
        points, places = np.zeros((2, games, self.game.seats[-1]), dtype=np.int32)
        kept = np.zeros(games, dtype=self.dtype) if keep_states else None

        def work(starts: range) -> Array:
            tables, counts = np.zeros(CHUNK, dtype=self.dtype), np.zeros(playout.COUNTERS, np.int64)
            menu, scratch = self.buffers()
            for start in starts:
                stop = min(start + CHUNK, games)
                tables.view(np.int32).fill(0)
                batch(
                    tables[: stop - start], scratch, menu, values, players, counts, points[start:stop],
                    places[start:stop], seats, parts, seed, first + start, LIMIT,
                )  # fmt: skip
                if kept is not None:
                    kept[start:stop] = tables[: stop - start]
                progress(stop - start)
            return counts

        (decisions, chances, events, capped), seconds = shared_out(work, games, threads)
        of_seats = points[:, :seats], places[:, :seats]
        return Report(games, decisions, chances, events, capped, seconds, *of_seats, kept)

    def records(self, *positions: Any) -> Array:
        """Positions as the compiled rules take them."""
        found = np.zeros(len(positions), dtype=self.dtype)
        found.view(np.int32).reshape(len(positions), -1)[:] = [flat(s) for s in positions]
        return found

    def positions(self, records: Array) -> list[Any]:
        """And back: positions for the rules as CPython runs them."""
        return [unflat(self.game.State(), row) for row in records.view(np.int32).reshape(len(records), -1).tolist()]

    def worlds(self, knowledge: Knowledge, number: int, seed: int, *, first: int = 0) -> Array:
        """Whole positions that agree with all that a seat knows: number first, first + 1, … of a seed."""
        states = np.zeros(number, dtype=self.dtype)
        deal = self.compiler.entry(playout.worlds, bots=True)
        deal(states, self.records(knowledge.state), np.zeros(2, dtype=np.uint64), seed, first)
        return states

    def play_on(
        self, positions: Array, bots: Sequence[str], seed: int, *, first: int = 0, limit: int = LIMIT
    ) -> Played:  # fmt: skip
        """Play on from each of the positions, in place; to the end, a limit of events, or a seat that is ASKED."""
        seats, parts, n = int(positions["seats"][0]), len(self.game.parts.names), len(positions)
        players = players_of(bots, seats, (*self.players, ASKED))
        players[players == len(self.players)] = playout.ASKED
        movers, counts = np.zeros(n, dtype=np.int32), np.zeros(playout.COUNTERS, dtype=np.int64)
        points, places = np.zeros((2, n, self.game.seats[-1]), dtype=np.int32)
        menu, scratch = self.buffers()
        batch_on = self.compiler.entry(playout.batch_on, bots=True)
        batch_on(
            positions, scratch, menu, players, counts, movers, points, places, seats, parts, seed, first, limit
        )  # fmt: skip
        return Played(movers, points[:, :seats], places[:, :seats], int(counts[playout.EVENTS]))

    def trace(
        self,
        seats: int,
        seed: int,
        index: int,
        options: Mapping[str, str] | None = None,
        bots: Sequence[str] = ("random",),
    ) -> tuple[Array, list[int], list[int]]:
        """One game event by event: the positions from the start on, the movers, the codes."""
        values, players = self.table(seats, options, bots)
        positions, (codes, movers) = np.zeros(LIMIT + 1, dtype=self.dtype), np.zeros((2, LIMIT), dtype=np.int32)
        menu, scratch = self.buffers()
        journal = self.compiler.entry(playout.journal, bots=bool(players.any()))
        n = journal(positions, scratch, codes, movers, menu["codes"][0], values, players, seats, seed, index)
        return positions[: n + 1], movers[:n].tolist(), codes[:n].tolist()

    def journals(
        self,
        seats: int,
        games: int,
        seed: int,
        options: Mapping[str, str] | None = None,
        bots: Sequence[str] = ("random",),
    ) -> Iterator[tuple[Header, list[Line]]]:
        """The same games as `play`, as matches: a header, the events, the result."""
        names = [f"seat {seat}" for seat in range(seats)]
        for index in range(games):
            positions, movers, codes = self.trace(seats, seed, index, options, bots)
            header = new_header(self.game, names, options or {}, Deal(seed=seed, index=index), f"{seed}-{index}")
            events = [Event(by, code, self.game.codes(by).form(code)) for by, code in zip(movers, codes, strict=True)]
            yield header, [*events, *self.result(positions[-1:])]

    def result(self, last: Array) -> list[Remark]:
        """The line of the result; none for a game that was cut short."""
        (s,) = self.positions(last)
        return [Remark("result", text=result_of(self.game.outcome(s)))] if self.game.turn(s) == OVER else []

    def perft(self, seats: int, depth: int, options: Mapping[str, str] | None = None) -> int:
        """How many ways there are to play so many events from the start."""
        trace = np.zeros(depth + 1, dtype=self.dtype)
        trace[:1] = self.records(self.game.new(seats, options))
        menus, tried = np.zeros((depth + 1, self.game.menu_size), np.int32), np.zeros(depth + 1, np.int32)
        return int(self.compiler.entry(playout.perft)(trace, menus, tried, depth))

    def conceal_and_imagine(self, positions: Array, seat: int, stream: int) -> tuple[Array, Array]:
        """What a seat knows of each position, and one way in which it may be."""
        concealed, imagined = positions.copy(), np.zeros_like(positions)
        conceal_and_imagine = self.compiler.entry(playout.conceal_and_imagine, bots=True)
        conceal_and_imagine(concealed, imagined, np.array([stream, 0], dtype=np.uint64), seat)
        return concealed, imagined
