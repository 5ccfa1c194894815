"""What a choice says is whole: it wraps, or the tip alone says it, but it is never cut."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from tablereef.games import find
from tablereef.games.carcasse.components import FAMILIES
from tablereef.kernel.text import LANGUAGES, Text
from tablereef.kernel.view import Offer
from tablereef.kernel.words import Words, listed, points_words, seat_words
from tests.web.conftest import Visit
from tests.web.guests import buttons, resize
from tests.web.scenes import Theatre, in_turn, offering

# Words in a button that are cut, or stick out of it; and buttons that lie outside the bar or lead nowhere.
CUT = """() => {
  const { top, bottom } = document.querySelector('.offers').getBoundingClientRect()
  return [...document.querySelectorAll('.offers .button.main')].flatMap((button) => {
    const box = button.getBoundingClientRect()
    const words = [...button.querySelectorAll('.said, .said *')].filter((one) => one.checkVisibility())
    const cut = words.filter((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect()
      const isOut = left < box.left || right > box.right || top < box.top || bottom > box.bottom
      if (getComputedStyle(one).display === 'inline') return isOut
      const overhang = Math.max(3, 0.2 * parseFloat(getComputedStyle(one).fontSize)) // of letters beyond a tight line
      return isOut || one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + overhang
    })
    const isMute = !words.some((one) => one.closest('small'))
    if (box.top < top - 1 || box.bottom > bottom + 1 || isMute) cut.push(button)
    return cut.map((one) => one.textContent)
  })
}"""


# What the caption of the dial lies on, or whether it is cut.
CAPTION = """() => {
  const caption = document.querySelector('.dial figcaption')
  const box = caption.getBoundingClientRect()
  const isUnder = ({ left, right, top, bottom }) =>
    left < box.right && box.left < right && top < box.bottom && box.top < bottom
  const others = [...document.querySelectorAll('.dial .big, .bar :is(.button, .worth, .words)')]
  const under = others.filter((one) => one.textContent && isUnder(one.getBoundingClientRect()))
  const isCut = caption.scrollWidth > caption.clientWidth || box.top < 0 || box.bottom > innerHeight
  return [...under, ...(isCut ? [caption] : [])].map((one) => one.textContent)
}"""


def family(name: str) -> Words:
    """A family's name."""
    return Words(f"family-{name}")


def card(name: str, value: int = 5) -> Words:
    """A card's name."""
    return Words("card", {"family": family(name), "value": value})


def offers(*choices: tuple[Words, list[Words], Words | None]) -> tuple[Offer, ...]:
    """Choices as the table sends them, none of which is touched on the board."""
    return tuple(Offer(code, words, (), (*about,), warning) for code, (words, about, warning) in enumerate(choices))


def harpooning(*names: str) -> tuple[Offer, ...]:
    """A harpoon, with all that can be said of it."""
    return offers(*((
        Words("choice-spear", {"seat": seat_words(1), "family": family(name)}),
        [
            Words("about-place", {"card": card(name)}), points_words(-2, 1), Words(f"effect-{name}"),
            Words("about-instead", {"card": card(name, 3)}),
        ],
        None,
    ) for name in names))  # fmt: skip


def digging(*names: str) -> tuple[Offer, ...]:
    """A map; the last card would be an incident."""
    found: list[Any] = [(Words("choice-dig", {"card": card(name)}), [Words(f"effect-{name}")], None) for name in names]
    warned = Words("warning-incident", {"mark": family("map")})
    return offers(*found, (Words("choice-dig", {"card": card("map")}), [Words("about-lost")], warned))


def deciding() -> tuple[Offer, ...]:
    """Dive on or surface, with the memory aid and all that can be said."""
    risk = [
        Words("about-odds", {"number": 12, "all": 34}),
        Words("about-again", {"marks": listed([family(name) for name in FAMILIES[:3]])}),
    ]
    catch = [
        Words("about-score", {"change": points_words(24), "number": 56}),
        Words("about-bonus", {"number": 8}),
        Words("told-ended"),
        Words("about-stow", {"number": 8}),
    ]
    return offers((Words("choice-continue"), risk, None), (Words("choice-surface"), catch, None))


def fearing() -> dict[str, tuple[Offer, ...]]:
    """What must not come again, by what the dial shows of it."""
    found = {
        "dial-risk": Words("about-odds", {"number": 12, "all": 34}),
        "dial-families": Words("about-again", {"marks": family("map")}),
        "dial-values": Words("about-again", {"marks": Words("value", {"value": 5})}),
    }
    return {shown: (Offer(0, Words("choice-continue"), ("pile",), (about,), None),) for shown, about in found.items()}


def announcing() -> tuple[Offer, ...]:
    """A robbery in Kleine Fische, with its odds."""
    of = "-1 1 1 2 3 3"
    odds = [
        [Words("about-success", {"number": lots, "all": 6, "on": of[-2 * lots + 1 :], "of": of})] for lots in (5, 3, 2)
    ]
    backfires = Words("about-backfires", {"number": 1, "all": 6, "on": "-1", "of": of})
    fish = [Words("choice-announce", {"number": number}) for number in (1, 2, 3)]
    return offers(*((words, [*about, backfires], None) for words, about in zip(fish, odds, strict=True)))


def stopping() -> tuple[Offer, ...]:
    """Swim on or stop in Kleine Fische, where every way on ends the dive."""
    stake = Words("about-stake", {"number": 5, "change": points_words(12)})
    catch = [
        Words("about-catch", {"number": 5, "change": points_words(12)}),
        Words("about-best", {"number": 14}),
        Words("note-ink", {"number": 4}),
    ]
    vain = Words("warning-in_vain")
    return offers((Words("choice-swim_on"), [stake], vain), (Words("choice-stop"), catch, None))


SITUATIONS = {
    "carcasse": [harpooning("map", "chest", "harpoon"), digging("key", "knife"), deciding()],
    "kleine_fische": [announcing(), stopping()],
}


@pytest.mark.parametrize("game", SITUATIONS)
def test_no_button_cuts_its_words(visit: Visit, game: str) -> None:
    theatre, cut = Theatre(page := visit(), game), list[str]()
    for (language, choices), sizes in in_turn(product(LANGUAGES, SITUATIONS[game])):
        theatre.speak(language)
        for size in sizes:
            resize(page, size)
            theatre.show(offering(game, choices))
            assert buttons(page).count() == len(choices)
            assert page.locator(".undrawn").count() == 0, "each letter of the game's own is drawn"
            cut += [f"{language}, {size}: {words}" for words in page.evaluate(CUT)]
    assert cut == []


def test_the_dial_says_what_it_shows(visit: Visit) -> None:
    theatre = Theatre(page := visit(), "carcasse")
    for (language, (shown, choices)), sizes in in_turn(product(LANGUAGES, fearing().items())):
        theatre.speak(language)
        theatre.show(offering("carcasse", choices))
        for size in sizes:
            resize(page, size)
            said = Text(language, find("carcasse").texts).say(Words(shown))
            assert page.locator(".dial figcaption").inner_text() == said
            assert page.evaluate(CAPTION) == [], (language, size)
