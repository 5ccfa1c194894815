"""A player that thinks ahead: it plays on in worlds that it imagines, for as long as it may think."""

import math

from tablereef.kernel.game import Game
from tablereef.kernel.knowledge import Knowledge
from tablereef.sim.search import Search, Thought


class Octopus:
    """Chooses by search; `thought` is time on a core for each choice (`50ms`, `2s`), or playouts (`200p`)."""

    def __init__(self, game: Game, seat: int, seed: int, thought: str = "50ms") -> None:
        self.search = Search(game)
        self.thought = Thought(thought, game.playouts or math.inf)
        self.seed = seed

    def wakes_at_once(self) -> bool:
        """Whether what it thinks with was compiled before."""
        return self.search.is_cached()

    def wake(self) -> None:
        """Compile what it thinks with, or read it from where it was kept."""
        self.search.wake()

    def choose(self, knowledge: Knowledge) -> int:
        """The choice that seems best; one without others costs no thought."""
        return self.search.best(knowledge, self.thought, self.seed)

    def weigh(self, knowledge: Knowledge) -> tuple[int, float, float]:
        """The choice that seems best, of several; how likely one is to win by it, and by the best other one."""
        return self.search.weigh(knowledge, self.thought, self.seed)
