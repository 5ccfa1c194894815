"""Compiles the templates of playout.py for one game on the CPU, and keeps the result between runs."""

from __future__ import annotations

import hashlib
import os
import sys
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from inspect import signature
from pathlib import Path
from threading import RLock
from types import ModuleType
from typing import Any

import numba
import numpy as np
from numba import from_dtype, int32, int64, njit, types, uint64, void

import tablereef.kernel
import tablereef.sim
from tablereef.kernel import dice, story
from tablereef.kernel.game import Game
from tablereef.sim import hooks, machine_dice, playout
from tablereef.sim.twins import WIDTH, Twins, dtype_of

HOOKS = ("setup", "turn", "choices", "lots", "lot", "apply", "part", "standing", "conceal", "imagine", "advise")
INDEX_PARAMETERS = ["context", "builder", "idxty", "idx", "size"]  # of the function within numba that we replace
COMPILING = RLock()
DICE = ("below", "draw", "roll", "stream_of", "word")


def silent(*_: Any) -> None:
    """Nothing is told in compiled play."""


def holds(*_: Any) -> bool:
    """What is certain until something is concealed need not be asked, nor odds for who has forgotten be compiled."""
    return True


def stand_ins(game: Game, *, bots: bool) -> dict[Any, Any]:
    """What takes the place of what when a template is bound to a game; `bots`: some see positions concealed."""
    hooked = {getattr(hooks, name): getattr(game, name) for name in HOOKS}
    drawn = {getattr(dice, name): getattr(machine_dice, name) for name in DICE}
    choose = playout.choose_as_player if bots else playout.choose_at_random
    certain = {} if bots else dict.fromkeys(game.certain, holds)
    return {
        **hooked,
        **drawn,
        **certain,
        hooks.choose: choose,
        hooks.copy: playout.copy_record,
        story.tell: silent,
        story.whisper: silent,
    }


def menu_dtype(game: Game) -> np.dtype[Any]:
    """A menu in a record: references to a plain array would be counted at every question."""
    return np.dtype([("codes", WIDTH, game.menu_size)])


def signatures(game: Game) -> dict[str, Any]:
    """The exact types of the entries: another layout or width is refused instead of compiled once more."""
    record, numbers, table = from_dtype(dtype_of(game.State))[::1], int32[::1], int32[:, ::1]
    menu = from_dtype(menu_dtype(game))[::1]
    return {
        "batch": void(
            record, record, menu, numbers, numbers, int64[::1], table, table, int64, int64, uint64, int64, int64
        ),
        "journal": int64(record, record, numbers, numbers, numbers, numbers, numbers, int64, uint64, int64),
        "perft": int64(record, table, numbers, int64),
        "conceal_and_imagine": void(record, record, uint64[::1], int64),
    }


def sources_hash(game: Game) -> str:
    """A hash of all sources that can reach the compiled code: an edited constant must not meet an old cache."""
    digest = hashlib.sha256()
    for module in (tablereef.kernel, tablereef.sim, sys.modules[game.State.__module__]):
        for file in sources(module):
            digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


def sources(module: ModuleType) -> list[Path]:
    """The files of a module's folder; a game in a single file has no folder of its own."""
    assert module.__file__ is not None
    file = Path(module.__file__)
    return sorted(file.parent.glob("*.py")) if module.__package__ else [file]


def cache_folder(game: Game) -> Path:
    """Where compiled code is kept between runs."""
    base = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return base / "tablereef" / f"{game.id}-{sources_hash(game)}-py{sys.version_info.major}.{sys.version_info.minor}"


@cache
def inside(package: str) -> tuple[Any, Any] | None:
    """What the patch needs of numba: a module and a lock. None, said once, where they are not as we know them."""
    try:
        arrays = import_module(f"{package}.np.arrayobj")
        lock = import_module(f"{package}.core.compiler_lock").global_compiler_lock
        if list(signature(arrays.fix_integer_index).parameters) == INDEX_PARAMETERS:
            return arrays, lock
    except (ImportError, AttributeError):
        pass
    warnings.warn(f"{package} has changed inside: games are compiled without our patch, and run slower", stacklevel=2)
    return None


@contextmanager
def never_from_the_end(package: str) -> Iterator[None]:
    """Compile every index as it is: rules never count from the end, and bounds checks then refuse to."""
    known = inside(package)
    if known is None:
        yield
        return
    arrays, lock = known

    def as_it_is(context: Any, builder: Any, kind: Any, index: Any, length: Any) -> Any:
        return context.cast(builder, index, kind, types.intp)

    with lock:  # the compiler's own: meanwhile nobody compiles, neither we nor whoever uses numba beside us
        kept = arrays.fix_integer_index
        arrays.fix_integer_index = as_it_is
        try:
            yield
        finally:
            arrays.fix_integer_index = kept


@contextmanager
def compiling_into(folder: Path) -> Iterator[None]:
    """Compile with a cache of our own, one thread at a time."""
    with COMPILING:
        kept = numba.config.CACHE_DIR
        numba.config.CACHE_DIR = str(folder)
        try:
            with never_from_the_end("numba"):
                yield
        finally:
            numba.config.CACHE_DIR = kept


class Compiler:
    """The compiled entries of one game, with or without bounds checks."""

    def __init__(self, game: Game, *, boundscheck: bool = False) -> None:
        self.game = game
        self.boundscheck = boundscheck
        self.signatures = signatures(game)
        self.fast = Twins(game, stand_ins(game, bots=False), self.inlined)
        self.plain = Twins(game, stand_ins(game, bots=False), self.inner)
        self.thinking = Twins(game, stand_ins(game, bots=True), self.inner)
        self.compiled: dict[tuple[str, bool], Any] = {}

    def inner(self, function: Any, *, inline: bool = False) -> Any:
        """A function that only compiled code calls; never cached, because the entry that holds it is."""
        return njit(no_cpython_wrapper=True, no_cfunc_wrapper=True, forceinline=inline, boundscheck=self.boundscheck)(
            function
        )

    def inlined(self, function: Any) -> Any:
        """The same, inlined, which makes play a third faster, and compiling as long for each entry anew."""
        return self.inner(function, inline=True)

    def twins(self, name: str, bots: bool) -> Twins:
        """What an entry calls: inlined for millions of games, unless players think: that would compile for minutes."""
        if bots:
            return self.thinking
        return self.fast if name == "batch" else self.plain

    def folder(self, bots: bool) -> Path:
        """The cache of one way to compile."""
        return cache_folder(self.game) / f"{'checked' if self.boundscheck else 'plain'}-{'bots' if bots else 'random'}"

    def is_cached(self, name: str, *, bots: bool = False) -> bool:
        """Whether an entry needs no compiling: it is in memory or on disk."""
        return (name, bots) in self.compiled or any(self.folder(bots).glob(f"*/playout.{name}-*.nbi"))

    def entry(self, name: str, *, bots: bool = False) -> Any:
        """An entry, compiled when first asked for, or read from the cache."""
        if (name, bots) not in self.compiled:
            with compiling_into(self.folder(bots)):
                if (name, bots) not in self.compiled:  # another thread may have been first
                    decorate = njit(self.signatures[name], cache=True, nogil=True, boundscheck=self.boundscheck)
                    self.compiled[name, bots] = decorate(self.twins(name, bots).rebind(getattr(playout, name)))
        return self.compiled[name, bots]
