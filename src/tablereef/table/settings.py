"""What an operator can set; everything else is decided."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from getpass import getpass
from pathlib import Path
from typing import Any

from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from tablereef.table.refusals import TableRefusal

SQLITE_FILE = "tablereef.db"
DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
FOREVER = "forever"
LIMITS = {  # what --limits names, and the setting that it is
    "guests": "guests_per_hour",
    "tables": "most_tables_of_a_place",
    "matches": "matches_per_hour",
    "lines": "lines_per_hour",
    "analyses": "analysis_seconds_per_hour",
}
ASK = "-"  # instead of a file: somebody types it
STATIC = Path(__file__).parent / "static"


def default_keep() -> dict[str, float | None]:
    """How many days the store keeps tables at which nothing happens, by phase, and guests who sit nowhere."""
    return {"waiting": 30, "dealing": 7, "running": 90, "over": None, "guests": 30}


def thinking_processes() -> int:
    """How many processes think for bots: half the cores, and no more than most tables need."""
    return max(1, min(4, (os.cpu_count() or 1) // 2))


def default_folder() -> Path:
    """Where the data lies if nothing else is said."""
    base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "tablereef" / "table"


@dataclass(frozen=True)
class Settings:
    """One server: where it listens, where its data lies, and its limits."""

    host: str = "127.0.0.1"
    port: int = 8000
    folder: Path = field(default_factory=default_folder)
    database: str | None = None  # a URL; None: an SQLite file in the folder
    workers: int = 1  # processes that serve; several need PostgreSQL
    origins: tuple[str, ...] = ()  # other addresses of this table than the one it is asked under
    hosts: tuple[str, ...] = ()  # names under which it may be asked, beside this machine's own; none: any
    behind_proxy: bool = False  # believe the addresses that a proxy on this machine forwards
    static: Path = STATIC
    bot_pause: float = 0.6  # seconds that a bot waits before it moves, so that people can follow
    bot_processes: int = field(default_factory=thinking_processes)
    most_tables: int = 10_000
    most_tables_of_a_guest: int = 50
    most_tables_of_a_place: int = 500  # an IPv4 address, or a network of IPv6; counted since the server began
    most_lines: int = 5_000  # of a match; a longer one goes on, but nothing in it is taken back
    guests_per_hour: int = 200  # new ones from one place
    matches_per_hour: int = 60  # begun by one guest, and ten times as many from one place
    lines_per_hour: int = 10_000  # written by one guest, and ten times as many from one place
    analysis_seconds_per_hour: int = 120  # of a core, for one guest, and ten times as many from one place
    keep: Mapping[str, float | None] = field(default_factory=default_keep)  # in days; None: for ever
    most_guests: int = 100_000
    most_connections: int = 10_000  # as far as the system lets a process open so many files
    most_sockets: int = 5_000
    most_sockets_of_a_place: int = 200
    more_connections_of_a_place: int = 100  # for requests, beside the sockets
    most_sockets_of_a_guest: int = 20
    most_watchers: int = 100  # at one table
    requests_per_second: float = 20
    messages_per_second: float = 20
    share_of_a_place: float = 0.2  # of the server's time
    away_seconds: float = 60  # whoever is gone so long can be replaced
    request_seconds: float = 15  # from the first byte to the last
    stall_seconds: float = 20  # whoever reads nothing so long is gone
    body_bytes: int = 16_384
    message_bytes: int = 4_096
    address: str | None = None  # under which people find this house: for links in mails, and for push services to ask
    smtp: str | None = None  # the mail server, as a URL; None: no mail is sent
    mail_from: str | None = None  # whose letters they are
    push_anywhere: bool = False  # call also at addresses that are not public: a test's own push service

    def database_url(self) -> str:
        """The store, as SQLAlchemy wants it."""
        if self.database is None:
            return f"sqlite+aiosqlite:///{self.folder / SQLITE_FILE}"
        scheme, _, rest = self.database.partition("://")
        return f"{DRIVERS.get(scheme, scheme)}://{rest}"


def kept_days(wanted: Mapping[str, str]) -> dict[str, float | None]:
    """How long things are kept, as somebody wants it."""
    keep = default_keep()
    for name, value in wanted.items():
        check_known(name, value, keep, value == FOREVER or is_number(value))
        keep[name] = None if value == FOREVER else float(value)
    return keep


def limited(wanted: Mapping[str, str]) -> dict[str, Any]:
    """Limits as somebody wants them, by the names of their settings."""
    for name, value in wanted.items():
        check_known(name, value, LIMITS, value.isdecimal())
    return {LIMITS[name]: int(value) for name, value in wanted.items()}


def check_mail(smtp: str | None, mail_from: str | None, address: str | None) -> None:
    """A mail server alone is not enough: letters have a sender, and links that lead here."""
    if smtp is not None:
        good = smtp.startswith(("smtp://", "smtps://")) and "@" in (mail_from or "") and "://" in (address or "")
        if not good:
            raise TableRefusal("mail_alone")


def is_number(text: str) -> bool:
    """Whether it is a number of days, perhaps with a part of one."""
    return text.replace(".", "", 1).isdecimal()


def check_known(name: str, value: str, known: Mapping[str, object], is_good: bool) -> None:
    """Refuse what cannot be set, and what it cannot be set to."""
    if name not in known or not is_good:
        raise TableRefusal("no_setting", name=name, value=value, known=", ".join(known))


def with_password(database: str | None, file: Path, question: str) -> str:
    """The URL of a database with the password from a file, or from whoever is asked: others see a command line."""
    if database is None:
        raise TableRefusal("password_alone")
    try:
        password = getpass(f"{question} ") if str(file) == ASK else file.read_text(encoding="utf-8").rstrip("\r\n")
        return make_url(database).set(password=password).render_as_string(hide_password=False)
    except (OSError, ValueError, ArgumentError) as problem:
        raise TableRefusal("no_store", why=type(problem).__name__) from None
