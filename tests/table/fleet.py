"""Several workers on one PostgreSQL behind a real nginx, set up as docs/server.md says."""

from __future__ import annotations

import re
import shutil
import signal
import subprocess
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.table.server import FAST, Port, Server, is_ready

DOCS = Path(__file__).parents[2] / "docs"
AROUND = """
daemon off;
pid nginx.pid;
error_log error.log;
events {{ worker_connections 1024; }}
http {{
    access_log off;
    client_body_temp_path body;
    proxy_temp_path proxy;
    fastcgi_temp_path fastcgi;
    uwsgi_temp_path uwsgi;
    scgi_temp_path scgi;
    {before}
    server {{
        listen 127.0.0.1:{port};
        {location}
    }}
}}
"""


def block(page: str, word: str) -> str:
    """The block of a page that has a word in it."""
    text = (DOCS / page).read_text(encoding="utf-8")
    (found,) = (block for block in re.findall(r"```\n(.*?)```", text, re.S) if word in block)
    return str(found)


def start_all(workers: Sequence[Server]) -> None:
    """All at the same time, until each is ready."""
    with ThreadPoolExecutor() as pool:
        list(pool.map(Server.start, workers))


class Fleet:
    """The workers, and the door that leads to them."""

    def __init__(self, folder: Path, database: str, size: int = 3) -> None:
        options = [*FAST, "--behind-proxy"]
        self.workers = [Server(folder / str(number), *options, database=database) for number in range(size)]
        self.folder, self.kept = folder, Port()
        self.port = self.kept.number
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Fleet:
        start_all(self.workers)
        ports = iter(self.workers)
        before = re.sub(r"127\.0\.0\.1:\d+", lambda _: f"127.0.0.1:{next(ports).port}", block("scale.md", "upstream"))
        location = block("server.md", "proxy_pass").replace("127.0.0.1:8000", "reef")
        file = self.folder / "nginx.conf"
        file.write_text(AROUND.format(before=before, location=location, port=self.port), encoding="utf-8")
        nginx = shutil.which("nginx", path="/usr/sbin:/usr/local/sbin:/usr/bin:/opt/homebrew/bin")
        if nginx is None:
            pytest.fail("nginx is missing; `make test` installs it")
        self.process = subprocess.Popen([nginx, "-p", self.folder, "-c", file, "-e", "error.log"])
        if not is_ready(self.url, self.process):
            raise AssertionError((self.folder / "error.log").read_text())
        return self

    def __exit__(self, *_: object) -> None:
        if self.process is not None:
            self.process.send_signal(signal.SIGTERM)
            self.process.wait()
        for worker in self.workers:
            worker.__exit__()
        self.kept.close()

    def logs(self) -> str:
        """What all workers have logged."""
        return "".join(worker.log() for worker in self.workers)
