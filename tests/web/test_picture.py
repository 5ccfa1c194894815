"""What the browser makes of the messages is what the table says: the same pictures, flights from where things were."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser

from tablereef.games import GAMES, find
from tablereef.kernel.game import CHANCE, OVER
from tablereef.kernel.match import Event, seeded_match
from tablereef.kernel.picture import checksum
from tablereef.kernel.told import Eyes, shown_to
from tablereef.testing.laws import random_event

WEB = Path(__file__).parents[2] / "web"
BUNDLE = """import('vite').then(({ build }) => build({
  configFile: false, logLevel: 'silent',
  build: { write: false, lib: { entry: 'src/lib/picture.ts', formats: ['iife'], name: 'picture' } },
})).then(([{ output }]) => console.log(output[0].code))"""
MOST_LINES = 60

Call = Callable[..., Any]


@pytest.fixture(scope="module")
def call(browser: Browser) -> Iterator[Call]:
    """Functions of lib/picture.ts, in a page of their own."""
    paths = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])  # make may have put Node.js there
    around = {**os.environ, "PATH": paths}
    node = subprocess.run(["node", "-e", BUNDLE], cwd=WEB, env=around, capture_output=True, text=True, check=True)
    page = browser.new_page()
    page.evaluate(f"() => {{ {node.stdout}; window.picture = picture }}")
    page.evaluate(
        "() => { const { flights } = picture; picture = { ...picture, flights: (...two) => [...flights(...two)] } }"
    )
    yield lambda name, *values: page.evaluate(f"values => picture.{name}(...values)", values)
    page.close()


def plain(value: object) -> Any:
    """As it comes over the wire."""
    return msgspec.to_builtins(value)


@pytest.mark.parametrize("game", GAMES)
def test_the_changes_lead_to_the_picture_that_the_table_has(call: Call, game: str) -> None:
    rng = Random(4)
    match = seeded_match(find(game), 2, seed=4, shows=MOST_LINES)
    first = match.version
    begun = plain(Eyes(match, 0, first).picture)
    sums = []
    while match.turn() != OVER and match.version < first + MOST_LINES:
        by, code = match.turn(), random_event(match.game, match.state, rng)
        match.add(Event(by, code, match.game.codes(by).form(code)))
        sums.append(checksum(Eyes(match, 0, match.version).picture))
    start = {"version": first, "count": 0, "told": None, "mover": CHANCE, "zones": begun, "plates": []}
    moments = call("film", start, plain(shown_to(match, 0, first)))
    last = {moment["version"]: moment["zones"] for moment in moments}
    assert len(sums) > 10
    assert [call("checksum", zones) for zones in last.values()] == sums


def line(**told: Any) -> dict[str, Any]:
    """What one line tells."""
    return {"version": 1, "by": 0, "remark": None, "scenes": [], "changes": []} | told


def test_what_was_told_of_plates_stays_until_something_else_is(call: Call) -> None:
    start = {"version": 0, "count": 0, "told": None, "mover": CHANCE, "zones": [], "plates": [{"points": 0}]}
    scored = line(scenes=[{"words": face("told-points"), "plates": [{"points": 2}]}])
    silent, undone = line(), line(remark={"remark": "undo", "by": 0}, plates=[{"points": 0}])
    points = [moment["plates"][0]["points"] for moment in call("film", start, [silent, scored, silent, undone])]
    assert points == [0, 2, 2, 0]


def test_what_was_taken_back_is_no_past(call: Call) -> None:
    lines = [
        line(version=1, scenes=[{"words": face("told-first")}]),
        line(version=2, scenes=[{"words": face("told-second")}]),
        line(version=3, remark={"remark": "undo", "by": 0}),
        line(version=4, scenes=[{"words": face("told-third")}, {"words": face("told-fourth")}]),
    ]
    past = [words["key"] for words in call("pastOf", lines, {"version": 4, "count": 1})]
    assert past == ["told-first", "told-third"]


class Flying:
    """Pictures of a table with a few things; where each came from that arrived in the next."""

    def __init__(self, call: Call, *before: dict[str, Any]) -> None:
        self.call, self.before = call, before

    def to(self, *after: dict[str, Any]) -> dict[str, str]:
        """The next picture."""
        return dict(self.call("flights", self.before, after))


def face(key: str, **fields: Any) -> dict[str, Any]:
    """What a piece shows."""
    return {"key": key, "fields": fields}


def diver(way: str) -> dict[str, Any]:
    """A figure and where it looks."""
    return face(f"diver-{way}", seat=face("seat", seat=0))


def piece(name: str, words: dict[str, Any] | None = None, *marks: dict[str, Any]) -> dict[str, Any]:
    """Something on the table."""
    return {"id": name, "words": words, "marks": marks}


def zone(name: str, *pieces: dict[str, Any], hidden: int = 0, columns: int = 0) -> dict[str, Any]:
    """A place with these things, and some that are not shown."""
    size = len(pieces) + hidden
    return {"id": name, "words": face(name), "size": size, "pieces": pieces, "columns": columns}


RED, GREEN, BLUE = (face("die", colour=face(f"colour-{name}")) for name in ("red", "green", "blue"))


def test_a_card_with_a_name_of_its_own_is_found_by_it(call: Call) -> None:
    ace = piece("ace", face("ace"))
    assert Flying(call, zone("row", ace), zone("hold")).to(zone("row"), zone("hold", ace)) == {}


def test_a_die_of_a_list_flies_from_where_its_like_lay(call: Call) -> None:
    before = zone("station", piece("station-0", RED), piece("station-1", GREEN), piece("station-2", BLUE))
    after = zone("station", piece("station-0", RED), piece("station-1", BLUE))
    island = zone("island", piece("island-0", face("die-lying")))
    flown = Flying(call, before, zone("island")).to(after, island)
    assert flown == {"station-1": "station-2", "island-0": "station-1"}


def test_a_figure_is_the_same_wherever_it_looks(call: Call) -> None:
    before = zone("board", piece("space-0", None, diver("left")), piece("space-1"), columns=2)
    after = zone("board", piece("space-0"), piece("space-1", None, diver("up")), columns=2)
    assert Flying(call, before).to(after) == {"space-1/0": "space-0/0"}


def test_a_card_that_turns_over_stays_in_its_place(call: Call) -> None:
    down, up = piece("card-0", face("back-fish")), piece("card-0", face("shark"))
    assert Flying(call, zone("board", down, columns=1)).to(zone("board", up, columns=1)) == {"card-0": "card-0"}


def test_a_hidden_card_flies_from_the_pile_that_has_one_less(call: Call) -> None:
    flown = Flying(call, zone("pile", hidden=9), zone("hand")).to(zone("pile", hidden=8), zone("hand", piece("hand-0")))
    assert flown == {"hand-0": "pile"}


def test_a_die_flies_from_the_piece_that_counts_one_less(call: Call) -> None:
    before, after = (zone("supply", piece("supply-red", face("left", number=n)), hidden=n) for n in (5, 4))
    flown = Flying(call, before, zone("station")).to(after, zone("station", piece("station-0", RED)))
    assert flown["station-0"] == "supply-red"
