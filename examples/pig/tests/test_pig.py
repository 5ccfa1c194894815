"""Pig keeps the laws of the table."""

from pig import GAME
from tablereef.testing import *  # noqa: F403
from tablereef.testing import Specimen

SPECIMENS = [Specimen(GAME)]
