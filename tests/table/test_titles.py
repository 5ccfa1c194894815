"""What a list of games says before one of them is opened."""

import pytest
from fluent.runtime import FluentBundle, FluentResource

from tablereef.games import GAMES, find
from tablereef.kernel.text import LANGUAGES, Text
from tablereef.kernel.words import Words
from tablereef.table.seen.titles import message, titles
from tests.table.server import Server, ask


def spoken(source: str, key: str) -> str:
    """A sentence, as a client says it."""
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    return str(bundle.format_pattern(bundle.get_message(key).value)[0])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_its_name_and_says_what_it_is_about(language: str, game: str) -> None:
    own = Text(language, find(game).texts)
    for key in ("game-name", "game-about"):
        assert spoken(titles(language), f"{key}-{game}") == own.say(Words(key))


def test_braces_mean_themselves() -> None:
    assert spoken(message("key", "sets {of}\n cards"), "key") == "sets {of} cards"


def test_they_are_served_as_one_file(file_server: Server) -> None:
    assert ask(file_server, "GET", "/api/texts/fr/titles.ftl").decode() == titles("fr")
