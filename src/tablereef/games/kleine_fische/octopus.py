"""Phase 2: the octopus moves, robs; then the player collects."""

from tablereef.games.kleine_fische import components as box
from tablereef.games.kleine_fische import events, steps
from tablereef.games.kleine_fische.board import AROUND, DOORS, ENDS, MOST_AROUND, NO_SPACE, between, other_end
from tablereef.games.kleine_fische.caves import held_of, play_cave
from tablereef.games.kleine_fische.components import RANK_OF
from tablereef.games.kleine_fische.memory import fish_in_stack, nth_in_stack, remember_theft
from tablereef.games.kleine_fische.state import ANY_WAY, DEN, State, may_hold, put, take
from tablereef.kernel.pending import push
from tablereef.kernel.steps import Ask, Draw
from tablereef.kernel.story import only, tell, whisper

RESULT_OF = tuple(box.DIE_RESULTS.index(result) for result in box.DIE)  # for each side of the die
SIDES = len(box.DIE)

# — the octopus moves —


def send_octopus(s: State) -> None:
    """KF-O1: up to as many spaces as the fish face up now have octopus points; collecting follows in any case."""
    push(s.pending, steps.COLLECTING, 1)
    for k in range(s.up_n):
        s.ink += box.INK[RANK_OF[s.face[s.up[k]]]]
    ask_octopus(s)


def ask_octopus(s: State) -> None:
    """KF-O1, KF-C4: asked where it has a way on, with points left or while the player may have a Turbo Octopus."""
    if can_octopus_move(s) and (s.ink or may_hold(s, box.TURBO)):
        push(s.pending, steps.OCTOPUS_MOVING, 1)


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
    n = held_of(s, box.TURBO, box.TURBO, menu, 0)
    if s.ink:
        for k in range(MOST_AROUND):
            space = space_for_octopus(s, k)
            if space != NO_SPACE:
                menu[n] = events.OCTOPUS + space
                n += 1
    menu[n] = events.OCTOPUS_STAYS
    return n + 1


def stay(s: State) -> None:
    """KF-O1: the octopus moves no further."""


def enter(s: State, space: int) -> None:
    """KF-O5: one space of its movement is used up; other divers end it."""
    tell(s, events.OCTOPUS_MOVED, s.active, space)
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
            push(s.pending, steps.ROBBING, 1)
            return


def can_be_robbed(s: State, seat: int, space: int) -> bool:
    """KF-O6: a diver on the space that the octopus has entered, with at least one fish."""
    return s.diver[seat] == space and s.stack_n[seat] > 0


def robbing(s: State, menu: list[int]) -> int:
    """KF-O6: one of the divers there, or nobody."""
    n = 0
    for seat in range(s.seats):
        if can_be_robbed(s, seat, s.octopus):
            menu[n] = events.ROB + seat
            n += 1
    menu[n] = events.SPARE
    return n + 1


def rob(s: State, victim: int) -> None:
    """KF-O6, KF-O7: then a number is announced."""
    s.victim = victim
    push(s.pending, steps.ANNOUNCING, 1)


def spare(s: State) -> None:
    """KF-O6: nobody is robbed."""


def announcing(s: State, menu: list[int]) -> int:
    """KF-O7: one, two or three, even more than the victim has."""
    for k in range(box.MOST_ANNOUNCED):
        menu[k] = events.ANNOUNCE + k
    return box.MOST_ANNOUNCED


def announce(s: State, k: int) -> None:
    """KF-O7: then the die is rolled."""
    tell(s, events.ANNOUNCED, s.active, s.victim, k)
    s.announced = k + 1
    push(s.pending, steps.ROLLING, 1)


def sides(s: State) -> int:
    """KF-B6: the die has six sides."""
    return SIDES


def result_of_side(s: State, side: int) -> int:
    """KF-B6: what a side shows."""
    return RESULT_OF[side]


def roll_die(s: State, result: int) -> None:
    """KF-O7: enough, or not; KF-C5: who may have a Roll Again is asked before a failed roll takes effect."""
    tell(s, events.ROLLED, s.active, result)
    s.rolled = box.DIE_RESULTS[result]
    if succeeds(s.rolled, s.announced):
        push(s.pending, steps.STEALING, loot(s, s.victim, s.announced))
    elif s.rerolls or may_hold(s, box.ROLL):
        push(s.pending, steps.ROLLING_AGAIN, 1)
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
    n = held_of(s, box.ROLL, box.ROLL, menu, 0)
    if s.rerolls:
        menu[n] = events.AGAIN
        n += 1
    menu[n] = events.ACCEPT
    return n + 1


def roll_again(s: State) -> None:
    """KF-C5: the last roll counts."""
    s.rerolls -= 1
    push(s.pending, steps.ROLLING, 1)


def fail(s: State) -> None:
    """KF-O7: nothing, or with −1 the victim draws one fish from the active player."""
    tell(s, events.FAILED, s.active, s.victim)
    if backfires(s.rolled) and s.stack_n[s.active]:
        push(s.pending, steps.FORFEITING, 1)


def lots_of_loot(s: State) -> int:
    """KF-O7: any fish of the victim."""
    return fish_in_stack(s, s.victim)


def loot_on_lot(s: State, i: int) -> int:
    """KF-O7: a fish of the victim, on lot i."""
    return nth_in_stack(s, s.victim, i)


def steal(s: State, fish: int) -> None:
    """KF-O7: the active player draws from the victim."""
    draw_blindly(s, fish, s.active, s.victim)


def lots_of_forfeit(s: State) -> int:
    """KF-O7: any fish of the active player."""
    return fish_in_stack(s, s.active)


def forfeit_on_lot(s: State, i: int) -> int:
    """KF-O7: a fish of the active player, on lot i."""
    return nth_in_stack(s, s.active, i)


def forfeit(s: State, fish: int) -> None:
    """KF-O7: with −1 the victim draws from the active player."""
    draw_blindly(s, fish, s.victim, s.active)


def draw_blindly(s: State, fish: int, robber: int, robbed: int) -> None:
    """KF-O7, KF-O8: a fish drawn blindly; only these two know which."""
    whisper(s, only(robber) | only(robbed), events.STOLE, robber, robbed, fish)
    take(s.stack[robbed], fish)
    put(s.stack[robber], fish)
    s.stack_n[robbed] -= 1
    s.stack_n[robber] += 1
    remember_theft(s, fish, robber, robbed)


def thieves(s: State) -> int:
    """KF-O8: a theft is for these two."""
    return only(s.active) | only(s.victim)


ROWS = (
    Ask(
        steps.OCTOPUS_MOVING, octopus_moving,
        {events.PLAY: play_cave, events.OCTOPUS: enter, events.OCTOPUS_STAYS: stay},
    ),
    Ask(steps.ROBBING, robbing, {events.ROB: rob, events.SPARE: spare}),
    Ask(steps.ANNOUNCING, announcing, {events.ANNOUNCE: announce}),
    Draw(steps.ROLLING, sides, result_of_side, {events.DICE: roll_die}),
    Ask(steps.ROLLING_AGAIN, rolling_again, {events.PLAY: play_cave, events.AGAIN: roll_again, events.ACCEPT: fail}),
    Draw(steps.STEALING, lots_of_loot, loot_on_lot, {events.STEAL: steal}, audience=thieves),
    Draw(steps.FORFEITING, lots_of_forfeit, forfeit_on_lot, {events.FORFEIT: forfeit}, audience=thieves),
)  # fmt: skip
