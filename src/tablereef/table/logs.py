"""Structured logs: one JSON object in a line. Tokens, links and secrets never come here; nor do whole addresses."""

from __future__ import annotations

import logging
import re
import sys
import time

import msgspec

DETAIL = re.compile("DETAIL:.*")  # PostgreSQL tells whole rows there
FIELDS = ("table", "game", "seats", "version", "kind", "path", "why", "loop", "seconds", "worker")


class JsonLines(logging.Formatter):
    """A record as one line."""

    def format(self, record: logging.LogRecord) -> str:
        """When, how grave, where, what, and the fields that were given."""
        row = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.getMessage(),
        }
        row |= {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
        if record.exc_info:
            row["trace"] = DETAIL.sub("DETAIL: hidden", self.formatException(record.exc_info))
        return msgspec.json.encode(row).decode()


def set_up(level: int = logging.INFO) -> None:
    """All logs of this process, to the standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level, handlers=[handler], force=True)
