"""What may be due in Coralia; the rows that say what each step is stand beside the rules."""

from tablereef.kernel.pending import NOTHING as NOTHING
from tablereef.kernel.steps import Steps

STEPS = Steps(
    done=(),
    asked=("taking", "keeping", "placing", "picking", "setting", "copying", "playing", "raising", "drawing"),
    drawn=(
        "first_player", "laying_turtle", "covering", "rolling", "rolling_white",
        "pearl_card", "fish_card", "starfish_card", "island_sort", "island_card", "opening", "showing",
    ),
)  # fmt: skip
TAKING, KEEPING, PLACING, PICKING, SETTING, COPYING, PLAYING, RAISING, DRAWING = STEPS.asked
(
    FIRST_PLAYER, LAYING_TURTLE, COVERING, ROLLING, ROLLING_WHITE,
    PEARL_CARD, FISH_CARD, STARFISH_CARD, ISLAND_SORT, ISLAND_CARD, OPENING, SHOWING,
) = STEPS.drawn  # fmt: skip
GAME_OVER = STEPS.over
STEP_OF_PILE = (PEARL_CARD, FISH_CARD, STARFISH_CARD, ISLAND_SORT)  # how a card of each pile begins to be drawn
