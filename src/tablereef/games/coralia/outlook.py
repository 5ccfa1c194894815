"""What dice and bonuses are worth to Coralia's player in the end, in tenths of a point, as far as a seat knows.

What cards are worth stands in `worth.py`. The constants are judgement.
"""

from tablereef.games.coralia import components as box
from tablereef.games.coralia import state
from tablereef.games.coralia.bonuses import way_to_jellyfish
from tablereef.games.coralia.scoring import held, reef_points
from tablereef.games.coralia.state import SIZE, State, dice_left, free_spaces, is_free, stingrays_left
from tablereef.games.coralia.worth import ACTION_GAIN, CHEST_VALUE, GAINS, POINT, fish_gain, gains_of_piles, own_turns

WHITE_VALUE = 57  # of a white die
OCTOPUS_VALUE = 5  # of an octopus, for each octopus and each die of its colour that may still come
OWN_OCTOPUS, OTHER_OCTOPUS = 10, -10  # of a die on the island to the own octopus, to another's, who lets choose
DIVER_SHARE = 50  # percent of a space's points for who has a diver on that reef: divers may still leave
REEF_GROWTH = 60  # percent of the dice to come of a colour that will lie on its reef
GROWTH = tuple(  # percent of what a reef does not pay yet, by the dice to come and its free spaces
    tuple(min(REEF_GROWTH * dice // (free + 1), 90) for free in range(box.FACE_COUNT + 1))
    for dice in range(box.DICE_OF_COLOUR + 1)
)


# What is worked out once for a decision: what draws add (see `gains_of_piles`), then what is alike on all reefs.
TURNS, OCTOPUSES_NOW, OCTOPUSES_LATER, LEAVING = range(GAINS, GAINS + 4)


def prospects_of(s: State) -> tuple[int, ...]:
    """What draws add; the own turns to come, what octopuses pay now and later, what leaving a reef brings."""
    return gains_of_piles(s) + (own_turns(s), octopuses_now(s), octopuses_later(s), leaving(s))  # noqa: RUF005


def no_prospects() -> tuple[int, ...]:
    """For choices that do not depend on them."""
    return (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)


def theirs(seats: int, points: int) -> int:
    """What another's points are worth: he is one of several others."""
    return -POINT * points // max(seats - 1, 1)


THEIRS = tuple(theirs(seats, 1) for seats in range(box.SEATS + 1))  # of one point

# — what a space is worth —


def space_value(s: State, reef: int, face: int, divers: int, prospects: tuple[int, ...]) -> int:
    """What a die on a free space brings: its action, and points for the divers on that reef."""
    if face == box.DIVER:
        return reef_outlook(s, reef) + prospects[LEAVING]
    points = DIVERS_SHARE[s.seats][divers][face]
    if face == box.OCTOPUS:
        return points + octopus_value(s, reef, prospects)
    if face == box.TURTLE:
        counted = held(s, s.active, box.PER_TURTLE) * box.TURTLE_POINTS * POINT
        return points + counted + turtle_value(s, s.reef_turtle[reef], prospects)
    return points + prospects[ACTION_GAIN[face]]


def divers_on(s: State, reef: int) -> int:
    """Whose divers are on a reef: OWN_DIVER if the player's is, and one for each of the others."""
    divers = 0
    for seat in range(s.seats):
        if s.diver[seat] == reef:
            divers += OWN_DIVER if seat == s.active else 1
    return divers


def divers_share(seats: int, divers: int, points: int) -> int:
    """CO-Z5: what points beside a space are worth when a die comes to lie there."""
    own, others = divers // OWN_DIVER, divers % OWN_DIVER
    return (own * POINT * points + others * theirs(seats, points)) * DIVER_SHARE // 100


OWN_DIVER = box.SEATS
DIVERS_SHARE = tuple(  # by the number of players, the divers on the reef, and the space
    tuple(tuple(divers_share(seats, divers, points) for points in box.SPACE_POINTS) for divers in range(2 * OWN_DIVER))
    for seats in range(box.SEATS + 1)
)


def octopus_value(s: State, reef: int, prospects: tuple[int, ...]) -> int:
    """CO-A4: points now, those of others, and what the octopus will bring until the end."""
    now = POINT * (SIZE[s.dice[reef]] + 1) + prospects[OCTOPUSES_NOW] - octopus_pay(s, reef)
    return now + OCTOPUS_VALUE * (prospects[OCTOPUSES_LATER] + dice_to_come(s, reef) * SIZE[s.dice[reef]] // 4)


def octopuses_now(s: State) -> int:
    """CO-A4: what all octopuses on reefs pay when one is set elsewhere."""
    points = 0
    for reef in range(box.REEFS):
        points += octopus_pay(s, reef)
    return points


def octopus_pay(s: State, reef: int) -> int:
    """CO-A4: what the octopus of a reef pays when one is set elsewhere, to the player or to another."""
    owner = s.octopus[reef]
    if owner == state.NOBODY:
        return 0
    return POINT if owner == s.active else THEIRS[s.seats]


def octopuses_later(s: State) -> int:
    """CO-A4: octopuses still to be set, as far as there are turns to see it."""
    sets = 0
    for seat in range(s.seats):
        sets += s.octopuses[seat]
    return min(sets, own_turns(s))


def dice_to_come(s: State, colour: int) -> int:
    """How many dice of a colour can still be placed."""
    return min(dice_left(s, colour), s.turns)


def leaving(s: State) -> int:
    """CO-A5, CO-Z5: what it brings to leave the diver's reef: less what that would pay, and the chest left behind."""
    left = s.diver[s.active]
    if left == state.NOWHERE:
        return 0
    chest = CHEST_VALUE if is_free(s, left, box.TREASURE) and s.reef_chests >> left & 1 else 0
    return chest - reef_outlook(s, left)


def reef_outlook(s: State, reef: int) -> int:
    """CO-Z5: what a reef can be expected to pay in the end."""
    covered = reef_points(s, reef)
    growth = GROWTH[dice_to_come(s, reef)][free_spaces(s, reef)]
    return POINT * covered + growth * (box.FULL_REEF - covered) // POINT


def island_value(s: State, colour: int, card: int) -> int:
    """CO-I1: an island card, or the better one of two; two points for the octopus of that colour."""
    owner = s.octopus[colour]
    if owner == state.NOBODY:
        return card
    return card + (OWN_OCTOPUS if owner == s.active else OTHER_OCTOPUS)


# — what a bonus is worth —


def turtle_value(s: State, turtle: int, prospects: tuple[int, ...]) -> int:
    """CO-B8: what a turtle's bonus brings."""
    if box.TURTLE_BONUS[turtle] != box.COPY_BONUS:
        return bonus_value(s, box.TURTLE_BONUS[turtle], prospects)
    best = 0
    for other in range(box.TURTLE_KINDS):
        if s.side_turtles >> other & 1:
            best = max(best, bonus_value(s, box.TURTLE_BONUS[other], prospects))
    return best


def bonus_value(s: State, kind: int, prospects: tuple[int, ...]) -> int:
    """CO-B8: what the bonus of a turtle brings, but for the copying one."""
    if kind == box.WHITE_DIE_BONUS:
        return WHITE_VALUE if s.island_white else 0
    if kind == box.JELLYFISH_BONUS:
        return POINT * way_to_jellyfish(s)
    if kind == box.STINGRAY_BONUS:
        return stingray_value(s)
    if kind == box.STARFISH_BONUS:
        return prospects[box.STARFISH_SORT]
    if kind == box.ISLAND_BONUS:
        return prospects[box.ISLAND]
    if kind == box.FISH_BONUS:
        return prospects[box.FISH_SORT]
    if kind == box.SIDE_CHEST_BONUS:
        return CHEST_VALUE if s.side_chests else 0
    return 0


def stingray_value(s: State) -> int:
    """CO-X1: what a stingray adds, if one is left."""
    return fish_gain(s, s.stingrays[s.active]) if stingrays_left(s) else 0
