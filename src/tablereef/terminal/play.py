"""A match from the first question to the final table, on disk all the time."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path

from tablereef.analysis.possible import is_possible
from tablereef.bots import Bot, Sleeper, make_bot
from tablereef.bots.program import is_program
from tablereef.bots.refusals import BotRefusal
from tablereef.kernel.match import Match
from tablereef.kernel.words import Words, seat_words
from tablereef.terminal import saves
from tablereef.terminal.ending import final_table, verdict
from tablereef.terminal.saves import Save
from tablereef.terminal.screen import Screen
from tablereef.terminal.seating import Plan
from tablereef.terminal.speech import Speech
from tablereef.terminal.table import Left, Table


def play_new(plan: Plan, seed: int | None, path: Path | None, screen: Screen, language: str, pace: float = 0) -> None:
    """Begin a match and play it."""
    for seat, name in plan.bots.items():
        make_bot(name, plan.game, seat, 0)  # refuses what is no bot, before there is a file
    save = saves.begin(plan.game, plan.names, plan.options, plan.bots, seed, path)
    sit_down(save, screen, language, pace)


def resume(path: Path, named: Sequence[str], screen: Screen, language: str, pace: float = 0) -> None:
    """Go on with a match; a file from somebody else starts no program that was not named again."""
    save = saves.resume(path)
    for program in set(programs_of(save)) - set(named):
        raise BotRefusal("unnamed_program", name=program)
    screen.show(*Speech(language).edition(save.match))
    sit_down(save, screen, language, pace)


def sit_down(save: Save, screen: Screen, language: str, pace: float) -> None:
    """Play until the end, or until somebody leaves."""
    match = save.match
    speech = Speech(language, match.game, match.header.seats)
    table = Table(save, awake(bots_of(save), screen, speech), screen, speech, pace)
    try:
        with screen.opened():
            table.play()
    except (Left, KeyboardInterrupt, EOFError):
        screen.show("", speech.ui("left"))
        programs = programs_of(save)
        screen.show_command(
            "tablereef", "play", "--resume", str(save.path), *(["--bots", ",".join(programs)] if programs else [])
        )
    else:
        screen.show(*table.story(table.viewer()).new)
        show_end(match, screen, speech)
        screen.show(speech.ui("kept"))
        for command in ("watch", "verify"):
            screen.show_command("tablereef", command, str(save.path))
        if is_possible(match.game):
            screen.show(speech.ui("analysable"))
            screen.show_command("tablereef", "analyse", str(save.path))


def awake(bots: dict[int, Bot], screen: Screen, speech: Speech) -> dict[int, Bot]:
    """The same bots, ready to think; where that takes long it is said."""
    for seat, bot in bots.items():
        if isinstance(bot, Sleeper):
            compiling = speech.ui("sim-compiling-players", game=Words("game-name"))
            with screen.waiting(speech.ui("thinking", seat=seat_words(seat)) if bot.wakes_at_once() else compiling):
                bot.wake()
    return bots


def programs_of(save: Save) -> list[str]:
    """The bots of a match that are programs, each once."""
    return [name for name in dict.fromkeys(save.match.bots.values()) if is_program(name)]


def bots_of(save: Save) -> dict[int, Bot]:
    """The bots of a match, at their seats."""
    seed = save.match.header.deal.seed
    luck = secrets.randbits(32) if seed is None else seed
    return {seat: make_bot(name, save.match.game, seat, luck) for seat, name in save.match.bots.items()}


def show_end(match: Match, screen: Screen, speech: Speech) -> None:
    """The final table."""
    screen.show("", final_table(match, speech, screen.plain), verdict(match, speech), "")
