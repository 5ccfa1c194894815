"""What may be due in a game, as rows; the functions that find the row of the step that is due are written from them.

A game numbers its steps (`Steps`) and declares, beside its rules, a row for each: `Do` what asks nobody, `Ask` a
player, `Draw` from chance. `dispatchers` writes turn, choices, lots, lot, apply and audience as plain source: a
debugger steps into it, and the compiler takes it as it takes the rules. A code is decoded by the fields of its kind, so
that a rule is called with what it is about: `cut(s, seat, family)`.

The rows stand on two fields of every position: `pending`, the steps that are due, and `active`, whose turn it is.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from tablereef.kernel.codes import Codes
from tablereef.kernel.game import CHANCE, OVER
from tablereef.kernel.pending import NOTHING, done, drop
from tablereef.kernel.story import EVERYONE
from tablereef.kernel.written import written

Effect = Callable[..., None]
Fact = Callable[[Any], int]
Need = Callable[[Any], bool]
Lines = Sequence[str]
Leaf = tuple[int, Lines]  # a step, and the lines of source for it


class Steps:
    """The steps of a game by name, in this order: nothing, what asks nobody, the questions, chance, the end."""

    def __init__(self, *, done: Sequence[str], asked: Sequence[str], drawn: Sequence[str]) -> None:
        self.names = ("nothing", *done, *asked, *drawn, "game_over")
        self.done = range(1, 1 + len(done))
        self.asked = range(self.done.stop, self.done.stop + len(asked))
        self.drawn = range(self.asked.stop, self.asked.stop + len(drawn))
        self.over = self.drawn.stop

    def questions(self) -> tuple[str, ...]:
        """The names of all steps in which something is asked, drawn or over: each has a sentence."""
        return self.names[self.asked.start :]


@dataclass(frozen=True)
class Do:
    """A step that asks nobody."""

    step: int
    effect: Callable[[Any], None]


@dataclass(frozen=True)
class Ask:
    """A question: what may be chosen, and what each kind of choice does."""

    step: int
    choices: Callable[[Any, list[int]], int]
    effects: Mapping[int, Effect]  # by the first code of a kind
    who: Fact | None = None  # the seat that is asked; None: the active player
    needs: Need | None = None  # where this does not hold any longer, nobody is asked
    audience: Fact | None = None  # who is told the choice; None: everyone


@dataclass(frozen=True)
class Draw:
    """A chance event: how many equally likely lots, the outcome on each, and what each kind of outcome does."""

    step: int
    lots: Fact
    lot: Callable[[Any, int], int]  # counted from the first code of its kinds
    effects: Mapping[int, Effect]  # by the first code of a kind
    needs: Need | None = None  # where this does not hold any longer, nothing is drawn
    audience: Fact | None = None  # who is told the outcome; None: everyone


Row = Do | Ask | Draw


class Dispatchers(NamedTuple):
    """The functions that the rows come to, and how many answers a question has at the most."""

    turn: Callable[[Any], int]
    choices: Callable[[Any, list[int]], int]
    lots: Callable[[Any], int]
    lot: Callable[[Any, int], int]
    apply: Callable[[Any, int], None]
    audience: Callable[[Any], int]
    menu_size: int


def dispatchers(module: str, steps: Steps, choices: Codes, chances: Codes, rows: Iterable[Row]) -> Dispatchers:
    """Write the functions of a game from its rows; `module` is where they live."""
    table = Table(steps, choices, chances, rows)
    source = "\n\n".join(
        [table.turn(), table.choices(), table.lots(), table.lot(), table.audience(), table.apply(), table.settle()]
    )
    scope = written(f"rows of {module}", source, {"__name__": module, "done": done, "drop": drop, **table.functions})
    functions = {name: scope[name] for name in ("turn", "choices", "lots", "lot", "apply", "audience")}
    return Dispatchers(**functions, menu_size=table.menu_size())


class Table:
    """The rows of a game, and the source that they come to: it asks for the steps in the order of the rows."""

    def __init__(self, steps: Steps, choices: Codes, chances: Codes, rows: Iterable[Row]) -> None:
        self.steps = steps
        self.codes = {Ask: choices, Draw: chances}
        self.rows = tuple(rows)
        self.does = [row for row in self.rows if isinstance(row, Do)]
        self.asks = [row for row in self.rows if isinstance(row, Ask)]
        self.draws = [row for row in self.rows if isinstance(row, Draw)]
        self.events = [row for row in self.rows if not isinstance(row, Do)]
        self.functions: dict[str, Callable[..., Any]] = {}
        self.check()

    def check(self) -> None:
        """One row for each step, of the sort that its number says."""
        for sort, wanted in ((Do, self.steps.done), (Ask, self.steps.asked), (Draw, self.steps.drawn)):
            for step in wanted:
                rows, name = [row for row in self.rows if row.step == step], self.steps.names[step]
                assert len(rows) == 1, f"the step {name} needs one row, but has {len(rows)}"
                assert isinstance(rows[0], sort), f"the step {name} needs {sort.__name__}, not {type(rows[0]).__name__}"

    def menu_size(self) -> int:
        """No question has more answers: all codes of its kinds together."""
        kinds = dict(zip(self.codes[Ask].firsts, self.codes[Ask].kinds, strict=True))
        return max(sum(kinds[first].size for first in row.effects) for row in self.asks)

    # — the functions, as source —

    def turn(self) -> str:
        """Who is to move."""
        others = [(row.step, self.call(row.who, "s")) for row in self.asks if row.who is not None]
        return "\n".join(
            [
                "def turn(s):",
                '    """The seat to move, CHANCE or OVER."""',
                "    step = s.pending.step",
                f"    if step < {self.steps.drawn.start}:",
                *(f"        if step == {step}:\n            return {seat}" for step, seat in others),
                "        return s.active",
                f"    return {CHANCE} if step < {self.steps.over} else {OVER}\n",
            ]
        )

    def choices(self) -> str:
        """What may be chosen."""
        leaves = [(row.step, [f"return {self.call(row.choices, 's, menu')}"]) for row in self.asks]
        return function("choices(s, menu)", "Fill the menu with the legal codes for the step that is due.", leaves)

    def lots(self) -> str:
        """How many lots there are."""
        leaves = [(row.step, [f"return {self.call(row.lots, 's')}"]) for row in self.draws]
        return function("lots(s)", "How many equally likely lots the chance that is due has.", leaves)

    def lot(self) -> str:
        """What a lot brings."""
        leaves = [(row.step, [f"return {min(row.effects)} + {self.call(row.lot, 's, i')}"]) for row in self.draws]
        return function("lot(s, i)", "The outcome on lot i.", leaves)

    def audience(self) -> str:
        """Who is told."""
        some = [(row.step, self.call(row.audience, "s")) for row in self.events if row.audience is not None]
        return "\n".join(
            [
                "def audience(s):",
                '    """Who is told the code of the event that is due."""',
                "    step = s.pending.step",
                *(f"    if step == {step}:\n        return {seats}" for step, seats in some),
                f"    return {EVERYONE}\n",
            ]
        )

    def apply(self) -> str:
        """What was chosen or drawn is done."""
        leaves = [(row.step, self.effects(row)) for row in self.events]
        doc = "Do what was chosen or drawn, and then all that asks nobody."
        return function("apply(s, code)", doc, leaves, before=["done(s.pending)"], after=self.settling())

    def settle(self) -> str:
        """What asks nobody is done."""
        conditional = [(row.step, self.call(row.needs, "s")) for row in self.events if row.needs is not None]
        leaves: list[Leaf] = [(row.step, self.doing(row)) for row in self.does]
        leaves += [(step, ["drop(s.pending)"]) for step, _ in conditional]
        waits = [f"(step == {step} and not {need})" for step, need in conditional]
        return "\n".join(
            [
                "def settle(s):",
                '    """Do what asks nobody, until somebody must be asked."""',
                "    step = s.pending.step",
                f"    while {' or '.join([f'step < {self.steps.asked.start}', *waits])}:",
                *branches(leaves, 2),
                "        step = s.pending.step\n",
            ]
        )

    # — parts of them —

    def settling(self) -> list[str]:
        """Settle only what may have to be: the call would cost more than the question."""
        conditional = [f"step == {row.step}" for row in self.events if row.needs is not None]
        first = f"step < {self.steps.asked.start}"
        return ["step = s.pending.step", f"if {' or '.join([first, *conditional])}:", "    settle(s)"]

    def doing(self, row: Do) -> list[str]:
        """What is done in a step that asks nobody, which is then due no longer."""
        call = self.call(row.effect, "s")
        return [call] if row.step == NOTHING else ["drop(s.pending)", call]

    def call(self, rule: Callable[..., Any], arguments: str) -> str:
        """The call of a rule, which the functions then know by its name."""
        name = rule.__name__
        known = self.functions.setdefault(name, rule)
        assert known is rule, f"two rules in the rows are called {name}"
        return f"{name}({arguments})"

    def effects(self, row: Ask | Draw) -> list[str]:
        """What each kind of code does, with the fields of that kind."""
        codes, lines = self.codes[type(row)], []
        found = sorted(row.effects.items())
        for place, (first, effect) in enumerate(found):
            kind = codes.kinds[codes.firsts.index(first)]
            fields = [len(domain.names) for domain in kind.fields.values()]
            wanted = len(inspect.signature(effect).parameters) - 1
            assert wanted == len(fields), f"{effect.__name__} takes {wanted} fields, {kind.name} has {len(fields)}"
            call = self.call(effect, ", ".join(["s", *decoded(first, fields)]))
            last = place == len(found) - 1
            if len(found) == 1:
                return [call]
            lines += ["else:" if last else f"{'elif' if place else 'if'} code < {first + kind.size}:", f"    {call}"]
        return lines


def decoded(first: int, sizes: Sequence[int]) -> list[str]:
    """The fields of a code, as expressions: the last one runs fastest."""
    expressions, below = [], 1
    rest = f"(code - {first})" if first else "code"
    for place, size in reversed(list(enumerate(sizes))):
        value = rest if below == 1 else f"{rest} // {below}"
        expressions.append(f"{value} % {size}" if place else value)
        below *= size
    return [text.removeprefix("(").removesuffix(")") if text == rest else text for text in reversed(expressions)]


def function(head: str, doc: str, leaves: Sequence[Leaf], before: Lines = (), after: Lines = ()) -> str:
    """A function that does one thing for each step."""
    return "\n".join(
        [
            f"def {head}:",
            f'    """{doc}"""',
            "    step = s.pending.step",
            *(f"    {line}" for line in before),
            *branches(leaves, 1),
            *(f"    {line}" for line in after),
            "",
        ]
    )


def branches(leaves: Sequence[Leaf], depth: int) -> list[str]:
    """The lines of each step behind the question whether it is the one that is due; the last is, if no other is."""
    indent, lines = "    " * depth, []
    for place, (step, inner) in enumerate(leaves):
        question = "else:" if place == len(leaves) - 1 else f"{'elif' if place else 'if'} step == {step}:"
        lines += [indent + question, *(f"{indent}    {line}" for line in inner)]
    return lines if len(leaves) > 1 else [line.removeprefix("    ") for line in lines[1:]]
