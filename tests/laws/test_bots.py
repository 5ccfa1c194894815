"""No bot cheats: two worlds alike to a seat give the same decision under the same stream."""

import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

from tablereef.bots import Bot, make_bot
from tablereef.bots.levels import LEVELS, OCTOPUS
from tablereef.bots.octopus import Octopus
from tablereef.kernel.game import Game, hides_nothing, takes_the_first
from tablereef.kernel.knowledge import Knowledge
from tablereef.kernel.struct import clone, flat
from tablereef.testing import Specimen, laws
from tablereef.testing.suite import pytest_generate_tests  # noqa: F401 — every `specimen` below
from tests.games import SPECIMENS, specimen_of  # noqa: F401

PAIRS = 12  # of worlds that differ, for each game and bot
SEED = 3


def worlds_alike(specimen: Specimen) -> Iterator[tuple[Any, Any]]:
    """Pairs of different worlds that the seat to move cannot tell apart, where it has a choice."""
    game = specimen.game
    for s, rng in specimen.positions(400, share=0.4):
        if game.turn(s) >= 0 and len(game.legal(s)) > 1:
            other = laws.alike(game, s, game.turn(s), rng)
            if other != s:
                yield clone(s), other


def holds(specimen: Specimen, game: Game, new_bot: Callable[[Any], Bot]) -> bool:
    """Whether the law holds for a bot, made for the world that it plays in."""
    pairs = list(islice(worlds_alike(specimen), PAIRS))
    assert len(pairs) == PAIRS
    try:
        for s, other in pairs:
            made = iter([new_bot(s), new_bot(other)])
            laws.a_bot_chooses_the_same_in_worlds_alike(game, lambda made=made: next(made), s, other)  # type: ignore[misc]
    except AssertionError:
        return False
    return True


@pytest.mark.parametrize("name", [*LEVELS[:-1], f"{OCTOPUS}:60p"])
def test_no_bot_cheats(specimen: Specimen, name: str) -> None:
    assert holds(specimen, specimen.game, lambda s: make_bot(name, specimen.game, specimen.game.turn(s), SEED))


class Peeking:
    """A cheat: it plays by the true position, which somebody passed to it beside what it knows."""

    def __init__(self, s: Any) -> None:
        self.s = s

    def choose(self, knowledge: Knowledge) -> int:
        """Any choice, but by a stream that the true position decides."""
        return random.Random(repr(flat(self.s))).choice(knowledge.choices())


def test_a_bot_that_peeks_is_caught() -> None:
    mini = specimen_of("mini")
    assert not holds(mini, mini.game, Peeking)


def test_a_search_in_the_true_world_is_caught() -> None:
    """Octopus as it is, and with nothing concealed from it."""
    mini = specimen_of("mini")
    honest = replace(mini.game, advise=takes_the_first)
    for game in (honest, replace(honest, conceal=hides_nothing)):
        assert holds(mini, game, lambda s, game=game: Octopus(game, game.turn(s), SEED, "60p")) == (game is honest)  # type: ignore[misc]
