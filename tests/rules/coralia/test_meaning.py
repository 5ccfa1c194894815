"""What a choice says before it is made: cards, bonuses, points, and whom an octopus pays."""

import pytest

from tablereef.games.coralia import GAME
from tablereef.games.coralia.components import COLOURS
from tablereef.kernel.text import LANGUAGES, Text
from tablereef.kernel.told import shown_to
from tablereef.kernel.words import Words
from tablereef.testing.laws import match_at
from tests.rules.coralia.table import at_the_end, lay
from tests.rules.table import NAMES

# — dice —


@pytest.mark.rule("CO-T4")
def test_a_die_says_what_it_brings() -> None:
    t = lay(station="yellow-pearl blue-fish red-starfish green-octopus")
    assert t.leads_to("place colour=yellow face=pearl") == ["Two pearl cards"]
    assert t.leads_to("place colour=blue face=fish") == ["One of two fish cards"]
    assert t.leads_to("place colour=red face=starfish") == ["One of three starfish cards"]
    assert t.leads_to("place colour=green face=octopus") == ["+1 point"]


@pytest.mark.rule("CO-A7")
def test_a_turtle_says_its_bonus() -> None:
    t = lay(station="yellow-turtle " * 4, reef_turtles={"yellow": "fish_card"})
    assert t.leads_to("place colour=yellow face=turtle") == ["Take the top fish card."]
    t = lay(station="yellow-turtle " * 4, reef_turtles={"yellow": "jellyfish"})
    assert t.leads_to("place colour=yellow face=turtle") == ["Move up to the next multiple of 5 points.", "+5 points"]


@pytest.mark.rule("CO-A4")
def test_an_octopus_says_whose_points_it_brings() -> None:
    t = lay(
        station="blue-octopus " * 4, reefs={"blue": "pearl fish", "red": "octopus", "green": "octopus"},
        octopuses={"red": 1, "green": 1},
    )  # fmt: skip
    assert t.leads_to("place colour=blue face=octopus") == ["+3 points", "Bob: +2 points"]


@pytest.mark.rule("CO-A5")
@pytest.mark.rule("CO-Z5")
def test_a_diver_says_what_its_reef_pays_and_whether_it_opens_a_chest() -> None:
    reefs = {"yellow": "diver pearl", "blue": "fish octopus", "red": "treasure diver"}
    station, choice = "blue-diver " * 4, "place colour=blue face=diver"
    chest, paid = "Opens a chest", "Diver here: 7 instead of 5 points at the end"
    assert lay(station=station, reefs=reefs, divers={0: "yellow"}).leads_to(choice) == [chest, paid]
    assert lay(station=station, reefs=reefs, divers={0: "yellow"}, gone="yellow").leads_to(choice) == [paid]
    covered = lay(station=station, reefs=reefs, divers={0: "red"})
    assert covered.leads_to(choice) == ["Diver here: +7 at the end"]


@pytest.mark.rule("CO-Z5")
@pytest.mark.parametrize(
    ("left", "said"),
    [
        ("diver pearl", "Diver here: 4 instead of 5 points at the end"),
        ("diver octopus pearl starfish", "Diver here: 4 instead of 10 points at the end"),
        ("diver fish", "Diver: still 4 points at the end"),
        ("treasure", "Diver here: +4 at the end"),
    ],
)
def test_a_diver_that_swims_on_says_what_it_gives_up(left: str, said: str) -> None:
    t = lay(station="blue-diver " * 4, reefs={"yellow": left, "blue": "fish"}, divers={0: "yellow"}, gone="yellow")
    assert t.leads_to("place colour=blue face=diver") == [said]


@pytest.mark.rule("CO-I1")
@pytest.mark.parametrize(
    ("octopuses", "pile", "told"),
    [
        ({}, "fish fish", ["An island card"]),
        ({"blue": 0}, "fish fish", ["An island card", "+2 points"]),
        ({"blue": 1}, "fish fish", ["One of two island cards", "Bob: +2 points"]),
        ({"blue": 1}, "fish", ["An island card", "Bob: +2 points"]),
        ({"blue": 1}, "", ["No island card left", "Bob: +2 points"]),
    ],
)
def test_a_die_for_the_island_says_its_cards_and_whom_the_octopus_pays(
    octopuses: dict[str, int], pile: str, told: list[str]
) -> None:
    t = lay(station="blue-octopus " * 4, reefs={"blue": "octopus"}, octopuses=octopuses, island_pile=pile)
    assert t.leads_to("land colour=blue face=octopus") == told


@pytest.mark.rule("CO-T5")
@pytest.mark.parametrize("language", LANGUAGES)
def test_why_a_die_goes_to_the_island_is_said_before_and_when_it_happens(language: str) -> None:
    t = lay(station="blue-fish " * 4, reefs={"blue": "fish"}, island_pile="")
    text, match = Text(language, GAME.texts, names=NAMES), match_at(GAME, t.s)
    taken = text.say(Words("about-taken")).split()[-1]  # the space on the reef
    (offer,) = t.view(0).offers
    assert text.say(offer.words).endswith(f" {taken}")
    match.act(0, offer.code)
    (landed,) = (scene.words for line in shown_to(match, 1, 0) for scene in line.scenes)
    assert text.say(landed).endswith(f" {taken}.")


@pytest.mark.rule("CO-T2")
def test_a_colour_says_how_many_spaces_of_its_reef_are_free() -> None:
    t = lay(station="red-fish red-fish red-fish", reefs={"yellow": "pearl treasure", "blue": "diver"}, due="taking")
    for colour, free in (("yellow", 5), ("red", 6)):
        assert t.leads_to(f"take colour={colour}") == [f"Free on its reef: {free} of 6 spaces"]


@pytest.mark.rule("CO-T2")
def test_the_supply_says_how_many_dice_of_a_colour_are_left() -> None:
    t = lay(station="red-fish red-fish red-fish", supply={"yellow": 1, "blue": 3}, due="taking")
    named = [piece.words for piece in t.zone(0, "supply").pieces if piece.words]
    assert [*map(Text("en", GAME.texts).say, named)] == ["yellow: one die left", "blue: 3 dice left"]


@pytest.mark.rule("CO-T3")
def test_a_die_to_keep_says_what_it_would_bring_now() -> None:
    station = "yellow-pearl blue-fish red-diver green-octopus"
    t = lay(station=station, reefs={"yellow": "pearl"}, turtles=("copy", ""), due="keeping")
    assert t.leads_to("keep colour=yellow face=pearl") == ["Its space on the reef is taken", "An island card"]
    assert t.leads_to("keep colour=blue face=fish") == ["One of two fish cards"]
    assert t.leads_to("roll") == ["4 dice are rolled"]


@pytest.mark.rule("CO-X5")
def test_a_turtle_to_copy_says_its_bonus() -> None:
    t = lay(station="yellow-turtle " * 4, reef_turtles={"yellow": "copy"})
    t.play("place colour=yellow face=turtle")
    assert t.leads_to("copy turtle=stingray") == ["Take a stingray, if any are left."]


# — cards —


@pytest.mark.rule("CO-Z6")
def test_a_fish_says_what_it_adds_to_the_sets() -> None:
    t = lay(station="blue-fish " * 4, hands=("lionfish pufferfish", ""), stingrays=(1, 0))
    t.place("blue-fish")
    t.draw("lionfish angelfish")
    assert t.leads_to("pick card=lionfish") == ["Fish: 15 instead of 12 points at the end"]
    assert t.leads_to("pick card=angelfish") == ["Fish: 18 instead of 12 points at the end"]


@pytest.mark.rule("CO-Z3")
@pytest.mark.rule("CO-Z4b")
def test_a_starfish_card_says_its_own_points_and_not_those_of_the_next_step() -> None:
    t = at_the_end(hands=["per_turtle"], turtles=["copy stingray"], reefs={"blue": "diver"}, divers={0: "blue"})
    t.show_all()
    assert t.leads_to("play card=per_turtle") == ["Three points for each of your turtles.", "+6 points"]


@pytest.mark.rule("CO-Z4b")
def test_a_starfish_card_that_counts_what_one_has_not_says_so() -> None:
    t = at_the_end(hands=["per_turtle"])
    t.show_all()
    assert t.leads_to("play card=per_turtle") == ["Three points for each of your turtles.", "+0 points"]


@pytest.mark.rule("CO-Z4h")
def test_a_card_for_the_chests_of_two_reefs_says_how_many_are_still_there() -> None:
    for gone, said in (
        ("", "Brings up 2 chests"),
        ("red", "Brings up one chest"),
        ("red green", "No chest is left there"),
    ):
        t = at_the_end(hands=["chests_red_green"])
        for reef in gone.split():
            t.s.reef_chests -= 1 << COLOURS.index(reef)
        t.show_all()
        assert t.leads_to("play card=chests_red_green") == [said]


@pytest.mark.rule("CO-Z4f")
def test_a_card_for_leftover_dice_says_how_many_cards_it_brings() -> None:
    for left, said in (
        ({}, "Brings no card"),
        ({"red": 1}, "Brings one card"),
        ({"red": 1, "violet": 2}, "Brings 3 cards from different piles"),
        ({"red": 4, "violet": 3}, "Brings 4 cards from different piles"),
    ):
        t = at_the_end(hands=["dice_red_violet"])
        t.s.supply = [left.get(colour, 0) for colour in COLOURS]
        t.show_all()
        assert t.leads_to("play card=dice_red_violet") == [said]
