"""The law of the stage through all eyes at once: a few matches, and thousands in `make soak`."""

from __future__ import annotations

import os
import random

import pytest

from tablereef.games import GAMES
from tablereef.kernel.game import OVER
from tablereef.kernel.match import Event, Match
from tablereef.testing import laws
from tablereef.testing.suite import a_match
from tests.games import specimen_of

MATCHES = 2000 if os.environ.get("SOAK") else 1


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_everybody_sees_what_is_so(game: str) -> None:
    specimen, lines = specimen_of(game), 0
    for seed in range(MATCHES):
        rng, match = random.Random(seed), Match(specimen.game, a_match(specimen, seed).header, shows=1)
        while match.turn() != OVER:
            by, code = match.turn(), laws.random_event(specimen.game, match.state, rng)
            match.add(Event(by, code, specimen.game.codes(by).form(code)))
            for seat in laws.all_eyes(match):
                laws.the_stage_is_true(match, seat)
        lines += match.version
        if seed % 100 == 99:
            print(f"{game}: {seed + 1} matches, {lines:,} lines through all eyes", flush=True)
