"""What a choice says is whole: it wraps, or the tip alone says it, but it is never cut."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page

from tablereef.games.carcasse.components import FAMILIES
from tablereef.kernel.words import Words, listed, points_words, seat_words
from tests.web.conftest import Visit
from tests.web.guests import SIZES, buttons, resize, standing
from tests.web.test_at_the_table import begin
from tests.web.test_meaning import Offer, rewritten

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


def family(name: str) -> Words:
    """A family's name."""
    return Words(f"family-{name}")


def card(name: str, value: int = 5) -> Words:
    """A card's name."""
    return Words("card", {"family": family(name), "value": value})


def offers(*choices: tuple[Words, list[Words], Words | None]) -> list[Offer]:
    """Choices as the table sends them, none of which is touched on the board."""
    return [
        msgspec.to_builtins({"code": code, "words": words, "path": [], "about": about, "warning": warning})
        for code, (words, about, warning) in enumerate(choices)
    ]


def harpooning(*names: str) -> list[Offer]:
    """A harpoon, with all that can be said of it."""
    return offers(*((
        Words("choice-spear", {"seat": seat_words(1), "family": family(name)}),
        [
            Words("about-place", {"card": card(name)}), points_words(-2, 1), Words(f"effect-{name}"),
            Words("about-instead", {"card": card(name, 3)}),
        ],
        None,
    ) for name in names))  # fmt: skip


def digging(*names: str) -> list[Offer]:
    """A map; the last card would be an incident."""
    found: list[Any] = [(Words("choice-dig", {"card": card(name)}), [Words(f"effect-{name}")], None) for name in names]
    warned = Words("warning-incident", {"mark": family("map")})
    return offers(*found, (Words("choice-dig", {"card": card("map")}), [Words("about-lost")], warned))


def deciding() -> list[Offer]:
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


def cut_at(page: Page, size: str) -> list[str]:
    """What is cut in a window of this size, when it has settled."""
    resize(page, size)
    return [f"{size}: {words}" for words in page.evaluate(CUT)]


def announcing() -> list[Offer]:
    """A robbery in Kleine Fische, with its odds."""
    of = "-1 1 1 2 3 3"
    odds = [
        [Words("about-success", {"number": lots, "all": 6, "on": of[-2 * lots + 1 :], "of": of})] for lots in (5, 3, 2)
    ]
    backfires = Words("about-backfires", {"number": 1, "all": 6, "on": "-1", "of": of})
    fish = [Words("choice-announce", {"number": number}) for number in (1, 2, 3)]
    return offers(*((words, [*about, backfires], None) for words, about in zip(fish, odds, strict=True)))


def stopping() -> list[Offer]:
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
@pytest.mark.parametrize("language", ["de", "fr", "it", "nl", "en"])
def test_no_button_cuts_its_words(visit: Visit, language: str, game: str) -> None:
    page, sent = visit(), list[Offer]()
    rewritten(page, lambda real: sent or real)
    begin(page, game)
    page.evaluate(f"localStorage['tablereef-language'] = '{language}'")
    cut = []
    for choices in SITUATIONS[game]:
        sent[:] = choices
        page.reload()
        assert standing(page) == "asked"
        assert buttons(page).count() == len(choices)
        assert page.locator(".undrawn").count() == 0, "each letter of the game's own is drawn"
        cut += [words for size in SIZES for words in cut_at(page, size)]
    assert cut == []
