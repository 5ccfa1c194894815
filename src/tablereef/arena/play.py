"""The work of the arena and of the simulator, in stretches that can be done anywhere: deals of one seating."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from importlib.util import find_spec
from operator import add
from typing import TYPE_CHECKING

import msgspec

from tablereef.arena.setup import Played, Seating, Setup
from tablereef.arena.table import Table
from tablereef.games import find

if TYPE_CHECKING:
    from tablereef.sim.simulator import Report

POLICIES = {"plankton": "random", "diver": "heuristic"}  # levels that play compiled
CHUNK = 512  # deals that compiled bots play at a time


class Stretch(msgspec.Struct, frozen=True):
    """Some deals of a seed, played by the same bots on the same seats."""

    setup: Setup
    seating: Seating
    first: int
    end: int

    def bots(self) -> list[str]:
        """Who sits where."""
        return [self.setup.bots[bot] for bot in self.seating]


class Tally(msgspec.Struct):
    """What games came to, all together; `wins` and `points` by seat."""

    games: int
    decisions: int
    chances: int
    events: int
    capped: int
    wins: list[float]
    points: list[int]
    forfeits: dict[int, list[str]] = {}  # by seat, why

    def __add__(self, other: Tally) -> Tally:
        return Tally(
            games=self.games + other.games,
            decisions=self.decisions + other.decisions,
            chances=self.chances + other.chances,
            events=self.events + other.events,
            capped=self.capped + other.capped,
            wins=[mine + its for mine, its in zip(self.wins, other.wins, strict=True)],
            points=[mine + its for mine, its in zip(self.points, other.points, strict=True)],
            forfeits={
                seat: self.forfeits.get(seat, []) + other.forfeits.get(seat, [])
                for seat in sorted({*self.forfeits, *other.forfeits})
            },
        )


def are_compiled(bots: Iterable[str]) -> bool:
    """Whether the simulator can play all of them by itself."""
    return find_spec("numba") is not None and all(bot in POLICIES for bot in bots)


def compiled_report(stretch: Stretch) -> Report:
    """The games of a stretch by the compiled rules."""
    from tablereef.sim.search import simulator_of

    setup, bots = stretch.setup, [POLICIES[bot] for bot in stretch.bots()]
    games = stretch.end - stretch.first
    return simulator_of(find(setup.game)).play(
        setup.players, games, setup.seed, setup.options, bots, first=stretch.first
    )


def tables_of(stretch: Stretch) -> Iterable[tuple[int, Table]]:
    """The games of a stretch, one after the other, each with its deal."""
    setup = stretch.setup
    for deal in range(stretch.first, stretch.end):
        table = Table(find(setup.game), stretch.bots(), setup.seed, deal, setup.options)
        table.play()
        yield deal, table


def play(stretch: Stretch) -> list[Played]:
    """The games of a stretch, one by one: what the arena keeps."""
    if not are_compiled(stretch.bots()):
        return [
            Played(deal, stretch.seating, table.places(), table.points(), table.forfeits)
            for deal, table in tables_of(stretch)
        ]
    report = compiled_report(stretch)
    deals, places, points = range(stretch.first, stretch.end), report.places.tolist(), report.points.tolist()
    return [
        Played(deal, stretch.seating, tuple(placed), tuple(scored))
        for deal, placed, scored in zip(deals, places, points, strict=True)
    ]


def tally(stretch: Stretch) -> Tally:
    """The games of a stretch all together: what the simulator keeps, be they a thousand million."""
    if are_compiled(stretch.bots()):
        return tally_of(compiled_report(stretch))
    return reduce(add, (table_tally(table) for _, table in tables_of(stretch)))


def journals(stretch: Stretch) -> tuple[Tally, bytes]:
    """The same with the journals of all games, line by line."""
    tables = [table for _, table in tables_of(stretch)]
    lines = [msgspec.json.encode(line) + b"\n" for table in tables for line in table.journal()]
    return reduce(add, map(table_tally, tables)), b"".join(lines)


def tally_of(report: Report) -> Tally:
    """What the simulator reports, by seat."""
    wins, points = report.shares().tolist(), report.points.sum(axis=0).tolist()
    return Tally(report.games, report.decisions, report.chances, report.events, report.capped, wins, points)


def table_tally(table: Table) -> Tally:
    """What one game came to."""
    places = table.places()
    return Tally(
        games=1,
        decisions=table.decisions,
        chances=table.chances,
        events=len(table.events),
        capped=0,
        wins=[(place == 1) / places.count(1) for place in places],
        points=list(table.points()),
        forfeits={seat: [why] for seat, why in table.forfeits.items()},
    )
