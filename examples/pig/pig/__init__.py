"""Pig: roll as often as you dare; a 1 loses all that the turn has brought. Who first has 100 points wins."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

from tablereef.kernel.codes import Codes, Domain, Happenings, Kind, numbers, seats
from tablereef.kernel.game import BEGINS, Game
from tablereef.kernel.pending import Pending, push
from tablereef.kernel.steps import Ask, Draw, Steps, dispatchers
from tablereef.kernel.story import tell
from tablereef.kernel.struct import struct, within
from tablereef.kernel.turns import first_player, next_seat
from tablereef.kernel.view import Zone
from tablereef.kernel.words import Words, seat_words

SEATS, FACES, TARGET = 8, 6, 100
MOST = TARGET - 1 + FACES  # points that anyone can have

SEAT, FACE, POINTS = seats(SEATS), numbers(1, FACES), numbers(0, MOST)
CHOICES = Codes("choice", Kind("roll"), Kind("hold"))
ROLL, HOLD = CHOICES.firsts
CHANCES = Codes("chance", Kind("first", seat=SEAT), Kind("die", number=FACE))
FIRST, DIE = CHANCES.firsts
HAPPENINGS = Happenings(
    Kind("rolled", seat=SEAT, number=FACE),
    Kind("lost", seat=SEAT, number=POINTS),
    Kind("held", seat=SEAT, number=POINTS),
)
ROLLED, LOST, HELD = HAPPENINGS.numbers


@struct
class State:
    """All is open to all."""

    seats: Annotated[int, within(2, SEATS)]  # how many play
    first_begins: Annotated[int, within(0, 1)]  # not drawn, seat 0 begins
    active: Annotated[int, within(0, SEATS - 1)]  # whose turn it is
    stake: Annotated[int, within(0, MOST)]  # points that the turn has brought
    score: Annotated[list[int], SEATS, within(0, MOST)]  # points that are safe
    pending: Pending  # the steps below that are due
    story: Any  # where happenings are told; no part of the position


STEPS = Steps(done=(), asked=("deciding",), drawn=("first_player", "rolling"))
(DECIDING,), (FIRST_PLAYER, ROLLING), GAME_OVER = STEPS.asked, STEPS.drawn, STEPS.over


def setup(s: State, seats: int, options: Sequence[int]) -> None:
    """Nobody has a point, and the first player is still to be drawn."""
    s.seats, s.first_begins = seats, options[0]
    push(s.pending, FIRST_PLAYER, 1)


def begin(s: State, seat: int) -> None:
    """A turn begins."""
    s.active, s.stake = seat, 0
    push(s.pending, DECIDING, 1)


def deciding(s: State, menu: list[int]) -> int:
    """Roll; or hold, once there is something to hold."""
    menu[0], menu[1] = ROLL, HOLD
    return 2 if s.stake else 1


def roll(s: State) -> None:
    """The die is thrown."""
    push(s.pending, ROLLING, 1)


def faces(s: State) -> int:
    """How many equally likely lots there are."""
    return FACES


def face(s: State, i: int) -> int:
    """The face on lot i, counted from 0."""
    return i


def show(s: State, face: int) -> None:
    """A 1 loses the turn's points; enough for the target is held at once."""
    tell(s, ROLLED, s.active, face)
    if face == 0:
        tell(s, LOST, s.active, s.stake)
        begin(s, next_seat(s))
        return
    s.stake += face + 1
    if s.score[s.active] + s.stake < TARGET:
        push(s.pending, DECIDING, 1)
    else:
        hold(s)


def hold(s: State) -> None:
    """The turn's points are safe."""
    tell(s, HELD, s.active, s.stake)
    s.score[s.active] += s.stake
    if s.score[s.active] >= TARGET:
        push(s.pending, GAME_OVER, 1)
    else:
        begin(s, next_seat(s))


RULES = dispatchers(__name__, STEPS, CHOICES, CHANCES, [
    Ask(DECIDING, deciding, {ROLL: roll, HOLD: hold}),
    Draw(ROLLING, faces, face, {DIE: show}),
    first_player(FIRST_PLAYER, FIRST, begin),
])  # fmt: skip


def part(s: State, seat: int, i: int) -> int:
    """A score has one part."""
    return s.score[seat]


def standing(s: State, seat: int) -> int:
    """Who has more is placed before."""
    return s.score[seat]


def advise(s: State, menu: list[int], n: int) -> int:
    """The heuristic player holds at 20."""
    return HOLD if s.stake >= 20 else ROLL


def zones(s: State, seat: int) -> tuple[Zone, ...]:
    """What each player has, and what is at stake."""
    scores = [Zone(f"score-{i}", Words("zone-score", {"seat": seat_words(i)}), s.score[i]) for i in range(s.seats)]
    return (*scores, Zone("stake", Words("zone-stake"), s.stake))


def question(s: State) -> Words:
    """What is asked now, and whom."""
    return Words(f"question-{STEPS.names[s.pending.step]}", {"seat": seat_words(s.active)})


GAME = Game(
    id="pig", version=1, seats=range(2, SEATS + 1), minutes=10, options=(BEGINS,), State=State,
    components=(sys.modules[__name__],), texts=Path(__file__).parent / "text",
    choice_codes=CHOICES, chance_codes=CHANCES, happenings=HAPPENINGS,
    parts=Domain("part", ("points",)), endings=Domain("ending", ("target",)),
    setup=setup, **RULES._asdict(), part=part, standing=standing,
    advise=advise, zones=zones, question=question,
    vocabulary=("zone-score", "zone-stake", *(f"question-{name}" for name in STEPS.questions())),
)  # fmt: skip
