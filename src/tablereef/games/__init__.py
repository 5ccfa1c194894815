"""The games: one rulebook, one folder, always the same files."""

from importlib import import_module

from tablereef.kernel.game import Game
from tablereef.kernel.refusals import Refusal

GAMES = ("carcasse", "kleine_fische", "coralia")


def find(name: str) -> Game:
    """The game of that id."""
    if name not in GAMES:
        raise Refusal("unknown_game", name=name, known=", ".join(GAMES))
    game: Game = import_module(f"tablereef.games.{name}").GAME
    return game
