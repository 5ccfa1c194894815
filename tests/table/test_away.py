"""A store that goes away and comes back: typed answers meanwhile, no act lost, no time counted, nothing dead."""

from __future__ import annotations

import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.table.conftest import Database
from tests.table.people import ADA, BOT, Party
from tests.table.postgres import Cluster
from tests.table.server import FAST, Answer, Server, ask

AWAY_SECONDS = 8.0  # longer than the clock lets a beat be late
PACE = {"type": "seconds", "per_move": 60}


def asked_of(party: Party) -> list[tuple[str, str, Any]]:
    """Whatever needs the store."""
    return [
        ("GET", "/health/ready", None),
        ("GET", "/api/me", None),
        ("GET", "/api/tables", None),
        ("GET", "/api/me/history", None),
        ("GET", "/api/me/statistics", None),
        ("GET", f"/api/tables/{party.id}", None),
        ("GET", "/api/tables/nowhere", None),
        ("PUT", "/api/me", {"name": "Ada"}),
        ("POST", "/api/guests", {"name": "Eve"}),
        ("POST", "/api/tables", {"game": "carcasse", "seats": [ADA, BOT]}),
    ]


def check_refusals(party: Party) -> None:
    """All are told the same: not now."""
    for method, path, body in asked_of(party):
        with pytest.raises(Answer) as refused:
            party.guests[0].ask(method, path, body)
        assert (refused.value.status, refused.value.body["kind"]) == (503, "store_failed"), path


def wait_until_ready(server: Server) -> None:
    """It comes back by itself."""
    end = time.monotonic() + 30
    while True:
        try:
            ask(server, "GET", "/health/ready")
        except Answer:
            assert time.monotonic() < end, server.log()
            time.sleep(0.2)
        else:
            return


def loop_age(server: Server) -> float:
    """How long ago the clock was looked at."""
    page = ask(server, "GET", "/metrics").decode()
    figures = dict(line.rsplit(" ", 1) for line in page.splitlines() if not line.startswith("#"))
    return float(figures['tablereef_loop_age_seconds{loop="clock"}'])


def test_a_store_that_was_away_leaves_nothing_dead(folder: Path, database: Database, cluster: Cluster) -> None:
    with Server(folder, *FAST, database=database("postgresql")) as server, Party(server, pace=PACE) as party:
        mover = party.mover()
        assert mover is not None
        before, deadline = mover.state["version"], mover.state["deadline"]
        cluster.stop()
        try:
            back = time.monotonic() + AWAY_SECONDS
            act = {"type": "act", "id": "a", "seat": mover.state["seat"], "version": before}
            with suppress(ConnectionClosed):  # everyone may have been sent away at once
                mover.send(act | {"code": mover.state["view"]["offers"][0]["code"]})
            answer = mover.until(lambda message: message["type"] in ("refused", "closed"))
            assert answer["kind"] == "store_failed"
            check_refusals(party)
            time.sleep(max(0.0, back - time.monotonic()))
            check_refusals(party)
        finally:
            cluster.start()
        wait_until_ready(server)
        for socket in party.sockets:
            is_gone(socket)
        party.sockets = [guest.connect(party.id, seat) for seat, guest in enumerate(party.guests)]
        party.level()
        assert party.sockets[0].state["version"] == before, "what was refused was done"
        while party.sockets[0].state["deadline"] <= deadline:
            party.sockets[0].receive()  # that the time was put off
        party.play_on(steps=3)
        assert loop_age(server) < 5
        assert '"event": "a request broke"' not in server.log()


def is_gone(socket: Any) -> None:
    """Whoever was there when the table had to be read anew was sent away."""
    try:
        while True:
            socket.receive(timeout=5)
    except ConnectionClosed:
        pass
