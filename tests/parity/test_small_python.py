"""The rules keep to the Python that can be compiled: ints, attributes, indexing, loops, `if`."""

import ast
from pathlib import Path

import pytest

import tablereef.games
import tablereef.kernel
from tablereef.kernel.game import Game
from tablereef.testing.small_python import outside_the_subset
from tests.games import EVERY_GAME

ORDINARY = {"__init__.py", "view.py", "events.py"}  # of a game folder: wiring, tables and messages
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


def calls(file: Path) -> dict[str, set[str]]:
    """Who calls whom in a file, by name."""
    return {
        f.name: {n.func.id for n in ast.walk(f) if isinstance(n, ast.Call) and isinstance(n.func, ast.Name)}
        for f in functions(ast.parse(file.read_text(encoding="utf-8")))
    }


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


def test_no_rule_calls_itself_in_a_circle() -> None:
    """Recursion does not compile; what must come again goes through the pending stack."""
    assert tablereef.games.__file__ is not None
    for folder in {file.parent for file in compiled_files()}:
        graph: dict[str, set[str]] = {}
        for file in folder.glob("*.py"):
            if file in compiled_files():
                graph |= calls(file)
        for name in graph:
            reached, edge = set(), set(graph[name])
            while edge:
                reached |= edge
                edge = {far for near in edge for far in graph.get(near, set())} - reached
            assert name not in reached, f"{folder.name}: {name} calls itself in a circle"


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.id)
def test_a_game_gives_every_part_of_the_protocol(game: Game) -> None:
    for name in ("setup", "turn", "choices", "lots", "lot", "apply", "audience", "conceal", "imagine", "advise"):
        assert callable(getattr(game, name))
