"""The Harpooners: the ruthless one, and the one who parries."""

import pytest

from tablereef.kernel.words import Words, seat_words
from tests.rules.carcasse.table import lay
from tests.rules.table import each


@pytest.mark.rule("CC-D11")
def test_the_ruthless_harpooner_may_also_take_a_family_that_he_has() -> None:
    divers = ("ruthless_harpooner", "", "")
    t = lay(holds=["map-2 siren-4", "map-7 siren-5 drone-3", "key-3"], divers=divers)
    t.turn_over("harpoon-3")
    assert t.offers() == [
        "spear seat=1 family=map",
        "spear seat=1 family=drone",
        "spear seat=1 family=siren",
        "spear seat=2 family=key",
    ]
    assert t.view(0).notes == ()
    t.play("spear seat=1 family=siren")
    assert t.told() == ["turned seat=0 card=harpoon-3", "harpooned seat=0 victim=1 card=siren-5"]
    holds = ["map-2 siren-4", "map-7 drone-3", "key-3"]
    assert t == lay("harpoon-3 siren-5", holds=holds, divers=divers)


@pytest.mark.rule("CC-D11")
def test_the_ruthless_harpoon_is_mandatory_while_any_opponent_has_a_card() -> None:
    divers = ("", "ruthless_harpooner")
    t = lay("siren-9", holds=["siren-7", "siren-4"], divers=divers, active=1)
    t.play("continue")
    t.turn_over("harpoon-3")
    assert t.offers() == ["spear seat=0 family=siren"]
    t.play("spear seat=0 family=siren")
    assert t == lay(holds=["", "siren-4"], graveyard="siren-9 harpoon-3 siren-7", divers=divers)
    t = lay("siren-9", holds=["", "siren-4"], divers=divers, active=1)
    t.play("continue")
    t.turn_over("harpoon-3")
    assert t.told() == ["turned seat=1 card=harpoon-3", "ignored seat=1 family=harpoon"]
    assert t == lay("siren-9 harpoon-3", holds=["", "siren-4"], divers=divers, active=1)


@pytest.mark.rule("CC-D11")
def test_an_opponents_ruthless_harpooner_widens_no_choice() -> None:
    t = lay(holds=["map-2", "map-7 siren-5"], divers=("", "ruthless_harpooner"))
    t.turn_over("harpoon-3")
    assert t.offers() == ["spear seat=1 family=siren"]


@pytest.mark.rule("CC-D12")
@pytest.mark.parametrize("own", ["", "squid-3", "squid-3 map-2 drone-2"])
def test_a_harpoon_must_take_the_highest_squid_of_who_parries_whatever_its_owner_has(own: str) -> None:
    divers = ("", "", "parrying_harpooner")
    t = lay(holds=[own, "siren-8 squid-7", "squid-4 squid-5 siren-9"], divers=divers)
    t.turn_over("harpoon-3")
    assert t.to_move == 0
    assert t.offers() == ["spear seat=2 family=squid"]
    assert t.view(0).notes == (Words("note-parry", {"seat": seat_words(2)}),)
    t.play("spear seat=2 family=squid")
    assert t.told() == [
        "turned seat=0 card=harpoon-3",
        "harpooned seat=0 victim=2 card=squid-5",
        "indebted seat=0 number=2",
    ]
    holds = [own, "siren-8 squid-7", "squid-4 siren-9"]
    assert t == lay("harpoon-3 squid-5", holds=holds, debt=2, divers=divers)


@pytest.mark.rule("CC-D12")
def test_the_squid_of_who_parries_can_cause_an_incident() -> None:
    divers = ("parrying_harpooner", "")
    t = lay("squid-3 key-4", holds=["squid-4", ""], divers=divers, active=1)
    t.play("continue")
    t.turn_over("harpoon-3")
    t.play("spear seat=0 family=squid")
    assert t == lay(graveyard="squid-3 key-4 harpoon-3 squid-4", divers=divers)


@pytest.mark.rule("CC-D12")
def test_without_a_squid_to_give_the_harpoon_is_parried_and_leaves_the_row_at_once() -> None:
    divers = ("", "parrying_harpooner", "")
    holds = ["", "siren-9", "squid-7 key-3"]
    t = lay("key-4", holds=holds, graveyard="map-2", divers=divers)
    t.play("continue")
    t.turn_over("harpoon-3")
    assert t.told() == ["turned seat=0 card=harpoon-3", "parried seat=0 victim=1"]
    assert t == lay("key-4", holds=holds, graveyard="map-2 harpoon-3", divers=divers)
    assert t.s.graveyard_size == 2
    t.play("continue")
    t.turn_over("harpoon-4")
    assert t == lay("key-4", holds=holds, graveyard="map-2 harpoon-3 harpoon-4", divers=divers)
    t.play("surface")
    holds = ["key-4", "siren-9", "squid-7 key-3"]
    assert t == lay(holds=holds, graveyard="map-2 harpoon-3 harpoon-4", divers=divers, active=1)


@pytest.mark.rule("CC-D12")
def test_after_a_parry_the_player_may_surface_even_with_an_empty_row() -> None:
    divers = ("parrying_harpooner", "")
    t = lay(holds=["siren-4", "key-3"], divers=divers, active=1)
    t.turn_over("harpoon-3")
    holds = ["siren-4", "key-3"]
    laid = lay(holds=holds, graveyard="harpoon-3", divers=divers, active=1, due="deciding")
    assert t == laid
    assert t.to_move == 1
    assert t.offers() == ["continue", "surface"]
    t.play("surface")
    assert t.told() == ["turned seat=1 card=harpoon-3", "parried seat=1 victim=0", "surfaced seat=1"]
    assert t == lay(holds=holds, graveyard="harpoon-3", divers=divers)


@pytest.mark.rule("CC-D12", "CC-E1")
def test_a_parried_harpoon_as_the_last_card_leaves_only_surfacing() -> None:
    divers = ("parrying_harpooner", "")
    t = lay(pile="harpoon-3", rest="graveyard", divers=divers, active=1)
    t.turn_over("harpoon-3")
    assert t.offers() == ["surface"]
    t.play("surface")
    assert t == lay(rest="graveyard", divers=divers, active=1)


@pytest.mark.rule("CC-D12", "CC-F2")
def test_a_parried_harpoon_was_placed_so_it_pays_a_squid() -> None:
    divers = ("", "parrying_harpooner")
    t = lay("squid-4", debt=2, divers=divers)
    t.turn_over("harpoon-3")
    assert t == lay("squid-4", graveyard="harpoon-3", debt=1, divers=divers)
    t.turn_over("harpoon-4")
    assert t == lay("squid-4", graveyard="harpoon-3 harpoon-4", divers=divers)
    assert t.offers() == ["continue", "surface"]


@pytest.mark.rule("CC-D12")
def test_a_parried_harpoon_is_no_part_of_a_later_incident() -> None:
    divers = ("", "parrying_harpooner")
    t = lay("siren-9", divers=divers)
    t.play("continue")
    t.turn_over("harpoon-3")
    t.play("continue")
    t.turn_over("siren-4")
    assert t.told() == [
        "turned seat=0 card=harpoon-3",
        "parried seat=0 victim=1",
        "turned seat=0 card=siren-4",
        "incident seat=0 card=siren-4",
        "lost seat=0 card=siren-9",
        "lost seat=0 card=siren-4",
    ]
    assert t == lay(graveyard="harpoon-3 siren-9 siren-4", divers=divers, active=1)


@pytest.mark.rule("CC-D12", "CC-F6")
def test_a_parried_harpoon_is_not_counted_for_the_bonus() -> None:
    divers = ("", "parrying_harpooner")
    t = lay("key-4 chest-3", graveyard="siren-4 siren-5", divers=divers)
    t.play("continue")
    t.turn_over("harpoon-3")
    t.play("surface")
    assert t.due() == ["bonus 2", "turn_end 1"]
    assert t.odds() == each("gain card", "harpoon-3 siren-4 siren-5")


@pytest.mark.rule("CC-D12")
def test_the_own_harpoon_of_who_parries_acts_like_any_other() -> None:
    divers = ("parrying_harpooner", "")
    t = lay(holds=["map-2", "map-7 siren-5"], divers=divers)
    t.turn_over("harpoon-3")
    assert t.offers() == ["spear seat=1 family=siren"]
    t.play("spear seat=1 family=siren")
    assert t == lay("harpoon-3 siren-5", holds=["map-2", "map-7"], divers=divers)
