"""The turn: a fourth die, turtles that keep dice, the roll, and which die is placed or goes to the island."""

from tablereef.games.coralia.actions import act, land_on_island
from tablereef.games.coralia.components import FACE_COUNT, KEEPABLE, REEFS, STATION_DICE
from tablereef.games.coralia.events import (
    DIE_ROLLED,
    KEEP,
    KEPT,
    LAND,
    LANDED,
    PLACE,
    PLACED,
    REROLLED,
    ROLL,
    ROLLED,
    TAKE,
    TOOK,
    die_of,
)
from tablereef.games.coralia.state import (
    KEEPING,
    PLACING,
    ROLLING,
    SIZE,
    TAKING,
    UNROLLED,
    State,
    has_figure_for,
    insert,
    is_free,
)
from tablereef.kernel.pending import push
from tablereef.kernel.story import tell

# — the fourth die —


def taking(s: State, menu: list[int]) -> int:
    """CO-T2: any colour left in the supply; CO-S4: at the very start four different ones."""
    n = 0
    for colour in range(REEFS):
        if s.supply[colour] and not lies_unrolled(s, colour):
            menu[n] = TAKE + colour
            n += 1
    return n


def lies_unrolled(s: State, colour: int) -> bool:
    """CO-S4: a die of that colour was taken and not yet rolled."""
    for i in range(s.station_n):
        if s.colour[i] == colour and s.face[i] == UNROLLED:
            return True
    return False


def take_die(s: State, colour: int) -> None:
    """CO-T2: the die joins the station; with four dice there the roll is near."""
    tell(s, TOOK, s.active, colour)
    s.supply[colour] -= 1
    s.colour[s.station_n] = colour
    s.face[s.station_n] = UNROLLED
    s.station_n += 1
    if s.station_n == STATION_DICE:
        if s.turtles[s.active] and s.face[0] != UNROLLED:
            push(s.pending, KEEPING, 1)
        else:
            roll_station(s)


# — turtles keep dice —


def keeping(s: State, menu: list[int]) -> int:
    """CO-T3: roll now, or keep one more station die; the new die is always rolled."""
    menu[0] = ROLL
    n = 1
    for i in range(STATION_DICE - 1):
        if not s.kept >> i & 1:
            n = insert(menu, n, KEEP + die_of(s.colour[i], s.face[i]))
    return n


def keep_or_roll(s: State, code: int) -> None:
    """CO-T3: up to one die for each turtle, three at most."""
    if code != ROLL:
        i = place_of_die(s, code - KEEP)
        tell(s, KEPT, s.active, s.colour[i], s.face[i])
        s.kept |= 1 << i
        if SIZE[s.kept] < min(SIZE[s.turtles[s.active]], KEEPABLE):
            push(s.pending, KEEPING, 1)
            return
    roll_station(s)


def place_of_die(s: State, die: int) -> int:
    """The first place on the station of such a die that is not kept."""
    i = 0
    while s.kept >> i & 1 or die_of(s.colour[i], s.face[i]) != die:
        i += 1
    return i


# — the roll —


def roll_station(s: State) -> None:
    """CO-T2: all dice that are not kept are rolled."""
    number = 0
    for i in range(STATION_DICE):
        if not s.kept >> i & 1:
            s.face[i] = UNROLLED
            number += 1
    s.kept = 0
    push(s.pending, ROLLING, number)


def next_unrolled(s: State) -> int:
    """The place on the station of the die that is rolled next."""
    i = 0
    while s.face[i] != UNROLLED:
        i += 1
    return i


def roll_on_lot(s: State, i: int) -> int:
    """CO-T2: the next station die shows one of its faces."""
    return ROLLED + die_of(s.colour[next_unrolled(s)], i)


def roll_die(s: State, face: int) -> None:
    """CO-T2: a die has been rolled; CO-T8: where none of the four can be used, all are rolled again."""
    i = next_unrolled(s)
    tell(s, DIE_ROLLED, s.active, s.colour[i], face)
    s.face[i] = face
    if s.pending.step == ROLLING:
        return
    if has_usable_die(s):
        push(s.pending, PLACING, 1)
    else:
        tell(s, REROLLED, s.active)
        roll_station(s)


def has_usable_die(s: State) -> bool:
    """CO-T8: whether any of the four dice can be used."""
    for i in range(STATION_DICE):
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
    for i in range(STATION_DICE):
        colour, face = s.colour[i], s.face[i]
        if is_usable(s, colour, face):
            n = insert(menu, n, (PLACE if is_free(s, colour, face) else LAND) + die_of(colour, face))
    return n


def place_or_land(s: State, code: int) -> None:
    """CO-T4, CO-T5: the die leaves the station and acts."""
    if code >= LAND:
        colour, face = (code - LAND) // FACE_COUNT, (code - LAND) % FACE_COUNT
        leave_station(s, colour, face)
        tell(s, LANDED, s.active, colour, face)
        land_on_island(s, colour)
    else:
        colour, face = (code - PLACE) // FACE_COUNT, (code - PLACE) % FACE_COUNT
        leave_station(s, colour, face)
        tell(s, PLACED, s.active, colour, face)
        s.dice[colour] |= 1 << face
        act(s, colour, face)


def leave_station(s: State, colour: int, face: int) -> None:
    """CO-T6: the other three stay as they are."""
    i = place_of_die(s, die_of(colour, face))
    s.station_n -= 1
    while i < s.station_n:
        s.colour[i] = s.colour[i + 1]
        s.face[i] = s.face[i + 1]
        i += 1
    s.colour[i] = s.face[i] = 0


def next_turn(s: State) -> None:
    """CO-T6: the station passes clockwise."""
    s.active = (s.active + 1) % s.seats
    push(s.pending, TAKING, 1)
