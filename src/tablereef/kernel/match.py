"""A match is a header and lines, and it only grows: the position is the fold of its lines.

A line is an event (a choice or a chance outcome) or a remark (an undo, a nonce, a resignation …). The
version of a match is the number of its lines. `Match.add` is the one door for lines, old and new.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Literal

import msgspec

from tablereef.kernel.dealers import Dealer, Fair, Seeded, commitment_to, derived_nonce
from tablereef.kernel.drawing import Easel
from tablereef.kernel.game import CHANCE, OVER, Game, Outcome
from tablereef.kernel.knowledge import Everything, Knowledge, whose_turn
from tablereef.kernel.refusals import Refusal
from tablereef.kernel.story import Happening, Shown
from tablereef.kernel.struct import clone
from tablereef.kernel.words import seat_words

FORMAT = 2
FIRST_FORMAT = 1  # there the dealer chose the nonces of bots, and an end by consent named nobody


class Deal(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How chance is answered: by a seed and a game's number under it, by a commitment, or neither."""

    seed: int | None = None
    index: int = 0
    commitment: str | None = None


class Header(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a match is: written once, before its first line."""

    tablereef: int = FORMAT
    match: str
    game: str
    rules: int
    tables: str
    options: dict[str, str]
    seats: tuple[str, ...]
    deal: Deal

    def digest(self) -> str:
        """SHA-256 of the line that this is in a journal: what the nonces are added to."""
        return hashlib.sha256(msgspec.json.encode(self)).hexdigest()


class Event(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A choice of a seat, or an outcome of chance (by −1), as code and in readable form."""

    by: int
    code: int
    event: str


RemarkKind = Literal["undo", "nonce", "derived", "bot", "returned", "resigned", "ended", "result", "revealed"]
WITHOUT_TEXT = ("undo", "returned", "resigned")
CLOSING = ("result", "revealed")  # by nobody, after the end


class Remark(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Something said about the match that is no event of the game."""

    remark: RemarkKind
    by: int = CHANCE
    text: str = ""


Line = Event | Remark


class Match:
    """A running or finished match; of its latest lines, as many as it `shows`, it knows how the table stood."""

    def __init__(self, game: Game, header: Header, dealer: Dealer | None = None, shows: int = 0) -> None:
        self.game = game
        self.header = header
        self.dealer = dealer
        self.lines: list[Line] = []
        self.stories: list[tuple[int, list[Happening]]] = []  # for each line: audience of its code, and what was told
        self.state = game.new(len(header.seats), header.options)
        self.show(shows)
        self.eyes: dict[int, Any] = {}  # of each seat, as they looked at the table last (see kernel.told)
        self.easel = Easel(game)
        self.before: list[Any] = []  # positions to which the seat to move may go back
        self.mover: int | None = None  # whose turn it was at the latest choice
        self.turn_from = 0  # the line with which that turn began
        self.chosen: dict[int, int] = {}  # the line of the latest choice of each seat
        self.chance_count = 0
        self.nonces: dict[int, str] = {}
        self.bots: dict[int, str] = {}  # who moves for a seat, by name
        self.resigned: list[int] = []
        self.ended = False  # by consent or resignation
        self.closed = False  # its result stands in a line
        self.secret: str | None = None  # of the deal, once it is revealed

    def __repr__(self) -> str:
        seats = len(self.header.seats)
        return f"<Match of {self.game.id}, {seats} seats, version {self.version}: {whose_turn(self.turn())}>"

    @property
    def version(self) -> int:
        """The number of lines."""
        return len(self.lines)

    def show(self, lines: int) -> None:
        """From now on know of so many of the latest lines how the table stood."""
        self.shows = lines
        self.positions = {self.version: [clone(self.state)]} if lines else {}  # at each happening, and after the line

    # — reading —

    def turn(self) -> int:
        """The seat to move, CHANCE or OVER."""
        return OVER if self.ended else self.game.turn(self.state)

    def knowledge(self, seat: int) -> Knowledge:
        """What a seat knows now."""
        return Knowledge(self.game, self.state, seat)

    def everything(self) -> Everything:
        """What everyone together knows now, for after the end."""
        return Everything(self.game, self.state)

    def outcome(self) -> Outcome:
        """How the match stands or has ended; who resigned comes behind the others."""
        outcome = self.game.outcome(self.state)
        if not self.ended:
            return outcome
        order = [(seat in self.resigned, place) for seat, place in enumerate(outcome.places)]
        places = tuple(1 + sum(other < mine for other in order) for mine in order)
        return msgspec.structs.replace(outcome, places=places, reason="resigned" if self.resigned else "ended")

    def result(self) -> str:
        """Places and points, for a line at the end: another edition of the rules must come to the same."""
        return result_of(self.outcome())

    # — growing —

    def act(self, seat: int, code: int) -> None:
        """A seat's choice, and all chance that follows it."""
        self.check_running(seat)
        if self.turn() == CHANCE:
            raise Refusal("match_waiting")
        if self.turn() != seat:
            raise Refusal("not_your_turn", seat=seat_words(seat))
        self.add(Event(seat, code, self.game.choice_codes.form(code)))
        self.deal()

    def play(self, form: str) -> None:
        """The choice of that readable form, for the seat to move: `match.play("surface")`."""
        self.check_running(0)
        if self.turn() == CHANCE:
            raise Refusal("match_waiting")
        offers = {self.game.choice_codes.form(code): code for code in self.game.legal(self.state)}
        if form not in offers:
            raise Refusal("not_offered", event=form, offers=" | ".join(offers))
        self.act(self.turn(), offers[form])

    def deal(self) -> None:
        """Let the dealer answer chance until a seat must move; a fair dealer waits for all nonces."""
        while self.dealer is not None and self.turn() == CHANCE:
            code = self.dealer.deal(self.game, self.state, self.chance_count)
            self.add(Event(CHANCE, code, self.game.chance_codes.form(code)))
        self.close()

    def undo(self, seat: int) -> None:
        """Take a seat's last choice back; not chance, nor another seat's act, nor what others were shown."""
        self.check_running(seat)
        self.add(Remark("undo", seat))

    def add_nonce(self, seat: int, nonce: str) -> None:
        """A seat's part in a fair deal."""
        self.add(Remark("nonce", seat, nonce))

    def derive_nonce(self, seat: int) -> None:
        """The part of a seat for which a bot moves: it follows from the header, so that nobody chooses it."""
        self.add(Remark("derived", seat, derived_nonce(self.header.digest(), seat)))

    def resign(self, seat: int) -> None:
        """A seat gives up; the match ends when one is left."""
        self.add(Remark("resigned", seat))
        self.close()

    def end(self, seat: int, agreed: Iterable[int]) -> None:
        """All agree to end here, a seat as the last of them; the position counts as it stands."""
        self.add(Remark("ended", seat, " ".join(map(str, sorted(agreed)))))
        self.close()

    def close(self) -> None:
        """Note the result of a match that has ended, once."""
        if self.turn() == OVER and not self.closed:
            self.add(Remark("result", text=self.result()))

    def check_running(self, seat: int) -> None:
        """Refuse a seat that is not there, and everything after the end."""
        if seat not in range(len(self.header.seats)):
            raise Refusal("no_such_seat", seat=seat, count=len(self.header.seats))
        if self.turn() == OVER:
            raise Refusal("match_over")

    def add(self, line: Line) -> None:
        """Fold one more line; refused lines change nothing."""
        story = Shown(self.positions[self.version][-1]) if self.shows else []
        if isinstance(line, Remark):
            self.add_remark(line)
            self.stories.append((0, []))
        else:
            self.add_event(line, story)
        self.lines.append(line)
        if isinstance(story, Shown):
            self.keep_positions(story)

    def keep_positions(self, story: Shown) -> None:
        """How the table stood at each happening of the latest line, and after it; those of long ago are forgotten."""
        story.keep(self.state)
        self.positions[self.version] = story.positions
        self.positions.pop(self.version - self.shows - 1, None)

    def add_event(self, event: Event, story: list[Happening]) -> None:
        """A legal choice or a possible outcome, played on the position."""
        game = self.game
        if self.turn() == OVER:
            raise Refusal("match_over")
        if self.is_fair() and len(self.nonces) < len(self.header.seats):
            raise Refusal("match_waiting")
        if self.turn() != event.by or game.codes(event.by).form(event.code) != event.event:
            raise Refusal("illegal_choice", event=event.event)
        if event.by == CHANCE:
            if not game.can_bring(self.state, event.code):
                raise Refusal("impossible_chance", event=event.event)
            self.chance_count += 1
            self.before.clear()
        else:
            if event.code not in game.legal(self.state):
                raise Refusal("illegal_choice", event=event.event)
            self.remember(event)
            self.note_choice(event.by)
        audience = game.audience(self.state)
        self.state.story = story
        game.apply(self.state, event.code)
        self.state.story = None
        self.stories.append((audience, list(story)))

    def note_choice(self, seat: int) -> None:
        """A seat chooses in the line that comes."""
        if seat != self.mover:
            self.mover, self.turn_from = seat, self.version
        self.chosen[seat] = self.version

    def remember(self, choice: Event) -> None:
        """Keep the position for an undo; what another seat did, or what was shown to others, is out of reach."""
        kind, _ = self.game.choice_codes.split(choice.code)
        if kind.reveals() or self.last_actor() != choice.by:
            self.before.clear()
        if not kind.reveals():
            self.before.append(clone(self.state))

    def can_undo(self, seat: int) -> bool:
        """Whether a seat can take something back now."""
        return self.turn() != OVER and bool(self.before) and self.last_actor() == seat

    def last_actor(self) -> int:
        """Who made the last event."""
        return next((line.by for line in reversed(self.lines) if isinstance(line, Event)), CHANCE)

    # — remarks —

    def add_remark(self, remark: Remark) -> None:
        """Carry out what a remark says; one that cannot stand here is refused."""
        self.check_remark(remark)
        TAKE[remark.remark](self, remark)

    def check_remark(self, remark: Remark) -> None:
        """Seats speak until the end, and only seats that are there; what closes a match comes after it, by nobody."""
        if remark.remark not in CLOSING:
            self.check_running(0 if self.is_old_end(remark) else remark.by)
        elif remark.by != CHANCE or self.turn() != OVER:
            raise misplaced(remark)
        if remark.text and remark.remark in WITHOUT_TEXT:
            raise misplaced(remark)

    def is_old_end(self, remark: Remark) -> bool:
        """Whether this is an end as the first format had it: by nobody."""
        return self.header.tablereef == FIRST_FORMAT and remark == Remark("ended")

    def take_back(self, undo: Remark) -> None:
        """The last choice of a seat is undone."""
        if not self.can_undo(undo.by):
            raise Refusal("nothing_to_undo")
        self.state = self.before.pop()

    def take_nonce(self, nonce: Remark) -> None:
        """A nonce that a seat chose; the first format knew no other ones."""
        if nonce.by in self.bots and self.header.tablereef != FIRST_FORMAT:
            raise Refusal("derived_nonce", seat=seat_words(nonce.by))
        if not (nonce.text.isalnum() and nonce.text.isascii() and len(nonce.text) <= 64):
            raise Refusal("nonce_form")
        self.keep_nonce(nonce)

    def take_derived(self, nonce: Remark) -> None:
        """The nonce of a seat whose person does not choose one."""
        is_absent = nonce.by in self.bots or nonce.by in self.resigned
        if not is_absent or nonce.text != derived_nonce(self.header.digest(), nonce.by):
            raise Refusal("derived_nonce", seat=seat_words(nonce.by))
        self.keep_nonce(nonce)

    def keep_nonce(self, nonce: Remark) -> None:
        """One for each seat of a match that is dealt fairly."""
        if not self.is_fair():
            raise misplaced(nonce)
        if nonce.by in self.nonces:
            raise Refusal("nonce_given", seat=seat_words(nonce.by))
        self.nonces[nonce.by] = nonce.text

    def take_bot(self, bot: Remark) -> None:
        """A bot moves for a seat from now on."""
        if bot.by in self.bots or not bot.text:
            raise misplaced(bot)
        self.bots[bot.by] = bot.text

    def take_return(self, returned: Remark) -> None:
        """Somebody takes the seat back from the bot."""
        if returned.by not in self.bots or returned.by in self.resigned:
            raise misplaced(returned)
        del self.bots[returned.by]

    def take_resignation(self, resigned: Remark) -> None:
        """A seat has given up, once and for all."""
        if resigned.by in self.resigned:
            raise misplaced(resigned)
        self.resigned.append(resigned.by)
        self.ended = len(self.resigned) >= len(self.header.seats) - 1

    def take_end(self, end: Remark) -> None:
        """The line is by who agreed last, and names all who did: among them everyone who still plays."""
        seats = range(len(self.header.seats))
        agreed = [seat for seat in seats if str(seat) in end.text.split(" ")]
        playing = {seat for seat in seats if seat not in self.bots and seat not in self.resigned}
        is_complete = end.by in agreed and playing <= set(agreed) and end.text == " ".join(map(str, agreed))
        if not is_complete and not self.is_old_end(end):
            raise Refusal("not_agreed")
        self.ended = True

    def take_result(self, result: Remark) -> None:
        """A result that these lines do not come to is refused."""
        if self.closed:
            raise misplaced(result)
        if result.text != self.result():
            raise Refusal("result_differs", found=result.text, expected=self.result())
        self.closed = True

    def take_secret(self, revealed: Remark) -> None:
        """The last line of a match that was dealt fairly."""
        if not self.is_fair() or not self.closed or self.secret is not None:
            raise misplaced(revealed)
        if commitment_to(revealed.text) != self.header.deal.commitment:
            raise Refusal("wrong_secret")
        self.secret = revealed.text

    # — the fair deal —

    def is_fair(self) -> bool:
        """Whether it is dealt from a secret and nonces."""
        return self.header.deal.commitment is not None

    def start_fair(self, secret: str) -> None:
        """All nonces are in: deal from the secret, now and until the end."""
        if len(self.nonces) < len(self.header.seats):
            raise Refusal("match_waiting")
        if commitment_to(secret) != self.header.deal.commitment:
            raise Refusal("wrong_secret")
        self.dealer = self.fair_dealer(secret)
        self.deal()

    def fair_dealer(self, secret: str) -> Fair:
        """Who deals this match from its secret; in the first format its id stood for the header."""
        is_first = self.header.tablereef == FIRST_FORMAT
        nonces = [self.nonces[seat] for seat in sorted(self.nonces)]
        return Fair(secret, self.header.match if is_first else self.header.digest(), nonces)


TAKE: Mapping[str, Callable[[Match, Remark], None]] = {
    "undo": Match.take_back,
    "nonce": Match.take_nonce,
    "derived": Match.take_derived,
    "bot": Match.take_bot,
    "returned": Match.take_return,
    "resigned": Match.take_resignation,
    "ended": Match.take_end,
    "result": Match.take_result,
    "revealed": Match.take_secret,
}


def misplaced(remark: Remark) -> Refusal:
    """A remark cannot stand where it stands."""
    return Refusal("misplaced_remark", remark=remark.remark)


def result_of(outcome: Outcome) -> str:
    """Places and points, as the line of the result has them."""
    return " ".join(f"{place}:{points}" for place, points in zip(outcome.places, outcome.points, strict=True))


def new_header(game: Game, seats: Sequence[str], options: Mapping[str, str], deal: Deal, match: str = "") -> Header:
    """The header of a match that begins now."""
    game.new(len(seats), options)  # refuses what the game does not have
    return Header(
        match=match or secrets.token_hex(8),
        game=game.id,
        rules=game.version,
        tables=game.tables(),
        options=dict(options),
        seats=tuple(seats),
        deal=deal,
    )


def seeded_match(
    game: Game, seats: int, seed: int, index: int = 0, options: Mapping[str, str] | None = None, shows: int = 0
) -> Match:
    """A match as the simulator plays it: chance by counting, seats without names."""
    names = [f"seat {seat}" for seat in range(seats)]
    header = new_header(game, names, options or {}, Deal(seed=seed, index=index), f"{seed}-{index}")
    match = Match(game, header, Seeded(seed, index), shows)
    match.deal()
    return match
