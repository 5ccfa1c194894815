"""Whole games as text: every answer of the protocol at every step, so that a change of rules reads as a diff."""

import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from tablereef.kernel.game import CHANCE, OVER
from tablereef.kernel.match import Event, Line, Match, seeded_match
from tablereef.kernel.story import SPECTATOR
from tablereef.kernel.text import Text
from tablereef.kernel.told import told_to
from tests.known import Playthrough

FOLDER = Path(__file__).parent


def playthrough(wanted: Playthrough) -> str:
    """One seeded game, all seats at random."""
    game, seats, seed, options = wanted.game, wanted.seats, wanted.seed, wanted.options
    played, rng = seeded_match(game, seats, seed, options=options), random.Random(seed)
    lines, again = [f"{game.id}, {seats} seats, seed {seed}, {options or 'plain'}", ""], Match(game, played.header)
    while played.turn() != OVER:
        played.act(played.turn(), rng.choice(game.legal(played.state)))
    for line in played.lines:
        lines += [*before(again), *after(again, line)]
    return "\n".join([*lines, str(again.outcome()), ""])


def before(match: Match) -> Iterator[str]:
    """What is due: the question, and the choices or the odds."""
    game, s = match.game, match.state
    if match.turn() == CHANCE:
        odds = Counter(game.odds(s).values())
        told = "everyone" if game.seen(s, SPECTATOR, 0) == 0 else "some"
        counted = ", ".join(f"{n} with {lots} of {game.lots(s)} lots" for lots, n in sorted(odds.items()))
        yield f"chance, told to {told}: {counted}"
    elif match.turn() != OVER:
        yield f"seat {match.turn()}: " + " | ".join(game.choice_codes.form(code) for code in game.legal(s))


def after(match: Match, line: Line) -> Iterator[str]:
    """What happened: the line, and what everyone and the first seat are told in words."""
    match.add(line)
    text = Text("en", match.game.texts, names=("Ada", "Bob", "Cleo", "Dan"))
    yield f"  {line.event}" if isinstance(line, Event) else f"  {line.remark} {line.text}"
    for seat, who in ((SPECTATOR, "all"), (0, "Ada")):
        told = [text.say(words) for words in told_to(match, seat, match.version - 1)[0].words]
        if who == "all" or told != [text.say(w) for w in told_to(match, SPECTATOR, match.version - 1)[0].words]:
            yield f"    {who}: {' '.join(told)}"
