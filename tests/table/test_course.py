"""The end says where a match was decided: honestly, once for each match, and never on the event loop."""

import asyncio
import re
import threading
from functools import cache
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tablereef.games import GAMES, find
from tablereef.kernel.game import OVER
from tablereef.kernel.match import Match, seeded_match
from tablereef.kernel.text import LANGUAGES, Text
from tablereef.table.live import table as live
from tablereef.table.refusals import TEXTS
from tablereef.table.seen import course as seen
from tablereef.table.seen.course import FINALE, course
from tablereef.table.seen.ending import ending
from tablereef.table.seen.news import Heard
from tablereef.table.store.rows import Guest
from tablereef.table.wire.messages import Bot, Course, NewTable, Person
from tests.table.inside import serving, settings_in

SEATS = 3
SEEDS = range(6)


@cache
def played(name: str, seed: int) -> Match:
    """A match of random choices, to its end."""
    match, random = seeded_match(find(name), SEATS, seed), Random(seed)
    while match.turn() != OVER:
        match.act(match.turn(), random.choice(match.game.legal(match.state)))
    return match


@cache
def went(name: str, seed: int) -> Course:
    """How it went."""
    told = course(played(name, seed))
    assert told is not None
    return told


def points_at(match: Match, version: int) -> tuple[int, ...]:
    """How everyone stood after so many lines."""
    again = Match(match.game, match.header)
    for line in match.lines[:version]:
        again.add(line)
    return match.game.outcome(again.state).points


def lead(before: tuple[int, ...], after: tuple[int, ...], winner: int, seat: int) -> int:
    """By how much a winner got further ahead."""
    return after[winner] - before[winner] - after[seat] + before[seat]


@pytest.mark.parametrize("name", GAMES)
def test_a_loser_hears_where_the_winner_got_furthest_ahead(name: str) -> None:
    """The words say what the points say, and no turn brought more."""
    heard = 0
    for seed in SEEDS:
        match, told = played(name, seed), went(name, seed)
        places = match.outcome().places
        winner = places.index(1)
        steps = list(pairwise(told.points))
        turns = steps[:-1] if match.game.happenings.finale else steps
        for decision, seat in ((told.decisions[seat], seat) for seat in range(SEATS) if places[seat] > 1):
            assert decision is not None
            heard += 1
            fields: dict[str, Any] = decision.words.fields
            if "turn" in fields:
                before, after = turns[fields["turn"] - 1]
                assert fields["points"] == lead(before, after, winner, seat)
                assert before == points_at(match, decision.version)
            ahead = fields["points"] - fields.get("own", 0)
            assert ahead == max(ahead, *(lead(*turn, winner, seat) for turn in turns)) > 0
    assert heard > 6


@pytest.mark.parametrize("name", GAMES)
def test_the_points_go_from_nothing_to_the_result(name: str) -> None:
    match, told = played(name, 3), went(name, 3)
    assert set(told.points[0]) == {0}
    assert told.points[-1] == match.outcome().points


def test_the_final_scoring_is_nobodys_turn() -> None:
    """Coralia: what decided it there is a part of the score."""
    keys = set()
    for seed in SEEDS:
        match, told = played("coralia", seed), went("coralia", seed)
        assert sum(beginning.mover == FINALE for beginning in seen.beginnings(match)) == 1
        assert len(told.points) == 9 * SEATS + 2  # nine rounds, the scoring, and the end
        for decision in filter(None, told.decisions):
            keys.add(decision.words.key)
            if "part" in decision.words.fields:
                assert points_at(match, decision.version) == told.points[-2]
    assert {"turned-part", "best-part"} <= keys


def test_who_wins_hears_of_the_best_turn() -> None:
    told, winner = went("carcasse", 2), played("carcasse", 2).outcome().places.index(1)
    gains = [after[winner] - before[winner] for before, after in pairwise(told.points)]
    best = told.decisions[winner]
    assert best is not None
    fields: dict[str, Any] = best.words.fields
    assert best.words.key == "best-turn"
    assert fields["points"] == gains[fields["turn"] - 1] == max(gains)


def test_a_match_that_was_given_up_has_no_turn_that_decided_it() -> None:
    match = seeded_match(find("carcasse"), SEATS, 1)
    match.resign(0)
    match.resign(1)
    assert course(match) is None
    assert ending(match) is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_in_every_language(language: str) -> None:
    keys = set()
    for name in GAMES:
        text = Text(language, TEXTS, find(name).texts, names=("Ada", "Bob", "Cleo"))
        for decision in (one for seed in SEEDS for one in went(name, seed).decisions if one is not None):
            keys.add(decision.words.key)
            said = text.say(decision.words)
            assert str(decision.words.fields["points"]) in said
            assert any(player in said for player in text.names)
    assert keys >= {"turned-winner", "turned-part", "best-turn", "best-part"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_part_of_the_score_bears_no_number_of_a_chapter_in_a_sentence(language: str) -> None:
    heard = 0
    for name in GAMES:
        text = Text(language, TEXTS, find(name).texts, names=("Ada", "Bob", "Cleo"))
        for decision in (one for seed in SEEDS for one in went(name, seed).decisions if one is not None):
            if "part" in decision.words.fields:
                heard += 1
                assert not re.search(r"\(\d\.", text.say(decision.words))
    assert heard


def test_the_server_looks_back_once_and_beside_its_event_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """When the match ends, and when a finished one is read from the store; not for each who looks."""
    threads: list[threading.Thread] = []

    def watched(match: Match) -> Course | None:
        threads.append(threading.current_thread())
        return course(match)

    monkeypatch.setattr(live, "course", watched)

    async def play() -> None:
        async with serving(settings_in(tmp_path)) as inside:
            guest, _ = await inside.tables.welcome("Ada")
            seats = (Person(name="Ada"), Bot(level="plankton"))
            table = await inside.tables.open_table(guest, NewTable(game="carcasse", seats=seats))
            async with table.held():
                table.seat_bot(0, "plankton")
                await inside.tables.keep(table, table.change(None))
            while table.phase() != "over" or table.course is None:
                await asyncio.sleep(0.02)
            assert len(threads) == 1
            ends = [told_end(table, guest, seat) for seat in (None, 0, 0)]
            del inside.tables.live[table.row.id]
            again = await inside.tables.find(table.row.id)
            assert told_end(again, guest, 0) == ends[0] == ends[1] == ends[2]

    asyncio.run(play())
    assert len(threads) == 2
    assert threading.main_thread() not in threads


def told_end(table: live.LiveTable, guest: Guest, seat: int | None) -> Course | None:
    """How the match went, as somebody is told who comes now."""
    state = table.state(guest, seat, Heard())
    assert state is not None
    assert state.ending is not None
    return state.ending.course
