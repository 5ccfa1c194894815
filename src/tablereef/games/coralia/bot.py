"""The game's own player: it takes what it expects to bring most points in the end.

It reads a seat's knowledge. What things are worth stands in `outlook.py` and `worth.py`; the constants below correct
that by what was measured, all else is the rules'.
"""

from tablereef.games.coralia import components as box
from tablereef.games.coralia import events
from tablereef.games.coralia.bonuses import way_to_jellyfish
from tablereef.games.coralia.components import FACE_COUNT
from tablereef.games.coralia.outlook import (
    TURNS,
    bonus_value,
    divers_on,
    island_value,
    no_prospects,
    prospects_of,
    space_value,
)
from tablereef.games.coralia.scoring import held
from tablereef.games.coralia.state import NOWHERE, State, has_figure_for, is_free
from tablereef.games.coralia.station import place_of_die
from tablereef.games.coralia.worth import gain_of, group_of, own_turns, pearl_worth, pearls_in_hand

KEEP_MARGIN = 2  # by which rolling is better than the estimates below say
SPARED_IN_SUPPLY = 27  # a die that may be left over, for each own card that counts such dice, when it is taken
SPARED_ON_STATION = 10  # and when it is placed
# Measured by playing on from thousands of positions: an action is worth WISH + so many percent (TRUST) of the estimate
# below; in the last turn, with one or two, three to five, and more own turns to come, by what is done.
PHASE = (0, 1, 1, 2, 2, 2, 3, 3, 3, 3)
PEARLS, A_FISH, A_STARFISH, AN_OCTOPUS, FIRST_DIVE, A_TURTLE, TO_ISLAND, NEXT_DIVE = range(8)
TRUST = (
    (86, 130, 112, 110, 100, 132, 127, 118),
    (83, 90, 66, 84, 77, 81, 78, 88),
    (68, 53, 30, 63, 60, 48, 51, 88),
    (71, 49, 6, 56, 79, 48, 35, 85),
)
WISH = (
    (12, -1, 3, 1, -13, 2, 6, -12),
    (-9, 1, 17, -7, -8, 10, 9, -15),
    (-15, 4, 28, -5, -24, 18, 8, -17),
    (-21, 4, 42, 2, -48, 22, 11, -14),
)
# The same for cards to choose from, by kind, and the percent of the estimate for pearls, fish and what is done at once.
CARD_WISH = (-2, -5, -7, -2, 4, 4, 5, 9, 8, 27, 9, -10, -17, 29, -12, -5, -13, -10, -8, 16, 18, 14)
CARD_WISH_PER_TURN = (0, 0, 0, 0, 0, 0, 0, 1, 1, 6, 3, -1, 6, 1, 1, 2, 3, 2, 2, 3, 1, 2)
CARD_TRUST = (63, 77, 107)
NONE = -1  # no station die
LEFTOVER_CARD = tuple(  # CO-Z4f: of each colour, the card for its leftover dice
    next(card for card in range(box.FIRST_DICE, box.CARD_KINDS) if colour in box.PAIR[card])
    for colour in range(box.REEFS)
)


def advise(s: State, menu: list[int], n: int) -> int:
    """The best of the n choices in the menu, for the seat to move."""
    prospects = prospects_of(s) if may_draw(menu[0]) else no_prospects()
    if menu[0] < events.PLACE:
        return best_roll(s, menu, n, prospects)
    best, code = value(s, menu[0], prospects), menu[0]
    for i in range(1, n):
        worth = value(s, menu[i], prospects)
        if worth > best:
            best, code = worth, menu[i]
    return code


def may_draw(code: int) -> bool:
    """Whether choices like this one may lead to cards of the piles."""
    return code < events.PICK or events.SET <= code < events.PLAY or code >= events.DRAW


def value(s: State, code: int, prospects: tuple[int, ...]) -> int:
    """What a choice is worth; comparable within one question only."""
    if code < events.LAND:
        return station_value(s, code - events.PLACE, prospects)
    if code < events.PICK:
        return station_value(s, code - events.LAND, prospects)
    if code < events.SET:
        return pick_value(s, code - events.PICK)
    if code < events.COPY:
        reef = code - events.SET
        return space_value(s, reef, s.white_face, divers_on(s, reef), prospects)
    if code < events.PLAY:
        return bonus_value(s, box.TURTLE_BONUS[code - events.COPY], prospects)
    if code < events.RAISE:
        return urgency(s, code - events.PLAY)
    if code < events.DRAW:
        return 0
    return prospects[code - events.DRAW]


# — which die to place, which card to keep —


def station_value(s: State, die: int, prospects: tuple[int, ...]) -> int:
    """What a station die brings."""
    colour, face = die // FACE_COUNT, die % FACE_COUNT
    if not is_free(s, colour, face):
        return landing_value(s, colour, prospects)
    return placing_value(s, colour, face, divers_on(s, colour), spared_by(s, colour), prospects)


def landing_value(s: State, colour: int, prospects: tuple[int, ...]) -> int:
    """What a die brings on the island, less what it would bring if left over."""
    return in_experience(prospects, TO_ISLAND, island_value(s, colour, prospects[box.ISLAND])) - spared_by(s, colour)


def placing_value(s: State, colour: int, face: int, divers: int, spared: int, prospects: tuple[int, ...]) -> int:
    """What a die brings on its free space, if it may be placed there; less what it would bring if left over."""
    if not has_figure_for(s, face):
        return 0
    done = NEXT_DIVE if face == box.DIVER and s.diver[s.active] != NOWHERE else face
    return in_experience(prospects, done, space_value(s, colour, face, divers, prospects)) - spared


def spared_by(s: State, colour: int) -> int:
    """What a die of a colour may bring if it is left over."""
    return SPARED_ON_STATION * cards_for_leftover(s, colour)


def in_experience(prospects: tuple[int, ...], done: int, estimate: int) -> int:
    """An estimate, corrected by what such actions brought at such a time."""
    phase = PHASE[prospects[TURNS]]
    return WISH[phase][done] + TRUST[phase][done] * estimate // 100


def pick_value(s: State, card: int) -> int:
    """What a card is worth among others to choose from, corrected by what such cards brought."""
    experience, pearls = CARD_WISH[card] + CARD_WISH_PER_TURN[card] * own_turns(s), pearls_in_hand(s)
    return experience + CARD_TRUST[group_of(card)] * gain_of(s, card, pearls, pearl_worth(s, pearls, 0)) // 100


def cards_for_leftover(s: State, colour: int) -> int:
    """CO-Z4f: how many cards for leftover dice of this colour the player has."""
    return held(s, s.active, LEFTOVER_CARD[colour])


# — which die to take and to keep —


def best_roll(s: State, menu: list[int], n: int, prospects: tuple[int, ...]) -> int:
    """CO-T2, CO-T3: the choice before a roll after which the best die may bring most."""
    dice = faces_of_colours(s, prospects)
    rolled = roll_value(s, NONE, dice)
    best, code = before_roll(s, menu[0], rolled, dice), menu[0]
    for i in range(1, n):
        worth = before_roll(s, menu[i], rolled, dice)
        if worth > best:
            best, code = worth, menu[i]
    return code


def faces_of_colours(s: State, prospects: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """What the dice of each colour bring by their faces, worked out once for a decision."""
    return (
        faces_of(s, box.YELLOW, prospects),
        faces_of(s, box.BLUE, prospects),
        faces_of(s, box.RED, prospects),
        faces_of(s, box.ORANGE, prospects),
        faces_of(s, box.GREEN, prospects),
        faces_of(s, box.VIOLET, prospects),
    )


def faces_of(s: State, colour: int, prospects: tuple[int, ...]) -> tuple[int, ...]:
    """What a die of a colour brings with each face; nothing where none may be rolled."""
    if not may_roll(s, colour):
        return (0, 0, 0, 0, 0, 0)
    divers, spared, landing = divers_on(s, colour), spared_by(s, colour), landing_value(s, colour, prospects)
    return (
        die_value(s, colour, box.PEARL, divers, spared, landing, prospects),
        die_value(s, colour, box.FISH, divers, spared, landing, prospects),
        die_value(s, colour, box.STARFISH, divers, spared, landing, prospects),
        die_value(s, colour, box.OCTOPUS, divers, spared, landing, prospects),
        die_value(s, colour, box.DIVER, divers, spared, landing, prospects),
        die_value(s, colour, box.TURTLE, divers, spared, landing, prospects),
    )


def die_value(
    s: State, colour: int, face: int, divers: int, spared: int, landing: int, prospects: tuple[int, ...]
) -> int:
    """What a die brings with a face: on its space, or where that is taken, what landing brings."""
    return placing_value(s, colour, face, divers, spared, prospects) if is_free(s, colour, face) else landing


def may_roll(s: State, colour: int) -> bool:
    """CO-T2: whether a die of this colour is on the station, or may be taken."""
    if s.station_n < box.STATION_DICE and s.supply[colour]:
        return True
    for i in range(s.station_n):
        if s.colour[i] == colour:
            return True
    return False


def before_roll(s: State, code: int, rolled: int, dice: tuple[tuple[int, ...], ...]) -> int:
    """What the best die may bring after one of a colour was taken, after the roll, or after one was kept."""
    if code < events.ROLL:
        spared = SPARED_IN_SUPPLY * cards_for_leftover(s, code)
        return hope(dice[code], rolled) - spared
    if code == events.ROLL:
        return rolled
    colour, face = (code - events.KEEP) // FACE_COUNT, (code - events.KEEP) % FACE_COUNT
    return roll_value(s, place_of_die(s, colour, face), dice) - KEEP_MARGIN


def roll_value(s: State, also: int, dice: tuple[tuple[int, ...], ...]) -> int:
    """What the best station die may bring when all are rolled but those kept, and one also."""
    best = 0
    for i in range(s.station_n):
        if s.kept >> i & 1 or i == also:
            best = max(best, dice[s.colour[i]][s.face[i]])
    for i in range(s.station_n):
        if not s.kept >> i & 1 and i != also:
            best = hope(dice[s.colour[i]], best)
    return best


def hope(faces: tuple[int, ...], best: int) -> int:
    """What the better one may bring: what there is, or a die that is rolled."""
    pearl, fish, starfish, octopus, diver, turtle = faces
    total = max(pearl, best) + max(fish, best) + max(starfish, best)
    total += max(octopus, best) + max(diver, best) + max(turtle, best)
    return total // FACE_COUNT


# — the starfish cards —


def urgency(s: State, card: int) -> int:
    """CO-Z3: dice on the island before a white one leaves it, then what may bring more, then what counts it."""
    if card == box.PER_ISLAND_DIE:
        return 9
    if card == box.JELLYFISH_CARD:
        return 8 if way_to_jellyfish(s) >= box.JELLYFISH_STEP - 1 else 1
    if card in (box.PER_TURTLE, box.PER_CHEST):
        return 2
    return 5
