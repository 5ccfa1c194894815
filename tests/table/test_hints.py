"""What would a good player do? Where the table allows it, who is asked may ask."""

from __future__ import annotations

import secrets
from typing import Any

import pytest

from tablereef.games import GAMES
from tablereef.table.live.opening import once_more, planned
from tablereef.table.store.rows import Guest as Host
from tablereef.table.wire.messages import Bot, Free, NewTable, Person
from tests.table.people import ADA, BOB, BOT, FREE, Party
from tests.table.server import Guest, Server, Socket

HOST = Host("host", "Ada")


def hint(socket: Socket, seat: int | None = None, version: int | None = None) -> Any:
    """Ask, and read the answer."""
    wanted = secrets.token_hex(8)
    asked = {"seat": seat, "version": version}
    known = {name: socket.state[name] for name, value in asked.items() if value is None}
    socket.send({"type": "hint", "id": wanted} | asked | known)
    return socket.until(lambda message: message["type"] in ("advice", "refused") and message["id"] == wanted)


@pytest.mark.parametrize("game", GAMES)
def test_the_advice_is_one_of_the_offers_and_changes_nothing(file_server: Server, game: str) -> None:
    with Party(file_server, names=("Ada",), bots=1, game=game) as party:
        assert party.table["hints"]
        for _ in range(3):
            party.rest()
            (socket,) = party.sockets
            before = socket.state
            advice = hint(socket)
            assert advice["version"] == before["version"]
            assert advice["code"] in {offer["code"] for offer in before["view"]["offers"]}
            assert hint(socket) | {"id": advice["id"]} == advice, "the same question has the same answer"
            assert socket.state == before
            socket.act(advice["code"])


def test_among_people_nobody_asks_unless_it_was_agreed(file_server: Server) -> None:
    with Party(file_server) as party:
        assert not party.table["hints"]
        mover = party.mover()
        assert mover is not None
        assert hint(mover)["kind"] == "no_hints"
    with Party(file_server, hints=True) as party:
        mover = party.mover()
        assert mover is not None
        assert hint(mover)["type"] == "advice"


def test_only_who_is_asked_now_may_ask(file_server: Server) -> None:
    with Party(file_server, hints=True) as party:
        mover = party.mover()
        assert mover is not None
        other = next(socket for socket in party.sockets if socket is not mover)
        assert hint(other)["kind"] == "not_your_turn"
        assert hint(other, seat=mover.state["seat"])["kind"] == "not_your_seat"
        assert hint(mover, version=mover.state["version"] - 1)["kind"] == "stale"
        assert hint(mover, seat=7)["kind"] == "no_such_seat"
        mover.do("replace", seat=mover.state["seat"], level="diver")
        assert hint(mover)["kind"] in ("replaced", "not_your_turn")


def test_who_watches_may_not_ask(file_server: Server) -> None:
    with (
        Party(file_server, names=("Ada",), bots=1, spectators="open") as party,
        Socket(file_server, party.id, token=None, seat=None) as watcher,
    ):
        watcher.until(lambda message: message["type"] == "state")
        assert hint(watcher, seat=0)["kind"] == "not_your_seat"


def test_before_the_deal_there_is_nothing_to_ask(file_server: Server) -> None:
    ada = Guest(file_server, "Ada")
    table = ada.open([ADA, FREE], hints=True)
    with ada.connect(table["id"], 0) as socket:
        socket.until(lambda message: message["type"] == "table")
        socket.state = {"seat": 0, "version": 0}
        assert hint(socket)["kind"] == "not_begun"


@pytest.mark.parametrize(
    ("seats", "wanted", "has_hints"),
    [
        ((Person(name="Ada"), Bot(level="plankton")), None, True),
        ((Person(name="Ada"), Bot(level="plankton"), Bot(level="diver")), False, False),
        ((Person(name="Ada"), Free()), None, False),
        ((Person(name="Ada"), Person(name="Bob"), Bot(level="plankton")), None, False),
        ((Person(name="Ada"), Free()), True, True),
    ],
)
def test_against_bots_there_are_hints_unless_the_host_wants_none(
    seats: Any, wanted: bool | None, has_hints: bool
) -> None:
    table = planned(HOST, NewTable(game="carcasse", seats=seats, hints=wanted))
    assert table.row.hints is has_hints
    assert once_more(HOST, table.row).row.hints is has_hints


def test_what_was_agreed_is_kept(server: Server) -> None:
    ada = Guest(server, "Ada")
    for wanted in (True, False):
        table = ada.open([ADA, BOB, BOT], hints=wanted)
        assert ada.ask("GET", f"/api/tables/{table['id']}")["hints"] is wanted
