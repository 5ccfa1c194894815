"""Secrecy over the wire: two worlds alike to somebody give this one the same bytes, to the last message.

A few matches of each game here; `make soak` has 200 of each. Leaks planted in the server are caught.
"""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tablereef.games import GAMES, find
from tablereef.kernel.game import Game
from tablereef.kernel.knowledge import Everything
from tablereef.kernel.match import Match
from tablereef.kernel.refusals import Refusal
from tablereef.kernel.struct import flat
from tablereef.kernel.told import Eyes, told_to
from tablereef.table.door.sockets import Connection
from tablereef.table.live import commands
from tablereef.table.live.table import LiveTable
from tablereef.table.refusals import TableRefusal
from tablereef.table.seen import news
from tablereef.table.store.rows import Guest
from tablereef.table.wire.messages import Act
from tests.games import MODULES, specimen_of
from tests.table.inside import serving, settings_in
from tests.table.worlds import Pair, let_in

SOAK = bool(os.environ.get("SOAK"))
MATCHES = 200 if SOAK else 4


async def play_pairs(game: Game, matches: int, folder: Path, seed: int) -> tuple[set[str], int]:
    """Matches in two worlds: which fields ever differed, and how many messages were compared."""
    rng, hidden, compared = random.Random(seed), set[str](), 0
    async with serving(settings_in(folder / "one")) as one, serving(settings_in(folder / "two")) as two:
        await let_in(one)
        await let_in(two)
        for _ in range(matches):
            pair = Pair((one, two), game, rng)
            await pair.play()
            hidden |= pair.hidden
            compared += pair.compared
    return hidden, compared


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("name", GAMES)
def test_two_worlds_alike_give_the_same_bytes(name: str, tmp_path: Path) -> None:
    hidden, compared = asyncio.run(play_pairs(find(name), MATCHES, tmp_path, seed=1))
    print(f"{name}: {MATCHES} matches, {compared} messages, hidden: {sorted(hidden)}")
    assert compared > MATCHES * 100
    unsent: set[str] = getattr(MODULES[name], "BETWEEN_CHANCES", set())
    assert hidden >= specimen_of(name).secrets - unsent if SOAK else hidden & specimen_of(name).secrets


# — leaks planted in the server on purpose —


def odd(match: Match) -> bool:
    """Something about the true position that nobody may know."""
    return sum(i * value for i, value in enumerate(flat(match.state))) % 2 == 1


def telling_all(patch: pytest.MonkeyPatch) -> None:
    """Everyone is told the story as who acted was told it."""
    honest = news.match_state

    def state(match: Match, seat: int | None, *rest: Any) -> Any:
        told = honest(match, seat, *rest)
        told.told = tuple(told_to(match, max(match.last_actor(), 0), told.since))
        return told

    patch.setattr(news, "match_state", state)


def showing_all(patch: pytest.MonkeyPatch) -> None:
    """Everyone is shown the true position."""
    patch.setattr(Eyes, "knowledge_of", lambda eyes, position: Everything(eyes.match.game, position))


def refusing_by_the_truth(patch: pytest.MonkeyPatch) -> None:
    """What a refusal says depends on a secret."""

    def act(table: LiveTable, guest: Guest, command: Act) -> None:
        try:
            commands.act(table, guest, command)
        except Refusal:
            assert table.match is not None
            raise TableRefusal("stale" if odd(table.match) else "not_host") from None

    patch.setitem(commands.DO, Act, act)


def speaking_by_the_truth(patch: pytest.MonkeyPatch) -> None:
    """One message more where a secret is odd."""
    honest = LiveTable.tell

    def tell(table: LiveTable) -> None:
        for onlooker in table.onlookers:
            if table.match is not None and odd(table.match) and isinstance(onlooker, Connection):
                onlooker.last_info = None
        honest(table)

    patch.setattr(LiveTable, "tell", tell)


@pytest.mark.slow
@pytest.mark.parametrize("plant", [telling_all, showing_all, refusing_by_the_truth, speaking_by_the_truth])
def test_a_leak_in_the_server_is_caught(
    plant: Callable[[pytest.MonkeyPatch], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    with pytest.raises(AssertionError, match="the bytes differ"):
        asyncio.run(play_pairs(find("carcasse"), 20, tmp_path, seed=1))
