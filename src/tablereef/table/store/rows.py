"""What the store keeps, as it is handed around: guests, tables, seats, and the changes of a match."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from tablereef.kernel.match import Header, Line
from tablereef.table.wire.messages import Answer, Joining, Pace, Phase, Spectators, Thought


@dataclass(frozen=True)
class Guest:
    """Somebody who plays or watches."""

    id: str
    name: str
    seen: float = field(default=0.0, compare=False)  # in seconds since 1970
    place: str = field(default="", compare=False)  # from where the guest asks now; kept nowhere
    dismissals: int = field(default=0, compare=False)  # how often an operator sent the guest away


@dataclass
class SeatRow:
    """A seat: of a guest, of a bot, or free."""

    seat: int
    guest: str | None = None
    name: str | None = None
    level: str | None = None  # of the bot that the host put here
    agrees: bool = False
    again: Answer | None = None
    place: int | None = None  # in the end, unless all agreed to end it before
    points: int = 0  # in the end

    def is_free(self) -> bool:
        """Whether somebody may still sit down."""
        return self.name is None


@dataclass
class TableRow:
    """A table, without its lines."""

    id: str
    game: str
    options: dict[str, str]
    host: str
    spectators: Spectators
    pace: Pace
    invite: str
    watch: str
    secret: str  # of the deal; told to nobody before the end
    seats: list[SeatRow]
    header: Header | None = None  # None: the match has not begun
    phase: Phase = "waiting"
    turn: int = -1
    due: float | None = None  # when the server has something to do: a bot's move, the end of a time
    changed: float = 0.0
    rematch: str | None = None
    joining: Joining = "link"
    revision: int = 0  # how often it was changed
    hints: bool = False  # whether who is asked may ask what a good player would do
    thought: Thought = "normal"  # how long an octopus thinks

    def proposal_to(self, mine: Sequence[int]) -> str | None:
        """Who wants to play once more and waits for the answer of these seats."""
        is_asked = self.rematch is None and any(self.seats[seat].again is None for seat in mine)
        return next((row.name for row in self.seats if is_asked and row.again == "proposes"), None)


@dataclass
class Change:
    """What one command changed: new lines from a number on, and the id of the command."""

    table: TableRow
    first: int
    lines: list[Line]
    version: int
    act: str | None = None
    seats: bool = False  # whether somebody sat down, stood up, agreed or answered
    is_new: bool = False  # whether the table itself is new
    also: Change | None = None  # what must be written in the same moment: the table of a rematch
    revision: int = field(init=False)  # of the table, from which it was made; the store refuses it at another one

    def __post_init__(self) -> None:
        self.revision = self.table.revision

    def is_kept(self) -> None:
        """It is in the store, with whatever was written in the same moment."""
        self.table.revision = self.revision + (not self.is_new)
        if self.also is not None:
            self.also.is_kept()


@dataclass
class Stored:
    """A table as the store has it."""

    table: TableRow
    lines: list[Line]
    acts: dict[str, int] = field(default_factory=dict)
