"""The locks of npm: every platform that a package names stands in them, nothing names a host, and all is verified."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
FOLDERS = [ROOT / "web", ROOT / "bench/boardgame_io"]
Rows = dict[str, dict[str, Any]]  # where a package is installed, and what the lock says of it


def read(folder: Path) -> Rows:
    rows: Rows = json.loads((folder / "package-lock.json").read_text())["packages"]
    return rows


def found(rows: Rows, place: str, name: str) -> dict[str, Any] | None:
    """The row that Node.js would find for a name asked at a place: beside it, or further up."""
    while f"{place}/node_modules/{name}".lstrip("/") not in rows:
        if not place:
            return None
        place = place.rpartition("node_modules/")[0].rstrip("/")
    return rows[f"{place}/node_modules/{name}".lstrip("/")]


def faults(rows: Rows) -> Iterator[str]:
    """What keeps a lock from installing the same on every machine."""
    for place, row in rows.items():
        for name, version in row.get("optionalDependencies", {}).items():
            part = found(rows, place, name)
            if part is None:
                yield f"{place} names {name}, which is missing"
            elif version[0].isdigit() and part["version"] != version:
                yield f"{place} names {name} {version}, not {part['version']}"
        if "resolved" in row:
            yield f"{place} names a host"
        if place and not row.get("integrity", "").startswith("sha512-"):
            yield f"{place} cannot be verified"


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_a_lock_installs_on_every_platform(folder: Path) -> None:
    assert list(faults(read(folder))) == []


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_a_lock_follows_what_is_asked_for(folder: Path) -> None:
    asked = json.loads((folder / "package.json").read_text())
    rows = read(folder)
    for kind in ("dependencies", "devDependencies"):
        assert rows[""].get(kind, {}) == asked.get(kind, {})
    for name, version in asked.get("overrides", {}).items():
        assert {row["version"] for place, row in rows.items() if place.endswith(f"node_modules/{name}")} == {version}


def test_each_fault_is_seen() -> None:
    part = "node_modules/@rolldown/binding-darwin-arm64"
    rows = read(ROOT / "web")
    assert list(faults(rows | {part: rows[part] | {"version": "0.1"}})) != []
    assert list(faults(rows | {part: rows[part] | {"resolved": "https://registry.example/a.tgz"}})) != []
    assert list(faults(rows | {part: {"version": rows[part]["version"]}})) != []
    del rows[part]
    assert list(faults(rows)) == [f"node_modules/rolldown names {part.removeprefix('node_modules/')}, which is missing"]
