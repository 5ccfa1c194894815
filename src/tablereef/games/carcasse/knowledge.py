"""What a seat may know: everything but what others looked at and nobody else saw (CC-K1, CC-K2)."""

from tablereef.games.carcasse.components import RANKS
from tablereef.games.carcasse.state import UNKNOWN, State, put, take
from tablereef.kernel.dice import roll
from tablereef.kernel.masks import has, nth

VEILED = ("active", "top", "top_n", "top_seen", "pile", "looked", "looked_n", "graveyard")  # what `conceal` needs


def conceal(s: State, seat: int) -> None:
    """Forget the faces that only others looked at; that they looked stays known."""
    for i in range(s.top_n):
        if not has(s.top_seen[i], seat) and s.top[i] != UNKNOWN:
            put(s.pile, s.top[i])
            s.top[i] = UNKNOWN
    if seat != s.active:
        for i in range(s.looked_n):
            if s.looked[i] != UNKNOWN:
                put(s.graveyard, s.looked[i])
                s.looked[i] = UNKNOWN


def imagine(s: State, dice: list[int]) -> None:
    """Deal the forgotten faces anew, each card that can lie there equally likely."""
    for i in range(s.top_n):
        if s.top[i] == UNKNOWN:
            s.top[i] = nth(s.pile.ranks, roll(dice, s.pile.n), RANKS)
            take(s.pile, s.top[i])
    for i in range(s.looked_n):
        if s.looked[i] == UNKNOWN:
            s.looked[i] = nth(s.graveyard.ranks, roll(dice, s.graveyard.n), RANKS)
            take(s.graveyard, s.looked[i])
    sort_looked(s)


def sort_looked(s: State) -> None:
    """The cards looked at lie in order of their codes."""
    for i in range(1, s.looked_n):
        j = i
        while j and s.looked[j - 1] > s.looked[j]:
            s.looked[j - 1], s.looked[j] = s.looked[j], s.looked[j - 1]
            j -= 1
