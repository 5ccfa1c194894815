"""How the players stand: what all may count, and to its owner what a stack is worth."""

import pytest

from tablereef.games.kleine_fische import GAME
from tablereef.games.kleine_fische.events import SPACE
from tablereef.kernel.game import CHANCE
from tablereef.kernel.match import Event
from tablereef.kernel.struct import clone
from tablereef.kernel.told import shown_to
from tablereef.testing.laws import match_at
from tests.rules.kleine_fische.table import Table, lay


@pytest.mark.rule("KF-K1")
@pytest.mark.rule("KF-K2")
def test_points_are_for_the_owner_and_numbers_for_all() -> None:
    t = lay(up="0.0=moray-4", stacks=("boxfish-4 moray-1", "moray-3a"), caves=("fins_3", ""))
    assert t.plate(0) == ["6", "At stake: one fish, +3 points", "2 fish", "1 cave card"]
    assert t.plate(0, viewer=1) == ["At stake: 1 fish", "2 fish", "1 cave card"]
    assert t.plate(1) == ["3", "1 fish", "0 cave cards"]
    assert t.plate(1, viewer=0) == ["1 fish", "0 cave cards"]


@pytest.mark.rule("KF-O9")
def test_who_has_stopped_has_nothing_at_stake() -> None:
    t = lay(up="4.0=moray-1_ink", divers=("v0.0>x0.0", "h2.2>x2.2"), octopus="v2.2", stacks=("", "moray-3a"))
    assert "At stake: one fish, +1 point" in t.plate(0)
    t.play("stop")
    assert t.asks() == "octopus_moving"
    assert not [words for words in t.plate(0) if "stake" in words]
    t.play("octopus space=h2.2")
    assert t.asks() == "robbing"
    assert not [words for words in t.plate(0) if "stake" in words]


@pytest.mark.rule("KF-O9")
def test_collected_fish_are_counted_one_by_one() -> None:
    t = lay(up="4.0=moray-4 4.1=boxfish-4", stacks=("moray-1", ""))
    told = t.follow(0, 0, "stop")
    assert told == [
        ("stopped", ["1", "1 fish", "0 cave cards"]),
        ("collected", ["4", "2 fish", "0 cave cards"]),
        ("collected", ["8", "3 fish", "0 cave cards"]),
        ("laid", ["8", "3 fish", "0 cave cards"]),
    ]
    assert [plate for _, plate in t.follow(0, 1, "stop")] == [plate[1:] for _, plate in told]


@pytest.mark.rule("KF-D7")
@pytest.mark.rule("KF-O1")
def test_with_a_pair_goes_what_was_at_stake_and_how_far_the_octopus_could_get() -> None:
    t = lay(up="4.0=moray-4 4.1=boxfish-1_ink", octopus="v2.2")
    t.play("swim_on", "move space=v1.2", "turn_up cell=1.2")
    match = match_at(GAME, t.s)
    match.add(Event(CHANCE, GAME.chance_codes.code("reveal fish=boxfish-4"), "reveal fish=boxfish-4"))
    turned_up, *hidden = shown_to(match, 0, 0)[0].scenes
    assert t.view(0).plates[0].stake
    assert reach(t)
    told = turned_up.plates[0]
    assert told is not None
    assert told.stake is None
    assert told.tags == ()
    assert not any(plate.stake for scene in hidden for plate in scene.plates[:1] if plate)


@pytest.mark.rule("KF-E1")
@pytest.mark.rule("KF-K2")
def test_each_open_fish_says_what_it_adds_to_whom_it_would_belong() -> None:
    t = lay(up="0.0=moray-4 0.1=boxfish-1_ink 0.2=boxfish-2a", stacks=("moray-3a boxfish-1",))
    tags = [tag for tag in t.view(0).plates[0].tags if tag.words.key == "tag-gain"]
    added = {tag.at: (tag.words.fields or {})["number"] for tag in tags}
    assert added == {"card-0": 1, "card-1": 0, "card-2": 1}
    assert not any(tag.words.key == "tag-gain" for tag in t.view(1).plates[0].tags)


# — how far the octopus could get —


def reach(t: Table) -> dict[str, int]:
    """The spaces that the plate of the active player names, and by how many moves they are reached."""
    tags = [tag for tag in t.view(0).plates[0].tags if tag.words.key == "tag-reach"]
    return {
        str(SPACE.names[int(tag.at.removeprefix("space-"))]): int(str((tag.words.fields or {})["number"]))
        for tag in tags
    }


@pytest.mark.rule("KF-O1")
def test_open_fish_with_octopus_points_say_how_far_the_octopus_could_get() -> None:
    t = lay(up="4.0=moray-1", divers=("v0.0>x0.0", "v0.1>x0.1"), octopus="v2.2")
    assert reach(t) == dict.fromkeys(["h2.1", "h2.2", "h3.1", "h3.2", "v1.2", "v3.2"], 1)
    assert all(tag in t.view(0).plates[0].tags for tag in t.view(1).plates[0].tags)
    assert t.view(0).plates[1].tags == ()


@pytest.mark.rule("KF-O1")
def test_without_octopus_points_there_is_nothing_to_fear() -> None:
    assert reach(lay(up="4.0=moray-4", octopus="v2.2")) == {}
    assert reach(lay(octopus="v2.2")) == {}


@pytest.mark.rule("KF-O2")
def test_from_its_cave_it_gets_out_first() -> None:
    t = lay(up="4.0=moray-1_ink", divers=("v0.0>x0.0", "v0.1>x0.1"))
    assert reach(t) == {"h5.4": 1, "v4.5": 1, "h5.3": 2, "v4.4": 2, "h4.4": 2, "v3.5": 2}


@pytest.mark.rule("KF-O3")
@pytest.mark.rule("KF-O4")
@pytest.mark.rule("KF-O5")
@pytest.mark.parametrize("up", ["4.0=moray-1_ink", "4.0=moray-1_ink 4.1=boxfish-1_ink"])
@pytest.mark.parametrize("divers", [("h2.2>x2.2", "v1.2>x1.2"), ("h3.1>x3.1", "h3.2>x3.2"), ("v4.5>x5.5", "h4.4>x4.4")])
@pytest.mark.parametrize("octopus", ["v2.2", "den"])
def test_it_is_every_space_that_moves_of_the_octopus_lead_to(up: str, divers: tuple[str, str], octopus: str) -> None:
    t = lay(up=up, divers=divers, octopus=octopus)
    shown = reach(t)
    t.play("stop")
    assert shown == walked(t)


def walked(t: Table) -> dict[str, int]:
    """Where the octopus can go by the choices of the game, and by how few."""
    found: dict[str, int] = {}
    ways = [t]
    for moves in range(1, 5):
        further = []
        for table in ways:
            for offer in [offer for offer in table.offers() if offer.startswith("octopus space=")]:
                found.setdefault(offer.removeprefix("octopus space="), moves)
                later = Table(clone(table.s))
                later.play(offer)
                further.append(later)
        ways = further
    return found


@pytest.mark.rule("KF-O1")
def test_while_it_moves_its_reach_is_what_is_left() -> None:
    t = lay(up="4.0=moray-1_ink", divers=("v0.0>x0.0", "v0.1>x0.1"), octopus="v2.2")
    t.play("stop", "octopus space=h2.2")
    assert reach(t) == {"h2.3": 1, "v1.3": 1, "v2.3": 1}


@pytest.mark.rule("KF-O5")
def test_once_it_has_met_a_diver_it_gets_no_further() -> None:
    t = lay(up="4.0=moray-1_ink", divers=("v0.0>x0.0", "h2.2>x2.2"), octopus="v2.2", stacks=("", "moray-3a"))
    t.play("stop", "octopus space=h2.2")
    assert t.asks() == "robbing"
    assert reach(t) == {}
