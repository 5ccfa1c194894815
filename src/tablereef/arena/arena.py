"""An arena from the first deal to the last, or until it is clear who is better; its file lets it go on."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from tablereef.arena.play import CHUNK, Stretch, are_compiled, play
from tablereef.arena.record import Record
from tablereef.arena.refusals import ArenaRefusal
from tablereef.arena.setup import Played, Seating, Setup
from tablereef.arena.spread import Crew, spread
from tablereef.arena.standings import Standings


class Arena:
    """The games of a set-up. Deals count in their order, each when all its games are there."""

    def __init__(self, setup: Setup, games: int, out: Path | None = None, margin: float | None = None) -> None:
        if len(setup.bots) < 2:
            raise ArenaRefusal("one_bot")
        self.setup, self.seatings = setup, setup.seatings()
        self.deals = -(-games // len(self.seatings))  # whole ones
        self.standings = Standings(setup, margin)
        self.waiting: dict[int, dict[Seating, Played]] = {}  # deals of which games are missing
        self.record = Record(out, setup) if out is not None else None
        if self.record is not None:
            self.take(self.record.games())

    def take(self, games: Iterable[Played]) -> None:
        """Take games that were played, in whatever order they come."""
        for game in games:
            if game.deal < self.deals and not self.is_played(game.deal, game.seating):
                self.waiting.setdefault(game.deal, {})[game.seating] = game
                self.count()

    def count(self) -> None:
        """Count the next deals, as far as all their games are there."""
        while not self.is_over() and len(self.waiting.get(self.standings.deals, ())) == len(self.seatings):
            deal = self.waiting.pop(self.standings.deals)
            self.standings.add([deal[seating] for seating in self.seatings])

    def is_played(self, deal: int, seating: Seating) -> bool:
        """Whether a game is there."""
        return deal < self.standings.deals or seating in self.waiting.get(deal, ())

    def is_over(self) -> bool:
        """Whether all is played, or all is clear."""
        return self.standings.deals == self.deals or self.standings.is_clear()

    def played(self) -> int:
        """How many games are there, counted or not."""
        return self.standings.games + sum(map(len, self.waiting.values()))

    def stretches(self) -> Iterator[Stretch]:
        """What is still to be played, the earliest deals first; compiled bots play many deals at a time."""
        step = CHUNK if are_compiled(self.setup.bots) else 1
        for first in range(self.standings.deals, self.deals, step):
            for seating in self.seatings:
                missing = [
                    deal for deal in range(first, min(first + step, self.deals)) if not self.is_played(deal, seating)
                ]
                if missing:
                    yield Stretch(self.setup, seating, missing[0], missing[-1] + 1)

    def run(self, crew: Crew) -> Iterator[int]:
        """Play what is missing; after each stretch, how many games are there."""
        if self.is_over():
            return
        for games in spread(crew, play, self.stretches()):
            if self.record is not None:
                self.record.keep(games)
            self.take(games)
            yield self.played()
            if self.is_over():
                return
