"""A real server process, and clients over real sockets."""

from __future__ import annotations

import json
import secrets
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from contextlib import ExitStack
from functools import reduce
from pathlib import Path
from typing import Any, Protocol

import msgspec
from websockets.sync.client import ClientConnection, connect

from tablereef.kernel.picture import after, checksum
from tablereef.kernel.told import Told
from tablereef.kernel.view import Picture, Plate
from tablereef.table.wire.messages import PROTOCOL
from tablereef.testing.laws import plates_told

READY_SECONDS = 60
MUCH = "guests=1000000,tables=1000000,matches=1000000,lines=100000000"
FAST = ["--bot-pause", "0", "--requests", "100000", "--messages", "100000", "--sockets", "100000", "--limits", MUCH]
FAST += ["--share", "100000"]


class Port:
    """A port that is kept for one server, also while it starts and restarts: nobody else is given it."""

    def __init__(self) -> None:
        self.keeper = socket.socket()
        self.keeper.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)  # so the server may listen there
        self.keeper.bind(("127.0.0.1", 0))
        self.number: int = self.keeper.getsockname()[1]

    def close(self) -> None:
        """The server is gone for good."""
        self.keeper.close()


class Door(Protocol):
    """Where clients connect."""

    port: int
    url: str


def is_ready(url: str, process: subprocess.Popen[bytes]) -> bool:
    """Wait until a process answers there; whether it does."""
    end = time.monotonic() + READY_SECONDS
    while time.monotonic() < end and process.poll() is None:
        try:
            urllib.request.urlopen(f"{url}/health/ready", timeout=5).close()
        except OSError:
            time.sleep(0.05)
        else:
            return True
    return False


class Server:
    """`tablereef serve` in a process of its own."""

    def __init__(self, folder: Path, *options: str, database: str | None = None) -> None:
        self.folder, self.kept = folder, Port()
        self.port = self.kept.number
        self.url = f"http://127.0.0.1:{self.port}"
        where = ["--database", database] if database else []
        tablereef = Path(sys.executable).with_name("tablereef")
        self.command = [tablereef, "serve", "--port", str(self.port), "--data", folder, *where, *options]
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> Server:
        """Start, and wait until it is ready."""
        self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(list(map(str, self.command)), stdout=log, stderr=log)
        if not is_ready(self.url, self.process):
            self.kill()
            raise AssertionError(f"not ready: {self.log()}")
        return self

    def log(self) -> str:
        """What the server has logged."""
        return (self.folder / "log").read_text(encoding="utf-8")

    def kill(self) -> None:
        """No time to say goodbye."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """Ask it to stop, as an operator does; its exit code."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(timeout=30)

    def __enter__(self) -> Server:
        return self.start()

    def __exit__(self, *_: object) -> None:
        if self.process is not None and self.process.poll() is None:
            self.kill()
        self.kept.close()


class Answer(Exception):
    """An HTTP answer that is no success."""

    def __init__(self, status: int, body: Any) -> None:
        super().__init__(f"{status} {body}")
        self.status, self.body = status, body


def ask(server: Door, method: str, path: str, body: Any = None, token: str = "", **headers: str) -> Any:
    """One HTTP request; its JSON."""
    data = body if isinstance(body, bytes) else None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"{server.url}{path}", data, method=method)
    for name, value in ({"Content-Type": "application/json"} | headers).items():
        request.add_header(name, value)
    if token:
        request.add_header("Authorization", f"Bearer {token}")
    try:
        with urllib.request.urlopen(request, timeout=30) as answer:
            text = answer.read()
            return json.loads(text) if answer.headers["content-type"] == "application/json" else text
    except urllib.error.HTTPError as problem:
        is_ours = problem.headers["content-type"] == "application/json"
        raise Answer(problem.code, json.loads(problem.read()) if is_ours else None) from None


class Guest:
    """Somebody with a browser."""

    def __init__(self, server: Door, name: str) -> None:
        self.server, self.name = server, name
        self.token: str = ask(server, "POST", "/api/guests", {"name": name})["token"]

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> Any:
        """A request in this guest's name."""
        return ask(self.server, method, path, body, self.token, **headers)

    def open(self, seats: list[dict[str, str]], game: str = "carcasse", **more: Any) -> Any:
        """A new table."""
        return self.ask("POST", "/api/tables", {"game": game, "seats": seats} | more)

    def sit(self, table: Any) -> Any:
        """Take a free seat by the invitation."""
        sat = {"invite": table["invite"], "name": self.name}
        return self.ask("POST", f"/api/tables/{table['id']}/seats", sat)

    def connect(self, table_id: str, seat: int | None, before: Socket | None = None) -> Socket:
        """A socket at a table; one that goes on where another one was."""
        since = None if before is None else before.state["version"]
        socket = Socket(self.server, table_id, token=self.token, seat=seat, since=since)
        if before is not None:
            socket.zones, socket.plates = before.zones, before.plates
        return socket


UNSAID = {"zones": None, "deadline": None, "can_undo": False, "private": False, "pass_to": None, "ending": None}


class Socket:
    """A client at one table; it keeps the newest table and state."""

    def __init__(self, server: Door, table_id: str, first: str | None = None, **hello: Any) -> None:
        address = f"ws://127.0.0.1:{server.port}/api/tables/{table_id}/socket"
        self.stack = ExitStack()
        self.wire: ClientConnection = self.stack.enter_context(connect(address, max_size=None, max_queue=None))
        self.table: Any = None
        self.state: Any = None
        self.zones: Picture = ()
        self.plates: tuple[Plate, ...] = ()
        self.heard: list[str] = []
        self.send({"type": "hello", "protocol": PROTOCOL} | hello if first is None else first)

    def __enter__(self) -> Socket:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Hang up."""
        self.stack.close()

    def send(self, message: Any) -> None:
        """Send as JSON, or as it is."""
        self.wire.send(message if isinstance(message, (str, bytes)) else json.dumps(message))

    def receive(self, timeout: float = 20) -> Any:
        """The next message."""
        text = self.wire.recv(timeout=timeout)
        assert isinstance(text, str)
        self.heard.append(text)
        message = json.loads(text)
        if message["type"] == "table":
            self.table = message["table"]
        elif message["type"] == "state":
            self.state = message = UNSAID | message
            self.look_at(message)
        return message

    def look_at(self, state: Any) -> None:
        """Keep the table as the changes lead on, which is how it is there."""
        if state["zones"] is not None:
            self.zones, self.plates = msgspec.convert(
                (state["zones"], state["plates"]), tuple[Picture, tuple[Plate, ...]]
            )
        else:
            told = state["told"]
            self.zones, self.plates = after_lines(self.zones, told), plates_after_lines(self.plates, told)
        assert checksum(self.zones) == state["checksum"], "the client went astray"
        state["view"] = {"notes": [], "offers": []} | state["asked"] | {"zones": msgspec.to_builtins(self.zones)}

    def until(self, is_it: Any, timeout: float = 20) -> Any:
        """Read on until a message is it."""
        end = time.monotonic() + timeout
        while time.monotonic() < end:
            if is_it(message := self.receive(max(0.1, end - time.monotonic()))):
                return message
        raise AssertionError("it did not come")

    def do(self, command: str, command_id: str = "", **fields: Any) -> Any:
        """Send a command and read its answer."""
        wanted = command_id or secrets.token_hex(8)
        self.send({"type": command, "id": wanted} | fields)
        return self.until(lambda message: message["type"] in ("accepted", "refused") and message["id"] == wanted)

    def give_nonces(self) -> None:
        """Our part in the fair deal."""
        for seat in self.table["seats"]:
            if seat["mine"] and not seat["nonce"]:
                self.do("nonce", seat=seat["seat"], nonce=secrets.token_hex(16))

    def rest(self) -> None:
        """Bots have moved: it is the turn of somebody here, or over."""
        mine = [seat["seat"] for seat in self.table["seats"] if seat["mine"]]
        while self.state is None or self.state["asked"]["turn"] not in (*mine, -2):
            self.receive()

    def act(self, code: int, command_id: str = "") -> Any:
        """Choose an offer of the state that is known."""
        seat, version = self.state["seat"], self.state["version"]
        return self.do("act", command_id, seat=seat, version=version, code=code)


def after_lines(zones: Picture, lines: Any) -> Picture:
    """The table after these lines, as somebody sees them happen."""
    for line in msgspec.convert(lines, tuple[Told, ...]):
        for changes in (line.changes, *(scene.changes for scene in line.scenes)):
            zones = after(zones, changes)
    return zones


def plates_after_lines(plates: tuple[Plate, ...], lines: Any) -> tuple[Plate, ...]:
    """How each seat stands after these lines."""
    return reduce(plates_told, msgspec.convert(lines, tuple[Told, ...]), plates)
