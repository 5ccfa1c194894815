"""Players over the protocol: they get knowledge, never the true position."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from random import Random
from typing import Protocol

from tablereef.kernel.game import Game
from tablereef.kernel.knowledge import Knowledge
from tablereef.kernel.refusals import Refusal

BOTS = ("random", "heuristic")
ADVISER = "heuristic"  # who is asked what a good player would do: sensible, and quick


class Bot(Protocol):
    """Who chooses for a seat."""

    def choose(self, knowledge: Knowledge) -> int:
        """The code of one of `knowledge.choices()`."""


class RandomBot:
    """Any choice, each as likely."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def choose(self, knowledge: Knowledge) -> int:
        """Any of the choices."""
        return self.random.choice(knowledge.choices())


class HeuristicBot:
    """The game's own player: what its bot.py advises."""

    def choose(self, knowledge: Knowledge) -> int:
        """The choice that the game advises."""
        menu = knowledge.choices()
        return knowledge.game.advise(knowledge.state, menu, len(menu))


def make_bot(name: str, game: Game, seat: int, seed: int) -> Bot:
    """The bot of that name: one of BOTS, or `file.py:Class` for one that somebody wrote."""
    if name == "random":
        return RandomBot(seed * 64 + seat)
    if name == "heuristic":
        return HeuristicBot()
    if ".py:" in name:
        return bot_from_file(name)
    raise Refusal("unknown_bot", name=name, known=", ".join([*BOTS, "file.py:Class"]))


def bot_from_file(name: str) -> Bot:
    """An instance of a class that lies in a file of its own."""
    file, _, wanted = name.rpartition(":")
    if not Path(file).is_file():
        raise Refusal("no_file", path=file)
    spec = importlib.util.spec_from_file_location("a_bot", file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    if not hasattr(module, wanted):
        raise Refusal("unknown_bot", name=name, known=", ".join(n for n in vars(module) if n[0].isupper()) or "—")
    bot: Bot = getattr(module, wanted)()
    return bot
