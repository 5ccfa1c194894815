"""Whole games at a terminal: people at one screen, bots, questions, undo, pages."""

import re
from pathlib import Path
from random import Random

import pytest

from tests.terminal.terminal import Terminal, check_golden, check_private, run

LOOK = re.compile(r"(\w+) (?:sees|finds) ")


def test_questions_lead_to_a_table(tmp_path: Path) -> None:
    with Terminal("play", "--seed", "4", "--save", "game.jsonl", home=tmp_path, lines=60) as terminal:
        for answer in ("1", "9", "3", "2", "Ada", "", "", "", "", ""):
            terminal.type(answer)
        asked = terminal.shown()
        table = terminal.type("2")
    check_golden("questions", asked, table)


def test_the_bare_command_asks_for_the_game(tmp_path: Path) -> None:
    with Terminal(home=tmp_path) as terminal:
        assert "Which game?" in terminal.shown()


def test_enter_takes_the_usual_answers_against_the_bot_for_newcomers(tmp_path: Path) -> None:
    with Terminal("play", "carcasse", home=tmp_path) as terminal:
        while "▸Player 1" not in terminal.type(""):
            assert not terminal.is_over()
        assert "Snorkeller" in terminal.shown()


@pytest.mark.parametrize("lines", [24, 40])
def test_one_person_against_bots(tmp_path: Path, lines: int) -> None:
    arguments = ("--names", "Ada", "--bots", "plankton,diver", "--seed", "11", "--save", "game.jsonl")
    with Terminal("play", "carcasse", *arguments, home=tmp_path, lines=lines) as terminal:
        screens = terminal.play_on(Random(2))
        assert terminal.longest_line() <= 80
        assert terminal.child.exitstatus == 0
    assert not any("Pass the screen" in screen for screen in screens)
    check_golden(f"against_bots_{lines}", *screens[:3], *screens[-2:])


def test_four_seats_with_all_options_fit_80_columns(tmp_path: Path) -> None:
    arguments = ("--names", "Ada,Bartholomäus der,Chloé,Dino", "--seed", "3", "--save", "game.jsonl")
    options = ("--options", "divers=on,memory_aid=on,variant=pile_of_treasure")
    with Terminal("play", "carcasse", *arguments, *options, home=tmp_path, lines=40) as terminal:
        screens = terminal.play_on(Random(5), 25)
        assert terminal.longest_line() <= 80
    check_golden("four_seats_all_options", *screens[::5])


def test_a_secret_is_shown_only_to_who_holds_the_screen(tmp_path: Path) -> None:
    arguments = ("--names", "Ada,Bob", "--seed", "3", "--save", "game.jsonl")
    with Terminal("play", "carcasse", *arguments, home=tmp_path) as terminal:
        passing = terminal.shown()
        private = terminal.type("")
        after = terminal.type("2")
    assert "Pass the screen to Bob" in passing
    assert "looked at: ?, ?, ?" in passing
    assert "Bob finds" in private
    assert "Bob finds" not in after
    check_golden("pass_the_screen", passing, private, after)


def test_nothing_secret_stays_in_what_can_be_scrolled_back_to(tmp_path: Path) -> None:
    arguments = ("--names", "Ada,Bob", "--seed", "3")
    with Terminal("play", "carcasse", *arguments, home=tmp_path) as terminal:
        terminal.type("")
        terminal.type("2")
        assert b"\x1b[?1049h" in terminal.raw  # a page of its own, which has no past
    with Terminal("play", "carcasse", *arguments, "--plain", home=tmp_path) as terminal:
        terminal.type("")
        assert b"\x1b[3J" not in terminal.raw
        terminal.type("2")
        assert b"\x1b[3J" in terminal.raw


def test_a_dumb_terminal_hides_a_secret_behind_blank_lines(tmp_path: Path) -> None:
    arguments = ("--names", "Ada,Bob", "--seed", "3")
    with Terminal("play", "carcasse", *arguments, home=tmp_path, settings={"TERM": "dumb"}) as terminal:
        terminal.type("")
        terminal.type("2")
        assert b"\x1b" not in terminal.raw
        assert b"\r\n" * 40 in terminal.raw


def test_a_choice_is_taken_back_but_no_card(tmp_path: Path) -> None:
    arguments = ("--names", "Ada", "--bots", "diver", "--seed", "16", "--save", "game.jsonl")
    with Terminal("play", "carcasse", *arguments, home=tmp_path) as terminal:
        assert "nothing to take back" in terminal.type("u")
        random = Random(1)
        while "Cut " not in terminal.shown():
            terminal.play_on(random, 1)
        before = terminal.shown()
        cut = terminal.type("1")
        back = terminal.type("u")
    assert "Ada's knife sends" in cut
    assert "Ada takes that back." in back
    check_golden("undo", before, cut, back)


def test_a_hint_is_given_against_bots_and_changes_nothing(tmp_path: Path) -> None:
    arguments = ("--names", "Ada", "--bots", "diver", "--seed", "16", "--save", "game.jsonl")
    with Terminal("play", "carcasse", *arguments, home=tmp_path) as terminal:
        journal = (tmp_path / "game.jsonl").read_text()
        said = re.search(r"A good player would choose (\d+): (.+)", terminal.type("h"))
        assert said is not None
        assert re.search(rf" {said[1]}  {re.escape(said[2])}", terminal.shown())
        assert (tmp_path / "game.jsonl").read_text() == journal


def test_among_people_there_are_no_hints(tmp_path: Path) -> None:
    with Terminal("play", "carcasse", "--names", "Ada,Bob", "--seed", "6", home=tmp_path) as terminal:
        terminal.type("")
        assert "no hints among people" in terminal.type("h")


def test_an_empty_line_and_nonsense_change_nothing(tmp_path: Path) -> None:
    arguments = ("--names", "Ada", "--bots", "plankton", "--seed", "1", "--save", "game.jsonl")
    with Terminal("play", "carcasse", *arguments, home=tmp_path) as terminal:
        journal = (tmp_path / "game.jsonl").read_text()
        terminal.type("")
        assert "“99” is not a choice" in terminal.type("99")
        assert "“drown” is not a choice" in terminal.type("drown")
        assert (tmp_path / "game.jsonl").read_text() == journal


def test_rules_log_and_help_are_pages(tmp_path: Path) -> None:
    arguments = ("--names", "Ada", "--bots", "plankton", "--seed", "1", "--options", "divers=on,variant=all_hands")
    with Terminal("play", "carcasse", *arguments, home=tmp_path) as terminal:
        table = terminal.shown()
        pages = [terminal.type("?"), terminal.type(""), terminal.type("l"), terminal.type("")]
        pages.append(terminal.type("r"))
        while "surface?" not in (page := terminal.type("")):
            pages.append(page)
        assert page == table
    check_golden("pages", *pages)


def test_bots_play_among_themselves(tmp_path: Path) -> None:
    result = run("play", "carcasse", "--players", "2", "--bots", "plankton,diver", "--seed", "1", home=tmp_path)
    assert result.returncode == 0
    assert "wins!" in result.stdout


def test_a_bot_from_a_file_sits_down(tmp_path: Path) -> None:
    code = "class Mine:\n    def choose(self, knowledge):\n        return knowledge.choices()[-1]\n"
    (tmp_path / "mybot.py").write_text(code)
    result = run("play", "carcasse", "--players", "2", "--bots", "mybot.py:Mine,plankton", "--seed", "1", home=tmp_path)
    assert "Mine" in result.stdout
    assert result.returncode == 0


def test_names_are_cleaned_and_told_apart(tmp_path: Path) -> None:
    typed = "1\n" * 3
    result = run("play", "carcasse", "--names", "A\x1b[31mda,Ada,Ada", "--seed", "1", home=tmp_path, typed=typed)
    assert "\x1b" not in result.stdout
    assert "Ada 2" in result.stdout


@pytest.mark.slow
@pytest.mark.parametrize("options", ["", "divers=on", "divers=on,variant=strange_lands,memory_aid=on"])
@pytest.mark.parametrize("seats", ["Ada,Bob", "Ada,Bob,Cleo,Dan"])
def test_whole_games_of_people_at_one_screen(tmp_path: Path, seats: str, options: str) -> None:
    arguments = ("--names", seats, "--seed", "6", "--options", options, "--save", "game.jsonl")
    with Terminal("play", "carcasse", *arguments, home=tmp_path) as terminal:
        screens = terminal.play_on(Random(6))
        assert terminal.child.exitstatus == 0
        assert terminal.longest_line() <= 80
    assert run("verify", "game.jsonl", home=tmp_path).returncode == 0
    check_private(screens[:-1], seats.split(","), LOOK)
