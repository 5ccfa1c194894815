"""The end of a match: every part of every score, the places, the winners, the reason."""

from __future__ import annotations

from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text as Styled

from tablereef.kernel.game import Outcome
from tablereef.kernel.match import Match
from tablereef.kernel.words import Words
from tablereef.terminal import palette
from tablereef.terminal.speech import Speech


def final_table(match: Match, speech: Speech, plain: bool) -> Table:
    """The parts of the score by player, their sum and the places."""
    outcome, parts = match.outcome(), match.game.parts
    table = Table(box=None if plain else SIMPLE_HEAD, show_footer=False, pad_edge=False)
    table.add_column("")
    for seat, name in enumerate(match.header.seats):
        table.add_column(Styled(name, palette.seat_style(seat)), justify="right")
    for i, part in enumerate(parts.names):
        row = [of.get(str(part), 0) for of in outcome.parts]
        if any(row):
            table.add_row(name_of(match, i, speech), *(palette.figure(points) if points else "·" for points in row))
    table.add_section()
    table.add_row(speech.ui("points"), *(Styled(palette.figure(points), "bold") for points in outcome.points))
    table.add_row(speech.ui("place"), *(speech.ui("nth", number=place) for place in outcome.places))
    return table


def name_of(match: Match, part: int, speech: Speech) -> str:
    """The name of a part of the score."""
    words = match.game.parts.words(part)
    return speech.say(words) if isinstance(words, Words) else str(words)


def verdict(match: Match, speech: Speech) -> str:
    """Why it is over, and who has won."""
    outcome = match.outcome()
    own = outcome.reason in match.game.endings.names
    reason = speech.say(Words(f"ending-{outcome.reason}")) if own else speech.ui(f"ending-{outcome.reason}")
    tie = match.game.tie_break(outcome)
    return " ".join([reason, winners(outcome, speech), *([speech.say(tie)] if tie else [])])


def winners(outcome: Outcome, speech: Speech) -> str:
    """Who has won, alone or together."""
    names = [speech.names[seat] for seat, place in enumerate(outcome.places) if place == 1]
    if len(names) == 1:
        return speech.ui("winner", name=names[0])
    return speech.ui("winners", names=", ".join(names[:-1]), last=names[-1])
