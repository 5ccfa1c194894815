"""What two commits measure, side by side in one run."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

HERE = Path(__file__).parents[1]

Figures = dict[str, float]


@contextmanager
def checked_out(commit: str) -> Iterator[Path]:
    """The tree of an older commit."""
    with tempfile.TemporaryDirectory() as folder:
        old = Path(folder) / "old"
        subprocess.run(["git", "clone", "-q", "--shared", str(HERE), str(old)], check=True)
        subprocess.run(["git", "-C", str(old), "checkout", "-q", commit], check=True)
        yield old


def measured(module: str, tree: Path, name: str, **environment: str) -> Figures:
    """What a process finds that measures by a tree's code."""
    command = [sys.executable, "-m", module, "--measure", name]
    by_tree = {**os.environ, "PYTHONPATH": f"{tree / 'src'}:{HERE}", **environment}
    return dict(json.loads(subprocess.run(command, env=by_tree, check=True, capture_output=True, cwd=HERE).stdout))


def run(measure: Callable[[str], Figures], compare: Callable[[str], None]) -> None:
    """Compare with the commit that the command line names; or, as one of the processes of that, measure."""
    if sys.argv[1] == "--measure":
        print(json.dumps(measure(sys.argv[2])))
    else:
        compare(sys.argv[1])
