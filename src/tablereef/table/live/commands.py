"""What a command of the socket does to a table. Each checks first and then changes; a refused one changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tablereef.kernel.game import OVER
from tablereef.kernel.knowledge import Knowledge
from tablereef.kernel.match import Event, Match, Remark
from tablereef.kernel.refusals import Refusal
from tablereef.kernel.words import seat_words
from tablereef.table.live.opening import known_level, seat_planned_bot
from tablereef.table.live.table import CLOCK, LiveTable
from tablereef.table.refusals import TableRefusal
from tablereef.table.store.rows import Guest, SeatRow
from tablereef.table.wire.messages import (
    Act,
    Answer,
    Command,
    Consent,
    Hint,
    Leave,
    Nonce,
    Rematch,
    Replace,
    Resign,
    Return,
    Undo,
)


def check_seated(table: LiveTable, guest: Guest, seat: int) -> None:
    """Only who has a seat may speak for it."""
    if table.seat(seat).guest != guest.id:
        raise TableRefusal("not_your_seat", seat=seat_words(seat))


def begun(table: LiveTable) -> Match:
    """The match, if it has begun."""
    if table.match is None:
        raise TableRefusal("not_begun")
    return table.match


def check_current(match: Match, version: int) -> None:
    """Refuse what was chosen before something else happened; remarks about the match do not count."""
    since = match.lines[version:]
    if version > match.version or any(isinstance(line, Event) or line.remark == "undo" for line in since):
        raise TableRefusal("stale")


def check_awake(table: LiveTable, seat: int) -> None:
    """While a bot moves for a seat its person does not."""
    if seat in table.bots:
        raise TableRefusal("replaced", seat=seat_words(seat))


def add_nonce(table: LiveTable, guest: Guest, command: Nonce) -> None:
    """A seat's part in the fair deal; the last one begins the match."""
    begun(table).add_nonce(command.seat, command.nonce)
    table.deal_if_ready()


def act(table: LiveTable, guest: Guest, command: Act) -> None:
    """A choice, and all chance that follows it."""
    match = begun(table)
    match.check_running(command.seat)
    check_awake(table, command.seat)
    check_current(match, command.version)
    match.act(command.seat, command.code)


def asked_now(table: LiveTable, guest: Guest, hint: Hint) -> Knowledge:
    """What the seat knows that asks for a hint, where it may."""
    check_seated(table, guest, hint.seat)
    match = begun(table)
    match.check_running(hint.seat)
    if not table.row.hints:
        raise TableRefusal("no_hints")
    check_awake(table, hint.seat)
    if match.turn() != hint.seat:
        raise Refusal("not_your_turn", seat=seat_words(hint.seat))
    check_current(match, hint.version)
    return match.knowledge(hint.seat)


def undo(table: LiveTable, guest: Guest, command: Undo) -> None:
    """The last choice is taken back."""
    match = begun(table)
    match.check_running(command.seat)
    check_awake(table, command.seat)
    check_current(match, command.version)
    match.undo(command.seat)


def resign(table: LiveTable, guest: Guest, command: Resign) -> None:
    """A seat gives up; where others play on, a bot moves for it."""
    match = begun(table)
    if command.seat in match.resigned:
        raise TableRefusal("resigned", seat=seat_words(command.seat))
    match.resign(command.seat)
    if match.turn() != OVER:
        table.add_nonce_for(command.seat)


def consent(table: LiveTable, guest: Guest, command: Consent) -> None:
    """A seat agrees to end here; when all people do, it ends."""
    match = begun(table)
    match.check_running(command.seat)
    table.seat(command.seat).agrees = command.agrees
    if all(row.agrees for row in people(table)):
        match.end(command.seat, [row.seat for row in table.row.seats if row.agrees])


def people(table: LiveTable) -> list[SeatRow]:
    """The seats of people who have not given up; they may come back from wherever a bot stands in for them."""
    return [row for row in table.row.seats if row.guest is not None and row.seat not in begun(table).resigned]


def replace(table: LiveTable, guest: Guest, command: Replace, away_seconds: float) -> None:
    """A bot for a free seat, for one's own, or for that of a leaver, whose stand-in others do not choose."""
    row = table.seat(command.seat)
    level = table.standin() if command.level is None else known_level(command.level)
    if table.match is None:
        fill(table, guest, row, level)
        return
    table.match.check_running(command.seat)
    if row.seat in table.bots:
        raise TableRefusal("replaced", seat=seat_words(row.seat))
    if row.guest == guest.id:
        table.seat_bot(row.seat, level)
        return
    if not table.seats_of(guest):
        raise TableRefusal("not_your_seat", seat=seat_words(row.seat))
    patience = table.patience(away_seconds)
    if not table.is_gone(row.guest, patience):
        raise TableRefusal("still_here", seat=seat_words(row.seat), seconds=int(patience))
    table.seat_bot(row.seat, table.standin())


def fill(table: LiveTable, guest: Guest, row: SeatRow, level: str) -> None:
    """Before the match begins its host may put bots on free seats."""
    if table.row.host != guest.id:
        raise TableRefusal("not_host")
    if not row.is_free():
        raise TableRefusal("no_free_seat")
    seat_planned_bot(row, level, table.row.seats)
    table.begin_if_full()


def take_back(table: LiveTable, guest: Guest, command: Return) -> None:
    """A person comes back, and the bot stops."""
    match = begun(table)
    match.check_running(command.seat)
    if command.seat in match.resigned:
        raise TableRefusal("resigned", seat=seat_words(command.seat))
    if command.seat not in table.bots:
        raise TableRefusal("not_replaced", seat=seat_words(command.seat))
    table.remark(Remark("returned", command.seat))


def leave(table: LiveTable, guest: Guest, command: Leave) -> None:
    """Before the match begins somebody stands up."""
    if table.match is not None:
        raise TableRefusal("begun")
    row = table.seat(command.seat)
    row.guest = row.name = None


def check_rematch(table: LiveTable, command: Rematch) -> None:
    """The same once more is possible when this is over; who wanted it no longer declines when it is there."""
    if begun(table).turn() != OVER:
        raise TableRefusal("match_running")
    if table.row.rematch is not None and not command.again:
        raise TableRefusal("plays_on")


def is_last_to_agree(table: LiveTable, guest: Guest) -> bool:
    """Whether nobody else has to agree to play once more: who left the seat to a bot is not waited for."""
    others = [row for row in table.row.seats if row.guest not in (None, guest.id)]
    is_refused = any(row.again == "declines" for row in others)
    return not is_refused and all(row.again is not None for row in others if not has_left(table, row))


def has_left(table: LiveTable, row: SeatRow) -> bool:
    """Whether a bot plays instead of a person who neither gave up nor was only too slow."""
    return table.bots.get(row.seat, CLOCK) != CLOCK and row.seat not in begun(table).resigned


def answer_rematch(table: LiveTable, guest: Guest, again: bool) -> None:
    """Propose, accept or decline, for all seats that a person has."""
    is_proposed = any(row.again == "proposes" for row in table.row.seats if row.guest != guest.id)
    wanted: Answer = "accepts" if is_proposed else "proposes"
    for seat in table.seats_of(guest):
        table.seat(seat).again = wanted if again else "declines"


DO: dict[type[Command], Callable[[LiveTable, Guest, Any], None]] = {
    Nonce: add_nonce,
    Act: act,
    Undo: undo,
    Resign: resign,
    Consent: consent,
    Return: take_back,
    Leave: leave,
}
