"""Many simulated games: progress while they run, then figures as a table or as JSON."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import reduce
from itertools import cycle, islice
from operator import add
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from rich.box import SIMPLE_HEAD
from rich.table import Table

from tablereef.arena.play import POLICIES, Stretch, Tally, are_compiled, journals, tally, tally_of
from tablereef.arena.setup import new_setup
from tablereef.arena.spread import AHEAD, Crew, spread
from tablereef.bots.levels import today
from tablereef.kernel.game import Game
from tablereef.kernel.refusals import Refusal
from tablereef.kernel.words import Value, Words
from tablereef.sim import playout
from tablereef.terminal.progress import announce, hands, progress
from tablereef.terminal.refusals import TerminalRefusal
from tablereef.terminal.screen import Screen
from tablereef.terminal.speech import Speech

if TYPE_CHECKING:
    from tablereef.sim.simulator import Simulator

SLICE = 1_000_000  # games whose results are in memory at a time
STRETCH = 100_000  # games that compiled bots play at a time at most, where a cluster plays


@dataclass(frozen=True)
class Batch:
    """What is to be simulated."""

    game: Game
    players: int
    games: int
    bots: tuple[str, ...]
    seed: int
    options: dict[str, str]
    threads: int
    on: str = ""  # the address of a cluster

    def policies(self) -> list[str]:
        """The players that the compiler knows, seat by seat."""
        return [POLICIES[bot] for bot in self.bots]

    def is_compiled(self) -> bool:
        """Whether every bot is one that the compiler knows."""
        return set(self.bots) <= set(POLICIES)

    def is_thoughtful(self) -> bool:
        """Whether some seat does not play at random."""
        return set(self.policies()) != {"random"}

    def stretches(self, hands: int) -> Iterator[Stretch]:
        """The games in stretches for so many hands: for the compiler long ones, for bots that think a game each."""
        setup = new_setup(self.game.id, self.players, self.options, self.bots, self.seed)
        step = max(1, min(STRETCH, self.games // (AHEAD * hands))) if are_compiled(self.bots) else 1
        for first in range(0, self.games, step):
            yield Stretch(setup, tuple(range(self.players)), first, min(first + step, self.games))


class Summary(msgspec.Struct):
    """The figures of a batch."""

    game: str
    players: int
    games: int
    decisions: int
    chances: int
    seconds: float
    steps_per_second: float
    games_per_second: float
    wins: list[float]
    mean_scores: list[float]
    events: int
    capped: int


def seated_bots(bots: Sequence[str], players: int) -> tuple[str, ...]:
    """A bot for each seat; fewer names are repeated in turn."""
    if len(bots) > players:
        raise TerminalRefusal("too_many_bots", count=len(bots), seats=players)
    return tuple(islice(cycle(map(today, bots or ["plankton"])), players))


def simulate(batch: Batch, as_json: bool, kept: Path | None, screen: Screen, language: str) -> None:
    """Play the games and report; `kept` is a file for their journals."""
    speech = Speech(language, batch.game)
    new_setup(batch.game.id, batch.players, batch.options, batch.bots, batch.seed)  # refuses what there is not
    if batch.on or not batch.is_compiled():
        played, seconds = spread_out(batch, kept, speech)
    else:
        played, seconds = compiled(batch, kept, speech)
    summary = summed_up(batch, played, seconds)
    if as_json:
        sys.stdout.write(msgspec.json.encode(summary).decode() + "\n")
    else:
        title = speech.ui("sim-title", game=Words("game-name"), games=summary.games)
        screen.show(title, table_of(summary, batch, speech, screen.plain), speed_of(summary, speech))


def compiled(batch: Batch, kept: Path | None, speech: Speech) -> tuple[Tally, float]:
    """What the games come to by the compiled rules, and the seconds of play."""
    simulator = new_simulator(batch.game)
    announce(simulator.compiler, playout.batch, batch.is_thoughtful(), speech)
    with progress(speech.ui("sim-playing"), batch.games) as advance:
        reports = (
            simulator.play(
                batch.players, min(SLICE, batch.games - first), batch.seed, batch.options, batch.policies(),
                first=first, threads=batch.threads, progress=advance,
            )
            for first in range(0, batch.games, SLICE)
        )  # fmt: skip
        tallies = [(tally_of(report), report.seconds) for report in reports]
    if kept is not None:
        announce(simulator.compiler, playout.journal, batch.is_thoughtful(), speech)
        write_journals(batch, simulator, kept, speech)
    return reduce(add, (played for played, _ in tallies)), sum(seconds for _, seconds in tallies)


def new_simulator(game: Game) -> Simulator:
    """The game for the compiler; refused where that is not installed."""
    try:
        from tablereef.sim.search import simulator_of

        return simulator_of(game)
    except ImportError:
        raise Refusal("needs_extra", extra="sim") from None


def spread_out(batch: Batch, kept: Path | None, speech: Speech) -> tuple[Tally, float]:
    """The same by a cluster, or in processes by bots of one's own; that this is slow is said."""
    if kept is not None and batch.on:
        raise TerminalRefusal("no_journals")
    if not batch.is_compiled():
        sys.stderr.write(speech.ui("sim-slow") + "\n")
    begun = time.perf_counter()
    with hands(batch.threads, batch.on) as crew, progress(speech.ui("sim-playing"), batch.games) as advance:
        tallies = spread(crew, tally, batch.stretches(crew.hands)) if kept is None else written(batch, crew, kept)
        played = reduce(add, counted(tallies, advance))
    for seat, reasons in played.forfeits.items():
        fields: dict[str, Value] = {"name": batch.bots[seat], "count": len(reasons), "why": reasons[0]}
        sys.stderr.write(speech.say(Words("arena-forfeits", fields)) + "\n")
    return played, time.perf_counter() - begun


def counted(tallies: Iterator[Tally], advance: Callable[[int], None]) -> Iterator[Tally]:
    """Tallies as they come, each with its progress."""
    for one in tallies:
        advance(one.games)
        yield one


def written(batch: Batch, crew: Crew, path: Path) -> Iterator[Tally]:
    """Tallies as they come, each after the journals of its games are on disk."""
    try:
        with path.open("wb") as file:
            for one, lines in spread(crew, journals, batch.stretches(crew.hands)):
                file.write(lines)
                yield one
    except OSError:
        raise TerminalRefusal("cannot_write", path=str(path)) from None


def write_journals(batch: Batch, simulator: Simulator, path: Path, speech: Speech) -> None:
    """Every game as a match: a header and its lines, one JSON line each."""
    games = simulator.journals(batch.players, batch.games, batch.seed, batch.options, batch.policies())
    try:
        with path.open("wb") as file, progress(speech.ui("sim-writing"), batch.games) as advance:
            for header, lines in games:
                file.writelines(msgspec.json.encode(line) + b"\n" for line in [header, *lines])
                advance(1)
    except OSError:
        raise TerminalRefusal("cannot_write", path=str(path)) from None


def summed_up(batch: Batch, played: Tally, seconds: float) -> Summary:
    """The figures of a batch."""
    return Summary(
        game=batch.game.id,
        players=batch.players,
        games=played.games,
        decisions=played.decisions,
        chances=played.chances,
        seconds=seconds,
        steps_per_second=(played.decisions + played.chances) / seconds,
        games_per_second=played.games / seconds,
        wins=played.wins,
        mean_scores=[points / played.games for points in played.points],
        events=played.events,
        capped=played.capped,
    )


def table_of(summary: Summary, batch: Batch, speech: Speech, plain: bool) -> Table:
    """The figures for people: each seat's victories and scores."""
    table = Table(box=None if plain else SIMPLE_HEAD, pad_edge=False)
    for column in ("seat", "bot", "wins", "score"):
        table.add_column(speech.ui(f"sim-{column}"), justify="left" if column == "bot" else "right")
    for seat in range(summary.players):
        share = summary.wins[seat] / summary.games
        table.add_row(str(seat), batch.bots[seat], f"{share:.1%}", f"{summary.mean_scores[seat]:.2f}")
    return table


def speed_of(summary: Summary, speech: Speech) -> str:
    """How fast it went."""
    return speech.ui("sim-speed", steps=round(summary.steps_per_second), games=round(summary.games_per_second))
