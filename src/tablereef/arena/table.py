"""One game between bots, by the rules as they are written: for bots that no compiler knows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tablereef.arena.setup import short
from tablereef.bots import Listener, make_bot
from tablereef.bots.levels import STANDIN
from tablereef.bots.refusals import BotRefusal
from tablereef.kernel.dealers import Seeded
from tablereef.kernel.dice import CHOICE_STREAM, stream_of
from tablereef.kernel.game import CHANCE, OVER, Game
from tablereef.kernel.knowledge import Knowledge
from tablereef.kernel.match import Deal, Event, Header, Line, Remark, new_header, result_of
from tablereef.kernel.refusals import Refusal
from tablereef.kernel.story import Happening


class Table:
    """A deal of a seed and the bots around it. Chance does not depend on them: event k falls as the deal says.

    Who fails forfeits: the game's own player takes the seat, so that the others have their game, and the seat is placed
    behind them.
    """

    def __init__(self, game: Game, bots: Sequence[str], seed: int, deal: int, options: dict[str, str]) -> None:
        self.game, self.names, self.options = game, bots, options
        self.state: Any = game.new(len(bots), options)
        self.deal, self.dealer = Deal(seed=seed, index=deal), Seeded(seed, deal)
        self.luck = stream_of(seed, deal, CHOICE_STREAM)
        self.bots = [make_bot(name, game, seat, self.luck) for seat, name in enumerate(bots)]
        self.listeners = {seat: bot for seat, bot in enumerate(self.bots) if isinstance(bot, Listener)}
        self.forfeits: dict[int, str] = {}
        self.events: list[tuple[int, int]] = []  # by whom, and the code
        self.drawn = 0  # events of chance
        self.chances = self.decisions = 0  # events that could have gone otherwise

    def play(self) -> None:
        """To the end."""
        try:
            while (mover := self.game.turn(self.state)) != OVER:
                self.happen(mover, self.dealt() if mover == CHANCE else self.choice(mover))
        finally:
            for listener in self.listeners.values():
                listener.close()

    def dealt(self) -> int:
        """What chance brings."""
        self.chances += self.game.lots(self.state) > 1
        self.drawn += 1
        return self.dealer.deal(self.game, self.state, self.drawn - 1)

    def choice(self, seat: int) -> int:
        """What a seat chooses; where there is nothing to choose nobody is asked."""
        legal = self.game.legal(self.state)
        if len(legal) == 1:
            return legal[0]
        self.decisions += 1
        knowledge = Knowledge(self.game, self.state, seat)
        try:
            code = self.bots[seat].choose(knowledge)
            if code not in legal:
                raise BotRefusal("bot_answer", name=self.names[seat], answer=str(code))
            return legal[legal.index(code)]  # an int of ours, whatever it was
        except Exception as failure:  # whatever a bot of somebody else does wrong
            self.forfeits[seat] = str(failure) if isinstance(failure, Refusal) else repr(failure)
            self.bots[seat] = make_bot(STANDIN, self.game, seat, self.luck)
            return self.bots[seat].choose(knowledge)

    def happen(self, mover: int, code: int) -> None:
        """Play an event, and tell those who listen."""
        self.events.append((mover, code))
        story: list[Happening] | None = [] if self.listeners else None
        self.state.story = story
        self.game.apply(self.state, code)
        for happening in story or ():
            for seat, listener in self.listeners.items():
                listener.hear(self.game.happenings.words(happening, seat))

    def places(self) -> tuple[int, ...]:
        """How the game ended: who forfeited stands behind the others."""
        order = [(seat in self.forfeits, place) for seat, place in enumerate(self.game.outcome(self.state).places)]
        return tuple(1 + sum(other < mine for other in order) for mine in order)

    def points(self) -> tuple[int, ...]:
        """Everyone's points."""
        return self.game.outcome(self.state).points

    def journal(self) -> list[Header | Line]:
        """The game as a match that can be watched and verified."""
        names, number = [short(name) for name in self.names], f"{self.deal.seed}-{self.deal.index}"
        header = new_header(self.game, names, self.options, self.deal, number)
        events = [Event(by, code, self.game.codes(by).form(code)) for by, code in self.events]
        return [header, *events, Remark("result", text=result_of(self.game.outcome(self.state)))]
