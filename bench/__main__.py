"""Run the benchmarks of this machine and write them into bench/results.md; the part on the GPU is kept."""

from __future__ import annotations

import platform
import re
import subprocess
from datetime import date
from pathlib import Path

from bench.play import figures
from tablereef.games import GAMES, find
from tablereef.kernel.game import Game

RESULTS = Path(__file__).parent / "results.md"


def machine() -> str:
    """The machine in words."""
    cpu = re.search(r"model name\s*: (.*)", Path("/proc/cpuinfo").read_text())
    return f"{cpu[1] if cpu else platform.machine()}, Python {platform.python_version()}"


def commit() -> str:
    """The commit that was measured."""
    return subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=True
    ).stdout.strip()


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
            f"{date.today()}, commit {commit()}, {machine()}. Best of five rounds in turn.",
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


def replace_section(page: str, new: str) -> str:
    """The page with this section renewed, or added at its end."""
    heading = new.splitlines()[0]
    parts = re.split(r"(?m)^(?=## )", page)
    kept = [new if part.startswith(heading) else part for part in parts]
    return "".join(kept if new in kept else [*kept, new])


def main() -> None:
    """Measure every game."""
    for name in GAMES:
        print(f"{name}: measuring for about two minutes …", flush=True)
        new = section(find(name))
        print(new)
        RESULTS.write_text(replace_section(RESULTS.read_text(encoding="utf-8"), new + "\n"), encoding="utf-8")


main()
