"""A game compiled for the CPU: whole batches of random games over threads, and journals of single games."""

from __future__ import annotations

import hashlib
import os
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numba
import numpy as np
from numba import from_dtype, int32, int64, njit, uint64, void

import tablereef.kernel
import tablereef.sim
from tablereef.kernel import dice, story
from tablereef.kernel.game import Game
from tablereef.kernel.match import Deal, Event, Header, new_header
from tablereef.sim import hooks, machine_dice, playout
from tablereef.sim.twins import Twins, dtype_of

HOOKS = ("setup", "turn", "choices", "lots", "lot", "apply", "part", "place", "conceal", "imagine")
CHUNK = 512  # tables of one call: they fit a core's cache, and progress shows often
LIMIT = 5000  # events after which a simulated game is cut short
SEAT_COLUMNS = 4


def silent(*_: Any) -> None:
    """Nothing is told in compiled play."""


def stand_ins(game: Game) -> dict[Any, Any]:
    """What takes the place of what when a template is bound to a game."""
    hooked = {getattr(hooks, name): getattr(game, name) for name in HOOKS}
    drawn = {getattr(dice, name): getattr(machine_dice, name) for name in ("draw", "stream_of", "roll")}
    return {**hooked, **drawn, story.tell: silent, story.whisper: silent}


def sources_hash(game: Game) -> str:
    """A hash of all sources that can reach the compiled code: an edited constant must not meet an old cache."""
    folders = [Path(module.__file__).parent for module in (tablereef.kernel, tablereef.sim, game.components)]  # type: ignore[arg-type]
    digest = hashlib.sha256()
    for folder in folders:
        for file in sorted(folder.glob("*.py")):
            digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


def cache_folder(game: Game) -> Path:
    """Where compiled code is kept between runs."""
    base = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return base / "tablereef" / f"{game.id}-{sources_hash(game)}-{sys.version_info.major}{sys.version_info.minor}"


@dataclass
class Report:
    """What a batch of games came to."""

    games: int
    decisions: int  # with at least two choices
    chances: int  # with at least two outcomes
    events: int
    capped: int  # games cut short by the limit
    seconds: float
    points: np.ndarray[Any, Any]  # per game and seat
    places: np.ndarray[Any, Any]
    states: np.ndarray[Any, Any] | None  # final positions, where they were asked for

    def shares(self) -> np.ndarray[Any, Any]:
        """Each seat's victories: k winners share, 1/k each."""
        won = self.places == 1
        shares: np.ndarray[Any, Any] = (won / won.sum(axis=1, keepdims=True)).sum(axis=0)
        return shares


class Simulator:
    """One game, compiled."""

    def __init__(self, game: Game, *, boundscheck: bool = False) -> None:
        self.game = game
        self.dtype = dtype_of(game.State)
        record = from_dtype(self.dtype)
        inner = njit(no_cpython_wrapper=True, no_cfunc_wrapper=True, forceinline=True, boundscheck=boundscheck)
        twins = Twins(stand_ins(game), inner)
        numbers, table = int32[::1], int32[:, ::1]
        batch = void(
            record[::1], numbers, numbers, int64[::1], table, table, int64, int64, uint64, int64, int64
        )  # fmt: skip
        journal = int64(record[::1], numbers, numbers, numbers, numbers, int64, uint64, int64)
        concealing = void(record[::1], record[::1], uint64[::1], int64)
        self.entries = {"batch": batch, "journal": journal, "conceal_and_imagine": concealing}
        self.twins, self.boundscheck = twins, boundscheck
        self.compiled: dict[str, Any] = {}

    def entry(self, name: str) -> Any:
        """An entry, compiled when first asked for, or read from the cache."""
        if name not in self.compiled:
            kept = numba.config.CACHE_DIR
            numba.config.CACHE_DIR = str(cache_folder(self.game) / ("checked" if self.boundscheck else "plain"))
            try:
                decorate = njit(self.entries[name], cache=True, nogil=True, boundscheck=self.boundscheck)
                self.compiled[name] = decorate(self.twins.rebind(getattr(playout, name)))
            finally:
                numba.config.CACHE_DIR = kept
        return self.compiled[name]

    def play(
        self,
        seats: int,
        games: int,
        seed: int,
        options: Mapping[str, str] | None = None,
        *,
        first: int = 0,
        threads: int = 1,
        keep_states: bool = False,
        progress: Callable[[int], None] = silent,
    ) -> Report:
        """Play games first, first + 1, … of a seed; the same games on any number of threads."""
        self.game.new(seats, options)  # refuses what the game does not have
        values = np.array(self.game.option_values(options or {}), dtype=np.int32)
        points = np.zeros((games, SEAT_COLUMNS), dtype=np.int32)
        places = np.zeros((games, SEAT_COLUMNS), dtype=np.int32)
        kept = np.zeros(games, dtype=self.dtype) if keep_states else None
        batch, parts = self.entry("batch"), len(self.game.parts.names)

        def play_chunk(start: int) -> np.ndarray[Any, Any]:
            stop = min(start + CHUNK, games)
            states = np.zeros(stop - start, dtype=self.dtype) if kept is None else kept[start:stop]
            menu, counts = np.zeros(self.game.menu_size, np.int32), np.zeros(playout.COUNTERS, np.int64)
            batch(
                states, menu, values, counts, points[start:stop], places[start:stop],
                seats, parts, seed, first + start, LIMIT,
            )  # fmt: skip
            return counts

        begun, total = time.perf_counter(), np.zeros(playout.COUNTERS, np.int64)
        with ThreadPoolExecutor(threads) as pool:
            for counts in pool.map(play_chunk, range(0, games, CHUNK)):
                total += counts
                progress(CHUNK)
        decisions, chances, events, capped = (int(n) for n in total)
        return Report(
            games, decisions, chances, events, capped, time.perf_counter() - begun,
            points[:, :seats], places[:, :seats], kept,
        )  # fmt: skip

    def trace(
        self, seats: int, seed: int, index: int, options: Mapping[str, str] | None = None
    ) -> tuple[np.ndarray[Any, Any], list[int], list[int]]:
        """One game event by event: the positions from the start on, the movers, the codes."""
        values = np.array(self.game.option_values(options or {}), dtype=np.int32)
        positions = np.zeros(LIMIT + 1, dtype=self.dtype)
        codes, movers = np.zeros(LIMIT, np.int32), np.zeros(LIMIT, np.int32)
        menu = np.zeros(self.game.menu_size, np.int32)
        n = self.entry("journal")(positions, codes, movers, menu, values, seats, seed, index)
        return positions[: n + 1], movers[:n].tolist(), codes[:n].tolist()

    def journals(
        self, seats: int, games: int, seed: int, options: Mapping[str, str] | None = None
    ) -> Iterator[tuple[Header, Sequence[Event]]]:
        """The same games as `play`, as headers and events."""
        names = [f"seat {seat}" for seat in range(seats)]
        for index in range(games):
            _, movers, codes = self.trace(seats, seed, index, options)
            header = new_header(self.game, names, options or {}, Deal(seed=seed, index=index), f"{seed}-{index}")
            yield (
                header,
                [Event(by, code, self.game.codes(by).form(code)) for by, code in zip(movers, codes, strict=True)],
            )
