"""Pages to read at the table: the rules of the game, and what can be typed."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Styled

from tablereef.kernel.codes import Domain
from tablereef.kernel.match import Match
from tablereef.kernel.story import SPECTATOR
from tablereef.kernel.words import Value, Words
from tablereef.terminal import palette
from tablereef.terminal.speech import Speech

ABOUT = "-about"  # how the key of an explanation ends
KEYS = {"1": "choose", "u": "undo", "h": "hint", "s": "save", "r": "rules", "l": "log", "?": "help", "q": "leave"}


def rules_page(match: Match, speech: Speech) -> RenderableType:
    """The rules of the game, and what each thing in this match does."""
    title = Styled(speech.say(Words("game-name")), palette.QUESTION)
    sections = [key for key in match.game.vocabulary if key.startswith("rules-")]
    paragraphs = [part for key in sections for part in (speech.say(Words(key)), "")]
    return Group(title, "", *paragraphs, glossary(match, speech))


def glossary(match: Match, speech: Speech) -> Table:
    """Everything in this match that has an explanation of its own."""
    table = Table.grid(padding=(0, 2))
    for key in things(match):
        if f"{key}{ABOUT}" in match.game.vocabulary:
            table.add_row(Styled(speech.say(Words(key)), palette.KEY), speech.say(Words(f"{key}{ABOUT}")))
    return table


def things(match: Match) -> list[str]:
    """The keys of what scores, of what lies open on the table, of what choices name, and of the options chosen."""
    parts = (match.game.parts.words(i) for i in range(len(match.game.parts.names)))
    pieces = (piece.words for zone in match.knowledge(SPECTATOR).view().zones for piece in zone.pieces)
    fields = (domain for kind in match.game.choice_codes.kinds for domain in kind.fields.values())
    named = (words for domain in fields for words in all_of(domain))
    chosen = [f"option-{name}-{value}" for name, value in match.header.options.items()]
    return [*dict.fromkeys([words.key for words in (*parts, *pieces, *named) if isinstance(words, Words)] + chosen)]


def all_of(domain: Domain) -> list[Value]:
    """The words of all values of a field."""
    return [domain.words(value) for value in range(len(domain.names))]


def help_page(match: Match, speech: Speech) -> RenderableType:
    """What can be typed at the table, and what the signs on the board mean."""
    table = Table.grid(padding=(0, 2))
    for key, meaning in KEYS.items():
        table.add_row(Styled(key, palette.KEY), Styled(speech.ui(f"help-{meaning}")))
    legend = f"legend-{match.game.id}"
    return Group(table, "", speech.ui(legend)) if speech.bundle.has_message(f"ui-{legend}") else table
