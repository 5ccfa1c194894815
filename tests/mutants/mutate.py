"""Mutations of a function: small changes of its source, each of which some rule test must notice."""

from __future__ import annotations

import ast
import copy
import inspect
import textwrap
from collections.abc import Callable, Iterator
from types import CodeType, FunctionType
from typing import NamedTuple

COMPARE = {ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq}
OPERATE = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult, ast.Mod: ast.FloorDiv,
    ast.LShift: ast.RShift, ast.RShift: ast.LShift, ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd,
}  # fmt: skip


class Mutant(NamedTuple):
    """A function with one change, and the change in words."""

    function: FunctionType
    change: str
    code: CodeType

    @property
    def name(self) -> str:
        """Where it is and what it does."""
        return f"{self.function.__module__.split('.')[-1]}.{self.function.__name__}: {self.change}"


def mutants(function: FunctionType) -> Iterator[Mutant]:
    """All mutants of a function."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(function)))
    body = tree.body[0]
    assert isinstance(body, ast.FunctionDef)
    places = [node for statement in body.body for node in ast.walk(statement)]
    for number, node in enumerate(places):
        for what, change in changes(node):
            new = copy.deepcopy(tree)
            new_body = new.body[0]
            assert isinstance(new_body, ast.FunctionDef)
            twin = [n for statement in new_body.body for n in ast.walk(statement)][number]
            line = node_line(node)
            before = ast.unparse(node) if not isinstance(node, ast.If | ast.While) else ast.unparse(node.test)
            change(twin)
            yield Mutant(function, f"line +{line - 1}: {short(before)} → {what}", compiled(function, new))


def node_line(node: ast.AST) -> int:
    """The line within the function."""
    return int(getattr(node, "lineno", 0))


def short(source: str) -> str:
    """Source in one short line."""
    line = " ".join(source.split())
    return line if len(line) <= 70 else line[:67] + "…"


def compiled(function: FunctionType, tree: ast.Module) -> CodeType:
    """The code object of the changed function, in the scope of the original."""
    scope: dict[str, FunctionType] = {}
    ast.fix_missing_locations(tree)
    exec(compile(tree, function.__code__.co_filename, "exec"), function.__globals__.copy(), scope)
    return scope[function.__name__].__code__


def changes(node: ast.AST) -> Iterator[tuple[str, Callable[[ast.AST], None]]]:
    """What can be changed at a node."""
    if isinstance(node, ast.Compare):
        for at, op in enumerate(node.ops):
            if type(op) in COMPARE:
                what = COMPARE[type(op)].__name__ + (f" at {at + 1}" if at else "")
                yield what, lambda twin, at=at: compare_otherwise(twin, at)  # type: ignore[misc]
    if isinstance(node, ast.BinOp | ast.AugAssign) and type(node.op) in OPERATE:
        other = OPERATE[type(node.op)]
        yield other.__name__, lambda twin: set_field(twin, "op", other())
    if isinstance(node, ast.BoolOp):
        flip = ast.Or if isinstance(node.op, ast.And) else ast.And
        yield flip.__name__, lambda twin: set_field(twin, "op", flip())
    if isinstance(node, ast.Constant) and isinstance(node.value, int):
        value = not node.value if isinstance(node.value, bool) else node.value + 1
        yield str(value), lambda twin: set_field(twin, "value", value)
    if isinstance(node, ast.If | ast.While | ast.IfExp):
        yield "never", lambda twin: set_field(twin, "test", ast.Constant(False))
        if not isinstance(node, ast.While):
            yield "always", lambda twin: set_field(twin, "test", ast.Constant(True))
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        yield "not done", lambda twin: set_field(twin, "value", ast.Constant(None))
    if isinstance(node, ast.Assign | ast.AugAssign) and isinstance(target(node), ast.Attribute | ast.Subscript):
        yield "not assigned", lambda twin: neutralise(twin)
    if isinstance(node, ast.Call) and len(node.args) >= 2:
        for at in range(1, len(node.args) - 1):
            yield f"arguments {at} and {at + 1} exchanged", lambda twin, at=at: exchange(twin, at)  # type: ignore[misc]


def target(node: ast.Assign | ast.AugAssign) -> ast.expr:
    """What is assigned to."""
    return node.targets[0] if isinstance(node, ast.Assign) else node.target


def set_field(node: ast.AST, field: str, value: object) -> None:
    """Change one field of a node."""
    setattr(node, field, value)


def neutralise(node: ast.AST) -> None:
    """An assignment that changes nothing."""
    assert isinstance(node, ast.Assign | ast.AugAssign)
    old = copy.deepcopy(target(node))
    old.ctx = ast.Load()  # type: ignore[attr-defined]
    if isinstance(node, ast.Assign):
        node.value = old
    else:
        node.op, node.value = ast.Add(), ast.Constant(0)


def compare_otherwise(node: ast.AST, at: int) -> None:
    """Change one operator of a comparison, which may be a chain."""
    assert isinstance(node, ast.Compare)
    node.ops[at] = COMPARE[type(node.ops[at])]()


def exchange(node: ast.AST, at: int) -> None:
    """Exchange two arguments of a call."""
    assert isinstance(node, ast.Call)
    node.args[at], node.args[at + 1] = node.args[at + 1], node.args[at]
