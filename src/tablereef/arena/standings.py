"""How the bots stand: folded deal by deal, in the order of the deals, so that the same games give the same table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from statistics import fmean

import msgspec

from tablereef.arena.moments import Moments
from tablereef.arena.ratings import BLOCKS, Wins, no_wins, ratings
from tablereef.arena.setup import Played, Setup
from tablereef.arena.sprt import Verdict, verdict


class BotLine(msgspec.Struct, frozen=True):
    """What a bot has come to."""

    bot: str
    rating: float  # Elo, around 0
    error: float | None  # of the rating, 95 %
    wins: float  # share of the victories of a seat, with its interval
    low: float
    high: float
    points: float  # mean
    forfeits: int
    why: str | None  # it forfeited first


class PairLine(msgspec.Struct, frozen=True):
    """How often a bot comes in before another, with its interval; equal places are half."""

    bot: str
    against: str
    share: float
    low: float
    high: float
    verdict: Verdict | None  # of the sequential test, where there is one


class Summary(msgspec.Struct, frozen=True):
    """All that an arena says."""

    game: str
    players: int
    options: dict[str, str]
    seed: int
    games: int
    deals: int
    seats: list[float]  # share of the victories by seat
    bots: list[BotLine]
    pairs: list[PairLine]


class Standings:
    """The figures of all deals so far."""

    def __init__(self, setup: Setup, margin: float | None = None) -> None:
        self.setup = setup
        self.margin = margin  # of the sequential test, where there is one
        bots = range(len(setup.bots))
        self.deals = 0
        self.games = 0
        self.pairs = {pair: Moments() for pair in combinations(bots, 2)}
        self.verdicts = dict.fromkeys(self.pairs, Verdict.OPEN)
        self.wins = [Moments() for _ in bots]
        self.seats = [Moments() for _ in range(setup.players)]  # what sitting there is worth
        self.points = [0.0 for _ in bots]
        self.forfeits: list[list[str]] = [[] for _ in bots]
        self.blocks: list[Wins] = []

    def add(self, games: Sequence[Played]) -> None:
        """One more deal: all its games."""
        for pair in self.pairs:
            self.compare(pair, fmean(share for game in games for share in before(game, *pair)))
        for bot, moments in enumerate(self.wins):
            seats = [(game, seat) for game in games for seat in seats_of(game, bot)]
            moments.add(fmean(game.shares()[seat] for game, seat in seats))
            self.points[bot] += fmean(game.points[seat] for game, seat in seats)
            self.forfeits[bot] += [game.forfeits[seat] for game, seat in seats if seat in game.forfeits]
        for seat, moments in enumerate(self.seats):
            moments.add(fmean(game.shares()[seat] for game in games))
        self.deals += 1
        self.games += len(games)

    def compare(self, pair: tuple[int, int], share: float) -> None:
        """What a deal says of two bots; a verdict once reached stands."""
        self.pairs[pair].add(share)
        if self.margin is not None and self.verdicts[pair] is Verdict.OPEN:
            self.verdicts[pair] = verdict(self.pairs[pair], self.margin)
        (bot, other), number = pair, self.deals % BLOCKS
        if number == len(self.blocks):
            self.blocks.append(no_wins(len(self.setup.bots)))
        self.blocks[number][bot][other] += share
        self.blocks[number][other][bot] += 1 - share

    def is_clear(self) -> bool:
        """Whether the sequential test has come to an end for every pair."""
        return Verdict.OPEN not in self.verdicts.values()

    def summary(self) -> Summary:
        """All that there is to say."""
        setup = self.setup
        return Summary(
            game=setup.game,
            players=setup.players,
            options=setup.options,
            seed=setup.seed,
            games=self.games,
            deals=self.deals,
            seats=[moments.mean for moments in self.seats],
            bots=self.bot_lines() if self.deals else [],
            pairs=self.pair_lines(),
        )

    def bot_lines(self) -> list[BotLine]:
        """All bots, the best first."""
        lines = [
            BotLine(
                name,
                *rating,
                self.wins[bot].mean,
                *self.wins[bot].interval(),
                self.points[bot] / self.deals,
                len(self.forfeits[bot]),
                next(iter(self.forfeits[bot]), None),
            )
            for bot, (name, rating) in enumerate(zip(self.setup.bots, ratings(self.blocks), strict=True))
        ]
        return sorted(lines, key=lambda line: -line.rating)

    def pair_lines(self) -> list[PairLine]:
        """All pairs, in the order in which the bots were named."""
        names = self.setup.bots
        return [
            PairLine(
                names[bot],
                names[other],
                moments.mean,
                *moments.interval(),
                None if self.margin is None else self.verdicts[bot, other],
            )
            for (bot, other), moments in self.pairs.items()
        ]


def seats_of(game: Played, bot: int) -> list[int]:
    """Where a bot sat; it may have sat twice."""
    return [seat for seat, seated in enumerate(game.seating) if seated == bot]


def before(game: Played, bot: int, other: int) -> Iterable[float]:
    """For each two seats of two bots whether the first came in before the second; equal places are half."""
    for mine in seats_of(game, bot):
        for its in seats_of(game, other):
            yield (1 + (game.places[mine] < game.places[its]) - (game.places[mine] > game.places[its])) / 2
