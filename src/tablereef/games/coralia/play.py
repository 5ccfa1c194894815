"""The play of Coralia: which step asks what, and what follows.

What is due lies on the pending stack (`STEPS` in state.py). The steps themselves stand beside the rulebook in
setup.py, station.py (the turn), actions.py, cards.py (the piles), bonuses.py and final.py (the scoring).
"""

from tablereef.games.coralia.actions import act
from tablereef.games.coralia.bonuses import copy_turtle, copying, open_chest, roll_white_die, setting
from tablereef.games.coralia.cards import draw_card, pick, picking, sort_island_card
from tablereef.games.coralia.components import FACE_COUNT, ISLAND, TURTLE_KINDS
from tablereef.games.coralia.events import (
    CARD_IS,
    CHEST_IS,
    COPY,
    COVER,
    DRAW,
    FIRST,
    LAY,
    PICK,
    PLAY,
    RAISE,
    ROLLED,
    SET,
    SORT_IS,
    TAKE,
    WHITE,
    WHITE_SET,
)
from tablereef.games.coralia.final import (
    begin_scoring,
    chests_to_raise,
    draw_from,
    drawing,
    go_on_scoring,
    piles_to_draw,
    play_card,
    playing,
    raise_chest,
    raising,
)
from tablereef.games.coralia.odds import (
    card_on_lot,
    island_card_on_lot,
    lots_of_card,
    lots_of_island_card,
    lots_of_sort,
    sort_on_lot,
)
from tablereef.games.coralia.setup import (
    begin,
    cover,
    lay_turtle,
    lots_for_first,
    setup_die_on_lot,
    turtle_on_lot,
)
from tablereef.games.coralia.showing import lots_to_show, show, show_on_lot
from tablereef.games.coralia.state import (
    COPYING,
    COVERING,
    DRAWING,
    FIRST_CHANCE,
    GAME_OVER,
    ISLAND_CARD,
    ISLAND_SORT,
    KEEPING,
    LAYING_TURTLE,
    NOTHING,
    NTH,
    OPENING,
    PEARL_CARD,
    PICKING,
    PLACING,
    PLAYING,
    PLAYING_ROUNDS,
    RAISING,
    ROLLING,
    ROLLING_WHITE,
    SETTING,
    SHOWING,
    SIZE,
    STARFISH_CARD,
    TAKING,
    State,
)
from tablereef.games.coralia.station import (
    keep_or_roll,
    keeping,
    next_turn,
    place_or_land,
    placing,
    roll_die,
    roll_on_lot,
    take_die,
    taking,
)
from tablereef.kernel.game import CHANCE, OVER
from tablereef.kernel.pending import done, drop
from tablereef.kernel.story import EVERYONE, only, tell


def turn(s: State) -> int:
    """Who is to move: the active player, chance, or nobody any more."""
    step = s.pending.step
    if step < FIRST_CHANCE:
        return s.active
    return CHANCE if step < GAME_OVER else OVER


def choices(s: State, menu: list[int]) -> int:
    """The legal choices for the step that is due."""
    step = s.pending.step
    if step == TAKING:
        return taking(s, menu)
    if step == PLACING:
        return placing(s, menu)
    if step == PICKING:
        return picking(s, menu)
    if step == KEEPING:
        return keeping(s, menu)
    if step == SETTING:
        return setting(s, menu)
    if step == COPYING:
        return copying(s, menu)
    if step == PLAYING:
        return playing(s, menu)
    if step == RAISING:
        return raising(s, menu)
    return drawing(s, menu)


def lots(s: State) -> int:
    """How many equally likely lots the chance that is due has."""
    step = s.pending.step
    if COVERING <= step <= ROLLING_WHITE:
        return FACE_COUNT
    if PEARL_CARD <= step <= STARFISH_CARD:
        return lots_of_card(s, step - PEARL_CARD)
    if step == ISLAND_SORT:
        return lots_of_sort(s)
    if step == ISLAND_CARD:
        return lots_of_island_card(s)
    if step == SHOWING:
        return lots_to_show(s)
    if step == OPENING:
        return SIZE[s.closed_chests]
    if step == LAYING_TURTLE:
        return SIZE[s.side_turtles]
    return lots_for_first(s)


def lot(s: State, i: int) -> int:
    """The outcome on lot i."""
    step = s.pending.step
    if step == ROLLING:
        return roll_on_lot(s, i)
    if PEARL_CARD <= step <= STARFISH_CARD:
        return card_on_lot(s, step - PEARL_CARD, i)
    if step == ISLAND_SORT:
        return sort_on_lot(s, i)
    if step == ISLAND_CARD:
        return island_card_on_lot(s, i)
    if step == SHOWING:
        return show_on_lot(s, i)
    if step == ROLLING_WHITE:
        return WHITE + i
    if step == OPENING:
        return CHEST_IS + NTH[s.closed_chests][i]
    if step == COVERING:
        return setup_die_on_lot(s, i)
    if step == LAYING_TURTLE:
        return turtle_on_lot(s, i)
    return FIRST + i


def audience(s: State) -> int:
    """CO-K2: cards drawn, looked at and kept are seen by the player alone, all else by everyone."""
    step = s.pending.step
    return only(s.active) if step == PICKING or PEARL_CARD <= step <= ISLAND_CARD else EVERYONE


def apply(s: State, code: int) -> None:
    """Do what was chosen or drawn, and then all that asks nobody."""
    step, times = s.pending.step, s.pending.times
    done(s.pending)
    if step == ROLLING:
        roll_die(s, (code - ROLLED) % FACE_COUNT)
    elif step >= FIRST_CHANCE:
        apply_chance(s, step, times, code)
    elif step == TAKING:
        take_die(s, code - TAKE)
    elif step == PLACING:
        place_or_land(s, code)
    elif step == KEEPING:
        keep_or_roll(s, code)
    elif step == PICKING:
        pick(s, code - PICK)
    elif step == SETTING:
        set_white_die(s, code - SET)
    elif step == COPYING:
        copy_turtle(s, code - COPY)
    elif step == PLAYING:
        play_card(s, code - PLAY)
    elif step == RAISING:
        raise_chest(s, code - RAISE)
    else:
        draw_from(s, code - DRAW)
    settle(s)


def apply_chance(s: State, step: int, times: int, code: int) -> None:
    """Do what was drawn."""
    if PEARL_CARD <= step <= STARFISH_CARD:
        draw_card(s, step - PEARL_CARD, code - CARD_IS)
    elif step == ISLAND_SORT:
        sort_island_card(s, code - SORT_IS)
    elif step == ISLAND_CARD:
        draw_card(s, ISLAND, code - CARD_IS)
    elif step == SHOWING:
        show(s, code)
    elif step == OPENING:
        open_chest(s, code - CHEST_IS)
    elif step == ROLLING_WHITE:
        roll_white_die(s, code - WHITE)
    elif step == COVERING:
        cover(s, (code - COVER) // FACE_COUNT, (code - COVER) % FACE_COUNT)
    elif step == LAYING_TURTLE:
        lay_turtle(s, (code - LAY) // TURTLE_KINDS, (code - LAY) % TURTLE_KINDS)
    else:
        begin(s, code - FIRST)


def set_white_die(s: State, reef: int) -> None:
    """CO-X3, CO-X4: it acts in all respects as a die of this reef."""
    face = s.white_face
    tell(s, WHITE_SET, s.active, reef, face)
    s.white_face = 0
    s.dice[reef] |= 1 << face
    s.white[reef] |= 1 << face
    act(s, reef, face)


def settle(s: State) -> None:
    """Do what asks nobody, until somebody must be asked."""
    step = s.pending.step
    while step == NOTHING or RAISING <= step <= DRAWING:
        if step == NOTHING:
            go_on(s)
        elif step == RAISING and SIZE[chests_to_raise(s)] == 1:
            done(s.pending)
            raise_chest(s, NTH[chests_to_raise(s)][0])
        elif can_choose(s, step):
            return
        else:
            drop(s.pending)
        step = s.pending.step


def can_choose(s: State, step: int) -> bool:
    """CO-Z4f, CO-Z4h: whether a chest or a pile is left."""
    return chests_to_raise(s) > 0 if step == RAISING else piles_to_draw(s) > 0


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
