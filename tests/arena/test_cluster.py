"""Larger than one machine: a real Dask scheduler and two workers come to what one process comes to."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from functools import reduce
from operator import add
from pathlib import Path

import pytest

from tablereef.arena.arena import Arena
from tablereef.arena.play import Tally, tally
from tablereef.arena.refusals import ArenaRefusal
from tablereef.arena.setup import new_setup
from tablereef.arena.spread import Crew, Here, crew, spread
from tablereef.games import find
from tablereef.terminal.simulate import Batch
from tests.arena.bots import bot_file

HERE = Crew(Here(), 1)
SCHEDULER = ["scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard"]
WORKER = ["worker", "--nthreads", "1", "--no-nanny", "--no-dashboard", "--host", "127.0.0.1"]


def dask(*arguments: str, folder: Path) -> subprocess.Popen[bytes]:
    """A process of the cluster."""
    command = [sys.executable, "-m", "dask", *arguments, "--scheduler-file", str(folder / "scheduler.json")]
    return subprocess.Popen(command, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, list[subprocess.Popen[bytes]]]]:
    """The address of a cluster, and its two workers."""
    from distributed import Client

    folder = tmp_path_factory.mktemp("cluster")
    processes = [dask(*SCHEDULER, folder=folder), *(dask(*WORKER, folder=folder) for _ in range(2))]
    try:
        with Client(scheduler_file=str(folder / "scheduler.json"), timeout=60) as client:
            client.wait_for_workers(2, timeout=60)
            yield client.scheduler.address.replace("tcp://", "dask://"), processes[1:]
    finally:
        for process in processes:
            process.kill()
            process.wait()


def simulated(crew: Crew, batch: Batch) -> Tally:
    """What the simulator counts, whoever plays."""
    return reduce(add, spread(crew, tally, batch.stretches(crew.hands)))


@pytest.mark.slow
def test_a_cluster_comes_to_what_one_process_comes_to_and_a_killed_worker_loses_nothing(
    cluster: tuple[str, list[subprocess.Popen[bytes]]], tmp_path: Path
) -> None:
    address, workers = cluster
    bots, out = bot_file(tmp_path), tmp_path / "arena.jsonl"
    setup = new_setup("carcasse", 2, {}, [f"{bots}:Heavy", f"{bots}:Any"], 4)
    here, there = Arena(setup, 60), Arena(setup, 60, out)
    for _ in here.run(HERE):
        pass
    batch = Batch(find("carcasse"), 2, 8, setup.bots, 4, {}, 1)
    with crew(1, address) as two:
        assert two.hands == 2
        assert simulated(two, batch) == simulated(HERE, batch)
        for games in there.run(two):
            if games >= 10 and workers[0].poll() is None:
                workers[0].kill()
                workers[0].wait()
    assert there.standings.summary() == here.standings.summary()
    assert out.read_bytes().count(b"\n") == 61, "no game is lost, none is kept twice"


@pytest.mark.parametrize("address", ["somewhere", "tcp://127.0.0.1:9", "dask://127.0.0.1:9"])
def test_a_cluster_that_is_not_there_is_refused(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablereef.arena.spread.PATIENCE", 0.2)
    with pytest.raises(ArenaRefusal, match=f"There is no cluster at {address}"), crew(1, address):
        pass
