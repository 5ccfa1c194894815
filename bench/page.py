"""The page of results: what was measured, when, on which commit and machine."""

from __future__ import annotations

import platform
import re
import subprocess
from datetime import date
from pathlib import Path

RESULTS = Path(__file__).parent / "results.md"


def machine() -> str:
    """The machine in words."""
    cpu = re.search(r"model name\s*: (.*)", Path("/proc/cpuinfo").read_text())
    return f"{cpu[1] if cpu else platform.machine()}, Python {platform.python_version()}"


def commit() -> str:
    """The commit that was measured."""
    return subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=True
    ).stdout.strip()


def when_and_where() -> str:
    """For the first line of a section."""
    return f"{date.today()}, commit {commit()}, {machine()}."


def write_section(new: str) -> None:
    """Renew a section of the page, or add it at its end."""
    RESULTS.write_text(replace_section(RESULTS.read_text(encoding="utf-8"), new + "\n"), encoding="utf-8")


def write_table(heading: str, about: str, columns: list[str], rows: list[str]) -> None:
    """A section with one table."""
    head = [f"| {' | '.join(columns)} |", "|---" * len(columns) + "|"]
    write_section("\n".join([heading, "", about, "", *head, *rows, ""]))


def replace_section(page: str, new: str) -> str:
    """The page with this section renewed, or added at its end."""
    heading = new.splitlines()[0]
    parts = re.split(r"(?m)^(?=## )", page)
    kept = [new if part.startswith(heading) else part for part in parts]
    return "".join(kept if new in kept else [*kept, new])
