"""A terminal as a person has it: a pseudo-terminal with a screen that can be read and typed at."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from io import StringIO
from pathlib import Path
from random import Random
from types import TracebackType

import pexpect
import pyte
from rich.console import Console, RenderableType

from tests.golden.files import agrees

GOLDEN = Path(__file__).parent / "golden"
COMMAND = [sys.executable, "-c", "from tablereef.cli import main; main()"]
PROMPT = "› "
COLUMNS = 80
PATIENCE = 20
MOST_LINES = 3_000  # that are typed: what has not come by then does not come
NUMBERED = re.compile(r"(?:^|  )\s?(\d+)  \S")
LEAVE_PAGE, CLEAR = b"\x1b[?1049l", b"\x1b[2J\x1b[H"  # pyte has no second page
PASSED = re.compile(r"Pass the screen to (\w+);")
ESCAPE = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


def environment(home: Path, settings: Mapping[str, str]) -> dict[str, str]:
    """What the command finds around it: nothing of the machine that the test runs on."""
    kept = {name: os.environ[name] for name in ("PATH", "HOME", "PYTHONPATH") if name in os.environ}
    return kept | {"TERM": "xterm-256color", "LANG": "en_GB.UTF-8", "XDG_DATA_HOME": str(home), **settings}


def run(
    *arguments: str, home: Path, typed: str = "", settings: Mapping[str, str] = {}
) -> subprocess.CompletedProcess[str]:
    """`tablereef` in a pipe."""
    command, around = [*COMMAND, *arguments], environment(home, settings)
    return subprocess.run(command, input=typed, env=around, cwd=home, capture_output=True, text=True, timeout=300)


def hear_ctrl_c() -> None:
    """As in a person's shell, even where the tests run in the background, which ignores it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """`tablereef` at a pseudo-terminal of so many columns and lines."""

    def __init__(
        self, *arguments: str, home: Path, lines: int = 24, columns: int = COLUMNS, settings: Mapping[str, str] = {}
    ) -> None:
        self.screen = pyte.Screen(columns, lines)
        self.stream = pyte.ByteStream(self.screen)
        self.raw = b""
        self.fresh = b""  # printed since something was typed
        self.lines: list[str] = []  # of the screen when something was asked last
        self.typed = 0
        self.child = pexpect.spawn(
            COMMAND[0], [*COMMAND[1:], *arguments],
            dimensions=(lines, columns), env=environment(home, settings), cwd=str(home), preexec_fn=hear_ctrl_c,
        )  # fmt: skip
        self.child.delaybeforesend = None

    def __enter__(self) -> Terminal:
        self.wait()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.child.close(force=True)

    def shown(self) -> str:
        """What stands on the screen."""
        return "\n".join(self.lines).rstrip() + "\n"

    def is_asking(self) -> bool:
        """Whether the last thing printed is a prompt."""
        return self.fresh.decode(errors="replace").endswith(PROMPT)

    def wait(self) -> str:
        """Read until something is asked or all is over; the screen as it is then."""
        end = time.monotonic() + PATIENCE
        while not self.is_asking():
            assert time.monotonic() < end, f"nothing is asked:\n{self.screen.display}"
            try:
                chunk = self.child.read_nonblocking(65536, timeout=PATIENCE)
            except pexpect.EOF:
                self.child.wait()
                break
            self.raw += chunk
            self.fresh += chunk
            self.stream.feed(chunk.replace(LEAVE_PAGE, CLEAR))
        self.lines = [line.rstrip() for line in self.screen.display]
        return self.shown()

    def type(self, line: str) -> str:
        """Type a line; the screen when the next thing is asked."""
        self.fresh, self.typed = b"", self.typed + 1
        assert self.typed < MOST_LINES, f"what was waited for does not come:\n{self.shown()}"
        self.child.sendline(line)
        return self.wait()

    def press(self, key: str) -> str:
        """Press a control key."""
        self.fresh = b""
        self.child.sendcontrol(key)
        return self.wait()

    def is_over(self) -> bool:
        """Whether the command has ended."""
        return not self.child.isalive()

    def numbers(self) -> list[str]:
        """The numbers that the screen offers, below the question."""
        asked = max((i for i, line in enumerate(self.lines) if line.endswith("?")), default=0)
        return [number for line in self.lines[asked:] for number in NUMBERED.findall(line)]

    def play_on(self, random: Random, steps: int = 10_000) -> list[str]:
        """Answer at random until the end, or so often; all screens on the way."""
        screens = [self.shown()]
        for _ in range(steps):
            if self.is_over():
                break
            numbers = self.numbers()
            screens.append(self.type(random.choice(numbers) if numbers else ""))
        return screens

    def longest_line(self) -> int:
        """The most columns that any printed line took."""
        text = ESCAPE.sub("", self.raw.decode())
        return max(len(line) for part in text.split("\r\n") for line in part.split("\r"))


def check_private(screens: Sequence[str], names: Sequence[str], *looks: re.Pattern[str]) -> None:
    """Every kind of private look occurs, and always with the player who holds the screen."""
    for look in looks:
        found = private_looks(screens, names, look)
        assert found, f"nothing like {look.pattern}"
        assert all(found)


def private_looks(screens: Sequence[str], names: Sequence[str], look: re.Pattern[str]) -> list[bool]:
    """For each private look that a screen shows: whether it was passed to that very player, who is asked since."""
    found, holder = [], ""
    for screen in screens:
        passed = PASSED.search(screen)
        asked = [name for name in names if re.search(rf"^{name}[:,] .*\?$", screen, re.M)]
        if passed or asked != [holder]:
            holder = ""
        found += [name == holder for name in look.findall(screen)]
        holder = passed[1] if passed else holder
    return found


def check_golden(name: str, *screens: str) -> None:
    """Compare with a file that a person can look at."""
    rule = "═" * 80 + "\n"
    assert agrees(GOLDEN / f"{name}.txt", rule + rule.join(screens) + rule), f"the golden {name} says otherwise"


def printed(*things: RenderableType, columns: int = COLUMNS, lines: int = 24) -> str:
    """Things as a terminal of so many columns and lines shows them."""
    console = Console(width=columns, height=lines, file=StringIO(), markup=False, highlight=False, emoji=False)
    with console.capture() as caught:
        console.print(*things, sep="\n")
    shown = caught.get().replace("\ue000", " ")
    return "\n".join(line.rstrip() for line in shown.splitlines()) + "\n"
