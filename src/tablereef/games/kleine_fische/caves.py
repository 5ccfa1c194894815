"""Cave cards (KF-C1 to KF-C6): which may be played, and what follows."""

from tablereef.games.kleine_fische import components as box
from tablereef.games.kleine_fische import events, steps
from tablereef.games.kleine_fische.board import CELLS, NO_CELL
from tablereef.games.kleine_fische.components import RANKS
from tablereef.games.kleine_fische.state import LEVEL_OF, UNKNOWN, State, holds, is_face_down_fish, take
from tablereef.kernel.masks import nth
from tablereef.kernel.pending import due, push
from tablereef.kernel.steps import Ask, Draw
from tablereef.kernel.story import only, tell, whisper


def held_of(s: State, use: int, other_use: int, menu: list[int], n: int) -> int:
    """KF-C1: add the player's cards of these uses to the n choices of a menu; how many there are then."""
    if s.held[s.active] == 0:
        return n
    for cave in range(box.CAVE_CARDS):
        if holds(s, s.active, cave) and (box.USE_OF[cave] == use or box.USE_OF[cave] == other_use):
            menu[n] = events.PLAY + cave
            n += 1
    return n


def play_cave(s: State, cave: int) -> None:
    """KF-C1: a used card leaves the game."""
    tell(s, events.PLAYED, s.active, cave)
    s.held[s.active] -= 1 << cave
    s.held_n[s.active][LEVEL_OF[cave]] -= 1
    s.used |= 1 << cave
    if box.USE_OF[cave] == box.FINS:
        s.fins = box.STRENGTH[cave]  # KF-C2
        push(s.pending, steps.MOVING, 1)
    elif box.USE_OF[cave] == box.LIGHT:
        shine(s, box.STRENGTH[cave])
    elif box.USE_OF[cave] == box.TURBO:
        s.ink += box.STRENGTH[cave]  # KF-C4
        push(s.pending, steps.OCTOPUS_MOVING, 1)
    else:
        s.rerolls += box.STRENGTH[cave] - 1  # KF-C5
        push(s.pending, steps.ROLLING, 1)


def shine(s: State, looks: int) -> None:
    """KF-C3: look at so many fish, or at all that lie there; then the first movement."""
    fish = 0
    for cell in range(CELLS):
        if is_face_down_fish(s, cell):
            fish += 1
    push(s.pending, steps.MOVING, 1)
    if fish:
        push(s.pending, steps.LOOKING, min(looks, fish))


def looking(s: State, menu: list[int]) -> int:
    """KF-C3: any face-down fish, not the same twice."""
    n = 0
    for cell in range(CELLS):
        if is_face_down_fish(s, cell) and cell != s.cell:
            menu[n] = events.LOOK + cell
            n += 1
    return n


def look(s: State, cell: int) -> None:
    """KF-C3: all see which place."""
    s.cell = cell
    push(s.pending, steps.GLIMPSING, 1)


def lots_of_face(s: State) -> int:
    """The fish at the place that is turned up or looked at: one where somebody saw it, else any unseen."""
    return 1 if s.face[s.cell] != UNKNOWN else s.fish.n


def face_on_lot(s: State, i: int) -> int:
    """The fish at that place, on lot i."""
    return s.face[s.cell] if s.face[s.cell] != UNKNOWN else nth(s.fish.ranks, i, RANKS)


def glimpse(s: State, fish: int) -> None:
    """KF-C3: only the player sees the fish."""
    whisper(s, only(s.active), events.LOOKED, s.active, s.cell, fish)
    if s.face[s.cell] == UNKNOWN:
        take(s.fish, fish)
        s.face[s.cell] = fish
    s.lit[s.cell] |= 1 << s.active
    if not due(s.pending, steps.LOOKING):
        s.cell = NO_CELL


def looker(s: State) -> int:
    """KF-C3, KF-O9: a look and a cave are for the player alone."""
    return only(s.active)


ROWS = (
    Ask(steps.LOOKING, looking, {events.LOOK: look}),
    Draw(steps.GLIMPSING, lots_of_face, face_on_lot, {events.GLIMPSE: glimpse}, audience=looker),
)
