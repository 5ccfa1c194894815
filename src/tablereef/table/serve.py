"""Run the server until it is told to stop."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
import webbrowser
from dataclasses import replace
from functools import partial
from threading import Timer
from typing import Any

import uvicorn

from tablereef.games import playable
from tablereef.table import logs
from tablereef.table.addresses import introduction, own_address
from tablereef.table.app import make_app
from tablereef.table.door.calls import Frames, Requests
from tablereef.table.door.porter import PATROL_SECONDS
from tablereef.table.folder import make_private
from tablereef.table.live.tables import Tables
from tablereef.table.loops import Loop
from tablereef.table.refusals import TableRefusal
from tablereef.table.settings import Settings
from tablereef.table.store.claim import claim_on
from tablereef.table.store.visit import visit
from tablereef.table.sweeping import SWEEP_SECONDS, Sweeper
from tablereef.table.usher import READY, Usher

GRACE_SECONDS = 10
OPEN_AFTER = 1.0
SWITCH_SECONDS = 0.0005  # the thread that writes need not wait long for the one that answers


def serve(settings: Settings, language: str, browser: bool = False) -> None:
    """Serve until SIGINT or SIGTERM; what was begun is finished."""
    if settings.database is None:
        if settings.workers > 1:
            raise TableRefusal("workers_alone")
        make_private(settings.folder)
    asyncio.run(prepare(settings))
    listening = listen(settings.host, settings.port)
    refusals = (refusal.said(language) for refusal in playable()[1])
    print(*introduction(settings, language), *refusals, sep="\n", flush=True)
    if browser:
        Timer(OPEN_AFTER, webbrowser.open, [own_address(settings)]).start()
    if settings.workers > 1:
        logs.set_up()
        asyncio.run(Usher(settings, listening, work).run())
    else:
        set_up()
        HouseServer(configuration(settings)).run([listening])


def work(settings: Settings, usher: socket.socket) -> None:
    """One worker among several; whom it serves comes from the usher."""
    os.setpgid(0, 0)  # an interrupt is the usher's business
    set_up()
    thinkers = max(1, settings.bot_processes // settings.workers)
    ShownIn(configuration(replace(settings, bot_processes=thinkers)), usher).run([])


def set_up() -> None:
    """A process that serves."""
    logs.set_up()
    sys.setswitchinterval(SWITCH_SECONDS)


class HouseServer(uvicorn.Server):
    """Uvicorn; garbage is swept beside, and before it says goodbye to anybody, other workers have its tables."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start."""
        await super().startup(sockets)
        self.tables().attend(Loop("sweep", SWEEP_SECONDS, Sweeper().sweep))

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop."""
        await self.tables().retire()
        await super().shutdown(sockets)

    def tables(self) -> Tables:
        """All that it serves."""
        gate: Any = self.config.app
        tables: Tables = gate.app.state.tables
        return tables


class ShownIn(HouseServer):
    """A server that listens nowhere: connections are handed to it."""

    def __init__(self, config: uvicorn.Config, usher: socket.socket) -> None:
        super().__init__(config)
        self.usher, self.arriving = usher, set[asyncio.Task[Any]]()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Once the tables are open and the bots awake, whoever comes is served."""
        await super().startup(sockets)
        await self.tables().thinkers.get_up()
        self.usher.setblocking(False)
        asyncio.get_running_loop().add_reader(self.usher, self.receive)
        self.usher.send(READY)

    def receive(self) -> None:
        """Somebody comes; without the usher nobody will."""
        loop = asyncio.get_running_loop()
        message, files, _, _ = socket.recv_fds(self.usher, 1, 1)
        if not message:
            loop.remove_reader(self.usher)
            self.should_exit = True
        for file in files:
            coming = loop.create_task(loop.connect_accepted_socket(self.protocol, socket.socket(fileno=file)))
            self.arriving.add(coming)
            coming.add_done_callback(self.arriving.discard)

    def protocol(self) -> asyncio.Protocol:
        """Who speaks on a new connection."""
        state = {"server_state": self.server_state, "app_state": self.lifespan.state}
        speaker: asyncio.Protocol = self.config.http_protocol_class(config=self.config, **state)  # type: ignore[call-arg]
        return speaker


async def prepare(settings: Settings) -> None:
    """Bring the database into shape before anybody is let in."""
    async with visit(settings, claim_on(settings.database_url())) as store:
        await store.dues()


def listen(host: str, port: int) -> socket.socket:
    """The socket at which the server listens; named as TCP, so that the event loop sends small messages at once."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(1024)
    except (OSError, OverflowError):  # a port may be too large for one
        listening.close()
        raise TableRefusal("port_taken", host=host, port=str(port)) from None
    return listening


def configuration(settings: Settings) -> uvicorn.Config:
    """How the server speaks HTTP."""
    app = make_app(settings)
    requests: Any = partial(Requests, porter=app.porter)
    frames: Any = partial(Frames, porter=app.porter)
    return uvicorn.Config(
        app,
        http=requests,
        ws=frames,
        callback_notify=app.porter.patrol,
        timeout_notify=PATROL_SECONDS,
        log_config=None,
        log_level="error",  # what it warns of, anybody can cause as often as they like
        access_log=False,
        server_header=False,
        proxy_headers=settings.behind_proxy,
        timeout_graceful_shutdown=GRACE_SECONDS,
        ws_max_size=settings.message_bytes,
        ws_ping_interval=20,
        ws_ping_timeout=20,
    )
