"""The course of a match that is over: how everyone stood after each turn, and where it was decided."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from tablereef.kernel.game import CHANCE, OVER, Outcome
from tablereef.kernel.match import Event, Match
from tablereef.kernel.words import Value, Words, seat_words
from tablereef.table.wire.messages import Course, Decision

FINALE = OVER  # nobody's turn: the final scoring


class Beginning(NamedTuple):
    """Where a turn begins: who moves, how many lines came before, and how everyone stood."""

    mover: int
    version: int
    outcome: Outcome


class Stretch(NamedTuple):
    """A turn, or a part of the final scoring: what it is called, where it begins, and what it brought each seat."""

    mover: int
    name: dict[str, Value]
    version: int
    gains: tuple[int, ...]


def course(match: Match) -> Course | None:
    """How a match went; one that was given up, or ended by consent, no turn decided."""
    if match.ended:
        return None
    begun = [*beginnings(match), Beginning(OVER, match.version, match.outcome())]
    some, places = list(stretches(match, begun)), match.outcome().places
    winner = places.index(1)
    return Course(
        versions=tuple(beginning.version for beginning in begun),
        points=tuple(beginning.outcome.points for beginning in begun),
        decisions=tuple(
            best_of(some, seat) if place == 1 else lost_to(some, winner, seat) for seat, place in enumerate(places)
        ),
    )


# — turns —


def beginnings(match: Match) -> list[Beginning]:
    """Where each turn begins, from the one with the first choice on, and the final scoring."""
    choices = (i for i, line in enumerate(match.lines) if isinstance(line, Event) and line.by != CHANCE)
    first, begun = next(choices, 0), list(folded(match))
    set_up = sum(beginning.version <= first for beginning in begun) - 1
    return begun[max(set_up, 0) :]


def folded(match: Match) -> Iterator[Beginning]:
    """Fold a match once more: another seat does something, or the final scoring begins."""
    again, mover = Match(match.game, match.header, shows=1), CHANCE
    for line in match.lines:
        before = again.version
        again.add(line)
        if (new := mover_of(again)) not in (CHANCE, mover):
            mover = new
            yield Beginning(mover, before, match.game.outcome(again.positions[before][-1]))
        if (at := finale_in(again)) is not None:
            yield Beginning(FINALE, again.version, match.game.outcome(again.positions[again.version][at]))
            return


def mover_of(match: Match) -> int:
    """Who made the latest line happen: who chose, or of whom chance tells first; else CHANCE."""
    line, (_, story) = match.lines[-1], match.stories[-1]
    if not isinstance(line, Event):
        return CHANCE
    if line.by != CHANCE or not story:
        return line.by
    fields = list(match.game.happenings.kinds[story[0].kind].fields)
    return story[0].fields[fields.index("seat")] if "seat" in fields else CHANCE


def finale_in(match: Match) -> int | None:
    """At which happening of the latest line the final scoring begins, if it does."""
    table, (_, story) = match.game.happenings, match.stories[-1]
    return next((i for i, one in enumerate(story) if table.kinds[one.kind].name == table.finale), None)


def stretches(match: Match, begun: Sequence[Beginning]) -> Iterator[Stretch]:
    """What each turn brought; the final scoring part by part."""
    for number, ((mover, version, before), (_, _, after)) in enumerate(pairwise(begun), 1):
        if mover == FINALE:
            yield from parts_of(match, version, before, after)
        else:
            gains = tuple(then - now for then, now in zip(after.points, before.points, strict=True))
            yield Stretch(mover, {"turn": number}, version, gains)


def parts_of(match: Match, version: int, before: Outcome, after: Outcome) -> Iterator[Stretch]:
    """What each part of the final scoring brought."""
    domain = match.game.parts
    for i, name in enumerate(map(str, domain.names)):
        pairs = zip(after.parts, before.parts, strict=True)
        gains = tuple(then.get(name, 0) - now.get(name, 0) for then, now in pairs)
        yield Stretch(FINALE, {"part": domain.words(i)}, version, gains)


# — what decided it —


def best_of(some: Sequence[Stretch], seat: int) -> Decision | None:
    """What brought a winner most."""
    best = max(some, key=lambda stretch: stretch.gains[seat])
    points = best.gains[seat]
    key = "best-part" if best.mover == FINALE else "best-turn"
    return decision(best, key, points, seat=seat_words(seat)) if points > 0 else None


def lost_to(some: Sequence[Stretch], winner: int, seat: int) -> Decision | None:
    """Where the winner got furthest ahead of a seat; none where they differ in no points."""
    worst = max(some, key=lambda stretch: stretch.gains[winner] - stretch.gains[seat])
    gain, own = worst.gains[winner], worst.gains[seat]
    who: dict[str, Value] = {"winner": seat_words(winner), "seat": seat_words(seat)}
    if gain <= own:
        return None
    if worst.mover == FINALE:
        return decision(worst, "turned-part", gain, own=own, **who)
    if worst.mover in (winner, seat):
        return decision(worst, "turned-winner" if worst.mover == winner else "turned-own", gain - own, **who)
    return decision(worst, "turned-other", gain - own, mover=seat_words(worst.mover), **who)


def decision(stretch: Stretch, key: str, points: int, **fields: Value) -> Decision:
    """In words, and where it is seen."""
    return Decision(words=Words(key, {"points": points} | stretch.name | fields), version=stretch.version)
