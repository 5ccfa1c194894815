"""Functions that the kernel writes as source: a debugger steps into them, and their lines show in tracebacks."""

import linecache
from typing import Any


def written(title: str, source: str, scope: dict[str, Any]) -> dict[str, Any]:
    """Run a source in its scope and keep it where debuggers look for lines; the scope, with what it defined."""
    file = f"<{title}>"
    linecache.cache[file] = (len(source), None, source.splitlines(keepends=True), file)
    exec(compile(source, file, "exec"), scope)
    return scope
