"""Tasks that are remembered until they are done: nobody else keeps them from being forgotten half-way."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeAlias, TypeVar

T = TypeVar("T")
Works: TypeAlias = set[asyncio.Task[Any]]


def kept_in(works: Works, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
    """A task that is remembered until it is done."""
    task = asyncio.create_task(work)
    works.add(task)
    task.add_done_callback(works.discard)
    return task
