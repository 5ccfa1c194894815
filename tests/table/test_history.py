"""Looking back: matches that are over, their results, and figures about them."""

from __future__ import annotations

import time
from typing import Any

import pytest

from tests.table.people import ADA, BOB, BOT, Party
from tests.table.server import Answer, Guest, Server, ask

PLANKTON = {"type": "bot", "level": "plankton"}


def refused(guest: Guest, method: str, path: str) -> str:
    with pytest.raises(Answer) as problem:
        guest.ask(method, path)
    return str(problem.value.body["kind"])


def solo(guest: Guest, seats: list[dict[str, str]], how: str = "consent", **more: Any) -> str:
    """A match that its people end at once; its id."""
    table = guest.open(seats, **more)
    with guest.connect(table["id"], 0) as socket:
        socket.until(lambda message: message["type"] == "table")
        socket.give_nonces()
        socket.rest()
        for seat in socket.table["seats"][: 1 if how == "resign" else None]:
            if seat["mine"]:
                told: dict[str, Any] = {"agrees": True} if how == "consent" else {}
                assert socket.do(how, seat=seat["seat"], **told)["type"] == "accepted"
    return str(table["id"])


def test_a_match_stands_in_the_history_of_its_players_with_its_result(server: Server) -> None:
    with Party(server, bots=1) as party:
        assert party.guests[0].ask("GET", "/api/me/history") == {"total": 0, "matches": []}
        party.play_on()
        outcome = party.sockets[0].state["ending"]["outcome"]
    for own, guest in enumerate(party.guests):
        found = guest.ask("GET", "/api/me/history")
        assert found["total"] == 1
        (match,) = found["matches"]
        assert (match["id"], match["game"]) == (party.id, "carcasse")
        assert [seat["place"] for seat in match["seats"]] == outcome["places"]
        assert [seat["points"] for seat in match["seats"]] == outcome["points"]
        assert [seat["mine"] for seat in match["seats"]] == [seat == own for seat in range(3)]
        assert [seat["level"] for seat in match["seats"]] == [None, None, "diver"]
        (all_of_them, against_bots) = guest.ask("GET", "/api/me/statistics")["records"]
        figures = {"game": "carcasse", "matches": 1, "wins": int(outcome["places"][own] == 1)}
        figures |= {"best": outcome["points"][own], "mean": outcome["points"][own]}
        assert all_of_them == figures | {"level": None}
        assert against_bots == figures | {"level": "diver"}


def test_nobody_sees_the_matches_of_others(server: Server) -> None:
    ada, eve = Guest(server, "Ada"), Guest(server, "Eve")
    table = solo(ada, [ADA, BOT])
    assert eve.ask("GET", "/api/me/history")["total"] == 0
    assert eve.ask("GET", "/api/me/statistics") == {"records": []}
    assert refused(eve, "DELETE", f"/api/me/history/{table}") == "wrong_link"
    for path in ("history", "statistics"):
        with pytest.raises(Answer) as problem:
            ask(server, "GET", f"/api/me/{path}")
        assert problem.value.body["kind"] == "unknown_guest"


def test_a_dismissed_match_leaves_the_lists_of_one_guest_and_still_counts(server: Server) -> None:
    with Party(server) as party:
        party.sockets[0].do("resign", seat=0)
    ada, bob = party.guests
    assert ada.ask("DELETE", f"/api/me/history/{party.id}") == {"total": 0, "matches": []}
    assert ada.ask("GET", "/api/me")["tables"] == []
    assert ada.ask("GET", "/api/me/statistics")["records"][0]["matches"] == 1
    assert bob.ask("GET", "/api/me/history")["total"] == 1
    assert ada.ask("GET", f"/api/tables/{party.id}")["phase"] == "over"


def test_a_match_that_is_not_over_is_not_dismissed(server: Server) -> None:
    with Party(server) as party:
        party.play_on(steps=2)
        assert refused(party.guests[0], "DELETE", f"/api/me/history/{party.id}") == "match_running"
        assert refused(party.guests[0], "DELETE", "/api/me/history/nothing") == "no_table"
        assert party.guests[0].ask("GET", "/api/me/history")["total"] == 0


def test_figures_count_by_game_and_by_level_of_bot(server: Server) -> None:
    ada = Guest(server, "Ada")
    solo(ada, [ADA, BOT], how="resign")
    solo(ada, [ADA, PLANKTON], how="resign")
    mixed = solo(ada, [ADA, BOT, PLANKTON], how="resign")  # bots play on
    solo(ada, [ADA, BOT], how="resign", game="coralia")
    solo(ada, [ADA, BOB], how="resign")  # one screen: whose result is it?
    solo(ada, [ADA, BOT])  # agreed to end: nobody won
    while ada.ask("GET", f"/api/tables/{mixed}")["phase"] != "over":
        time.sleep(0.1)
    found = ada.ask("GET", "/api/me/statistics")["records"]
    counts = {(record["game"], record["level"]): record["matches"] for record in found}
    assert counts == {
        ("carcasse", None): 3,
        ("carcasse", "diver"): 2,
        ("carcasse", "plankton"): 2,
        ("coralia", None): 1,
        ("coralia", "diver"): 1,
    }
    assert all(record["wins"] == 0 for record in found if record["game"] == "coralia")
    history = ada.ask("GET", "/api/me/history")
    assert history["total"] == 6
    assert [seat["place"] for match in history["matches"] for seat in match["seats"]].count(None) == 2


def test_a_long_history_comes_in_parts_the_newest_first(server: Server) -> None:
    ada = Guest(server, "Ada")
    played = [solo(ada, [ADA, BOT]) for _ in range(22)]
    first, rest = (ada.ask("GET", f"/api/me/history?first={number}") for number in (0, 20))
    assert first["total"] == rest["total"] == 22
    assert [match["id"] for match in (*first["matches"], *rest["matches"])] == played[::-1]
