"""The built client: its files come compressed and with the right kind, and nothing else comes."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from tests.table.inside import serving, settings_in

PAGE = "<!doctype html><title>Tablereef</title>"
SCRIPT = "export const many = 'x';\n" * 200


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A client as the build leaves it, and a secret beside it."""
    (tmp_path / "static" / "assets").mkdir(parents=True)
    (tmp_path / "static" / "index.html").write_text(PAGE, encoding="utf-8")
    (tmp_path / "static" / "assets" / "app-1a2b.js").write_text(SCRIPT, encoding="utf-8")
    (tmp_path / "secret.txt").write_text("secret", encoding="utf-8")
    return tmp_path / "static"


def fetched(built: Path, *paths: str) -> list[httpx.Response]:
    """The answers of a server with that client."""

    async def fetch() -> list[httpx.Response]:
        settings = replace(settings_in(built.parent / "data"), static=built)
        async with serving(settings) as server:
            return [await server.client.get(path) for path in paths]

    return asyncio.run(fetch())


def test_the_page_and_its_files(built: Path) -> None:
    page, deep, script = fetched(built, "/", "/table/abc", "/assets/app-1a2b.js")
    assert page.text == deep.text == PAGE
    assert page.headers["content-type"].startswith("text/html")
    assert page.headers["cache-control"] == "no-cache"
    assert script.text == SCRIPT
    assert script.headers["content-type"].startswith("text/javascript")
    assert script.headers["content-encoding"] == "gzip"
    assert "immutable" in script.headers["cache-control"]


def test_nothing_outside_the_folder(built: Path) -> None:
    paths = ["/..%2fsecret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/assets/none.js", "/api/none"]
    for answer in fetched(built, *paths):
        assert answer.status_code == 404
        assert "secret" not in answer.text


def test_without_a_build_the_page_is_not_there(tmp_path: Path) -> None:
    (answer,) = fetched(tmp_path / "none", "/")
    assert answer.status_code == 404
