"""The net brings a card back; the siren has a higher value."""

import pytest

from tablereef.kernel.game import OVER
from tests.rules.carcasse.table import lay

# — net —


@pytest.mark.rule("CC-F11")
def test_the_net_brings_the_highest_card_of_a_family_of_the_own_hold() -> None:
    t = lay("key-4", holds=["", "siren-4 siren-7 map-3 anchor-2", "chest-2"], active=1)
    t.play("continue")
    t.turn_over("net-3")
    assert t.to_move == 1
    assert t.asks() == "netting"
    assert t.offers() == ["haul family=anchor", "haul family=map", "haul family=siren"]
    t.play("haul family=siren")
    assert t.told() == ["turned seat=1 card=net-3", "netted seat=1 card=siren-7"]
    holds = ["", "siren-4 map-3 anchor-2", "chest-2"]
    assert t == lay("key-4 net-3 siren-7", netted="siren-7", holds=holds, active=1)


@pytest.mark.rule("CC-F11")
def test_what_the_net_brings_acts() -> None:
    t = lay(holds=["squid-5", ""])
    t.turn_over("net-3")
    t.play("haul family=squid")
    assert t == lay("net-3 squid-5", netted="squid-5", debt=2)


@pytest.mark.rule("CC-F11")
def test_the_net_is_mandatory_even_if_it_causes_an_incident_and_that_card_is_lost_too() -> None:
    t = lay("siren-9", holds=["siren-4 siren-7", "key-7"])
    t.play("continue")
    t.turn_over("net-3")
    assert t.offers() == ["haul family=siren"]
    t.play("haul family=siren")
    assert t.told() == [
        "turned seat=0 card=net-3",
        "netted seat=0 card=siren-7",
        "incident seat=0 card=siren-7",
        "lost seat=0 card=siren-9",
        "lost seat=0 card=net-3",
        "lost seat=0 card=siren-7",
    ]
    assert t == lay(holds=["siren-4", "key-7"], graveyard="siren-7 siren-9 net-3", active=1)


@pytest.mark.rule("CC-F11")
def test_with_an_empty_hold_the_net_is_ignored_whatever_the_others_have() -> None:
    t = lay(holds=["siren-9", "", "key-7"], active=1)
    t.turn_over("net-3")
    assert t.told() == ["turned seat=1 card=net-3", "ignored seat=1 family=net"]
    assert t == lay("net-3", holds=["siren-9", "", "key-7"], active=1)


# — siren —


@pytest.mark.rule("CC-F13")
def test_the_siren_has_no_effect() -> None:
    t = lay(holds=["key-2", "map-2"], graveyard="key-3")
    t.turn_over("siren-9")
    assert t.told() == ["turned seat=0 card=siren-9"]
    assert t == lay("siren-9", holds=["key-2", "map-2"], graveyard="key-3")


@pytest.mark.rule("CC-F1", "CC-T4")
def test_the_anchor_has_no_effect_when_it_is_placed() -> None:
    t = lay("key-4", holds=["key-2", "map-2"], graveyard="key-3")
    t.play("continue")
    t.turn_over("anchor-7")
    assert t.told() == ["turned seat=0 card=anchor-7"]
    assert t == lay("key-4 anchor-7", holds=["key-2", "map-2"], graveyard="key-3")


@pytest.mark.rule("CC-F2", "CC-F4", "CC-E1")
def test_an_incident_on_the_last_card_ends_the_game_whatever_is_owed() -> None:
    t = lay("squid-4", pile="squid-3", rest="graveyard", debt=2)
    t.turn_over("squid-3")
    assert "released seat=0" not in t.told()
    assert t == lay(rest="graveyard")
    assert t.to_move == OVER
