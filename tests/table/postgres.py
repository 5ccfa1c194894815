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


@contextmanager
def postgres() -> Iterator[str]:
    """The URL of a fresh cluster."""
    folder = Path(tempfile.mkdtemp(prefix="tablereef-postgres-"))
    folder.chmod(0o700)
    if os.geteuid() == 0:
        shutil.chown(folder, "nobody", "nogroup")
    quiet: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "cwd": "/"} | as_nobody()
    data, kept = folder / "data", Port()
    subprocess.run([program("initdb"), "-D", data, "-U", "reef", "-A", "trust", "-E", "UTF8"], check=True, **quiet)
    options = ["-D", str(data), "-p", str(kept.number), "-h", "127.0.0.1", "-k", str(folder)]
    process = subprocess.Popen([program("postgres"), *options], **quiet)
    try:
        wait_for(kept.number)
        yield f"postgresql://reef@127.0.0.1:{kept.number}"
    finally:
        process.send_signal(signal.SIGINT)  # at once, also where somebody is still connected
        process.wait()
        kept.close()
        shutil.rmtree(folder, ignore_errors=True)


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
