"""The board (KF-G1 to KF-G4): a 5×5 grid of cards, the spaces along their sides, the crossings where spaces meet.

Row 0 lies at the boat. Cells are numbered row by row. Horizontal spaces H(i, j) come first, then the vertical ones
V(i, j). A missing neighbour is NO_CELL or NO_SPACE, so that every row of a table has the same length.
"""

SIZE_OF_BOARD = 5
CELLS = 25
SPACES = 60
CROSSINGS = 36
NO_CELL = -1
NO_SPACE = -1


def horizontal(i: int, j: int) -> int:
    """H(i, j): the upper side of card C(i, j), the lower side of C(i − 1, j)."""
    return i * 5 + j


def vertical(i: int, j: int) -> int:
    """V(i, j): the left side of card C(i, j), the right side of C(i, j − 1)."""
    return 30 + i * 6 + j


def crossing(i: int, j: int) -> int:
    """X(i, j): the upper left corner of card C(i, j)."""
    return i * 6 + j


def cell(i: int, j: int) -> int:
    """C(i, j), or NO_CELL beside the board."""
    return i * 5 + j if 0 <= i < 5 and 0 <= j < 5 else NO_CELL


ENDS = tuple(  # KF-G2: the two crossings that a space joins
    [(crossing(i, j), crossing(i, j + 1)) for i in range(6) for j in range(5)]
    + [(crossing(i, j), crossing(i + 1, j)) for i in range(5) for j in range(6)]
)
BESIDE = tuple(  # KF-G3: the cards on both sides of a space
    [(cell(i - 1, j), cell(i, j)) for i in range(6) for j in range(5)]
    + [(cell(i, j - 1), cell(i, j)) for i in range(5) for j in range(6)]
)


def padded(spaces: tuple[int, ...], length: int) -> tuple[int, ...]:
    """Spaces in order, filled up with NO_SPACE."""
    return spaces + (NO_SPACE,) * (length - len(spaces))


MEETING = tuple(  # the spaces that meet at a crossing
    padded(tuple(space for space in range(SPACES) if at in ENDS[space]), 4) for at in range(CROSSINGS)
)
AROUND = tuple(  # the spaces that meet a space at either end
    padded(tuple(other for other in range(SPACES) if other != space and set(ENDS[other]) & set(ENDS[space])), 6)
    for space in range(SPACES)
)

ENTRIES = tuple(sorted([horizontal(0, j) for j in range(5)] + [vertical(0, j) for j in range(6)]))  # KF-D1
ENTRY_COUNT = 11
UNDER_ENTRY = tuple(  # KF-D1: the columns from which an entry may be reached, twice the same where it is one
    (BESIDE[space][1], BESIDE[space][1]) if space < 30 else (max(space - 31, 0), min(space - 30, 4))
    for space in ENTRIES
)
DOORS = (horizontal(5, 4), vertical(4, 5))  # KF-O2: the spaces at the cave of the octopus


def other_end(space: int, end: int) -> int:
    """The crossing at the far end of a space."""
    return ENDS[space][0] + ENDS[space][1] - end


def between(space: int, neighbour: int) -> int:
    """The crossing at which two spaces meet."""
    end = ENDS[space][0]
    return end if end == ENDS[neighbour][0] or end == ENDS[neighbour][1] else ENDS[space][1]
