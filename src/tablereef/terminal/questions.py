"""Questions before a match: numbered answers, and Enter for the usual one."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text as Styled

from tablereef.kernel.words import Value
from tablereef.terminal import palette
from tablereef.terminal.screen import Screen
from tablereef.terminal.speech import Speech


class Questions:
    """Asks until the answer is one of those possible."""

    def __init__(self, screen: Screen, speech: Speech) -> None:
        self.screen = screen
        self.speech = speech

    def pick(self, key: str, labels: list[str], default: int = 1, **fields: Value) -> int:
        """The index of one of numbered answers, the first by default."""
        self.screen.show("", Styled(self.speech.ui(key, **fields), palette.QUESTION))
        table = Table.grid(padding=(0, 2))
        for number, label in enumerate(labels, 1):
            table.add_row(Styled(f"{number:>2}", palette.KEY), label)
        self.screen.show(table)
        return self.read_number(self.speech.ui("default", default=default), 1, len(labels), default) - 1

    def number(self, key: str, least: int, most: int, default: int) -> int:
        """A number within bounds."""
        self.screen.show("", Styled(self.speech.ui(key, least=least, most=most), palette.QUESTION))
        return self.read_number(self.speech.ui("default", default=default), least, most, default)

    def read_number(self, prompt: str, least: int, most: int, default: int) -> int:
        """Read until it is such a number."""
        while answer := self.screen.ask(prompt):
            if answer.isdecimal() and least <= int(answer) <= most:
                return int(answer)
            self.screen.show(Styled(self.speech.ui("between", answer=answer, least=least, most=most), palette.ALARM))
        return default

    def line(self, key: str, default: str, number: int) -> str:
        """A line of text."""
        self.screen.show("", Styled(self.speech.ui(key, number=number), palette.QUESTION))
        return self.screen.ask(self.speech.ui("default", default=default)) or default
