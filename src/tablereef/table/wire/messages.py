"""All that is said between server and client: HTTP bodies, and the messages of the socket both ways.

The browser's types are made from this file (`typescript.py`). No field here is in any language: sentences
are `Words`, keys of the texts with fields.
"""

from __future__ import annotations

from typing import Annotated, Literal, Union

import msgspec
from msgspec import Meta

from tablereef.kernel.game import Outcome
from tablereef.kernel.journal import Draw
from tablereef.kernel.told import Told
from tablereef.kernel.view import Offer, Plate, Zone
from tablereef.kernel.words import Words

PROTOCOL = 3  # raised when an older client would misunderstand

HIDDEN = (  # nothing to see, or turned round
    r"\x00-\x1f\x7f-\x9f\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f"
    r"\u2800\u3164\ud800-\udfff\ufeff\uffa0\ufff9-\ufffb\U000e0000-\U000e0fff"
)
JOINING = r"\u200c\u200d"  # between letters and in pictures; nothing to see alone
VARYING = r"\ufe00-\ufe0f"  # after a picture
MARKS = (  # on a letter; a tower of them stands in the lines above
    r"\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u0610-\u061a\u064b-\u065f\u0e31\u0e34-\u0e3a\u0e47-\u0e4e"
    r"\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20f0\ufe20-\ufe2f"
)
END = r"(?!\n)$"  # `$` alone also stands before a last line break
NAME = rf"^(?!.*[{MARKS}]{{4}})[^\s{HIDDEN}{JOINING}{VARYING}{MARKS}]([^{HIDDEN}]*[^\s{HIDDEN}{JOINING}])?{END}"

WORD = rf"^[A-Za-z0-9_-]+{END}"
MAIL_ADDRESS = rf"^[A-Za-z0-9.!#$%&'*+/=?^_`{{|}}~-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+{END}"

Name = Annotated[str, Meta(min_length=1, max_length=24, pattern=NAME)]
Id = Annotated[str, Meta(min_length=1, max_length=32, pattern=WORD)]  # of a table, of an act
Token = Annotated[str, Meta(min_length=16, max_length=64, pattern=WORD)]  # who has it may do it
Code = Annotated[str, Meta(max_length=64)]  # short words of a game: option names, values, bots
Seat = Annotated[int, Meta(ge=0, le=15)]
Version = Annotated[int, Meta(ge=0, le=1_000_000)]
Choice = Annotated[int, Meta(ge=0, le=1_000_000_000)]

Phase = Literal["waiting", "dealing", "running", "over"]  # free seats · nonces are missing · played · ended
Spectators = Literal["open", "link", "closed"]
Joining = Literal["link", "anyone"]  # who may take a free seat: who has the invitation, or anyone
Thought = Literal["quick", "normal", "long"]  # how long an octopus thinks about a move
Reaction = Literal["clap", "laugh", "wow", "ouch", "think", "wave"]
Progress = Literal["impossible", "none", "waiting", "compiling", "thinking", "done"]  # of an analysis
Answer = Literal["proposes", "accepts", "declines"]  # to playing once more


class Message(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """What all bodies and messages have in common: unknown fields are refused."""


# — HTTP: what can be played —


class OptionCard(Message):
    """An option of a game: its values, the default first; keys `option-NAME` and `option-NAME-VALUE`."""

    name: str
    values: tuple[str, ...]


class FirstCard(Message):
    """Whom a happening concerns that is explained the first time, and where it is seen."""

    player: str  # the field of its words that names the player
    at: str  # a zone or piece; {field}: the seat's number, or the key, that its words name; none: what it changes


class GameCard(Message):
    """A game on the home page; its name has the key `game-name` in its own texts."""

    id: str
    seats: tuple[int, ...]  # possible numbers of players
    minutes: int
    options: tuple[OptionCard, ...]
    bots: tuple[str, ...]  # levels, the best last; keys `bot-LEVEL`
    rules: tuple[str, ...]  # keys of the rules' sections, in order
    explained: tuple[str, ...]  # keys K that have an explanation K-about
    fades: bool  # without its memory aid the log keeps to itself what people are to remember
    lesson: bool  # whether it has a first lesson
    firsts: dict[str, FirstCard]  # kinds of happenings that `first-KIND` explains


class Catalogue(Message):
    """What can be played here."""

    protocol: int
    version: str
    languages: tuple[str, ...]
    games: tuple[GameCard, ...]


# — HTTP: guests —


class NewGuest(Message):
    """Somebody comes in, or wants another name."""

    name: Name


class Credentials(Message):
    """Who a browser is; the token is said once and kept there. The personal link carries it to another device."""

    guest: str
    name: str
    token: str


class TableCard(Message):
    """A table in a list."""

    id: str
    game: str
    names: tuple[str | None, ...]  # None: a free seat
    phase: Phase
    turn: int  # seat, −1 chance, −2 over
    mine: tuple[int, ...]  # the guest's own seats
    your_turn: bool
    deadline: float | None  # when a bot moves instead, in seconds since 1970
    changed: float  # last event, in seconds since 1970
    proposal: str | None  # who proposes to the guest to play once more


class PushWish(Message):
    """HTTP: a browser wants to be called when it is one's turn, or no longer."""

    endpoint: Annotated[str, Meta(max_length=800, pattern=rf"^https?://[!-~]+{END}")]  # of its push service
    p256dh: Annotated[str, Meta(max_length=100, pattern=WORD)]
    auth: Annotated[str, Meta(max_length=30, pattern=WORD)]
    language: Code
    wanted: bool


class Calls(Message):
    """HTTP: how the house can call somebody whose turn it is."""

    key: str  # of the house, for the browser's push service
    mail: bool  # whether it can send mail
    address: str | None  # where one wants mail, if one does
    confirmed: bool  # whether that address is known to be one's own


class MailWish(Message):
    """HTTP: an address at which one wants mail when it is one's turn; a code is sent there."""

    address: Annotated[str, Meta(max_length=254, pattern=MAIL_ADDRESS)]
    language: Code


class MailCode(Message):
    """HTTP: the code that came by mail."""

    code: Annotated[str, Meta(max_length=12)]


class Me(Message):
    """A guest with the tables at which the guest sits, the newest first."""

    guest: str
    name: str
    tables: tuple[TableCard, ...]


class PastSeat(Message):
    """A seat of a match that is over."""

    name: str
    mine: bool
    level: str | None  # of the bot that the host put here
    place: int | None  # None: all agreed to end it before
    points: int


class PastMatch(Message):
    """A match that is over."""

    id: str
    game: str
    ended: float  # in seconds since 1970
    seats: tuple[PastSeat, ...]


class History(Message):
    """Some of a guest's `total` matches that are over and not dismissed, the newest first."""

    total: int
    matches: tuple[PastMatch, ...]


class GameRecord(Message):
    """How a guest fares in a game: over all matches, or over those with a bot of a level."""

    game: str
    level: str | None  # None: all
    matches: int
    wins: int
    best: int
    mean: float


class Statistics(Message):
    """A guest's figures; what all agreed to end does not count, nor do several own seats at one screen."""

    records: tuple[GameRecord, ...]


class WaitingTable(Message):
    """A table with free seats that anyone may take."""

    id: str
    game: str
    host: str
    names: tuple[str | None, ...]  # None: a free seat
    pace: Pace


class OpenTables(Message):
    """Tables that anyone may watch, and those at which anyone may sit down."""

    tables: tuple[TableCard, ...]
    waiting: tuple[WaitingTable, ...]


# — HTTP: tables —


class Person(Message, tag="person"):
    """A seat of the guest who opens the table; several of them share one screen."""

    name: Name


class Free(Message, tag="free"):
    """A seat for whoever comes by the invitation."""


class Bot(Message, tag="bot"):
    """A seat for a bot of that level."""

    level: Code


SeatPlan = Union[Person, Free, Bot]


class NoClock(Message, tag="none"):
    """Nobody is hurried."""


class Seconds(Message, tag="seconds"):
    """So many seconds for a move; then a bot moves."""

    per_move: Annotated[int, Meta(ge=5, le=3600)]


class Days(Message, tag="days"):
    """So many days for a move; then a bot moves."""

    per_move: Annotated[int, Meta(ge=1, le=30)]


Pace = Union[NoClock, Seconds, Days]


class NewTable(Message):
    """A table as its host wants it."""

    game: Code
    seats: Annotated[tuple[SeatPlan, ...], Meta(min_length=1, max_length=8)]
    options: Annotated[dict[Code, Code], Meta(max_length=16)] = {}
    spectators: Spectators = "link"
    joining: Joining = "link"
    hints: bool | None = None  # None: where one person plays against bots
    thought: Thought = "normal"  # of an octopus
    pace: Pace = msgspec.field(default_factory=NoClock)


class Sit(Message):
    """Take a free seat; which one, or the first. Where anyone may, without an invitation."""

    name: Name
    invite: Token | None = None
    seat: Seat | None = None


class SeatInfo(Message):
    """A seat and who has it."""

    seat: int
    name: str | None  # None: free
    mine: bool
    level: str | None  # the bot that moves here now
    asleep: bool  # an octopus whose search is still compiled; Diver moves for it meanwhile
    replaced: bool  # a bot moves for a person, who may come back
    connected: bool
    nonce: bool  # its part in the fair deal is in
    resigned: bool
    agrees: bool  # to end the match as it stands
    again: Answer | None  # to playing once more; None: not yet


class TableInfo(Message):
    """A table, as who asks may know it."""

    id: str
    game: str
    options: dict[str, str]
    seats: tuple[SeatInfo, ...]
    phase: Phase
    spectators: Spectators
    joining: Joining
    hints: bool  # whether who is asked may ask what a good player would do
    thought: Thought
    pace: Pace
    host: bool  # whether who asks opened it
    invite: str | None  # for the invitation link, while a seat is free and for who sits here
    watch: str | None  # for the watching link, for who sits here; once it is over also where nobody could watch
    commitment: str  # SHA-256 of the secret of the deal
    header: str | None  # SHA-256 of the journal's first line, which nonces are added to; None: not all seats are taken
    version: int
    turn: int
    deadline: float | None
    watchers: int
    rematch: str | None  # the id of the next table


class Part(Message):
    """One part of the score: its words and the points of each seat."""

    words: Words
    points: tuple[int, ...]


class Decision(Message):
    """Where a match was decided for a seat: in words, and the version from which on a replay shows it."""

    words: Words
    version: int


class Course(Message):
    """How a match went: all points before each turn and at the end, and for each seat where it was decided."""

    versions: tuple[int, ...]  # how many lines came before each of them
    points: tuple[tuple[int, ...], ...]
    decisions: tuple[Decision | None, ...]  # None: points did not decide it


class Ending(Message):
    """How a match ended, and what was secret until then."""

    outcome: Outcome
    reason: Words
    tie: Words | None  # what decided between seats with as many points, where something did
    parts: tuple[Part, ...]
    secret: str | None  # revealed: SHA-256 of it is the commitment
    course: Course | None = None  # None: it was given up, or all agreed to end it


class Replay(Message):
    """Some lines of a match of `versions` lines, as somebody saw them happen."""

    versions: int
    zones: tuple[Zone, ...]  # the table before the first of them
    plates: tuple[Plate, ...]  # and how each seat stood
    lines: tuple[Told, ...]
    ending: Ending | None  # where the last of them is the end


class Chances(Message):
    """How likely each seat was to win after `version` lines, when the turn of `seat` began."""

    version: int
    seat: int
    shares: tuple[float, ...]


class Slip(Message):
    """A choice after `version` lines, and a better one: by how much of a victory, and the standard error of that."""

    version: int
    seat: int
    played: Words
    better: Words
    cost: float
    error: float


class Account(Message):
    """How a seat came from its first chances to its share of the victory; the parts between add up."""

    start: float
    own: float  # by its own choices
    others: float  # by those of the others
    luck: float
    end: float


class Analysis(Message):
    """What was found in a match of `versions` lines that is over."""

    versions: int
    chances: tuple[Chances, ...]
    slips: tuple[Slip, ...]  # the costliest of each seat, the costliest first
    accounts: tuple[Account, ...]


class Analysed(Message):
    """How far the analysis of a match is, and what it found."""

    progress: Progress
    share: float = 0.0  # of what is to be thought about
    found: Analysis | None = None


class Verdict(Message):
    """The deal was done again from the revealed secret, and every event agreed."""

    commitment: str
    secret: str
    nonces: tuple[str, ...]
    events: int
    draws: tuple[Draw, ...]  # one for each chance event


class Refused(Message):
    """Why nothing was done, as a kind for programs and words for people."""

    kind: str
    words: Words


# — the socket, to the server —


class Hello(Message, tag="hello"):
    """The first message: who looks, for which seat, and the version that is known already."""

    protocol: int
    token: Token | None = None  # None: only to watch
    seat: Seat | None = None  # None: as a spectator
    watch: Token | None = None  # from a watching link
    since: Version | None = None  # None: everything is wanted


class Look(Message, tag="look"):
    """Look from another of one's seats, or catch up."""

    seat: Seat | None = None
    since: Version | None = None


class Nonce(Message, tag="nonce"):
    """A seat's part in the fair deal; sent by itself when the table deals."""

    id: Id
    seat: Seat
    nonce: Code


class Act(Message, tag="act"):
    """One of the choices offered at that version."""

    id: Id
    seat: Seat
    version: Version
    code: Choice


class Undo(Message, tag="undo"):
    """Take the last choice back."""

    id: Id
    seat: Seat
    version: Version


class Resign(Message, tag="resign"):
    """Give up."""

    id: Id
    seat: Seat


class Consent(Message, tag="consent"):
    """Agree, or no longer agree, to end the match as it stands; the next act of anybody frees who agreed."""

    id: Id
    seat: Seat
    agrees: bool


class Replace(Message, tag="replace"):
    """Let a bot move for a seat: one's own, a free one of a table that waits, or that of a leaver.

    Where no level is asked for, and for a leaver always, it is that of the host's bots, or Diver where there are none.
    """

    id: Id
    seat: Seat
    level: Code | None = None


class Return(Message, tag="return"):
    """Take one's seat back from the bot."""

    id: Id
    seat: Seat


class Leave(Message, tag="leave"):
    """Give one's seat back before the match begins; the host so closes the table."""

    id: Id
    seat: Seat


class Rematch(Message, tag="rematch"):
    """Propose the same once more, or answer who did; when all people want it the next table opens."""

    id: Id
    seat: Seat
    again: bool = True


class React(Message, tag="react"):
    """Show a feeling, without words; at most one a second."""

    seat: Seat
    reaction: Reaction


class Hint(Message, tag="hint"):
    """What would a good player do? Answered by advice, or refused; nothing changes."""

    id: Id
    seat: Seat
    version: Version


class Ping(Message, tag="ping"):
    """Is anybody there?"""


Command = Union[Nonce, Act, Undo, Resign, Consent, Replace, Return, Leave, Rematch]  # answered by accepted or refused
ToServer = Union[Hello, Look, Command, React, Hint, Ping]


# — the socket, to the client —


class Asked(Message, omit_defaults=True):
    """Whose turn it is, what is asked, and what may be answered."""

    turn: int  # seat, −1 chance, −2 over
    question: Words
    notes: tuple[Words, ...] = ()  # what else matters now, in words
    offers: tuple[Offer, ...] = ()


class Stop(Message, omit_defaults=True):
    """A moment of a lesson: what is said, what it points at, and the one thing that the learner then does."""

    version: int
    words: Words | None = None
    at: tuple[str, ...] = ()  # zones and pieces
    asked: Asked | None = None


class Lesson(Message):
    """HTTP: a match known beforehand, as the learner on its first seat sees it."""

    game: str
    options: dict[str, str]
    zones: tuple[Zone, ...]  # the table before the first line
    plates: tuple[Plate, ...]  # and how each seat stood
    lines: tuple[Told, ...]
    stops: tuple[Stop, ...]


class MatchState(Message, tag="state", kw_only=True, omit_defaults=True):
    """The match as one sees it: what was told since a version, how the table changed with it, and what is asked.

    `told` are the lines after version `since`; they replace those that the client has (old ones may fade where
    players must remember by themselves). Lines that are new to the client bring the changes of the table, one happening
    after the other. A client that knows less than `since`, or whose table has another checksum, asks by `look`.
    """

    seat: int | None
    since: int
    version: int
    told: tuple[Told, ...]
    zones: tuple[Zone, ...] | None = None  # the whole table; None: the changes lead to it
    plates: tuple[Plate, ...] | None = None  # with it, how each seat stands
    checksum: int  # of the table as it is now
    asked: Asked
    deadline: float | None = None  # when a bot moves instead, in seconds since 1970
    can_undo: bool = False
    private: bool = False  # one screen: this view shows what others at the screen may not see
    pass_to: int | None = None  # one screen: the own seat that moves now and must be alone with what it sees
    ending: Ending | None = None


class TableState(Message, tag="table"):
    """The table changed: somebody came, left, agreed …"""

    table: TableInfo


class Accepted(Message, tag="accepted"):
    """A command is done and kept; the same id gets the same answer again."""

    id: str
    version: int


class RefusedCommand(Message, tag="refused"):
    """A command was refused, and nothing has changed; without an id, the message could not be read."""

    id: str | None
    kind: str
    words: Words


class Reacted(Message, tag="reacted"):
    """Somebody at the table shows a feeling now; it is kept nowhere."""

    seat: int
    reaction: Reaction


class Worth(Message):
    """How likely the seat is to win by a choice, and how likely by the best other one."""

    chance: float
    other: float


class Advice(Message, tag="advice"):
    """What a good player would choose at that version, who knows what the seat knows."""

    id: str
    version: int
    code: int
    worth: Worth | None  # None: nobody thought ahead


class Pong(Message, tag="pong"):
    """Somebody is there."""


class Closed(Message, tag="closed"):
    """The last message: why the socket is closed, and whether to come again."""

    kind: str
    words: Words
    again: bool


ToClient = Union[MatchState, TableState, Accepted, RefusedCommand, Reacted, Advice, Pong, Closed]
