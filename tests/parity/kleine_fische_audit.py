"""The inventory of Kleine Fische, in the Python that compiles: all 103 cards, and what is remembered of the stacks."""

from collections.abc import Sequence
from typing import Any

from tablereef.games.kleine_fische.board import CELLS
from tablereef.games.kleine_fische.components import (
    BACK_COUNT,
    CAVE_CARDS,
    DIFFICULTIES,
    FISH_BACK,
    OF_EACH_DIFFICULTY,
    RANK_OF,
    SPECIES_COUNT,
    SPECIES_OF,
)
from tablereef.games.kleine_fische.setup import setup
from tablereef.games.kleine_fische.state import (
    ALL_CAVES,
    ALL_OF_DIFFICULTY,
    ALL_RANKS,
    EMPTY,
    SIZE,
    UNKNOWN,
    VIEWERS,
    State,
)


def setup_with_caves(s: State, seats: int, options: Sequence[int]) -> None:
    """A start that random play hardly reaches: all cave cards are dealt out, in turn."""
    setup(s, seats, options)
    for cave in range(CAVE_CARDS):
        s.held[cave % seats] |= 1 << cave
        s.held_n[cave % seats][cave // OF_EACH_DIFFICULTY] += 1
        s.pile[1 + cave // OF_EACH_DIFFICULTY] -= 1
    s.pile_n -= CAVE_CARDS
    s.caves = 0


def kleine_fische_inventory(s: Any) -> bool:
    """Every fish and every cave is in exactly one place, backs agree with faces, memories contain the truth."""
    return backs_agree(s) and fish_agree(s) and caves_agree(s) and memories_agree(s)


def backs_agree(s: Any) -> bool:
    """The pile has as many cards as it has backs, and unseen fish are under backs of fish."""
    number, unseen = int(s.top != EMPTY), s.pile[FISH_BACK] + (s.top == FISH_BACK)
    for back in range(BACK_COUNT):
        number += s.pile[back]
    for cell in range(CELLS):
        if s.face[cell] != UNKNOWN and s.back[cell] != FISH_BACK:
            return False
        if s.face[cell] == UNKNOWN and s.back[cell] == FISH_BACK:
            unseen += 1
    return bool(number == s.pile_n and unseen == s.fish.n)


def fish_agree(s: Any) -> bool:
    """The fish of each species, wherever they are, are its seven ranks."""
    number = s.fish.n
    for seat in range(s.seats):
        number += s.stack_n[seat]
        if s.stack_n[seat] != s.stack[seat].n:
            return False
    for species in range(SPECIES_COUNT):
        together, fish = s.fish.ranks[species], SIZE[s.fish.ranks[species]]
        for seat in range(s.seats):
            together += s.stack[seat].ranks[species]
            fish += SIZE[s.stack[seat].ranks[species]]
        for cell in range(CELLS):
            if s.face[cell] != UNKNOWN and SPECIES_OF[s.face[cell]] == species:
                together += 1 << RANK_OF[s.face[cell]]
                fish += 1
                number += 1
        if together != ALL_RANKS or fish != SIZE[ALL_RANKS]:
            return False
    return bool(number == SPECIES_COUNT * SIZE[ALL_RANKS])


def caves_agree(s: Any) -> bool:
    """The cave cards, wherever they are, are the twelve, and their backs are where they can be."""
    together = s.caves + s.used
    for seat in range(s.seats):
        together += s.held[seat]
    if together != ALL_CAVES:
        return False
    for difficulty in range(DIFFICULTIES):
        first, back = difficulty * OF_EACH_DIFFICULTY, 1 + difficulty
        hidden = s.pile[back] + (s.top == back)
        for cell in range(CELLS):
            hidden += s.back[cell] == back
        number = hidden + SIZE[s.used >> first & ALL_OF_DIFFICULTY]
        for seat in range(s.seats):
            number += s.held_n[seat][difficulty]
            if s.held_n[seat][difficulty] != SIZE[s.held[seat] >> first & ALL_OF_DIFFICULTY]:
                return False
        if hidden != SIZE[s.caves >> first & ALL_OF_DIFFICULTY] or number != OF_EACH_DIFFICULTY:
            return False
    return True


def memories_agree(s: Any) -> bool:
    """Every viewer takes what is in a stack to be possible there."""
    for viewer in range(VIEWERS):
        for seat in range(s.seats):
            for species in range(SPECIES_COUNT):
                ranks = s.stack[seat].ranks[species]
                if s.memory[viewer].may[seat][species] & ranks != ranks:
                    return False
    return True
