"""Kleine Fische ganz groß! under test."""

import random
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from tablereef.games.kleine_fische import GAME
from tablereef.games.kleine_fische.board import CELLS, SPACES
from tablereef.games.kleine_fische.components import (
    BACK_COUNT,
    CAVE_CARDS,
    DIFFICULTIES,
    FISH_BACK,
    OF_EACH_DIFFICULTY,
    RANK_OF,
    RANKS,
    SEATS,
    SPECIES_COUNT,
    SPECIES_OF,
)
from tablereef.games.kleine_fische.events import ANNOUNCE, OCTOPUS, OCTOPUS_STAYS, ROB, SPARE
from tablereef.games.kleine_fische.memory import remember_collected
from tablereef.games.kleine_fische.setup import setup
from tablereef.games.kleine_fische.state import (
    ALL_CAVES,
    ALL_OF_DIFFICULTY,
    ALL_RANKS,
    EMPTY,
    UNKNOWN,
    VIEWERS,
    Fish,
    State,
    put,
    take,
)
from tablereef.kernel.game import Game
from tablereef.kernel.masks import SIZE, nth
from tablereef.kernel.struct import flat, unflat
from tablereef.testing import Specimen
from tests.known import Picture, Playthrough, Ways

# — what random play hardly meets —


def deal(s: Any, rng: random.Random) -> None:
    """In two games of three: cave cards and fish out of the pile to the seats, and the octopus out of its cave."""
    share = rng.choice((0.0, 0.5, 1.0))
    if share:
        s.octopus = rng.randrange(SPACES)
    for cave in range(CAVE_CARDS):
        if rng.random() < share:
            give_cave(s, cave, rng.randrange(s.seats))
    for _ in range(int(20 * share)):
        give_fish(s, rng.randrange(s.fish.n), rng.randrange(s.seats))


def give_cave(s: Any, cave: int, seat: int) -> None:
    """A cave card that nobody has seen to a seat, whose backs all see."""
    s.caves -= 1 << cave
    s.held[seat] |= 1 << cave
    s.held_n[seat][cave // OF_EACH_DIFFICULTY] += 1
    s.pile[1 + cave // OF_EACH_DIFFICULTY] -= 1
    s.pile_n -= 1


def give_fish(s: Any, i: int, seat: int) -> None:
    """Fish number i of the pile to a seat, as all have seen."""
    fish = nth(s.fish.ranks, i, RANKS)
    take(s.fish, fish)
    put(s.stack[seat], fish)
    s.stack_n[seat] += 1
    remember_collected(s, fish, seat)
    s.pile[FISH_BACK] -= 1
    s.pile_n -= 1


def robbers_choices(s: Any, menu: list[int]) -> int:
    """Only what leads to a robbery, wherever something does: random players hardly ever meet with the octopus."""
    legal = menu[: GAME.choices(s, menu)]
    met = [code for code in legal if OCTOPUS <= code < OCTOPUS_STAYS and code - OCTOPUS in s.diver[: s.seats]]
    moves = [code for code in legal if OCTOPUS <= code < OCTOPUS_STAYS]
    robberies = [code for code in legal if ROB <= code < SPARE or ANNOUNCE <= code < ANNOUNCE + 2]
    wanted = met or moves or robberies or legal
    menu[: len(wanted)] = wanted
    return len(wanted)


def setup_with_caves(s: State, seats: int, options: Sequence[int]) -> None:
    """All cave cards are dealt out, in turn."""
    setup(s, seats, options)
    for cave in range(CAVE_CARDS):
        give_cave(s, cave, cave % seats)


def starting_at(*cards: str, **laid: Any) -> Game:
    """A game from a position in the middle: the first events only lay the board."""

    def setup_there(s: Any, seats: int, options: Sequence[int]) -> None:
        from tests.rules.kleine_fische.table import lay  # which counts cards by this file

        unflat(s, flat(lay(*cards, **laid).s))

    return replace(GAME, setup=setup_there)


# — every card is in exactly one place, in the Python that compiles —


def conserved(s: Any) -> bool:
    """Every fish and every cave is in exactly one place, backs agree with faces, memories contain the truth."""
    return backs_agree(s) and faces_agree(s) and fish_agree(s) and caves_agree(s) and memories_agree(s)


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


def faces_agree(s: Any) -> bool:
    """A face is noted where somebody saw it, and what lies face up is so in both notes of it."""
    for cell in range(CELLS):
        if (s.face[cell] != UNKNOWN) != (s.shown[cell] != 0 or s.lit[cell] != 0):
            return False
    up = 0
    for i in range(s.up_n):
        up += 1 << s.up[i]
        if not s.shown[s.up[i]]:
            return False
    return bool(up == s.open)


def fish_agree(s: Any) -> bool:
    """The fish of each species, wherever they are, are its seven ranks."""
    number = s.fish.n
    for seat in range(s.seats):
        number += s.stack_n[seat]
        if s.stack_n[seat] != s.stack[seat].n or not is_counted(s.stack[seat]):
            return False
    if not is_counted(s.fish):
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


def is_counted(fish: Fish) -> bool:
    """Whether a collection has as many fish as it says."""
    n = 0
    for species in range(SPECIES_COUNT):
        n += SIZE[fish.ranks[species]]
    return n == fish.n


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
    """KF-K4: every viewer takes the truth to be possible, and nothing that lies elsewhere; the own stack is certain."""
    for species in range(SPECIES_COUNT):
        collected = 0
        for seat in range(s.seats):
            collected |= s.stack[seat].ranks[species]
        for viewer in range(VIEWERS):
            for seat in range(SEATS):
                may, ranks = s.memory[viewer].may[seat][species], s.stack[seat].ranks[species]
                if may & ranks != ranks or may & ~collected or (viewer == seat and may != ranks):
                    return False
    return True


def lost_fish(s: Any) -> None:
    """A fish that nobody saw is gone."""
    s.fish.ranks[3] = s.fish.ranks[3] & s.fish.ranks[3] - 1 if s.fish.ranks[3] else 0


def doubled_fish(s: Any) -> None:
    """What the first player has is unseen, too."""
    s.fish.ranks[0] += s.stack[0].ranks[0]


def lost_cave(s: Any) -> None:
    """A cave card that was used is nowhere."""
    s.used = 0


def wrong_number(s: Any) -> None:
    """A stack says that it has one more."""
    s.stack_n[0] += 1


def wrong_back(s: Any) -> None:
    """A card of the board has another back."""
    s.back[0] = 1


def forgotten_fish(s: Any) -> None:
    """The third player takes what the first has for impossible."""
    s.memory[2].may[0][0] = 0


# — what is tried, and what came of it —

KLEINE_FISCHE = Specimen(
    GAME, conserved=conserved, secrets=frozenset({"fish", "face", "caves", "held", "stack", "memory"}), rare=deal,
    also=(replace(GAME, setup=setup_with_caves),), pace=0.3, shortest=100, slow=True,
)  # fmt: skip
ROBBERS = replace(KLEINE_FISCHE, name="kleine_fische_robbers", game=replace(GAME, choices=robbers_choices))
SPECIMENS = (KLEINE_FISCHE,)
RARE_PLAYERS = (ROBBERS,)  # in no Python that compiles
SPOILED = (lost_fish, doubled_fish, lost_cave, wrong_number, wrong_back, forgotten_fish)
PLAYTHROUGHS = (
    Playthrough("kleine_fische_2", GAME, 2, 9),
    Playthrough("kleine_fische_4_memory_aid", GAME, 4, 7, {"memory_aid": "on"}),
)
JUMP = starting_at(divers=["boat", "boat"])
SWIM = starting_at(divers=["h0.0>x0.0", "v0.5>x0.5"], caves=["fins_3 light_2", ""], octopus="v0.0")
ATTACK = starting_at(
    up="1.1=seahorse-1_ink", octopus="h2.2", stacks=["reef_shark-4", "moray-4 moray-1"],
    caves=["roll_2 octopus_3", "fins_5"],
)  # fmt: skip
WAYS = (
    Ways(JUMP, 2, {}, (22, 1290, 4004, 76258, 1868152)),
    Ways(SWIM, 2, {}, (3, 30, 2486, 57428)),
    Ways(ATTACK, 2, {}, (2, 9, 276, 1128, 5947, 96834, 1315866)),
)
REPLAYED, AUDITED = 200, 150_000
PICTURE = Picture(asks="question-deciding", shade="light", climax="must hide")
