"""Playing over real sockets, on SQLite and on PostgreSQL."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec
import pytest

from tablereef.games import GAMES, find
from tablereef.kernel.view import Picture, Plate
from tablereef.table.live.table import SHOWN
from tests.table.people import ADA, BOB, BOT, FREE, OVER, Party
from tests.table.server import Answer, Guest, Server, Socket, after_lines, ask


def is_table(message: Any) -> bool:
    return bool(message["type"] == "table")


def is_state(message: Any) -> bool:
    return bool(message["type"] == "state")


def refusal(answer: Any) -> str:
    """The kind of a refusal."""
    assert answer["type"] == "refused", answer
    return str(answer["kind"])


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_of_two_people_and_a_bot(server: Server, game: str, tmp_path: Any) -> None:
    with Party(server, bots=1, game=game) as party:
        party.play_on()
        assert party.is_over()
        ending = party.sockets[1].state["ending"]
        assert party.sockets[0].state["ending"] == ending
        assert ending["outcome"]["reason"] in find(game).endings.names
        totals = [sum(part["points"][seat] for part in ending["parts"]) for seat in range(3)]
        assert totals == ending["outcome"]["points"]
        verdict = party.guests[0].ask("GET", f"/api/tables/{party.id}/verdict")
        assert verdict["secret"] == ending["secret"]
        assert verdict["commitment"] == party.table["commitment"]
        (tmp_path / "match.jsonl").write_bytes(party.guests[1].ask("GET", f"/api/tables/{party.id}/journal"))
        verified(tmp_path / "match.jsonl")


def verified(path: Any) -> None:
    """Another program comes to the same deal."""
    from tablereef.kernel.journal import read, verify

    match = read(path, find)
    assert verify(match)
    assert len(match.nonces) == len(match.header.seats)


def test_the_match_begins_when_every_seat_has_given_its_nonce(server: Server) -> None:
    ada, bob = Guest(server, "Ada"), Guest(server, "Bob")
    table = ada.open([ADA, FREE, BOT])
    assert table["phase"] == "waiting"
    assert bob.sit(table)["phase"] == "dealing"
    with ada.connect(table["id"], 0) as first, bob.connect(table["id"], 1) as second:
        first.until(is_table)
        first.give_nonces()
        assert first.state is None
        second.until(is_table)
        second.give_nonces()
        first.until(is_state)
        assert first.table["phase"] == "running"
        assert first.table["commitment"] == table["commitment"]


def test_messages_are_compressed_where_a_client_wants_it(server: Server) -> None:
    with Party(server) as party:
        [agreed] = party.sockets[0].wire.protocol.extensions
        assert agreed.name == "permessage-deflate"


def test_an_act_sent_again_is_done_once_and_answered_alike(server: Server) -> None:
    with Party(server) as party:
        mover = party.mover()
        assert mover is not None
        act_id, act = secrets.token_hex(8), {"seat": mover.state["seat"], "version": mover.state["version"]}
        act["code"] = mover.state["view"]["offers"][0]["code"]
        once = mover.do("act", act_id, **act)
        again = mover.do("act", act_id, **act)
        assert once == again
        party.level()
        assert mover.state["version"] == once["version"]


def test_what_was_chosen_before_something_else_happened_is_stale(server: Server) -> None:
    with Party(server) as party:
        mover = party.mover()
        assert mover is not None
        act = {"seat": mover.state["seat"], "version": mover.state["version"]}
        act["code"] = mover.state["view"]["offers"][0]["code"]
        assert mover.do("act", **act)["type"] == "accepted"
        assert refusal(mover.do("act", **act)) == "stale"
        assert refusal(mover.do("act", **act | {"version": 10_000})) == "stale"


def test_others_cannot_move(server: Server) -> None:
    with Party(server) as party:
        mover = party.mover()
        other = next(socket for socket in party.sockets if socket is not mover)
        assert mover is not None
        code = mover.state["view"]["offers"][0]["code"]
        wrong = {"version": other.state["version"], "code": code}
        assert refusal(other.do("act", seat=other.state["seat"], **wrong)) == "not_your_turn"
        assert refusal(other.do("act", seat=mover.state["seat"], **wrong)) == "not_your_seat"
        assert refusal(mover.do("act", seat=mover.state["seat"], **wrong | {"code": 10**8})) == "unknown_event"
        assert refusal(mover.do("act", seat=9, **wrong)) == "no_such_seat"
        party.level()
        assert mover.state["version"] == other.state["version"] == wrong["version"]


def test_a_choice_can_be_taken_back_within_the_barriers(server: Server) -> None:
    """Somewhere in a few matches a choice is followed by another question of the same seat."""
    for seed in range(8):
        with Party(server, options={"divers": "on"}) as party:
            for _ in range(60):
                mover = party.mover()
                if mover is None:
                    break
                before = mover.state["view"]
                mover.act(before["offers"][seed % len(before["offers"])]["code"])
                party.level()
                if mover.state["can_undo"]:
                    undone = mover.do("undo", seat=mover.state["seat"], version=mover.state["version"])
                    assert undone["type"] == "accepted"
                    assert mover.state["view"] == before
                    assert mover.state["told"][-1]["remark"]["remark"] == "undo"
                    assert not mover.state["can_undo"]
                    again = {"seat": mover.state["seat"], "version": mover.state["version"]}
                    assert refusal(mover.do("undo", **again)) == "nothing_to_undo"
                    return
                if not mover.state["ending"] and mover.state["view"]["turn"] >= 0:
                    last = party.sockets[mover.state["view"]["turn"]]
                    assert refusal(last.do("undo", seat=last.state["seat"], version=last.state["version"])) == (
                        "nothing_to_undo"
                    )
    raise AssertionError("nothing could ever be taken back")


def test_who_comes_back_is_told_what_was_missed(server: Server) -> None:
    with Party(server, bots=1) as party:
        party.play_on(steps=3)
        party.level()
        gone, known = party.sockets[0], party.sockets[0].state["version"]
        gone.close()
        party.sockets[0] = party.guests[0].connect(party.id, 0, before=gone)
        party.sockets[0].until(is_state)
        party.play_on(steps=5, seed=2)
        party.rest()
        newest = party.sockets[0].state["version"]
        with party.guests[0].connect(party.id, 0, before=gone) as late:
            late.until(is_state)
            assert (late.state["zones"] is None) == (newest - known <= SHOWN), "bots may have made many lines"
            assert late.state["since"] == known
            assert [told["version"] for told in late.state["told"]] == list(range(known + 1, newest + 1))
            assert late.state["view"] == party.sockets[0].state["view"]
        with party.guests[0].connect(party.id, 0, before=party.sockets[0]) as current:
            current.until(is_state)
            assert current.state["told"] == []
            assert current.state["zones"] is None
            current.send({"type": "look", "seat": 0, "since": 0})
            current.until(is_state)
            assert len(current.state["told"]) == newest


def test_who_resigns_leaves_the_victory_to_the_other(server: Server) -> None:
    with Party(server) as party:
        assert party.sockets[0].do("resign", seat=0)["type"] == "accepted"
        party.level()
        ending = party.sockets[1].state["ending"]
        assert ending["outcome"]["places"] == [2, 1]
        assert ending["reason"] == {"key": "ending-resigned"}
        assert party.sockets[1].state["view"]["turn"] == OVER
        assert refusal(party.sockets[0].do("resign", seat=0)) == "resigned"


def test_where_one_of_three_resigns_the_others_play_on(server: Server) -> None:
    with Party(server, ("Ada", "Bob", "Cleo")) as party:
        party.sockets[0].do("resign", seat=0)
        party.level()
        assert party.sockets[1].table["seats"][0]["resigned"]
        party.play_on()
        assert party.is_over()
        assert party.sockets[0].state["ending"]["outcome"]["reason"] != "resigned"
        assert refusal(party.sockets[0].do("return", seat=0)) == "match_over"


def test_a_match_ends_by_consent_when_all_people_agree(server: Server) -> None:
    with Party(server, bots=1) as party:
        party.rest()
        party.sockets[0].do("consent", seat=0, agrees=True)
        party.level()
        assert party.sockets[1].table["seats"][0]["agrees"]
        party.sockets[0].do("consent", seat=0, agrees=False)
        party.sockets[1].do("consent", seat=1, agrees=True)
        party.level()
        assert not party.is_over()
        party.sockets[0].do("consent", seat=0, agrees=True)
        party.level()
        assert party.sockets[1].state["ending"]["outcome"]["reason"] == "ended"


def test_a_bot_takes_over_and_the_person_comes_back(server: Server) -> None:
    with Party(server) as party:
        assert refusal(party.sockets[0].do("return", seat=0)) == "not_replaced"
        assert refusal(party.sockets[0].do("replace", seat=1, level="diver")) == "still_here"
        assert refusal(party.sockets[0].do("replace", seat=0, level="no.py:Bot")) == "unknown_bot"
        party.sockets[0].do("replace", seat=0, level="plankton")
        party.level()
        assert party.sockets[1].table["seats"][0]["replaced"]
        act = {"seat": 0, "version": party.sockets[0].state["version"], "code": 0}
        assert refusal(party.sockets[0].do("act", **act)) == "replaced"
        party.sockets[0].do("return", seat=0)
        party.level()
        assert not party.sockets[1].table["seats"][0]["replaced"]
        remarks = [told["remark"]["remark"] for told in party.sockets[1].state["told"] if "remark" in told]
        assert "returned" in remarks


def test_a_rematch_has_the_same_people_and_is_opened_once(server: Server) -> None:
    with Party(server, bots=1) as party:
        assert refusal(party.sockets[0].do("rematch", seat=0)) == "match_running"
        party.rest()
        for seat, socket in enumerate(party.sockets):
            socket.do("consent", seat=seat, agrees=True)
        party.level()
        party.sockets[1].do("rematch", seat=1)
        party.level()
        assert answers(party) == ["proposes" if seat == 1 else None for seat in range(3)]
        assert party.sockets[0].table["rematch"] is None, "one has not answered"
        proposals = [guest.ask("GET", "/api/me")["tables"][0]["proposal"] for guest in party.guests]
        assert proposals == ["Bob", None], "who went home hears of it too"
        party.sockets[0].do("rematch", seat=0)
        party.sockets[0].do("rematch", seat=0)
        party.level()
        assert answers(party) == ["accepts", "proposes", None]
        assert all(card["proposal"] is None for card in party.guests[0].ask("GET", "/api/me")["tables"])
        assert refusal(party.sockets[1].do("rematch", seat=1, again=False)) == "plays_on"
        assert party.sockets[0].table["rematch"] == party.sockets[1].table["rematch"]
        new = party.guests[0].ask("GET", f"/api/tables/{party.sockets[0].table['rematch']}")
        assert [seat["name"] for seat in new["seats"]] == [seat["name"] for seat in party.sockets[0].table["seats"]]
        assert new["phase"] == "dealing"
        assert new["commitment"] != party.table["commitment"]


def answers(party: Party) -> list[str | None]:
    """Who wants to play once more, as all are told."""
    told = [[seat["again"] for seat in socket.table["seats"]] for socket in party.sockets]
    assert all(answer == told[0] for answer in told)
    return told[0]


def ended(party: Party) -> None:
    """All people agree to end the match."""
    for seat, socket in enumerate(party.sockets):
        socket.do("consent", seat=seat, agrees=True)
    party.level()


def test_who_declines_a_rematch_says_so_to_all_and_may_think_again(server: Server) -> None:
    with Party(server, names=("Ada", "Bob", "Cleo")) as party:
        ended(party)
        party.sockets[0].do("rematch", seat=0)
        party.sockets[1].do("rematch", seat=1, again=False)
        party.sockets[2].do("rematch", seat=2)
        party.level()
        assert answers(party) == ["proposes", "declines", "accepts"]
        assert party.sockets[0].table["rematch"] is None, "who declines is not taken along"
        party.sockets[1].do("rematch", seat=1)
        party.level()
        assert party.sockets[1].table["rematch"] is not None


def test_who_gave_up_is_asked_for_a_rematch_but_who_left_is_not_waited_for(server: Server) -> None:
    with Party(server, names=("Ada", "Bob", "Cleo")) as party:
        party.sockets[1].do("replace", seat=1, level="plankton")
        party.sockets[2].do("resign", seat=2)
        party.rest()
        for seat in (0, 1):
            party.sockets[seat].do("consent", seat=seat, agrees=True)
        party.level()
        party.sockets[0].do("rematch", seat=0)
        party.level()
        assert party.sockets[0].table["rematch"] is None
        party.sockets[2].do("rematch", seat=2)
        party.level()
        assert party.sockets[0].table["rematch"] is not None


def test_several_seats_at_one_screen_answer_together(server: Server) -> None:
    ada = Guest(server, "Ada")
    table = ada.open([ADA, BOB, BOT])
    with ada.connect(table["id"], 0) as socket:
        socket.until(lambda message: message["type"] == "table")
        socket.give_nonces()
        socket.rest()
        for seat in (0, 1):
            socket.do("consent", seat=seat, agrees=True)
        socket.do("rematch", seat=1)
        assert socket.table["rematch"] is not None
        assert [seat["again"] for seat in socket.table["seats"]] == ["proposes", "proposes", None]


def test_everyone_sees_a_reaction_and_nobody_keeps_it(server: Server) -> None:
    with Party(server, spectators="open") as party:
        watcher = Guest(server, "Wim").connect(party.id, None)
        watcher.until(lambda message: message["type"] == "state")
        version = party.sockets[0].state["version"]
        party.sockets[1].send({"type": "react", "seat": 1, "reaction": "wow"})
        for socket in (*party.sockets, watcher):
            assert socket.until(lambda message: message["type"] == "reacted") == {
                "type": "reacted",
                "seat": 1,
                "reaction": "wow",
            }
        party.sockets[1].send({"type": "react", "seat": 1, "reaction": "clap"})
        assert refusal(party.sockets[1].until(is_refused)) == "too_fast"
        party.sockets[0].send({"type": "react", "seat": 0, "reaction": "clap"})
        party.sockets[0].until(lambda message: message["type"] == "reacted")
        party.level()
        assert party.sockets[0].state["version"] == version
        watcher.close()


def test_who_does_not_sit_there_shows_no_reaction(server: Server) -> None:
    with Party(server, spectators="open") as party:
        watcher = Guest(server, "Wim").connect(party.id, None)
        for socket, seat, kind in ((watcher, 0, "not_your_seat"), (party.sockets[0], 1, "not_your_seat")):
            socket.send({"type": "react", "seat": seat, "reaction": "wow"})
            assert refusal(socket.until(is_refused)) == kind
        party.sockets[0].send({"type": "react", "seat": 9, "reaction": "wow"})
        assert refusal(party.sockets[0].until(is_refused)) == "no_such_seat"
        party.sockets[0].send({"type": "react", "seat": 0, "reaction": "You cheat!"})
        assert refusal(party.sockets[0].until(is_refused)) == "malformed"
        watcher.close()


def is_refused(message: Any) -> bool:
    return bool(message["type"] == "refused")


def test_before_the_match_people_stand_up_and_the_host_fills_seats_or_closes(server: Server) -> None:
    ada, bob = Guest(server, "Ada"), Guest(server, "Bob")
    table = ada.open([ADA, FREE, FREE])
    bob.sit(table)
    with ada.connect(table["id"], 0) as host, bob.connect(table["id"], 1) as guest:
        assert refusal(guest.do("replace", seat=2, level="plankton")) == "not_host"
        assert refusal(host.do("replace", seat=1, level="plankton")) == "no_free_seat"
        assert refusal(host.do("act", seat=0, version=0, code=0)) == "not_begun"
        guest.do("leave", seat=1)
        host.do("replace", seat=1, level="plankton")
        assert host.table["seats"][1]["level"] == "plankton"
        assert host.table["phase"] == "waiting"
        host.send({"type": "leave", "id": "x", "seat": 0})
        assert host.until(lambda message: message["type"] == "closed")["kind"] == "no_table"
    with pytest.raises(Answer, match="no_table"):
        ada.ask("GET", f"/api/tables/{table['id']}")


def test_my_tables_say_whose_turn_it_is(server: Server) -> None:
    with Party(server) as party:
        mover = party.mover()
        turns = [guest.ask("GET", "/api/me")["tables"][0]["your_turn"] for guest in party.guests]
        assert turns == [socket is mover for socket in party.sockets]


def test_one_screen_is_passed_on_before_something_private(server: Server) -> None:
    """With the pilot, Ada or Bob sees cards that the other may not."""
    ada = Guest(server, "Ada")
    for _ in range(20):
        table = ada.open([ADA, BOB], options={"divers": "off"})
        with ada.connect(table["id"], None) as screen:
            screen.until(is_table)
            screen.give_nonces()
            if passed_on(screen):
                return
    raise AssertionError("nothing private ever came up")


def passed_on(screen: Socket) -> bool:
    """Play at one screen; whether it had to be handed over."""
    while not screen.state["ending"]:
        state = screen.state
        if state["pass_to"] is not None:
            assert not state["private"]
            screen.send({"type": "look", "seat": state["pass_to"]})
            screen.until(is_state)
            assert screen.state["private"]
            assert screen.state["view"]["offers"]
            return True
        if not state["view"]["offers"]:
            screen.send({"type": "look", "seat": state["view"]["turn"]})
            screen.until(is_state)
        else:
            assert screen.act(state["view"]["offers"][0]["code"])["type"] == "accepted"
            screen.send({"type": "look", "seat": None})
            screen.until(lambda message: is_state(message) and message["seat"] is None)
    return False


@pytest.mark.parametrize("spectators", ["open", "link", "closed"])
def test_once_it_is_over_a_replay_opens_for_who_has_the_link(server: Server, spectators: str) -> None:
    with Party(server, spectators=spectators) as party:
        eve = Guest(server, "Eve")
        path = f"/api/tables/{party.id}/replay?everything=true"
        party.play_on(steps=3)
        with pytest.raises(Answer):
            eve.ask("GET", path)
        party.sockets[0].do("resign", seat=0)
        watch = party.guests[1].ask("GET", f"/api/tables/{party.id}")["watch"]
        assert eve.ask("GET", path, **{"Tablereef-Link": watch})["versions"] > 3
        assert eve.ask("GET", f"/api/tables/{party.id}", **{"Tablereef-Link": watch})["watch"] is None
        if spectators == "open":
            assert eve.ask("GET", path)["versions"] > 3
        else:
            with pytest.raises(Answer, match="wrong_link"):
                eve.ask("GET", path)


def test_where_nobody_watches_there_is_no_link_before_the_end(server: Server) -> None:
    with Party(server, spectators="closed") as party:
        party.level()
        assert party.sockets[0].table["watch"] is None
        party.sockets[0].do("resign", seat=0)
        party.level()
        assert party.sockets[0].table["watch"] is not None


@pytest.mark.parametrize("spectators", ["open", "link", "closed"])
def test_spectators_see_what_the_table_lets_them(server: Server, spectators: str) -> None:
    with Party(server, spectators=spectators) as party:
        party.level()
        listed = [table["id"] for table in ask(server, "GET", "/api/tables")["tables"]]
        assert (party.id in listed) == (spectators == "open")
        links = {"open": None, "link": party.sockets[0].table["watch"], "closed": None}
        if spectators == "closed":
            assert party.sockets[0].table["watch"] is None
        with Socket(server, party.id, watch=links[spectators]) as watcher:
            first = watcher.receive()
            assert first["type"] == ("closed" if spectators == "closed" else "table")
            if spectators != "closed":
                watcher.until(is_state)
                assert watcher.state["seat"] is None
                assert watcher.state["view"]["offers"] == []
                assert watcher.table["invite"] is None
                assert watcher.table["watch"] is None
                party.level()
                assert party.sockets[0].table["watchers"] == 1
                assert refusal(watcher.do("act", seat=0, version=0, code=0)) == "not_your_seat"
        with Socket(server, party.id, watch="x" * 32) as stranger:
            assert stranger.receive()["type"] == ("table" if spectators == "open" else "closed")


def test_a_running_match_is_replayed_as_the_own_seat_saw_it_and_a_finished_one_as_any_did(server: Server) -> None:
    with Party(server) as party:
        party.play_on(steps=4)
        party.level()
        replay = f"/api/tables/{party.id}/replay"
        seen = party.guests[0].ask("GET", f"{replay}?seat=0")
        assert [line["version"] for line in seen["lines"]] == list(range(1, party.sockets[0].state["version"] + 1))[:50]
        zones = after_lines(msgspec.convert(seen["zones"], Picture), seen["lines"])
        assert zones == party.sockets[0].zones or len(seen["lines"]) == 50
        now = party.guests[0].ask("GET", f"{replay}?seat=0&first={party.sockets[0].state['version']}")
        assert msgspec.convert(now["plates"], tuple[Plate, ...]) == party.sockets[0].plates
        with pytest.raises(Answer, match="not_your_seat"):
            party.guests[0].ask("GET", f"{replay}?seat=1")
        with pytest.raises(Answer, match="match_running"):
            party.guests[0].ask("GET", f"{replay}?everything=true")
        with pytest.raises(Answer, match="match_running"):
            party.guests[0].ask("GET", f"/api/tables/{party.id}/journal")
        with pytest.raises(Answer, match="match_running"):
            party.guests[0].ask("GET", f"/api/tables/{party.id}/verdict")
        party.play_on()
        last = party.guests[0].ask("GET", f"{replay}?seat=1&first={party.sockets[0].state['version']}")
        assert last["ending"]["outcome"] == party.sockets[0].state["ending"]["outcome"]
        told = [
            party.guests[0].ask("GET", f"{replay}?{viewer}")["lines"]
            for viewer in ("seat=0", "seat=1", "everything=true")
        ]
        said = [[without_pictures(line) for line in lines] for lines in told]
        assert all(everyone == one or "code" not in one for *both, everyone in zip(*said, strict=True) for one in both)


def without_pictures(line: Any) -> Any:
    """What is said of a line."""
    return {**line, "changes": (), "scenes": [scene["words"] for scene in line.get("scenes", ())]}


def test_when_the_time_for_a_move_is_over_a_bot_moves_and_gives_the_seat_back(server: Server) -> None:
    with Party(server, pace={"type": "seconds", "per_move": 5}) as party:
        mover = party.mover()
        assert mover is not None
        assert mover.state["deadline"] is not None
        seat = mover.state["seat"]
        mover.until(lambda m: is_state(m) and any(t.get("remark", {}).get("remark") == "returned" for t in m["told"]))
        party.level()
        assert mover.state["view"]["turn"] != seat or mover.state["ending"]
        assert not mover.table["seats"][seat]["replaced"]


def test_the_server_tells_games_texts_and_rules(server: Server) -> None:
    catalogue = ask(server, "GET", "/api/house")
    assert [game["id"] for game in catalogue["games"]] == list(GAMES)
    for game in catalogue["games"]:
        text = ask(server, "GET", f"/api/texts/de/{game['id']}.ftl").decode()
        assert all(f"\n{key} =" in text for key in game["rules"])
    assert "refusal-stale" in ask(server, "GET", "/api/texts/nl/table.ftl").decode()


def test_a_guest_changes_the_name_and_two_of_one_name_are_told_apart(server: Server) -> None:
    ada = Guest(server, "Ada")
    assert ada.ask("PUT", "/api/me", {"name": "Countess"})["name"] == "Countess"
    assert ada.ask("GET", "/api/me")["name"] == "Countess"
    other = Guest(server, "Ada")
    table = ada.open([ADA, FREE])
    assert [seat["name"] for seat in other.sit(table)["seats"]] == ["Ada", "Ada 2"]
