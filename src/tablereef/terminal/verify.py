"""Whether a journal is what it says: every event possible, every card dealt as it had to be."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from tablereef.games import find
from tablereef.kernel.game import OVER
from tablereef.kernel.journal import read_all, verify
from tablereef.kernel.match import FIRST_FORMAT, Match
from tablereef.terminal.screen import Screen
from tablereef.terminal.speech import Speech

DEALT = ("seed", "fair", "undealt", "unknown")


def verify_file(path: Path, screen: Screen, speech: Speech) -> None:
    """Check every match of a file and say what was checked; a wrong line is refused."""
    found: Counter[str] = Counter()
    editions: dict[str, None] = {}  # each said once
    lines = 0
    with screen.waiting(speech.ui("verifying")):
        for match in read_all(path, find):
            found[dealt(match, lines + 1)] += 1
            found["first_format"] += match.is_fair() and match.header.tablereef == FIRST_FORMAT
            found["running"] += match.turn() != OVER
            lines += match.version + 1
            editions |= dict.fromkeys(speech.edition(match))
    matches = sum(found[kind] for kind in DEALT)
    screen.show(*editions)
    screen.show(speech.ui("verify-events", matches=matches, lines=lines))
    for kind in (*DEALT, "first_format", "running"):
        if found[kind]:
            screen.show(speech.ui(f"verify-{kind}", matches=found[kind]))


def dealt(match: Match, header_line: int) -> str:
    """How the deal of a match was checked; `unknown` while its secret is not revealed."""
    if not verify(match, header_line):
        return "unknown"
    if match.header.deal.seed is not None:
        return "seed"
    return "fair" if match.chance_count else "undealt"
