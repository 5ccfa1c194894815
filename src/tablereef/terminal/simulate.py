"""Many simulated games: progress while they run, then figures as a table or as JSON."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import cycle, islice, repeat
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from tablereef.bots.levels import today
from tablereef.kernel.game import Game
from tablereef.kernel.refusals import Refusal
from tablereef.kernel.words import Words
from tablereef.sim import playout
from tablereef.terminal.refusals import TerminalRefusal
from tablereef.terminal.screen import Screen
from tablereef.terminal.speech import Speech

if TYPE_CHECKING:
    from tablereef.sim.simulator import Report, Simulator

POLICIES = {"plankton": "random", "diver": "heuristic"}  # levels that play compiled


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

    def is_thoughtful(self) -> bool:
        """Whether some seat does not play at random."""
        return set(self.bots) != {"plankton"}

    def policies(self) -> tuple[str, ...]:
        """Who sits at each seat, as the simulator knows them."""
        return tuple(POLICIES[bot] for bot in self.bots)


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
    for name in bots:
        if today(name) not in POLICIES:
            raise Refusal("unknown_bot", name=name, known=", ".join(POLICIES))
    if len(bots) > players:
        raise TerminalRefusal("too_many_bots", count=len(bots), seats=players)
    return tuple(islice(cycle(map(today, bots)) if bots else repeat("plankton"), players))


def simulate(batch: Batch, as_json: bool, journals: Path | None, screen: Screen, language: str) -> None:
    """Play the games and report; `journals` is a file for all their events."""
    speech = Speech(language, batch.game)
    batch.game.new(batch.players, batch.options)  # refuses what the game does not have, before compiling
    simulator = new_simulator(batch.game)
    announce(simulator, playout.batch, batch, speech)
    with progress(speech.ui("sim-playing"), batch.games) as advance:
        report = simulator.play(
            *(batch.players, batch.games, batch.seed, batch.options, batch.policies()),
            threads=batch.threads,
            progress=advance,
        )
    if journals is not None:
        announce(simulator, playout.journal, batch, speech)
        write_journals(batch, simulator, journals, speech)
    summary = summed_up(batch, report)
    if as_json:
        sys.stdout.write(msgspec.json.encode(summary).decode() + "\n")
    else:
        title = speech.ui("sim-title", game=Words("game-name"), games=summary.games)
        screen.show(title, table_of(summary, batch, speech, screen.plain), speed_of(summary, speech))


def new_simulator(game: Game) -> Simulator:
    """The game for the compiler; refused where that is not installed."""
    try:
        from tablereef.sim.simulator import Simulator
    except ImportError:
        raise Refusal("needs_extra", extra="sim") from None
    return Simulator(game)


def announce(simulator: Simulator, entry: Any, batch: Batch, speech: Speech) -> None:
    """Compile what is needed; where that takes time it is said."""
    compiler, bots = simulator.compiler, batch.is_thoughtful()
    if compiler.is_cached(entry, bots=bots):
        return
    console = Console(stderr=True, markup=False)
    sentence = speech.ui("sim-compiling", game=Words("game-name"))
    if not console.is_terminal:
        console.print(sentence)
    with console.status(sentence):
        compiler.entry(entry, bots=bots)


@contextmanager
def progress(sentence: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar on the error stream, where somebody looks at it."""
    console = Console(stderr=True, markup=False)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(sentence, total=total)
        yield lambda games: bar.advance(task, games)


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


def summed_up(batch: Batch, report: Report) -> Summary:
    """The figures of a report."""
    steps = report.decisions + report.chances
    return Summary(
        game=batch.game.id,
        players=batch.players,
        games=report.games,
        decisions=report.decisions,
        chances=report.chances,
        seconds=report.seconds,
        steps_per_second=steps / report.seconds,
        games_per_second=report.games / report.seconds,
        wins=[float(share) for share in report.shares()],
        mean_scores=[float(mean) for mean in report.points.mean(axis=0)],
        events=report.events,
        capped=report.capped,
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
