"""Refusals: what is wrong with an input and what to do, as one sentence; nothing has changed.

Each layer has a class of its own: its kinds of refusals, and the folder of their sentences. This is the kernel's.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any, ClassVar

from tablereef.kernel.text import LANGUAGES, Text
from tablereef.kernel.words import Value, Words


class Refusal(Exception):
    """A typed refusal; `str` of it is the English sentence."""

    kinds: ClassVar[Mapping[str, tuple[str, ...]]] = {  # each with the fields of its sentence
        "unknown_game": ("name", "known"),
        "broken_game": ("name", "where", "why"),
        "seat_count": ("count", "least", "most"),
        "unknown_option": ("name", "known"),
        "option_value": ("name", "value", "known"),
        "unknown_language": ("name", "known"),
        "unknown_event": ("event",),
        "unknown_bot": ("name", "known"),
        "needs_extra": ("extra",),
        "no_such_seat": ("seat", "count"),
        "not_your_turn": ("seat",),
        "match_over": (),
        "match_waiting": (),
        "illegal_choice": ("event",),
        "not_offered": ("event", "offers"),
        "impossible_chance": ("event",),
        "no_replay": (),
        "nothing_to_undo": (),
        "nonce_given": ("seat",),
        "nonce_form": (),
        "derived_nonce": ("seat",),
        "misplaced_remark": ("remark",),
        "not_agreed": (),
        "no_file": ("path",),
        "not_a_journal": ("path", "line"),
        "journal_line": ("path", "line", "why"),
        "other_edition": ("edition", "why"),
        "wrong_secret": (),
        "chance_differs": ("line", "found", "expected"),
        "result_differs": ("found", "expected"),
    }
    texts: ClassVar[tuple[Path, ...]] = ()  # folders of the sentences, beside the kernel's own

    def __init__(self, kind: str, **fields: Value) -> None:
        assert set(fields) == set(self.kinds[kind]), f"{kind} needs the fields {self.kinds[kind]}"
        self.kind = kind
        self.words = Words(f"refusal-{kind}", fields)
        super().__init__(kind)

    def __reduce__(self) -> tuple[Any, ...]:
        """Refusals come back from other processes."""
        return partial(type(self), self.kind, **self.words.fields), ()

    def said(self, language: str) -> str:
        """The sentence in a language."""
        return Text(language, *self.texts).say(self.words)

    def __str__(self) -> str:
        return self.said("en")


def known_language(name: str) -> str:
    """The language of that name, where we have it."""
    if name not in LANGUAGES:
        raise Refusal("unknown_language", name=name, known=", ".join(LANGUAGES))
    return name
