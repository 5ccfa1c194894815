"""Bots in any language: a program that reads a line of JSON for each choice and answers with one.

It is started for each match. Its input ends with the match; a program that then stays is ended.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import signal
import subprocess
from threading import Timer

import msgspec

from tablereef.bots.refusals import BotRefusal
from tablereef.kernel.dice import CHOICE_STREAM, stream_of
from tablereef.kernel.knowledge import Knowledge
from tablereef.kernel.view import View
from tablereef.kernel.words import Words

NAME = re.compile(r"(?P<command>.+?)(:(?P<limit>\d+)(?P<unit>ms|s))?")
BOT_FILE = re.compile(r".*\.py:[^\W\d]\w*")  # file.py:Class
SECONDS = {"ms": 0.001, "s": 1}
USUAL_LIMIT = 10  # seconds
LONGEST_ANSWER = 4096  # bytes
GRACE = 1  # seconds to end after the match


class Asked(msgspec.Struct, frozen=True):
    """What a program reads: all that its seat knows, and what it was told since its last choice."""

    game: str
    seat: int
    seats: int
    seed: int  # for its own dice, of 31 bits: every language has them
    limit: float  # seconds for each answer
    choices: dict[str, int]  # readable form → code
    story: list[Words]
    view: View


class Answer(msgspec.Struct, frozen=True):
    """What a program answers."""

    code: int


class Program:
    """A bot that runs beside us."""

    def __init__(self, name: str, seat: int, seed: int) -> None:
        said = NAME.fullmatch(name)
        assert said is not None
        self.name, self.seed = name, stream_of(seed, seat, CHOICE_STREAM) >> 33
        self.limit = int(said["limit"] or USUAL_LIMIT) * SECONDS[said["unit"] or "s"]
        self.command = command_of(said["command"])
        self.story: list[Words] = []
        self.process: subprocess.Popen[bytes] | None = None
        self.is_late = False

    def hear(self, words: Words) -> None:
        """Keep what happened until the next choice."""
        self.story.append(words)

    def choose(self, knowledge: Knowledge) -> int:
        """Ask the program."""
        codes = knowledge.game.choice_codes
        asked = Asked(
            game=knowledge.game.id,
            seat=knowledge.seat,
            seats=knowledge.state.seats,
            seed=self.seed,
            limit=self.limit,
            choices={codes.form(code): code for code in knowledge.choices()},
            story=self.story,
            view=knowledge.view(),
        )
        answer = self.answer(msgspec.json.encode(asked) + b"\n")
        self.story = []
        try:
            code = msgspec.json.decode(answer, type=Answer).code
        except msgspec.MsgspecError:
            code = -1
        if code not in asked.choices.values():
            raise BotRefusal("bot_answer", name=self.name, answer=answer.decode(errors="replace").strip())
        return code

    def answer(self, line: bytes) -> bytes:
        """What the program answers to a line, within its time."""
        process = self.process = self.process or self.started()
        assert process.stdin is not None
        assert process.stdout is not None
        timer = Timer(self.limit, self.stop_late)
        timer.start()
        try:
            process.stdin.write(line)
            process.stdin.flush()
            answer = process.stdout.readline(LONGEST_ANSWER)
        except BrokenPipeError:
            answer = b""
        finally:
            timer.cancel()
        if not answer:
            raise self.failure()
        return answer

    def failure(self) -> BotRefusal:
        """Why there is no answer."""
        if self.is_late:
            return BotRefusal("bot_late", name=self.name, limit=f"{self.limit:g} s")
        return BotRefusal("bot_stopped", name=self.name)

    def started(self) -> subprocess.Popen[bytes]:
        """The program, in a group of its own: an interrupt is ours, and what it starts ends with it."""
        own_group = os.name == "posix"
        try:
            process = subprocess.Popen(
                self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=own_group
            )
        except OSError:
            raise BotRefusal("no_program", path=self.command[0]) from None
        RUNNING.add(self)
        return process

    def stop_late(self) -> None:
        """The time for a choice is over."""
        self.is_late = True
        self.kill()

    def kill(self) -> None:
        """End the program, and all that it has started."""
        assert self.process is not None
        if os.name == "posix":
            os.killpg(self.process.pid, signal.SIGKILL)
        else:
            self.process.kill()

    def close(self) -> None:
        """The match is over."""
        if self.process is None:
            return
        try:
            self.process.communicate(timeout=GRACE)
        except subprocess.TimeoutExpired:
            self.kill()
            self.process.communicate()
        RUNNING.discard(self)


RUNNING: set[Program] = set()


def kill_all() -> None:
    """End all programs, where this process ends in the midst of a match."""
    for program in list(RUNNING):
        program.kill()


def command_of(line: str) -> list[str]:
    """The words of a command line; refused where there is nothing to run."""
    try:
        words = shlex.split(line)
    except ValueError:  # a quotation mark without its other one
        words = [line]
    if shutil.which(words[0]) is None:
        raise BotRefusal("no_program", path=words[0])
    return words


def is_program(name: str) -> bool:
    """Whether a bot's name is a path or a command line: `./mybot`, `node mybot.mjs:2s`."""
    return any(sign in name for sign in "/ ") and BOT_FILE.fullmatch(name) is None
