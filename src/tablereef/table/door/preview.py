"""Link previews: what a messenger shows of an address. The code of a link stands behind its #; no server gets it."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape

from tablereef.games import find
from tablereef.kernel.text import LANGUAGES, Text
from tablereef.kernel.words import Words
from tablereef.table.refusals import TEXTS

PLACE = b"<!-- preview -->"  # in the client's page
PICTURE = "/preview.png"
INVITATIONS = {"join": "preview-join", "watch": "preview-watch", "replay": "preview-replay"}  # by the client's page


def tags(origin: str, page: str, game: str | None, language: str) -> bytes:
    """What stands in the head of the page, in the words of a language."""
    key = INVITATIONS.get(page) if game is not None else None
    title = "Tablereef" if game is None else f"{name_of(game, language)} · Tablereef"
    about = Text(language, TEXTS).say(Words(key or "preview-home"))
    said = {"og:site_name": "Tablereef", "og:type": "website", "og:title": title, "og:description": about}
    properties = [tag("property", name, value) for name, value in said.items()]
    picture = [tag("property", "og:image", origin + PICTURE), tag("name", "twitter:card", "summary_large_image")]
    return "\n    ".join([tag("name", "description", about), *properties, *picture]).encode()


def tag(sort: str, name: str, content: str) -> str:
    """One of them."""
    return f'<meta {sort}="{name}" content="{escape(content)}" />'


def name_of(game: str, language: str) -> str:
    """What a game is called."""
    return Text(language, find(game).texts).say(Words("game-name"))


def language_of(headers: Mapping[str, str]) -> str:
    """The first language asked for that is spoken here; else English."""
    asked = [part.strip()[:2].lower() for part in headers.get("accept-language", "").split(",")]
    return next((language for language in asked if language in LANGUAGES), "en")
