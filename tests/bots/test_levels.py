"""Four levels by name; the ids of before go on working, and each plays what its seat may choose."""

import sys
from random import Random

import pytest

from tablereef.bots import Bot, Diver, Plankton, levels, make_bot
from tablereef.bots.levels import FORMERLY, LEVELS, level_of, levels_here, today
from tablereef.bots.snorkeller import Snorkeller
from tablereef.games import GAMES, find
from tablereef.kernel.game import OVER
from tablereef.kernel.knowledge import Knowledge
from tablereef.kernel.match import seeded_match
from tablereef.kernel.refusals import Refusal

GAME = pytest.mark.parametrize("game", GAMES)


@pytest.mark.parametrize(
    ("name", "level"),
    [
        ("plankton", "plankton"),
        ("random", "plankton"),
        ("heuristic", "diver"),
        ("octopus:50ms", "octopus"),
        ("octopus.py:Mine", None),
        ("./octopus", None),
        ("clock", None),
    ],
)
def test_a_name_means_a_level_or_somebody_elses_bot(name: str, level: str | None) -> None:
    assert level_of(name) == level


def test_the_old_ids_make_the_same_players() -> None:
    carcasse = find("carcasse")
    assert {name: type(make_bot(name, carcasse, 0, 1)) for name in FORMERLY} == {"random": Plankton, "heuristic": Diver}
    assert set(map(today, FORMERLY)) < set(LEVELS)


@pytest.mark.parametrize("name", ["shark", "plankton:50ms", "diver:2", ""])
def test_what_is_no_bot_is_refused(name: str) -> None:
    with pytest.raises(Refusal, match="choose one of: plankton, snorkeller, diver, octopus"):
        make_bot(name, find("carcasse"), 0, 1)


def test_an_octopus_needs_the_simulator(monkeypatch: pytest.MonkeyPatch) -> None:
    assert levels_here() == LEVELS
    monkeypatch.setitem(sys.modules, "tablereef.bots.octopus", None)
    with pytest.raises(Refusal, match=r'pip install "tablereef\[sim\]"'):
        make_bot("octopus:50ms", find("carcasse"), 0, 1)
    monkeypatch.setattr(levels, "find_spec", lambda _: None)
    assert levels_here() == ("plankton", "snorkeller", "diver")


def decisions(game: str, bot: Bot) -> list[tuple[Knowledge, int]]:
    """A match of a bot against any choices: what it knew, and what it chose."""
    match, rng, made = seeded_match(find(game), 2, 7), Random(7), []
    while match.turn() != OVER:
        knowledge = match.knowledge(match.turn())
        if match.turn() == 0:
            match.act(0, rng.choice(knowledge.choices()))
        else:
            made.append((knowledge, bot.choose(knowledge)))
            match.act(1, made[-1][1])
    return made


@GAME
def test_a_snorkeller_plays_as_advised_but_overlooks_things(game: str) -> None:
    made = decisions(game, Snorkeller(find(game), seed=1))
    best = Diver()
    asked = [(knowledge, code) for knowledge, code in made if len(knowledge.choices()) > 1]
    agreed = sum(code == best.choose(knowledge) for knowledge, code in asked)
    assert len(asked) / 4 < agreed < len(asked)


@GAME
def test_a_snorkeller_repeats_itself_under_the_same_seed(game: str) -> None:
    first, second = ([code for _, code in decisions(game, Snorkeller(find(game), seed=3))] for _ in range(2))
    assert first == second


def test_a_snorkeller_that_overlooks_nothing_is_a_diver() -> None:
    bot = Snorkeller(find("carcasse"), seed=1)
    bot.rate = 0
    assert all(code == Diver().choose(knowledge) for knowledge, code in decisions("carcasse", bot))
