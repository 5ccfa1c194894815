"""The level for newcomers and children: it sees what lies open, and overlooks things as people do."""

from __future__ import annotations

from random import Random

from tablereef.kernel.game import Game
from tablereef.kernel.knowledge import Knowledge

# How often the best choice is not seen: enough to lose clearly to Diver, and to beat Plankton clearly (docs/bots.md).
OVERLOOKED = {"carcasse": 0.27, "kleine_fische": 0.16, "coralia": 0.41}
USUALLY = 0.3  # in games of other packages


class Snorkeller:
    """The game's own advice, but now and then the best choice is overlooked: what then seems best is taken."""

    def __init__(self, game: Game, seed: int) -> None:
        self.rate = OVERLOOKED.get(game.id, USUALLY)
        self.random = Random(seed)

    def choose(self, knowledge: Knowledge) -> int:
        """The best choice, or the next best; where there is one only, nothing can be overlooked."""
        menu = knowledge.choices()
        best = advised(knowledge, menu)
        if len(menu) == 1 or self.random.random() >= self.rate:
            return best
        return advised(knowledge, [code for code in menu if code != best])


def advised(knowledge: Knowledge, menu: list[int]) -> int:
    """What the game advises of these choices."""
    return knowledge.game.advise(knowledge.state, menu, len(menu))
