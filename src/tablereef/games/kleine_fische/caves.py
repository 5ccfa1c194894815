"""Cave cards (KF-C1 to KF-C6): which may be played, and what follows."""

from tablereef.games.kleine_fische.board import CELLS, NO_CELL
from tablereef.games.kleine_fische.components import (
    CAVE_CARDS,
    FINS,
    LIGHT,
    STRENGTH,
    TURBO,
    USE_OF,
)
from tablereef.games.kleine_fische.events import LOOK, LOOKED, PLAY, PLAYED
from tablereef.games.kleine_fische.state import (
    GLIMPSING,
    LEVEL_OF,
    LOOKING,
    MOVING,
    OCTOPUS_MOVING,
    ROLLING,
    UNKNOWN,
    State,
    holds,
    is_face_down_fish,
    take,
)
from tablereef.kernel.pending import push
from tablereef.kernel.story import only, tell, whisper


def held_of(s: State, use: int, other_use: int, menu: list[int], n: int) -> int:
    """KF-C1: add the player's cards of these uses to the n choices of a menu; how many there are then."""
    if s.held[s.active] == 0:
        return n
    for cave in range(CAVE_CARDS):
        if holds(s, s.active, cave) and (USE_OF[cave] == use or USE_OF[cave] == other_use):
            menu[n] = PLAY + cave
            n += 1
    return n


def play_cave(s: State, cave: int) -> None:
    """KF-C1: a used card leaves the game."""
    tell(s, PLAYED, s.active, cave)
    s.held[s.active] -= 1 << cave
    s.held_n[s.active][LEVEL_OF[cave]] -= 1
    s.used |= 1 << cave
    if USE_OF[cave] == FINS:
        s.fins = STRENGTH[cave]  # KF-C2
        push(s.pending, MOVING, 1)
    elif USE_OF[cave] == LIGHT:
        shine(s, STRENGTH[cave])
    elif USE_OF[cave] == TURBO:
        s.ink += STRENGTH[cave]  # KF-C4
        push(s.pending, OCTOPUS_MOVING, 1)
    else:
        s.rerolls += STRENGTH[cave] - 1  # KF-C5
        push(s.pending, ROLLING, 1)


def shine(s: State, looks: int) -> None:
    """KF-C3: look at so many fish, or at all that lie there; then the first movement."""
    fish = 0
    for cell in range(CELLS):
        if is_face_down_fish(s, cell):
            fish += 1
    push(s.pending, MOVING, 1)
    if fish:
        push(s.pending, LOOKING, min(looks, fish))


def looking(s: State, menu: list[int]) -> int:
    """KF-C3: any face-down fish, not the same twice."""
    n = 0
    for cell in range(CELLS):
        if is_face_down_fish(s, cell) and cell != s.cell:
            menu[n] = LOOK + cell
            n += 1
    return n


def look(s: State, cell: int) -> None:
    """KF-C3: all see which place."""
    s.cell = cell
    push(s.pending, GLIMPSING, 1)


def glimpse(s: State, fish: int) -> None:
    """KF-C3: only the player sees the fish."""
    whisper(s, only(s.active), LOOKED, s.active, s.cell, fish)
    if s.face[s.cell] == UNKNOWN:
        take(s.fish, fish)
        s.face[s.cell] = fish
    s.lit[s.cell] |= 1 << s.active
    if s.pending.step != LOOKING:
        s.cell = NO_CELL
