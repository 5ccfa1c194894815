"""What a game can say, and what its texts have a sentence for."""

from collections.abc import Iterator
from itertools import chain, product
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tablereef.kernel.codes import Domain, Kind
from tablereef.kernel.game import BEGINS, Game
from tablereef.kernel.text import COMMON
from tablereef.kernel.words import Value, Words


class Fields(Visitor):  # type: ignore[misc]
    """Collects the fields of a sentence."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        """A field."""
        self.names.add(node.id.name)


def sentences(folder: Path, language: str) -> dict[str, ast.Message]:
    """All messages of a file by key; a file with junk in it is refused."""
    parsed = FluentParser().parse((folder / f"{language}.ftl").read_text(encoding="utf-8"))
    assert not [entry for entry in parsed.body if isinstance(entry, ast.Junk)], f"{folder}/{language}.ftl"
    messages = [entry for entry in parsed.body if isinstance(entry, ast.Message)]
    keys = [message.id.name for message in messages]
    assert len(keys) == len(set(keys)), "a key stands twice"
    return {message.id.name: message for message in messages}


def fields_of(message: ast.Message) -> set[str]:
    """The fields of a sentence."""
    collected = Fields()
    collected.visit(message)
    return collected.names


def kinds_said(prefix: str, kinds: tuple[Kind, ...]) -> Iterator[tuple[str, set[str]]]:
    """The keys of a table of events."""
    for kind in kinds:
        yield f"{prefix}-{kind.name}", set(kind.fields)
        if prefix == "told" and open_fields(kind) != set(kind.fields):
            yield f"told-{kind.name}-hidden", open_fields(kind)


def open_fields(kind: Kind) -> set[str]:
    """Those that are said to everyone and for good."""
    return {name for name, domain in kind.fields.items() if not domain.is_hidden()}


def said_by(game: Game) -> dict[str, set[str] | None]:
    """Every key that a game can say, with its fields; None where the fields follow from no table."""
    said: dict[str, set[str] | None] = {"game-name": set(), "game-about": set()}
    tables = [(codes.prefix, codes.kinds) for codes in (game.choice_codes, game.chance_codes)]
    tables.append(("told", game.happenings.kinds))
    said |= dict.fromkeys(keys_of(game.parts))
    for prefix, kinds in tables:
        said |= dict.fromkeys(key for kind in kinds for key in fields_said(kind))
        said |= dict(kinds_said(prefix, kinds))
    reasons = (kind for kind in game.happenings.kinds if kind.name in game.happenings.reasons)
    said |= {f"why-{kind.name}": open_fields(kind) for kind in reasons}
    for option in (option for option in game.options if option is not BEGINS):
        said |= {f"option-{option.name}": set()}
        said |= {f"option-{option.name}-{value}": set() for value in option.values}
    said |= {f"ending-{ending}": set() for ending in game.endings.names}
    said |= dict.fromkeys(game.vocabulary)
    common = sentences(COMMON, "en")
    return {key: fields for key, fields in said.items() if key not in common}


def fields_said(kind: Kind) -> Iterator[str]:
    """The keys of all that the fields of a kind can be."""
    if kind.spell is None:
        return chain.from_iterable(map(keys_of, kind.fields.values()))
    every = product(*(range(len(domain.names)) for domain in kind.fields.values()))
    return (key for values in every for word in kind.words("", values).fields.values() for key in keys_in(word))


def keys_of(domain: Domain) -> Iterator[str]:
    """The keys of all values of a domain."""
    return (key for i in range(len(domain.names)) for key in keys_in(domain.words(i)))


def keys_in(value: Value) -> Iterator[str]:
    """The keys of words, and of the words in them."""
    if isinstance(value, Words):
        yield value.key
        for inner in value.fields.values():
            yield from keys_in(inner)
