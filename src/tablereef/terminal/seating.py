"""Who sits where in a new match, and what is played: from flags, or asked question by question."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from tablereef.bots.levels import NEWCOMERS, level_of, levels_here, today
from tablereef.games import playable
from tablereef.kernel.game import Game, Option
from tablereef.kernel.words import Words
from tablereef.terminal.questions import Questions
from tablereef.terminal.refusals import TerminalRefusal
from tablereef.terminal.screen import Screen
from tablereef.terminal.speech import Speech

LONGEST_NAME = 16


@dataclass(frozen=True)
class Plan:
    """A match that can begin: people first, then bots."""

    game: Game
    names: tuple[str, ...]
    bots: dict[int, str]
    options: dict[str, str] = field(default_factory=dict)


def planned(
    game: Game, players: int | None, names: Sequence[str], bots: Sequence[str], options: dict[str, str], speech: Speech
) -> Plan:
    """The match that the flags ask for; the bots take the last seats."""
    seats = players if players is not None else max(len(names), 1) + len(bots)
    game.new(seats, options)  # refuses what the game does not have
    if len(bots) > seats:
        raise TerminalRefusal("too_many_bots", count=len(bots), seats=seats)
    if len(names) > seats:
        raise TerminalRefusal("too_many_names", count=len(names), seats=seats)
    taken = {seats - len(bots) + i: bot for i, bot in enumerate(map(today, bots))}
    wished = [*names, *[""] * (seats - len(names))]
    proposed = [wish or default_name(seat, taken, speech) for seat, wish in enumerate(wished)]
    return Plan(game, distinct(proposed), taken, options)


def default_name(seat: int, bots: dict[int, str], speech: Speech) -> str:
    """A name for who gave none."""
    if seat in bots:
        level = level_of(bots[seat])
        return speech.say(Words(f"bot-name-{level}")) if level else bots[seat].rpartition(":")[2].capitalize()
    return speech.ui("person", number=seat + 1)


def distinct(names: Sequence[str]) -> tuple[str, ...]:
    """Names that can be shown and told apart."""
    shown: list[str] = []
    for name in names:
        clean = "".join(letter for letter in name if letter.isprintable()).strip()[:LONGEST_NAME] or "?"
        twins = sum(other == clean or other.rpartition(" ")[0] == clean for other in shown)
        shown.append(f"{clean} {twins + 1}" if twins else clean)
    return tuple(shown)


# — asked —


def asked_game(screen: Screen, language: str) -> Game:
    """Which game?"""
    games, _ = playable()
    labels = [game_label(game, Speech(language, game)) for game in games]
    return games[Questions(screen, Speech(language)).pick("ask-game", labels)]


def game_label(game: Game, speech: Speech) -> str:
    """A game in one line or two."""
    facts = speech.ui("game-facts", least=game.seats[0], most=game.seats[-1], minutes=game.minutes)
    return speech.ui("label", name=f"{speech.say(Words('game-name'))} ({facts})", text=Words("game-about"))


def asked_plan(game: Game, options: dict[str, str], screen: Screen, language: str) -> Plan:
    """The match that the answers ask for."""
    speech = Speech(language, game)
    questions = Questions(screen, speech)
    seats = questions.number("ask-players", game.seats[0], game.seats[-1], game.seats[0])
    people = questions.number("ask-people", 0, seats, 1)
    names = [questions.line("ask-name", speech.ui("person", number=seat + 1), seat + 1) for seat in range(people)]
    bots = [asked_bot(questions)] * (seats - people) if people < seats else []
    chosen = {option.name: asked_option(option, questions) for option in game.options if option.name not in options}
    return planned(game, seats, names, bots, options | chosen, speech)


def option_label(key: str, questions: Questions) -> str:
    """A value of an option, with what it means where that is told."""
    speech, about = questions.speech, f"{key}-about"
    return (
        speech.ui("label", name=Words(key), text=Words(about))
        if speech.bundle.has_message(about)
        else speech.say(Words(key))
    )


def asked_bot(questions: Questions) -> str:
    """Which bot plays the other seats? From the weakest to the best."""
    levels, say = levels_here(), questions.speech.ui
    labels = [say("label", name=Words(f"bot-name-{level}"), text=Words(f"bot-{level}")) for level in levels]
    return levels[questions.pick("ask-bot", labels, levels.index(NEWCOMERS) + 1)]


def asked_option(option: Option, questions: Questions) -> str:
    """Which value of an option?"""
    say = questions.speech.say
    labels = [option_label(f"option-{option.name}-{value}", questions) for value in option.values]
    return option.values[questions.pick("ask-option", labels, name=say(Words(f"option-{option.name}")))]
