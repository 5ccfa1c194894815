"""A table in memory: its row, the fold of its lines, and who is connected."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any, TypeVar

import msgspec

from tablereef.bots.levels import LEVELS, OCTOPUS, STANDIN, today
from tablereef.games import find
from tablereef.kernel.dealers import commitment_to
from tablereef.kernel.game import CHANCE, OVER, Game
from tablereef.kernel.journal import other_edition, refused_line
from tablereef.kernel.match import Deal, Event, Line, Match, Remark, new_header
from tablereef.kernel.refusals import Refusal
from tablereef.kernel.text import Text
from tablereef.kernel.words import Words
from tablereef.table.live.onlooker import Onlooker
from tablereef.table.live.sitters import Choice
from tablereef.table.refusals import TableRefusal
from tablereef.table.seen import news
from tablereef.table.seen.course import course
from tablereef.table.store.rows import Change, Guest, SeatRow, Stored
from tablereef.table.store.tokens import is_same
from tablereef.table.wire.messages import (
    Course,
    Days,
    MatchState,
    Phase,
    Reacted,
    Reaction,
    Seconds,
    TableInfo,
)

T = TypeVar("T", bound="LiveTable")
log = logging.getLogger("tablereef.table")
CLOCK = "clock"  # the level of a bot that moves because a time is over; it gives the seat back by itself
DAY = 86_400
NONCE_SECONDS = 120.0  # for the seats' part in the deal, where a move does not take days
REACTION_SECONDS = 1.0  # between two of one guest
SHOWN = 32  # lines of which the table knows how it stood; who missed more gets the whole
MOST_WRITTEN = 12  # states that are kept for the next socket


def encoded(message: msgspec.Struct) -> str:
    """A message as it is sent."""
    return msgspec.json.encode(message).decode()


class LiveTable:
    """One table; whoever changes it or reads its match holds `lock`."""

    def __init__(self, stored: Stored) -> None:
        self.row = stored.table
        self.game: Game = find(self.row.game)
        self.match: Match | None = None
        self.commitment = commitment_to(self.row.secret)
        self.digest: str | None = None  # of the header, once there is one
        self.course: Course | None = None  # how its match went, once it is over
        self.acts = stored.acts
        self.kept = 0  # lines that are in the store
        self.lock = asyncio.Lock()
        self.onlookers: set[Onlooker] = set()
        self.present: Counter[str] = Counter()  # how many onlookers each guest has
        self.outline: TableInfo | None = None  # what anyone may know, once somebody asks for it
        self.written: dict[tuple[Any, ...], str] = {}  # states of this version, by all that they depend on
        self.reacted: dict[str, float] = {}  # when a guest last showed a feeling
        self.left: dict[str, float] = {}  # when a guest's last connection ended
        self.opened = time.monotonic()
        self.used = time.monotonic()
        self.thinking: asyncio.Task[None] | None = None
        self.is_roused = self.is_asleep = False  # the search of its octopuses: asked to wake up, and not awake yet
        self.advice: tuple[int, asyncio.Task[Choice]] | None = None  # at a version: what a good player would do
        self.called: frozenset[int] | None = None  # the seats that were awaited when last looked at
        self.forgotten: Refusal | None = None  # why this one is no longer the table; another is read from the store
        if self.row.header is not None:
            self.fold(stored.lines)

    @asynccontextmanager
    async def held(self) -> AsyncIterator[None]:
        """Nobody else changes the table meanwhile; one that had to be given up is not touched again."""
        async with self.lock:
            if self.forgotten is not None:
                raise self.forgotten
            yield

    # — the match —

    def fold(self, lines: Sequence[Line]) -> None:
        """The match from its lines, dealt on by the secret of the table."""
        self.begin()
        self.fold_on(lines)
        if self.phase() == "running":
            self.deal_if_ready()
        self.look_back()

    def fold_on(self, lines: Sequence[Line]) -> None:
        """Lines of the store that come after those that we have."""
        assert self.match is not None
        for line in lines:
            self.fold_line(self.match, self.kept + 1, line)
            self.kept += 1

    def begin(self) -> None:
        """There is a header: so there is a match."""
        assert self.row.header is not None
        self.digest = self.row.header.digest()
        self.match = Match(self.game, self.row.header, shows=SHOWN)

    def fold_line(self, match: Match, number: int, line: Line) -> None:
        """One line; where other rules wrote it, and it is no longer legal, it is named."""
        try:
            match.add(line)
        except Refusal as refusal:
            raise refused_line(self.row.id, number, refusal, match) from None

    def edition(self) -> Words | None:
        """How the edition by which the match was begun differs from this one, if it does."""
        return None if self.match is None else other_edition(self.game, self.match.header)

    @property
    def bots(self) -> dict[int, str]:
        """Who moves by itself, and at which level: bots of the host, stand-ins, and where somebody gave up."""
        if self.match is None or not (self.match.bots or self.match.resigned):
            return {}
        named = {seat: today(name) for seat, name in self.match.bots.items()}
        return dict.fromkeys(self.match.resigned, self.standin()) | named

    def has_sleeper(self) -> bool:
        """Whether an octopus sits here whose search nobody has woken yet."""
        if self.is_roused or self.row.phase == "over":
            return False
        levels = [row.level for row in self.row.seats] if self.match is None else self.match.bots.values()
        return OCTOPUS in levels

    def standin(self) -> str:
        """The level at which bots stand in for people here: that of the host's bots, where there are any."""
        levels = [row.level for row in self.row.seats if row.level is not None]
        return max(levels, key=LEVELS.index, default=STANDIN)

    def remark(self, line: Remark) -> None:
        """Say something about the match."""
        assert self.match is not None
        self.match.add(line)

    def begin_if_full(self) -> None:
        """Everyone sits: the match has a header, and bots add their nonces at once."""
        if self.match is not None or any(row.is_free() for row in self.row.seats):
            return
        deal = Deal(commitment=self.commitment)
        names = [row.name or "" for row in self.row.seats]
        self.row.header = new_header(self.game, names, self.row.options, deal, self.row.id)
        self.begin()
        for row in self.row.seats:
            if row.level is not None:
                self.seat_bot(row.seat, row.level)

    def seat_bot(self, seat: int, level: str) -> None:
        """A bot moves for a seat from now on."""
        self.remark(Remark("bot", seat, level))
        self.add_nonce_for(seat)

    def add_nonce_for(self, seat: int) -> None:
        """The deal waits no longer for a seat whose person does not answer."""
        assert self.match is not None
        if seat not in self.match.nonces:
            self.match.derive_nonce(seat)
        self.deal_if_ready()

    def deal_if_ready(self) -> None:
        """All nonces are in: deal."""
        assert self.match is not None
        if self.match.dealer is None and len(self.match.nonces) == len(self.row.seats):
            self.match.start_fair(self.row.secret)

    def reveal_if_over(self) -> None:
        """The match is over: its secret may be known."""
        if self.match is not None and self.match.turn() == OVER and self.match.secret is None:
            self.match.add(Remark("revealed", text=self.row.secret))

    def look_back(self) -> None:
        """See how a match went that is over. It is folded once more: nothing for the event loop."""
        if self.match is not None and self.phase() == "over":
            with suppress(Refusal):  # who moved has moved, even where other rules do not fold the lines
                self.course = course(self.match)

    def phase(self) -> Phase:
        """How far the table is."""
        if self.match is None:
            return "waiting"
        if self.match.turn() == OVER:
            return "over"
        return "running" if len(self.match.nonces) == len(self.row.seats) else "dealing"

    def turn(self) -> int:
        """The seat to move, CHANCE or OVER."""
        return CHANCE if self.match is None else self.match.turn()

    def version(self) -> int:
        """The number of lines."""
        return 0 if self.match is None else self.match.version

    def due(self) -> float | None:
        """When the server has something to do: at once for a bot, or when a time is over."""
        pace = self.row.pace
        if self.phase() == "dealing":
            return self.row.due or time.time() + self.patience(NONCE_SECONDS)
        if self.turn() < 0:
            return None
        if self.turn() in self.bots:
            return time.time()
        if isinstance(pace, Seconds):
            return time.time() + pace.per_move
        return time.time() + pace.per_move * DAY if isinstance(pace, Days) else None

    def change(self, act: str | None, seats: bool = False, is_new: bool = False) -> Change:
        """What is new since the last change, for the store."""
        self.reveal_if_over()
        lines = [] if self.match is None else self.match.lines[self.kept :]
        row, lapses = self.row, self.lapse(lines)
        if lines or row.phase != self.phase():
            row.due, row.changed = self.due(), time.time()
        row.phase, row.turn = self.phase(), self.turn()
        is_scored = self.score_if_over()
        return Change(row, self.kept, lines, self.version(), act, seats or lapses or is_scored, is_new)

    def lapse(self, lines: Sequence[Line]) -> bool:
        """Who agreed to end the match agreed to end it there: the next act frees them; whether there was one."""
        agreed = [row for row in self.row.seats if row.agrees]
        if self.phase() == "over" or not any(isinstance(line, Event) or line.remark == "undo" for line in lines):
            return False
        for row in agreed:
            row.agrees = False
        return bool(agreed)

    def score_if_over(self) -> bool:
        """Note the result at each seat, for those who look back; whether there is one."""
        if self.match is None or self.phase() != "over":
            return False
        outcome = self.match.outcome()
        for row in self.row.seats:
            row.place = None if outcome.reason == "ended" else outcome.places[row.seat]
            row.points = outcome.points[row.seat]
        return True

    # — who —

    def seats_of(self, guest: Guest | None) -> tuple[int, ...]:
        """The seats of a guest."""
        return tuple(row.seat for row in self.row.seats if guest is not None and row.guest == guest.id)

    def seat(self, number: int) -> SeatRow:
        """A seat of this table."""
        if number not in range(len(self.row.seats)):
            raise Refusal("no_such_seat", seat=number, count=len(self.row.seats))
        return self.row.seats[number]

    def free_seat(self, number: int | None) -> SeatRow:
        """The free seat that somebody wants, or any."""
        wanted = self.row.seats if number is None else [self.seat(number)]
        free = [row for row in wanted if row.is_free()]
        if not free:
            raise TableRefusal("no_free_seat")
        return free[0]

    def is_connected(self, guest_id: str | None) -> bool:
        """Whether somebody is there."""
        return guest_id is not None and self.present[guest_id] > 0

    def come(self, onlooker: Onlooker) -> None:
        """Somebody connects."""
        if self.forgotten is not None:
            onlooker.dismiss(self.forgotten, again=True)
        self.onlookers.add(onlooker)
        if onlooker.guest is not None:
            self.present[onlooker.guest.id] += 1
        self.tell()

    def leave(self, onlooker: Onlooker) -> None:
        """A connection ended."""
        self.onlookers.discard(onlooker)
        if onlooker.guest is not None:
            self.present[onlooker.guest.id] -= 1
            self.left[onlooker.guest.id] = time.monotonic()
        self.tell()

    def watchers(self) -> int:
        """Connections of people who do not sit here."""
        seated = {row.guest for row in self.row.seats if row.guest is not None}
        return len(self.onlookers) - sum(self.present[guest] for guest in seated)

    def is_gone(self, guest_id: str | None, seconds: float) -> bool:
        """Whether somebody has been away so long."""
        left = self.left.get(guest_id or "", self.opened)
        return not self.is_connected(guest_id) and time.monotonic() - left >= seconds

    def patience(self, away_seconds: float) -> float:
        """How long somebody may be away; where a move may take days, so may the absence."""
        pace = self.row.pace
        return pace.per_move * DAY if isinstance(pace, Days) else away_seconds

    def may_look(self, guest: Guest | None, code: str | None) -> bool:
        """Whether somebody may see the table: who sits here, who was invited, and spectators as far as they may."""
        if self.seats_of(guest) or (guest is not None and guest.id == self.row.host):
            return True
        if self.phase() == "waiting" and self.is_invited(code):
            return True
        has_link = code is not None and is_same(code, self.row.watch)
        return self.row.spectators == "open" or (self.is_shared() and has_link)

    def is_shared(self) -> bool:
        """Whether there is a link for who does not sit here; once it is over, players may share any match."""
        return self.row.spectators != "closed" or self.phase() == "over"

    def is_invited(self, code: str | None) -> bool:
        """Whether somebody may take a free seat, if there is one: who has the invitation, or anyone."""
        return self.row.joining == "anyone" or (code is not None and is_same(code, self.row.invite))

    # — what is told —

    def state(self, guest: Guest | None, seat: int | None, before: news.Heard) -> MatchState | None:
        """The match as a seat sees it, for who heard so much before; none before it has begun."""
        if self.match is None or self.phase() == "dealing":
            return None
        state = news.match_state(self.match, seat, self.seats_of(guest), before, self.deadline(), self.course)
        if seat in self.bots:  # a bot chooses here; nothing is offered to its person
            state.asked = msgspec.structs.replace(state.asked, offers=())
        return state

    def told(self, guest: Guest | None, seat: int | None, before: news.Heard) -> str | None:
        """The same, written once for all sockets that see the same and heard as much."""
        about = (seat in self.bots, self.deadline(), self.course is None)
        key = (self.version(), seat, self.seats_of(guest), before, about)
        if key not in self.written:
            state = self.state(guest, seat, before)
            if state is None:
                return None
            self.written = {old: text for old, text in self.written.items() if old[0] == key[0]}
            while len(self.written) >= MOST_WRITTEN:
                del self.written[next(iter(self.written))]
            self.written[key] = encoded(state)
        return self.written[key]

    def heard(self, seat: int | None) -> news.Heard:
        """What somebody knows who has the latest state."""
        assert self.match is not None
        return news.heard(self.match, seat)

    def deadline(self) -> float | None:
        """When the time of the seat to move is over."""
        return None if self.turn() < 0 or self.turn() in self.bots else self.row.due

    def show_asleep(self, is_asleep: bool) -> None:
        """Octopuses here do not think yet, or do from now on."""
        if is_asleep != self.is_asleep:
            self.is_asleep = is_asleep
            self.tell()

    def tell(self) -> None:
        """Let everyone who is connected have a look."""
        self.used, self.outline = time.monotonic(), None
        for onlooker in self.onlookers:
            onlooker.notice()

    def react(self, seat: int, guest: Guest, reaction: Reaction) -> None:
        """Everyone who is connected sees what somebody feels, unless that was only a moment ago."""
        now = time.monotonic()
        if now - self.reacted.get(guest.id, -REACTION_SECONDS) < REACTION_SECONDS:
            raise TableRefusal("too_fast")
        self.reacted[guest.id] = now
        for onlooker in self.onlookers:
            onlooker.answer(Reacted(seat=seat, reaction=reaction))

    def dismiss(self, refusal: Refusal, again: bool) -> None:
        """Send everyone away."""
        for onlooker in tuple(self.onlookers):
            onlooker.dismiss(refusal, again)


async def folded(stored: Stored, kind: type[T]) -> T:
    """A table in memory; its match is folded beside the event loop."""
    try:
        table = await asyncio.to_thread(kind, stored)
    except Refusal as refusal:
        log.warning("a table does not open", extra={"table": stored.table.id, "why": str(refusal)})
        raise
    except Exception as problem:
        log.exception("a table does not open", extra={"table": stored.table.id})
        raise TableRefusal("damaged_table") from problem
    if (edition := table.edition()) is not None:
        log.warning("a match of another edition", extra={"table": stored.table.id, "why": Text("en").say(edition)})
    return table
