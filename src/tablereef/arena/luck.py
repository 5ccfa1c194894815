"""How much chance decides: the same deals, played again and again by players who choose otherwise each time."""

from __future__ import annotations

import numpy as np

from tablereef.kernel.dice import CHANCE_STREAM, CHOICE_STREAM, stream_of
from tablereef.kernel.game import Game
from tablereef.sim import hooks, playout
from tablereef.sim.hooks import setup
from tablereef.sim.playout import play_on, points
from tablereef.sim.search import simulator_of
from tablereef.sim.simulator import LIMIT, Array

REPEATS = 16  # games of each deal


def replay(
    tables: hooks.Records, scratch: hooks.Records, menu: hooks.Menus, options: hooks.Ints, players: hooks.Ints,
    counts: hooks.Longs, leads: hooks.Longs, seats: int, parts: int, seed: hooks.Seed, deal: int, limit: int,
) -> None:  # fmt: skip
    """One deal, as often as there are (empty) tables; by how many points the first seat leads the second."""
    for i in range(len(tables)):
        setup(tables[i], seats, options)
        chance = stream_of(seed, deal, CHANCE_STREAM)
        choice = stream_of(seed, deal * len(tables) + i, CHOICE_STREAM)
        play_on(tables[i], scratch, menu[0].codes, players, counts, chance, choice, limit)
        leads[i] = points(tables[i], 0, parts) - points(tables[i], 1, parts)


def leads_of(game: Game, deals: int, seed: int) -> Array:
    """By how many points the first of two Planktons leads in the end: deals × repeats."""
    sim = simulator_of(game)
    entry = sim.compiler.entry(replay)
    options, players = sim.table(2, {"begins": "first_seat"}, ("random",))
    (menu, scratch), counts = sim.buffers(), np.zeros(playout.COUNTERS, dtype=np.int64)
    leads = np.zeros((deals, REPEATS), dtype=np.int64)
    for deal in range(deals):
        tables = np.zeros(REPEATS, dtype=sim.dtype)
        entry(
            tables, scratch, menu, options, players, counts, leads[deal], 2, len(game.parts.names), seed, deal, LIMIT
        )  # fmt: skip
    return leads


def share_of_chance(leads: Array) -> float:
    """Which share of the variance is between deals: what is left once the choices within each are taken away."""
    within = leads.var(axis=1, ddof=1).mean()
    between = leads.mean(axis=1).var(ddof=1) - within / leads.shape[1]
    return float(max(between, 0) / (max(between, 0) + within))
