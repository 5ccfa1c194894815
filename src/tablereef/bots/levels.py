"""The four levels of our own bots, and the ids by which journals, stores and scripts may name them."""

from __future__ import annotations

from importlib.util import find_spec

OCTOPUS = "octopus"
LEVELS = ("plankton", "snorkeller", "diver", OCTOPUS)  # from the weakest on
FORMERLY = {"random": "plankton", "heuristic": "diver"}  # ids of before there were four
NEWCOMERS = "snorkeller"  # against whom somebody plays first
ADVISER = "diver"  # who is asked what a good player would do where nobody thinks ahead: sensible, and quick
STANDIN = "diver"  # who moves for people where nobody has chosen a level
USUAL_THOUGHT = "200ms"  # of an octopus, about one move


def today(name: str) -> str:
    """The name by which a bot is known now."""
    return FORMERLY.get(name, name)


def level_of(name: str) -> str | None:
    """The level that a bot's name means, with or without a thinking time; None: somebody else's bot."""
    level = today(name).partition(":")[0]
    return level if level in LEVELS else None


def levels_here() -> tuple[str, ...]:
    """The levels that can play here: Octopus thinks with the simulator, which is an extra."""
    return LEVELS if find_spec("numba") else LEVELS[:-1]
