"""How scores come about: `python -m bench.balance coralia` prints the tables in that game's page of the docs."""

from __future__ import annotations

import sys
from math import sqrt

import numpy as np

from tablereef.games import find
from tablereef.kernel.game import Game
from tablereef.kernel.struct import unflat
from tablereef.sim.simulator import Array, Report, Simulator

GAMES, SAMPLED, DUELS, SEED, DUEL_SEED = 40_000, 10_000, 1_000, 5, 7
Z = 1.96  # 95 % intervals


def wilson(share: float, n: int) -> tuple[float, float]:
    """The interval of a share of n games."""
    middle, half = share + Z * Z / 2 / n, Z * sqrt(share * (1 - share) / n + Z * Z / 4 / n / n)
    return (middle - half) / (1 + Z * Z / n), (middle + half) / (1 + Z * Z / n)


def row(seats: int, bot: str, report: Report) -> str:
    """Scores, and the advantage of who begins."""
    won = report.places == 1
    first = (won[:, 0] / won.sum(axis=1)).mean()
    low, high = wilson(first, report.games)
    return (
        f"| {seats} | {bot} | {report.points.mean():.1f} | {report.points.std():.1f}"
        f" | {report.points.max(axis=1).mean():.1f} | {first:.1%} ({low:.1%}–{high:.1%}) | {first - 1 / seats:+.1%} |"
    )


def parts_of(game: Game, report: Report) -> Array:
    """What each part of the score brings on average."""
    assert report.states is not None
    s, parts = game.State(), range(len(game.parts.names))
    sums, seats = np.zeros(len(parts)), report.points.shape[1]
    for ints in report.states.view(np.int32).reshape(report.games, -1)[:SAMPLED].tolist():
        unflat(s, ints)
        sums += [sum(game.part(s, seat, part) for seat in range(seats)) for part in parts]
    means: Array = sums / seats / min(report.games, SAMPLED)
    return means


def parts_row(part: str | int, means: list[float]) -> str:
    """What one part of the score brings, table by table."""
    return " | ".join([f"| {part}", *(f"{mean:.1f}" for mean in means)]) + " |"


def duel(simulator: Simulator) -> str:
    """The heuristic against random, at each seat as often."""
    won = 0.0
    for bots in (("heuristic", "random"), ("random", "heuristic")):
        won += simulator.play(2, DUELS, DUEL_SEED, bots=bots).shares()[bots.index("heuristic")]
    share = won / 2 / DUELS
    low, high = wilson(share, 2 * DUELS)
    return f"The heuristic against random: {share:.1%} of {2 * DUELS:,} games ({low:.1%}–{high:.1%})."


def main(name: str) -> None:
    """Play with both players at every number of seats; the first seat begins."""
    game = find(name)
    simulator, rows, means = Simulator(game), [], []
    columns = [(bot, seats) for bot in ("random", "heuristic") for seats in game.seats]
    for bot, seats in columns:
        report = simulator.play(
            seats, GAMES, SEED, {"begins": "first_seat"}, (bot,), threads=2, keep_states=True
        )  # fmt: skip
        rows.append(row(seats, bot, report))
        means.append(parts_of(game, report))
    print(
        "| players | all play | mean | spread | winner | who begins wins | advantage |\n|---|---|---|---|---|---|---|"
    )
    print(*rows, "", sep="\n")
    print(f"| part |{'|'.join(f' {bot}, {seats} ' for bot, seats in columns)}|\n|---{'|---' * len(columns)}|")
    by_part = zip(game.parts.names, np.array(means).T, strict=True)
    print(*(parts_row(part, list(column)) for part, column in by_part), "", sep="\n")
    print(duel(simulator))


if __name__ == "__main__":
    main(sys.argv[1])
