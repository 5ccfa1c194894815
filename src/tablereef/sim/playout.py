"""Whole games: plain templates, bound to a game's rules for the CPU, for the GPU, or for CPython.

Each loop is flat on purpose: split into a step and a loop around it, it ran a fifth slower.
"""

from typing import Any

from tablereef.kernel.dice import CHANCE_STREAM, CHOICE_STREAM, IMAGINE_STREAM, below, stream_of, word
from tablereef.kernel.game import CHANCE, OVER
from tablereef.sim.hooks import (
    Dice,
    Ints,
    Longs,
    Menus,
    Records,
    Seed,
    Table,
    advise,
    apply,
    choices,
    choose,
    conceal,
    copy,
    decide,
    imagine,
    lot,
    lots,
    often,
    part,
    setup,
    standing,
    turn,
)

DECISIONS, CHANCES, EVENTS, CAPPED = range(4)  # what is counted: steps of two kinds, all events, games cut short
COUNTERS = 4
ASKED, RANDOM, HEURISTIC, GUEST = range(-1, 3)  # who sits at a seat; from GUEST on: policies that somebody brought


def play_game(
    s: Any, scratch: Any, menu: Any, options: Any, players: Any, counts: Any,
    seats: int, seed: int, index: int, limit: int,
) -> None:  # fmt: skip
    """Play game number `index` of a seed to its end."""
    setup(s, seats, options)
    chance, choice = stream_of(seed, index, CHANCE_STREAM), stream_of(seed, index, CHOICE_STREAM)
    play_on(s, scratch, menu, players, counts, chance, choice, limit)


def play_on(
    s: Any, scratch: Any, menu: Any, players: Any, counts: Any, chance: int, choice: int, limit: int
) -> int:  # fmt: skip
    """Play on from any position to the end, so many events, or a seat that is ASKED; who is to move then."""
    drawn, chosen, chances, decisions = 0, 0, 0, 0
    next_chance, next_choice = word(chance, 0), word(choice, 0)
    mover = turn(s)
    while goes_on(mover, players) and drawn + chosen < limit:  # one way out: see "A trap" in bench/results.md
        if mover == CHANCE:
            n = lots(s)
            code = lot(s, below(next_chance, n) if n > 1 else 0)
            drawn += 1
            next_chance = word(chance, drawn)
            chances += n > 1
        else:
            n = choices(s, menu)
            code = choose(s, scratch, menu, n, players[mover], mover, next_choice)
            chosen += 1
            next_choice = word(choice, chosen)
            decisions += n > 1
        apply(s, code)
        mover = turn(s)
    counts[DECISIONS] += decisions
    counts[CHANCES] += chances
    counts[EVENTS] += drawn + chosen
    counts[CAPPED] += mover != OVER and drawn + chosen == limit
    return mover


def goes_on(mover: int, players: Any) -> bool:
    """Whether chance is to move, or a player who is not ASKED."""
    return players[mover] != ASKED if mover >= 0 else mover == CHANCE


def choose_at_random(s: Any, scratch: Any, menu: Any, n: int, player: int, seat: int, dice: int) -> int:
    """One of the n choices in the menu, each as likely."""
    return menu[below(dice, n) if n > 1 else 0]  # type: ignore[no-any-return]


def choose_as_player(s: Any, scratch: Any, menu: Any, n: int, player: int, seat: int, dice: int) -> int:
    """One of the n choices in the menu: at random, or as a player decides who knows what this seat knows."""
    if n == 1 or player == RANDOM:
        return choose_at_random(s, scratch, menu, n, player, seat, dice)
    copy(scratch, 0, s)
    conceal(scratch[0], seat)
    return decide(scratch[0], menu, n, player, dice)


def decide_as_advised(s: Any, menu: Any, n: int, player: int, dice: int) -> int:
    """As the game's own player does; others are there only where somebody brings policies."""
    return advise(s, menu, n)


@often
def batch(
    states: Records, scratch: Records, menu: Menus, options: Ints, players: Ints, counts: Longs, points: Table,
    places: Table, seats: int, parts: int, seed: Seed, first: int, limit: int,
) -> None:  # fmt: skip
    """Play as many games as there are (empty) states; note points and places of each."""
    for i in range(len(states)):
        play_game(states[i], scratch, menu[0].codes, options, players, counts, seats, seed, first + i, limit)
        note_result(states[i], points[i], places[i], seats, parts)


def batch_on(
    states: Records, scratch: Records, menu: Menus, players: Ints, counts: Longs, movers: Ints, points: Table,
    places: Table, seats: int, parts: int, seed: Seed, first: int, limit: int,
) -> None:  # fmt: skip
    """Play on from each position, number i by the streams of game first + i; who is to move then, how all stand."""
    for i in range(len(states)):
        chance, choice = stream_of(seed, first + i, CHANCE_STREAM), stream_of(seed, first + i, CHOICE_STREAM)
        movers[i] = play_on(states[i], scratch, menu[0].codes, players, counts, chance, choice, limit)
        note_result(states[i], points[i], places[i], seats, parts)


def worlds(states: Records, known: Records, dice: Dice, seed: Seed, first: int) -> None:
    """Deal the forgotten of a position anew, in as many ways as there are states: number i by stream first + i."""
    for i in range(len(states)):
        copy(states, i, known[0])
        dice[0], dice[1] = stream_of(seed, first + i, IMAGINE_STREAM), 0
        imagine(states[i], dice)


def note_result(s: Any, points: Any, places: Any, seats: int, parts: int) -> None:
    """Points and places of every seat."""
    for seat in range(seats):
        points[seat] = standing(s, seat)
    for seat in range(seats):
        places[seat] = 1
        for other in range(seats):
            places[seat] += points[other] > points[seat]
    for seat in range(seats):
        points[seat] = 0
        for i in range(parts):
            points[seat] += part(s, seat, i)


def worth(s: Any, seat: int, parts: int, victory: int, margin: int) -> int:
    """What an end is worth to a seat: its share of the victory, and something for every point ahead."""
    mine, above, beside, most = standing(s, seat), 0, 1, -1000000
    for other in range(s.seats):
        if other != seat:
            theirs = standing(s, other)
            above += theirs > mine
            beside += theirs == mine
            most = max(most, points(s, other, parts))
    share = 0 if above else victory // beside
    return share + margin * (points(s, seat, parts) - most)


def points(s: Any, seat: int, parts: int) -> int:
    """The sum over all parts of the score."""
    total = 0
    for i in range(parts):
        total += part(s, seat, i)
    return total


def journal(
    trace: Records, scratch: Records, codes: Ints, movers: Ints, menu: Ints, options: Ints, players: Ints,
    seats: int, seed: Seed, index: int,
) -> int:  # fmt: skip
    """The same game as `play_game`, event by event: trace[k] is the position before event k. How many events."""
    setup(trace[0], seats, options)
    chance, choice = stream_of(seed, index, CHANCE_STREAM), stream_of(seed, index, CHOICE_STREAM)
    drawn, chosen, k = 0, 0, 0
    mover = turn(trace[0])
    while mover != OVER and k < len(codes):
        copy(trace, k + 1, trace[k])
        s = trace[k + 1]
        if mover == CHANCE:
            n = lots(s)
            codes[k] = lot(s, below(word(chance, drawn), n) if n > 1 else 0)
            drawn += 1
        else:
            n = choices(s, menu)
            codes[k] = choose(s, scratch, menu, n, players[mover], mover, word(choice, chosen))
            chosen += 1
        apply(s, codes[k])
        movers[k] = mover
        k += 1
        mover = turn(s)
    return k


def copy_record(states: Any, to: int, s: Any) -> None:
    """Assigning a record copies it."""
    states[to] = s


def perft(trace: Records, menus: Table, tried: Ints, depth: int) -> int:
    """How many ways there are to play `depth` events from trace[0]; each lot of chance is a way of its own."""
    ways, at = 0, 0
    tried[0] = 0
    while at >= 0:
        s = trace[at]
        mover = turn(s)
        if at == depth or mover == OVER:
            ways += 1
            at -= 1
            continue
        i, n = tried[at], lots(s) if mover == CHANCE else choices(s, menus[at])
        if i == n:
            at -= 1
            continue
        tried[at] += 1
        code = lot(s, i) if mover == CHANCE else menus[at][i]
        copy(trace, at + 1, trace[at])
        at += 1
        tried[at] = 0
        apply(trace[at], code)
    return ways


def conceal_and_imagine(concealed: Records, imagined: Records, dice: Dice, seat: int) -> None:
    """What a seat knows of each position, and one way in which it may be."""
    for i in range(len(concealed)):
        conceal(concealed[i], seat)
        imagined[i] = concealed[i]
        imagine(imagined[i], dice)
