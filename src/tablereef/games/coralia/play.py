"""The play of Coralia: all that may be due.

The rows stand beside the rules: setup.py, station.py (the turn), actions.py, odds.py and cards.py (the piles),
bonuses.py, showing.py and final.py (the scoring).
"""

from tablereef.games.coralia import actions, bonuses, cards, events, final, odds, setup, showing, station, steps
from tablereef.kernel.steps import dispatchers

ROWS = (  # what is due most often first
    *station.ROWS, *showing.ROWS, *odds.ROWS, *cards.ROWS, *actions.ROWS, *bonuses.ROWS, *final.ROWS, *setup.ROWS,
)  # fmt: skip
RULES = dispatchers(__name__, steps.STEPS, events.CHOICES, events.CHANCES, ROWS)
