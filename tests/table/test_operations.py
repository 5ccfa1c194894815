"""What an operator relies on: start, stop, restart, health, metrics, logs."""

from __future__ import annotations

import json
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.table.conftest import STORES, Database
from tests.table.people import ADA, BOT, Party
from tests.table.server import FAST, Answer, Guest, Server, ask

SERVICE_RESTART = 1012
TABLEREEF = Path(sys.executable).with_name("tablereef")


@pytest.mark.parametrize("store", STORES)
def test_a_restart_changes_nothing_for_who_plays(folder: Path, database: Database, store: str) -> None:
    with Server(folder, *FAST, database=database(store)) as server, Party(server) as party:
        party.play_on(steps=5)
        party.level()
        before = [socket.state for socket in party.sockets]
        assert server.stop() in (0, -15)
        server.start()
        party.sockets = [guest.connect(party.id, seat) for seat, guest in enumerate(party.guests)]
        party.level()
        for socket_, state in zip(party.sockets, before, strict=True):
            assert socket_.state["view"] == state["view"]
            assert socket_.state["version"] == state["version"]
            assert socket_.state["can_undo"] == state["can_undo"]
        party.play_on()
        assert party.is_over()


@pytest.mark.parametrize("how", ["stop", "kill"])
def test_bots_go_on_after_a_restart_although_nobody_looks(folder: Path, how: str) -> None:
    slow = ["--requests", "100000", "--bot-pause", "0.3"]
    with Server(folder, *slow) as server:
        ada = Guest(server, "Ada")
        table = ada.open([ADA, BOT, BOT])
        with ada.connect(table["id"], 0) as socket_:
            socket_.until(lambda message: message["type"] == "table")
            socket_.give_nonces()
            socket_.do("replace", seat=0, level="plankton")
            socket_.until(lambda message: message["type"] == "state")
        getattr(server, how)()
        server.start()
        end = time.monotonic() + 60
        while ada.ask("GET", "/api/me")["tables"][0]["phase"] != "over":
            assert time.monotonic() < end, "the bots did not go on"
            time.sleep(0.2)


def test_who_is_connected_is_told_that_the_server_stops(folder: Path) -> None:
    with Server(folder, *FAST) as server, Party(server) as party:
        party.level()
        server.stop()
        for socket_ in party.sockets:
            with pytest.raises(ConnectionClosed) as closed:
                socket_.receive()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == SERVICE_RESTART
        assert "graceful shutdown exceeded" not in server.log(), "it waited for somebody until its patience ended"


def test_health_and_readiness(file_server: Server) -> None:
    assert ask(file_server, "GET", "/health/live") == {"alive": True}
    assert ask(file_server, "GET", "/health/ready") == {"ready": True}


def test_metrics_count_acts_refusals_and_sockets(file_server: Server) -> None:
    with Party(file_server) as party:
        party.play_on(steps=2)
        party.sockets[0].do("rematch", seat=0)
        page = ask(file_server, "GET", "/metrics").decode()
    figures = dict(line.rsplit(" ", 1) for line in page.splitlines() if not line.startswith("#"))
    assert float(figures["tablereef_act_seconds_count"]) >= 4
    assert float(figures['tablereef_refusals_total{kind="match_running"}']) >= 1
    assert float(figures["tablereef_sockets"]) >= 2
    assert float(figures["tablereef_live_tables"]) >= 0
    assert float(figures['tablereef_requests_total{status="201"}']) >= 1


def test_logs_are_json_lines_without_secrets(folder: Path) -> None:
    with Server(folder, *FAST) as server:
        with Party(server, bots=1) as party:
            party.play_on(steps=3)
            secrets_told = [guest.token for guest in party.guests] + [party.table["invite"], party.table["watch"]]
            with pytest.raises(Answer):
                party.guests[0].ask("GET", f"/api/tables/{party.id}/replay?seat=1")
        server.stop()
        rows = [json.loads(line) for line in server.log().splitlines() if line.startswith("{")]
        assert {row["event"] for row in rows} >= {"the server is open", "table opened", "the server is closed"}
        assert all({"time", "level", "logger", "event"} <= set(row) for row in rows)
        assert not any(secret in server.log() for secret in secrets_told)


def serve(*options: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([TABLEREEF, "serve", *options], capture_output=True, text=True, timeout=60)


def test_what_is_wrong_is_said_in_one_sentence(tmp_path: Path) -> None:
    taken = socket.create_server(("127.0.0.1", 0))
    port = str(taken.getsockname()[1])
    file = tmp_path / "file"
    file.touch()
    wrong = {
        "Cannot listen": ["--port", port, "--data", str(tmp_path)],
        "Cannot open the database": ["--database", "postgresql://nobody@127.0.0.1:1/none"],
        "Cannot open the database (": ["--data", str(file)],
        "--port must be a number": ["--port", "many"],
    }
    for sentence, options in wrong.items():
        refused = serve("--data", str(tmp_path), *options)
        assert refused.returncode == 2, refused.stderr
        assert refused.stderr.startswith(sentence)
        assert len(refused.stderr.splitlines()) == 1
    taken.close()


def test_no_process_is_left_when_the_server_is_killed(folder: Path) -> None:
    with Server(folder, *FAST) as server:
        with Party(server, bots=2) as party:
            party.play_on()
        assert server.process is not None
        children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text().split()
        assert any("spawn_main" in Path(f"/proc/{child}/cmdline").read_text() for child in children), "nobody thought"
        server.kill()
    end = time.monotonic() + 10
    while any(is_running(child) for child in children):
        assert time.monotonic() < end, "a thinker stayed"
        time.sleep(0.1)


def is_running(process: str) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.parametrize("store", STORES)
def test_a_proposal_to_play_once_more_outlasts_a_kill(folder: Path, database: Database, store: str) -> None:
    with Server(folder, *FAST, database=database(store)) as server, Party(server) as party:
        for seat, socket_ in enumerate(party.sockets):
            socket_.do("consent", seat=seat, agrees=True)
        party.level()
        party.sockets[1].do("rematch", seat=1)
        server.kill()
        server.start()
        party.sockets = [guest.connect(party.id, seat) for seat, guest in enumerate(party.guests)]
        party.level()
        assert [seat["again"] for seat in party.sockets[0].table["seats"]] == [None, "proposes"]
        party.sockets[0].do("rematch", seat=0)
        assert party.sockets[0].table["rematch"] is not None
