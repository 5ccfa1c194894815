"""Kleine Fische at a terminal: whole games, both sizes of the board, five languages, what fades and what is private."""

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from tablereef.games import find
from tablereef.games.kleine_fische.components import CAVES, SPECIES
from tablereef.kernel.game import OVER
from tablereef.kernel.knowledge import Knowledge
from tablereef.kernel.match import seeded_match
from tablereef.kernel.text import LANGUAGES
from tablereef.kernel.words import Words
from tablereef.terminal.boards import kleine_fische
from tablereef.terminal.boards.reef import Token, fitted
from tablereef.terminal.choices import choices, in_columns
from tablereef.terminal.palette import letters_of
from tablereef.terminal.speech import Speech
from tests.rules.kleine_fische.table import Table, lay
from tests.terminal.terminal import Terminal, check_golden, check_private, printed, run

pytestmark = pytest.mark.slow  # whole games
GAME = find("kleine_fische")
NAMES = ("Ada", "Bob", "Anna")
SPEECH = Speech("en", GAME, NAMES)
PLAY = ("play", "kleine_fische", "--save", "game.jsonl")
TITLE = "Kleine Fische ganz groß!"
OWN_CARDS = re.compile(r"^(\w+): .*Points \d+", re.M)
WANTED = re.compile(r"^ *(\d+)  (?:Explore|Play|Swim on)", re.M)
SECRET = re.compile(r"(\w+) (?:sees|finds) ")


# — whole games —


@pytest.mark.parametrize(("columns", "lines"), [(80, 24), (100, 34)])
def test_one_person_against_bots(tmp_path: Path, columns: int, lines: int) -> None:
    arguments = ("--names", "Ada", "--bots", "plankton", "--seed", "21")
    with Terminal(*PLAY, *arguments, home=tmp_path, lines=lines, columns=columns) as terminal:
        screens = terminal.play_on(Random(2))
        assert terminal.child.exitstatus == 0
        assert terminal.longest_line() <= columns
    assert all(TITLE in screen.splitlines()[0] for screen in screens[:-1]), "a board is taller than the terminal"
    assert run("verify", "game.jsonl", home=tmp_path).returncode == 0
    check_golden(f"kleine_fische_{columns}", *screens[:4], *screens[40:44], *screens[-2:])


def test_four_seats_fit_80_columns(tmp_path: Path) -> None:
    names = ("--names", "Ada,Bartholomäus der,Bartholomäus die,Dino", "--options", "memory_aid=on")
    with Terminal(*PLAY, *names, "--seed", "3", home=tmp_path, lines=40) as terminal:
        screens = terminal.play_on(Random(5), 60)
        assert terminal.longest_line() <= 80
    check_golden("kleine_fische_four", *screens[::15])


def test_a_whole_game_in_a_pipe(tmp_path: Path) -> None:
    arguments = ("--names", "Ada,Bob", "--seed", "8", "--options", "memory_aid=on")
    result = run(*PLAY, *arguments, home=tmp_path, typed="1\n2\n3\n" * 200)
    assert result.returncode == 0
    assert "\x1b" not in result.stdout
    assert max(map(len, result.stdout.splitlines())) <= 80
    assert re.search("wins!|share the victory!", result.stdout)


def test_plain_on_demand(tmp_path: Path) -> None:
    with Terminal(*PLAY, "--names", "Ada,Bob", "--seed", "8", "--plain", home=tmp_path, lines=40) as terminal:
        screen = terminal.type("2")
        assert b"\x1b" not in terminal.raw
    check_golden("kleine_fische_plain", screen)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_in_every_language(tmp_path: Path, language: str) -> None:
    arguments = ("--names", "Ada", "--bots", "plankton", "--seed", "3", "--lang", language)
    with Terminal(*PLAY, *arguments, home=tmp_path, lines=30) as terminal:
        screens = terminal.play_on(Random(4), 24)
        screens.append(terminal.type("?"))
        terminal.type("")
        screens.append(terminal.type("r"))
        assert terminal.longest_line() <= 80
    check_golden(f"kleine_fische_{language}", *screens[::5], *screens[-2:])


def test_the_rules_tell_what_every_cave_card_does(tmp_path: Path) -> None:
    result = run(*PLAY, "--names", "Ada,Bob", "--seed", "8", home=tmp_path, typed="r\n")
    kinds_of_caves = {name.removesuffix("_a").removesuffix("_b") for name in CAVES}
    assert len(kinds_of_caves) == 10
    for kind in kinds_of_caves:
        assert SPEECH.say(Words(f"cave-{kind}-about"))[:30] in result.stdout


# — what is private, and what fades —


@pytest.mark.slow
def test_own_cards_are_shown_only_to_who_holds_the_screen(tmp_path: Path) -> None:
    with Terminal(*PLAY, "--names", "Ada,Bob", "--seed", "6", home=tmp_path) as terminal:
        screens = explore(terminal, Random(6))
        assert terminal.child.exitstatus == 0
        assert terminal.longest_line() <= 80
    check_private(screens[:-1], ("Ada", "Bob"), OWN_CARDS, SECRET)


def explore(terminal: Terminal, random: Random) -> list[str]:
    """Play on at random, but explore, use cards and mostly swim on where that is offered; all screens on the way."""
    screens = []
    while not terminal.is_over():
        screens.append(terminal.shown())
        wanted = WANTED.findall(terminal.shown()) if random.random() < 0.8 else []
        numbers = wanted or terminal.numbers()
        terminal.type(random.choice(numbers) if numbers else "")
    return [*screens, terminal.shown()]


def test_the_screen_is_passed_once_a_turn(tmp_path: Path) -> None:
    with Terminal(*PLAY, "--names", "Ada,Bob", "--seed", "6", home=tmp_path) as terminal:
        while "Pass the screen" not in terminal.shown():
            terminal.type("2" if "2" in terminal.numbers() else "1")
        passing, own, later = terminal.shown(), terminal.type(""), terminal.type("1")
    name = re.findall(r"Pass the screen to (\w+);", passing)[0]
    assert not OWN_CARDS.search(passing)
    assert OWN_CARDS.findall(own) == [name]
    assert OWN_CARDS.findall(later) == [name]
    check_golden("kleine_fische_pass", passing, own, later)


@pytest.mark.parametrize(("aid", "named"), [("off", False), ("on", True)])
def test_the_log_forgets_fish_of_earlier_turns_without_the_memory_aid(tmp_path: Path, aid: str, named: bool) -> None:
    arguments = ("--names", "Ada,Bob", "--seed", "6", "--options", f"memory_aid={aid}", "--plain")
    with Terminal(*PLAY, *arguments, home=tmp_path, lines=200) as terminal:
        while not (first := re.search(r"(\w+ turns up [^.]+ at \w\d)\.", terminal.shown())):
            terminal.type("1")
        while "where do you jump in" not in terminal.type("2"):
            pass
        terminal.type("1")
        log = terminal.type("l").rpartition("› l")[2]
    assert "stops." in log
    assert (first[1] in log) == named


@pytest.mark.parametrize(("aid", "status"), [("off", 2), ("on", 0)])
def test_a_running_match_is_watched_only_with_the_memory_aid(tmp_path: Path, aid: str, status: int) -> None:
    options = ("--names", "Ada,Bob", "--seed", "6", "--options", f"memory_aid={aid}")
    run(*PLAY, *options, home=tmp_path, typed="1\n")
    result = run("watch", "game.jsonl", home=tmp_path)
    assert result.returncode == status
    assert ("without the memory aid" in result.stderr) == (status == 2)


def test_a_match_that_is_over_is_watched_through_anyones_eyes(tmp_path: Path) -> None:
    bots = ("--players", "2", "--names", "Ada,Bob", "--bots", "plankton,plankton", "--seed", "5")
    run(*PLAY, *bots, home=tmp_path)
    viewers: tuple[tuple[str, ...], ...] = ((), ("--seat", "0"), ("--seat", "1"))
    everyone, ada, bob = (run("watch", "game.jsonl", *seat, home=tmp_path).stdout for seat in viewers)
    assert set(SECRET.findall(everyone)) == set(SECRET.findall(ada)) == {"Ada"}
    assert "Ada lights up" in bob
    assert not SECRET.search(bob)
    with Terminal("watch", "game.jsonl", home=tmp_path) as terminal:
        screens = [terminal.type(command) for command in ("t 9", "seat 1", "seat all", "99999")]
        assert terminal.longest_line() <= 80
    check_golden("kleine_fische_watch", *screens)


# — the board —


def decisions(seed: int, options: dict[str, str]) -> Iterator[Knowledge]:
    """The decisions of a random game of three, as the seat to move knows the position."""
    match, random = seeded_match(GAME, 3, seed, options=options), Random(seed)
    while match.turn() != OVER:
        knowledge = match.knowledge(match.turn())
        yield knowledge
        match.act(match.turn(), random.choice(knowledge.choices()))


def drawn(knowledge: Knowledge, columns: int = 80, lines: int = 24) -> str:
    """The board, what lies below it, and the choices."""
    board, question = kleine_fische.draw(knowledge, SPEECH, False), SPEECH.say(knowledge.view().question)
    answers = in_columns(choices(knowledge, kleine_fische, SPEECH), columns)
    return printed(board.title, board.side, *board.middle, question, answers, columns=columns, lines=lines)


def kinds(knowledge: Knowledge) -> set[str]:
    """The kinds of choices."""
    return {GAME.choice_codes.split(code)[0].name for code in knowledge.choices()}


def after(table: Table, *events: str) -> str:
    """What who moves then sees."""
    table.play(*events)
    return drawn(Knowledge(GAME, table.s, table.to_move))


STACKS = ("clownfish-4 moray-1 reef_shark-2a", "stingray-3a angelfish-2a", "boxfish-4")
DIVERS = ("v2.2>x2.2", "h3.1>x3.1", "h3.1>x3.2")


def gallery() -> Iterator[str]:
    """Questions that are rare, one after the other."""
    only_caves = "0.0=cave_3 0.1=cave_4 0.2=cave_5 0.3=cave_6 0.4=cave_3"
    yield after(lay(only_caves, divers=("boat", "v2.4>x2.4")))
    held = ("fins_3 light_2 rainbow_a", "roll_1", "")
    yield after(lay(divers=DIVERS, stacks=STACKS, caves=held))
    light = lay(divers=DIVERS, stacks=STACKS, caves=held)
    yield after(light, "play cave=light_2")
    yield after(light, "look cell=1.1", "glimpse fish=moray-4")
    yield after(light, "look cell=4.4", "glimpse fish=lionfish-1_ink")
    yield after(light, "play cave=fins_3", "move space=h2.1")
    yield after(lay(divers=("h5.4>x5.5", "h3.1>x3.1"), octopus="v4.5"))
    up = "1.2=clownfish-1 1.3=frogfish-1_ink 1.4=flounder-3a"
    robber = lay("2.2=cave_3", up=up, divers=DIVERS, stacks=STACKS, caves=("roll_2", "", ""), octopus="h5.1")
    yield after(robber)
    yield after(robber, "swim_on", "move space=v1.2", "reveal fish=parrotfish-2a", "stop")
    yield after(robber, "octopus space=v4.1", "octopus space=v3.1")
    yield after(robber, "octopus space=h3.1")
    yield after(robber, "rob seat=1")
    yield after(robber, "announce number=2", "die result=1")
    yield after(robber, "play cave=roll_2", "die result=-1")


def test_a_gallery_of_rare_questions() -> None:
    check_golden("kleine_fische_gallery", *gallery())


def test_every_number_on_the_board_is_a_choice_and_the_other_way_round() -> None:
    counted = 0
    for knowledge in decisions(3, {}):
        labels = kleine_fische.labels(knowledge, knowledge.view())
        tokens = [token.full.rstrip("←→↑↓") for tokens in labels.values() for token in tokens]
        numbers = [int(token) for token in tokens if token != "•"]
        offers = enumerate(knowledge.view().offers, 1)
        at_a_place = [n for n, offer in offers if GAME.choice_codes.split(offer.code)[0].name in PLACED]
        assert sorted(numbers) == at_a_place
        counted += len(numbers)
    assert counted > 100


PLACED = {"jump", "move", "octopus", "look", "turn_up", "explore"}


def test_swimming_on_lights_the_spaces_that_are_asked_next() -> None:
    table = lay(up="1.2=moray-1", divers=("v1.2>x2.2", "boat"))
    lit = kleine_fische.labels(Knowledge(GAME, table.s, 0), Knowledge(GAME, table.s, 0).view())
    table.play("swim_on")
    moves = {offer.path[0] for offer in Knowledge(GAME, table.s, 0).view().offers}
    assert {piece for piece, tokens in lit.items() if tokens[0].full == "•"} == moves


def test_both_sizes_show_the_same_board() -> None:
    for number, knowledge in enumerate(decisions(5, {"memory_aid": "on"})):
        if number % 20 == 0:
            for columns, lines, width in ((80, 24, 50), (100, 30, 71)):
                rows = drawn(knowledge, columns, lines).splitlines()[1:]
                board = rows[: next(i for i, row in enumerate(rows) if "└" in row) + 1]
                assert max(map(len, board)) <= width
                assert sum(len(re.findall(r"\(\d\)", row)) for row in board) == caves_on_board(knowledge)


def caves_on_board(knowledge: Knowledge) -> int:
    return sum(back > 0 for back in knowledge.state.back)


# — letters and names —


def test_every_player_has_a_letter_of_its_own() -> None:
    assert letters_of(("Ada", "Bob", "Anna", "Adam")) == ("A", "B", "N", "D")
    assert letters_of(("Ada", "Ada 2", "ß", "日本")) == ("A", "D", "S", "B")


@pytest.mark.parametrize("language", LANGUAGES)
def test_species_are_told_apart_by_three_letters(language: str) -> None:
    speech = Speech(language, GAME)
    shorts = [speech.say(Words(f"species-{name}-short")) for name in SPECIES]
    assert len({short[:3] for short in shorts}) == len({speech.say(Words(f"species-{name}")) for name in SPECIES}) == 13
    assert all(3 <= len(short) <= 11 for short in shorts)


def test_a_crowded_space_shortens_what_it_shows() -> None:
    divers = [Token(f"{letter}↑", letter, "") for letter in "ABCD"]
    assert fitted(divers[:1], 6).plain == "A↑"
    assert fitted(divers[:2], 6).plain == "A↑ B↑"
    assert fitted(divers[:3], 6).plain == "A↑B↑C↑"
    assert fitted(divers[:2], 3).plain == "A↑B"
    assert fitted(divers[:3], 3).plain == "ABC"
    assert fitted(divers, 3).plain == "AB+"
