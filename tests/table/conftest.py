"""Every store: an SQLite file, and a database of a real PostgreSQL."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from tablereef.table.settings import Settings
from tests.table.inside import settings_in
from tests.table.postgres import Cluster, new_database, running_cluster
from tests.table.server import FAST, Server

STORES = ("sqlite", "postgresql")
Folders = pytest.TempPathFactory
Database = Callable[[str], str | None]


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """One PostgreSQL for all tests of this process."""
    with running_cluster() as running:
        yield running


@pytest.fixture(scope="session")
def database(request: pytest.FixtureRequest) -> Database:
    """A fresh database of a kind: None for an SQLite file in the server's folder."""

    def fresh(kind: str) -> str | None:
        if kind == "sqlite":
            return None
        return new_database(request.getfixturevalue("cluster").url, f"reef_{secrets.token_hex(4)}")

    return fresh


@pytest.fixture(scope="module", params=STORES)
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, database: Database
) -> Iterator[Server]:
    """A running server, on each store."""
    with Server(tmp_path_factory.mktemp("table"), *FAST, database=database(request.param)) as running:
        yield running


@pytest.fixture(params=STORES)
def settings(request: pytest.FixtureRequest, tmp_path: Path, database: Database) -> Settings:
    """Those of a server, on each store."""
    return replace(settings_in(tmp_path / "data"), database=database(request.param))


@pytest.fixture(scope="module")
def file_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A running server on an SQLite file, where the store does not matter."""
    with Server(tmp_path_factory.mktemp("table"), *FAST) as running:
        yield running


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """For a server of its own."""
    return tmp_path / "table"
