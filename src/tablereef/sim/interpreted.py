"""The templates bound to a game's rules in CPython, to be stepped through in a debugger and compared with."""

from types import FunctionType
from typing import Any

from tablereef.kernel.game import Game
from tablereef.kernel.struct import clone
from tablereef.sim import hooks
from tablereef.sim.binding import NO_POLICIES, Policies, players_instead, rules_instead
from tablereef.sim.twins import names_loaded


def copy_position(states: Any, to: int, s: Any) -> None:
    """Assigning a position would share it."""
    states[to] = clone(s)


def interpreted(game: Game, template: Any, *, bots: bool = False, policies: Policies = NO_POLICIES) -> Any:
    """A template that runs on `State` objects; what it calls of the rules is the rules themselves."""
    instead = {**rules_instead(game), **players_instead(bots=bots, policies=policies), hooks.copy: copy_position}
    return bound(template, instead, {template.__module__, "tablereef.sim.playout"})


def bound(function: Any, instead: dict[Any, Any], templates: set[str]) -> Any:
    """A function, or what stands in for it; those of the templates' modules call in turn what stands in."""
    function = instead.get(function, function)
    if function.__module__ not in templates:
        return function
    scope = dict(function.__globals__)
    for name, _ in names_loaded(function):
        if isinstance(scope.get(name), FunctionType):
            scope[name] = bound(scope[name], instead, templates)
    return FunctionType(function.__code__, scope, function.__name__)
