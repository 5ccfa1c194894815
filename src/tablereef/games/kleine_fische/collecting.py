"""The rest of the turn: collecting, phase 3 (refilling), the next player, the end."""

from tablereef.games.kleine_fische import events, state, steps
from tablereef.games.kleine_fische.board import CELLS, NO_CELL
from tablereef.games.kleine_fische.caves import looker
from tablereef.games.kleine_fische.components import FISH_BACK, OF_EACH_DIFFICULTY
from tablereef.games.kleine_fische.dive import begin_turn
from tablereef.games.kleine_fische.memory import remember_collected
from tablereef.games.kleine_fische.state import ALL_OF_DIFFICULTY, LEVEL_OF, State, level_of_back, put
from tablereef.kernel.masks import NTH, SIZE
from tablereef.kernel.pending import finish, push
from tablereef.kernel.steps import Do, Draw
from tablereef.kernel.story import only, tell, whisper
from tablereef.kernel.turns import next_seat


def collect(s: State) -> None:
    """KF-O9: all fish still face up go onto the own stack, then the explored cave."""
    for k in range(s.up_n):
        fish = s.face[s.up[k]]
        tell(s, events.COLLECTED, s.active, fish)
        put(s.stack[s.active], fish)
        s.stack_n[s.active] += 1
        remember_collected(s, fish, s.active)
        clear_place(s, s.up[k])
        s.up[k] = 0
    s.up_n = s.open = 0
    push(s.pending, steps.REFILLING, 1)
    if s.explored != NO_CELL:
        push(s.pending, steps.ENTERING, 1)


def clear_place(s: State, cell: int) -> None:
    """The card that lay there is gone."""
    s.back[cell] = state.EMPTY
    s.face[cell] = state.UNKNOWN
    s.shown[cell] = s.lit[cell] = 0


def lots_in_cave(s: State) -> int:
    """KF-B4: how many cards with this back nobody has seen."""
    return SIZE[unseen_caves(s)]


def cave_on_lot(s: State, i: int) -> int:
    """Number i of these cards."""
    return level_of_back(s.back[s.explored]) * OF_EACH_DIFFICULTY + NTH[unseen_caves(s)][i]


def unseen_caves(s: State) -> int:
    """The mask of the cards, among those of the explored cave's difficulty, that nobody has seen."""
    return s.caves >> level_of_back(s.back[s.explored]) * OF_EACH_DIFFICULTY & ALL_OF_DIFFICULTY


def enter_cave(s: State, cave: int) -> None:
    """KF-O9: only its owner may look at the cave card."""
    whisper(s, only(s.active), events.ENTERED, s.active, cave)
    s.caves -= 1 << cave
    s.held[s.active] |= 1 << cave
    s.held_n[s.active][LEVEL_OF[cave]] += 1
    clear_place(s, s.explored)
    s.explored = NO_CELL


def refill(s: State) -> None:
    """KF-R1: empty places are filled row by row; KF-R2: if they cannot all be, the game ends at once."""
    first, empty = NO_CELL, 0
    for cell in range(CELLS - 1, -1, -1):
        if s.back[cell] == state.EMPTY:
            first, empty = cell, empty + 1
    if s.pile_n < empty:
        end_game(s)
    elif empty:
        lay(s, first)


def lay(s: State, cell: int) -> None:
    """KF-S1, KF-R1: the top card of the pile; KF-K1: the next back is seen at once."""
    tell(s, events.LAID, cell, s.top)
    s.back[cell] = s.top
    s.top = state.EMPTY
    s.pile_n -= 1
    push(s.pending, steps.REFILLING, 1)
    if s.pile_n:
        push(s.pending, steps.NEXT_BACK, 1)


def cards_in_pile(s: State) -> int:
    """KF-K1: any card of the pile may lie on top next."""
    return s.pile_n


def show_back(s: State, back: int) -> None:
    """KF-K1: the back of the card that is now the top of the pile."""
    s.pile[back] -= 1
    s.top = back


def nth_back(s: State, i: int) -> int:
    """The back of card number i below the top of the pile."""
    back = FISH_BACK
    while i >= s.pile[back]:
        i -= s.pile[back]
        back += 1
    return back


def end_turn(s: State) -> None:
    """The player to the left is next (KF-S3)."""
    s.victim = state.NOBODY
    s.announced = s.rolled = s.rerolls = s.ink = 0
    s.way = state.ANY_WAY
    s.active = next_seat(s)
    begin_turn(s)


def end_game(s: State) -> None:
    """KF-R2: the board cannot be filled."""
    tell(s, events.ENDED)
    finish(s.pending, steps.GAME_OVER)


ROWS = (
    Draw(steps.NEXT_BACK, cards_in_pile, nth_back, {events.NEXT: show_back}),
    Do(steps.REFILLING, refill),
    Do(steps.COLLECTING, collect),
    Do(steps.NOTHING, end_turn),
    Draw(steps.ENTERING, lots_in_cave, cave_on_lot, {events.ENTER: enter_cave}, audience=looker),
)
