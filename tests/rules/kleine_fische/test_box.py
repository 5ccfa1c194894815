"""What is in the box (KF-B…)."""

from collections import Counter

import pytest

from tablereef.games.kleine_fische import GAME, components
from tablereef.games.kleine_fische.events import CAVE, FISH, fish_words
from tablereef.kernel.story import SPECTATOR
from tablereef.kernel.text import LANGUAGES, Text
from tablereef.kernel.words import Words
from tests.rules.kleine_fische.table import fresh, lay


def printed(fish: int) -> tuple[str, object, object]:
    """What is printed on a fish: its species, its shells, its octopus points."""
    words = fish_words(fish)
    species = words.fields["species"]
    assert isinstance(species, Words)
    return species.key, words.fields["shells"], words.fields["ink"]


FISH_CARDS = [printed(fish) for fish in range(len(FISH.names))]


@pytest.mark.rule("KF-B1")
def test_there_are_seven_fish_of_each_of_thirteen_species() -> None:
    assert len(FISH_CARDS) == 91
    assert Counter(species for species, _, _ in FISH_CARDS) == {f"species-{name}": 7 for name in components.SPECIES}
    assert len(components.SPECIES) == 13


@pytest.mark.rule("KF-B1")
def test_fish_with_one_shell_and_only_these_show_octopus_points() -> None:
    assert {shells for _, shells, _ in FISH_CARDS} == {1, 2, 3, 4}
    for _, shells, ink in FISH_CARDS:
        assert ink in ((1, 2) if shells == 1 else (0,))


@pytest.mark.rule("KF-B2")
@pytest.mark.parametrize("species", components.SPECIES)
def test_the_seven_values_of_a_species(species: str) -> None:
    values = [(shells, ink) for name, shells, ink in FISH_CARDS if name == f"species-{species}"]
    assert values == [(1, 1), (1, 2), (2, 0), (2, 0), (3, 0), (3, 0), (4, 0)]
    names = [str(name) for name in FISH.names if str(name).startswith(f"{species}-")]
    assert names == [f"{species}-{value}" for value in ("1", "1_ink", "2a", "2b", "3a", "3b", "4")]


@pytest.mark.rule("KF-B3")
def test_the_twelve_caves_are_two_of_each_kind() -> None:
    kinds = dict(zip(("fins", "light", "octopus", "roll", "rainbow", "chest"), range(6), strict=True))
    for name, use in zip(components.CAVES, components.USE_OF, strict=True):
        assert kinds[name.split("_")[0]] == use
    assert Counter(components.USE_OF) == dict.fromkeys(range(6), 2)
    strengths = dict(zip(components.CAVES, components.STRENGTH, strict=True))
    assert {name: strength for name, strength in strengths.items() if strength} == {
        "fins_3": 3, "fins_5": 5, "light_1": 1, "light_2": 2, "octopus_3": 3, "octopus_5": 5, "roll_1": 1, "roll_2": 2,
    }  # fmt: skip


@pytest.mark.rule("KF-B3")
def test_both_rainbows_and_both_chests_are_called_the_same() -> None:
    keys = [words.key for cave in range(12) if isinstance(words := CAVE.words(cave), Words)]
    assert Counter(keys)["cave-rainbow"] == Counter(keys)["cave-chest"] == 2
    assert len(set(keys)) == 10


@pytest.mark.rule("KF-B4")
@pytest.mark.parametrize(
    ("difficulty", "caves"),
    [
        (3, "fins_3 light_1 octopus_3"),
        (4, "fins_5 light_2 roll_1"),
        (5, "octopus_5 roll_2 rainbow_a"),
        (6, "rainbow_b chest_a chest_b"),
    ],
)
def test_there_are_three_caves_of_each_difficulty(difficulty: int, caves: str) -> None:
    species = ("moray", "boxfish", "flounder", "frogfish", "lionfish", "seahorse")[:difficulty]
    up = " ".join(f"4.{i}={name}-4" for i, name in enumerate(species[:5]))
    up += " 3.0=seahorse-4" if difficulty == 6 else ""
    t = lay(f"1.1=cave_{difficulty} 1.2=cave_{difficulty}", up=up)
    t.play("swim_on", "move space=v1.2", "explore cell=1.1")
    assert t.odds() == {f"enter cave={cave}": 1 for cave in caves.split()}


@pytest.mark.rule("KF-B5")
def test_everyone_sees_where_caves_lie_and_how_hard_they_are() -> None:
    t = lay("0.0=cave_3 1.1=cave_4 2.2=cave_5 3.3=cave_6")
    for seat in (0, 1, SPECTATOR):
        shown = [t.sees_card(seat, f"{i}.{i}") for i in range(5)]
        assert shown == ["back-cave_3", "back-cave_4", "back-cave_5", "back-cave_6", "back-fish"]


@pytest.mark.rule("KF-B5")
def test_a_back_tells_neither_which_fish_nor_which_cave_it_is() -> None:
    t = fresh(2)
    assert t.s.face == [-1] * 25
    t = lay()
    t.play("move space=h2.2", "turn_up cell=1.2")
    assert len(t.odds()) == 91


@pytest.mark.rule("KF-B6")
def test_the_octopus_die() -> None:
    t = lay(up="1.1=moray-1", octopus="h2.3", stacks=["", "moray-4"])
    t.play("stop", "octopus space=v2.4", "rob seat=1", "announce number=1")
    assert t.odds() == {"die result=-1": 1, "die result=1": 2, "die result=2": 1, "die result=3": 2}


@pytest.mark.rule("KF-B7")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_thirteen_species_have_thirteen_names(language: str) -> None:
    text = Text(language, GAME.texts)
    said = [text.say(Words(f"species-{name}")) for name in components.SPECIES]
    assert len(set(said)) == 13
    assert not any("species" in name for name in said)
