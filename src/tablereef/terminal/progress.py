"""What is said while something takes long: compiling, playing, waiting for a cluster."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.progress import Progress

from tablereef.arena.spread import Crew, crew
from tablereef.kernel.refusals import Refusal
from tablereef.kernel.words import Words
from tablereef.terminal.speech import Speech

if TYPE_CHECKING:
    from tablereef.sim.compiler import Compiler


def announce(compiler: Compiler, entry: Any, bots: bool, speech: Speech) -> None:
    """Compile what is needed; where that takes time it is said."""
    if compiler.is_cached(entry, bots=bots):
        return
    console = Console(stderr=True, markup=False)
    sentence = speech.ui("sim-compiling-players" if bots else "sim-compiling", game=Words("game-name"))
    if not console.is_terminal:
        console.print(sentence)
    with console.status(sentence):
        compiler.entry(entry, bots=bots)


@contextmanager
def progress(sentence: str, total: int, done: int = 0) -> Iterator[Callable[[int], None]]:
    """A bar on the error stream, where somebody looks at it."""
    console = Console(stderr=True, markup=False)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(sentence, total=total, completed=done)
        yield lambda more: bar.advance(task, more)


@contextmanager
def hands(processes: int, on: str) -> Iterator[Crew]:
    """Who does the work; refused where what it needs is not installed."""
    if on and find_spec("distributed") is None:
        raise Refusal("needs_extra", extra="cluster")
    with crew(processes, on) as found:
        yield found
