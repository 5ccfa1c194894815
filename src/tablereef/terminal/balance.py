"""How a game plays, at the terminal or as a page with a picture."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import msgspec
from rich.box import SIMPLE_HEAD
from rich.table import Table

from tablereef.arena.balance import Balance, Chapter, Line, balance_of, tables_of
from tablereef.arena.ends import play_out
from tablereef.arena.play import POLICIES, are_compiled
from tablereef.arena.plot import Row, picture
from tablereef.kernel.game import Game
from tablereef.kernel.words import Words
from tablereef.sim import playout
from tablereef.sim.search import simulator_of
from tablereef.terminal.progress import announce, hands, progress
from tablereef.terminal.refusals import TerminalRefusal
from tablereef.terminal.screen import Screen
from tablereef.terminal.speech import Speech


@dataclass(frozen=True)
class Wish:
    """Who plays how often, and what is to come of it."""

    bot: str
    games: int
    seed: int
    processes: int
    on: str
    out: Path | None
    as_json: bool


def run_balance(game: Game, wish: Wish, screen: Screen, language: str) -> None:
    """Play every table, and say what was found."""
    speech = Speech(language, game)
    found = measured(game, wish, speech)
    title = speech.say(Words("balance-title", {"game": Words("game-name"), "bot": found.bot, "games": found.games}))
    if wish.as_json:
        sys.stdout.write(msgspec.json.encode(found).decode() + "\n")
    elif wish.out is None:
        tables = [part for chapter in found.chapters for part in shown(chapter, speech, screen.plain)]
        screen.show(title, *tables)
    if wish.out is not None:
        write(found, wish.out, title, speech)


def measured(game: Game, wish: Wish, speech: Speech) -> Balance:
    """Play every table."""
    tables = tables_of(game, wish.bot, wish.seed)
    if are_compiled([wish.bot]) and not wish.on:
        announce(simulator_of(game).compiler, playout.batch, POLICIES[wish.bot] != "random", speech)
    done, total = [], len(tables) * wish.games
    with hands(wish.processes, wish.on) as crew, progress(speech.say(Words("balance-playing")), total) as advance:
        for one in play_out(crew, [table.setup for table in tables], wish.games):
            done.append(one)
            advance(len(one.ends))
    return balance_of(game, wish.bot, wish.games, wish.seed, tables, done)


def shown(chapter: Chapter, speech: Speech, plain: bool) -> Iterator[str | Table]:
    """A chapter for people."""
    table = Table(box=None if plain else SIMPLE_HEAD, pad_edge=False)
    table.add_column("")
    table.add_column(speech.say(Words("balance-figure")), justify="right")
    table.add_column(speech.say(Words("arena-interval")), justify="right")
    for line in chapter.lines:
        table.add_row(name_of(line, speech), figure(line.value, chapter), interval(line, chapter))
    yield speech.say(chapter.title)
    yield table


def name_of(line: Line, speech: Speech) -> str:
    """What a figure is about."""
    return str(speech.value(line.name))


def figure(value: float, chapter: Chapter) -> str:
    """A number as it is written."""
    return f"{value:.1f}{chapter.unit}".replace("-", "−")


def interval(line: Line, chapter: Chapter) -> str:
    """From where to where."""
    return f"{figure(line.low, chapter)} – {figure(line.high, chapter)}"


def write(found: Balance, path: Path, title: str, speech: Speech) -> None:
    """The page, and its picture."""
    drawing = path.with_suffix(".svg")
    try:
        drawing.write_text(drawn(found, speech), encoding="utf-8")
        path.write_text("\n".join(page(found, title, drawing.name, speech)) + "\n", encoding="utf-8")
    except OSError:
        raise TerminalRefusal("cannot_write", path=str(path)) from None
    sys.stderr.write(speech.say(Words("balance-written", {"path": str(path)})) + "\n")


def drawn(found: Balance, speech: Speech) -> str:
    """All chapters, one below the other."""
    return picture(
        (
            speech.say(chapter.title),
            [
                Row(name_of(line, speech), line.value, line.low, line.high, figure(line.value, chapter))
                for line in chapter.lines
            ],
            chapter.even,
            chapter.unit,
        )
        for chapter in found.chapters
    )


def page(found: Balance, title: str, drawing: str, speech: Speech) -> Iterator[str]:
    """The page, line by line."""
    yield from (f"# {title}", "", f"`tablereef balance {found.game} --bot {found.bot} --games {found.games}`", "")
    yield f"![{title}]({drawing})"
    for chapter in found.chapters:
        headings = ["", speech.say(Words("balance-figure")), speech.say(Words("arena-interval"))]
        yield from ("", f"## {speech.say(chapter.title)}", "", f"| {' | '.join(headings)} |", "|---|---:|---:|")
        for line in chapter.lines:
            yield f"| {name_of(line, speech)} | {figure(line.value, chapter)} | {interval(line, chapter)} |"
