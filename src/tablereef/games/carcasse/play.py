"""The play of Cap'taine Carcasse: all that may be due.

The rows stand beside the rules: setup.py (before the first card), dive.py (the turn), families.py (the cards' effects).
"""

from tablereef.games.carcasse import dive, events, families, setup, steps
from tablereef.kernel.steps import dispatchers

ROWS = (*dive.ROWS, *families.ROWS, *setup.ROWS)  # what is due most often is asked for first
RULES = dispatchers(__name__, steps.STEPS, events.CHOICES, events.CHANCES, ROWS)
