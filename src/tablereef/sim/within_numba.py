"""What is replaced within numba while games are compiled; where it is not as we know it, it does as it always does."""

import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from inspect import signature
from typing import Any

from numba import types

INDEX_PARAMETERS = ["context", "builder", "idxty", "idx", "size"]  # of the function that we replace
CALLED_BY_PYTHON = "_ZN7cpython"  # begins the name of the wrapper that an entry has, and an inner function has not
OF_THE_LIBRARY = ["_optimize_final_module", "_finalize_final_module", "_finalize_dynamic_globals"]  # what ours calls


@contextmanager
def our_way() -> Iterator[None]:
    """How games are compiled for the CPU."""
    with never_from_the_end("numba"), entries_alone():
        yield


@cache
def indexing(package: str) -> tuple[Any, Any] | None:
    """The module that indexes arrays, and the compiler's lock. None, said once, where they are not as we know them."""
    try:
        arrays = import_module(f"{package}.np.arrayobj")
        lock = import_module(f"{package}.core.compiler_lock").global_compiler_lock
        if list(signature(arrays.fix_integer_index).parameters) == INDEX_PARAMETERS:
            return arrays, lock
    except (ImportError, AttributeError):
        pass
    warnings.warn(f"{package} has changed inside: games are compiled without our patch, and run slower", stacklevel=2)
    return None


@contextmanager
def never_from_the_end(package: str) -> Iterator[None]:
    """Compile every index as it is: rules never count from the end, and bounds checks then refuse to."""
    known = indexing(package)
    if known is None:
        yield
        return
    arrays, lock = known

    def as_it_is(context: Any, builder: Any, kind: Any, index: Any, length: Any) -> Any:
        return context.cast(builder, index, kind, types.intp)

    with lock:  # the compiler's own: meanwhile nobody compiles, neither we nor whoever uses numba beside us
        kept = arrays.fix_integer_index
        arrays.fix_integer_index = as_it_is
        try:
            yield
        finally:
            arrays.fix_integer_index = kept


@cache
def translating() -> tuple[Any, Any, Any] | None:
    """What makes machine code, our library for it, and the compiler's lock. None, said once, where it has changed."""
    try:
        lock = import_module("numba.core.compiler_lock").global_compiler_lock
        codegen = import_module("numba.core.registry").cpu_target.target_context.codegen()
        if all(hasattr(codegen._library_class, name) for name in OF_THE_LIBRARY):
            return codegen, library_of_entries(codegen._library_class), lock
    except (ImportError, AttributeError):
        pass
    warnings.warn("numba has changed inside: games are compiled without our patch, and take longer", stacklevel=2)
    return None


def library_of_entries(numbas: Any) -> Any:
    """Numba's library, in which a function that only compiled code calls is left to the entry that calls it."""

    class Library(numbas):  # type: ignore[misc]
        def is_entry(self) -> bool:
            module = self._shared_module or self._final_module  # read from the cache, or just compiled
            return any(f.name.startswith(CALLED_BY_PYTHON) and not f.is_declaration for f in module.functions)

        def _optimize_final_module(self) -> None:
            if self.is_entry():
                super()._optimize_final_module()

        def _finalize_final_module(self) -> None:
            if self.is_entry():
                super()._finalize_final_module()
            else:
                self._finalize_dynamic_globals()
                self._finalized = True

    return Library


@contextmanager
def entries_alone() -> Iterator[None]:
    """Optimise and translate entries, each as a whole; numba does it for every inner function and all it calls, too."""
    known = translating()
    if known is None:
        yield
        return
    codegen, library, lock = known
    set_env = codegen.set_env

    def set_where_it_is(name: str, env: Any) -> None:
        if codegen._engine.is_symbol_defined(name):
            set_env(name, env)

    with lock:
        codegen._library_class, codegen.set_env = library, set_where_it_is
        try:
            yield
        finally:
            del codegen._library_class, codegen.set_env  # the class has numba's own
