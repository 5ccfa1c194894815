"""The server as one application: handlers, what is said when something is wrong, the built client."""

from __future__ import annotations

import asyncio
import gzip
import logging
import mimetypes
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import lru_cache
from importlib.metadata import version
from pathlib import Path
from typing import Any

from litestar import Litestar, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State as AppState
from litestar.di import Provide
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath

from tablereef.kernel.refusals import Refusal
from tablereef.table import metrics
from tablereef.table.door import calling, http, preview
from tablereef.table.door.gate import Gate
from tablereef.table.door.porter import Porter
from tablereef.table.door.sockets import table_socket
from tablereef.table.live.tables import Tables
from tablereef.table.refusals import TableRefusal
from tablereef.table.settings import Settings
from tablereef.table.wire.messages import Refused

log = logging.getLogger("tablereef.http")
STATUS = {  # of a refusal over HTTP; 409 for all others
    "malformed": 400, "seat_count": 400, "unknown_option": 400, "option_value": 400, "unknown_bot": 400,
    "no_such_seat": 400, "host_stands": 400, "unknown_guest": 401, "wrong_link": 403, "not_your_seat": 403,
    "no_table": 404, "unknown_game": 404, "unknown_language": 404, "no_lesson": 404, "too_much": 429, "house_full": 503,
    "store_failed": 503, "damaged_table": 500, "elsewhere": 421, "mail_unsent": 503, "no_mail": 404, "wrong_code": 403,
}  # fmt: skip
FILES = 500  # of the client, kept in memory as they are and compressed
PACKED_HERE = {"is_packed": True}  # handlers whose answers nobody else compresses
FOREVER = "public, max-age=31536000, immutable"  # the build names its files by their content


def refused(request: Request[Any, Any, Any], refusal: Refusal) -> Response[Refused]:
    """A refusal as an answer; that the store failed is the operator's business too."""
    if refusal.kind == "store_failed":
        log.error("the store failed", extra={"path": request.scope["path"], "kind": type(refusal.__cause__).__name__})
    said = answer(refusal, STATUS.get(refusal.kind, 409))
    if refusal.kind == "elsewhere":
        said.headers["Connection"] = "close"  # the next connection may lead to the right worker
    return said


def misread(request: Request[Any, Any, Any], problem: HTTPException) -> Response[Refused]:
    """What could not be understood, or is not there."""
    why = problem.extra[0] if isinstance(problem.extra, list) and problem.extra else problem.detail
    return answer(TableRefusal("malformed", why=str(why)[:200]), problem.status_code)


def unreadable(request: Request[Any, Any, Any], problem: Exception) -> Response[Refused]:
    """Brackets in brackets in brackets, or bytes that are no text."""
    return answer(TableRefusal("malformed", why=type(problem).__name__), STATUS["malformed"])


def broken(request: Request[Any, Any, Any], problem: Exception) -> Response[Refused]:
    """A mistake of ours."""
    log.error("a request broke", extra={"path": request.scope["path"]}, exc_info=problem)
    return answer(TableRefusal("broken"), 500)


def answer(refusal: Refusal, status: int) -> Response[Refused]:
    """Why nothing was done."""
    metrics.REFUSALS.labels(refusal.kind).inc()
    return Response(Refused(kind=refusal.kind, words=refusal.words), status_code=status)


@get("/health/live", include_in_schema=False)
async def is_alive() -> dict[str, bool]:
    """The process answers."""
    return {"alive": True}


@get("/health/ready", include_in_schema=False)
async def is_ready(tables: http.AllTables) -> dict[str, bool]:
    """The store takes something and gives it back, and whatever goes on by itself does."""
    if not await tables.is_ready():
        raise TableRefusal("store_failed")
    return {"ready": True}


@get("/metrics", include_in_schema=False, media_type="text/plain; version=0.0.4; charset=utf-8")
async def figures() -> bytes:
    """For Prometheus."""
    return metrics.page()


def client(folder: Path) -> list[Any]:
    """The built client: its files, and its page for every other address."""

    @get("/", include_in_schema=False, opt=PACKED_HERE)
    async def front(request: Request[Any, Any, Any], tables: http.AllTables) -> Response[bytes]:
        """The page itself."""
        return await client_page(folder, request, tables)

    @get("/{path:path}", include_in_schema=False, opt=PACKED_HERE)
    async def page(path: FromPath[str], request: Request[Any, Any, Any], tables: http.AllTables) -> Response[bytes]:
        """A file; where the address is one of the client's own, the page itself."""
        is_page = not Path(path).suffix and not path.startswith("/api/")
        return await (client_page(folder, request, tables) if is_page else client_file(folder, request, path))

    return [front, page]


async def client_page(folder: Path, request: Request[Any, Any, Any], tables: Tables) -> Response[bytes]:
    """The page itself, with the preview of its address."""
    page, _, table_id = request.scope["path"].strip("/").partition("/")
    game = await game_at(tables, table_id) if page in preview.INVITATIONS else None
    origin = str(request.base_url).rstrip("/")
    head = preview.tags(origin, page, game, preview.language_of(request.headers))
    blank, _ = await asyncio.to_thread(read_packed, *known_file(folder, "/index.html"))
    content = blank.replace(preview.PLACE, head)
    return sent(request, "text/html", "no-cache", content, gzip.compress(content))


async def game_at(tables: Tables, table_id: str) -> str | None:
    """What is played at a table; nothing is said of one that is not there, or while the store does not answer."""
    with suppress(Refusal):
        return await tables.store.game_of(table_id)
    return None


async def client_file(folder: Path, request: Request[Any, Any, Any], path: str) -> Response[bytes]:
    """A file of the client."""
    file, changed = known_file(folder, path)
    lasting = FOREVER if path.startswith("/assets/") else "no-cache"
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    return sent(request, kind, lasting, *await asyncio.to_thread(read_packed, file, changed))


def known_file(folder: Path, path: str) -> tuple[Path, int]:
    """A file of the client, never one outside its folder, and when it was changed."""
    wanted = (folder / path.lstrip("/")).resolve()
    if not wanted.is_relative_to(folder.resolve()) or not is_file(wanted):
        raise NotFoundException
    return wanted, wanted.stat().st_mtime_ns


@lru_cache(FILES)
def read_packed(file: Path, changed: int) -> tuple[bytes, bytes]:
    """A file as it is and compressed: read and packed once for all who load it."""
    content = file.read_bytes()
    return content, gzip.compress(content)


def sent(request: Request[Any, Any, Any], kind: str, lasting: str, content: bytes, packed: bytes) -> Response[bytes]:
    """Something of the client, compressed where that helps and is understood."""
    headers = {"Cache-Control": lasting, "Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", "") and len(packed) < len(content):
        headers["Content-Encoding"], content = "gzip", packed
    return Response(content, media_type=kind, headers=headers)


def is_file(path: Path) -> bool:
    """Whether a file is there; a name that is too long for the system is no file's."""
    try:
        return path.is_file()
    except OSError:
        return False


def all_tables(state: AppState) -> Tables:
    """The tables of this server."""
    tables: Tables = state.tables
    return tables


def the_porter(state: AppState) -> Porter:
    """Who counts the sockets."""
    porter: Porter = state.porter
    return porter


def make_app(settings: Settings) -> Gate:
    """The whole server."""
    tables, porter = Tables(settings), Porter(settings)

    @asynccontextmanager
    async def open_server(_: Litestar) -> AsyncIterator[None]:
        await tables.open()
        yield
        await tables.close()

    app = Litestar(
        [*http.HANDLERS, *calling.HANDLERS, table_socket, is_alive, is_ready, figures, *client(settings.static)],
        lifespan=[open_server],
        dependencies={
            "tables": Provide(all_tables, sync_to_thread=False),
            "guest": Provide(http.guest_asking),
            "share": Provide(http.share_of, sync_to_thread=False),
            "porter": Provide(the_porter, sync_to_thread=False),
        },
        exception_handlers={
            Refusal: refused,
            HTTPException: misread,
            RecursionError: unreadable,
            UnicodeDecodeError: unreadable,
            Exception: broken,
        },
        state=AppState({"tables": tables, "porter": porter}),
        logging_config=None,
        request_max_body_size=settings.body_bytes,
        compression_config=CompressionConfig(backend="gzip", minimum_size=512, exclude_opt_key="is_packed"),
        openapi_config=OpenAPIConfig(
            title="Tablereef", version=version("tablereef"), path="/schema", render_plugins=[JsonRenderPlugin()]
        ),
    )
    return Gate(app, settings, porter, tables.steward.is_banned)
