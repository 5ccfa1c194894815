"""Bots at their seats: who they are, how long they take, and how they choose inside a process that thinks."""

from __future__ import annotations

import random
import threading
from collections import OrderedDict
from hashlib import sha256
from typing import NamedTuple

from tablereef.bots import Adviser, Bot, Diver, Sleeper, make_bot
from tablereef.bots.levels import OCTOPUS, levels_here
from tablereef.games import find
from tablereef.kernel.knowledge import Knowledge
from tablereef.kernel.struct import unflat
from tablereef.table.store.rows import TableRow
from tablereef.table.wire.messages import Worth

THOUGHTS = {"quick": 200, "normal": 1000, "long": 3000}  # milliseconds on a core that an octopus thinks about a move
HINT_THOUGHT = 400  # milliseconds, about what a good player would do
LEAST_THOUGHT = 20  # milliseconds, however many others wait
PATIENCE_SECONDS = 10.0  # for any bot, beside what it may think
LOADED = 4  # times as long a thought may last where the cores have more to do
BRISK, HUMAN = (0.5, 0.7), (0.9, 1.7)  # of the usual pause, at least and at most: Plankton's, and everyone else's
KEPT_BOTS = 512  # in one process
WAKING_SECONDS = 2.0  # so long a move waits for the search


class Sitter(NamedTuple):
    """A bot at its seat."""

    table: str
    game: str
    seat: int
    level: str
    thought: int  # about a move, in milliseconds; 0: none
    luck: int  # its seed

    def name(self) -> str:
        """The bot's name, with its thinking time where it has one."""
        return f"{self.level}:{self.thought}ms" if self.thought else self.level

    def hurried(self, others: int) -> Sitter:
        """The same bot where others wait for their turn to think: all together think about as long as one alone."""
        return self._replace(thought=max(LEAST_THOUGHT, self.thought >> others.bit_length())) if self.thought else self

    def seconds(self) -> float:
        """After so long nobody waits for it any more."""
        return PATIENCE_SECONDS + LOADED * self.thought / 1000


class Choice(NamedTuple):
    """What a bot chose; not its own choice where the search was not ready."""

    code: int
    is_own: bool
    worth: Worth | None = None  # where somebody wanted to know


def sitter_at(row: TableRow, seat: int, level: str) -> Sitter:
    """The bot of a level at a seat; its luck follows from the table's secret, so that all can be recomputed later."""
    luck = int.from_bytes(sha256(f"{row.secret} bot {seat}".encode()).digest()[:4])
    return Sitter(row.id, row.game, seat, level, THOUGHTS[row.thought] if level == OCTOPUS else 0, luck)


def adviser_at(row: TableRow, seat: int) -> Sitter:
    """Who is asked what a good player would do: an octopus, which thinks shortly."""
    return sitter_at(row, seat, OCTOPUS)._replace(thought=HINT_THOUGHT)


def pause(level: str, usual: float) -> float:
    """Seconds from a bot's turn to its move, so that people can follow: never quite the same, and at a human pace."""
    return usual * random.uniform(*(BRISK if level == "plankton" else HUMAN))


# — inside a process that thinks —

SITTING: OrderedDict[Sitter, Bot] = OrderedDict()
WAKING: dict[str, threading.Thread] = {}
AWAKE: set[str] = set()  # games whose search is compiled


def think(sitter: Sitter, ints: list[int]) -> Choice:
    """Choose; what comes in is what the seat knows, and nothing else."""
    knowledge = known_to(sitter, ints)
    if sitter.level == OCTOPUS and not is_awake(sitter.game):
        return Choice(Diver().choose(knowledge), is_own=False)
    return Choice(bot_of(sitter).choose(knowledge), is_own=True)


def advise(sitter: Sitter, ints: list[int]) -> Choice:
    """The same, with what the choice is worth; Diver's choice, without it, where no octopus is ready."""
    knowledge = known_to(sitter, ints)
    if not is_ready(sitter.game):
        return Choice(Diver().choose(knowledge), is_own=True)
    octopus = bot_of(sitter)
    assert isinstance(octopus, Adviser)
    code, chance, other = octopus.weigh(knowledge)
    return Choice(code, is_own=True, worth=Worth(chance=chance, other=other))


def known_to(sitter: Sitter, ints: list[int]) -> Knowledge:
    """What the seat knows, as it came from the server."""
    game = find(sitter.game)
    return Knowledge(game, unflat(game.State(), ints), sitter.seat)


def bot_of(sitter: Sitter) -> Bot:
    """The bot that sits there, made once for its seat and match, and anew in a new process."""
    if sitter not in SITTING:
        SITTING[sitter] = make_bot(sitter.name(), find(sitter.game), sitter.seat, sitter.luck)
    SITTING.move_to_end(sitter)
    while len(SITTING) > KEPT_BOTS:
        SITTING.popitem(last=False)
    return SITTING[sitter]


def wake(game_id: str) -> bool:
    """Let the search of a game be compiled, or read from where it was kept, beside all else; whether that is over."""
    if game_id not in WAKING:
        WAKING[game_id] = threading.Thread(target=compile_search, args=(game_id,), daemon=True)
        WAKING[game_id].start()
    return not WAKING[game_id].is_alive()


def compile_search(game_id: str) -> None:
    """A minute where it was never compiled, else a moment."""
    sleeper_of(game_id).wake()
    AWAKE.add(game_id)


def sleeper_of(game_id: str) -> Sleeper:
    """An octopus of a game, which may still sleep."""
    octopus = make_bot(OCTOPUS, find(game_id), 0, 0)
    assert isinstance(octopus, Sleeper)
    return octopus


def is_awake(game_id: str) -> bool:
    """Whether the search is ready, perhaps after a moment."""
    wake(game_id)
    WAKING[game_id].join(WAKING_SECONDS)
    return game_id in AWAKE


def is_ready(game_id: str) -> bool:
    """The same for a hint, which is worth no minute of compiling, and no wait while it goes on."""
    if OCTOPUS not in levels_here() or game_id in WAKING:
        return game_id in AWAKE
    return sleeper_of(game_id).wakes_at_once() and is_awake(game_id)
