"""A match at one terminal: whose turn it is, what is asked, and how the screen goes round."""

from __future__ import annotations

import time
from collections.abc import Callable

from rich.console import Group
from rich.text import Text as Styled

from tablereef.bots import Bot, Listener
from tablereef.kernel.game import OVER
from tablereef.kernel.knowledge import Knowledge
from tablereef.kernel.refusals import Refusal
from tablereef.kernel.story import SPECTATOR
from tablereef.kernel.told import told_to
from tablereef.kernel.words import seat_words
from tablereef.terminal.boards import artist_of
from tablereef.terminal.choices import Choice, choices
from tablereef.terminal.hint import advice
from tablereef.terminal.pages import help_page, rules_page
from tablereef.terminal.palette import ALARM, KEY, seat_style
from tablereef.terminal.picture import Picture, Story
from tablereef.terminal.saves import Save
from tablereef.terminal.screen import Screen
from tablereef.terminal.speech import Speech
from tablereef.terminal.story import lines, seat_in

LEAVE = ("s", "q")
SHOWN = 1000  # lines of one act that can be shown one by one


class Left(Exception):
    """Somebody leaves the table; the match stays on disk."""


class Table:
    """The people and bots around one screen."""

    def __init__(self, save: Save, bots: dict[int, Bot], screen: Screen, speech: Speech, pace: float = 0) -> None:
        self.save, self.match, self.game = save, save.match, save.match.game
        self.pace = pace  # seconds for each happening; 0: all at once
        if pace:
            self.match.show(SHOWN)
        self.bots, self.screen, self.speech = bots, screen, speech
        self.people = [seat for seat in range(len(self.match.header.seats)) if seat not in bots]
        self.holder: int | None = None  # who holds the screen alone, because it shows what others may not see
        self.read = 0  # the version before the last decision at this screen
        self.heard = dict.fromkeys(bots, 0)  # the version up to which each bot was told what happened
        self.artist = artist_of(self.game.id)
        self.commands: dict[str, Callable[[int], bool]] = {
            "u": self.undo,
            "h": self.show_hint,
            "r": self.show_rules,
            "l": self.show_log,
            "?": self.show_help,
        }

    def play(self) -> None:
        """Until the game is over; who leaves earlier leaves no secret behind."""
        try:
            while (seat := self.match.turn()) != OVER:
                if seat in self.bots:
                    self.bot_moves(seat)
                else:
                    self.person_moves(seat)
        finally:
            if self.holder is not None:
                self.screen.wipe()
            for bot in self.bots.values():
                if isinstance(bot, Listener):
                    bot.close()
        self.save.reveal()

    def bot_moves(self, seat: int) -> None:
        """A bot chooses by what its seat knows."""
        bot = self.bots[seat]
        if isinstance(bot, Listener):
            self.tell(bot, seat)
        with self.screen.waiting(self.speech.ui("thinking", seat=seat_words(seat))):
            code = bot.choose(self.match.knowledge(seat))
        self.act(seat, code)

    def tell(self, bot: Listener, seat: int) -> None:
        """Let a bot hear what its seat was told since its last choice."""
        for told in told_to(self.match, seat, self.heard[seat]):
            for words in told.words:
                bot.hear(words)
        self.heard[seat] = self.match.version

    def person_moves(self, seat: int) -> None:
        """One decision of a person, or one command."""
        self.hand_over(seat)
        shown = choices(self.match.knowledge(seat), self.artist, self.speech)
        self.show_table(seat, shown)
        while not self.is_answered(seat, shown, self.screen.ask()):
            pass

    def is_answered(self, seat: int, shown: list[Choice], answer: str) -> bool:
        """A number is a choice, a letter a command; an empty line is nothing, all else is asked again."""
        for choice in shown:
            if answer == str(choice.number):
                self.read = self.match.version
                self.act(seat, choice.code)
                return True
        if answer in LEAVE:
            raise Left
        if answer in self.commands:
            return self.commands[answer](seat)
        if answer:
            self.complain(self.speech.ui("not-understood", answer=answer, most=len(shown)))
        return False

    def act(self, seat: int, code: int) -> None:
        """A choice, on disk before anything else happens; nobody else sees what only its maker might."""
        before = self.match.version
        self.match.act(seat, code)
        self.save.keep()
        if self.holder is not None and not self.still_holds(self.holder):
            self.screen.wipe()
            self.holder = None
        if self.pace:
            self.show_happenings(before)

    def still_holds(self, holder: int) -> bool:
        """Whether who holds the screen is asked again, and still sees what others may not see."""
        return self.match.turn() == holder and self.has_secret(holder)

    # — what who may see —

    def viewer(self) -> int:
        """Whose view the screen shows: one person's, or what all around it may see."""
        if len(self.people) == 1:
            return self.people[0]
        return SPECTATOR if self.holder is None else self.holder

    def hand_over(self, seat: int) -> None:
        """Before a secret is shown, only the player whom it concerns may sit at the screen."""
        if self.has_secret(seat) and self.holder != seat:
            self.holder = None
            self.show_table(seat, [])
            if self.screen.ask(self.speech.ui("pass", seat=seat_words(seat))) in LEAVE:
                raise Left
            self.holder = seat

    def has_secret(self, seat: int) -> bool:
        """Whether a player sees what others at this screen may not see."""
        public = self.match.knowledge(SPECTATOR).zones()
        return len(self.people) > 1 and self.match.knowledge(seat).zones() != public

    # — what is shown —

    def show_table(self, seat: int, shown: list[Choice]) -> None:
        """The table with what happened since; without choices it is only looked at."""
        viewer = self.viewer()
        knowledge = self.match.knowledge(seat if shown else viewer)
        board = self.artist.draw(knowledge, self.speech, self.screen.plain)
        question = Styled(self.speech.say(knowledge.view().question), f"bold {seat_style(seat)}")
        hints = self.speech.ui("hints") if shown else ""
        Picture(board, self.story(viewer), question, shown, hints).show(self.screen)

    def show_happenings(self, since: int) -> None:
        """What happened after a version, one by one; the board changes with the last happening of a line."""
        viewer, told = self.viewer(), told_to(self.match, self.viewer(), max(0, since - self.screen.height))
        old = [line for line in told if line.version <= since]
        for line in told[len(old) :]:
            for number, scene in enumerate(line.scenes, 1):
                version = line.version if number == len(line.scenes) else line.version - 1
                knowledge = Knowledge(self.game, self.match.positions[version][-1], viewer)
                board = self.artist.draw(knowledge, self.speech, self.screen.plain)
                happening = Styled(self.speech.say(scene.words), f"bold {seat_style(seat_in(scene.words))}")
                Picture(board, Story(lines(old, self.speech), []), happening, [], "").show(self.screen)
                time.sleep(self.pace)
            old.append(line)

    def story(self, viewer: int) -> Story:
        """What was told to who looks: long ago, and since the last decision at this screen."""
        oldest = max(0, self.read - self.screen.height)  # more does not fit
        told = told_to(self.match, viewer, oldest)
        new = self.read - oldest
        return Story(lines(told[:new], self.speech), lines(told[new:], self.speech))

    def complain(self, sentence: str) -> None:
        """Say what did not work."""
        self.screen.show(Styled(sentence, ALARM))

    def undo(self, seat: int) -> bool:
        """Take the last choice back, whosever it was at this screen."""
        last = self.match.last_actor()
        try:
            self.match.undo(last if last in self.people else seat)
        except Refusal as refusal:
            self.complain(self.speech.say(refusal.words))
            return False
        self.save.keep()
        return True

    def show_hint(self, seat: int) -> bool:
        """What a good player would do who knows what the seat knows; among people nobody is helped."""
        if len(self.people) > 1:
            self.complain(self.speech.ui("no-hint"))
            return False
        knowledge = self.match.knowledge(seat)
        code, worth = advice(knowledge, self.bots.values(), self.speech)
        number = knowledge.choices().index(code) + 1
        label = self.artist.label(knowledge, knowledge.offer(code), self.speech)
        self.screen.show(Styled(self.speech.ui("hint", number=number, choice=label), KEY), *worth)
        return False

    def show_rules(self, seat: int) -> bool:
        """The rules of the game."""
        self.screen.read_through(rules_page(self.match, self.speech), self.speech.ui("enter"))
        return True

    def show_log(self, seat: int) -> bool:
        """All that happened, as far as who looks was told."""
        story = Group(*lines(told_to(self.match, self.viewer()), self.speech))
        self.screen.read_through(story, self.speech.ui("enter"))
        return True

    def show_help(self, seat: int) -> bool:
        """What can be typed."""
        self.screen.read_through(help_page(self.match, self.speech), self.speech.ui("enter"))
        return True
