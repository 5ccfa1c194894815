"""The gate: every request passes it. Foreign origins and too much haste stay outside; every answer is marked secure."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import msgspec

from tablereef.kernel.refusals import Refusal
from tablereef.table import metrics
from tablereef.table.addresses import is_loopback
from tablereef.table.door.limits import Bucket, Places, place_of
from tablereef.table.door.porter import Porter
from tablereef.table.door.shape import host_of, misshapen
from tablereef.table.refusals import TableRefusal
from tablereef.table.settings import Settings
from tablereef.table.wire.messages import Refused

SECURE = [
    (
        b"content-security-policy",
        b"default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        b"font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
        b"base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
CLOSE = (b"connection", b"close")  # where an usher shows people in, the next request may be for another worker
UNKEPT = (b"cache-control", b"no-store")
COSTS = {("POST", "/api/guests"): 5.0, ("POST", "/api/tables"): 5.0}  # requests that count for several
FOR_ALL = ("/api/house", "/api/texts/")
FILES_FOR_A_REQUEST = 10  # thirty people in one place may open the page at once
STATUS = {"too_fast": 429, "wrong_host": 421, "malformed": 400}  # 403 for all others
PROBES = ("/health/", "/metrics")  # asked by machines
PROBES_PER_SECOND = 5.0
REQUEST_SECONDS = 0.0005  # of the server's time, before the application is asked


class Gate:
    """Around the whole application."""

    def __init__(self, app: Any, settings: Settings, porter: Porter, is_banned: Callable[[str], bool]) -> None:
        self.app, self.porter, self.is_banned = app, porter, is_banned
        self.marks = [*SECURE, *([CLOSE] if settings.workers > 1 else [])]
        self.origins = settings.origins
        self.hosts = [name.lower() for name in settings.hosts]
        self.buckets = Places(lambda: Bucket(settings.requests_per_second))
        self.file_buckets = Places(lambda: Bucket(settings.requests_per_second * FILES_FOR_A_REQUEST))
        self.probe_buckets = Places(lambda: Bucket(PROBES_PER_SECOND))

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Let in, or say why not."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        refusal = self.refusal(scope)
        share = self.porter.shares.of(place_of(scope))
        await share.turn()  # who is refused waits too: a flood of refusals would cost as much as one of answers
        share.bucket.charge(REQUEST_SECONDS)
        if refusal is None:
            await share.charged(self.app(scope, receive, marked(send, self.marks_at(scope["path"]))))
        elif scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": refusal.kind})
        else:
            await refuse(refusal, marked(send, self.marks))

    def marks_at(self, path: str) -> list[tuple[bytes, bytes]]:
        """What every answer there has; what is for one person alone stays in no cache."""
        is_for_all = not path.startswith("/api/") or path.startswith(FOR_ALL)
        return self.marks if is_for_all else [*self.marks, UNKEPT]

    def refusal(self, scope: Any) -> Refusal | None:
        """Why somebody may not come in."""
        if (refusal := misshapen(scope)) is not None:
            return refusal
        headers = dict(scope["headers"])
        host = host_of(scope)
        if not self.is_our_name(host):
            return TableRefusal("wrong_host")
        if not self.is_ours(headers.get(b"origin", b"").decode("latin-1"), host):
            return TableRefusal("wrong_origin")
        place = place_of(scope)
        if self.is_banned(place):
            return TableRefusal("banned")
        cost = COSTS.get((scope.get("method", ""), scope["path"]), 1.0)
        bucket = self.buckets_for(scope["path"]).of(place)
        return None if bucket.takes(cost) else TableRefusal("too_fast")

    def buckets_for(self, path: str) -> Places[Bucket]:
        """People, machines that look after the server, and browsers that fetch files do not wait for each other."""
        if path.startswith(PROBES):
            return self.probe_buckets
        return self.file_buckets if is_file(path) else self.buckets

    def is_our_name(self, host: str) -> bool:
        """Whether the table may be asked under a name: one that was set, where any was, or this machine's own."""
        if not self.hosts:
            return True
        name = urlsplit(f"//{host}").hostname or ""
        return name in self.hosts or is_loopback(name)

    def is_ours(self, origin: str, host: str) -> bool:
        """Whether a page of this table asks; programs that are no browser send no origin."""
        if not origin or origin in self.origins:
            return True
        try:
            return urlsplit(origin).netloc == host
        except ValueError:
            return False


def is_file(path: str) -> bool:
    """Whether a request is for what all visitors load, and keep: files of the client, texts, the catalogue."""
    return path.startswith(FOR_ALL) or ("." in path and not path.startswith("/api/"))


def marked(send: Any, marks: list[tuple[bytes, bytes]]) -> Any:
    """Add the headers that every answer has, and count the answers."""

    async def send_marked(message: Any) -> None:
        if message["type"] == "http.response.start":
            metrics.REQUESTS.labels(message["status"]).inc()
            message["headers"] = [*message["headers"], *marks]
        await send(message)

    return send_marked


async def refuse(refusal: Refusal, send: Any) -> None:
    """A refusal before the application was asked."""
    metrics.REFUSALS.labels(refusal.kind).inc()
    status = STATUS.get(refusal.kind, 403)
    headers = [(b"content-type", b"application/json"), (b"retry-after", b"1")]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    body = msgspec.json.encode(Refused(kind=refusal.kind, words=refusal.words))
    await send({"type": "http.response.body", "body": body})
