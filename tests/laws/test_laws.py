"""The laws of the protocol, over random games of every game."""

from tablereef.testing import *  # noqa: F403
from tests.games import SPECIMENS  # noqa: F401
