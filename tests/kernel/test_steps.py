"""Rows become the functions of a game: one row for each step, codes decoded by the fields of their kind."""

import inspect
import pdb
from io import StringIO
from typing import Annotated, Any

import pytest

from tablereef.kernel.codes import Codes, Domain, Kind
from tablereef.kernel.game import CHANCE, OVER
from tablereef.kernel.pending import NOTHING, Pending, due, finish, push
from tablereef.kernel.steps import Ask, Dispatchers, Do, Draw, Row, Steps, dispatchers
from tablereef.kernel.story import EVERYONE, only
from tablereef.kernel.struct import struct

SIZE, COLOUR = Domain("size", range(3)), Domain("colour", ("red", "blue"))
CHOICES = Codes("choice", Kind("paint", size=SIZE, colour=COLOUR), Kind("rest"), Kind("vote", size=SIZE))
PAINT, REST, VOTE = CHOICES.firsts
CHANCES = Codes("chance", Kind("rain", size=SIZE), Kind("sun"))
RAIN, SUN = CHANCES.firsts

STEPS = Steps(done=("drying",), asked=("painting", "voting"), drawn=("weather",))
(DRYING,) = STEPS.done
PAINTING, VOTING = STEPS.asked
(WEATHER,) = STEPS.drawn


@struct
class State:
    active: int
    paint: int
    notes: Annotated[list[int], 3]
    pending: Pending
    story: Any


def note(s: State, a: int, b: int, c: int) -> None:
    s.notes = [a, b, c]


def painting(s: State, menu: list[int]) -> int:
    menu[0], menu[1] = PAINT, REST
    return 2


def paint(s: State, size: int, colour: int) -> None:
    note(s, 1, size, colour)
    push(s.pending, WEATHER, 1)
    push(s.pending, DRYING, 1)


def rest(s: State) -> None:
    finish(s.pending, STEPS.over)


def has_paint(s: State) -> bool:
    return s.paint > 0


def dry(s: State) -> None:
    s.paint -= 1


def voting(s: State, menu: list[int]) -> int:
    menu[0] = VOTE
    return 1


def vote(s: State, size: int) -> None:
    note(s, 2, size, 0)


def neighbour(s: State) -> int:
    return s.active + 1


def voter(s: State) -> int:
    return only(neighbour(s))


def two(s: State) -> int:
    return 2


def fair_or_foul(s: State, i: int) -> int:
    return i * (SUN - RAIN)


def rain(s: State, size: int) -> None:
    note(s, 3, size, 0)


def shine(s: State) -> None:
    note(s, 4, 0, 0)


def go_on(s: State) -> None:
    push(s.pending, VOTING, 1)


ROWS: tuple[Row, ...] = (
    Do(NOTHING, go_on),
    Do(DRYING, dry),
    Ask(PAINTING, painting, {PAINT: paint, REST: rest}, needs=has_paint),
    Ask(VOTING, voting, {VOTE: vote}, who=neighbour, audience=voter),
    Draw(WEATHER, two, fair_or_foul, {RAIN: rain, SUN: shine}),
)


def made(*rows: Row) -> Dispatchers:
    return dispatchers(__name__, STEPS, CHOICES, CHANCES, rows or ROWS)


RULES = made()


def at(step: int, times: int = 1) -> State:
    s = State()
    s.paint = 1
    push(s.pending, step, times)
    return s


def test_who_is_asked_stands_in_the_row() -> None:
    assert [RULES.turn(at(step)) for step in (PAINTING, VOTING, WEATHER, STEPS.over)] == [0, 1, CHANCE, OVER]


def test_the_menu_is_filled_by_the_row_that_is_due_and_is_large_enough_for_all_its_kinds() -> None:
    menu = [-1] * RULES.menu_size
    assert RULES.menu_size == SIZE_OF_PAINTING == 7
    assert (RULES.choices(at(PAINTING), menu), menu[:2]) == (2, [PAINT, REST])
    assert (RULES.choices(at(VOTING), menu), menu[0]) == (1, VOTE)


SIZE_OF_PAINTING = len(SIZE.names) * len(COLOUR.names) + 1


def test_a_lot_is_counted_from_the_first_code_of_its_kinds() -> None:
    assert RULES.lots(at(WEATHER)) == 2
    assert [RULES.lot(at(WEATHER), i) for i in range(2)] == [RAIN, SUN]


@pytest.mark.parametrize(
    ("step", "form", "noted"),
    [
        (PAINTING, "paint size=2 colour=red", [1, 2, 0]),
        (PAINTING, "paint size=0 colour=blue", [1, 0, 1]),
        (VOTING, "vote size=1", [2, 1, 0]),
    ],
)
def test_a_rule_gets_the_fields_of_its_choice(step: int, form: str, noted: list[int]) -> None:
    s = at(step)
    RULES.apply(s, CHOICES.code(form))
    assert s.notes == noted


def test_each_kind_of_outcome_has_its_rule() -> None:
    for form, noted in (("rain size=2", [3, 2, 0]), ("sun", [4, 0, 0])):
        s = at(WEATHER)
        RULES.apply(s, CHANCES.code(form))
        assert s.notes == noted


def test_what_asks_nobody_is_done_before_the_next_question() -> None:
    s = at(PAINTING)
    RULES.apply(s, CHOICES.code("paint size=0 colour=red"))
    assert (s.paint, due(s.pending, WEATHER)) == (0, 1)


def test_an_empty_stack_goes_on_by_the_row_of_nothing() -> None:
    s = at(WEATHER)
    RULES.apply(s, SUN)
    assert due(s.pending, VOTING) == 1


def test_a_question_that_lost_its_need_is_dropped_however_often_it_was_due() -> None:
    s = at(PAINTING, 3)
    push(s.pending, WEATHER, 1)
    s.paint = 0
    RULES.apply(s, SUN)
    assert (due(s.pending, PAINTING), due(s.pending, VOTING)) == (0, 1)


def test_a_game_that_is_finished_asks_nothing_more() -> None:
    s = at(PAINTING, 2)
    RULES.apply(s, REST)
    assert RULES.turn(s) == OVER


def test_only_the_audience_of_a_row_is_told() -> None:
    assert [RULES.audience(at(step)) for step in (PAINTING, VOTING, WEATHER)] == [EVERYONE, only(1), EVERYONE]


def test_a_step_without_a_row_is_named() -> None:
    with pytest.raises(AssertionError, match=r"voting.*needs one row, but has 0"):
        made(*(row for row in ROWS if row.step != VOTING))


def test_a_step_with_two_rows_is_named() -> None:
    with pytest.raises(AssertionError, match=r"drying.*needs one row, but has 2"):
        made(*ROWS, Do(DRYING, dry))


def test_a_row_of_the_wrong_sort_is_named() -> None:
    with pytest.raises(AssertionError, match=r"weather.*needs Draw, not Do"):
        made(*(Do(WEATHER, dry) if row.step == WEATHER else row for row in ROWS))


def test_a_rule_that_takes_other_fields_than_its_kind_has_is_named() -> None:
    with pytest.raises(AssertionError, match=r"vote.*takes 1 fields.*paint has 2"):
        made(*(Ask(PAINTING, painting, {PAINT: vote}) if row.step == PAINTING else row for row in ROWS))


def test_two_rules_of_one_name_are_refused() -> None:
    def dry(s: State) -> None:
        pass

    with pytest.raises(AssertionError, match="two rules in the rows are called dry"):
        made(*ROWS[:2], *ROWS[2:4], Draw(WEATHER, two, fair_or_foul, {RAIN: rain, SUN: dry}))


def test_the_written_functions_show_their_source_to_a_debugger() -> None:
    assert "paint(s, code // 2, code % 2)" in inspect.getsource(RULES.apply)
    shown = StringIO()
    debugger = pdb.Pdb(stdin=StringIO("step\nnext\nlist\ncontinue\n"), stdout=shown, nosigint=True)
    debugger.use_rawinput = False
    debugger.runcall(RULES.turn, at(PAINTING))
    assert "step = s.pending.step" in shown.getvalue()
