"""The commands with which an operator looks after the table's store: `tablereef admin`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tablereef.typed import LANGUAGE, Data, Database, Keep, Lang, PasswordFile, named, needs, paired

admin = typer.Typer(rich_markup_mode="markdown", pretty_exceptions_enable=False)
GuestId = Annotated[str, typer.Argument(metavar="GUEST", help="The id.")]
Address = Annotated[str, typer.Argument(metavar="ADDRESS", help="IPv4, or IPv6, which counts by its network (/64).")]


@admin.callback()
def look_after(
    context: typer.Context,
    data: Data = None,
    database: Database = None,
    password_file: PasswordFile = None,
    lang: Lang = LANGUAGE,
) -> None:
    """Look after the table's store: tables, guests, bans, backups."""
    with needs("table"):
        from tablereef.table.admin import Desk
        from tablereef.table.settings import Settings, default_folder

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
def guests(context: typer.Context) -> None:
    """The guests, the last seen first, with the tables at which they sit."""
    print(*context.obj.guests(), sep="\n")


@admin.command()
def kick(context: typer.Context, guest: GuestId) -> None:
    """Send a guest away; bots take the guest's seats."""
    print(context.obj.kick(guest))


@admin.command()
def revoke(context: typer.Context, guest: GuestId) -> None:
    """A guest's token works no longer, and who came with it is sent away."""
    print(context.obj.revoke(guest))


@admin.command()
def rotate(context: typer.Context, guest: GuestId) -> None:
    """A new token for a guest; the old one works no longer."""
    print(context.obj.rotate(guest))


@admin.command()
def bans(context: typer.Context) -> None:
    """The addresses from which nobody may come in."""
    print(*context.obj.bans(), sep="\n")


@admin.command()
def ban(context: typer.Context, address: Address) -> None:
    """Let nobody in from an address, and send away who is there."""
    print(context.obj.ban(address))


@admin.command()
def lift(context: typer.Context, address: Address) -> None:
    """Let people in from an address again."""
    print(context.obj.lift(address))


@admin.command()
def retention(context: typer.Context, keep: Keep = "") -> None:
    """What is kept too long; `tablereef purge --yes` removes it."""
    from tablereef.table.settings import kept_days

    print(*context.obj.retention(kept_days(paired(keep))), sep="\n")


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
