"""Mutation testing: every mutant of the rules must be killed by the rule tests of its game alone.

    make mutants        all games;  python -m tests.mutants carcasse dive.lose   only what matches

The tests are collected once. Then each mutant is tried in a forked process that swaps the code object of one function,
so nothing is written and nothing is imported again. Survivors must be listed with a reason in docs/mutants.md, and
nothing else may be listed there; at least 95 % of all must be killed.
"""

from __future__ import annotations

import importlib
import os
import re
import resource
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import FunctionType

import pytest
from rich.console import Console
from rich.progress import track

from tests.mutants.mutate import Mutant, mutants

ROOT = Path(__file__).parents[2]
LISTED = ROOT / "docs" / "mutants.md"
RULES = {
    "carcasse": ("play", "setup", "dive", "families", "ending", "scoring", "knowledge", "state"),
    "kleine_fische": (
        "play", "setup", "dive", "caves", "octopus", "collecting", "memory", "scoring", "knowledge", "state", "board",
    ),
    "coralia": (
        "play", "setup", "station", "actions", "cards", "bonuses", "final", "scoring", "knowledge", "state",
    ),
}  # fmt: skip
NEEDED = 0.95
SECONDS = 30  # of computing: a mutant that loops for ever is killed too


def functions(game: str) -> list[FunctionType]:
    """The rule functions of a game."""
    modules = [importlib.import_module(f"tablereef.games.{game}.{name}") for name in RULES[game]]
    return [f for m in modules for f in vars(m).values() if isinstance(f, FunctionType) and f.__module__ == m.__name__]


class Trial:
    """A pytest plugin that runs the collected tests once for each mutant, each time in a forked process."""

    def __init__(self, game: str, wanted: str) -> None:
        self.every = [mutant for function in functions(game) for mutant in mutants(function) if wanted in mutant.name]
        self.survivors: list[Mutant] = []

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """First no mutant, then all."""
        assert not self.is_noticed(session, None), "the rule tests must pass before anything is mutated"
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            noticed = pool.map(lambda mutant: self.is_noticed(session, mutant), self.every)
            tried = track(
                zip(self.every, noticed, strict=True), "Mutants", len(self.every), console=Console(stderr=True)
            )
            self.survivors = [mutant for mutant, dead in tried if not dead]
        return True

    def is_noticed(self, session: pytest.Session, mutant: Mutant | None) -> bool:
        """Whether a test fails."""
        child = os.fork()
        if child == 0:
            resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
            os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
            if mutant is not None:
                mutant.function.__code__ = mutant.code  # type: ignore[misc]
            os._exit(run_until_one_fails(session))
        _, status = os.waitpid(child, 0)
        return status != 0


def run_until_one_fails(session: pytest.Session) -> int:
    """1 if a test fails, else 0."""
    for item in session.items:
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
        if session.testsfailed:
            return 1
    return 0


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
    return lived == known and living <= (1 - NEEDED) * total


def main() -> int:
    """Try all mutants and report."""
    os.chdir(ROOT)
    wanted_game, wanted = [*sys.argv[1:], "", ""][:2]
    good = True
    for game in RULES:
        if wanted_game in ("", game):
            trial = Trial(game, wanted)
            quiet = ["-qq", "--timeout=0", "-p", "no:cacheprovider", "-p", "no:xdist"]
            pytest.main([*quiet, f"tests/rules/{game}"], [trial])
            good = report(game, trial, wanted) and good
    return 0 if good else 1


sys.exit(main())
