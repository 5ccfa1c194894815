"""Bonuses of chests and turtles, and what they bring: points, stingrays, white dice, further chests."""

from tablereef.games.coralia.cards import draw_cards
from tablereef.games.coralia.components import (
    CHEST_DICE,
    CHEST_FISH,
    CHEST_ISLAND,
    CHEST_PEARL,
    CHEST_STARFISH,
    CHEST_STINGRAY,
    CHEST_WHITE,
    FISH,
    ISLAND,
    JELLYFISH_STEP,
    OCTOPUS,
    PEARL,
    REEFS,
    STARFISH,
    STINGRAYS,
    TURTLE_CHEST,
    TURTLE_COPY,
    TURTLE_FISH,
    TURTLE_ISLAND,
    TURTLE_JELLYFISH,
    TURTLE_KINDS,
    TURTLE_STARFISH,
    TURTLE_STINGRAY,
    TURTLE_WHITE,
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
    is_free,
    island_dice,
    total,
)
from tablereef.kernel.pending import push
from tablereef.kernel.story import tell

# — points —


def earn(s: State, seat: int, points: int, reason: int) -> None:
    """A ship moves on; in the scoring the active player's points belong to the card being played."""
    if points:
        tell(s, EARNED, seat, points, reason)
        s.points[seat][s.part if seat == s.active else PLAY_PART] += points


def swim_to_jellyfish(s: State) -> None:
    """CO-X2: on to the next multiple of five."""
    earn(s, s.active, JELLYFISH_STEP - total(s, s.active) % JELLYFISH_STEP, FOR_JELLYFISH)


def gain_stingray(s: State) -> None:
    """CO-X1: one of the two, if left."""
    left = STINGRAYS
    for seat in range(s.seats):
        left -= s.stingrays[seat]
    if left:
        tell(s, GAINED_STINGRAY, s.active)
        s.stingrays[s.active] += 1


# — chests —


def open_chest(s: State, chest: int) -> None:
    """CO-A5, CO-X6: the chest is turned up, belongs to the player and acts."""
    tell(s, OPENED, s.active, chest)
    s.closed_chests -= 1 << chest
    s.chests[s.active] += 1 << chest
    chest_bonus(s, chest)


def chest_bonus(s: State, chest: int) -> None:
    """CO-B7, CO-X1: what each chest brings."""
    if chest == CHEST_FISH:
        draw_cards(s, FISH, 1)
    elif chest == CHEST_PEARL:
        draw_cards(s, PEARL, 1)
    elif chest == CHEST_STARFISH:
        draw_cards(s, STARFISH, 1)
    elif chest == CHEST_ISLAND:
        draw_cards(s, ISLAND, 1)
    elif chest == CHEST_DICE:
        earn(s, s.active, island_dice(s), FOR_ISLAND_DICE)
    elif chest == CHEST_STINGRAY:
        gain_stingray(s)
    elif chest == CHEST_WHITE:
        take_white_die(s)
    else:
        swim_to_jellyfish(s)


def take_side_chest(s: State) -> None:
    """CO-X6: one of those beside the board, if left."""
    if s.side_chests:
        s.side_chests -= 1
        push(s.pending, OPENING, 1)


# — turtles —


def turtle_bonus(s: State, turtle: int) -> None:
    """CO-B8, CO-X1: what each turtle brings."""
    if turtle == TURTLE_WHITE:
        take_white_die(s)
    elif turtle == TURTLE_JELLYFISH:
        swim_to_jellyfish(s)
    elif turtle == TURTLE_STINGRAY:
        gain_stingray(s)
    elif turtle == TURTLE_STARFISH:
        draw_cards(s, STARFISH, 1)
    elif turtle == TURTLE_ISLAND:
        draw_cards(s, ISLAND, 1)
    elif turtle == TURTLE_FISH:
        draw_cards(s, FISH, 1)
    elif turtle == TURTLE_COPY:
        push(s.pending, COPYING, 1)
    elif turtle == TURTLE_CHEST:
        take_side_chest(s)


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
    turtle_bonus(s, turtle)


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
    if face == OCTOPUS and s.octopuses[s.active] == 0:
        return False
    for reef in range(REEFS):
        if is_free(s, reef, face):
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
