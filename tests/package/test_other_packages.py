"""Games of other packages: found by their entry point, and played like those of this package. Pig is one, for eight."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from tablereef import games
from tablereef.kernel.refusals import Refusal
from tablereef.terminal import boards
from tablereef.terminal.boards import carcasse, generic
from tests.table.people import Party
from tests.table.server import FAST, Server, ask
from tests.terminal.terminal import run
from tests.web.guests import choose, chromium, enter, standing

PIG = Path(__file__).parents[2] / "examples" / "pig"
SEATS = 8


# — found, or refused in one sentence —


@pytest.fixture
def found(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[EntryPoint]]:
    """The entry points of other packages."""
    entries: list[EntryPoint] = []
    monkeypatch.setattr(games, "entry_points", lambda group: entries)
    games.brought.cache_clear()
    games.playable.cache_clear()
    yield entries
    games.brought.cache_clear()
    games.playable.cache_clear()


def entry(name: str, where: str) -> EntryPoint:
    return EntryPoint(name, where, games.GROUP)


def test_a_game_of_another_package_is_one_of_the_games(found: list[EntryPoint]) -> None:
    found.append(entry("mini", "tests.mini:MINI"))
    assert games.find("mini").id == "mini"
    assert games.known() == (*games.GAMES, "mini")
    with pytest.raises(
        Refusal, match='There is no game "chess"; choose one of: carcasse, kleine_fische, coralia, mini'
    ):
        games.find("chess")


@pytest.mark.parametrize(
    ("where", "why"),
    [
        ("no_such_package:GAME", "ModuleNotFoundError: No module named 'no_such_package'"),
        ("tests.mini:NONE", "AttributeError: .* has no attribute 'NONE'"),
        ("tests.mini:MINI", "no Game of that id"),
        ("tests:__name__", "no Game of that id"),
    ],
)
def test_a_broken_package_is_one_sentence_and_the_others_are_played(
    where: str, why: str, found: list[EntryPoint]
) -> None:
    found.append(entry("broken", where))
    with pytest.raises(Refusal, match=rf'The game "broken" \({where}\) cannot be loaded: {why}\.'):
        games.find("broken")
    playable, refusals = games.playable()
    assert tuple(game.id for game in playable) == games.GAMES
    assert [refusal.kind for refusal in refusals] == ["broken_game"]


def test_no_package_replaces_a_game_of_the_house(found: list[EntryPoint]) -> None:
    found.append(entry("carcasse", "tests.mini:MINI"))
    assert games.find("carcasse").id == "carcasse"
    assert games.known() == games.GAMES


def test_a_package_may_bring_a_board_for_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    brought = EntryPoint("mini", "tablereef.terminal.boards.carcasse", boards.GROUP)
    monkeypatch.setattr(boards, "entry_points", lambda group, name: [brought] if name == "mini" else [])
    assert boards.artist_of("mini") is carcasse
    assert boards.artist_of("another") is generic


# — Pig, installed —


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Pig in a folder of its own, on the path of whatever is started from here."""
    folder = tmp_path_factory.mktemp("pig")
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "-q", "--no-deps"]
    subprocess.run([*pip, "--no-build-isolation", "--target", folder / "site", PIG], check=True)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join([str(folder / "site"), os.environ.get("PYTHONPATH", "")]))
        yield folder


@pytest.mark.slow
def test_its_own_tests_pass(installed: Path) -> None:
    tests = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(PIG / "tests")]
    done = subprocess.run(tests, cwd=installed, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout


@pytest.mark.slow
def test_it_is_listed_and_played_in_the_terminal(installed: Path) -> None:
    """Its only language is English; what the table says is said in the language that was asked for."""
    assert "Pig" in run("games", home=installed).stdout
    table = ("play", "pig", "--names", "Ada,Bo,Cy,Di", "--bots", "plankton,plankton,plankton,plankton", "--seed", "1")
    played = run(*table, "--lang", "de", "--save", "pig.jsonl", home=installed, typed="2\n1\n" * 2000)
    assert played.returncode == 0, played.stderr
    assert "roll, or hold?" in played.stdout
    assert "The target is reached." in played.stdout
    assert "gewinnt" in played.stdout
    assert run("verify", "pig.jsonl", home=installed).returncode == 0


@pytest.mark.slow
def test_it_is_simulated(installed: Path) -> None:
    table = ("simulate", "pig", "--players", str(SEATS), "--games", "500", "--bots", "diver,plankton", "--json")
    report = json.loads(run(*table, home=installed).stdout)
    assert report["game"] == "pig"
    assert report["capped"] == 0
    assert sum(report["wins"]) == pytest.approx(500)
    assert sum(report["wins"][::2]) > 450, "who holds at 20 beats who plays at random"


@pytest.fixture(scope="module")
def server(installed: Path) -> Iterator[Server]:
    with Server(installed / "table", *FAST) as running:
        yield running


@pytest.mark.slow
def test_eight_play_it_over_the_socket(server: Server) -> None:
    assert b"game-name = Pig" in ask(server, "GET", "/api/texts/fr/pig.ftl")
    names = ("Ada", "Bo", "Cy", "Di")
    with Party(server, names, bots=SEATS - len(names), game="pig") as party:
        party.play_on()
        assert party.is_over()
        assert len(party.table["seats"]) == SEATS


@pytest.mark.slow
def test_eight_play_it_in_the_browser(server: Server) -> None:
    """The generic board: points are piles, choices are buttons; each player has a colour of their own."""
    problems: list[str] = []
    with chromium() as browser:
        page = enter(browser, server.url, problems)
        page.locator("article", has_text="Pig").get_by_role("link", name="Options").click()
        page.get_by_label(f"{SEATS} players").check()
        page.get_by_role("button", name="Open the table").click()
        expect(page.get_by_text("roll, or hold?")).to_be_visible()
        expect(page.locator(".board")).to_contain_text("At stake")
        dice = Random(1)
        for _ in range(6):
            if standing(page) == "asked":
                choose(page, dice)
        colours = page.evaluate(
            "() => [...Array(8).keys()].map((seat) => getComputedStyle(document.documentElement)"
            ".getPropertyValue(`--seat-${seat}`))"
        )
        assert len(set(colours)) == SEATS
        assert all(colours)
    assert not problems
