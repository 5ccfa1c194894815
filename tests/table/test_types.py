"""The browser's types are made from the messages, and the copy is fresh."""

import re
from pathlib import Path

import msgspec
import pytest

from tablereef.table.wire import messages
from tablereef.table.wire.typescript import written

COPY = Path(__file__).parents[2] / "web" / "src" / "gen" / "messages.ts"


def test_the_copy_in_the_client_is_fresh() -> None:
    assert COPY.read_text(encoding="utf-8") == written(), "stale; `make types` writes it anew"


def test_every_message_of_the_socket_has_its_own_tag() -> None:
    for union in (messages.ToServer, messages.ToClient, messages.SeatPlan, messages.Pace):
        msgspec.json.Decoder(union)  # refuses unions that cannot be told apart


def test_every_message_becomes_an_interface_with_its_fields() -> None:
    said = {kind for kind in vars(messages).values() if isinstance(kind, type) and issubclass(kind, messages.Message)}
    assert len(said) > 40
    for kind in said - {messages.Message}:
        config = kind.__struct_config__
        tag = [config.tag_field] if config.tag_field else []
        assert interfaces()[kind.__name__] == [*tag, *kind.__struct_encode_fields__]


def test_every_type_that_the_client_is_told_is_declared() -> None:
    without_comments = re.sub(r"/\*.*?\*/|//[^\n]*|'[^']*'", "", COPY.read_text(encoding="utf-8"), flags=re.S)
    declared = re.findall(r"export (?:interface|type|const) (\w+)", without_comments)
    assert set(re.findall(r"\b[A-Z]\w+", without_comments)) - {"Record"} <= set(declared)
    assert len(declared) == len(set(declared))


def interfaces() -> dict[str, list[str]]:
    """The interfaces of the client's copy, with the names of their fields."""
    found = re.findall(r"export interface (\w+) \{\n(.*?)\}", COPY.read_text(encoding="utf-8"), re.S)
    return {name: re.findall(r"^  (\w+)\??:", body, re.M) for name, body in found}


def test_unknown_fields_are_refused() -> None:
    decoder = msgspec.json.Decoder(messages.ToServer)
    decoder.decode(b'{"type": "ping"}')
    with pytest.raises(msgspec.ValidationError, match="more"):
        decoder.decode(b'{"type": "ping", "more": 1}')
