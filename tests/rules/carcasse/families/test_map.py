"""The map: three cards of the graveyard."""

import pytest

from tablereef.kernel.game import CHANCE
from tablereef.kernel.story import SPECTATOR
from tests.rules.carcasse.table import lay
from tests.rules.table import each


@pytest.mark.rule("CC-F5")
def test_the_map_shows_three_cards_of_the_graveyard_and_one_of_them_is_placed() -> None:
    t = lay("siren-9", graveyard="key-2 chest-2 siren-4 drone-2", active=1)
    t.play("continue")
    t.turn_over("map-3")
    assert t.to_move == CHANCE
    assert t.asks() == "map_look"
    assert t.due() == ["map_look 3", "digging 1"]
    assert t.odds() == each("sift card", "key-2 chest-2 drone-2 siren-4")
    t.look("siren-4")
    assert t.odds() == each("sift card", "key-2 chest-2 drone-2")
    t.look("chest-2")
    assert t.odds() == each("sift card", "key-2 drone-2")
    t.look("key-2")
    assert t.to_move == 1
    assert t.asks() == "digging"
    assert t.offers() == ["dig card=key-2", "dig card=chest-2", "dig card=siren-4"]
    t.play("dig card=chest-2")
    assert t.told() == [
        "turned seat=1 card=map-3",
        "sifted seat=1 card=siren-4",
        "sifted seat=1 card=chest-2",
        "sifted seat=1 card=key-2",
        "dug seat=1 card=chest-2",
    ]
    assert t == lay("siren-9 map-3 chest-2", graveyard="key-2 siren-4 drone-2", active=1)


@pytest.mark.rule("CC-F5")
@pytest.mark.parametrize("order", ["key-2 chest-2 siren-4", "siren-4 chest-2 key-2", "chest-2 siren-4 key-2"])
def test_the_cards_looked_at_are_offered_in_one_order_whichever_came_first(order: str) -> None:
    t = lay(graveyard="key-2 chest-2 siren-4 drone-2")
    t.turn_over("map-3")
    t.look(order)
    assert t.looked == "key-2 chest-2 siren-4"
    assert t.offers() == ["dig card=key-2", "dig card=chest-2", "dig card=siren-4"]
    assert t.graveyard == "drone-2"
    assert t.s.graveyard_size == 4


@pytest.mark.rule("CC-F5")
def test_the_map_must_be_followed_even_into_an_incident() -> None:
    t = lay("siren-9", graveyard="siren-4 siren-5 siren-6")
    t.play("continue")
    t.turn_over("map-3")
    t.look("siren-4 siren-5 siren-6")
    t.play("dig card=siren-5")
    assert t.told()[-5:] == [
        "dug seat=0 card=siren-5",
        "incident seat=0 card=siren-5",
        "lost seat=0 card=siren-9",
        "lost seat=0 card=map-3",
        "lost seat=0 card=siren-5",
    ]
    assert t == lay(graveyard="map-3 siren-4 siren-5 siren-6 siren-9", active=1)


@pytest.mark.rule("CC-F5")
def test_with_exactly_three_cards_the_map_shows_them_all() -> None:
    t = lay(graveyard="key-2 chest-2 siren-4")
    t.turn_over("map-3")
    t.look("key-2 chest-2 siren-4")
    assert t.offers() == ["dig card=key-2", "dig card=chest-2", "dig card=siren-4"]
    t.play("dig card=siren-4")
    assert t == lay("map-3 siren-4", graveyard="key-2 chest-2")


@pytest.mark.rule("CC-F5")
def test_with_two_cards_the_player_chooses_among_two() -> None:
    t = lay(graveyard="key-2 chest-2")
    t.turn_over("map-3")
    t.look("chest-2 key-2")
    assert t.offers() == ["dig card=key-2", "dig card=chest-2"]
    t.play("dig card=key-2")
    assert t == lay("map-3 key-2", graveyard="chest-2")


@pytest.mark.rule("CC-F5")
def test_with_one_card_that_card_must_be_placed() -> None:
    t = lay(graveyard="key-2")
    t.turn_over("map-3")
    t.look("key-2")
    assert t.offers() == ["dig card=key-2"]
    t.play("dig card=key-2")
    assert t == lay("map-3 key-2")


@pytest.mark.rule("CC-F5")
def test_with_no_card_the_map_is_ignored() -> None:
    t = lay()
    t.turn_over("map-3")
    assert t.told() == ["turned seat=0 card=map-3", "ignored seat=0 family=map"]
    assert t == lay("map-3")


@pytest.mark.rule("CC-F5", "CC-K2")
def test_only_the_player_who_looks_sees_the_cards_of_the_map() -> None:
    t = lay(holds=["", "", ""], graveyard="key-2 siren-4", active=1)
    t.turn_over("map-3")
    t.look("key-2 siren-4")
    seen = ["turned seat=1 card=map-3", "sifted seat=1 card=key-2", "sifted seat=1 card=siren-4"]
    unseen = ["turned seat=1 card=map-3", "sifted seat=1", "sifted seat=1"]
    assert t.told(1) == seen
    assert [t.told(seat) for seat in (0, 2, SPECTATOR)] == [unseen] * 3
