"""What the files of tests/games tell of a game, besides its specimens."""

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from tablereef.kernel.codes import Domain, Happenings, Kind
from tablereef.kernel.game import Game
from tablereef.testing import laws

Law = Callable[[Game, Any, random.Random], object]


class Leak(NamedTuple):
    """A game that is wrong on purpose, and the law that must notice."""

    name: str
    honest: Game
    leaky: Game
    law: Law


@dataclass(frozen=True)
class Playthrough:
    """A whole game that a person can read, in a file of tests/golden."""

    name: str
    game: Game
    seats: int
    seed: int
    options: Mapping[str, str] = field(default_factory=dict)


class Ways(NamedTuple):
    """How many ways there are to play 1, 2, 3, … events from the start, each lot of chance a way of its own."""

    game: Game
    seats: int
    options: Mapping[str, str]
    counts: tuple[int, ...]


class Picture(NamedTuple):
    """How the docs show a game in the browser: where it asks this, light or dark; and what is said at its climax."""

    asks: str
    shade: str
    climax: str


def open_happenings(table: Happenings) -> Happenings:
    """The same table with nothing secret in it: the log tells everyone."""

    def opened(domain: Domain) -> Domain:
        return replace(domain, secret=False)

    return Happenings(*(Kind(k.name, **{n: opened(d) for n, d in k.fields.items()}) for k in table.kinds))


def bytes_as_known_by(honest: Game) -> Law:
    """A wrong `conceal` against what a true one calls alike: the bytes of the view differ."""

    def law(leaky: Game, s: Any, rng: random.Random) -> None:
        for seat in laws.onlookers(s):
            other = laws.alike(honest, s, seat, rng)
            assert laws.all_bytes(laws.match_at(leaky, s), seat) == laws.all_bytes(laws.match_at(leaky, other), seat)

    return law
