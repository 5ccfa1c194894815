"""An arena plays every seating of every deal, keeps each game, and gives the same table however it was played."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest

from tablereef.arena.arena import Arena
from tablereef.arena.play import play
from tablereef.arena.refusals import ArenaRefusal
from tablereef.arena.setup import Played, Setup, new_setup
from tablereef.arena.spread import AHEAD, Crew, Here, crew, spread
from tablereef.arena.standings import Standings, Summary
from tests.arena.bots import bot_file
from tests.terminal.terminal import COMMAND, environment, hear_ctrl_c, run

HERE = Crew(Here(), 1)


@pytest.fixture
def setup(tmp_path: Path) -> Setup:
    bots = bot_file(tmp_path)
    return new_setup("carcasse", 2, {}, [f"{bots}:First", f"{bots}:Any", f"{bots}:Broken"], 4)


def whole(setup: Setup, games: int = 36, out: Path | None = None, margin: float | None = None) -> Summary:
    """An arena played in this process."""
    arena = Arena(setup, games, out, margin)
    for _ in arena.run(HERE):
        pass
    return arena.standings.summary()


@pytest.mark.parametrize(
    ("bots", "players", "seatings"), [(2, 2, 2), (3, 2, 6), (4, 2, 12), (3, 3, 6), (4, 3, 24), (2, 3, 6), (2, 4, 14)]
)
def test_every_seating_has_as_many_bots_as_it_can_and_everyone_sits_everywhere(
    bots: int, players: int, seatings: int
) -> None:
    setup = new_setup("carcasse", players, {}, ["plankton"] * bots, 0)
    found = setup.seatings()
    assert len(found) == seatings
    for seat in range(players):
        assert len(set(Counter(seating[seat] for seating in found).values())) == 1


def test_a_deal_counts_when_all_its_games_are_there(setup: Setup) -> None:
    summary = whole(setup, 8)
    assert (summary.deals, summary.games) == (2, 12), "whole deals: three pairs, both ways"
    assert sum(summary.seats) == pytest.approx(1)
    broken = summary.bots[-1]
    assert broken.bot.endswith("Broken")
    assert (broken.wins, broken.forfeits) == (0, 8)
    assert broken.why is not None
    assert "no idea" in broken.why
    assert sum(line.rating for line in summary.bots) == pytest.approx(0)


def test_the_order_in_which_games_end_does_not_matter(setup: Setup) -> None:
    expected, arena = whole(setup), Arena(setup, 36)
    for stretch in reversed(list(arena.stretches())):
        arena.take(play(stretch))
    assert arena.standings.summary() == expected


def test_an_arena_goes_on_from_its_file(setup: Setup, tmp_path: Path) -> None:
    out = tmp_path / "arena.jsonl"
    whole(setup, 12, out)
    kept = out.read_bytes()
    arena = Arena(setup, 36, out)
    assert len(list(arena.stretches())) == 24, "nothing is played twice"
    assert whole(setup, 36, out) == whole(setup)
    assert out.read_bytes().startswith(kept), "it only grows"
    assert list(Arena(setup, 36, out).run(HERE)) == []


def test_a_last_line_cut_short_is_played_again(setup: Setup, tmp_path: Path) -> None:
    out = tmp_path / "arena.jsonl"
    expected = whole(setup, 12, out)
    written = out.read_bytes()
    out.write_bytes(written[:-9])
    assert Arena(setup, 12, out).played() == 11
    assert whole(setup, 12, out) == expected
    assert out.read_bytes() == written


@pytest.mark.parametrize(("settings", "what"), [({"seed": 5}, "seed: 4, not 5"), ({"players": 3}, "players: 2, not 3")])
def test_a_file_of_another_set_up_is_refused(setup: Setup, tmp_path: Path, settings: dict[str, int], what: str) -> None:
    out = tmp_path / "arena.jsonl"
    whole(setup, 6, out)
    kept = out.read_bytes()
    other = new_setup("carcasse", settings.get("players", 2), {}, setup.bots, settings.get("seed", 4))
    with pytest.raises(ArenaRefusal, match=rf"played with other settings \({what}\)"):
        Arena(other, 6, out)
    assert out.read_bytes() == kept


@pytest.mark.parametrize("line", ["The sea", '{"deal":0}', '{"deal":0,"seating":[0,0],"places":[1,2],"points":[3,4]}'])
def test_a_file_that_is_no_arena_is_refused(setup: Setup, tmp_path: Path, line: str) -> None:
    out = tmp_path / "arena.jsonl"
    whole(setup, 6, out)
    with out.open("a") as file:
        file.write(line + "\n")
    with pytest.raises(ArenaRefusal, match="line 8 cannot be read"):
        Arena(setup, 6, out)


def test_a_file_of_somebody_else_stays_as_it_is(setup: Setup, tmp_path: Path) -> None:
    out = tmp_path / "poem.txt"
    out.write_text("The sea, the sea")
    with pytest.raises(ArenaRefusal, match="line 1 cannot be read"):
        Arena(setup, 6, out)
    assert out.read_text() == "The sea, the sea"


def test_a_first_line_cut_short_is_written_again(setup: Setup, tmp_path: Path) -> None:
    out = tmp_path / "arena.jsonl"
    expected = whole(setup, 6, out)
    out.write_bytes(out.read_bytes()[:40])
    assert whole(setup, 6, out) == expected


def test_more_seats_than_bots(setup: Setup) -> None:
    table = new_setup("carcasse", 3, {}, setup.bots[:2], 4)
    summary = whole(table, 12)
    assert (summary.deals, summary.games) == (2, 12)
    assert sum(summary.seats) == pytest.approx(1)
    assert sum(line.wins for line in summary.bots) == pytest.approx(2 / 3)


def test_the_sequential_test_stops_at_the_same_deal_in_any_order(setup: Setup) -> None:
    expected = whole(setup, 600, margin=0.3)
    assert expected.deals < 100
    arena = Arena(setup, 600, margin=0.3)
    for stretch in reversed(list(arena.stretches())[: (expected.deals + 5) * 6]):
        arena.take(play(stretch))
    assert arena.is_over()
    assert arena.standings.summary() == expected


def test_a_verdict_once_reached_stands(setup: Setup) -> None:
    standings = Standings(new_setup("carcasse", 2, {}, setup.bots[:2], 4), 0.05)

    def deal(winner: int) -> None:
        seatings = standings.setup.seatings()
        places = [tuple(1 if bot == winner else 2 for bot in seating) for seating in seatings]
        standings.add([Played(0, seating, at, (0, 0)) for seating, at in zip(seatings, places, strict=True)])

    while not standings.is_clear():
        deal(0)
    assert standings.deals < 25
    for _ in range(100):
        deal(1)
    (pair,) = standings.summary().pairs
    assert (pair.verdict, pair.share < 0.25) == ("better", True)


def test_every_seat_may_have_an_octopus() -> None:
    assert len(new_setup("carcasse", 2, {}, ["octopus:1p", "octopus:2p"], 0).bots) == 2


def test_one_bot_is_no_arena(setup: Setup) -> None:
    with pytest.raises(ArenaRefusal, match="at least two bots"):
        Arena(new_setup("carcasse", 2, {}, setup.bots[:1], 4), 10)


def test_work_is_cut_when_it_is_needed() -> None:
    cut: list[int] = []

    def stretches() -> Iterator[int]:
        for stretch in range(10**9):
            cut.append(stretch)
            yield stretch

    results = spread(HERE, abs, stretches())
    assert [next(results) for _ in range(8)] != []
    assert len(cut) <= 8 + 2 * AHEAD


def test_several_processes_come_to_the_same(setup: Setup) -> None:
    arena = Arena(setup, 12)
    with crew(2) as two:
        for _ in arena.run(two):
            pass
    assert arena.standings.summary() == whole(setup, 12)


def test_processes_end_in_the_midst_of_their_work() -> None:
    with crew(2) as two:
        assert two.executor.submit(os.getpid).result() != os.getpid()
        two.executor.submit(time.sleep, 60)
        begun = time.monotonic()
    assert time.monotonic() - begun < 10


def test_a_process_that_is_lost_is_told_in_one_sentence() -> None:
    with crew(2) as two, pytest.raises(ArenaRefusal, match="the same command goes on from its file"):
        list(spread(two, os._exit, [1]))


# — by the command —


def typed(setup: Setup, games: int, *more: str) -> list[str]:
    """The command of an arena."""
    bots = ",".join(setup.bots)
    return ["arena", setup.game, "--bots", bots, "--games", str(games), "--seed", str(setup.seed), *more]


def is_in_the_midst(out: Path) -> bool:
    """Whether some games are played, and of one deal those from every seat."""
    lines = out.read_text(encoding="utf-8").split("\n")[1:-1] if out.exists() else []
    deals = [json.loads(line)["deal"] for line in lines]
    return len(deals) > 8 and len(set(deals)) < len(deals)


def begun(command: list[str], out: Path, home: Path) -> subprocess.Popen[str]:
    """An arena in the midst of its games."""
    child = subprocess.Popen(
        [*COMMAND, *command], env=environment(home, {}), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        start_new_session=True, preexec_fn=hear_ctrl_c,
    )  # fmt: skip
    end = time.monotonic() + 60
    while not is_in_the_midst(out):
        assert time.monotonic() < end
        assert child.poll() is None, "it ended before its midst"
        time.sleep(0.005)
    return child


def test_an_arena_killed_in_the_midst_gives_the_same_table(tmp_path: Path) -> None:
    bots = bot_file(tmp_path)
    setup, out = new_setup("carcasse", 2, {}, [f"{bots}:Heavy", f"{bots}:Any"], 4), tmp_path / "arena.jsonl"
    command = typed(setup, 100, "--processes", "1", "--json", "--out", str(out))
    child = begun(command, out, tmp_path)
    os.killpg(child.pid, signal.SIGKILL)
    child.communicate()
    assert out.read_bytes().count(b"\n") < 100
    resumed = run(*command, home=tmp_path)
    assert resumed.returncode == 0, resumed.stderr
    assert msgspec.json.decode(resumed.stdout, type=Summary) == whole(setup, 100)


def test_an_interrupt_says_how_it_stands_and_how_to_go_on(tmp_path: Path) -> None:
    bots = bot_file(tmp_path)
    setup, out = new_setup("carcasse", 2, {}, [f"{bots}:Heavy", f"{bots}:Any"], 4), tmp_path / "arena.jsonl"
    child = begun(typed(setup, 5000, "--processes", "2", "--out", str(out)), out, tmp_path)
    os.killpg(child.pid, signal.SIGINT)
    shown, said = child.communicate(timeout=20)
    assert child.returncode == 130
    assert "bots.py:Heavy" in shown
    assert f"Stopped. What was played is in {out}; the same command goes on from there.\n" in said


def test_the_table_and_the_picture(setup: Setup, tmp_path: Path) -> None:
    drawn = tmp_path / "arena.svg"
    command = typed(setup, 12, "--processes", "1", "--sprt", "--plot", str(drawn))
    result = run(*command, home=tmp_path)
    assert result.returncode == 0, result.stderr
    assert "12 games between bots (2 deals, each from every seat)" in result.stdout
    assert re.search(r"^bots.py:First +[+−]\d+ ± \d+ +\d+\.\d% ", result.stdout, re.M)
    assert "not yet clear" in result.stdout
    assert "bots.py:Broken forfeited 8 games. ValueError('no idea')" in result.stdout
    picture = ElementTree.parse(drawn).getroot()
    assert len(picture.findall("{*}circle")) == 3 + 3
    assert "Spiele" not in run(*command, "--lang", "de", home=tmp_path).stdout


def test_simulate_takes_bots_of_ones_own(setup: Setup, tmp_path: Path) -> None:
    command = ["simulate", "carcasse", "--games", "6", "--bots", ",".join(setup.bots[:2]), "--threads", "1", "--json"]
    result = run(*command, home=tmp_path)
    figures = json.loads(result.stdout)
    assert (figures["games"], sum(figures["wins"])) == (6, 6)
    assert result.stderr.startswith("These bots are not compiled, so the games are played in Python")
    written = run(*command, "--journals", "games.jsonl", home=tmp_path)
    assert json.loads(written.stdout)["events"] == figures["events"]
    verified = run("verify", "games.jsonl", home=tmp_path)
    assert "6 matches" in verified.stdout, verified.stderr
    on_a_cluster = run(*command, "--journals", "games.jsonl", "--on", "dask://127.0.0.1:9", home=tmp_path)
    assert (on_a_cluster.returncode, on_a_cluster.stdout) == (2, "")
