"""The patches within numba: they do what they say, threads do not undo them, and games are equal without them."""

import types
import warnings
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event
from typing import Any

import numpy as np
import pytest
from numba import njit
from numba.core.codegen import JITCodeLibrary
from numba.core.registry import cpu_target
from numba.np import arrayobj

from tablereef.sim import within_numba
from tablereef.sim.simulator import Simulator
from tablereef.sim.within_numba import entries_alone, never_from_the_end
from tablereef.testing.parity import replay
from tests.mini import MINI

ORIGINAL = arrayobj.fix_integer_index
TRANSLATING = cpu_target.target_context.codegen()


def at(row: np.ndarray[tuple[int], np.dtype[np.int32]], index: int) -> int:
    return int(row[index])


def translated(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Will hold the names of what is made into machine code."""
    names: list[str] = []
    finalize = JITCodeLibrary._finalize_specific

    def noted(library: Any) -> None:
        names.append(library.name)
        finalize(library)

    monkeypatch.setattr(JITCodeLibrary, "_finalize_specific", noted)
    return names


def nested() -> Any:
    """An entry and the inner function that it calls."""
    inner = njit(no_cpython_wrapper=True, no_cfunc_wrapper=True)(lambda x: x * x + 1)
    return njit(lambda x: inner(x) * inner(x + 1))


@pytest.fixture
def changed_inside(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """A numba in which a function takes other parameters, another is gone, and no compiled code of before."""
    monkeypatch.setattr(arrayobj, "fix_integer_index", lambda *everything: ORIGINAL(*everything))
    monkeypatch.setattr(within_numba, "OF_THE_LIBRARY", ["gone"])
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    forget()
    yield
    forget()


def forget() -> None:
    """Look into numba again."""
    within_numba.indexing.cache_clear()
    within_numba.translating.cache_clear()


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


def test_entries_alone_become_machine_code_and_compute_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    names = translated(monkeypatch)
    assert nested()(3) == 170
    assert len(names) == 2
    with entries_alone():
        assert nested()(3) == 170
    assert len(names) == 3
    assert not {"_library_class", "set_env"} & set(vars(TRANSLATING)), "numba is as it was"


def test_an_inner_function_compiled_our_way_can_be_called_by_others_later() -> None:
    inner = njit(no_cpython_wrapper=True, no_cfunc_wrapper=True)(lambda x: x * x + 1)
    with entries_alone():
        assert njit(lambda x: inner(x) + 1)(3) == 11
    assert njit(lambda x: inner(x) + 2)(3) == 12


@pytest.mark.slow
@pytest.mark.usefixtures("changed_inside")
def test_where_numba_has_changed_games_are_compiled_without_our_patches_which_is_said_once() -> None:
    simulator = Simulator(MINI)
    with pytest.warns(UserWarning, match="run slower"), pytest.warns(UserWarning, match="take longer"):
        assert replay(simulator, 2, 3, 0, {}) > 10
    with warnings.catch_warnings(action="error"):
        simulator.play(2, 50, 3)  # compiles again


def test_a_numba_without_the_function_is_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(within_numba, "import_module", lambda name: types.ModuleType(name))
    forget()
    with pytest.warns(UserWarning, match="numba.cuda has changed"), never_from_the_end("numba.cuda"):
        pass
    with pytest.warns(UserWarning, match="take longer"), entries_alone():
        assert nested()(3) == 170
    forget()
