"""What dice and bonuses are worth to Coralia's player in the end, in tenths of a point, as far as a seat knows.

What cards are worth stands in `worth.py`. The constants are judgement.
"""

from tablereef.games.coralia import components as box
from tablereef.games.coralia import state
from tablereef.games.coralia.bonuses import way_to_jellyfish
from tablereef.games.coralia.scoring import held, reef_points
from tablereef.games.coralia.state import SIZE, State, dice_left, free_spaces, is_free, stingrays_left
from tablereef.games.coralia.worth import ACTION_GAIN, CHEST_VALUE, POINT, fish_gain, own_turns

WHITE_VALUE = 57  # of a white die
OCTOPUS_VALUE = 5  # of an octopus, for each octopus and each die of its colour that may still come
OWN_OCTOPUS, OTHER_OCTOPUS = 10, -10  # of a die on the island to the own octopus, to another's, who lets choose
DIVER_SHARE = 50  # percent of a space's points for who has a diver on that reef: divers may still leave
REEF_GROWTH = 60  # percent of the dice to come of a colour that will lie on its reef

# — what a space is worth —


def space_value(s: State, reef: int, face: int, gains: tuple[int, ...]) -> int:
    """What a die on a free space brings: its action, and points for the divers on that reef."""
    if face == box.DIVER:
        return dive_value(s, reef)
    points = divers_share(s, reef, box.SPACE_POINTS[face])
    if face == box.OCTOPUS:
        return points + octopus_value(s, reef)
    if face == box.TURTLE:
        counted = held(s, s.active, box.PER_TURTLE) * box.TURTLE_POINTS * POINT
        return points + counted + turtle_value(s, s.reef_turtle[reef], gains)
    return points + gains[ACTION_GAIN[face]]


def divers_share(s: State, reef: int, points: int) -> int:
    """CO-Z5: what points beside a space are worth when a die comes to lie there."""
    share = 0
    for seat in range(s.seats):
        if s.diver[seat] == reef:
            share += POINT * points if seat == s.active else -POINT * points // (s.seats - 1)
    return share * DIVER_SHARE // 100


def octopus_value(s: State, reef: int) -> int:
    """CO-A4: points now, those of others, and what the octopus will bring until the end."""
    points, theirs = POINT * (SIZE[s.dice[reef]] + 1), -POINT // (s.seats - 1)
    for other in range(box.REEFS):
        owner = s.octopus[other]
        if owner != state.NOBODY and other != reef:
            points += POINT if owner == s.active else theirs
    return points + octopus_future(s, reef)


def octopus_future(s: State, reef: int) -> int:
    """CO-A4, CO-I1: octopuses still to be set elsewhere, and dice of this colour that may go to the island."""
    sets = 0
    for seat in range(s.seats):
        sets += s.octopuses[seat]
    later = min(sets, own_turns(s))
    return OCTOPUS_VALUE * (later + dice_to_come(s, reef) * SIZE[s.dice[reef]] // 4)


def dice_to_come(s: State, colour: int) -> int:
    """How many dice of a colour can still be placed."""
    return min(dice_left(s, colour), s.turns)


def dive_value(s: State, reef: int) -> int:
    """CO-A5, CO-Z5: the new reef instead of the old one, and the chest that is left behind."""
    left = s.diver[s.active]
    value_of_reef = reef_outlook(s, reef)
    if left == state.NOWHERE:
        return value_of_reef
    value_of_reef -= reef_outlook(s, left)
    if is_free(s, left, box.TREASURE) and s.reef_chests >> left & 1:
        value_of_reef += CHEST_VALUE
    return value_of_reef


def reef_outlook(s: State, reef: int) -> int:
    """CO-Z5: what a reef can be expected to pay in the end."""
    covered = reef_points(s, reef)
    growth = min(REEF_GROWTH * dice_to_come(s, reef) // (free_spaces(s, reef) + 1), 90)
    return POINT * covered + growth * (box.FULL_REEF - covered) // POINT


def island_value(s: State, colour: int, card: int) -> int:
    """CO-I1: an island card, or the better one of two; two points for the octopus of that colour."""
    owner = s.octopus[colour]
    if owner == state.NOBODY:
        return card
    return card + (OWN_OCTOPUS if owner == s.active else OTHER_OCTOPUS)


# — what a bonus is worth —


def turtle_value(s: State, turtle: int, gains: tuple[int, ...]) -> int:
    """CO-B8: what a turtle's bonus brings."""
    if box.TURTLE_BONUS[turtle] != box.COPY_BONUS:
        return bonus_value(s, box.TURTLE_BONUS[turtle], gains)
    best = 0
    for other in range(box.TURTLE_KINDS):
        if s.side_turtles >> other & 1:
            best = max(best, bonus_value(s, box.TURTLE_BONUS[other], gains))
    return best


def bonus_value(s: State, kind: int, gains: tuple[int, ...]) -> int:
    """CO-B8: what the bonus of a turtle brings, but for the copying one."""
    if kind == box.WHITE_DIE_BONUS:
        return WHITE_VALUE if s.island_white else 0
    if kind == box.JELLYFISH_BONUS:
        return POINT * way_to_jellyfish(s)
    if kind == box.STINGRAY_BONUS:
        return stingray_value(s)
    if kind == box.STARFISH_BONUS:
        return gains[box.STARFISH_SORT]
    if kind == box.ISLAND_BONUS:
        return gains[box.ISLAND]
    if kind == box.FISH_BONUS:
        return gains[box.FISH_SORT]
    if kind == box.SIDE_CHEST_BONUS:
        return CHEST_VALUE if s.side_chests else 0
    return 0


def stingray_value(s: State) -> int:
    """CO-X1: what a stingray adds, if one is left."""
    return fish_gain(s, s.stingrays[s.active]) if stingrays_left(s) else 0
