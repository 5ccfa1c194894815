"""The commands with which an operator looks after the table's store: `tablereef admin`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tablereef.kernel.refusals import Refusal
from tablereef.typed import LANGUAGE, Data, Database, Lang, PasswordFile, named

admin = typer.Typer(rich_markup_mode="markdown", pretty_exceptions_enable=False)


@admin.callback()
def look_after(
    context: typer.Context,
    data: Data = None,
    database: Database = None,
    password_file: PasswordFile = None,
    lang: Lang = LANGUAGE,
) -> None:
    """Look after the table's store: tables, tokens, backups."""
    try:
        from tablereef.table.admin import Desk
        from tablereef.table.settings import Settings, default_folder
    except ImportError:
        raise Refusal("needs_extra", extra="table") from None

    settings = Settings(folder=data or default_folder(), database=named(database, password_file, lang))
    context.obj = Desk(settings, lang)


@admin.command()
def tables(context: typer.Context) -> None:
    """The tables that have not ended, with the ids of their guests."""
    print(*context.obj.tables(), sep="\n")


@admin.command()
def close(context: typer.Context, table: Annotated[str, typer.Argument(metavar="TABLE", help="Its id.")]) -> None:
    """Remove a table."""
    print(context.obj.close(table))


@admin.command()
def revoke(context: typer.Context, guest: Annotated[str, typer.Argument(metavar="GUEST", help="The id.")]) -> None:
    """A new token for a guest; the old one works no longer."""
    print(context.obj.revoke(guest))


@admin.command()
def backup(context: typer.Context, path: Annotated[Path, typer.Argument(metavar="FILE", help="A new file.")]) -> None:
    """Save the store, also while it is served."""
    print(context.obj.save(path))


@admin.command()
def restore(context: typer.Context, path: Annotated[Path, typer.Argument(metavar="FILE", help="A backup.")]) -> None:
    """Put a backup in the place of the store, while nobody serves it."""
    print(context.obj.restore(path))


@admin.command()
def check(context: typer.Context) -> int:
    """Fold every match and do its deal again, as verify does; 1 where something is damaged."""
    found, is_well = context.obj.check()
    print(*found, sep="\n")
    return 0 if is_well else 1
