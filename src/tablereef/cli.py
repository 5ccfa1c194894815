"""One command: `tablereef`. It only reads what was typed; the work is done elsewhere."""

from __future__ import annotations

import os
import sys
from itertools import pairwise
from pathlib import Path
from typing import Annotated

import typer

from tablereef.games import find, known
from tablereef.kernel.refusals import Refusal
from tablereef.kernel.text import LANGUAGES
from tablereef.operate import admin
from tablereef.terminal.speech import Speech
from tablereef.typed import (
    LANGUAGE,
    Data,
    Database,
    GameName,
    Journal,
    Json,
    Keep,
    Lang,
    On,
    Options,
    PasswordFile,
    Plain,
    Seed,
    file,
    listed,
    named,
    needs,
    number,
    paired,
)

EXAMPLES = """
**Examples**

`tablereef` asks what you want to play

`tablereef play carcasse --names Ada,Bob` two people at this screen

`tablereef play carcasse --names Ada --bots diver,plankton --options memory_aid=on`

`tablereef simulate carcasse --players 3 --games 100000 --bots diver --json`

`tablereef arena carcasse --bots diver,mybot.py:Mine --games 1000 --out arena.jsonl`
"""

app = typer.Typer(
    help="Underwater board games on one table, exactly by their rulebooks.",
    epilog=EXAMPLES,
    context_settings={"help_option_names": ["-h", "--help"]},
    rich_markup_mode="markdown",
    pretty_exceptions_enable=False,
)
app.add_typer(admin, name="admin")


def main() -> None:
    """Run the command line: whatever is wrong is said in one sentence."""
    try:
        status = app(standalone_mode=False)
    except Refusal as refusal:
        status = refuse(refusal.said(language_asked(sys.argv)))
    except typer.TyperException as problem:
        status = refuse(problem.format_message())
    except (KeyboardInterrupt, EOFError, typer.Abort):
        status = 130
    sys.exit(status)


def refuse(sentence: str) -> int:
    """Say what is wrong."""
    print(sentence, file=sys.stderr)
    return 2


def language_asked(arguments: list[str]) -> str:
    """The language of `--lang`, where it is one, else that of the locale."""
    asked = [word.removeprefix("--lang=") for word in arguments if word.startswith("--lang=")]
    asked += [word for before, word in pairwise(arguments) if before == "--lang"]
    return next((word for word in asked if word in LANGUAGES), LANGUAGE)


@app.callback(invoke_without_command=True)
def start(context: typer.Context) -> None:
    """Without a command: play."""
    if context.invoked_subcommand is None:
        play()


@app.command()
def play(
    game: Annotated[
        str | None,
        typer.Argument(metavar="GAME", help="Which game; asked if not given.", autocompletion=lambda: list(known())),
    ] = None,
    players: Annotated[int | None, number("--players", 1, "How many players.")] = None,
    names: Annotated[str, typer.Option(metavar="A,B,…", help="Their names, in the order of their seats.")] = "",
    bots: Annotated[
        str,
        typer.Option(metavar="B,…", help="Levels for the last seats, or your own `file.py:Class` or `./program`."),
    ] = "",
    options: Options = "",
    seed: Annotated[int | None, number("--seed", 0, "Deal from a seed instead of provably fair.")] = None,
    save: Annotated[Path | None, file("--save", "Where the match is kept.")] = None,
    resume: Annotated[Path | None, file("--resume", "Go on with a match.")] = None,
    pace: Annotated[float, typer.Option(metavar="S", min=0, help="Seconds for each happening; 0: all at once.")] = 0,
    lang: Lang = LANGUAGE,
    plain: Plain = False,
) -> None:
    """Play at this screen: with others, against bots, or both. What is not given is asked."""
    from tablereef.terminal import play as table
    from tablereef.terminal.screen import Screen
    from tablereef.terminal.seating import asked_game, asked_plan, planned

    screen, speech = Screen(plain), Speech(lang)
    if resume is not None:
        table.resume(resume, listed(bots), screen, lang, pace)
        return
    chosen = find(game) if game is not None else asked_game(screen, lang)
    if players is None and not names and not bots:
        plan = asked_plan(chosen, paired(options), screen, lang)
    else:
        plan = planned(chosen, players, listed(names), listed(bots), paired(options), speech)
    table.play_new(plan, seed, save, screen, lang, pace)


@app.command()
def watch(
    journal: Journal,
    seat: Annotated[int | None, number("--seat", 0, "As which seat saw it, counted from 0; else all of it.")] = None,
    lang: Lang = LANGUAGE,
    plain: Plain = False,
) -> None:
    """Watch a match line by line; in a pipe, read it as a log."""
    from tablereef.kernel.journal import read
    from tablereef.terminal.screen import Screen
    from tablereef.terminal.watch import Watcher

    screen = Screen(plain)
    watcher = Watcher(read(journal, find), seat, screen, lang)
    if screen.is_terminal:
        watcher.watch()
    else:
        watcher.print_all()


@app.command()
def verify(journal: Journal, lang: Lang = LANGUAGE) -> None:
    """Replay a match and check every event and every card dealt."""
    from tablereef.terminal.screen import Screen
    from tablereef.terminal.verify import verify_file

    verify_file(journal, Screen(), Speech(lang))


@app.command()
def analyse(
    journal: Journal,
    json: Json = False,
    plot: Annotated[Path | None, file("--plot", "Draw the chances over time as SVG.")] = None,
    lang: Lang = LANGUAGE,
    plain: Plain = False,
) -> None:
    """Show how a match went: chances, luck and choices, and what would have been better."""
    from tablereef.terminal.analyse import analyse_file
    from tablereef.terminal.screen import Screen

    analyse_file(journal, json, plot, Screen(plain), lang)


@app.command()
def games(lang: Lang = LANGUAGE, plain: Plain = False) -> None:
    """List the games with their options."""
    from tablereef.terminal.catalogue import show_games
    from tablereef.terminal.screen import Screen

    show_games(Screen(plain), lang)


@app.command()
def simulate(
    game: GameName,
    players: Annotated[int, number("--players", 1, "How many players.")] = 2,
    count: Annotated[int, number("--games", 1, "How many games.")] = 10_000,
    bots: Annotated[str, typer.Option(metavar="B,…", help="Bots for the seats, repeated in turn.")] = "plankton",
    seed: Seed = 0,
    options: Options = "",
    threads: Annotated[int, number("--threads", 1, "How many threads.")] = os.cpu_count() or 1,
    on: On = "",
    json: Json = False,
    journals: Annotated[Path | None, file("--journals", "Write every event of every game.")] = None,
    lang: Lang = LANGUAGE,
) -> None:
    """Play many games, by the compiled rules where the bots are ours."""
    from tablereef.terminal.screen import Screen
    from tablereef.terminal.simulate import Batch, seated_bots
    from tablereef.terminal.simulate import simulate as run

    batch = Batch(find(game), players, count, seated_bots(listed(bots), players), seed, paired(options), threads, on)
    run(batch, json, journals, Screen(), lang)


@app.command()
def arena(
    game: GameName,
    bots: Annotated[str, typer.Option(metavar="B,…", help="Who plays: levels, `file.py:Class`, `./program`.")] = "",
    players: Annotated[int, number("--players", 2, "How many at a table.")] = 2,
    count: Annotated[int, number("--games", 1, "How many games at most; deals are played from every seat.")] = 1000,
    sprt: Annotated[bool, typer.Option("--sprt", help="Stop when it is clear who is better.")] = False,
    margin: Annotated[int, number("--margin", 1, "Percent more than half that matter to --sprt.")] = 5,
    seed: Seed = 0,
    options: Options = "",
    processes: Annotated[int, number("--processes", 1, "How many processes.")] = os.cpu_count() or 1,
    on: On = "",
    out: Annotated[Path | None, file("--out", "Keep every game here; the same command goes on from it.")] = None,
    json: Json = False,
    plot: Annotated[Path | None, file("--plot", "Draw ratings and shares as SVG.")] = None,
    lang: Lang = LANGUAGE,
    plain: Plain = False,
) -> None:
    """Let bots play each other from every seat with the same luck, and rate them."""
    from tablereef.arena.setup import new_setup
    from tablereef.terminal.arena import Wish, run_arena
    from tablereef.terminal.screen import Screen

    setup = new_setup(find(game).id, players, paired(options), listed(bots), seed)
    wish = Wish(count, processes, on, out, margin / 100 if sprt else None, json, plot)
    run_arena(setup, wish, Screen(plain), lang)


@app.command()
def balance(
    game: GameName,
    bot: Annotated[str, typer.Option(metavar="B", help="Who plays, at every seat.")] = "diver",
    count: Annotated[int, number("--games", 10, "How many games for each line.")] = 2000,
    seed: Seed = 0,
    processes: Annotated[int, number("--processes", 1, "How many processes.")] = os.cpu_count() or 1,
    on: On = "",
    out: Annotated[Path | None, file("--out", "Write a page (.md) here, and its picture beside it.")] = None,
    json: Json = False,
    lang: Lang = LANGUAGE,
    plain: Plain = False,
) -> None:
    """Say how a game plays: by seats, options and what one is dealt; and how much luck decides."""
    from tablereef.bots.levels import today
    from tablereef.terminal.screen import Screen

    with needs("sim"):
        from tablereef.terminal.balance import Wish, run_balance
    run_balance(find(game), Wish(today(bot), count, seed, processes, on, out, json), Screen(plain), lang)


@app.command()
def serve(
    host: Annotated[str, typer.Option(metavar="ADDRESS", help="Where to listen; 0.0.0.0 is everywhere.")] = "127.0.0.1",
    lan: Annotated[bool, typer.Option("--lan", help="Let friends in the same network come.")] = False,
    port: Annotated[int, number("--port", 1, "Which port.")] = 8000,
    data: Data = None,
    database: Database = None,
    password_file: PasswordFile = None,
    workers: Annotated[int, number("--workers", 1, "How many processes serve; several need PostgreSQL.")] = 1,
    origins: Annotated[str, typer.Option(metavar="URL,…", help="More addresses under which pages may ask.")] = "",
    hosts: Annotated[str, typer.Option(metavar="NAME,…", help="Names under which it may be asked; else any.")] = "",
    address: Annotated[str | None, typer.Option(metavar="URL", help="Where people find it: https://….")] = None,
    smtp: Annotated[str | None, typer.Option(metavar="URL", help="Send mail: smtps://user@host; see the docs.")] = None,
    mail_from: Annotated[str | None, typer.Option(metavar="ADDRESS", help="Whose mail it is.")] = None,
    behind_proxy: Annotated[bool, typer.Option("--behind-proxy", help="A proxy on this machine forwards.")] = False,
    browser: Annotated[bool, typer.Option("--browser", help="Open a browser.")] = False,
    bot_pause: Annotated[float, typer.Option(metavar="S", help="Seconds that bots wait before they move.")] = 0.6,
    away: Annotated[float, typer.Option(metavar="S", help="Seconds after which a bot can play for a leaver.")] = 60,
    most_tables: Annotated[int, number("--most-tables", 1, "How many tables at a time.")] = 10_000,
    most_guests: Annotated[int, number("--most-guests", 1, "How many guests are remembered.")] = 100_000,
    requests: Annotated[int, number("--requests", 1, "How many requests a second from one address.")] = 20,
    messages: Annotated[int, number("--messages", 1, "How many messages a second on one socket.")] = 20,
    sockets: Annotated[int, number("--sockets", 1, "How many sockets from one address.")] = 200,
    share: Annotated[int, number("--share", 1, "How many percent of the server's time for one address.")] = 20,
    limits: Annotated[
        str, typer.Option(metavar="K=N,…", help="By address or guest: guests, tables, matches, lines; see the docs.")
    ] = "",
    keep: Keep = "",
    lang: Lang = LANGUAGE,
) -> None:
    """Serve the table to browsers and programs, until it is stopped."""
    with needs("table"):
        from tablereef.table.addresses import lan_host
        from tablereef.table.serve import serve as run
        from tablereef.table.settings import Settings, check_mail, default_folder, kept_days, limited

    check_mail(smtp, mail_from, address)
    settings = Settings(
        host=lan_host(host) if lan else host,
        port=port,
        folder=data or default_folder(),
        database=named(database, password_file, lang),
        workers=workers,
        origins=tuple(listed(origins)),
        hosts=tuple(listed(hosts)),
        address=address,
        smtp=smtp,
        mail_from=mail_from,
        behind_proxy=behind_proxy,
        bot_pause=bot_pause,
        away_seconds=away,
        most_tables=most_tables,
        most_guests=most_guests,
        requests_per_second=requests,
        messages_per_second=messages,
        most_sockets_of_a_place=sockets,
        share_of_a_place=share / 100,
        keep=kept_days(paired(keep)),
        **limited(paired(limits)),
    )
    run(settings, lang, browser)


@app.command()
def purge(
    data: Data = None,
    database: Database = None,
    password_file: PasswordFile = None,
    keep: Keep = "",
    yes: Annotated[bool, typer.Option("--yes", help="Remove it; without this it is only told.")] = False,
    lang: Lang = LANGUAGE,
) -> None:
    """Tell what the table's store keeps too long, and remove it; a server does so by itself, every hour."""
    with needs("table"):
        from tablereef.table.purge import purge as run
        from tablereef.table.settings import Settings, default_folder, kept_days

    store = named(database, password_file, lang)
    settings = Settings(folder=data or default_folder(), database=store, keep=kept_days(paired(keep)))
    print(*run(settings, yes, lang), sep="\n")
