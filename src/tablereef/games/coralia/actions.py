"""The six actions, and the island."""

from tablereef.games.coralia.bonuses import earn, turtle_bonus
from tablereef.games.coralia.cards import draw_cards, look
from tablereef.games.coralia.components import (
    DIVER,
    FISH,
    FISH_CARDS,
    ISLAND,
    ISLAND_LOOK,
    OCTOPUS,
    OCTOPUS_ELSEWHERE_POINTS,
    OCTOPUS_ISLAND_POINTS,
    PEARL,
    PEARL_CARDS,
    REEFS,
    STARFISH,
    STARFISH_CARDS,
    TREASURE,
)
from tablereef.games.coralia.events import (
    DIVED,
    FOR_OCTOPUS,
    FOR_OCTOPUS_ELSEWHERE,
    FOR_OCTOPUS_ISLAND,
    MET,
    SLID,
)
from tablereef.games.coralia.state import NO_TURTLE, NOBODY, NOWHERE, OPENING, SIZE, State, is_free
from tablereef.kernel.pending import push
from tablereef.kernel.story import tell


def act(s: State, reef: int, face: int) -> None:
    """CO-T4: the action of a die that was placed on its space."""
    if face == PEARL:
        draw_cards(s, PEARL, PEARL_CARDS)
    elif face == FISH:
        look(s, FISH, FISH_CARDS)
    elif face == STARFISH:
        look(s, STARFISH, STARFISH_CARDS)
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
    turtle_bonus(s, turtle)


def land_on_island(s: State, colour: int) -> None:
    """CO-I1: an island card; an octopus of that colour pays its owner, and another's lets choose from two cards."""
    s.island[colour] += 1
    owner = s.octopus[colour]
    if owner != NOBODY:
        earn(s, owner, OCTOPUS_ISLAND_POINTS, FOR_OCTOPUS_ISLAND)
    if owner == NOBODY or owner == s.active:
        draw_cards(s, ISLAND, 1)
    else:
        look(s, ISLAND, ISLAND_LOOK)
