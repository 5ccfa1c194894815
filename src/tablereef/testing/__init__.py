"""The laws of the table as tests: what every game must keep, wherever it comes from.

A test file of yours that has a list of specimens and imports all of this module tests them:

    from tablereef.testing import *
    from pig import GAME

    SPECIMENS = [Specimen(GAME)]
"""

import pytest

pytest.register_assert_rewrite(
    *(f"tablereef.testing.{name}" for name in ("laws", "audit", "parity", "small_python", "texts", "suite"))
)

from tablereef.testing import suite  # noqa: E402 — after the line above, so that failures show their values
from tablereef.testing.specimen import Specimen  # noqa: E402
from tablereef.testing.suite import *  # noqa: E402, F403

__all__ = ["Specimen", *suite.__all__]
