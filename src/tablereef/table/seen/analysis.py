"""How likely everyone was to win in a match that is over: thought about in a process of its own, a while at a time."""

from __future__ import annotations

import time
from collections.abc import Generator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from tablereef.games import find
from tablereef.kernel.game import Game
from tablereef.kernel.match import Header, Line
from tablereef.table.seen.replay import Book
from tablereef.table.wire.messages import Account, Analysis, Chances, Slip

if TYPE_CHECKING:
    from tablereef.analysis import analysis as figures

WHILE_SECONDS = 0.5  # between two answers
MOST_SLIPS = 3  # of a seat


# — in a process of its own, which alone knows the simulator —


class Gone(NamedTuple):
    """How far an analysis is: which share is done, what was found at its end, and the time that this while took."""

    share: float
    found: Analysis | None
    seconds: float


begun: dict[str, Generator[float, None, Any]] = {}  # the match that is analysed


def is_compiled(game_id: str) -> bool:
    """Whether the analysis of a game can begin at once."""
    from tablereef.analysis.analysis import COMPILED
    from tablereef.sim.search import simulator_of

    compiler = simulator_of(find(game_id)).compiler
    return all(compiler.is_cached(entry, bots=True) for entry in COMPILED)


def compile_analysis(game_id: str) -> None:
    """A minute or more, the first time."""
    from tablereef.analysis.analysis import COMPILED
    from tablereef.sim.search import simulator_of

    for entry in COMPILED:
        simulator_of(find(game_id)).compiler.entry(entry, bots=True)


def go_on(header: Header, lines: Sequence[Line]) -> Gone:
    """Analyse a match for a while; from its start on where this process has not begun it, or thought of another."""
    from tablereef.analysis.analysis import analysing

    since, share = time.process_time(), 0.0
    if header.match not in begun:
        begun.clear()
        begun[header.match] = analysing(Book(header).opened(lines, len(lines)))
    while time.process_time() - since < WHILE_SECONDS:
        try:
            share = next(begun[header.match])
        except StopIteration as end:
            del begun[header.match]
            return Gone(1.0, told(find(header.game), end.value, len(lines)), time.process_time() - since)
    return Gone(share, None, time.process_time() - since)


# — what is told of it —


def told(game: Game, found: figures.Analysis, versions: int) -> Analysis:
    """The figures with their words; of each seat the costliest slips."""
    seats = range(len(found.accounts))
    slips = [slip for seat in seats for slip in [slip for slip in found.slips if slip.seat == seat][:MOST_SLIPS]]
    return Analysis(
        versions=versions,
        chances=tuple(Chances(version=turn.version, seat=turn.seat, shares=turn.chances) for turn in found.turns),
        slips=tuple(told_slip(game, slip) for slip in sorted(slips, key=lambda slip: -slip.cost)),
        accounts=tuple(Account(**msgspec.structs.asdict(account)) for account in found.accounts),
    )


def told_slip(game: Game, slip: figures.Slip) -> Slip:
    """A slip in the words of its choices."""
    words = game.choice_codes.words
    return Slip(
        version=slip.version,
        seat=slip.seat,
        played=words(slip.played),
        better=words(slip.better),
        cost=slip.cost,
        error=slip.error,
    )
