"""The level for newcomers and children: it sees what lies open, and overlooks things as people do."""

from __future__ import annotations

from random import Random

from tablereef.kernel.game import Game
from tablereef.kernel.knowledge import Knowledge

OVERLOOKED = {"carcasse": 0.26, "kleine_fische": 0.15, "coralia": 0.5}  # how often the best choice is not seen
USUALLY = 0.3  # in games of other packages


class Snorkeller:
    """The game's own advice, but now and then the best choice is overlooked, and then perhaps the next best too."""

    def __init__(self, game: Game, seed: int) -> None:
        self.rate = OVERLOOKED.get(game.id, USUALLY)
        self.random = Random(seed)

    def choose(self, knowledge: Knowledge) -> int:
        """The best choice that is not overlooked."""
        seen = knowledge.choices()
        best = self.advised(knowledge, seen)
        while best in seen and len(seen) > 1 and self.random.random() < self.rate:
            seen.remove(best)
            best = self.advised(knowledge, seen)
        return best

    def advised(self, knowledge: Knowledge, seen: list[int]) -> int:
        """What the game advises of these choices."""
        return knowledge.game.advise(knowledge.state, list(seen), len(seen))
