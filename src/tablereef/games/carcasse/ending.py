"""How a game ends."""

from tablereef.games.carcasse import components as box
from tablereef.games.carcasse import events, steps
from tablereef.games.carcasse.scoring import points
from tablereef.games.carcasse.state import State
from tablereef.kernel.pending import finish
from tablereef.kernel.story import tell


def end_game(s: State) -> None:
    """CC-E1, CC-V3: nothing more is done."""
    tell(s, events.ENDED)
    finish(s.pending, steps.GAME_OVER)


def stop_at_fifty(s: State, seat: int) -> bool:
    """CC-V3: a hold worth 50 wins at once; what was not yet done is not done."""
    if s.variant != box.SUDDEN_DEATH or points(s, seat) < box.SUDDEN_DEATH_POINTS:
        return False
    end_game(s)
    return True
