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
from tablereef.games.kleine_fische.state import ANY_WAY, BOAT, UNKNOWN, State, is_face_down_fish, level_of_back
from tablereef.kernel.masks import SIZE, has

POINT = 100
A_FISH = 15  # what a fish is worth that adds no points: ties, and a thief may draw it instead of a better one
CAVE_WISH = (150, 200, 250, 300)  # what a cave card of each difficulty is worth
PRICE = box.UNUSED_CAVE_POINTS * POINT + 20  # what playing a cave card must bring
A_WAY_ON = 4  # what a face-down fish further ahead is worth
UNSEEN_FISH = 150  # what a fish drawn from a stack that the seat does not know is worth


def apart(one: int, other: int) -> int:
    """How many spaces lie between two crossings."""
    return abs(one // board.LINES - other // board.LINES) + abs(one % board.LINES - other % board.LINES)


ALL_SETS = range(1 << RANKS)  # of fish of a species, as masks of ranks
ADDED = tuple(  # KF-E1: of each set, the points that its fish would add, one by one, to a best one of so many
    tuple(sum(max(box.SHELLS[rank] - best, 0) for rank in range(RANKS) if ranks >> rank & 1) for ranks in ALL_SETS)
    for best in range(max(box.SHELLS) + 1)
)
DISTANCE = tuple(  # of each crossing and space, how many movements from the one onto the other
    tuple(1 + min(apart(at, board.ENDS[space][0]), apart(at, board.ENDS[space][1])) for space in range(board.SPACES))
    for at in range(board.CROSSINGS)
)
SUCCESSES = tuple(sum(succeeds(side, number) for side in box.DIE) for number in range(box.MOST_ANNOUNCED + 1))
BACKFIRES = sum(backfires(side) for side in box.DIE)


def advise(s: State, menu: list[int], n: int) -> int:
    """The best of the n choices in the menu, for the seat to move."""
    lying, hoped = haul(s, s.up_n), hope(s)
    best, code = value(s, menu[0], lying, hoped), menu[0]
    for i in range(1, n):
        worth = value(s, menu[i], lying, hoped)
        if worth > best:
            best, code = worth, menu[i]
    return code


def value(s: State, code: int, lying: int, hoped: int) -> int:
    """What a choice is worth; comparable within one question only."""
    if code < events.JUMP:
        return 0  # a swap is as good as another
    if code < events.MOVE:
        space, end = board.ENTRIES[(code - events.JUMP) // 2], (code - events.JUMP) % 2
        return arriving(s, space, board.ENDS[space][end], lying, hoped)
    if code < events.PLAY:
        return moving(s, code, lying, hoped)
    if code < events.LOOK:
        return playing(s, code - events.PLAY, lying, hoped)
    if code < events.TURN_UP:
        return looking(s, code - events.LOOK)
    if code < events.OCTOPUS:
        return diving(s, code, lying, hoped)
    if code < events.ROB:
        return steering(s, code)
    return robbing(s, code)


# — diving —


def gains(s: State, species: int, ranks: int) -> int:
    """KF-E1: what each of these fish would add to the own collection, added up."""
    return A_FISH * SIZE[ranks] + POINT * ADDED[best_of_species(s, s.active, species)][ranks]


def gain(s: State, fish: int) -> int:
    """What a fish adds to the own collection."""
    return gains(s, SPECIES_OF[fish], 1 << box.RANK_OF[fish])


def haul(s: State, n: int) -> int:
    """What the first n fish that lie face up bring when they are collected."""
    total = 0
    for k in range(n):
        total += gain(s, s.face[s.up[k]])
    return total


def after(s: State, fish: int, lying: int) -> int:
    """What the haul is once this fish has been turned up: one more, or what a pair leaves."""
    twin = place_of_species(s, SPECIES_OF[fish])
    return haul(s, twin) if twin < s.up_n else lying + gain(s, fish)


def hope(s: State) -> int:
    """What the haul is on average once an unseen fish has been turned up."""
    total, lying, pairs = 0, 0, 0
    for k in range(s.up_n):
        fish = s.face[s.up[k]]
        pairs |= 1 << SPECIES_OF[fish]
        total += SIZE[s.fish.ranks[SPECIES_OF[fish]]] * lying  # KF-D7: its twin leaves what came before
        lying += gain(s, fish)
    for species in range(SPECIES_COUNT):
        if not has(pairs, species):
            ranks = s.fish.ranks[species]
            total += SIZE[ranks] * lying + gains(s, species, ranks)
    return total // s.fish.n if s.fish.n else 0


def card(s: State, cell: int, lying: int, hoped: int) -> int:
    """What a neighbouring card brings, turned up or explored, or NOT_POSSIBLE; a known pair may bring nothing."""
    action = card_beside(s, cell)
    if action == NOT_POSSIBLE:
        return NOT_POSSIBLE
    if action >= events.EXPLORE:
        return lying + CAVE_WISH[level_of_back(s.back[cell])]
    return after(s, s.face[cell], lying) if s.face[cell] != UNKNOWN else hoped


def beside(s: State, space: int, lying: int, hoped: int) -> int:
    """The better card beside a space; where there is none the dive ends with what lies open."""
    best = max(card(s, BESIDE[space][0], lying, hoped), card(s, BESIDE[space][1], lying, hoped))
    return best if best != NOT_POSSIBLE else lying


def arriving(s: State, space: int, heading: int, lying: int, hoped: int) -> int:
    """A space with its cards, and a little for the fish further ahead."""
    worth = beside(s, space, lying, hoped)
    for k in range(board.MOST_MEETING):
        ahead = MEETING[heading][k]
        if leads_on(s, space, ahead):
            for side in range(2):
                if BESIDE[ahead][side] != board.NO_CELL and is_face_down_fish(s, BESIDE[ahead][side]):
                    worth += A_WAY_ON
    return worth


def moving(s: State, code: int, lying: int, hoped: int) -> int:
    """A movement; KF-C2: with fins as far as they carry; who is blocked turns round."""
    here = s.diver[s.active]
    if code == events.ARRIVE:
        return arriving(s, here, s.heading[s.active], lying, hoped)
    if code == events.TURN_ROUND:
        return 1
    if code == events.DECLINE:
        return 0
    space = code - events.MOVE
    heading = other_end(space, s.heading[s.active])
    return max(arriving(s, space, heading, lying, hoped), within_reach(s, heading, s.fins - 1, lying, hoped))


def within_reach(s: State, crossing: int, spaces: int, lying: int, hoped: int) -> int:
    """The best that so many spaces further on can bring."""
    best = 0
    if spaces > 0:
        for space in range(board.SPACES):
            if DISTANCE[crossing][space] <= spaces:
                best = max(best, beside(s, space, lying, hoped))
    return best


def diving(s: State, code: int, lying: int, hoped: int) -> int:
    """Turn up, explore, stop, or swim on to the best card ahead."""
    if code < events.EXPLORE:
        return card(s, code - events.TURN_UP, lying, hoped)
    if code < events.SWIM_ON:
        return card(s, code - events.EXPLORE, lying, hoped)
    if code == events.STOP:
        return lying
    return swimming_on(s, lying, hoped)


def swimming_on(s: State, lying: int, hoped: int) -> int:
    """The best card one movement ahead, or further with fins."""
    best, heading = 0, s.heading[s.active]
    for k in range(board.MOST_MEETING):
        space = MEETING[heading][k]
        if leads_on(s, s.diver[s.active], space):
            best = max(best, beside(s, space, lying, hoped))
    return best


# — cave cards —


def playing(s: State, cave: int, lying: int, hoped: int) -> int:
    """What a cave card brings now, less the point that it counts unused."""
    if box.USE_OF[cave] == box.FINS:
        return within_reach(s, s.heading[s.active], box.STRENGTH[cave], lying, hoped) - PRICE
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
    if not is_prey_within(s, space, spaces):
        return 0
    for _ in range(spaces):
        ahead = 0
        for at in range(board.CROSSINGS):
            if here >> at & 1:
                best = max(best, robbery_around(s, at))
                ahead |= crossings_ahead(s, at)
        here = ahead & ~reached
        reached |= here
    return best


def is_prey_within(s: State, space: int, spaces: int) -> bool:
    """Whether somebody who can be robbed is no farther than so many spaces from one, by the shortest way."""
    for seat in range(s.seats):
        if seat != s.active and s.diver[seat] != BOAT and s.stack_n[seat]:
            one, other = board.ENDS[space][0], board.ENDS[space][1]
            if min(DISTANCE[one][s.diver[seat]], DISTANCE[other][s.diver[seat]]) <= spaces:
                return True
    return False


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
    best, theirs, own = 0, drawn_worth(s, victim), drawn_worth(s, s.active)
    for number in range(1, box.MOST_ANNOUNCED + 1):
        best = max(best, odds_worth(number, loot(s, victim, number) * theirs, own))
    return best


def announced_worth(s: State, victim: int, number: int) -> int:
    """KF-O7: what an announcement brings on average."""
    return odds_worth(number, loot(s, victim, number) * drawn_worth(s, victim), drawn_worth(s, s.active))


def odds_worth(number: int, won: int, lost: int) -> int:
    """KF-O7: what is won where the die shows enough, less what is lost where it backfires, over all its sides."""
    return (SUCCESSES[number] * won - BACKFIRES * lost) // len(box.DIE)


def drawn_worth(s: State, seat: int) -> int:
    """What a fish drawn blindly from a stack is worth: what it brings a thief, or what the owner loses."""
    if s.stack[seat].n == 0:
        return UNSEEN_FISH if s.stack_n[seat] else 0
    total = 0
    for species in range(SPECIES_COUNT):
        ranks = s.stack[seat].ranks[species]
        total += gains(s, species, ranks) if seat != s.active else A_FISH * SIZE[ranks] + POINT // 2 * ADDED[0][ranks]
    return total // s.stack[seat].n
