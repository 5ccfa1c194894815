"""The cave cards (KF-C…)."""

import pytest

from tablereef.kernel.story import SPECTATOR
from tests.rules.kleine_fische.table import Table, lay
from tests.rules.table import each

FAR = ("v2.2>x2.2", "v2.4>x2.4")
FISH_EVERYWHERE = [f"{r}.{c}" for r in range(5) for c in range(5)]


# — using them —


@pytest.mark.rule("KF-C1")
def test_a_cave_can_be_used_from_the_next_turn_on() -> None:
    t = lay("1.1=cave_3", up="4.0=moray-1 4.1=boxfish-4 4.2=flounder-4")
    t.play("swim_on", "move space=v1.2", "explore cell=1.1")
    assert t.offers() == ["octopus space=h5.4", "octopus space=v4.5", "octopus_stays"], "it is not even known yet"
    t.play("octopus_stays", "enter cave=fins_3", *["next back=fish"] * 4)
    assert t.to_move == 1
    t.play("move space=v1.4", "turn_up cell=1.3", "reveal fish=moray-4", "stop", "next back=fish")
    assert t.offers() == ["move space=h1.1", "move space=h1.2", "move space=v0.2", "play cave=fins_3"]


@pytest.mark.rule("KF-C1")
def test_a_used_card_leaves_the_game() -> None:
    t = lay(caves=["fins_3 light_1", "fins_5"])
    t.play("play cave=fins_3")
    assert (t.caves(0), t.caves(1), t.used) == ("light_1", "fins_5", "fins_3")
    assert t.s.held_n[:2] == [[1, 0, 0, 0], [0, 1, 0, 0]]
    assert t.told() == ["played seat=0 cave=fins_3"]
    assert t.sees(1, "used") == (1, "cave-fins_3")


@pytest.mark.rule("KF-C1")
def test_several_cards_may_be_used_in_one_turn() -> None:
    caves = ["light_1 light_2 fins_3 fins_5 octopus_3 octopus_5", ""]
    t = lay(caves=caves)
    assert t.offers()[3:] == ["play cave=fins_3", "play cave=light_1", "play cave=fins_5", "play cave=light_2"]
    t.play("play cave=light_1", "look cell=0.0", "glimpse fish=moray-1")
    t.play("play cave=light_2", "look cell=0.0", "glimpse fish=moray-1", "look cell=0.1", "glimpse fish=moray-2a")
    t.play("play cave=fins_5", "move space=v1.2", "arrive", "turn_up cell=1.1", "reveal fish=boxfish-4")
    t.play("swim_on", "play cave=fins_3", "move space=v0.2", "arrive", "turn_up cell=0.2", "reveal fish=flounder-4")
    t.play("stop", "play cave=octopus_5", "play cave=octopus_3", "octopus_stays")
    assert t.used == " ".join(["fins_3", "light_1", "octopus_3", "fins_5", "light_2", "octopus_5"])
    assert t.caves(0) == ""


@pytest.mark.rule("KF-C1")
def test_only_the_own_cards_can_be_used() -> None:
    t = lay(caves=["", "fins_3 light_1"])
    assert t.offers() == ["move space=h2.1", "move space=h2.2", "move space=v1.2"]


# — Turbo Fins —


@pytest.mark.rule("KF-C2")
@pytest.mark.parametrize(("fins", "most"), [("fins_3", 3), ("fins_5", 5)])
def test_fins_carry_one_to_three_or_five_spaces(fins: str, most: int) -> None:
    way = ["v3.2", "v2.2", "v1.2", "v0.2", "h0.2"]
    for number in range(1, most + 1):
        t = lay(divers=["v4.2>x4.2", "boat"], caves=[fins, ""])
        t.play(f"play cave={fins}")
        assert t.offers() == ["move space=h4.1", "move space=h4.2", "move space=v3.2"], "at least one"
        for space in way[:number]:
            t.play(f"move space={space}")
        if number < most:
            assert t.offers()[-1] == "arrive"
            t.play("arrive")
        assert t.diver(0).startswith(way[number - 1])
        assert t.asks() in ("turning_up", "revealing")
        assert (t.s.fins, t.s.swum) == (0, 0)


@pytest.mark.rule("KF-C2")
def test_cards_on_the_way_are_not_turned_up() -> None:
    t = lay(divers=["v4.2>x4.2", "boat"], caves=["fins_3", ""])
    t.play("play cave=fins_3", "move space=v3.2")
    assert t.offers() == ["move space=h3.1", "move space=h3.2", "move space=v2.2", "arrive"]
    t.play("move space=v2.2", "move space=v1.2")
    assert t.offers() == ["turn_up cell=1.1", "turn_up cell=1.2"]
    assert t.told() == ["played seat=0 cave=fins_3", *(f"moved seat=0 space=v{i}.2" for i in (3, 2, 1))]


@pytest.mark.rule("KF-C2")
def test_fins_turn_at_every_crossing_and_a_space_may_repeat() -> None:
    t = lay(caves=["fins_5", ""])
    t.play("play cave=fins_5", *(f"move space={space}" for space in ("h2.2", "v2.3", "h3.2", "v2.2", "h2.2")))
    assert t.diver(0) == "h2.2>x2.3"


@pytest.mark.rule("KF-C2")
def test_fins_never_carry_over_the_octopus() -> None:
    t = lay(caves=["fins_5", ""], octopus="v1.2")
    t.play("play cave=fins_5")
    assert t.offers() == ["move space=h2.1", "move space=h2.2"]
    t.play("move space=h2.2", "move space=v1.3", "move space=h1.2")
    assert t.offers() == ["move space=h1.1", "move space=v0.2", "arrive"]


@pytest.mark.rule("KF-C2")
def test_a_blocked_corner_ends_the_fins_early() -> None:
    t = lay(divers=["v2.0>x2.0", "boat"], caves=["fins_5", ""], octopus="h0.0")
    t.play("play cave=fins_5", "move space=v1.0", "move space=v0.0", "reveal fish=moray-4")
    assert t == lay(up="0.0=moray-4", divers=["v0.0>x0.0", "boat"], octopus="h0.0", used="fins_5")


@pytest.mark.rule("KF-C2")
def test_fins_in_the_first_movement_that_reach_no_fish_end_the_turn() -> None:
    t = lay("0.1=cave_3 0.2=cave_4", caves=["fins_3", ""])
    t.play("play cave=fins_3", "move space=v1.2", "move space=v0.2", "arrive")
    assert t.told()[-1] == "passed seat=0"
    assert t.to_move == 1


@pytest.mark.rule("KF-C2")
def test_fins_in_the_first_movement_lead_to_no_cave() -> None:
    t = lay("0.1=cave_3", caves=["fins_3", ""])
    t.play("play cave=fins_3", "move space=v1.2", "move space=v0.2", "arrive", "reveal fish=moray-4")
    assert t.up == "0.2=moray-4"


@pytest.mark.rule("KF-C2")
def test_fins_in_a_later_movement_lead_to_caves_too() -> None:
    up = "4.0=moray-4 4.1=boxfish-4 4.2=flounder-4"
    t = lay("0.1=cave_3", up=up, caves=["fins_5", ""])
    t.play("swim_on")
    assert t.offers() == ["move space=h2.1", "move space=h2.2", "move space=v1.2", "play cave=fins_5"]
    t.play("play cave=fins_5", "move space=v1.2", "move space=v0.2", "arrive")
    assert t.offers() == ["turn_up cell=0.2", "explore cell=0.1"]


@pytest.mark.rule("KF-C2")
def test_fins_in_a_later_movement_that_reach_nothing_make_the_player_stop() -> None:
    t = lay("0.1=cave_3 0.2=cave_4", up="4.0=moray-4", caves=["fins_3", ""])
    t.play("swim_on", "play cave=fins_3", "move space=v1.2", "move space=v0.2", "arrive")
    assert t.told()[-2:] == ["stopped seat=0", "collected seat=0 fish=moray-4"]


@pytest.mark.rule("KF-C2")
def test_there_is_one_fins_card_for_a_movement() -> None:
    t = lay(caves=["fins_3 fins_5 light_1", ""])
    t.play("play cave=fins_3")
    assert t.offers() == ["move space=h2.1", "move space=h2.2", "move space=v1.2"]
    t.play("move space=v1.2")
    assert t.offers() == ["move space=h1.1", "move space=h1.2", "move space=v0.2", "arrive"]


@pytest.mark.rule("KF-C2")
def test_without_fins_one_space_is_the_whole_movement() -> None:
    t = lay(caves=["", "fins_5"])
    t.play("move space=v1.2")
    assert t.offers() == ["turn_up cell=1.1", "turn_up cell=1.2"]


# — Underwater Light —


@pytest.mark.rule("KF-C3")
def test_light_1_looks_at_one_fish_anywhere() -> None:
    t = lay("1.1=cave_3", caves=["light_1", ""])
    assert t.offers()[-1] == "play cave=light_1"
    t.play("play cave=light_1")
    assert t.offers() == [f"look cell={cell}" for cell in FISH_EVERYWHERE if cell != "1.1"]
    t.play("look cell=4.4")
    assert len(t.odds()) == 91
    t.play("glimpse fish=moray-4")
    assert t == lay("1.1=cave_3", lit={"4.4=moray-4": [0]}, used="light_1")
    assert t.told() == ["played seat=0 cave=light_1", "looked seat=0 cell=4.4 fish=moray-4"]


@pytest.mark.rule("KF-C3")
def test_light_2_looks_at_two_different_fish_one_after_the_other() -> None:
    t = lay(caves=["light_2", ""])
    t.play("play cave=light_2", "look cell=4.4", "glimpse fish=moray-4")
    assert t.offers() == [f"look cell={cell}" for cell in FISH_EVERYWHERE if cell != "4.4"]
    t.play("look cell=0.0", "glimpse fish=boxfish-1")
    assert t == lay(lit={"4.4=moray-4": [0], "0.0=boxfish-1": [0]}, used="light_2")


@pytest.mark.rule("KF-C3")
def test_only_the_player_sees_the_fish_and_all_see_the_place() -> None:
    t = lay(divers=[*FAR, "boat"], caves=["", "light_1"], active=1)
    t.play("play cave=light_1")
    assert t.audience() == [0, 1, 2, SPECTATOR]
    t.play("look cell=3.3")
    assert t.audience() == [1]
    t.play("glimpse fish=moray-4")
    assert t.told(1)[-1] == "looked seat=1 cell=3.3 fish=moray-4"
    assert [t.told(seat)[-1] for seat in (0, 2, SPECTATOR)] == ["looked seat=1 cell=3.3"] * 3


@pytest.mark.rule("KF-C3")
@pytest.mark.parametrize(
    "where", [{"seen": "4.4=moray-4"}, {"lit": {"4.4=moray-4": [0]}}, {"lit": {"4.4=moray-4": [1]}}]
)
def test_a_fish_that_was_seen_before_may_be_looked_at_again(where: dict[str, object]) -> None:
    t = lay(caves=["light_1", ""], **where)  # type: ignore[arg-type]
    t.play("play cave=light_1")
    assert "look cell=4.4" in t.offers()
    t.play("look cell=4.4")
    assert t.odds() == {"glimpse fish=moray-4": 1}
    t.play("glimpse fish=moray-4")
    assert t.s.lit[24] & 1
    assert t.face("4.4") == "moray-4"


@pytest.mark.rule("KF-C3")
def test_a_fish_seen_by_two_lights_is_known_to_both() -> None:
    t = lay(caves=["light_1", ""], lit={"4.4=moray-4": [1]})
    t.play("play cave=light_1", "look cell=4.4", "glimpse fish=moray-4")
    assert t == lay(used="light_1", lit={"4.4=moray-4": [0, 1]})


@pytest.mark.rule("KF-C3")
@pytest.mark.parametrize(("light", "fish", "looks"), [("light_2", 1, 1), ("light_1", 1, 1), ("light_2", 2, 2)])
def test_where_fewer_fish_lie_those_are_looked_at(light: str, fish: int, looks: int) -> None:
    empty = " ".join(f"{cell}=none" for cell in FISH_EVERYWHERE[fish:])
    t = lay(empty, divers=["v4.2>x4.2", "boat"], caves=[light, ""])
    t.play(f"play cave={light}")
    for i in range(looks):
        assert t.asks() == "looking"
        t.play(f"look cell=0.{i}", f"glimpse fish=moray-{2 + i}a")
    assert t.asks() == "moving"


@pytest.mark.rule("KF-C3")
def test_where_no_fish_lies_the_light_shows_nothing() -> None:
    t = lay(" ".join(f"{cell}=none" for cell in FISH_EVERYWHERE), caves=["light_2", ""])
    t.play("play cave=light_2")
    assert t.asks() == "moving"


@pytest.mark.rule("KF-C3")
def test_light_is_for_the_start_of_the_turn_only() -> None:
    t = lay(caves=["light_1", ""], up="4.0=moray-4")
    t.play("swim_on")
    assert t.offers() == ["move space=h2.1", "move space=h2.2", "move space=v1.2"]
    t.play("move space=v1.2", "turn_up cell=1.1", "reveal fish=boxfish-4")
    assert t.offers() == ["swim_on", "stop"]


@pytest.mark.rule("KF-C3")
def test_light_comes_before_or_after_turning_round() -> None:
    t = lay(divers=["h0.0>x0.0", "boat"], octopus="v0.0", caves=["light_1 fins_3", ""])
    assert t.offers() == ["turn_round", "decline", "play cave=light_1"]
    t.play("play cave=light_1", "look cell=4.4", "glimpse fish=moray-4")
    assert t.offers() == ["turn_round", "decline"]
    t = lay(divers=["h0.0>x0.0", "boat"], octopus="v0.0", caves=["light_1 fins_3", ""])
    t.play("turn_round")
    assert t.offers() == ["move space=h0.1", "move space=v0.1", "play cave=fins_3", "play cave=light_1"]


@pytest.mark.rule("KF-C3")
def test_after_the_light_the_first_movement_is_still_to_come() -> None:
    t = lay(caves=["light_1 fins_3", ""])
    t.play("play cave=light_1", "look cell=4.4", "glimpse fish=moray-4")
    assert t.offers() == ["move space=h2.1", "move space=h2.2", "move space=v1.2", "play cave=fins_3"]
    t.play("move space=v1.2")
    assert t.offers() == ["turn_up cell=1.1", "turn_up cell=1.2"]


# — Turbo Octopus —


@pytest.mark.rule("KF-C4")
@pytest.mark.parametrize(("turbo", "spaces"), [("octopus_3", 3), ("octopus_5", 5)])
def test_turbo_moves_the_octopus_even_without_octopus_points(turbo: str, spaces: int) -> None:
    t = lay(up="4.0=moray-4", octopus="h3.0", divers=["v0.0>x0.0", "boat"], caves=[turbo, ""])
    t.play("stop")
    assert t.offers() == [f"play cave={turbo}", "octopus_stays"]
    t.play(f"play cave={turbo}")
    way = ["h3.1", "h3.2", "h3.3", "h3.4", "v3.5"][:spaces]
    t.play(*(f"octopus space={space}" for space in way))
    assert (t.octopus, t.s.ink) == (way[-1], 0)
    assert t.told() == [
        "stopped seat=0",
        f"played seat=0 cave={turbo}",
        *(f"octopus_moved seat=0 space={space}" for space in way),
        "collected seat=0 fish=moray-4",
    ]


@pytest.mark.rule("KF-C4")
def test_turbo_adds_to_octopus_points() -> None:
    t = lay(up="4.0=moray-1", octopus="h3.0", divers=["v0.0>x0.0", "boat"], caves=["octopus_3", ""])
    t.play("stop")
    assert t.offers()[0] == "play cave=octopus_3"
    assert len(t.offers()) == 7
    t.play("play cave=octopus_3")
    assert t.s.ink == 4


@pytest.mark.rule("KF-C4")
def test_turbo_may_be_played_between_two_spaces() -> None:
    t = lay(up="4.0=moray-1", octopus="h3.0", divers=["v0.0>x0.0", "boat"], caves=["octopus_3 octopus_5", ""])
    t.play("stop", "octopus space=h3.1")
    assert t.offers() == ["play cave=octopus_3", "play cave=octopus_5", "octopus_stays"]
    t.play("play cave=octopus_3")
    ways = [f"octopus space={space}" for space in ("h3.2", "v2.2", "v3.2")]
    assert t.offers() == ["play cave=octopus_5", *ways, "octopus_stays"]


@pytest.mark.rule("KF-C4")
def test_once_the_movement_has_ended_no_turbo_can_be_played() -> None:
    t = lay(up="4.0=moray-1", octopus="h3.0", divers=["v0.0>x0.0", "boat"], caves=["octopus_3", ""])
    t.play("stop", "octopus_stays")
    assert t.asks() == "next_back"
    divers = ["v0.0>x0.0", "h3.1>x3.1"]
    t = lay(up="4.0=moray-1", octopus="h3.0", divers=divers, caves=["octopus_3", ""])
    t.play("stop", "octopus space=h3.1")
    assert t.asks() == "next_back"


@pytest.mark.rule("KF-C4")
def test_turbo_brings_the_octopus_out_of_its_cave() -> None:
    t = lay(up="4.0=moray-4", divers=["v0.0>x0.0", "boat"], caves=["octopus_3", ""])
    t.play("stop", "play cave=octopus_3")
    assert t.offers() == ["octopus space=h5.4", "octopus space=v4.5", "octopus_stays"]


CORNERS = {  # from where the octopus enters which corner, and the own diver on the only way on
    "h0.1": ("h0.0", "v0.0>x0.0"),
    "v1.0": ("v0.0", "h0.0>x0.0"),
    "h0.3": ("h0.4", "v0.5>x0.5"),
    "v1.5": ("v0.5", "h0.4>x0.5"),
    "h5.1": ("h5.0", "v4.0>x5.0"),
    "v3.0": ("v4.0", "h5.0>x5.0"),
    "h5.3": ("h5.4", "v4.5>x5.5"),
    "v3.5": ("v4.5", "h5.4>x5.5"),
}


@pytest.mark.rule("KF-C4", "KF-O4")
@pytest.mark.parametrize("octopus", CORNERS)
@pytest.mark.parametrize("up", ["2.2=moray-1", "2.2=moray-1_ink"])
def test_the_movement_ends_in_a_corner_where_the_own_diver_is_in_the_way(octopus: str, up: str) -> None:
    corner, own = CORNERS[octopus]
    t = lay(up=up, octopus=octopus, divers=[own, "boat"], caves=["octopus_3 octopus_5", ""])
    t.play("stop", f"octopus space={corner}")
    assert t.asks() == "next_back", "nobody is asked"
    assert t.caves(0) == "octopus_3 octopus_5"


@pytest.mark.rule("KF-C4")
def test_a_diver_who_swims_into_the_corner_holds_the_octopus_there() -> None:
    t = lay(octopus="h5.3", divers=["v3.5>x4.5", "boat"], caves=["octopus_3", ""])
    t.play("move space=v4.5", "reveal fish=clownfish-1", "stop", "octopus space=h5.4")
    assert (t.octopus, t.asks()) == ("h5.4", "next_back")


@pytest.mark.rule("KF-C4")
def test_in_a_corner_with_a_way_on_the_player_is_asked() -> None:
    t = lay(up="2.2=moray-1", octopus="h5.3", divers=["v3.5>x4.5", "boat"], caves=["octopus_3", ""])
    t.play("stop", "octopus space=h5.4")
    assert t.offers() == ["play cave=octopus_3", "octopus_stays"]
    t.play("play cave=octopus_3")
    assert t.offers() == ["octopus space=v4.5", "octopus_stays"]


# — Roll Again —


def failed(caves: str, announced: int = 2, result: int = 1) -> Table:
    """Seat 0 has failed to rob seat 1."""
    stacks = ["reef_shark-4 reef_shark-1", "moray-2a moray-4 boxfish-1"]
    t = lay(up="1.1=seahorse-1", octopus="h2.3", stacks=stacks, caves=[caves, ""])
    t.play("stop", "octopus space=v2.4")
    t.play("rob seat=1", f"announce number={announced}", f"die result={result}")
    return t


@pytest.mark.rule("KF-C5")
@pytest.mark.parametrize(("announced", "result"), [(1, -1), (2, -1), (2, 1), (3, 2)])
def test_after_a_roll_below_the_announcement_it_may_be_rolled_again(announced: int, result: int) -> None:
    t = failed("roll_1", announced, result)
    assert t.offers() == ["play cave=roll_1", "accept"]
    t.play("play cave=roll_1")
    assert t.odds() == {"die result=-1": 1, "die result=1": 2, "die result=2": 1, "die result=3": 2}
    t.play("die result=3")
    assert t.odds() == each("steal fish", "moray-2a moray-4 boxfish-1")


@pytest.mark.rule("KF-C5")
@pytest.mark.parametrize(("announced", "result"), [(1, 1), (1, 3), (2, 2), (3, 3)])
def test_a_success_is_never_rolled_again(announced: int, result: int) -> None:
    t = failed("roll_1 roll_2", announced, result)
    assert t.asks() == "stealing"


@pytest.mark.rule("KF-C5")
def test_roll_again_once_rolls_once_more() -> None:
    t = failed("roll_1")
    t.play("play cave=roll_1", "die result=1")
    assert t.told()[-2:] == ["failed seat=0 victim=1", "collected seat=0 fish=seahorse-1"]
    assert t.used == "roll_1"


@pytest.mark.rule("KF-C5")
def test_roll_again_twice_rolls_up_to_twice_more() -> None:
    t = failed("roll_2")
    assert t.offers() == ["play cave=roll_2", "accept"]
    t.play("play cave=roll_2", "die result=-1")
    assert t.offers() == ["again", "accept"]
    t.play("again", "die result=1")
    assert t.told()[-2:] == ["failed seat=0 victim=1", "collected seat=0 fish=seahorse-1"]


@pytest.mark.rule("KF-C5")
def test_the_second_roll_may_be_declined_and_the_card_is_used_up() -> None:
    t = failed("roll_2")
    t.play("play cave=roll_2", "die result=1", "accept")
    assert t.told()[-2:] == ["failed seat=0 victim=1", "collected seat=0 fish=seahorse-1"]
    assert (t.caves(0), t.used) == ("", "roll_2")
    t.play("next back=fish")
    assert t.s.rerolls == 0, "nothing of it is left for later"


@pytest.mark.rule("KF-C5")
def test_the_last_roll_counts() -> None:
    t = failed("roll_1", 2, -1)
    t.play("play cave=roll_1", "die result=1")
    assert t.asks() == "next_back", "the −1 is forgotten"
    t = failed("roll_1", 2, 1)
    t.play("play cave=roll_1", "die result=-1")
    assert t.odds() == each("forfeit fish", "reef_shark-1 reef_shark-4")


@pytest.mark.rule("KF-C5")
def test_a_failed_roll_takes_effect_when_the_player_declines() -> None:
    t = failed("roll_1", 1, -1)
    assert "failed" not in " ".join(t.told())
    t.play("accept")
    assert t.told()[-1] == "failed seat=0 victim=1"
    assert t.odds() == each("forfeit fish", "reef_shark-1 reef_shark-4")
    assert t.caves(0) == "roll_1"


@pytest.mark.rule("KF-C5")
def test_both_cards_may_follow_each_other() -> None:
    t = failed("roll_1 roll_2", 3, 1)
    t.play("play cave=roll_2", "die result=1")
    assert t.offers() == ["play cave=roll_1", "again", "accept"]
    t.play("play cave=roll_1", "die result=2")
    assert t.offers() == ["again", "accept"]
    t.play("again", "die result=3")
    assert t.asks() == "stealing"


@pytest.mark.rule("KF-C5")
def test_a_success_with_the_first_roll_of_two_leaves_the_second() -> None:
    t = failed("roll_2")
    t.play("play cave=roll_2", "die result=2", "steal fish=moray-4", "steal fish=moray-2a", "next back=fish")
    assert t.to_move == 1
    assert (t.s.rerolls, t.s.announced, t.s.rolled, t.s.victim) == (0, 0, 0, -1)


# — Rainbow Fish and Treasure Chest —


@pytest.mark.rule("KF-C6")
def test_rainbow_and_chest_have_no_use_before_the_end() -> None:
    caves = "rainbow_a rainbow_b chest_a chest_b"
    t = lay(caves=[caves, ""])
    assert t.offers() == ["move space=h2.1", "move space=h2.2", "move space=v1.2"]
    t = lay(up="4.0=moray-1", octopus="h3.0", divers=["v0.0>x0.0", "boat"], caves=[caves, ""])
    t.play("stop")
    assert not any(offer.startswith("play") for offer in t.offers())
    t = lay(up="1.1=seahorse-1", octopus="h2.3", stacks=["", "moray-4"], caves=[caves, ""])
    t.play("stop", "octopus space=v2.4", "rob seat=1", "announce number=3", "die result=1")
    assert t.offers() == ["accept"]


@pytest.mark.rule("KF-C6")
def test_rainbow_and_chest_stay_secret_until_the_end() -> None:
    t = lay(caves=["rainbow_a chest_a", "", ""], divers=[*FAR, "boat"])
    assert t.sees(0, "caves-0") == (2, "cave-rainbow cave-chest")
    for seat in (1, 2, SPECTATOR):
        assert t.sees(seat, "caves-0") == (2, "back-cave_5 back-cave_6")
