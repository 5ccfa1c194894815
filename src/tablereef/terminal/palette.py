"""The colours of the table, and its figures."""

from __future__ import annotations

SEATS = ("cyan", "yellow", "magenta", "green")  # readable on black and on white
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
