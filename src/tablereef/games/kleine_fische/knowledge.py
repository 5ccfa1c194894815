"""What a seat may know (KF-K1 to KF-K4): faces on the board, caves of others, and who has which stolen fish."""

from tablereef.games.kleine_fische import components as box
from tablereef.games.kleine_fische import state
from tablereef.games.kleine_fische.board import CELLS
from tablereef.games.kleine_fische.components import RANKS
from tablereef.games.kleine_fische.state import UNKNOWN, State, put, take
from tablereef.kernel.dice import roll
from tablereef.kernel.masks import NTH, SIZE, has, nth

VEILED = ("seats", "face", "shown", "lit", "fish", "held", "caves", "memory", "stack")  # what `conceal` needs

# — forgetting —


def conceal(s: State, seat: int) -> None:
    """Forget the faces that only others saw, their caves, and where stolen fish went."""
    for cell in range(CELLS):
        if s.face[cell] != UNKNOWN and not s.shown[cell] and not has(s.lit[cell], seat):
            put(s.fish, s.face[cell])
            s.face[cell] = UNKNOWN
    for other in range(s.seats):
        if other != seat:
            s.caves |= s.held[other]
            s.held[other] = 0
    forget_memories(s, min(seat, state.WATCHER))
    forget_stolen(s)


def forget_memories(s: State, viewer: int) -> None:
    """What others know of the stacks is not known: they are taken to know the same."""
    for other in range(s.seats):
        if other != viewer:
            for seat in range(s.seats):
                for species in range(box.SPECIES_COUNT):
                    s.memory[other].may[seat][species] = s.memory[viewer].may[seat][species]


def forget_stolen(s: State) -> None:
    """KF-K4: fish that may be in several stacks are in none."""
    for species in range(box.SPECIES_COUNT):
        stolen = doubtful(s, species)
        if stolen:
            for seat in range(s.seats):
                forgotten = s.stack[seat].ranks[species] & stolen
                s.stack[seat].ranks[species] -= forgotten
                s.stack[seat].n -= SIZE[forgotten]


def doubtful(s: State, species: int) -> int:
    """The fish of a species that may be in more than one stack."""
    once, twice = 0, 0
    for seat in range(s.seats):
        twice |= once & s.memory[0].may[seat][species]
        once |= s.memory[0].may[seat][species]
    return twice


# — imagining —


def imagine(s: State, dice: list[int]) -> None:
    """Deal the forgotten anew."""
    for cell in range(CELLS):
        if s.lit[cell] and s.face[cell] == UNKNOWN:
            s.face[cell] = nth(s.fish.ranks, roll(dice, s.fish.n), RANKS)
            take(s.fish, s.face[cell])
    for seat in range(s.seats):
        for difficulty in range(box.DIFFICULTIES):
            imagine_caves(s, dice, seat, difficulty)
    deal_stolen(s, dice)
    for seat in range(s.seats):
        know_own_stack(s, seat)


def imagine_caves(s: State, dice: list[int], seat: int, difficulty: int) -> None:
    """Cave cards with this back, each that nobody has seen equally likely."""
    first = difficulty * box.OF_EACH_DIFFICULTY
    while SIZE[s.held[seat] >> first & state.ALL_OF_DIFFICULTY] < s.held_n[seat][difficulty]:
        unseen = s.caves >> first & state.ALL_OF_DIFFICULTY
        cave = 1 << (first + NTH[unseen][roll(dice, SIZE[unseen])])
        s.caves -= cave
        s.held[seat] |= cave


def deal_stolen(s: State, dice: list[int]) -> None:
    """KF-K4: each doubtful fish to one of the stacks where it may be."""
    for species in range(box.SPECIES_COUNT):
        stolen = doubtful(s, species)
        for rank in range(box.RANKS):
            if stolen >> rank & 1:
                put(s.stack[stack_for(s, dice, species, rank)], species * box.RANKS + rank)


def stack_for(s: State, dice: list[int], species: int, rank: int) -> int:
    """A stack where this fish may be, each as likely as it has free places."""
    free = 0
    for seat in range(s.seats):
        free += free_places(s, seat, species, rank)
    i, seat = roll(dice, free), 0
    places = free_places(s, seat, species, rank)
    while i >= places:
        i -= places
        seat += 1
        places = free_places(s, seat, species, rank)
    return seat


def free_places(s: State, seat: int, species: int, rank: int) -> int:
    """How many fish of a stack are still to be imagined, if this one may be there and all others find a place then."""
    free = s.stack_n[seat] - s.stack[seat].n
    if free == 0 or not s.memory[0].may[seat][species] >> rank & 1:
        return 0
    put(s.stack[seat], species * box.RANKS + rank)
    fits = all_fit(s, seat)
    take(s.stack[seat], species * box.RANKS + rank)
    return free if fits else 0


def all_fit(s: State, seat: int) -> bool:
    """Whether no group of stacks with this one has to take more fish than it has places (Hall's condition)."""
    full = full_stacks(s)  # to any group they add fish, and no place
    for group in range(1 << s.seats):
        if group & full == full and has(group, seat) and fish_confined_to(s, group) > places_in(s, group):
            return False
    return True


def full_stacks(s: State) -> int:
    """The stacks of which no fish is still to be imagined, as a mask of seats."""
    full = 0
    for seat in range(s.seats):
        if s.stack[seat].n == s.stack_n[seat]:
            full |= 1 << seat
    return full


def fish_confined_to(s: State, group: int) -> int:
    """How many doubtful fish that lie in no stack yet may only be in these."""
    n = 0
    for species in range(box.SPECIES_COUNT):
        left = doubtful(s, species)
        if left:
            for seat in range(s.seats):
                left &= ~s.stack[seat].ranks[species]
                if not has(group, seat):
                    left &= ~s.memory[0].may[seat][species]
            n += SIZE[left]
    return n


def places_in(s: State, group: int) -> int:
    """How many fish of these stacks are still to be imagined."""
    n = 0
    for seat in range(s.seats):
        if has(group, seat):
            n += s.stack_n[seat] - s.stack[seat].n
    return n


def know_own_stack(s: State, seat: int) -> None:
    """Who has a stack knows what is in it."""
    for species in range(box.SPECIES_COUNT):
        own = s.stack[seat].ranks[species]
        for other in range(box.SEATS):
            s.memory[seat].may[other][species] &= ~own
        s.memory[seat].may[seat][species] = own
