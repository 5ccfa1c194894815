"""The texts: every key that can be said exists in five languages, with the same fields, and nothing more."""

import re
from pathlib import Path

import pytest
from fluent.syntax import ast

import tablereef
from tablereef.arena.refusals import TEXTS as ARENA
from tablereef.arena.refusals import ArenaRefusal
from tablereef.bots.levels import LEVELS
from tablereef.bots.refusals import TEXTS as BOT_TEXTS
from tablereef.bots.refusals import BotRefusal
from tablereef.games import GAMES, find
from tablereef.kernel.refusals import Refusal, known_language
from tablereef.kernel.text import COMMON, LANGUAGES, Text, languages_in
from tablereef.kernel.words import Words
from tablereef.table.refusals import TEXTS as TABLE
from tablereef.table.refusals import TableRefusal
from tablereef.terminal.refusals import TerminalRefusal
from tablereef.terminal.speech import TEXTS as TERMINAL
from tablereef.testing.texts import fields_of, sentences
from tests.mini import MINI

FOLDERS = {"kernel": COMMON, "bots": BOT_TEXTS, "arena": ARENA, "table": TABLE, "terminal": TERMINAL} | {
    name: find(name).texts for name in GAMES
}
SAME = {  # sentences that really are equal to the English ones
    "de": {"game-name", "bot-name-plankton", "species-clownfish-short", "zone-station"},
    "fr": {
        "game-name",
        "family-drone",
        "diver-saboteuse",
        "zone-row",
        "ui-points",
        "ui-place",
        "ui-games-minutes",
        "species-clownfish-short",
        "species-lionfish-short",
        "colour-orange",
        "colour-violet",
        "zone-station",
    },
    "it": {"game-name", "family-drone", "ui-sim-bot", "arena-bot"},
    "nl": {
        "game-name",
        "plate-families",
        "bot-name-octopus",
        "bot-name-plankton",
        "family-drone",
        "family-net",
        "diver-saboteuse",
        "option-variant",
        "ui-sim-bot",
        "arena-bot",
        "arena-rating",
        "ui-fische-open",
        "octopus",
        "species-clownfish-short",
        "face-octopus",
        "space-octopus",
        "reason-octopus",
        "zone-station",
    },
}
LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
FOLDER = pytest.mark.parametrize("folder", FOLDERS)
LAYERS = {Refusal: COMMON, BotRefusal: BOT_TEXTS, ArenaRefusal: ARENA, TableRefusal: TABLE, TerminalRefusal: TERMINAL}
LAYER = pytest.mark.parametrize(("refusal", "folder"), LAYERS.items())


@FOLDER
@LANGUAGE
def test_every_language_has_the_same_keys_and_fields(folder: str, language: str) -> None:
    english, other = sentences(FOLDERS[folder], "en"), sentences(FOLDERS[folder], language)
    assert list(other) == list(english)
    for key, message in other.items():
        assert fields_of(message) == fields_of(english[key]), key


@pytest.mark.parametrize("name", GAMES)
def test_what_is_explained_has_a_name_and_neither_needs_a_field(name: str) -> None:
    """The pages of rules list both side by side, apart from any match."""
    written = sentences(find(name).texts, "en")
    for key in (key for key in find(name).vocabulary if key.endswith("-about")):
        assert fields_of(written[key]) == set(), key
        assert fields_of(written[key.removesuffix("-about")]) == set(), key


@LAYER
def test_every_refusal_has_its_sentence_with_its_fields(refusal: type[Refusal], folder: Path) -> None:
    written = {
        key: fields_of(message) for key, message in sentences(folder, "en").items() if key.startswith("refusal-")
    }
    assert written == {f"refusal-{kind}": set(fields) for kind, fields in refusal.kinds.items()}


@LAYER
def test_every_refusal_is_raised_somewhere(refusal: type[Refusal], folder: Path) -> None:
    source = "".join(file.read_text(encoding="utf-8") for file in Path(tablereef.__file__).parent.rglob("*.py"))
    assert set(re.findall(rf'\b{refusal.__name__}\(\s*"(\w+)"', source)) == set(refusal.kinds)


def test_no_kind_of_refusal_belongs_to_two_layers() -> None:
    kinds = [kind for refusal in LAYERS for kind in refusal.kinds]
    assert len(kinds) == len(set(kinds))


@pytest.mark.parametrize("refusal", LAYERS)
def test_a_refusal_is_said_in_every_language(refusal: type[Refusal]) -> None:
    for kind, fields in refusal.kinds.items():
        refused = refusal(kind, **dict.fromkeys(fields, "here"))
        assert str(refused) == refused.said("en")
        assert all(refused.said(language) for language in LANGUAGES)


@FOLDER
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_no_sentence_is_left_in_english(folder: str, language: str) -> None:
    english, other = sentences(FOLDERS[folder], "en"), sentences(FOLDERS[folder], language)
    same = {key for key in english if english[key].equals(other[key], ignored_fields=["span", "comment"])}
    assert {key for key in same - SAME[language] if has_words(english[key])} == set()


def has_words(message: ast.Message) -> bool:
    """Whether a message has a word in it, not only fields, letters and signs."""
    assert message.value is not None
    texts = [part.value for part in message.value.elements if isinstance(part, ast.TextElement)]
    return re.search(r"\w\w", "".join(texts)) is not None


def test_names_and_nested_words_are_put_into_sentences() -> None:
    game = find("carcasse")
    words = game.choice_codes.words(game.choice_codes.code("cut seat=1 family=siren"))
    assert Text("en", game.texts, names=("Ada", "Bob")).say(words) == "Cut Bob's Siren"
    assert Text("fr", game.texts, names=("Ada", "Bob")).say(Words("family-siren")) == "Sirène"
    assert Text("en").say(Words("seat", {"seat": 1})) == "seat 1"


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(Refusal, match='There is no language "tlh"; choose one of: de, en, fr, it, nl'):
        known_language("tlh")


def test_a_game_without_the_language_speaks_english() -> None:
    """The miniature has one language; what all games share is said in the one that was asked for."""
    text = Text("de", MINI.texts)
    assert text.say(Words("game-name")) == "Sink and show"
    assert text.say(Words("refusal-match_over")) == Text("de").say(Words("refusal-match_over"))


def test_a_game_without_english_speaks_what_it_has(tmp_path: Path) -> None:
    (tmp_path / "nl.ftl").write_text("game-name = Pietje\n", encoding="utf-8")
    assert languages_in(tmp_path) == ["nl"]
    assert Text("it", tmp_path).say(Words("game-name")) == "Pietje"


@LANGUAGE
def test_every_bot_has_a_name_and_says_how_it_plays(language: str) -> None:
    for level in LEVELS:
        assert {f"bot-{level}", f"bot-name-{level}"} <= set(sentences(COMMON, language))
