"""Compiled twins: the same code objects, bound to compiled callees.

From an entry function the walk follows every global name that its bytecode loads. Functions of ours become
twins in turn; tuples of ints (the component tables) become constant arrays; all else stays as it is.
"""

from __future__ import annotations

import dis
import types
from collections.abc import Callable
from typing import Any

import numpy as np

from tablereef.kernel.struct import layout

WIDTH = np.int32  # one width for all, so that a record is a plain vector of ints


def dtype_of(cls: type) -> np.dtype[Any]:
    """The record type of a position class."""
    return np.dtype(
        [
            (name, WIDTH if field.kind is int else dtype_of(field.kind), field.lengths)
            for name, field in layout(cls).items()
        ],
        align=True,
    )


class Twins:
    """Makes and keeps the twins of one run: `compile_function` decides what a twin is."""

    def __init__(self, instead: dict[Any, Any], compile_function: Callable[[Any], Any]) -> None:
        self.instead = instead
        self.compile_function = compile_function
        self.made: dict[Any, Any] = {}

    def twin(self, function: Any) -> Any:
        """The twin of a function, or of what stands in for it."""
        function = self.instead.get(function, function)
        if function not in self.made:
            self.made[function] = self.compile_function(self.rebind(function))
        return self.made[function]

    def rebind(self, function: Any) -> types.FunctionType:
        """The same code with twins for its globals."""
        known = function.__globals__
        scope = {"__name__": function.__module__, "__builtins__": known["__builtins__"]}
        for instruction in dis.get_instructions(function):
            if instruction.opname == "LOAD_GLOBAL" and instruction.argval in known:
                scope[instruction.argval] = self.counterpart(known[instruction.argval])
        twin = types.FunctionType(function.__code__, scope, function.__name__, function.__defaults__)
        twin.__qualname__, twin.__module__ = function.__qualname__, function.__module__
        return twin

    def counterpart(self, value: Any) -> Any:
        """What a global name means in compiled code."""
        if isinstance(value, types.FunctionType) and value.__module__.partition(".")[0] in ("tablereef", "tests"):
            return self.twin(value)
        if isinstance(value, tuple) and value and all(isinstance(item, (int, tuple)) for item in value):
            return np.array(value, dtype=WIDTH)
        return value
