"""Mutation testing: every mutant of the rules must be killed by the rule tests of its game alone.

    make mutants        all games;  python -m tests.mutants carcasse dive.lose   only what matches

The tests are collected once, and run once to see which of them call which function: only these can notice its mutants.
Then each mutant is tried in a forked process that swaps the code object of one function, so nothing is written and
nothing is imported again. Survivors must be listed with a reason in docs/mutants.md; at least 95 % of all
must be killed.
"""

from __future__ import annotations

import importlib
import json
import os
import pkgutil
import re
import resource
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import FrameType, FunctionType

import pytest
from rich.console import Console
from rich.progress import track

from tablereef.games import GAMES
from tests.mutants.mutate import Mutant, mutants

ROOT = Path(__file__).parents[2]
LISTED = ROOT / "docs" / "mutants.md"
NO_RULES = {  # tables, words, players
    "__init__", "components", "events", "meaning", "view", "asking", "bot", "outlook", "worth",
}  # fmt: skip
NEEDED = 0.95
SECONDS = 20  # of computing: a mutant that loops for ever is killed too


def functions(game: str) -> list[FunctionType]:
    """The rule functions of a game."""
    folder = importlib.import_module(f"tablereef.games.{game}")
    names = [found.name for found in pkgutil.iter_modules(folder.__path__) if found.name not in NO_RULES]
    modules = [importlib.import_module(f"tablereef.games.{game}.{name}") for name in names]
    return [f for m in modules for f in vars(m).values() if isinstance(f, FunctionType) and f.__module__ == m.__name__]


class Trial:
    """A pytest plugin that runs the collected tests once for each mutant, each time in a forked process."""

    def __init__(self, game: str, wanted: str) -> None:
        self.functions = functions(game)
        self.every = [mutant for function in self.functions for mutant in mutants(function) if wanted in mutant.name]
        self.survivors: list[Mutant] = []

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """First no mutant, then all."""
        callers = self.callers(session)
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            noticed = pool.map(lambda mutant: self.is_noticed(session, mutant, callers), self.every)
            tried = track(
                zip(self.every, noticed, strict=True), "Mutants", len(self.every), console=Console(stderr=True)
            )
            self.survivors = [mutant for mutant, dead in tried if not dead]
        return True

    def callers(self, session: pytest.Session) -> list[list[int]]:
        """For each function the numbers of the tests that call it, those first that call few others."""
        with tempfile.TemporaryFile() as file:
            child = os.fork()
            if child == 0:
                calls = [called(session, item, self.functions) for item in session.items]
                file.write(json.dumps(calls).encode())
                file.flush()
                os._exit(bool(session.testsfailed))
            _, status = os.waitpid(child, 0)
            assert status == 0, "the rule tests must pass before anything is mutated"
            file.seek(0)
            calls = json.load(file)
        order = sorted(range(len(calls)), key=lambda test: len(calls[test]))
        return [[test for test in order if number in calls[test]] for number in range(len(self.functions))]

    def is_noticed(self, session: pytest.Session, mutant: Mutant, callers: list[list[int]]) -> bool:
        """Whether a test fails."""
        child = os.fork()
        if child == 0:
            resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
            os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
            function, _, code = mutant
            function.__code__ = code
            tests = callers[self.functions.index(function)]
            os._exit(any(fails(session, session.items[test]) for test in tests))
        _, status = os.waitpid(child, 0)
        return status != 0


def fails(session: pytest.Session, item: pytest.Item) -> bool:
    """Run a test."""
    item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
    return bool(session.testsfailed)


def called(session: pytest.Session, item: pytest.Item, among: list[FunctionType]) -> list[int]:
    """Run a test; the numbers of the functions that it calls."""
    numbers = {function.__code__: number for number, function in enumerate(among)}
    found: set[int] = set()

    def note(frame: FrameType, event: str, _: object) -> None:
        if event == "call" and frame.f_code in numbers:
            found.add(numbers[frame.f_code])

    sys.setprofile(note)
    fails(session, item)
    sys.setprofile(None)
    return sorted(found)


def listed(game: str) -> set[str]:
    """The survivors of a game that docs/mutants.md gives a reason for."""
    _, _, rest = LISTED.read_text(encoding="utf-8").partition(f"<!-- {game} -->")
    return set(re.findall(r"^\| `(.+)` \|", rest.partition("\n## ")[0], re.MULTILINE))


def report(game: str, trial: Trial, wanted: str) -> bool:
    """Print what came of it; whether it is good enough."""
    lived, known = {mutant.name for mutant in trial.survivors}, {name for name in listed(game) if wanted in name}
    total, living = len(trial.every), len(trial.survivors)
    print(f"{game}: {total} mutants, {total - living} killed ({1 - living / total:.1%}), {living} live")
    print("".join(f"  not in {LISTED.name}: {name}\n" for name in sorted(lived - known)), end="")
    print("".join(f"  in {LISTED.name}, but dead: {name}\n" for name in sorted(known - lived)), end="")
    return lived <= known and living <= (1 - NEEDED) * total


def main() -> int:
    """Try all mutants and report."""
    os.chdir(ROOT)
    wanted_game, wanted = [*sys.argv[1:], "", ""][:2]
    good = True
    for game in GAMES:
        if wanted_game in ("", game):
            trial = Trial(game, wanted)
            quiet = ["-qq", "--timeout=0", "-p", "no:cacheprovider", "-p", "no:xdist"]
            pytest.main([*quiet, f"tests/rules/{game}"], [trial])
            good = report(game, trial, wanted) and good
    return 0 if good else 1


sys.exit(main())
