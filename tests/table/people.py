"""People at a table, for the tests: who sits where, and how a match is played on."""

from __future__ import annotations

import random
from typing import Any

from tests.table.server import Door, Guest, Socket

OVER = -2
ADA = {"type": "person", "name": "Ada"}
BOB = {"type": "person", "name": "Bob"}
FREE = {"type": "free"}
BOT = {"type": "bot", "level": "diver"}


class Party:
    """Guests at one table, one socket for each seat, in the order of the seats."""

    def __init__(self, server: Door, names: tuple[str, ...] = ("Ada", "Bob"), bots: int = 0, **more: Any) -> None:
        self.server = server
        self.guests = [Guest(server, name) for name in names]
        host = {"type": "person", "name": names[0]}
        self.table = self.guests[0].open([host, *[FREE] * (len(names) - 1), *[BOT] * bots], **more)
        self.id: str = self.table["id"]
        for guest in self.guests[1:]:
            guest.sit(self.table)
        self.sockets = [guest.connect(self.id, seat) for seat, guest in enumerate(self.guests)]
        for socket in self.sockets:
            socket.until(lambda message: message["type"] == "table")
            socket.give_nonces()
        for socket in self.sockets:
            if socket.state is None:
                socket.until(lambda message: message["type"] == "state")

    def __enter__(self) -> Party:
        return self

    def __exit__(self, *_: object) -> None:
        for socket in self.sockets:
            socket.close()

    def level(self) -> None:
        """Everyone has read up to the newest version."""
        for socket in self.sockets:
            socket.send({"type": "ping"})
            socket.until(lambda message: message["type"] == "pong")

    def mover(self) -> Socket | None:
        """Whose turn it is, if it is a person's."""
        self.level()
        return next((socket for socket in self.sockets if socket.state["view"]["offers"]), None)

    def rest(self) -> None:
        """Bots have moved: it is a person's turn or over, and everyone has read so."""
        while self.mover() is None and not self.is_over():
            pass
        self.level()

    def step(self, rng: random.Random) -> bool:
        """One random choice of a person; False when it is over."""
        mover = self.mover()
        while mover is None and not self.is_over():
            mover = self.mover()
        if mover is not None:
            offer = rng.choice(mover.state["view"]["offers"])
            assert mover.act(offer["code"])["type"] == "accepted"
        return mover is not None

    def is_over(self) -> bool:
        """Whether the match has ended."""
        return self.sockets[0].state["ending"] is not None

    def play_on(self, steps: int = 10_000, seed: int = 1) -> None:
        """Random choices, until it is over or enough."""
        rng = random.Random(seed)
        for _ in range(steps):
            if not self.step(rng):
                return
