"""Positions from annotations: empty, copied, compared, flat and back."""

from typing import Annotated, Any

from tablereef.kernel.struct import (
    brief,
    clone,
    clone_in_part,
    differences,
    flat,
    kept,
    layout,
    out_of_range,
    shared,
    struct,
    unflat,
    within,
)


@struct
class Pair:
    left: Annotated[int, within(0, 9)]
    right: int


@struct
class Board:
    n: Annotated[int, within(-1, 3)]
    grid: Annotated[list[list[int]], 2, 3, within(0, 5)]
    pair: Pair
    pairs: Annotated[list[Pair], 2]
    story: Any


def filled() -> Board:
    return unflat(Board(), list(range(13)))


def test_an_empty_position_is_all_zeros() -> None:
    assert flat(Board()) == [0] * 13
    assert Board().grid == [[0, 0, 0], [0, 0, 0]]
    assert Board().story is None


def test_flat_and_back() -> None:
    board = filled()
    assert (board.n, board.grid, board.pair.left, board.pairs[1].right) == (0, [[1, 2, 3], [4, 5, 6]], 7, 12)
    assert flat(board) == list(range(13))


def test_a_copy_is_equal_and_independent_and_tells_no_story() -> None:
    board = filled()
    board.story = ["…"]
    twin = clone(board)
    assert twin == board
    assert twin.story is None
    twin.grid[1][2] = twin.pairs[0].left = 1
    assert twin != board
    assert flat(board) == list(range(13))


def test_kept_copies_share_what_is_the_same() -> None:
    board = filled()
    first = kept(board, Board())
    board.grid[1][2] = 0
    second = kept(board, first)
    assert (second, first) == (board, filled())
    assert second.pair is first.pair
    assert second.pairs is first.pairs
    assert second.grid is not first.grid
    assert second.grid[0] is first.grid[0]
    assert differences(first, second) == {"grid"}


def test_a_shared_position_has_some_fields_of_another() -> None:
    board, other = filled(), Board()
    mixed = shared(board, other, ["grid"])
    assert (mixed.n, mixed.grid) == (board.n, other.grid)
    assert mixed.pairs is board.pairs


def test_a_copy_in_part_shares_the_rest() -> None:
    board = filled()
    twin = clone_in_part(board, ("grid", "n"))
    assert twin == board
    assert twin.pairs is board.pairs
    twin.grid[1][2] = 0
    assert board == filled()


def test_the_story_is_no_part_of_the_position() -> None:
    assert "story" not in layout(Board)
    one, two = Board(), Board()
    one.story = ["…"]
    assert one == two


def test_a_misspelt_field_is_refused() -> None:
    try:
        Board().gird = 1  # type: ignore[attr-defined]
    except AttributeError:
        return
    raise AssertionError("a position took a field that it does not have")


def test_ints_out_of_their_range_are_named() -> None:
    board = filled()
    assert out_of_range(board) == ["grid = 6, not within 0 … 5", "pairs.left = 11, not within 0 … 9"]
    board.grid[1][2] = board.pairs[1].left = 0
    assert out_of_range(board) == []
    board.n = -2
    assert out_of_range(board) == ["n = -2, not within -1 … 3"]


def test_a_position_reads_as_its_fields_that_are_not_empty() -> None:
    assert repr(Board()) == "Board()"
    board = Board()
    board.grid[1][2], board.pairs[0].right = 5, 9
    assert repr(board) == "Board(grid=[[0, 0, 0], [0, 0, 5]], pairs=[Pair(right=9), Pair()])"


def test_equal_items_of_a_list_are_counted() -> None:
    assert brief([0, 0, 0, 1, 0, 0, 0, 0]) == "[0, 0, 0, 1, 0 ×4]"
    assert brief([[-1] * 17, [Pair()] * 5]) == "[[-1 ×17], [Pair() ×5]]"
