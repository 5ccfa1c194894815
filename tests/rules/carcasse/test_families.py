"""The effects of the ten families (CC-F…)."""

import pytest

from tablereef.kernel.game import CHANCE, OVER
from tablereef.kernel.story import SPECTATOR
from tests.rules.carcasse.table import each, lay

# — anchor —


@pytest.mark.rule("CC-F1")
def test_the_anchor_saves_what_came_before_it() -> None:
    t = lay("siren-9 map-4 anchor-6 knife-3", holds=["siren-4", "net-7"], graveyard="key-2")
    t.choose("continue")
    t.turn_over("siren-5")
    assert t.told() == [
        "turned seat=0 card=siren-5",
        "incident seat=0 card=siren-5",
        "collected seat=0 card=siren-9",
        "collected seat=0 card=map-4",
        "lost seat=0 card=anchor-6",
        "lost seat=0 card=knife-3",
        "lost seat=0 card=siren-5",
    ]
    graveyard = "key-2 anchor-6 knife-3 siren-5"
    assert t == lay(holds=["siren-4 siren-9 map-4", "net-7"], graveyard=graveyard, active=1)


@pytest.mark.rule("CC-F1")
def test_an_anchor_in_the_first_place_saves_nothing() -> None:
    t = lay("anchor-6 siren-9", active=1)
    t.choose("continue")
    t.turn_over("siren-5")
    assert t == lay(graveyard="anchor-6 siren-9 siren-5")


@pytest.mark.rule("CC-F1")
def test_an_anchor_in_the_last_place_saves_all_but_itself() -> None:
    t = lay("siren-9 key-4 drone-2 anchor-6")
    t.choose("continue")
    t.turn_over("drone-5")
    assert t == lay(holds=["siren-9 key-4 drone-2", ""], graveyard="anchor-6 drone-5", active=1)


@pytest.mark.rule("CC-F1")
def test_a_second_anchor_causes_an_incident_in_which_the_first_one_saves() -> None:
    t = lay("siren-9 anchor-6 key-4")
    t.choose("continue")
    t.turn_over("anchor-2")
    assert t == lay(holds=["siren-9", ""], graveyard="anchor-6 key-4 anchor-2", active=1)


@pytest.mark.rule("CC-F1")
def test_the_anchor_does_nothing_when_the_player_surfaces() -> None:
    t = lay("siren-9 anchor-6 key-4")
    t.choose("surface")
    assert t == lay(holds=["siren-9 anchor-6 key-4", ""], active=1)


# — squid —


@pytest.mark.rule("CC-F2")
def test_the_squid_forces_two_more_cards_before_the_player_may_surface() -> None:
    t = lay("siren-9", active=1)
    t.choose("continue")
    t.turn_over("squid-4")
    assert t.told() == ["turned seat=1 card=squid-4", "indebted seat=1 number=2"]
    assert t == lay("siren-9 squid-4", debt=2, active=1)
    assert t.to_move == CHANCE
    t.turn_over("key-3")
    assert t == lay("siren-9 squid-4 key-3", debt=1, active=1)
    assert t.to_move == CHANCE
    t.turn_over("chest-3")
    assert t == lay("siren-9 squid-4 key-3 chest-3", active=1)
    assert t.to_move == 1
    assert t.offers() == ["continue", "surface"]


@pytest.mark.rule("CC-F2")
def test_a_second_squid_is_an_incident_and_its_debt_dies_with_the_turn() -> None:
    t = lay("squid-4", debt=2)
    t.turn_over("squid-3")
    assert t.told() == [
        "turned seat=0 card=squid-3",
        "incident seat=0 card=squid-3",
        "lost seat=0 card=squid-4",
        "lost seat=0 card=squid-3",
    ]
    assert t == lay(graveyard="squid-3 squid-4", active=1)
    t.turn_over("siren-4")
    assert t.offers() == ["continue", "surface"]


@pytest.mark.rule("CC-F2")
def test_a_net_and_its_card_pay_the_squid() -> None:
    t = lay("squid-4", holds=["siren-7", ""], debt=2)
    t.turn_over("net-3")
    assert t.s.debt == 1
    assert t.offers() == ["haul family=siren"]
    t.choose("haul family=siren")
    assert t == lay("squid-4 net-3 siren-7", netted="siren-7")


@pytest.mark.rule("CC-F2")
def test_a_harpoon_and_its_card_pay_the_squid() -> None:
    t = lay("squid-4", holds=["", "siren-7"], debt=2)
    t.turn_over("harpoon-3")
    t.choose("spear seat=1 family=siren")
    assert t == lay("squid-4 harpoon-3 siren-7")


@pytest.mark.rule("CC-F2")
def test_a_map_and_its_card_pay_the_squid() -> None:
    t = lay("squid-4", graveyard="siren-7", debt=2)
    t.turn_over("map-3")
    t.look("siren-7")
    t.choose("dig card=siren-7")
    assert t == lay("squid-4 map-3 siren-7")


@pytest.mark.rule("CC-F2")
def test_a_knife_pays_one_card_only_for_nothing_is_placed_by_it() -> None:
    t = lay("squid-4", holds=["", "siren-7"], debt=2)
    t.turn_over("knife-3")
    t.choose("cut seat=1 family=siren")
    assert t == lay("squid-4 knife-3", graveyard="siren-7", debt=1)


@pytest.mark.rule("CC-F2")
def test_a_net_that_pays_the_last_card_still_acts_and_overpays_nothing() -> None:
    t = lay("squid-4 key-3", holds=["siren-7", ""], debt=1)
    t.turn_over("net-3")
    t.choose("haul family=siren")
    assert t == lay("squid-4 key-3 net-3 siren-7", netted="siren-7")
    assert t.s.debt == 0


@pytest.mark.rule("CC-F2")
def test_a_squid_brought_by_a_net_is_not_paid_by_that_net() -> None:
    t = lay(holds=["squid-7", ""])
    t.turn_over("net-3")
    t.choose("haul family=squid")
    assert t.told() == [
        "turned seat=0 card=net-3",
        "netted seat=0 card=squid-7",
        "indebted seat=0 number=2",
    ]
    assert t == lay("net-3 squid-7", netted="squid-7", debt=2)


@pytest.mark.rule("CC-F2")
def test_an_incident_can_strike_while_the_debt_is_open_and_the_anchor_still_saves() -> None:
    t = lay("siren-9 anchor-3 squid-4", debt=2)
    t.turn_over("siren-4")
    assert t == lay(holds=["siren-9", ""], graveyard="anchor-3 squid-4 siren-4", active=1)


@pytest.mark.rule("CC-F2")
def test_effects_are_finished_before_the_next_forced_card_comes() -> None:
    t = lay("squid-4", holds=["", "siren-7 key-2"], debt=2)
    t.turn_over("knife-3")
    assert t.to_move == 0
    assert t.offers() == ["cut seat=1 family=key", "cut seat=1 family=siren"]


@pytest.mark.rule("CC-F3")
@pytest.mark.parametrize("family", ["net", "harpoon", "map"])
def test_an_ignored_effect_placed_no_second_card_so_another_must_be_turned_over(family: str) -> None:
    t = lay("squid-4", debt=2)
    t.turn_over(f"{family}-3")
    assert t.told() == [f"turned seat=0 card={family}-3", f"ignored seat=0 family={family}"]
    assert t == lay(f"squid-4 {family}-3", debt=1)
    assert t.to_move == CHANCE
    t.turn_over("siren-4")
    assert t == lay(f"squid-4 {family}-3 siren-4")


@pytest.mark.rule("CC-F4")
def test_with_an_empty_pile_the_rest_of_the_debt_is_cancelled() -> None:
    t = lay("squid-4", pile="siren-4", rest="graveyard", debt=2)
    t.turn_over("siren-4")
    assert t.told() == ["turned seat=0 card=siren-4", "released seat=0"]
    assert t == lay("squid-4 siren-4", rest="graveyard")
    assert t.s.debt == 0
    assert t.offers() == ["surface"]


@pytest.mark.rule("CC-F4")
def test_the_debt_is_cancelled_only_when_all_effects_are_done() -> None:
    t = lay("squid-4", holds=["key-3", ""], pile="net-3", rest="graveyard", debt=2)
    t.turn_over("net-3")
    assert t.offers() == ["haul family=key"]
    t.choose("haul family=key")
    assert t.told() == ["turned seat=0 card=net-3", "netted seat=0 card=key-3"]
    assert t == lay("squid-4 net-3 key-3", netted="key-3", rest="graveyard")


@pytest.mark.rule("CC-F4")
def test_a_debt_that_is_paid_by_the_last_card_is_not_cancelled() -> None:
    t = lay("squid-4 key-3", pile="siren-4", rest="graveyard", debt=1)
    t.turn_over("siren-4")
    assert t.told() == ["turned seat=0 card=siren-4"]


@pytest.mark.rule("CC-F4")
def test_with_one_card_left_in_the_pile_the_debt_stands() -> None:
    t = lay("squid-4", pile="siren-4 key-3", rest="graveyard", debt=2)
    t.turn_over("siren-4")
    assert t.told() == ["turned seat=0 card=siren-4"]
    assert t == lay("squid-4 siren-4", pile="key-3", rest="graveyard", debt=1)


# — map —


@pytest.mark.rule("CC-F5")
def test_the_map_shows_three_cards_of_the_graveyard_and_one_of_them_is_placed() -> None:
    t = lay("siren-9", graveyard="key-2 chest-2 siren-4 drone-2", active=1)
    t.choose("continue")
    t.turn_over("map-3")
    assert t.to_move == CHANCE
    assert t.asks() == "map_look"
    assert t.due() == ["map_look 3", "digging 1"]
    assert t.odds() == each("sift", "key-2 chest-2 drone-2 siren-4")
    t.look("siren-4")
    assert t.odds() == each("sift", "key-2 chest-2 drone-2")
    t.look("chest-2")
    assert t.odds() == each("sift", "key-2 drone-2")
    t.look("key-2")
    assert t.to_move == 1
    assert t.asks() == "digging"
    assert t.offers() == ["dig card=key-2", "dig card=chest-2", "dig card=siren-4"]
    t.choose("dig card=chest-2")
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
    t.choose("continue")
    t.turn_over("map-3")
    t.look("siren-4 siren-5 siren-6")
    t.choose("dig card=siren-5")
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
    t.choose("dig card=siren-4")
    assert t == lay("map-3 siren-4", graveyard="key-2 chest-2")


@pytest.mark.rule("CC-F5")
def test_with_two_cards_the_player_chooses_among_two() -> None:
    t = lay(graveyard="key-2 chest-2")
    t.turn_over("map-3")
    t.look("chest-2 key-2")
    assert t.offers() == ["dig card=key-2", "dig card=chest-2"]
    t.choose("dig card=key-2")
    assert t == lay("map-3 key-2", graveyard="chest-2")


@pytest.mark.rule("CC-F5")
def test_with_one_card_that_card_must_be_placed() -> None:
    t = lay(graveyard="key-2")
    t.turn_over("map-3")
    t.look("key-2")
    assert t.offers() == ["dig card=key-2"]
    t.choose("dig card=key-2")
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


# — key and chest —


@pytest.mark.rule("CC-F6")
def test_key_and_chest_bring_as_many_cards_of_the_graveyard_as_the_exploration_holds() -> None:
    t = lay("key-4 siren-9 chest-3", holds=["net-7", "map-7"], graveyard="key-2 chest-2 siren-4 map-2 knife-2")
    t.choose("surface")
    assert t.to_move == CHANCE
    assert t.asks() == "bonus"
    assert t.due() == ["bonus 3", "turn_end 1"]
    assert t.odds() == each("gain", "map-2 key-2 chest-2 knife-2 siren-4")
    t.gain("knife-2")
    assert t.odds() == each("gain", "map-2 key-2 chest-2 siren-4")
    t.gain("map-2")
    assert t.odds() == each("gain", "key-2 chest-2 siren-4")
    t.gain("siren-4")
    assert t.told() == [
        "surfaced seat=0",
        "collected seat=0 card=key-4",
        "collected seat=0 card=siren-9",
        "collected seat=0 card=chest-3",
        "gained seat=0 card=knife-2",
        "gained seat=0 card=map-2",
        "gained seat=0 card=siren-4",
    ]
    hold = "net-7 key-4 siren-9 chest-3 knife-2 map-2 siren-4"
    assert t == lay(holds=[hold, "map-7"], graveyard="key-2 chest-2", active=1)


@pytest.mark.rule("CC-F6")
def test_a_graveyard_with_just_as_many_cards_is_emptied_by_the_bonus() -> None:
    t = lay("chest-3 key-4", graveyard="siren-4 siren-5")
    t.choose("surface")
    t.gain("siren-5 siren-4")
    assert t == lay(holds=["chest-3 key-4 siren-4 siren-5", ""], active=1)


@pytest.mark.rule("CC-F6")
def test_a_graveyard_with_fewer_cards_gives_all_of_them() -> None:
    t = lay("chest-3 key-4 map-7", graveyard="siren-4", holds=["", "", ""], active=2)
    t.choose("surface")
    t.gain("siren-4")
    assert t == lay(holds=["", "", "chest-3 key-4 map-7 siren-4"])


@pytest.mark.rule("CC-F6")
def test_an_empty_graveyard_gives_no_bonus() -> None:
    t = lay("chest-3 key-4")
    t.choose("surface")
    assert t == lay(holds=["chest-3 key-4", ""], active=1)


@pytest.mark.rule("CC-F6")
@pytest.mark.parametrize("half", ["key-4", "chest-4"])
def test_a_key_without_a_chest_and_a_chest_without_a_key_bring_nothing(half: str) -> None:
    t = lay(f"{half} siren-9", graveyard="siren-4")
    t.choose("surface")
    assert t == lay(holds=[f"{half} siren-9", ""], graveyard="siren-4", active=1)


@pytest.mark.rule("CC-F6")
@pytest.mark.parametrize(("half", "other"), [("key-4", "chest-4"), ("chest-4", "key-4")])
def test_a_key_or_a_chest_that_lay_in_the_hold_does_not_count(half: str, other: str) -> None:
    t = lay(f"{half} siren-9", holds=[other, ""], graveyard="siren-4")
    t.choose("surface")
    assert t == lay(holds=[f"{other} {half} siren-9", ""], graveyard="siren-4", active=1)


@pytest.mark.rule("CC-F6")
def test_bonus_cards_have_no_effect_and_bring_no_further_bonus() -> None:
    t = lay("key-4 chest-3", holds=["net-7", "siren-7"], graveyard="key-2 chest-2 squid-2 map-2")
    t.choose("surface")
    t.gain("key-2 chest-2")
    assert t == lay(
        holds=["net-7 key-4 chest-3 key-2 chest-2", "siren-7"],
        graveyard="squid-2 map-2",
        active=1,
    )

    t = lay("key-4 chest-3", holds=["net-7", "siren-7"], graveyard="key-2 chest-2 squid-2 knife-2")
    t.choose("surface")
    t.gain("squid-2 knife-2")
    assert t == lay(
        holds=["net-7 key-4 chest-3 squid-2 knife-2", "siren-7"],
        graveyard="key-2 chest-2",
        active=1,
    )


@pytest.mark.rule("CC-F7")
def test_key_and_chest_saved_from_an_incident_bring_as_many_cards_as_were_saved() -> None:
    t = lay("key-4 siren-9 chest-3 anchor-6 map-4", graveyard="siren-4 siren-5 siren-6 siren-7")
    t.choose("continue")
    t.turn_over("map-5")
    assert t.odds() == each("gain", "siren-4 siren-5 siren-6 siren-7")
    t.gain("siren-4 siren-5 siren-7")
    assert t == lay(
        holds=["key-4 siren-9 chest-3 siren-4 siren-5 siren-7", ""],
        graveyard="siren-6 anchor-6 map-4 map-5",
        active=1,
    )


@pytest.mark.rule("CC-F7")
def test_the_bonus_is_drawn_before_the_lost_cards_go_anywhere() -> None:
    t = lay("key-4 chest-3 anchor-6", graveyard="siren-4")
    t.choose("continue")
    t.turn_over("key-7")
    assert t.odds() == {"gain card=siren-4": 1}
    assert t.row == "anchor-6"
    assert t.due() == ["bonus 1", "losing 1", "turn_end 1"]
    t.gain("siren-4")
    assert t.told()[-3:] == ["gained seat=0 card=siren-4", "lost seat=0 card=anchor-6", "lost seat=0 card=key-7"]
    assert t == lay(holds=["key-4 chest-3 siren-4", ""], graveyard="anchor-6 key-7", active=1)


@pytest.mark.rule("CC-F7")
def test_the_lost_cards_themselves_are_no_bonus() -> None:
    t = lay("key-4 chest-3 anchor-6")
    t.choose("continue")
    t.turn_over("key-7")
    assert t == lay(holds=["key-4 chest-3", ""], graveyard="anchor-6 key-7", active=1)


@pytest.mark.rule("CC-F7")
@pytest.mark.parametrize(("saved", "lost"), [("key-4", "chest-3"), ("chest-3", "key-4")])
def test_a_key_and_a_chest_on_either_side_of_the_anchor_bring_nothing(saved: str, lost: str) -> None:
    t = lay(f"{saved} anchor-6 {lost}", graveyard="siren-4")
    t.choose("continue")
    t.turn_over("anchor-7")
    assert t == lay(holds=[saved, ""], graveyard=f"siren-4 anchor-6 {lost} anchor-7", active=1)


# — knife —


@pytest.mark.rule("CC-F8")
def test_the_knife_sends_the_highest_card_of_a_chosen_family_to_the_graveyard() -> None:
    t = lay(holds=["siren-8", "siren-4 siren-7 key-3"], graveyard="map-2")
    t.turn_over("knife-3")
    assert t.to_move == 0
    assert t.asks() == "knifing"
    assert t.offers() == ["cut seat=1 family=key", "cut seat=1 family=siren"]
    t.choose("cut seat=1 family=siren")
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
    t.choose("cut seat=3 family=drone")
    assert t == lay("knife-3", holds=[*holds[:3], "squid-7"], graveyard="drone-7", active=1)


@pytest.mark.rule("CC-F8")
def test_the_last_player_may_choose_the_first() -> None:
    t = lay(holds=["siren-4", "", "key-2"], active=2)
    t.turn_over("knife-3")
    assert t.offers() == ["cut seat=0 family=siren"]
    t.choose("cut seat=0 family=siren")
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


# — drone —


@pytest.mark.rule("CC-F9")
def test_the_drone_looks_at_the_top_card_and_then_the_player_chooses() -> None:
    t = lay("key-4", pile="drone-3 siren-9 map-7", rest="graveyard", active=1)
    t.choose("continue")
    t.turn_over("drone-3")
    assert t.to_move == CHANCE
    assert t.asks() == "drone_look"
    assert t.odds() == each("peek", "map-7 siren-9")
    t.look("siren-9")
    assert t.told() == ["turned seat=1 card=drone-3", "peeked seat=1 card=siren-9"]
    assert t == lay("key-4 drone-3", pile="map-7", top={"siren-9": [1]}, rest="graveyard", active=1)
    assert t.s.pile_size == 2
    assert t.to_move == 1
    assert t.offers() == ["continue", "surface"]


@pytest.mark.rule("CC-F9")
def test_who_continues_turns_over_the_card_that_was_looked_at() -> None:
    t = lay("drone-3", top={"siren-9": [0]})
    t.choose("continue")
    assert t.odds() == {"turn card=siren-9": 1}
    t.turn_over("siren-9")
    assert t == lay("drone-3 siren-9")
    t.choose("continue")
    assert "turn card=siren-8" in t.odds()
    assert len(t.odds()) == 58


@pytest.mark.rule("CC-F9")
def test_the_card_that_was_looked_at_can_cause_an_incident_like_any_other() -> None:
    t = lay("key-4 drone-3", top={"key-7": [0]})
    t.choose("continue")
    t.turn_over("key-7")
    assert t == lay(graveyard="key-4 drone-3 key-7", active=1)


@pytest.mark.rule("CC-F9")
def test_who_surfaces_leaves_the_card_on_top_for_the_next_player() -> None:
    t = lay("drone-3", top={"siren-9": [0]})
    t.choose("surface")
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
    t.choose("haul family=drone")
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
    t.choose("continue")
    t.turn_over("key-7")
    assert t == lay("siren-9 key-7", top={"map-3": [1]})
    t.choose("continue")
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


# — net —


@pytest.mark.rule("CC-F11")
def test_the_net_brings_the_highest_card_of_a_family_of_the_own_hold() -> None:
    t = lay("key-4", holds=["", "siren-4 siren-7 map-3 anchor-2", "chest-2"], active=1)
    t.choose("continue")
    t.turn_over("net-3")
    assert t.to_move == 1
    assert t.asks() == "netting"
    assert t.offers() == ["haul family=anchor", "haul family=map", "haul family=siren"]
    t.choose("haul family=siren")
    assert t.told() == ["turned seat=1 card=net-3", "netted seat=1 card=siren-7"]
    holds = ["", "siren-4 map-3 anchor-2", "chest-2"]
    assert t == lay("key-4 net-3 siren-7", netted="siren-7", holds=holds, active=1)


@pytest.mark.rule("CC-F11")
def test_what_the_net_brings_acts() -> None:
    t = lay(holds=["squid-5", ""])
    t.turn_over("net-3")
    t.choose("haul family=squid")
    assert t == lay("net-3 squid-5", netted="squid-5", debt=2)


@pytest.mark.rule("CC-F11")
def test_the_net_is_mandatory_even_if_it_causes_an_incident_and_that_card_is_lost_too() -> None:
    t = lay("siren-9", holds=["siren-4 siren-7", "key-7"])
    t.choose("continue")
    t.turn_over("net-3")
    assert t.offers() == ["haul family=siren"]
    t.choose("haul family=siren")
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


# — harpoon —


@pytest.mark.rule("CC-F12")
def test_the_harpoon_brings_the_highest_card_of_a_family_that_the_player_lacks() -> None:
    t = lay("key-4", holds=["map-2", "map-7 siren-4 siren-7 drone-3"], graveyard="map-3")
    t.choose("continue")
    t.turn_over("harpoon-3")
    assert t.to_move == 0
    assert t.asks() == "harpooning"
    assert t.offers() == ["spear seat=1 family=drone", "spear seat=1 family=siren"]
    t.choose("spear seat=1 family=siren")
    assert t.told() == ["turned seat=0 card=harpoon-3", "harpooned seat=0 victim=1 card=siren-7"]
    assert t == lay("key-4 harpoon-3 siren-7", holds=["map-2", "map-7 siren-4 drone-3"], graveyard="map-3")


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
    t.choose("spear seat=3 family=anchor")
    assert t == lay("harpoon-3 anchor-7", holds=[*holds[:3], "squid-7 drone-7"], active=1)


@pytest.mark.rule("CC-F12")
def test_the_last_player_may_aim_at_the_first() -> None:
    t = lay(holds=["siren-4", "", "key-2"], active=2)
    t.turn_over("harpoon-3")
    assert t.offers() == ["spear seat=0 family=siren"]
    t.choose("spear seat=0 family=siren")
    assert t == lay("harpoon-3 siren-4", holds=["", "", "key-2"], active=2)


@pytest.mark.rule("CC-F12")
def test_what_the_harpoon_brings_acts() -> None:
    t = lay(holds=["", "squid-5"])
    t.turn_over("harpoon-3")
    t.choose("spear seat=1 family=squid")
    assert t == lay("harpoon-3 squid-5", debt=2)


@pytest.mark.rule("CC-F12")
def test_the_harpoon_is_mandatory_even_if_it_causes_an_incident() -> None:
    t = lay("siren-9", holds=["key-2", "key-7 siren-4"])
    t.choose("continue")
    t.turn_over("harpoon-3")
    assert t.offers() == ["spear seat=1 family=siren"]
    t.choose("spear seat=1 family=siren")
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
    t.choose("haul family=harpoon")
    assert t.offers() == ["spear seat=1 family=harpoon"]


@pytest.mark.rule("CC-F12")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_harpoon_is_ignored_when_no_opponent_has_a_card(seat: int) -> None:
    holds = ["siren-9" if owner == seat else "" for owner in range(3)]
    t = lay(holds=holds, active=seat)
    t.turn_over("harpoon-3")
    assert t.told() == [f"turned seat={seat} card=harpoon-3", f"ignored seat={seat} family=harpoon"]
    assert t == lay("harpoon-3", holds=holds, active=seat)


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
    t.choose("continue")
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
