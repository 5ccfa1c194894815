"""Nonsense at every door: typed refusals, no crash, no change. 10,000 messages and some thousand requests."""

from __future__ import annotations

import json
import os
import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tablereef.kernel.refusals import Refusal
from tablereef.table.app import make_app
from tablereef.table.refusals import TableRefusal
from tablereef.table.settings import Settings
from tablereef.table.wire.messages import MailWish, PushWish, Refused, Sit
from tests.table.people import ADA, BOT, Party
from tests.table.server import Answer, Guest, Server, Socket, ask

REFUSALS = {**Refusal.kinds, **TableRefusal.kinds}
SOAK = bool(os.environ.get("SOAK"))
IN_A_ROW = 26
ROUNDS = 2000 if SOAK else 400
REQUESTS = 1000 if SOAK else 40  # for each kind of request
QUIET = settings(
    max_examples=ROUNDS, deadline=None, database=None, suppress_health_check=list(HealthCheck), derandomize=True
)

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
ids = st.text("abcXYZ-_0", min_size=1, max_size=32)
numbers = st.integers(-5, 5) | st.integers(0, 2000) | st.integers(-(2**70), 2**70)
seats = st.integers(0, 3) | numbers
never = st.sampled_from(["act", "undo", "nonce", "return", "leave", "rematch", "hello", "look", "king", "state", ""])
forged = st.fixed_dictionaries(
    {"type": never, "id": ids, "seat": seats},
    optional={"version": numbers, "code": numbers, "nonce": st.text(max_size=80), "more": json_values},
)
damaged = st.builds(lambda message, cut: json.dumps(message)[:cut], forged, st.integers(0, 60))
texts = st.text(max_size=60) | damaged | json_values.map(json.dumps) | forged.map(json.dumps)


@contextmanager
def begun(server: Server) -> Iterator[Party]:
    """Two people whose match must not change, whatever comes; after all of it they play it to its end."""
    with Party(server, spectators="open") as both:
        both.play_on(steps=3)
        both.level()
        yield both
        both.play_on()
        assert both.is_over()
    check_nothing_broke(server)


def check_nothing_broke(server: Server) -> None:
    """No mistake of ours stands in the log."""
    assert "a request broke" not in server.log()
    assert "a command broke" not in server.log()


def views(party: Party) -> list[Any]:
    """How the match looks to both."""
    return [socket.state["view"] for socket in party.sockets]


@pytest.fixture(scope="module")
def party(file_server: Server) -> Iterator[Party]:
    """A match for all tests of this file that run in this process."""
    with begun(file_server) as both:
        yield both


@pytest.fixture(scope="module")
def seen(party: Party) -> list[Any]:
    """How the match looked before."""
    return views(party)


def answers(socket: Socket, messages: list[str | bytes]) -> list[Any]:
    """Send nonsense, and read until all of it is answered."""
    for message in messages:
        socket.send(message)
    socket.send({"type": "ping"})
    heard = [socket.receive()]
    while heard[-1]["type"] != "pong":
        heard.append(socket.receive())
    return heard


def check_refusals(heard: list[Any], count: int) -> None:
    """Every one of them was refused, with its kind and its words."""
    refused = [message for message in heard if message["type"] == "refused"]
    others = {message["type"] for message in heard} - {"refused", "pong", "state", "table"}
    assert not others
    for message in refused:
        assert message["kind"] in REFUSALS
        assert message["words"]["key"] == f"refusal-{message['kind']}"
        assert set(message["words"].get("fields", {})) == set(REFUSALS[message["kind"]])
    looks = sum(message["type"] == "state" for message in heard)
    assert len(refused) >= count - looks


def harmless(text: str, mover: int) -> bool:
    """Not by chance something that may be done: a ping, or a choice of the seat to move."""
    try:
        message = json.loads(text)
    except ValueError:
        return True
    if not isinstance(message, dict) or message.get("type") not in ("ping", "act", "undo"):
        return True
    return message["type"] != "ping" and message.get("seat") != mover


@pytest.mark.slow
def test_the_socket_refuses_nonsense_by_the_thousand(file_server: Server) -> None:
    """400 rounds of 26 messages, from the one whose turn it is and from the other."""
    sent: list[int] = []
    with begun(file_server) as party:
        mover, seen = party.sockets[0].state["view"]["turn"], views(party)

        @QUIET
        @given(st.lists(texts, min_size=IN_A_ROW, max_size=IN_A_ROW), st.integers(0, 1))
        def send(messages: list[str], who: int) -> None:
            nonsense: list[str | bytes] = [text for text in messages if harmless(text, mover)]
            check_refusals(answers(party.sockets[who], nonsense), len(nonsense))
            assert party.sockets[who].state["view"] == seen[who]
            sent.append(len(nonsense))

        send()
    assert sum(sent) >= 10_000


def test_stale_replayed_and_impossible_choices_of_the_mover_change_nothing(party: Party, seen: list[Any]) -> None:
    mover = party.sockets[0].state["view"]["turn"]
    socket, rng = party.sockets[mover], random.Random(1)
    version = socket.state["version"]
    legal = {offer["code"] for offer in socket.state["view"]["offers"]}
    base = {"type": "act", "seat": mover}
    wrong = [base | {"id": f"old{i}", "version": i, "code": min(legal)} for i in range(version - 1) if i < 5]
    wrong += [base | {"id": "future", "version": version + 1, "code": min(legal)}]
    codes = [rng.randrange(10**9) for _ in range(200)] + list(range(200))
    wrong += [base | {"id": f"no{c}", "version": version, "code": c} for c in codes if c not in legal]
    heard = answers(socket, [json.dumps(message) for message in wrong])
    check_refusals(heard, len(wrong))
    party.level()
    assert [s.state["view"] for s in party.sockets] == seen


def test_bytes_instead_of_text_are_refused_too(party: Party, seen: list[Any]) -> None:
    heard = answers(party.sockets[0], [b"\xff\xfe", b'{"type": "resign", "id": "x", "seat": 0', b""])
    check_refusals(heard, 3)
    party.level()
    assert party.sockets[0].state["view"] == seen[0]


def test_deep_and_strange_json_is_refused(party: Party) -> None:
    deep = "[" * 2000 + "]" * 2000
    strange = [deep, '{"type":"act"' + ',"a":1' * 300 + "}", '{"type":"ping","type":"hello"}', "\x00", "NaN", '"ping"']
    check_refusals(answers(party.sockets[0], [*strange]), len(strange))


@pytest.mark.parametrize(
    "first", ["", "x", "{}", '{"type":"ping"}', '{"type":"hello"}', '{"type":"hello","protocol":1}x']
)
def test_who_does_not_say_hello_is_sent_away(party: Party, first: str) -> None:
    with Socket(party.server, party.id, first) as stranger:
        assert stranger.receive()["type"] == "closed"


# — HTTP —

schema = schemathesis.openapi.from_dict(make_app(Settings()).app.openapi_schema.to_schema())


@pytest.fixture(scope="module")
def callers(server: Server) -> Iterator[list[dict[str, str]]]:
    """Nobody, somebody with a table, and somebody with a forged token."""
    ada = Guest(server, "Ada")
    ada.open([ADA, BOT])
    yield [{}, {"Authorization": f"Bearer {ada.token}"}, {"Authorization": "Bearer " + "x" * 32}]
    check_nothing_broke(server)


@pytest.mark.slow
@schema.parametrize()
@settings(QUIET, max_examples=REQUESTS)
def test_http_refuses_nonsense(case: Any, server: Server, callers: list[dict[str, str]]) -> None:
    for headers in callers:
        answer = case.call(base_url=server.url, headers=headers)
        assert answer.status_code < 500 or answer.status_code == 503, answer.text
        if answer.status_code >= 400:
            refused = msgspec.json.decode(answer.content, type=Refused)
            assert refused.kind in REFUSALS


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/api/guests", b"[" * 8000 + b"]" * 8000),
        ("POST", "/api/guests", b'{"name":' * 1800),
        ("POST", "/api/guests", b'{"name": "\xff"}'),
        ("POST", "/api/guests", b"\x00"),
        ("GET", "/%00", None),
        ("GET", "/x%00.js", None),
        ("GET", "/%ff.js", None),
        ("GET", f"/{'x' * 900}.js", None),
        ("GET", f"/{'x' * 9000}", None),
        ("GET", "/api/texts/en/%00", None),
    ],
)
def test_strange_bytes_and_depths_are_the_fault_of_who_sends_them(
    file_server: Server, method: str, path: str, body: bytes | None
) -> None:
    with pytest.raises(Answer) as refused:
        ask(file_server, method, path, body)
    assert 400 <= refused.value.status < 500
    assert refused.value.body["kind"] in REFUSALS
    check_nothing_broke(file_server)


INVISIBLE = [
    "\u200b",
    "\u2060",
    "\u3164",
    "\u2800",
    "\u00ad",
    "\u200d",
    "\ufe0f",
    "\U000e0041",
    "\u115f",
    "\ufeffAda",
    "Ada\u200d",
]
TOWERS = ["A" + "\u0301" * 4, "\u0301Ada", "\u0e01" + "\u0e47" * 5]  # of marks, over the lines above


@pytest.mark.parametrize(
    "name", ["", " ", " Ada", "A\x00da", "\u202eada", "A\nda", "x" * 25, "A\u2028", "Ada\n", *INVISIBLE, *TOWERS]
)
def test_a_name_that_cannot_be_shown_is_refused(server: Server, name: str) -> None:
    with pytest.raises(Answer) as refused:
        ask(server, "POST", "/api/guests", {"name": name})
    assert refused.value.status == 400
    with pytest.raises(Answer) as refused:
        ask(server, "POST", "/api/guests", b'{"name": "A\\ud800"}')
    assert refused.value.status == 400


@pytest.mark.parametrize(
    "name", ["Ada", "Zoë", "李", "❤\ufe0f", "👩\u200d🚀 Ada", "می\u200cخواهم", "Vie\u0302\u0323t", "ที่นี่"]
)
def test_a_name_that_can_be_seen_is_taken(file_server: Server, name: str) -> None:
    assert ask(file_server, "POST", "/api/guests", {"name": name})["name"] == name


@pytest.mark.parametrize(
    ("kind", "body"),
    [
        (Sit, {"name": "Ada", "invite": "x" * 20 + "\n"}),
        (MailWish, {"address": "ada@example.org\n", "language": "en"}),
        (PushWish, {"endpoint": "https://a.example/\n", "p256dh": "A", "auth": "A", "language": "en", "wanted": True}),
    ],
)
def test_a_last_line_break_is_no_part_of_a_word(kind: type[msgspec.Struct], body: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError, match="regex"):
        msgspec.convert(body, kind)
