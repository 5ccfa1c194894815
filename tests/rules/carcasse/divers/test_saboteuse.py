"""The Saboteuse and the one she names."""

import pytest

from tablereef.kernel.words import Words, seat_words
from tests.rules.carcasse.table import lay


@pytest.mark.rule("CC-D17")
def test_what_the_victims_incidents_would_send_to_the_graveyard_goes_into_the_saboteuses_hold() -> None:
    divers = ("saboteuse", "", "")
    t = lay("siren-9 key-4", holds=["map-2", "", "net-2"], graveyard="net-3", divers=divers, target=2, active=2)
    t.play("continue")
    t.turn_over("siren-4")
    assert t.told() == [
        "turned seat=2 card=siren-4",
        "incident seat=2 card=siren-4",
        "inherited seat=0 victim=2 card=siren-9",
        "inherited seat=0 victim=2 card=key-4",
        "inherited seat=0 victim=2 card=siren-4",
    ]
    holds = ["map-2 siren-9 key-4 siren-4", "", "net-2"]
    assert t == lay(holds=holds, graveyard="net-3", divers=divers, target=2)
    assert t.s.graveyard_size == 1


@pytest.mark.rule("CC-D17")
def test_what_the_victim_saves_stays_his() -> None:
    divers = ("", "saboteuse")
    t = lay("siren-9 anchor-5 key-4", divers=divers, target=0)
    t.play("continue")
    t.turn_over("key-5")
    assert t == lay(holds=["siren-9", "anchor-5 key-4 key-5"], divers=divers, target=0, active=1)


@pytest.mark.rule("CC-D17")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_incidents_of_others_and_her_own_go_to_the_graveyard(seat: int) -> None:
    divers = ("", "saboteuse", "")
    holds = ["", "", ""]
    t = lay("siren-9", holds=holds, divers=divers, target=2, active=seat)
    t.play("continue")
    t.turn_over("siren-4")
    assert t.told()[-2:] == [f"lost seat={seat} card=siren-9", f"lost seat={seat} card=siren-4"]
    assert t == lay(holds=holds, graveyard="siren-4 siren-9", divers=divers, target=2, active=seat + 1)


@pytest.mark.rule("CC-D17")
def test_other_ways_of_the_victims_cards_do_not_lead_to_the_saboteuse() -> None:
    divers = ("saboteuse", "", "")
    t = lay(holds=["", "siren-4", "siren-5"], divers=divers, target=1, active=2)
    t.turn_over("knife-3")
    t.play("cut seat=1 family=siren")
    assert t == lay("knife-3", holds=["", "", "siren-5"], graveyard="siren-4", divers=divers, target=1, active=2)
    t = lay("siren-4", holds=["", "", "siren-5"], divers=divers, target=1, active=1)
    t.play("surface")
    assert t == lay(holds=["", "siren-4", "siren-5"], divers=divers, target=1, active=2)


@pytest.mark.rule("CC-D17", "CC-F6")
def test_an_inherited_key_and_chest_bring_no_bonus() -> None:
    divers = ("saboteuse", "")
    t = lay("key-4 chest-3", graveyard="siren-4", divers=divers, target=1, active=1)
    t.play("continue")
    t.turn_over("key-5")
    assert t == lay(holds=["key-4 chest-3 key-5", ""], graveyard="siren-4", divers=divers, target=1)


@pytest.mark.rule("CC-D17")
def test_everyone_sees_whom_she_named() -> None:
    t = lay("siren-9", holds=["", "", ""], divers=("", "saboteuse", ""), target=2)
    named = Words("note-target", {"seat": seat_words(1), "victim": seat_words(2)})
    assert [t.view(seat).notes for seat in range(3)] == [(named,)] * 3
