"""How the players stand: points now, and what the dive is worth."""

import pytest

from tablereef.games.carcasse.components import MISSING_POINTS
from tablereef.kernel.words import Words, listed
from tests.rules.carcasse.table import Table, lay


@pytest.mark.rule("CC-K1")
@pytest.mark.rule("CC-E2")
def test_everyone_sees_the_points_of_every_hold_and_the_worth_of_the_dive() -> None:
    t = lay("siren-9 map-3", holds=["siren-5 knife-2", "siren-8 siren-4"])
    for viewer in (0, 1):
        assert t.plate(0, viewer) == ["7", "This dive: +7 points", "2/10 families", "2 cards"]
        assert t.plate(1, viewer) == ["8", "1/10 families", "2 cards"]


@pytest.mark.rule("CC-T5")
def test_the_plate_says_the_same_as_the_choice() -> None:
    t = lay("siren-9 map-3", holds=["siren-5 knife-2", ""])
    assert t.leads_to("surface")[0] == "+7 points, 14 in all"
    t.play("surface")
    assert t.plate(0)[:2] == ["14", "3/10 families"]


@pytest.mark.rule("CC-F2")
def test_a_dive_has_its_worth_while_the_squid_wants_cards() -> None:
    assert lay("squid-5", debt=2).plate(0)[:2] == ["0", "This dive: +5 points"]


@pytest.mark.rule("CC-F2")
def test_what_the_dive_is_worth_is_said_with_each_card_that_the_squid_wants() -> None:
    t = lay("squid-5", debt=2, pile="map-3 siren-9")
    told = t.follow(0, 1, "turn card=siren-9", "turn card=map-3")
    assert told[0] == ("turned", ["0", "This dive: +14 points", "0/10 families", "0 cards"])
    assert told[-1][1][1] == "This dive: +17 points"


@pytest.mark.rule("CC-T3")
@pytest.mark.rule("CC-T5")
def test_nothing_is_at_stake_once_cards_are_collected_or_an_incident_comes() -> None:
    t = lay("siren-9 map-3", holds=["knife-2", ""], rest="graveyard", pile="siren-4 key-5")
    assert t.follow(0, 1, "surface") == [
        ("surfaced", ["2", "This dive: +12 points", "1/10 families", "1 card"]),
        ("collected", ["11", "2/10 families", "2 cards"]),
        ("collected", ["14", "3/10 families", "3 cards"]),
    ]
    told = t.follow(0, 1, "continue", "turn card=siren-4")
    assert [kind for kind, _ in told] == ["turned", "incident", "lost", "lost", "lost"]
    assert all(plate == ["2", "1/10 families", "1 card"] for _, plate in told)


@pytest.mark.rule("CC-F1")
@pytest.mark.rule("CC-E2")
def test_the_plate_knows_the_points_that_no_incident_takes() -> None:
    for row, safe in (("siren-9 map-3 anchor-5 net-4", 7), ("siren-9 map-3", None)):
        stake = lay(row, holds=["siren-5", ""]).view(1).plates[0].stake
        assert stake is not None
        assert stake.fields.get("safe") == (safe and Words("plate-safe", {"number": safe}))


# — what must not come again —


def feared(t: Table) -> Words | None:
    """What the diver's plate names of that, as somebody else is shown it."""
    stake = t.view(1).plates[0].stake
    assert stake is not None
    return stake.fields.get("marks")  # type: ignore[return-value]


def family(name: str) -> Words:
    """A family's name."""
    return Words(f"family-{name}")


@pytest.mark.rule("CC-T3", "CC-V5")
def test_everyone_sees_what_must_not_come_again() -> None:
    assert feared(lay("siren-9 map-3")) == listed([family("siren"), family("map")])
    values = listed([Words("value", {"value": 4}), Words("value", {"value": 3})])  # there is only one 9
    assert feared(lay("siren-9 key-4 map-3", variant="strange_lands")) == values


@pytest.mark.rule("CC-D16", "CC-K3")
def test_what_cannot_end_the_dive_is_not_feared() -> None:
    assert feared(lay("siren-9", divers=("charming_singer", ""))) is None
    assert feared(lay("key-4", memory_aid="on", pile="map-3", rest="graveyard")) is None


# — what each card brings —


@pytest.mark.rule("CC-E2")
def test_a_card_brings_what_it_is_worth_beyond_the_hold() -> None:
    t = lay("siren-9 knife-2 map-3", holds=["siren-5 knife-4", "map-7"])
    gains = {"siren-9": "brings 4 points", "knife-2": "brings 0 points", "map-3": "brings 3 points"}
    assert t.tags(0) == gains
    assert t.tags(1) == {}, "who does not dive gains nothing"
    assert t.view(1).plates[0].tags == t.view(0).plates[0].tags, "and everyone may see it"


@pytest.mark.rule("CC-V2")
@pytest.mark.rule("CC-V4")
@pytest.mark.rule("CC-V5")
@pytest.mark.parametrize(
    ("variant", "row", "gains"),
    [
        ("none", "key-5 map-3", [0, 3]),
        ("pile_of_treasure", "key-5 map-3", [5, 3]),
        ("all_hands", "key-5 map-3", [0, 3 + MISSING_POINTS]),
        ("strange_lands", "map-4 map-3 map-7", [4, 0, 3]),
    ],
)
def test_all_cards_together_bring_what_the_dive_is_worth(variant: str, row: str, gains: list[int]) -> None:
    t = lay(row, holds=["key-7", ""], variant=variant)
    assert list(t.tags(0).values()) == [f"brings {number} points" for number in gains]
    assert t.plate(0)[1] == f"This dive: +{sum(gains)} points"


@pytest.mark.rule("CC-F1")
def test_what_lies_before_the_anchor_is_safe() -> None:
    t = lay("siren-9 key-2 anchor-4 map-3")
    safe = "safe from an incident"
    assert list(t.tags(0).values()) == [
        f"brings 9 points, {safe}",
        f"brings 2 points, {safe}",
        "brings 4 points",
        "brings 3 points",
    ]


@pytest.mark.rule("CC-D1")
def test_for_the_bosun_the_anchor_and_the_next_two_are_safe() -> None:
    t = lay("siren-9 anchor-4 map-3 net-2 knife-6", divers=["bosun", ""])
    assert [words.endswith("incident") for words in t.tags(0).values()] == [True, True, True, True, False]
