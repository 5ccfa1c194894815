"""Playing on from any position: compiled as in CPython, by whom one likes, as far as one likes."""

import random
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from tablereef.bots import bot_from_file
from tablereef.games import find
from tablereef.kernel.game import OVER, Game, takes_the_first
from tablereef.kernel.knowledge import Knowledge
from tablereef.kernel.struct import clone, flat
from tablereef.sim import playout
from tablereef.sim.compiler import cache_folder
from tablereef.sim.interpreted import interpreted
from tablereef.sim.search import simulator_of
from tablereef.sim.simulator import ASKED, LIMIT, Simulator
from tablereef.testing import laws
from tablereef.testing.parity import rows
from tests.mini import MINI
from tests.sim import policies

BROUGHT = {"bold": policies.boldly, "wavering": policies.wavering}
ROOT = Path(__file__).parents[2]
GUESTS = Simulator(MINI, policies=BROUGHT)


def some_positions(game: Game, seats: int, games: int) -> list[Any]:
    """Positions of random games."""
    rng = random.Random(seats)
    return [clone(s) for _ in range(games) for s in laws.positions(game, seats, {}, rng) if rng.random() < 0.1]


def played_in_cpython(game: Game, positions: list[Any], players: list[int], seed: int, limit: int) -> Any:
    """The same as `Simulator.play_on`, by the template in CPython; who is to move, and the positions then."""
    tables, n = [clone(s) for s in positions], len(positions)
    menu, movers, counts = [SimpleNamespace(codes=[0] * game.menu_size)], [0] * n, [0] * playout.COUNTERS
    points, places = ([[0] * game.seats[-1] for _ in positions] for _ in range(2))
    interpreted(game, playout.batch_on, bots=True, policies=BROUGHT)(
        tables, [None], menu, players, counts, movers, points, places, tables[0].seats, len(game.parts.names),
        seed, 0, limit,
    )  # fmt: skip
    return movers, [flat(s) for s in tables]


@pytest.mark.parametrize(
    ("bots", "players"), [(("bold", "wavering", "heuristic"), [2, 3, 1]), ((ASKED, "random", "bold"), [-1, 0, 2])]
)
@pytest.mark.parametrize("limit", [7, LIMIT])
def test_compiled_as_in_cpython_each_seat_by_its_own_policy(
    bots: tuple[str, ...], players: list[int], limit: int
) -> None:
    positions = some_positions(MINI, 3, 12)
    records = GUESTS.records(*positions)
    played = GUESTS.play_on(records, bots, 5, limit=limit)
    movers, after = played_in_cpython(MINI, positions, players, 5, limit)
    assert played.movers.tolist() == movers
    assert rows(records) == after


def test_play_stops_where_somebody_is_asked() -> None:
    records = GUESTS.records(*some_positions(MINI, 2, 10))
    played = GUESTS.play_on(records, ("random", ASKED), 3)
    assert set(played.movers) == {1, OVER}
    assert set(GUESTS.play_on(records, ("random",), 3).movers) == {OVER}


def test_a_game_played_on_from_its_start_is_the_game() -> None:
    starts = GUESTS.records(*[MINI.new(2)] * 50)
    played, whole = GUESTS.play_on(starts, ("heuristic", "bold"), 9), GUESTS.play(2, 50, 9, None, ("heuristic", "bold"))
    assert played.points.tolist() == whole.points.tolist()
    assert played.places.tolist() == whole.places.tolist()
    assert played.events == whole.events


def test_worlds_agree_with_what_the_seat_knows_and_differ() -> None:
    sim, known = simulator_of(MINI), Knowledge(MINI, next(s for s in some_positions(MINI, 3, 20) if s.hand[1].n > 2), 0)
    worlds = sim.worlds(known, 40, 4)
    dealt = rows(worlds)
    assert len({tuple(world) for world in dealt}) > 5
    assert dealt[7:9] == rows(sim.worlds(known, 2, 4, first=7))
    concealed, _ = sim.conceal_and_imagine(worlds, 0, 1)
    assert rows(concealed) == [flat(known.state)] * 40


def test_a_template_of_another_package_is_compiled() -> None:
    entry = GUESTS.compiler.entry(policies.longest, bots=True)
    states, counts = GUESTS.records(MINI.new(2)), np.zeros(playout.COUNTERS, dtype=np.int64)
    menu, scratch = GUESTS.buffers()
    assert entry(states, scratch, menu, np.array([2, 3], dtype=np.int32), counts, LIMIT) == OVER
    assert GUESTS.compiler.is_cached(policies.longest, bots=True)


POLICY = """
from tablereef.sim.simulator import Simulator

WANTED = 0

def stubborn(s, menu, n, dice):
    return menu[WANTED]

class Mine:
    def simulator(self, game):
        return Simulator(game, policies={"stubborn": stubborn})
"""


FROM_THE_CACHE = """
import sys
from tablereef.bots import bot_from_file
from tests.mini import MINI
sim = bot_from_file(sys.argv[1]).simulator(MINI)
print(sim.play(2, 20, 1, None, ("stubborn", "random")).decisions)
"""


def test_a_bot_in_one_file_brings_a_policy_and_an_edited_one_meets_no_old_cache(tmp_path: Path) -> None:
    file = tmp_path / "mybot.py"
    file.write_text(POLICY, encoding="utf-8")
    bot: Any = bot_from_file(f"{file}:Mine")
    sim = bot.simulator(MINI)
    report = sim.play(2, 20, 1, None, ("stubborn", "random"))
    assert report.decisions > 20
    again = subprocess.run(
        [sys.executable, "-c", FROM_THE_CACHE, f"{file}:Mine"], capture_output=True, text=True, cwd=ROOT
    )
    assert (again.stdout.strip(), again.stderr) == (str(report.decisions), "")
    folder = sim.compiler.folder(playout.batch, True)
    file.write_text(POLICY.replace("WANTED = 0", "WANTED = n - 1"), encoding="utf-8")
    assert sim.compiler.folder(playout.batch, True) != folder
    assert sim.compiler.folder(playout.batch, False) == Simulator(MINI).compiler.folder(playout.batch, False)


def test_guests_and_games_with_a_rule_replaced_have_caches_of_their_own() -> None:
    carcasse = find("carcasse")
    assert cache_folder(carcasse) == cache_folder(carcasse, [playout.batch])
    assert cache_folder(carcasse) != cache_folder(carcasse, [policies.boldly])
    assert cache_folder(carcasse) != cache_folder(replace(carcasse, advise=takes_the_first))
