"""The browser's types are made from the messages, and the copy is fresh."""

from pathlib import Path

import msgspec
import pytest

from tablereef.table.wire import messages
from tablereef.table.wire.typescript import structs, written

COPY = Path(__file__).parents[2] / "web" / "src" / "gen" / "messages.ts"


def test_the_copy_in_the_client_is_fresh() -> None:
    assert COPY.read_text(encoding="utf-8") == written(), "stale; `make types` writes it anew"


def test_every_message_of_the_socket_has_its_own_tag() -> None:
    for union in (messages.ToServer, messages.ToClient, messages.SeatPlan, messages.Pace):
        msgspec.json.Decoder(union)  # refuses unions that cannot be told apart


def test_every_struct_becomes_an_interface() -> None:
    text = written()
    for struct in structs():
        assert f"export interface {struct.cls.__name__} {{" in text
        for field in struct.fields:
            assert f"  {field.encode_name}" in text


def test_unknown_fields_are_refused() -> None:
    decoder = msgspec.json.Decoder(messages.ToServer)
    decoder.decode(b'{"type": "ping"}')
    with pytest.raises(msgspec.ValidationError, match="more"):
        decoder.decode(b'{"type": "ping", "more": 1}')
