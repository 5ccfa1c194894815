"""Coralia at a terminal: whole games, 80 and 100 columns, five languages, what is private, and where choices lead."""

import re
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from random import Random

import pytest

from tablereef.games import find
from tablereef.kernel.game import OVER
from tablereef.kernel.knowledge import Knowledge
from tablereef.kernel.match import seeded_match
from tablereef.kernel.story import SPECTATOR
from tablereef.kernel.text import LANGUAGES
from tablereef.terminal.boards import coralia
from tablereef.terminal.choices import choices, in_columns
from tablereef.terminal.ending import name_of
from tablereef.terminal.speech import Speech
from tests.rules.coralia.table import Table, at_the_end, lay
from tests.terminal.terminal import Terminal, check_golden, check_private, printed, run

pytestmark = pytest.mark.slow  # whole games
GAME = find("coralia")
NAMES = ("Ada", "Bob", "Anna", "Bartholomäus")
SPEECH = Speech("en", GAME, NAMES)
PLAY = ("play", "coralia", "--save", "game.jsonl")
OWN_CARDS = re.compile(r"^(\w+)'s hidden cards:", re.M)
SECRET = re.compile(r"(\w+) (?:(?:draws|looks at)\s+(?!a\s+card)|keeps\s+(?!one\s+of|the\s))")


# — whole games —


@pytest.mark.parametrize(("columns", "lines"), [(80, 24), (100, 34)])
def test_one_person_against_bots(tmp_path: Path, columns: int, lines: int) -> None:
    arguments = ("--names", "Ada", "--bots", "plankton", "--seed", "21")
    with Terminal(*PLAY, *arguments, home=tmp_path, lines=lines, columns=columns) as terminal:
        screens = terminal.play_on(Random(2))
        assert terminal.child.exitstatus == 0
        assert terminal.longest_line() <= columns
    assert all("Coralia" in screen.splitlines()[0] for screen in screens[:-1]), "a board is taller than the terminal"
    assert not any("Pass the screen" in screen for screen in screens)
    assert run("verify", "game.jsonl", home=tmp_path).returncode == 0
    check_golden(f"coralia_{columns}", *screens[:1], *screens[4:7], *screens[16:20], *screens[-2:])


def test_a_whole_game_in_a_pipe(tmp_path: Path) -> None:
    result = run(*PLAY, "--names", "Ada,Bob,Cleo", "--seed", "8", home=tmp_path, typed="1\n2\n\n" * 300)
    assert result.returncode == 0
    assert "\x1b" not in result.stdout
    assert max(map(len, result.stdout.splitlines())) <= 80
    assert re.search("wins!|share the victory!", result.stdout)


def test_plain_on_demand(tmp_path: Path) -> None:
    with Terminal(*PLAY, "--names", "Ada,Bob", "--seed", "8", "--plain", home=tmp_path, lines=40) as terminal:
        screens = terminal.play_on(Random(8), 6)
        assert b"\x1b" not in terminal.raw
    check_golden("coralia_plain", screens[-1])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_in_every_language(tmp_path: Path, language: str) -> None:
    arguments = ("--names", "Bartholomäus", "--bots", "plankton,plankton,plankton", "--players", "4", "--seed", "3")
    with Terminal(*PLAY, *arguments, "--lang", language, home=tmp_path, lines=34) as terminal:
        screens = terminal.play_on(Random(4), 15)
        pages = [terminal.type("?")]
        terminal.type("")
        pages.append(terminal.type("r"))
        assert terminal.longest_line() <= 80
    check_golden(f"coralia_{language}", *screens[4::7], *pages)


def test_a_match_that_is_over_is_watched_through_anyones_eyes(tmp_path: Path) -> None:
    run(*PLAY, "--players", "2", "--names", "Ada,Bob", "--bots", "plankton,plankton", "--seed", "4", home=tmp_path)
    everyone, ada = (run("watch", "game.jsonl", *seat, home=tmp_path).stdout for seat in ((), ("--seat", "0")))
    assert set(SECRET.findall(everyone)) == {"Ada", "Bob"}
    assert set(SECRET.findall(ada)) == {"Ada"}


# — what is private —


@pytest.mark.slow
@pytest.mark.parametrize("seats", ["Ada,Bob", "Ada,Bob,Cleo,Dan"])
def test_own_cards_are_shown_only_to_who_holds_the_screen(tmp_path: Path, seats: str) -> None:
    with Terminal(*PLAY, "--names", seats, "--seed", "6", home=tmp_path, lines=50) as terminal:
        screens = terminal.play_on(Random(6))
        assert terminal.child.exitstatus == 0
        assert terminal.longest_line() <= 80
    check_private(screens[:-1], seats.split(","), OWN_CARDS, SECRET)


def test_the_screen_is_passed_before_cards_are_looked_at(tmp_path: Path) -> None:
    with Terminal(*PLAY, "--names", "Ada,Bob", "--seed", "6", home=tmp_path, lines=30) as terminal:
        random = Random(2)
        while "which card do you keep" not in terminal.shown():
            terminal.play_on(random, 1)
        passing, own, later = terminal.shown(), terminal.type(""), terminal.type("1")
    assert "Pass the screen to" in passing
    assert not SECRET.search(passing)
    assert re.search(r" 1  Keep [“\w]+", own)
    assert not SECRET.search(later)
    check_golden("coralia_pass", passing, own, later)


# — the board —


def drawn(table: Table, speech: Speech = SPEECH, seat: int | None = None) -> str:
    """What who moves, or another seat, sees: the board, what lies below it, and the choices."""
    knowledge = Knowledge(GAME, table.s, table.to_move if seat is None else seat)
    board, offers = coralia.draw(knowledge, speech, False), choices(knowledge, coralia, speech)
    answers = [in_columns(offers, 80)] if offers else []
    return printed(board.title, board.side, *board.middle, speech.say(knowledge.view().question), *answers)


def busy(**more: object) -> Table:
    """A table with something everywhere."""
    position: dict[str, object] = {
        "seats": 4,
        "reefs": {"yellow": "pearl fish octopus", "blue": "diver treasure", "red": "turtle starfish", "green": "diver"},
        "white": {"red": "starfish"},
        "island": "green green orange",
        "octopuses": {"yellow": 1},
        "divers": {0: "green", 3: "blue"},
        "gone": "blue",
        "turtles": ("jellyfish copy", "", "stingray"),
        "opened": ("", "", "", "pearl_card"),
        "hands": ("pearl_5 pearl_2 pearl_2 lionfish per_turtle", "island:angelfish", "pearl_6", ""),
        "stingrays": (0, 0, 1),
        "points": (7, 3, 0, 12),
        "station": "yellow-pearl blue-diver violet-diver red-octopus",
    }
    return lay(**(position | more))  # type: ignore[arg-type]


def gallery() -> Iterator[str]:
    """Questions that are rare, one after the other."""
    yield drawn(busy())
    yield drawn(busy(station="yellow-pearl green-diver violet-turtle red-octopus", active=1))
    kept = busy(station="yellow-pearl blue-diver violet-fish", due="taking")
    kept.take("violet")
    kept.keep("blue-diver")
    yield drawn(kept)
    fish = busy(station="blue-fish red-fish red-pearl green-pearl")
    fish.place("blue-fish")
    fish.draw("lionfish pufferfish")
    yield drawn(fish)
    yield drawn(fish, seat=1)
    chest = busy(station="violet-diver red-fish red-pearl green-pearl")
    chest.place("violet-diver")
    chest.open("white_die")
    chest.roll_white("diver")
    yield drawn(chest)
    copying = busy(station="violet-turtle red-fish red-pearl green-pearl", reef_turtles={"violet": "white_die"})
    yield drawn(copying)
    end = at_the_end(
        hands=("chests_red_green dice_red_violet side_chest pearl_6 pearl_4", "lionfish"),
        station="red-fish red-pearl violet-pearl",
        supply={"blue": 1},
        reefs={"red": "turtle starfish treasure", "yellow": "pearl"},
        divers={0: "red"},
    )
    end.show_all()
    yield drawn(end)
    end.play_card("chests_red_green")
    yield drawn(end)
    end.play("raise reef=green")
    end.open("white_die")
    end.roll_white("fish")
    yield drawn(end)
    end.play("set reef=green")
    end.draw("lionfish pufferfish")
    end.pick("pufferfish")
    end.open("jellyfish")
    end.play_card("dice_red_violet")
    yield drawn(end)


def test_a_gallery_of_rare_questions() -> None:
    check_golden("coralia_gallery", *gallery())


def test_every_number_on_the_board_is_a_choice_at_a_place() -> None:
    counted = 0
    for seed in range(4):
        match, random = seeded_match(GAME, 2 + seed % 3, seed), Random(seed)
        while match.turn() != OVER:
            knowledge = match.knowledge(match.turn())
            offers = knowledge.view().offers
            numbers = re.findall(r"\[(\d+)\]", printed(coralia.draw(knowledge, SPEECH, False).side))
            kinds = [GAME.choice_codes.split(offer.code)[0].name for offer in offers]
            placed = [n for n, kind in enumerate(kinds, 1) if kind in ("take", "place", "land", "set", "raise")]
            assert sorted(map(int, numbers)) == placed
            counted += len(placed)
            match.act(match.turn(), random.choice(offers).code)
    assert counted > 300


def test_figures_are_told_by_letters() -> None:
    shown = drawn(busy())
    assert re.search(r"octopus \(3\) +■ B ", shown)
    assert re.search(r"diver \(0\) +· +(\[\d\] )?■ R +· +· +■ A ", shown)


def test_nothing_that_a_seat_cannot_know_is_drawn() -> None:
    spectator, bob = drawn(busy(), seat=SPECTATOR), drawn(busy(), seat=1)
    assert "hidden cards" not in spectator
    assert "Bob's hidden cards: Emperor angelfish" in bob
    assert "3 per turtle" not in bob


# — the end —


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_parts_of_the_score_are_told_by_step(language: str) -> None:
    match, speech = seeded_match(GAME, 2, 1), Speech(language, GAME)
    names = [name_of(match, part, speech) for part in range(len(GAME.parts.names))]
    steps = [(step, len([*group])) for step, group in groupby(names[1:], lambda name: name.split(":")[0].strip())]
    assert [number for _, number in steps] == [6, 1, 2, 2]
    assert all(step.isalpha() for step, _ in steps), "by name: a number of a step says nothing in a sentence"
    assert len(set(names)) == len(names)
