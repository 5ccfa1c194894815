"""The example client of the docs: a bot over the socket, in fifty lines."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tablereef.games import GAMES
from tests.table.people import ADA, FREE
from tests.table.server import Guest, Server

EXAMPLE = Path(__file__).parents[2] / "examples" / "socket_bot.py"


def test_it_has_fifty_lines() -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= 50


@pytest.mark.parametrize("game", GAMES)
def test_it_plays_a_whole_match_of_any_game(file_server: Server, game: str) -> None:
    ada = Guest(file_server, "Ada")
    table = ada.open([ADA, FREE], game=game)
    bot = subprocess.Popen(
        [sys.executable, EXAMPLE, file_server.url, table["id"], table["invite"]], stdout=subprocess.PIPE, text=True
    )
    with ada.connect(table["id"], 0) as socket:
        socket.until(lambda message: message["type"] == "table" and message["table"]["phase"] == "dealing", 60)
        socket.give_nonces()
        assert socket.do("replace", seat=0, level="plankton")["type"] == "accepted"
        out, _ = bot.communicate(timeout=120)
        assert bot.returncode == 0
        assert len(json.loads(out)["places"]) == 2
