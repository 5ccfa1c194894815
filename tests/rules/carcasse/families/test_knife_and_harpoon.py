"""Knife and harpoon: cards of an opponent."""

import pytest

from tablereef.kernel.words import Words
from tests.rules.carcasse.table import lay

# — knife —


@pytest.mark.rule("CC-F8")
def test_the_knife_sends_the_highest_card_of_a_chosen_family_to_the_graveyard() -> None:
    t = lay(holds=["siren-8", "siren-4 siren-7 key-3"], graveyard="map-2")
    t.turn_over("knife-3")
    assert t.to_move == 0
    assert t.asks() == "knifing"
    assert t.offers() == ["cut seat=1 family=key", "cut seat=1 family=siren"]
    t.play("cut seat=1 family=siren")
    assert t.told() == ["turned seat=0 card=knife-3", "knifed seat=0 victim=1 card=siren-7"]
    assert t == lay("knife-3", holds=["siren-8", "siren-4 key-3"], graveyard="map-2 siren-7")
    assert t.s.graveyard_size == 2


@pytest.mark.rule("CC-F8")
def test_the_knife_may_choose_any_opponent_and_never_the_own_hold() -> None:
    holds = ["anchor-2 siren-4", "key-2", "siren-5 knife-2", "squid-7 drone-7"]
    t = lay(holds=holds, active=1)
    t.turn_over("knife-3")
    assert t.offers() == [
        "cut seat=0 family=anchor",
        "cut seat=0 family=siren",
        "cut seat=2 family=knife",
        "cut seat=2 family=siren",
        "cut seat=3 family=squid",
        "cut seat=3 family=drone",
    ]
    t.play("cut seat=3 family=drone")
    assert t == lay("knife-3", holds=[*holds[:3], "squid-7"], graveyard="drone-7", active=1)


@pytest.mark.rule("CC-F8")
def test_the_last_player_may_choose_the_first() -> None:
    t = lay(holds=["siren-4", "", "key-2"], active=2)
    t.turn_over("knife-3")
    assert t.offers() == ["cut seat=0 family=siren"]
    t.play("cut seat=0 family=siren")
    assert t == lay("knife-3", holds=["", "", "key-2"], graveyard="siren-4", active=2)


@pytest.mark.rule("CC-F8")
def test_the_first_player_may_choose_the_last() -> None:
    t = lay(holds=["key-2", "", "siren-4"])
    t.turn_over("knife-3")
    assert t.offers() == ["cut seat=2 family=siren"]


@pytest.mark.rule("CC-F8")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_knife_is_ignored_when_no_opponent_has_a_card(seat: int) -> None:
    holds = ["siren-9" if owner == seat else "" for owner in range(3)]
    t = lay(holds=holds, active=seat)
    t.turn_over("knife-3")
    assert t.told() == [f"turned seat={seat} card=knife-3", f"ignored seat={seat} family=knife"]
    assert t == lay("knife-3", holds=holds, active=seat)


# — harpoon —


@pytest.mark.rule("CC-F12")
def test_the_harpoon_brings_the_highest_card_of_a_family_that_the_player_lacks() -> None:
    t = lay("key-4", holds=["map-2", "map-7 siren-4 siren-7 drone-3"], graveyard="map-3")
    t.play("continue")
    t.turn_over("harpoon-3")
    assert t.to_move == 0
    assert t.asks() == "harpooning"
    assert t.offers() == ["spear seat=1 family=drone", "spear seat=1 family=siren"]
    t.play("spear seat=1 family=siren")
    assert t.told() == ["turned seat=0 card=harpoon-3", "harpooned seat=0 victim=1 card=siren-7"]
    assert t == lay("key-4 harpoon-3 siren-7", holds=["map-2", "map-7 siren-4 drone-3"], graveyard="map-3")


@pytest.mark.rule("CC-F12")
@pytest.mark.parametrize(("own", "is_bound"), [("map-2", True), ("key-3", False)])
def test_it_is_said_why_a_family_cannot_be_harpooned(own: str, is_bound: bool) -> None:
    t = lay(holds=[own, "map-7 siren-4"])
    t.turn_over("harpoon-3")
    assert t.view(0).notes == ((Words("note-lacking"),) if is_bound else ())


@pytest.mark.rule("CC-F12")
def test_the_harpoon_may_aim_at_any_opponent_and_never_at_the_own_hold() -> None:
    holds = ["anchor-2 siren-4", "key-2 drone-2", "siren-5 key-3", "squid-7 drone-7 anchor-7"]
    t = lay(holds=holds, active=1)
    t.turn_over("harpoon-3")
    assert t.offers() == [
        "spear seat=0 family=anchor",
        "spear seat=0 family=siren",
        "spear seat=2 family=siren",
        "spear seat=3 family=anchor",
        "spear seat=3 family=squid",
    ]
    t.play("spear seat=3 family=anchor")
    assert t == lay("harpoon-3 anchor-7", holds=[*holds[:3], "squid-7 drone-7"], active=1)


@pytest.mark.rule("CC-F12")
def test_the_last_player_may_aim_at_the_first() -> None:
    t = lay(holds=["siren-4", "", "key-2"], active=2)
    t.turn_over("harpoon-3")
    assert t.offers() == ["spear seat=0 family=siren"]
    t.play("spear seat=0 family=siren")
    assert t == lay("harpoon-3 siren-4", holds=["", "", "key-2"], active=2)


@pytest.mark.rule("CC-F12")
def test_what_the_harpoon_brings_acts() -> None:
    t = lay(holds=["", "squid-5"])
    t.turn_over("harpoon-3")
    t.play("spear seat=1 family=squid")
    assert t == lay("harpoon-3 squid-5", debt=2)


@pytest.mark.rule("CC-F12")
def test_the_harpoon_is_mandatory_even_if_it_causes_an_incident() -> None:
    t = lay("siren-9", holds=["key-2", "key-7 siren-4"])
    t.play("continue")
    t.turn_over("harpoon-3")
    assert t.offers() == ["spear seat=1 family=siren"]
    t.play("spear seat=1 family=siren")
    assert t.told() == [
        "turned seat=0 card=harpoon-3",
        "harpooned seat=0 victim=1 card=siren-4",
        "incident seat=0 card=siren-4",
        "lost seat=0 card=siren-9",
        "lost seat=0 card=harpoon-3",
        "lost seat=0 card=siren-4",
    ]
    assert t == lay(holds=["key-2", "key-7"], graveyard="siren-4 siren-9 harpoon-3", active=1)


@pytest.mark.rule("CC-F12")
def test_only_the_hold_counts_as_it_is_at_that_moment() -> None:
    t = lay(holds=["harpoon-4", "harpoon-2"])
    t.turn_over("net-3")
    t.play("haul family=harpoon")
    assert t.offers() == ["spear seat=1 family=harpoon"]


@pytest.mark.rule("CC-F12")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_harpoon_is_ignored_when_no_opponent_has_a_card(seat: int) -> None:
    holds = ["siren-9" if owner == seat else "" for owner in range(3)]
    t = lay(holds=holds, active=seat)
    t.turn_over("harpoon-3")
    assert t.told() == [f"turned seat={seat} card=harpoon-3", f"ignored seat={seat} family=harpoon"]
    assert t == lay("harpoon-3", holds=holds, active=seat)
