"""All that the tests know about the games: one file for each, found by its name.

SPECIMENS      what the laws are tried on
RARE_PLAYERS   the same with players who seek what random ones hardly meet, in no Python that compiles
BETWEEN_CHANCES   secrets between two chances, when no message is sent
SPOILED        what `conserved` must notice
LEAKS          games that tell what they must not, and the law that must notice
PLAYTHROUGHS   whole games that a person can read
WAYS           counts of ways to play
REPLAYED       compiled games that the long tests replay in CPython
AUDITED        compiled games in which the long tests count all pieces after every event
PICTURE        how the docs show it in the browser
"""

from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from tablereef.testing import Specimen
from tests.known import Leak, Playthrough, Ways

MODULES = {found.name: import_module(f"tests.games.{found.name}") for found in iter_modules(__path__)}


def all_of(name: str) -> tuple[Any, ...]:
    """What all files have under a name, one after the other."""
    return tuple(item for module in MODULES.values() for item in getattr(module, name, ()))


SPECIMENS: tuple[Specimen, ...] = all_of("SPECIMENS")
RARE_PLAYERS: tuple[Specimen, ...] = all_of("RARE_PLAYERS")
LEAKS: tuple[Leak, ...] = all_of("LEAKS")
PLAYTHROUGHS: tuple[Playthrough, ...] = all_of("PLAYTHROUGHS")
WAYS: tuple[Ways, ...] = all_of("WAYS")
EVERY_GAME = tuple(specimen.game for specimen in SPECIMENS)


def specimen_of(game: str) -> Specimen:
    """The specimen of a game."""
    return next(specimen for specimen in SPECIMENS if specimen.id == game)
