"""What is remembered of the stacks (KF-K4): collected fish were seen by all, stolen ones by two.

Each viewer has a table of the fish that may be in each stack. A theft that the viewer did not see spreads what may have
been in the robbed stack to the robber's.
"""

from tablereef.games.kleine_fische.components import RANK_OF, RANKS, SEATS, SPECIES_COUNT, SPECIES_OF
from tablereef.games.kleine_fische.state import VIEWERS, Memory, State
from tablereef.kernel.masks import SIZE, nth


def remember_collected(s: State, fish: int, seat: int) -> None:
    """KF-K4: every fish that was face up was seen by all."""
    for viewer in range(VIEWERS):
        s.memory[viewer].may[seat][SPECIES_OF[fish]] |= 1 << RANK_OF[fish]


def remember_theft(s: State, fish: int, robber: int, robbed: int) -> None:
    """KF-O8: robber and robbed know the fish; KF-K4: to all others it may be any of the stack."""
    for viewer in range(VIEWERS):
        if viewer in (robber, robbed):
            place(s.memory[viewer], fish, robber)
        else:
            spread(s.memory[viewer], robber, robbed)
        if s.stack_n[robbed] == 0:
            clear(s.memory[viewer], robbed)


def place(memory: Memory, fish: int, seat: int) -> None:
    """This fish is now in this stack and nowhere else."""
    species, bit = SPECIES_OF[fish], 1 << RANK_OF[fish]
    for other in range(SEATS):
        if memory.may[other][species] & bit:
            memory.may[other][species] -= bit
    memory.may[seat][species] |= bit


def spread(memory: Memory, robber: int, robbed: int) -> None:
    """What may have been with the robbed may now be with the robber."""
    for species in range(SPECIES_COUNT):
        memory.may[robber][species] |= memory.may[robbed][species]


def clear(memory: Memory, seat: int) -> None:
    """The whole stack went: nothing is there."""
    for species in range(SPECIES_COUNT):
        memory.may[seat][species] = 0


def fish_in_stack(s: State, seat: int) -> int:
    """From how many fish one is drawn blindly; who does not know the stack takes each that may be there as likely."""
    if s.stack[seat].n == s.stack_n[seat]:
        return s.stack_n[seat]
    n = 0
    for species in range(SPECIES_COUNT):
        n += SIZE[s.memory[s.active].may[seat][species]]
    return n


def nth_in_stack(s: State, seat: int, i: int) -> int:
    """Number i of these fish."""
    if s.stack[seat].n == s.stack_n[seat]:
        return nth(s.stack[seat].ranks, i, RANKS)
    return nth(s.memory[s.active].may[seat], i, RANKS)
