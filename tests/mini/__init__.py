"""A miniature game that has all that is hard about secrets: the kernel is proved on it first."""

from tests.mini.game import MINI

__all__ = ["MINI"]
