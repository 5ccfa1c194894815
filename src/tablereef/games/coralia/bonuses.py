"""Bonuses of chests and turtles, and what they bring: points, stingrays, white dice, further chests."""

from tablereef.games.coralia import components as box
from tablereef.games.coralia import events, state, steps
from tablereef.games.coralia.cards import draw_cards
from tablereef.games.coralia.state import (
    State,
    faces_of_die,
    has_figure_for,
    is_free,
    island_dice,
    stingrays_left,
    total,
)
from tablereef.kernel.pending import push
from tablereef.kernel.steps import Ask, Draw
from tablereef.kernel.story import tell


def bonus(s: State, kind: int) -> None:
    """CO-B7, CO-B8, CO-X1: what a chest or a turtle brings."""
    if kind == box.PEARL_BONUS:
        draw_cards(s, box.PEARL_SORT, 1)
    elif kind == box.FISH_BONUS:
        draw_cards(s, box.FISH_SORT, 1)
    elif kind == box.STARFISH_BONUS:
        draw_cards(s, box.STARFISH_SORT, 1)
    elif kind == box.ISLAND_BONUS:
        draw_cards(s, box.ISLAND, 1)
    elif kind == box.ISLAND_DICE_BONUS:
        earn(s, s.active, island_dice(s), events.FOR_ISLAND_DICE)
    elif kind == box.STINGRAY_BONUS:
        gain_stingray(s)
    elif kind == box.WHITE_DIE_BONUS:
        take_white_die(s)
    elif kind == box.JELLYFISH_BONUS:
        swim_to_jellyfish(s)
    elif kind == box.COPY_BONUS:
        push(s.pending, steps.COPYING, 1)
    else:
        take_side_chest(s)


# — points and stingrays —


def earn(s: State, seat: int, points: int, reason: int) -> None:
    """A ship moves on; in the scoring the active player's points belong to the card being played."""
    if points:
        tell(s, events.EARNED, seat, points, reason)
        s.points[seat][s.part if seat == s.active else state.PLAY_PART] += points


def swim_to_jellyfish(s: State) -> None:
    """CO-X2: on to the next big jellyfish."""
    earn(s, s.active, way_to_jellyfish(s), events.FOR_JELLYFISH)


def way_to_jellyfish(s: State) -> int:
    """CO-X2: the points to the next multiple of five."""
    return box.JELLYFISH_STEP - total(s, s.active) % box.JELLYFISH_STEP


def gain_stingray(s: State) -> None:
    """CO-X1: one of the two, if left."""
    if stingrays_left(s):
        tell(s, events.GAINED_STINGRAY, s.active)
        s.stingrays[s.active] += 1


# — chests —


def closed_chests(s: State) -> int:
    """CO-S3: any chest that was not turned up yet."""
    return state.SIZE[s.closed_chests]


def chest_on_lot(s: State, i: int) -> int:
    """CO-S3: such a chest, on lot i."""
    return state.NTH[s.closed_chests][i]


def open_chest(s: State, chest: int) -> None:
    """CO-A5, CO-X6: the chest is turned up, belongs to the player and acts."""
    tell(s, events.OPENED, s.active, chest)
    s.closed_chests -= 1 << chest
    s.chests[s.active] += 1 << chest
    bonus(s, box.CHEST_BONUS[chest])


def take_side_chest(s: State) -> None:
    """CO-X6: one of those beside the board, if left."""
    if s.side_chests:
        s.side_chests -= 1
        push(s.pending, steps.OPENING, 1)


# — turtles —


def copying(s: State, menu: list[int]) -> int:
    """CO-X5: any turtle beside the board."""
    n = 0
    for turtle in range(box.TURTLE_KINDS):
        if s.side_turtles >> turtle & 1:
            menu[n] = events.COPY + turtle
            n += 1
    return n


def copy_turtle(s: State, turtle: int) -> None:
    """CO-X5: its bonus; it stays there."""
    tell(s, events.COPIED, s.active, turtle)
    bonus(s, box.TURTLE_BONUS[turtle])


# — white dice —


def take_white_die(s: State) -> None:
    """CO-X3: one from the island, if left, is rolled."""
    if s.island_white:
        s.island_white -= 1
        push(s.pending, steps.ROLLING_WHITE, 1)


def face_on_lot(s: State, i: int) -> int:
    """CO-X3: the face of the white die, on lot i."""
    return i


def roll_white_die(s: State, face: int) -> None:
    """CO-X3: it must be placed where it can; else it goes back to the island for one card, and no octopus pays."""
    tell(s, events.WHITE_ROLLED, s.active, face)
    s.white_face = face
    if can_set(s, face):
        push(s.pending, steps.SETTING, 1)
    else:
        tell(s, events.WHITE_RETURNED, s.active, face)
        s.white_face = state.UNROLLED
        s.island_white += 1
        draw_cards(s, box.ISLAND, 1)


def can_set(s: State, face: int) -> bool:
    """CO-X3: a reef has that space free (octopus: and the player has one left)."""
    for reef in range(box.REEFS):
        if has_figure_for(s, face) and is_free(s, reef, face):
            return True
    return False


ROWS = (
    Draw(steps.OPENING, closed_chests, chest_on_lot, {events.CHEST_IS: open_chest}),
    Draw(steps.ROLLING_WHITE, faces_of_die, face_on_lot, {events.WHITE: roll_white_die}),
    Ask(steps.COPYING, copying, {events.COPY: copy_turtle}),
)
