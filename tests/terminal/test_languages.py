"""Five languages: the same sentences, and a table that fits 80 columns in each."""

from pathlib import Path
from random import Random

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tablereef.kernel.text import LANGUAGES
from tablereef.terminal.speech import TEXTS, Speech, language_of
from tests.terminal.terminal import Terminal, check_golden


class Variables(Visitor):  # type: ignore[misc]
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    found = {}
    for entry in FluentParser().parse((TEXTS / f"{language}.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_there_with_the_same_fields(language: str) -> None:
    assert messages(language) == messages("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_hints_fit_one_line(language: str) -> None:
    speech = Speech(language)
    assert max(len(speech.ui("hints")), len(speech.ui("watch-hints"))) <= 80


def test_french_has_its_spaces() -> None:
    text = (TEXTS / "fr.ftl").read_text(encoding="utf-8")
    assert not [line for line in text.splitlines() if not line.startswith("#") and (" ?" in line or " !" in line)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_in_every_language(tmp_path: Path, language: str) -> None:
    arguments = ("--names", "Ada,Bob", "--seed", "3", "--options", "divers=on", "--save", "game.jsonl")
    with Terminal("play", "carcasse", *arguments, "--lang", language, home=tmp_path, lines=30) as terminal:
        screens = terminal.play_on(Random(4), 12)
        screens.append(terminal.type("?"))
        terminal.type("")
        screens.append(terminal.type("s"))
        assert terminal.longest_line() <= 80
    check_golden(f"language_{language}", *screens[::3])


def test_the_locale_chooses_the_language() -> None:
    assert language_of({"LANG": "de_AT.UTF-8"}) == "de"
    assert language_of({"LANG": "de_AT.UTF-8", "LC_ALL": "fr_FR"}) == "fr"
    assert language_of({"LANG": "pt_BR.UTF-8"}) == "en"
    assert language_of({"LANG": "C"}) == "en"
    assert language_of({}) == "en"
