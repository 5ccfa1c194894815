"""How a game plays: who wins from which seat, under which rules, with what in hand, and how much luck decides."""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple

import msgspec

from tablereef.arena.ends import Done, End, in_order
from tablereef.arena.luck import leads_of, share_of_chance
from tablereef.arena.moments import CERTAIN, Moments
from tablereef.arena.setup import Setup, new_setup
from tablereef.kernel.game import BEGINS, MEMORY_AID, Game
from tablereef.kernel.words import Value, Words

FIRST_BEGINS = {BEGINS.name: "first_seat"}
BLOCKS = 10  # of deals, which tell how sure the share of chance is
DEALS = 400  # for the share of chance


class Line(msgspec.Struct, frozen=True):
    """A figure with its 95 % interval; shares are percent."""

    name: Value
    value: float
    low: float
    high: float


class Chapter(msgspec.Struct, frozen=True):
    """Figures that can be compared."""

    title: Words
    unit: str  # " %", or "" for points
    even: float | None  # what all would be if nothing mattered
    lines: list[Line]


class Balance(msgspec.Struct, frozen=True):
    """All that is found about a game."""

    game: str
    bot: str
    games: int  # for each table
    seed: int
    chapters: list[Chapter]


class Table(NamedTuple):
    """What is played: so many players, with an option or none."""

    setup: Setup
    name: Words | None  # of the option's value


def tables_of(game: Game, bot: str, seed: int) -> list[Table]:
    """Every number of players; then every value of every option, with two."""
    plain = [Table(new_setup(game.id, seats, dict(FIRST_BEGINS), [bot], seed), None) for seats in game.seats]
    chosen = [
        Table(
            new_setup(game.id, game.seats[0], {**FIRST_BEGINS, option.name: value}, [bot], seed),
            Words("balance-option", {"option": Words(f"option-{option.name}"), "value": words_of(option.name, value)}),
        )
        for option in game.options
        if option not in (BEGINS, MEMORY_AID)
        for value in option.values
    ]
    return plain + chosen


def words_of(option: str, value: str) -> Words:
    """A value of an option."""
    return Words(f"option-{option}-{value}")


def balance_of(game: Game, bot: str, games: int, seed: int, tables: list[Table], done: list[Done]) -> Balance:
    """What the games of all tables say."""
    ends = [in_order(done, number) for number in range(len(tables))]
    found = list(zip(tables, ends, strict=True))
    chapters = [
        *(by_seat(table.setup.players, of) for table, of in found if table.name is None),
        who_begins([(table.name, of) for table, of in found if table.name is not None]),
        points_by([(table.name, of) for table, of in found if table.name is not None]),
        by_deal(of for table, of in found if table.setup.players == game.seats[0]),
        *(by_part(game, table.setup.players, of) for table, of in found if table.name is None),
        luck(game, seed),
    ]
    return Balance(game.id, bot, games, seed, [chapter for chapter in chapters if chapter.lines])


# — chapters —


def by_seat(seats: int, ends: list[End]) -> Chapter:
    """Who wins, by seat; the first begins."""
    lines = [
        share_line(Words("balance-seat", {"seat": seat + 1}), (e.shares[seat] for e in ends)) for seat in range(seats)
    ]
    return Chapter(Words("balance-seats", {"seats": seats}), " %", 100 / seats, lines)


def who_begins(tables: list[tuple[Words, list[End]]]) -> Chapter:
    """How often who begins wins, by option."""
    lines = [share_line(name, (end.shares[0] for end in ends)) for name, ends in tables]
    return Chapter(Words("balance-begins"), " %", 50, lines)


def points_by(tables: list[tuple[Words, list[End]]]) -> Chapter:
    """The score of a seat, by option."""
    lines = [mean_line(name, [end.points(seat) for end in ends for seat in (0, 1)]) for name, ends in tables]
    return Chapter(Words("balance-points"), "", None, lines)


def by_deal(tables: Iterable[list[End]]) -> Chapter:
    """How often who was dealt something wins, the best first."""
    shares: dict[str, list[float]] = {}
    for end in (end for ends in tables for end in ends):
        for share, dealt in zip(end.shares, end.dealt, strict=True):
            for key in dealt:
                shares.setdefault(key, []).append(share)
    lines = [share_line(Words(key), of) for key, of in shares.items()]
    return Chapter(Words("balance-dealt"), " %", 50, sorted(lines, key=lambda line: -line.value))


def by_part(game: Game, seats: int, ends: list[End]) -> Chapter:
    """What each part of the score brings a seat."""
    lines = [
        mean_line(game.parts.words(i), [parts[i] for end in ends for parts in end.parts])
        for i in range(len(game.parts.names))
    ]
    return Chapter(Words("balance-parts", {"seats": seats}), "", None, lines)


def luck(game: Game, seed: int) -> Chapter:
    """How much of the lead comes from chance, where two choose at random."""
    leads = leads_of(game, DEALS, seed)
    step = DEALS // BLOCKS
    blocks = [100 * share_of_chance(leads[first : first + step]) for first in range(0, DEALS, step)]
    middle, error = 100 * share_of_chance(leads), CERTAIN * stdev(blocks) / sqrt(BLOCKS)
    line = Line(Words("balance-chance"), middle, max(0.0, middle - error), min(100.0, middle + error))
    return Chapter(Words("balance-luck"), " %", 50, [line])


# — lines —


def share_line(name: Value, shares: Iterable[float]) -> Line:
    """A share of the victories, in percent."""
    moments = Moments()
    for share in shares:
        moments.add(share)
    low, high = moments.interval()
    return Line(name, 100 * moments.mean, 100 * low, 100 * high)


def mean_line(name: Value, numbers: list[int]) -> Line:
    """A mean of points."""
    middle, error = fmean(numbers), CERTAIN * stdev(numbers) / sqrt(len(numbers))
    return Line(name, middle, middle - error, middle + error)
