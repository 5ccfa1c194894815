"""What the heuristic player advises, on laid-out knowledge; the rules cited are those it must have understood."""

import pytest

from tablereef.games.carcasse import GAME
from tests.rules.carcasse.table import Table, lay


def advised(t: Table) -> str:
    """The advice to the player to move, from what he knows; asking changes nothing."""
    known, before = t.known(t.to_move), t.known(t.to_move)
    menu = [-1] * GAME.menu_size
    number = GAME.choices(known.s, menu)
    code = GAME.advise(known.s, menu, number)
    assert known == before
    assert code in menu[:number]
    return GAME.choice_codes.form(code)


# — continue or surface —


@pytest.mark.rule("CC-T2", "CC-T3", "CC-F9")
def test_it_surfaces_when_the_next_card_is_known_to_be_an_incident() -> None:
    assert advised(lay("siren-9 drone-3", top={"siren-4": [0]})) == "surface"
    assert advised(lay("drone-3", top={"drone-2": [1, 0]}, active=1)) == "surface"


@pytest.mark.rule("CC-T2", "CC-F9")
def test_it_continues_when_the_next_card_is_known_to_be_good() -> None:
    assert advised(lay("siren-9 drone-3", top={"key-7": [0]})) == "continue"


@pytest.mark.rule("CC-T2", "CC-T3")
def test_it_continues_when_no_incident_is_possible_and_something_can_be_won() -> None:
    assert advised(lay("siren-4", pile="key-3 chest-3 map-3", rest="graveyard")) == "continue"


@pytest.mark.rule("CC-T2", "CC-T3")
def test_it_surfaces_when_every_card_of_the_pile_is_an_incident() -> None:
    assert advised(lay("siren-4", pile="siren-5 siren-6", rest="graveyard")) == "surface"


@pytest.mark.rule("CC-K2", "CC-F9")
def test_it_does_not_know_what_only_another_player_has_seen() -> None:
    pile = "key-3 chest-3 map-3 anchor-3"
    assert advised(lay("siren-4", pile=pile, top={"siren-9": [1]}, rest="graveyard")) == "continue"
    assert advised(lay("siren-4", pile=pile, top={"siren-9": [0]}, rest="graveyard")) == "surface"


@pytest.mark.rule("CC-F1", "CC-D1")
def test_it_dares_more_when_all_would_be_saved() -> None:
    assert advised(lay("siren-9 anchor-7", pile="anchor-2 key-3", rest="graveyard")) == "surface"
    t = lay("siren-9 anchor-7", pile="anchor-2 key-3", rest="graveyard", divers=("bosun", ""))
    assert advised(t) == "continue"


@pytest.mark.rule("CC-D16", "CC-T3")
def test_it_knows_that_a_card_goes_straight_into_the_hold() -> None:
    assert advised(lay("siren-4", top={"siren-9": [0]}, divers=("charming_singer", ""))) == "continue"
    assert advised(lay("siren-4", top={"siren-9": [0]}, divers=("", "charming_singer"))) == "surface"


@pytest.mark.rule("CC-E1", "CC-D10")
def test_it_knows_the_last_card_of_the_pile_although_only_another_player_has_seen_it() -> None:
    assert advised(lay("siren-4", top={"key-7": [1]}, rest="graveyard", divers=("", "pilot"))) == "continue"


# — knife, net, harpoon, map —


@pytest.mark.rule("CC-F8")
def test_the_knife_hits_the_most_valuable_loss_and_the_leader_among_equals() -> None:
    t = lay(holds=["", "siren-9 siren-8 key-7 map-3", "net-6"])
    t.turn_over("knife-3")
    assert advised(t) == "cut seat=1 family=key"
    t = lay(holds=["", "net-7", "key-7 map-3"])
    t.turn_over("knife-3")
    assert advised(t) == "cut seat=2 family=key"


@pytest.mark.rule("CC-D6")
def test_against_a_jinx_it_gives_up_as_little_as_it_can() -> None:
    t = lay(holds=["siren-9 siren-8 key-7 map-3", "net-6"], divers=("", "jinx"))
    t.turn_over("knife-3")
    assert advised(t) == "cut seat=0 family=siren"


@pytest.mark.rule("CC-F11", "CC-T3")
def test_the_net_avoids_an_incident_when_it_can() -> None:
    t = lay("siren-9 key-4", holds=["siren-4 key-2 chest-2", ""])
    t.play("continue")
    t.turn_over("net-3")
    assert advised(t) == "haul family=chest"


@pytest.mark.rule("CC-F12", "CC-T3")
def test_the_harpoon_avoids_an_incident_and_takes_what_is_worth_most() -> None:
    t = lay("key-4", holds=["", "key-7 siren-4 map-7"])
    t.play("continue")
    t.turn_over("harpoon-3")
    assert advised(t) == "spear seat=1 family=map"


@pytest.mark.rule("CC-F5", "CC-T3")
def test_the_map_avoids_an_incident_and_takes_what_is_worth_most() -> None:
    t = lay("key-4", graveyard="key-7 siren-8 siren-4")
    t.play("continue")
    t.turn_over("map-3")
    t.look("key-7 siren-4 siren-8")
    assert advised(t) == "dig card=siren-8"


@pytest.mark.rule("CC-V1", "CC-F12")
def test_on_thieves_island_it_can_weigh_a_harpoon_whose_victim_would_inherit() -> None:
    t = lay("siren-8", holds=["", "siren-9 key-7"], variant="thieves_island")
    t.play("continue")
    t.turn_over("harpoon-3")
    assert advised(t) == "spear seat=1 family=key"


# — divers —


@pytest.mark.rule("CC-D7")
def test_it_plunders_who_has_most() -> None:
    t = lay("key-4 chest-3", holds=["", "net-6", "map-7", "key-3"], divers=("plunderer", "", "", ""))
    t.play("surface")
    assert advised(t) == "plunder seat=2"


@pytest.mark.rule("CC-V1", "CC-T2")
def test_it_fears_more_when_another_player_would_inherit() -> None:
    row, pile = "siren-9", "siren-4 key-7 map-3"
    t = lay(row, pile=pile, rest="graveyard")
    assert advised(t) == "continue"
    t = lay(row, pile=pile, rest="graveyard", variant="thieves_island")
    assert advised(t) == "surface"
