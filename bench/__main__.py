"""Run the benchmarks of this machine and write them into bench/results.md; the part on the GPU is kept."""

from __future__ import annotations

from bench.page import when_and_where, write_section
from bench.play import ROUNDS, figures
from tablereef.games import GAMES, find
from tablereef.kernel.game import Game


def section(game: Game) -> str:
    """The figures of one game."""
    found = figures(game)
    pig = found["rates"]["pig"].steps
    rows = [
        f"| {name} | {rate.steps / 1e6:.2f} M | {rate.steps / pig:.2f} × | {rate.games:,.0f} |"
        for name, rate in found["rates"].items()
    ]
    return "\n".join(
        [
            f"## {game.id}: random play on one core, beside OpenSpiel's pig",
            "",
            f"{when_and_where()} Best of {ROUNDS} rounds in turn.",
            "",
            "| who | steps/s | of pig | games/s |",
            "|---|---|---|---|",
            *rows,
            "",
            f"A position has {found['bytes']} bytes. A fresh process plays compiled after {found['first']:.1f} s the"
            f" first time, after {found['cached']:.1f} s from the cache.",
            "",
        ]
    )


def main() -> None:
    """Measure every game."""
    for name in GAMES:
        print(f"{name}: measuring for about two minutes …", flush=True)
        new = section(find(name))
        print(new)
        write_section(new)


main()
