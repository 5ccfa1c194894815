"""A new table: as its host wants it, or the same once more."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import replace

from tablereef.bots.levels import levels_here, today
from tablereef.games import find
from tablereef.kernel.dealers import new_secret
from tablereef.kernel.refusals import Refusal
from tablereef.table.live.table import LiveTable
from tablereef.table.refusals import TableRefusal
from tablereef.table.store.rows import Guest, SeatRow, Stored, TableRow
from tablereef.table.store.tokens import new_id, new_token
from tablereef.table.wire.messages import Bot, NewTable, Pace, Person, SeatPlan, Spectators

BOT_NAMES = ("Coralie", "Triton", "Nerine", "Marlin", "Oceane", "Nautilo", "Thalassa", "Delfine")


def planned(host: Guest, plan: NewTable) -> LiveTable:
    """A table as its host wants it; where no seat is free its match begins."""
    find(plan.game).new(len(plan.seats), plan.options)  # refuses what the game does not have
    seats = planned_seats(host, plan.seats)
    if not any(row.guest == host.id for row in seats):
        raise TableRefusal("host_stands")
    hints = is_alone(seats) if plan.hints is None else plan.hints
    row = new_row(host, plan.game, plan.options, plan.spectators, plan.pace, seats)
    return opened(replace(row, joining=plan.joining, hints=hints, thought=plan.thought))


def is_alone(seats: Sequence[SeatRow]) -> bool:
    """Whether one person plays against bots."""
    return sum(row.level is None for row in seats) == 1


def planned_seats(host: Guest, plans: Sequence[SeatPlan]) -> list[SeatRow]:
    """The seats: people first choose their names, then bots get others."""
    seats = [SeatRow(seat) for seat in range(len(plans))]
    for row, plan in zip(seats, plans, strict=True):
        if isinstance(plan, Person):
            row.guest, row.name = host.id, distinct(plan.name, seats)
    for row, plan in zip(seats, plans, strict=True):
        if isinstance(plan, Bot):
            seat_planned_bot(row, plan.level, seats)
    return seats


def seat_planned_bot(row: SeatRow, level: str, seats: Sequence[SeatRow]) -> None:
    """One of our bots takes a free seat, with a name that nobody at the table has."""
    taken = {other.name for other in seats}
    row.level, row.name = known_level(level), next(name for name in BOT_NAMES if name not in taken)


def known_level(level: str) -> str:
    """The level of that name; only our own bots play here."""
    if today(level) not in levels_here():
        raise Refusal("unknown_bot", name=level, known=", ".join(levels_here()))
    return today(level)


def once_more(host: Guest, old: TableRow) -> LiveTable:
    """The same people, bots and options at a new table."""
    seats = [SeatRow(row.seat, row.guest, row.name, row.level) for row in old.seats]
    row = new_row(host, old.game, old.options, old.spectators, old.pace, seats)
    return opened(replace(row, hints=old.hints, thought=old.thought))


def opened(row: TableRow) -> LiveTable:
    """A new table in memory."""
    table = LiveTable(Stored(row, []))
    table.begin_if_full()
    return table


def new_row(
    host: Guest, game: str, options: dict[str, str], spectators: Spectators, pace: Pace, seats: list[SeatRow]
) -> TableRow:
    """A table that opens now, with its own links and its own secret."""
    hidden = (new_token(), new_token(), new_secret())
    return TableRow(new_id(), game, options, host.id, spectators, pace, *hidden, seats, changed=time.time())


def distinct(name: str, seats: Sequence[SeatRow]) -> str:
    """The name, with a number where somebody at the table has it already."""
    taken = {row.name for row in seats}
    numbered = (f"{name[:20]} {number}" for number in range(2, 20))
    return name if name not in taken else next(other for other in numbered if other not in taken)
