"""Who may not come in: foreign pages, forged tokens, haste, size, numbers."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.table.people import ADA, BOT, FREE, Party
from tests.table.server import FAST, Answer, Guest, Server, Socket, ask


def again(times: int, work: Callable[[], object]) -> None:
    """Do something many times."""
    for _ in range(times):
        work()


def listen(socket: Socket, heard: list[Any]) -> None:
    """All messages until the socket is closed."""
    while True:
        heard.append(socket.receive())


def kind_of(problem: pytest.ExceptionInfo[Answer]) -> tuple[int, str]:
    return problem.value.status, problem.value.body["kind"]


def test_every_answer_keeps_browsers_careful(file_server: Server) -> None:
    for path in ("/api/house", "/health/live", "/schema/openapi.json"):
        with urlopen(file_server.url + path) as answer:
            policy = answer.headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "script-src 'self';" in policy
            assert "frame-ancestors 'none'" in policy
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.headers["referrer-policy"] == "no-referrer"
            assert "server" not in answer.headers
            assert "access-control-allow-origin" not in answer.headers


def test_what_is_for_one_person_stays_in_no_cache(file_server: Server) -> None:
    ada = Guest(file_server, "Ada")
    for path, kept in {"/api/me": "no-store", "/api/tables": "no-store", "/api/house": None}.items():
        request = Request(file_server.url + path, headers={"Authorization": f"Bearer {ada.token}"})
        with urlopen(request) as answer:
            assert answer.headers["cache-control"] == kept, path


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1", "http://[", "file://"])
def test_pages_of_others_are_refused(file_server: Server, origin: str) -> None:
    with pytest.raises(Answer) as refused:
        ask(file_server, "POST", "/api/guests", {"name": "Eve"}, Origin=origin)
    assert kind_of(refused) == (403, "wrong_origin")
    address = f"ws://127.0.0.1:{file_server.port}/api/tables/x/socket"
    with pytest.raises(InvalidStatus), connect(address, origin=Origin(origin)):
        pass


def test_our_own_page_and_the_addresses_that_were_set_are_let_in(folder: Path) -> None:
    with Server(folder, *FAST, "--origins", "https://reef.example,https://www.reef.example") as server:
        for origin in (server.url, "https://reef.example", "https://www.reef.example"):
            assert ask(server, "POST", "/api/guests", {"name": "Ada"}, Origin=origin)["token"]
        with pytest.raises(Answer, match="wrong_origin"):
            ask(server, "POST", "/api/guests", {"name": "Eve"}, Origin="https://reef.example.evil.example")


@pytest.mark.parametrize("authorization", ["Bearer ", "Bearer nobody", "Basic abc", "x" * 500, "Bearer " + "a" * 32])
def test_forged_tokens_are_nobodys(file_server: Server, authorization: str) -> None:
    with pytest.raises(Answer) as refused:
        ask(file_server, "GET", "/api/me", Authorization=authorization)
    assert kind_of(refused) == (401, "unknown_guest")


def test_without_a_token_nothing_is_done(file_server: Server) -> None:
    for method, path, body in [
        ("GET", "/api/me", None),
        ("PUT", "/api/me", {"name": "Eve"}),
        ("POST", "/api/tables", {"game": "carcasse", "seats": [ADA, BOT]}),
    ]:
        with pytest.raises(Answer) as refused:
            ask(file_server, method, path, body)
        assert kind_of(refused) == (401, "unknown_guest")


def closed_by(server: Server, table_id: str, **hello: Any) -> str:
    """Why a socket is closed after its hello."""
    with Socket(server, table_id, **hello) as stranger:
        message = stranger.receive()
        assert message["type"] == "closed", message
        with pytest.raises(ConnectionClosed):
            stranger.receive()
        return str(message["kind"])


def test_strangers_get_nothing_of_a_table(file_server: Server) -> None:
    with Party(file_server, spectators="closed") as party:
        eve = Guest(file_server, "Eve")
        for path in ("", "/replay", "/journal", "/verdict"):
            with pytest.raises(Answer, match="wrong_link"):
                eve.ask("GET", f"/api/tables/{party.id}{path}", **{"Tablereef-Link": secrets.token_urlsafe(24)})
        with pytest.raises(Answer, match="wrong_link"):
            eve.ask("POST", f"/api/tables/{party.id}/seats", {"invite": "x" * 32, "name": "Eve"})
        assert closed_by(file_server, party.id, token=eve.token) == "wrong_link"
        assert closed_by(file_server, party.id, token=eve.token, seat=0) == "wrong_link"
        assert closed_by(file_server, party.id, token="x" * 32) == "unknown_guest"
        assert closed_by(file_server, "nowhere", token=eve.token) == "no_table"
        assert closed_by(file_server, party.id, protocol=0) == "wrong_protocol"


def test_another_seat_is_out_of_sight(file_server: Server) -> None:
    with Party(file_server) as party:
        assert closed_by(file_server, party.id, token=party.guests[0].token, seat=1) == "not_your_seat"
        party.sockets[0].send({"type": "look", "seat": 1})
        refused = party.sockets[0].until(lambda message: message["type"] == "refused")
        assert refused["kind"] == "not_your_seat"
        party.level()
        assert party.sockets[0].state["seat"] == 0


def test_an_invitation_ends_when_the_table_is_full(file_server: Server) -> None:
    with Party(file_server) as party:
        eve = Guest(file_server, "Eve")
        with pytest.raises(Answer, match="no_free_seat"):
            eve.sit(party.table)
        with pytest.raises(Answer, match="wrong_link"):
            eve.ask("GET", f"/api/tables/{party.id}", **{"Tablereef-Link": party.table["invite"]})


def test_who_was_invited_sees_the_table_before_sitting_down(file_server: Server) -> None:
    table = Guest(file_server, "Ada").open([ADA, FREE], spectators="closed")
    eve = Guest(file_server, "Eve")
    seen = eve.ask("GET", f"/api/tables/{table['id']}", **{"Tablereef-Link": table["invite"]})
    assert seen["phase"] == "waiting"
    assert seen["invite"] is seen["watch"] is None


def test_too_many_requests_are_refused(folder: Path) -> None:
    with Server(folder, "--requests", "2") as server:
        with pytest.raises(Answer) as refused:
            again(100, lambda: ask(server, "GET", "/api/tables"))
        assert kind_of(refused) == (429, "too_fast")
        assert ask(server, "GET", "/health/ready") == {"ready": True}


def test_who_sends_too_many_messages_is_refused_and_then_sent_away(folder: Path) -> None:
    with Server(folder, "--requests", "100000", "--messages", "2", "--bot-pause", "0") as server:
        ada = Guest(server, "Ada")
        table = ada.open([ADA, BOT])
        with ada.connect(table["id"], 0) as socket:
            with suppress(ConnectionClosed):  # perhaps before all of them are sent
                again(200, lambda: socket.send({"type": "ping"}))
            heard: list[Any] = []
            with pytest.raises(ConnectionClosed):
                listen(socket, heard)
            assert sum(message["type"] == "pong" for message in heard) < 40
            assert heard[-1]["type"] == "closed"
            assert heard[-1]["kind"] == "too_fast"


def test_what_is_too_large_is_not_read(file_server: Server) -> None:
    ada = Guest(file_server, "Ada")
    with pytest.raises(Answer) as refused:
        ada.ask("POST", "/api/tables", b'{"game": "' + b"x" * 100_000 + b'"}')
    assert refused.value.status == 413
    table = ada.open([ADA, BOT])
    with ada.connect(table["id"], 0) as socket:
        socket.send('{"type": "ping", "x": "' + "x" * 10_000 + '"}')
        with pytest.raises(ConnectionClosed):
            listen(socket, [])


def test_a_house_with_all_its_tables_and_guests_is_full(folder: Path) -> None:
    with Server(folder, *FAST, "--most-tables", "2", "--most-guests", "2") as server:
        ada, bob = Guest(server, "Ada"), Guest(server, "Bob")
        ada.open([ADA, BOT])
        bob.open([ADA, BOT])
        with pytest.raises(Answer) as full:
            ada.open([ADA, BOT])
        assert kind_of(full) == (503, "house_full")
        with pytest.raises(Answer, match="house_full"):
            Guest(server, "Cleo")


def test_a_guest_cannot_fill_the_house_alone(file_server: Server) -> None:
    ada = Guest(file_server, "Ada")
    with pytest.raises(Answer) as refused:
        again(60, lambda: ada.open([ADA, FREE]))
    assert kind_of(refused) == (409, "too_many_tables")


@pytest.mark.parametrize(
    ("plan", "kind"),
    [
        ({"game": "chess", "seats": [ADA, BOT]}, "unknown_game"),
        ({"game": "carcasse", "seats": [ADA]}, "seat_count"),
        ({"game": "carcasse", "seats": [ADA, *[BOT] * 5]}, "seat_count"),
        ({"game": "carcasse", "seats": [FREE, BOT]}, "host_stands"),
        ({"game": "carcasse", "seats": [ADA, {"type": "bot", "level": "file.py:Bot"}]}, "unknown_bot"),
        ({"game": "carcasse", "seats": [ADA, {"type": "bot", "level": "./program"}]}, "unknown_bot"),
        ({"game": "carcasse", "seats": [ADA, BOT], "options": {"cheat": "on"}}, "unknown_option"),
        ({"game": "carcasse", "seats": [ADA, BOT], "options": {"divers": "all"}}, "option_value"),
        ({"game": "carcasse", "seats": [ADA, BOT], "seed": 1}, "malformed"),
        ({"game": "carcasse", "seats": [ADA, {"type": "king"}]}, "malformed"),
        ({"game": "carcasse", "seats": [{"type": "person", "name": " "}, BOT]}, "malformed"),
        ({"game": "carcasse", "seats": [ADA, BOT], "pace": {"type": "seconds", "per_move": 0}}, "malformed"),
    ],
)
def test_a_table_that_cannot_be_is_refused(file_server: Server, plan: Any, kind: str) -> None:
    with pytest.raises(Answer) as refused:
        Guest(file_server, "Ada").ask("POST", "/api/tables", plan)
    assert refused.value.body["kind"] == kind
    assert refused.value.status in (400, 404)


def test_paths_lead_to_nothing_but_the_client(file_server: Server) -> None:
    for path in ("/../settings.py", "/%2e%2e/settings.py", "/..%2f..%2fcli.py", "/api/nothing", "/api/texts/en/..%2fx"):
        with pytest.raises(Answer) as refused:
            ask(file_server, "GET", path)
        assert refused.value.status in (400, 404)
