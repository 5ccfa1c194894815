"""The HTTP part: who is there, which tables, replays and journals."""

from __future__ import annotations

from importlib.metadata import version
from typing import Annotated, Any

from litestar import Request, Response, get, post, put
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, HeaderParameter, JSONBody, PathParameter, QueryParameter

from tablereef.bots import BOTS
from tablereef.games import GAMES, find
from tablereef.kernel.game import OVER, Game
from tablereef.kernel.journal import written
from tablereef.kernel.match import Match
from tablereef.kernel.refusals import known_language
from tablereef.kernel.story import ALL_EYES
from tablereef.kernel.text import COMMON, LANGUAGES
from tablereef.kernel.words import seat_words
from tablereef.table import eyes
from tablereef.table.house import House
from tablereef.table.live import Live
from tablereef.table.messages import (
    PROTOCOL,
    Credentials,
    GameCard,
    Me,
    NewGuest,
    NewTable,
    OpenTables,
    OptionCard,
    Refused,
    Replay,
    Sit,
    TableCard,
    TableInfo,
    Verdict,
)
from tablereef.table.messages import House as HouseCard
from tablereef.table.refusals import TEXTS, TableRefusal
from tablereef.table.rows import Guest, TableRow

TOKEN_LENGTH = 64
ABOUT = "-about"
OUR_TEXTS = {"kernel": COMMON, "table": TEXTS}
REFUSED = {
    status: ResponseSpec(data_container=Refused, description="Refused")
    for status in (400, 401, 403, 404, 409, 429, 503)
}
TheHouse = NamedDependency[House]
Asking = NamedDependency[Guest | None]  # who asks, if it is somebody
TableId = Annotated[str, PathParameter(max_length=32, pattern="^[A-Za-z0-9_-]+$")]
Link = Annotated[str | None, HeaderParameter(name="Tablereef-Link", max_length=64, required=False)]
SeatQuery = Annotated[int | None, QueryParameter(name="seat", ge=0, le=15, required=False)]


async def guest_asking(request: Request[Any, Any, Any], house: TheHouse) -> Guest | None:
    """Who asks, by the bearer's token."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if not kind:
        return None
    if kind.lower() != "bearer" or not 0 < len(token) <= TOKEN_LENGTH:
        raise TableRefusal("unknown_guest")
    return await house.guest(token)


def known(guest: Guest | None) -> Guest:
    """A guest, where one is needed."""
    if guest is None:
        raise TableRefusal("unknown_guest")
    return guest


# — the house —


def game_card(game: Game) -> GameCard:
    """A game on the home page."""
    return GameCard(
        id=game.id,
        seats=tuple(game.seats),
        minutes=game.minutes,
        options=tuple(OptionCard(name=option.name, values=option.values) for option in game.options),
        bots=BOTS,
        rules=tuple(key for key in game.vocabulary if key.startswith("rules-")),
        explained=tuple(key.removesuffix(ABOUT) for key in game.vocabulary if key.endswith(ABOUT)),
    )


@get("/api/house", responses=REFUSED)
async def house_card() -> HouseCard:
    """What can be played here."""
    games = tuple(game_card(find(name)) for name in GAMES)
    return HouseCard(protocol=PROTOCOL, version=version("tablereef"), languages=LANGUAGES, games=games)


@get(
    "/api/texts/{language:str}/{folder:str}",
    media_type="text/plain; charset=utf-8",
    responses=REFUSED,
    sync_to_thread=True,
)
def texts(language: FromPath[str], folder: FromPath[str]) -> str:
    """The sentences of the kernel, of the table or of a game, as Fluent."""
    name = folder.removesuffix(".ftl")
    where = OUR_TEXTS[name] if name in OUR_TEXTS else find(name).texts
    return (where / f"{known_language(language[:8])}.ftl").read_text(encoding="utf-8")


# — guests —


@post("/api/guests", responses=REFUSED)
async def come_in(data: JSONBody[NewGuest], house: TheHouse) -> Credentials:
    """A new guest."""
    guest, token = await house.welcome(data.name)
    return Credentials(guest=guest.id, name=guest.name, token=token)


@get("/api/me", responses=REFUSED)
async def me(house: TheHouse, guest: Asking) -> Me:
    """The guest who asks, and where that guest sits."""
    return await who(house, known(guest))


@put("/api/me", responses=REFUSED)
async def rename(data: JSONBody[NewGuest], house: TheHouse, guest: Asking) -> Me:
    """Another name, for tables to come."""
    await house.store.greet(known(guest), data.name)
    return await who(house, Guest(known(guest).id, data.name))


async def who(house: House, guest: Guest) -> Me:
    """A guest with the guest's tables."""
    rows = await house.store.tables_of(guest)
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
    )


# — tables —


@get("/api/tables", responses=REFUSED)
async def open_tables(house: TheHouse, guest: Asking) -> OpenTables:
    """What anyone may watch."""
    rows = await house.store.open_tables()
    return OpenTables(tables=tuple(table_card(row, guest) for row in rows))


@post("/api/tables", responses=REFUSED)
async def open_table(data: JSONBody[NewTable], house: TheHouse, guest: Asking) -> TableInfo:
    """A new table; its host sits there already."""
    live = await house.finish(house.open_table(known(guest), data))
    return live.info(guest)


async def looked_at(house: House, table_id: str, guest: Guest | None, link: str | None) -> Live:
    """A table that somebody may see."""
    live = await house.table(table_id)
    if not live.may_look(guest, link):
        raise TableRefusal("wrong_link")
    return live


@get("/api/tables/{table_id:str}", responses=REFUSED)
async def table_info(table_id: TableId, house: TheHouse, guest: Asking, link: Link = None) -> TableInfo:
    """A table, before one sits down or watches."""
    return (await looked_at(house, table_id, guest, link)).info(guest)


@post("/api/tables/{table_id:str}/seats", responses=REFUSED)
async def sit_down(table_id: TableId, data: JSONBody[Sit], house: TheHouse, guest: Asking) -> TableInfo:
    """Take a free seat by the invitation."""
    live = await house.table(table_id)
    await house.finish(house.sit(live, known(guest), data))
    return live.info(guest)


def finished(live: Live) -> Match:
    """The match of a table, once it is over."""
    if live.match is None or live.match.turn() != OVER:
        raise TableRefusal("match_running")
    return live.match


def checked_eyes(live: Live, guest: Guest | None, seat: int | None, everything: bool) -> int | None:
    """While a match runs everyone looks through the own eyes, spectators as such; then through any, and all at once."""
    if everything:
        finished(live)
        return ALL_EYES
    if seat is not None:
        live.seat(seat)
        if live.phase() != "over" and seat not in live.seats_of(guest):
            raise TableRefusal("not_your_seat", seat=seat_words(seat))
    return seat


@get("/api/tables/{table_id:str}/replay", responses=REFUSED)
async def replay(
    table_id: TableId,
    house: TheHouse,
    guest: Asking,
    link: Link = None,
    seat: SeatQuery = None,
    everything: FromQuery[bool] = False,
    first: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
    count: Annotated[int, QueryParameter(ge=1, le=eyes.MOST_FRAMES)] = eyes.MOST_FRAMES,
) -> Replay:
    """Some frames of a match."""
    live = await looked_at(house, table_id, guest, link)
    async with live.held():
        if live.match is None or live.phase() == "dealing":
            raise TableRefusal("not_begun")
        return eyes.replay(live.match, checked_eyes(live, guest, seat, everything), first, count)


@get("/api/tables/{table_id:str}/journal", media_type="application/jsonl", responses=REFUSED)
async def journal(table_id: TableId, house: TheHouse, guest: Asking, link: Link = None) -> Response[str]:
    """The whole match, for `tablereef watch` and `tablereef verify`."""
    live = await looked_at(house, table_id, guest, link)
    name = f'attachment; filename="tablereef-{live.table.game}-{live.table.id}.jsonl"'
    return Response(written(finished(live)), headers={"Content-Disposition": name})


@get("/api/tables/{table_id:str}/verdict", responses=REFUSED)
async def verdict(table_id: TableId, house: TheHouse, guest: Asking, link: Link = None) -> Verdict:
    """The deal done again from the revealed secret."""
    live = await looked_at(house, table_id, guest, link)
    async with live.held():
        return eyes.verdict(finished(live))


HANDLERS = (
    house_card, texts, come_in, me, rename, open_tables, open_table, table_info, sit_down, replay, journal, verdict,
)  # fmt: skip
