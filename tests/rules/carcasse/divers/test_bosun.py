"""The Bosun: the anchor keeps what lies before it and two cards behind it."""

import pytest

from tablereef.kernel.game import CHANCE
from tests.rules.carcasse.table import lay


@pytest.mark.rule("CC-D1")
def test_the_bosun_saves_the_anchor_and_the_next_two_cards_as_well() -> None:
    divers = ("bosun", "")
    t = lay("siren-9 anchor-6 key-4 drone-3 map-3", holds=["siren-4", "net-7"], graveyard="key-2", divers=divers)
    t.play("continue")
    t.turn_over("siren-5")
    assert t.told() == [
        "turned seat=0 card=siren-5",
        "incident seat=0 card=siren-5",
        "collected seat=0 card=siren-9",
        "collected seat=0 card=anchor-6",
        "collected seat=0 card=key-4",
        "collected seat=0 card=drone-3",
        "lost seat=0 card=map-3",
        "lost seat=0 card=siren-5",
    ]
    holds = ["siren-4 siren-9 anchor-6 key-4 drone-3", "net-7"]
    assert t == lay(holds=holds, graveyard="key-2 map-3 siren-5", divers=divers, active=1)


@pytest.mark.rule("CC-D1")
@pytest.mark.parametrize(
    ("row", "saved", "lost"),
    [
        ("siren-9 anchor-6", "siren-9 anchor-6", ""),
        ("siren-9 anchor-6 key-4", "siren-9 anchor-6 key-4", ""),
        ("anchor-6 siren-9 key-4", "anchor-6 siren-9 key-4", ""),
        ("anchor-6 siren-9 key-4 drone-3", "anchor-6 siren-9 key-4", "drone-3"),
        ("key-4 drone-3 map-3 siren-9 anchor-6", "key-4 drone-3 map-3 siren-9 anchor-6", ""),
        ("key-4 drone-3 siren-9", "", "key-4 drone-3 siren-9"),
    ],
)
def test_the_bosun_saves_as_many_of_the_next_two_as_there_are(row: str, saved: str, lost: str) -> None:
    t = lay(row, divers=("", "bosun"), active=1)
    t.play("continue")
    t.turn_over("siren-5")
    assert t == lay(holds=["", saved], graveyard=f"{lost} siren-5", divers=("", "bosun"))


@pytest.mark.rule("CC-D1")
def test_the_bosun_counts_cards_of_the_row_wherever_they_came_from() -> None:
    t = lay("anchor-6", holds=["drone-7 siren-4", "siren-8"], divers=("bosun", ""))
    t.play("continue")
    t.turn_over("net-3")
    t.play("haul family=siren")
    t.play("continue")
    t.turn_over("key-3")
    t.play("continue")
    t.turn_over("net-5")
    assert t == lay(
        holds=["drone-7 anchor-6 net-3 siren-4", "siren-8"],
        graveyard="key-3 net-5",
        divers=("bosun", ""),
        active=1,
    )


@pytest.mark.rule("CC-D1")
def test_an_opponents_bosun_saves_nothing() -> None:
    t = lay("siren-9 anchor-6 key-4", divers=("", "bosun"))
    t.play("continue")
    t.turn_over("siren-5")
    assert t == lay(holds=["siren-9", ""], graveyard="anchor-6 key-4 siren-5", divers=("", "bosun"), active=1)


@pytest.mark.rule("CC-D1", "CC-F7")
@pytest.mark.parametrize("row", ["anchor-6 key-4 chest-3", "key-4 anchor-6 chest-3", "chest-3 anchor-6 key-4"])
def test_key_and_chest_saved_by_the_bosun_bring_as_many_cards_as_were_saved(row: str) -> None:
    divers = ("bosun", "")
    t = lay(f"{row} siren-9 map-3", graveyard="siren-4 siren-5 siren-6 siren-7 siren-8", divers=divers)
    t.play("continue")
    t.turn_over("map-7")
    number = 3 if row.startswith("anchor") else 4
    assert t.due() == [f"bonus {number}", "losing 1", "turn_end 1"]
    t.gain(" ".join(["siren-4", "siren-5", "siren-6", "siren-7"][:number]))
    saved = f"{row} {'' if number == 3 else 'siren-9'}"
    assert t.to_move == CHANCE
    assert t.s.hold[0].n == number * 2
    assert set(saved.split()) <= set(t.hold(0).split())
