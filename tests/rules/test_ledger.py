"""Every rule of a ledger is stated by a test, and every rule that a test cites stands in the ledger."""

import ast
import re
from pathlib import Path

import pytest

from tablereef import games

TESTS = Path(__file__).parent
LEDGERS = sorted(Path(games.__file__).parent.glob("*/RULES.md"))
RULE = re.compile(r"^(?:- |\| )((?:CC|KF|CO)-[A-Z]\d+[a-z]?)\b", re.MULTILINE)

CITED = re.compile(r"\b(?:CC|KF|CO)-[A-Z]\d+[a-z]?\b")

EVERY_LEDGER = pytest.mark.parametrize("ledger", LEDGERS, ids=lambda ledger: ledger.parent.name)


def rules_in(ledger: Path) -> list[str]:
    """The ids of a ledger, in its order."""
    return RULE.findall(ledger.read_text(encoding="utf-8"))


def rules_cited_for(ledger: Path) -> set[str]:
    """The ids in the marks of all tests of a ledger's game."""
    files = (TESTS / ledger.parent.name).rglob("test_*.py")
    return {rule for file in files for rule in rules_cited_in(ast.parse(file.read_text(encoding="utf-8")))}


def rules_cited_in(module: ast.Module) -> list[str]:
    """The ids in the `@pytest.mark.rule(…)` of a module's tests."""
    tests = [node for node in module.body if isinstance(node, ast.FunctionDef)]
    marks = [mark for test in tests for mark in test.decorator_list if isinstance(mark, ast.Call)]
    ids = [rule for mark in marks if ast.unparse(mark.func) == "pytest.mark.rule" for rule in mark.args]
    return [str(ast.literal_eval(rule)) for rule in ids]


@EVERY_LEDGER
def test_a_ledger_has_rules(ledger: Path) -> None:
    assert rules_in(ledger)


@EVERY_LEDGER
def test_every_rule_of_the_ledger_is_stated_by_a_test(ledger: Path) -> None:
    cited = rules_cited_for(ledger)
    assert [rule for rule in rules_in(ledger) if rule not in cited] == []


@EVERY_LEDGER
def test_every_rule_that_a_test_cites_stands_in_the_ledger(ledger: Path) -> None:
    assert rules_cited_for(ledger) - set(rules_in(ledger)) == set()


@EVERY_LEDGER
def test_every_rule_that_the_code_cites_stands_in_the_ledger(ledger: Path) -> None:
    cited = {
        f"{file.name}: {rule}"
        for file in ledger.parent.glob("*.py")
        for rule in CITED.findall(file.read_text(encoding="utf-8"))
        if rule not in rules_in(ledger)
    }
    assert cited == set()


@pytest.mark.parametrize("file", sorted(TESTS.glob("*/**/test_*.py")), ids=lambda file: str(file.relative_to(TESTS)))
def test_every_rule_test_says_which_rule_it_states(file: Path) -> None:
    module = ast.parse(file.read_text(encoding="utf-8"))
    tests = [node for node in module.body if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")]
    marked = [test for test in tests if rules_cited_in(ast.Module([test], []))]
    assert [test.name for test in tests if test not in marked] == []
