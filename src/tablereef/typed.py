"""What several commands have in common: options and arguments that they take, extras that they need."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer

from tablereef.games import known
from tablereef.kernel.refusals import Refusal
from tablereef.kernel.text import LANGUAGES
from tablereef.terminal.refusals import TerminalRefusal
from tablereef.terminal.speech import language_of

LANGUAGE = language_of(os.environ)


def number(option: str, least: int, about: str) -> Any:
    """An option that takes a number; what is none is refused."""

    def parse(value: str | int) -> int:
        if not str(value).isdecimal() or int(value) < least:
            raise TerminalRefusal("number", name=option, value=str(value), least=least)
        return int(value)

    return typer.Option(option, metavar="N", parser=parse, help=about)


def file(option: str, about: str) -> Any:
    """An option that takes a file."""
    return typer.Option(option, metavar="FILE", help=about)


Lang = Annotated[
    str,
    typer.Option("--lang", metavar="|".join(LANGUAGES), help="The language.", autocompletion=lambda: list(LANGUAGES)),
]
Plain = Annotated[bool, typer.Option("--plain", help="No colours, no boxes: lines only.")]
Options = Annotated[str, typer.Option("--options", metavar="K=V,…", help="Options of the game, see `tablereef games`.")]
Data = Annotated[Path | None, typer.Option(metavar="FOLDER", help="Where the data lies.")]
Database = Annotated[
    str | None, typer.Option(metavar="URL", envvar="TABLEREEF_DATABASE", help="PostgreSQL instead of a file.")
]
PasswordFile = Annotated[Path | None, file("--password-file", "The database's password; - asks for it.")]
Keep = Annotated[
    str,
    typer.Option(
        metavar="K=DAYS,…",
        help="Days to keep what nobody comes back to: waiting, dealing, running, over, guests; or forever.",
    ),
]
Seed = Annotated[int, number("--seed", 0, "The same seed, the same games.")]
On = Annotated[str, typer.Option("--on", metavar="dask://HOST:PORT", help="A Dask cluster that plays.")]
Json = Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")]
GameName = Annotated[str, typer.Argument(metavar="GAME", help="Which game.", autocompletion=lambda: list(known()))]
Journal = Annotated[Path, typer.Argument(metavar="FILE", help="A saved match.")]


def listed(text: str) -> list[str]:
    """The parts of a comma-separated list."""
    return [part.strip() for part in text.split(",") if part.strip()]


def paired(text: str) -> dict[str, str]:
    """The pairs of a list like `k=v,k=v`."""
    return {name.strip(): value.strip() for name, _, value in (part.partition("=") for part in listed(text))}


@contextmanager
def needs(extra: str) -> Iterator[None]:
    """Import what only an extra brings; refused where it is not installed."""
    try:
        yield
    except ImportError:
        raise Refusal("needs_extra", extra=extra) from None


def named(database: str | None, password_file: Path | None, lang: str) -> str | None:
    """A database's address, with the password that stands elsewhere."""
    from tablereef.table.addresses import said
    from tablereef.table.settings import with_password

    return database if password_file is None else with_password(database, password_file, said("serve-password", lang))
