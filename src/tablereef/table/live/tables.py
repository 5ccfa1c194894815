"""All tables that are in use, and everything that happens at them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from dataclasses import replace
from typing import Any, TypeVar

from tablereef.kernel.knowledge import Knowledge
from tablereef.kernel.match import Remark
from tablereef.kernel.refusals import Refusal
from tablereef.table import metrics
from tablereef.table.live import commands
from tablereef.table.live.allowances import Allowances
from tablereef.table.live.analyses import Analyses
from tablereef.table.live.caller import Caller
from tablereef.table.live.clock import TICK_SECONDS, Clock
from tablereef.table.live.opening import distinct, once_more, planned
from tablereef.table.live.shelf import Shelf
from tablereef.table.live.sitters import Choice, adviser_at, pause, sitter_at
from tablereef.table.live.steward import ROUND_SECONDS, Steward
from tablereef.table.live.table import CLOCK, LiveTable
from tablereef.table.live.thinkers import Thinker, Thinkers
from tablereef.table.live.works import Works, kept_in
from tablereef.table.loops import Loop
from tablereef.table.refusals import TableRefusal
from tablereef.table.settings import Settings
from tablereef.table.store.claim import claim_on, take
from tablereef.table.store.database import LISTED, Store
from tablereef.table.store.retention import purge
from tablereef.table.store.rows import Change, Guest, TableRow
from tablereef.table.store.tokens import new_id, new_token
from tablereef.table.wire.messages import (
    Act,
    Command,
    Days,
    Hint,
    Leave,
    NewTable,
    Rematch,
    Replace,
    Return,
    Sit,
    Undo,
)

T = TypeVar("T")
log = logging.getLogger("tablereef.table")
ADOPTION_SECONDS = 2.0  # a time that has been over for so long is nobody's business, until somebody makes it theirs
HOUR, DAY = 3_600, 86_400


class Tables:
    """The server's tables."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database_url())
        self.claim = claim_on(settings.database_url())
        self.thinkers = Thinkers(settings.bot_processes)
        self.looker = Thinker()  # into matches that were played
        self.tasks: Works = set()  # as long as the server runs
        self.works: Works = set()  # to be finished first
        self.shelf = Shelf(self.store, self.claim, self.works)
        self.live, self.dues = self.shelf.live, self.shelf.dues
        self.loops = [self.store.writer]
        self.allowances = Allowances(settings)
        self.steward = Steward(self)
        self.analyses = Analyses(self.store, self.allowances.analyses, self.spawn)
        self.caller = Caller(self.store, settings, self.works, self.spawn)

    async def open(self) -> None:
        """Take up what was left: bots that have to move, times that are over."""
        await take(self.claim)
        await self.store.open()
        clock = Clock(self, await self.store.pulse("open"))
        await clock.beat()
        await self.steward.heed()
        loops = [Loop("clock", TICK_SECONDS, clock.tick), Loop("purge", HOUR, self.purge)]
        loops.append(Loop("orders", ROUND_SECONDS, self.steward.go_round))
        if self.claim.is_shared:
            loops.append(Loop("adoption", ADOPTION_SECONDS, self.adopt))
            self.spawn(self.thinkers.get_up())  # before tables of other workers come here
        else:
            self.dues |= await self.store.dues()
        for loop in loops:
            self.attend(loop)
        log.info("the server is open")

    def attend(self, loop: Loop) -> None:
        """Do something again and again, until the server is closed; where it stops, the server is not ready."""
        self.loops.append(loop)
        self.spawn(loop.run())

    async def close(self) -> None:
        """Whatever was begun is finished and written; then the server is closed."""
        await self.retire()
        await self.analyses.close()
        await asyncio.gather(*self.works, return_exceptions=True)
        await self.thinkers.close()
        await self.looker.close()
        await self.store.close()
        await self.claim.release()
        log.info("the server is closed")

    async def retire(self) -> None:
        """Nothing is done by itself any more, and other workers have the tables."""
        self.shelf.is_closing = True
        for task in tuple(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.shelf.retire()

    async def is_ready(self) -> bool:
        """Whether everything goes on: what the server does by itself, and the store."""
        return not self.shelf.is_closing and all(loop.is_alive() for loop in self.loops) and await self.store.is_ready()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Do something beside, until the server is closed."""
        return kept_in(self.tasks, work)

    async def finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something to its end, even if who asked for it is gone."""
        return await asyncio.shield(kept_in(self.works, work))

    # — guests —

    async def welcome(self, name: str, place: str = "") -> tuple[Guest, str]:
        """A new guest and the token."""
        if await self.store.count_guests() >= self.settings.most_guests:
            raise TableRefusal("house_full")
        self.allowances.welcome(place)
        guest, token = Guest(new_id(), name), new_token()
        await self.store.add_guest(guest, token)
        return guest, token

    async def guest(self, token: str | None, place: str) -> Guest | None:
        """Who somebody is who asks from a place; a token that nobody has is refused."""
        if token is None:
            return None
        guest = await self.store.guest_of(token)
        if guest is None:
            raise TableRefusal("unknown_guest")
        if guest.seen < time.time() - DAY:
            await self.store.greet(guest, guest.name)
        return replace(guest, place=place)

    # — tables —

    async def find(self, table_id: str) -> LiveTable:
        """A table, from memory or from the store; its bots go on."""
        table = await self.shelf.find(table_id)
        self.caller.see(table)
        self.wake(table)
        return table

    async def look_at(self, table_id: str, guest: Guest | None) -> LiveTable:
        """A table for somebody who may only look on, which is possible at any worker."""
        return await self.shelf.look_at(table_id, guest) or await self.find(table_id)

    def has(self, table_id: str) -> bool:
        """Whether a table is in memory."""
        return table_id in self.live or table_id in self.shelf.gallery.tables

    async def open_table(self, guest: Guest, plan: NewTable) -> LiveTable:
        """A new table for its host; where no seat is free the match begins."""
        table = planned(guest, plan)
        await self.check_room(guest)
        await self.keep(table, table.change(None, is_new=True))
        self.allowances.open_table(guest, table.row.id)
        self.shelf.add(table)
        metrics.TABLES_OPENED.labels(plan.game).inc()
        log.info("table opened", extra={"table": table.row.id, "game": plan.game, "seats": len(plan.seats)})
        return table

    async def check_room(self, guest: Guest) -> None:
        """Refuse more tables than there is room for, and more than one guest or one place may begin."""
        self.allowances.check_table(guest)
        if await self.store.count_tables(guest) >= self.settings.most_tables_of_a_guest:
            raise TableRefusal("too_many_tables", most=self.settings.most_tables_of_a_guest)
        if await self.store.count_tables() >= self.settings.most_tables:
            raise TableRefusal("house_full")

    async def waiting(self) -> list[TableRow]:
        """Tables at which anyone may sit down now: their hosts are there, or moves may take days."""
        rows = await self.store.waiting_tables()
        there = await self.claim.in_use([row.id for row in rows if row.id not in self.live])
        return [row for row in rows if row.id in there or self.is_hosted(row)][:LISTED]

    def is_hosted(self, row: TableRow) -> bool:
        """Whether who sits down need not wait for a host who is gone."""
        table = self.live.get(row.id)
        return isinstance(row.pace, Days) or (table is not None and table.is_connected(row.host))

    async def sit(self, table: LiveTable, guest: Guest, wanted: Sit) -> None:
        """A guest takes a free seat; the last one begins the match."""
        async with table.held():
            if table.seats_of(guest):
                return
            if not table.is_invited(wanted.invite):
                raise TableRefusal("wrong_link")
            self.allowances.seats.check(guest)
            row = table.free_seat(wanted.seat)
            self.allowances.seats.take(guest, 1)
            row.guest, row.name = guest.id, distinct(wanted.name, table.row.seats)
            table.begin_if_full()
            await self.keep(table, table.change(None, seats=True))

    # — commands —

    async def command(self, table: LiveTable, guest: Guest, command: Command) -> int:
        """Do a command once: check, change, write, then tell; the version after it.

        Where something breaks, the table is read anew from the store.
        """
        act = f"{command.seat}/{guest.id}/{command.id}"
        async with table.held():
            if act in table.acts:
                return table.acts[act]
            try:
                await self.carry_out(table, guest, command, act)
            except Refusal:
                raise
            except Exception:
                log.exception("a command broke", extra={"table": table.row.id, "version": table.kept})
                self.shelf.read_anew(table, TableRefusal("broken"))
                raise TableRefusal("broken") from None
        return table.version()

    async def carry_out(self, table: LiveTable, guest: Guest, command: Command, act: str) -> None:
        """What each kind of command needs; whatever it writes, it is charged for."""
        self.allowances.lines.check(guest)
        before = table.version()
        if not isinstance(command, Replace):
            commands.check_seated(table, guest, command.seat)
        if isinstance(command, Rematch):
            await self.rematch(table, guest, command, act)
        elif isinstance(command, Leave) and table.row.host == guest.id:
            await self.close_table(table)
        else:
            with metrics.ACT_SECONDS.time():
                self.change(table, guest, command)
                await self.keep(table, table.change(act, seats=not isinstance(command, (Act, Undo))))
        self.allowances.lines.take(guest, max(1, table.version() - before))

    def change(self, table: LiveTable, guest: Guest, command: Command) -> None:
        """What the command does; a very long match only goes on."""
        if isinstance(command, (Undo, Replace, Return)) and table.version() >= self.settings.most_lines:
            raise TableRefusal("too_long")
        if isinstance(command, Replace):
            commands.replace(table, guest, command, self.settings.away_seconds)
        else:
            commands.DO[type(command)](table, guest, command)

    async def keep(self, table: LiveTable, change: Change) -> None:
        """Write what changed, then tell everyone. If it cannot be written the table is read anew from the store."""
        try:
            with metrics.WRITE_SECONDS.time():
                await self.store.keep(change)
        except Exception:
            log.exception("not written", extra={"table": table.row.id, "version": change.version})
            self.shelf.read_anew(table, TableRefusal("store_failed"))
            raise TableRefusal("store_failed") from None
        table.kept = change.version
        if change.act is not None:
            table.acts[change.act] = change.version
        self.note_due(table)
        if table.phase() == "over":
            self.allowances.close_table(table.row.id)
        if table.phase() == "over" and table.course is None:
            await look_back(table)
        table.tell()
        self.caller.note(table)
        self.wake(table)

    async def rematch(self, table: LiveTable, guest: Guest, command: Rematch, act: str) -> None:
        """Propose the same once more, or answer; the last to agree opens the next table."""
        commands.check_rematch(table, command)
        if table.row.rematch is not None:
            return
        if command.again and commands.is_last_to_agree(table, guest):
            await self.check_room(guest)
            commands.answer_rematch(table, guest, again=True)
            next_table = once_more(guest, table.row)
            await self.play_on(table, next_table, act)
            self.allowances.open_table(guest, next_table.row.id)
        else:
            commands.answer_rematch(table, guest, command.again)
            await self.keep(table, table.change(act, seats=True))

    async def play_on(self, table: LiveTable, next_table: LiveTable, act: str) -> None:
        """The next table is there in the same moment as the answer that opens it."""
        table.row.rematch = next_table.row.id
        change = table.change(act, seats=True)
        change.also = next_table.change(None, is_new=True)
        await self.keep(table, change)
        next_table.kept = next_table.version()
        self.shelf.add(next_table)

    async def close_table(self, table: LiveTable) -> None:
        """The host closes a table whose match has not begun."""
        if table.match is not None:
            raise TableRefusal("begun")
        await self.store.remove_table(table.row)
        self.allowances.close_table(table.row.id)
        self.shelf.close(table, TableRefusal("no_table"))

    # — bots and clocks —

    def wake(self, table: LiveTable) -> None:
        """If a bot is to move it begins to think; one that sleeps is roused before."""
        if self.shelf.is_closing:
            return
        if table.has_sleeper():
            self.spawn(self.thinkers.rouse(table))
        if table.turn() in table.bots and table.thinking is None:
            table.thinking = self.spawn(self.think(table))

    async def think(self, table: LiveTable) -> None:
        """Bots move until it is a person's turn."""
        try:
            while await self.bot_moves(table):
                pass
        except Refusal as refusal:
            log.warning("a bot was refused", extra={"table": table.row.id, "kind": refusal.kind})
        except Exception:
            log.exception("a bot broke", extra={"table": table.row.id})
            self.shelf.read_anew(table, TableRefusal("broken"))
        finally:
            table.thinking = None

    async def bot_moves(self, table: LiveTable) -> bool:
        """One choice of the bot that is to move; whether there was one."""
        async with table.held():
            seat, match = table.turn(), table.match
            if match is None or seat not in table.bots:
                return False
            level, version, knowledge = table.bots[seat], match.version, match.knowledge(seat)
        begun = time.monotonic()
        code = await self.choice(table, level, knowledge)
        if table.onlookers:
            await asyncio.sleep(begun + pause(level, self.settings.bot_pause) - time.monotonic())
        await self.finish(self.move(table, seat, code, version))
        return True

    async def choice(self, table: LiveTable, level: str, knowledge: Knowledge) -> int:
        """What a bot chooses; where all fails it is the first choice, so that no match is stuck."""
        try:
            with metrics.BOT_SECONDS.labels(table.row.game).time():
                asked = table.standin() if level == CLOCK else level
                return await self.thinkers.choose(sitter_at(table.row, knowledge.seat, asked), knowledge)
        except Exception:
            log.exception("a bot failed", extra={"table": table.row.id, "game": table.row.game})
            return knowledge.choices()[0]

    async def advise(self, table: LiveTable, guest: Guest, hint: Hint) -> tuple[int, Choice]:
        """The version, and what a good player would choose who knows what the seat knows; thought of once."""
        async with table.held():
            knowledge, version = commands.asked_now(table, guest, hint), table.version()
            if table.advice is None or table.advice[0] != version:
                adviser = adviser_at(table.row, knowledge.seat)
                table.advice = version, self.spawn(self.thinkers.advise(adviser, knowledge))
            thought = table.advice[1]
        try:
            return version, await asyncio.shield(thought)
        except Exception:
            table.advice = None
            log.exception("no advice", extra={"table": table.row.id, "game": table.row.game})
            raise TableRefusal("broken") from None

    async def move(self, table: LiveTable, seat: int, code: int, version: int) -> None:
        """Make a bot's choice, unless something else happened meanwhile."""
        async with table.held():
            if table.match is None or table.match.version != version:
                return
            table.match.act(seat, code)
            if table.bots[seat] == CLOCK and table.turn() >= 0 and table.turn() != seat:
                table.remark(Remark("returned", seat))
            await self.keep(table, table.change(None))

    def note_due(self, table: LiveTable) -> None:
        """Remember when a time will be over; bots begin by themselves."""
        if table.row.due is None or table.turn() in table.bots:
            self.dues.pop(table.row.id, None)
        else:
            self.dues[table.row.id] = table.row.due

    def put_off(self, last: float, away: float) -> None:
        """What was due after a moment is due later."""
        self.shelf.put_off(last, away)

    async def adopt(self) -> None:
        """Times that are over at tables that no worker has: one of us looks at them."""
        overdue = await self.store.dues(before=time.time() - ADOPTION_SECONDS)
        self.dues |= {table_id: due for table_id, due in overdue.items() if table_id not in self.live}

    async def purge(self) -> None:
        """What nobody came back to for as long as the operator allows is removed, but not what somebody looks at."""
        spared = [table.row.id for table in self.live.values() if not self.shelf.is_idle(table)]
        for table_id in await purge(self.store, self.settings.keep, spared):
            self.allowances.close_table(table_id)
            if table_id in self.live:
                self.shelf.close(self.live[table_id], TableRefusal("no_table"))
            self.dues.pop(table_id, None)

    async def forget_idle(self) -> None:
        """Tables that nobody looks at leave the memory."""
        await self.shelf.forget_idle()


async def look_back(table: LiveTable) -> None:
    """See how a match went; that it cannot be seen takes nothing from what was done."""
    try:
        await asyncio.to_thread(table.look_back)
    except Exception:
        log.exception("a match cannot be looked back on", extra={"table": table.row.id})
