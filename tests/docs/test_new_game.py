"""docs/new_game.md is what it says: its blocks are the files of examples/pig."""

import re
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE, PIG = ROOT / "docs" / "new_game.md", ROOT / "examples" / "pig"
FILE = re.compile(r"^```\w+ (\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def test_the_blocks_of_the_page_are_the_files_of_the_example() -> None:
    files: dict[str, list[str]] = defaultdict(list)
    for path, block in FILE.findall(PAGE.read_text(encoding="utf-8")):
        files[path].append(block.strip("\n"))
    kept = [file for file in PIG.rglob("*") if file.is_file() and "__pycache__" not in file.parts]
    assert set(files) == {str(file.relative_to(PIG)) for file in kept}
    for path, blocks in files.items():
        assert lines("\n".join(blocks)) == lines((PIG / path).read_text(encoding="utf-8")), path


def lines(text: str) -> list[str]:
    """The lines that are not blank: how far the blocks stand apart is a matter of the page."""
    return [line for line in text.splitlines() if line.strip()]
