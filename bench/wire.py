"""What an act costs on the wire and on the server, by this tree beside an older commit, in one run.

In a checkout: python -m bench.wire COMMIT
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import msgspec

from bench.beside import HERE, checked_out
from bench.page import when_and_where, write_section
from tablereef.games import GAMES, find
from tablereef.kernel.game import OVER
from tablereef.kernel.match import Match, seeded_match
from tablereef.table.live import table
from tablereef.table.seen import news

SEATS = 4
ACTS = 400


def measure(name: str) -> dict[str, float]:
    """Bytes for each act and seat, and milliseconds of CPU for each act, with four seats who look at every state."""
    octets = acts = seed = 0
    seconds = 0.0
    while acts < ACTS:
        seed += 1
        match, random = new_match(name, seed), Random(seed)
        heard = [news.heard(match, seat) for seat in range(SEATS)]
        while match.turn() != OVER and acts < ACTS:
            code = random.choice(match.game.legal(match.state))
            begun = time.process_time()
            match.act(match.turn(), code)
            for seat in range(SEATS):
                octets += len(msgspec.json.encode(news.match_state(match, seat, (seat,), heard[seat], None)))
                heard[seat] = news.heard(match, seat)
            seconds += time.process_time() - begun
            acts += 1
    return {"bytes": octets / acts / SEATS, "milliseconds": 1000 * seconds / acts}


def new_match(name: str, seed: int) -> Match:
    """A match as the server has it; an older tree shows no lines."""
    game = find(name)
    return (
        seeded_match(game, SEATS, seed, shows=table.SHOWN)
        if hasattr(table, "SHOWN")
        else seeded_match(game, SEATS, seed)
    )


def by(tree: Path, name: str) -> dict[str, float]:
    """What a process measures that serves by a tree."""
    environment = {**os.environ, "PYTHONPATH": f"{tree / 'src'}:{HERE}"}
    command = [sys.executable, "-m", "bench.wire", "--measure", name]
    return dict(json.loads(subprocess.run(command, env=environment, check=True, capture_output=True, cwd=HERE).stdout))


def row(name: str, before: dict[str, float], now: dict[str, float]) -> str:
    """A game's figures."""
    shares = " | ".join(
        f"{before[what]:,.{digits}f} | {now[what]:,.{digits}f} | {now[what] / before[what]:.2f} ×"
        for what, digits in (("bytes", 0), ("milliseconds", 2))
    )
    return f"| {name} | {shares} |"


def main(commit: str) -> None:
    """Check the commit out beside, measure, and write the section."""
    with checked_out(commit) as old:
        rows = [row(name, by(old, name), by(HERE, name)) for name in GAMES]
    print("\n".join(rows))
    write_section(
        "\n".join(
            [
                "## What an act costs",
                "",
                f"{when_and_where()} {ACTS} random acts at tables of {SEATS}, where every seat gets every state: bytes"
                " for each act and seat, CPU of the server for each act (rules, journal, four states)."
                f" Before: commit {commit}.",
                "",
                "| game | bytes before | now | | ms before | now | |",
                "|---|---|---|---|---|---|---|",
                *rows,
                "",
            ]
        )
    )


if __name__ == "__main__":
    if sys.argv[1] == "--measure":
        print(json.dumps(measure(sys.argv[2])))
    else:
        main(sys.argv[1])
