"""Which matches can be analysed here; known without the simulator."""

from importlib.util import find_spec

from tablereef.kernel.game import Game, takes_the_first


def is_possible(game: Game) -> bool:
    """Whether matches of a game can be analysed: by its own player, and by the simulator, which is an extra."""
    return game.advise is not takes_the_first and find_spec("numba") is not None
