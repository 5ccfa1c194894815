"""Sentences: Project Fluent turns keys with fields into German, English, French, Italian, Dutch."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from tablereef.kernel.words import Value, Words

LANGUAGES = ("de", "en", "fr", "it", "nl")
COMMON = Path(__file__).parent / "text"


def languages_in(folder: Path) -> list[str]:
    """The languages of which a folder has the sentences; a game may have fewer than all."""
    return [language for language in LANGUAGES if (folder / f"{language}.ftl").is_file()]


def sentences_in(folder: Path, language: str) -> str:
    """The sentences of a folder as Fluent: in that language, else in English, else in the first that there is."""
    known = languages_in(folder)
    spoken = next(name for name in (language, "en", *known) if name in known)
    return (folder / f"{spoken}.ftl").read_text(encoding="utf-8")


@cache
def bundle(language: str, folders: tuple[Path, ...]) -> FluentBundle:
    """The sentences of one language from these folders."""
    made = FluentBundle([language], use_isolating=False)
    for folder in folders:
        made.add_resource(FluentResource(sentences_in(folder, language)))
    return made


class Text:
    """One language, for the kernel's words and those of a game, at a table of named players."""

    def __init__(self, language: str, *folders: Path, names: tuple[str, ...] = ()) -> None:
        self.language = language
        self.bundle = bundle(language, (COMMON, *folders))
        self.names = names

    def say(self, words: Words) -> str:
        """The sentence of a key; its fields are put into words first."""
        if words.key == "seat" and isinstance(seat := words.fields.get("seat"), int) and seat < len(self.names):
            return self.names[seat]
        fields = {name: self.value(value) for name, value in words.fields.items()}
        pattern = self.bundle.get_message(words.key).value
        assert pattern is not None, f"{words.key} has no sentence"
        sentence, errors = self.bundle.format_pattern(pattern, fields)
        assert not errors, f"{words.key} in {self.language}: {errors}"
        return str(sentence)

    def value(self, value: Value) -> str | int:
        """One field: a number or a name as it is, words as their sentence."""
        return self.say(value) if isinstance(value, Words) else value
