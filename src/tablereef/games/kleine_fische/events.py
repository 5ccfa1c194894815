"""All events and happenings of Kleine Fische: the one table of their codes and readable forms."""

from collections.abc import Sequence

from tablereef.games.kleine_fische import board
from tablereef.games.kleine_fische import components as box
from tablereef.games.kleine_fische.board import (
    DIRECTIONS,
    ENDS,
    ENTRIES,
    NO_CELL,
    SIZE_OF_BOARD,
    direction,
    is_horizontal,
)
from tablereef.games.kleine_fische.components import RANK_OF, SHELLS, SPECIES, SPECIES_OF
from tablereef.kernel.codes import Codes, Domain, Happenings, Kind, fleeting, numbers, revealing, seats, secret
from tablereef.kernel.words import Value, Words

SEAT = seats(box.SEATS)
COLUMN_LETTERS = "ABCDE"
SPECIES_WORDS = tuple(Words(f"species-{name}") for name in SPECIES)
CAVE_NAMES = tuple(name.removesuffix("_a").removesuffix("_b") for name in box.CAVES)  # two rainbows, two chests
COPIES = ("", "_ink", "a", "b", "a", "b", "")  # what tells fish of equal points apart in their names


def fish_words(fish: int) -> Words:
    """A fish in words: its species, its shells, its octopus points."""
    species, rank = SPECIES_WORDS[SPECIES_OF[fish]], RANK_OF[fish]
    return Words("fish", {"species": species, "shells": SHELLS[rank], "ink": box.INK[rank]})


def cave_words(cave: int) -> Words:
    """A cave card in words."""
    return Words(f"cave-{CAVE_NAMES[cave]}")


def cell_words(cell: int) -> Words:
    """A place of a card by the letter of its column and its row, counted from the boat: A1 to E5."""
    return Words("cell", {"column": COLUMN_LETTERS[cell % SIZE_OF_BOARD], "row": cell // SIZE_OF_BOARD + 1})


def space_words(space: int) -> Words:
    """A space by the two cards between which it lies, or by the one at the border."""
    one, other = board.BESIDE[space]
    if NO_CELL not in (one, other):
        return Words("space-between", {"one": cell_words(one), "other": cell_words(other)})
    sides = ("above", "below") if is_horizontal(space) else ("left", "right")
    return Words(f"space-{sides[other == NO_CELL]}", {"cell": cell_words(max(one, other))})


def heading_words(jump: Sequence[int]) -> dict[str, Value]:
    """Where a diver faces after a jump: left or right, up or down, as its space lies."""
    space, end = ENTRIES[jump[0]], jump[1]
    return {"heading": Words(f"heading-{DIRECTIONS[direction(space, ENDS[space][end])]}")}


FISH = Domain(
    "fish", tuple(f"{SPECIES[SPECIES_OF[f]]}-{SHELLS[RANK_OF[f]]}{COPIES[RANK_OF[f]]}" for f in range(box.FISH_CARDS)),
    fish_words,
)  # fmt: skip
CAVE = Domain("cave", box.CAVES, cave_words)
BACK = Domain("back", box.BACKS)
CELL = Domain("cell", tuple(f"{i}.{j}" for i in range(SIZE_OF_BOARD) for j in range(SIZE_OF_BOARD)), cell_words)
SPACE = Domain("space", (*(f"h{i}.{j}" for i, j in board.ACROSS), *(f"v{i}.{j}" for i, j in board.DOWN)), space_words)
ENTRY = Domain("space", tuple(SPACE.names[space] for space in ENTRIES), lambda entry: space_words(ENTRIES[entry]))
END = Domain("heading", ("back", "on"))
COLUMN = Domain("column", range(SIZE_OF_BOARD), lambda column: COLUMN_LETTERS[column])
RESULT = Domain("result", box.DIE_RESULTS, lambda i: box.DIE_RESULTS[i])

CHOICES = Codes(
    "choice",
    Kind("swap", column=COLUMN, cell=CELL),  # KF-D2: a cave of the top row with a fish
    Kind("jump", heading_words, space=ENTRY, heading=END),  # KF-D1: from the boat; back: left or up, on: right or down
    Kind("move", space=SPACE),
    Kind("arrive"),  # KF-C2: the fins carry no further
    Kind("turn_round"),  # KF-M5
    Kind("decline"),  # KF-M6: not to turn round
    Kind("play", cave=revealing(CAVE)),  # KF-C1
    Kind("look", cell=CELL),  # KF-C3
    Kind("turn_up", cell=CELL),
    Kind("explore", cell=CELL),
    Kind("swim_on"),
    Kind("stop"),
    Kind("octopus", space=SPACE),
    Kind("octopus_stays"),
    Kind("rob", seat=SEAT),
    Kind("spare"),  # KF-O6: rob nobody
    Kind("announce", number=numbers(1, box.MOST_ANNOUNCED)),
    Kind("again"),  # KF-C5: the second roll of Roll Again 2×
    Kind("accept"),  # KF-C5: no further roll
)
(
    SWAP, JUMP, MOVE, ARRIVE, TURN_ROUND, DECLINE, PLAY, LOOK, TURN_UP, EXPLORE, SWIM_ON, STOP,
    OCTOPUS, OCTOPUS_STAYS, ROB, SPARE, ANNOUNCE, AGAIN, ACCEPT,
) = CHOICES.firsts  # fmt: skip

CHANCES = Codes(
    "chance",
    Kind("first", seat=SEAT),  # the first player
    Kind("next", back=BACK),  # the back that comes to the top of the pile
    Kind("reveal", fish=FISH),  # a fish turned up
    Kind("glimpse", fish=FISH),  # a fish looked at by light
    Kind("enter", cave=CAVE),  # the explored cave when taken
    Kind("die", result=RESULT),
    Kind("steal", fish=FISH),  # drawn blindly by the robber
    Kind("forfeit", fish=FISH),  # drawn blindly by the one who was to be robbed
)
FIRST, NEXT, REVEAL, GLIMPSE, ENTER, DICE, STEAL, FORFEIT = CHANCES.firsts

HAPPENINGS = Happenings(
    Kind("began", seat=SEAT),
    Kind("swapped", seat=SEAT, column=COLUMN, cell=CELL),
    Kind("jumped", seat=SEAT, space=SPACE),
    Kind("moved", seat=SEAT, space=SPACE),
    Kind("turned_round", seat=SEAT),
    Kind("passed", seat=SEAT),  # the turn ended at once
    Kind("played", seat=SEAT, cave=CAVE),
    Kind("looked", seat=SEAT, cell=CELL, fish=fleeting(secret(FISH))),
    Kind("turned_up", seat=SEAT, cell=CELL, fish=fleeting(FISH)),
    Kind("hidden", seat=SEAT, fish=fleeting(FISH)),  # a pair, and what lay between
    Kind("explored", seat=SEAT, back=BACK),
    Kind("stopped", seat=SEAT),
    Kind("octopus_moved", seat=SEAT, space=SPACE),
    Kind("announced", seat=SEAT, victim=SEAT, number=numbers(1, box.MOST_ANNOUNCED)),
    Kind("rolled", seat=SEAT, result=RESULT),
    Kind("stole", seat=SEAT, victim=SEAT, fish=fleeting(secret(FISH))),
    Kind("failed", seat=SEAT, victim=SEAT),
    Kind("collected", seat=SEAT, fish=fleeting(FISH)),
    Kind("entered", seat=SEAT, cave=secret(CAVE)),
    Kind("laid", cell=CELL, back=BACK),  # from the pile
    Kind("ended"),
    reasons=("passed", "hidden"),
)
(
    BEGAN, SWAPPED, JUMPED, MOVED, TURNED_ROUND, PASSED, PLAYED, LOOKED, TURNED_UP, HIDDEN, EXPLORED, STOPPED,
    OCTOPUS_MOVED, ANNOUNCED, ROLLED, STOLE, FAILED, COLLECTED, ENTERED, LAID, ENDED,
) = HAPPENINGS.numbers  # fmt: skip


def part_words(i: int) -> Words:
    """A part of the score: a species, or what cave cards bring."""
    names = ("part-rainbow", "part-caves", "part-chests")
    return SPECIES_WORDS[i] if i < len(SPECIES) else Words(names[i - len(SPECIES)])
