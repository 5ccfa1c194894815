"""How the server speaks on a connection: uvicorn's HTTP and sockets, with limits on what a client can make it do."""

from __future__ import annotations

import asyncio
import time
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.protocol import OPEN

from tablereef.table import metrics
from tablereef.table.door.limits import Bucket
from tablereef.table.door.porter import Porter

PIECE = 512  # bytes read at once; a hundred of the smallest frames
ASIDES_PER_SECOND = 2.0  # frames that bring no message of their own: pings, pongs, continuations


class Requests(H11Protocol):
    """Somebody who asks over HTTP: the whole request must come in time."""

    def __init__(self, *args: Any, porter: Porter, **named: Any) -> None:
        super().__init__(*args, **named)
        self.porter = porter
        self.quiet_from = time.monotonic()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody connects; where too many do, they are cut off."""
        super().connection_made(transport)
        if not self.porter.admit(transport, self):
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Gone."""
        super().connection_lost(exc)
        self.porter.gone(self.transport)

    def data_received(self, data: bytes) -> None:
        """Something comes; perhaps it is a request."""
        super().data_received(data)
        if self.cycle is not None:
            self.porter.heard(self.transport)

    def on_response_complete(self) -> None:
        """The next request may come."""
        self.quiet_from = time.monotonic()
        super().on_response_complete()

    def waits_from(self) -> float | None:
        """Since when a whole request is waited for; between two of them uvicorn looks at the clock."""
        is_between = self.timeout_keep_alive_task is not None
        is_answering = self.cycle is not None and not (self.cycle.response_complete or self.cycle.more_body)
        return None if is_between or is_answering else self.quiet_from


class Frames(WebSocketsSansIOProtocol):
    """A socket that reads on only when what came is taken and what was answered is read, and that is not flooded."""

    def __init__(self, *args: Any, porter: Porter, **named: Any) -> None:
        super().__init__(*args, **named)
        self.porter, settings = porter, porter.settings
        self.unread = bytearray()
        self.octets = Bucket(settings.message_bytes * settings.messages_per_second)
        self.asides = Bucket(ASIDES_PER_SECOND)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """HTTP has handed over."""
        super().connection_made(transport)
        self.porter.hand_over(transport, self)

    def connection_lost(self, exc: Exception | None) -> None:
        """Gone."""
        super().connection_lost(exc)
        self.porter.gone(self.transport)

    def waits_from(self) -> float | None:
        """Who is connected may be silent: the first message has its own time, and pings notice who is gone."""
        return None

    # — reading —

    def data_received(self, data: bytes) -> None:
        """Something comes; it is read piece by piece."""
        self.unread += data
        if self.handshake_complete and not self.octets.takes(len(data)):
            self.cut_off()
        self.read_on()

    def read_on(self) -> None:
        """Read as far as possible, and let the other side wait while it is not."""
        while self.unread and self.can_read():
            piece = bytes(self.unread[:PIECE])
            del self.unread[:PIECE]
            super().data_received(piece)
        if self.unread or not self.can_read():
            self.transport.pause_reading()
        else:
            self.transport.resume_reading()

    def can_read(self) -> bool:
        """Whether the last message was taken, and answers flow off."""
        return not self.read_paused and self.writable.is_set() and not self.transport.is_closing()

    def pause_writing(self) -> None:
        """Answers pile up: read nothing more."""
        super().pause_writing()
        self.transport.pause_reading()

    def resume_writing(self) -> None:
        """Answers were read."""
        super().resume_writing()
        self.read_on()

    async def receive(self) -> Any:
        """The application takes a message, so there is room for the next."""
        message = await super().receive()
        self.read_on()
        return message

    async def send(self, message: Any) -> None:
        """The application says something; after its farewell only that of the other side is waited for."""
        await super().send(message)
        if self.close_sent:
            self.read_on()

    def send_receive_event_to_app(self) -> None:
        """A message is whole. One that should be text and is none ends the socket; it is not for our log."""
        if self.curr_msg_data_type == "text" and not is_text(b"".join(self.frames)):
            self.conn.fail(CloseCode.INVALID_DATA)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()

    # — floods —

    def handle_ping(self) -> None:
        """Answer, if they are few."""
        if self.takes_aside():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """An answer to ours, if they are few."""
        if self.takes_aside():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """A message in parts, if they are few."""
        if self.takes_aside():
            super().handle_cont(event)

    def takes_aside(self) -> bool:
        """Whether there are few frames without a message; who sends many is cut off."""
        if self.transport.is_closing():
            return False
        if not self.asides.takes():
            self.cut_off()
            return False
        return True

    def cut_off(self) -> None:
        """Say why in the last frame, and hang up; the patrol ends what is not read then."""
        metrics.REFUSALS.labels("too_fast").inc()
        self.unread.clear()
        if self.conn.state is OPEN:
            self.conn.fail(CloseCode.POLICY_VIOLATION, "too_fast")
            self.handle_parser_exception()
        else:
            self.transport.abort()

    def keepalive_timeout(self) -> None:
        """Who does not answer our ping is gone."""
        super().keepalive_timeout()
        self.transport.abort()


def is_text(octets: bytes) -> bool:
    """Whether it is UTF-8."""
    try:
        octets.decode()
    except UnicodeDecodeError:
        return False
    return True
