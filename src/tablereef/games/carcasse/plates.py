"""How the players of Cap'taine Carcasse stand: all holds are open (CC-K1), and so is what a dive would bring."""

from tablereef.games.carcasse.meaning import worth_of_dive
from tablereef.games.carcasse.scoring import points
from tablereef.games.carcasse.state import State
from tablereef.kernel.view import Plate
from tablereef.kernel.words import Words, points_words

VOCABULARY = ("plate-dive",)


def plates(s: State, seat: int) -> tuple[Plate, ...]:
    """CC-E2: the points of every hold; CC-T5: of the exploration, for who dives."""
    dive = Words("plate-dive", {"change": points_words(worth_of_dive(s))}) if s.row_n else None
    return tuple(Plate(points(s, owner), dive if owner == s.active else None) for owner in range(s.seats))
