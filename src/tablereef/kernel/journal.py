"""Matches on disk: JSON lines, the header first. Save, replay, bug report, training data: one format.

A running match that is dealt fairly keeps its secret in a file of its own, beside the journal.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import IO, Any

import msgspec

from tablereef.kernel.dealers import Dealer, Seeded
from tablereef.kernel.game import CHANCE, Game
from tablereef.kernel.match import FIRST_FORMAT, FORMAT, Event, Header, Line, Match, Remark
from tablereef.kernel.refusals import Refusal
from tablereef.kernel.words import Words

encode = msgspec.json.encode


def written(match: Match) -> str:
    """A whole match as text."""
    return "".join(encode(line).decode() + "\n" for line in [match.header, *match.lines])


def secret_file(path: Path) -> Path:
    """Where the secret of a running match lies."""
    return path.with_suffix(path.suffix + ".secret")


class Writer:
    """Appends a growing match to its file; every line is on disk before `write` returns."""

    def __init__(self, path: Path, match: Match, secret: str | None = None) -> None:
        self.path = path
        self.match = match
        self.done = -1
        if path.exists():
            os.truncate(path, len(written(match).encode()))  # a line that a crash tore off was never read
            self.done = match.version
        if secret is not None:
            secret_file(path).touch(mode=0o600)
            secret_file(path).write_text(secret + "\n", encoding="utf-8")
        self.write()

    def write(self) -> None:
        """Append what is new."""
        new = [self.match.header, *self.match.lines][self.done + 1 :]
        with self.path.open("ab") as file:
            file.writelines(encode(line) + b"\n" for line in new)
            file.flush()
            os.fsync(file.fileno())
        self.done = self.match.version


def read_all(path: Path, find: Callable[[str], Game]) -> Iterator[Match]:
    """Every match of a file, replayed; each header begins a new one."""
    match: Match | None = None
    for number, text, row in numbered_rows(path):
        said = read_row(path, number, text, row)
        if isinstance(said, Header):
            if match is not None:
                yield match
            match = begin(path, number, said, find)
        elif match is None:
            raise Refusal("not_a_journal", path=str(path), line=number)
        else:
            replay_line(path, number, said, match)
    if match is None:
        raise Refusal("not_a_journal", path=str(path), line=1)
    yield match


def read(path: Path, find: Callable[[str], Game]) -> Match:
    """The one match of a file, replayed."""
    *_, match = read_all(path, find)
    return match


def numbered_rows(path: Path) -> Iterator[tuple[int, bytes, dict[str, Any]]]:
    """The rows of a journal with their line numbers, as they stand there and as they are understood."""
    try:
        file: IO[bytes] = path.open("rb")
    except OSError:
        raise Refusal("no_file", path=str(path)) from None
    with file:
        for number, line in enumerate(file, 1):
            try:
                row = msgspec.json.decode(line, type=dict)
            except (msgspec.DecodeError, UnicodeDecodeError):
                if number > 1 and not line.endswith(b"\n"):
                    return  # torn off by a crash
                raise Refusal("not_a_journal", path=str(path), line=number) from None
            yield number, line.rstrip(b"\r\n"), row


def read_row(path: Path, number: int, text: bytes, row: dict[str, Any]) -> Header | Line:
    """What a row says, and nothing beside it that nobody checks; the header of a fair deal is hashed as it stands."""
    kind: Any = Header if "tablereef" in row else Remark if "remark" in row else Event
    try:
        said: Header | Line = msgspec.convert(row, kind)
    except msgspec.ValidationError:
        raise Refusal("not_a_journal", path=str(path), line=number) from None
    is_hashed = isinstance(said, Header) and said.deal.commitment is not None
    is_as_read = encode(said) == text if is_hashed else encode(row) == msgspec.json.format(text, indent=-1)
    if not is_as_read:
        raise Refusal("not_a_journal", path=str(path), line=number)
    return said


def begin(path: Path, number: int, header: Header, find: Callable[[str], Game]) -> Match:
    """An empty match for a header, which may be of another edition: what counts is that every line is legal."""
    is_dealt_twice = header.deal.seed is not None and header.deal.commitment is not None
    if header.tablereef not in (FIRST_FORMAT, FORMAT) or is_dealt_twice:
        raise Refusal("not_a_journal", path=str(path), line=number)
    game = find(header.game)
    try:
        return Match(game, header)
    except Refusal as refusal:
        raise explained(refusal, game, header) from None


def replay_line(path: Path, number: int, line: Line, match: Match) -> None:
    """Fold one line; refused with its number and the reason."""
    try:
        match.add(line)
    except Refusal as refusal:
        raise refused_line(str(path), number, refusal, match) from None


def refused_line(name: str, number: int, refusal: Refusal, match: Match) -> Refusal:
    """Which line of which match is refused, and why."""
    return explained(Refusal("journal_line", path=name, line=number, why=refusal.words), match.game, match.header)


def other_edition(game: Game, header: Header) -> Words | None:
    """How the edition by which a match was played differs from this one; None where it is the same."""
    if header.rules != game.version:
        return Words("edition-rules", {"found": header.rules, "known": game.version})
    return Words("edition-tables") if header.tables != game.tables() else None


def explained(refusal: Refusal, game: Game, header: Header) -> Refusal:
    """A refusal, with its reason where another edition wrote the match."""
    edition = other_edition(game, header)
    return refusal if edition is None else Refusal("other_edition", edition=edition, why=refusal.words)


def dealer_of(match: Match) -> Dealer | None:
    """Who must have dealt a match, as far as its header and its revealed secret tell."""
    deal = match.header.deal
    if deal.seed is not None:
        return Seeded(deal.seed, deal.index)
    return None if match.secret is None else match.fair_dealer(match.secret)


def verify(match: Match, header_line: int = 1) -> bool:
    """Deal a match again and compare every outcome; False where nobody can know who dealt."""
    dealer = dealer_of(match)
    if dealer is None:
        return False
    for number, line, again in chances(match, header_line):
        expected = match.game.chance_codes.form(dealer.deal(match.game, again.state, again.chance_count))
        if expected != line.event:
            differs = Refusal("chance_differs", line=number, found=line.event, expected=expected)
            raise explained(differs, match.game, match.header)
    return True


def chances(match: Match, header_line: int = 1) -> Iterator[tuple[int, Event, Match]]:
    """Every chance event of a match: its line, and the match as it stood before."""
    again = Match(match.game, match.header)
    for number, line in enumerate(match.lines, header_line + 1):
        if isinstance(line, Event) and line.by == CHANCE:
            yield number, line, again
        again.add(line)


class Draw(msgspec.Struct, frozen=True):
    """One draw of a fair deal: which lot, counted from 0, among how many."""

    lots: int
    lot: int


def draws(match: Match, secret: str) -> list[Draw]:
    """What the secret of a fair match draws for each of its chance events."""
    dealer, drawn = match.fair_dealer(secret), []
    for _, _, again in chances(match):
        lots = match.game.lots(again.state)
        drawn.append(Draw(lots, dealer.pick(again.chance_count, lots)))
    return drawn
