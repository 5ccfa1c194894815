"""A real PostgreSQL, started on a folder of its own as a user without rights."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.table.server import Port


def program(name: str) -> str:
    """A program of PostgreSQL; Debian keeps them out of the way."""
    places = [*Path("/usr/lib/postgresql").glob(f"*/bin/{name}")]
    found = str(max(places)) if places else shutil.which(name)
    if found is None:
        pytest.fail("PostgreSQL is missing; `make test` installs it")
    return found


def as_nobody() -> dict[str, Any]:
    """PostgreSQL does not run as root."""
    return {"user": "nobody", "group": "nogroup", "extra_groups": []} if os.geteuid() == 0 else {}


class Cluster:
    """A PostgreSQL that can be stopped and started again."""

    def __init__(self, folder: Path, port: int) -> None:
        self.folder, self.port = folder, port
        self.url = f"postgresql://reef@127.0.0.1:{port}"
        self.quiet: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "cwd": "/"}
        self.quiet |= as_nobody()
        self.process: subprocess.Popen[bytes] | None = None

    def make(self) -> None:
        """An empty one."""
        how = ["-D", str(self.folder / "data"), "-U", "reef", "-A", "trust", "-E", "UTF8"]
        subprocess.run([program("initdb"), *how], check=True, **self.quiet)

    def start(self) -> None:
        """Until it answers."""
        options = ["-D", str(self.folder / "data"), "-p", str(self.port), "-h", "127.0.0.1", "-k", str(self.folder)]
        self.process = subprocess.Popen([program("postgres"), *options], **self.quiet)
        wait_for(self.port)

    def stop(self) -> None:
        """At once, also where somebody is still connected."""
        if self.process is not None:
            self.process.send_signal(signal.SIGINT)
            self.process.wait()
            self.process = None


@contextmanager
def running_cluster() -> Iterator[Cluster]:
    """A fresh cluster."""
    folder = Path(tempfile.mkdtemp(prefix="tablereef-postgres-"))
    folder.chmod(0o700)
    if os.geteuid() == 0:
        shutil.chown(folder, "nobody", "nogroup")
    kept = Port()
    cluster = Cluster(folder, kept.number)
    try:
        cluster.make()
        cluster.start()
        yield cluster
    finally:
        cluster.stop()
        kept.close()
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def postgres() -> Iterator[str]:
    """The URL of a fresh cluster."""
    with running_cluster() as cluster:
        yield cluster.url


def wait_for(port: int) -> None:
    """Until it answers."""
    for _ in range(300):
        if query(f"postgresql://reef@127.0.0.1:{port}/postgres", "SELECT 1").returncode == 0:
            return
        time.sleep(0.1)
    raise AssertionError("PostgreSQL did not start")


def query(url: str, statement: str) -> subprocess.CompletedProcess[str]:
    """Ask it something."""
    return subprocess.run([program("psql"), "-Atq", url, "-c", statement], capture_output=True, text=True)


def new_database(cluster: str, name: str) -> str:
    """The URL of an empty database."""
    made = query(f"{cluster}/postgres", f'CREATE DATABASE "{name}"')
    assert made.returncode == 0, made.stderr
    return f"{cluster}/{name}"
