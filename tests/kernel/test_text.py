"""The texts: every key that can be said exists in five languages, with the same fields, and nothing more."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import tablereef
from tablereef.games import GAMES, find
from tablereef.kernel.forms import Codes, Domain, Kind
from tablereef.kernel.game import BEGINS, Game
from tablereef.kernel.refusals import Refusal, known_language
from tablereef.kernel.text import COMMON, LANGUAGES, Text
from tablereef.kernel.words import Words
from tablereef.table.refusals import TEXTS as TABLE
from tablereef.table.refusals import TableRefusal
from tablereef.terminal.refusals import TerminalRefusal
from tablereef.terminal.speech import TEXTS as TERMINAL

FOLDERS = {"kernel": COMMON, "table": TABLE, "terminal": TERMINAL} | {name: find(name).texts for name in GAMES}
SAME = {  # sentences that really are equal to the English ones
    "de": {"game-name", "species-clownfish-short", "zone-station"},
    "fr": {
        "game-name",
        "family-drone",
        "diver-saboteuse",
        "zone-row",
        "ui-points",
        "ui-place",
        "ui-sim-bot",
        "ui-games-minutes",
        "species-clownfish-short",
        "species-lionfish-short",
        "colour-orange",
        "colour-violet",
        "zone-station",
    },
    "it": {"game-name", "family-drone", "ui-sim-bot"},
    "nl": {
        "game-name",
        "family-drone",
        "family-net",
        "diver-saboteuse",
        "option-variant",
        "ui-sim-bot",
        "ui-carcasse-incident",
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
LAYERS = {Refusal: COMMON, TableRefusal: TABLE, TerminalRefusal: TERMINAL}
LAYER = pytest.mark.parametrize(("refusal", "folder"), LAYERS.items())


class Fields(Visitor):  # type: ignore[misc]
    """Collects the fields of a sentence."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def sentences(folder: Path, language: str) -> dict[str, ast.Message]:
    """All messages of a file by key; a file with junk in it is refused."""
    parsed = FluentParser().parse((folder / f"{language}.ftl").read_text(encoding="utf-8"))
    assert not [entry for entry in parsed.body if isinstance(entry, ast.Junk)], f"{folder.parent.name}/{language}.ftl"
    messages = [entry for entry in parsed.body if isinstance(entry, ast.Message)]
    keys = [message.id.name for message in messages]
    assert len(keys) == len(set(keys)), "a key stands twice"
    return {message.id.name: message for message in messages}


def fields_of(message: ast.Message) -> set[str]:
    """The fields of a sentence."""
    collected = Fields()
    collected.visit(message)
    return collected.names


def hidden(domain: Domain) -> bool:
    """Whether a field may be left out of its sentence."""
    return domain.secret or domain.fleeting


def kinds_said(prefix: str, kinds: tuple[Kind, ...]) -> Iterator[tuple[str, set[str]]]:
    """The keys of a table of events."""
    for kind in kinds:
        yield f"{prefix}-{kind.name}", set(kind.fields)
        if prefix == "told" and any(map(hidden, kind.fields.values())):
            yield f"told-{kind.name}-hidden", {name for name, domain in kind.fields.items() if not hidden(domain)}


def said_by(game: Game) -> dict[str, set[str] | None]:
    """Every key that a game can say, with its fields; None where the fields follow from no table."""
    said: dict[str, set[str] | None] = {"game-name": set(), "game-about": set()}
    tables: list[Codes] = [game.choice_codes, game.chance_codes]
    for prefix, kinds in [*((t.prefix, t.kinds) for t in tables), ("told", game.happenings.kinds)]:
        said |= dict(kinds_said(prefix, kinds))
    for option in (option for option in game.options if option is not BEGINS):
        said |= {f"option-{option.name}": set()}
        said |= {f"option-{option.name}-{value}": set() for value in option.values}
    said |= {f"ending-{ending}": set() for ending in game.endings.names}
    return said | dict.fromkeys(game.vocabulary)


@FOLDER
@LANGUAGE
def test_every_language_has_the_same_keys_and_fields(folder: str, language: str) -> None:
    english, other = sentences(FOLDERS[folder], "en"), sentences(FOLDERS[folder], language)
    assert list(other) == list(english)
    for key, message in other.items():
        assert fields_of(message) == fields_of(english[key]), key


@pytest.mark.parametrize("name", GAMES)
def test_a_game_has_a_sentence_for_all_it_can_say_and_no_other(name: str) -> None:
    said, written = said_by(find(name)), sentences(find(name).texts, "en")
    assert set(written) == set(said)
    for key, fields in said.items():
        if fields is not None:
            assert fields_of(written[key]) <= fields, key


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


@LANGUAGE
@pytest.mark.parametrize("name", GAMES)
def test_all_that_happens_in_a_game_can_be_said(name: str, language: str) -> None:
    """Words of every event and happening of the tables, put into sentences."""
    game = find(name)
    text = Text(language, game.texts, names=("Ada", "Bob", "Cleo", "Dan"))
    for codes in (game.choice_codes, game.chance_codes):
        assert all(text.say(codes.words(code)) for code in range(codes.size))
    for kind in game.happenings.kinds:
        for told in (True, False):
            sentence = text.say(kind.words("told", [0] * len(kind.fields), told, faded=not told))
            assert sentence
            assert "{" not in sentence


def test_names_and_nested_words_are_put_into_sentences() -> None:
    game = find("carcasse")
    words = game.choice_codes.words(game.choice_codes.code("cut seat=1 family=siren"))
    assert Text("en", game.texts, names=("Ada", "Bob")).say(words) == "Cut Bob's Siren"
    assert Text("fr", game.texts, names=("Ada", "Bob")).say(Words("family-siren")) == "Sirène"
    assert Text("en").say(Words("seat", {"seat": 1})) == "seat 1"


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(Refusal, match='There is no language "tlh"; known are de, en, fr, it, nl'):
        known_language("tlh")
