"""The first lessons: matches by the rules, in which the learner does everything once."""

from __future__ import annotations

from random import Random

import pytest

from tablereef.games import GAMES, find
from tablereef.kernel.game import CHANCE, OVER, Game
from tablereef.kernel.lesson import LEARNER, SEATS, Bubble, Lesson
from tablereef.kernel.picture import after
from tablereef.kernel.story import ALL_SEEING
from tablereef.table.door.http import game_card
from tablereef.table.seen.lesson import lesson

TAUGHT = [name for name in GAMES if find(name).lesson]
MATCHES = 30


def script_of(game: Game) -> Lesson:
    assert game.lesson is not None
    return game.lesson


def kinds_in_play(game: Game) -> set[str]:
    """Every kind of choice that comes up in matches like that of the lesson."""
    found = set()
    for seed in range(MATCHES):
        rng, s = Random(seed), game.new(SEATS, script_of(game).options)
        while game.turn(s) != OVER:
            codes = list(game.odds(s)) if game.turn(s) == CHANCE else game.legal(s)
            if game.turn(s) != CHANCE:
                found |= {game.choice_codes.split(code)[0].name for code in codes}
            game.apply(s, rng.choice(codes))
    return found


@pytest.mark.parametrize("name", TAUGHT)
def test_the_learner_does_everything_once(name: str) -> None:
    game = find(name)
    done = {
        game.choice_codes.split(offer.code)[0].name
        for stop in lesson(name).stops
        if stop.asked
        for offer in stop.asked.offers
    }
    assert done == kinds_in_play(game)


@pytest.mark.parametrize("name", TAUGHT)
def test_six_to_ten_bubbles_point_at_what_is_there(name: str) -> None:
    script, sheet = script_of(find(name)), lesson(name)
    assert 6 <= sum(isinstance(step, Bubble) for step in script.steps) <= 10
    pictures = [sheet.zones]
    for line in sheet.lines:
        zones = after(pictures[-1], line.changes)
        for scene in line.scenes:
            zones = after(zones, scene.changes)
        pictures.append(zones)
    for stop in sheet.stops:
        zones = pictures[stop.version]
        there = {zone.id for zone in zones} | {piece.id for zone in zones for piece in zone.pieces}
        assert set(stop.at) <= there, stop


@pytest.mark.parametrize("name", TAUGHT)
def test_four_to_six_things_are_explained_when_they_first_happen_to_a_player(name: str) -> None:
    game = find(name)
    kinds = {kind.name: kind for kind in game.happenings.kinds}
    firsts = script_of(game).firsts
    assert 4 <= len(firsts) <= 6
    assert {kind: (sent.player, sent.at) for kind, sent in game_card(game).firsts.items()} == firsts
    for kind, first in firsts.items():
        assert kinds[kind].fields[first.player].name == "seat"


@pytest.mark.parametrize("name", TAUGHT)
def test_what_is_explained_the_first_time_points_at_what_is_there(name: str) -> None:
    game = find(name)
    zones = game.zones(game.new(SEATS, script_of(game).options), ALL_SEEING)
    there = {zone.id for zone in zones} | {piece.id for zone in zones for piece in zone.pieces}
    fields = {"seat": LEARNER, "victim": LEARNER, "reef": "reef-blue"}
    assert {first.at.format_map(fields) for first in script_of(game).firsts.values() if first.at} <= there


@pytest.mark.parametrize("name", TAUGHT)
def test_where_the_learner_is_asked_there_is_one_answer(name: str) -> None:
    for stop in lesson(name).stops:
        assert stop.asked is not None
        assert stop.words is not None or len(stop.asked.offers) == 1
        if stop.asked.offers:
            assert stop.asked.turn == LEARNER
