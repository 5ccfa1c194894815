"""What a command of the socket does to a table. Each checks first and then changes; a refused one changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tablereef.kernel.game import OVER
from tablereef.kernel.match import Event, Match, Remark
from tablereef.kernel.words import seat_words
from tablereef.table.live import BEST_BOT, Live
from tablereef.table.messages import Act, Command, Consent, Leave, Nonce, Replace, Resign, Return, Undo
from tablereef.table.opening import check_level, seat_planned_bot
from tablereef.table.refusals import TableRefusal
from tablereef.table.rows import Guest, SeatRow


def check_seated(live: Live, guest: Guest, seat: int) -> None:
    """Only who has a seat may speak for it."""
    if live.seat(seat).guest != guest.id:
        raise TableRefusal("not_your_seat", seat=seat_words(seat))


def begun(live: Live) -> Match:
    """The match, if it has begun."""
    if live.match is None:
        raise TableRefusal("not_begun")
    return live.match


def check_current(match: Match, version: int) -> None:
    """Refuse what was chosen before something else happened; remarks about the match do not count."""
    since = match.lines[version:]
    if version > match.version or any(isinstance(line, Event) or line.remark == "undo" for line in since):
        raise TableRefusal("stale")


def check_awake(live: Live, seat: int) -> None:
    """While a bot moves for a seat its person does not."""
    if seat in live.bots:
        raise TableRefusal("replaced", seat=seat_words(seat))


def add_nonce(live: Live, guest: Guest, command: Nonce) -> None:
    """A seat's part in the fair deal; the last one begins the match."""
    begun(live).add_nonce(command.seat, command.nonce)
    live.deal_if_ready()


def act(live: Live, guest: Guest, command: Act) -> None:
    """A choice, and all chance that follows it."""
    match = begun(live)
    match.check_running(command.seat)
    check_awake(live, command.seat)
    check_current(match, command.version)
    match.act(command.seat, command.code)


def undo(live: Live, guest: Guest, command: Undo) -> None:
    """The last choice is taken back."""
    match = begun(live)
    match.check_running(command.seat)
    check_awake(live, command.seat)
    check_current(match, command.version)
    match.undo(command.seat)


def resign(live: Live, guest: Guest, command: Resign) -> None:
    """A seat gives up; where others play on, a bot moves for it."""
    match = begun(live)
    if command.seat in match.resigned:
        raise TableRefusal("resigned", seat=seat_words(command.seat))
    match.resign(command.seat)
    live.bots[command.seat] = BEST_BOT
    if match.turn() != OVER:
        live.add_nonce_for(command.seat)


def consent(live: Live, guest: Guest, command: Consent) -> None:
    """A seat agrees to end here; when all people do, it ends."""
    match = begun(live)
    match.check_running(command.seat)
    check_awake(live, command.seat)
    live.seat(command.seat).agrees = command.agrees
    if all(row.agrees for row in people(live)):
        match.end()


def people(live: Live) -> list[SeatRow]:
    """The seats at which people play."""
    return [row for row in live.table.seats if row.guest is not None and row.seat not in live.bots]


def replace(live: Live, guest: Guest, command: Replace, away_seconds: float) -> None:
    """A bot for a free seat, for one's own, or for that of a leaver."""
    check_level(command.level)
    row = live.seat(command.seat)
    if live.match is None:
        fill(live, guest, row, command.level)
        return
    live.match.check_running(command.seat)
    if row.seat in live.bots:
        raise TableRefusal("replaced", seat=seat_words(row.seat))
    if row.guest != guest.id:
        if not live.seats_of(guest):
            raise TableRefusal("not_your_seat", seat=seat_words(row.seat))
        patience = live.patience(away_seconds)
        if not live.is_gone(row.guest, patience):
            raise TableRefusal("still_here", seat=seat_words(row.seat), seconds=int(patience))
    live.seat_bot(row.seat, command.level)


def fill(live: Live, guest: Guest, row: SeatRow, level: str) -> None:
    """Before the match begins its host may put bots on free seats."""
    if live.table.host != guest.id:
        raise TableRefusal("not_host")
    if not row.is_free():
        raise TableRefusal("no_free_seat")
    seat_planned_bot(row, level, live.table.seats)
    live.begin_if_full()


def take_back(live: Live, guest: Guest, command: Return) -> None:
    """A person comes back, and the bot stops."""
    match = begun(live)
    match.check_running(command.seat)
    if command.seat in match.resigned:
        raise TableRefusal("resigned", seat=seat_words(command.seat))
    if command.seat not in live.bots:
        raise TableRefusal("not_replaced", seat=seat_words(command.seat))
    live.remark(Remark("returned", command.seat))


def leave(live: Live, guest: Guest, command: Leave) -> None:
    """Before the match begins somebody stands up."""
    if live.match is not None:
        raise TableRefusal("begun")
    row = live.seat(command.seat)
    row.guest = row.name = None


def check_rematch(live: Live) -> None:
    """The same once more is possible when this is over."""
    if begun(live).turn() != OVER:
        raise TableRefusal("match_running")


DO: dict[type[Command], Callable[[Live, Guest, Any], None]] = {
    Nonce: add_nonce,
    Act: act,
    Undo: undo,
    Resign: resign,
    Consent: consent,
    Return: take_back,
    Leave: leave,
}
