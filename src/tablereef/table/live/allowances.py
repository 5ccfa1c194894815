"""How much anyone may begin in an hour: by guest, and by the place that guests come from."""

from __future__ import annotations

import time

from tablereef.table.refusals import TableRefusal
from tablereef.table.settings import Settings
from tablereef.table.store.rows import Guest

HOUR = 3600.0
OF_A_PLACE = 10  # so many people may share a place
MAILS_PER_HOUR = 5  # with codes: asked for by one guest, and sent to one address
KEPT = 10_000  # of guests, and of places; who has waited longest is forgotten


class Allowance:
    """So much in an hour for each; who took all of it waits until some has come back."""

    def __init__(self, per_hour: float) -> None:
        self.per_hour = per_hour
        self.levels: dict[str, tuple[float, float]] = {}  # what is left, and when that was

    def left(self, who: str) -> float:
        """How much somebody may still take."""
        level, then = self.levels.get(who, (self.per_hour, 0.0))
        return min(self.per_hour, level + (time.monotonic() - then) * self.per_hour / HOUR)

    def take(self, who: str, amount: float) -> None:
        """Somebody takes so much, at times a little more than was left."""
        level = self.left(who) - amount
        self.levels.pop(who, None)
        self.levels[who] = (level, time.monotonic())
        while len(self.levels) > KEPT:
            del self.levels[next(iter(self.levels))]


class Shared:
    """An allowance for each guest, and a larger one for each place."""

    def __init__(self, per_hour: float) -> None:
        self.guests, self.places = Allowance(per_hour), Allowance(per_hour * OF_A_PLACE)

    def check(self, guest: Guest) -> None:
        """Refuse who has taken all of it."""
        if min(self.guests.left(guest.id), self.places.left(guest.place)) < 1:
            raise TableRefusal("too_much")

    def take(self, guest: Guest, amount: float) -> None:
        """A guest takes so much."""
        self.guests.take(guest.id, amount)
        self.places.take(guest.place, amount)


class Allowances:
    """What the server counts by the hour, and where the tables of this hour and before came from."""

    def __init__(self, settings: Settings) -> None:
        self.guests = Allowance(settings.guests_per_hour)
        self.matches, self.lines = Shared(settings.matches_per_hour), Shared(settings.lines_per_hour)
        self.seats = Shared(settings.matches_per_hour)  # taken at tables of others
        self.analyses = Shared(settings.analysis_seconds_per_hour)
        self.mails, self.mails_to = Shared(MAILS_PER_HOUR), Allowance(MAILS_PER_HOUR)
        self.most_tables = settings.most_tables_of_a_place
        self.opened: dict[str, str] = {}  # tables that have not ended, since this server began; from which place

    def welcome(self, place: str) -> None:
        """Somebody new comes from a place."""
        if self.guests.left(place) < 1:
            raise TableRefusal("too_much")
        self.guests.take(place, 1)

    def check_table(self, guest: Guest) -> None:
        """Refuse one more table to who has begun too many, or comes from where too many wait or run."""
        self.matches.check(guest)
        if sum(place == guest.place for place in self.opened.values()) >= self.most_tables:
            raise TableRefusal("too_many_here", most=self.most_tables)

    def open_table(self, guest: Guest, table_id: str) -> None:
        """A table is there."""
        self.matches.take(guest, 1)
        self.opened[table_id] = guest.place

    def check_mail(self, guest: Guest, address: str) -> None:
        """Refuse to write once more to whom much was written, or for who asked for much; else it counts."""
        self.mails.check(guest)
        if self.mails_to.left(address) < 1:
            raise TableRefusal("too_much")
        self.mails.take(guest, 1)
        self.mails_to.take(address, 1)

    def close_table(self, table_id: str) -> None:
        """Its match is over, or it is gone."""
        self.opened.pop(table_id, None)
