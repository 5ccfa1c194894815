"""Divers and variants as table options: the deal, the Saboteuse's victim, the variant (CC-S6, CC-S7, CC-D17)."""

import pytest

from tablereef.games.carcasse.components import DIVERS, VARIANTS
from tablereef.kernel.game import CHANCE
from tablereef.kernel.story import SPECTATOR
from tests.rules.carcasse.table import fresh, lay
from tests.rules.carcasse.test_setup import LOWEST

CHARACTERS = (
    "bosun",
    "careful_trawler greedy_trawler",
    "reaper scavenger jinx",
    "plunderer hoarder",
    "cartographer",
    "pilot",
    "ruthless_harpooner parrying_harpooner",
    "fisher beastmaster",
    "golden_singer charming_singer",
    "saboteuse",
)


def deals(divers: str) -> dict[str, int]:
    """Odds under which each of these divers is equally likely."""
    return {f"deal diver={diver}": 1 for diver in divers.split()}


def without(*characters: str) -> str:
    """All divers but those of these characters."""
    return " ".join(character for character in CHARACTERS if character not in characters)


# — the deal —


@pytest.mark.rule("CC-S6")
def test_there_are_seventeen_divers_of_ten_characters() -> None:
    assert " ".join(CHARACTERS).split() == list(DIVERS)
    assert len(DIVERS) == 17


@pytest.mark.rule("CC-S6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_divers_are_off_by_default(seats: int) -> None:
    t = fresh(seats)
    assert t == fresh(seats, divers="off")
    assert t.asks() == "first_player"
    t.play("first seat=0")
    assert t.to_move == CHANCE
    assert t == lay(holds=[""] * seats, graveyard=LOWEST)
    assert t.s.owner == [-1] * 17


@pytest.mark.rule("CC-S6")
def test_with_divers_each_player_gets_one_in_seat_order_before_the_first_player_is_drawn() -> None:
    t = fresh(3, divers="on")
    assert t.to_move == CHANCE
    assert t.asks() == "dealing"
    assert t.due() == ["dealing 3", "first_player 1"]
    assert t.s.owner == [-1] * 17
    t.deal("pilot")
    assert t.due() == ["dealing 2", "first_player 1"]
    t.deal("bosun hoarder")
    assert t.told() == ["dealt seat=0 diver=pilot", "dealt seat=1 diver=bosun", "dealt seat=2 diver=hoarder"]
    assert t.due() == ["first_player 1"]
    assert t.odds() == {"first seat=0": 1, "first seat=1": 1, "first seat=2": 1}
    t.play("first seat=2")
    assert t.told()[3:] == ["began seat=2"]
    assert t == lay(holds=["", "", ""], graveyard=LOWEST, divers=("pilot", "bosun", "hoarder"), active=2)


@pytest.mark.rule("CC-S6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_are_as_many_deals_as_players(seats: int) -> None:
    t = fresh(seats, divers="on")
    t.deal(" ".join(["pilot", "bosun", "hoarder", "jinx"][:seats]))
    assert t.asks() == "first_player"
    assert t.odds() == {f"first seat={seat}": 1 for seat in range(seats)}


@pytest.mark.rule("CC-S6")
def test_the_first_seat_gets_each_of_the_seventeen_divers_equally_likely() -> None:
    assert fresh(2, divers="on").odds() == deals(" ".join(DIVERS))
    assert len(fresh(4, divers="on").odds()) == 17


@pytest.mark.rule("CC-S6")
@pytest.mark.parametrize("character", CHARACTERS)
def test_no_two_players_get_the_same_character(character: str) -> None:
    for diver in character.split():
        t = fresh(2, divers="on")
        t.deal(diver)
        assert t.odds() == deals(without(character))


@pytest.mark.rule("CC-S6")
def test_after_a_blade_fourteen_divers_are_left_and_after_a_singer_twelve() -> None:
    t = fresh(4, divers="on")
    t.deal("reaper")
    assert t.odds() == deals(without("reaper scavenger jinx"))
    assert len(t.odds()) == 14
    t.deal("charming_singer")
    assert t.odds() == deals(without("reaper scavenger jinx", "golden_singer charming_singer"))
    assert len(t.odds()) == 12
    t.deal("saboteuse")
    assert len(t.odds()) == 11
    t.deal("bosun")
    dealt = ("reaper", "charming_singer", "saboteuse", "bosun")
    assert t.s.owner == [dealt.index(diver) if diver in dealt else -1 for diver in DIVERS]


@pytest.mark.rule("CC-S6", "CC-K1")
def test_the_deal_is_open_to_all() -> None:
    t = fresh(2, divers="on")
    assert t.audience() == [0, 1, SPECTATOR]
    for seat in t.audience():
        zones = t.view(seat).zones
        assert [zone.id for zone in zones[:5]] == ["pile", "graveyard", "row", "hold-0", "hold-1"]
        assert [(zone.id, zone.size) for zone in zones[5:]] == [("diver-0", 0), ("diver-1", 0)]
    t.deal("pilot")
    for seat in (0, 1, SPECTATOR):
        assert t.told(seat) == ["dealt seat=0 diver=pilot"]
        assert t.known(seat) == t
        assert [(zone.id, zone.size) for zone in t.view(seat).zones[5:]] == [("diver-0", 1), ("diver-1", 0)]
        assert [piece.id for piece in t.view(seat).zones[5].pieces] == ["diver-pilot"]


# — the Saboteuse names her victim —


@pytest.mark.rule("CC-D17")
def test_before_the_first_card_the_saboteuse_names_an_opponent_openly() -> None:
    t = fresh(3, divers="on")
    t.deal("pilot saboteuse jinx")
    t.play("first seat=1")
    assert t.to_move == 1
    assert t.asks() == "naming"
    assert t.due() == ["naming 1", "turning_over 1"]
    assert t.offers() == ["name seat=0", "name seat=2"]
    assert t.paths() == {"name seat=0": ("hold-0",), "name seat=2": ("hold-2",)}
    assert t.audience() == [0, 1, 2, SPECTATOR]
    t.play("name seat=2")
    assert t.told()[3:] == ["began seat=1", "named seat=1 victim=2"]
    divers = ("pilot", "saboteuse", "jinx")
    assert t == lay(holds=["", "", ""], graveyard=LOWEST, divers=divers, target=2, active=1)
    assert t.to_move == CHANCE


@pytest.mark.rule("CC-D17")
@pytest.mark.parametrize("first", [0, 1, 2, 3])
@pytest.mark.parametrize("saboteuse", [0, 1, 2, 3])
def test_the_saboteuse_names_whoever_begins(first: int, saboteuse: int) -> None:
    divers = ["pilot", "bosun", "jinx", "fisher"]
    divers[saboteuse] = "saboteuse"
    t = fresh(4, divers="on")
    t.deal(" ".join(divers))
    t.play(f"first seat={first}")
    assert t.to_move == saboteuse
    others = [seat for seat in range(4) if seat != saboteuse]
    assert t.offers() == [f"name seat={seat}" for seat in others]
    assert [len(t.view(seat).offers) for seat in range(4)] == [3 * (seat == saboteuse) for seat in range(4)]
    t.play(f"name seat={others[-1]}")
    assert t.told()[4:] == [f"began seat={first}", f"named seat={saboteuse} victim={others[-1]}"]
    assert t == lay(holds=[""] * 4, graveyard=LOWEST, divers=divers, target=others[-1], active=first)
    t.turn_over("siren-9")
    assert t.to_move == first


@pytest.mark.rule("CC-D17")
@pytest.mark.parametrize(("saboteuse", "victim"), [(0, 1), (1, 0)])
def test_with_two_players_the_only_opponent_is_named(saboteuse: int, victim: int) -> None:
    divers = ["pilot", "pilot"]
    divers[saboteuse] = "saboteuse"
    t = fresh(2, divers="on")
    t.deal(" ".join(divers))
    t.play("first seat=0")
    assert t.offers() == [f"name seat={victim}"]
    t.play(f"name seat={victim}")
    assert t == lay(graveyard=LOWEST, divers=divers, target=victim)


@pytest.mark.rule("CC-D17")
def test_without_a_saboteuse_nobody_is_named() -> None:
    t = fresh(2, divers="on")
    t.deal("pilot bosun")
    t.play("first seat=0")
    assert t.to_move == CHANCE
    assert t.s.target == -1


@pytest.mark.rule("CC-D17")
def test_the_question_for_a_victim_is_put_to_the_saboteuse_even_if_another_player_begins() -> None:
    t = fresh(3, divers="on")
    t.deal("pilot saboteuse jinx")
    t.play("first seat=0")
    assert t.asks() == "naming"


# — variants —


@pytest.mark.rule("CC-S7")
def test_no_variant_is_in_play_by_default() -> None:
    assert fresh(2) == fresh(2, variant="none")
    assert fresh(2).s.variant == 0


@pytest.mark.rule("CC-S7")
@pytest.mark.parametrize(("variant", "number"), [(name, number) for number, name in enumerate(VARIANTS)])
@pytest.mark.parametrize("divers", ["off", "on"])
def test_one_variant_can_be_in_play_with_divers_or_without(variant: str, number: int, divers: str) -> None:
    t = fresh(2, variant=variant, divers=divers)
    assert t.s.variant == number
    t.s.variant = 0
    assert t == fresh(2, divers=divers)
