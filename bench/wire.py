"""What an act costs on the wire and on the server, by this tree beside an older commit, in one run.

In a checkout: python -m bench.wire COMMIT
"""

from __future__ import annotations

import gc
import time
import zlib
from random import Random

import msgspec

from bench.commits import HERE, Figures, checked_out, measured, run
from bench.page import when_and_where, write_table
from tablereef.games import GAMES, find
from tablereef.kernel.game import OVER
from tablereef.kernel.match import Match, seeded_match
from tablereef.table.live import table
from tablereef.table.seen import news

SEATS = 4
ACTS = 400
END = b"\0\0\xff\xff"  # which sockets leave out


def measure(name: str) -> Figures:
    """Bytes for each act and seat, and milliseconds of CPU for each act, with four seats who look at every state."""
    gc.disable()  # the server looks for garbage beside
    said = sent = acts = seed = 0
    seconds = 0.0
    while acts < ACTS:
        seed += 1
        match, random = new_match(name, seed), Random(seed)
        heard = [news.heard(match, seat) for seat in range(SEATS)]
        squeezers = [zlib.compressobj(wbits=-12, memLevel=5) for _ in range(SEATS)]  # as the server's sockets have them
        while match.turn() != OVER and acts < ACTS:
            code = random.choice(match.game.legal(match.state))
            begun = time.process_time()
            match.act(match.turn(), code)
            for seat, squeezer in enumerate(squeezers):
                text = msgspec.json.encode(news.match_state(match, seat, (seat,), heard[seat], None))
                squeezed = squeezer.compress(text) + squeezer.flush(zlib.Z_SYNC_FLUSH)
                said, sent = said + len(text), sent + len(squeezed) - len(END)
                heard[seat] = news.heard(match, seat)
            seconds += time.process_time() - begun
            acts += 1
    return {"said": said / acts / SEATS, "sent": sent / acts / SEATS, "milliseconds": 1000 * seconds / acts}


def new_match(name: str, seed: int) -> Match:
    """A match as the server has it; an older tree shows no lines."""
    game = find(name)
    return (
        seeded_match(game, SEATS, seed, shows=table.SHOWN)
        if hasattr(table, "SHOWN")
        else seeded_match(game, SEATS, seed)
    )


def row(name: str, before: Figures, now: Figures) -> str:
    """A game's figures; sockets did not compress before."""
    octets = [before["said"], now["said"], now["sent"]]
    times = [before["milliseconds"], now["milliseconds"]]
    cells = [f"{number:,.0f}" for number in octets] + [f"{now['sent'] / before['said']:.2f} ×"]
    return f"| {' | '.join([name, *cells, *(f'{number:.2f}' for number in times)])} |"


def main(commit: str) -> None:
    """Check the commit out beside, measure, and write the section."""
    with checked_out(commit) as old:
        rows = [row(name, *(measured("bench.wire", tree, name) for tree in (old, HERE))) for name in GAMES]
    print("\n".join(rows))
    write_table(
        "## What an act costs",
        f"{when_and_where()} {ACTS} random acts at tables of {SEATS}, where every seat gets every state: bytes for each"
        " act and seat, as JSON and as the socket sends them (compressed since), and CPU of the server for each act"
        f" (rules, journal, four states, compression). Before: commit {commit}.",
        ["game", "bytes before", "JSON now", "sent now", "of before", "ms before", "ms now"],
        rows,
    )


if __name__ == "__main__":
    run(measure, main)
