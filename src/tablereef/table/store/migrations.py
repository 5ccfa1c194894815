"""The store's shape, as numbered steps that only grow; each is done once, in a transaction of its own."""

from __future__ import annotations

import time

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

from tablereef.table.refusals import TableRefusal
from tablereef.table.store.engine import writing

STEPS: tuple[tuple[str, ...], ...] = (
    (
        """CREATE TABLE guests (
            id TEXT PRIMARY KEY,
            name TEXT NOT NULL,
            token_hash TEXT NOT NULL UNIQUE,
            seen DOUBLE PRECISION NOT NULL
        )""",
        """CREATE TABLE tables (
            id TEXT PRIMARY KEY,
            game TEXT NOT NULL,
            options TEXT NOT NULL,
            host TEXT NOT NULL REFERENCES guests (id),
            spectators TEXT NOT NULL,
            pace TEXT NOT NULL,
            invite TEXT NOT NULL,
            watch TEXT NOT NULL,
            secret TEXT NOT NULL,
            header TEXT,
            phase TEXT NOT NULL,
            turn INTEGER NOT NULL,
            due DOUBLE PRECISION,
            changed DOUBLE PRECISION NOT NULL,
            rematch TEXT
        )""",
        """CREATE TABLE seats (
            table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
            seat INTEGER NOT NULL,
            guest TEXT REFERENCES guests (id),
            name TEXT,
            level TEXT,
            agrees INTEGER NOT NULL DEFAULT 0,
            PRIMARY KEY (table_id, seat)
        )""",
        """CREATE TABLE lines (
            table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
            number INTEGER NOT NULL,
            line TEXT NOT NULL,
            PRIMARY KEY (table_id, number)
        )""",
        """CREATE TABLE acts (
            table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
            act TEXT NOT NULL,
            version INTEGER NOT NULL,
            PRIMARY KEY (table_id, act)
        )""",
        "CREATE INDEX seats_of_guests ON seats (guest)",
        "CREATE INDEX tables_due ON tables (due)",
        "CREATE INDEX tables_open ON tables (spectators, phase, changed)",
    ),
    ("ALTER TABLE seats ADD COLUMN again TEXT",),
    (
        "ALTER TABLE seats ADD COLUMN place INTEGER",
        "ALTER TABLE seats ADD COLUMN points INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE seats ADD COLUMN hidden INTEGER NOT NULL DEFAULT 0",
    ),
    (
        "ALTER TABLE tables ADD COLUMN joining TEXT NOT NULL DEFAULT 'link'",
        "CREATE INDEX tables_waiting ON tables (joining, phase, changed)",
    ),
    (
        "ALTER TABLE tables ADD COLUMN revision INTEGER NOT NULL DEFAULT 0",
        "CREATE INDEX tables_not_over ON tables (host, phase) WHERE phase <> 'over'",
        "CREATE TABLE pulses (name TEXT PRIMARY KEY, beat DOUBLE PRECISION NOT NULL)",
        "INSERT INTO pulses (name, beat) VALUES ('open', 0), ('ready', 0)",
    ),
    ("ALTER TABLE tables ADD COLUMN hints INTEGER NOT NULL DEFAULT 0",),
    (
        "ALTER TABLE tables ADD COLUMN thought TEXT NOT NULL DEFAULT 'normal'",
        "UPDATE seats SET level = 'plankton' WHERE level = 'random'",
        "UPDATE seats SET level = 'diver' WHERE level = 'heuristic'",
    ),
    (
        "ALTER TABLE guests ADD COLUMN dismissals INTEGER NOT NULL DEFAULT 0",
        "CREATE INDEX guests_dismissed ON guests (id) WHERE dismissals > 0",
        "CREATE TABLE bans (place TEXT PRIMARY KEY, since DOUBLE PRECISION NOT NULL)",
        """CREATE TABLE leavers (
            table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
            guest TEXT NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
            PRIMARY KEY (table_id, guest)
        )""",
    ),
    (
        """CREATE TABLE analyses (
            table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
            found TEXT NOT NULL
        )""",
    ),
    (
        "CREATE TABLE keys (name TEXT PRIMARY KEY, value TEXT NOT NULL)",
        """CREATE TABLE subscriptions (
            endpoint TEXT PRIMARY KEY,
            guest TEXT NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
            p256dh TEXT NOT NULL,
            auth TEXT NOT NULL,
            language TEXT NOT NULL
        )""",
        "CREATE INDEX subscriptions_of_guests ON subscriptions (guest)",
    ),
    (
        """CREATE TABLE mails (
            guest TEXT PRIMARY KEY REFERENCES guests (id) ON DELETE CASCADE,
            address TEXT NOT NULL,
            language TEXT NOT NULL,
            off TEXT NOT NULL UNIQUE,
            code TEXT,
            tries INTEGER NOT NULL,
            asked DOUBLE PRECISION NOT NULL
        )""",
    ),
)
STEPPING = 0x57E9  # the number of the advisory lock of who does a step
FIRST = "CREATE TABLE IF NOT EXISTS steps (number INTEGER PRIMARY KEY, done DOUBLE PRECISION NOT NULL)"


async def migrate(engine: AsyncEngine) -> int:
    """Do the steps that are still missing; how many they were. Whoever is killed amid a step has not begun it."""
    done = 0
    while await is_step_done(writing(engine)):
        done += 1
    return done


async def is_step_done(engine: AsyncEngine) -> bool:
    """Do the next step, if one is missing; whoever else begins at the same time waits."""
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": STEPPING})
        await connection.execute(text(FIRST))
        done = (await connection.execute(text("SELECT count(*) FROM steps"))).scalar_one()
        if done > len(STEPS):
            raise TableRefusal("newer_store")
        if done == len(STEPS):
            return False
        for statement in STEPS[done]:
            await connection.execute(text(statement))
        row = {"number": done + 1, "done": time.time()}
        await connection.execute(text("INSERT INTO steps (number, done) VALUES (:number, :done)"), row)
    return True
