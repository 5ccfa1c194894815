"""What people may know of a table beside its match: who sits there, how it is played, how far it is."""

from __future__ import annotations

import msgspec

from tablereef.bots.levels import OCTOPUS
from tablereef.table.live.table import LiveTable
from tablereef.table.store.rows import Guest, SeatRow
from tablereef.table.wire.messages import SeatInfo, TableInfo


def info_of(table: LiveTable, guest: Guest | None) -> TableInfo:
    """The table, as far as who asks may know it."""
    row, mine = table.row, table.seats_of(guest)
    is_in = bool(mine) or (guest is not None and guest.id == row.host)
    return TableInfo(
        id=row.id,
        game=row.game,
        options=row.options,
        seats=tuple(seat_info(table, seat, seat.seat in mine) for seat in row.seats),
        phase=table.phase(),
        spectators=row.spectators,
        joining=row.joining,
        hints=row.hints,
        thought=row.thought,
        pace=row.pace,
        host=guest is not None and guest.id == row.host,
        invite=row.invite if is_in and table.match is None else None,
        watch=row.watch if is_in and table.is_shared() else None,
        commitment=table.commitment,
        header=table.digest,
        version=table.version(),
        turn=table.turn(),
        deadline=table.deadline(),
        watchers=table.watchers(),
        rematch=row.rematch if is_in else None,
    )


def outline_of(table: LiveTable) -> TableInfo:
    """The table as anyone may know it, however far its match is; made once for all who are connected."""
    if table.outline is None:
        table.outline = msgspec.structs.replace(info_of(table, None), version=0, turn=0, deadline=None)
    return table.outline


def seat_info(table: LiveTable, row: SeatRow, mine: bool) -> SeatInfo:
    """A seat and who has it."""
    level = row.level if table.match is None else table.bots.get(row.seat)
    return SeatInfo(
        seat=row.seat,
        name=row.name,
        mine=mine,
        level=level,
        asleep=table.is_asleep and level == OCTOPUS,
        replaced=row.guest is not None and level is not None,
        connected=row.guest is not None and table.is_connected(row.guest),
        nonce=table.match is not None and row.seat in table.match.nonces,
        resigned=table.match is not None and row.seat in table.match.resigned,
        agrees=row.agrees,
        again=row.again,
    )
