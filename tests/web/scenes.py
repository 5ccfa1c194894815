"""Scenes: what a match played beforehand asks of its first seat, told to a page as if its table had played it."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from itertools import count, islice
from random import Random
from typing import NamedTuple, TypeVar

import msgspec
from msgspec.structs import replace
from playwright.sync_api import Page

from tablereef.games import find
from tablereef.kernel.game import OVER
from tablereef.kernel.match import seeded_match
from tablereef.kernel.text import LANGUAGES, Text
from tablereef.kernel.view import Offer
from tablereef.kernel.words import Words
from tablereef.table.seen.news import Heard, heard, match_state
from tablereef.table.wire.messages import MatchState
from tests.web.guests import SIZES, open_options, open_table, resize, standing

SHOWS = 100  # lines back to which a match can be shown
DARING = 0.75  # how often somebody goes on who could stop
NAMES = ("Magdalena", "Coralie")  # of a guest, a long one, and of the first bot
AIDED = {"memory_aid": "on"}  # nothing that was told fades
ONWARDS = ("choice-continue", "choice-swim_on")
Thing = TypeVar("Thing")

# The page's own sockets, of which the table's match is not heard any more once the theatre is open; the guest has
# another name, and no scene is behind what was done before it.
CURTAIN = """
window.WebSocket = class extends WebSocket {
  constructor(address) {
    super(address)
    window.curtain = this
  }
  set onmessage(hear) {
    this.hear = hear
    super.onmessage = ({ data }) => {
      const message = JSON.parse(data)
      if (message.type === 'table') message.table.seats[0].name = NAME
      if (message.type === 'accepted') message.version = 0
      if (!window.isTheatre || message.type !== 'state') hear({ data: JSON.stringify(message) })
    }
  }
}"""

TELL = "states => states.forEach((data) => window.curtain.hear({ data }))"

# All that was told is played, and what is asked has found its room.
PLAYED = """() => new Promise((done) => {
  const isAsked = () => document.querySelector('.bar:not(.playing) .offers')
  const look = () => isAsked() ? requestAnimationFrame(() => setTimeout(done)) : setTimeout(look)
  setTimeout(look)
})"""


FromMatch = Callable[[str, int, Mapping[str, str], int], Iterator["Scene"]]


class Scene(NamedTuple):
    """What is asked now, and the states that lead to it: the whole table as it was asked about before, and the news."""

    told: tuple[MatchState, ...]

    @property
    def now(self) -> MatchState:
        return self.told[-1]

    @property
    def name(self) -> str:
        return f"{self.now.asked.question.key} at {self.now.version}"

    def happenings(self) -> list[Words]:
        """What has happened since the last question."""
        return [shown.words for line in self.now.told for shown in line.scenes or ()]

    def reasons(self) -> list[Words]:
        """Why the last turn ended unasked."""
        return [shown.why for line in self.now.told for shown in line.scenes or () if shown.why]

    def words(self) -> Iterator[Words]:
        """All that the bar says."""
        asked = self.now.asked
        yield from (asked.question, *asked.notes, *self.reasons()[-1:])
        for offer in asked.offers:
            yield from (offer.words, *offer.about, *filter(None, [offer.warning]))

    def kind(self) -> tuple[object, ...]:
        """What makes the bar look otherwise; why the last turn ended is one more thing to say."""
        return self.now.asked.question.key, min(len(self.now.asked.offers), 4)


def moments(game: str, seats: int, options: Mapping[str, str], seed: int) -> Iterator[Scene]:
    """All that a daring and thoughtless player is asked in a match, and its end."""
    match, dice = seeded_match(find(game), seats, seed, options=options, shows=SHOWS), Random(seed)
    before: tuple[MatchState, ...] = ()
    since = Heard()
    while (seat := match.turn()) != OVER:
        known = match.knowledge(seat)
        if seat == 0:
            yield Scene((*before, match_state(match, 0, [0], since, None)))
            before, since = (match_state(match, 0, [0], Heard(), None),), heard(match, 0)
        onwards = [code for code in known.choices() if known.offer(code).words.key in ONWARDS]
        match.act(seat, onwards[0] if onwards and dice.random() < DARING else dice.choice(known.choices()))
    yield Scene((*before, match_state(match, 0, [0], since, None)))


def scenes(game: str, seats: int, options: Mapping[str, str], seed: int) -> Iterator[Scene]:
    """All that the same player is asked."""
    return (moment for moment in moments(game, seats, options, seed) if moment.now.asked.offers)


def all_scenes(
    game: str, seats: int = 2, options: Mapping[str, str] | None = None, of_match: FromMatch = scenes
) -> Iterator[Scene]:
    """Of one match after the other."""
    return (scene for seed in count() for scene in of_match(game, seats, options or {}, seed))


def many_scenes(game: str, seats: int, number: int) -> list[Scene]:
    """So many of them."""
    return list(islice(all_scenes(game, seats), number))


def wordiest(
    game: str, found: Iterable[Scene], kind: Callable[[Scene], Hashable] = Scene.kind
) -> dict[str, list[Scene]]:
    """Of each kind the one that says most, in the language that needs most words for it; by languages."""
    texts = {language: Text(language, find(game).texts) for language in LANGUAGES}
    best: dict[Hashable, tuple[int, str, Scene]] = {}
    for scene in found:
        for language, text in texts.items():
            length = sum(len(text.say(words)) for words in scene.words())
            if length > best.get(kind(scene), (0, "", scene))[0]:
                best[kind(scene)] = length, language, scene
    chosen: dict[str, list[Scene]] = {}
    for _, language, scene in best.values():
        chosen.setdefault(language, []).append(scene)
    return chosen


def aided(game: str) -> dict[str, str]:
    """With the memory aid, where the game has one."""
    return AIDED if any(option.name in AIDED for option in find(game).options) else {}


def asking(question: str, found: Iterable[Scene]) -> Iterator[Scene]:
    """Those that ask this."""
    return (scene for scene in found if scene.now.asked.question.key == question)


def with_most_choices(question: str, found: Iterable[Scene]) -> Scene:
    """Of those that ask this."""
    return max(asking(question, found), key=lambda scene: len(scene.now.asked.offers))


def scene_telling(
    game: str, sentence: str, options: Mapping[str, str], of_match: FromMatch = scenes
) -> tuple[Scene, re.Match[str]]:
    """The first of all in which something like this is seen to happen, and the sentence."""
    text = Text("en", find(game).texts, names=NAMES)
    found_in = all_scenes(game, options=options, of_match=of_match)
    seen = (scene for scene in found_in if scene.now.zones is None)  # the changes lead to it
    found = ((scene, re.search(sentence, text.say(said))) for scene in seen for said in scene.happenings())
    return next((scene, match) for scene, match in found if match)


def in_turn(things: Iterable[Thing]) -> Iterator[tuple[Thing, list[str]]]:
    """Each with two sizes, so that every size has its turn; in `make soak` with all."""
    sizes = list(SIZES)
    for i, thing in enumerate(things):
        yield thing, sizes if os.environ.get("SOAK") else [sizes[i % len(sizes)], sizes[(i + 2) % len(sizes)]]


def offering(game: str, choices: tuple[Offer, ...]) -> Scene:
    """The first question of a match, with these choices."""
    state = next(scenes(game, 2, {}, seed=1)).now
    return Scene((replace(state, asked=replace(state.asked, offers=choices)),))


class Theatre:
    """A page at a table on which scenes are shown instead of what is played there."""

    def __init__(
        self,
        page: Page,
        game: str,
        seats: int = 2,
        options: Mapping[str, str] | None = None,
        firsts: str = "off",
        name: str = NAMES[0],
    ) -> None:
        self.page, self.language = page, "en"
        page.add_init_script(CURTAIN.replace("NAME", json.dumps(name)))
        self.keep("firsts", firsts)
        page.reload()
        open_options(page, game, "Options")
        page.get_by_label(f"{seats} players").check()
        for name, value in (options or {}).items():
            page.get_by_label(Text("en", find(game).texts).say(Words(f"option-{name}"))).select_option(value)
        open_table(page)
        self.open()

    def open(self) -> None:
        """From now on nothing is heard of the table's own match."""
        standing(self.page)
        self.page.evaluate("window.isTheatre = true")

    def keep(self, setting: str, value: str) -> None:
        """In the guest's browser."""
        self.page.evaluate("([name, value]) => localStorage.setItem(name, value)", [f"tablereef-{setting}", value])

    def wish(self, setting: str, value: str) -> None:
        """Another setting; the page comes anew."""
        self.keep(setting, value)
        self.page.reload()
        self.open()

    def speak(self, language: str) -> None:
        """The page says everything in this language."""
        if language != self.language:
            self.language = language
            self.wish("language", language)

    def tell(self, scene: Scene) -> None:
        """All of it at once; the page plays it."""
        self.page.evaluate(TELL, [msgspec.json.encode(state).decode() for state in scene.told])

    def show(self, scene: Scene) -> None:
        """Until it is asked."""
        self.tell(scene)
        self.page.evaluate(PLAYED)

    def show_everywhere(self, chosen: Mapping[str, list[Scene]]) -> Iterator[tuple[str, str, str]]:
        """Each in its language, at its sizes; what is to be seen there."""
        spoken = ((language, scene) for language, all_said in chosen.items() for scene in all_said)
        for (language, scene), sizes in in_turn(spoken):
            self.speak(language)
            for size in sizes:
                resize(self.page, size)
                self.show(scene)
                yield language, size, scene.name
