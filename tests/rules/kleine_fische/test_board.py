"""The board: cards, spaces, crossings, ways on (KF-G…)."""

import pytest

from tablereef.games.kleine_fische import board
from tablereef.games.kleine_fische.events import CELL, SPACE
from tests.rules.kleine_fische.table import CROSSING_NAMES, Table, lay

HORIZONTAL = [(i, j) for i in range(6) for j in range(5)]
VERTICAL = [(i, j) for i in range(5) for j in range(6)]
ENDS = {f"h{i}.{j}": (f"x{i}.{j}", f"x{i}.{j + 1}") for i, j in HORIZONTAL} | {
    f"v{i}.{j}": (f"x{i}.{j}", f"x{i + 1}.{j}") for i, j in VERTICAL
}
BESIDE = {f"h{i}.{j}": (f"{i - 1}.{j}", f"{i}.{j}") for i, j in HORIZONTAL} | {
    f"v{i}.{j}": (f"{i}.{j - 1}", f"{i}.{j}") for i, j in VERTICAL
}
HEADINGS = [(space, end, crossing) for space in ENDS for end, crossing in enumerate(ENDS[space])]


def ways_on(space: str, crossing: str) -> list[str]:
    """The other spaces that meet at a crossing."""
    return [other for other in ENDS if other != space and crossing in ENDS[other]]


def diver_at(space: str, end: int) -> Table:
    """A turn that begins with the diver on a space, heading for one of its ends."""
    return lay(divers=[f"{space}>{ENDS[space][end]}", "boat"])


@pytest.mark.rule("KF-G1")
def test_sixty_spaces_run_along_the_sides_of_twenty_five_cards() -> None:
    assert CELL.names == tuple(f"{r}.{c}" for r in range(5) for c in range(5))
    assert list(SPACE.names) == list(ENDS)
    assert len(ENDS) == 60
    for cell in CELL.names:
        assert sum(cell in beside for beside in BESIDE.values()) == 4


@pytest.mark.rule("KF-G1")
def test_places_spaces_and_crossings_are_numbered_row_by_row() -> None:
    beside, inside = [board.NO_CELL] * 7, [[board.NO_CELL, *range(5 * i, 5 * i + 5), board.NO_CELL] for i in range(5)]
    assert [[board.cell(i, j) for j in range(-1, 6)] for i in range(-1, 6)] == [beside, *inside, beside]
    assert [board.crossing(i, j) for i in range(6) for j in range(6)] == list(range(36))
    spaces = [board.horizontal(i, j) for i, j in HORIZONTAL] + [board.vertical(i, j) for i, j in VERTICAL]
    assert spaces == list(range(60))
    assert board.padded((3, 7), 4) == (3, 7, board.NO_SPACE, board.NO_SPACE)


@pytest.mark.rule("KF-G2")
def test_a_space_joins_two_crossings() -> None:
    for space, crossings in ENDS.items():
        one, other = board.ENDS[SPACE.index(space)]
        assert (CROSSING_NAMES[one], CROSSING_NAMES[other]) == crossings


@pytest.mark.rule("KF-G3")
def test_a_space_has_the_cards_on_both_sides_as_neighbours() -> None:
    for space, beside in BESIDE.items():
        found = [str(CELL.names[cell]) for cell in board.BESIDE[SPACE.index(space)] if cell != board.NO_CELL]
        assert found == [cell for cell in beside if cell in CELL.names]
        assert len(found) in (1, 2)


@pytest.mark.rule("KF-G4")
def test_a_diver_moves_on_to_any_other_space_at_the_crossing_ahead() -> None:
    for space, end, crossing in HEADINGS:
        t = diver_at(space, end)
        assert t.offers() == [f"move space={other}" for other in ways_on(space, crossing)]
        i, j = int(crossing[1]), int(crossing[3])
        assert len(t.offers()) == 3 - (i in (0, 5)) - (j in (0, 5))


@pytest.mark.rule("KF-G4", "KF-G3")
def test_then_the_heading_is_the_far_end_and_the_neighbouring_cards_are_those_of_the_space() -> None:
    for space, end, crossing in HEADINGS:
        for other in ways_on(space, crossing):
            t = diver_at(space, end)
            t.play(f"move space={other}")
            (far,) = [x for x in ENDS[other] if x != crossing]
            assert t.diver(0) == f"{other}>{far}"
            found = [offer.removeprefix("turn_up cell=") for offer in t.offers()] or [str(CELL.names[t.s.cell])]
            assert found == [cell for cell in BESIDE[other] if cell in CELL.names]


@pytest.mark.rule("KF-G5")
def test_the_octopus_has_no_heading_and_may_leave_its_space_through_both_ends() -> None:
    for space, (one, other) in ENDS.items():
        around = {*ways_on(space, one), *ways_on(space, other)}
        home = "v2.2" if "v2.2" not in around else "v0.0"
        t = lay(up="4.4=moray-1", divers=[f"{home}>{ENDS[home][0]}", "boat"], octopus=space)
        t.play("stop")
        ways = sorted(around, key=list(ENDS).index)
        assert t.offers() == [*(f"octopus space={way}" for way in ways), "octopus_stays"]
