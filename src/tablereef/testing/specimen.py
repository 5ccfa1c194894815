"""A specimen: a game, and all that the laws must know to test it."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import product
from typing import Any

from tablereef.kernel.game import Game
from tablereef.testing import laws

Table = tuple[int, dict[str, str]]  # how many seats, which options


def nothing_to_lose(s: Any) -> bool:
    """A game without pieces keeps them all."""
    return True


@dataclass(frozen=True, eq=False)
class Specimen:
    """A game to be tested; an open game without pieces needs nothing but the game."""

    game: Game
    name: str = ""  # where a game has several specimens
    conserved: Callable[[Any], bool] = nothing_to_lose  # every piece is in one place; in the Python that compiles
    secrets: frozenset[str] = frozenset()  # the fields of a position that are hidden from somebody
    rare: Callable[[Any, random.Random], None] | None = None  # deals out first what random play hardly meets
    also: tuple[Game, ...] = ()  # the same rules from rare starts, for the audit
    pace: float = 1.0  # less where games are long: fewer of them, and fewer of their positions
    replayed: int = 60  # compiled games that CPython replays
    audited: int = 3_000  # compiled games in which everything is counted after every event
    shortest: int = 1  # events; random games are longer
    slow: bool = False  # no part of a quick run

    def __repr__(self) -> str:
        return f"Specimen({self.id})"

    @property
    def id(self) -> str:
        """What the tests call it."""
        return self.name or self.game.id

    def every_table(self) -> list[Table]:
        """All seat counts with all options."""
        names = [option.name for option in self.game.options]
        values = product(*(option.values for option in self.game.options))
        return [(seats, dict(zip(names, chosen, strict=True))) for chosen in values for seats in self.game.seats]

    def a_table(self, rng: random.Random) -> Table:
        """A random seat count with random options."""
        return rng.choice(self.game.seats), {option.name: rng.choice(option.values) for option in self.game.options}

    def positions(self, games: int, share: float = 1.0) -> Iterator[tuple[Any, random.Random]]:
        """That share of the positions of at least one random game for every table, and of more up to so many."""
        tables = self.every_table()
        tables += [self.a_table(random.Random(i)) for i in range(int(games * self.pace) - len(tables))]
        for i, (seats, options) in enumerate(tables):
            rng = random.Random(i)
            for s in laws.positions(self.game, seats, options, rng, self.rare):
                if share == 1 or rng.random() < share:
                    yield s, rng
