"""Players over the protocol: they get knowledge, never the true position."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from random import Random
from typing import Protocol, runtime_checkable

from tablereef.bots.levels import USUAL_THOUGHT, levels_here, today
from tablereef.bots.program import Program, is_program
from tablereef.bots.snorkeller import Snorkeller
from tablereef.kernel.game import Game
from tablereef.kernel.knowledge import Knowledge
from tablereef.kernel.refusals import Refusal
from tablereef.kernel.words import Words


class Bot(Protocol):
    """Who chooses for a seat."""

    def choose(self, knowledge: Knowledge) -> int:
        """The code of one of `knowledge.choices()`."""


@runtime_checkable
class Listener(Bot, Protocol):
    """A bot that also wants to be told what happens."""

    def hear(self, words: Words) -> None:
        """Something happened, in the words that the seat may know."""

    def close(self) -> None:
        """The match is over."""


@runtime_checkable
class Sleeper(Bot, Protocol):
    """A bot that must wake up before it can think, which may take a minute."""

    def wakes_at_once(self) -> bool:
        """Whether it takes only a moment."""

    def wake(self) -> None:
        """Get ready."""


@runtime_checkable
class Adviser(Bot, Protocol):
    """A bot that can say what its choice is worth."""

    def weigh(self, knowledge: Knowledge) -> tuple[int, float, float]:
        """A choice of several; how likely the seat is to win by it, and by the best other one."""


class Plankton:
    """Any choice, each as likely."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def choose(self, knowledge: Knowledge) -> int:
        """Any of the choices."""
        return self.random.choice(knowledge.choices())


class Diver:
    """The game's own player: what its bot.py advises."""

    def choose(self, knowledge: Knowledge) -> int:
        """The choice that the game advises."""
        menu = knowledge.choices()
        return knowledge.game.advise(knowledge.state, menu, len(menu))


def make_bot(name: str, game: Game, seat: int, seed: int) -> Bot:
    """The bot of that name: one of LEVELS, an octopus with its thinking time, or one of your own."""
    luck = seed * 64 + seat
    match today(name).partition(":"):
        case ("plankton", _, ""):
            return Plankton(luck)
        case ("snorkeller", _, ""):
            return Snorkeller(game, luck)
        case ("diver", _, ""):
            return Diver()
        case ("octopus", _, thought):
            return thoughtful(game, seat, seed, thought or USUAL_THOUGHT)
    if is_program(name):
        return Program(name, seat, seed)
    if ".py:" in name:
        return bot_from_file(name)
    raise Refusal("unknown_bot", name=name, known=", ".join([*levels_here(), "file.py:Class", "./program"]))


def thoughtful(game: Game, seat: int, seed: int, thought: str) -> Bot:
    """The bot that thinks ahead; refused where the simulator is not installed."""
    try:
        from tablereef.bots.octopus import Octopus
    except ImportError:
        raise Refusal("needs_extra", extra="sim") from None
    return Octopus(game, seat, seed, thought)


def bot_from_file(name: str) -> Bot:
    """An instance of a class that lies in a file of its own."""
    file, _, wanted = name.rpartition(":")
    if not Path(file).is_file():
        raise Refusal("no_file", path=file)
    spec = importlib.util.spec_from_file_location("a_bot", file)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[spec.name] = importlib.util.module_from_spec(spec)  # a compiled policy is cached by its name
    spec.loader.exec_module(module)
    if not hasattr(module, wanted):
        raise Refusal("unknown_bot", name=name, known=", ".join(n for n in vars(module) if n[0].isupper()) or "—")
    bot: Bot = getattr(module, wanted)()
    return bot
