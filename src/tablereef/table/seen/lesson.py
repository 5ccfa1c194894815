"""A game's first lesson, as the learner sees it."""

from __future__ import annotations

from functools import cache

import msgspec

from tablereef.games import find
from tablereef.kernel.game import Game
from tablereef.kernel.lesson import LEARNER, SEATS, Bubble
from tablereef.kernel.lesson import Lesson as Script
from tablereef.kernel.match import Deal, Event, Match, new_header
from tablereef.kernel.told import Eyes, Told, told_to
from tablereef.kernel.words import Words
from tablereef.table.refusals import TableRefusal
from tablereef.table.seen.view import asked
from tablereef.table.wire.messages import Lesson, Stop


@cache
def lesson(name: str) -> Lesson:
    """The lesson of a game: what happens, and where it stops until the learner has read or done something."""
    game = find(name)
    if game.lesson is None:
        raise TableRefusal("no_lesson")
    return folded(game, game.lesson)


def folded(game: Game, script: Script) -> Lesson:
    """A lesson, step by step."""
    header = new_header(game, [""] * SEATS, script.options, Deal(), "lesson")
    match = Match(game, header, shows=1)
    eyes = Eyes(match, LEARNER, 0)
    zones, plates, lines, stops = eyes.picture, eyes.plates, list[Told](), list[Stop]()
    for step in script.steps:
        if isinstance(step, Bubble):
            stops.append(read(match, step))
            continue
        by, code = match.turn(), game.codes(match.turn()).code(step)
        if by == LEARNER:
            said = stops.pop() if stops and stops[-1].version == match.version else Stop(version=match.version)
            stops.append(done(match, said, code))
        match.add(Event(by, code, step))
        lines += map(eyes.see, told_to(match, LEARNER, match.version - 1))
    options = dict(script.options)
    return Lesson(game=game.id, options=options, zones=zones, plates=plates, lines=tuple(lines), stops=tuple(stops))


def read(match: Match, bubble: Bubble) -> Stop:
    """Something is said."""
    silent = msgspec.structs.replace(asked(match, match.knowledge(LEARNER)), offers=())
    return Stop(version=match.version, words=Words(f"lesson-{bubble.key}"), at=bubble.at, asked=silent)


def done(match: Match, said: Stop, code: int) -> Stop:
    """After that the learner makes this choice, and no other one."""
    question = asked(match, match.knowledge(LEARNER))
    chosen = tuple(offer for offer in question.offers if offer.code == code)
    return msgspec.structs.replace(said, asked=msgspec.structs.replace(question, offers=chosen))
