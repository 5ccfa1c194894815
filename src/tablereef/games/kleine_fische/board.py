"""The board (KF-G1 to KF-G4): a 5×5 grid of cards, the spaces along their sides, the crossings where spaces meet.

Row 0 lies at the boat. Cells are numbered row by row. Horizontal spaces H(i, j) come first, then the vertical ones
V(i, j). A missing neighbour is NO_CELL or NO_SPACE, so that every row of a table has the same length.
"""

SIZE_OF_BOARD = 5  # cards in a row, and in a column
LINES = SIZE_OF_BOARD + 1  # of spaces between and around them, in either direction
CELLS = SIZE_OF_BOARD * SIZE_OF_BOARD
HORIZONTALS = LINES * SIZE_OF_BOARD
SPACES = 2 * HORIZONTALS
CROSSINGS = LINES * LINES
MOST_MEETING = 4  # spaces at a crossing
MOST_AROUND = 6  # spaces that meet a space
NO_CELL = -1
NO_SPACE = -1
DIRECTIONS = ("left", "right", "up", "down")


def horizontal(i: int, j: int) -> int:
    """H(i, j): the upper side of card C(i, j), the lower side of C(i − 1, j)."""
    return i * SIZE_OF_BOARD + j


def vertical(i: int, j: int) -> int:
    """V(i, j): the left side of card C(i, j), the right side of C(i, j − 1)."""
    return HORIZONTALS + i * LINES + j


def crossing(i: int, j: int) -> int:
    """X(i, j): the upper left corner of card C(i, j)."""
    return i * LINES + j


def cell(i: int, j: int) -> int:
    """C(i, j), or NO_CELL beside the board."""
    return i * SIZE_OF_BOARD + j if 0 <= i < SIZE_OF_BOARD and 0 <= j < SIZE_OF_BOARD else NO_CELL


def is_horizontal(space: int) -> bool:
    """Whether a space is an H(i, j)."""
    return space < HORIZONTALS


ACROSS = tuple((i, j) for i in range(LINES) for j in range(SIZE_OF_BOARD))  # of each horizontal space
DOWN = tuple((i, j) for i in range(SIZE_OF_BOARD) for j in range(LINES))  # of each vertical space
ENDS = tuple(  # KF-G2: the two crossings that a space joins
    [(crossing(i, j), crossing(i, j + 1)) for i, j in ACROSS] + [(crossing(i, j), crossing(i + 1, j)) for i, j in DOWN]
)
BESIDE = tuple(  # KF-G3: the cards on both sides of a space
    [(cell(i - 1, j), cell(i, j)) for i, j in ACROSS] + [(cell(i, j - 1), cell(i, j)) for i, j in DOWN]
)


def padded(spaces: tuple[int, ...], length: int) -> tuple[int, ...]:
    """Spaces in order, filled up with NO_SPACE."""
    return spaces + (NO_SPACE,) * (length - len(spaces))


MEETING = tuple(  # the spaces that meet at a crossing
    padded(tuple(space for space in range(SPACES) if at in ENDS[space]), MOST_MEETING) for at in range(CROSSINGS)
)
AROUND = tuple(  # the spaces that meet a space at either end
    padded(
        tuple(other for other in range(SPACES) if other != space and set(ENDS[other]) & set(ENDS[space])), MOST_AROUND
    )
    for space in range(SPACES)
)

ENTRIES = tuple(  # KF-D1: the spaces at the boat
    sorted([horizontal(0, j) for j in range(SIZE_OF_BOARD)] + [vertical(0, j) for j in range(LINES)])
)
ENTRY_COUNT = len(ENTRIES)
UNDER_ENTRY = tuple(  # KF-D1: the cards of the top row at an entry, twice the same where it is one
    (other if one == NO_CELL else one, one if other == NO_CELL else other)
    for one, other in (BESIDE[space] for space in ENTRIES)
)
CORNER = CROSSINGS - 1  # the crossing at the cave of the octopus
DOORS = padded(tuple(space for space in MEETING[CORNER] if space != NO_SPACE), MOST_AROUND)  # KF-O2: onto these spaces


def other_end(space: int, end: int) -> int:
    """The crossing at the far end of a space."""
    return ENDS[space][0] + ENDS[space][1] - end


def direction(space: int, end: int) -> int:
    """Which of the DIRECTIONS leads along a space to one of its ends."""
    return (0 if is_horizontal(space) else 2) + (1 if end == ENDS[space][1] else 0)


def between(space: int, neighbour: int) -> int:
    """The crossing at which two spaces meet."""
    end = ENDS[space][0]
    return end if end == ENDS[neighbour][0] or end == ENDS[neighbour][1] else ENDS[space][1]
