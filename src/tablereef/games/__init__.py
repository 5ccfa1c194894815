"""The games: one rulebook, one folder, always the same files. Other packages bring more by an entry point."""

from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points

from tablereef.kernel.game import Game
from tablereef.kernel.refusals import Refusal

GAMES = ("carcasse", "kleine_fische", "coralia")  # of this package
GROUP = "tablereef.games"  # the entry points of other packages: an id, and where its Game is


@cache
def brought() -> dict[str, EntryPoint]:
    """The games of other packages, by id."""
    return {entry.name: entry for entry in entry_points(group=GROUP) if entry.name not in GAMES}


def known() -> tuple[str, ...]:
    """The ids of all games, those of this package first."""
    return (*GAMES, *sorted(brought()))


def find(name: str) -> Game:
    """The game of that id."""
    if name in GAMES:
        game: Game = import_module(f"tablereef.games.{name}").GAME
        return game
    if name not in brought():
        raise Refusal("unknown_game", name=name, known=", ".join(known()))
    return loaded(brought()[name])


def loaded(entry: EntryPoint) -> Game:
    """The game of another package; whatever is wrong there is one refusal here."""
    try:
        game = entry.load()
    except Exception as problem:
        why = f"{type(problem).__name__}: {problem}"
        raise Refusal("broken_game", name=entry.name, where=entry.value, why=why) from problem
    if not isinstance(game, Game) or game.id != entry.name:
        raise Refusal("broken_game", name=entry.name, where=entry.value, why="no Game of that id")
    return game


@cache
def playable() -> tuple[tuple[Game, ...], tuple[Refusal, ...]]:
    """All games that can be played here, and why others cannot."""
    games, refusals = [], []
    for name in known():
        try:
            games.append(find(name))
        except Refusal as refusal:
            refusals.append(refusal)
    return tuple(games), tuple(refusals)
