"""The drone looks at the next card."""

import pytest

from tablereef.kernel.game import CHANCE
from tablereef.kernel.story import SPECTATOR
from tests.rules.carcasse.table import lay
from tests.rules.table import each


@pytest.mark.rule("CC-F9")
def test_the_drone_looks_at_the_top_card_and_then_the_player_chooses() -> None:
    t = lay("key-4", pile="drone-3 siren-9 map-7", rest="graveyard", active=1)
    t.play("continue")
    t.turn_over("drone-3")
    assert t.to_move == CHANCE
    assert t.asks() == "drone_look"
    assert t.odds() == each("peek card", "map-7 siren-9")
    t.look("siren-9")
    assert t.told() == ["turned seat=1 card=drone-3", "peeked seat=1 card=siren-9"]
    assert t == lay("key-4 drone-3", pile="map-7", top={"siren-9": [1]}, rest="graveyard", active=1)
    assert t.s.pile_size == 2
    assert t.to_move == 1
    assert t.offers() == ["continue", "surface"]


@pytest.mark.rule("CC-F9")
def test_who_continues_turns_over_the_card_that_was_looked_at() -> None:
    t = lay("drone-3", top={"siren-9": [0]})
    t.play("continue")
    assert t.odds() == {"turn card=siren-9": 1}
    t.turn_over("siren-9")
    assert t == lay("drone-3 siren-9")
    t.play("continue")
    assert "turn card=siren-8" in t.odds()
    assert len(t.odds()) == 58


@pytest.mark.rule("CC-F9")
def test_the_card_that_was_looked_at_can_cause_an_incident_like_any_other() -> None:
    t = lay("key-4 drone-3", top={"key-7": [0]})
    t.play("continue")
    t.turn_over("key-7")
    assert t == lay(graveyard="key-4 drone-3 key-7", active=1)


@pytest.mark.rule("CC-F9")
def test_who_surfaces_leaves_the_card_on_top_for_the_next_player() -> None:
    t = lay("drone-3", top={"siren-9": [0]})
    t.play("surface")
    assert t == lay(holds=["drone-3", ""], top={"siren-9": [0]}, active=1)
    assert t.odds() == {"turn card=siren-9": 1}
    t.turn_over("siren-9")
    assert t == lay("siren-9", holds=["drone-3", ""], active=1)


@pytest.mark.rule("CC-F9")
def test_a_drone_over_the_last_card_looks_at_it() -> None:
    t = lay(pile="drone-3 siren-9", rest="graveyard")
    t.turn_over("drone-3")
    assert t.odds() == {"peek card=siren-9": 1}
    t.look("siren-9")
    assert t == lay("drone-3", top={"siren-9": [0]}, rest="graveyard")
    assert t.offers() == ["continue", "surface"]


@pytest.mark.rule("CC-F9")
def test_a_drone_over_an_empty_pile_is_ignored_and_only_surfacing_is_left() -> None:
    t = lay(pile="drone-3", rest="graveyard")
    t.turn_over("drone-3")
    assert t.told() == ["turned seat=0 card=drone-3", "ignored seat=0 family=drone"]
    assert t == lay("drone-3", rest="graveyard")
    assert t.offers() == ["surface"]


@pytest.mark.rule("CC-F9")
def test_the_drone_only_looks_and_the_choice_is_made_when_all_effects_are_done() -> None:
    t = lay(holds=["drone-7", ""], pile="net-3 siren-9", rest="graveyard")
    t.turn_over("net-3")
    t.play("haul family=drone")
    t.look("siren-9")
    assert t.told() == ["turned seat=0 card=net-3", "netted seat=0 card=drone-7", "peeked seat=0 card=siren-9"]
    assert t == lay("net-3 drone-7", netted="drone-7", top={"siren-9": [0]}, rest="graveyard")


@pytest.mark.rule("CC-F9", "CC-K2")
def test_only_this_player_sees_the_card_of_the_drone() -> None:
    t = lay(holds=["", "", ""], active=2)
    t.turn_over("drone-3")
    t.look("siren-9")
    assert t.told(2) == ["turned seat=2 card=drone-3", "peeked seat=2 card=siren-9"]
    assert [t.told(seat) for seat in (0, 1, SPECTATOR)] == [["turned seat=2 card=drone-3", "peeked seat=2"]] * 3


@pytest.mark.rule("CC-F9")
def test_a_drone_over_a_card_that_another_player_has_seen_shows_that_very_card() -> None:
    t = lay(holds=["", "", ""], top={"drone-3": [0], "siren-9": [0, 2], "key-7": [0]}, active=1)
    assert t.odds() == {"turn card=drone-3": 1}
    t.turn_over("drone-3")
    assert t.odds() == {"peek card=siren-9": 1}
    t.look("siren-9")
    assert t == lay("drone-3", holds=["", "", ""], top={"siren-9": [0, 1, 2], "key-7": [0]}, active=1)


@pytest.mark.rule("CC-F9")
def test_what_was_seen_of_the_pile_keeps_its_order_until_it_is_turned_over() -> None:
    t = lay(top={"siren-9": [0], "key-7": [0, 1], "map-3": [1]}, graveyard="")
    t.turn_over("siren-9")
    assert t == lay("siren-9", top={"key-7": [0, 1], "map-3": [1]})
    t.play("continue")
    t.turn_over("key-7")
    assert t == lay("siren-9 key-7", top={"map-3": [1]})
    t.play("continue")
    t.turn_over("map-3")
    assert t == lay("siren-9 key-7 map-3")


@pytest.mark.rule("CC-F10")
def test_while_the_debt_is_open_a_drone_only_looks() -> None:
    t = lay("squid-4", debt=2)
    t.turn_over("drone-3")
    t.look("siren-9")
    assert t == lay("squid-4 drone-3", top={"siren-9": [0]}, debt=1)
    assert t.offers() == []
    assert t.odds() == {"turn card=siren-9": 1}


@pytest.mark.rule("CC-F10")
def test_a_drone_that_pays_the_last_card_of_the_debt_leaves_the_choice_free() -> None:
    t = lay("squid-4 key-3", debt=1)
    t.turn_over("drone-3")
    t.look("siren-9")
    assert t == lay("squid-4 key-3 drone-3", top={"siren-9": [0]})
    assert t.offers() == ["continue", "surface"]
