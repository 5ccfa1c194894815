"""The rules keep to the Python that can be compiled: ints, attributes, indexing, loops, `if`."""

import ast
from dataclasses import MISSING, fields
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import pytest

import tablereef.games
import tablereef.kernel
from tablereef.kernel.game import Game
from tablereef.sim.binding import HOOKS
from tablereef.sim.twins import names_loaded
from tablereef.testing.small_python import outside_the_subset
from tests.games import EVERY_GAME
from tests.mini import MINI

ORDINARY = {  # wiring, messages, a script
    "__init__.py", "view.py", "asking.py", "meaning.py", "plates.py", "events.py", "lesson.py",
}  # fmt: skip
REQUIRED = [field.name for field in fields(Game) if field.default is MISSING]
COMPILED_KERNEL = ("pending.py", "dice.py")


def compiled_files() -> list[Path]:
    """Every file whose functions are compiled."""
    assert tablereef.kernel.__file__ is not None
    assert tablereef.games.__file__ is not None
    kernel, games = Path(tablereef.kernel.__file__).parent, Path(tablereef.games.__file__).parent
    found = [file for file in sorted(games.glob("*/*.py")) if file.name not in ORDINARY]
    return [*found, *(kernel / name for name in COMPILED_KERNEL)]


def functions(tree: ast.Module) -> list[ast.FunctionDef]:
    """The functions of a module."""
    return [node for node in tree.body if isinstance(node, ast.FunctionDef)]


def callees(function: FunctionType) -> list[FunctionType]:
    """The functions that a function calls, found as the compiler finds them."""
    loaded = ((function.__globals__.get(name), attribute) for name, attribute in names_loaded(function))
    values = (getattr(value, of, None) if isinstance(value, ModuleType) else value for value, of in loaded)
    return [value for value in values if isinstance(value, FunctionType)]


def reached(start: Any) -> set[FunctionType]:
    """All that a function calls, and what these call in turn."""
    found: set[FunctionType] = set()
    edge = callees(start)
    while edge:
        found.update(edge)
        edge = [far for near in edge for far in callees(near) if far not in found]
    return found


@pytest.mark.parametrize("file", compiled_files(), ids=lambda file: f"{file.parent.name}/{file.name}")
def test_rules_keep_to_the_small_python(file: Path) -> None:
    for function in functions(ast.parse(file.read_text(encoding="utf-8"))):
        assert outside_the_subset(function) == [], function.name


@pytest.mark.parametrize("file", compiled_files(), ids=lambda file: f"{file.parent.name}/{file.name}")
def test_rule_functions_are_short_and_say_what_they_are(file: Path) -> None:
    for function in functions(ast.parse(file.read_text(encoding="utf-8"))):
        assert ast.get_docstring(function), function.name
        assert function.end_lineno is not None
        assert function.end_lineno - function.lineno < 40, function.name


def test_a_construct_outside_the_subset_is_named() -> None:
    wrong = ast.parse("def f(s):\n    return {x: str(x) for x in s.row}\n")
    assert outside_the_subset(functions(wrong)[0]) == ["line 2: DictComp"]


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.id)
def test_no_rule_calls_itself_in_a_circle(game: Game) -> None:
    """Recursion does not compile; what must come again goes through the pending stack."""
    rules = set().union(*({getattr(game, name)} | reached(getattr(game, name)) for name in HOOKS))
    assert len(rules) > len(HOOKS)
    assert [rule.__qualname__ for rule in rules if rule in reached(rule)] == []


def test_a_circle_is_seen() -> None:
    assert ping in reached(ping)
    assert pong in reached(ping)
    assert outside_the_subset not in reached(outside_the_subset)


def ping(s: Any) -> None:
    pong(s)


def pong(s: Any) -> None:
    ping(s)


@pytest.mark.parametrize("part", REQUIRED)
def test_a_game_without_a_part_of_the_protocol_is_none(part: str) -> None:
    parts = {field.name: getattr(MINI, field.name) for field in fields(MINI)}
    del parts[part]
    with pytest.raises(TypeError, match=part):
        Game(**parts)


def test_only_a_game_without_secrets_and_ideas_leaves_rules_out() -> None:
    assert {*HOOKS, "audience", "ending"} - {*REQUIRED} == {"conceal", "imagine", "advise", "ending"}
