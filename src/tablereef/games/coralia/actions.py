"""The six actions, and the island."""

from tablereef.games.coralia import components as box
from tablereef.games.coralia import events, state, steps
from tablereef.games.coralia.bonuses import bonus, earn
from tablereef.games.coralia.cards import draw_cards, look
from tablereef.games.coralia.state import SIZE, State, is_free, pile_size
from tablereef.kernel.pending import push
from tablereef.kernel.steps import Ask
from tablereef.kernel.story import tell


def act(s: State, reef: int, face: int) -> None:
    """CO-T4: the action of a die that was placed on its space."""
    if face == box.PEARL:
        draw_cards(s, box.PEARL_SORT, box.PEARL_CARDS)
    elif face == box.FISH:
        look(s, box.FISH_SORT, box.FISH_CARDS)
    elif face == box.STARFISH:
        look(s, box.STARFISH_SORT, box.STARFISH_CARDS)
    elif face == box.OCTOPUS:
        set_octopus(s, reef)
    elif face == box.DIVER:
        dive(s, reef)
    else:
        meet_turtle(s, reef)


def set_octopus(s: State, reef: int) -> None:
    """CO-A4: points for the dice on this reef, and for every octopus that is already on another."""
    s.octopus[reef] = s.active
    s.octopuses[s.active] -= 1
    earn(s, s.active, SIZE[s.dice[reef]], events.FOR_OCTOPUS)
    for other in range(box.REEFS):
        if other != reef and s.octopus[other] != state.NOBODY:
            earn(s, s.octopus[other], box.OCTOPUS_ELSEWHERE_POINTS, events.FOR_OCTOPUS_ELSEWHERE)


def dive(s: State, reef: int) -> None:
    """CO-A5: the diver arrives; CO-A6: what it leaves behind slides only onto a bare treasure space."""
    left = s.diver[s.active]
    tell(s, events.DIVED, s.active, reef)
    s.diver[s.active] = reef
    if left != state.NOWHERE and is_free(s, left, box.TREASURE):
        slide(s, left)
        if s.reef_chests >> left & 1:
            s.reef_chests -= 1 << left
            push(s.pending, steps.OPENING, 1)


def slide(s: State, reef: int) -> None:
    """CO-A5: the die goes from the diver space to the treasure space, a white one too (CO-X4)."""
    tell(s, events.SLID, reef)
    s.dice[reef] += (1 << box.TREASURE) - (1 << box.DIVER)
    if s.white[reef] >> box.DIVER & 1:
        s.white[reef] += (1 << box.TREASURE) - (1 << box.DIVER)


def meet_turtle(s: State, reef: int) -> None:
    """CO-A7: its bonus at once; then it keeps dice."""
    turtle = s.reef_turtle[reef]
    tell(s, events.MET, s.active, turtle)
    s.reef_turtle[reef] = state.NO_TURTLE
    s.turtles[s.active] += 1 << turtle
    bonus(s, box.TURTLE_BONUS[turtle])


def land_on_island(s: State, colour: int) -> None:
    """CO-I1: an octopus of that colour pays its owner; an island card, or one of two."""
    s.island[colour] += 1
    if s.octopus[colour] != state.NOBODY:
        earn(s, s.octopus[colour], box.OCTOPUS_ISLAND_POINTS, events.FOR_OCTOPUS_ISLAND)
    if island_look(s, colour) == box.ISLAND_LOOK:
        look(s, box.ISLAND, box.ISLAND_LOOK)
    else:
        draw_cards(s, box.ISLAND, 1)


def island_look(s: State, colour: int) -> int:
    """CO-I1: how many island cards a die of a colour shows its player: another's octopus there lets choose from two."""
    owner = s.octopus[colour]
    number = 1 if owner == state.NOBODY or owner == s.active else box.ISLAND_LOOK
    return min(number, pile_size(s, box.ISLAND))


# — the white die —


def setting(s: State, menu: list[int]) -> int:
    """CO-X3: any reef with that space free."""
    n = 0
    for reef in range(box.REEFS):
        if is_free(s, reef, s.white_face):
            menu[n] = events.SET + reef
            n += 1
    return n


def set_white_die(s: State, reef: int) -> None:
    """CO-X3, CO-X4: it acts in all respects as a die of this reef."""
    face = s.white_face
    tell(s, events.WHITE_SET, s.active, reef, face)
    s.white_face = state.UNROLLED
    s.dice[reef] |= 1 << face
    s.white[reef] |= 1 << face
    act(s, reef, face)


ROWS = (Ask(steps.SETTING, setting, {events.SET: set_white_die}),)
