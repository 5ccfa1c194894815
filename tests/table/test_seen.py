"""What somebody is told: all that is new, and what has faded since, so that nothing need be told twice."""

from collections.abc import Iterator
from random import Random

import msgspec
import pytest

from tablereef.games import GAMES, find
from tablereef.kernel.game import OVER
from tablereef.kernel.match import Line, Match, seeded_match
from tablereef.kernel.picture import checksum
from tablereef.kernel.told import Told, fresh_from, told_to
from tablereef.kernel.view import Picture
from tablereef.table.live.table import SHOWN
from tablereef.table.seen import news
from tablereef.table.seen.replay import BETWEEN, MOST_LINES, Book, replay
from tablereef.table.seen.view import seat_of
from tablereef.testing.laws import plates_told
from tests.table.server import after_lines

SEATS = 3
VIEWERS = (None, *range(SEATS))


class Client:
    """Who keeps a log as the browser does: what is told replaces all from there on."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.heard = news.Heard()
        self.log: list[Told] = []
        self.zones: Picture = ()
        self.told = 0

    def look(self, match: Match) -> None:
        """Hear the latest state."""
        state = news.match_state(match, self.seat, (), self.heard, None)
        self.zones = state.zones or after_lines(self.zones, msgspec.to_builtins(state.told))
        assert self.zones == match.knowledge(seat_of(self.seat)).zones()
        assert checksum(self.zones) == state.checksum
        self.log = [line for line in self.log if line.version <= state.since] + list(state.told)
        self.heard = news.heard(match, self.seat)
        self.told += len(state.told)


def random_match(name: str, seed: int) -> Iterator[Match]:
    """A match after each act."""
    match, random = seeded_match(find(name), SEATS, seed, shows=SHOWN), Random(seed)
    yield match
    while match.turn() != OVER:
        seat = match.turn()
        undo = random.random() < 0.1 and match.can_undo(seat)
        match.undo(seat) if undo else match.act(seat, random.choice(match.game.legal(match.state)))
        yield match


@pytest.mark.parametrize("name", GAMES)
def test_a_log_kept_from_states_is_what_was_told(name: str) -> None:
    """Some look at every state, some miss many; all have the same log while the match runs."""
    clients, random = [Client(seat) for seat in VIEWERS for _ in range(2)], Random(5)
    for match in random_match(name, 7):
        for i, client in enumerate(clients):
            if match.turn() != OVER and (i % 2 == 0 or random.random() < 0.2):
                client.look(match)
                latest = told_to(match, seat_of(client.seat), max(0, match.version - news.FAR_BEHIND))
                assert [said(line) for line in client.log[-len(latest) :]] == [said(line) for line in latest]


def said(line: Told) -> tuple[object, ...]:
    """A line without its pictures."""
    return (line.version, line.by, line.code, line.remark, line.words)


@pytest.mark.parametrize("name", GAMES)
def test_little_is_told_twice(name: str) -> None:
    """A line is told when it is new, and once more when it has faded, hardly ever a third time."""
    clients = [Client(seat) for seat in VIEWERS]
    for match in random_match(name, 8):
        for client in clients:
            client.look(match)
    assert all(match.version <= client.told < 2.2 * match.version for client in clients)


def test_what_has_faded_is_not_seen_again() -> None:
    """Who asks for older lines, as after a gap, gets the table as it is, and no picture of cards to be remembered."""
    looks = 0
    for match in random_match("kleine_fische", 9):
        fresh = fresh_from(match, 0)
        if match.turn() != OVER and fresh > 2:
            looks += 1
            state = news.match_state(match, 0, (), news.Heard(fresh - 2, fresh - 2), None)
            assert state.zones is not None
            assert not any(line.changes or any(scene.changes for scene in line.scenes) for line in state.told)
    assert looks > 20


@pytest.mark.parametrize("name", GAMES)
def test_who_follows_gets_a_quarter_of_the_whole_table(name: str) -> None:
    whole = part = 0
    client = Client(0)
    for match in random_match(name, 10):
        whole += len(msgspec.json.encode(news.match_state(match, 0, (), news.Heard(0, client.heard.fresh_from), None)))
        part += len(msgspec.json.encode(news.match_state(match, 0, (), client.heard, None)))
        client.look(match)
    print(name, whole, part, whole / part)
    assert 4 * part <= whole


@pytest.mark.parametrize("name", GAMES)
def test_whoever_follows_knows_how_each_seat_stands(name: str) -> None:
    """Plates are told when they change, and nothing is added up."""
    *_, match = random_match(name, 11)
    again, book, plates = (
        Match(match.game, match.header),
        Book(match.header),
        match.game.plates(match.game.new(SEATS), 1),
    )
    while again.version < match.version:
        for line in replay(book, match.lines, 1, again.version, MOST_LINES).lines:
            again.add(match.lines[again.version])
            plates = plates_told(plates, line)
            assert plates == again.knowledge(1).plates()


@pytest.mark.parametrize("name", GAMES)
def test_a_replay_shows_each_line_when_it_happened(name: str) -> None:
    *_, match = random_match(name, 3)
    again, sheet = Match(match.game, match.header), replay(Book(match.header), match.lines, 1, 0, MOST_LINES)
    zones = sheet.zones
    for line, told in zip(match.lines, sheet.lines, strict=False):
        again.add(line)
        zones = after_lines(zones, [msgspec.to_builtins(told)])
        assert zones == again.knowledge(1).zones()


@pytest.mark.parametrize("name", GAMES)
def test_a_page_of_a_replay_is_the_same_by_its_bookmark(name: str) -> None:
    *_, match = random_match(name, 3)
    book = Book(match.header)
    for first in (match.version - 5, BETWEEN, BETWEEN + 7, 3, match.version - 5):
        fresh = replay(Book(match.header), match.lines, None, first, 5)
        assert msgspec.json.encode(replay(book, match.lines, None, first, 5)) == msgspec.json.encode(fresh)


def test_a_page_of_a_replay_does_not_play_all_lines_before_it(monkeypatch: pytest.MonkeyPatch) -> None:
    *_, match = random_match("kleine_fische", 3)
    book, added = Book(match.header), list[Line]()
    replay(book, match.lines, None, match.version - 1, 1)

    def add_and_count(match: Match, line: Line) -> None:
        added.append(line)
        add(match, line)

    add = Match.add
    monkeypatch.setattr(Match, "add", add_and_count)
    replay(book, match.lines, None, match.version - 10, 10)
    assert match.version > 4 * BETWEEN
    assert len(added) < BETWEEN + 10
