"""An analysis at the terminal: how the chances went, what choices and luck did, and which choices cost most."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
from rich.box import SIMPLE_HEAD
from rich.table import Table

from tablereef.analysis.analysis import COMPILED, Analysis, Slip, analyse
from tablereef.analysis.plot import plot
from tablereef.games import find
from tablereef.kernel.game import OVER, takes_the_first
from tablereef.kernel.journal import read
from tablereef.kernel.match import Match
from tablereef.kernel.words import Words
from tablereef.sim.search import simulator_of
from tablereef.terminal.progress import announce, progress
from tablereef.terminal.refusals import TerminalRefusal
from tablereef.terminal.screen import Screen
from tablereef.terminal.speech import Speech

MOST_SLIPS = 5  # that are told


def analyse_file(path: Path, as_json: bool, picture: Path | None, screen: Screen, language: str) -> None:
    """Analyse the match of a file, and say or draw what was found."""
    match = read(path, find)
    if match.turn() != OVER:
        raise TerminalRefusal("not_over", path=str(path))
    if match.game.advise is takes_the_first:
        raise TerminalRefusal("no_own_player", game=match.game.id)
    speech = Speech(language, match.game, match.header.seats)
    found = analysed(match, speech)
    if picture is not None:
        written(picture, plot(found, match.header.seats, match.version))
    if as_json:
        sys.stdout.write(msgspec.json.encode(found).decode() + "\n")
    else:
        show(found, match, screen, speech)


def analysed(match: Match, speech: Speech) -> Analysis:
    """Compile what is needed, then analyse; both show how far they are."""
    compiler = simulator_of(match.game).compiler
    for entry in COMPILED:
        announce(compiler, entry, True, speech)
    done = 0
    with progress(speech.ui("analysing"), 100) as advance:

        def reached(share: float) -> None:
            nonlocal done
            advance(round(100 * share) - done)
            done = round(100 * share)

        return analyse(match, reached)


def written(path: Path, svg: str) -> None:
    """Write the picture, or say that it cannot be."""
    try:
        path.write_text(svg)
    except OSError as error:
        raise TerminalRefusal("cannot_write", path=str(path)) from error


def show(found: Analysis, match: Match, screen: Screen, speech: Speech) -> None:
    """The figures for people."""
    names = match.header.seats
    screen.show(
        speech.ui("analyse-title", game=Words("game-name")),
        turns_table(found, names, speech, screen.plain),
        accounts_table(found, names, speech, screen.plain),
        *(slip_line(slip, match, speech) for slip in found.slips[:MOST_SLIPS]),
        *([] if found.slips else [speech.ui("analyse-no-slips")]),
    )


def new_table(columns: list[str], plain: bool) -> Table:
    """A table with one column of names, then figures."""
    table = Table(box=None if plain else SIMPLE_HEAD, pad_edge=False)
    for number, column in enumerate(columns):
        table.add_column(column, justify="right" if number else "left")
    return table


def turns_table(found: Analysis, names: tuple[str, ...], speech: Speech, plain: bool) -> Table:
    """The chances at the beginning of every turn."""
    table = new_table([speech.ui("analyse-turn"), speech.ui("analyse-line"), *names], plain)
    for turn in found.turns:
        table.add_row(names[turn.seat], str(turn.version), *(percent(chance) for chance in turn.chances))
    return table


def accounts_table(found: Analysis, names: tuple[str, ...], speech: Speech, plain: bool) -> Table:
    """How each seat came from its first chances to the end."""
    columns = ["player", "start", "own", "others", "luck", "end"]
    table = new_table([speech.ui(f"analyse-{column}") for column in columns], plain)
    for name, of in zip(names, found.accounts, strict=True):
        changes = (f"{100 * part:+.0f} %".replace("-", "−") for part in (of.own, of.others, of.luck))
        table.add_row(name, percent(of.start), *changes, percent(of.end))
    return table


def percent(share: float) -> str:
    """A share as it is written."""
    return f"{100 * share:.0f} %"


def slip_line(slip: Slip, match: Match, speech: Speech) -> str:
    """A choice that cost chances, and what would have been better."""
    words = match.game.choice_codes.words
    return speech.ui(
        "analyse-slip",
        line=slip.version + 1,
        name=match.header.seats[slip.seat],
        played=words(slip.played),
        better=words(slip.better),
        cost=round(100 * slip.cost),
        error=round(196 * slip.error),
    )
