"""How the rules report what happens: `tell` to everyone, `whisper` to some.

In CPython a match collects what is told (log lines, animations). Compiled, both are nothing.

Rules tell, then do: what changes on the table between one happening and the next belongs to the first of them.
"""

from typing import Any, NamedTuple

from tablereef.kernel.struct import kept

EVERYONE = (1 << 30) - 1  # an audience is a mask of seats; this one is all of them and who only watches
SPECTATOR = 29  # the seat of who only watches; no other audience has its bit
ALL_SEEING = 28  # the seat of who sees everything, when a match is over


class Happening(NamedTuple):
    """Something that happened: its kind and fields as ints, and who may know its secret fields."""

    kind: int
    fields: tuple[int, ...]
    audience: int


class Shown(list[Happening]):
    """A story that is shown: it keeps how the table stood when each happening was told."""

    def __init__(self, latest: Any) -> None:
        super().__init__()
        self.latest = latest  # the last position that was kept
        self.positions: list[Any] = []

    def keep(self, s: Any) -> None:
        """The table stands so now."""
        self.latest = kept(s, self.latest)
        self.positions.append(self.latest)


def tell(s: Any, kind: int, *fields: int) -> None:
    """Report to everyone."""
    whisper(s, EVERYONE, kind, *fields)


def whisper(s: Any, audience: int, kind: int, *fields: int) -> None:
    """Report; the fields that the game's table calls secret reach only the audience."""
    if s.story is not None:
        s.story.append(Happening(kind, fields, audience))
        if isinstance(s.story, Shown):
            s.story.keep(s)


def only(seat: int) -> int:
    """The audience of one seat."""
    return 1 << seat


def is_told(audience: int, seat: int) -> bool:
    """Whether a seat belongs to an audience."""
    return audience >> seat & 1 == 1
