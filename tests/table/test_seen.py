"""What somebody is told: all that is new, and what has faded since, so that nothing need be told twice."""

from collections.abc import Iterator
from random import Random

import pytest

from tablereef.games import GAMES, find
from tablereef.kernel.game import OVER
from tablereef.kernel.match import Match, seeded_match
from tablereef.kernel.told import Told, told_to
from tablereef.table.seen import news
from tablereef.table.seen.view import seat_of

SEATS = 3
VIEWERS = (None, *range(SEATS))


class Client:
    """Who keeps a log as the browser does: what is told replaces all from there on."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.heard = news.Heard()
        self.log: list[Told] = []
        self.told = 0

    def look(self, match: Match) -> None:
        """Hear the latest state."""
        state = news.match_state(match, self.seat, (), self.heard, None)
        self.log = [line for line in self.log if line.version <= state.since] + list(state.told)
        self.heard = news.heard(match, self.seat)
        self.told += len(state.told)


def random_match(name: str, seed: int) -> Iterator[Match]:
    """A match after each act."""
    match, random = seeded_match(find(name), SEATS, seed), Random(seed)
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
                assert client.log[-len(latest) :] == latest


@pytest.mark.parametrize("name", GAMES)
def test_little_is_told_twice(name: str) -> None:
    """A line is told when it is new, and once more when it has faded, hardly ever a third time."""
    clients = [Client(seat) for seat in VIEWERS]
    for match in random_match(name, 8):
        for client in clients:
            client.look(match)
    assert all(match.version <= client.told < 2.2 * match.version for client in clients)
