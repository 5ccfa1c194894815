"""What happened, as lines to read: what a seat was told, and alike things in one sentence."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rich.text import Text as Styled

from tablereef.bots.levels import level_of
from tablereef.kernel.match import Remark
from tablereef.kernel.told import Told
from tablereef.kernel.words import Value, Words, seat_words
from tablereef.terminal.palette import seat_style
from tablereef.terminal.screen import glued, unbroken
from tablereef.terminal.speech import Speech

LONGEST_PIECE = 25  # letters that fit a line of the story
TOLD = ("undo", "bot", "returned", "resigned", "ended")  # remarks that tell a player something


class Entry(NamedTuple):
    """Things of one kind that happened one after the other; they differ in one field at most."""

    words: Words
    field: str  # in which they differ
    values: tuple[Words, ...]
    times: int

    def sentence(self, speech: Speech) -> str:
        """All of them in one sentence."""
        fields: dict[str, Value] = {name: glue(value, speech) for name, value in self.words.fields.items()}
        if self.values:
            fields[self.field] = ", ".join(str(glue(value, speech)) for value in self.values)
        said = speech.say(Words(self.words.key, fields))
        return said if self.times == 1 else f"{said} ×{self.times}"


def glue(value: Value, speech: Speech) -> str | int:
    """A field in one piece, so that no card is torn at the end of a line, unless it is too long for a line."""
    if not isinstance(value, Words):
        return value
    said = speech.say(value)
    return glued(said) if len(said) <= LONGEST_PIECE else said


def lines(told: Iterable[Told], speech: Speech) -> list[Styled]:
    """What was told, in the colours of the players."""
    entries = joined(words for message in told for words in words_of(message))
    return [Styled(unbroken(entry.sentence(speech)), seat_style(seat_in(entry.words))) for entry in entries]


def words_of(message: Told) -> Sequence[Words]:
    """The words of one message."""
    if message.remark is None:
        return message.words
    return [remark_words(message.remark)] if message.remark.remark in TOLD else []


def remark_words(remark: Remark) -> Words:
    """A remark in words; of a bot it tells the level."""
    level = level_of(remark.text)
    text: Value = Words(f"bot-name-{level}") if level else remark.text
    return Words(f"ui-remark-{remark.remark}", {"seat": seat_words(remark.by), "text": text})


def seat_in(words: Words) -> int | None:
    """The player of whom something tells."""
    seat = words.fields.get("seat")
    index = seat.fields.get("seat") if isinstance(seat, Words) else None
    return index if isinstance(index, int) else None


def joined(told: Iterable[Words]) -> list[Entry]:
    """Neighbours that differ in one card only become one entry."""
    entries: list[Entry] = []
    for words in told:
        merged = merge(entries[-1], words) if entries else None
        if merged is None:
            entries.append(Entry(words, "", (), 1))
        else:
            entries[-1] = merged
    return entries


def merge(entry: Entry, words: Words) -> Entry | None:
    """The entry with one more, where it is alike."""
    if entry.words.key != words.key:
        return None
    differing = [name for name, value in words.fields.items() if entry.words.fields[name] != value]
    if not differing:
        return None if entry.values else entry._replace(times=entry.times + 1)
    first, new = entry.words.fields[differing[0]], words.fields[differing[0]]
    alike = len(differing) == 1 and entry.times == 1 and entry.field in ("", differing[0]) and differing != ["seat"]
    if not (alike and isinstance(first, Words) and isinstance(new, Words)):
        return None
    return entry._replace(field=differing[0], values=(*(entry.values or (first,)), new))
