"""Octopus on a GPU: the arena's own games, all at once, one thread for each playout of each thought.

The search of `sim/search.py` chooses in every game, and chooses as on the CPU: only its playouts are played elsewhere,
those of all games together. So every game comes out as in `tablereef arena`, whose file either of them goes on with.

On a machine with a GPU and the extra `cuda`:
python -m bench.thought kleine_fische --bots octopus:480p,diver --games 1000
"""

from __future__ import annotations

import time
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import AbstractContextManager
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, NamedTuple
from unittest.mock import patch

import numpy as np

from tablereef.arena.arena import Arena
from tablereef.arena.play import Stretch
from tablereef.arena.setup import Played, new_setup
from tablereef.arena.spread import Crew, spread
from tablereef.arena.standings import Summary
from tablereef.arena.table import Table
from tablereef.bots.octopus import Octopus
from tablereef.games import find
from tablereef.kernel.game import Game
from tablereef.sim import search
from tablereef.sim.binding import stand_ins
from tablereef.sim.compiler import menu_dtype, never_from_the_end
from tablereef.sim.playout import COUNTERS
from tablereef.sim.search import Search
from tablereef.sim.simulator import LIMIT, Array
from tablereef.sim.twins import Twins, dtype_of

THREADS = 32  # of a block: playouts end at different times, and what is done makes room sooner
AT_ONCE = 1000  # games


class Rounds(NamedTuple):
    """Choices to be tried in worlds first, first + 1, …: what `think` is called with, as far as it differs."""

    known: Array
    codes: Array
    seat: int
    thought: int
    first: int
    number: int


class Playouts(NamedTuple):
    """The playouts of many such rounds: for each its rounds, its choice and its world."""

    known: Array
    seats: Array
    thoughts: Array
    rounds: Array
    codes: Array
    worlds: Array


Player = Callable[[Playouts], Array]  # what the end of each is worth


def playouts_of(asked: list[Rounds]) -> Playouts:
    """World by world, in each all choices."""
    return Playouts(
        np.concatenate([one.known for one in asked]),
        np.array([one.seat for one in asked], dtype=np.int32),
        np.array([one.thought for one in asked], dtype=np.uint64),
        np.repeat(np.arange(len(asked), dtype=np.int32), [one.number * len(one.codes) for one in asked]),
        np.concatenate([np.tile(one.codes, one.number) for one in asked]),
        np.concatenate([np.repeat(np.arange(one.first, one.first + one.number), len(one.codes)) for one in asked]),
    )


class Together:
    """Plays what many searches ask for: all that has come while it played what came before."""

    def __init__(self, play: Player) -> None:
        self.play = play
        self.asked: SimpleQueue[tuple[Rounds, Future[Array]]] = SimpleQueue()
        Thread(target=self.serve, daemon=True).start()

    def serve(self) -> None:
        """As long as anybody may ask."""
        while True:
            first = self.asked.get()
            self.answer([first, *(self.asked.get() for _ in range(self.asked.qsize()))])

    def answer(self, asked: list[tuple[Rounds, Future[Array]]]) -> None:
        """Play the playouts of all, and give everyone theirs; a failure is everyone's."""
        try:
            worths = self.play(playouts_of([rounds for rounds, _ in asked]))
        except Exception as failure:
            for _, future in asked:
                future.set_exception(failure)
            return
        at = 0
        for rounds, future in asked:
            of_these = rounds.number * len(rounds.codes)
            future.set_result(worths[at : at + of_these].reshape(rounds.number, -1))
            at += of_these

    def think(
        self, tables: Array, scratch: Array, menu: Array, players: Array, codes: Array, gains: Array, squares: Array,
        worths: Array, counts: Array, dice: Array, seat: int, parts: int, margin: int, thought: int, first: int,
        rounds: int, limit: int,
    ) -> None:  # fmt: skip
        """What the template of the search does, with the playouts played together with those of others."""
        future: Future[Array] = Future()
        self.asked.put((Rounds(tables[:1].copy(), codes, seat, thought, first, rounds), future))
        found = future.result()
        found = found - found[:, :1]
        gains += found.sum(axis=0)
        squares += (found * found).sum(axis=0)


class Elsewhere(Search):
    """The search, with its playouts played together with those of others."""

    def __init__(self, game: Game, together: Together) -> None:
        super().__init__(game)
        self.together = together

    def compiled(self) -> Any:
        """Called as the template would be."""
        return self.together.think


def kernel_of(game: Game) -> Any:
    """One thread tries one choice in one world."""
    from numba import cuda, from_dtype

    twins = Twins(game, stand_ins(game, bots=True), cuda.jit(device=True))
    think, known_at, parts, margin = twins.twin(search.think), search.KNOWN, len(game.parts.names), search.MARGIN
    record, menu_record = from_dtype(dtype_of(game.State)), from_dtype(menu_dtype(game))

    @cuda.jit
    def play_out(known, seats, thoughts, rounds, codes, worlds, players, worths):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i < len(worths):
            tables, scratch = cuda.local.array(3, record), cuda.local.array(1, record)
            menu, dice = cuda.local.array(1, menu_record), cuda.local.array(2, np.uint64)
            gains, squares = cuda.local.array(1, np.int64), cuda.local.array(1, np.int64)
            worth, counts = cuda.local.array(1, np.int64), cuda.local.array(COUNTERS, np.int64)
            mine = rounds[i]
            tables[known_at] = known[mine]
            think(
                tables, scratch, menu, players, codes[i : i + 1], gains, squares, worth, counts, dice,
                seats[mine], parts, margin, thoughts[mine], worlds[i], 1, LIMIT,
            )  # fmt: skip
            worths[i] = worth[0]

    return play_out


def tables_in_global_memory() -> AbstractContextManager[Any]:
    """Every function that reads a table gets a copy: too much for the 64 KB of constant memory where players think."""
    from numba.cuda.cudadrv import nvvm

    return patch.object(nvvm, "ADDRSPACE_CONSTANT", nvvm.ADDRSPACE_GLOBAL)


def on_gpu(game: Game) -> Player:
    """Plays all playouts at once."""
    from numba import cuda

    kernel, players = kernel_of(game), Search(game).players

    def play(playouts: Playouts) -> Array:
        worths = cuda.device_array(len(playouts.codes), dtype=np.int64)
        blocks = (len(worths) + THREADS - 1) // THREADS
        with never_from_the_end("numba.cuda"), tables_in_global_memory():  # the first call compiles
            kernel[blocks, THREADS](*map(cuda.to_device, (*playouts, players)), worths)
        found: Array = worths.copy_to_host()
        return found

    return play


def play(together: Together, stretch: Stretch) -> list[Played]:
    """A game as the arena plays it, with every Octopus thinking elsewhere; none may fail."""
    setup, game = stretch.setup, find(stretch.setup.game)
    table = Table(game, stretch.bots(), setup.seed, stretch.first, setup.options)
    for bot in table.bots:
        if isinstance(bot, Octopus):
            bot.search = Elsewhere(game, together)
    table.play()
    if table.forfeits:
        raise RuntimeError(table.forfeits)
    return [Played(stretch.first, stretch.seating, table.places(), table.points())]


def play_all(arena: Arena, player: Player) -> Summary:
    """Play what is missing."""
    together = Together(player)
    with ThreadPoolExecutor(AT_ONCE) as pool:
        for games in spread(Crew(pool, AT_ONCE), partial(play, together), arena.stretches()):
            if arena.record is not None:
                arena.record.keep(games)
            arena.take(games)
    return arena.standings.summary()


def asked_for() -> Namespace:
    """What to play, as for the arena."""
    parser = ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--bots", default="octopus:480p,diver")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path)
    return parser.parse_args()


def main(asked: Namespace) -> None:
    """Play, and say who comes in before whom."""
    begun = time.perf_counter()
    arena = Arena(new_setup(asked.game, 2, {}, asked.bots.split(","), asked.seed), asked.games, asked.out)
    summary = play_all(arena, on_gpu(find(asked.game)))
    for pair in summary.pairs:
        print(
            f"{summary.game}: {pair.bot} before {pair.against}: {pair.share:.1%} ({pair.low:.1%} – {pair.high:.1%})"
            f" of {summary.games} games, {time.perf_counter() - begun:.0f} s"
        )


if __name__ == "__main__":
    main(asked_for())
