"""The arena at the terminal: progress while bots play, then who is how strong."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path

import msgspec
from rich.box import SIMPLE_HEAD
from rich.table import Table

from tablereef.arena.arena import Arena
from tablereef.arena.play import are_compiled
from tablereef.arena.plot import elo, plot
from tablereef.arena.setup import Setup, short
from tablereef.arena.standings import BotLine, PairLine, Summary
from tablereef.bots.levels import level_of
from tablereef.games import find
from tablereef.kernel.words import Value, Words
from tablereef.sim import playout
from tablereef.terminal.progress import announce, hands, progress
from tablereef.terminal.refusals import TerminalRefusal
from tablereef.terminal.screen import Screen
from tablereef.terminal.speech import Speech


@dataclass(frozen=True)
class Wish:
    """How an arena is to be played, and what is to come of it."""

    games: int
    processes: int
    on: str
    out: Path | None
    margin: float | None  # of the sequential test
    as_json: bool
    plot: Path | None


def run_arena(setup: Setup, wish: Wish, screen: Screen, language: str) -> None:
    """Play what is missing, and say how the bots stand; an interrupt says it too."""
    speech = Speech(language, find(setup.game))
    arena = Arena(setup, wish.games, wish.out, wish.margin)
    stopped = not played_out(arena, wish, speech)
    summary = arena.standings.summary()
    if wish.as_json:
        sys.stdout.write(msgspec.json.encode(summary).decode() + "\n")
    else:
        show(summary, screen, speech)
    if wish.plot is not None:
        draw(summary, wish.plot, speech)
    if stopped:
        if wish.out is not None:
            sys.stderr.write(say(speech, "stopped", path=str(wish.out)) + "\n")
        raise KeyboardInterrupt


def played_out(arena: Arena, wish: Wish, speech: Speech) -> bool:
    """Play; whether nobody stopped it."""
    if not wish.on and not arena.is_over():
        compile_ahead(arena, speech)
    total, done = arena.deals * len(arena.seatings), arena.played()
    try:
        with hands(wish.processes, wish.on) as crew, progress(say(speech, "playing"), total, done) as advance:
            for games in arena.run(crew):
                advance(games - done)
                done = games
    except KeyboardInterrupt:
        return False
    return True


def compile_ahead(arena: Arena, speech: Speech) -> None:
    """What several processes need is compiled once, before they begin."""
    bots, seated = arena.setup.bots, [[arena.setup.bots[bot] for bot in seating] for seating in arena.seatings]
    policies = [bot for seats in seated if are_compiled(seats) for bot in seats]
    if not policies and "octopus" not in map(level_of, bots):
        return
    from tablereef.sim.search import Search, think

    search = Search(find(arena.setup.game))
    if policies:
        announce(search.simulator.compiler, playout.batch, set(policies) != {"plankton"}, speech)
    if "octopus" in map(level_of, bots):
        announce(search.simulator.compiler, think, search.is_advised, speech)


def say(speech: Speech, key: str, **fields: Value) -> str:
    """A sentence of the arena."""
    return speech.say(Words(f"arena-{key}", fields))


def show(summary: Summary, screen: Screen, speech: Speech) -> None:
    """The figures for people."""
    if not summary.deals:
        screen.show(say(speech, "none"))
        return
    shares = " · ".join(f"{share:.1%}" for share in summary.seats)
    screen.show(
        say(speech, "title", game=Words("game-name"), games=summary.games, deals=summary.deals),
        bots_table(summary.bots, speech, screen.plain),
        pairs_table(summary.pairs, speech, screen.plain),
        say(speech, "seats", shares=shares),
        *(
            say(speech, "forfeits", name=short(line.bot), count=line.forfeits, why=line.why)
            for line in summary.bots
            if line.why is not None
        ),
    )


def bots_table(lines: list[BotLine], speech: Speech, plain: bool) -> Table:
    """The bots, the best first."""
    table = new_table(["bot", "rating", "wins", "interval", "points"], speech, plain)
    for line in lines:
        table.add_row(
            short(line.bot),
            elo(line.rating, line.error),
            f"{line.wins:.1%}",
            interval(line),
            f"{line.points:.2f}",
        )
    return table


def pairs_table(lines: list[PairLine], speech: Speech, plain: bool) -> Table:
    """Who comes in before whom."""
    tested = [line.verdict for line in lines if line.verdict is not None]
    table = new_table(["bot", "against", "before", "interval", *["test"][: len(tested)]], speech, plain)
    for line in lines:
        verdict = [] if line.verdict is None else [say(speech, f"verdict-{line.verdict}")]
        table.add_row(short(line.bot), short(line.against), f"{line.share:.1%}", interval(line), *verdict)
    return table


def new_table(columns: list[str], speech: Speech, plain: bool) -> Table:
    """A table with headings; names stand on the left, all else on the right."""
    table = Table(box=None if plain else SIMPLE_HEAD, pad_edge=False)
    for column in columns:
        justify = "left" if column in ("bot", "against") else "right"
        table.add_column(say(speech, column), justify=justify)  # type: ignore[arg-type]
    return table


def interval(line: BotLine | PairLine) -> str:
    """From where to where."""
    return f"{line.low:.1%} – {line.high:.1%}"


def draw(summary: Summary, path: Path, speech: Speech) -> None:
    """The picture, into a file."""
    try:
        path.write_text(plot(summary, speech), encoding="utf-8")
    except OSError:
        raise TerminalRefusal("cannot_write", path=str(path)) from None
