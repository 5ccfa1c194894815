"""The client itself: small, in five languages, and without a rule."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_pattern
from playwright.sync_api import Page

from tablereef.games import GAMES, find
from tablereef.kernel.text import LANGUAGES
from tests.web.guests import play_now

SOURCE = Path(__file__).parents[2] / "web/src"
ON_CARDS = re.compile(r"^(?:stingray|(?:card|chest|turtle|species|cave|family|diver|back)-\w+) = ([^{\n]+)$", re.M)
SMALLEST = 20_000  # less, and nothing was measured
LARGEST = 150_000  # bytes of the first load, compressed
WORLD = 180_000  # bytes that the world of a game adds
SIZES = """() => performance.getEntries()
  .filter((entry) => 'encodedBodySize' in entry)
  .reduce((sum, entry) => sum + entry.encodedBodySize, 0)"""

OF_WORLDS = r"/world-|\.svg$/.test(entry.name)"


def keys(language: str) -> dict[str, set[str]]:
    """The client's own texts: each key with the variables of its sentence."""
    tree = FluentParser().parse((SOURCE / f"text/{language}.ftl").read_text(encoding="utf-8"))
    assert not [entry for entry in tree.body if isinstance(entry, ast.Junk)]
    sentences = {entry.id.name: serialize_pattern(entry.value) for entry in tree.body if isinstance(entry, ast.Message)}
    return {key: set(re.findall(r"\$(\w+)", sentence)) for key, sentence in sentences.items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_client_says_the_same_in_every_language(language: str) -> None:
    assert keys(language) == keys("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_long_name_on_a_card_has_a_place_to_break(language: str) -> None:
    source = (SOURCE / "lib/hyphens.ts").read_text(encoding="utf-8")
    long = int(re.findall(r"LONG = (\d+)", source)[0])
    ends = tuple(re.findall(r"'(\w+)',", source))
    texts = [(find(game).texts / f"{language}.ftl").read_text(encoding="utf-8") for game in GAMES]
    names = [name for text in texts for name in ON_CARDS.findall(text)]
    assert len(names) > 80
    words = {word for name in names for word in re.split(r"[\s-]", name)}
    assert {word for word in words if len(word) >= long and not word.endswith(ends)} == set()


def test_every_key_in_the_client_has_a_text_and_none_is_left_over() -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.[ts]*") if path.suffix != ".ftl")
    used = set(re.findall(r"\bt\(\s*'([a-z-]+)'", code)) | set(re.findall(r"\? '([a-z-]+)' : '[a-z-]+'\)", code))
    known = set(keys("en"))
    begun = tuple(re.findall(r"\bt\(`([a-z-]+-)\$\{", code))
    assert not used - known
    assert not {key for key in known - used if not key.startswith(begun) and f"'{key}'" not in code}


def test_every_sentence_is_given_the_variables_that_it_names() -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.[ts]*") if path.suffix != ".ftl")
    known, said = keys("en"), re.findall(r"\bt\(\s*'([a-z-]+)'(?:,\s*\{([^}]*)\})?", code)
    assert len(said) > 100
    for key, given in said:
        assert known[key] <= set(re.findall(r"(?:^|,)\s*(\w+)\s*(?=[:,]|$)", given)), key


def test_no_game_is_named_in_the_client_but_in_its_skin() -> None:
    for path in SOURCE.rglob("*"):
        if path.is_file() and "skins" not in path.parts and "gen" not in path.parts:
            text = path.read_text(encoding="utf-8").lower()
            assert not [game for game in GAMES if game in text], path


def test_the_first_load_is_small(home: Page) -> None:
    home.get_by_role("button", name="Play now").first.wait_for()
    assert SMALLEST < home.evaluate(SIZES) < LARGEST


@pytest.mark.parametrize("game", GAMES)
def test_the_world_of_a_game_adds_little(home: Page, game: str) -> None:
    play_now(home, game)
    home.wait_for_load_state("networkidle")
    assert SMALLEST < home.evaluate(SIZES.replace("'encodedBodySize' in entry", OF_WORLDS)) < WORLD
