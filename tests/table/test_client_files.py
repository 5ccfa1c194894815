"""The built client: its files come compressed and with the right kind, and nothing else comes."""

from __future__ import annotations

import asyncio
import gzip
import re
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


def test_a_file_is_compressed_once_for_all_who_load_it(built: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    packed: list[bytes] = []
    pack = gzip.compress

    def counted(content: bytes) -> bytes:
        packed.append(content)
        return pack(content)

    monkeypatch.setattr(gzip, "compress", counted)
    answers = fetched(built, *["/assets/app-1a2b.js"] * 5)
    assert {answer.text for answer in answers} == {SCRIPT}
    assert packed == [SCRIPT.encode()]
    assert {answer.headers["vary"] for answer in answers} == {"Accept-Encoding"}


def test_who_does_not_understand_compression_gets_the_file_as_it_is(built: Path) -> None:
    async def fetch() -> httpx.Response:
        async with serving(replace(settings_in(built.parent / "data"), static=built)) as server:
            return await server.client.get("/assets/app-1a2b.js", headers={"accept-encoding": "identity"})

    plain = asyncio.run(fetch())
    assert (plain.text, plain.headers.get("content-encoding")) == (SCRIPT, None)


PREVIEWED = "<!doctype html><!-- preview --><title>Tablereef</title>"


def previews(built: Path, *asked: tuple[str, dict[str, str]], game: str = "carcasse") -> tuple[str, list[str]]:
    """The invitation of a new table, and the pages of addresses ({id} stands for its own) for whoever asks so."""
    (built / "index.html").write_text(PREVIEWED, encoding="utf-8")

    async def fetch() -> tuple[str, list[str]]:
        async with serving(replace(settings_in(built.parent / "data"), static=built)) as server:
            guest = (await server.client.post("/api/guests", json={"name": "Ada"})).json()
            plan = {"game": game, "seats": [{"type": "person", "name": "Ada"}, {"type": "free"}]}
            bearer = {"Authorization": f"Bearer {guest['token']}"}
            table = (await server.client.post("/api/tables", json=plan, headers=bearer)).json()
            paths = [(path.format(id=table["id"]), headers) for path, headers in asked]
            pages = [(await server.client.get(path, headers=headers)).text for path, headers in paths]
            return table["invite"], pages

    return asyncio.run(fetch())


def said(page: str, name: str) -> str:
    """What a page says in one of its tags."""
    return str(re.findall(f'<meta (?:property|name)="{name}" content="([^"]*)" />', page)[0])


def test_a_link_to_a_table_previews_its_game_and_no_secret(built: Path) -> None:
    invite, (join, watch, replay, home) = previews(
        built, ("/join/{id}", {}), ("/watch/{id}", {}), ("/replay/{id}", {}), ("/", {})
    )
    assert said(join, "og:title") == "Cap&#x27;taine Carcasse · Tablereef"
    assert [said(page, "og:description") for page in (join, watch, replay)] == [
        "Join the table.",
        "Watch this match.",
        "See how this match went.",
    ]
    assert said(home, "og:title") == "Tablereef"
    assert said(join, "og:image").startswith("http://127.0.0.1:")
    assert said(join, "og:image").endswith("/preview.png")
    for page in (join, watch, replay, home):
        assert invite not in page
        assert "Ada" not in page
        assert page.endswith("<title>Tablereef</title>")


def test_a_preview_speaks_the_language_that_is_asked_for(built: Path) -> None:
    asked = [{"accept-language": header} for header in ("de-CH,de;q=0.9,en;q=0.8", "pl, fr;q=0.5", "pl", "")]
    _, pages = previews(built, *(("/join/{id}", headers) for headers in asked))
    assert [said(page, "description") for page in pages] == [
        "Setz dich mit an den Tisch.",
        "Prends place à la table.",
        "Join the table.",
        "Join the table.",
    ]


def test_a_table_that_is_not_there_is_previewed_as_the_home_page(built: Path) -> None:
    _, (unknown, strange, home) = previews(built, ("/join/none", {}), ("/join/%22%3E", {}), ("/", {}))
    assert unknown == strange == home


def test_whatever_names_the_server_is_escaped(built: Path) -> None:
    _, (page,) = previews(built, ("/", {"host": '"><script>alert(1)</script>'}))
    assert "<script>" not in page


def test_nothing_outside_the_folder(built: Path) -> None:
    paths = ["/..%2fsecret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/assets/none.js", "/api/none"]
    for answer in fetched(built, *paths):
        assert answer.status_code == 404
        assert "secret" not in answer.text


def test_without_a_build_the_page_is_not_there(tmp_path: Path) -> None:
    (answer,) = fetched(tmp_path / "none", "/")
    assert answer.status_code == 404
