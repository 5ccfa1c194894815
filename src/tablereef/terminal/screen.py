"""The screen: colours and boxes where there are some, plain lines in a pipe or on a dumb terminal."""

from __future__ import annotations

import os
import shlex
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from io import TextIOWrapper
from select import select
from socket import socketpair
from threading import Timer

from rich.console import Console, RenderableType
from rich.control import Control
from rich.segment import SegmentLines

WIDTH, WIDEST = 80, 100  # columns of a pipe; lines longer than the widest are hard to read
BLANK_LINES = 40  # what hides a secret where nothing can be erased
PATIENCE = 0.5  # seconds until a wait is explained
PROMPT = "›"  # here somebody is waited for
HARD_SPACE = "\u00a0"
GLUE = "\ue000"  # a space at which no line is broken
ERASE = "\x1b[2J\x1b[3J\x1b[H"  # the screen and what was scrolled out of it


def glued(text: str) -> str:
    """A text that stays in one piece."""
    return text.replace(" ", GLUE)


def unbroken(sentence: str) -> str:
    """A sentence whose hard spaces are kept, which the console takes for soft ones."""
    return sentence.replace(HARD_SPACE, GLUE)


class Screen:
    """Where a person reads and answers."""

    def __init__(self, plain: bool = False) -> None:
        self.is_terminal = sys.stdin.isatty() and sys.stdout.isatty()
        self.can_erase = self.is_terminal and os.environ.get("TERM", "dumb") not in ("dumb", "unknown")
        self.plain = plain or not self.can_erase or bool(os.environ.get("NO_COLOR"))
        self.console = new_console(self.plain)

    @property
    def width(self) -> int:
        """The columns that are used."""
        return min(self.console.width, WIDEST)

    @property
    def height(self) -> int:
        """The lines of the terminal."""
        return self.console.height

    @contextmanager
    def opened(self) -> Iterator[None]:
        """Draw on a page of its own, so that nothing stays behind; plain lines just follow each other."""
        if self.plain:
            yield
            return
        self.console.set_alt_screen(True)
        try:
            yield
        finally:
            self.console.set_alt_screen(False)

    def show(self, *things: RenderableType) -> None:
        """Print, one below the other."""
        with self.console.capture() as caught:
            for thing in things:
                self.console.print(unbroken(thing) if isinstance(thing, str) else thing, width=self.width)
        self.console.file.write(caught.get().replace(GLUE, " "))
        self.console.file.flush()

    def show_command(self, *words: str) -> None:
        """A command to copy, in one piece however long it is."""
        self.console.print("  " + shlex.join(words), soft_wrap=True)

    def turn_page(self) -> None:
        """Begin a new picture; plain lines get a blank one between."""
        if self.plain:
            self.console.print()
        else:
            self.console.control(Control.clear(), Control.home())

    def wipe(self) -> None:
        """Let nobody read what was here."""
        if self.can_erase:
            self.console.file.write(ERASE)
            self.console.file.flush()
        else:
            self.console.print("\n" * BLANK_LINES)

    def ask(self, prompt: str = "") -> str:
        """The line that a person answers; EOFError where nobody is there any more."""
        self.console.print(f"{prompt} {PROMPT}".lstrip(), end=" ")
        if self.is_terminal and os.name == "posix":  # elsewhere only sockets can be waited for
            await_key()
        answer = input()
        if not sys.stdin.isatty():
            self.console.print(answer)
        return answer.strip()

    def read_through(self, thing: RenderableType, prompt: str) -> None:
        """A text as long as it may be, page by page."""
        lines = self.console.render_lines(thing, self.console.options.update(width=self.width), pad=False)
        page = len(lines) if self.plain else self.height - 2
        for start in range(0, len(lines), page):
            self.turn_page()
            self.show(SegmentLines(lines[start : start + page], new_lines=True))
            if not self.plain:
                self.ask(prompt)

    @contextmanager
    def waiting(self, sentence: str) -> Iterator[None]:
        """Say what takes so long, if it does."""
        timer = Timer(PATIENCE, self.show, [sentence])
        timer.start()
        try:
            yield
        finally:
            timer.cancel()


def await_key() -> None:
    """Wait until a line is there to be read: `input` alone misses a Ctrl-C that comes just before it waits."""
    woken, wakes = socketpair()
    with woken, wakes:
        wakes.setblocking(False)
        before = signal.set_wakeup_fd(wakes.fileno())
        try:
            select([sys.stdin, woken], [], [])
        finally:
            signal.set_wakeup_fd(before)


def new_console(plain: bool) -> Console:
    """A console that takes nothing for markup and fails on no letter."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")
    if not plain:
        return Console(markup=False, highlight=False, emoji=False)
    width = None if sys.stdout.isatty() else WIDTH
    return Console(markup=False, highlight=False, emoji=False, color_system=None, force_terminal=False, width=width)
