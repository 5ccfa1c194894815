"""Tables at which anyone may sit down: where they are found, and who comes in."""

from __future__ import annotations

import time
from typing import Any

import pytest

from tests.table.people import ADA, BOT, FREE
from tests.table.server import Answer, Guest, Server, ask


def refused(guest: Guest, path: str, body: Any) -> str:
    with pytest.raises(Answer) as problem:
        guest.ask("POST", path, body)
    return str(problem.value.body["kind"])


def found(server: Server, table: Any) -> list[Any]:
    """The table in the list, or nothing."""
    return [one for one in ask(server, "GET", "/api/tables")["waiting"] if one["id"] == table["id"]]


def is_gone(server: Server, table: Any) -> bool:
    """Whether it leaves the list soon: that a socket is closed may come to the server a little later."""
    end = time.monotonic() + 10
    while found(server, table) and time.monotonic() < end:
        time.sleep(0.05)
    return not found(server, table)


def test_anyone_finds_a_table_whose_host_is_there_and_sits_down_without_an_invitation(server: Server) -> None:
    ada, bob = Guest(server, "Ada"), Guest(server, "Bob")
    table = ada.open([ADA, FREE, BOT], joining="anyone")
    assert table["joining"] == "anyone"
    assert not found(server, table), "nobody waits there"
    with ada.connect(table["id"], 0) as host:
        host.until(lambda message: message["type"] == "table")
        (card,) = found(server, table)
        assert card == {
            "id": table["id"],
            "game": "carcasse",
            "host": "Ada",
            "names": ["Ada", None, "Coralie"],
            "pace": {"type": "none"},
        }, "and no secret"
        assert bob.ask("GET", f"/api/tables/{table['id']}")["invite"] is None
        sat = bob.ask("POST", f"/api/tables/{table['id']}/seats", {"name": "Bob"})
        assert [seat["name"] for seat in sat["seats"]] == ["Ada", "Bob", "Coralie"]
        assert sat["phase"] == "dealing"
        assert not found(server, table)
        eve = Guest(server, "Eve")
        assert refused(eve, f"/api/tables/{table['id']}/seats", {"name": "Eve"}) == "no_free_seat"
        with pytest.raises(Answer):
            eve.ask("GET", f"/api/tables/{table['id']}")


def test_tables_without_their_hosts_hide_no_other(server: Server) -> None:
    """However many somebody leaves behind, all newer than the one where somebody waits."""
    ada = Guest(server, "Ada")
    table = ada.open([ADA, FREE], joining="anyone")
    with ada.connect(table["id"], 0) as host:
        host.until(lambda message: message["type"] == "table")
        for _ in range(2):
            eve = Guest(server, "Eve")
            for _ in range(30):
                eve.open([ADA, FREE], joining="anyone")
        assert found(server, table)


def test_a_table_by_invitation_is_not_listed_and_takes_nobody_else(server: Server) -> None:
    ada, eve = Guest(server, "Ada"), Guest(server, "Eve")
    table = ada.open([ADA, FREE])
    with ada.connect(table["id"], 0) as host:
        host.until(lambda message: message["type"] == "table")
        assert not found(server, table)
        path = f"/api/tables/{table['id']}/seats"
        assert refused(eve, path, {"name": "Eve"}) == "wrong_link"
        assert refused(eve, path, {"name": "Eve", "invite": "x" * 32}) == "wrong_link"
        assert refused(ada, "/api/tables", {"game": "carcasse", "seats": [ADA, FREE], "joining": "all"}) == "malformed"


def test_a_table_without_its_host_is_not_offered_unless_moves_may_take_days(server: Server) -> None:
    ada = Guest(server, "Ada")
    quick = ada.open([ADA, FREE], joining="anyone")
    slow = ada.open([ADA, FREE], joining="anyone", pace={"type": "days", "per_move": 2})
    with ada.connect(quick["id"], 0) as host:
        host.until(lambda message: message["type"] == "table")
        assert found(server, quick)
    assert is_gone(server, quick)
    assert found(server, slow)
