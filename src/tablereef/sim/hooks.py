"""The names under which templates call a game's rules; binding a template puts the real functions in.

An entry, the template that Python calls, says by these annotations what it takes and gives.
"""

from typing import Annotated, Any, TypeVar

Template = TypeVar("Template")

Records = Annotated[Any, "positions"]
Menus = Annotated[Any, "menus, each in a record"]
Ints = Annotated[Any, "ints of 32 bits"]
Table = Annotated[Any, "rows of ints of 32 bits"]
Longs = Annotated[Any, "ints of 64 bits"]
Dice = Annotated[Any, "a stream, and how many draws were made"]
Seed = Annotated[int, "64 random bits"]
OFTEN: set[Any] = (
    set()
)  # entries that play millions of games: compiling them takes longer, and what they call is inlined


def often(template: Template) -> Template:
    """Mark such an entry."""
    OFTEN.add(template)
    return template


def setup(s: Any, seats: int, options: Any) -> None:
    """An empty position becomes the start."""
    raise NotImplementedError


def turn(s: Any) -> int:
    """The seat to move, CHANCE or OVER."""
    raise NotImplementedError


def choices(s: Any, menu: Any) -> int:
    """Fill the menu with the legal codes."""
    raise NotImplementedError


def lots(s: Any) -> int:
    """How many equally likely lots chance has."""
    raise NotImplementedError


def lot(s: Any, i: int) -> int:
    """The outcome on lot i."""
    raise NotImplementedError


def apply(s: Any, code: int) -> None:
    """Play an event."""
    raise NotImplementedError


def part(s: Any, seat: int, i: int) -> int:
    """Points of a seat for one part of the score."""
    raise NotImplementedError


def standing(s: Any, seat: int) -> int:
    """Who stands higher is placed before."""
    raise NotImplementedError


def copy(states: Any, to: int, s: Any) -> None:
    """Make one of the positions a copy of s."""
    raise NotImplementedError


def choose(s: Any, scratch: Any, menu: Any, n: int, player: int, seat: int, dice: int) -> int:
    """Who sits at the seat chooses among the n choices in the menu."""
    raise NotImplementedError


def decide(s: Any, menu: Any, n: int, player: int, dice: int) -> int:
    """A player who thinks chooses, by what a seat knows."""
    raise NotImplementedError


def advise(s: Any, menu: Any, n: int) -> int:
    """The heuristic player's choice."""
    raise NotImplementedError


def conceal(s: Any, seat: int) -> None:
    """Forget what the seat cannot know."""
    raise NotImplementedError


def imagine(s: Any, dice: Any) -> None:
    """Deal the forgotten anew."""
    raise NotImplementedError
