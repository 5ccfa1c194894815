"""Random play by this tree beside an older commit and OpenSpiel's pig, in one run on one core.

In a checkout: python -m bench.beside COMMIT
"""

from __future__ import annotations

import time
from functools import partial
from pathlib import Path

from bench.commits import HERE, Figures, checked_out, measured, run
from bench.page import when_and_where, write_table
from bench.play import compiled, play_interpreted, play_pig, sample, timed
from tablereef.games import GAMES, find
from tablereef.sim.simulator import Simulator

ROUNDS = 10  # of every contestant in turn; the best counts, because other load on the machine only slows down
SEATS = 3
BATCH = 20_000


def measure(name: str) -> Figures:
    """Steps per second of CPU time, interpreted and compiled, by the rules that this process imports."""
    if name == "pig":
        return {"pig": timed(play_pig(sample)).steps}
    game = find(name)
    sim = Simulator(game)
    sim.play(SEATS, 1, 1)
    begun = time.process_time()
    report = compiled(sim, SEATS, BATCH, 1)
    seconds = time.process_time() - begun
    return {
        "interpreted": timed(play_interpreted(game, SEATS)).steps,
        "compiled": (report.decisions + report.chances) / seconds,
    }


def best(found: list[Figures]) -> Figures:
    """The best of all rounds."""
    return {who: max(rates[who] for rates in found) for who in found[0]}


def rows(old: Path, cache: str) -> list[str]:
    """For each game its speed here, beside the old tree's and pig's."""
    by = partial(measured, "bench.beside", XDG_CACHE_HOME=cache)
    lines = []
    for name in GAMES:
        turns = [(by(HERE, "pig"), by(old, name), by(HERE, name)) for _ in range(ROUNDS)]
        pig, before, now = (best(list(rates)) for rates in zip(*turns, strict=True))
        lines += [
            f"| {name}, {who} | {before[who] / 1e6:.3f} M | {now[who] / 1e6:.3f} M | {now[who] / before[who]:.3f} × "
            f"| {now[who] / pig['pig']:.2f} × |"
            for who in now
        ]
        print("\n".join(lines[-2:]), flush=True)
    return lines


def main(commit: str) -> None:
    """Check the commit out beside, measure, and write the section."""
    with checked_out(commit) as old:
        found = rows(old, str(old.parent))
    write_table(
        "## Beside an older commit",
        f"{when_and_where()} Random play of {SEATS} seats on one core, commit {commit} and this one in turn,"
        f" best of {ROUNDS} rounds; steps by CPU time.",
        ["who", "before", "now", "now to before", "of pig"],
        found,
    )


if __name__ == "__main__":
    run(measure, main)
