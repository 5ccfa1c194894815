"""The games that can be played here."""

from __future__ import annotations

from rich.box import SIMPLE_HEAD
from rich.table import Table

from tablereef.games import playable
from tablereef.kernel.game import Game
from tablereef.kernel.words import Words
from tablereef.terminal.screen import Screen
from tablereef.terminal.speech import Speech

COLUMNS = ("id", "name", "seats", "minutes", "options")


def show_games(screen: Screen, language: str) -> None:
    """All games as a table, and below it why others cannot be played."""
    speech = Speech(language)
    table = Table(box=None if screen.plain else SIMPLE_HEAD, pad_edge=False)
    for column in COLUMNS:
        table.add_column(speech.ui(f"games-{column}"))
    games, refusals = playable()
    for game in games:
        table.add_row(*row(game, language))
    screen.show(table, *(refusal.said(language) for refusal in refusals))


def row(game: Game, language: str) -> tuple[str, ...]:
    """One game: id, name, seats, minutes, options with their values, the default first."""
    options = "\n".join(f"{option.name}={', '.join(option.values)}" for option in game.options)
    name = Speech(language, game).say(Words("game-name"))
    return game.id, name, f"{game.seats[0]}–{game.seats[-1]}", str(game.minutes), options
