"""The play of Kleine Fische: which step asks what, and what follows.

What is due lies on the pending stack (`STEPS` in state.py). The steps themselves stand beside the rulebook in setup.py,
dive.py (phase 1), caves.py (the cave cards), octopus.py (phase 2) and collecting.py (collecting and phase 3).
"""

from tablereef.games.kleine_fische.board import CELLS, SIZE_OF_BOARD
from tablereef.games.kleine_fische.caves import glimpse, look, looking, play_cave
from tablereef.games.kleine_fische.collecting import (
    cave_on_lot,
    collect,
    end_turn,
    enter_cave,
    lots_in_cave,
    nth_back,
    refill,
    show_back,
)
from tablereef.games.kleine_fische.components import (
    DIE,
    DIE_RESULTS,
)
from tablereef.games.kleine_fische.dive import (
    arrive,
    begin_turn,
    choose_card,
    decide,
    deciding,
    jump,
    jumping,
    move,
    moving,
    pass_on,
    swap,
    swapping,
    turn_round,
    turn_up,
    turning_up,
)
from tablereef.games.kleine_fische.events import (
    ANNOUNCE,
    ARRIVE,
    DICE,
    ENTER,
    FIRST,
    FORFEIT,
    GLIMPSE,
    JUMP,
    LOOK,
    MOVE,
    NEXT,
    PLAY,
    REVEAL,
    STEAL,
    SWAP,
    TURN_ROUND,
)
from tablereef.games.kleine_fische.memory import fish_in_stack, nth_in_stack
from tablereef.games.kleine_fische.octopus import (
    announce,
    announcing,
    move_octopus,
    octopus_moving,
    rob,
    robbing,
    roll_again,
    roll_die,
    rolling_again,
    steal,
)
from tablereef.games.kleine_fische.setup import begin, lots_for_first
from tablereef.games.kleine_fische.state import (
    ANNOUNCING,
    COLLECTING,
    DECIDING,
    ENTERING,
    FIRST_CHANCE,
    FIRST_QUESTION,
    FORFEITING,
    GAME_OVER,
    GLIMPSING,
    JUMPING,
    LOOKING,
    MOVING,
    NEXT_BACK,
    OCTOPUS_MOVING,
    REFILLING,
    REVEALING,
    ROBBING,
    ROLLING,
    ROLLING_AGAIN,
    STEALING,
    TURN_BEGIN,
    TURNING_UP,
    UNKNOWN,
    State,
    nth,
)
from tablereef.kernel.game import CHANCE, OVER
from tablereef.kernel.pending import done, drop
from tablereef.kernel.story import EVERYONE, only

RESULT_OF = tuple(DIE_RESULTS.index(result) for result in DIE)  # for each side of the die
SIDES = len(DIE)
MENU_SIZE = SIZE_OF_BOARD * CELLS  # KF-D2: no question has more answers


def turn(s: State) -> int:
    """Who is to move: the active player, chance, or nobody any more."""
    step = s.pending.step
    if step < FIRST_CHANCE:
        return s.active
    return CHANCE if step < GAME_OVER else OVER


def choices(s: State, menu: list[int]) -> int:
    """The legal choices for the step that is due."""
    step = s.pending.step
    if step == MOVING:
        return moving(s, menu)
    if step == DECIDING:
        return deciding(s, menu)
    if step == TURNING_UP:
        return turning_up(s, menu)
    if step == OCTOPUS_MOVING:
        return octopus_moving(s, menu)
    if step == JUMPING:
        return jumping(s, menu)
    if step == ROBBING:
        return robbing(s, menu)
    if step == ANNOUNCING:
        return announcing(s, menu)
    if step == ROLLING_AGAIN:
        return rolling_again(s, menu)
    if step == LOOKING:
        return looking(s, menu)
    return swapping(s, menu)


def lots(s: State) -> int:
    """How many equally likely lots the chance that is due has."""
    step = s.pending.step
    if step in (REVEALING, GLIMPSING):
        return 1 if s.face[s.cell] != UNKNOWN else s.fish.n
    if step == NEXT_BACK:
        return s.pile_n
    if step == ROLLING:
        return SIDES
    if step == STEALING:
        return fish_in_stack(s, s.victim)
    if step == FORFEITING:
        return fish_in_stack(s, s.active)
    if step == ENTERING:
        return lots_in_cave(s)
    return lots_for_first(s)


def lot(s: State, i: int) -> int:
    """The outcome on lot i."""
    step = s.pending.step
    if step in (REVEALING, GLIMPSING):
        fish = s.face[s.cell] if s.face[s.cell] != UNKNOWN else nth(s.fish.ranks, i)
        return (REVEAL if step == REVEALING else GLIMPSE) + fish
    if step == NEXT_BACK:
        return NEXT + nth_back(s, i)
    if step == ROLLING:
        return DICE + RESULT_OF[i]
    if step == STEALING:
        return STEAL + nth_in_stack(s, s.victim, i)
    if step == FORFEITING:
        return FORFEIT + nth_in_stack(s, s.active, i)
    if step == ENTERING:
        return ENTER + cave_on_lot(s, i)
    return FIRST + i


def audience(s: State) -> int:
    """KF-C3, KF-O9: a look and a cave are for the player alone; KF-O8: a theft is for these two; all else is open."""
    step = s.pending.step
    if step in (GLIMPSING, ENTERING):
        return only(s.active)
    if step in (STEALING, FORFEITING):
        return only(s.active) | only(s.victim)
    return EVERYONE


def apply(s: State, code: int) -> None:
    """Do what was chosen or drawn, and then all that asks nobody."""
    step = s.pending.step
    done(s.pending)
    if step >= FIRST_CHANCE:
        apply_chance(s, step, code)
    elif PLAY <= code < LOOK:
        play_cave(s, code - PLAY)
    elif step == MOVING:
        apply_movement(s, code)
    elif step == DECIDING:
        decide(s, code)
    elif step == TURNING_UP:
        choose_card(s, code)
    elif step == OCTOPUS_MOVING:
        move_octopus(s, code)
    elif step == JUMPING:
        jump(s, (code - JUMP) // 2, (code - JUMP) % 2)
    elif step == ROBBING:
        rob(s, code)
    elif step == ANNOUNCING:
        announce(s, code - ANNOUNCE + 1)
    elif step == ROLLING_AGAIN:
        roll_again(s, code)
    elif step == LOOKING:
        look(s, code - LOOK)
    else:
        swap(s, (code - SWAP) // CELLS, (code - SWAP) % CELLS)
    settle(s)


def apply_movement(s: State, code: int) -> None:
    """KF-M1, KF-C2, KF-M5: a space further, the end of the fins, or a turn on the spot."""
    if code < ARRIVE:
        move(s, code - MOVE)
    elif code == ARRIVE:
        arrive(s)
    elif code == TURN_ROUND:
        turn_round(s)
    else:
        pass_on(s)


def apply_chance(s: State, step: int, code: int) -> None:
    """What chance brought."""
    if step == REVEALING:
        turn_up(s, code - REVEAL)
    elif step == NEXT_BACK:
        show_back(s, code - NEXT)
    elif step == ROLLING:
        roll_die(s, code - DICE)
    elif step == STEALING:
        steal(s, code - STEAL, s.active, s.victim)
    elif step == FORFEITING:
        steal(s, code - FORFEIT, s.victim, s.active)
    elif step == GLIMPSING:
        glimpse(s, code - GLIMPSE)
    elif step == ENTERING:
        enter_cave(s, code - ENTER)
    else:
        begin(s, code - FIRST)


def settle(s: State) -> None:
    """Do what asks nobody, until somebody must be asked."""
    step = s.pending.step
    while step < FIRST_QUESTION:
        drop(s.pending)
        if step == REFILLING:
            refill(s)
        elif step == COLLECTING:
            collect(s)
        elif step == TURN_BEGIN:
            begin_turn(s)
        else:
            end_turn(s)
        step = s.pending.step
