"""What an operator can set; everything else is decided."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from getpass import getpass
from pathlib import Path

from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from tablereef.table.refusals import TableRefusal

SQLITE_FILE = "tablereef.db"
DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
ASK = "-"  # instead of a file: somebody types it
STATIC = Path(__file__).parent / "static"


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
    origins: tuple[str, ...] = ()  # other addresses of this table than the one it is asked under
    hosts: tuple[str, ...] = ()  # names under which it may be asked, beside this machine's own; none: any
    behind_proxy: bool = False  # believe the addresses that a proxy on this machine forwards
    static: Path = STATIC
    bot_pause: float = 0.6  # seconds that a bot waits before it moves, so that people can follow
    bot_processes: int = 1
    most_tables: int = 10_000
    most_tables_of_a_guest: int = 50
    most_guests: int = 100_000
    most_connections: int = 10_000  # as far as the system lets a process open so many files
    most_sockets: int = 5_000
    most_sockets_of_a_place: int = 200  # an IPv4 address, or a network of IPv6
    more_connections_of_a_place: int = 100  # for requests, beside the sockets
    most_sockets_of_a_guest: int = 20
    most_watchers: int = 100  # at one table
    requests_per_second: float = 20
    messages_per_second: float = 20
    away_seconds: float = 60  # whoever is gone so long can be replaced
    request_seconds: float = 15  # from the first byte to the last
    stall_seconds: float = 20  # whoever reads nothing so long is gone
    body_bytes: int = 16_384
    message_bytes: int = 4_096

    def database_url(self) -> str:
        """The store, as SQLAlchemy wants it."""
        if self.database is None:
            return f"sqlite+aiosqlite:///{self.folder / SQLITE_FILE}"
        scheme, _, rest = self.database.partition("://")
        return f"{DRIVERS.get(scheme, scheme)}://{rest}"


def with_password(database: str | None, file: Path, question: str) -> str:
    """The URL of a database with the password from a file, or from whoever is asked: others see a command line."""
    if database is None:
        raise TableRefusal("password_alone")
    try:
        password = getpass(f"{question} ") if str(file) == ASK else file.read_text(encoding="utf-8").rstrip("\r\n")
        return make_url(database).set(password=password).render_as_string(hide_password=False)
    except (OSError, UnicodeError, ArgumentError) as problem:
        raise TableRefusal("no_store", why=type(problem).__name__) from None
