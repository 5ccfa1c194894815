"""The Cartographer with the map, the Pilot with the drone."""

import pytest

from tablereef.kernel.game import CHANCE
from tablereef.kernel.story import SPECTATOR
from tests.rules.carcasse.table import lay
from tests.rules.table import each

# — cartographer —


@pytest.mark.rule("CC-D9")
def test_the_cartographer_chooses_from_the_whole_graveyard_without_looking_card_by_card() -> None:
    divers = ("", "cartographer", "")
    graveyard = "siren-5 siren-4 key-2 chest-2 drone-2 anchor-2"
    t = lay("siren-9", holds=["", "map-7", ""], graveyard=graveyard, divers=divers, active=1)
    t.play("continue")
    t.turn_over("map-3")
    assert t.to_move == 1
    assert t.asks() == "digging"
    assert t.due() == ["digging 1"]
    sorted_names = ["anchor-2", "key-2", "chest-2", "drone-2", "siren-4", "siren-5"]
    assert t.offers() == [f"dig card={card}" for card in sorted_names]
    assert t.paths() == {f"dig card={card}": (card,) for card in sorted_names}
    assert t.sees(1, "graveyard") == (6, " ".join(sorted_names))
    assert [t.sees(seat, "graveyard") for seat in (0, 2, SPECTATOR)] == [(6, "")] * 3
    t.play("dig card=drone-2")
    assert t.told() == ["turned seat=1 card=map-3", "dug seat=1 card=drone-2"]
    assert t.asks() == "drone_look"
    assert t.graveyard == "anchor-2 key-2 chest-2 siren-4 siren-5"
    assert t.s.graveyard_size == 5
    assert t.sees(1, "graveyard") == (5, "")
    t.look("net-7")
    row, graveyard = "siren-9 map-3 drone-2", "siren-5 siren-4 key-2 chest-2 anchor-2"
    holds = ["", "map-7", ""]
    assert t == lay(row, holds=holds, graveyard=graveyard, top={"net-7": [1]}, divers=divers, active=1)


@pytest.mark.rule("CC-D9")
def test_the_cartographer_may_have_sixty_cards_to_choose_from_less_the_map() -> None:
    t = lay(pile="map-3", rest="graveyard", divers=("cartographer", ""))
    t.turn_over("map-3")
    assert len(t.offers()) == 59
    t.play("dig card=siren-9")
    assert t == lay("map-3 siren-9", rest="graveyard", divers=("cartographer", ""))


@pytest.mark.rule("CC-D9")
def test_the_cartographer_must_place_a_card_even_into_an_incident_and_finds_nothing_in_an_empty_graveyard() -> None:
    divers = ("cartographer", "")
    t = lay("siren-9", graveyard="siren-4", divers=divers)
    t.play("continue")
    t.turn_over("map-3")
    assert t.offers() == ["dig card=siren-4"]
    t.play("dig card=siren-4")
    assert t == lay(graveyard="siren-4 map-3 siren-9", divers=divers, active=1)
    t = lay("siren-9", divers=divers)
    t.play("continue")
    t.turn_over("map-3")
    assert t.told() == ["turned seat=0 card=map-3", "ignored seat=0 family=map"]
    assert t == lay("siren-9 map-3", divers=divers)


@pytest.mark.rule("CC-D9")
def test_an_opponents_cartographer_does_not_help_with_the_map() -> None:
    t = lay(graveyard="siren-4 siren-5 siren-6 siren-7", divers=("", "cartographer"))
    t.turn_over("map-3")
    assert t.due() == ["map_look 3", "digging 1"]
    t.look("siren-4 siren-7 siren-5")
    assert t.offers() == ["dig card=siren-4", "dig card=siren-5", "dig card=siren-7"]


# — pilot —


@pytest.mark.rule("CC-D10")
def test_the_pilot_looks_at_the_next_three_cards_and_their_order_stays() -> None:
    divers = ("", "pilot", "")
    t = lay(holds=["", "", ""], pile="drone-3 siren-9 map-7 key-3 net-4", rest="graveyard", divers=divers, active=1)
    t.turn_over("drone-3")
    assert t.to_move == CHANCE
    assert t.due() == ["drone_look 3"]
    assert t.audience() == [1]
    assert t.odds() == each("peek card", "map-7 key-3 net-4 siren-9")
    t.look("siren-9")
    assert t.odds() == each("peek card", "map-7 key-3 net-4")
    t.look("key-3")
    assert t.odds() == each("peek card", "map-7 net-4")
    assert t.audience() == [1]
    t.look("map-7")
    assert t.told(1) == [
        "turned seat=1 card=drone-3",
        "peeked seat=1 card=siren-9",
        "peeked seat=1 card=key-3",
        "peeked seat=1 card=map-7",
    ]
    unseen = ["turned seat=1 card=drone-3", "peeked seat=1", "peeked seat=1", "peeked seat=1"]
    assert [t.told(seat) for seat in (0, 2, SPECTATOR)] == [unseen] * 3
    top = {"siren-9": [1], "key-3": [1], "map-7": [1]}
    laid = lay("drone-3", holds=["", "", ""], pile="net-4", top=top, rest="graveyard", divers=divers, active=1)
    assert t == laid
    assert t.sees(1, "pile") == (4, "pile-0=siren-9 pile-1=key-3 pile-2=map-7")
    assert t.sees(0, "pile") == (4, "pile-0=? pile-1=? pile-2=?")
    assert t.offers() == ["continue", "surface"]
    t.play("continue")
    assert t.odds() == {"turn card=siren-9": 1}
    t.turn_over("siren-9")
    t.play("continue")
    assert t.odds() == {"turn card=key-3": 1}
    t.turn_over("key-3")
    t.play("surface")
    assert t.odds() == {"turn card=map-7": 1}
    assert t.known(1).odds() == {"turn card=map-7": 1}
    assert t.known(2).odds() == each("turn card", "map-7 net-4")


@pytest.mark.rule("CC-D10")
@pytest.mark.parametrize("pile", ["siren-9", "siren-9 map-7", "siren-9 map-7 key-3"])
def test_with_fewer_cards_in_the_pile_the_pilot_looks_at_those(pile: str) -> None:
    divers = ("pilot", "")
    t = lay(pile=f"drone-3 {pile}", rest="graveyard", divers=divers)
    t.turn_over("drone-3")
    assert t.due() == [f"drone_look {len(pile.split())}"]
    t.look(pile)
    top = {card: [0] for card in pile.split()}
    assert t == lay("drone-3", top=top, rest="graveyard", divers=divers)


@pytest.mark.rule("CC-D10")
def test_the_pilot_over_an_empty_pile_looks_at_nothing() -> None:
    t = lay(pile="drone-3", rest="graveyard", divers=("pilot", ""))
    t.turn_over("drone-3")
    assert t.told() == ["turned seat=0 card=drone-3", "ignored seat=0 family=drone"]
    assert t == lay("drone-3", rest="graveyard", divers=("pilot", ""))


@pytest.mark.rule("CC-D10", "CC-K2")
def test_the_pilot_looks_again_at_what_he_or_another_has_seen() -> None:
    divers = ("pilot", "", "")
    top = {"drone-3": [0], "siren-9": [0], "key-3": [0, 2]}
    t = lay(holds=["", "", ""], pile="map-7 net-4", top=top, rest="graveyard", divers=divers)
    t.turn_over("drone-3")
    assert t.due() == ["drone_look 3"]
    assert t.odds() == {"peek card=siren-9": 1}
    assert t.known(2).odds() == each("peek card", "map-7 net-4 siren-9")
    t.look("siren-9")
    assert t.odds() == {"peek card=key-3": 1}
    assert t.known(1).odds() == each("peek card", "map-7 key-3 net-4 siren-9")
    assert t.known(2).odds() == {"peek card=key-3": 1}
    t.look("key-3")
    assert t.odds() == each("peek card", "map-7 net-4")
    assert t.known(2).odds() == each("peek card", "map-7 net-4 siren-9")
    t.look("net-4")
    top = {"siren-9": [0], "key-3": [0, 2], "net-4": [0]}
    laid = lay("drone-3", holds=["", "", ""], pile="map-7", top=top, rest="graveyard", divers=divers)
    assert t == laid
    assert t.told()[1:] == ["peeked seat=0 card=siren-9", "peeked seat=0 card=key-3", "peeked seat=0 card=net-4"]


@pytest.mark.rule("CC-D10", "CC-K2")
def test_another_players_drone_shows_him_only_the_first_card_that_the_pilot_has_seen() -> None:
    divers = ("pilot", "")
    top = {"drone-3": [0], "siren-9": [0], "key-3": [0]}
    t = lay(pile="map-7 net-4", top=top, rest="graveyard", divers=divers, active=1)
    assert t.known(1).odds() == each("turn card", "map-7 key-3 drone-3 net-4 siren-9")
    t.turn_over("drone-3")
    assert t.due() == ["drone_look 1"]
    assert t.odds() == {"peek card=siren-9": 1}
    assert t.known(1).odds() == each("peek card", "map-7 key-3 net-4 siren-9")
    t.look("siren-9")
    top = {"siren-9": [0, 1], "key-3": [0]}
    assert t == lay("drone-3", pile="map-7 net-4", top=top, rest="graveyard", divers=divers, active=1)
    assert t.known(1).top == "siren-9 ?"
    assert t.known(1).pile == "map-7 key-3 net-4"


@pytest.mark.rule("CC-D10", "CC-F10")
def test_the_pilot_in_debt_turns_over_what_he_has_seen() -> None:
    divers = ("pilot", "")
    t = lay("squid-4", pile="drone-3 siren-9 map-7 key-3", rest="graveyard", debt=2, divers=divers)
    t.turn_over("drone-3")
    t.look("siren-9 key-3 map-7")
    assert t.to_move == CHANCE
    assert t.odds() == {"turn card=siren-9": 1}
