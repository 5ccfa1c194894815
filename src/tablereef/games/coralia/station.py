"""The turn: a fourth die, turtles that keep dice, the roll, and which die is placed or goes to the island."""

from tablereef.games.coralia import components as box
from tablereef.games.coralia import events, steps
from tablereef.games.coralia.actions import act, land_on_island
from tablereef.games.coralia.events import die_of
from tablereef.games.coralia.final import begin_scoring, go_on_scoring
from tablereef.games.coralia.state import (
    PLAYING_ROUNDS,
    SIZE,
    UNROLLED,
    State,
    faces_of_die,
    has_figure_for,
    insert,
    is_free,
)
from tablereef.kernel.pending import push
from tablereef.kernel.steps import Ask, Do, Draw
from tablereef.kernel.story import tell
from tablereef.kernel.turns import next_seat

# — the fourth die —


def taking(s: State, menu: list[int]) -> int:
    """CO-T2: any colour left in the supply; CO-S4: at the very start four different ones."""
    n, taken = 0, colours_taken(s)
    for colour in range(box.REEFS):
        if s.supply[colour] and not taken >> colour & 1:
            menu[n] = events.TAKE + colour
            n += 1
    return n


def colours_taken(s: State) -> int:
    """CO-S4: the mask of colours of dice that were taken and not yet rolled."""
    mask = 0
    for i in range(s.station_n):
        if s.face[i] == UNROLLED:
            mask |= 1 << s.colour[i]
    return mask


def take_die(s: State, colour: int) -> None:
    """CO-T2: the die joins the station; with four dice there the roll is near."""
    tell(s, events.TOOK, s.active, colour)
    s.supply[colour] -= 1
    s.colour[s.station_n] = colour
    s.face[s.station_n] = UNROLLED
    s.station_n += 1
    if s.station_n == box.STATION_DICE:
        if s.turtles[s.active] and s.face[0] != UNROLLED:
            push(s.pending, steps.KEEPING, 1)
        else:
            roll_station(s)


# — turtles keep dice —


def keeping(s: State, menu: list[int]) -> int:
    """CO-T3: roll now, or keep one more station die; the new die is always rolled."""
    menu[0] = events.ROLL
    n = 1
    for i in range(box.STATION_DICE - 1):
        if not s.kept >> i & 1:
            n = insert(menu, n, events.KEEP + die_of(s.colour[i], s.face[i]))
    return n


def keep_die(s: State, colour: int, face: int) -> None:
    """CO-T3: up to one die for each turtle, three at most."""
    tell(s, events.KEPT, s.active, colour, face)
    s.kept |= 1 << place_of_die(s, colour, face)
    if SIZE[s.kept] < min(SIZE[s.turtles[s.active]], box.KEEPABLE):
        push(s.pending, steps.KEEPING, 1)
    else:
        roll_station(s)


def keep_no_more(s: State) -> None:
    """CO-T3: the player rolls the dice that no turtle keeps."""
    tell(s, events.THREW, s.active, box.STATION_DICE - SIZE[s.kept])
    roll_station(s)


def place_of_die(s: State, colour: int, face: int) -> int:
    """The first place on the station of such a die that is not kept."""
    i = 0
    while s.kept >> i & 1 or s.colour[i] != colour or s.face[i] != face:
        i += 1
    return i


# — the roll —


def roll_station(s: State) -> None:
    """CO-T2: all dice that are not kept are rolled."""
    number = 0
    for i in range(box.STATION_DICE):
        if not s.kept >> i & 1:
            s.face[i] = UNROLLED
            number += 1
    s.kept = 0
    push(s.pending, steps.ROLLING, number)


def next_unrolled(s: State) -> int:
    """The place on the station of the die that is rolled next."""
    i = 0
    while s.face[i] != UNROLLED:
        i += 1
    return i


def roll_on_lot(s: State, i: int) -> int:
    """CO-T2: the next station die shows one of its faces."""
    return die_of(s.colour[next_unrolled(s)], i)


def roll_die(s: State, colour: int, face: int) -> None:
    """CO-T2: a die has been rolled; CO-T8: where none of the four can be used, all are rolled again."""
    tell(s, events.DIE_ROLLED, s.active, colour, face)
    s.face[next_unrolled(s)] = face
    if s.pending.step == steps.ROLLING:
        return
    if has_usable_die(s):
        push(s.pending, steps.PLACING, 1)
    else:
        tell(s, events.REROLLED, s.active)
        roll_station(s)


def has_usable_die(s: State) -> bool:
    """CO-T8: whether any of the four dice can be used."""
    for i in range(box.STATION_DICE):
        if is_usable(s, s.colour[i], s.face[i]):
            return True
    return False


def is_usable(s: State, colour: int, face: int) -> bool:
    """CO-T8: not an octopus die with a free space and no octopus left."""
    return has_figure_for(s, face) or not is_free(s, colour, face)


# — place or land —


def placing(s: State, menu: list[int]) -> int:
    """CO-T4, CO-T5: each die on its free space; where that is taken, on the island."""
    n = 0
    for i in range(box.STATION_DICE):
        colour, face = s.colour[i], s.face[i]
        if is_usable(s, colour, face):
            n = insert(menu, n, (events.PLACE if is_free(s, colour, face) else events.LAND) + die_of(colour, face))
    return n


def place_die(s: State, colour: int, face: int) -> None:
    """CO-T4: the die goes to its space and acts."""
    tell(s, events.PLACED, s.active, colour, face)
    leave_station(s, colour, face)
    s.dice[colour] |= 1 << face
    act(s, colour, face)


def land_die(s: State, colour: int, face: int) -> None:
    """CO-T5: the die goes to the island."""
    tell(s, events.LANDED, s.active, colour, face)
    leave_station(s, colour, face)
    land_on_island(s, colour)


def leave_station(s: State, colour: int, face: int) -> None:
    """CO-T6: the other three stay as they are."""
    i = place_of_die(s, colour, face)
    s.station_n -= 1
    while i < s.station_n:
        s.colour[i] = s.colour[i + 1]
        s.face[i] = s.face[i + 1]
        i += 1
    s.colour[i] = s.face[i] = 0


# — the next turn —


def go_on(s: State) -> None:
    """All actions and bonuses are done: the next turn, or what the scoring asks next."""
    if s.stage > PLAYING_ROUNDS:
        go_on_scoring(s)
        return
    s.turns -= 1
    if s.turns:
        next_turn(s)
    else:
        begin_scoring(s)


def next_turn(s: State) -> None:
    """CO-T6: the station passes clockwise."""
    s.active = next_seat(s)
    push(s.pending, steps.TAKING, 1)


ROWS = (
    Do(steps.NOTHING, go_on),
    Draw(steps.ROLLING, faces_of_die, roll_on_lot, {events.ROLLED: roll_die}),
    Ask(steps.TAKING, taking, {events.TAKE: take_die}),
    Ask(steps.PLACING, placing, {events.PLACE: place_die, events.LAND: land_die}),
    Ask(steps.KEEPING, keeping, {events.ROLL: keep_no_more, events.KEEP: keep_die}),
)
