"""The game's own player: exact odds of a pair against what lies open; caves, octopus and cave cards where they pay.

It reads a seat's knowledge. Values are hundredths of a point of the final score; `hope` is what turning up a fish that
the seat has not seen brings on average, from the exact odds of all fish it has not seen. CAVE_WISH alone is judgement.
"""

from tablereef.games.kleine_fische import board, events
from tablereef.games.kleine_fische import components as box
from tablereef.games.kleine_fische.board import BESIDE, MEETING, crossing, other_end
from tablereef.games.kleine_fische.components import RANKS, SPECIES_COUNT, SPECIES_OF
from tablereef.games.kleine_fische.dive import NOT_POSSIBLE, card_beside, leads_on, place_of_species
from tablereef.games.kleine_fische.octopus import (
    backfires,
    can_be_robbed,
    is_diver_on,
    loot,
    octopus_may_enter,
    space_for_octopus,
    succeeds,
    way_on,
)
from tablereef.games.kleine_fische.scoring import best_of_species
from tablereef.games.kleine_fische.state import ANY_WAY, UNKNOWN, State, is_face_down_fish, level_of_back

POINT = 100
A_FISH = 15  # what a fish is worth that adds no points: ties, and a thief may draw it instead of a better one
CAVE_WISH = (150, 200, 250, 300)  # what a cave card of each difficulty is worth
PRICE = box.UNUSED_CAVE_POINTS * POINT + 20  # what playing a cave card must bring
A_WAY_ON = 4  # what a face-down fish further ahead is worth
UNSEEN_FISH = 150  # what a fish drawn from a stack that the seat does not know is worth


def advise(s: State, menu: list[int], n: int) -> int:
    """The best of the n choices in the menu, for the seat to move."""
    hoped = hope(s)
    best, code = value(s, menu[0], hoped), menu[0]
    for i in range(1, n):
        worth = value(s, menu[i], hoped)
        if worth > best:
            best, code = worth, menu[i]
    return code


def value(s: State, code: int, hoped: int) -> int:
    """What a choice is worth; comparable within one question only."""
    if code < events.JUMP:
        return 0  # a swap is as good as another
    if code < events.MOVE:
        space, end = board.ENTRIES[(code - events.JUMP) // 2], (code - events.JUMP) % 2
        return arriving(s, space, board.ENDS[space][end], hoped)
    if code < events.PLAY:
        return moving(s, code, hoped)
    if code < events.LOOK:
        return playing(s, code - events.PLAY, hoped)
    if code < events.TURN_UP:
        return looking(s, code - events.LOOK)
    if code < events.OCTOPUS:
        return diving(s, code, hoped)
    if code < events.ROB:
        return steering(s, code)
    return robbing(s, code)


# — diving —


def added_by(s: State, seat: int, fish: int) -> int:
    """KF-E1: how many points a fish would add to a seat's best ones."""
    return max(box.SHELLS[box.RANK_OF[fish]] - best_of_species(s, seat, SPECIES_OF[fish]), 0)


def gain(s: State, fish: int) -> int:
    """What a fish adds to the own collection."""
    return A_FISH + POINT * added_by(s, s.active, fish)


def haul(s: State, n: int) -> int:
    """What the first n fish that lie face up bring when they are collected."""
    total = 0
    for k in range(n):
        total += gain(s, s.face[s.up[k]])
    return total


def after(s: State, fish: int) -> int:
    """What the haul is once this fish has been turned up: one more, or what a pair leaves."""
    twin = place_of_species(s, SPECIES_OF[fish])
    return haul(s, twin) if twin < s.up_n else haul(s, twin) + gain(s, fish)


def hope(s: State) -> int:
    """What the haul is on average once an unseen fish has been turned up."""
    total = 0
    for species in range(SPECIES_COUNT):
        for rank in range(RANKS):
            if s.fish.ranks[species] >> rank & 1:
                total += after(s, species * RANKS + rank)
    return total // s.fish.n if s.fish.n else 0


def card(s: State, cell: int, hoped: int) -> int:
    """What a neighbouring card brings, turned up or explored, or NOT_POSSIBLE; a known pair may bring nothing."""
    action = card_beside(s, cell)
    if action == NOT_POSSIBLE:
        return NOT_POSSIBLE
    if action >= events.EXPLORE:
        return haul(s, s.up_n) + CAVE_WISH[level_of_back(s.back[cell])]
    return after(s, s.face[cell]) if s.face[cell] != UNKNOWN else hoped


def beside(s: State, space: int, hoped: int) -> int:
    """The better card beside a space; where there is none the dive ends with what lies open."""
    best = max(card(s, BESIDE[space][0], hoped), card(s, BESIDE[space][1], hoped))
    return best if best != NOT_POSSIBLE else haul(s, s.up_n)


def arriving(s: State, space: int, heading: int, hoped: int) -> int:
    """A space with its cards, and a little for the fish further ahead."""
    worth = beside(s, space, hoped)
    for k in range(board.MOST_MEETING):
        ahead = MEETING[heading][k]
        if leads_on(s, space, ahead):
            for side in range(2):
                if BESIDE[ahead][side] != board.NO_CELL and is_face_down_fish(s, BESIDE[ahead][side]):
                    worth += A_WAY_ON
    return worth


def moving(s: State, code: int, hoped: int) -> int:
    """A movement; KF-C2: with fins as far as they carry; who is blocked turns round."""
    here = s.diver[s.active]
    if code == events.ARRIVE:
        return arriving(s, here, s.heading[s.active], hoped)
    if code == events.TURN_ROUND:
        return 1
    if code == events.DECLINE:
        return 0
    space = code - events.MOVE
    heading = other_end(space, s.heading[s.active])
    return max(arriving(s, space, heading, hoped), within_reach(s, heading, s.fins - 1, hoped))


def within_reach(s: State, crossing: int, spaces: int, hoped: int) -> int:
    """The best that so many spaces further on can bring."""
    best = 0
    for space in range(board.SPACES):
        if distance(crossing, space) <= spaces:
            best = max(best, beside(s, space, hoped))
    return best


def distance(crossing: int, space: int) -> int:
    """How many movements from a crossing onto a space."""
    return 1 + min(apart(crossing, board.ENDS[space][0]), apart(crossing, board.ENDS[space][1]))


def apart(one: int, other: int) -> int:
    """How many spaces lie between two crossings."""
    return abs(one // board.LINES - other // board.LINES) + abs(one % board.LINES - other % board.LINES)


def diving(s: State, code: int, hoped: int) -> int:
    """Turn up, explore, stop, or swim on to the best card ahead."""
    if code < events.EXPLORE:
        return card(s, code - events.TURN_UP, hoped)
    if code < events.SWIM_ON:
        return card(s, code - events.EXPLORE, hoped)
    if code == events.STOP:
        return haul(s, s.up_n)
    return swimming_on(s, hoped)


def swimming_on(s: State, hoped: int) -> int:
    """The best card one movement ahead, or further with fins."""
    best, heading = 0, s.heading[s.active]
    for k in range(board.MOST_MEETING):
        space = MEETING[heading][k]
        if leads_on(s, s.diver[s.active], space):
            best = max(best, beside(s, space, hoped))
    return best


# — cave cards —


def playing(s: State, cave: int, hoped: int) -> int:
    """What a cave card brings now, less the point that it counts unused."""
    if box.USE_OF[cave] == box.FINS:
        return within_reach(s, s.heading[s.active], box.STRENGTH[cave], hoped) - PRICE
    if box.USE_OF[cave] == box.TURBO:
        return robbery_within(s, s.ink + box.STRENGTH[cave]) - PRICE
    if box.USE_OF[cave] == box.ROLL:
        return announced_worth(s, s.victim, s.announced) - PRICE
    return 0  # a light shows less than the point that it counts unused


def looking(s: State, cell: int) -> int:
    """A fish not yet seen, near the own diver."""
    if s.face[cell] != UNKNOWN:
        return 0
    corner = crossing(cell // board.SIZE_OF_BOARD, cell % board.SIZE_OF_BOARD)
    return 20 - apart(s.heading[s.active], corner)


# — the octopus —


def steering(s: State, code: int) -> int:
    """The octopus goes where somebody can be robbed, or stays."""
    if code == events.OCTOPUS_STAYS:
        return 0
    return sending(s, code - events.OCTOPUS, s.ink)


def sending(s: State, space: int, spaces: int) -> int:
    """What it brings to send the octopus onto a space, with so many spaces to move; a longer way is a little worse."""
    if is_diver_on(s, space):
        return robbery_at(s, space)
    return best_robbery(s, space, spaces - 1) - 1


def robbery_at(s: State, space: int) -> int:
    """The best robbery among the divers on a space."""
    best = 0
    for seat in range(s.seats):
        if can_be_robbed(s, seat, space):
            best = max(best, robbery(s, seat))
    return best


def best_robbery(s: State, space: int, spaces: int) -> int:
    """The best robbery that the octopus can reach with so many spaces more once it has entered a space."""
    way, ends = way_on(s, space), 1 << board.ENDS[space][0] | 1 << board.ENDS[space][1]
    best, reached, here = 0, ends, ends if way == ANY_WAY else 1 << way  # masks of crossings
    for _ in range(spaces):
        ahead = 0
        for at in range(board.CROSSINGS):
            if here >> at & 1:
                best = max(best, robbery_around(s, at))
                ahead |= crossings_ahead(s, at)
        here = ahead & ~reached
        reached |= here
    return best


def robbery_around(s: State, at: int) -> int:
    """The best robbery one space from a crossing."""
    best = 0
    for k in range(board.MOST_MEETING):
        if octopus_may_enter(s, MEETING[at][k], at):
            best = max(best, robbery_at(s, MEETING[at][k]))
    return best


def crossings_ahead(s: State, at: int) -> int:
    """The crossings one space ahead of another, as a mask; KF-O5: a diver on the way ends the movement."""
    mask = 0
    for k in range(board.MOST_MEETING):
        space = MEETING[at][k]
        if octopus_may_enter(s, space, at) and not is_diver_on(s, space):
            mask |= 1 << other_end(space, at)
    return mask


def robbery_within(s: State, spaces: int) -> int:
    """The best robbery within so many spaces of where the octopus is."""
    best = 0
    for k in range(board.MOST_AROUND):
        space = space_for_octopus(s, k)
        if space != board.NO_SPACE:
            best = max(best, sending(s, space, spaces))
    return best


def robbing(s: State, code: int) -> int:
    """Rob whom it pays to rob, announce what pays most, roll again where that pays."""
    if code < events.SPARE:
        return robbery(s, code - events.ROB)
    if code == events.SPARE:
        return 0
    if code < events.AGAIN:
        return announced_worth(s, s.victim, code - events.ANNOUNCE + 1)
    if code == events.AGAIN:
        return announced_worth(s, s.victim, s.announced)
    return -drawn_worth(s, s.active) if backfires(s.rolled) else 0


def robbery(s: State, victim: int) -> int:
    """What robbing somebody brings with the best announcement."""
    best = 0
    for number in range(1, box.MOST_ANNOUNCED + 1):
        best = max(best, announced_worth(s, victim, number))
    return best


def announced_worth(s: State, victim: int, number: int) -> int:
    """KF-O7: what an announcement brings on average over the sides of the die."""
    total = 0
    for side in box.DIE:
        if succeeds(side, number):
            total += loot(s, victim, number) * drawn_worth(s, victim)
        elif backfires(side):
            total -= drawn_worth(s, s.active)
    return total // len(box.DIE)


def drawn_worth(s: State, seat: int) -> int:
    """What a fish drawn blindly from a stack is worth: what it brings a thief, or what the owner loses."""
    if s.stack[seat].n == 0:
        return UNSEEN_FISH if s.stack_n[seat] else 0
    total = 0
    for species in range(SPECIES_COUNT):
        for rank in range(RANKS):
            if s.stack[seat].ranks[species] >> rank & 1:
                total += gain(s, species * RANKS + rank) if seat != s.active else A_FISH + POINT * box.SHELLS[rank] // 2
    return total // s.stack[seat].n
