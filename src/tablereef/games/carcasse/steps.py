"""What may be due in Cap'taine Carcasse; the rows that say what each step is stand beside the rules."""

from tablereef.kernel.pending import NOTHING as NOTHING
from tablereef.kernel.steps import Steps

STEPS = Steps(
    done=("arriving", "losing", "turn_end"),
    asked=("deciding", "knifing", "harpooning", "netting", "digging", "plundering", "naming"),
    drawn=("first_player", "turning_over", "drone_look", "map_look", "bonus", "looting", "dealing"),
)
ARRIVING, LOSING, TURN_END = STEPS.done
DECIDING, KNIFING, HARPOONING, NETTING, DIGGING, PLUNDERING, NAMING = STEPS.asked
FIRST_PLAYER, TURNING_OVER, DRONE_LOOK, MAP_LOOK, BONUS, LOOTING, DEALING = STEPS.drawn
GAME_OVER = STEPS.over
