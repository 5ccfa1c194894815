"""The templates bound to a game's rules in CPython, to be stepped through in a debugger and compared with."""

from types import FunctionType
from typing import Any

from tablereef.kernel.game import Game
from tablereef.kernel.struct import clone
from tablereef.sim.compiler import HOOKS


def copy_position(states: Any, to: int, origin: int) -> None:
    """Assigning a position would share it."""
    states[to] = clone(states[origin])


def interpreted(game: Game, template: Any) -> Any:
    """A template that runs on `State` objects."""
    rules = {name: getattr(game, name) for name in HOOKS}
    return FunctionType(template.__code__, {**template.__globals__, **rules, "copy": copy_position})
