"""The house: all tables that are in use, and everything that happens at them."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Coroutine
from typing import Any, TypeVar

from sqlalchemy.exc import SQLAlchemyError

from tablereef.kernel.knowledge import Knowledge
from tablereef.kernel.match import Remark
from tablereef.kernel.refusals import Refusal
from tablereef.table import commands, metrics
from tablereef.table.identity import is_same, new_id, new_token
from tablereef.table.live import BEST_BOT, CLOCK, Live
from tablereef.table.messages import Act, Command, Leave, NewTable, Rematch, Replace, Sit, Undo
from tablereef.table.opening import distinct, once_more, planned
from tablereef.table.refusals import TableRefusal
from tablereef.table.rows import Change, Guest, Stored
from tablereef.table.settings import Settings
from tablereef.table.store import Store
from tablereef.table.thinkers import Thinkers

T = TypeVar("T")
log = logging.getLogger("tablereef.table")
IDLE_SECONDS = 300  # a table that nobody looked at so long leaves the memory
CLOCK_SECONDS = 0.5
FORGOTTEN_SECONDS = 1.0  # then a table that had to be read anew is looked after
AT_ONCE = 20  # times that are looked after in one round
DAY = 86_400


class House:
    """The server's tables."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database_url())
        self.thinkers = Thinkers(settings.bot_processes)
        self.lives: dict[str, Live] = {}
        self.loading: dict[str, asyncio.Task[Live]] = {}
        self.dues: dict[str, float] = {}
        self.tasks: set[asyncio.Task[Any]] = set()  # as long as the house is open
        self.works: set[asyncio.Task[Any]] = set()  # to be finished first
        self.sockets = 0
        self.is_closing = False

    async def open(self) -> None:
        """Take up what was left: bots that have to move, times that are over."""
        await self.store.open()
        self.dues = await self.store.dues()
        self.spawn(self.watch_the_clock())
        self.spawn(self.sweep())
        log.info("the house is open")

    async def close(self) -> None:
        """Whatever was begun is finished and written; then the house is closed."""
        self.is_closing = True
        for task in tuple(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, *self.works, return_exceptions=True)
        await self.thinkers.close()
        await self.store.close()
        log.info("the house is closed")

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Do something beside, until the house is closed."""
        return kept_in(self.tasks, work)

    async def finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something to its end, even if who asked for it is gone."""
        return await asyncio.shield(kept_in(self.works, work))

    # — guests —

    async def welcome(self, name: str) -> tuple[Guest, str]:
        """A new guest and the token."""
        if await self.store.count_guests() >= self.settings.most_guests:
            raise TableRefusal("house_full")
        guest, token = Guest(new_id(), name), new_token()
        await self.store.add_guest(guest, token)
        return guest, token

    async def guest(self, token: str | None) -> Guest | None:
        """Who somebody is; a token that nobody has is refused."""
        if token is None:
            return None
        guest = await self.store.guest_of(token)
        if guest is None:
            raise TableRefusal("unknown_guest")
        if guest.seen < time.time() - DAY:
            await self.store.greet(guest, guest.name)
        return guest

    # — tables —

    async def table(self, table_id: str) -> Live:
        """A table, from memory or from the store."""
        live = self.lives.get(table_id)
        if live is None:
            if table_id not in self.loading:
                self.loading[table_id] = kept_in(self.works, self.load(table_id))
            live = await asyncio.shield(self.loading[table_id])
        live.used = time.monotonic()
        return live

    async def load(self, table_id: str) -> Live:
        """A table from the store."""
        try:
            stored = await self.store.load(table_id)
            if stored is None:
                raise TableRefusal("no_table")
            live = self.lives[table_id] = await folded(stored)
        finally:
            del self.loading[table_id]
        self.wake(live)
        return live

    async def open_table(self, guest: Guest, plan: NewTable) -> Live:
        """A new table for its host; where no seat is free the match begins."""
        live = planned(guest, plan)
        await self.check_room(guest)
        await self.keep(live, live.change(None, is_new=True))
        self.lives[live.table.id] = live
        metrics.TABLES_OPENED.labels(plan.game).inc()
        log.info("table opened", extra={"table": live.table.id, "game": plan.game, "seats": len(plan.seats)})
        return live

    async def check_room(self, guest: Guest) -> None:
        """Refuse more tables than the house has room for."""
        if await self.store.count_tables(guest) >= self.settings.most_tables_of_a_guest:
            raise TableRefusal("too_many_tables", most=self.settings.most_tables_of_a_guest)
        if await self.store.count_tables() >= self.settings.most_tables:
            raise TableRefusal("house_full")

    async def sit(self, live: Live, guest: Guest, wanted: Sit) -> None:
        """A guest takes a free seat; the last one begins the match."""
        async with live.held():
            if not is_same(wanted.invite, live.table.invite):
                raise TableRefusal("wrong_link")
            if live.seats_of(guest):
                return
            row = live.free_seat(wanted.seat)
            row.guest, row.name = guest.id, distinct(wanted.name, live.table.seats)
            live.begin_if_full()
            await self.keep(live, live.change(None, seats=True))

    # — commands —

    async def command(self, live: Live, guest: Guest, command: Command) -> int:
        """Do a command once; the version after it. What is begun is finished, even if who asked is gone."""
        return await self.finish(self.do(live, guest, command))

    async def do(self, live: Live, guest: Guest, command: Command) -> int:
        """Check, change, write; then tell. Where something breaks, the table is read anew from the store."""
        act = f"{command.seat}/{guest.id}/{command.id}"
        async with live.held():
            if act in live.acts:
                return live.acts[act]
            try:
                await self.carry_out(live, guest, command, act)
            except Refusal:
                raise
            except Exception:
                log.exception("a command broke", extra={"table": live.table.id, "version": live.kept})
                self.forget(live, TableRefusal("broken"), again=True)
                raise TableRefusal("broken") from None
        return live.version()

    async def carry_out(self, live: Live, guest: Guest, command: Command, act: str) -> None:
        """What each kind of command needs."""
        if not isinstance(command, Replace):
            commands.check_seated(live, guest, command.seat)
        if isinstance(command, Rematch):
            await self.rematch(live, guest, act)
        elif isinstance(command, Leave) and live.table.host == guest.id:
            await self.close_table(live)
        else:
            with metrics.ACT_SECONDS.time():
                self.change(live, guest, command)
                await self.keep(live, live.change(act, seats=not isinstance(command, (Act, Undo))))

    def change(self, live: Live, guest: Guest, command: Command) -> None:
        """What the command does."""
        if isinstance(command, Replace):
            commands.replace(live, guest, command, self.settings.away_seconds)
        else:
            commands.DO[type(command)](live, guest, command)

    async def keep(self, live: Live, change: Change) -> None:
        """Write what changed, then tell everyone. If it cannot be written the table is read anew from the store."""
        try:
            with metrics.WRITE_SECONDS.time():
                await self.store.keep(change)
        except Exception:
            log.exception("not written", extra={"table": live.table.id, "version": change.version})
            self.forget(live, TableRefusal("store_failed"), again=True)
            raise TableRefusal("store_failed") from None
        live.kept = change.version
        if change.act is not None:
            live.acts[change.act] = change.version
        self.note_due(live)
        live.tell()
        self.wake(live)

    def forget(self, live: Live, reason: Refusal, again: bool) -> None:
        """A table leaves the memory, and everyone there is sent away; if they may come again, so do its bots."""
        live.is_forgotten = True
        self.lives.pop(live.table.id, None)
        self.dues.pop(live.table.id, None)
        if again:
            self.dues[live.table.id] = time.time() + FORGOTTEN_SECONDS
        live.dismiss(reason, again)

    async def rematch(self, live: Live, guest: Guest, act: str) -> None:
        """The same once more, opened by who asks first."""
        commands.check_rematch(live)
        if live.table.rematch is not None:
            return
        await self.check_room(guest)
        next_table = once_more(guest, live.table)
        live.table.rematch = next_table.table.id
        change = live.change(act)
        change.also = next_table.change(None, is_new=True)
        await self.keep(live, change)
        next_table.kept = next_table.version()
        self.lives[next_table.table.id] = next_table

    async def close_table(self, live: Live) -> None:
        """The host closes a table whose match has not begun."""
        if live.match is not None:
            raise TableRefusal("begun")
        await self.store.remove_table(live.table)
        self.forget(live, TableRefusal("no_table"), again=False)

    # — bots and clocks —

    def wake(self, live: Live) -> None:
        """If a bot is to move it begins to think."""
        if live.turn() in live.bots and live.thinking is None and not self.is_closing:
            live.thinking = self.spawn(self.think(live))

    async def think(self, live: Live) -> None:
        """Bots move until it is a person's turn."""
        try:
            while await self.bot_moves(live):
                pass
        except Refusal as refusal:
            log.warning("a bot was refused", extra={"table": live.table.id, "kind": refusal.kind})
        finally:
            live.thinking = None

    async def bot_moves(self, live: Live) -> bool:
        """One choice of the bot that is to move; whether there was one."""
        async with live.held():
            seat, match = live.turn(), live.match
            if match is None or seat not in live.bots:
                return False
            level, version, knowledge = live.bots[seat], match.version, match.knowledge(seat)
        code = await self.choice(live, level, knowledge)
        if live.onlookers:
            await asyncio.sleep(self.settings.bot_pause)
        await self.finish(self.move(live, seat, code, version))
        return True

    async def choice(self, live: Live, level: str, knowledge: Knowledge) -> int:
        """What a bot chooses; one that fails takes the first choice, so that no match is stuck."""
        try:
            with metrics.BOT_SECONDS.labels(live.table.game).time():
                asked = BEST_BOT if level == CLOCK else level
                return await self.thinkers.choose(asked, knowledge, secrets.randbits(32))
        except Exception:
            log.exception("a bot failed", extra={"table": live.table.id, "game": live.table.game})
            return knowledge.choices()[0]

    async def move(self, live: Live, seat: int, code: int, version: int) -> None:
        """Make a bot's choice, unless something else happened meanwhile."""
        async with live.held():
            if live.match is None or live.match.version != version:
                return
            live.match.act(seat, code)
            if live.bots[seat] == CLOCK and live.turn() >= 0 and live.turn() != seat:
                live.remark(Remark("returned", seat))
            await self.keep(live, live.change(None))

    def note_due(self, live: Live) -> None:
        """Remember when a time will be over; bots begin by themselves."""
        if live.table.due is None or live.turn() in live.bots:
            self.dues.pop(live.table.id, None)
        else:
            self.dues[live.table.id] = live.table.due

    async def watch_the_clock(self) -> None:
        """Whenever a time is over, a bot moves; tables that nobody looks at leave the memory."""
        while True:
            over = [table_id for table_id, due in self.dues.items() if due <= time.time()]
            for table_id in over[:AT_ONCE]:
                await self.look_after(table_id)
            for live in [live for live in self.lives.values() if is_idle(live)]:
                del self.lives[live.table.id]
            metrics.LIVE_TABLES.set(len(self.lives))
            await asyncio.sleep(CLOCK_SECONDS)

    async def look_after(self, table_id: str) -> None:
        """A time is over; if the store does not answer, later."""
        try:
            await self.time_is_over(table_id)
        except Refusal as refusal:
            log.warning("nothing can be done", extra={"table": table_id, "kind": refusal.kind})
        except SQLAlchemyError:
            log.exception("the store failed", extra={"table": table_id})
            self.dues[table_id] = time.time() + FORGOTTEN_SECONDS

    async def time_is_over(self, table_id: str) -> None:
        """The seat to move had its time; a bot moves until the turn is another's."""
        self.dues.pop(table_id, None)
        live = await self.table(table_id)
        async with live.held():
            due = live.table.due
            if due is not None and due <= time.time() and live.turn() not in live.bots:
                live.seat_bot(live.turn(), CLOCK)
                await self.keep(live, live.change(None))

    async def sweep(self) -> None:
        """Once a day, what nobody will come back to is thrown away."""
        while True:
            try:
                await self.store.sweep()
            except SQLAlchemyError:
                log.exception("not swept")
            await asyncio.sleep(DAY)


async def folded(stored: Stored) -> Live:
    """A table in memory; its match is folded beside the event loop."""
    try:
        return await asyncio.to_thread(Live, stored)
    except Refusal as refusal:
        log.warning("a table does not open", extra={"table": stored.table.id, "why": str(refusal)})
        raise


def kept_in(tasks: set[asyncio.Task[T]], work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
    """A task that is remembered until it is done."""
    task = asyncio.create_task(work)
    tasks.add(task)
    task.add_done_callback(tasks.discard)
    return task


def is_idle(live: Live) -> bool:
    """Whether nobody needs a table in memory."""
    in_use = live.onlookers or live.thinking is not None or live.lock.locked()
    return not in_use and time.monotonic() - live.used > IDLE_SECONDS
