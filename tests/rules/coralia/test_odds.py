"""A seat's own odds are exact (CO-K2, CO-K3): those of all that it can imagine, each world as often as it can be."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction

import pytest

from tablereef.games.coralia import knowledge
from tablereef.games.coralia.components import CARDS, CARDS_OF, COPIES, ISLAND_CARDS, SORT
from tablereef.kernel.game import CHANCE
from tablereef.kernel.story import SPECTATOR
from tests.rules.coralia.table import Table, at_the_end, lay

REST = "yellow-pearl yellow-pearl yellow-pearl"
SIX_LEFT = "pearl_2 pearl_3 lionfish angelfish jellyfish per_chest"


def all_but(island: str, piles: str = "") -> str:
    """All cards but these of the island and these of the piles."""
    left = Counter(dict(zip(CARDS, COPIES, strict=True))) - Counter(island.split()) - Counter(piles.split())
    missing = Counter(SORT[CARDS.index(card)] for card in piles.split())
    hoard = []
    for sort, number in enumerate(CARDS_OF):
        cards = [card for card in left.elements() if SORT[CARDS.index(card)] == sort]
        pile = number - ISLAND_CARDS - missing[sort]
        hoard += cards[:pile] + [f"island:{card}" for card in cards[pile:]]
    return " ".join(hoard)


def every_world(t: Table, seat: int, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Table, Fraction]]:
    """All that a seat can imagine, each with how likely it is: every way in which the dice can fall."""
    fallen: list[int] = []
    while True:
        sizes: list[int] = []

        def roll(dice: list[int], n: int) -> int:
            sizes.append(n)  # noqa: B023
            if len(sizes) > len(fallen):  # noqa: B023
                fallen.append(0)
            return fallen[len(sizes) - 1]  # noqa: B023

        monkeypatch.setattr(knowledge, "roll", roll)
        world, likely = t.imagined(seat, 0), Fraction(1)
        for n in sizes:
            likely /= n
        yield world, likely
        while fallen and fallen[-1] == sizes[len(fallen) - 1] - 1:
            fallen.pop()
        if not fallen:
            return
        fallen[-1] += 1


def shares(t: Table) -> dict[str, Fraction]:
    """How likely each outcome is."""
    odds = t.odds()
    return {form: Fraction(lots, sum(odds.values())) for form, lots in odds.items()}


def check_exact(t: Table, monkeypatch: pytest.MonkeyPatch, *seats: int) -> None:
    """The odds of these seats are those of all the worlds that they can imagine."""
    assert t.to_move == CHANCE
    for seat in seats:
        expected: Counter[str] = Counter()
        for world, likely in every_world(t, seat, monkeypatch):
            for form, share in shares(world).items():
                expected[form] += likely * share  # type: ignore[assignment]
        assert shares(t.known(seat)) == dict(expected), seat


def with_six_left(hands: list[str], **position: object) -> Table:
    """The end of a game in which all cards but six of the island lie open in front of seat 0; seat 1 comes first."""
    return at_the_end(seats=3, first=1, shown=[all_but(SIX_LEFT)], hands=["", *hands], **position)


# — what is turned up —


@pytest.mark.rule("CO-K2")
@pytest.mark.parametrize("seat", [0, 2, SPECTATOR])
def test_the_more_island_cards_lie_face_down_the_likelier_one_has_to_be_shown(
    monkeypatch: pytest.MonkeyPatch, seat: int
) -> None:
    for number, likely in {1: Fraction(4, 6), 2: Fraction(6, 15), 3: Fraction(4, 20)}.items():
        hand = " ".join(f"island:{card}" for card in ["pearl_2", "jellyfish", "lionfish"][:number])
        t = with_six_left([hand, ""])
        assert shares(t.known(seat))["no_more"] == likely
        check_exact(t, monkeypatch, seat)


@pytest.mark.rule("CO-K2")
def test_who_has_shown_one_need_not_have_another(monkeypatch: pytest.MonkeyPatch) -> None:
    t = with_six_left(["island:pearl_2 island:jellyfish", ""])
    t.show("jellyfish")
    assert t.known(0).odds() == {"show card=per_chest": 1, "no_more": 8}  # of 9 pairs with a starfish card one has two
    check_exact(t, monkeypatch, 0, 2, SPECTATOR)


@pytest.mark.rule("CO-K2")
def test_what_others_have_known_to_be_no_starfish_makes_one_likelier(monkeypatch: pytest.MonkeyPatch) -> None:
    t = with_six_left(["island:pearl_2 island:lionfish", "island:jellyfish"])
    t.show("-")
    assert (t.s.active, t.asks()) == (2, "showing")
    assert shares(t.known(0))["no_more"] == Fraction(2, 4)
    check_exact(t, monkeypatch, 0, 1, SPECTATOR)


@pytest.mark.rule("CO-K2")
def test_what_others_have_known_to_be_pearls_makes_a_fish_likelier(monkeypatch: pytest.MonkeyPatch) -> None:
    t = with_six_left(["island:pearl_2", "island:lionfish island:angelfish"])
    t.show("- -")
    check_exact(t, monkeypatch, 0, 1, 2, SPECTATOR)
    t.show("-")
    assert (t.s.active, t.asks()) == (2, "showing")
    assert "no_more" not in t.known(0).odds()  # two cards, and one pearl is left for them
    check_exact(t, monkeypatch, 0, 1, 2, SPECTATOR)
    t.show("lionfish")
    check_exact(t, monkeypatch, 0, 1, 2, SPECTATOR)
    t.show("angelfish")
    assert t.asks() == "showing"
    check_exact(t, monkeypatch, 0, 1, 2, SPECTATOR)


@pytest.mark.rule("CO-K2")
def test_a_card_drawn_in_the_scoring_is_asked_for_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    dice = "dice_red_violet"
    t = at_the_end(
        seats=3, first=1, supply={"red": 1}, shown=[all_but(SIX_LEFT, dice)],
        hands=["", f"{dice} island:pearl_2 island:jellyfish", ""],
    )  # fmt: skip
    t.show(f"{dice} jellyfish -")
    t.play_card(dice)
    t.play("draw pile=island")
    check_exact(t, monkeypatch, 0, 1, 2, SPECTATOR)
    t.draw("angelfish")
    assert t.asks() == "showing"
    check_exact(t, monkeypatch, 0, 1, 2, SPECTATOR)


# — the sort of an island card —


@pytest.mark.rule("CO-K2")
def test_an_island_card_is_likelier_a_starfish_where_others_have_some_that_are_none(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    dice = "dice_red_violet"
    t = at_the_end(
        seats=3, first=1, supply={"red": 1}, shown=[all_but(SIX_LEFT, dice)],
        hands=["", "island:pearl_2 island:lionfish", f"{dice} island:angelfish"],
    )  # fmt: skip
    t.show(f"- {dice} -")
    t.play_card(dice)
    t.play("draw pile=island")
    assert t.asks() == "island_sort"
    assert shares(t.known(2))["sort sort=starfish"] == Fraction(2, 3)
    assert shares(t.known(0))["sort sort=starfish"] == Fraction(2, 3)
    check_exact(t, monkeypatch, 0, 1, 2, SPECTATOR)
    t.play("sort sort=starfish")
    check_exact(t, monkeypatch, 0, 1, 2, SPECTATOR)


# — cards that were recognised —


def next_die(t: Table, die: str) -> None:
    """The next player takes a die, rolls it, and uses it."""
    colour, face = die.split("-")
    t.take(colour)
    t.roll(f"{REST} {die}")
    t.play(next(offer for offer in t.offers() if offer.endswith(f" colour={colour} face={face}")))


def recognised(under: str, looked: str, kept: str) -> Table:
    """Seat 1 looked at cards, some of which seat 0 had put under the pile, and kept one; seat 2 now draws the next."""
    pile = "starfish" if len(looked.split()) > 2 else "fish"
    hoard = all_but(SIX_LEFT, looked)
    t = lay(
        seats=3, active=1, station=f"blue-{pile} {REST}", shown=[hoard], under={pile: under},
        reef_turtles={"violet": f"{pile}_card"},
    )  # fmt: skip
    t.place(f"blue-{pile}")
    t.draw(looked)
    t.pick(kept)
    next_die(t, "violet-turtle")
    assert t.asks() == f"{pile}_card"
    return t


@pytest.mark.rule("CO-K3")
def test_of_two_cards_looked_at_either_may_have_been_put_back(monkeypatch: pytest.MonkeyPatch) -> None:
    t = recognised("pufferfish@0", "angelfish pufferfish", "angelfish")
    assert shares(t.known(0))["card card=pufferfish"] == Fraction(1, 2)
    check_exact(t, monkeypatch, 0, 1, 2, SPECTATOR)


@pytest.mark.rule("CO-K3")
def test_of_three_cards_looked_at_the_first_is_the_likeliest_to_be_reached_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    t = recognised("pearl_6@0 per_fish@0 per_pearl@0", "pearl_6 per_fish per_pearl", "per_pearl")
    assert t.known(0).odds().keys() == {"card card=pearl_6", "card card=per_fish"}
    assert shares(t.known(0))["card card=pearl_6"] == Fraction(2, 3)
    check_exact(t, monkeypatch, 0, 1, 2, SPECTATOR)
    t = recognised("pearl_6@0 per_fish@1 per_pearl@0", "pearl_6 per_fish per_pearl", "per_pearl")
    check_exact(t, monkeypatch, 0, 1, SPECTATOR)


def island_look(under: str) -> Table:
    """Seat 1 looked at the last two island cards, which others had put there, and kept the lionfish; seat 2 draws."""
    t = lay(
        seats=3, active=1, station=f"green-fish {REST}", reefs={"green": "fish octopus", "red": "fish"},
        octopuses={"green": 0}, shown=[all_but("per_fish lionfish per_chest pearl_2")], under={"island": under},
        hands=["", "", "island:per_chest island:pearl_2"],
    )  # fmt: skip
    t.land("green-fish")
    t.draw("per_fish lionfish")
    t.pick("lionfish")
    next_die(t, "red-fish")
    assert t.asks() == "island_sort"
    return t


@pytest.mark.rule("CO-K3")
@pytest.mark.parametrize("under", ["per_fish@0 lionfish@0", "per_fish@0 lionfish@2", "per_fish@2 lionfish@0"])
def test_the_island_card_that_was_put_back_is_one_of_two(monkeypatch: pytest.MonkeyPatch, under: str) -> None:
    t = island_look(under)
    check_exact(t, monkeypatch, 0, 1, 2, SPECTATOR)
    t.play("sort sort=starfish")
    check_exact(t, monkeypatch, 0, 1, 2, SPECTATOR)
    assert t.known(2).odds().keys() == {"card card=per_fish"}


@pytest.mark.rule("CO-K3")
def test_who_knows_the_sort_of_a_card_put_back_thinks_of_each_as_often_as_it_can_be(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    t = lay(
        seats=3, active=1, station=f"green-fish {REST}", reefs={"green": "fish octopus", "red": "fish"},
        octopuses={"green": 0}, shown=[all_but("per_fish pearl_6 per_chest pearl_2")],
        under={"island": "per_fish@2 pearl_6@0"}, hands=["island:per_chest island:pearl_2"],
    )  # fmt: skip
    t.land("green-fish")
    t.draw("per_fish pearl_6")
    t.pick("pearl_6")
    next_die(t, "red-fish")
    assert shares(t.known(2)) == {"sort sort=pearl": Fraction(1, 6), "sort sort=starfish": Fraction(5, 6)}
    t.play("sort sort=starfish")
    likely = {"per_fish": Fraction(3, 5), "pearl_6": Fraction(1, 5), "per_chest": Fraction(1, 5)}
    assert shares(t.known(2)) == {f"card card={card}": share for card, share in likely.items()}
    check_exact(t, monkeypatch, 2)


@pytest.mark.rule("CO-K2")
def test_who_knows_the_sort_of_a_card_that_another_put_back_knows_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    t = lay(
        seats=3, active=1, station=f"red-fish {REST}", reefs={"red": "fish"},
        shown=[all_but("per_fish per_chest pearl_2")], under={"island": "per_fish@0"}, hands=["", "", "island:pearl_2"],
    )  # fmt: skip
    t.land("red-fish")
    t.play("sort sort=starfish")
    assert shares(t.known(1)) == {f"card card={card}": Fraction(1, 2) for card in ("per_fish", "per_chest")}
    check_exact(t, monkeypatch, 0, 1, 2, SPECTATOR)


@pytest.mark.rule("CO-K2")
def test_the_sort_of_the_card_that_one_draws_is_left_in_the_pile() -> None:
    t = lay(
        station=f"green-fish {REST}", reefs={"green": "fish"}, shown=[all_but("pearl_2 lionfish")],
        hands=["", "island:lionfish"],
    )  # fmt: skip
    t.land("green-fish")
    t.play("sort sort=pearl")
    assert {t.imagined(0, seed).hand(1) for seed in range(20)} == {"lionfish"}
