"""Phase 2: the octopus moves, robs; then the player collects."""

from tablereef.games.kleine_fische.board import AROUND, DOORS, ENDS, NO_SPACE, between, other_end
from tablereef.games.kleine_fische.caves import held_of
from tablereef.games.kleine_fische.components import DIE_RESULTS, INK, MOST_ANNOUNCED, RANK_OF, ROLL, TURBO
from tablereef.games.kleine_fische.events import (
    ACCEPT,
    AGAIN,
    ANNOUNCE,
    ANNOUNCED,
    FAILED,
    OCTOPUS,
    OCTOPUS_MOVED,
    OCTOPUS_STAYS,
    ROB,
    ROLLED,
    SPARE,
    STOLE,
)
from tablereef.games.kleine_fische.memory import remember_theft
from tablereef.games.kleine_fische.state import (
    ANNOUNCING,
    ANY_WAY,
    COLLECTING,
    DEN,
    FORFEITING,
    OCTOPUS_MOVING,
    ROBBING,
    ROLLING,
    ROLLING_AGAIN,
    STEALING,
    State,
    may_hold,
    put,
    take,
)
from tablereef.kernel.pending import push
from tablereef.kernel.story import only, tell, whisper

# — the octopus moves —


def send_octopus(s: State) -> None:
    """KF-O1: up to as many spaces as the fish face up now have octopus points; collecting follows in any case."""
    push(s.pending, COLLECTING, 1)
    for k in range(s.up_n):
        s.ink += INK[RANK_OF[s.face[s.up[k]]]]
    ask_octopus(s)


def ask_octopus(s: State) -> None:
    """KF-O1, KF-C4: asked while it can move, or while it may be that the player has a Turbo Octopus."""
    if (s.ink and can_octopus_move(s)) or may_hold(s, TURBO):
        push(s.pending, OCTOPUS_MOVING, 1)


def octopus_may_enter(s: State, space: int) -> bool:
    """KF-O3: through the way on, not back; KF-O4: never the space of the active diver."""
    if space == NO_SPACE or space == s.diver[s.active]:
        return False
    return s.way == ANY_WAY or ENDS[space][0] == s.way or ENDS[space][1] == s.way


def can_octopus_move(s: State) -> bool:
    """KF-O1 to KF-O4: whether there is a space for it."""
    if s.octopus == DEN:
        return True  # there are two doors
    for k in range(6):
        if octopus_may_enter(s, AROUND[s.octopus][k]):
            return True
    return False


def octopus_moving(s: State, menu: list[int]) -> int:
    """KF-O1, KF-O2: one space further, or it stays; KF-C4: a Turbo Octopus before or between."""
    n = held_of(s, TURBO, TURBO, menu, 0)
    if s.ink and s.octopus == DEN:
        for k in range(2):
            if DOORS[k] != s.diver[s.active]:
                menu[n] = OCTOPUS + DOORS[k]
                n += 1
    elif s.ink:
        for k in range(6):
            if octopus_may_enter(s, AROUND[s.octopus][k]):
                menu[n] = OCTOPUS + AROUND[s.octopus][k]
                n += 1
    menu[n] = OCTOPUS_STAYS
    return n + 1


def move_octopus(s: State, code: int) -> None:
    """KF-O1: it stays, or goes one space further."""
    if code != OCTOPUS_STAYS:
        enter(s, code - OCTOPUS)


def enter(s: State, space: int) -> None:
    """KF-O3: it goes on through the other end; KF-O2: from its den through either; KF-O5: other divers end it."""
    tell(s, OCTOPUS_MOVED, s.active, space)
    s.ink -= 1
    if s.octopus != DEN:
        s.way = other_end(space, between(space, s.octopus))
    s.octopus = space
    if is_diver_there(s):
        meet(s)
    else:
        ask_octopus(s)


def is_diver_there(s: State) -> bool:
    """KF-O5: whether another diver is where the octopus is; the active one never is, by KF-O4."""
    for seat in range(s.seats):
        if s.diver[seat] == s.octopus:
            return True
    return False


# — robbing —


def meet(s: State) -> None:
    """KF-O6: one of the divers there may be robbed, if somebody there has a fish."""
    for seat in range(s.seats):
        if can_be_robbed(s, seat):
            push(s.pending, ROBBING, 1)
            return


def can_be_robbed(s: State, seat: int) -> bool:
    """KF-O6: a diver where the octopus is, with at least one fish."""
    return s.diver[seat] == s.octopus and s.stack_n[seat] > 0


def robbing(s: State, menu: list[int]) -> int:
    """KF-O6: one of the divers there, or nobody."""
    n = 0
    for seat in range(s.seats):
        if can_be_robbed(s, seat):
            menu[n] = ROB + seat
            n += 1
    menu[n] = SPARE
    return n + 1


def rob(s: State, code: int) -> None:
    """KF-O6, KF-O7: then a number is announced."""
    if code != SPARE:
        s.victim = code - ROB
        push(s.pending, ANNOUNCING, 1)


def announcing(s: State, menu: list[int]) -> int:
    """KF-O7: one, two or three, even more than the victim has."""
    for k in range(MOST_ANNOUNCED):
        menu[k] = ANNOUNCE + k
    return MOST_ANNOUNCED


def announce(s: State, number: int) -> None:
    """KF-O7: then the die is rolled."""
    tell(s, ANNOUNCED, s.active, s.victim, number - 1)
    s.announced = number
    push(s.pending, ROLLING, 1)


def roll_die(s: State, result: int) -> None:
    """KF-O7: enough, or not; KF-C5: who may have a Roll Again is asked before a failed roll takes effect."""
    tell(s, ROLLED, s.active, result)
    s.rolled = DIE_RESULTS[result]
    if s.rolled >= s.announced:
        push(s.pending, STEALING, min(s.announced, s.stack_n[s.victim]))
    elif s.rerolls or may_hold(s, ROLL):
        push(s.pending, ROLLING_AGAIN, 1)
    else:
        fail(s)


def rolling_again(s: State, menu: list[int]) -> int:
    """KF-C5: play a Roll Again, roll the second time that the 2× gives, or leave it."""
    n = held_of(s, ROLL, ROLL, menu, 0)
    if s.rerolls:
        menu[n] = AGAIN
        n += 1
    menu[n] = ACCEPT
    return n + 1


def roll_again(s: State, code: int) -> None:
    """KF-C5: the last roll counts."""
    if code == AGAIN:
        s.rerolls -= 1
        push(s.pending, ROLLING, 1)
    else:
        fail(s)


def fail(s: State) -> None:
    """KF-O7: nothing, or with −1 the victim draws one fish from the active player."""
    tell(s, FAILED, s.active, s.victim)
    if s.rolled < 0 and s.stack_n[s.active]:
        push(s.pending, FORFEITING, 1)


def steal(s: State, fish: int, robber: int, robbed: int) -> None:
    """KF-O7, KF-O8: a fish drawn blindly; only these two know which."""
    whisper(s, only(robber) | only(robbed), STOLE, robber, robbed, fish)
    take(s.stack[robbed], fish)
    put(s.stack[robber], fish)
    s.stack_n[robbed] -= 1
    s.stack_n[robber] += 1
    remember_theft(s, fish, robber, robbed)
