"""The terminal's own sentences, and the language in which they are said."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from tablereef.arena.refusals import TEXTS as ARENA
from tablereef.kernel.game import Game
from tablereef.kernel.journal import other_edition
from tablereef.kernel.match import Match
from tablereef.kernel.refusals import known_language
from tablereef.kernel.text import LANGUAGES, Text
from tablereef.kernel.words import Value, Words

TEXTS = Path(__file__).parent / "text"


class Speech(Text):
    """One language, for the terminal's and the arena's sentences too, and for those of a game where one is played."""

    def __init__(self, language: str, game: Game | None = None, names: tuple[str, ...] = ()) -> None:
        folders = (TEXTS, ARENA) if game is None else (TEXTS, ARENA, game.texts)
        super().__init__(known_language(language), *folders, names=names)

    def ui(self, key: str, **fields: Value) -> str:
        """A sentence of the terminal itself."""
        return self.say(Words(f"ui-{key}", fields))

    def edition(self, match: Match) -> list[str]:
        """That another edition played a match, where one did."""
        words = other_edition(match.game, match.header)
        return [] if words is None else [self.say(words)]


def language_of(environment: Mapping[str, str]) -> str:
    """The language that the locale asks for, where we have it; else English."""
    asked = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), "")
    return asked[:2].lower() if asked[:2].lower() in LANGUAGES else "en"
