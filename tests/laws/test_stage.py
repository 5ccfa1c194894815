"""The law of the stage through all eyes at once: a few matches, and thousands in `make soak`."""

from __future__ import annotations

import os
import random
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat

import pytest

from tablereef.games import GAMES
from tablereef.kernel.game import OVER
from tablereef.kernel.match import Event, Match
from tablereef.testing import laws
from tablereef.testing.suite import a_match
from tests.games import specimen_of

MATCHES = 2000 if os.environ.get("SOAK") else 1


def lines_seen(game: str, seed: int) -> int:
    """Plays a random match before all eyes, to each of which every line must be told as it is."""
    specimen, rng = specimen_of(game), random.Random(seed)
    match = Match(specimen.game, a_match(specimen, seed).header, shows=1)
    while match.turn() != OVER:
        by, code = match.turn(), laws.random_event(specimen.game, match.state, rng)
        match.add(Event(by, code, specimen.game.codes(by).form(code)))
        for seat in laws.all_eyes(match):
            laws.the_stage_is_true(match, seat)
    return match.version


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_everybody_sees_what_is_so(game: str) -> None:
    lines = 0
    with ProcessPoolExecutor() as processes:
        for n, seen in enumerate(processes.map(lines_seen, repeat(game), range(MATCHES)), 1):
            lines += seen
            if n % 100 == 0:
                print(f"{game}: {n:,} matches, {lines:,} lines through all eyes", flush=True)
