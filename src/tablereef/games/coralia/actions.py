"""The six actions, and the island."""

from tablereef.games.coralia.bonuses import bonus, earn
from tablereef.games.coralia.cards import draw_cards, look
from tablereef.games.coralia.components import (
    DIVER,
    FISH,
    FISH_CARDS,
    FISH_SORT,
    ISLAND,
    ISLAND_LOOK,
    OCTOPUS,
    OCTOPUS_ELSEWHERE_POINTS,
    OCTOPUS_ISLAND_POINTS,
    PEARL,
    PEARL_CARDS,
    PEARL_SORT,
    REEFS,
    STARFISH,
    STARFISH_CARDS,
    STARFISH_SORT,
    TREASURE,
    TURTLE_BONUS,
)
from tablereef.games.coralia.events import (
    DIVED,
    FOR_OCTOPUS,
    FOR_OCTOPUS_ELSEWHERE,
    FOR_OCTOPUS_ISLAND,
    MET,
    SLID,
)
from tablereef.games.coralia.state import NO_TURTLE, NOBODY, NOWHERE, OPENING, SIZE, State, is_free, pile_size
from tablereef.kernel.pending import push
from tablereef.kernel.story import tell


def act(s: State, reef: int, face: int) -> None:
    """CO-T4: the action of a die that was placed on its space."""
    if face == PEARL:
        draw_cards(s, PEARL_SORT, PEARL_CARDS)
    elif face == FISH:
        look(s, FISH_SORT, FISH_CARDS)
    elif face == STARFISH:
        look(s, STARFISH_SORT, STARFISH_CARDS)
    elif face == OCTOPUS:
        set_octopus(s, reef)
    elif face == DIVER:
        dive(s, reef)
    else:
        meet_turtle(s, reef)


def set_octopus(s: State, reef: int) -> None:
    """CO-A4: points for the dice on this reef, and for every octopus that is already on another."""
    s.octopus[reef] = s.active
    s.octopuses[s.active] -= 1
    earn(s, s.active, SIZE[s.dice[reef]], FOR_OCTOPUS)
    for other in range(REEFS):
        if other != reef and s.octopus[other] != NOBODY:
            earn(s, s.octopus[other], OCTOPUS_ELSEWHERE_POINTS, FOR_OCTOPUS_ELSEWHERE)


def dive(s: State, reef: int) -> None:
    """CO-A5: the diver arrives; CO-A6: what it leaves behind slides only onto a bare treasure space."""
    left = s.diver[s.active]
    s.diver[s.active] = reef
    tell(s, DIVED, s.active, reef)
    if left != NOWHERE and is_free(s, left, TREASURE):
        slide(s, left)
        if s.reef_chests >> left & 1:
            s.reef_chests -= 1 << left
            push(s.pending, OPENING, 1)


def slide(s: State, reef: int) -> None:
    """CO-A5: the die goes from the diver space to the treasure space, a white one too (CO-X4)."""
    tell(s, SLID, reef)
    s.dice[reef] += (1 << TREASURE) - (1 << DIVER)
    if s.white[reef] >> DIVER & 1:
        s.white[reef] += (1 << TREASURE) - (1 << DIVER)


def meet_turtle(s: State, reef: int) -> None:
    """CO-A7: its bonus at once; then it keeps dice."""
    turtle = s.reef_turtle[reef]
    s.reef_turtle[reef] = NO_TURTLE
    s.turtles[s.active] += 1 << turtle
    tell(s, MET, s.active, turtle)
    bonus(s, TURTLE_BONUS[turtle])


def land_on_island(s: State, colour: int) -> None:
    """CO-I1: an octopus of that colour pays its owner; an island card, or one of two."""
    s.island[colour] += 1
    if s.octopus[colour] != NOBODY:
        earn(s, s.octopus[colour], OCTOPUS_ISLAND_POINTS, FOR_OCTOPUS_ISLAND)
    if island_look(s, colour) == ISLAND_LOOK:
        look(s, ISLAND, ISLAND_LOOK)
    else:
        draw_cards(s, ISLAND, 1)


def island_look(s: State, colour: int) -> int:
    """CO-I1: how many island cards a die of a colour shows its player: another's octopus there lets choose from two."""
    owner = s.octopus[colour]
    number = 1 if owner == NOBODY or owner == s.active else ISLAND_LOOK
    return min(number, pile_size(s, ISLAND))
