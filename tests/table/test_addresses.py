"""Where the table is said to be, and for whom."""

from __future__ import annotations

import urllib.request
from pathlib import Path

import pytest

from tablereef.kernel.text import LANGUAGES
from tablereef.table import addresses
from tablereef.table.addresses import address, introduction, lan_host, network_host, own_address
from tablereef.table.refusals import TableRefusal
from tablereef.table.serve import listen
from tablereef.table.settings import Settings
from tablereef.table.store.claim import claim_on
from tests.table.server import Server

FOUND = "192.168.1.20"


@pytest.fixture
def in_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "network_host", lambda: FOUND)


@pytest.fixture
def alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "network_host", lambda: None)


@pytest.mark.usefixtures("in_network")
@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "::1"])
def test_without_lan_it_is_said_that_only_this_machine_comes_in(host: str) -> None:
    first, second = introduction(Settings(host=host), "en")
    assert first == f"Tablereef: {address(host, 8000)}"
    assert second == f"Only this machine. With --lan: http://{FOUND}:8000/"


@pytest.mark.usefixtures("in_network")
def test_with_lan_friends_get_an_address_that_is_not_the_loopback() -> None:
    settings = Settings(host=lan_host("127.0.0.1"), port=8001)
    first, second = introduction(settings, "en")
    assert first == f"Tablereef: http://{FOUND}:8001/"
    assert "http://127.0.0.1:8001/ is for this machine only" in second
    assert own_address(settings) == "http://127.0.0.1:8001/"


@pytest.mark.usefixtures("in_network")
def test_a_chosen_address_stands_alone() -> None:
    assert introduction(Settings(host="10.0.0.7"), "en") == ["Tablereef: http://10.0.0.7:8000/"]


@pytest.mark.usefixtures("in_network")
def test_every_language_says_both_addresses() -> None:
    for language in LANGUAGES:
        for host in ("127.0.0.1", "0.0.0.0"):
            said = "\n".join(introduction(Settings(host=host), language))
            assert f"http://{FOUND}:8000/" in said
            assert "http://127.0.0.1:8000/" in said


def test_lan_and_host_exclude_each_other() -> None:
    with pytest.raises(TableRefusal, match="Either --lan or --host"):
        lan_host("10.0.0.7")


@pytest.mark.usefixtures("alone")
def test_a_machine_in_no_network_has_no_lan() -> None:
    with pytest.raises(TableRefusal, match="in no network"):
        lan_host("127.0.0.1")
    assert introduction(Settings(), "en")[1] == "Only this machine; it is in no network."


def test_friends_reach_a_server_at_the_address_that_it_says(folder: Path) -> None:
    host = network_host()
    if host is None:
        pytest.skip("this machine is in no network")
    with Server(folder, "--lan", "--lang", "en") as server:
        said = server.log().splitlines()[0]
        assert said == f"Tablereef: http://{host}:{server.port}/"
        with urllib.request.urlopen(f"http://{host}:{server.port}/health/live", timeout=10) as answer:
            assert answer.status == 200


@pytest.mark.parametrize(("host", "port"), [("127.0.0.1", 99_999), ("192.0.2.1", 8_000)])
def test_where_it_cannot_listen_one_sentence_names_the_port_as_it_was_typed(host: str, port: int) -> None:
    with pytest.raises(TableRefusal, match=f"Cannot listen at {host}, port {port};"):
        listen(host, port)


@pytest.mark.parametrize("url", ["reef://x", "postgresql://reef:secret@here:port/x", "mysql://here/x", "x"])
def test_what_is_no_address_of_a_database_is_said_in_one_sentence(url: str) -> None:
    with pytest.raises(TableRefusal, match="Cannot open the database") as refused:
        claim_on(Settings(database=url).database_url())
    assert "secret" not in str(refused.value)
