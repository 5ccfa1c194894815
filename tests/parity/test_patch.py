"""The patch within numba: it does what it says, threads do not undo it, and games are equal without it."""

import types
import warnings
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event

import numpy as np
import pytest
from numba import njit
from numba.np import arrayobj

from tablereef.sim import compiler
from tablereef.sim.compiler import never_from_the_end
from tablereef.sim.simulator import Simulator
from tablereef.testing.parity import replay
from tests.mini import MINI

ORIGINAL = arrayobj.fix_integer_index


def at(row: np.ndarray[tuple[int], np.dtype[np.int32]], index: int) -> int:
    return int(row[index])


@pytest.fixture
def changed_inside(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """A numba whose function takes other parameters, and no compiled code of before."""
    monkeypatch.setattr(arrayobj, "fix_integer_index", lambda *everything: ORIGINAL(*everything))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    compiler.inside.cache_clear()
    yield
    compiler.inside.cache_clear()


def test_an_index_from_the_end_is_refused_under_the_patch_alone() -> None:
    row = np.arange(3, dtype=np.int32)
    assert njit(boundscheck=True)(at)(row, -1) == 2
    with never_from_the_end("numba"), pytest.raises(IndexError):
        njit(boundscheck=True)(at)(row, -1)
    assert arrayobj.fix_integer_index is ORIGINAL


def test_threads_do_not_undo_each_others_patch() -> None:
    """Without a lock the second thread would enter, and at last put back what the first had put there."""
    first_is_in, second_is_in, first_is_out = Event(), Event(), Event()

    def first() -> bool:
        with never_from_the_end("numba"):
            first_is_in.set()
            overtaken = second_is_in.wait(0.5)
        first_is_out.set()
        return overtaken

    def second() -> None:
        first_is_in.wait()
        with never_from_the_end("numba"):
            second_is_in.set()
            first_is_out.wait()

    with ThreadPoolExecutor(2) as threads:
        overtaken, _ = threads.submit(first), threads.submit(second)
        assert not overtaken.result()
    assert arrayobj.fix_integer_index is ORIGINAL


@pytest.mark.slow
@pytest.mark.usefixtures("changed_inside")
def test_where_numba_has_changed_games_are_compiled_without_the_patch_which_is_said_once() -> None:
    simulator = Simulator(MINI)
    with pytest.warns(UserWarning, match="run slower"):
        assert replay(simulator, 2, 3, 0, {}) > 10
    with warnings.catch_warnings(action="error"):
        simulator.play(2, 50, 3)  # compiles again


def test_a_numba_without_the_function_is_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiler, "import_module", lambda name: types.ModuleType(name))
    compiler.inside.cache_clear()
    with pytest.warns(UserWarning, match="numba.cuda has changed"), never_from_the_end("numba.cuda"):
        pass
    compiler.inside.cache_clear()
