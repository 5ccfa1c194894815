"""Whole random games: plain templates, bound to a game's rules for the CPU, for the GPU, or for CPython.

Each is one flat loop on purpose: split into a step and a loop around it, it ran a fifth slower.
"""

from typing import Any

from tablereef.kernel.dice import CHANCE_STREAM, CHOICE_STREAM, draw, stream_of
from tablereef.kernel.game import CHANCE, OVER
from tablereef.sim.hooks import apply, choices, conceal, imagine, lot, lots, part, place, setup, turn

DECISIONS, CHANCES, EVENTS, CAPPED = range(4)  # what is counted: steps of two kinds, all events, games cut short
COUNTERS = 4


def play_game(s: Any, menu: Any, options: Any, counts: Any, seats: int, seed: int, index: int, limit: int) -> None:
    """Play game number `index` of a seed to its end, all seats at random."""
    setup(s, seats, options)
    chance, choice = stream_of(seed, index, CHANCE_STREAM), stream_of(seed, index, CHOICE_STREAM)
    drawn, chosen, chances, decisions = 0, 0, 0, 0
    mover = turn(s)
    while mover != OVER and drawn + chosen < limit:
        if mover == CHANCE:
            n = lots(s)
            i = 0
            if n > 1:
                i = draw(chance, drawn, n)
                chances += 1
            drawn += 1
            apply(s, lot(s, i))
        else:
            n = choices(s, menu)
            i = 0
            if n > 1:
                i = draw(choice, chosen, n)
                decisions += 1
            chosen += 1
            apply(s, menu[i])
        mover = turn(s)
    counts[DECISIONS] += decisions
    counts[CHANCES] += chances
    counts[EVENTS] += drawn + chosen
    if mover != OVER:
        counts[CAPPED] += 1


def batch(
    states: Any, menu: Any, options: Any, counts: Any, points: Any, places: Any,
    seats: int, parts: int, seed: int, first: int, limit: int,
) -> None:  # fmt: skip
    """Play as many games as there are (empty) states; note points and places of each."""
    for i in range(len(states)):
        play_game(states[i], menu, options, counts, seats, seed, first + i, limit)
        note_result(states[i], points[i], places[i], seats, parts)


def note_result(s: Any, points: Any, places: Any, seats: int, parts: int) -> None:
    """Points and places of every seat."""
    for seat in range(seats):
        places[seat] = place(s, seat)
        points[seat] = 0
        for i in range(parts):
            points[seat] += part(s, seat, i)


def journal(
    trace: Any, codes: Any, movers: Any, menu: Any, options: Any, seats: int, seed: int, index: int
) -> int:  # fmt: skip
    """The same game as `play_game`, event by event: trace[k] is the position before event k. How many events."""
    setup(trace[0], seats, options)
    chance, choice = stream_of(seed, index, CHANCE_STREAM), stream_of(seed, index, CHOICE_STREAM)
    drawn, chosen, k = 0, 0, 0
    mover = turn(trace[0])
    while mover != OVER and k < len(codes):
        s = trace[k + 1]
        trace[k + 1] = trace[k]
        if mover == CHANCE:
            n = lots(s)
            codes[k] = lot(s, draw(chance, drawn, n) if n > 1 else 0)
            drawn += 1
        else:
            n = choices(s, menu)
            codes[k] = menu[draw(choice, chosen, n) if n > 1 else 0]
            chosen += 1
        apply(s, codes[k])
        movers[k] = mover
        k += 1
        mover = turn(s)
    return k


def conceal_and_imagine(concealed: Any, imagined: Any, dice: Any, seat: int) -> None:
    """What a seat knows of each position, and one way in which it may be."""
    for i in range(len(concealed)):
        conceal(concealed[i], seat)
        imagined[i] = concealed[i]
        imagine(imagined[i], dice)
