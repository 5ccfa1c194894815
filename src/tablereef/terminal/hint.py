"""What would a good player do? An octopus at the table says what its choice is worth; elsewhere Diver is asked."""

from __future__ import annotations

from collections.abc import Iterable

from tablereef.bots import Adviser, Bot, make_bot
from tablereef.bots.levels import ADVISER
from tablereef.kernel.knowledge import Knowledge
from tablereef.terminal.speech import Speech


def advice(knowledge: Knowledge, bots: Iterable[Bot], speech: Speech) -> tuple[int, list[str]]:
    """A choice by what the seat knows; and in words what it is worth, where somebody at the table thinks ahead."""
    adviser = next((bot for bot in bots if isinstance(bot, Adviser)), None)
    if adviser is None or len(knowledge.choices()) == 1:
        return make_bot(ADVISER, knowledge.game, knowledge.seat, 0).choose(knowledge), []
    code, chance, other = adviser.weigh(knowledge)
    return code, [speech.ui("hint-worth", chance=round(100 * chance), other=round(100 * other))]
