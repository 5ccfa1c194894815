"""A match watched line by line: forward, back, to any line or turn, as anybody saw it."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from rich.table import Table
from rich.text import Text as Styled

from tablereef.kernel.game import CHANCE, OVER
from tablereef.kernel.knowledge import Everything, Knowledge
from tablereef.kernel.match import Event, Match
from tablereef.kernel.refusals import Refusal
from tablereef.kernel.story import ALL_SEEING, SPECTATOR
from tablereef.kernel.struct import clone
from tablereef.kernel.told import check_replay, told_to
from tablereef.kernel.words import Words, seat_words
from tablereef.terminal import palette
from tablereef.terminal.boards import artist_of
from tablereef.terminal.picture import Picture, Story
from tablereef.terminal.play import show_end
from tablereef.terminal.screen import Screen
from tablereef.terminal.speech import Speech
from tablereef.terminal.story import lines, seat_in


class Film:
    """A match with all its positions, so that one can go back and forth."""

    def __init__(self, match: Match) -> None:
        self.match = match
        again = Match(match.game, match.header)
        self.positions = [clone(again.state)]
        for line in match.lines:
            again.add(line)
            self.positions.append(clone(again.state))
        self.turns = turns_of(match, self.positions)

    def knowledge(self, at: int, viewer: int) -> Knowledge:
        """What is known after so many lines."""
        game, position = self.match.game, self.positions[at]
        return Everything(game, position) if viewer == ALL_SEEING else Knowledge(game, position, viewer)

    def start_of(self, turn: int) -> int:
        """After how many lines a turn begins; the nearest one where there is none of that number."""
        return self.turns[max(0, min(turn, len(self.turns)) - 1)]

    def turn_at(self, at: int) -> int:
        """The number of the turn that goes on after so many lines."""
        return sum(first <= at for first in self.turns)


def turns_of(match: Match, positions: list[Any]) -> list[int]:
    """After how many lines each turn begins: the first with the first event, the others when the player changes."""
    events = [(at, line.by) for at, line in enumerate(match.lines) if isinstance(line, Event)]
    choice = next((at for at, by in events if by != CHANCE), len(match.lines))
    players = [(at, seat_in(match.game.question(positions[at]))) for at in range(choice, len(positions))]
    changes = [at for (_, before), (at, seat) in pairwise(players) if seat != before]
    return [events[0][0] + 1 if events else 0, *changes]


class Watcher:
    """Somebody who watches a match."""

    def __init__(self, match: Match, seat: int | None, screen: Screen, language: str) -> None:
        check_replay(match)
        self.match, self.screen = match, screen
        self.speech = Speech(language, match.game, match.header.seats)
        self.film = Film(match)
        self.viewer = self.together() if seat is None else self.checked(seat)
        self.at = self.film.start_of(1)
        screen.show(*self.speech.edition(match))

    def together(self) -> int:
        """Everyone's after the end; while the match runs only what everybody saw."""
        return ALL_SEEING if self.match.turn() == OVER else SPECTATOR

    def checked(self, seat: int) -> int:
        """A seat of this match."""
        if seat not in range(len(self.match.header.seats)):
            raise Refusal("no_such_seat", seat=seat, count=len(self.match.header.seats))
        return seat

    def print_all(self) -> None:
        """The whole story with the line numbers of the file."""
        for message in told_to(self.match, self.viewer):
            for sentence in lines([message], self.speech):
                line = Table.grid(padding=(0, 2))
                line.add_row(f"{message.version + 1:>4}", sentence)
                self.screen.show(line)
        if self.match.turn() == OVER:
            show_end(self.match, self.screen, self.speech)

    def watch(self) -> None:
        """Go through the match until the watcher has seen enough."""
        with self.screen.opened():
            self.show()
            while (answer := self.screen.ask()) != "q":
                self.go(answer.split())
                self.show()

    def go(self, words: list[str]) -> None:
        """Carry out a command; what is none changes nothing."""
        match words:
            case [] | ["n"]:
                self.move_to(self.at + 1)
            case ["p"]:
                self.move_to(self.at - 1)
            case ["t", number] if number.isdecimal():
                self.move_to(self.film.start_of(int(number)))
            case [number] if number.isdecimal():
                self.move_to(int(number) - 1)
            case ["seat", number] if number.isdecimal() and int(number) < len(self.match.header.seats):
                self.viewer = int(number)
            case ["seat", *rest] if not "".join(rest).isdecimal():
                self.viewer = self.together()

    def move_to(self, at: int) -> None:
        """To a line, but not beyond the first or the last."""
        self.at = max(0, min(at, self.match.version))

    def show(self) -> None:
        """The table after so many lines."""
        knowledge = self.film.knowledge(self.at, self.viewer)
        board = artist_of(self.match.game.id).draw(knowledge, self.speech, self.screen.plain)
        told = told_to(self.match, self.viewer)[: self.at]
        story = Story(lines(told[:-1], self.speech), lines(told[-1:], self.speech))
        where = self.speech.ui(
            "watch-where", line=self.at + 1, lines=self.match.version + 1,
            turn=self.film.turn_at(self.at), turns=len(self.film.turns), viewer=self.viewer_words(),
        )  # fmt: skip
        Picture(board, story, Styled(where, palette.QUESTION), [], self.speech.ui("watch-hints")).show(self.screen)

    def viewer_words(self) -> Words:
        """Who sees the table so."""
        if self.viewer in (ALL_SEEING, SPECTATOR):
            return Words("ui-viewer-everyone" if self.viewer == ALL_SEEING else "ui-viewer-public")
        return seat_words(self.viewer)
