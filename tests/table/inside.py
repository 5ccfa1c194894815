"""A server inside the test's own event loop: real sockets outside, its tables within reach."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import uvicorn

from tablereef.table.door.gate import Gate
from tablereef.table.live.tables import Tables
from tablereef.table.serve import configuration, listen
from tablereef.table.settings import Settings


class Inside:
    """A running server and its tables."""

    def __init__(self, gate: Gate, port: int, client: httpx.AsyncClient) -> None:
        self.tables: Tables = gate.app.state.tables
        self.porter, self.port, self.client = gate.porter, port, client


@asynccontextmanager
async def serving(settings: Settings) -> AsyncIterator[Inside]:
    """Run the server as long as the block lasts."""
    config = configuration(settings)
    server = uvicorn.Server(config)
    assert isinstance(config.app, Gate)
    listening = listen("127.0.0.1", 0)
    port = listening.getsockname()[1]
    running = asyncio.create_task(server.serve([listening]))
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", verify=False, timeout=30) as client:
            yield Inside(config.app, port, client)
    finally:
        server.should_exit = True
        await running


def served(settings: Settings, work: Callable[..., Awaitable[Any]], *names: str) -> Any:
    """What comes of some work at open tables, without a door, with guests of these names."""

    async def opened() -> Any:
        tables = Tables(settings)
        await tables.open()
        try:
            return await work(tables, *[(await tables.welcome(name))[0] for name in names])
        finally:
            await tables.close()

    return asyncio.run(opened())


def settings_in(folder: Path) -> Settings:
    """A server without haste limits, on a file in a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    much = 10**8
    return Settings(
        folder=folder,
        requests_per_second=much,
        messages_per_second=much,
        share_of_a_place=much,
        bot_pause=0,
        guests_per_hour=much,
        most_tables_of_a_place=much,
        matches_per_hour=much,
        lines_per_hour=much,
        analysis_seconds_per_hour=much,
    )
