"""What thinking ends through is good for: the last choices of Carcasse, beside what they are worth exactly.

In a checkout: python -m bench.ends [games]
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any, NamedTuple

from bench.page import when_and_where, write_table
from tablereef.games import find
from tablereef.kernel.knowledge import Knowledge
from tablereef.sim.ends import WHOLE
from tablereef.sim.search import Search, Thought

GAMES = 500
SEED = 1
MOST = 2_000_000  # positions that follow from a choice; an end with more is none
THOUGHTS = ("100p", "1000p", "10000p")


class End(NamedTuple):
    """A choice in an end: what each way is worth, and who takes which."""

    worths: dict[int, int]
    chosen: dict[str, int]

    def lost(self, who: str) -> float:
        """How much of a victory a choice gives away."""
        return round((max(self.worths.values()) - self.worths[self.chosen[who]]) / WHOLE, 3)


def last_choices(search: Search, index: int) -> Iterator[Knowledge]:
    """The choices in a game between two Divers, from the last one back."""
    sim = search.simulator
    records, movers, _ = sim.trace(2, SEED, index, bots=("heuristic",))
    for s, seat in reversed(list(zip(sim.positions(records[:-1]), movers, strict=True))):
        if seat >= 0 and len(sim.game.legal(s)) > 1:
            yield Knowledge(sim.game, s, seat)


def ends_of(search: Search, index: int) -> Iterator[End]:
    """The ends of a game, as far back as they can be thought through."""
    assert search.ends is not None
    for known in last_choices(search, index):
        worths = search.ends.worths_of(known, known.choices(), MOST)
        if worths is None:
            return
        yield End(worths, chosen_by(search, known))


def chosen_by(search: Search, known: Knowledge) -> dict[str, int]:
    """What Diver chooses, and Octopus, by playouts alone and as it is."""
    codes = known.choices()
    chosen: dict[str, Any] = {"Diver": known.game.advise(known.state, list(codes), len(codes))}
    for text in THOUGHTS:
        thought = Thought(text)
        chosen[f"{text}, by playouts alone"] = search.tried(known, codes, thought, SEED).choice()
        chosen[f"{text}, as Octopus is"] = search.best(known, thought, SEED)
    return chosen


def row(who: str, found: list[End], games: int) -> str:
    """How somebody plays the ends of so many games of two."""
    lost = [end.lost(who) for end in found]
    wrong = sum(one > 0 for one in lost) / len(lost)
    return f"| {who} | {wrong:.1%} | {sum(lost) / len(lost):.2%} | {sum(lost) / games / 2:.2%} |"


def main() -> None:
    """Play, think, print, and write the section."""
    search, found = Search(find("carcasse")), list[End]()
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    for index in range(games):
        found += ends_of(search, index)
        print(f"{index + 1} games, {len(found)} ends", end="\r", flush=True)
    about = (
        f"{when_and_where()} Two seats, the last choices of {games:,} games between Divers, as far back as no more"
        f" than {MOST:,} positions follow: {len(found):,} choices. Worth is the share of the victory if all play best"
        " from there on; a choice is wrong where another is worth more."
    )
    columns = ["", "wrong", "given away by a choice", "by a player in a game"]
    rows = [row(who, found, games) for who in found[0].chosen]
    write_table("## The ends of Carcasse, thought through", about, columns, rows)


if __name__ == "__main__":
    main()
