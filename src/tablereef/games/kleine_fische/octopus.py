"""Phase 2: the octopus moves, robs; then the player collects."""

from tablereef.games.kleine_fische.board import AROUND, DOORS, ENDS, MOST_AROUND, NO_SPACE, between, other_end
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
    """KF-O1, KF-C4: asked where it has a way on, with points left or while the player may have a Turbo Octopus."""
    if can_octopus_move(s) and (s.ink or may_hold(s, TURBO)):
        push(s.pending, OCTOPUS_MOVING, 1)


def octopus_may_enter(s: State, space: int, way: int) -> bool:
    """KF-O3: through the way on, not back; KF-O4: never the space of the active diver."""
    if space == NO_SPACE or space == s.diver[s.active]:
        return False
    return way == ANY_WAY or ENDS[space][0] == way or ENDS[space][1] == way


def space_for_octopus(s: State, k: int) -> int:
    """KF-O2, KF-O3: the space in direction k from where it is, or at door k of its cave, or NO_SPACE."""
    space = DOORS[k] if s.octopus == DEN else AROUND[s.octopus][k]
    return space if octopus_may_enter(s, space, s.way) else NO_SPACE


def can_octopus_move(s: State) -> bool:
    """KF-O1 to KF-O4: whether there is a space for it."""
    for k in range(MOST_AROUND):
        if space_for_octopus(s, k) != NO_SPACE:
            return True
    return False


def octopus_moving(s: State, menu: list[int]) -> int:
    """KF-O1, KF-O2: one space further, or it stays; KF-C4: a Turbo Octopus before or between."""
    n = held_of(s, TURBO, TURBO, menu, 0)
    if s.ink:
        for k in range(MOST_AROUND):
            space = space_for_octopus(s, k)
            if space != NO_SPACE:
                menu[n] = OCTOPUS + space
                n += 1
    menu[n] = OCTOPUS_STAYS
    return n + 1


def move_octopus(s: State, code: int) -> None:
    """KF-O1: it stays, or goes one space further."""
    if code != OCTOPUS_STAYS:
        enter(s, code - OCTOPUS)


def enter(s: State, space: int) -> None:
    """KF-O5: one space of its movement is used up; other divers end it."""
    tell(s, OCTOPUS_MOVED, s.active, space)
    s.ink -= 1
    s.way = way_on(s, space)
    s.octopus = space
    if is_diver_on(s, space):
        meet(s)
    else:
        ask_octopus(s)


def way_on(s: State, space: int) -> int:
    """KF-O3: it leaves a space that it enters through the other end; KF-O2: from its den through either."""
    return ANY_WAY if s.octopus == DEN else other_end(space, between(space, s.octopus))


def is_diver_on(s: State, space: int) -> bool:
    """KF-O5: whether a diver is on a space that the octopus may enter; the active one never is, by KF-O4."""
    for seat in range(s.seats):
        if s.diver[seat] == space:
            return True
    return False


# — robbing —


def meet(s: State) -> None:
    """KF-O6: one of the divers there may be robbed, if somebody there has a fish."""
    for seat in range(s.seats):
        if can_be_robbed(s, seat, s.octopus):
            push(s.pending, ROBBING, 1)
            return


def can_be_robbed(s: State, seat: int, space: int) -> bool:
    """KF-O6: a diver on the space that the octopus has entered, with at least one fish."""
    return s.diver[seat] == space and s.stack_n[seat] > 0


def robbing(s: State, menu: list[int]) -> int:
    """KF-O6: one of the divers there, or nobody."""
    n = 0
    for seat in range(s.seats):
        if can_be_robbed(s, seat, s.octopus):
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
    if succeeds(s.rolled, s.announced):
        push(s.pending, STEALING, loot(s, s.victim, s.announced))
    elif s.rerolls or may_hold(s, ROLL):
        push(s.pending, ROLLING_AGAIN, 1)
    else:
        fail(s)


def succeeds(rolled: int, announced: int) -> bool:
    """KF-O7: at least what was announced."""
    return rolled >= announced


def loot(s: State, victim: int, announced: int) -> int:
    """KF-O7: how many fish a success brings: as announced, or all that there are."""
    return min(announced, s.stack_n[victim])


def backfires(rolled: int) -> bool:
    """KF-O7: with −1 the victim draws."""
    return rolled < 0


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
    if backfires(s.rolled) and s.stack_n[s.active]:
        push(s.pending, FORFEITING, 1)


def steal(s: State, fish: int, robber: int, robbed: int) -> None:
    """KF-O7, KF-O8: a fish drawn blindly; only these two know which."""
    whisper(s, only(robber) | only(robbed), STOLE, robber, robbed, fish)
    take(s.stack[robbed], fish)
    put(s.stack[robber], fish)
    s.stack_n[robbed] -= 1
    s.stack_n[robber] += 1
    remember_theft(s, fish, robber, robbed)
