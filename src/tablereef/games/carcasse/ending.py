"""How a game ends."""

from tablereef.games.carcasse.components import SUDDEN_DEATH, SUDDEN_DEATH_POINTS
from tablereef.games.carcasse.events import ENDED
from tablereef.games.carcasse.scoring import points
from tablereef.games.carcasse.state import GAME_OVER, State
from tablereef.kernel.pending import drop_all, push
from tablereef.kernel.story import tell


def end_game(s: State) -> None:
    """CC-E1, CC-V3: nothing more is done."""
    tell(s, ENDED)
    drop_all(s.pending)
    push(s.pending, GAME_OVER, 1)


def stop_at_fifty(s: State, seat: int) -> bool:
    """CC-V3: a hold worth 50 wins at once; what was not yet done is not done."""
    if s.variant != SUDDEN_DEATH or points(s, seat) < SUDDEN_DEATH_POINTS:
        return False
    end_game(s)
    return True
