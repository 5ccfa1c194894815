"""How a table is drawn: part by part, each from some fields of what a seat knows, once for all who know the same."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import chain
from operator import attrgetter
from typing import Any, Generic, TypeVar

from tablereef.kernel.game import Game
from tablereef.kernel.picture import Change, changes_of, differing
from tablereef.kernel.view import Picture, Plate

T = TypeVar("T")
LATELY = 16  # drawings of a part that are kept: as many as an act may need for each of those who look


@dataclass(frozen=True)
class Part(Generic[T]):
    """Zones that are drawn together, or the plates, and the fields from which they are drawn."""

    draw: Callable[[Any, int], T]
    fields: frozenset[str]
    known: Callable[[Any], Any]  # the values of these fields
    is_own: bool  # drawn for each seat in its own way, even from the same

    def __call__(self, s: Any, seat: int) -> T:
        """As a seat sees it."""
        return self.draw(s, seat)


def part(draw: Callable[[Any], T], *fields: str) -> Part[T]:
    """What is drawn from these fields and no others, alike for all who know the same."""
    return Part(lambda s, seat: draw(s), frozenset(fields), attrgetter(*fields), is_own=False)


def own_part(draw: Callable[[Any, int], T], *fields: str) -> Part[T]:
    """The same, drawn for each seat in its own way."""
    return Part(draw, frozenset(fields), attrgetter(*fields), is_own=True)


class Drawing:
    """The places of a table, as far as a seat sees them."""

    def __init__(self, *parts: Part[Picture]) -> None:
        self.parts = parts

    def __call__(self, s: Any, seat: int) -> Picture:
        """All of them."""
        return joined(part.draw(s, seat) for part in self.parts)


def joined(parts: Iterable[Picture]) -> Picture:
    """One picture."""
    return tuple(chain.from_iterable(parts))


def drawing_of(game: Game) -> Drawing:
    """How the table of a game is drawn; where it does not say from what, all of it from all fields."""
    return game.zones if isinstance(game.zones, Drawing) else Drawing(own_part(game.zones, *game.State.fields))


def plates_part(game: Game) -> Part[tuple[Plate, ...]]:
    """How the plates of a game are drawn; where it does not say from what, from all fields."""
    return game.plates if isinstance(game.plates, Part) else own_part(game.plates, *game.State.fields)


class Lately(Generic[T]):
    """What was made a moment ago, to be found by all that it was made from: so nothing can leak."""

    def __init__(self) -> None:
        self.made: deque[tuple[Any, T]] = deque(maxlen=LATELY)

    def find(self, known: Any, make: Callable[[], T]) -> T:
        """The same for all who know the same."""
        for other, found in self.made:
            if other == known:
                return found
        new = make()
        self.made.appendleft((known, new))
        return new


class Drawn(Generic[T]):
    """A part, and what was drawn of it lately."""

    def __init__(self, part: Part[T]) -> None:
        self.part, self.lately = part, Lately[T]()

    def draw(self, s: Any, seat: int) -> T:
        """As a seat sees it; who knows the same sees the same drawing."""
        part = self.part
        return part.draw(s, seat) if part.is_own else self.lately.find(part.known(s), lambda: part.draw(s, seat))

    def again(self, s: Any, seat: int, before: T, changed: set[str]) -> T:
        """The same once these fields have changed; where it is drawn from others, as before."""
        return before if changed.isdisjoint(self.part.fields) else self.draw(s, seat)


class Easel:
    """Where a match is drawn for all who look at it."""

    def __init__(self, game: Game) -> None:
        self.parts = list(map(Drawn, drawing_of(game).parts))
        self.plates = Drawn(plates_part(game))
        self.changed = Lately[tuple[Change, ...]]()

    def changes(self, before: Picture, after: Picture) -> tuple[Change, ...]:
        """What differs between two pictures, found once for all who see the same zones change."""
        pairs = differing(before, after)
        return self.changed.find(pairs, lambda: changes_of(pairs))

    def begun(self, s: Any, seat: int) -> list[Picture]:
        """All parts."""
        return [drawn.draw(s, seat) for drawn in self.parts]

    def again(self, s: Any, seat: int, before: list[Picture], changed: set[str]) -> list[Picture]:
        """All parts once these fields have changed; the others are those from before."""
        return [drawn.again(s, seat, old, changed) for drawn, old in zip(self.parts, before, strict=True)]
