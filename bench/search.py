"""Thinking beside bare playouts, and beside OpenSpiel's search in C++: one run on one core, by CPU time.

In a checkout: python -m bench.search [game …]
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any, NamedTuple

from bench.page import when_and_where, write_table
from tablereef.games import GAMES, find
from tablereef.kernel.game import Game, takes_the_first
from tablereef.kernel.knowledge import Knowledge
from tablereef.sim import playout
from tablereef.sim.search import Search, Thought
from tablereef.sim.simulator import ASKED, Simulator

ROUNDS = 5  # of every contestant in turn; the best counts, because other load on the machine only slows down
POSITIONS = 8
THOUGHT = Thought("1000p")
SIMULATIONS = 2000  # of OpenSpiel's search, for one choice
WORLDS = 500  # dealt for each position and played on, without a thought


class Rate(NamedTuple):
    """Events and playouts per second."""

    events: float
    playouts: float


def in_the_midst(game: Game) -> list[Knowledge]:
    """What the seat to move knows in some positions after sixty events of random play."""
    sim = Simulator(game)
    positions = sim.records(*[game.new(2)] * POSITIONS * 4)
    sim.play_on(positions, ("random",), 1, limit=60)
    movers = sim.play_on(positions, (ASKED,), 2).movers.tolist()
    known = [Knowledge(game, *found) for found in zip(sim.positions(positions), movers, strict=True) if found[1] >= 0]
    return [one for one in known if len(one.choices()) > 1][:POSITIONS]


def thinking(searching: Search, positions: list[Knowledge]) -> Rate:
    """Think in each of the positions."""
    begun, before, playouts = time.process_time(), int(searching.counts[playout.EVENTS]), 0
    for known in positions:
        playouts += searching.tried(known, known.choices(), THOUGHT, 1).playouts
    seconds = time.process_time() - begun
    return Rate((int(searching.counts[playout.EVENTS]) - before) / seconds, playouts / seconds)


def bare(sim: Simulator, bot: str, games: int) -> Rate:
    """Whole games, without any thought."""
    begun = time.process_time()
    report = sim.play(2, games, 1, None, (bot,))
    seconds = time.process_time() - begun
    return Rate(report.events / seconds, games / seconds)


def without_thought(sim: Simulator, bot: str, positions: list[Knowledge]) -> Rate:
    """The rest of the games from the same positions, in imagined worlds: the mix of events that a search meets."""
    begun, events = time.process_time(), 0
    for known in positions:
        events += sim.play_on(sim.worlds(known, WORLDS, 1), (bot,), 1).events
    seconds = time.process_time() - begun
    return Rate(events / seconds, WORLDS * len(positions) / seconds)


def openspiel() -> Callable[[], Rate]:
    """OpenSpiel's search over information sets, in C++, on its gin rummy: simulations for one choice."""
    import pyspiel

    game = pyspiel.load_game("gin_rummy")
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])

    def think() -> Rate:
        bot: Any = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, SIMULATIONS)
        begun = time.process_time()
        bot.step(state)
        return Rate(0, SIMULATIONS / (time.process_time() - begun))

    return think


def best(contestants: dict[str, Callable[[], Rate]]) -> dict[str, Rate]:
    """Everyone in turn, several rounds; the best of each."""
    found: dict[str, list[Rate]] = {name: [] for name in contestants}
    for run in contestants.values():
        run()  # compiles
    for _ in range(ROUNDS):
        for name, run in contestants.items():
            found[name].append(run())
    return {name: max(rates, key=lambda rate: rate.playouts) for name, rates in found.items()}


def rows(game: Game, beside: Callable[[], Rate]) -> list[str]:
    """Search and bare playouts of one game, by random and by its own player."""
    lines, sim, positions = [], Simulator(game), in_the_midst(game)
    for bot, games, asked in (("random", 20_000, replace(game, advise=takes_the_first)), ("heuristic", 2_000, game)):
        searching = Search(asked)
        found = best(
            {
                "bare": lambda bot=bot, games=games: bare(sim, bot, games),  # type: ignore[misc]
                "rest": lambda bot=bot: without_thought(sim, bot, positions),  # type: ignore[misc]
                "search": lambda searching=searching: thinking(searching, positions),  # type: ignore[misc]
                "openspiel": beside,
            }
        )
        bare_rate, rest, search = (found[name].events for name in ("bare", "rest", "search"))
        lines.append(
            f"| {game.id}, {bot} | {bare_rate / 1e6:.2f} M | {rest / 1e6:.2f} M | {search / 1e6:.2f} M |"
            f" {search / bare_rate:.0%} | {search / rest:.0%} | {found['search'].playouts:,.0f} |"
            f" {found['openspiel'].playouts:,.0f} |"
        )
        print(lines[-1], flush=True)
    return lines


def main(names: list[str]) -> None:
    """Measure the games and write the section."""
    beside = openspiel()
    found = [line for name in names for line in rows(find(name), beside)]
    write_table(
        "## Search beside bare playouts",
        f"{when_and_where()} Two seats, one core, by CPU time, best of {ROUNDS} rounds in turn: whole games without"
        f" thought; choices in the midst of games, {THOUGHT.number} playouts each; and between them the rest of games"
        f" from these very positions, in {WORLDS} worlds each, without thought: another mix of events than whole games."
        " The last column is OpenSpiel's search over information sets in C++ (`ISMCTSBot`, one random rollout for each"
        " simulation) at the first choice of its gin rummy, in the same run.",
        [
            "playouts by",
            "whole games, events/s",
            "the rest alone",
            "search",
            "of whole games",
            "of the rest",
            "playouts/s",
            "OpenSpiel's simulations/s",
        ],
        found,
    )


if __name__ == "__main__":
    main(sys.argv[1:] or list(GAMES))
