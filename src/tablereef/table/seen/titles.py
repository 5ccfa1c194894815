"""The names of all games, and what each is about: what a list of games says before one of them is opened."""

from __future__ import annotations

from functools import cache

from tablereef.games import playable
from tablereef.kernel.text import Text
from tablereef.kernel.words import Words

SAID = ("game-name", "game-about")


@cache
def titles(language: str) -> str:
    """As Fluent: `game-name-ID` and `game-about-ID` of each game."""
    return "".join(
        message(f"{key}-{game.id}", Text(language, game.texts).say(Words(key)))
        for game in playable()[0]
        for key in SAID
    )


def message(key: str, text: str) -> str:
    """A sentence without fields; braces in it mean themselves."""
    plain = "".join(f'{{"{letter}"}}' if letter in "{}" else letter for letter in " ".join(text.split()))
    return f"{key} = {plain}\n"
