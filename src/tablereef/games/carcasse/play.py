"""The play of Cap'taine Carcasse: which step asks what, and what follows.

What is due lies on the pending stack (`STEPS` in state.py). The steps themselves stand beside the rulebook in
setup.py (before the first card), dive.py (the turn) and families.py (the effects of the cards).
"""

from tablereef.games.carcasse.components import FAMILY_COUNT, SABOTEUSE
from tablereef.games.carcasse.dive import (
    arrive,
    decide,
    deciding,
    end_turn,
    gain,
    go_on,
    loot,
    lose,
    plunder,
    plundering,
    turn_over,
)
from tablereef.games.carcasse.events import (
    CUT,
    DEAL,
    DIG,
    FIRST,
    GAIN,
    HAUL,
    LOOT,
    NAME,
    PEEK,
    PLUNDER,
    SIFT,
    SPEAR,
    TURN,
)
from tablereef.games.carcasse.families import (
    card_in_pile,
    cut,
    dig,
    digging,
    drone_reach,
    harpooning,
    haul,
    knifing,
    look_at_pile,
    look_in_graveyard,
    lots_in_pile,
    netting,
    spear,
)
from tablereef.games.carcasse.setup import begin, deal, free_divers, lots_for_first, name, naming, nth_free_diver
from tablereef.games.carcasse.state import (
    ARRIVING,
    BONUS,
    DEALING,
    DECIDING,
    DIGGING,
    DRONE_LOOK,
    FIRST_CHANCE,
    FIRST_PLAYER,
    FIRST_QUESTION,
    GAME_OVER,
    HARPOONING,
    KNIFING,
    LOOTING,
    LOSING,
    MAP_LOOK,
    NAMING,
    NETTING,
    NOTHING,
    PLUNDERING,
    TURN_END,
    TURNING_OVER,
    State,
    nth,
)
from tablereef.kernel.game import CHANCE, OVER
from tablereef.kernel.pending import done, drop
from tablereef.kernel.story import EVERYONE, only


def turn(s: State) -> int:
    """Who is to move: the active player (CC-D17: the Saboteuse), chance, or nobody any more."""
    step = s.pending.step
    if step < FIRST_CHANCE:
        return s.owner[SABOTEUSE] if step == NAMING else s.active
    return CHANCE if step < GAME_OVER else OVER


def choices(s: State, menu: list[int]) -> int:
    """The legal choices for the step that is due."""
    step = s.pending.step
    if step == DECIDING:
        return deciding(s, menu)
    if step == KNIFING:
        return knifing(s, menu)
    if step == HARPOONING:
        return harpooning(s, menu)
    if step == NETTING:
        return netting(s, menu)
    if step == DIGGING:
        return digging(s, menu)
    if step == PLUNDERING:
        return plundering(s, menu)
    return naming(s, menu)


def lots(s: State) -> int:
    """How many equally likely lots the chance that is due has."""
    step = s.pending.step
    if step == TURNING_OVER:
        return lots_in_pile(s, 0)
    if step in (MAP_LOOK, BONUS):
        return s.graveyard.n
    if step == DRONE_LOOK:
        return lots_in_pile(s, place_looked_at(s))
    if step == FIRST_PLAYER:
        return lots_for_first(s)
    if step == LOOTING:
        return s.hold[s.plundered].n
    return free_divers(s)


def lot(s: State, i: int) -> int:
    """The outcome on lot i."""
    step = s.pending.step
    if step == TURNING_OVER:
        return TURN + card_in_pile(s, 0, i)
    if step in (MAP_LOOK, BONUS):
        return (SIFT if step == MAP_LOOK else GAIN) + nth(s.graveyard, i)
    if step == DRONE_LOOK:
        return PEEK + card_in_pile(s, place_looked_at(s), i)
    if step == FIRST_PLAYER:
        return FIRST + i
    if step == LOOTING:
        return LOOT + nth(s.hold[s.plundered], i)
    return DEAL + nth_free_diver(s, i)


def place_looked_at(s: State) -> int:
    """The place in the pile at which the drone looks now, 0 the top."""
    return drone_reach(s) - s.pending.times


def audience(s: State) -> int:
    """CC-K2: looks are seen by the looker only, all else by everyone."""
    return only(s.active) if s.pending.step in (DRONE_LOOK, MAP_LOOK) else EVERYONE


def apply(s: State, code: int) -> None:
    """Do what was chosen or drawn, and then all that asks nobody."""
    step, times = s.pending.step, s.pending.times
    done(s.pending)
    if step == TURNING_OVER:
        turn_over(s, code - TURN)
    elif step == DECIDING:
        decide(s, code)
    elif step == MAP_LOOK:
        look_in_graveyard(s, code - SIFT)
    elif step == DIGGING:
        dig(s, code - DIG)
    elif step == KNIFING:
        cut(s, (code - CUT) // FAMILY_COUNT, (code - CUT) % FAMILY_COUNT)
    elif step == HARPOONING:
        spear(s, (code - SPEAR) // FAMILY_COUNT, (code - SPEAR) % FAMILY_COUNT)
    elif step == NETTING:
        haul(s, code - HAUL)
    elif step == DRONE_LOOK:
        look_at_pile(s, drone_reach(s) - times, code - PEEK)
    elif step == BONUS:
        gain(s, code - GAIN)
    elif step == PLUNDERING:
        plunder(s, code - PLUNDER)
    elif step == LOOTING:
        loot(s, code - LOOT)
    elif step == DEALING:
        deal(s, s.seats - times, code - DEAL)
    elif step == NAMING:
        name(s, code - NAME)
    else:
        begin(s, code - FIRST)
    settle(s)


def settle(s: State) -> None:
    """Do what asks nobody, until somebody must be asked; CC-D3: a second net may find the hold empty."""
    step = s.pending.step
    while step < FIRST_QUESTION or (step == NETTING and s.hold[s.active].n == 0):
        if step == NOTHING:
            go_on(s)
            return
        drop(s.pending)
        if step == ARRIVING:
            arrive(s)
        elif step == LOSING:
            lose(s)
        elif step == TURN_END:
            end_turn(s)
        step = s.pending.step
