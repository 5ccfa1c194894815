"""The HTTP part: who is there, which tables, replays and journals."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from importlib.metadata import version
from typing import Annotated, Any

from litestar import Request, Response, delete, get, post, put
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, HeaderParameter, JSONBody, PathParameter, QueryParameter

from tablereef.bots.levels import levels_here
from tablereef.games import find, playable
from tablereef.kernel.game import OVER, Game
from tablereef.kernel.journal import written
from tablereef.kernel.match import Match
from tablereef.kernel.refusals import known_language
from tablereef.kernel.story import ALL_SEEING
from tablereef.kernel.text import COMMON, LANGUAGES, sentences_in
from tablereef.kernel.told import check_replay
from tablereef.kernel.words import seat_words
from tablereef.table.door.limits import place_of
from tablereef.table.door.porter import Porter
from tablereef.table.door.shares import Share
from tablereef.table.live.info import info_of
from tablereef.table.live.table import LiveTable
from tablereef.table.live.tables import Tables
from tablereef.table.refusals import TEXTS, TableRefusal
from tablereef.table.seen.lesson import lesson
from tablereef.table.seen.replay import MOST_LINES, Looked, look_back, look_into
from tablereef.table.seen.titles import titles
from tablereef.table.store import history as looking_back
from tablereef.table.store.rows import Guest, TableRow
from tablereef.table.wire.messages import (
    PROTOCOL,
    WORD,
    Analysed,
    Catalogue,
    Credentials,
    FirstCard,
    GameCard,
    History,
    Lesson,
    Me,
    NewGuest,
    NewTable,
    OpenTables,
    OptionCard,
    PastMatch,
    PastSeat,
    Refused,
    Replay,
    Sit,
    Statistics,
    TableCard,
    TableInfo,
    Verdict,
    WaitingTable,
)

TOKEN_LENGTH = 64
MOST_MATCHES = 20  # of a history at once
ABOUT = "-about"
OUR_TEXTS = {"kernel": COMMON, "table": TEXTS}
REFUSED = {
    status: ResponseSpec(data_container=Refused, description="Refused")
    for status in (400, 401, 403, 404, 409, 429, 503)
}
AllTables = NamedDependency[Tables]
OwnShare = NamedDependency[Share]
Asking = NamedDependency[Guest | None]  # who asks, if it is somebody
TableId = Annotated[str, PathParameter(max_length=32, pattern=WORD)]
Link = Annotated[str | None, HeaderParameter(name="Tablereef-Link", max_length=64, required=False)]
First = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
SeatQuery = Annotated[int | None, QueryParameter(name="seat", ge=0, le=15, required=False)]


async def guest_asking(request: Request[Any, Any, Any], tables: AllTables) -> Guest | None:
    """Who asks, by the bearer's token."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if not kind:
        return None
    if kind.lower() != "bearer" or not 0 < len(token) <= TOKEN_LENGTH:
        raise TableRefusal("unknown_guest")
    return await tables.guest(token, place_of(request.scope))


def share_of(request: Request[Any, Any, Any], porter: NamedDependency[Porter]) -> Share:
    """What the place of who asks may take of the server's time."""
    return porter.shares.of(place_of(request.scope))


def known(guest: Guest | None) -> Guest:
    """A guest, where one is needed."""
    if guest is None:
        raise TableRefusal("unknown_guest")
    return guest


# — what can be played —


def game_card(game: Game) -> GameCard:
    """A game on the home page."""
    firsts = game.lesson.firsts if game.lesson else {}
    return GameCard(
        id=game.id,
        seats=tuple(game.seats),
        minutes=game.minutes,
        options=tuple(OptionCard(name=option.name, values=option.values) for option in game.options),
        bots=levels_here(),
        rules=tuple(key for key in game.vocabulary if key.startswith("rules-")),
        explained=tuple(key.removesuffix(ABOUT) for key in game.vocabulary if key.endswith(ABOUT)),
        fades=game.happenings.fade,
        lesson=game.lesson is not None,
        firsts={kind: FirstCard(player=player, at=at) for kind, (player, at) in firsts.items()},
    )


@get("/api/house", responses=REFUSED)
async def catalogue() -> Catalogue:
    """What can be played here."""
    games = tuple(game_card(game) for game in playable()[0])
    return Catalogue(protocol=PROTOCOL, version=version("tablereef"), languages=LANGUAGES, games=games)


@get(
    "/api/texts/{language:str}/{folder:str}",
    media_type="text/plain; charset=utf-8",
    responses=REFUSED,
    sync_to_thread=True,
)
def texts(language: FromPath[str], folder: FromPath[str]) -> str:
    """Sentences as Fluent: the kernel's, the table's, a game's in a language it has, or the titles of all games."""
    name = folder.removesuffix(".ftl")
    if name == "titles":
        return titles(known_language(language[:8]))
    where = OUR_TEXTS[name] if name in OUR_TEXTS else find(name).texts
    return sentences_in(where, known_language(language[:8]))


@get("/api/lessons/{game:str}", responses=REFUSED, sync_to_thread=True)
def first_lesson(game: FromPath[str]) -> Lesson:
    """The first lesson of a game that has one."""
    return lesson(game)


# — guests —


@post("/api/guests", responses=REFUSED)
async def come_in(data: JSONBody[NewGuest], request: Request[Any, Any, Any], tables: AllTables) -> Credentials:
    """A new guest."""
    guest, token = await tables.welcome(data.name, place_of(request.scope))
    return Credentials(guest=guest.id, name=guest.name, token=token)


@get("/api/me", responses=REFUSED)
async def me(tables: AllTables, guest: Asking) -> Me:
    """The guest who asks, and where that guest sits."""
    return await who(tables, known(guest))


@put("/api/me", responses=REFUSED)
async def rename(data: JSONBody[NewGuest], tables: AllTables, guest: Asking) -> Me:
    """Another name, for tables to come."""
    await tables.store.greet(known(guest), data.name)
    return await who(tables, Guest(known(guest).id, data.name))


async def who(tables: Tables, guest: Guest) -> Me:
    """A guest with the guest's tables."""
    rows = await tables.store.tables_of(guest)
    return Me(guest=guest.id, name=guest.name, tables=tuple(table_card(row, guest) for row in rows))


def table_card(row: TableRow, guest: Guest | None) -> TableCard:
    """A table in a list."""
    mine = tuple(seat.seat for seat in row.seats if guest is not None and seat.guest == guest.id)
    return TableCard(
        id=row.id,
        game=row.game,
        names=tuple(seat.name for seat in row.seats),
        phase=row.phase,
        turn=row.turn,
        mine=mine,
        your_turn=row.phase == "running" and row.turn in mine,
        deadline=row.due if row.turn in mine else None,
        changed=row.changed,
        proposal=row.proposal_to(mine),
    )


# — looking back —


@get("/api/me/history", responses=REFUSED)
async def history(tables: AllTables, guest: Asking, first: First = 0) -> History:
    """The own matches that are over."""
    return await history_of(tables, known(guest), first)


async def history_of(tables: Tables, guest: Guest, first: int) -> History:
    """Some matches of a guest, from the newest on."""
    rows = await looking_back.past(tables.store, guest, first, MOST_MATCHES)
    total = await looking_back.count_past(tables.store, guest)
    return History(total=total, matches=tuple(past_match(row, guest) for row in rows))


def past_match(row: TableRow, guest: Guest) -> PastMatch:
    """A match with its result."""
    seats = (
        PastSeat(
            name=seat.name or "",
            mine=seat.guest == guest.id,
            level=seat.level,
            place=seat.place,
            points=seat.points,
        )
        for seat in row.seats
    )
    return PastMatch(id=row.id, game=row.game, ended=row.changed, seats=tuple(seats))


@delete("/api/me/history/{table_id:str}", status_code=200, responses=REFUSED)
async def dismiss(table_id: TableId, tables: AllTables, guest: Asking) -> History:
    """A match leaves the guest's list; it stays, and counts."""
    await looking_back.dismiss(tables.store, known(guest), table_id)
    return await history_of(tables, known(guest), 0)


@get("/api/me/statistics", responses=REFUSED)
async def statistics(tables: AllTables, guest: Asking) -> Statistics:
    """The own figures, by game and by level of bot."""
    return Statistics(records=tuple(await looking_back.records(tables.store, known(guest))))


# — tables —


@get("/api/tables", responses=REFUSED)
async def open_tables(tables: AllTables, guest: Asking) -> OpenTables:
    """What anyone may watch, and where anyone may sit down."""
    watched, waiting = await tables.store.open_tables(), await tables.waiting()
    return OpenTables(
        tables=tuple(table_card(row, guest) for row in watched), waiting=tuple(waiting_table(row) for row in waiting)
    )


def waiting_table(row: TableRow) -> WaitingTable:
    """A table that waits for anyone."""
    host = next(seat.name or "" for seat in row.seats if seat.guest == row.host)
    names = tuple(seat.name for seat in row.seats)
    return WaitingTable(id=row.id, game=row.game, host=host, names=names, pace=row.pace)


@post("/api/tables", responses=REFUSED)
async def open_table(data: JSONBody[NewTable], tables: AllTables, guest: Asking) -> TableInfo:
    """A new table; its host sits there already."""
    return await told(await tables.finish(tables.open_table(known(guest), data)), guest)


async def told(table: LiveTable, guest: Guest | None) -> TableInfo:
    """A table as somebody may know it; what is not in the store yet is told to nobody."""
    async with table.held():
        return info_of(table, guest)


async def found(tables: Tables, table_id: str, guest: Guest | None, share: Share) -> LiveTable:
    """A table to look at."""
    return await fetched(tables, table_id, share, lambda: tables.look_at(table_id, guest))


async def fetched(tables: Tables, table_id: str, share: Share, find: Callable[[], Awaitable[LiveTable]]) -> LiveTable:
    """A table; one that is not in memory costs the time that it takes to fetch it."""
    if tables.has(table_id):
        return await find()
    async with share.costly:
        with share.charging():
            return await find()


async def looked_at(tables: Tables, table_id: str, guest: Guest | None, link: str | None, share: Share) -> LiveTable:
    """A table that somebody may see."""
    table = await found(tables, table_id, guest, share)
    if not table.may_look(guest, link):
        raise TableRefusal("wrong_link")
    return table


@get("/api/tables/{table_id:str}", responses=REFUSED)
async def table_info(
    table_id: TableId, tables: AllTables, guest: Asking, share: OwnShare, link: Link = None
) -> TableInfo:
    """A table, before one sits down or watches."""
    return await told(await looked_at(tables, table_id, guest, link, share), guest)


@post("/api/tables/{table_id:str}/seats", responses=REFUSED)
async def sit_down(
    table_id: TableId, data: JSONBody[Sit], tables: AllTables, guest: Asking, share: OwnShare
) -> TableInfo:
    """Take a free seat by the invitation, or where anyone may."""
    who = known(guest)
    table = await fetched(tables, table_id, share, lambda: tables.find(table_id))
    await tables.finish(tables.sit(table, who, data))
    return await told(table, who)


def finished(table: LiveTable) -> Match:
    """The match of a table that is held, once it is over."""
    if table.match is None or table.match.turn() != OVER:
        raise TableRefusal("match_running")
    return table.match


async def finished_at(table: LiveTable) -> Match:
    """The match of a table, once it is over and its end is in the store; then nobody changes it any more."""
    async with table.held():
        return finished(table)


def checked_viewer(table: LiveTable, guest: Guest | None, seat: int | None, everything: bool) -> int | None:
    """While a match runs everyone sees what the own seat sees; when it is over, what any seat or all together saw."""
    if everything:
        finished(table)
        return ALL_SEEING
    if seat is not None:
        table.seat(seat)
        if table.phase() != "over" and seat not in table.seats_of(guest):
            raise TableRefusal("not_your_seat", seat=seat_words(seat))
    return seat


async def looked(tables: Tables, share: Share, look: Callable[..., Looked], *at: Any) -> Response[bytes]:
    """Look into a match beside the event loop, one after the other for each place, and charge it by its cost."""
    async with share.costly:
        answer = await tables.looker.ask(look, *at)
    share.bucket.charge(answer.seconds)
    return Response(answer.found, media_type="application/json")


@get("/api/tables/{table_id:str}/replay", responses=REFUSED | {200: ResponseSpec(Replay, description="Some lines")})
async def replay(
    table_id: TableId,
    tables: AllTables,
    guest: Asking,
    share: OwnShare,
    link: Link = None,
    seat: SeatQuery = None,
    everything: FromQuery[bool] = False,
    first: First = 0,
    count: Annotated[int, QueryParameter(ge=1, le=MOST_LINES)] = MOST_LINES,
) -> Response[bytes]:
    """Some lines of a match."""
    table = await looked_at(tables, table_id, guest, link, share)
    async with table.held():
        match = table.match
        if match is None or table.phase() == "dealing":
            raise TableRefusal("not_begun")
        check_replay(match)
        viewer, lines = checked_viewer(table, guest, seat, everything), match.lines[:]
    return await looked(tables, share, look_back, match.header, lines, viewer, first, count)


@get("/api/tables/{table_id:str}/journal", media_type="application/jsonl", responses=REFUSED)
async def journal(
    table_id: TableId, tables: AllTables, guest: Asking, share: OwnShare, link: Link = None
) -> Response[str]:
    """The whole match, for `tablereef watch` and `tablereef verify`."""
    table = await looked_at(tables, table_id, guest, link, share)
    name = f'attachment; filename="tablereef-{table.row.game}-{table.row.id}.jsonl"'
    return Response(written(await finished_at(table)), headers={"Content-Disposition": name})


@get("/api/tables/{table_id:str}/verdict", responses=REFUSED | {200: ResponseSpec(Verdict, description="It is fair")})
async def verdict(
    table_id: TableId, tables: AllTables, guest: Asking, share: OwnShare, link: Link = None
) -> Response[bytes]:
    """The deal done again from the revealed secret."""
    table = await looked_at(tables, table_id, guest, link, share)
    match = await finished_at(table)
    return await looked(tables, share, look_into, match.header, match.lines)


@get("/api/tables/{table_id:str}/analysis", responses=REFUSED)
async def analysis(table_id: TableId, tables: AllTables, guest: Asking, share: OwnShare, link: Link = None) -> Analysed:
    """How far the analysis of a match that is over is, and what it found."""
    table = await looked_at(tables, table_id, guest, link, share)
    await finished_at(table)
    return await tables.analyses.of(table)


@post("/api/tables/{table_id:str}/analysis", status_code=202, responses=REFUSED)
async def analyse(table_id: TableId, tables: AllTables, guest: Asking, share: OwnShare, link: Link = None) -> Analysed:
    """Let a match be analysed that is over."""
    table = await looked_at(tables, table_id, guest, link, share)
    return await tables.analyses.begin(table, await finished_at(table), known(guest))


HANDLERS = (
    catalogue, texts, first_lesson, come_in, me, rename, history, dismiss, statistics, open_tables, open_table,
    table_info, sit_down, replay, journal, verdict, analysis, analyse,
)  # fmt: skip
