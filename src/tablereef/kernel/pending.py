"""What is still to be done: a small stack of steps in the position, the same in every game.

`step` is the question that is open now; it may be due several times in a row. Effects that bring further
effects push them on top, so each is finished before play goes on below it.
"""

from typing import Annotated

from tablereef.kernel.struct import struct

DEPTH = 16
NOTHING = 0  # the step when the stack is empty


@struct
class Pending:
    """The step that is due, how often, and the steps below it; unused places are zero."""

    step: int
    times: int
    depth: int  # steps below
    steps: Annotated[list[int], DEPTH]
    times_of: Annotated[list[int], DEPTH]


def push(pending: Pending, step: int, times: int) -> None:
    """Ask `step` before all that was pending, `times` times in a row."""
    if pending.step != NOTHING:
        pending.steps[pending.depth] = pending.step
        pending.times_of[pending.depth] = pending.times
        pending.depth += 1
    pending.step = step
    pending.times = times


def done(pending: Pending) -> None:
    """The step was done once; where it is due no longer, the one below it is."""
    if pending.times > 1:
        pending.times -= 1
    elif pending.depth:
        depth = pending.depth - 1
        pending.depth = depth
        pending.step = pending.steps[depth]
        pending.times = pending.times_of[depth]
        pending.steps[depth] = NOTHING
        pending.times_of[depth] = 0
    else:
        pending.step = NOTHING
        pending.times = 0


def drop(pending: Pending) -> None:
    """The step is due no longer, however often it was."""
    pending.times = 1
    done(pending)


def due(pending: Pending, step: int) -> int:
    """How often a step is due now, in a row."""
    return pending.times if pending.step == step else 0


def drop_all(pending: Pending) -> None:
    """Nothing is due any longer."""
    while pending.step != NOTHING:
        drop(pending)


def finish(pending: Pending, step: int) -> None:
    """Nothing more is done: the game is at its last step."""
    drop_all(pending)
    push(pending, step, 1)
