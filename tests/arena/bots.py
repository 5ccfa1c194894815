"""Bots for the tests: files in Python, and programs."""

from __future__ import annotations

import sys
from pathlib import Path

FILE = '''
from random import Random


class Any:
    """Anything, as its knowledge alone decides: the same in every run."""

    def choose(self, knowledge):
        return Random(repr(knowledge)).choice(knowledge.choices())


class First:
    """The first choice offered."""

    def choose(self, knowledge):
        return min(knowledge.choices())


class Broken:
    """Fails at its first choice."""

    def choose(self, knowledge):
        raise ValueError("no idea")


class Cheat:
    """Chooses what is not offered."""

    def choose(self, knowledge):
        return 10**6


class Heavy:
    """The first choice, after a while."""

    def choose(self, knowledge):
        sum(range(10_000))
        return min(knowledge.choices())
'''
PROGRAM = """
import json, sys, time
for line in sys.stdin:
    asked = json.loads(line)
    {answer}
"""
FIRST = 'print(json.dumps({"code": min(asked["choices"].values())}), flush=True)'


def bot_file(folder: Path) -> str:
    """A file with the classes above; its name."""
    (folder / "bots.py").write_text(FILE, encoding="utf-8")
    return str(folder / "bots.py")


def program(folder: Path, answer: str) -> str:
    """A program that answers so; its command line."""
    (folder / "program.py").write_text(PROGRAM.format(answer=answer), encoding="utf-8")
    return f"{sys.executable} {folder / 'program.py'}"
