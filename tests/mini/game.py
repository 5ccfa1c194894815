"""Sink and show: shells of four kinds, three of each, for two or three seats.

On your turn you draw a shell unseen by the others, look at the top of the pile and leave it there, put a shell
of your hand under the pile without showing it, rob a seat blindly, or show a shell: it scores, and a shell of the
two highest kinds brings a bonus at once (two draws; or showing another one, with its own bonus). Highest score
wins; equal scores share.

So there is a private look, a private draw, a secret choice, a card put under a pile, a blind theft, a nested
bonus and a shared win. Others lose track of a hand as soon as a shell leaves it.
"""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

from tablereef.kernel.codes import Codes, Domain, Happenings, Kind, revealing, seats, secret
from tablereef.kernel.dice import roll
from tablereef.kernel.drawing import Drawing
from tablereef.kernel.drawing import part as part_of
from tablereef.kernel.game import Game, Option
from tablereef.kernel.masks import has
from tablereef.kernel.pending import NOTHING, Pending, push
from tablereef.kernel.steps import Ask, Do, Draw, Steps, dispatchers
from tablereef.kernel.story import only, tell, whisper
from tablereef.kernel.struct import struct, within
from tablereef.kernel.turns import next_seat, seat_on_lot
from tablereef.kernel.view import Picture, Piece, Zone
from tablereef.kernel.words import Words, seat_words

SEATS, KINDS, COPIES, SHELLS = 3, 4, 3, 12
TURNS = (6, 12)  # turns of each seat, by the option `length`
UNKNOWN = -1

STEPS = Steps(done=(), asked=("deciding", "sinking", "showing"), drawn=("first_seat", "drawing", "looking", "robbing"))
DECIDING, SINKING, SHOWING = STEPS.asked
FIRST_SEAT, DRAWING, LOOKING, ROBBING = STEPS.drawn
THE_END = STEPS.over

SEAT = seats(SEATS)
SHELL = Domain("shell", ("whelk", "cowrie", "conch", "nautilus"))
CHOICES = Codes(
    "choice", Kind("draw"), Kind("look"), Kind("hide"), Kind("rob", seat=SEAT), Kind("play"), Kind("pass"),
    Kind("sink", shell=SHELL), Kind("show", shell=revealing(SHELL)),
)  # fmt: skip
DRAW, LOOK, HIDE, ROB, PLAY, PASS, SINK, SHOW = CHOICES.firsts
CHANCES = Codes("chance", Kind("first", seat=SEAT), Kind("shell", shell=SHELL))
FIRST, SHELL_IS = CHANCES.firsts
HAPPENINGS = Happenings(
    Kind("drew", seat=SEAT, shell=secret(SHELL)),
    Kind("looked", seat=SEAT, shell=secret(SHELL)),
    Kind("sank", seat=SEAT, shell=secret(SHELL)),
    Kind("robbed", seat=SEAT, victim=SEAT, shell=secret(SHELL)),
    Kind("showed", seat=SEAT, shell=SHELL),
)
DREW, LOOKED, SANK, ROBBED, SHOWED = HAPPENINGS.numbers


@struct
class Hand:
    n: Annotated[int, within(0, SHELLS)]  # open
    shells: Annotated[list[int], SHELLS, within(UNKNOWN, KINDS - 1)]  # secret but to the seats in `seen`
    seen: Annotated[list[int], SHELLS, within(0, 7)]  # open: masks of the seats that know a shell


@struct
class State:
    seats: Annotated[int, within(2, SEATS)]
    active: Annotated[int, within(0, SEATS - 1)]
    turns: Annotated[int, within(0, 36)]  # left in the game
    middle: Annotated[int, within(0, SHELLS)]  # open: shells of the pile that nobody has seen
    unseen: Annotated[list[int], KINDS, within(0, COPIES)]  # of each kind: those shells, and what a seat has forgotten
    top: Hand  # zero or one shell on top of the pile that was looked at
    under: Hand  # shells put under the pile, the first put is reached first
    hand: Annotated[list[Hand], SEATS]
    victim: Annotated[int, within(0, SEATS - 1)]
    score: Annotated[list[int], SEATS, within(0, 30)]
    pending: Pending
    story: Any


def setup(s: State, seats: int, options: Sequence[int]) -> None:
    s.seats, s.middle = seats, SHELLS
    s.turns = TURNS[options[0]] * seats
    for kind in range(KINDS):
        s.unseen[kind] = COPIES
    push(s.pending, FIRST_SEAT, 1)


def add(hand: Hand, kind: int, seen: int) -> None:
    hand.shells[hand.n], hand.seen[hand.n] = kind, seen
    hand.n += 1


def remove(hand: Hand, i: int) -> None:
    hand.n -= 1
    for j in range(i, hand.n):
        hand.shells[j], hand.seen[j] = hand.shells[j + 1], hand.seen[j + 1]
    hand.shells[hand.n], hand.seen[hand.n] = 0, 0


def give_up(s: State, seat: int, kind: int) -> None:
    """A shell leaves a hand, and the others lose track of what is left."""
    hand = s.hand[seat]
    i = 0
    while hand.shells[i] != kind:
        i += 1
    remove(hand, i)
    for j in range(hand.n):
        hand.seen[j] = only(seat)


def holds(hand: Hand, kind: int) -> bool:
    for i in range(hand.n):
        if hand.shells[i] == kind:
            return True
    return False


def pile(s: State) -> int:
    return s.top.n + s.middle + s.under.n


def deciding(s: State, menu: list[int]) -> int:
    n = 0
    if pile(s):
        menu[0], menu[1], n = DRAW, LOOK, 2
    if s.hand[s.active].n:
        menu[n], n = HIDE, n + 1
    for seat in range(s.seats):
        if seat != s.active and s.hand[seat].n:
            menu[n], n = ROB + seat, n + 1
    if s.hand[s.active].n:
        menu[n], n = PLAY, n + 1
    menu[n] = PASS
    return n + 1


def own_shells(s: State, menu: list[int], first: int) -> int:
    n = 0
    for kind in range(KINDS):
        if holds(s.hand[s.active], kind):
            menu[n], n = first + kind, n + 1
    return n


def sinking(s: State, menu: list[int]) -> int:
    return own_shells(s, menu, SINK)


def showing(s: State, menu: list[int]) -> int:
    return own_shells(s, menu, SHOW)


def has_shells(s: State) -> bool:
    return s.hand[s.active].n > 0


def next_shell(s: State) -> int:
    """The shell on top of the pile where it is known, else UNKNOWN."""
    if s.top.n:
        return s.top.shells[0]
    return s.under.shells[0] if s.middle == 0 else UNKNOWN


def lots_of_next(s: State) -> int:
    return 1 if next_shell(s) != UNKNOWN else all_unseen(s)


def lots_of_hand(s: State) -> int:
    return s.hand[s.victim].n * (all_unseen(s) if holds(s.hand[s.victim], UNKNOWN) else 1)


def all_unseen(s: State) -> int:
    return s.unseen[0] + s.unseen[1] + s.unseen[2] + s.unseen[3]


def nth_unseen(s: State, i: int) -> int:
    kind = 0
    while i >= s.unseen[kind]:
        i -= s.unseen[kind]
        kind += 1
    return kind


def shell_on_lot(s: State, i: int) -> int:
    return next_shell(s) if next_shell(s) != UNKNOWN else nth_unseen(s, i)


def robbed_on_lot(s: State, i: int) -> int:
    hand = s.hand[s.victim]
    if not holds(hand, UNKNOWN):
        return hand.shells[i]
    shell = hand.shells[i // all_unseen(s)]
    return shell if shell != UNKNOWN else nth_unseen(s, i % all_unseen(s))


def has_pile(s: State) -> bool:
    return pile(s) > 0


def any_seat(s: State) -> int:
    return s.seats


def own(s: State) -> int:
    return only(s.active)


def both(s: State) -> int:
    return only(s.active) | only(s.victim)


def begin(s: State, seat: int) -> None:
    s.active = seat
    push(s.pending, DECIDING, 1)


def next_turn(s: State) -> None:
    s.turns -= 1
    s.active = next_seat(s)
    push(s.pending, DECIDING if s.turns else THE_END, 1)


def draw(s: State) -> None:
    push(s.pending, DRAWING, 1)


def look(s: State) -> None:
    push(s.pending, LOOKING, 1)


def hide(s: State) -> None:
    push(s.pending, SINKING, 1)


def play(s: State) -> None:
    push(s.pending, SHOWING, 1)


def rob(s: State, victim: int) -> None:
    s.victim = victim
    push(s.pending, ROBBING, 1)


def rest(s: State) -> None:
    """A turn without anything."""


def draw_shell(s: State, kind: int) -> None:
    whisper(s, only(s.active), DREW, s.active, kind)
    seen = only(s.active)
    if s.top.n:
        seen |= s.top.seen[0]
        remove(s.top, 0)
    elif s.middle:
        s.middle -= 1
        s.unseen[kind] -= 1
    else:
        seen |= s.under.seen[0]
        remove(s.under, 0)
    add(s.hand[s.active], kind, seen)


def look_at_top(s: State, kind: int) -> None:
    whisper(s, only(s.active), LOOKED, s.active, kind)
    if s.top.n:
        s.top.seen[0] |= only(s.active)
    elif s.middle:
        s.middle -= 1
        s.unseen[kind] -= 1
        add(s.top, kind, only(s.active))
    else:
        s.under.seen[0] |= only(s.active)


def sink(s: State, kind: int) -> None:
    whisper(s, only(s.active), SANK, s.active, kind)
    give_up(s, s.active, kind)
    add(s.under, kind, only(s.active))


def steal(s: State, kind: int) -> None:
    knowing = both(s)
    whisper(s, knowing, ROBBED, s.active, s.victim, kind)
    give_up(s, s.victim, kind)
    add(s.hand[s.active], kind, knowing)
    s.victim = 0


def show(s: State, kind: int) -> None:
    tell(s, SHOWED, s.active, kind)
    give_up(s, s.active, kind)
    s.score[s.active] += kind + 1
    if kind == KINDS - 1:
        push(s.pending, DRAWING, 2)
    elif kind == KINDS - 2:
        push(s.pending, SHOWING, 1)


ROWS = (
    Do(NOTHING, next_turn),
    Ask(
        DECIDING, deciding,
        {DRAW: draw, LOOK: look, HIDE: hide, ROB: rob, PLAY: play, PASS: rest},
    ),
    Ask(SINKING, sinking, {SINK: sink}, audience=own),
    Ask(SHOWING, showing, {SHOW: show}, needs=has_shells),
    Draw(FIRST_SEAT, any_seat, seat_on_lot, {FIRST: begin}),
    Draw(DRAWING, lots_of_next, shell_on_lot, {SHELL_IS: draw_shell}, needs=has_pile, audience=own),
    Draw(LOOKING, lots_of_next, shell_on_lot, {SHELL_IS: look_at_top}, audience=own),
    Draw(ROBBING, lots_of_hand, robbed_on_lot, {SHELL_IS: steal}, audience=both),
)  # fmt: skip
RULES = dispatchers(__name__, STEPS, CHOICES, CHANCES, ROWS)
turn, choices, lots, lot, apply, audience, _ = RULES


def part(s: State, seat: int, _: int) -> int:
    return s.score[seat]


def standing(s: State, seat: int) -> int:
    return s.score[seat]


def ending(s: State) -> int:
    return 0


VEILED = ("seats", "top", "under", "hand", "unseen")


def conceal(s: State, seat: int) -> None:
    forget(s, s.top, seat)
    forget(s, s.under, seat)
    for other in range(s.seats):
        forget(s, s.hand[other], seat)


def forget(s: State, hand: Hand, seat: int) -> None:
    for i in range(hand.n):
        if not has(hand.seen[i], seat) and hand.shells[i] != UNKNOWN:
            s.unseen[hand.shells[i]] += 1
            hand.shells[i] = UNKNOWN


def imagine(s: State, dice: list[int]) -> None:
    recall(s, s.top, dice)
    recall(s, s.under, dice)
    for other in range(s.seats):
        recall(s, s.hand[other], dice)


def recall(s: State, hand: Hand, dice: list[int]) -> None:
    for i in range(hand.n):
        if hand.shells[i] == UNKNOWN:
            kind = nth_unseen(s, roll(dice, all_unseen(s)))
            s.unseen[kind] -= 1
            hand.shells[i] = kind


def advise(s: State, menu: list[int], n: int) -> int:
    return menu[n - 1]


def drawn(name: str, hand: Hand) -> Zone:
    return Zone(name, Words("zone"), hand.n, tuple(shown(f"{name}-{i}", hand.shells[i]) for i in range(hand.n)))


def shown(place: str, kind: int) -> Piece:
    return Piece(place, None if kind == UNKNOWN else Words(f"shell-{SHELL.names[kind]}"))


def hands(s: State) -> Picture:
    return tuple(drawn(f"hand-{owner}", s.hand[owner]) for owner in range(s.seats))


zones = Drawing(
    part_of(lambda s: (drawn("top", s.top),), "top"),
    part_of(lambda s: (drawn("under", s.under),), "under"),
    part_of(hands, "seats", "hand"),
)


def question(s: State) -> Words:
    return Words("question", {"seat": seat_words(s.active)})


def notes(s: State) -> tuple[Words, ...]:
    return (Words("note-turns", {"number": s.turns}),)


def path(s: State, code: int) -> tuple[str, ...]:
    return (str(code),)


MINI = Game(
    id="mini", version=1, seats=range(2, 4), minutes=1, options=(Option("length", ("short", "long")),),
    State=State, components=(sys.modules[__name__],), texts=Path(__file__).parent / "text",
    choice_codes=CHOICES, chance_codes=CHANCES, happenings=HAPPENINGS,
    parts=Domain("part", ("shells",)), endings=Domain("ending", ("turns",)),
    setup=setup, **RULES._asdict(),
    part=part, standing=standing, ending=ending, conceal=conceal, veiled=VEILED, imagine=imagine, advise=advise,
    zones=zones, question=question, notes=notes, path=path, vocabulary=("question", "note-turns", "zone"),
)  # fmt: skip
