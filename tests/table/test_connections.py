"""Connections: floods, silence, and too many of them harm nobody else."""

from __future__ import annotations

import asyncio
import json
import socket
import struct
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tablereef.table.door.limits import place
from tablereef.table.wire.messages import PROTOCOL
from tests.table.inside import Inside, serving, settings_in
from tests.table.people import ADA, BOT

FEW = 20
PING, PONG, CONTINUATION = 0x89, 0x8A, 0x00
UNFINISHED_TEXT = 0x01
ELSEWHERE = "127.0.0.2"


def in_a_loop(of: Callable[[Path], Any]) -> Callable[[Path], None]:
    """Run a test of connections in its own event loop."""

    def run(tmp_path: Path) -> None:
        asyncio.run(asyncio.wait_for(of(tmp_path), 60))

    run.__name__ = of.__name__
    return run


def frame(opcode: int, payload: bytes = b"") -> bytes:
    """A frame as a client sends it, under a mask of zeros."""
    return struct.pack("!BBI", opcode, 0x80 | len(payload), 0) + payload


async def guest(inside: Inside) -> dict[str, str]:
    """Somebody new, as a header."""
    answer = await inside.client.post("/api/guests", json={"name": "Ada"})
    return {"Authorization": f"Bearer {answer.json()['token']}"}


async def table(inside: Inside, host: dict[str, str]) -> str:
    """A table against a bot, at which anyone may watch."""
    plan = {"game": "carcasse", "seats": [ADA, BOT], "spectators": "open"}
    answer = await inside.client.post("/api/tables", json=plan, headers=host)
    return str(answer.json()["id"])


async def wired(inside: Inside, table_id: str, **more: Any) -> ClientConnection:
    """A socket that has not said anything."""
    address = f"ws://127.0.0.1:{inside.port}/api/tables/{table_id}/socket"
    return await connect(address, max_size=None, **more)


async def came_in(inside: Inside, table_id: str, host: dict[str, str] | None = None, **more: Any) -> ClientConnection:
    """A socket of a spectator, or at the first seat."""
    wire = await wired(inside, table_id, **more)
    me = {} if host is None else {"token": host["Authorization"].removeprefix("Bearer "), "seat": 0}
    await wire.send(json.dumps({"type": "hello", "protocol": PROTOCOL} | me))
    return wire


async def first_word(wire: ClientConnection) -> Any:
    """What the server says first."""
    return json.loads(await wire.recv())


async def hang_on(wire: ClientConnection) -> None:
    """Read until the server hangs up."""
    while True:
        await wire.recv()


async def is_over(reader: asyncio.StreamReader) -> bool:
    """The server hangs up."""
    with suppress(ConnectionError):
        assert await reader.read() is not None
    return True


def narrow(end: socket.socket) -> None:
    """Little fits between a sender and a reader."""
    end.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    end.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)


async def until(is_so: Callable[[], bool]) -> None:
    """Wait until something is so."""
    while not is_so():
        await asyncio.sleep(0.05)


@pytest.mark.parametrize("kind", [PING, PONG, CONTINUATION])
def test_a_socket_that_floods_with_frames_is_closed(tmp_path: Path, kind: int) -> None:
    async def flood() -> None:
        async with serving(settings_in(tmp_path)) as inside:
            wire = await came_in(inside, await table(inside, await guest(inside)))
            wire.transport.write(frame(UNFINISHED_TEXT) if kind == CONTINUATION else b"")
            wire.transport.write(frame(kind) * 1000)
            with pytest.raises(ConnectionClosed) as closed:
                await hang_on(wire)
            assert closed.value.rcvd is not None
            assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1008, "too_fast")

    asyncio.run(asyncio.wait_for(flood(), 20))


@pytest.mark.parametrize("sent", [b"\x16\x03\x01\x02\r\n\r\n", b"GET / HTTP/1.1\r\nHost: reef:x\r\n\r\n"])
def test_nonsense_of_strangers_is_answered_and_not_logged(
    tmp_path: Path, sent: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    async def send() -> None:
        async with serving(settings_in(tmp_path)) as inside:
            reader, writer = await asyncio.open_connection("127.0.0.1", inside.port)
            writer.write(sent)
            assert (await reader.readline()).startswith(b"HTTP/1.1 400 ")
            writer.close()
            wire = await came_in(inside, await table(inside, await guest(inside)))
            wire.transport.write(frame(0x81, b"\xff\xfe"))
            with pytest.raises(ConnectionClosed) as closed:
                await hang_on(wire)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1007

    asyncio.run(asyncio.wait_for(send(), 60))
    assert not [record for record in caplog.records if record.name.startswith("uvicorn")]


@in_a_loop
async def test_some_pings_are_answered(folder: Path) -> None:
    async with serving(settings_in(folder)) as inside:
        wire = await came_in(inside, await table(inside, await guest(inside)))
        for _ in range(FEW // 2):
            await (await wire.ping())
        await wire.close()
        assert wire.close_code == 1000


@in_a_loop
async def test_more_bytes_than_the_messages_could_have_close_a_socket(folder: Path) -> None:
    async with serving(replace(settings_in(folder), messages_per_second=1)) as inside:
        wire = await came_in(inside, await table(inside, await guest(inside)))
        wire.transport.write(b"".join(frame(0x82, b"x" * 125) for _ in range(1000)))
        with pytest.raises(ConnectionClosed) as closed:
            await hang_on(wire)
        assert closed.value.rcvd is None or closed.value.rcvd.reason == "too_fast"


@in_a_loop
async def test_a_socket_that_does_not_read_is_closed(folder: Path) -> None:
    async with serving(replace(settings_in(folder), stall_seconds=1)) as inside:
        host = await guest(inside)
        wire = await came_in(inside, await table(inside, host), host, compression=None)
        wire.transport.pause_reading()
        for end in (wire.transport, *inside.porter.calls):
            narrow(end.get_extra_info("socket"))
        while not any(call.unread for call in inside.porter.calls.values()):
            wire.transport.write(frame(0x81, b"nonsense") * 200)  # each is answered
            await asyncio.sleep(0.01)
        await until(lambda: inside.porter.sockets == 0)
        wire.transport.abort()


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"GET / HTTP/1.1\r\nHost: reef\r\n",
        b"POST /api/guests HTTP/1.1\r\nHost: reef\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{",
    ],
)
def test_who_connects_and_asks_for_nothing_is_sent_away(tmp_path: Path, begun: bytes) -> None:
    async def wait_in_vain() -> None:
        async with serving(replace(settings_in(tmp_path), request_seconds=1)) as inside:
            reader, writer = await asyncio.open_connection("127.0.0.1", inside.port)
            writer.write(begun)
            assert await asyncio.wait_for(is_over(reader), 4)
            writer.close()

    asyncio.run(wait_in_vain())


@in_a_loop
async def test_the_second_request_has_to_come_in_time_too(folder: Path) -> None:
    async with serving(replace(settings_in(folder), request_seconds=1)) as inside:
        reader, writer = await asyncio.open_connection("127.0.0.1", inside.port)
        writer.write(b"GET /health/live HTTP/1.1\r\nHost: reef\r\n\r\n")
        await reader.readuntil(b"true}")
        writer.write(b"GET / HTTP/1.1\r\n")
        assert await asyncio.wait_for(is_over(reader), 4)
        writer.close()


@in_a_loop
async def test_one_place_has_only_so_many_connections(folder: Path) -> None:
    few = replace(settings_in(folder), most_sockets_of_a_place=FEW - 1, more_connections_of_a_place=1)
    async with serving(few) as inside:
        open_ones = [await asyncio.open_connection("127.0.0.1", inside.port) for _ in range(FEW)]
        one_more, writer = await asyncio.open_connection("127.0.0.1", inside.port)
        assert await is_over(one_more)
        assert len(inside.porter.calls) == FEW
        away, elsewhere = await asyncio.open_connection("127.0.0.1", inside.port, local_addr=(ELSEWHERE, 0))
        elsewhere.write(b"GET /health/live HTTP/1.1\r\nHost: reef\r\n\r\n")
        assert b"200 OK" in await away.readline()
        for _, other in [*open_ones, (one_more, writer), (away, elsewhere)]:
            other.close()
        await until(lambda: not inside.porter.from_place)


@in_a_loop
async def test_for_a_newcomer_the_silent_make_room(folder: Path) -> None:
    async with serving(replace(settings_in(folder), most_connections=FEW)) as inside:
        silent = [await asyncio.open_connection("127.0.0.1", inside.port) for _ in range(3 * FEW)]
        answer = await inside.client.get("/health/live")
        assert answer.status_code == 200
        assert len(inside.porter.calls) <= FEW
        for _, writer in silent:
            writer.close()


@in_a_loop
async def test_who_finds_too_many_sockets_may_come_again(folder: Path) -> None:
    async with serving(replace(settings_in(folder), most_sockets_of_a_place=2)) as inside:
        found = await table(inside, await guest(inside))
        wires = [await came_in(inside, found) for _ in range(2)]
        late = await wired(inside, found)
        closed = await first_word(late)
        assert (closed["type"], closed["kind"], closed["again"]) == ("closed", "house_full", True)
        for wire in (*wires, late):
            await wire.close()
        await until(lambda: not inside.porter.at_door)


@in_a_loop
async def test_the_last_places_are_for_those_who_sit_at_the_table(folder: Path) -> None:
    async with serving(replace(settings_in(folder), most_sockets=10)) as inside:
        host = await guest(inside)
        found = await table(inside, host)
        wires = [await came_in(inside, found) for _ in range(8)]
        assert [(await first_word(wire))["type"] for wire in wires] == ["table"] * 8
        refused = await came_in(inside, found)
        assert (await first_word(refused))["kind"] == "house_full"
        seated = await came_in(inside, found, host)
        assert (await first_word(seated))["type"] == "table"
        for wire in (*wires, refused, seated):
            await wire.close()


@in_a_loop
async def test_one_guest_has_only_so_many_sockets(folder: Path) -> None:
    async with serving(replace(settings_in(folder), most_sockets_of_a_guest=1)) as inside:
        host = await guest(inside)
        found = await table(inside, host)
        first, second = await came_in(inside, found, host), await came_in(inside, found, host)
        assert (await first_word(first))["type"] == "table"
        assert (await first_word(second))["again"] is True
        for wire in (first, second):
            await wire.close()


@pytest.mark.parametrize(
    ("address", "expected"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
    ],
)
def test_addresses_of_one_network_share_their_limits(address: str, expected: str) -> None:
    assert place(address) == expected
