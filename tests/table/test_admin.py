"""What an operator does with a store: each command on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import stat
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql

from tablereef.kernel.refusals import Refusal
from tablereef.table.admin import Desk
from tablereef.table.live import shelf as shelves
from tablereef.table.live.tables import Tables
from tablereef.table.settings import Settings
from tablereef.table.store.shapes import LINES
from tablereef.table.store.visit import visit
from tablereef.table.wire.messages import Consent, NewTable, Nonce
from tests.table.conftest import Database
from tests.table.inside import served, settings_in
from tests.table.test_tables import TWO
from tests.terminal.terminal import run as tablereef


async def ended(tables: Tables, guest: Any) -> str:
    """A match that is over."""
    table = await tables.find((await tables.open_table(guest, NewTable(game="carcasse", seats=TWO))).row.id)
    for seat in (0, 1):
        await tables.command(table, guest, Nonce(id=f"n{seat}", seat=seat, nonce=f"x{seat}"))
    for seat in (0, 1):
        await tables.command(table, guest, Consent(id=f"c{seat}", seat=seat, agrees=True))
    return table.row.id


async def waiting(tables: Tables, guest: Any) -> tuple[str, str]:
    """A table and its host."""
    return (await tables.open_table(guest, NewTable(game="carcasse", seats=TWO))).row.id, guest.id


def test_tables_are_listed_with_their_guests_and_closed(settings: Settings) -> None:
    desk = Desk(settings, "en")
    assert desk.tables() == ["No table is open."]
    table_id, guest_id = served(settings, waiting, "Ada")
    (row,) = desk.tables()
    assert row.startswith(table_id)
    assert row.endswith(f"dealing  carcasse  Ada ({guest_id}), Bob ({guest_id})")
    assert desk.close(table_id) == f"The table {table_id} is closed and removed."
    assert desk.tables() == ["No table is open."]
    with pytest.raises(Refusal, match="does not exist"):
        desk.close(table_id)


def test_a_worker_gives_up_a_table_that_is_to_be_closed(
    tmp_path: Path, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shelves, "PEACE_SECONDS", 0.0)
    settings = replace(settings_in(tmp_path), database=database("postgresql"))

    async def work(tables: Tables, guest: Any) -> None:
        table = await tables.find((await waiting(tables, guest))[0])
        await asyncio.to_thread(Desk(settings, "en").close, table.row.id)
        assert table.forgotten is not None
        with pytest.raises(Refusal) as refusal:
            await tables.find(table.row.id)
        assert refusal.value.kind == "no_table"

    served(settings, work, "Ada")


def test_nothing_is_closed_under_a_server_on_a_file(tmp_path: Path) -> None:
    async def work(tables: Tables, guest: Any) -> None:
        table_id, _ = await waiting(tables, guest)
        with pytest.raises(Refusal, match="Another server"):
            await asyncio.to_thread(Desk(tables.settings, "en").close, table_id)

    served(settings_in(tmp_path), work, "Ada")


def test_a_rotated_token_is_nobodys(settings: Settings) -> None:
    async def work(tables: Tables, ada: Any) -> None:
        guest, token = await tables.welcome("Bob")
        said = await asyncio.to_thread(Desk(settings, "en").rotate, guest.id)
        with pytest.raises(Refusal, match="does not know you"):
            await tables.guest(token, "")
        assert await tables.guest(said.rpartition(" ")[2], "") == guest

    served(settings, work, "Ada")
    with pytest.raises(Refusal, match="There is no guest nobody"):
        Desk(settings, "en").revoke("nobody")


def test_a_backup_is_made_while_the_store_is_served_and_put_back_while_not(settings: Settings, tmp_path: Path) -> None:
    desk, file = Desk(settings, "en"), tmp_path / "backup"

    async def work(tables: Tables, guest: Any) -> str:
        table_id, _ = await waiting(tables, guest)
        assert await asyncio.to_thread(desk.save, file) == f"Saved in {file}."
        with pytest.raises(Refusal, match="Another server"):
            await asyncio.to_thread(desk.restore, file)
        return table_id

    table_id = served(settings, work, "Ada")
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    with pytest.raises(Refusal, match="File exists"):
        desk.save(file)
    desk.close(table_id)
    assert desk.restore(file) == f"The store is again as it was in {file}."
    assert [row.partition(" ")[0] for row in desk.tables()] == [table_id]
    (tmp_path / "other").write_bytes(b"no backup")
    with pytest.raises(Refusal, match="That did not work"):
        desk.restore(tmp_path / "other")


def test_every_match_of_the_store_is_checked(settings: Settings) -> None:
    desk = Desk(settings, "en")
    good, bad = served(settings, ended, "Ada"), served(settings, ended, "Ada")
    assert desk.check() == (["Tables checked: 2, damaged: 0"], True)

    async def damage() -> None:
        async with visit(settings) as store, store.transaction() as connection:
            await connection.execute(sql.delete(LINES).where(LINES.c.table_id == bad, LINES.c.number == 2))

    asyncio.run(damage())
    found, is_well = desk.check()
    assert not is_well
    assert [line.partition(":")[0] for line in found] == [bad, "Tables checked"]
    assert good not in str(found)


def test_the_commands_of_the_operator(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir(mode=0o700)
    said = tablereef("admin", "--data", "data", "check", home=tmp_path)
    assert (said.returncode, said.stdout) == (0, "Tables checked: 0, damaged: 0\n")
    refused = tablereef("admin", "--data", "data", "revoke", "nobody", home=tmp_path)
    assert (refused.returncode, len(refused.stderr.splitlines())) == (2, 1)
