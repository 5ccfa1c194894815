"""Phase 1, diving: the jump from the boat, movements, cards turned up, pairs, caves explored."""

from tablereef.games.kleine_fische import board, events, steps
from tablereef.games.kleine_fische.board import (
    CELLS,
    MEETING,
    MOST_MEETING,
    NO_CELL,
    NO_SPACE,
    SIZE_OF_BOARD,
    other_end,
)
from tablereef.games.kleine_fische.caves import face_on_lot, held_of, lots_of_face, play_cave
from tablereef.games.kleine_fische.components import EASIEST, FINS, FISH_BACK, LIGHT, SPECIES_OF
from tablereef.games.kleine_fische.octopus import send_octopus
from tablereef.games.kleine_fische.state import BOAT, UNKNOWN, State, is_face_down_fish, level_of_back, take
from tablereef.kernel.pending import push
from tablereef.kernel.steps import Ask, Do, Draw
from tablereef.kernel.story import tell

NOT_POSSIBLE = -1

# — the turn begins —


def begin_turn(s: State) -> None:
    """KF-D1: a diver's first turn is a jump from the boat, after a swap if need be (KF-D2); KF-D3: later a movement."""
    if s.diver[s.active] != BOAT:
        push(s.pending, steps.MOVING, 1)
        return
    push(s.pending, steps.JUMPING, 1)
    if not is_fish_in_top_row(s):
        push(s.pending, steps.SWAPPING, 1)


def is_fish_in_top_row(s: State) -> bool:
    """KF-D2: whether a column can be chosen."""
    for column in range(SIZE_OF_BOARD):
        if s.back[column] == FISH_BACK:
            return True
    return False


def swapping(s: State, menu: list[int]) -> int:
    """KF-D2: any cave of the top row with any fish of the board."""
    n = 0
    for column in range(SIZE_OF_BOARD):
        for cell in range(CELLS):
            if s.back[cell] == FISH_BACK:
                menu[n] = events.SWAP + column * CELLS + cell
                n += 1
    return n


def swap(s: State, column: int, cell: int) -> None:
    """KF-D2: both stay face down; what is known of the fish moves with it."""
    tell(s, events.SWAPPED, s.active, column, cell)
    s.back[column], s.back[cell] = s.back[cell], s.back[column]
    s.face[column], s.face[cell] = s.face[cell], s.face[column]
    s.shown[column], s.shown[cell] = s.shown[cell], s.shown[column]
    s.lit[column], s.lit[cell] = s.lit[cell], s.lit[column]


def jumping(s: State, menu: list[int]) -> int:
    """KF-D1: the three spaces at a column whose top card is a fish, either heading; KF-M3: not onto the octopus."""
    n = 0
    for entry in range(board.ENTRY_COUNT):
        left, right = board.UNDER_ENTRY[entry][0], board.UNDER_ENTRY[entry][1]
        is_open = s.back[left] == FISH_BACK or s.back[right] == FISH_BACK
        if is_open and board.ENTRIES[entry] != s.octopus:
            menu[n] = events.JUMP + entry * 2
            menu[n + 1] = events.JUMP + entry * 2 + 1
            n += 2
    return n


def jump(s: State, entry: int, end: int) -> None:
    """KF-D1: the first movement of this turn."""
    space = board.ENTRIES[entry]
    tell(s, events.JUMPED, s.active, space)
    s.diver[s.active] = space
    s.heading[s.active] = board.ENDS[space][end]
    arrive(s)


# — movement —


def is_first_movement(s: State) -> bool:
    """KF-D4: after the first movement of a turn a fish is turned up or the turn ends, so none is up before."""
    return s.up_n == 0


def leads_on(s: State, origin: int, space: int) -> bool:
    """KF-G4: a way on is any other space at the crossing ahead; KF-M3: never the octopus's."""
    return space != NO_SPACE and space != origin and space != s.octopus


def can_move_on(s: State) -> bool:
    """KF-M4: whether there is a way on."""
    meeting = MEETING[s.heading[s.active]]
    for k in range(MOST_MEETING):
        if leads_on(s, s.diver[s.active], meeting[k]):
            return True
    return False


def moving(s: State, menu: list[int]) -> int:
    """KF-M1: a space ahead; a card played before the movement; KF-M5: who is blocked at the start may turn round."""
    n = 0
    meeting = MEETING[s.heading[s.active]]
    for k in range(MOST_MEETING):
        if leads_on(s, s.diver[s.active], meeting[k]):
            menu[n] = events.MOVE + meeting[k]
            n += 1
    if s.fins:
        if s.swum:
            menu[n] = events.ARRIVE
            n += 1
        return n
    if n == 0:
        menu[0] = events.TURN_ROUND
        menu[1] = events.DECLINE
        return held_of(s, LIGHT, LIGHT, menu, 2)
    return held_of(s, FINS, LIGHT if is_first_movement(s) else FINS, menu, n)


def move(s: State, space: int) -> None:
    """KF-G4: onto the space; the head points to its far end. KF-C2: fins carry on, a blocked corner ends it."""
    tell(s, events.MOVED, s.active, space)
    s.heading[s.active] = other_end(space, s.heading[s.active])
    s.diver[s.active] = space
    if s.fins:
        s.fins -= 1
        s.swum = 1
    if s.fins and can_move_on(s):
        push(s.pending, steps.MOVING, 1)
    else:
        arrive(s)


def turn_round(s: State) -> None:
    """KF-M5: by 180°, and the first movement must follow."""
    tell(s, events.TURNED_ROUND, s.active)
    s.heading[s.active] = other_end(s.diver[s.active], s.heading[s.active])
    push(s.pending, steps.MOVING, 1)


def pass_on(s: State) -> None:
    """KF-D4, KF-M6: the turn ends at once, without octopus, collecting or refilling."""
    tell(s, events.PASSED, s.active)


# — a card beside the diver —


def card_beside(s: State, cell: int) -> int:
    """KF-D4, KF-D6: what can be done with a neighbouring card: turn up a fish, or explore a cave; else NOT_POSSIBLE."""
    if cell == NO_CELL:
        return NOT_POSSIBLE
    if is_face_down_fish(s, cell):
        return events.TURN_UP + cell
    return events.EXPLORE + cell if may_explore(s, cell) else NOT_POSSIBLE


def may_explore(s: State, cell: int) -> bool:
    """KF-D8: only with exactly as many fish up as the cave is difficult (KF-D6: so never after the first movement)."""
    return s.back[cell] > FISH_BACK and s.up_n == EASIEST + level_of_back(s.back[cell])


def arrive(s: State) -> None:
    """KF-D4, KF-D6: at the last space of a movement a card must be chosen; what is forced happens by itself."""
    s.fins = s.swum = 0
    beside = board.BESIDE[s.diver[s.active]]
    one, other = card_beside(s, beside[0]), card_beside(s, beside[1])
    if one != NOT_POSSIBLE and other != NOT_POSSIBLE:
        push(s.pending, steps.TURNING_UP, 1)
    elif one != NOT_POSSIBLE or other != NOT_POSSIBLE:
        choose_card(s, beside[0] if one != NOT_POSSIBLE else beside[1])
    elif is_first_movement(s):
        pass_on(s)  # KF-D4
    else:
        stop(s)  # KF-D9


def turning_up(s: State, menu: list[int]) -> int:
    """KF-D4, KF-D6: one of the two neighbouring cards."""
    beside = board.BESIDE[s.diver[s.active]]
    one, other = card_beside(s, beside[0]), card_beside(s, beside[1])
    menu[0] = min(one, other)
    menu[1] = max(one, other)
    return 2


def choose_card(s: State, cell: int) -> None:
    """KF-D4, KF-D6: turn the fish up, or explore the cave."""
    if s.back[cell] == FISH_BACK:
        reach_for(s, cell)
    else:
        explore(s, cell)


def reach_for(s: State, cell: int) -> None:
    """KF-D4, KF-D6: this fish is turned up."""
    s.cell = cell
    push(s.pending, steps.REVEALING, 1)


def explore(s: State, cell: int) -> None:
    """KF-D8: the cave is announced, and phase 1 ends."""
    tell(s, events.EXPLORED, s.active, s.back[cell])
    s.explored = cell
    send_octopus(s)


def turn_up(s: State, fish: int) -> None:
    """KF-D5: then the player chooses to stop or to swim on; KF-D7: unless the species lies there already."""
    cell = s.cell
    s.cell = NO_CELL
    tell(s, events.TURNED_UP, s.active, cell, fish)
    if s.face[cell] == UNKNOWN:
        take(s.fish, fish)
        s.face[cell] = fish
    s.shown[cell] = 1
    s.open |= 1 << cell
    twin = place_of_species(s, SPECIES_OF[fish])
    if twin == s.up_n:
        s.up[s.up_n] = cell
        s.up_n += 1
        push(s.pending, steps.DECIDING, 1)
    else:
        hide_from(s, twin, cell)


def place_of_species(s: State, species: int) -> int:
    """The place of a species in the order of turning up; `up_n` if it does not lie face up."""
    for k in range(s.up_n):
        if SPECIES_OF[s.face[s.up[k]]] == species:
            return k
    return s.up_n


def hide_from(s: State, twin: int, cell: int) -> None:
    """KF-D7: the pair and all fish turned up between are hidden again; the player must stop."""
    for k in range(twin, s.up_n):
        hide(s, s.up[k])
    hide(s, cell)
    for k in range(twin, s.up_n):
        s.up[k] = 0
    s.up_n = twin
    send_octopus(s)


def hide(s: State, cell: int) -> None:
    """KF-D7: this fish is turned face down again."""
    tell(s, events.HIDDEN, s.active, s.face[cell])
    s.open -= 1 << cell


# — stop or swim on —


def deciding(s: State, menu: list[int]) -> int:
    """KF-D5: swim on or stop; KF-M4: who cannot move must stop."""
    if not can_move_on(s):
        menu[0] = events.STOP
        return 1
    menu[0] = events.SWIM_ON
    menu[1] = events.STOP
    return 2


def swim_on(s: State) -> None:
    """KF-D5: one more movement."""
    push(s.pending, steps.MOVING, 1)


def stop(s: State) -> None:
    """KF-D5, KF-D9: phase 1 ends."""
    tell(s, events.STOPPED, s.active)
    send_octopus(s)


ROWS = (
    Ask(
        steps.MOVING, moving,
        {
            events.MOVE: move, events.ARRIVE: arrive, events.TURN_ROUND: turn_round, events.DECLINE: pass_on,
            events.PLAY: play_cave,
        },
    ),
    Draw(steps.REVEALING, lots_of_face, face_on_lot, {events.REVEAL: turn_up}),
    Ask(steps.DECIDING, deciding, {events.SWIM_ON: swim_on, events.STOP: stop}),
    Ask(steps.TURNING_UP, turning_up, {events.TURN_UP: reach_for, events.EXPLORE: explore}),
    Do(steps.TURN_BEGIN, begin_turn),
    Ask(steps.JUMPING, jumping, {events.JUMP: jump}),
    Ask(steps.SWAPPING, swapping, {events.SWAP: swap}),
)  # fmt: skip
