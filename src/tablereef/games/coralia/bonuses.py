"""Bonuses of chests and turtles, and what they bring: points, stingrays, white dice, further chests."""

from tablereef.games.coralia.cards import draw_cards
from tablereef.games.coralia.components import (
    CHEST_BONUS,
    COPY_BONUS,
    FISH_BONUS,
    FISH_SORT,
    ISLAND,
    ISLAND_BONUS,
    ISLAND_DICE_BONUS,
    JELLYFISH_BONUS,
    JELLYFISH_STEP,
    PEARL_BONUS,
    PEARL_SORT,
    REEFS,
    STARFISH_BONUS,
    STARFISH_SORT,
    STINGRAY_BONUS,
    TURTLE_BONUS,
    TURTLE_KINDS,
    WHITE_DIE_BONUS,
)
from tablereef.games.coralia.events import (
    COPIED,
    COPY,
    EARNED,
    FOR_ISLAND_DICE,
    FOR_JELLYFISH,
    GAINED_STINGRAY,
    OPENED,
    SET,
    WHITE_RETURNED,
    WHITE_ROLLED,
)
from tablereef.games.coralia.state import (
    COPYING,
    OPENING,
    PLAY_PART,
    ROLLING_WHITE,
    SETTING,
    State,
    has_figure_for,
    is_free,
    island_dice,
    stingrays_left,
    total,
)
from tablereef.kernel.pending import push
from tablereef.kernel.story import tell


def bonus(s: State, kind: int) -> None:
    """CO-B7, CO-B8, CO-X1: what a chest or a turtle brings."""
    if kind == PEARL_BONUS:
        draw_cards(s, PEARL_SORT, 1)
    elif kind == FISH_BONUS:
        draw_cards(s, FISH_SORT, 1)
    elif kind == STARFISH_BONUS:
        draw_cards(s, STARFISH_SORT, 1)
    elif kind == ISLAND_BONUS:
        draw_cards(s, ISLAND, 1)
    elif kind == ISLAND_DICE_BONUS:
        earn(s, s.active, island_dice(s), FOR_ISLAND_DICE)
    elif kind == STINGRAY_BONUS:
        gain_stingray(s)
    elif kind == WHITE_DIE_BONUS:
        take_white_die(s)
    elif kind == JELLYFISH_BONUS:
        swim_to_jellyfish(s)
    elif kind == COPY_BONUS:
        push(s.pending, COPYING, 1)
    else:
        take_side_chest(s)


# — points and stingrays —


def earn(s: State, seat: int, points: int, reason: int) -> None:
    """A ship moves on; in the scoring the active player's points belong to the card being played."""
    if points:
        tell(s, EARNED, seat, points, reason)
        s.points[seat][s.part if seat == s.active else PLAY_PART] += points


def swim_to_jellyfish(s: State) -> None:
    """CO-X2: on to the next big jellyfish."""
    earn(s, s.active, way_to_jellyfish(s), FOR_JELLYFISH)


def way_to_jellyfish(s: State) -> int:
    """CO-X2: the points to the next multiple of five."""
    return JELLYFISH_STEP - total(s, s.active) % JELLYFISH_STEP


def gain_stingray(s: State) -> None:
    """CO-X1: one of the two, if left."""
    if stingrays_left(s):
        tell(s, GAINED_STINGRAY, s.active)
        s.stingrays[s.active] += 1


# — chests —


def open_chest(s: State, chest: int) -> None:
    """CO-A5, CO-X6: the chest is turned up, belongs to the player and acts."""
    tell(s, OPENED, s.active, chest)
    s.closed_chests -= 1 << chest
    s.chests[s.active] += 1 << chest
    bonus(s, CHEST_BONUS[chest])


def take_side_chest(s: State) -> None:
    """CO-X6: one of those beside the board, if left."""
    if s.side_chests:
        s.side_chests -= 1
        push(s.pending, OPENING, 1)


# — turtles —


def copying(s: State, menu: list[int]) -> int:
    """CO-X5: any turtle beside the board."""
    n = 0
    for turtle in range(TURTLE_KINDS):
        if s.side_turtles >> turtle & 1:
            menu[n] = COPY + turtle
            n += 1
    return n


def copy_turtle(s: State, turtle: int) -> None:
    """CO-X5: its bonus; it stays there."""
    tell(s, COPIED, s.active, turtle)
    bonus(s, TURTLE_BONUS[turtle])


# — white dice —


def take_white_die(s: State) -> None:
    """CO-X3: one from the island, if left, is rolled."""
    if s.island_white:
        s.island_white -= 1
        push(s.pending, ROLLING_WHITE, 1)


def roll_white_die(s: State, face: int) -> None:
    """CO-X3: it must be placed where it can; else it goes back to the island for one card, and no octopus pays."""
    tell(s, WHITE_ROLLED, s.active, face)
    if can_set(s, face):
        s.white_face = face
        push(s.pending, SETTING, 1)
    else:
        tell(s, WHITE_RETURNED, s.active, face)
        s.island_white += 1
        draw_cards(s, ISLAND, 1)


def can_set(s: State, face: int) -> bool:
    """CO-X3: a reef has that space free (octopus: and the player has one left)."""
    for reef in range(REEFS):
        if has_figure_for(s, face) and is_free(s, reef, face):
            return True
    return False


def setting(s: State, menu: list[int]) -> int:
    """CO-X3: any reef with that space free."""
    n = 0
    for reef in range(REEFS):
        if is_free(s, reef, s.white_face):
            menu[n] = SET + reef
            n += 1
    return n
