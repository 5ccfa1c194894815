"""What is played: who meets whom, from which seats, with which luck."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

import msgspec

from tablereef.bots import make_bot
from tablereef.bots.levels import today
from tablereef.games import find

Seating = tuple[int, ...]  # for each seat the number of its bot


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """All that decides how the games of an arena go; the first line of its file."""

    arena: int = 1  # the format of the file
    game: str
    rules: int
    tables: str
    players: int
    options: dict[str, str]
    bots: tuple[str, ...]
    seed: int

    def seatings(self) -> list[Seating]:
        """Every way to sit down with as many different bots at the table as can be."""
        different = min(len(self.bots), self.players)
        seatings = product(range(len(self.bots)), repeat=self.players)
        return [seating for seating in seatings if len(set(seating)) == different]


class Played(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game: its deal, who sat where, how it ended; who forfeited, and why. A line of the file."""

    deal: int
    seating: Seating
    places: tuple[int, ...]
    points: tuple[int, ...]
    forfeits: dict[int, str] = {}

    def shares(self) -> list[float]:
        """Each seat's share of the victory: k winners have 1/k each."""
        return [(place == 1) / self.places.count(1) for place in self.places]


def short(bot: str) -> str:
    """A bot's name without the folders of its file."""
    return bot.rpartition("/")[2]


def new_setup(game_id: str, players: int, options: dict[str, str], bots: Sequence[str], seed: int) -> Setup:
    """A set-up that can be played; what is wrong with it is refused now."""
    game = find(game_id)
    game.new(players, options)
    for name in bots:
        make_bot(name, game, 0, seed)
    return Setup(
        game=game.id,
        rules=game.version,
        tables=game.tables(),
        players=players,
        options=options,
        bots=tuple(map(today, bots)),
        seed=seed,
    )
