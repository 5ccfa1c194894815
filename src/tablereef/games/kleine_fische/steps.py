"""What may be due in Kleine Fische; the rows that say what each step is stand beside the rules."""

from tablereef.kernel.pending import NOTHING as NOTHING
from tablereef.kernel.steps import Steps

STEPS = Steps(
    done=("turn_begin", "collecting", "refilling"),
    asked=(
        "swapping", "jumping", "moving", "looking", "turning_up", "deciding",
        "octopus_moving", "robbing", "announcing", "rolling_again",
    ),
    drawn=("first_player", "next_back", "revealing", "glimpsing", "entering", "rolling", "stealing", "forfeiting"),
)  # fmt: skip
TURN_BEGIN, COLLECTING, REFILLING = STEPS.done
SWAPPING, JUMPING, MOVING, LOOKING, TURNING_UP, DECIDING, OCTOPUS_MOVING, ROBBING, ANNOUNCING, ROLLING_AGAIN = (
    STEPS.asked
)
FIRST_PLAYER, NEXT_BACK, REVEALING, GLIMPSING, ENTERING, ROLLING, STEALING, FORFEITING = STEPS.drawn
GAME_OVER = STEPS.over
