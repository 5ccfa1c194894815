"""Reaper, Scavenger and Jinx: what their knives do."""

import pytest

from tests.rules.carcasse.table import lay


@pytest.mark.rule("CC-D4")
def test_the_reapers_knife_takes_the_whole_family() -> None:
    divers = ("reaper", "")
    t = lay(holds=["siren-9", "siren-4 siren-7 siren-8 key-3 net-2"], graveyard="map-2", divers=divers)
    t.turn_over("knife-3")
    assert t.offers() == ["cut seat=1 family=key", "cut seat=1 family=net", "cut seat=1 family=siren"]
    t.play("cut seat=1 family=siren")
    assert t.told() == [
        "turned seat=0 card=knife-3",
        "knifed seat=0 victim=1 card=siren-8",
        "knifed seat=0 victim=1 card=siren-7",
        "knifed seat=0 victim=1 card=siren-4",
    ]
    holds = ["siren-9", "key-3 net-2"]
    assert t == lay("knife-3", holds=holds, graveyard="map-2 siren-4 siren-7 siren-8", divers=divers)


@pytest.mark.rule("CC-D4")
def test_the_reaper_takes_a_family_of_one_card_and_of_the_chosen_opponent_alone() -> None:
    divers = ("", "", "reaper")
    t = lay(holds=["key-4 key-3", "key-5", ""], divers=divers, active=2)
    t.turn_over("knife-3")
    t.play("cut seat=1 family=key")
    assert t == lay("knife-3", holds=["key-4 key-3", "", ""], graveyard="key-5", divers=divers, active=2)


@pytest.mark.rule("CC-D4")
def test_an_opponents_reaper_does_not_sharpen_the_knife() -> None:
    divers = ("", "reaper")
    t = lay(holds=["", "key-4 key-3"], divers=divers)
    t.turn_over("knife-3")
    t.play("cut seat=1 family=key")
    assert t == lay("knife-3", holds=["", "key-3"], graveyard="key-4", divers=divers)


@pytest.mark.rule("CC-D5")
def test_what_the_scavengers_knife_takes_goes_into_his_hold_at_once() -> None:
    divers = ("scavenger", "", "")
    t = lay(holds=["siren-4", "siren-7 siren-5", "key-3"], graveyard="map-2", divers=divers)
    t.turn_over("knife-3")
    assert t.offers() == ["cut seat=1 family=siren", "cut seat=2 family=key"]
    t.play("cut seat=1 family=siren")
    assert t.told() == ["turned seat=0 card=knife-3", "scavenged seat=0 victim=1 card=siren-7"]
    holds = ["siren-4 siren-7", "siren-5", "key-3"]
    assert t == lay("knife-3", holds=holds, graveyard="map-2", divers=divers)
    t.play("continue")
    t.turn_over("knife-4")
    assert t.hold(0) == "siren-4 siren-7"


@pytest.mark.rule("CC-D5")
def test_a_scavenged_card_does_not_act_and_pays_no_debt() -> None:
    divers = ("scavenger", "")
    t = lay("siren-9", holds=["", "squid-7 siren-4"], divers=divers)
    t.play("continue")
    t.turn_over("knife-3")
    t.play("cut seat=1 family=squid")
    assert t == lay("siren-9 knife-3", holds=["squid-7", "siren-4"], divers=divers)
    t = lay("squid-5", holds=["", "squid-7 siren-4"], debt=2, divers=divers)
    t.turn_over("knife-3")
    t.play("cut seat=1 family=squid")
    assert t == lay("squid-5 knife-3", holds=["squid-7", "siren-4"], debt=1, divers=divers)


@pytest.mark.rule("CC-D5", "CC-F6")
def test_a_scavenged_key_brings_no_bonus() -> None:
    divers = ("scavenger", "")
    t = lay("chest-5", holds=["", "key-7"], graveyard="siren-4", divers=divers)
    t.play("continue")
    t.turn_over("knife-3")
    t.play("cut seat=1 family=key")
    t.play("surface")
    assert t == lay(holds=["chest-5 knife-3 key-7", ""], graveyard="siren-4", divers=divers, active=1)


@pytest.mark.rule("CC-D5")
def test_an_opponents_scavenger_gets_nothing() -> None:
    divers = ("", "scavenger")
    t = lay(holds=["", "key-4"], divers=divers)
    t.turn_over("knife-3")
    t.play("cut seat=1 family=key")
    assert t == lay("knife-3", graveyard="key-4", divers=divers)


@pytest.mark.rule("CC-D6")
def test_against_a_jinx_the_knife_must_hit_a_family_of_the_own_hold() -> None:
    divers = ("", "", "jinx")
    t = lay(holds=["siren-8", "siren-4 siren-7 key-3", "net-7 map-2"], graveyard="map-3", divers=divers, active=1)
    t.turn_over("knife-3")
    assert t.to_move == 1
    assert t.offers() == ["cut seat=1 family=key", "cut seat=1 family=siren"]
    assert t.paths() == {"cut seat=1 family=key": ("key-3",), "cut seat=1 family=siren": ("siren-7",)}
    t.play("cut seat=1 family=siren")
    assert t.told() == ["turned seat=1 card=knife-3", "knifed seat=1 victim=1 card=siren-7"]
    holds = ["siren-8", "siren-4 key-3", "net-7 map-2"]
    assert t == lay("knife-3", holds=holds, graveyard="map-3 siren-7", divers=divers, active=1)


@pytest.mark.rule("CC-D6")
def test_against_a_jinx_a_knife_with_an_empty_hold_is_ignored() -> None:
    divers = ("jinx", "", "")
    holds = ["siren-8", "", "key-2"]
    t = lay(holds=holds, divers=divers, active=1)
    t.turn_over("knife-3")
    assert t.told() == ["turned seat=1 card=knife-3", "ignored seat=1 family=knife"]
    assert t == lay("knife-3", holds=holds, divers=divers, active=1)


@pytest.mark.rule("CC-D6")
def test_the_jinxs_own_knife_hits_opponents_like_any_other() -> None:
    divers = ("jinx", "")
    t = lay(holds=["siren-8", "key-2 siren-4"], divers=divers)
    t.turn_over("knife-3")
    assert t.offers() == ["cut seat=1 family=key", "cut seat=1 family=siren"]
    t.play("cut seat=1 family=siren")
    assert t == lay("knife-3", holds=["siren-8", "key-2"], graveyard="siren-4", divers=divers)
