"""The Python that compiles: ints, attributes, indexing, loops, `if`."""

import ast
import inspect
import textwrap
from types import FunctionType

from tablereef.kernel.game import Game
from tablereef.sim.binding import HOOKS, stand_ins
from tablereef.sim.twins import Twins

FORBIDDEN = (
    ast.Dict, ast.DictComp, ast.Set, ast.SetComp, ast.ListComp, ast.GeneratorExp, ast.List, ast.Lambda, ast.Try,
    ast.Raise, ast.With, ast.Yield, ast.YieldFrom, ast.Await, ast.AsyncFunctionDef, ast.JoinedStr, ast.Starred,
    ast.Global, ast.Nonlocal, ast.Delete, ast.Import, ast.ImportFrom, ast.ClassDef, ast.Assert,
)  # fmt: skip


def compiled_functions(game: Game) -> list[FunctionType]:
    """All functions that the compiled rules of a game reach, without the simulator's own."""
    twins = Twins(game, stand_ins(game, bots=True), lambda function: function)
    for name in HOOKS:
        twins.twin(getattr(game, name))
    return [function for function in twins.made if not function.__module__.startswith("tablereef.sim.")]


def tree_of(function: FunctionType) -> ast.FunctionDef:
    """A function as it is written."""
    lines, first = inspect.getsourcelines(function)
    tree = ast.parse(textwrap.dedent("".join(lines)))
    found = tree.body[0]
    assert isinstance(found, ast.FunctionDef)
    ast.increment_lineno(found, first - 1)
    return found


def outside_the_subset(function: ast.FunctionDef) -> list[str]:
    """Constructs that do not compile, with their lines."""
    found = []
    for node in ast.walk(function):
        if isinstance(node, FORBIDDEN):
            found.append(f"line {node.lineno}: {type(node).__name__}")
        if isinstance(node, ast.Call) and not isinstance(node.func, ast.Name):
            found.append(f"line {node.lineno}: a call of {ast.unparse(node.func)}; import the function itself")
        if isinstance(node, ast.FunctionDef) and node is not function:
            found.append(f"line {node.lineno}: a function within a function")
        if isinstance(node, ast.Constant) and isinstance(node.value, (str, float)) and not is_docstring(function, node):
            found.append(f"line {node.lineno}: {node.value!r}")
    return found


def is_docstring(function: ast.FunctionDef, node: ast.Constant) -> bool:
    """Whether a string is the function's docstring."""
    first = function.body[0]
    return isinstance(first, ast.Expr) and first.value is node
