"""The play of Kleine Fische: all that may be due.

The rows stand beside the rules: setup.py, dive.py (phase 1), caves.py (the cave cards), octopus.py (phase 2) and
collecting.py (collecting and phase 3).
"""

from tablereef.games.kleine_fische import caves, collecting, dive, events, octopus, setup, steps
from tablereef.kernel.steps import dispatchers

ROWS = (*dive.ROWS, *collecting.ROWS, *octopus.ROWS, *caves.ROWS, *setup.ROWS)  # what is due most often first
RULES = dispatchers(__name__, steps.STEPS, events.CHOICES, events.CHANCES, ROWS)
