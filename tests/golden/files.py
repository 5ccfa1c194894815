"""Golden files: texts that a person can read and that stay as they are."""

import os
from pathlib import Path


def agrees(path: Path, text: str) -> bool:
    """Whether a golden file says the same; UPDATE_GOLDEN=1 makes it."""
    if os.environ.get("UPDATE_GOLDEN"):
        path.write_text(text, encoding="utf-8")
    return path.read_text(encoding="utf-8") == text
