"""The colours of the table, its figures, and the letters of the players."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain

SEATS = (  # readable on black and on white
    "cyan", "yellow", "magenta", "green", "dark_orange3", "steel_blue", "hot_pink3", "medium_purple3",
)  # fmt: skip
CARD = "black on cyan"  # a card that lies open in the middle
HIGHEST = "bold"
FAINT = "bright_black"
ALARM = "bold red"
QUESTION = "bold"
KEY = "bold blue"  # what is typed for a choice


def seat_style(seat: int | None) -> str:
    """The colour of a player; none where nobody is meant."""
    return "" if seat is None else SEATS[seat % len(SEATS)]


def figure(number: int) -> str:
    """A number as it is printed: with a minus, not a hyphen."""
    return str(number).replace("-", "−")


def letters_of(names: Iterable[str]) -> tuple[str, ...]:
    """A letter for each player: the first of the name that no other has."""
    taken: list[str] = []
    for name in names:
        own = (letter for letter in name.upper() if letter.isascii() and letter.isalpha())
        taken.append(next(letter for letter in chain(own, "ABCDEFGH") if letter not in taken))
    return tuple(taken)
