"""The gate alone: which addresses, names and crowds it lets in."""

from __future__ import annotations

import asyncio
import json
import time
from dataclasses import replace
from typing import Any

import pytest

from tablereef.table.app import make_app
from tablereef.table.door.gate import REQUEST_SECONDS, Gate
from tablereef.table.door.shares import BURST_SECONDS
from tablereef.table.settings import Settings

PAGE = ["/", "/manifest.json", "/icon.svg", "/worker.js", "/api/house", "/api/texts/en/kernel.ftl", "/api/tables"]
FLOOD = 300
FILES = [f"/assets/part-{number}.js" for number in range(30)]


def scope(path: str, host: str = "reef.example", query: bytes = b"", method: str = "GET") -> Any:
    return {
        "type": "http",
        "method": method,
        "path": path,
        "raw_path": path.encode(),
        "query_string": query,
        "headers": [(b"host", host.encode())],
        "client": ("192.0.2.7", 1234),
    }


def kind(gate: Gate, asked: Any) -> str | None:
    refusal = gate.refusal(asked)
    return None if refusal is None else refusal.kind


def status(gate: Gate, asked: Any) -> tuple[int, str]:
    """The answer to a refused request."""
    heard: list[Any] = []

    async def send(message: Any) -> None:
        heard.append(message)

    asyncio.run(gate(asked, None, send))
    return heard[0]["status"], json.loads(heard[1]["body"])["kind"]


def test_thirty_visitors_behind_one_address_can_open_the_page() -> None:
    gate = make_app(Settings())
    refused = [path for _ in range(30) for path in [*PAGE, *FILES] if kind(gate, scope(path)) is not None]
    assert not refused


def test_even_files_have_a_limit() -> None:
    gate = make_app(Settings())
    assert "too_fast" in {kind(gate, scope("/assets/part-1.js")) for _ in range(10_000)}
    assert kind(gate, scope("/api/me")) is None, "files do not use up what is asked otherwise"


@pytest.mark.parametrize(
    ("path", "query"),
    [
        ("/x%00y", b""),
        ("/api/texts/en/%00", b""),
        ("/%ff%fe", b""),
        ("/api/tables/x%ed%a0%80/socket", b""),
        ("/api/tables/x/replay", b"seat=%00"),
        ("/api/tables/x/replay", b"seat=%ff"),
        ("/" + "a" * 2000, b""),
        ("/", b"q=" + b"a" * 2000),
    ],
)
def test_addresses_that_nobody_can_have_meant_are_refused(path: str, query: bytes) -> None:
    assert status(make_app(Settings()), scope(path, query=query)) == (400, "malformed")


@pytest.mark.parametrize("host", ["reef:99999", "reef:port", "reef:0", "[::1", "[reef]", "reef:-1"])
def test_a_host_that_is_none_is_refused_before_anybody_reads_it(host: str) -> None:
    assert status(make_app(Settings()), scope("/", host)) == (400, "malformed")


def test_who_is_refused_waits_for_it_as_for_an_answer() -> None:
    gate = make_app(replace(Settings(), requests_per_second=0.01))
    began = time.monotonic()

    async def flood() -> None:
        await asyncio.gather(*(gate(scope("/api/me"), None, nobody) for _ in range(FLOOD)))

    asyncio.run(flood())
    share = Settings().share_of_a_place
    assert time.monotonic() - began > 0.9 * (FLOOD * REQUEST_SECONDS / share - BURST_SECONDS)


async def nobody(message: Any) -> None:
    """Hears nothing."""


def test_only_the_names_that_were_set_are_ours() -> None:
    gate = make_app(replace(Settings(), hosts=("reef.example", "www.reef.example")))
    for host in ("reef.example", "www.reef.example:8000", "REEF.example", "127.0.0.1:8000", "localhost", "[::1]:8000"):
        assert kind(gate, scope("/", host)) is None, host
    for host in ("evil.example", "reef.example.evil.example", "", "192.0.2.9"):
        assert status(gate, scope("/", host)) == (421, "wrong_host"), host
    assert kind(make_app(Settings()), scope("/", "any.example")) is None
