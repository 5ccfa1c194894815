"""Compiled twins: the same code objects, bound to compiled callees.

From an entry function the walk follows every global name that its bytecode loads, `module.NAME` too. Functions of
tablereef and of the packages of game, template and policies become twins in turn; tuples of ints (the component tables)
become constant arrays; all else stays as it is.
"""

from __future__ import annotations

import dis
import types
from collections.abc import Callable, Iterator
from copy import copy
from itertools import pairwise
from typing import Any

import numpy as np

from tablereef.kernel.game import Game
from tablereef.kernel.struct import layout

WIDTH = np.int32  # one width for all, so that a record is a plain vector of ints
DTYPES: dict[type, np.dtype[Any]] = {}  # numba looks at types at every call, and knows the very same one at once


def dtype_of(cls: type) -> np.dtype[Any]:
    """The record type of a position class."""
    fields = [
        (name, WIDTH if field.kind is int else dtype_of(field.kind), field.lengths)
        for name, field in layout(cls).items()
    ]
    return DTYPES.setdefault(cls, np.dtype(fields, align=True))


class Twins:
    """Makes and keeps the twins of one run: `compile_function` decides what a twin is."""

    def __init__(self, game: Game, instead: dict[Any, Any], compile_function: Callable[[Any], Any]) -> None:
        self.packages = {top_package(module) for module in (__name__, game.State.__module__)} | packages_of(instead)
        self.instead = instead
        self.compile_function = compile_function
        self.made: dict[Any, Any] = {}
        self.modules: dict[types.ModuleType, types.ModuleType] = {}

    def extended(self, more: dict[Any, Any]) -> Twins:
        """The same twins, for a template in which more takes the place of more: what is made is made once."""
        extended = copy(self)
        extended.packages, extended.instead = self.packages | packages_of(more), self.instead | more
        return extended

    def twin(self, function: Any) -> Any:
        """The twin of a function, or of what stands in for it."""
        function = self.instead.get(function, function)
        if function not in self.made:
            self.made[function] = self.compile_function(self.rebind(function))
        return self.made[function]

    def entry(self, template: Any) -> types.FunctionType:
        """A template of any package, to be compiled; what it calls of its own package becomes twins too."""
        self.packages.add(top_package(template.__module__))
        return self.rebind(template)

    def rebind(self, function: Any) -> types.FunctionType:
        """The same code with twins for its globals."""
        known = function.__globals__
        scope = {"__name__": function.__module__, "__builtins__": known["__builtins__"]}
        for name, attribute in names_loaded(function):
            if name in known:
                scope[name] = self.counterpart(known[name], attribute)
        twin = types.FunctionType(function.__code__, scope, function.__name__, function.__defaults__)
        twin.__qualname__, twin.__module__ = function.__qualname__, function.__module__
        return twin

    def counterpart(self, value: Any, attribute: str = "") -> Any:
        """What a global name means in compiled code; a module's stand-in has what is taken of it."""
        if isinstance(value, types.FunctionType) and self.is_ours(value.__module__):
            return self.twin(value)
        if isinstance(value, types.ModuleType) and self.is_ours(value.__name__):
            module = self.modules.setdefault(value, types.ModuleType(value.__name__))
            setattr(module, attribute, self.counterpart(getattr(value, attribute)))
            return module
        if isinstance(value, tuple) and value and all(isinstance(item, (int, tuple)) for item in value):
            return np.array(value, dtype=WIDTH)
        return value

    def is_ours(self, module: str) -> bool:
        """Whether a module belongs to tablereef, or to the package of the game, a template or a policy."""
        return top_package(module) in self.packages


def packages_of(stand_ins: dict[Any, Any]) -> set[str]:
    """Where what stands in comes from."""
    return {top_package(stand_in.__module__) for stand_in in stand_ins.values()}


def top_package(module: str) -> str:
    """The first part of a module's name."""
    return module.partition(".")[0]


def names_loaded(function: Any) -> Iterator[tuple[str, str]]:
    """Every global name that a function loads, with the attribute that it then takes of it, if any."""
    for instruction, following in pairwise(dis.get_instructions(function)):
        if instruction.opname == "LOAD_GLOBAL":
            takes = following.opname in ("LOAD_ATTR", "LOAD_METHOD")
            yield instruction.argval, following.argval if takes else ""
