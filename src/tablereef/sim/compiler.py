"""Compiles templates for one game on the CPU, and keeps the result between runs."""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from inspect import get_annotations
from pathlib import Path
from threading import RLock
from typing import Any

import numba
import numpy as np
from numba import from_dtype, int32, int64, njit, uint64, void

import tablereef.kernel
import tablereef.sim
from tablereef.kernel.game import Game
from tablereef.sim import hooks
from tablereef.sim.binding import HOOKS, NO_POLICIES, Policies, stand_ins
from tablereef.sim.twins import WIDTH, Twins, dtype_of
from tablereef.sim.within_numba import our_way

COMPILING = RLock()
SMALL = 240  # bytes of code up to which a function is always inlined: thought is a quarter faster, compiling no slower


@cache
def menu_dtype(game: Game) -> np.dtype[Any]:
    """A menu in a record."""
    return np.dtype([("codes", WIDTH, game.menu_size)])


def signature_of(template: Any, game: Game) -> Any:
    """The exact types of an entry: another layout or width is refused instead of compiled once more."""
    meant = {
        hooks.Records: from_dtype(dtype_of(game.State))[::1],
        hooks.Menus: from_dtype(menu_dtype(game))[::1],
        hooks.Ints: int32[::1],
        hooks.Table: int32[:, ::1],
        hooks.Longs: int64[::1],
        hooks.Dice: uint64[::1],
        hooks.Seed: uint64,
        int: int64,
        None: void,
    }
    *takes, gives = (meant[annotation] for annotation in get_annotations(template, eval_str=True).values())
    return gives(*takes)


def sources_hash(game: Game, functions: Iterable[Any]) -> str:
    """A hash of all sources that can reach the compiled code: an edited constant must not meet an old cache."""
    rules = [getattr(game, name) for name in HOOKS]  # by name too: a game may be another's with one rule replaced
    digest = hashlib.sha256(repr([(rule.__module__, rule.__qualname__) for rule in rules]).encode())
    modules = [vars(module) for module in (tablereef.kernel, tablereef.sim, sys.modules[game.State.__module__])]
    scopes = [*modules, *(function.__globals__ for function in [*rules, *functions])]
    for file in {file: None for scope in scopes for file in sources(scope)}:
        digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


def sources(scope: Mapping[str, Any]) -> list[Path]:
    """The files of a module's folder; a game or a bot in one file has no folder, what the kernel wrote has no file."""
    if "__file__" not in scope:
        return []
    file = Path(scope["__file__"])
    return sorted(file.parent.glob("*.py")) if scope["__package__"] else [file]


def cache_folder(game: Game, functions: Iterable[Any] = ()) -> Path:
    """Where compiled code is kept between runs; `functions`: what else goes into it."""
    base = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    python = f"py{sys.version_info.major}.{sys.version_info.minor}"
    return base / "tablereef" / f"{game.id}-{sources_hash(game, functions)}-{python}"


@contextmanager
def compiling_into(folder: Path) -> Iterator[None]:
    """Compile with a cache of our own, one thread at a time."""
    with COMPILING:
        kept = numba.config.CACHE_DIR
        numba.config.CACHE_DIR = str(folder)
        try:
            with our_way():
                yield
        finally:
            numba.config.CACHE_DIR = kept


class Compiler:
    """The compiled entries of one game, with or without bounds checks; `policies`: players beside the game's own."""

    def __init__(self, game: Game, *, boundscheck: bool = False, policies: Policies = NO_POLICIES) -> None:
        self.game = game
        self.boundscheck = boundscheck
        self.ways = {"boundscheck": boundscheck, "_nrt": False}  # nothing allocates, so no reference need be counted
        self.policies = policies
        self.fast = Twins(game, stand_ins(game, bots=False), self.inlined)
        self.plain = Twins(game, stand_ins(game, bots=False), self.inner)
        self.thinking = Twins(game, stand_ins(game, bots=True, policies=policies), self.inner)
        self.compiled: dict[tuple[Any, bool], Any] = {}

    def inner(self, function: Any, *, inline: bool = False) -> Any:
        """A function that only compiled code calls; never cached, because the entry that holds it is."""
        inline = inline or len(function.__code__.co_code) <= SMALL
        return njit(no_cpython_wrapper=True, no_cfunc_wrapper=True, forceinline=inline, **self.ways)(function)

    def inlined(self, function: Any) -> Any:
        """The same, inlined, which makes play a third faster, and compiling as long for each entry anew."""
        return self.inner(function, inline=True)

    def twins(self, template: Any, bots: bool) -> Twins:
        """What an entry calls: inlined for millions of games, unless players think: that would compile for minutes."""
        if bots:
            return self.thinking
        return self.fast if template in hooks.OFTEN else self.plain

    def ingredients(self, template: Any, bots: bool) -> list[Any]:
        """What goes into an entry beside game, kernel and simulator."""
        return [template, *(self.policies.values() if bots else ())]

    def folder(self, template: Any, bots: bool) -> Path:
        """The cache of one way to compile a template."""
        _, *policies = ingredients = self.ingredients(template, bots)
        way = ["checked" if self.boundscheck else "plain", "bots" if bots else "random"]
        return cache_folder(self.game, ingredients) / "-".join(way + [policy.__qualname__ for policy in policies])

    def is_cached(self, template: Any, *, bots: bool = False) -> bool:
        """Whether an entry needs no compiling: it is in memory or on disk."""
        file = f"*/{Path(template.__code__.co_filename).stem}.{template.__qualname__}-*.nbi"
        return (template, bots) in self.compiled or any(self.folder(template, bots).glob(file))

    def entry(self, template: Any, *, bots: bool = False) -> Any:
        """A template of any package as an entry, compiled when first asked for, or read from the cache."""
        if (template, bots) not in self.compiled:
            kept = all("__file__" in part.__globals__ for part in self.ingredients(template, bots))
            with compiling_into(self.folder(template, bots)):
                if (template, bots) not in self.compiled:  # another thread may have been first
                    types = signature_of(template, self.game)
                    decorate = njit(types, cache=kept, nogil=True, **self.ways)
                    self.compiled[template, bots] = decorate(self.twins(template, bots).entry(template))
        return self.compiled[template, bots]
